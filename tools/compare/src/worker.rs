//! One solver in a process of its own: it goes through the puzzles of a file and
//! says each answer on a line. Too slow a puzzle ends the process, and another
//! begins behind it.

use crate::{Answer, grille, nonogrid, puzzles};
use std::io::{BufRead, BufReader, Error, Result};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Makes the program a worker: `FLAG SOLVER FILE FROM`.
pub const FLAG: &str = "--worker";

/// A puzzle that takes less, in milliseconds, is solved as often as [`TIMES`] says and
/// the least time counts: otherwise it is the first use of memory that is measured.
const QUICK: f64 = 10.0;
const TIMES: usize = 3;

/// How often is looked whether a puzzle is late.
const PATIENCE: Duration = Duration::from_millis(50);

/// Said when the puzzles are read.
const READY: &str = "ready";

/// The worker's side.
pub fn work(solver: &str, file: &str, from: &str) -> ExitCode {
    let (Ok(puzzles), Ok(from)) = (puzzles::read(Path::new(file)), from.parse()) else {
        return ExitCode::from(2);
    };
    println!("{READY}");
    let solve = match solver {
        "grille" => grille::solve,
        _ => nonogrid::solve,
    };
    for puzzle in puzzles.iter().skip(from) {
        let Answer { word, mut ms } = solve(puzzle);
        if ms < QUICK {
            ms = (1..TIMES).map(|_| solve(puzzle).ms).fold(ms, f64::min);
        }
        println!("{word} {ms}");
    }
    ExitCode::SUCCESS
}

/// The answers of a solver to the puzzles of a file.
pub fn answers(solver: &str, file: &Path, number: usize, limit: Duration) -> Result<Vec<Answer>> {
    let mut answers = Vec::new();
    while answers.len() < number {
        let (mut child, lines) = begin(solver, file, answers.len())?;
        // Reading and an allocation or two take a moment; solving has not begun.
        if lines.recv_timeout(Duration::from_secs(60)).as_deref() != Ok(READY) {
            child.kill()?;
            child.wait()?;
            return Err(Error::other(format!("the process of {solver} does not begin")));
        }
        while answers.len() < number {
            match next(&lines, &child, limit) {
                Ok(line) => answers.push(answer(&line)),
                Err(word) => {
                    let ms = limit.as_secs_f64() * 1000.0;
                    answers.push(Answer { word: word.to_owned(), ms });
                    break;
                }
            }
        }
        // It may have ended by itself; either way it is over now.
        let _ = child.kill();
        child.wait()?;
    }
    Ok(answers)
}

fn begin(solver: &str, file: &Path, from: usize) -> Result<(Child, Receiver<String>)> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(FLAG).arg(solver).arg(file).arg(from.to_string());
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let out = child.stdout.take().ok_or_else(|| Error::other("no pipe"))?;
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    Ok((child, lines))
}

/// The next line, or why there is none.
fn next(
    lines: &Receiver<String>,
    child: &Child,
    limit: Duration,
) -> std::result::Result<String, &'static str> {
    let (begun, used) = (Instant::now(), cpu_time(child.id()));
    loop {
        match lines.recv_timeout(PATIENCE) {
            Ok(line) => return Ok(line),
            Err(RecvTimeoutError::Disconnected) => return Err("broken"),
            Err(RecvTimeoutError::Timeout) => {}
        }
        let wall = begun.elapsed();
        let spent = match (used, cpu_time(child.id())) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => wall,
        };
        // On a busy machine CPU time passes slowly, but nobody waits for ever.
        if spent >= limit || wall >= limit * 10 {
            return Err("late");
        }
    }
}

/// The CPU time of a process so far, where the system tells it (Linux): the 14th and
/// 15th words of its state, in hundredths of a second; the second is its name in brackets.
fn cpu_time(process: u32) -> Option<Duration> {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, words) = state.rsplit_once(')')?;
    let ticks = words.split_whitespace().skip(11).take(2).map(|word| word.parse::<u64>());
    Some(Duration::from_millis(10 * ticks.sum::<std::result::Result<u64, _>>().ok()?))
}

fn answer(line: &str) -> Answer {
    let parts = line.split_once(' ').and_then(|(word, ms)| Some((word, ms.parse().ok()?)));
    let (word, ms) = parts.unwrap_or(("broken", 0.0));
    Answer { word: word.to_owned(), ms }
}
