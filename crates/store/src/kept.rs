//! An open journal: each record is appended to it at once.

use crate::storage::{Append, Lock, Storage};
use crate::{Card, Id, Lost, Trouble};
use grille_engine::session::Sheet;
use grille_formats::journal::{End, Head, LONG, Record, VERSION, What, head, merge, records};
use grille_formats::source::MAX_BYTES;
use grille_table::journal::{self, NoPuzzle};
use grille_table::{Playable, Played};
use std::marker::PhantomData;
use std::sync::Arc;

/// A record of a game.
pub type RecordOf<G> = Record<<<G as grille_engine::run::Game>::Sheet as Sheet>::Move>;

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
        let mut file = Journal {
            lock: storage.lock(&self::name(kept.id, "lock"), false)?,
            storage: storage.clone(),
            head: journal::head::<G>(puzzle),
            open: None,
            unsaved: Vec::new(),
            merged: LONG as u64,
            name,
        };
        let mut played = Played::new(G::Sheet::from(puzzle));
        if let Some(bytes) = storage.read(&file.name)? {
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
                file.head = head(own.game, own.puzzle);
                own.version
            }
            _ => VERSION,
        };
        if let Some(line) = damage {
            // First a copy, so that at no moment there is less than there was.
            let aside = file.storage.copy_aside(&file.name)?;
            self.lost.push(Lost::Records { line, aside });
            file.begin_with(records(good))?;
            return Ok(played);
        }
        if read.end == End::Torn {
            self.lost.push(Lost::LastRecord);
        }
        if version == VERSION {
            file.open = Some(file.storage.append(&file.name, good.len() as u64)?);
        } else {
            file.begin_with(records(good))?;
        }
        file.merge_if_long::<G>()?;
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
            if file.open.is_some() || !file.unsaved.is_empty() || is_something(&record.what) {
                file.unsaved.extend(format!("{record}\n").bytes());
            }
        }
        file.write()?;
        file.merge_if_long::<G>()
    }

    /// Tells the journal more briefly, as far as nothing is lost by that; see
    /// [`merge`]. Long journals see to that themselves.
    pub fn merge(&mut self, most: usize) -> Result<(), Trouble> {
        match &mut self.file {
            Some(file) => file.merge::<G>(most),
            None => Ok(()),
        }
    }

    /// Makes sure that not even a loss of power takes anything away, and writes the figures
    /// of the game down for lists of games. To be called before it is let go.
    pub fn sync(&mut self, played: &Played<G::Sheet>) -> Result<(), Trouble> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.write()?;
        let Some(open) = &mut file.open else { return Ok(()) };
        open.sync()?;
        let card = Card::of::<G>(self.id, played).write(open.length());
        file.storage.put(&name(self.id, "card"), card.as_bytes())
    }
}

/// Whether a game has begun with that: merely looking at the board is nothing.
fn is_something<M>(what: &What<M>) -> bool {
    match what {
        What::Tick | What::Pause | What::Resume | What::Check => false,
        What::Act(_) | What::Solver(_) | What::Hint(_) | What::Solved => true,
        What::Again | What::Other(_) => true,
    }
}

/// The name of a file of a game.
pub(crate) fn name(id: Id, ending: &str) -> String {
    format!("games/{id}.{ending}")
}

/// A journal that is being written.
#[derive(Debug)]
struct Journal {
    storage: Arc<dyn Storage>,
    name: String,
    #[expect(dead_code, reason = "it is held, not looked at")]
    lock: Box<dyn Lock>,
    /// The beginning, up to the first record.
    head: String,
    /// The journal; none before its first record.
    open: Option<Box<dyn Append>>,
    /// Records that could not be written.
    unsaved: Vec<u8>,
    /// The length that is not yet worth telling more briefly.
    merged: u64,
}

impl Journal {
    /// Begins anew with these records.
    fn begin_with(&mut self, records: &[u8]) -> Result<(), Trouble> {
        self.replace(&[self.head.as_bytes(), records].concat())
    }

    /// Begins anew with this text.
    fn replace(&mut self, text: &[u8]) -> Result<(), Trouble> {
        self.storage.replace(&self.name, text)?;
        self.open = Some(self.storage.append(&self.name, text.len() as u64)?);
        Ok(())
    }

    /// Writes what is not yet written, all at once.
    fn write(&mut self) -> Result<(), Trouble> {
        if self.unsaved.is_empty() {
            return Ok(());
        }
        match &mut self.open {
            None => {
                let unsaved = std::mem::take(&mut self.unsaved);
                let begun = self.begin_with(&unsaved);
                if begun.is_err() {
                    self.unsaved = unsaved;
                }
                return begun;
            }
            Some(open) if open.length() as usize + self.unsaved.len() > MAX_BYTES => {
                return Err(Trouble::Full { limit: MAX_BYTES });
            }
            Some(open) => open.append(&self.unsaved)?,
        }
        self.unsaved.clear();
        Ok(())
    }

    /// Tells a journal more briefly that has grown to twice what it was.
    fn merge_if_long<G: Playable>(&mut self) -> Result<(), Trouble> {
        match &self.open {
            Some(open) if open.length() > 2 * self.merged => self.merge::<G>(LONG),
            _ => Ok(()),
        }
    }

    fn merge<G: Playable>(&mut self, most: usize) -> Result<(), Trouble> {
        self.write()?;
        let Some(open) = &self.open else { return Ok(()) };
        let length = open.length() as usize;
        let Some(bytes) = self.storage.read(&self.name)? else { return Ok(()) };
        let good = bytes.get(..length).unwrap_or(&bytes);
        let text = merge::<G::Sheet>(&self.head, good, most);
        if text.len() < length {
            self.replace(text.as_bytes())?;
        }
        self.merged = (text.len() as u64).max(LONG as u64);
        Ok(())
    }
}
