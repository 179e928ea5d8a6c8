//! Why a question has no answer.

use grille_engine::grid::NoSize;
use grille_formats::{GameFormat, GameName, Unheld};
use grille_words::{Lang, Words, say};
use std::fmt;

/// Why a question has no answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// It was stopped before the answer.
    Stopped,
    /// The game has no such answer.
    OtherGame(GameName),
    /// There is no picture to mend: no goal, and no solution.
    NoPicture,
    /// Nothing like that has this name.
    Name {
        /// What should have it: `class`, `symmetry`, `format`.
        what: &'static str,
        /// The name.
        name: String,
        /// Those that there are.
        known: Vec<&'static str>,
    },
    /// No grid has these sides.
    Size(NoSize),
    /// A board of another size than the puzzle's.
    BoardSize {
        /// How many cells it has.
        found: usize,
        /// How many the puzzle has.
        expected: usize,
    },
    /// A value that no cell of the puzzle can have.
    Value(u8),
    /// The order can have no puzzle, and why, in each language.
    Order([String; 2]),
    /// No puzzle as it was ordered, of so many.
    GaveUp {
        /// How many were looked at.
        tries: u64,
    },
    /// The format does not hold the puzzle.
    Unheld(GameFormat, GameName, Unheld),
    /// No format holds the puzzle with its proof.
    NoFormat,
    /// The proof would be too large.
    TooLarge,
    /// A solution came out that breaks the rules: a defect.
    Wrong,
}

impl Refusal {
    /// In one sentence.
    pub fn said(&self, words: &Words) -> String {
        match self {
            Refusal::Stopped => say!(words, "door-stopped"),
            Refusal::OtherGame(game) => say!(words, "door-other-game", game = words.game(*game)),
            Refusal::NoPicture => say!(words, "repair-no-picture"),
            Refusal::Name { what, name, known } => say!(
                words,
                "door-name",
                what = *what,
                name = name.as_str(),
                known = known.join(", ")
            ),
            Refusal::Size(size) => say!(
                words,
                "door-size",
                rows = size.rows,
                cols = size.cols,
                most = grille_engine::grid::MAX_SIDE
            ),
            Refusal::BoardSize { found, expected } => {
                say!(words, "door-board-size", found = *found, expected = *expected)
            }
            Refusal::Value(value) => say!(words, "door-value", value = *value),
            Refusal::Order(said) => said[words.lang() as usize].clone(),
            Refusal::GaveUp { tries } => {
                say!(words, "door-gave-up", tries = words.number(tries))
            }
            Refusal::Unheld(format, game, why) => words.unheld(*format, *game, *why),
            Refusal::NoFormat => say!(words, "certificate-unheld"),
            Refusal::TooLarge => say!(words, "certify-too-large"),
            Refusal::Wrong => say!(words, "certify-wrong"),
        }
    }
}

/// In English; [`Refusal::said`] speaks other languages too.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Words::new(Lang::En)))
    }
}

impl std::error::Error for Refusal {}

impl From<NoSize> for Refusal {
    fn from(size: NoSize) -> Refusal {
        Refusal::Size(size)
    }
}

/// The one of a table that has this name.
pub(crate) fn by_name<T: Copy>(
    what: &'static str,
    all: &[T],
    name_of: impl Fn(T) -> &'static str,
    name: &str,
) -> Result<T, Refusal> {
    let found = all.iter().copied().find(|&own| name_of(own) == name);
    let known = || all.iter().map(|&own| name_of(own)).collect();
    found.ok_or_else(|| Refusal::Name { what, name: name.to_owned(), known: known() })
}
