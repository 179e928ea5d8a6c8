//! An open journal: each record is appended to it at once.

use crate::journal_file::Journal;
use crate::storage::Storage;
use crate::{Card, Id, Lost, Trouble};
use grille_formats::journal::{End, Head, VERSION, What, head, records};
use grille_table::journal::{self, NoPuzzle};
use grille_table::{Playable, Played, RecordOf};
use std::marker::PhantomData;
use std::sync::Arc;

/// The open journal of a puzzle being played. As long as it is open, no other program can
/// play the same puzzle.
#[derive(Debug)]
pub struct Kept<G: Playable> {
    id: Id,
    lost: Vec<Lost>,
    /// None if nothing is kept.
    file: Option<Journal>,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Kept<G> {
    /// A journal that keeps nothing.
    pub fn nowhere(puzzle: &G::Puzzle) -> Kept<G> {
        Kept { id: Id::of::<G>(puzzle), lost: Vec::new(), file: None, game: PhantomData }
    }

    pub(crate) fn open(
        storage: &Arc<dyn Storage>,
        puzzle: &G::Puzzle,
    ) -> Result<(Played<G::Sheet>, Kept<G>), Trouble> {
        let mut kept = Kept::nowhere(puzzle);
        let name = name(kept.id, "journal");
        let lock = storage.lock(&self::name(kept.id, "lock"), false)?;
        let mut file = Journal::new(storage.clone(), name, lock, journal::head::<G>(puzzle));
        let mut played = Played::new(G::Sheet::from(puzzle));
        if let Some(bytes) = storage.read(file.name())? {
            played = kept.restore(&mut file, &bytes, puzzle)?;
        }
        kept.file = Some(file);
        Ok((played, kept))
    }

    /// Takes up the game that this journal tells, and makes it whole where it is not.
    fn restore(
        &mut self,
        file: &mut Journal,
        bytes: &[u8],
        puzzle: &G::Puzzle,
    ) -> Result<Played<G::Sheet>, Trouble> {
        let is_own = match journal::puzzle::<G>(bytes) {
            Ok(puzzle) => Some(Id::of::<G>(&puzzle) == self.id),
            Err(NoPuzzle::OtherGame) => Some(false),
            Err(NoPuzzle::Newer { version }) => return Err(Trouble::Newer { version }),
            Err(NoPuzzle::Damaged) => None,
        };
        // Where the puzzle is not to be read, its records may still be. Those of another
        // puzzle are of no use.
        let bytes = if is_own == Some(false) { &[] } else { bytes };
        let (played, read) = journal::replay(bytes, G::Sheet::from(puzzle));
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
        self.file.is_some()
    }

    /// Keeps what happened. Once this returns without trouble, it is kept whatever becomes
    /// of the program; after trouble, the next call tries again to keep it too.
    ///
    /// A game is not kept before something but time has passed in it.
    pub fn append(&mut self, records: &[RecordOf<G>]) -> Result<(), Trouble> {
        let Some(file) = &mut self.file else { return Ok(()) };
        for record in records {
            if file.has_begun() || is_something(&record.what) {
                file.push(&format!("{record}\n"));
            }
        }
        file.write::<G::Sheet>()
    }

    /// Tells the journal more briefly, as far as nothing is lost by that; see
    /// `grille_formats::journal::merge`. Long journals see to that themselves.
    pub fn merge(&mut self, most: usize) -> Result<(), Trouble> {
        match &mut self.file {
            Some(file) => file.merge::<G::Sheet>(most),
            None => Ok(()),
        }
    }

    /// Makes sure that not even a loss of power takes anything away, and writes the figures
    /// of the game down for lists of games. To be called before it is let go.
    pub fn sync(&mut self, played: &Played<G::Sheet>) -> Result<(), Trouble> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let Some(length) = file.sync::<G::Sheet>()? else { return Ok(()) };
        let card = Card::of::<G>(self.id, played).write(length);
        file.put(&name(self.id, "card"), card.as_bytes())
    }
}

/// Whether a game has begun with that: merely looking at the board is nothing.
fn is_something<M>(what: &What<M>) -> bool {
    match what {
        What::Tick | What::Pause | What::Resume | What::Check => false,
        What::Act(_) | What::Solver(_) | What::Exercise(_) | What::Hint(_) | What::Solved => true,
        What::Again | What::Note(_) | What::Other(_) => true,
    }
}

/// The name of a file of a game.
pub(crate) fn name(id: Id, ending: &str) -> String {
    format!("games/{id}.{ending}")
}
