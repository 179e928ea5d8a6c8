//! A puzzle whose clues are typed in, as from a magazine: [`Clues`] are what is typed so far,
//! [`ClueEntry`] takes edits of them back, [`line_text`] reads the text of a line, and [`Asking`]
//! finds out whether there is none, one or several solutions.

mod answer;
mod clue_entry;
mod clues;
mod edit;
mod history;
mod kept;
pub mod line_text;
mod sums;

pub use answer::{Answer, Asking};
pub use clue_entry::ClueEntry;
pub use clues::{Clues, MAX_LEN};
pub use edit::ClueEdit;
pub use sums::{Fit, Total};
