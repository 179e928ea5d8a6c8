//! How many puzzles a second Grille's `bands` and the crate `sudoku` answer, on the
//! same puzzles, in turns, by the CPU time of one thread: see README.md.

use cpu_time::ThreadTime;
use grille_engine::run::Task;
use grille_engine::sudoku::Shape;
use grille_engine::sudoku::bands::{Search, State};
use grille_engine::sudoku::generate::{Generate, Recipe};
use std::time::Duration;

/// How many solutions a line has, up to two.
type Solver<'a> = &'a mut dyn FnMut(&str) -> usize;

fn main() {
    let (mut rounds, mut made) = (9, 0);
    let mut files = Vec::new();
    for arg in std::env::args().skip(1) {
        if let Some(number) = arg.strip_prefix("--rounds=") {
            rounds = number.parse().expect("a number of rounds");
        } else if let Some(number) = arg.strip_prefix("--make=") {
            made = number.parse().expect("a number of puzzles");
        } else {
            files.push(arg);
        }
    }
    println!("| set | puzzles | grille | sudoku 0.8 | ratio | least | most | guesses |");
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    let mut agree = true;
    for file in files {
        agree &= compare(&file, rounds);
    }
    if made > 0 {
        make(made, rounds);
    }
    std::process::exit(i32::from(!agree));
}

/// Minimal puzzles without symmetry a second, by both, in turns.
fn make(count: usize, rounds: usize) {
    let (mut own, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        let start = ThreadTime::now();
        for number in 0..count {
            let recipe = Recipe { minimal: true, ..Recipe::new(Shape::Nine) };
            let mut task = Generate::new(recipe, &format!("{round}/{number}")).expect("a recipe");
            std::hint::black_box(task.advance(u64::MAX));
        }
        own.push(start.elapsed());
        let start = ThreadTime::now();
        for _ in 0..count {
            std::hint::black_box(sudoku::Sudoku::generate_with_symmetry(sudoku::Symmetry::None));
        }
        theirs.push(start.elapsed());
    }
    let rate = |spent: &[Duration]| count as f64 / spent.iter().min().expect("a round").as_secs_f64();
    println!("minimal puzzles a second: grille {:.0}, sudoku 0.8 {:.0}", rate(&own), rate(&theirs));
}

/// Compares both on a file; whether they agree.
fn compare(file: &str, rounds: usize) -> bool {
    let text = std::fs::read_to_string(file).expect("a file of puzzles");
    let lines: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).collect();
    let mut search = Search::default();
    let mut guesses = 0;
    let mut grille = |line: &str| {
        search.begin(State::of(&numbers(line)));
        let count = search.count(2);
        guesses += search.guesses;
        count
    };
    let mut other = |line: &str| {
        sudoku::Sudoku::from_str_line(line).expect("a line of 81 cells").solutions_count_up_to(2)
    };
    let mut agree = true;
    for line in &lines {
        if grille(line) != other(line) {
            println!("they disagree on {line}");
            agree = false;
        }
    }
    // Fast sets are gone through more than once, so that a turn takes long enough to measure.
    let times = 1 + 5_000 / lines.len().max(1);
    let (mut own, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        own.push(time(&lines, times, &mut grille));
        theirs.push(time(&lines, times, &mut other));
    }
    let mut ratios: Vec<f64> =
        own.iter().zip(&theirs).map(|(a, b)| b.as_secs_f64() / a.as_secs_f64()).collect();
    ratios.sort_by(f64::total_cmp);
    let rate = |spent: &[Duration]| {
        let least = spent.iter().min().expect("a round at least").as_secs_f64();
        (lines.len() * times) as f64 / least
    };
    let name = file.rsplit('/').next().unwrap_or(file);
    let per_puzzle = guesses as f64 / (lines.len() * (times * rounds + 1)) as f64;
    println!(
        "| {name} | {} | {:.0} | {:.0} | {:.3} | {:.3} | {:.3} | {per_puzzle:.2} |",
        lines.len(),
        rate(&own),
        rate(&theirs),
        ratios[ratios.len() / 2],
        ratios[0],
        ratios[ratios.len() - 1],
    );
    agree
}

fn time(lines: &[&str], times: usize, solver: Solver) -> Duration {
    let start = ThreadTime::now();
    for _ in 0..times {
        for line in lines {
            std::hint::black_box(solver(std::hint::black_box(line)));
        }
    }
    start.elapsed()
}

/// The givens of a line, 0 where there is none.
fn numbers(line: &str) -> [u8; 81] {
    let mut givens = [0; 81];
    for (given, symbol) in givens.iter_mut().zip(line.bytes()) {
        *given = if symbol.is_ascii_digit() { symbol - b'0' } else { 0 };
    }
    givens
}
