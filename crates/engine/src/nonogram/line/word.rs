//! Machine words as rows of cells: one bit a cell, as wide as a puzzle needs.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// An unsigned number with enough bits for a line and two more.
pub trait Word:
    Copy
    + Eq
    + Send
    + std::fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits.
    const BITS: u32;
    /// A word for each bit, of a size known beforehand: a power of two, so that
    /// a masked index is always inside.
    type Room: Clone + Send + std::fmt::Debug + AsRef<[Self]> + AsMut<[Self]>;
    /// How many words it is worth looking at together.
    const LANES: usize;
    /// That many words.
    type Lanes: Copy + Send + std::fmt::Debug + AsRef<[Self]> + AsMut<[Self]>;
    /// No bit set.
    const ZERO: Self;
    /// The lowest bit set.
    const ONE: Self;

    /// Empty room.
    fn room() -> Self::Room;
    /// The same word in every lane.
    fn lanes(self) -> Self::Lanes;
    /// The sum, without what does not fit.
    fn plus(self, other: Self) -> Self;
    /// The bits in the opposite order.
    fn mirrored(self) -> Self;
    /// The place of the lowest bit that is set; there must be one.
    fn lowest(self) -> u32;
    /// The place of the highest bit that is set; there must be one.
    fn highest(self) -> u32;
    /// How many bits are set.
    fn count(self) -> u32;
    /// Its bits by 64, the lowest first; none behind the last.
    fn limb(&self, i: usize) -> u64;
    /// The word with these limbs.
    fn from_limbs(limb: impl Fn(usize) -> u64) -> Self;

    /// Sets the bit at a place.
    #[inline(always)]
    fn insert(&mut self, at: u32) {
        *self = *self | Self::bit(at);
    }

    /// Clears the bit at a place.
    #[inline(always)]
    fn erase(&mut self, at: u32) {
        *self = *self & !Self::bit(at);
    }

    /// Whether no bit is set.
    fn is_zero(self) -> bool {
        self == Self::ZERO
    }

    /// The bit at a place.
    fn bit(at: u32) -> Self {
        Self::ONE << at
    }

    /// Whether the bit at a place is set.
    fn has(self, at: u32) -> bool {
        !(self & Self::bit(at)).is_zero()
    }

    /// The places of the bits that are set, lowest first.
    #[inline(always)]
    fn places(self) -> Places<Self> {
        Places { word: self, next: 1, limb: self.limb(0) }
    }
}

/// See [`Word::places`].
pub struct Places<W> {
    word: W,
    /// The bits left of a limb, and which one comes next.
    limb: u64,
    next: usize,
}

impl<W: Word> Iterator for Places<W> {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        while self.limb == 0 {
            if self.next as u32 >= W::BITS.div_ceil(64) {
                return None;
            }
            self.limb = self.word.limb(self.next);
            self.next += 1;
        }
        let at = 64 * (self.next as u32 - 1) + self.limb.trailing_zeros();
        self.limb &= self.limb - 1;
        Some(at)
    }
}

macro_rules! native {
    ($($type:ident $lanes:literal)*) => {$(
        impl Word for $type {
            const BITS: u32 = $type::BITS;
            type Room = [$type; $type::BITS as usize];
            const LANES: usize = $lanes;
            type Lanes = [$type; $lanes];
            const ZERO: $type = 0;
            const ONE: $type = 1;

            fn room() -> Self::Room {
                [0; $type::BITS as usize]
            }

            #[inline(always)]
            fn lanes(self) -> Self::Lanes {
                [self; $lanes]
            }

            #[inline(always)]
            fn plus(self, other: $type) -> $type {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn mirrored(self) -> $type {
                self.reverse_bits()
            }

            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn highest(self) -> u32 {
                $type::BITS - 1 - self.leading_zeros()
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn limb(&self, i: usize) -> u64 {
                u128::from(*self).checked_shr(64 * i as u32).unwrap_or(0) as u64
            }

            #[inline(always)]
            fn from_limbs(limb: impl Fn(usize) -> u64) -> $type {
                let high = if $type::BITS > 64 { u128::from(limb(1)) << 64 } else { 0 };
                (high | u128::from(limb(0))) as $type
            }
        }
    )*};
}

native! { u32 4 u64 2 u128 2 }

/// As many 64-bit words as a long line needs, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// By a loop: `std::array::from_fn` is not always unrolled.
    #[inline(always)]
    fn from_fn(f: impl Fn(usize) -> u64) -> Self {
        let mut words = [0; N];
        for (i, word) in words.iter_mut().enumerate() {
            *word = f(i);
        }
        Wide(words)
    }

    #[inline(always)]
    fn get(&self, i: Option<usize>) -> u64 {
        i.and_then(|i| self.0.get(i)).copied().unwrap_or(0)
    }
}

impl<const N: usize> BitAnd for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Wide::from_fn(|i| self.0[i] & other.0[i])
    }
}

impl<const N: usize> BitOr for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Wide::from_fn(|i| self.0[i] | other.0[i])
    }
}

impl<const N: usize> BitXor for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Wide::from_fn(|i| self.0[i] ^ other.0[i])
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Wide::from_fn(|i| !self.0[i])
    }
}

impl<const N: usize> Shl<u32> for Wide<N> {
    type Output = Self;
    fn shl(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        Wide::from_fn(|i| {
            let high = self.get(i.checked_sub(words)) << bits;
            match bits {
                0 => high,
                _ => high | self.get(i.checked_sub(words + 1)) >> (64 - bits),
            }
        })
    }
}

impl<const N: usize> Shr<u32> for Wide<N> {
    type Output = Self;
    fn shr(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        Wide::from_fn(|i| {
            let low = self.get(Some(i + words)) >> bits;
            match bits {
                0 => low,
                _ => low | self.get(Some(i + words + 1)) << (64 - bits),
            }
        })
    }
}

impl<const N: usize> Word for Wide<N> {
    const BITS: u32 = 64 * N as u32;
    type Room = Vec<Self>;
    const LANES: usize = 1;
    type Lanes = [Self; 1];
    const ZERO: Self = Wide([0; N]);
    const ONE: Self = {
        let mut words = [0; N];
        words[0] = 1;
        Wide(words)
    };

    fn room() -> Vec<Self> {
        vec![Self::ZERO; 64 * N]
    }

    fn lanes(self) -> [Self; 1] {
        [self]
    }

    fn plus(self, other: Self) -> Self {
        let (mut words, mut carry) = (self.0, false);
        for (word, &other) in words.iter_mut().zip(&other.0) {
            let (sum, first) = word.overflowing_add(other);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, first || second);
        }
        Wide(words)
    }

    fn mirrored(self) -> Self {
        Wide::from_fn(|i| self.0[N - 1 - i].reverse_bits())
    }

    fn lowest(self) -> u32 {
        let at = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        64 * at as u32 + self.0[at].trailing_zeros()
    }

    fn highest(self) -> u32 {
        let at = self.0.iter().rposition(|&word| word != 0).unwrap_or(0);
        64 * at as u32 + (self.0[at] | 1).ilog2()
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline(always)]
    fn limb(&self, i: usize) -> u64 {
        self.get(Some(i))
    }

    fn from_limbs(limb: impl Fn(usize) -> u64) -> Self {
        Wide::from_fn(limb)
    }

    #[inline(always)]
    fn insert(&mut self, at: u32) {
        self.0[(at / 64) as usize] |= 1 << (at % 64);
    }

    #[inline(always)]
    fn erase(&mut self, at: u32) {
        self.0[(at / 64) as usize] &= !(1 << (at % 64));
    }

    #[inline(always)]
    fn has(self, at: u32) -> bool {
        self.limb((at / 64) as usize) >> (at % 64) & 1 == 1
    }
}

impl<const N: usize> AsRef<[u64]> for Wide<N> {
    fn as_ref(&self) -> &[u64] {
        &self.0
    }
}

impl<const N: usize> AsMut<[u64]> for Wide<N> {
    fn as_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wide word behaves like a native one of the same size.
    #[test]
    fn wide_words_are_words() {
        let wide = |n: u128| Wide([n as u64, (n >> 64) as u64]);
        let mut seed: u128 = 0x1234_5678_9abc_def0_0fed_cba9_8765_4321;
        for round in 0..2000 {
            seed = seed.wrapping_mul(0x2d99_787d_6b5b_0e2b_d1a3_31f8_5c9a_7b31).wrapping_add(1);
            let (a, b) = (seed, seed.rotate_left(round % 128) ^ seed >> 7);
            let by = round % 128;
            assert_eq!(wide(a) << by, wide(a << by));
            assert_eq!(wide(a) >> by, wide(a >> by));
            assert_eq!(wide(a).plus(wide(b)), wide(a.wrapping_add(b)));
            assert_eq!(wide(a).mirrored(), wide(a.reverse_bits()));
            assert_eq!(wide(a).count(), a.count_ones());
            assert_eq!(wide(a << by | 1 << 127).lowest(), (a << by | 1 << 127).trailing_zeros());
            assert_eq!(wide(a | 1).highest(), (a | 1).highest());
            assert_eq!(wide(a).has(by), a >> by & 1 == 1);
            let (mut set, mut cleared) = (wide(a), wide(a));
            set.insert(by);
            cleared.erase(by);
            assert_eq!((set, cleared), (wide(a | 1 << by), wide(a & !(1 << by))));
            assert_eq!(u128::from_limbs(|i| wide(a).limb(i)), a);
            assert_eq!(Wide::<2>::from_limbs(|i| a.limb(i)), wide(a));
            assert!(wide(a).places().eq(a.places()));
        }
    }
}
