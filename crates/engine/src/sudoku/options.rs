//! What may be chosen about a method. Every method has its own defaults.

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

impl Offer {
    /// Every value.
    pub const ALL: &[Offer] = &[Offer::Seed];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Offer::Seed => "seed",
        }
    }
}

impl Options {
    /// The choices that were made.
    pub fn chosen(&self) -> impl Iterator<Item = Offer> {
        self.seed.map(|_| Offer::Seed).into_iter()
    }
}
