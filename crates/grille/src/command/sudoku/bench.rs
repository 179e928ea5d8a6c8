//! `grille sudoku bench`: how long sets of sudokus take, each to its second solution or
//! to the proof that there is none, one after the other, in CPU time.

use super::input::{self, Chunk};
use super::method::Chosen;
use crate::args::sudoku::{Bench, Input};
use crate::command::bench::{heads, object, row};
use crate::command::tables;
use crate::figures::Tally;
use crate::input::Wrong;
use crate::{Desk, Exit, wrong};
use cpu_time::ThreadTime;
use grille_answer::Outcome;
use grille_drive::Budget;
use grille_words::say;
use std::io::Write;
use std::path::PathBuf;

pub fn run(desk: &Desk, args: &Bench) -> anyhow::Result<Exit> {
    let method = Chosen::new(desk, &args.method)?;
    let mut paths = args.input.puzzles.clone();
    if paths.is_empty() {
        super::read(desk, &args.input)?;
        paths.push(PathBuf::from("-"));
    }
    let mut exit = Exit::Yes;
    let mut table = vec![heads(desk)];
    for path in paths {
        let one = Input { puzzles: vec![path.clone()], from: args.input.from.clone() };
        let mut tally = Tally::default();
        for chunk in input::jobs(&desk.interrupt, &one) {
            exit = exit.max(measure(desk, args, &method, &chunk, &mut tally)?);
        }
        if desk.interrupt.is_raised() {
            return Ok(Exit::Interrupted);
        }
        let (set, figures) = (path.display().to_string(), tally.figures());
        if args.json {
            let mut object = object(&figures);
            object["set"] = set.into();
            object["method"] = args.method.name.clone().into();
            writeln!(desk.screen.out(), "{object}")?;
        } else {
            table.push(row(set, &figures));
        }
    }
    if !args.json {
        tables::print(desk, table)?;
    }
    Ok(exit)
}

fn measure(
    desk: &Desk,
    args: &Bench,
    method: &Chosen,
    chunk: &Chunk,
    tally: &mut Tally,
) -> anyhow::Result<Exit> {
    let mut exit = Exit::Yes;
    for (at, puzzle) in &chunk.all {
        let refused = puzzle.as_ref().ok().and_then(|puzzle| method.refuses(desk, puzzle));
        let puzzle = match (puzzle, refused.map(Wrong::Unfit).as_ref()) {
            (Ok(puzzle), None) => puzzle,
            (Err(why), _) | (Ok(_), Some(why)) => {
                let label = chunk.label(*at);
                desk.screen.note(&wrong::written(desk, &label, why, false)?.err);
                exit = Exit::Trouble;
                continue;
            }
        };
        let start = ThreadTime::now();
        let budget = &mut Budget::of_cpu_time(None, args.time_limit, &desk.interrupt);
        let outcome = method.check(puzzle, budget).answer.outcome;
        tally.times.push(start.elapsed().as_secs_f64() * 1000.0);
        match outcome {
            Outcome::Unique | Outcome::Several { .. } | Outcome::None(_) => tally.solved += 1,
            Outcome::Limit => tally.timeouts += 1,
            Outcome::Wrong => {
                let name = method.entry(puzzle).name;
                desk.screen.complain(&say!(desk.words, "answer-wrong", method = name));
                exit = Exit::Trouble;
            }
            _ => {}
        }
    }
    Ok(exit)
}
