//! What stands around the puzzles of a file that can hold several.

/// What stands around the puzzles of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Before the first.
    pub before: &'static str,
    /// Between two.
    pub between: &'static str,
    /// After the last.
    pub after: &'static str,
}
