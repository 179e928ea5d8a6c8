//! How many: in 128 bits while that is enough, as long as it takes afterwards.

use num_bigint::BigUint;

/// A number of solutions.
pub trait Number: Clone + Send + 'static {
    /// Adds another. If the sum does not fit nothing happens, and the answer is `false`.
    fn add(&mut self, other: &Self) -> bool;
    /// The room it takes beside its own.
    fn heap(&self) -> usize;
    /// The same number, however long.
    fn long(self) -> BigUint;
}

impl Number for u128 {
    #[inline(always)]
    fn add(&mut self, other: &u128) -> bool {
        match self.checked_add(*other) {
            Some(sum) => *self = sum,
            None => return false,
        }
        true
    }

    fn heap(&self) -> usize {
        0
    }

    fn long(self) -> BigUint {
        self.into()
    }
}

impl Number for BigUint {
    fn add(&mut self, other: &BigUint) -> bool {
        *self += other;
        true
    }

    fn heap(&self) -> usize {
        // A word more than it needs, and what the allocator keeps for itself.
        self.bits() as usize / 8 + 24
    }

    fn long(self) -> BigUint {
        self
    }
}
