//! A line as a slice of words of 64 cells each, the lowest first: pieces of it are
//! taken out and put in, and bits are looked for.

use super::word::Word;

/// The bits of a line from a place on.
#[inline(always)]
pub fn piece<V: Word>(words: &[u64], at: u32) -> V {
    let (first, by) = ((at / 64) as usize, at % 64);
    let word = |i: usize| words.get(first + i).copied().unwrap_or(0);
    V::from_limbs(|i| word(i) >> by | word(i + 1) << 1 << (63 - by))
}

/// Sets bits of a line from a place on.
#[inline(always)]
pub fn insert<V: Word>(words: &mut [u64], at: u32, piece: V) {
    let (first, by) = ((at / 64) as usize, at % 64);
    for i in 0..V::BITS.div_ceil(64) as usize {
        let limb = piece.limb(i);
        for (at, bits) in [(first + i, limb << by), (first + i + 1, limb >> 1 >> (63 - by))] {
            if let Some(word) = words.get_mut(at) {
                *word |= bits;
            }
        }
    }
}

/// Sets the bits of a line from a place to before another.
#[inline(always)]
pub fn insert_range(words: &mut [u64], from: u32, to: u32) {
    let (first, last) = ((from / 64) as usize, ((to - 1) / 64) as usize);
    let (low, high) = (!0 << (from % 64), !0 >> (63 - (to - 1) % 64));
    if first == last {
        words[first] |= low & high;
        return;
    }
    words[first] |= low;
    words[first + 1..last].fill(!0);
    words[last] |= high;
}

/// The first bit that is set from a place on and before `end`, or the end.
#[inline(always)]
pub fn find(word: impl Fn(usize) -> u64, from: u32, end: u32) -> u32 {
    let mut i = from / 64;
    let mut bits = !0 << (from % 64);
    while 64 * i < end {
        bits &= word(i as usize);
        if bits != 0 {
            return end.min(64 * i + bits.trailing_zeros());
        }
        (i, bits) = (i + 1, !0);
    }
    end
}

/// One behind the last bit that is set before a place, or 0.
#[inline(always)]
pub fn find_back(word: impl Fn(usize) -> u64, to: u32) -> u32 {
    let mut i = to.div_ceil(64);
    let mut bits = !0 >> (64 * i - to);
    while i > 0 {
        bits &= word(i as usize - 1);
        if bits != 0 {
            return 64 * i - bits.leading_zeros();
        }
        (i, bits) = (i - 1, !0);
    }
    0
}
