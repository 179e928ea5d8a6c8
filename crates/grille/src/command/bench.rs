//! `grille bench`: how long sets of puzzles take, each to its second solution or
//! to the proof that there is none.
//!
//! One puzzle after the other, measured and limited in CPU time of the thread that
//! works: other programs on the machine disturb it less than they disturb a clock
//! on the wall.
//! How long a hard puzzle takes hangs on chance, so a method that has a seed may
//! be measured with several; whatever the seed, the answer must be the same.

use super::tables;
use crate::figures::{self, COUNTS, Figures, NAMES, Tally};
use crate::input::{Job, Wrong};
use crate::method::Chosen;
use crate::{Desk, Exit, args, input, wrong};
use cpu_time::ThreadTime;
use grille_answer::Outcome;
use grille_drive::Budget;
use grille_engine::nonogram::{Cause, Offer, Puzzle};
use grille_words::say;
use serde_json::Value;
use std::io::Write;
use std::iter;
use std::path::PathBuf;

struct Bench<'a> {
    desk: &'a Desk,
    args: &'a args::Bench,
    method: Chosen,
}

pub fn run(desk: &Desk, args: &args::Bench) -> anyhow::Result<Exit> {
    let method = Chosen::new(&desk.words, &args.method)?;
    if args.seeds.is_some() {
        method.expect(&desk.words, Offer::Seed, "seeds")?;
    }
    super::expect_input(desk, &args.input)?;
    let mut bench = Bench { desk, args, method };
    let standard_input = [PathBuf::from("-")];
    let paths = match &args.input.puzzles[..] {
        [] => &standard_input,
        paths => paths,
    };
    let mut exit = Exit::Yes;
    let mut table = vec![heads(desk)];
    for path in paths {
        let one = args::Input { puzzles: vec![path.clone()], from: args.input.from.clone() };
        // One tally for each seed.
        let mut tallies = vec![Tally::default(); args.seeds.unwrap_or(1) as usize];
        for (job, number) in input::jobs(&desk.interrupt, &one).zip(1..) {
            if args.shard.is_none_or(|shard| shard.has(number)) {
                exit = exit.max(bench.measure(&job, &mut tallies)?);
            }
        }
        if desk.interrupt.is_raised() {
            return Ok(Exit::Interrupted);
        }
        let each: Vec<Figures> = tallies.iter().map(Tally::figures).collect();
        let set = path.display().to_string();
        if args.json {
            writeln!(desk.screen.out(), "{}", bench.object(&set, &each))?;
        } else {
            table.push(row(set, &figures::median(&each)));
        }
    }
    if !args.json {
        tables::print(desk, table)?;
    }
    Ok(exit)
}

impl Bench<'_> {
    /// Adds what a puzzle takes to the tally of each seed.
    fn measure(&mut self, job: &Job, tallies: &mut [Tally]) -> anyhow::Result<Exit> {
        let (desk, label) = (self.desk, job.label());
        let valid = job.puzzle.as_ref().ok();
        let refused = valid.and_then(|puzzle| self.method.refuses(&desk.words, puzzle));
        let puzzle = match (&job.puzzle, refused.map(Wrong::Unfit).as_ref()) {
            (Ok(puzzle), None) => puzzle,
            (Err(wrong), _) | (Ok(_), Some(wrong)) => {
                desk.screen.note(&wrong::written(desk, &label, wrong, false)?.err);
                return Ok(Exit::Trouble);
            }
        };
        let mut outcomes = Vec::new();
        for (tally, seed) in tallies.iter_mut().zip(1..) {
            if self.args.seeds.is_some() {
                self.method.set_seed(seed);
            }
            outcomes.push(self.time(puzzle, tally));
        }
        let method = self.method.entry.name;
        if outcomes.contains(&Outcome::Wrong) {
            desk.screen.complain(&say!(desk.words, "answer-wrong", method = method));
            return Ok(Exit::Trouble);
        }
        if let Some([(seed, first), (other, second)]) = dispute(&outcomes) {
            let name = label.as_str();
            desk.screen.complain(&say!(
                desk.words,
                "bench-disagree",
                name = name,
                method = method,
                seed = seed,
                first = first,
                other = other,
                second = second
            ));
            return Ok(Exit::Trouble);
        }
        Ok(Exit::Yes)
    }

    fn time(&self, puzzle: &Puzzle, tally: &mut Tally) -> Outcome<Cause> {
        let start = ThreadTime::now();
        let (steps, time) = (self.args.step_limit, self.args.time_limit);
        let budget = &mut Budget::of_cpu_time(steps, time, &self.desk.interrupt);
        let outcome = self.method.check(puzzle, budget).answer.outcome;
        tally.times.push(start.elapsed().as_secs_f64() * 1000.0);
        tally.solved += usize::from(is_answer(outcome));
        tally.timeouts += usize::from(outcome == Outcome::Limit);
        outcome
    }

    /// The figures of a set as JSON, given those of each seed.
    fn object(&self, set: &str, each: &[Figures]) -> Value {
        let mut object = object(&figures::median(each));
        object["set"] = set.into();
        object["method"] = self.method.entry.name.into();
        if let Some(shard) = self.args.shard {
            object["shard"] = shard.to_string().into();
        }
        if let Some(seeds) = self.args.seeds {
            object["seeds"] = seeds.into();
            object["per_seed"] = (1..).zip(each).map(of_seed).collect();
        }
        object
    }
}

fn is_answer(outcome: Outcome<Cause>) -> bool {
    matches!(outcome, Outcome::Unique | Outcome::Several { .. } | Outcome::None(_))
}

/// Two seeds that give different answers, with what they say, given the outcome of each seed.
fn dispute(outcomes: &[Outcome<Cause>]) -> Option<[(u64, &'static str); 2]> {
    let answers = (1..).zip(outcomes).filter(|(_, outcome)| is_answer(**outcome));
    let mut said = answers.map(|(seed, outcome)| (seed, outcome.status()));
    let first = said.next()?;
    let other = said.find(|(_, status)| *status != first.1)?;
    Some([first, other])
}

fn of_seed((seed, figures): (u64, &Figures)) -> Value {
    let mut object = object(figures);
    object["seed"] = seed.into();
    object
}

pub fn heads(desk: &Desk) -> Vec<String> {
    let plain = |name: &'static str| name.split('_').next().unwrap_or(name);
    let names = iter::once("set").chain(NAMES.map(plain));
    names.map(|name| say!(desk.words, &format!("bench-{name}"))).collect()
}

pub fn row(set: String, figures: &Figures) -> Vec<String> {
    let (counts, times) = figures.split_at(COUNTS);
    let counts = counts.iter().map(|count| format!("{count}"));
    let times = times.iter().map(|time| format!("{time:.4}"));
    iter::once(set).chain(counts).chain(times).collect()
}

pub fn object(figures: &Figures) -> Value {
    let round = |value: f64| (value * 1e6).round() / 1e6;
    let (counts, times) = figures.split_at(COUNTS);
    let counts = counts.iter().map(|&count| Value::from(count as u64));
    let times = times.iter().map(|&time| Value::from(round(time)));
    NAMES.into_iter().map(str::to_owned).zip(counts.chain(times)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_must_agree_where_they_answer() {
        let several = Outcome::Several { more: None };
        assert_eq!(dispute(&[]), None);
        assert_eq!(dispute(&[Outcome::Limit, several, Outcome::Stuck, several]), None);
        assert_eq!(
            dispute(&[Outcome::Limit, several, several, Outcome::Unique]),
            Some([(2, "several"), (4, "unique")])
        );
    }
}
