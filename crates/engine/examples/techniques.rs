//! Makes puzzles for every technique of both games, and checks each by a loop over the rungs that
//! shares no code with the generator: those below are not enough, those up to it are.
//!
//!     cargo run --release -p grille-engine --example techniques -- nonogram 20
//!     cargo run --release -p grille-engine --example techniques -- sudoku 20

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, missing_docs)]

use cpu_time::ThreadTime;
use grille_engine::grid::Size;
use grille_engine::nonogram::{self, ladder::deductions};
use grille_engine::run::Task;
use grille_engine::sudoku;
use std::time::Duration;

/// How long the processor may work on one puzzle.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "nonogram".to_owned());
    let count = args.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    match game.as_str() {
        "sudoku" => sudokus(count),
        _ => nonograms(count),
    }
}

/// A task within patience; what it said, and how long this thread worked on it: other programs that
/// share the machine do not count.
fn timed<T: Task>(mut task: T) -> (Option<T::Output>, Duration) {
    let start = ThreadTime::now();
    loop {
        if let Some(done) = task.advance(20_000) {
            return (Some(done), start.elapsed());
        }
        if start.elapsed() > PATIENCE {
            return (None, start.elapsed());
        }
    }
}

fn told(name: &str, wanted: u32, searched: u64, mut times: Vec<Duration>, missed: u32) {
    times.sort();
    let median = times.get(times.len() / 2).map_or(f64::NAN, Duration::as_secs_f64);
    let longest = times.last().map_or(f64::NAN, Duration::as_secs_f64);
    println!(
        "{name:24} {}/{wanted} checked, median {median:.3} s, longest {longest:.3} s, {searched} searched, {missed} not found",
        times.len()
    );
}

fn nonograms(count: u32) {
    use nonogram::generate::{Generate, Recipe, is_hardest_somewhere};
    for rung in &nonogram::ladder::RUNGS[1..] {
        if !is_hardest_somewhere(rung.technique) {
            println!("{:24} the hardest in no puzzle that is known", rung.technique.name());
            continue;
        }
        // A gap that is too short for some blocks only takes long lines, and inks help.
        let is_long = rung.technique == nonogram::Technique::SpanLimited;
        let (side, inks) = if is_long { (12, 2) } else { (8, 1) };
        let (mut times, mut searched, mut missed) = (Vec::new(), 0, 0);
        for seed in 0..count {
            let recipe = Recipe {
                technique: Some(rung.technique),
                inks,
                ..Recipe::new(Size::new(side, side).unwrap())
            };
            let (made, time) = timed(Generate::new(recipe, &seed.to_string()).unwrap());
            match made {
                Some(Ok(made)) => {
                    check(&made.puzzle, rung.technique);
                    searched += made.tries;
                    times.push(time);
                }
                Some(Err(gave_up)) => (searched, missed) = (searched + gave_up.tries, missed + 1),
                None => missed += 1,
            }
            if missed >= 3 && times.is_empty() {
                break;
            }
        }
        told(rung.technique.name(), count, searched, times, missed);
    }
}

/// Whether these rungs alone settle everything: each is asked about each line until nothing changes.
fn settles(puzzle: &nonogram::Puzzle, rungs: &[nonogram::ladder::Rung]) -> bool {
    let mut board = puzzle.board();
    loop {
        let before = board.cells().clone();
        for rung in rungs {
            for line in puzzle.size().lines() {
                for found in deductions(puzzle, &board, line, rung.technique).unwrap() {
                    for (cell, set) in found.settles {
                        board.narrow(cell, set).unwrap();
                    }
                }
            }
        }
        if board.open() == 0 || *board.cells() == before {
            return board.open() == 0;
        }
    }
}

fn check(puzzle: &nonogram::Puzzle, technique: nonogram::Technique) {
    let rank = nonogram::ladder::rank(technique).unwrap();
    let rungs = nonogram::ladder::RUNGS;
    assert!(!settles(puzzle, &rungs[..rank]), "{} is not needed", technique.name());
    if nonogram::ladder::is_above_lines(technique) {
        // Those take assumptions: the ladder itself is asked, up to a rung.
        let solved = |up_to: usize| {
            let ladder = nonogram::ladder::Ladder::new(puzzle, &puzzle.board()).unwrap();
            let mut ladder = ladder.up_to(rungs[up_to].technique);
            while let nonogram::ladder::ClimbStatus::Found(found) = ladder.climb(u64::MAX) {
                ladder.take(&found).unwrap();
            }
            ladder.board().open() == 0
        };
        assert!(!solved(rank - 1) && solved(rank), "{}", technique.name());
    } else {
        assert!(settles(puzzle, &rungs[..=rank]), "{} is not enough", technique.name());
    }
}

fn sudokus(count: u32) {
    use sudoku::generate::{Generate, Recipe};
    for rung in sudoku::ladder::RUNGS {
        let (mut times, mut searched, mut missed) = (Vec::new(), 0, 0);
        for seed in 0..count {
            let recipe =
                Recipe { technique: Some(rung.technique), ..Recipe::new(sudoku::Shape::Nine) };
            let (made, time) = timed(Generate::new(recipe, &seed.to_string()).unwrap());
            match made {
                Some(Ok(made)) => {
                    check_sudoku(&made.puzzle, rung.technique);
                    searched += made.tries;
                    times.push(time);
                }
                Some(Err(gave_up)) => (searched, missed) = (searched + gave_up.tries, missed + 1),
                None => missed += 1,
            }
            // What is not found thrice will hardly be found: the machine has other things to do.
            if missed >= 3 && times.is_empty() {
                break;
            }
        }
        told(rung.technique.name(), count, searched, times, missed);
    }
}

/// Below the technique the ladder is stuck, up to it the puzzle is solved.
fn check_sudoku(puzzle: &sudoku::Puzzle, technique: sudoku::Technique) {
    let rank = sudoku::ladder::rank(technique);
    let solved = |up_to: sudoku::Technique| {
        let ladder = sudoku::ladder::Ladder::new(puzzle, &puzzle.board()).unwrap();
        let mut ladder = ladder.knowing_unique().up_to(up_to);
        while let sudoku::ladder::ClimbStatus::Found(found) = ladder.climb(u64::MAX) {
            ladder.take(&found);
        }
        ladder.open() == 0
    };
    assert!(solved(technique), "{} is not enough", technique.name());
    if let Some(below) = rank.checked_sub(1) {
        assert!(
            !solved(sudoku::ladder::RUNGS[below].technique),
            "{} is not needed",
            technique.name()
        );
    }
}
