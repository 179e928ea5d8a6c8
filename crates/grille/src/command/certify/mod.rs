//! `grille certify`: answers with proofs that any DRAT checker accepts, a few files for each puzzle.
//!
//! The proof is written as it is found, into a file that gets its name when it is whole. The
//! formula comes after it: only then is it known which solution it denies.

mod check;
mod files;

use super::convert::stem;
use crate::batch::{self, One};
use crate::games::{Handled, unheld, with_game};
use crate::input::{self, Wrong};
use crate::{Desk, Exit, args, output, wrong};
use anyhow::{Context, bail};
use files::Files;
use grille_drive::{Ended, Stop};
use grille_engine::proof::{Certified, Certifying, Formula, Line, Proven, Proving, differs};
use grille_formats::certificate::{
    self, Claimed, FORMULA, Head, NOTE, PROOF, ProofWriter, SECOND, SOLUTION, sha256,
};
use grille_formats::{GameFormat, GamePuzzle};
use grille_words::say;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;

/// How long a proof is.
#[derive(Clone, Copy, Default)]
struct Figures {
    variables: u64,
    clauses: u64,
    added: u64,
    bytes: u64,
}

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
                Ok(any) => {
                    with_game!(any, |puzzle: G| certify::<G>(desk, args, &base, one, any, puzzle))?
                }
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
fn certify<G: Handled + Certified>(
    desk: &Desk,
    args: &args::Certify,
    base: &Path,
    one: &One<'_>,
    any: &GamePuzzle,
    puzzle: &G::Puzzle,
) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let unfit = |why: String| bad(desk, args, one, &Wrong::Unfit(why));
    let (ending, text) = match certificate::puzzle_file(any) {
        Ok(kept) => kept,
        Err(why) => {
            let format = GameFormat::find("candidates").context("the table of formats has it")?;
            return unfit(unheld(words, format, G::GAME, why));
        }
    };
    let mut files = Files::new(base);
    prepare(desk, args, &files, ending)?;
    let Some(mut run) = Certifying::<G>::new(puzzle, &G::Options::default()) else {
        return unfit(say!(words, "certify-too-large"));
    };
    let budget = &mut batch::budget(desk, &args.limits);
    let mut figures = Figures::default();
    let (ended, _) = files.stream(PROOF, |out| {
        let mut writer = ProofWriter::new(out, args.binary);
        let ended = budget.task(&mut run.told(&mut |line: Line<'_>| writer.write(line)));
        (figures.added, figures.bytes) = (writer.added, writer.bytes.0 + writer.bytes.1);
        writer.finish()?;
        let is_proof = matches!(ended, Ended::Done(Proven::None | Proven::Unique(_)));
        Ok((ended, is_proof))
    })?;
    let draw = |solution: &G::Solution| certificate::drawn(any, &G::values(solution));
    let (claimed, denied) = match &ended {
        Ended::Stopped(Stop::Interrupt) => return Ok(Exit::Interrupted),
        Ended::Stopped(Stop::Steps | Stop::Time) | Ended::Done(Proven::Limit) => {
            return unfit(say!(words, "certify-limit"));
        }
        Ended::Done(Proven::Wrong) => return unfit(say!(words, "certify-wrong")),
        Ended::Done(Proven::None) => (Claimed::None, None),
        Ended::Done(Proven::Unique(only)) => {
            files.put(SOLUTION, &draw(only))?;
            (Claimed::Unique, Some(differs::<G>(run.formula(), only)))
        }
        Ended::Done(Proven::Several(first, second)) => {
            files.put(SOLUTION, &draw(first))?;
            files.put(SECOND, &draw(second))?;
            (Claimed::Several, None)
        }
    };
    files.put(ending, &text)?;
    if claimed != Claimed::Several {
        let formula = run.formula();
        let head = Head { game: G::NAME, puzzle: sha256(text.as_bytes()) };
        files.stream(FORMULA, |mut out| {
            certificate::write_formula(&mut out, &head, formula, denied.as_deref())?;
            Ok(((), true))
        })?;
        let clauses = formula.clauses() + u64::from(denied.is_some());
        figures = Figures { variables: formula.variables(), clauses, ..figures };
    }
    files.put(NOTE, &note(desk, &files, ending, claimed))?;
    tell(desk, args, &one.label(), claimed, figures, &files)?;
    Ok(Exit::Yes)
}

/// Makes the folder. What an earlier certificate of this name has left there is refused, or with
/// `--force` removed: it could contradict this one.
fn prepare(
    desk: &Desk,
    args: &args::Certify,
    files: &Files<'_>,
    ending: &str,
) -> anyhow::Result<()> {
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

/// What a reader finds beside the files: what they say, and how to check it.
fn note(desk: &Desk, files: &Files<'_>, ending: &str, claimed: Claimed) -> String {
    let words = &desk.words;
    let name = files.base.file_name().unwrap_or_default().to_string_lossy();
    let quoted = if name.contains([' ', '\'', '(']) { format!("\"{name}\"") } else { name.into() };
    let puzzle = format!("{quoted}.{ending}");
    match claimed {
        Claimed::None => say!(words, "certify-note-none", name = quoted, puzzle = puzzle),
        Claimed::Unique => say!(words, "certify-note-unique", name = quoted, puzzle = puzzle),
        Claimed::Several => say!(words, "certify-note-several", name = quoted, puzzle = puzzle),
    }
}

fn tell(
    desk: &Desk,
    args: &args::Certify,
    label: &str,
    claimed: Claimed,
    figures: Figures,
    files: &Files<'_>,
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
    let said = match claimed {
        Claimed::None => say!(words, "certify-none"),
        Claimed::Unique => say!(words, "certify-unique"),
        Claimed::Several => say!(words, "certify-several"),
    };
    let long = (claimed != Claimed::Several).then(|| {
        // The empty clause is no news.
        let (clauses, added) = (words.number(&clauses), added - 1);
        say!(words, "certify-figures", clauses = clauses, added = added)
    });
    let said = long.map_or(said.clone(), |long| format!("{said} {long}"));
    writeln!(desk.screen.out(), "{}", words.of(label, &said))?;
    Ok(())
}
