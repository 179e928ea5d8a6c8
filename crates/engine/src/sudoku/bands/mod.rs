//! The fast solver, for 9x9: [`state`] has what it deduces, [`search`] how it guesses.
//!
//! After the programs of zhou yundong and JCZ, who laid a digit out in bands, and of
//! those who followed them: the matching of columns and the choice of cells are as in
//! fastband. They look up what follows in tables; here it is computed, for the three
//! bands of a digit at once.

pub mod lanes;
pub mod search;
pub mod state;

pub use search::SearchStep;

/// Four words at once, as this machine does it best.
#[cfg(target_arch = "x86_64")]
pub type Best = lanes::Sse;
/// Four words at once, as this machine does it best.
#[cfg(not(target_arch = "x86_64"))]
pub type Best = lanes::Plain;

/// A search under way.
pub type Search = search::Search<Best>;
/// What is known.
pub type State = state::State<Best>;
