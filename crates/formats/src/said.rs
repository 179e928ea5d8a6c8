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

    /// The same, to be written.
    pub fn of_mut(self, about: &mut About) -> &mut Option<String> {
        match self {
            Said::Title => &mut about.title,
            Said::Author => &mut about.author,
            Said::Copyright => &mut about.copyright,
            Said::Licence => &mut about.licence,
            Said::Source => &mut about.source,
            Said::Id => &mut about.id,
            Said::Description => &mut about.description,
            Said::Note => &mut about.note,
        }
    }

    /// Its name in texts that are kept.
    pub fn name(self) -> &'static str {
        match self {
            Said::Title => "title",
            Said::Author => "author",
            Said::Copyright => "copyright",
            Said::Licence => "licence",
            Said::Source => "source",
            Said::Id => "id",
            Said::Description => "description",
            Said::Note => "note",
        }
    }
}

/// Whether something is said that is not among these parts.
pub(crate) fn says_more(about: &About, kept: &[Said]) -> bool {
    Said::ALL.iter().any(|part| !kept.contains(part) && part.of(about).is_some())
}
