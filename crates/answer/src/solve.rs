//! The solutions of a puzzle one after the other, each verified, up to as many as are
//! wanted, and then whether there are more.
//!
//! Nothing is held: each solution is handed out as it is found. Where the last wanted one
//! was found, the search goes on for about as much work again as it has done, to tell
//! whether there is another; that solution is not told.

use crate::outcome::{Answer, Halt, Outcome, OutcomeOf};
use grille_engine::board::Board;
use grille_engine::run::{Game, Run, Task};
use grille_engine::solving::{Found, FoundOf, Solving};
use std::time::Duration;

/// Steps that the look for another solution may take beyond those of the search.
const EXTRA: u64 = 1000;

/// What comes next of a [`Solve`].
#[derive(Clone, Debug, PartialEq)]
pub enum Turn<S, C> {
    /// A solution that the rules accept.
    Solution(S),
    /// Nothing more: how it ended.
    Over(Outcome<C>),
}

/// What comes next in a game.
pub type TurnOf<G> = Turn<<G as Game>::Solution, <G as Game>::Cause>;

/// The question for solutions.
pub struct Solve<G: Game> {
    solving: Solving<G>,
    wanted: u64,
    told: u64,
    /// Where the look for another solution ends, once it has begun.
    look_until: Option<u64>,
}

/// A [`Solve`] whose every event is told.
pub struct Traced<'a, G: Game> {
    solve: &'a mut Solve<G>,
    tap: &'a mut dyn FnMut(G::Event),
}

impl<G: Game> Solve<G> {
    /// Asks a run that set out from this board for so many solutions.
    pub fn new(
        puzzle: &G::Puzzle,
        from: Board<G::Set>,
        run: Box<dyn Run<G>>,
        wanted: u64,
    ) -> Solve<G> {
        Solve { solving: Solving::from_board(puzzle, from, run), wanted, told: 0, look_until: None }
    }

    /// The run.
    pub fn run(&self) -> &dyn Run<G> {
        self.solving.run()
    }

    /// The same question with every event of the search told to `tap`, as long as it is
    /// driven so. The look for a further solution is not told.
    pub fn traced<'a>(&'a mut self, tap: &'a mut dyn FnMut(G::Event)) -> Traced<'a, G> {
        Traced { solve: self, tap }
    }

    /// How it ends for a caller that stops now.
    pub fn halted(&self, halt: Halt) -> OutcomeOf<G> {
        match (self.told == self.wanted, self.wanted) {
            (true, 1) => Outcome::Found,
            (true, _) => Outcome::Several { more: None },
            (false, _) => self.solving.none_so_far().map_or(halt.into(), Outcome::None),
        }
    }

    /// The whole answer, after so long.
    pub fn answer(&self, outcome: OutcomeOf<G>, time: Duration) -> Answer<G> {
        let board = (outcome == Outcome::Stuck).then(|| self.run().board());
        Answer { outcome, found: self.told, stats: self.run().stats(), time, board }
    }

    fn turn(&mut self, steps: u64, tap: Option<&mut dyn FnMut(G::Event)>) -> Option<TurnOf<G>> {
        if self.told == self.wanted {
            return self.look_on(steps).map(Turn::Over);
        }
        let found = match tap {
            Some(tap) => self.solving.advance_traced(steps, tap),
            None => self.solving.advance(steps),
        };
        Some(self.told_of(found?))
    }

    fn told_of(&mut self, found: FoundOf<G>) -> TurnOf<G> {
        Turn::Over(match found {
            Found::Solution(solution) => {
                self.told += 1;
                return Turn::Solution(solution);
            }
            Found::None(cause) => Outcome::None(cause),
            Found::NoMore if self.told == 1 => Outcome::Unique,
            Found::NoMore => Outcome::Several { more: Some(false) },
            Found::Stuck => Outcome::Stuck,
            Found::Limit => Outcome::Limit,
            Found::Wrong => Outcome::Wrong,
        })
    }

    /// Whether there is another solution than those that were wanted.
    fn look_on(&mut self, steps: u64) -> Option<OutcomeOf<G>> {
        if self.wanted == 1 {
            return Some(Outcome::Found);
        }
        let now = self.solving.steps();
        let end = *self.look_until.get_or_insert(now.saturating_mul(2).saturating_add(EXTRA));
        let more = match self.solving.advance(steps.min(end.saturating_sub(now))) {
            None if self.solving.steps() < end => return None,
            Some(Found::Solution(_)) => Some(true),
            Some(Found::NoMore | Found::None(_)) => Some(false),
            Some(Found::Wrong) => return Some(Outcome::Wrong),
            None | Some(Found::Stuck | Found::Limit) => None,
        };
        Some(Outcome::Several { more })
    }
}

impl<G: Game> Task for Solve<G> {
    type Output = TurnOf<G>;

    fn advance(&mut self, steps: u64) -> Option<TurnOf<G>> {
        self.turn(steps, None)
    }

    fn steps(&self) -> u64 {
        self.solving.steps()
    }
}

impl<G: Game> Task for Traced<'_, G> {
    type Output = TurnOf<G>;

    fn advance(&mut self, steps: u64) -> Option<TurnOf<G>> {
        self.solve.turn(steps, Some(self.tap))
    }

    fn steps(&self) -> u64 {
        self.solve.steps()
    }
}
