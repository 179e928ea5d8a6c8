//! `grille bench`: how long sets of puzzles take, each to its second solution or
//! to the proof that there is none.
//!
//! One puzzle after the other, measured and limited in CPU time of the thread that
//! works: other programs on the machine disturb it less than they disturb a clock
//! on the wall.
//! How long a hard puzzle takes hangs on chance, so a method that has a seed may
//! be measured with several; whatever the seed, the answer must be the same.

use super::listings;
use crate::batch::{self, One};
use crate::figures::{self, COUNTS, Figures, NAMES, Tally};
use crate::games::{Handled, with_game};
use crate::method::Methods;
use crate::{Desk, Exit, args, input, wrong};
use cpu_time::ThreadTime;
use grille_answer::{Outcome, OutcomeOf};
use grille_drive::Budget;
use grille_formats::GamePuzzle;
use grille_words::say;
use serde_json::Value;
use std::io::Write;
use std::iter;
use std::path::PathBuf;
use std::time::Duration;

/// The most CPU time of a puzzle, unless a limit is given.
const LONGEST: Duration = Duration::from_secs(20);

struct Bench<'a> {
    desk: &'a Desk,
    args: &'a args::Bench,
    methods: Methods,
    /// The methods that worked on the set.
    used: Vec<&'static str>,
    /// Why puzzles of the set are not for them: each reason is told once, then counted.
    unfit: Vec<(String, usize)>,
}

pub fn run(desk: &Desk, args: &args::Bench) -> anyhow::Result<Exit> {
    let mut methods = Methods::new(desk, &args.method)?;
    if args.seeds.is_some() {
        methods = methods.with_seeds(&desk.words)?;
        methods.set_seed(1);
    }
    let mut bench = Bench { desk, args, methods, used: Vec::new(), unfit: Vec::new() };
    let mut paths: Vec<Option<PathBuf>> = args.input.puzzles.iter().cloned().map(Some).collect();
    if paths.is_empty() {
        paths.push(None);
    }
    let mut exit = Exit::Yes;
    let mut table = vec![heads(desk)];
    for path in paths {
        let set = path.as_ref().map_or("-".to_owned(), |path| path.display().to_string());
        let puzzles = path.into_iter().collect();
        let one = args::Input { puzzles, from: args.input.from.clone() };
        // One tally for each seed.
        let mut tallies = vec![Tally::default(); args.seeds.unwrap_or(1) as usize];
        let mut number = 0;
        for chunk in input::jobs(desk, &one)? {
            batch::each(desk, chunk, false, |one, puzzle| {
                number += 1;
                if args.shard.shard.is_none_or(|shard| shard.has(number)) {
                    exit = exit.max(bench.measure(one, puzzle, &mut tallies));
                }
                anyhow::Ok(())
            })?;
        }
        if desk.interrupt.is_raised() {
            return Ok(Exit::Interrupted);
        }
        for (_, again) in bench.unfit.drain(..).filter(|(_, again)| *again > 0) {
            let told = say!(desk.words, "input-again", name = set.as_str(), count = again);
            desk.screen.complain(&told);
        }
        let each: Vec<Figures> = tallies.iter().map(Tally::figures).collect();
        if args.json.json {
            writeln!(desk.screen.out(), "{}", bench.object(&set, &each))?;
        } else {
            table.push(row(desk, set, &figures::median(&each)));
        }
        bench.used.clear();
    }
    if !args.json.json {
        listings::print(desk, table)?;
    }
    Ok(exit)
}

impl Bench<'_> {
    /// Adds what a puzzle takes to the tally of each seed, or says what is wrong with it.
    fn measure(
        &mut self,
        one: &One<'_>,
        puzzle: &Result<GamePuzzle, input::Wrong>,
        tallies: &mut [Tally],
    ) -> Exit {
        match puzzle {
            Err(wrong) => self.complain(one, wrong),
            Ok(any) => with_game!(any, |puzzle: G| self.times::<G>(one, puzzle, tallies))
                .unwrap_or_else(|why| self.leave_out(one, why)),
        }
    }

    fn complain(&self, one: &One<'_>, wrong: &input::Wrong) -> Exit {
        self.desk.screen.note(&wrong::told(self.desk, &one.label(), wrong));
        Exit::Trouble
    }

    /// Tells why a puzzle is not measured, unless that was told of another one.
    fn leave_out(&mut self, one: &One<'_>, why: String) -> Exit {
        match self.unfit.iter_mut().find(|(told, _)| *told == why) {
            Some((_, again)) => *again += 1,
            None => {
                self.unfit.push((why.clone(), 0));
                self.complain(one, &input::Wrong::Unfit(why));
            }
        }
        Exit::Trouble
    }

    fn times<G: Handled>(
        &mut self,
        one: &One<'_>,
        puzzle: &G::Puzzle,
        tallies: &mut [Tally],
    ) -> Result<Exit, String> {
        let (desk, words) = (self.desk, &self.desk.words);
        let chosen = self.methods.of::<G>()?;
        if let Some(why) = chosen.refuses(words, puzzle) {
            return Err(why);
        }
        let method = chosen.entry(puzzle).name;
        if !self.used.contains(&method) {
            self.used.push(method);
        }
        let mut outcomes = Vec::new();
        for (tally, seed) in tallies.iter_mut().zip(1..) {
            if self.args.seeds.is_some() {
                self.methods.set_seed(seed);
            }
            outcomes.push(self.time::<G>(puzzle, tally)?);
        }
        if outcomes.contains(&Outcome::Wrong) {
            desk.screen.complain(&say!(words, "answer-wrong", method = method));
            return Ok(Exit::Trouble);
        }
        if let Some([(seed, first), (other, second)]) = dispute(&outcomes) {
            desk.screen.complain(&say!(
                words,
                "bench-disagree",
                name = one.label(),
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

    fn time<G: Handled>(
        &self,
        puzzle: &G::Puzzle,
        tally: &mut Tally,
    ) -> Result<OutcomeOf<G>, String> {
        let start = ThreadTime::now();
        let limits = &self.args.limits;
        let most = limits.time_limit.unwrap_or(LONGEST);
        let budget = &mut Budget::of_cpu_time(limits.step_limit, most, &self.desk.interrupt);
        let chosen = self.methods.of::<G>()?;
        let answer = self.methods.check(chosen, puzzle, budget).answer;
        tally.times.push(start.elapsed().as_secs_f64() * 1000.0);
        tally.solved += usize::from(is_answer(&answer.outcome));
        tally.timeouts += usize::from(answer.outcome == Outcome::Limit);
        tally.contradictions += answer.stats.contradictions;
        Ok(answer.outcome)
    }

    /// The figures of a set as JSON, given those of each seed.
    fn object(&self, set: &str, each: &[Figures]) -> Value {
        let mut object = object(&figures::median(each));
        object["set"] = set.into();
        object["method"] = self.used.join(", ").into();
        if let Some(shard) = self.args.shard.shard {
            object["shard"] = shard.to_string().into();
        }
        if let Some(seeds) = self.args.seeds {
            object["seeds"] = seeds.into();
            object["per_seed"] = (1..).zip(each).map(of_seed).collect();
        }
        object
    }
}

fn is_answer<C>(outcome: &Outcome<C>) -> bool {
    matches!(outcome, Outcome::Unique | Outcome::Several { .. } | Outcome::None(_))
}

/// Two seeds that give different answers, with what they say, given the outcome of each seed.
fn dispute<C>(outcomes: &[Outcome<C>]) -> Option<[(u64, &'static str); 2]> {
    let answers = (1..).zip(outcomes).filter(|(_, outcome)| is_answer(outcome));
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

fn heads(desk: &Desk) -> Vec<String> {
    let plain = |name: &'static str| name.split('_').next().unwrap_or(name);
    let names = iter::once("set").chain(NAMES.map(plain));
    names.map(|name| say!(desk.words, &format!("bench-{name}"))).collect()
}

fn row(desk: &Desk, set: String, figures: &Figures) -> Vec<String> {
    let (counts, times) = figures.split_at(COUNTS);
    let counts = counts.iter().map(|count| format!("{count}"));
    let times = times.iter().map(|time| desk.words.decimals(*time, 4));
    iter::once(set).chain(counts).chain(times).collect()
}

fn object(figures: &Figures) -> Value {
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
        let several: Outcome<()> = Outcome::Several { more: None };
        assert_eq!(dispute::<()>(&[]), None);
        assert_eq!(dispute(&[Outcome::Limit, several, Outcome::Stuck, several]), None);
        assert_eq!(
            dispute(&[Outcome::Limit, several, several, Outcome::Unique]),
            Some([(2, "several"), (4, "unique")])
        );
    }
}
