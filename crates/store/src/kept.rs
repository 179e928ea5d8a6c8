//! An open journal: each record is appended to it at once.

use crate::journal_file::Journal;
use crate::storage::Storage;
use crate::{Card, Id, Lost, Trouble};
use grille_engine::session::Sheet;
use grille_formats::journal::{End, Head, Record, VERSION, What, head, records};
use grille_table::journal::{self, NoPuzzle};
use grille_table::{Playable, Played, Totals};
use std::sync::Arc;

/// An open journal: of a puzzle being played, or of a picture being made. As long as it is open,
/// no other program can open the same.
#[derive(Debug)]
pub struct Kept<S: Sheet> {
    id: Id,
    lost: Vec<Lost>,
    /// None if nothing is kept.
    open: Option<Open<S>>,
}

/// What was opened: its state, and its journal.
pub type Opened<S> = (Played<S>, Kept<S>);

/// A journal that is kept.
#[derive(Debug)]
struct Open<S: Sheet> {
    file: Journal,
    folder: &'static str,
    card: WriteCard<S>,
}

/// What is written beside a journal of so many bytes, for lists.
pub(crate) type WriteCard<S> = fn(Id, &S, &Totals, u64) -> String;

/// What a journal is of.
pub(crate) struct Subject<'a, S: Sheet> {
    /// The folder of such journals.
    pub folder: &'static str,
    pub id: Id,
    /// What a new journal begins with.
    pub head: String,
    /// The sheet that it begins with.
    pub empty: S,
    /// Whether a journal is of this.
    pub is_own: &'a dyn Fn(&[u8]) -> Result<bool, NoPuzzle>,
    pub card: WriteCard<S>,
}

impl<S: Sheet> Kept<S> {
    /// A journal that keeps nothing.
    pub fn nowhere(id: Id) -> Kept<S> {
        Kept { id, lost: Vec::new(), open: None }
    }

    /// Opens a journal, which is new if there is none.
    pub(crate) fn open(
        storage: &Arc<dyn Storage>,
        subject: Subject<'_, S>,
    ) -> Result<Opened<S>, Trouble> {
        let Subject { folder, id, head, empty, is_own, card } = subject;
        let mut kept = Kept::nowhere(id);
        let lock = storage.lock(&name(folder, id, "lock"), false)?;
        let mut file = Journal::new(storage.clone(), name(folder, id, "journal"), lock, head);
        let played = match storage.read(file.name())? {
            Some(bytes) => kept.restore(&mut file, &bytes, is_own(&bytes), empty)?,
            None => Played::new(empty),
        };
        kept.open = Some(Open { file, folder, card });
        Ok((played, kept))
    }

    /// Takes up the game that this journal tells, and makes it whole where it is not.
    fn restore(
        &mut self,
        file: &mut Journal,
        bytes: &[u8],
        is_own: Result<bool, NoPuzzle>,
        empty: S,
    ) -> Result<Played<S>, Trouble> {
        let is_own = match is_own {
            Ok(is_own) => Some(is_own),
            Err(NoPuzzle::OtherGame) => Some(false),
            Err(NoPuzzle::Newer { version }) => return Err(Trouble::Newer { version }),
            Err(NoPuzzle::Damaged) => None,
        };
        // Where the puzzle is not to be read, its records may still be. Those of another
        // puzzle are of no use.
        let bytes = if is_own == Some(false) { &[] } else { bytes };
        let (played, read) = journal::replay(bytes, empty);
        let damage = match read.end {
            End::Damaged { line } => Some(line),
            End::Whole | End::Torn if is_own.is_none() => Some(1),
            End::Whole | End::Torn => None,
        };
        let good = &bytes[..read.length];
        // The puzzle stays as it was first written, with its title and its picture.
        let version = match Head::read(good) {
            Ok(own) if is_own == Some(true) => {
                file.set_head(head(own.game, own.puzzle));
                own.version
            }
            _ => VERSION,
        };
        if let Some(line) = damage {
            // First a copy, so that at no moment there is less than there was.
            let aside = file.copy_aside()?;
            self.lost.push(Lost::Records { line, aside });
            file.begin_with(records(good))?;
            return Ok(played);
        }
        if read.end == End::Torn {
            self.lost.push(Lost::LastRecord);
        }
        match version {
            VERSION => file.go_on(good.len() as u64)?,
            _ => file.go_on_from_older(records(good)),
        }
        Ok(played)
    }

    /// Which game it is.
    pub fn id(&self) -> Id {
        self.id
    }

    /// What was lost when the game was brought back.
    pub fn lost(&self) -> &[Lost] {
        &self.lost
    }

    /// Whether what happens is kept.
    pub fn is_kept(&self) -> bool {
        self.open.is_some()
    }

    /// Keeps what happened. Once this returns without trouble, it is kept whatever becomes
    /// of the program; after trouble, the next call tries again to keep it too.
    ///
    /// A game is not kept before something but time has passed in it.
    pub fn append(&mut self, records: &[Record<S::Move>]) -> Result<(), Trouble> {
        let Some(Open { file, .. }) = &mut self.open else { return Ok(()) };
        for record in records {
            if file.has_begun() || is_something(&record.what) {
                file.push(&format!("{record}\n"));
            }
        }
        file.write::<S>()
    }

    /// Keeps what it begins with, even before anything happens.
    pub fn begin(&mut self) -> Result<(), Trouble> {
        match &mut self.open {
            Some(Open { file, .. }) if !file.has_begun() => file.begin_with(&[]),
            Some(_) | None => Ok(()),
        }
    }

    /// Tells the journal more briefly, as far as nothing is lost by that; see
    /// `grille_formats::journal::merge`. Long journals see to that themselves.
    pub fn merge(&mut self, most: usize) -> Result<(), Trouble> {
        match &mut self.open {
            Some(Open { file, .. }) => file.merge::<S>(most),
            None => Ok(()),
        }
    }

    /// Makes sure that not even a loss of power takes anything away, and writes the figures
    /// of the game down for lists of games. To be called before it is let go.
    pub fn sync(&mut self, played: &Played<S>) -> Result<(), Trouble> {
        self.sync_as(played.session().sheet(), played.totals())
    }

    /// The same, for a caller that has the sheet and the figures only.
    pub fn sync_as(&mut self, sheet: &S, totals: &Totals) -> Result<(), Trouble> {
        let Some(Open { file, folder, card }) = &mut self.open else { return Ok(()) };
        let Some(length) = file.sync::<S>()? else { return Ok(()) };
        let card = card(self.id, sheet, totals, length);
        file.put(&name(folder, self.id, "card"), card.as_bytes())
    }
}

/// Opens the journal of a puzzle.
pub(crate) fn game<G: Playable>(
    storage: &Arc<dyn Storage>,
    puzzle: &G::Puzzle,
) -> Result<Opened<G::Sheet>, Trouble> {
    let id = Id::of::<G>(puzzle);
    let is_own = |bytes: &[u8]| match journal::puzzle::<G>(bytes) {
        Ok(puzzle) => Ok(Id::of::<G>(&puzzle) == id),
        Err(NoPuzzle::OtherGame) => Ok(false),
        Err(why @ (NoPuzzle::Newer { .. } | NoPuzzle::Damaged)) => Err(why),
    };
    let subject = Subject {
        folder: GAMES,
        id,
        head: journal::head::<G>(puzzle),
        empty: G::Sheet::from(puzzle),
        is_own: &is_own,
        card: |id, sheet, totals, length| Card::with::<G>(id, sheet, totals).write(length),
    };
    Kept::open(storage, subject)
}

/// Whether a game has begun with that: merely looking at the board is nothing.
fn is_something<M>(what: &What<M>) -> bool {
    match what {
        What::Tick | What::Pause | What::Resume | What::Check => false,
        What::Act(_) | What::Solver(_) | What::Exercise(_) | What::Hint(_) | What::Solved => true,
        What::Again | What::Note(_) | What::Other(_) => true,
    }
}

/// The folder of games.
pub(crate) const GAMES: &str = "games";

/// The name of a file of a game or a picture.
pub(crate) fn name(folder: &str, id: Id, ending: &str) -> String {
    format!("{folder}/{id}.{ending}")
}
