//! Grille and nonogrid on the same puzzles: CPU time to the second solution or to
//! the proof that there is none, on one thread, each solver in a process of its
//! own that is ended when a puzzle takes too long. README.md says what is compared.

mod grille;
mod nonogrid;
mod puzzles;
mod table;
mod worker;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// What came of a puzzle: the word for the answer, or nothing in time.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// `none`, `unique` or `several`; `wrong` if a solution breaks the rules;
    /// `late` or `broken` if the process had to be ended or ended by itself.
    pub word: String,
    /// Milliseconds of CPU time; the limit, if it was too late.
    pub ms: f64,
}

impl Answer {
    pub fn is_answer(&self) -> bool {
        ["none", "unique", "several"].contains(&self.word.as_str())
    }
}

const USAGE: &str = "usage: compare [--limit SECONDS] FILE…";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, solver, file, from] = &args[..]
        && flag == worker::FLAG
    {
        return worker::work(solver, file, from);
    }
    let (limit, files) = match &args[..] {
        [flag, seconds, files @ ..] if flag == "--limit" => (seconds.parse().ok(), files),
        files => (Some(20.0), files),
    };
    let limit = limit.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let (Some(limit), false) = (limit, files.is_empty() || files[0].starts_with('-')) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    println!("nonogrid {}, limit {} s a puzzle\n", nonogrid::VARIANT, limit.as_secs_f64());
    println!("{}", table::HEAD);
    let mut exit = 0;
    for file in files.iter().map(PathBuf::from) {
        match compare(&file, limit) {
            Ok(true) => {}
            Ok(false) => exit = exit.max(1),
            Err(error) => {
                eprintln!("compare: {}: {error}", file.display());
                exit = 2;
            }
        }
    }
    ExitCode::from(exit)
}

/// Runs both on the puzzles of a file; whether they agree wherever both answer.
fn compare(file: &std::path::Path, limit: Duration) -> std::io::Result<bool> {
    let number = puzzles::read(file)?.len();
    let ours = worker::answers("grille", file, number, limit)?;
    let theirs = worker::answers("nonogrid", file, number, limit)?;
    let set = file.file_stem().unwrap_or_default().to_string_lossy();
    print!("{}", table::rows(&set, &ours, &theirs));
    let mut agrees = true;
    for (number, (our, their)) in (1..).zip(ours.iter().zip(&theirs)) {
        let differ = our.is_answer() && their.is_answer() && our.word != their.word;
        let failed = |answer: &Answer| !answer.is_answer() && answer.word != "late";
        if differ || failed(our) || failed(their) {
            eprintln!("compare: {set}#{number}: grille {}, nonogrid {}", our.word, their.word);
            agrees = false;
        }
    }
    Ok(agrees)
}
