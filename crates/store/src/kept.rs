//! A game that is kept: whatever happens in it is appended to its journal at once.

use crate::disk;
use crate::{Id, Progress, Totals, What};
use grille_engine::nonogram::{Puzzle, Sheet};
use grille_engine::session::Session;
use grille_formats::journal::{self, End, NoPuzzle, Played, Record};
use grille_formats::source::MAX_BYTES;
use grille_formats::{Lost, Trouble};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A journal with fewer records than this is not worth shortening; nor is one that would
/// keep half of its length.
const MANY: usize = 10_000;

/// A game in progress: the sheet with its past, and the figures. Until it is let go,
/// nobody else can play it. Letting it go is the same as [`Kept::sync`].
#[derive(Debug)]
pub struct Kept {
    id: Id,
    puzzle: Puzzle,
    played: Played,
    lost: Vec<Lost>,
    /// None if it is only in memory.
    file: Option<Journal>,
}

impl Kept {
    /// A new game that nothing is kept of.
    pub fn in_memory(puzzle: &Puzzle) -> Kept {
        Kept {
            id: Id::of(puzzle),
            puzzle: puzzle.clone(),
            played: Played::new(puzzle),
            lost: Vec::new(),
            file: None,
        }
    }

    pub(crate) fn open(games: &Path, puzzle: &Puzzle) -> Result<Kept, Trouble> {
        let mut kept = Kept::in_memory(puzzle);
        let path = path(games, kept.id);
        let lock = disk::lock(&path.with_extension("lock"))?;
        let mut file = Journal {
            path,
            _lock: lock,
            open: None,
            unsaved: Vec::new(),
            failed: false,
            records: 0,
        };
        if let Some(bytes) = disk::read(&file.path)? {
            kept.restore(&mut file, &bytes)?;
        }
        kept.file = Some(file);
        Ok(kept)
    }

    pub(crate) fn look(games: &Path, id: Id) -> Result<Option<Kept>, Trouble> {
        let Some(bytes) = disk::read(&path(games, id))? else { return Ok(None) };
        let puzzle = match journal::puzzle(&bytes) {
            Ok(puzzle) => puzzle,
            Err(NoPuzzle::Newer { version }) => return Err(Trouble::Newer { version }),
            Err(NoPuzzle::Damaged) => return Ok(None),
        };
        let mut kept = Kept::in_memory(&puzzle);
        kept.played = journal::replay(&bytes, &puzzle).played;
        Ok((kept.id == id).then_some(kept))
    }

    /// Takes up the game that this journal tells, and makes it whole where it is not.
    fn restore(&mut self, file: &mut Journal, bytes: &[u8]) -> Result<(), Trouble> {
        let own = match journal::puzzle(bytes) {
            Ok(puzzle) => Some(Id::of(&puzzle) == self.id),
            Err(NoPuzzle::Newer { version }) => return Err(Trouble::Newer { version }),
            Err(NoPuzzle::Damaged) => None,
        };
        // Where the puzzle is not to be read, its records may still be. Those of another
        // puzzle are of no use.
        let bytes = if own == Some(false) { &[] } else { bytes };
        let replay = journal::replay(bytes, &self.puzzle);
        let damage = match replay.end {
            End::Damaged { line } => Some(line),
            _ if own.is_none() => Some(1),
            _ => None,
        };
        let good = &bytes[..replay.length];
        self.played = replay.played;
        file.records = replay.records;
        if let Some(line) = damage {
            // First a copy, so that at no moment there is less than there was.
            let aside = disk::copy_aside(&file.path)?;
            self.lost.push(Lost::Records { line, aside });
            return file.replace(&journal::compact(good, &self.puzzle));
        }
        if replay.end == End::Torn {
            self.lost.push(Lost::LastRecord);
        }
        file.go_on(good.len() as u64)?;
        file.shorten_if_worth(&self.puzzle)
    }

    /// Which game it is.
    pub fn id(&self) -> Id {
        self.id
    }

    /// Its puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The sheet with its past.
    pub fn session(&self) -> &Session<Sheet> {
        self.played.session()
    }

    /// Time, hints, attempts.
    pub fn totals(&self) -> &Totals {
        self.played.totals()
    }

    /// What was lost when the game was brought back.
    pub fn lost(&self) -> &[Lost] {
        &self.lost
    }

    /// Whether what happens is kept.
    pub fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    /// Something happens, at this time of the attempt's clock, which never goes back.
    /// `false` if it is not possible: then nothing has changed. Once this returns without
    /// trouble, it is kept whatever becomes of the program. If there is trouble it has
    /// happened all the same, and the next call tries again to keep it too.
    ///
    /// A game is not kept before something but time has passed in it.
    pub fn append(&mut self, at: Duration, what: What) -> Result<bool, Trouble> {
        let at = Duration::from_millis(at.as_millis().try_into().unwrap_or(u64::MAX));
        let record = Record { at: at.max(self.totals().elapsed), what };
        if !self.played.take(&record) {
            return Ok(false);
        }
        if let Some(file) = &mut self.file
            && (file.open.is_some() || record.what != What::Tick)
        {
            file.append(&record, &self.puzzle)?;
        }
        Ok(true)
    }

    /// Leaves out of the journal what no longer matters. Long journals see to that
    /// themselves.
    pub fn shorten(&mut self) -> Result<(), Trouble> {
        match &mut self.file {
            Some(file) => file.shorten(&self.puzzle, usize::MAX),
            None => Ok(()),
        }
    }

    /// Makes sure that not even a loss of power takes anything away, and writes the
    /// figures down for lists of games.
    pub fn sync(&mut self) -> Result<(), Trouble> {
        let progress = Progress::of(self);
        match &mut self.file {
            Some(file) => file.sync(&self.puzzle, &progress),
            None => Ok(()),
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // There is nobody left to be told of trouble.
        let _ = self.sync();
    }
}

/// The journal of a game.
pub(crate) fn path(games: &Path, id: Id) -> PathBuf {
    games.join(format!("{id}.journal"))
}

/// A journal on the disk that is being written.
#[derive(Debug)]
struct Journal {
    path: PathBuf,
    _lock: File,
    /// The file, and how many bytes of it are whole records; none before the first.
    open: Option<(File, u64)>,
    /// Records that could not be written.
    unsaved: Vec<u8>,
    /// Whether the last attempt to write them failed, maybe half way.
    failed: bool,
    /// How many records there are since the journal was last looked at.
    records: usize,
}

impl Journal {
    /// Goes on behind the first `length` bytes of the file; what follows them is cut off.
    fn go_on(&mut self, length: u64) -> Result<(), Trouble> {
        let open = || {
            let mut file = OpenOptions::new().write(true).open(&self.path)?;
            cut(&mut file, length)?;
            Ok(file)
        };
        let file = open().map_err(|why| disk::trouble(&self.path, true, &why))?;
        self.open = Some((file, length));
        Ok(())
    }

    /// Begins anew with this text.
    fn replace(&mut self, text: &str) -> Result<(), Trouble> {
        let file = disk::replace(&self.path, text.as_bytes())?;
        self.open = Some((file, text.len() as u64));
        self.records = 0;
        Ok(())
    }

    fn append(&mut self, record: &Record, puzzle: &Puzzle) -> Result<(), Trouble> {
        self.unsaved.extend(format!("{record}\n").bytes());
        self.records += 1;
        self.write(puzzle)?;
        if self.records > MANY { self.shorten_if_worth(puzzle) } else { Ok(()) }
    }

    /// Writes what is not yet written, all at once.
    fn write(&mut self, puzzle: &Puzzle) -> Result<(), Trouble> {
        if self.unsaved.is_empty() {
            return Ok(());
        }
        match &mut self.open {
            None => {
                let records = String::from_utf8_lossy(&self.unsaved);
                let text = journal::head(puzzle) + &records;
                self.replace(&text)?;
            }
            Some((_, length)) if *length as usize + self.unsaved.len() > MAX_BYTES => {
                return Err(Trouble::Full { limit: MAX_BYTES });
            }
            Some((file, length)) => {
                // A part of a line must not stay, for the next would go on in it.
                let ready = if self.failed { cut(file, *length) } else { Ok(()) };
                let written = ready.and_then(|()| file.write_all(&self.unsaved));
                self.failed = written.is_err();
                written.map_err(|why| disk::trouble(&self.path, true, &why))?;
                *length += self.unsaved.len() as u64;
            }
        }
        self.unsaved.clear();
        Ok(())
    }

    /// Leaves out what no longer matters, if that is at least half of a long journal.
    fn shorten_if_worth(&mut self, puzzle: &Puzzle) -> Result<(), Trouble> {
        if self.records <= MANY {
            return Ok(());
        }
        self.records = 0;
        let Some((_, length)) = self.open else { return Ok(()) };
        self.shorten(puzzle, length as usize / 2)
    }

    /// Leaves out what no longer matters, if no more than this stays.
    fn shorten(&mut self, puzzle: &Puzzle, most: usize) -> Result<(), Trouble> {
        self.write(puzzle)?;
        let Some((_, length)) = self.open else { return Ok(()) };
        let Some(bytes) = disk::read(&self.path)? else { return Ok(()) };
        let short = journal::compact(bytes.get(..length as usize).unwrap_or(&bytes), puzzle);
        if short.len() <= most { self.replace(&short) } else { Ok(()) }
    }

    fn sync(&mut self, puzzle: &Puzzle, progress: &Progress) -> Result<(), Trouble> {
        self.write(puzzle)?;
        let Some((file, length)) = &self.open else { return Ok(()) };
        file.sync_data().map_err(|why| disk::trouble(&self.path, true, &why))?;
        let card = self.path.with_extension("card");
        fs::write(&card, progress.write(*length)).map_err(|why| disk::trouble(&card, true, &why))
    }
}

/// Ends a file here, and goes on writing here.
fn cut(file: &mut File, length: u64) -> io::Result<()> {
    if file.metadata()?.len() != length {
        file.set_len(length)?;
    }
    file.seek(SeekFrom::Start(length)).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::session::Act;

    /// A disk that takes nothing for a while loses nothing that happens meanwhile.
    #[test]
    fn what_could_not_be_written_is_written_with_the_next() {
        let games = std::env::temp_dir().join(format!("grille-failing-{}", std::process::id()));
        fs::create_dir_all(&games).unwrap();
        let puzzle = Puzzle::black_and_white(&[&[1]], &[&[1]]).unwrap();
        let ms = Duration::from_millis;
        let play = |text: &str| What::Act(Act::Play(text.parse().unwrap()));
        {
            let mut kept = Kept::open(&games, &puzzle).unwrap();
            assert_eq!(kept.append(ms(1), play("r1c1=1")), Ok(true));
            let path = kept.file.as_ref().unwrap().path.clone();
            let own = kept.file.as_mut().unwrap().open.as_mut().unwrap();
            let writable = std::mem::replace(&mut own.0, File::open(&path).unwrap());
            for at in [2, 3] {
                let trouble = kept.append(ms(at), play("r1c1=x")).unwrap_err();
                assert!(matches!(trouble, Trouble::File { writing: true, .. }), "{trouble:?}");
            }
            assert_eq!(kept.session().moves().count(), 3, "it has happened all the same");
            // Half a line was written before the disk was full.
            (&writable).write_all(b"2 r1").unwrap();
            kept.file.as_mut().unwrap().open.as_mut().unwrap().0 = writable;
            assert_eq!(kept.append(ms(4), What::Hint), Ok(true));
        }
        let kept = Kept::open(&games, &puzzle).unwrap();
        assert_eq!((kept.session().moves().count(), kept.totals().hints), (3, 1));
        assert_eq!((kept.totals().elapsed, kept.lost()), (ms(4), &[][..]));
        drop(kept);
        fs::remove_dir_all(&games).unwrap();
    }
}
