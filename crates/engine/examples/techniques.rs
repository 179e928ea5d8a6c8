//! Makes puzzles for every technique of both games, and checks each by a loop over the rungs that
//! shares no code with the generator: those below are not enough, those up to it are.
//!
//!     cargo run --release -p grille-engine --example techniques -- nonogram 20
//!     cargo run --release -p grille-engine --example techniques -- sudoku 20 [TECHNIQUE]

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, missing_docs)]

#[path = "../tests/needs/mod.rs"]
mod needs;

use cpu_time::ThreadTime;
use grille_engine::grid::Size;
use grille_engine::run::Task;
use grille_engine::{nonogram, sudoku};
use needs::{check, check_sudoku};
use std::time::Duration;

/// How long the processor may work on one puzzle.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "nonogram".to_owned());
    let count = args.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    let only = args.next();
    let is_wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    match game.as_str() {
        "sudoku" => sudokus(count, is_wanted),
        _ => nonograms(count, is_wanted),
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

/// Makes so many puzzles that need a technique, each checked as it is made; tells how many and how long. `make` gives
/// for a seed how many were searched for a puzzle, or for none.
fn measure(
    name: &str,
    count: u32,
    mut make: impl FnMut(&str) -> (Option<Result<u64, u64>>, Duration),
) {
    let (mut times, mut searched, mut missed) = (Vec::new(), 0, 0);
    for seed in 0..count {
        let (made, time) = make(&seed.to_string());
        match made {
            Some(Ok(tries)) => {
                searched += tries;
                times.push(time);
            }
            Some(Err(tries)) => (searched, missed) = (searched + tries, missed + 1),
            None => missed += 1,
        }
        // What is not found thrice will hardly be found: the machine has other things to do.
        if missed >= 3 && times.is_empty() {
            break;
        }
    }
    told(name, count, searched, times, missed);
}

fn nonograms(count: u32, is_wanted: impl Fn(&str) -> bool) {
    use nonogram::generate::{Generate, Recipe, is_hardest_somewhere};
    for technique in nonogram::ladder::RUNGS.iter().map(|rung| rung.technique) {
        if !is_wanted(technique.name()) {
            continue;
        }
        if !is_hardest_somewhere(technique) {
            println!("{:24} the hardest in no puzzle that is known", technique.name());
            continue;
        }
        // Gaps that are too short for some blocks only take long lines and little ink; agreement, if any, large boards.
        let (side, density) = match technique {
            nonogram::Technique::SpanLimited => (12, 0.28),
            nonogram::Technique::Agreement => (25, 0.5),
            _ => (8, 0.5),
        };
        let size = Size::new(side, side).unwrap();
        measure(technique.name(), count, |seed| {
            let recipe = Recipe { technique: Some(technique), density, ..Recipe::new(size) };
            let (made, time) = timed(Generate::new(recipe, seed).unwrap());
            let made = made.map(|made| match made {
                Ok(made) => {
                    check(&made.puzzle, technique);
                    Ok(made.tries)
                }
                Err(gave_up) => Err(gave_up.tries),
            });
            (made, time)
        });
    }
}

fn sudokus(count: u32, is_wanted: impl Fn(&str) -> bool) {
    use sudoku::generate::{Generate, Recipe};
    for technique in sudoku::ladder::RUNGS.iter().map(|rung| rung.technique) {
        if !is_wanted(technique.name()) {
            continue;
        }
        measure(technique.name(), count, |seed| {
            let recipe = Recipe { technique: Some(technique), ..Recipe::new(sudoku::Shape::Nine) };
            let (made, time) = timed(Generate::new(recipe, seed).unwrap());
            let made = made.map(|made| match made {
                Ok(made) => {
                    check_sudoku(&made.puzzle, technique);
                    Ok(made.tries)
                }
                Err(gave_up) => Err(gave_up.tries),
            });
            (made, time)
        });
    }
}
