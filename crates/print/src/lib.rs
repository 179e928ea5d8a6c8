//! Puzzles made ready for paper, for whoever prints: a command line or a window.
//!
//! A [`Named`] puzzle is looked at ([`looking`]: solved and rated, a task as any other), which makes it [`Ready`]; what it
//! looks like is chosen in a [`Layout`], the one definition of what can be chosen; [`document()`] puts puzzles
//! and answers on pages, and a [`Form`] makes files of them. Nothing here reads a file or a clock, or writes one.

pub mod choice;
pub mod document;
pub mod entry;
pub mod form;
pub mod layout;
pub mod ready;

mod nonogram;
mod sudoku;

pub use choice::Choice;
pub use document::document;
pub use entry::{Named, Prepared, Printed};
pub use form::Form;
pub use layout::{Answers, Layout};
pub use ready::{Looking, Ready, STEPS, looking};
