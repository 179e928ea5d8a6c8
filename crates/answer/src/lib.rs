//! Answers about puzzles, for any front end: a command line, a window, a page, a script.
//!
//! This crate makes what a person is told about a puzzle: its solutions, each verified by
//! the rules ([`solve`]); none, unique or several ([`check`]); how many
//! ([`count`]); how hard ([`rate`]); a hint, and which move is to blame
//! ([`hint`]); a whole worked solution as text, Markdown or a page with pictures
//! ([`worked`]); and the JSON of each of them ([`json`]).
//!
//! It is the front door of the libraries ([`door`]): a file becomes a puzzle, whichever game it is of, and each question
//! to it is one call, which can be stopped.
//!
//! ```
//! use grille_answer::{GameName, Lang, Order, Words, generate, never, read};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let cup = read("cup.non", "width 3\nheight 3\n\nrows\n3\n1\n1,1\n\ncolumns\n1,1\n2\n1,1\n")?;
//! assert_eq!(cup.check(never).status.name(), "unique");
//! assert_eq!(cup.solutions(never).next().ok_or("none")?.to_string(), "###\n.#.\n#.#\n");
//! assert_eq!(cup.count(never).number, "1");
//! assert!(cup.explain(&Words::new(Lang::Fr), never).steps[0].starts_with("Ligne 1"));
//! let made = generate(&Order::new(GameName::Sudoku, 9, 9), "any seed", never)?;
//! assert_eq!(made.check(never).status.name(), "unique");
//! # Ok(())
//! # }
//! ```
//!
//! Behind it, questions are tasks of the engine: the caller calls `advance(steps)` until there is an
//! answer, may stop before, and then says how long it took. Nothing here reads a clock, waits, or
//! prints, and nothing but [`read_file`] reads a file, so all of it works in a web page.
//!
//! ```
//! use grille_answer::{check::Check, hint::Helping, outcome::Outcome};
//! use grille_engine::hint::{Hinted, Level};
//! use grille_engine::nonogram::{Nonogram, Sheet};
//! use grille_engine::run::Task;
//! use grille_words::{Lang, Words};
//!
//! let text = "width 3\nheight 3\n\nrows\n3\n1\n1,1\n\ncolumns\n1,1\n2\n1,1\n";
//! let format = grille_formats::detect("cup.non", text).expect("it looks like a .non file");
//! let reading = (format.read)(text).next().expect("it holds a puzzle");
//! let puzzle = reading.expect("the puzzle is valid");
//!
//! // Proven: one solution, and no other.
//! let outcome = Check::<Nonogram>::of(&puzzle).advance(u64::MAX);
//! assert_eq!(outcome, Some(Outcome::Unique));
//!
//! // How to begin, for a player who speaks French.
//! let mut helping = Helping::new(Nonogram::hinting(&Sheet::new(&puzzle)));
//! let help = helping.advance(u64::MAX).expect("nothing stops it");
//! let said = help.sentences(&Words::new(Lang::Fr), Level::Argument, &puzzle, |_| None);
//! assert!(said[0].starts_with("Ligne 1"), "{said:?}");
//! ```

pub mod check;
pub mod count;
pub mod door;
mod file;
pub mod hint;
pub mod json;
pub mod nonogram;
pub mod outcome;
pub mod rate;
pub mod sentences;
pub mod shown;
pub mod solve;
pub mod sudoku;
pub mod worked;
pub mod wrap;

pub use check::Check;
pub use count::Tally;
pub use door::{AnyPuzzle, Asked, Filled, Order, Refusal, Unread, generate, never, read, read_all};
pub use file::{read_all_file, read_file};
pub use grille_formats::GameName;
pub use grille_words::{Lang, Words};
pub use hint::{Help, Helping};
pub use outcome::{Answer, Checked, Halt, Outcome, OutcomeOf};
pub use rate::RatingTold;
pub use shown::Shown;
pub use solve::{Solve, Turn};
pub use worked::{Explained, Work, Working};

/// The games, each in its own room.
mod games {
    pub use grille_engine::nonogram::Nonogram;
    pub use grille_engine::sudoku::Sudoku;
}

/// The examples of the documents are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../../../docs/library.md")]
struct Documents;
