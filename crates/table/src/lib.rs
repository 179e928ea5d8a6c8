//! The mid end: everything that playing a puzzle needs, and nothing that a screen, a disk
//! or a clock has.
//!
//! A game says what it is to be played ([`Playable`]). A [`Table`] holds one game in
//! progress: the session with its what-if layers, the clock, hints, checks, rewinding,
//! solutions, a method to watch. The caller says how much time has passed. A question is a
//! task: asking stores it, and [`Table::advance`] works on it, or a thread that the caller
//! hands it to. The answer is data ([`Said`], a `View`). What happened comes out as records
//! for a journal.
//!
//! There is no thread, file, clock, widget or sentence here; a test holds that.
//!
//! ```
//! use grille_engine::nonogram::{Nonogram, Puzzle, Sheet};
//! use grille_engine::session::Act;
//! use grille_table::{Played, Table};
//!
//! let puzzle = Puzzle::black_and_white(&[&[1], &[2]], &[&[2], &[1]]).unwrap();
//! let mut table: Table<Nonogram> = Table::new(Played::new(Sheet::new(&puzzle)));
//! table.hint();
//! while table.advance(100) {}
//! assert!(table.hinted().is_some());
//! table.act(&Act::Play("r2c1=1 r2c2=1 r1c1=1".parse().unwrap()));
//! assert!(table.is_solved());
//! ```

mod check;
pub mod journal;
pub mod nonogram;
mod outlook;
mod playable;
mod played;
mod question;
mod said;
pub mod sudoku;
mod table;
mod watch;

pub use outlook::{Looking, Outlook};
pub use playable::{Mapped, MoveOf, Playable, Progress, RecordOf};
pub use played::{Played, Totals};
pub use question::{Answer, Asked, Question};
pub use said::Said;
pub use table::{Mistakes, Mode, Solutions, Table};
pub use watch::{Pace, Watch};
