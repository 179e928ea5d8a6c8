//! Everything that is kept for a player as one file, to be taken elsewhere or put away.
//!
//! ```text
//! grille-backup 1
//! games/ID.journal 1234 CHECK     a name, how many bytes follow, and a hash of both
//! …
//! end 17                          how many files there are
//! ```
//!
//! What can be made again is left out: cards, locks, the stock. Restoring merges: nothing that was
//! played further here is replaced, and whatever is replaced is kept aside.
//!
//! Of two journals of one game, one that begins with all of the other has been played further. Where
//! both have gone on by themselves, that is the one that was played for longer: clocks of different
//! machines are not compared. Pictures have only numbers for names, so one that goes on nowhere here
//! is another picture and gets a number of its own.

use crate::id::checksum;
use crate::kept::{GAMES, name};
use crate::{Id, SETTINGS, Settings, Store, Trouble, canvases, clues};
use grille_formats::journal::records;
use std::time::Duration;

/// The most bytes of a backup.
pub const MOST: usize = 1 << 30;

const NAME: &str = "grille-backup";
const VERSION: u32 = 1;

/// A file of a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry<'a> {
    name: &'a str,
    bytes: &'a [u8],
}

/// A backup that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup<'a> {
    entries: Vec<Entry<'a>>,
    is_whole: bool,
}

/// Why a file is no backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBackup {
    /// It is something else.
    Other,
    /// A newer version of the program wrote it.
    Newer {
        /// The version of the backup.
        version: u32,
    },
}

grille_engine::errors_as_data!(NoBackup);

/// What became of the journals of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those that are new here.
    pub added: usize,
    /// Those that had been played further elsewhere.
    pub renewed: usize,
    /// Those that are as far here, or further.
    pub kept: usize,
    /// Those that could not be renewed, because they are open.
    pub open: usize,
}

/// What a backup brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Games.
    pub games: Tally,
    /// Pictures being made.
    pub canvases: Tally,
    /// Whether settings came with it: they do where nothing was chosen yet.
    pub settings: bool,
}

impl Backup<'_> {
    /// Reads a backup, as far as it is whole.
    pub fn read(bytes: &[u8]) -> Result<Backup<'_>, NoBackup> {
        let (first, mut rest) = line(bytes).ok_or(NoBackup::Other)?;
        let version = first.strip_prefix(NAME).and_then(|rest| rest.strip_prefix(' '));
        match version.and_then(|version| version.parse().ok()) {
            Some(VERSION) => {}
            Some(version) if version > VERSION => return Err(NoBackup::Newer { version }),
            Some(_) | None => return Err(NoBackup::Other),
        }
        let mut entries = Vec::new();
        while let Some((entry, more)) = entry(rest) {
            entries.push(entry);
            rest = more;
        }
        let is_whole = rest == format!("end {}\n", entries.len()).as_bytes();
        Ok(Backup { entries, is_whole })
    }

    /// Whether nothing of it is missing or damaged.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }
}

impl Store {
    /// Everything that is kept, as one file.
    pub fn backup(&self) -> Result<Vec<u8>, Trouble> {
        let mut names = vec![SETTINGS.to_owned(), clues::CLUES.to_owned()];
        for folder in [GAMES, canvases::FOLDER] {
            let mut ids: Vec<Id> = self.ids(folder)?;
            ids.sort_unstable();
            names.extend(ids.into_iter().map(|id| name(folder, id, "journal")));
        }
        let mut text = format!("{NAME} {VERSION}\n").into_bytes();
        let mut count = 0;
        for name in names {
            let Some(bytes) = self.storage.read(&name)? else { continue };
            if text.len() + bytes.len() > MOST {
                return Err(Trouble::TooMuch { limit: MOST });
            }
            let check = checksum(&[name.as_bytes(), b" ", &bytes]);
            text.extend(format!("{name} {} {check}\n", bytes.len()).bytes());
            text.extend(bytes);
            text.push(b'\n');
            count += 1;
        }
        text.extend(format!("end {count}\n").bytes());
        Ok(text)
    }

    /// Brings back what a backup has, beside what there is.
    pub fn restore(&self, backup: &Backup<'_>) -> Result<Restored, Trouble> {
        let mut restored = Restored::default();
        for Entry { name, bytes } in &backup.entries {
            match Part::named(name) {
                Some(Part::Settings) => restored.settings = self.restore_settings(bytes)?,
                Some(Part::Clues) => self.restore_clues(bytes)?,
                Some(Part::Game(id)) => self.restore_game(id, bytes, &mut restored.games)?,
                Some(Part::Canvas) => self.restore_canvas(bytes, &mut restored.canvases)?,
                // A newer version may keep more.
                None => {}
            }
        }
        Ok(restored)
    }

    fn ids(&self, folder: &str) -> Result<Vec<Id>, Trouble> {
        let listed = self.storage.list(folder, "journal")?;
        Ok(listed.iter().filter_map(|listed| listed.stem.parse().ok()).collect())
    }

    /// Settings are taken where there are none; days that were solved are added to those here.
    fn restore_settings(&self, bytes: &[u8]) -> Result<bool, Trouble> {
        let (theirs, _) = Settings::read(&String::from_utf8_lossy(bytes));
        if self.storage.read(SETTINGS)?.is_none() {
            self.keep_settings(&theirs)?;
            return Ok(true);
        }
        let (mut own, _) = self.settings()?;
        let before = own.days.clone();
        for (day, game) in theirs.days {
            own.note_day(day, game);
        }
        if own.days != before {
            self.keep_settings(&own)?;
        }
        Ok(false)
    }

    /// Clues being typed in are taken where there are none.
    fn restore_clues(&self, bytes: &[u8]) -> Result<(), Trouble> {
        match self.clues()? {
            Some(own) if !own.is_empty() => Ok(()),
            Some(_) | None => self.keep_clues(&String::from_utf8_lossy(bytes), true),
        }
    }

    fn restore_game(&self, id: Id, bytes: &[u8], tally: &mut Tally) -> Result<(), Trouble> {
        let journal = name(GAMES, id, "journal");
        let is_further = |own: &[u8]| match Ahead::of(own, bytes) {
            Ahead::Own => false,
            Ahead::Other => true,
            Ahead::Neither => played_for(bytes) > played_for(own),
        };
        match self.storage.read(&journal)? {
            Some(own) if !is_further(&own) => tally.kept += 1,
            own => match self.storage.lock(&name(GAMES, id, "lock"), false) {
                Err(Trouble::Locked) => tally.open += 1,
                Err(trouble) => return Err(trouble),
                Ok(_lock) => {
                    match &own {
                        Some(own) if Ahead::of(own, bytes) == Ahead::Neither => {
                            self.storage.copy_aside(&journal)?;
                            tally.renewed += 1;
                        }
                        Some(_) => tally.renewed += 1,
                        None => tally.added += 1,
                    }
                    self.storage.replace(&journal, bytes)?;
                }
            },
        }
        Ok(())
    }

    fn restore_canvas(&self, bytes: &[u8], tally: &mut Tally) -> Result<(), Trouble> {
        let ids = self.ids(canvases::FOLDER)?;
        let mut number = ids.iter().map(|id| id.number()).max().unwrap_or(0);
        for id in ids {
            let journal = name(canvases::FOLDER, id, "journal");
            let Some(own) = self.storage.read(&journal)? else { continue };
            match Ahead::of(&own, bytes) {
                Ahead::Neither => continue,
                Ahead::Own => tally.kept += 1,
                Ahead::Other => match self.storage.lock(&name(canvases::FOLDER, id, "lock"), false)
                {
                    Err(Trouble::Locked) => tally.open += 1,
                    Err(trouble) => return Err(trouble),
                    Ok(_lock) => {
                        self.storage.replace(&journal, bytes)?;
                        tally.renewed += 1;
                    }
                },
            }
            return Ok(());
        }
        loop {
            number = number.wrapping_add(1);
            let id = Id::numbered(number);
            match self.storage.lock(&name(canvases::FOLDER, id, "lock"), false) {
                // Another program has just begun it.
                Err(Trouble::Locked) => continue,
                Err(trouble) => return Err(trouble),
                Ok(_lock) => {
                    self.storage.replace(&name(canvases::FOLDER, id, "journal"), bytes)?;
                }
            }
            tally.added += 1;
            return Ok(());
        }
    }
}

/// What a file of a backup is, by its name. No other name is ever written to.
enum Part {
    Settings,
    Clues,
    Game(Id),
    Canvas,
}

impl Part {
    fn named(name: &str) -> Option<Part> {
        if name == SETTINGS {
            return Some(Part::Settings);
        }
        if name == clues::CLUES {
            return Some(Part::Clues);
        }
        let (folder, file) = name.split_once('/')?;
        let id = file.strip_suffix(".journal")?.parse().ok()?;
        if folder == GAMES {
            Some(Part::Game(id))
        } else if folder == canvases::FOLDER {
            Some(Part::Canvas)
        } else {
            None
        }
    }
}

/// Which of two journals goes on where the other ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ahead {
    /// The one here, or they are the same.
    Own,
    Other,
    /// They differ before either ends.
    Neither,
}

impl Ahead {
    fn of(own: &[u8], other: &[u8]) -> Ahead {
        if own.starts_with(other) {
            Ahead::Own
        } else if other.starts_with(own) {
            Ahead::Other
        } else {
            Ahead::Neither
        }
    }
}

/// How long a game was played in all attempts, by its journal.
fn played_for(journal: &[u8]) -> Duration {
    let (mut total, mut last) = (0_u64, 0_u64);
    for line in records(journal).split(|&byte| byte == b'\n') {
        let mut words = std::str::from_utf8(line).unwrap_or_default().split(' ');
        let Some(at) = words.next().and_then(|at| at.parse().ok()) else { continue };
        total = total.saturating_add(u64::saturating_sub(at, last));
        last = if words.next() == Some("again") { 0 } else { at };
    }
    Duration::from_millis(total)
}

/// The first line, and what follows it.
fn line(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some((std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 1..]))
}

/// The first file, if it is whole, and what follows it.
fn entry(bytes: &[u8]) -> Option<(Entry<'_>, &[u8])> {
    let (head, rest) = line(bytes)?;
    let words: Vec<&str> = head.split(' ').collect();
    let [name, length, check] = words[..] else { return None };
    let length: usize = length.parse().ok()?;
    let (own, rest) = rest.split_at_checked(length)?;
    let rest = rest.strip_prefix(b"\n")?;
    let is_own = checksum(&[name.as_bytes(), b" ", own]) == check;
    is_own.then_some((Entry { name, bytes: own }, rest))
}
