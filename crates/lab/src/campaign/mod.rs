//! What is to be run: sizes, densities, iterations, seed, methods, limits, or
//! folders of puzzles. It comes from a TOML file ([`read`]) or from flags, and has
//! one canonical text, by which two campaigns are the same or not.

mod numbers;
mod read;

pub use numbers::{NotNumbers, numbers};
pub use read::read;

use crate::contender::{Contender, NoContender};
use std::fmt::Write;
use std::path::PathBuf;
use std::time::Duration;

/// A campaign.
#[derive(Clone, Debug, PartialEq)]
pub struct Campaign {
    /// What it is called.
    pub name: String,
    /// Its parts; those that ask for the same grids share them.
    pub parts: Vec<Part>,
}

/// Some methods on some puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The puzzles.
    pub source: Source,
    /// The methods.
    pub methods: Vec<Contender>,
    /// When a run has done enough.
    pub until: Until,
    /// The most steps of a run: they decide outcomes, the same on every machine.
    pub steps: u64,
    /// The most CPU time of a run: a safety net, and recorded as such.
    pub time: Duration,
}

/// Where puzzles come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// Random squares: instance `i` of a size and a density has the seed `seed + i`.
    Random {
        /// The sides.
        sides: Vec<u16>,
        /// The chances of a cell to be black, in percent.
        chances: Vec<u8>,
        /// How many of each.
        iterations: u64,
        /// The seed of the first.
        seed: u64,
    },
    /// Files and folders of puzzles.
    Puzzles(Vec<PathBuf>),
}

/// When a run has done enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Until {
    /// At the first solution, as in the automata study.
    First,
    /// When it is known whether there is another one.
    #[default]
    Proof,
}

impl Until {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Until::First => "first",
            Until::Proof => "proof",
        }
    }

    /// What the word stands for.
    pub fn find(name: &str) -> Option<Until> {
        [Until::First, Until::Proof].into_iter().find(|until| until.name() == name)
    }
}

/// The defaults, those of the study where it has any.
pub mod default {
    use std::time::Duration;
    /// The side.
    pub const SIDE: u16 = 3;
    /// Iterations.
    pub const ITERATIONS: u64 = 1;
    /// The chance of a cell to be black.
    pub const CHANCE: u8 = 50;
    /// The seed.
    pub const SEED: u64 = 1;
    /// The most steps of a run.
    pub const STEPS: u64 = 1_000_000;
    /// The most CPU time of a run.
    pub const TIME: Duration = Duration::from_secs(60);
}

/// The most iterations of a part.
pub const MOST_ITERATIONS: u64 = 1_000_000_000_000;

impl Default for Part {
    fn default() -> Part {
        Part {
            source: Source::Random {
                sides: vec![default::SIDE],
                chances: vec![default::CHANCE],
                iterations: default::ITERATIONS,
                seed: default::SEED,
            },
            methods: Contender::find("search").into_iter().collect(),
            until: Until::default(),
            steps: default::STEPS,
            time: default::TIME,
        }
    }
}

/// What is wrong with a campaign file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where, in bytes.
    pub at: std::ops::Range<usize>,
    /// What.
    pub kind: FlawKind,
}

grille_engine::errors_as_data!(Flaw);

/// The kinds of flaws.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FlawKind {
    /// Not TOML, in the words of its reader.
    Syntax(String),
    /// A key that means nothing here.
    UnknownKey(String),
    /// The key wants another kind of value.
    WrongType(&'static str),
    /// Numbers that are none, or not in their bounds.
    Numbers(&'static str, NotNumbers),
    /// No contender.
    Method(NoContender),
    /// A list with nothing in it.
    Empty(&'static str),
    /// Keys of random grids beside `puzzles`.
    PuzzlesAnd(&'static str),
    /// No such word.
    Word(&'static str, String),
    /// No part at all.
    NoPart,
}

impl Campaign {
    /// The canonical text, which reads back as the same campaign.
    pub fn text(&self) -> String {
        let mut text = format!("name = {}\n", quoted(&self.name));
        for part in &self.parts {
            text += "\n[[part]]\n";
            let methods: Vec<String> = part.methods.iter().map(|m| quoted(&m.name)).collect();
            let _ = match &part.source {
                Source::Random { sides, chances, iterations, seed } => writeln!(
                    text,
                    "n = {sides:?}\nchance = {chances:?}\niter = {iterations}\nseed = {seed}"
                ),
                Source::Puzzles(paths) => {
                    let paths = paths.iter().map(|path| quoted(&path.to_string_lossy()));
                    writeln!(text, "puzzles = [{}]", paths.collect::<Vec<_>>().join(", "))
                }
            };
            let _ = writeln!(
                text,
                "methods = [{}]\nuntil = \"{}\"\nstep-limit = {}\ntime-limit = \"{}ms\"",
                methods.join(", "),
                part.until.name(),
                part.steps,
                part.time.as_millis()
            );
        }
        text
    }
}

/// A text as TOML writes it.
pub fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' => out += "\\\"",
            '\\' => out += "\\\\",
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", c as u32);
            }
            c => out.push(c),
        }
    }
    out + "\""
}
