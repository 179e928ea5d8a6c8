//! The automata study's own line: `seed valid rules algo total cells mode`.
//!
//! Times are seconds with six decimals, cells those found by rules or -1 where they
//! did not run, and the mode says which of its five methods it was. Other methods
//! have no such line. Our times are to the first solution, where the study stops.

use crate::record::Record;
use std::fmt;
use std::str::FromStr;

/// A line of the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StudyLine {
    /// The seed.
    pub seed: u64,
    /// Microseconds: to make the automata, to apply the rules, to search, and all.
    pub micros: [u64; 4],
    /// Cells found by rules, if they ran.
    pub cells: Option<u64>,
    /// The method: its place in [`MODES`].
    pub mode: usize,
}

/// The methods of the study, by mode.
pub const MODES: [&str; 5] = [
    "brute-force",
    "backtrack-dfa",
    "backtrack-nfa",
    "backtrack-dfa+rules=before",
    "backtrack-nfa+rules=before",
];

impl StudyLine {
    /// The line of a record, if its method is one of the study's, its grid was drawn, and
    /// a solution was found.
    pub fn of(record: &Record) -> Option<StudyLine> {
        let mode = MODES.iter().position(|mode| *mode == record.method)?;
        let micros = |ns: u64| (ns + 500) / 1000;
        let (prepare, rules) = (micros(record.prepare_ns), micros(record.rules_ns));
        let before = record.prepare_ns + record.rules_ns;
        let search = micros(record.first_ns?.saturating_sub(before));
        let micros = [prepare, rules, search, prepare + rules + search];
        Some(StudyLine { seed: record.seed?, micros, cells: record.settled, mode })
    }
}

impl fmt::Display for StudyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seed)?;
        for micros in self.micros {
            write!(f, " {}.{:06}", micros / 1_000_000, micros % 1_000_000)?;
        }
        match self.cells {
            Some(cells) => write!(f, " {cells}")?,
            None => f.write_str(" -1")?,
        }
        write!(f, " {}", self.mode)
    }
}

/// A text that is no line of the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLine;

grille_engine::errors_as_data!(NoLine);

impl FromStr for StudyLine {
    type Err = NoLine;

    fn from_str(text: &str) -> Result<StudyLine, NoLine> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let &[seed, valid, rules, algo, total, cells, mode] = &words[..] else {
            return Err(NoLine);
        };
        let micros = |text: &str| {
            let (whole, parts) = text.split_once('.').filter(|(_, parts)| parts.len() == 6)?;
            let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            let (whole, parts) =
                (is_digits(whole) && is_digits(parts)).then_some((whole, parts))?;
            whole.parse::<u64>().ok()?.checked_mul(1_000_000)?.checked_add(parts.parse().ok()?)
        };
        let mut times = [0; 4];
        for (time, text) in times.iter_mut().zip([valid, rules, algo, total]) {
            *time = micros(text).ok_or(NoLine)?;
        }
        let cells = match cells {
            "-1" => None,
            digits => Some(digits.parse().map_err(|_| NoLine)?),
        };
        let mode = mode.parse().ok().filter(|mode| *mode < MODES.len()).ok_or(NoLine)?;
        let seed = seed.parse().map_err(|_| NoLine)?;
        Ok(StudyLine { seed, micros: times, cells, mode })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_reads_and_writes_back() {
        for sample in [
            "1715006095 0.007356 0.000000 0.000686 0.008042 -1 1",
            "1715006104 0.009299 0.000000 0.000308 0.009607 -1 1",
            "3 12.000001 0.000002 0.000003 12.000006 14 4",
        ] {
            assert_eq!(sample.parse::<StudyLine>().unwrap().to_string(), sample);
        }
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for bad in [
            "",
            "1 0.1 0.000000 0.000000 0.000000 -1 1",
            "1 0.000000 0.000000 0.000000 0.000000 -1 5",
            "1 0.000000 0.000000 0.000000 0.000000 -2 1",
            "x 0.000000 0.000000 0.000000 0.000000 -1 1",
            "1 -0.00000 0.000000 0.000000 0.000000 -1 1",
            "1 0.000000 0.000000 0.000000 0.000000 -1 1 1",
            "1 99999999999999999999.000000 0.000000 0.000000 0.000000 -1 1",
        ] {
            assert_eq!(bad.parse::<StudyLine>(), Err(NoLine), "{bad}");
        }
    }
}
