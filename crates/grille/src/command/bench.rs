//! `grille bench`: how long sets of puzzles take, each to its second solution or
//! to the proof that there is none.
//!
//! One puzzle after the other, in CPU time of the thread that works: other
//! programs on the machine disturb it less than they disturb a clock on the wall.

use super::tables;
use crate::answer::{self, Outcome};
use crate::method::Chosen;
use crate::{Desk, Exit, args, batch, input, wrong};
use cpu_time::ThreadTime;
use grille_words::say;
use serde_json::json;
use std::io::Write;
use std::time::Duration;

/// The time for one puzzle, unless something else is said.
const LIMIT: Duration = Duration::from_secs(20);

/// What a set took.
struct Row {
    set: String,
    /// Milliseconds of each puzzle, the quickest first.
    times: Vec<f64>,
    solved: usize,
}

pub fn run(desk: &Desk, args: &args::Bench) -> anyhow::Result<Exit> {
    let method = Chosen::new(&desk.words, &args.method)?;
    let mut limits = args.limits.clone();
    limits.time_limit = limits.time_limit.or(Some(LIMIT));
    let mut exit = Exit::Yes;
    let mut rows = Vec::new();
    for path in &args.input.puzzles {
        let one = args::Input { puzzles: vec![path.clone()], from: args.input.from.clone() };
        let mut row = Row { set: path.display().to_string(), times: Vec::new(), solved: 0 };
        for job in input::jobs(&desk.interrupt, &one) {
            let label = job.label();
            let puzzle = match &job.puzzle {
                Ok(puzzle) => puzzle,
                Err(wrong) => {
                    desk.screen.note(&wrong::written(desk, &label, wrong, false)?.err);
                    exit = Exit::Trouble;
                    continue;
                }
            };
            let start = ThreadTime::now();
            let outcome =
                answer::check(puzzle, &method, &mut batch::budget(desk, &limits)).answer.outcome;
            row.times.push(start.elapsed().as_secs_f64() * 1000.0);
            row.solved += usize::from(matches!(
                outcome,
                Outcome::Unique | Outcome::Several { .. } | Outcome::None(_)
            ));
            if outcome == Outcome::Wrong {
                desk.screen.complain(&say!(desk.words, "answer-wrong", method = method.entry.name));
                exit = Exit::Trouble;
            }
        }
        if desk.interrupt.is_raised() {
            return Ok(Exit::Interrupted);
        }
        row.times.sort_by(f64::total_cmp);
        if args.json {
            writeln!(desk.screen.out(), "{}", row.object(method.entry.name))?;
        }
        rows.push(row);
    }
    if !args.json {
        let heads = ["set", "puzzles", "solved", "median", "mean", "p90", "p99", "max", "total"];
        let head = heads.map(|name| say!(desk.words, &format!("bench-{name}"))).to_vec();
        let body = rows.iter().map(Row::cells);
        tables::print(desk, std::iter::once(head).chain(body).collect())?;
    }
    Ok(exit)
}

impl Row {
    fn total(&self) -> f64 {
        self.times.iter().sum()
    }

    fn mean(&self) -> f64 {
        self.total() / self.times.len().max(1) as f64
    }

    /// The time that this share of the puzzles stays below.
    fn quantile(&self, share: f64) -> f64 {
        let at = (self.times.len() as f64 * share) as usize;
        self.times.get(at.min(self.times.len().saturating_sub(1))).copied().unwrap_or(0.0)
    }

    fn cells(&self) -> Vec<String> {
        let ms = |time: f64| format!("{time:.3}");
        vec![
            self.set.clone(),
            self.times.len().to_string(),
            self.solved.to_string(),
            ms(self.quantile(0.5)),
            ms(self.mean()),
            ms(self.quantile(0.9)),
            ms(self.quantile(0.99)),
            ms(self.quantile(1.0)),
            format!("{:.3}", self.total() / 1000.0),
        ]
    }

    fn object(&self, method: &str) -> serde_json::Value {
        let round = |time: f64| (time * 1000.0).round() / 1000.0;
        json!({
            "set": self.set,
            "method": method,
            "puzzles": self.times.len(),
            "solved": self.solved,
            "timeouts": self.times.len() - self.solved,
            "median_ms": round(self.quantile(0.5)),
            "mean_ms": round(self.mean()),
            "p90_ms": round(self.quantile(0.9)),
            "p99_ms": round(self.quantile(0.99)),
            "max_ms": round(self.quantile(1.0)),
            "total_s": round(self.total() / 1000.0),
        })
    }
}
