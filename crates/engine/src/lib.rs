//! Rules, boards and solving methods for logic grids.
//!
//! The engine is pure: it reads no file, no clock and no random source, starts
//! no thread, prints nothing, and holds no sentence in any language. The words crate
//! makes sentences from the data that the engine returns. The same puzzle,
//! method and options always give the same events and the same step counts.
//!
//! The kernel ([`grid`], [`board`], [`colours`], [`about`], [`faults`], [`chance`], [`trace`], [`run`],
//! [`replay`], [`session`], [`solving`], [`uniqueness`], [`proof`], [`hint`], [`class`], [`rate`]) is shared by all
//! games; a game is a module of its own ([`nonogram`], [`sudoku`]) and never imports another.
//!
//! ```
//! use grille_engine::nonogram::{Puzzle, method};
//! use grille_engine::run::Status;
//!
//! let puzzle = Puzzle::black_and_white(&[&[1], &[2]], &[&[2], &[1]]).unwrap();
//! let mut run = method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Default::default());
//! assert_eq!(run.advance(u64::MAX), Status::Solution);
//! assert_eq!(run.board().to_string(), "#.\n##\n");
//! assert_eq!(run.advance(u64::MAX), Status::Exhausted); // so the solution is unique
//! ```

/// Makes types that tell what is wrong into errors whose text is their data, as `{:?}` shows it. Sentences for people are
/// made of the same data in the words crate.
#[macro_export]
macro_rules! errors_as_data {
    ($($error:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{self:?}")
            }
        }

        impl std::error::Error for $error {}
    )+};
}

pub mod about;
pub mod board;
pub mod chance;
pub mod class;
pub mod colours;
pub mod faults;
pub mod grid;
pub mod hint;
mod named;
pub mod nonogram;
pub mod proof;
pub mod rate;
pub mod replay;
pub mod run;
pub mod session;
pub mod solving;
pub mod sudoku;
pub mod trace;
pub mod uniqueness;

pub use faults::Faults;

/// Two facts that cannot both hold. It carries nothing: the code that meets one knows where
/// it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction;

/// A text that is not the text form of the wanted thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotThis;

errors_as_data!(Contradiction, NotThis);
