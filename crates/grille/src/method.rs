//! From what was typed about a method to the method and its options.

use crate::{Desk, args, ask, file};
use anyhow::{Context, bail};
use grille_answer::{Check, Checked};
use grille_drive::{Budget, Team};
use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_engine::nonogram::{Board, METHODS, Nonogram, Offer, Options, Puzzle, method};
use grille_engine::run::{Entry, Run};
use grille_words::{Words, say};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// The most line results that a file of them gives room for, unless something else is chosen.
const MEMO: usize = 1 << 16;

/// A method with its options, ready to be started on any puzzle.
pub struct Chosen {
    /// The method.
    pub entry: &'static Entry<Nonogram>,
    options: Options,
    memory: Option<Memory>,
    /// The most runs for one puzzle.
    team: usize,
}

/// Line results that go from one puzzle, and one run of the program, to the next.
struct Memory {
    file: PathBuf,
    text: Mutex<String>,
}

/// The default method as it is.
impl Default for Chosen {
    fn default() -> Chosen {
        Chosen { entry: &METHODS[0], options: Options::default(), memory: None, team: 1 }
    }
}

impl Chosen {
    /// What was typed, if the method offers it.
    pub fn new(words: &Words, typed: &args::Method) -> anyhow::Result<Chosen> {
        let entry = method::find(&typed.name).context("unknown method")?;
        let memory = typed.memo_file.as_ref().map(Memory::open).transpose()?;
        let options = Options {
            rules: typed.rules.as_deref().and_then(Rules::find),
            choice: typed.choice.as_deref().and_then(Choice::find),
            lines: typed.lines.as_deref().and_then(Lines::find),
            first: typed.first_colour.as_deref().and_then(First::find),
            memo: typed.memo.or(memory.as_ref().map(|_| MEMO)),
            remembered: None,
            passes: typed.passes,
            states: typed.states,
            memory: typed.memory,
            seed: typed.seed,
        };
        let chosen = Chosen { entry, options, memory, team: 1 };
        for offer in chosen.options.chosen() {
            chosen.expect(words, offer, offer.name())?;
        }
        Ok(chosen)
    }

    /// Complains about an option of that name unless the method offers it.
    pub fn expect(&self, words: &Words, offer: Offer, option: &str) -> anyhow::Result<()> {
        if !self.entry.offers.contains(&offer) {
            bail!(say!(words, "method-no-option", method = self.entry.name, option = option));
        }
        Ok(())
    }

    /// The same method with this seed from now on.
    pub fn set_seed(&mut self, seed: u64) {
        self.options.seed = Some(seed);
    }

    /// From now on, up to so many runs for one puzzle if their seeds can differ.
    pub fn set_team(&mut self, runs: usize) {
        if self.entry.offers.contains(&Offer::Seed) {
            self.team = runs;
        }
    }

    /// Whether runs depend on those before them.
    pub fn remembers(&self) -> bool {
        self.memory.is_some()
    }

    /// Why the method is not for this puzzle, if it is not.
    pub fn refuses(&self, words: &Words, puzzle: &Puzzle) -> Option<String> {
        let refused = !self.entry.takes(puzzle);
        refused.then(|| say!(words, "method-two-colours", method = self.entry.name))
    }

    /// A run from this board.
    pub fn start(&self, puzzle: &Puzzle, from: &Board) -> Box<dyn Run<Nonogram>> {
        let mut options = self.options.clone();
        options.remembered = self.memory.as_ref().map(|memory| memory.lock().as_str().into());
        if self.team == 1 {
            return self.entry.start(puzzle, from, &options);
        }
        let (entry, puzzle, from) = (self.entry, puzzle.clone(), from.clone());
        Box::new(Team::new(self.team, move |member| {
            let seed = options.seed.unwrap_or(0).wrapping_add(member as u64);
            entry.start(&puzzle, &from, &Options { seed: Some(seed), ..options.clone() })
        }))
    }

    /// None, unique or several.
    pub fn check(&self, puzzle: &Puzzle, budget: &mut Budget) -> Checked<Nonogram> {
        let board = puzzle.board();
        let run = self.start(puzzle, &board);
        ask::check(Check::new(puzzle, board, run), budget, |run| self.learn(run))
    }

    /// Takes what a run has learned.
    pub fn learn(&self, run: &dyn Run<Nonogram>) {
        if let (Some(memory), Some(text)) = (&self.memory, run.learned()) {
            *memory.lock() = text;
        }
    }

    /// Keeps what was learned for the next time.
    pub fn keep(&self, desk: &Desk) -> anyhow::Result<()> {
        match &self.memory {
            Some(memory) if !desk.interrupt.is_raised() => file::put(&memory.file, &memory.lock()),
            _ => Ok(()),
        }
    }
}

impl Memory {
    fn open(path: &PathBuf) -> anyhow::Result<Memory> {
        let text = if path.exists() {
            std::fs::read_to_string(path).with_context(|| path.display().to_string())?
        } else {
            String::new()
        };
        Ok(Memory { file: path.clone(), text: Mutex::new(text) })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, String> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
