//! Pictures being made, beside the games and with the same guarantees: a journal each, which
//! begins with the text of the picture, and a card that has its text as it was left.
//!
//! A picture changes, so its identity follows from nothing in it: it is the next number that is
//! free.

use crate::kept::{Subject, WriteCard, name};
use crate::storage::{Listed, Storage};
use crate::{Id, Kept, Opened, Store, Trouble};
use grille_engine::NotThis;
use grille_engine::session::Sheet;
use grille_formats::journal::{self, Head, NoHead};
use grille_table::journal::{NoPuzzle, replay};
use std::fmt::Display;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

/// The folder of pictures.
pub(crate) const FOLDER: &str = "canvases";

/// What stands in the head of a journal where the name of a game stands.
const NAME: &str = "canvas";

/// What a card begins with.
const CARD: &str = "grille-canvas-card-1";

/// A sheet that has a text form of its own, from which a journal can begin.
pub trait Written: Sheet + Display + FromStr<Err = NotThis> {}

impl<S: Sheet + Display + FromStr<Err = NotThis>> Written for S {}

/// How a picture was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CanvasCard<S> {
    /// Which picture it is.
    pub id: Id,
    /// The picture.
    pub canvas: S,
    /// How long it was worked on.
    pub elapsed: Duration,
    /// When it was last worked on.
    pub changed: SystemTime,
}

impl Store {
    /// A journal for a new picture. It is written with the first record, or when
    /// [`Kept::begin`] says so.
    pub fn new_canvas<S: Written>(&self, canvas: &S) -> Result<Opened<S>, Trouble> {
        let listed = self.storage.list(FOLDER, "journal")?;
        let used = listed.iter().filter_map(|listed| listed.stem.parse::<Id>().ok());
        let mut number = used.map(Id::number).max().unwrap_or(0);
        loop {
            number = number.wrapping_add(1);
            let id = Id::numbered(number);
            match open(self, id, canvas.clone()) {
                // Another program was quicker.
                Err(Trouble::Locked) => {}
                Ok(_) if self.storage.read(&name(FOLDER, id, "journal"))?.is_some() => {}
                opened => return opened,
            }
        }
    }

    /// A picture as it was left, with its history, and its open journal. As long as the [`Kept`]
    /// lives, no other program can open it. `None` if there is none, or none that can be read.
    pub fn canvas<S: Written>(&self, id: Id) -> Result<Option<Opened<S>>, Trouble> {
        match beginning(&*self.storage, id)? {
            Some((canvas, _)) => open(self, id, canvas).map(Some),
            None => Ok(None),
        }
    }

    /// All pictures that can be read, the one that was worked on last first.
    pub fn canvases<S: Written>(&self) -> Result<Vec<CanvasCard<S>>, Trouble> {
        let listed = self.storage.list(FOLDER, "journal")?;
        let card = |listed: &Listed| card(&*self.storage, listed).ok().flatten();
        let mut all: Vec<CanvasCard<S>> = listed.iter().filter_map(card).collect();
        all.sort_by_key(|card| (std::cmp::Reverse(card.changed), std::cmp::Reverse(card.id)));
        Ok(all)
    }

    /// Takes a picture away for good, unless it is open.
    pub fn delete_canvas(&self, id: Id) -> Result<(), Trouble> {
        let _lock = self.storage.lock(&name(FOLDER, id, "lock"), false)?;
        self.storage.remove(&name(FOLDER, id, "journal"))?;
        self.storage.remove(&name(FOLDER, id, "card"))
    }
}

/// Opens the journal of a picture that begins so.
fn open<S: Written>(store: &Store, id: Id, canvas: S) -> Result<Opened<S>, Trouble> {
    let subject = Subject {
        folder: FOLDER,
        id,
        head: journal::head(NAME, &canvas.to_string()),
        empty: canvas,
        is_own: &|bytes| read::<S>(bytes).map(|_| true),
        card: write_card::<S>(),
    };
    Kept::open(&store.storage, subject)
}

/// What a journal begins with.
fn read<S: Written>(bytes: &[u8]) -> Result<S, NoPuzzle> {
    match Head::read(bytes) {
        Ok(head) if head.game != NAME => Err(NoPuzzle::OtherGame),
        Ok(head) => head.puzzle.parse().map_err(|NotThis| NoPuzzle::Damaged),
        Err(NoHead::Newer { version }) => Err(NoPuzzle::Newer { version }),
        Err(NoHead::Damaged) => Err(NoPuzzle::Damaged),
    }
}

/// What the journal of a picture begins with, and its text.
fn beginning<S: Written>(storage: &dyn Storage, id: Id) -> Result<Option<(S, Vec<u8>)>, Trouble> {
    let Some(bytes) = storage.read(&name(FOLDER, id, "journal"))? else { return Ok(None) };
    match read(&bytes) {
        Ok(canvas) => Ok(Some((canvas, bytes))),
        Err(NoPuzzle::Newer { version }) => Err(Trouble::Newer { version }),
        Err(NoPuzzle::OtherGame | NoPuzzle::Damaged) => Ok(None),
    }
}

/// How a card is written: the length of the journal, milliseconds, and the picture.
fn write_card<S: Written>() -> WriteCard<S> {
    |_, canvas, totals, length| format!("{CARD} {length} {}\n{canvas}", totals.elapsed.as_millis())
}

/// Reads a card, if it is one of a journal of this length.
fn read_card<S: Written>(card: &str, length: u64) -> Option<(S, Duration)> {
    let (first, canvas) = card.split_once('\n')?;
    let (own, elapsed) = first.strip_prefix(CARD)?.strip_prefix(' ')?.split_once(' ')?;
    let elapsed = Duration::from_millis(elapsed.parse().ok()?);
    let is_own = own.parse() == Ok(length) && canvas.ends_with('\n');
    is_own.then(|| canvas.parse().ok()).flatten().map(|canvas| (canvas, elapsed))
}

/// How a picture was left: by its card, or by its journal if that has changed since.
fn card<S: Written>(
    storage: &dyn Storage,
    listed: &Listed,
) -> Result<Option<CanvasCard<S>>, Trouble> {
    let Ok(id) = listed.stem.parse() else { return Ok(None) };
    let known = storage.read(&name(FOLDER, id, "card"))?;
    let known = known.and_then(|bytes| String::from_utf8(bytes).ok());
    let known = known.and_then(|text| read_card(&text, listed.length));
    let (canvas, elapsed) = match known {
        Some(known) => known,
        None => {
            let Some((canvas, bytes)) = beginning::<S>(storage, id)? else { return Ok(None) };
            let (played, _) = replay(&bytes, canvas);
            (played.session().sheet().clone(), played.totals().elapsed)
        }
    };
    Ok(Some(CanvasCard { id, canvas, elapsed, changed: listed.written }))
}
