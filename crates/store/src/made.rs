//! Pictures being made, each with a journal like that of a game: `made/NAME.journal` begins with
//! the sheet as it was, in its own text form, and goes on with what was done to it. The name is
//! the caller's; two programs cannot have the same one open.

use crate::journal_file::Journal;
use crate::{Lost, Store, Trouble};
use grille_engine::NotThis;
use grille_engine::session::{Session, Sheet};
use grille_formats::journal::{End, Head, NoHead, Read, Record, What, head, read, records};
use std::fmt::Display;
use std::marker::PhantomData;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

/// What stands in the place of a game's name.
const KIND: &str = "canvas";

/// A sheet that begins a journal with its text form.
pub trait Written: Sheet + Display + FromStr<Err = NotThis> {}

impl<S: Sheet + Display + FromStr<Err = NotThis>> Written for S {}

/// A sheet that is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeName {
    /// Its name.
    pub name: String,
    /// When it was last changed.
    pub written: SystemTime,
}

/// The open journal of a sheet being made. As long as it is open, no other program can open it.
#[derive(Debug)]
pub struct KeptMade<S> {
    name: String,
    lost: Vec<Lost>,
    /// None if nothing is kept.
    file: Option<Journal>,
    sheet: PhantomData<fn() -> S>,
}

/// A sheet with its past, the time spent on it, and its open journal.
pub type Opened<S> = (Session<S>, Duration, KeptMade<S>);

impl<S: Written> KeptMade<S> {
    /// A journal that keeps nothing.
    pub fn nowhere(name: &str) -> KeptMade<S> {
        KeptMade { name: name.to_owned(), lost: Vec::new(), file: None, sheet: PhantomData }
    }

    /// The name it is kept under.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What was lost when it was brought back.
    pub fn lost(&self) -> &[Lost] {
        &self.lost
    }

    /// Keeps the sheet as it is, before anything happened to it.
    pub fn begin(&mut self) -> Result<(), Trouble> {
        match &mut self.file {
            Some(file) if !file.has_begun() => file.begin_with(&[]),
            Some(_) | None => Ok(()),
        }
    }

    /// Keeps what happened: once this returns without trouble, whatever becomes of the program.
    pub fn append(&mut self, records: &[Record<S::Move>]) -> Result<(), Trouble> {
        let Some(file) = &mut self.file else { return Ok(()) };
        records.iter().for_each(|record| file.push(&format!("{record}\n")));
        file.write::<S>()
    }

    /// Makes sure that not even a loss of power takes anything away.
    pub fn sync(&mut self) -> Result<(), Trouble> {
        match &mut self.file {
            Some(file) => file.sync::<S>().map(|_| ()),
            None => Ok(()),
        }
    }
}

impl Store {
    /// Begins to keep a sheet under a name. Nothing is written before the first record, or
    /// before [`KeptMade::begin`].
    pub fn make<S: Written>(&self, name: &str, sheet: &S) -> Result<KeptMade<S>, Trouble> {
        let lock = self.storage.lock(&file(name, "lock"), false)?;
        let text = head(KIND, &sheet.to_string());
        let journal = Journal::new(self.storage.clone(), file(name, "journal"), lock, text);
        Ok(KeptMade { file: Some(journal), ..KeptMade::nowhere(name) })
    }

    /// Opens the sheet of that name; nothing if there is none that can be read.
    pub fn open_made<S: Written>(&self, name: &str) -> Result<Option<Opened<S>>, Trouble> {
        let lock = self.storage.lock(&file(name, "lock"), false)?;
        let Some(bytes) = self.storage.read(&file(name, "journal"))? else { return Ok(None) };
        let Some((session, elapsed, read)) = replay::<S>(&bytes)? else { return Ok(None) };
        let text = Head::read(&bytes).map_or_else(|_| String::new(), |own| head(KIND, own.puzzle));
        let mut journal = Journal::new(self.storage.clone(), file(name, "journal"), lock, text);
        let good = &bytes[..read.length];
        let mut lost = Vec::new();
        match read.end {
            End::Damaged { line } => {
                // First a copy, so that at no moment there is less than there was.
                let aside = journal.copy_aside()?;
                lost.push(Lost::Records { line, aside });
                journal.begin_with(records(good))?;
            }
            End::Torn => {
                lost.push(Lost::LastRecord);
                journal.go_on(good.len() as u64)?;
            }
            End::Whole => journal.go_on(good.len() as u64)?,
        }
        let kept = KeptMade { lost, file: Some(journal), ..KeptMade::nowhere(name) };
        Ok(Some((session, elapsed, kept)))
    }

    /// The sheet of that name to look at, even if another program has it open.
    pub fn look_made<S: Written>(&self, name: &str) -> Result<Option<S>, Trouble> {
        let Some(bytes) = self.storage.read(&file(name, "journal"))? else { return Ok(None) };
        Ok(replay::<S>(&bytes)?.map(|(session, _, _)| session.sheet().clone()))
    }

    /// Every sheet that is kept, the one changed last first.
    pub fn made(&self) -> Result<Vec<MadeName>, Trouble> {
        let listed = self.storage.list("made", "journal")?;
        let one = |own: crate::storage::Listed| MadeName { name: own.stem, written: own.written };
        let mut all: Vec<MadeName> = listed.into_iter().map(one).collect();
        all.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.name.cmp(&b.name)));
        Ok(all)
    }

    /// Throws the sheet of that name away, unless it is open.
    pub fn throw_away(&self, name: &str) -> Result<(), Trouble> {
        let _lock = self.storage.lock(&file(name, "lock"), false)?;
        self.storage.remove(&file(name, "journal"))
    }
}

/// The sheet that a journal tells; nothing if its beginning cannot be read.
fn replay<S: Written>(bytes: &[u8]) -> Result<Option<(Session<S>, Duration, Read)>, Trouble> {
    let sheet = match Head::read(bytes) {
        Ok(head) if head.game == KIND => head.puzzle.parse::<S>().ok(),
        Ok(_) | Err(NoHead::Damaged) => None,
        Err(NoHead::Newer { version }) => return Err(Trouble::Newer { version }),
    };
    let Some(sheet) = sheet else { return Ok(None) };
    let (mut session, mut elapsed) = (Session::new(sheet), Duration::ZERO);
    let read = read(bytes, |record: Record<S::Move>| {
        elapsed = record.at;
        match &record.what {
            What::Act(act) => session.act(act),
            // Only games have these; a newer program may write others.
            What::Tick | What::Pause | What::Resume | What::Check | What::Again => true,
            What::Solver(_) | What::Hint(_) | What::Solved => true,
            What::Note(_) | What::Other(_) => true,
        }
    });
    Ok(Some((session, elapsed, read)))
}

/// The name of a file of a sheet.
fn file(name: &str, ending: &str) -> String {
    format!("made/{name}.{ending}")
}
