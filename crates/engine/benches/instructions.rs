//! Instructions for one line and for whole puzzles, which no other program on the
//! machine can disturb: `cargo bench -p grille-engine --bench instructions [FILTER]`.
//!
//! Each case is run by itself under callgrind, once and twice; the difference is
//! what once costs, without anything that only happens at the start. Needs
//! valgrind; where there is none it says so, and does nothing.

#![allow(clippy::print_stdout, reason = "this is a program")]

mod cases;

use cases::lines::{LINES, Line, WIDTHS, Words, lines, settle};
use cases::puzzles::{EASY, NUMBER, RANDOM, decide, entry, puzzles};
use grille_engine::nonogram::line::bitwise::Scratch;
use grille_engine::nonogram::line::slack;
use grille_engine::nonogram::line::{Complete, LineSolver, Overlap};
use std::env;
use std::process::{Command, ExitCode};

/// Something to count: its name, what one round of it consists of, and the work
/// of some rounds.
struct Case {
    name: String,
    /// How many lines or puzzles one round has.
    size: usize,
    work: Box<dyn Fn(usize)>,
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let cases = cases();
    match &args[..] {
        [once, name, rounds] if once == "--once" => {
            let case = cases.iter().find(|case| case.name == *name);
            let (Some(case), Ok(rounds)) = (case, rounds.parse()) else { return ExitCode::from(2) };
            (case.work)(rounds);
        }
        // `cargo bench` says so; otherwise it is a test, and that they work is enough.
        args if !args.iter().any(|arg| arg == "--bench") => {
            cases.iter().for_each(|case| (case.work)(1));
        }
        _ if Command::new("valgrind").arg("--version").output().is_err() => {
            println!("instructions are not counted: there is no valgrind");
        }
        args => {
            let filters: Vec<&String> = args.iter().filter(|arg| !arg.starts_with("--")).collect();
            println!("{:<32} instructions", "");
            for case in cases {
                if filters.is_empty() || filters.iter().any(|f| case.name.contains(f.as_str())) {
                    let Some(count) = case.count() else {
                        println!("{}: valgrind failed", case.name);
                        return ExitCode::FAILURE;
                    };
                    println!("{:<32} {:>12}", case.name, count / case.size as u64);
                }
            }
        }
    }
    ExitCode::SUCCESS
}

impl Case {
    /// Instructions for one round.
    fn count(&self) -> Option<u64> {
        Some(self.run(2)? - self.run(1)?)
    }

    /// Instructions of a process that does so many rounds.
    fn run(&self, rounds: usize) -> Option<u64> {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        valgrind.arg(env::current_exe().ok()?);
        let output = valgrind.args(["--once", &self.name, &rounds.to_string()]).output().ok()?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let collected = said.lines().find_map(|line| line.split_once("Collected : "));
        if output.status.success() { collected?.1.trim().parse().ok() } else { None }
    }
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for width in WIDTHS {
        cases.push(on_cells::<Complete>("complete", width));
        cases.push(on_cells::<Overlap>("overlap", width));
        cases.push(case(format!("bitwise {width}"), LINES, move |rounds| {
            with_word!(width, W => {
                let words: Vec<Words<W>> = lines(width).iter().map(Words::from).collect();
                let mut scratch = Scratch::default();
                (0..rounds).for_each(|_| words.iter().for_each(|line| line.settle(&mut scratch)));
            });
        }));
        if width > 62 {
            cases.push(case(format!("slack {width}"), LINES, move |rounds| {
                let words: Vec<Words<_>> = lines(width).iter().map(Words::from).collect();
                let mut scratch = slack::Scratch::default();
                (0..rounds).for_each(|_| {
                    words.iter().for_each(|line| line.settle_by_slack(&mut scratch));
                });
            }));
        }
        cases.push(case(format!("bitwise possible {width}, all lanes"), LINES, move |rounds| {
            with_word!(width, W => {
                let words: Vec<Words<W>> = lines(width).iter().map(Words::from).collect();
                let mut scratch = Scratch::default();
                (0..rounds).for_each(|_| words.iter().for_each(|line| line.is_possible(&mut scratch)));
            });
        }));
    }
    for (method, names) in
        [("search", EASY.iter().chain(&RANDOM)), ("backtrack-complete", EASY.iter().chain(&[]))]
    {
        for &name in names {
            let size = if RANDOM.contains(&name) { NUMBER } else { 1 };
            cases.push(case(format!("{method} {name}"), size, move |rounds| {
                let puzzles = puzzles(name);
                (0..rounds).for_each(|_| decide(entry(method), &puzzles));
            }));
        }
    }
    cases
}

fn case(name: String, size: usize, work: impl Fn(usize) + 'static) -> Case {
    Case { name, size, work: Box::new(work) }
}

/// The lines are copied beforehand, whatever the rounds, so that only settling differs.
fn on_cells<S: LineSolver + Default>(name: &str, width: usize) -> Case {
    case(format!("{name} {width}"), LINES, move |rounds| {
        let mut lines: Vec<Vec<Line>> = vec![lines(width); 2];
        let mut solver = S::default();
        for round in &mut lines[..rounds] {
            round.iter_mut().for_each(|line| settle(&mut solver, line));
        }
    })
}
