//! `grille certify --check`: the certificates of a folder, each checked.

use crate::games::with_game;
use crate::{Desk, Exit, args};
use anyhow::{Context, bail};
use grille_formats::certificate::{self, Claimed, FORMULA, KEPT, PROOF, Refuted, SECOND};
use grille_formats::{GameFormat, GameName, GamePuzzle};
use grille_rup::Rejected;
use grille_words::{Words, say};
use serde_json::json;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

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
    let open = |ending: &str| -> io::Result<certificate::Opened> {
        Ok(Box::new(BufReader::new(File::open(with(base, ending))?)))
    };
    with_game!(&puzzle, |own: G| certificate::check::<G>(own, &text, &open, goes_on))
}

/// The puzzle beside a certificate, with its text.
fn puzzle(base: &Path, endings: &[OsString]) -> Option<(String, GamePuzzle)> {
    for game in GameName::ALL {
        for ending in endings {
            let path = with(base, ending.to_str()?);
            let format = GameFormat::by_ending(&path, *game);
            let is_kept = format.is_some_and(|format| KEPT.contains(&format.name()));
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
