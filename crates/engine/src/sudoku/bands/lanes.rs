//! Four words at once: three for the bands of a digit, and one that nobody looks at.
//!
//! On x86-64 these are the registers that every such machine has (SSE2), which took a
//! third off the time of words that a compiler puts together as it likes; elsewhere,
//! plain words. A test compares the two.

/// Four words, and what can be done to all of them.
pub trait Lanes: Copy + std::fmt::Debug {
    /// These words.
    fn new(words: [u32; 4]) -> Self;
    /// The words.
    fn words(self) -> [u32; 4];
    /// Bits of both.
    fn and(self, other: Self) -> Self;
    /// Bits that the other has not.
    fn minus(self, other: Self) -> Self;
    /// Bits of either.
    fn or(self, other: Self) -> Self;
    /// Towards the lowest bit.
    fn right<const BY: i32>(self) -> Self;
    /// Towards the highest bit.
    fn left<const BY: i32>(self) -> Self;
    /// The sum of each two words.
    fn plus(self, other: Self) -> Self;
    /// The difference of each two words.
    fn less(self, other: Self) -> Self;
    /// The first three words, each moved to the place before it, the first to the third.
    fn next(self) -> Self;
    /// A bit for each word that differs.
    fn differ(self, other: Self) -> u64;
    /// Four bits for each of nine, which of their words share a bit with `mask`.
    fn meet(all: &[Self; 9], mask: Self) -> u64;

    /// The same word four times.
    #[inline(always)]
    fn all(word: u32) -> Self {
        Self::new([word; 4])
    }

    /// Whether all words are 0.
    #[inline(always)]
    fn is_zero(self) -> bool {
        self.differ(Self::all(0)) == 0
    }
}

/// Four words as they are.
#[derive(Clone, Copy, Debug)]
pub struct Plain([u32; 4]);

impl Plain {
    #[inline(always)]
    fn zip(self, other: Plain, f: impl Fn(u32, u32) -> u32) -> Plain {
        Plain(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }
}

impl Lanes for Plain {
    #[inline(always)]
    fn new(words: [u32; 4]) -> Plain {
        Plain(words)
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        self.0
    }

    #[inline(always)]
    fn and(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn minus(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn or(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn right<const BY: i32>(self) -> Plain {
        Plain(self.0.map(|word| word >> BY))
    }

    #[inline(always)]
    fn left<const BY: i32>(self) -> Plain {
        Plain(self.0.map(|word| word << BY))
    }

    #[inline(always)]
    fn plus(self, other: Plain) -> Plain {
        self.zip(other, u32::wrapping_add)
    }

    #[inline(always)]
    fn less(self, other: Plain) -> Plain {
        self.zip(other, u32::wrapping_sub)
    }

    #[inline(always)]
    fn next(self) -> Plain {
        let [a, b, c, d] = self.0;
        Plain([b, c, a, d])
    }

    #[inline(always)]
    fn differ(self, other: Plain) -> u64 {
        (0..4).fold(0, |bits, i| bits | u64::from(self.0[i] != other.0[i]) << i)
    }

    #[inline(always)]
    fn meet(all: &[Plain; 9], mask: Plain) -> u64 {
        let bits = |at: usize| mask.and(all[at]).differ(Plain([0; 4])) << (4 * at);
        (0..9).fold(0, |all, at| all | bits(at))
    }
}

#[cfg(target_arch = "x86_64")]
pub use sse::{Sse, at_best};

/// Does some work: there is nothing to choose here.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub fn at_best<R>(work: impl FnOnce() -> R) -> R {
    work()
}

#[cfg(target_arch = "x86_64")]
mod sse {
    use super::Lanes;
    use std::arch::x86_64::*;

    /// The fence: the only place of the engine that the compiler does not vouch for. What
    /// stands in it reads and writes registers, never memory, by instructions that are
    /// part of every x86-64 machine or whose presence has just been asked for.
    macro_rules! fenced {
        ($($code:tt)*) => {{
            #[allow(unsafe_code)]
            unsafe { $($code)* }
        }};
    }

    /// Does some work with the instructions of newer machines where they are there: the
    /// same words, in fewer instructions (about an eighth less time).
    #[inline(always)]
    pub fn at_best<R>(work: impl FnOnce() -> R) -> R {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn newer<R>(work: impl FnOnce() -> R) -> R {
            work()
        }
        let has = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        if has { fenced!(newer(work)) } else { work() }
    }

    /// Four words in a register.
    #[derive(Clone, Copy, Debug)]
    pub struct Sse(__m128i);

    impl Lanes for Sse {
        #[inline(always)]
        fn new([a, b, c, d]: [u32; 4]) -> Sse {
            fenced! {
            Sse(_mm_setr_epi32(a as i32, b as i32, c as i32, d as i32))
            }
        }

        #[inline(always)]
        fn words(self) -> [u32; 4] {
            fenced! {
            let first = |register| _mm_cvtsi128_si32(register) as u32;
            [
                first(self.0),
                first(_mm_shuffle_epi32::<0b01>(self.0)),
                first(_mm_shuffle_epi32::<0b10>(self.0)),
                first(_mm_shuffle_epi32::<0b11>(self.0)),
            ]
            }
        }

        #[inline(always)]
        fn and(self, other: Sse) -> Sse {
            fenced! {
            Sse(_mm_and_si128(self.0, other.0))
            }
        }

        #[inline(always)]
        fn minus(self, other: Sse) -> Sse {
            fenced! {
            Sse(_mm_andnot_si128(other.0, self.0))
            }
        }

        #[inline(always)]
        fn or(self, other: Sse) -> Sse {
            fenced! {
            Sse(_mm_or_si128(self.0, other.0))
            }
        }

        #[inline(always)]
        fn right<const BY: i32>(self) -> Sse {
            fenced! {
            Sse(_mm_srli_epi32::<BY>(self.0))
            }
        }

        #[inline(always)]
        fn left<const BY: i32>(self) -> Sse {
            fenced! {
            Sse(_mm_slli_epi32::<BY>(self.0))
            }
        }

        #[inline(always)]
        fn plus(self, other: Sse) -> Sse {
            fenced! {
            Sse(_mm_add_epi32(self.0, other.0))
            }
        }

        #[inline(always)]
        fn less(self, other: Sse) -> Sse {
            fenced! {
            Sse(_mm_sub_epi32(self.0, other.0))
            }
        }

        #[inline(always)]
        fn next(self) -> Sse {
            fenced! {
            Sse(_mm_shuffle_epi32::<0b11_00_10_01>(self.0))
            }
        }

        #[inline(always)]
        fn differ(self, other: Sse) -> u64 {
            fenced! {
            let same = _mm_cmpeq_epi32(self.0, other.0);
            !_mm_movemask_ps(_mm_castsi128_ps(same)) as u64 & 0b1111
            }
        }

        #[inline(always)]
        fn meet(all: &[Sse; 9], mask: Sse) -> u64 {
            fenced! {
            let zero = _mm_setzero_si128();
            let none = |at: usize| _mm_cmpeq_epi32(_mm_and_si128(all[at].0, mask.0), zero);
            // Words of all ones and of zeros keep their kind when they are cut in half.
            let four = |at: usize| {
                let low = _mm_packs_epi32(none(at), none(at + 1));
                let high = _mm_packs_epi32(none(at + 2), none(at + 3));
                _mm_movemask_epi8(_mm_packs_epi16(low, high)) as u32 as u64
            };
            let last = _mm_movemask_ps(_mm_castsi128_ps(none(8))) as u64;
            !(four(0) | four(4) << 16 | last << 32) & 0xf_ffff_ffff
            }
        }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn registers_do_what_plain_words_do() {
        let mut seed = 1u64;
        let mut word = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if seed >> 61 == 0 { 0 } else { (seed >> 32) as u32 }
        };
        for _ in 0..1000 {
            let (a, b) = ([0; 4].map(|_| word()), [0; 4].map(|_| word()));
            let (x, y, p, q) = (Sse::new(a), Sse::new(b), Plain(a), Plain(b));
            let pairs = [
                (x.and(y), p.and(q)),
                (x.minus(y), p.minus(q)),
                (x.or(y), p.or(q)),
                (x.right::<9>(), p.right::<9>()),
                (x.left::<3>(), p.left::<3>()),
                (x.plus(y), p.plus(q)),
                (x.less(y), p.less(q)),
                (x.next(), p.next()),
                (Sse::all(b[0]), Plain::all(b[0])),
            ];
            assert!(pairs.iter().all(|(one, other)| one.words() == other.0), "{a:?} {b:?}");
            assert_eq!(x.differ(y), p.differ(q));
            assert_eq!((x.is_zero(), x.less(x).is_zero()), (p.is_zero(), true));
            let nine: [[u32; 4]; 9] = std::array::from_fn(|_| [0; 4].map(|_| word() & word()));
            let mask = a.map(|word| word & b[0] & b[1]);
            let one = Sse::meet(&nine.map(Sse::new), Sse::new(mask));
            assert_eq!(one, Plain::meet(&nine.map(Plain), Plain(mask)));
        }
    }
}
