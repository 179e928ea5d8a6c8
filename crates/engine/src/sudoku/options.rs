//! What may be chosen about a method. Every method has its own defaults.

use crate::named::named;

/// The choices; what is `None` is as the method has it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What shuffles the order in which digits are tried: the same seed, the same
    /// run; another, the same answers by another way. None: the least digit first.
    pub seed: Option<u64>,
}

/// A choice that a method may offer; its name is the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// [`Options::seed`].
    Seed,
}

named! {
    Offer: Seed "seed";
}

impl Options {
    /// The choices that were made.
    pub fn chosen(&self) -> impl Iterator<Item = Offer> {
        let is_chosen = |offer: &Offer| match offer {
            Offer::Seed => self.seed.is_some(),
        };
        Offer::ALL.iter().copied().filter(is_chosen)
    }
}
