//! What is recorded of one method on one instance: a line of `records.csv`.
//!
//! | column | |
//! |---|---|
//! | `instance` | number of the puzzle in the campaign, from 0 |
//! | `source` | `random`, or the file |
//! | `rows`, `cols` | size |
//! | `chance` | the chance of a black cell in percent, if it was drawn |
//! | `seed` | its seed, if it was drawn |
//! | `ink` | cells that are not background, by the clues |
//! | `method` | method and options |
//! | `until` | `first`: it stops at the first solution; `proof`: when it is known whether there is another |
//! | `outcome` | `unique`, `several`, `none`: proven; `found`: one, and no other was asked for; `stuck`: it deduces no further; `steps`, `time`, `states`: stopped by that limit; `refused`: not for such puzzles |
//! | `solutions` | found so far: 0, 1 or 2 |
//! | `hash` | of the solutions found, in any order: 16 hexadecimal digits |
//! | `settled` | cells settled by rules before the first hypothesis; empty where no rules worked |
//! | `prepare_ns`, `rules_ns`, `search_ns`, `total_ns` | CPU time of the phases, and their sum |
//! | `first_ns`, `first_steps` | ... and steps, to the first solution; empty if there was none |
//! | `steps`, `lines`, `guesses`, `contradictions`, `depth`, `states`, `memo_hits` | what the method counted |
//!
//! All but the times is the same on every machine, unless a time limit was hit.

use std::fmt;
use std::str::FromStr;

/// The names of the columns.
pub const HEAD: &str = "instance,source,rows,cols,chance,seed,ink,method,until,outcome,solutions,hash,\
settled,prepare_ns,rules_ns,search_ns,total_ns,first_ns,first_steps,\
steps,lines,guesses,contradictions,depth,states,memo_hits";

/// How many there are.
pub const COLUMNS: usize = 26;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Proven: one solution.
    Unique,
    /// Proven: more than one.
    Several,
    /// Proven: none.
    None,
    /// One, and no other was asked for.
    Found,
    /// The method deduces no further.
    Stuck,
    /// The step limit was hit.
    Steps,
    /// The time limit was hit.
    Time,
    /// A bound of the method itself was hit.
    States,
    /// The method does not take such puzzles.
    Refused,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Outcome; 9] = [
        Outcome::Unique,
        Outcome::Several,
        Outcome::None,
        Outcome::Found,
        Outcome::Stuck,
        Outcome::Steps,
        Outcome::Time,
        Outcome::States,
        Outcome::Refused,
    ];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Unique => "unique",
            Outcome::Several => "several",
            Outcome::None => "none",
            Outcome::Found => "found",
            Outcome::Stuck => "stuck",
            Outcome::Steps => "steps",
            Outcome::Time => "time",
            Outcome::States => "states",
            Outcome::Refused => "refused",
        }
    }

    /// Whether a limit was hit first: the answer stays open.
    pub fn is_limit(self) -> bool {
        matches!(self, Outcome::Steps | Outcome::Time | Outcome::States)
    }

    /// Whether it says how many solutions there are: none, one, or more.
    pub fn is_proof(self) -> bool {
        matches!(self, Outcome::Unique | Outcome::Several | Outcome::None)
    }
}

/// A record; the fields are the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the table above")]
pub struct Record {
    pub instance: u64,
    pub source: String,
    pub rows: u16,
    pub cols: u16,
    pub chance: Option<u8>,
    pub seed: Option<u64>,
    pub ink: u64,
    pub method: String,
    pub until: crate::campaign::Until,
    pub outcome: Outcome,
    pub solutions: u64,
    pub hash: u64,
    pub settled: Option<u64>,
    pub prepare_ns: u64,
    pub rules_ns: u64,
    pub search_ns: u64,
    pub first_ns: Option<u64>,
    pub first_steps: Option<u64>,
    pub steps: u64,
    pub lines: u64,
    pub guesses: u64,
    pub contradictions: u64,
    pub depth: u64,
    pub states: u64,
    pub memo_hits: u64,
}

impl Record {
    /// CPU time of all phases.
    pub fn total_ns(&self) -> u64 {
        self.prepare_ns + self.rules_ns + self.search_ns
    }

    /// The same without times.
    #[must_use]
    pub fn timeless(&self) -> Record {
        let first_ns = self.first_ns.map(|_| 0);
        Record { prepare_ns: 0, rules_ns: 0, search_ns: 0, first_ns, ..self.clone() }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let maybe = |number: Option<u64>| number.map_or(String::new(), |n| n.to_string());
        write!(f, "{},{},{},{},", self.instance, field(&self.source), self.rows, self.cols)?;
        write!(f, "{},{},{},", maybe(self.chance.map(u64::from)), maybe(self.seed), self.ink)?;
        write!(f, "{},{},{},", self.method, self.until.name(), self.outcome.name())?;
        write!(f, "{},{:016x},{},", self.solutions, self.hash, maybe(self.settled))?;
        write!(f, "{},{},{},", self.prepare_ns, self.rules_ns, self.search_ns)?;
        write!(f, "{},{},{},", self.total_ns(), maybe(self.first_ns), maybe(self.first_steps))?;
        write!(f, "{},{},{},", self.steps, self.lines, self.guesses)?;
        write!(f, "{},{},{},{}", self.contradictions, self.depth, self.states, self.memo_hits)
    }
}

/// A text that is no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRecord;

grille_engine::errors_as_data!(NoRecord);

impl FromStr for Record {
    type Err = NoRecord;

    fn from_str(line: &str) -> Result<Record, NoRecord> {
        let fields = fields(line).ok_or(NoRecord)?;
        let fields: &[String; COLUMNS] = fields.as_slice().try_into().map_err(|_| NoRecord)?;
        let number = |at: usize| fields[at].parse::<u64>().map_err(|_| NoRecord);
        let maybe = |at: usize| match fields[at].as_str() {
            "" => Ok(None),
            digits => digits.parse::<u64>().map(Some).map_err(|_| NoRecord),
        };
        let small = |at: usize| fields[at].parse::<u16>().map_err(|_| NoRecord);
        let record = Record {
            instance: number(0)?,
            source: fields[1].clone(),
            rows: small(2)?,
            cols: small(3)?,
            chance: maybe(4)?.map(|c| u8::try_from(c).map_err(|_| NoRecord)).transpose()?,
            seed: maybe(5)?,
            ink: number(6)?,
            method: fields[7].clone(),
            until: crate::campaign::Until::find(&fields[8]).ok_or(NoRecord)?,
            outcome: (Outcome::ALL.into_iter())
                .find(|outcome| outcome.name() == fields[9])
                .ok_or(NoRecord)?,
            solutions: number(10)?,
            hash: u64::from_str_radix(&fields[11], 16).map_err(|_| NoRecord)?,
            settled: maybe(12)?,
            prepare_ns: number(13)?,
            rules_ns: number(14)?,
            search_ns: number(15)?,
            first_ns: maybe(17)?,
            first_steps: maybe(18)?,
            steps: number(19)?,
            lines: number(20)?,
            guesses: number(21)?,
            contradictions: number(22)?,
            depth: number(23)?,
            states: number(24)?,
            memo_hits: number(25)?,
        };
        let total = [record.rules_ns, record.search_ns]
            .iter()
            .try_fold(record.prepare_ns, |sum, &ns| sum.checked_add(ns));
        if total == Some(number(16)?) { Ok(record) } else { Err(NoRecord) }
    }
}

/// A text as a field: quoted where it must be. A line break would tear the record.
fn field(text: &str) -> String {
    if !text.contains([',', '"', '\n', '\r']) {
        return text.to_owned();
    }
    format!("\"{}\"", text.replace(['\n', '\r'], " ").replace('"', "\"\""))
}

/// The fields of a line; none if a quote is left open or closed in the middle.
fn fields(line: &str) -> Option<Vec<String>> {
    let mut all = Vec::with_capacity(COLUMNS);
    let mut rest = line;
    loop {
        let (own, after) = match rest.strip_prefix('"') {
            None => {
                let end = rest.find(',').unwrap_or(rest.len());
                (rest[..end].to_owned(), &rest[end..])
            }
            Some(quoted) => {
                let mut end = 0;
                loop {
                    end += quoted[end..].find('"')?;
                    if !quoted[end + 1..].starts_with('"') {
                        break;
                    }
                    end += 2;
                }
                (quoted[..end].replace("\"\"", "\""), &quoted[end + 1..])
            }
        };
        all.push(own);
        match after.strip_prefix(',') {
            Some(more) => rest = more,
            None => return after.is_empty().then_some(all),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(source: &str) -> Record {
        Record {
            instance: 7,
            source: source.to_owned(),
            rows: 3,
            cols: 4,
            chance: Some(50),
            seed: None,
            ink: 6,
            method: "backtrack-dfa+rules=before".to_owned(),
            until: crate::campaign::Until::Proof,
            outcome: Outcome::Unique,
            solutions: 1,
            hash: 0xabc,
            settled: Some(0),
            prepare_ns: 1,
            rules_ns: 20,
            search_ns: 300,
            first_ns: Some(299),
            first_steps: None,
            steps: 1,
            lines: 2,
            guesses: 3,
            contradictions: 4,
            depth: 5,
            states: 6,
            memo_hits: 7,
        }
    }

    #[test]
    fn a_line_reads_back() {
        assert_eq!(HEAD.split(',').count(), COLUMNS);
        let line = record("random").to_string();
        assert_eq!(
            line,
            "7,random,3,4,50,,6,backtrack-dfa+rules=before,proof,unique,1,0000000000000abc,\
             0,1,20,300,321,299,,1,2,3,4,5,6,7"
        );
        for source in ["random", "a,b", "say \"hello\", twice", "\"", "é"] {
            let record = record(source);
            assert_eq!(record.to_string().parse(), Ok(record), "{source}");
        }
    }

    #[test]
    fn a_torn_or_changed_line_is_no_record() {
        let line = record("a,\"b").to_string();
        // The last number may lose digits and stay one: only whole lines are read.
        for cut in 0..line.len() - 1 {
            assert_eq!(line[..cut].parse::<Record>(), Err(NoRecord), "{cut}");
        }
        assert_eq!(line.replace("321", "322").parse::<Record>(), Err(NoRecord));
        assert_eq!(line.replace("unique", "uniq").parse::<Record>(), Err(NoRecord));
    }
}
