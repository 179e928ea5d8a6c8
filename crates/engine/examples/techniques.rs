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

fn nonograms(count: u32, is_wanted: impl Fn(&str) -> bool) {
    use nonogram::generate::{Generate, Recipe, is_hardest_somewhere};
    for rung in nonogram::ladder::RUNGS[1..].iter().filter(|rung| is_wanted(rung.technique.name()))
    {
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

fn sudokus(count: u32, is_wanted: impl Fn(&str) -> bool) {
    use sudoku::generate::{Generate, Recipe};
    for rung in sudoku::ladder::RUNGS.iter().filter(|rung| is_wanted(rung.technique.name())) {
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
