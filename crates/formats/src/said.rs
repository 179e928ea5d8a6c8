//! What is said about a puzzle, part by part: most formats keep some of it.

use grille_engine::about::About;

/// A part of what is said about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// What it shows.
    Title,
    /// Who made it.
    Author,
    /// Whose it is.
    Copyright,
    /// On what terms it may be used.
    Licence,
    /// Where it comes from.
    Source,
    /// Its number or name there.
    Id,
    /// A longer text.
    Description,
    /// Further remarks.
    Note,
}

impl Said {
    /// Every part.
    pub const ALL: &[Said] = &[
        Said::Title,
        Said::Author,
        Said::Copyright,
        Said::Licence,
        Said::Source,
        Said::Id,
        Said::Description,
        Said::Note,
    ];

    /// This part of what is said.
    pub fn of(self, about: &About) -> Option<&str> {
        match self {
            Said::Title => about.title.as_deref(),
            Said::Author => about.author.as_deref(),
            Said::Copyright => about.copyright.as_deref(),
            Said::Licence => about.licence.as_deref(),
            Said::Source => about.source.as_deref(),
            Said::Id => about.id.as_deref(),
            Said::Description => about.description.as_deref(),
            Said::Note => about.note.as_deref(),
        }
    }
}

/// Whether something is said that is not among these parts.
pub(crate) fn says_more(about: &About, kept: &[Said]) -> bool {
    Said::ALL.iter().any(|part| !kept.contains(part) && part.of(about).is_some())
}
