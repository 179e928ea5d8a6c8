//! A campaign's folder: `campaign.toml` says what was asked for and by which
//! version, `records.csv` is the truth.
//!
//! Records come in the order of the plan, all of an instance at once and in one
//! write, so a kill leaves at most one instance in pieces. Whoever opens the folder
//! again reads the records past the plan (`resume`), cuts off the pieces, and goes on from there:
//! nothing is lost, nothing comes twice. The file is locked while it is written.

use crate::campaign::{self, Campaign, quoted};
use crate::plan::Plan;
use crate::record::{HEAD, Record};
use crate::resume::past;
use crate::trouble::Trouble;
use grille_drive::Shard;
use grille_formats::whole_file;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use toml::de::DeTable;

/// The version whose methods made records: that of the program, and the revision it
/// was built from where the builder told.
pub const VERSION: &str = match option_env!("GRILLE_REVISION") {
    Some(revision) => revision,
    None => env!("CARGO_PKG_VERSION"),
};

/// The records of a campaign.
pub const RECORDS: &str = "records.csv";
/// What they are records of.
pub const CAMPAIGN: &str = "campaign.toml";

/// What a folder says about itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The campaign.
    pub campaign: Campaign,
    /// The version that ran it.
    pub version: String,
    /// The part of it that was run.
    pub shard: Option<Shard>,
    /// What was typed.
    pub command: String,
}

impl Made {
    /// Its text.
    pub fn text(&self) -> String {
        let shard = self.shard.map_or(String::new(), |s| format!("shard = \"{s}\"\n"));
        format!(
            "{}\n[made]\nversion = {}\ncommand = {}\n{shard}",
            self.campaign.text(),
            quoted(&self.version),
            quoted(&self.command),
        )
    }

    /// What the folder at that path says.
    pub fn read(folder: &Path) -> Result<Made, Trouble> {
        let path = folder.join(CAMPAIGN);
        let text = fs::read_to_string(&path).map_err(|why| match why.kind() {
            ErrorKind::NotFound => Trouble::NoCampaign(folder.to_owned()),
            _ => Trouble::file(&path, &why),
        })?;
        let campaign = campaign::read(&text)
            .map_err(|flaws| Trouble::Campaign(path.clone(), text.clone(), flaws))?;
        let table = DeTable::parse(&text).map_err(|_| Trouble::NotMade(path.clone()))?;
        let own = |key: &str| table.get_ref().get("made")?.get_ref().get(key)?.get_ref().as_str();
        let (Some(version), Some(command)) = (own("version"), own("command")) else {
            return Err(Trouble::NotMade(path));
        };
        let shard = own("shard").map(str::parse).transpose();
        let shard = shard.map_err(|_| Trouble::NotMade(path))?;
        Ok(Made { campaign, version: version.to_owned(), shard, command: command.to_owned() })
    }
}

/// Whether a folder holds files and no campaign: somebody else's. A program that was killed at
/// once may have left the records' file, and files that are still to be renamed begin with a dot.
pub(crate) fn is_foreign(path: &Path) -> std::io::Result<bool> {
    if path.join(CAMPAIGN).exists() {
        return Ok(false);
    }
    for entry in fs::read_dir(path)? {
        let name = entry?.file_name();
        if name != RECORDS && !name.to_string_lossy().starts_with('.') {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A folder whose records are being written.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    file: File,
    /// How many bytes are whole instances.
    length: u64,
    /// The first instance that is still to be run.
    next: u64,
}

impl Folder {
    /// Makes the folder, or opens it again to go on.
    pub fn open(path: &Path, made: &Made, plan: &Plan) -> Result<Folder, Trouble> {
        fs::create_dir_all(path).map_err(|why| Trouble::file(path, &why))?;
        if is_foreign(path).map_err(|why| Trouble::file(path, &why))? {
            return Err(Trouble::Foreign(path.to_owned()));
        }
        let records = path.join(RECORDS);
        let trouble = |why: &std::io::Error| Trouble::file(&records, why);
        let file = OpenOptions::new().read(true).append(true).create(true).open(&records);
        let file = file.map_err(|why| trouble(&why))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Trouble::Locked(path.to_owned())),
            Err(TryLockError::Error(why)) => return Err(trouble(&why)),
        }
        if path.join(CAMPAIGN).exists() {
            let there = Made::read(path)?;
            if there.campaign != made.campaign || there.shard != made.shard {
                return Err(Trouble::OtherCampaign(path.to_owned()));
            }
            if there.version != made.version {
                return Err(Trouble::OtherVersion {
                    folder: path.to_owned(),
                    there: there.version,
                    here: made.version.clone(),
                });
            }
        } else {
            if file.metadata().map_err(|why| trouble(&why))?.len() > 0 {
                return Err(Trouble::NoCampaign(path.to_owned()));
            }
            put(&path.join(CAMPAIGN), made.text().as_bytes())?;
        }
        let (length, next) = past(&records, &file, plan, made.shard)?;
        let mut folder = Folder { path: path.to_owned(), file, length, next };
        if folder.file.metadata().map_err(|why| trouble(&why))?.len() > length {
            folder.file.set_len(length).map_err(|why| trouble(&why))?;
        }
        if length == 0 {
            folder.write(format!("{HEAD}\n").as_bytes())?;
        }
        Ok(folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The first instance that is still to be run.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Adds the records of the next instance.
    pub fn append(&mut self, instance: u64, records: &[Record]) -> Result<(), Trouble> {
        let text: String = records.iter().map(|record| format!("{record}\n")).collect();
        self.write(text.as_bytes())?;
        self.next = instance + 1;
        Ok(())
    }

    /// All of it, or nothing: what was written in part is taken back.
    fn write(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        if let Err(why) = self.file.write_all(bytes) {
            // If this fails too, the pieces are cut off when the folder is opened again.
            let _ = self.file.set_len(self.length);
            return Err(Trouble::file(&self.path.join(RECORDS), &why));
        }
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Waits until everything is on the disk.
    pub fn close(self) -> Result<(), Trouble> {
        self.file.sync_all().map_err(|why| Trouble::file(&self.path.join(RECORDS), &why))
    }
}

/// The whole lines of a file, one at a time; a last line without an end is not there.
pub struct Lines<R> {
    path: PathBuf,
    reader: BufReader<R>,
    /// The number of the next line, from 1.
    pub number: u64,
    /// Bytes up to it.
    pub bytes: u64,
    buffer: Vec<u8>,
}

/// The most bytes of a line.
const LONGEST: u64 = 1 << 16;

impl<R: Read + Seek> Lines<R> {
    /// From the beginning.
    pub fn new(path: &Path, mut file: R) -> Result<Lines<R>, Trouble> {
        file.seek(SeekFrom::Start(0)).map_err(|why| Trouble::file(path, &why))?;
        let reader = BufReader::with_capacity(1 << 16, file);
        Ok(Lines { path: path.to_owned(), reader, number: 1, bytes: 0, buffer: Vec::new() })
    }

    /// The next line without its end.
    pub fn next_line(&mut self) -> Result<Option<&str>, Trouble> {
        self.buffer.clear();
        let limited = &mut (&mut self.reader).take(LONGEST);
        let read = limited.read_until(b'\n', &mut self.buffer);
        let read = read.map_err(|why| Trouble::file(&self.path, &why))?;
        if self.buffer.pop() != Some(b'\n') {
            return if read as u64 == LONGEST { Err(self.damaged()) } else { Ok(None) };
        }
        self.bytes += read as u64;
        self.number += 1;
        match std::str::from_utf8(&self.buffer) {
            Ok(line) => Ok(Some(line)),
            Err(_) => Err(Trouble::Damaged { path: self.path.clone(), line: self.number - 1 }),
        }
    }

    fn damaged(&self) -> Trouble {
        Trouble::Damaged { path: self.path.clone(), line: self.number }
    }
}

/// The records of a folder, one at a time.
pub struct Records(Lines<File>);

impl Records {
    /// The records of the folder at that path.
    pub fn open(folder: &Path) -> Result<Records, Trouble> {
        let path = folder.join(RECORDS);
        let file = File::open(&path).map_err(|why| Trouble::file(&path, &why))?;
        let mut lines = Lines::new(&path, file)?;
        match lines.next_line()? {
            Some(HEAD) => Ok(Records(lines)),
            _ => Err(Trouble::NoRecords(path)),
        }
    }
}

impl Iterator for Records {
    type Item = Result<Record, Trouble>;

    fn next(&mut self) -> Option<Result<Record, Trouble>> {
        let line = self.0.number;
        let path = self.0.path.clone();
        match self.0.next_line() {
            Ok(None) => None,
            Ok(Some(text)) => Some(text.parse().map_err(|_| Trouble::Damaged { path, line })),
            Err(trouble) => Some(Err(trouble)),
        }
    }
}

/// Replaces a file as a whole.
pub fn put(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    whole_file::replace(path, bytes).map_err(|why| Trouble::file(path, &why))
}
