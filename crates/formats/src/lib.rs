//! Puzzle files: bytes become drafts, drafts become puzzles or located problems,
//! and puzzles are written back. Formats never solve anything.
//!
//! One format is one file and one line in the table of its game: [`nonogram::FORMATS`],
//! [`sudoku::FORMATS`]. What both games read with is in `text`.
//!
//! ```
//! use grille_formats::{Source, detect, find};
//!
//! let source = Source::decode("two.picross", b"2 2\n1\n2\n2\n1\n".to_vec()).unwrap();
//! let format = detect(&source.name, &source.text).unwrap();
//! let puzzle = (format.read)(&source.text).next().unwrap().unwrap();
//! assert_eq!(find("logimage").unwrap().write(&puzzle).unwrap(), "1/2\n2/1\n");
//! ```

pub mod certificate;
pub mod code;
pub mod game;
pub mod journal;
pub mod nonogram;
pub mod sudoku;
pub mod whole_file;

mod fit;
mod frame;
mod item;
mod said;
mod text;

pub use code::NoCode;
pub use fit::Fit;
pub use frame::Frame;
pub use game::{GameFormat, GameName, GamePuzzle, Unheld};
pub use item::Item;
pub use nonogram::{FORMATS, NON, Part, collection, detect, find};
pub use said::Said;
pub use text::problem::{self, Expected, Kind, Problem, Unsupported};
pub use text::source::{self, NotText, Source};
