//! Search by hypotheses on the cell with the fewest candidates. Between two of
//! them, [`settle`](crate::sudoku::settle) works: a digit that a cell has is gone
//! from its peers, and a digit with one place left in a house goes there.
//!
//! The way most programs solve sudoku (Norvig, 2006, among others). Changes are undone
//! by the board's trail. After a solution the search goes on as if it had been a
//! contradiction, so every solution comes once, and in the end it is proven that
//! there is no other. Exponential in the number of hypotheses, which are few.

use crate::board::Moment;
use crate::chance::Chance;
use crate::grid::Cell;
use crate::proof::Claim;
use crate::run::{Method, Phase, Stats, Status};
use crate::sudoku::settle::Settler;
use crate::sudoku::{Board, Digit, Event, Options, Puzzle, Reason, Shape, Sudoku};
use crate::trace::Sink;

/// The search. A step is a hypothesis made or refuted, with all that follows.
pub struct FewestCandidates {
    shape: Shape,
    board: Board,
    settler: Settler,
    guesses: Vec<Guess>,
    chance: Option<Chance>,
    state: State,
    stats: Stats,
}

/// A hypothesis that stands.
struct Guess {
    cell: Cell,
    digit: Digit,
    before: Moment,
    /// What was supposed after it and is refuted, if a proof is told.
    refuted: Vec<Claim>,
}

enum State {
    /// Something is to be followed.
    Following,
    /// A hypothesis is due.
    Resting,
    /// The last hypothesis has to go.
    Refuted,
    /// There is nothing more to find.
    Over,
}

impl FewestCandidates {
    /// Sets out from a board, with an order of digits drawn from this chance.
    pub fn new(puzzle: &Puzzle, from: &Board, chance: Option<Chance>) -> FewestCandidates {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, true),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        let mut settler = Settler::default();
        settler.begin(&board);
        FewestCandidates {
            shape: puzzle.shape(),
            board,
            settler,
            guesses: Vec::new(),
            chance,
            state: if fits { State::Following } else { State::Over },
            stats: Stats::default(),
        }
    }
}

impl Method<Sudoku> for FewestCandidates {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        let chance = options.seed.map(|seed| Chance::new(&seed.to_string()));
        FewestCandidates::new(puzzle, from, chance)
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            match self.state {
                State::Over => return Status::Exhausted,
                State::Refuted => self.retract(sink),
                State::Resting if self.board.open() == 0 => {
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    self.state = State::Refuted;
                    return Status::Solution;
                }
                _ if self.stats.steps >= end => return Status::Running,
                State::Following => self.follow(sink),
                State::Resting => self.guess(sink),
            }
        }
    }

    fn phase(&self) -> Phase {
        if self.guesses.is_empty() { Phase::Rules } else { Phase::Search }
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

impl FewestCandidates {
    /// Tells that the hypotheses which stand do not all hold; what was told of those after the
    /// last of them is not used any more.
    fn prove<S: Sink<Event>>(&mut self, sink: &mut S) {
        if !sink.proves() {
            return;
        }
        let shape = self.shape;
        let not = |guess: &Guess| Claim {
            cell: shape.index(guess.cell),
            value: guess.digit.number(),
            holds: false,
        };
        let [before @ .., last] = &self.guesses[..] else { return };
        let refuted = not(last);
        let all = before.iter().map(not).chain([refuted]);
        sink.add(all.clone());
        for &after in &last.refuted {
            sink.delete(all.clone().chain([after]));
        }
        if let [.., before, _] = &mut self.guesses[..] {
            before.refuted.push(refuted);
        }
    }

    fn follow<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.stats.steps += 1;
        let open = self.board.open();
        match self.settler.work(self.shape, &mut self.board, sink) {
            Ok(()) => self.state = State::Resting,
            Err(spot) => {
                self.stats.contradictions += 1;
                sink.emit(|| Event::Contradiction { at: Some(spot) });
                self.state = State::Refuted;
            }
        }
        if self.guesses.is_empty() && self.stats.guesses == 0 {
            self.stats.ruled += (open - self.board.open()) as u64;
        }
    }

    fn guess<S: Sink<Event>>(&mut self, sink: &mut S) {
        let open = self.shape.size().iter().filter(|&cell| !self.board.at(cell).is_settled());
        let Some(cell) = open.min_by_key(|&cell| self.board.at(cell).len()) else { return };
        let set = self.board.at(cell);
        let skip = self.chance.as_mut().map_or(0, |chance| chance.below(set.len()));
        let Some(digit) = set.iter().nth(skip) else { return };
        let before = self.board.moment();
        self.guesses.push(Guess { cell, digit, before, refuted: Vec::new() });
        let depth = self.guesses.len() as u32;
        self.stats.guesses += 1;
        self.stats.depth = self.stats.depth.max(u64::from(depth));
        sink.emit(|| Event::Guess { cell, digits: digit.into(), depth });
        let narrowed = self.settler.narrow(&mut self.board, cell, digit.into());
        debug_assert_eq!(narrowed, Ok(true), "the digit was one of several");
        self.state = State::Following;
    }

    /// Takes the last hypothesis back and crosses its digit out.
    fn retract<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.prove(sink);
        let Some(Guess { cell, digit, before, .. }) = self.guesses.pop() else {
            self.state = State::Over;
            return;
        };
        self.board.undo_to(before);
        self.settler.forget();
        sink.emit(|| Event::BackTo { depth: self.guesses.len() as u32 });
        let rest = self.board.at(cell).without(digit);
        let narrowed = self.settler.narrow(&mut self.board, cell, rest);
        debug_assert_eq!(narrowed, Ok(true), "the digit was one of several");
        sink.emit(|| Event::Set { cell, digits: rest, why: Reason::Tried });
        self.state = State::Following;
    }
}
