//! Running the engine's work within limits of steps and time, until an interrupt; many
//! pieces at once with their results in order ([`in_order`]); or one hard piece on several
//! threads ([`Team`]).
//!
//! The engine knows no clock and no thread; this crate has them.
//!
//! ```
//! use grille_drive::{Budget, Ended, Interrupt};
//! use grille_engine::nonogram::{Puzzle, method};
//! use grille_engine::run::Status;
//! use std::time::Duration;
//!
//! let puzzle = Puzzle::black_and_white(&[&[1], &[2]], &[&[2], &[1]]).unwrap();
//! let mut run = method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Default::default());
//! let mut budget = Budget::new(None, Some(Duration::from_secs(60)), &Interrupt::default());
//! assert_eq!(budget.run(&mut *run), Ended::Done(Status::Solution));
//! ```

mod budget;
mod in_order;
mod interrupt;
mod shard;
mod team;

pub use budget::{Budget, Ended, Stop};
pub use in_order::in_order;
pub use interrupt::Interrupt;
pub use shard::{NoShard, Shard};
pub use team::Team;
