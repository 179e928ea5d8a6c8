//! `grille certify`: answers with proofs that any DRAT checker accepts, a few files for each puzzle.
//!
//! What they say is made by `grille_certify`, for the window too; here they get their names.

mod check;
mod files;

use super::convert::stem;
use crate::batch::{self, One};
use crate::input::{self, Wrong};
use crate::{Desk, Exit, args, output, wrong};
use anyhow::{Context, bail};
use files::Files;
use grille_certify::{Figures, Told, Unfit};
use grille_drive::{Ended, Stop};
use grille_formats::certificate::{self, Claimed, FORMULA, NOTE, PROOF, SECOND, SOLUTION};
use grille_formats::{GameFormat, GamePuzzle};
use grille_words::say;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;

pub fn run(desk: &Desk, args: &args::Certify) -> anyhow::Result<Exit> {
    if args.check {
        return check::run(desk, args);
    }
    let Some(folder) = args.output.output.as_deref() else {
        bail!(say!(desk.words, "certify-where"));
    };
    let (mut exit, mut taken) = (Exit::Yes, BTreeSet::new());
    for chunk in input::jobs(desk, &args.input)? {
        batch::each(desk, chunk, false, |one, puzzle| {
            let base = folder.join(name(one, &mut taken));
            let done = match puzzle {
                Ok(any) => certify(desk, args, &base, one, any)?,
                Err(why) => bad(desk, args, one, why)?,
            };
            exit = exit.max(done);
            anyhow::Ok(())
        })?;
    }
    Ok(if desk.interrupt.is_raised() { Exit::Interrupted } else { exit })
}

/// The name of a puzzle's files; one that comes again gets a number.
fn name(one: &One<'_>, taken: &mut BTreeSet<String>) -> String {
    let stem = stem(one);
    let (mut name, mut again) = (stem.clone(), 1);
    while !taken.insert(name.clone()) {
        again += 1;
        name = format!("{stem}~{again}");
    }
    name
}

/// Tells what is wrong with a puzzle.
fn bad(desk: &Desk, args: &args::Certify, one: &One<'_>, why: &Wrong) -> anyhow::Result<Exit> {
    let label = one.label();
    desk.screen.note(&wrong::told(desk, &label, why));
    if args.json.json {
        writeln!(desk.screen.out(), "{}", wrong::object(&desk.words, &label, why))?;
    }
    Ok(Exit::Trouble)
}

/// Writes the certificate of one puzzle and tells what it says.
fn certify(
    desk: &Desk,
    args: &args::Certify,
    base: &Path,
    one: &One<'_>,
    any: &GamePuzzle,
) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let unfit = |why: String| bad(desk, args, one, &Wrong::Unfit(why));
    let unheld = |why| -> anyhow::Result<String> {
        let format = GameFormat::find("candidates").context("the table of formats has it")?;
        Ok(words.unheld(format, any.game(), why))
    };
    let ending = match certificate::puzzle_file(any) {
        Ok((ending, _)) => ending,
        Err(why) => return unfit(unheld(why)?),
    };
    let files = Files::new(base.to_owned());
    prepare(desk, args, &files, ending)?;
    let name = base.file_name().unwrap_or_default().to_string_lossy();
    let mut making = match grille_certify::certify(any, &name, args.binary, words.lang(), files) {
        Ok(making) => making,
        Err(Unfit::Unheld(why)) => return unfit(unheld(why)?),
        Err(Unfit::TooLarge) => return unfit(say!(words, "certify-too-large")),
        Err(Unfit::File(why)) => return Err(why.into()),
    };
    let ended = batch::budget(desk, &args.limits).task(&mut making);
    let files = making.shelf();
    let (claimed, figures) = match ended {
        Ended::Stopped(Stop::Interrupt) => return Ok(Exit::Interrupted),
        Ended::Stopped(Stop::Steps | Stop::Time) => return unfit(say!(words, "certify-limit")),
        Ended::Done(told) => match told.with_context(|| base.display().to_string())? {
            Told::Limit => return unfit(say!(words, "certify-limit")),
            Told::Wrong => return unfit(say!(words, "certify-wrong")),
            Told::Claimed(claimed, figures) => (claimed, figures),
        },
    };
    tell(desk, args, &one.label(), claimed, figures, &files)?;
    Ok(Exit::Yes)
}

/// Makes the folder. What an earlier certificate of this name has left there is refused, or with
/// `--force` removed: it could contradict this one.
fn prepare(desk: &Desk, args: &args::Certify, files: &Files, ending: &str) -> anyhow::Result<()> {
    let paths = [ending, FORMULA, PROOF, SOLUTION, SECOND, NOTE].map(|ending| files.path(ending));
    let folder = files.base.parent().unwrap_or(Path::new("."));
    output::prepare(desk, &args.output, folder, [])?;
    for path in &paths {
        output::refuse(desk, &args.output, path)?;
    }
    for path in paths.iter().filter(|path| path.is_file()) {
        fs::remove_file(path).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

fn tell(
    desk: &Desk,
    args: &args::Certify,
    label: &str,
    claimed: Claimed,
    figures: Figures,
    files: &Files,
) -> anyhow::Result<()> {
    let words = &desk.words;
    let Figures { variables, clauses, added, bytes } = figures;
    if args.json.json {
        let paths: Vec<String> =
            files.written.iter().map(|path| path.display().to_string()).collect();
        let mut object = json!({ "puzzle": label, "status": claimed.name(), "files": paths });
        if claimed != Claimed::Several {
            object["variables"] = variables.into();
            object["clauses"] = clauses.into();
            object["proof"] = json!({ "clauses": added, "bytes": bytes });
        }
        writeln!(desk.screen.out(), "{object}")?;
        return Ok(());
    }
    let said = words.certified(claimed, clauses, added);
    writeln!(desk.screen.out(), "{}", words.of(label, &said))?;
    Ok(())
}
