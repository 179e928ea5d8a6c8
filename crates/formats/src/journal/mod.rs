//! A game in progress as a text that only grows.
//!
//! ```text
//! grille-journal 1
//! width 5
//! …                       the puzzle, as `.non`
//! ====
//! 0 r1c1=1 r1c2=1         milliseconds of play, and what happened then
//! 1520 undo
//! ```
//!
//! What happened is an [`Act`] in its own text form, or one
//! of the words `hint`, `solved`, `tick` (nothing but the time) and `again` (a new
//! attempt: an empty sheet without a past, and the clock at zero).
//!
//! A record counts once its line has ended. So whoever appends in whole lines can be
//! interrupted at any byte: a last line without an end is *torn*, and nobody was told
//! that it was kept. Any other line that cannot be read, or tells of something that
//! cannot have happened there, is *damage*: what stands before it counts, what follows
//! does not. Reading takes one pass; no more than [`MAX_BYTES`](crate::source::MAX_BYTES)
//! are looked at.

mod compact;
mod played;
mod read;

pub use compact::compact;
pub use played::{Played, Totals};
pub use read::{End, NoPuzzle, Replay, head, puzzle, replay};

use grille_engine::NotThis;
use grille_engine::nonogram::sheet::Move;
use grille_engine::session::Act;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The version that is written, and the newest that is read.
pub const VERSION: u32 = 1;

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// When, on the clock of the attempt; its text form has whole milliseconds.
    pub at: Duration,
    /// What.
    pub what: What,
}

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The player did something.
    Act(Act<Move>),
    /// The player asked for a hint.
    Hint,
    /// The puzzle was solved.
    Solved,
    /// Time passed.
    Tick,
    /// A new attempt began.
    Again,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at.as_millis();
        match &self.what {
            What::Act(act) => write!(f, "{at} {act}"),
            What::Hint => write!(f, "{at} hint"),
            What::Solved => write!(f, "{at} solved"),
            What::Tick => write!(f, "{at} tick"),
            What::Again => write!(f, "{at} again"),
        }
    }
}

impl FromStr for Record {
    type Err = NotThis;

    fn from_str(line: &str) -> Result<Record, NotThis> {
        let (at, what) = line.split_once(' ').ok_or(NotThis)?;
        // The parser of numbers would take a sign.
        if !at.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotThis);
        }
        let at = Duration::from_millis(at.parse().map_err(|_| NotThis)?);
        let what = match what {
            "hint" => What::Hint,
            "solved" => What::Solved,
            "tick" => What::Tick,
            "again" => What::Again,
            act => What::Act(act.parse()?),
        };
        Ok(Record { at, what })
    }
}
