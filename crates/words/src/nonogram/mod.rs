//! Nonograms in words.

mod argument;
mod board;
mod cells;
mod event;
mod explain;
mod fault;
mod hint;
mod letters;
mod rating;
mod spoken;

pub use cells::INKS;
