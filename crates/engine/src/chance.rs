//! Chance that comes out the same everywhere: any text is a seed.
//!
//! The text is hashed to the 256 bits of state of xoshiro256** (Blackman and
//! Vigna, 2018): each of its four words is mixed with every byte by the finisher
//! of SplitMix64. Good for puzzles, not for secrets. What a seed gives is part
//! of a version of the program: changing anything here changes the puzzles of
//! all seeds.

/// A source of numbers that looks like chance.
#[derive(Clone, Debug)]
pub struct Chance([u64; 4]);

impl Chance {
    /// The source that belongs to this text.
    pub fn new(seed: &str) -> Chance {
        let mut state = [1u64, 2, 3, 4].map(mixed);
        let length = seed.len() as u64;
        for word in seed.bytes().map(u64::from).chain([256 + length, 0, 1, 2]) {
            for i in 0..4 {
                state[i] = mixed(state[i] ^ state[(i + 1) % 4].rotate_left(17) ^ word);
            }
        }
        // Four zeros would stay zeros for ever.
        state[0] |= u64::from(state == [0; 4]);
        Chance(state)
    }

    /// A source of its own, drawn from this one.
    pub fn split(&mut self) -> Chance {
        let state = [(); 4].map(|()| self.bits());
        Chance(if state == [0; 4] { [1; 4] } else { state })
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let drawn = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        drawn
    }

    /// A number below `limit`, each as likely as any other; 0 if there is none.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = limit as u64;
        // The last numbers, which would favour some remainders, are drawn again.
        let fair = u64::MAX - (u64::MAX % limit.max(1) + 1) % limit.max(1);
        loop {
            let drawn = self.bits();
            if drawn <= fair {
                return (drawn % limit.max(1)) as usize;
            }
        }
    }

    /// A number from 0 up to, but not including, 1.
    pub fn share(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts things in an order, each as likely as any other.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

fn mixed(word: u64) -> u64 {
    let mut z = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_about_as_likely() {
        for limit in [1, 2, 3, 7, 10, 100] {
            let mut chance = Chance::new("fair");
            let mut seen = vec![0usize; limit];
            for _ in 0..1000 * limit {
                seen[chance.below(limit)] += 1;
            }
            assert!(seen.iter().all(|&n| (800..1200).contains(&n)), "{limit}: {seen:?}");
        }
        assert_eq!(Chance::new("").below(0), 0);
    }

    #[test]
    fn every_order_is_about_as_likely() {
        let (mut chance, mut seen) = (Chance::new("orders"), [0; 24]);
        for _ in 0..24_000 {
            let mut things = [0, 1, 2, 3];
            chance.shuffle(&mut things);
            let rank = |i: usize| things[i + 1..].iter().filter(|&&t| t < things[i]).count();
            seen[rank(0) * 6 + rank(1) * 2 + rank(2)] += 1;
        }
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
    }

    #[test]
    fn texts_that_differ_give_numbers_that_differ() {
        let texts = ["", "a", "b", "ab", "ba", "a\0", "1", "2", "12", "1 2"];
        let first: std::collections::BTreeSet<u64> =
            texts.iter().map(|text| Chance::new(text).bits()).collect();
        assert_eq!(first.len(), texts.len());
    }

    #[test]
    fn a_seed_gives_the_same_for_ever() {
        let mut chance = Chance::new("grille");
        let drawn: Vec<usize> = (0..8).map(|_| chance.below(1000)).collect();
        assert_eq!(drawn, [882, 207, 511, 671, 326, 195, 89, 163]);
    }
}
