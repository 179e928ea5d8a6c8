//! A game in progress as a text that only grows, of whichever game.
//!
//! ```text
//! grille-journal 2
//! game nonogram
//! width 5
//! …                       the puzzle, in a format that the game chooses
//! ====
//! 0 r1c1=1 r1c2=1         milliseconds of play, and what happened then
//! 1520 undo
//! 2000 hint where
//! ```
//!
//! A [`Record`] is an [`Act`](grille_engine::session::Act) in its own text form, or one of
//! a few words ([`What`]). A kind of record that is not known is kept and skipped: a newer
//! program may have written it. Version 1 knew no game but nonograms and no such kinds.
//!
//! A record counts once its line has ended. So whoever appends in whole lines can be
//! interrupted at any byte: a last line without an end is *torn*, and nobody was told
//! that it was kept. Any other line that cannot be read, or tells of something that
//! cannot have happened there, is *damage*: what stands before it counts, what follows
//! does not. Reading takes one pass; no more than [`MAX_BYTES`](crate::source::MAX_BYTES)
//! are looked at.

mod head;
mod merge;
mod read;
mod record;

pub use head::{Head, NoHead, VERSION, head, records};
pub use merge::{LONG, merge};
pub use read::{End, Read, read};
pub use record::{Exercise, Record, What};
