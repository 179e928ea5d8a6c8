//! What a game says of its own so that its puzzles can be asked through the front door.

use super::{Change, Filled, Hinted, Level, Mended, Order, Refusal, Solved, Status, until};
use crate::outcome::Halt;
use crate::rate::{Rated, RatedOf, RatingTold, rated};
use crate::{Explained, Solve, Tally, Turn};
use grille_engine::hint::Hinting;
use grille_engine::proof::Certified;
use grille_engine::run::Game;
use grille_formats::GamePuzzle;
use grille_words::{Lang, Spoken, Words};

/// A game whose puzzles can be asked.
pub trait Asked: Explained + RatingTold + Certified {
    /// What is given, to begin with.
    fn fresh(puzzle: &Self::Puzzle) -> Self::Start;
    /// What a player knows, cell by cell, to begin with: `None` where nothing is known.
    fn begun(puzzle: &Self::Puzzle, known: &[Option<u8>]) -> Result<Self::Start, Refusal>;
    /// A hint from there.
    fn hinting_at(start: &Self::Start) -> Box<dyn Hinting<Self>>;
    /// How many solutions there are.
    fn counted(puzzle: &Self::Puzzle, stop: &mut dyn FnMut() -> bool) -> Tally<Self>;
    /// Ways to change its picture so that it is as wanted, where the game has pictures.
    fn mended(
        puzzle: &Self::Puzzle,
        wanted: &Change,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Mended>, Refusal>;
    /// A new puzzle that follows from the order and the seed.
    fn made(
        order: &Order,
        seed: &str,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<GamePuzzle, Refusal>;
}

/// The text of something in every language, in the order of [`Lang`].
pub(crate) fn in_all(said: impl Fn(&Words) -> String) -> [String; 2] {
    [Lang::En, Lang::Fr].map(|lang| said(&Words::new(lang)))
}

/// A run of the fastest method, asked for so many solutions.
pub(super) fn solving<G: Game>(puzzle: &G::Puzzle, most: u64) -> Solve<G> {
    let from = G::given(puzzle);
    let run = G::fastest(puzzle).start(puzzle, &from, &G::Options::default());
    Solve::new(puzzle, from, run, most)
}

pub(super) fn solve<G: Asked>(
    puzzle: &G::Puzzle,
    most: u64,
    stop: &mut dyn FnMut() -> bool,
    filled: impl Fn(&G::Solution) -> Filled,
) -> Solved {
    let mut solve = solving::<G>(puzzle, most);
    let mut solutions = Vec::new();
    let outcome = loop {
        match until(&mut solve, stop) {
            // Many solutions may come one after the other, each within a portion.
            Ok(Turn::Solution(solution)) => {
                solutions.push(filled(&solution));
                if (solutions.len() as u64) < most && stop() {
                    break solve.halted(Halt::Interrupt);
                }
            }
            Ok(Turn::Over(outcome)) => break outcome,
            Err(halt) => break solve.halted(halt),
        }
    };
    let all = match &outcome {
        crate::Outcome::Unique | crate::Outcome::None(_) => Some(true),
        crate::Outcome::Several { more } => more.map(|more| !more),
        _ => None,
    };
    let none = match &outcome {
        crate::Outcome::None(cause) => {
            Some(in_all(|words| <G as Spoken>::cause(words, cause, puzzle)))
        }
        _ => None,
    };
    Solved { status: Status::of::<G>(&outcome), solutions, all, stats: solve.run().stats(), none }
}

/// How hard a puzzle is, or why it has no solution.
pub(super) fn rate<G: Asked>(
    puzzle: &G::Puzzle,
    stop: &mut dyn FnMut() -> bool,
) -> (Status, RatedOf<G>) {
    let ended = until(&mut G::rate(puzzle), stop);
    let rated = rated::<G>(ended, || {
        let mut causing = G::causing(puzzle, &G::given(puzzle));
        until(&mut causing, stop).unwrap_or_else(|_| causing.so_far())
    });
    let status = match &rated {
        Rated::Rating(rating) => match G::class(rating).0 {
            grille_engine::rate::Solutions::None => Status::None,
            grille_engine::rate::Solutions::One => Status::Unique,
            grille_engine::rate::Solutions::Several => Status::Several,
        },
        Rated::None(_) => Status::None,
        Rated::Limit | Rated::Interrupted => Status::Stopped,
    };
    (status, rated)
}

pub(super) fn hint<G: Asked>(
    puzzle: &G::Puzzle,
    known: Option<&[Option<u8>]>,
    level: Level,
    words: &Words,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Hinted, Refusal> {
    let start = match known {
        Some(known) => G::begun(puzzle, known)?,
        None => G::fresh(puzzle),
    };
    let mut helping = crate::Helping::<G>::new(G::hinting_at(&start));
    let help = until(&mut helping, stop).unwrap_or_else(|halt: Halt| helping.halted(halt));
    let sentences = help.sentences(words, level, puzzle, |_| None);
    Ok(Hinted { status: help.status(), sentences })
}
