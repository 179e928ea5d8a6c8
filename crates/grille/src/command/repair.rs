//! `grille repair`: the smallest changes that make a picture's puzzle as wanted.

use crate::args::AT_MOST;
use crate::batch::{self, One, Plan, Refused, Written};
use crate::command::convert;
use crate::input;
use crate::output::{self, Target};
use crate::page::Page;
use crate::{Desk, Exit, args, file, wrong};
use grille_answer::json::named;
use grille_answer::nonogram::draw;
use grille_drive::{Budget, Ended, Stop};
use grille_engine::nonogram::draft::Draft;
use grille_engine::nonogram::rate::{CLASSES, Class};
use grille_engine::nonogram::repair::{Aim, Mend, Proposal, Weights};
use grille_engine::nonogram::{DrawingKind, Nonogram, Options, Picture, Puzzle, method};
use grille_engine::run::Status;
use grille_formats::{GameName, GamePuzzle};
use grille_words::{Words, say};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::{Mutex, PoisonError};

pub fn run(desk: &Desk, args: &args::Repair) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.mended.output)?;
    let named = args.mended.to.as_deref();
    let format = target.format(desk, named, GameName::Nonogram, "non")?;
    let jobs = input::jobs_of(desk, Some(GameName::Nonogram), &args.input)?;
    if target.file().is_some() && jobs.inputs > 1 {
        anyhow::bail!(say!(desk.words, "repair-only-one"));
    }
    let page = Page::separated("");
    let (threads, json) = (args.mended.threads.threads, args.mended.json.json);
    let plan = Plan { page: &page, threads, stream: false, json };
    // The file of each puzzle, and what goes there.
    let found: Mutex<Vec<(String, Puzzle)>> = Mutex::default();
    let exit = batch::run(desk, jobs, &plan, |one, puzzle, written| {
        let puzzle = input::nonogram(puzzle)?;
        let proposals = repair(desk, args, one, puzzle, written)?;
        if let (true, Some(first)) = (target != Target::Screen, proposals.first()) {
            let count = proposals.len();
            let taken = proposals.get(usize::from(args.take) - 1).filter(|_| count > 0);
            let taken = match (taken, first.changes.is_empty()) {
                (Some(taken), _) => taken,
                (None, true) => first,
                (None, false) => {
                    let take = args.take;
                    return Err(
                        say!(desk.words, "repair-no-such", take = take, count = count).into()
                    );
                }
            };
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            found.push((convert::stem(one), kept(puzzle, &taken.puzzle)));
        }
        Ok(())
    })?;
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    if target.file().is_some() && found.len() > 1 {
        anyhow::bail!(say!(desk.words, "repair-only-one"));
    }
    for (stem, puzzle) in found {
        let puzzle = GamePuzzle::Nonogram(puzzle);
        let part = format
            .write_part(&puzzle)
            .map_err(|why| anyhow::anyhow!(desk.words.unheld(format, GameName::Nonogram, why)))?;
        let path = match &target {
            Target::Screen => continue,
            Target::File(path) => path.clone(),
            Target::Folder(folder) => {
                output::prepare(desk, &args.mended.output, folder, [])?;
                folder.join(format!("{stem}.{}", format.extensions()[0]))
            }
        };
        let text = format.framed(&[&part]);
        output::put(desk, &args.mended.output, &path, file::coded(format, &text))?;
    }
    Ok(exit)
}

/// The mended puzzle with everything that is said about the one it was: title, author, licence,
/// notes, the names of its inks, what its goal is called.
fn kept(original: &Puzzle, mended: &Puzzle) -> Puzzle {
    let (old, mut new) = (original.draft(), mended.draft());
    let goal = old.drawings.into_iter().find(|drawing| drawing.kind == DrawingKind::Goal);
    if let (Some(old), Some(new)) = (goal, new.drawings.first_mut()) {
        (new.id, new.note) = (old.id, old.note);
    }
    let draft = Draft { about: old.about, inks: old.inks, ..new };
    Puzzle::new(draft).unwrap_or_else(|_| mended.clone())
}

/// How it ended.
enum Outcome {
    /// The proposals, and whether no fewer changes would do. Proven.
    Found(Vec<Proposal>, bool),
    NoPicture,
    Limit,
    Interrupted,
}

fn repair(
    desk: &Desk,
    args: &args::Repair,
    one: &One<'_>,
    puzzle: &Puzzle,
    written: &mut Written,
) -> Result<Vec<Proposal>, Refused> {
    let (words, label) = (&desk.words, one.label());
    let budget = &mut batch::budget(desk, &args.mended.limits);
    let outcome = match picture(puzzle, budget) {
        Ok(Some(picture)) => mended(args, puzzle, &picture, budget),
        Ok(None) => Outcome::NoPicture,
        Err(stop) => stopped(stop),
    };
    let exit = match &outcome {
        Outcome::Found(proposals, _) if !proposals.is_empty() => Exit::Yes,
        Outcome::Found(..) | Outcome::NoPicture => Exit::No,
        Outcome::Limit => Exit::Trouble,
        Outcome::Interrupted => Exit::Interrupted,
    };
    if let Outcome::NoPicture = outcome {
        let wrong = input::Wrong::Unfit(say!(words, "repair-no-picture"));
        let before = written.exit;
        wrong::add(written, desk, &label, &wrong, args.mended.json.json)?;
        written.exit = before.max(exit);
        return Ok(Vec::new());
    }
    written.exit = written.exit.max(exit);
    let out = &mut written.out;
    if args.mended.json.json {
        writeln!(out, "{}", object(&label, puzzle, &outcome))?;
    } else {
        for line in sentences(words, args.most, puzzle, &outcome) {
            writeln!(out, "{}", words.of(&label, &line))?;
        }
        if let (Outcome::Found(proposals, _), true) = (&outcome, one.alone)
            && let Some(Proposal { changes, puzzle: best, .. }) =
                proposals.get(usize::from(args.take) - 1)
            && let (false, Some(goal)) = (changes.is_empty(), best.goal())
        {
            let cells = goal.map(|&colour| colour.into());
            let (paint, width) = (desk.screen.out_paint(), desk.screen.width());
            write!(out, "{}", draw::blocks(best, &cells, paint, width))?;
        }
        if puzzle.goal().is_none() {
            let note = words.of(&label, &say!(words, "repair-solution"));
            written.err += &format!("grille: {note}\n");
        }
    }
    Ok(if let Outcome::Found(proposals, _) = outcome { proposals } else { Vec::new() })
}

/// The picture to mend: the goal, or a solution; none if there is neither.
fn picture(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<Picture>, Stop> {
    if let Some(goal) = puzzle.goal() {
        return Ok(Some(goal));
    }
    let mut run = method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
    match budget.run(&mut *run) {
        Ended::Done(Status::Solution) => Ok(run.board().picture()),
        Ended::Done(Status::Limit) => Err(Stop::Steps),
        Ended::Done(_) => Ok(None),
        Ended::Stopped(stop) => Err(stop),
    }
}

fn mended(args: &args::Repair, puzzle: &Puzzle, picture: &Picture, budget: &mut Budget) -> Outcome {
    let weights = match args.weights.as_str() {
        "uniform" => Weights::uniform(picture),
        _ => Weights::outline(picture),
    };
    let inks = puzzle.draft().inks;
    let (most, wanted) = (usize::from(args.most), usize::from(args.proposals));
    let mut task = Mend::new(picture, &inks, aim(&args.mended.aim), weights, most, wanted);
    match budget.task(&mut task) {
        Ended::Done(proposals) => Outcome::Found(proposals, task.is_fewest()),
        Ended::Stopped(stop) => stopped(stop),
    }
}

/// What is wanted, by its name.
pub fn aim(name: &str) -> Aim {
    match name {
        "unique" => Aim::Unique,
        "by-lines" => Aim::ByLines,
        name => match name.strip_prefix(AT_MOST) {
            Some(name) => Aim::AtMost(class(name)),
            None => Aim::Class(class(name)),
        },
    }
}

fn class(name: &str) -> Class {
    let class = CLASSES.iter().find(|class| class.name() == name);
    class.copied().unwrap_or(Class::Guessing)
}

fn stopped(stop: Stop) -> Outcome {
    if stop == Stop::Interrupt { Outcome::Interrupted } else { Outcome::Limit }
}

fn sentences(words: &Words, most: u16, puzzle: &Puzzle, outcome: &Outcome) -> Vec<String> {
    let proposals = match outcome {
        Outcome::Limit => return vec![say!(words, "work-limit")],
        Outcome::Interrupted => return vec![say!(words, "work-interrupted")],
        Outcome::NoPicture => return vec![say!(words, "repair-no-picture")],
        Outcome::Found(proposals, _) => proposals,
    };
    let proposal = |(number, proposal): (usize, &Proposal)| {
        let change = |&(cell, colour): &(_, grille_engine::colours::Colour)| {
            let colour = words.colours(colour.into(), puzzle.palette());
            say!(words, "repair-change", cell = words.cell(cell), colour = colour)
        };
        let changes: Vec<String> = proposal.changes.iter().map(change).collect();
        say!(
            words,
            "repair-proposal",
            number = number,
            count = changes.len(),
            damage = proposal.damage,
            changes = changes.join(", ")
        )
    };
    match &proposals[..] {
        [] => vec![say!(words, "repair-none", most = most)],
        [only] if only.changes.is_empty() => vec![say!(words, "repair-fine")],
        some => (1..).zip(some).map(proposal).collect(),
    }
}

fn object(label: &str, puzzle: &Puzzle, outcome: &Outcome) -> Value {
    let mut object = named::<Nonogram>(label, puzzle);
    let (status, proposals) = match outcome {
        Outcome::Found(proposals, _) if proposals.is_empty() => ("none", &proposals[..]),
        Outcome::Found(proposals, _) if proposals[0].changes.is_empty() => ("fine", &proposals[..]),
        Outcome::Found(proposals, is_fewest) => {
            object["fewest"] = (*is_fewest).into();
            ("found", &proposals[..])
        }
        Outcome::NoPicture => ("error", &[][..]),
        Outcome::Limit => ("limit", &[][..]),
        Outcome::Interrupted => {
            object["interrupted"] = true.into();
            ("limit", &[][..])
        }
    };
    object["status"] = status.into();
    let proposal = |proposal: &Proposal| {
        let changes = proposal.changes.iter().map(|&(cell, colour)| {
            json!({ "row": cell.row + 1, "column": cell.col + 1, "colour": colour.index() })
        });
        let cells = proposal.puzzle.goal().map(|goal| {
            let text = draw::ascii(&goal.map(|&colour| colour.into()), puzzle.palette());
            text.lines().map(str::to_owned).collect::<Vec<_>>()
        });
        json!({
            "damage": proposal.damage,
            "changes": changes.collect::<Vec<_>>(),
            "picture": cells,
        })
    };
    object["proposals"] = proposals.iter().map(proposal).collect::<Vec<_>>().into();
    object
}
