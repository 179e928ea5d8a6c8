//! What is said about a puzzle, whatever the game.

/// What is said about a puzzle, in its author's words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// What it shows.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// Whose it is.
    pub copyright: Option<String>,
    /// On what terms it may be used: an SPDX code or a sentence.
    pub licence: Option<String>,
    /// Where it comes from.
    pub source: Option<String>,
    /// Its number or name there.
    pub id: Option<String>,
    /// A longer text.
    pub description: Option<String>,
    /// Further remarks.
    pub note: Option<String>,
}
