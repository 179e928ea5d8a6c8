//! `grille certify --check`: is a certificate one?
//!
//! The formula must be that of the puzzle beside it, byte for byte; the solutions must obey the
//! rules; and the proof must be accepted by the checker of `grille-rup`, which knows nothing of
//! puzzles and shares no code with what made it.

use super::{FORMULA, PROOF, SECOND, SOLUTION};
use crate::games::with_game;
use crate::{Desk, Exit, args};
use anyhow::{Context, bail};
use grille_engine::proof::{Certified, Formula, MOST_CLAUSES, differs};
use grille_formats::certificate::{self, Claimed, Head, read_drawn, sha256};
use grille_formats::{GameFormat, GameName, GamePuzzle};
use grille_rup::Rejected;
use grille_words::{Words, say};
use serde_json::json;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Why a certificate is none.
enum Refuted {
    /// No puzzle that can be read lies beside it.
    Puzzle,
    /// A solution is missing, or breaks the rules, or both are the same.
    Solution,
    /// The formula is not that of the puzzle and its solution.
    Formula,
    /// The proof is not accepted.
    Proof(Rejected),
    /// Somebody pressed Ctrl-C, or the time is over.
    Stopped,
}

impl From<io::Error> for Refuted {
    fn from(error: io::Error) -> Refuted {
        Refuted::Proof(Rejected::Io(error))
    }
}

pub fn run(desk: &Desk, args: &args::Certify) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let mut exit = Exit::Yes;
    if args.input.puzzles.is_empty() {
        bail!(say!(words, "certify-which-folder"));
    }
    for folder in &args.input.puzzles {
        let all = certificates(folder).with_context(|| folder.display().to_string())?;
        if all.is_empty() {
            bail!(say!(words, "certify-no-certificate", path = folder.display().to_string()));
        }
        for (base, endings) in all {
            if desk.interrupt.is_raised() {
                return Ok(Exit::Interrupted);
            }
            let label = base.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let (begin, most) = (Instant::now(), args.limits.time_limit);
            let is_late = || most.is_some_and(|most| begin.elapsed() > most);
            let goes_on = || !desk.interrupt.is_raised() && !is_late();
            let checked = checked(&base, &endings, &goes_on);
            let (said, name, one) = match &checked {
                Ok(claimed) => (accepted(words, *claimed), claimed.name(), Exit::Yes),
                Err(Refuted::Stopped) if desk.interrupt.is_raised() => {
                    return Ok(Exit::Interrupted);
                }
                Err(Refuted::Stopped) => (say!(words, "certify-limit"), "limit", Exit::Trouble),
                Err(why) => (refuted(words, why), "rejected", Exit::No),
            };
            exit = exit.max(one);
            let line = match args.json.json {
                true => json!({ "puzzle": label, "status": name }).to_string(),
                false => words.of(&label, &said),
            };
            writeln!(desk.screen.out(), "{line}")?;
        }
    }
    Ok(exit)
}

/// The certificates of a folder: their paths without an ending, with the endings of each.
fn certificates(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<OsString>>> {
    let mut all: BTreeMap<PathBuf, Vec<OsString>> = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(ending) = path.extension() {
            all.entry(path.with_extension("")).or_default().push(ending.to_owned());
        }
    }
    let is_one = |endings: &[OsString]| {
        endings.iter().any(|ending| [FORMULA, PROOF, SECOND].map(OsString::from).contains(ending))
    };
    all.retain(|_, endings| is_one(endings));
    Ok(all)
}

fn checked(
    base: &Path,
    endings: &[OsString],
    goes_on: &dyn Fn() -> bool,
) -> Result<Claimed, Refuted> {
    let (text, puzzle) = puzzle(base, endings).ok_or(Refuted::Puzzle)?;
    with_game!(&puzzle, |own: G| of_game::<G>(base, endings, &text, own, goes_on))
}

/// The puzzle beside a certificate, with its text.
fn puzzle(base: &Path, endings: &[OsString]) -> Option<(String, GamePuzzle)> {
    for game in GameName::ALL {
        for ending in endings {
            let path = with(base, ending.to_str()?);
            let format = GameFormat::by_ending(&path, *game);
            let is_kept = format.is_some_and(|format| certificate::KEPT.contains(&format.name()));
            if let (true, Some(format)) = (is_kept, format)
                && let Ok(text) = fs::read_to_string(&path)
            {
                let puzzle = format.read(&text).next()?.ok()?;
                return Some((text, puzzle));
            }
        }
    }
    None
}

fn with(base: &Path, ending: &str) -> PathBuf {
    let mut path = base.as_os_str().to_owned();
    path.push(".");
    path.push(ending);
    path.into()
}

fn of_game<G: Certified>(
    base: &Path,
    endings: &[OsString],
    text: &str,
    puzzle: &G::Puzzle,
    goes_on: &dyn Fn() -> bool,
) -> Result<Claimed, Refuted> {
    let solution = |ending: &str| {
        let values = read_drawn(&fs::read_to_string(with(base, ending)).ok()?)?;
        G::judged(puzzle, &values)
    };
    let is_there = |ending: &str| endings.iter().any(|own| own == ending);
    if is_there(SECOND) {
        let (first, second) = solution(SOLUTION).zip(solution(SECOND)).ok_or(Refuted::Solution)?;
        return if first == second { Err(Refuted::Solution) } else { Ok(Claimed::Several) };
    }
    let only = match is_there(SOLUTION) {
        true => Some(solution(SOLUTION).ok_or(Refuted::Solution)?),
        false => None,
    };
    let formula = G::formula(puzzle);
    if formula.clauses() > MOST_CLAUSES {
        return Err(Refuted::Formula);
    }
    let other = only.as_ref().map(|only| differs::<G>(&formula, only));
    let head = Head { game: G::NAME, puzzle: sha256(text.as_bytes()) };
    let open = |ending: &str| File::open(with(base, ending)).map(BufReader::new);
    let mut same = Same(open(FORMULA).map_err(|_| Refuted::Formula)?);
    certificate::write_formula(&mut same, &head, &formula, other.as_deref())
        .map_err(|_| Refuted::Formula)?;
    if same.0.read(&mut [0])? > 0 {
        return Err(Refuted::Formula);
    }
    match grille_rup::check_while(open(FORMULA)?, open(PROOF)?, goes_on) {
        Ok(_) => Ok(if only.is_some() { Claimed::Unique } else { Claimed::None }),
        Err(Rejected::Io(error)) if error.kind() == io::ErrorKind::Interrupted => {
            Err(Refuted::Stopped)
        }
        Err(why) => Err(Refuted::Proof(why)),
    }
}

/// Takes what is written only if the same stands in a file.
struct Same<R>(R);

impl<R: BufRead> Write for Same<R> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let own = self.0.fill_buf()?;
        let len = own.len().min(bytes.len());
        if own[..len] != bytes[..len] || len == 0 && !bytes.is_empty() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        self.0.consume(len);
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn accepted(words: &Words, claimed: Claimed) -> String {
    match claimed {
        Claimed::None => say!(words, "certify-accepted-none"),
        Claimed::Unique => say!(words, "certify-accepted-unique"),
        Claimed::Several => say!(words, "certify-accepted-several"),
    }
}

fn refuted(words: &Words, why: &Refuted) -> String {
    match why {
        Refuted::Puzzle => say!(words, "certify-rejected-puzzle"),
        Refuted::Solution => say!(words, "certify-rejected-solution"),
        Refuted::Formula | Refuted::Proof(Rejected::Formula(_)) => {
            say!(words, "certify-rejected-formula")
        }
        Refuted::Proof(Rejected::DoesNotFollow(step)) => {
            say!(words, "certify-rejected-step", step = *step)
        }
        Refuted::Proof(Rejected::Proof(step)) => {
            say!(words, "certify-rejected-unread", step = *step)
        }
        Refuted::Proof(Rejected::Unfinished) => say!(words, "certify-rejected-unfinished"),
        Refuted::Proof(Rejected::Io(error)) => {
            let why = words.system(&error.to_string());
            say!(words, "certify-rejected-file", why = why)
        }
        Refuted::Stopped => say!(words, "certify-limit"),
    }
}
