//! `grille share`: puzzles as codes of one line, as links, and as QR codes.

use crate::batch;
use crate::command::convert::stem;
use crate::input::{self, Wrong};
use crate::output::{self, Target, ending};
use crate::{Desk, Exit, args, ask, file, wrong};
use grille_answer::Check;
use grille_engine::nonogram::Nonogram;
use grille_engine::sudoku::Sudoku;
use grille_formats::code::link;
use grille_formats::{GamePuzzle, nonogram, sudoku};
use grille_picture::qr::{self, Qr};
use grille_store::{Id, Store, default_folder};
use grille_table::Playable;
use grille_words::say;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// How long a solution is looked for that makes a code shorter, unless a limit was given.
const PATIENCE: Duration = Duration::from_secs(5);

/// A puzzle to hand on.
struct Shared {
    label: String,
    /// The name of its file in a folder, without an ending.
    stem: String,
    code: String,
    /// The code, or the link that ends in it.
    text: String,
}

pub fn run(desk: &Desk, args: &args::Share) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let (mut exit, mut all) = (Exit::Yes, Vec::new());
    for chunk in input::jobs(desk, &args.input)? {
        batch::each(desk, chunk, false, |one, puzzle| {
            match puzzle {
                Ok(puzzle) => {
                    let begun = if args.progress { with_progress(puzzle) } else { None };
                    if args.progress && begun.is_none() {
                        let why = Wrong::Unfit(say!(desk.words, "share-nothing-written"));
                        desk.screen.note(&wrong::told(desk, &one.label(), &why));
                        exit = Exit::Trouble;
                        return anyhow::Ok(());
                    }
                    let code = code(desk, args, begun.as_ref().unwrap_or(puzzle));
                    let text = args.link.as_ref().map(|address| link(address, &code));
                    let text = text.unwrap_or_else(|| code.clone());
                    all.push(Shared { label: one.label(), stem: stem(one), code, text });
                }
                Err(why) => {
                    desk.screen.note(&wrong::told(desk, &one.label(), why));
                    exit = Exit::Trouble;
                }
            }
            anyhow::Ok(())
        })?;
    }
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    for shared in all.iter().filter(|_| args.json.json) {
        let mut object = json!({ "puzzle": shared.label, "status": "shared", "code": shared.code });
        if args.link.is_some() {
            object["link"] = shared.text.as_str().into();
        }
        writeln!(desk.screen.out(), "{object}")?;
    }
    Ok(exit.max(put(desk, args, &target, &all)?))
}

/// The puzzle with what is written on it so far: in the game of it that is kept, or else in its file. Nothing where nothing
/// is written.
fn with_progress(puzzle: &GamePuzzle) -> Option<GamePuzzle> {
    match puzzle {
        GamePuzzle::Nonogram(own) => begun::<Nonogram>(own).map(GamePuzzle::Nonogram),
        GamePuzzle::Sudoku(own) => begun::<Sudoku>(own).map(GamePuzzle::Sudoku),
    }
}

fn begun<G: Playable>(puzzle: &G::Puzzle) -> Option<G::Puzzle>
where
    G::Puzzle: Clone,
{
    // To look is no reason to make a folder.
    let folder = default_folder().filter(|folder| folder.is_dir());
    let store = folder.and_then(|folder| Store::open(folder).ok());
    let played = store.and_then(|store| store.look::<G>(Id::of::<G>(puzzle)).ok().flatten());
    let kept = played.map(|played| G::with_progress(puzzle, played.session().sheet()));
    let is_begun = |puzzle: &G::Puzzle| G::begun(puzzle).is_some();
    kept.filter(is_begun).or_else(|| Some(puzzle.clone()).filter(is_begun))
}

/// The code of a puzzle, or of a game in progress. That of a nonogram without a picture is shorter with its solution.
fn code(desk: &Desk, args: &args::Share, puzzle: &GamePuzzle) -> String {
    let of_nonogram = |puzzle, solution| match args.progress {
        true => nonogram::code::encode_game(puzzle, solution),
        false => nonogram::code::encode(puzzle, solution),
    };
    match puzzle {
        GamePuzzle::Sudoku(puzzle) if args.progress => sudoku::code::encode_game(puzzle),
        GamePuzzle::Sudoku(puzzle) => sudoku::code::encode(puzzle),
        GamePuzzle::Nonogram(puzzle) if puzzle.goal().is_some() => of_nonogram(puzzle, None),
        GamePuzzle::Nonogram(puzzle) => {
            let mut limits = args.limits.clone();
            if limits.time_limit.is_none() && limits.step_limit.is_none() {
                limits.time_limit = Some(PATIENCE);
            }
            let mut budget = batch::budget(desk, &limits);
            let checked = ask::check(Check::<Nonogram>::of(puzzle), &mut budget, |_| ());
            of_nonogram(puzzle, checked.solutions.first())
        }
    }
}

fn put(desk: &Desk, args: &args::Share, target: &Target, all: &[Shared]) -> anyhow::Result<Exit> {
    let lines = || all.iter().map(|shared| format!("{}\n", shared.text)).collect::<String>();
    let picture = |shared: &Shared| -> Result<Qr, String> {
        let count = shared.text.chars().count();
        let too_long = || say!(desk.words, "share-too-long", count = count);
        Qr::new(&shared.text).ok_or_else(too_long)
    };
    let complain = |shared: &Shared, why: String| {
        desk.screen.note(&wrong::told(desk, &shared.label, &Wrong::Unfit(why)));
        Exit::Trouble
    };
    match target {
        Target::Screen if args.json.json => Ok(Exit::Yes),
        Target::Screen if args.qr => {
            let mut exit = Exit::Yes;
            for shared in all {
                match picture(shared) {
                    Ok(qr) => {
                        writeln!(desk.screen.out(), "{}\n{}", qr::blocks(&qr), shared.text)?;
                    }
                    Err(why) => exit = complain(shared, why),
                }
            }
            Ok(exit)
        }
        Target::Screen => {
            desk.screen.out().write_all(lines().as_bytes())?;
            Ok(Exit::Yes)
        }
        Target::File(path) if ending(path).as_deref() == Some("png") => match all {
            [] => Ok(Exit::Yes),
            [only] => match picture(only) {
                Ok(qr) => {
                    output::put(desk, &args.output, path, qr::png(&qr))?;
                    Ok(Exit::Yes)
                }
                Err(why) => Ok(complain(only, why)),
            },
            _ => anyhow::bail!(say!(desk.words, "share-only-one")),
        },
        Target::File(path) => {
            output::put(desk, &args.output, path, lines())?;
            Ok(Exit::Yes)
        }
        Target::Folder(folder) => {
            let mut exit = Exit::Yes;
            let files: Vec<PathBuf> =
                all.iter().map(|shared| PathBuf::from(format!("{}.png", shared.stem))).collect();
            output::prepare(desk, &args.output, folder, files.iter().map(PathBuf::as_path))?;
            for (shared, name) in all.iter().zip(&files) {
                match picture(shared) {
                    Ok(qr) => file::put(&folder.join(name), qr::png(&qr))?,
                    Err(why) => exit = complain(shared, why),
                }
            }
            Ok(exit)
        }
    }
}
