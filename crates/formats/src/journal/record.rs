//! A line of a journal: when, and what happened.

use grille_engine::NotThis;
use grille_engine::hint::Level;
use grille_engine::session::Act;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<M> {
    /// When, on the clock of the attempt; its text form has whole milliseconds.
    pub at: Duration,
    /// What.
    pub what: What<M>,
}

/// What a game is set as before the player begins: something is to be found, on a sheet on
/// which something may be written already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise<M> {
    /// What is to be found, in the game's own words, without spaces.
    pub name: String,
    /// What is written.
    pub change: Option<M>,
}

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What<M> {
    /// The player did something.
    Act(Act<M>),
    /// A solver wrote something for the player.
    Solver(M),
    /// The game was set as an exercise; every attempt begins with it, and no undo goes back before it.
    Exercise(Exercise<M>),
    /// The player asked for a hint up to this level; version 1 did not say which.
    Hint(Option<Level>),
    /// The player asked whether the board can be completed.
    Check,
    /// The clock was stopped.
    Pause,
    /// The clock went on.
    Resume,
    /// The puzzle was solved.
    Solved,
    /// Time passed.
    Tick,
    /// A new attempt began: an empty sheet without a past, and the clock at zero.
    Again,
    /// The player noted something beside the sheet, in the game's own words; the same note
    /// once more takes it away. Undo passes it over.
    Note(String),
    /// A kind of record that this version does not know, as it was written.
    Other(String),
}

impl<M: fmt::Display> fmt::Display for Record<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.at.as_millis())?;
        match &self.what {
            What::Act(act) => act.fmt(f),
            What::Solver(change) => write!(f, "solver {change}"),
            What::Exercise(Exercise { name, change: None }) => write!(f, "exercise {name}"),
            What::Exercise(Exercise { name, change: Some(change) }) => {
                write!(f, "exercise {name} {change}")
            }
            What::Hint(None) => f.write_str("hint"),
            What::Hint(Some(level)) => write!(f, "hint {}", level.name()),
            What::Check => f.write_str("check"),
            What::Pause => f.write_str("pause"),
            What::Resume => f.write_str("resume"),
            What::Solved => f.write_str("solved"),
            What::Tick => f.write_str("tick"),
            What::Again => f.write_str("again"),
            What::Note(note) => write!(f, "note {note}"),
            What::Other(text) => f.write_str(text),
        }
    }
}

impl<M: FromStr<Err = NotThis>> FromStr for Record<M> {
    type Err = NotThis;

    fn from_str(line: &str) -> Result<Record<M>, NotThis> {
        let (at, what) = line.split_once(' ').ok_or(NotThis)?;
        // The parser of numbers would take a sign.
        if !at.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotThis);
        }
        let at = Duration::from_millis(at.parse().map_err(|_| NotThis)?);
        Ok(Record { at, what: what.parse()? })
    }
}

impl<M: FromStr<Err = NotThis>> FromStr for What<M> {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<What<M>, NotThis> {
        let (kind, rest) = match text.split_once(' ') {
            Some((kind, rest)) => (kind, Some(rest)),
            None => (text, None),
        };
        let level = |name: &str| Level::ALL.iter().copied().find(|level| level.name() == name);
        Ok(match (kind, rest) {
            ("solver", Some(change)) => What::Solver(change.parse()?),
            ("exercise", Some(rest)) => What::Exercise(rest.parse()?),
            ("hint", None) => What::Hint(None),
            ("hint", Some(name)) => What::Hint(Some(level(name).ok_or(NotThis)?)),
            ("check", None) => What::Check,
            ("pause", None) => What::Pause,
            ("resume", None) => What::Resume,
            ("solved", None) => What::Solved,
            ("tick", None) => What::Tick,
            ("again", None) => What::Again,
            ("note", Some(note)) if !note.is_empty() => What::Note(note.to_owned()),
            _ => match text.parse() {
                Ok(act) => What::Act(act),
                Err(NotThis) if is_kind(kind) => What::Other(text.to_owned()),
                Err(NotThis) => return Err(NotThis),
            },
        })
    }
}

impl<M: FromStr<Err = NotThis>> FromStr for Exercise<M> {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Exercise<M>, NotThis> {
        let (name, change) = match text.split_once(' ') {
            // A move that writes nothing is none.
            Some((_, "")) => return Err(NotThis),
            Some((name, change)) => (name, Some(change.parse()?)),
            None => (text, None),
        };
        let name = Some(name).filter(|name| !name.is_empty()).ok_or(NotThis)?;
        Ok(Exercise { name: name.to_owned(), change })
    }
}

/// Words of this version, which mean nothing else in any other.
const KINDS: &[&str] = &[
    "solver", "hint", "check", "pause", "resume", "solved", "tick", "again", "suppose", "keep",
    "drop", "undo", "redo", "note", "exercise",
];

/// Whether a word may be a kind of record that a newer version writes: small letters and
/// hyphens, so that no move looks like one.
fn is_kind(word: &str) -> bool {
    let is_word = word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    is_word && !KINDS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::sheet::Move;

    #[test]
    fn records_read_back() {
        for text in [
            "0 r1c1=1 r1c2=x",
            "15 undo",
            "15 suppose",
            "15 solver r1c1=1 r2c2=.",
            "15 exercise x-wing r1c1=1 r2c2=.",
            "15 exercise last-digit",
            "15 hint",
            "15 hint where",
            "15 hint argument",
            "15 check",
            "15 pause",
            "15 resume",
            "15 solved",
            "15 tick",
            "15 again",
            "15 note r1 2",
            "15 later-kind with = anything 123",
        ] {
            let record: Record<Move> = text.parse().unwrap();
            assert_eq!(record.to_string(), text);
            let is_later = text.contains("later");
            assert_eq!(matches!(record.what, What::Other(_)), is_later, "{text}");
        }
        for bad in [
            "undo",
            "-1 undo",
            "+1 undo",
            "1",
            "x undo",
            "1 hint nowhere",
            "1 solver",
            "1 undo twice",
            "1 Later",
            "1 r1c1=y",
            "1 check it",
            "1 note",
            "1 note ",
            "1 exercise",
            "1 exercise ",
            "1 exercise x-wing ",
            "1 exercise x-wing r1c1",
        ] {
            assert_eq!(bad.parse::<Record<Move>>(), Err(NotThis), "{bad}");
        }
    }
}
