//! A hint, told.

pub use grille_engine::hint::Level;

/// How to go on, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hinted {
    /// `next`, `solved`, `stuck` (no technique finds anything), `wrong` (what is known cannot be completed) or `limit`
    /// (it was stopped).
    pub status: &'static str,
    /// What there is to say, up to the level that was asked for.
    pub sentences: Vec<String>,
}
