//! From what was typed about a method to the method of each game, with its options.

use crate::games::Handled;
use crate::memo::Memory;
use crate::{Desk, args, ask};
use grille_answer::{Check, Checked};
use grille_drive::{Budget, Team};
use grille_engine::board::Board;
use grille_engine::nonogram::Nonogram;
use grille_engine::run::{Entry, Run};
use grille_engine::sudoku::Sudoku;
use grille_formats::GameName;
use grille_words::{Words, say};

/// The most cells of a puzzle on which several runs work together: on larger ones they would tell each
/// other more than they find out, and all of them go the same way.
const TEAM_CELLS: usize = 40_000;

/// The method of each game, or why what was typed is not for it.
pub struct Methods {
    pub nonogram: Result<Chosen<Nonogram>, String>,
    pub sudoku: Result<Chosen<Sudoku>, String>,
    /// Line results that go from one puzzle to the next.
    memory: Option<Memory>,
}

/// A method with its options, ready to be started on any puzzle of its game.
pub struct Chosen<G: Handled> {
    /// The method; none for the fastest for each puzzle.
    entry: Option<&'static Entry<G>>,
    options: G::Options,
    /// The most runs for one puzzle.
    team: usize,
}

impl Methods {
    /// What was typed. It must mean something to one of the games that are asked for.
    pub fn new(desk: &Desk, typed: &args::Method) -> anyhow::Result<Methods> {
        let words = &desk.words;
        let memory = typed.memo_file.as_ref().map(|path| Memory::open(desk, path)).transpose()?;
        let (nonogram, sudoku) = (Chosen::new(words, typed), Chosen::new(words, typed));
        let methods = Methods { nonogram, sudoku, memory };
        match (desk.game, &methods.nonogram, &methods.sudoku) {
            (Some(GameName::Nonogram), Err(why), _) | (Some(GameName::Sudoku), _, Err(why)) => {
                anyhow::bail!(why.clone())
            }
            (None, Err(first), Err(second)) => {
                // The game that has the method knows better what is wrong with its options.
                let name = typed.name.as_deref().unwrap_or_default();
                let is_second = Nonogram::method(name).is_none() && Sudoku::method(name).is_some();
                anyhow::bail!(if is_second { second.clone() } else { first.clone() })
            }
            _ => Ok(methods),
        }
    }

    /// The method of a game, or why there is none.
    pub fn of<G: Handled>(&self) -> Result<&Chosen<G>, String> {
        G::chosen(self).as_ref().map_err(String::clone)
    }

    /// From now on, up to so many runs for one puzzle if their seeds can differ.
    pub fn set_team(&mut self, runs: usize) {
        if let Ok(chosen) = &mut self.nonogram {
            chosen.set_team(runs);
        }
        if let Ok(chosen) = &mut self.sudoku {
            chosen.set_team(runs);
        }
    }

    /// The same with seeds that change, where the method has one; complains if no game has.
    pub fn with_seeds(self, words: &Words) -> anyhow::Result<Methods> {
        let methods = Methods {
            nonogram: self.nonogram.and_then(|chosen| chosen.with_seeds(words)),
            sudoku: self.sudoku.and_then(|chosen| chosen.with_seeds(words)),
            memory: self.memory,
        };
        match (&methods.nonogram, &methods.sudoku) {
            (Err(why), Err(_)) => anyhow::bail!(why.clone()),
            _ => Ok(methods),
        }
    }

    /// The same methods with this seed from now on.
    pub fn set_seed(&mut self, seed: u64) {
        if let Ok(chosen) = &mut self.nonogram {
            Nonogram::set_seed(&mut chosen.options, seed);
        }
        if let Ok(chosen) = &mut self.sudoku {
            Sudoku::set_seed(&mut chosen.options, seed);
        }
    }

    /// Whether runs depend on those before them.
    pub fn remembers(&self) -> bool {
        self.memory.is_some()
    }

    /// A run from this board.
    pub fn start<G: Handled>(
        &self,
        chosen: &Chosen<G>,
        puzzle: &G::Puzzle,
        from: &Board<G::Set>,
    ) -> Box<dyn Run<G>> {
        let mut options = chosen.options.clone();
        if let Some(memory) = &self.memory {
            G::remember(&mut options, &memory.lock());
        }
        let entry = chosen.entry(puzzle);
        let is_large = from.size().cells() > TEAM_CELLS;
        if chosen.team == 1 || is_large || !entry.offers.contains(&G::SEED) {
            return entry.start(puzzle, from, &options);
        }
        let (puzzle, from) = (puzzle.clone(), from.clone());
        Box::new(Team::new(chosen.team, move |member| {
            let mut own = options.clone();
            let seed = G::seed(&options).unwrap_or(0).wrapping_add(member as u64);
            G::set_seed(&mut own, seed);
            G::set_member(&mut own, member);
            entry.start(&puzzle, &from, &own)
        }))
    }

    /// None, unique or several.
    pub fn check<G: Handled>(
        &self,
        chosen: &Chosen<G>,
        puzzle: &G::Puzzle,
        budget: &mut Budget,
    ) -> Checked<G> {
        let board = G::given(puzzle);
        let run = self.start(chosen, puzzle, &board);
        ask::check(Check::new(puzzle, board, run), budget, |run| self.learn(run))
    }

    /// Takes what a run has learned.
    pub fn learn<G: Handled>(&self, run: &dyn Run<G>) {
        if let (Some(memory), Some(text)) = (&self.memory, run.learned()) {
            *memory.lock() = text;
        }
    }

    /// Keeps what was learned for the next time.
    pub fn keep(&self, desk: &Desk) -> anyhow::Result<()> {
        match &self.memory {
            Some(memory) if !desk.interrupt.is_raised() => memory.keep(),
            _ => Ok(()),
        }
    }
}

impl<G: Handled> Chosen<G> {
    /// What was typed, if the game has it and the method offers it.
    fn new(words: &Words, typed: &args::Method) -> Result<Chosen<G>, String> {
        let game = || words.game(G::GAME);
        let entry = match &typed.name {
            None => None,
            Some(name) => Some(G::method(name).ok_or_else(|| {
                say!(words, "game-no-method", method = name.as_str(), game = game())
            })?),
        };
        let options = G::options(typed)
            .map_err(|option| say!(words, "game-no-option", option = option, game = game()))?;
        let chosen = Chosen { entry, options, team: 1 };
        for offer in G::offers(&chosen.options) {
            chosen.expect(words, offer, G::offer_name(offer))?;
        }
        Ok(chosen)
    }

    /// Complains about an option of that name unless the method offers it. Where no method was
    /// chosen, it hangs on the puzzle: see [`Chosen::refuses`].
    fn expect(&self, words: &Words, offer: G::Offer, option: &str) -> Result<(), String> {
        let refuses = |entry: &&Entry<G>| !entry.offers.contains(&offer);
        match self.entry.filter(refuses) {
            None => Ok(()),
            Some(entry) => Err(no_option(words, entry, option)),
        }
    }

    fn with_seeds(self, words: &Words) -> Result<Chosen<G>, String> {
        self.expect(words, G::SEED, "seeds")?;
        Ok(self)
    }

    fn set_team(&mut self, runs: usize) {
        if G::TEAMS {
            self.team = runs;
        }
    }

    /// The method for a puzzle.
    pub fn entry(&self, puzzle: &G::Puzzle) -> &'static Entry<G> {
        self.entry.unwrap_or_else(|| G::fastest(puzzle))
    }

    /// Why the method or its options are not for this puzzle, if they are not.
    pub fn refuses(&self, words: &Words, puzzle: &G::Puzzle) -> Option<String> {
        let entry = self.entry(puzzle);
        let mut offers = G::offers(&self.options).into_iter();
        match offers.find(|offer| !entry.offers.contains(offer)) {
            Some(offer) => Some(no_option(words, entry, G::offer_name(offer))),
            None => G::refuses(words, entry, puzzle),
        }
    }
}

fn no_option<G: Handled>(words: &Words, entry: &Entry<G>, option: &str) -> String {
    say!(words, "method-no-option", method = entry.name, option = option)
}
