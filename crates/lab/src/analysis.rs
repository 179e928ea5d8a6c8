//! What the records of a campaign come to, in one pass over them and in room that
//! does not grow with their number.

use crate::record::{Outcome, Record};
use crate::stats::{Share, Sketch};
use crate::trouble::Trouble;
use grille_engine::chance::Chance;
use std::collections::BTreeMap;

/// Grids of one side and density; puzzles of files have no density.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The longer side.
    pub side: u16,
    /// The chance of black, in percent.
    pub chance: Option<u8>,
}

/// What one method did at one place.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// How many runs.
    pub runs: u64,
    /// Outcomes, in the order of [`Outcome::ALL`].
    pub outcomes: [u64; 9],
    /// CPU time to the first solution, in nanoseconds.
    pub first: Sketch,
    /// CPU time to the proof, in nanoseconds.
    pub proof: Sketch,
    /// Steps to the first solution.
    pub steps: Sketch,
    /// Nanoseconds of preparation, rules and search, of all runs together.
    pub phases: [f64; 3],
    /// Shares of cells settled by rules: how many runs, and their sum.
    pub settled: (u64, f64),
    /// The sum of their squares.
    pub settled2: f64,
    /// The most states of automata.
    pub states: u64,
}

/// Two methods on the same puzzles.
#[derive(Clone, Debug, Default)]
pub struct Duel {
    /// How often the first was quicker to its first solution.
    pub first: u64,
    /// How often the second was.
    pub second: u64,
    /// Time of the first over time of the second, where both had one.
    pub ratio: Sketch,
}

/// A point of a picture of two methods against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Nanoseconds of the first, and whether it was stopped.
    pub x: (f64, bool),
    /// Those of the second.
    pub y: (f64, bool),
    /// The side of the puzzle.
    pub side: u16,
}

/// A sample of at most so many points, each as likely as any other.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The points.
    pub points: Vec<Point>,
    seen: u64,
    chance: Chance,
}

/// The most points of a sample.
const POINTS: usize = 80;

impl Sample {
    fn new() -> Sample {
        Sample { points: Vec::new(), seen: 0, chance: Chance::new("sample") }
    }

    fn add(&mut self, point: Point) {
        self.seen += 1;
        if self.points.len() < POINTS {
            self.points.push(point);
        } else {
            let at = self.chance.below(self.seen as usize);
            if at < POINTS {
                self.points[at] = point;
            }
        }
    }
}

/// Everything that the report is made of.
#[derive(Debug, Default)]
pub struct Analysis {
    /// The methods, as they first appear.
    pub methods: Vec<String>,
    /// By method and place.
    pub groups: BTreeMap<(usize, Place), Group>,
    /// By pair of methods, the earlier first, and place.
    pub duels: BTreeMap<(usize, usize, Place), Duel>,
    /// By pair of methods and side, so that no side crowds out the others.
    pub samples: BTreeMap<(usize, usize, u16), Sample>,
    /// How many records.
    pub records: u64,
    /// How many puzzles.
    pub puzzles: u64,
}

/// The most methods that are compared pair by pair: room grows with its square.
const COMPARED: usize = 16;

impl Analysis {
    /// What these records come to; those of an instance stand together.
    pub fn new(
        records: impl Iterator<Item = Result<Record, Trouble>>,
    ) -> Result<Analysis, Trouble> {
        let mut analysis = Analysis::default();
        let mut instance: Vec<Record> = Vec::new();
        for record in records {
            let record = record?;
            if instance.first().is_some_and(|first| first.instance != record.instance) {
                analysis.take(&instance);
                instance.clear();
            }
            instance.push(record);
        }
        analysis.take(&instance);
        Ok(analysis)
    }

    fn take(&mut self, records: &[Record]) {
        self.puzzles += u64::from(!records.is_empty());
        let mut times: Vec<(usize, Option<(f64, bool)>)> = Vec::new();
        for record in records {
            self.records += 1;
            let method = self.method(&record.method);
            let place = place(record);
            self.groups.entry((method, place)).or_default().add(record);
            times.push((method, first(record)));
        }
        let Some(place) = records.first().map(place) else { return };
        for (i, &(one, x)) in times.iter().enumerate() {
            for &(other, y) in &times[i + 1..] {
                if let (Some(x), Some(y), true) = (x, y, one.max(other) < COMPARED) {
                    let (pair, x, y) =
                        if one < other { ((one, other), x, y) } else { ((other, one), y, x) };
                    let duel = self.duels.entry((pair.0, pair.1, place)).or_default();
                    duel.add(x, y);
                    let point = Point { x, y, side: place.side };
                    let key = (pair.0, pair.1, place.side);
                    self.samples.entry(key).or_insert_with(Sample::new).add(point);
                }
            }
        }
    }

    fn method(&mut self, name: &str) -> usize {
        match self.methods.iter().position(|own| own == name) {
            Some(at) => at,
            None => {
                self.methods.push(name.to_owned());
                self.methods.len() - 1
            }
        }
    }

    /// The number of the method of that name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.methods.iter().position(|own| own == name)
    }

    /// Whether the times of a method say something.
    pub fn is_timed(&self, method: usize) -> bool {
        let mut own = self.of(method).peekable();
        own.peek().is_some() && own.all(|(_, group)| group.is_timed())
    }

    /// The places of a method.
    pub fn of(&self, method: usize) -> impl Iterator<Item = (Place, &Group)> {
        let own = self.groups.iter().filter(move |((own, _), _)| *own == method);
        own.map(|((_, place), group)| (*place, group))
    }
}

impl Group {
    fn add(&mut self, record: &Record) {
        self.runs += 1;
        let at = Outcome::ALL.iter().position(|own| *own == record.outcome).unwrap_or(0);
        self.outcomes[at] += 1;
        if record.outcome == Outcome::Refused {
            return;
        }
        if let Some((time, stopped)) = first(record) {
            self.first.add(time, stopped);
            self.steps.add(record.first_steps.unwrap_or(record.steps) as f64, stopped);
        }
        if record.until == crate::campaign::Until::Proof && record.outcome != Outcome::Stuck {
            self.proof.add(record.total_ns() as f64, record.outcome.is_limit());
        }
        let phases = [record.prepare_ns, record.rules_ns, record.search_ns];
        for (sum, ns) in self.phases.iter_mut().zip(phases) {
            *sum += ns as f64;
        }
        if let Some(settled) = record.settled {
            let share = settled as f64 / (f64::from(record.rows) * f64::from(record.cols));
            self.settled = (self.settled.0 + 1, self.settled.1 + share);
            self.settled2 += share * share;
        }
        self.states = self.states.max(record.states);
    }

    /// How many ended so.
    pub fn ended(&self, outcome: Outcome) -> u64 {
        let own = Outcome::ALL.iter().zip(self.outcomes).find(|(own, _)| **own == outcome);
        own.map_or(0, |(_, count)| count)
    }

    /// How many hit a limit.
    pub fn stopped(&self) -> u64 {
        let limits = Outcome::ALL.iter().zip(self.outcomes).filter(|(own, _)| own.is_limit());
        limits.map(|(_, count)| count).sum()
    }

    /// Whether its times say something: a method that gets stuck is only timed on what
    /// is easy for it.
    pub fn is_timed(&self) -> bool {
        self.ended(Outcome::Stuck) == 0 && self.first.count() > 0
    }

    /// The share of puzzles that are unique: by a method that searches, all of those;
    /// by one that only deduces, those that it solves.
    pub fn unique(&self) -> Share {
        let open = self.stopped();
        Share { yes: self.ended(Outcome::Unique), known: self.runs - open, open }
    }

    /// The mean share of cells that rules settle, with its standard error.
    pub fn settled_mean(&self) -> Option<(f64, f64)> {
        let (count, sum) = self.settled;
        let n = count as f64;
        (count > 0).then(|| {
            let mean = sum / n;
            let variance = (self.settled2 / n - mean * mean).max(0.0);
            (mean, (variance / n).sqrt())
        })
    }
}

impl Duel {
    fn add(&mut self, x: (f64, bool), y: (f64, bool)) {
        match (x, y) {
            ((x, false), (y, false)) => {
                self.first += u64::from(x < y);
                self.second += u64::from(y < x);
                self.ratio.add(x / y, false);
            }
            ((_, false), (_, true)) => self.first += 1,
            ((_, true), (_, false)) => self.second += 1,
            _ => {}
        }
    }
}

/// Where a record belongs.
fn place(record: &Record) -> Place {
    Place { side: record.rows.max(record.cols), chance: record.chance }
}

/// CPU time to the first solution, and whether the run was stopped before; nothing
/// where there was none to be found.
fn first(record: &Record) -> Option<(f64, bool)> {
    match record.first_ns {
        Some(ns) => Some((ns as f64, false)),
        None if record.outcome.is_limit() => Some((record.total_ns() as f64, true)),
        None => None,
    }
}
