//! Search by hypotheses: where inference rests, an open cell is supposed to
//! have a colour; what follows is followed; a contradiction takes it all back
//! and the colour is crossed out (Picross report, 2.3.1; the automata study).
//!
//! What happens between two hypotheses is the inference `I`: propagation, a
//! check by automata, or nothing; where they are made is the pick `P`. Changes
//! are undone by the board's trail, never by copying grids. After a solution
//! the search goes on as if it had been a contradiction, so every solution
//! comes once, and in the end it is proven that there is no other. Exponential
//! in the number of hypotheses; memory linear in the cells.

use super::pick::{Pick, Picked, Position};
use crate::board::Moment;
use crate::colours::Colour;
use crate::grid::{Cell, LineId};
use crate::nonogram::infer::{InferStatus, Inference};
use crate::nonogram::options::{Options, Rules};
use crate::nonogram::ranges::{self, Ranges};
use crate::nonogram::{Board, Event, Nonogram, Puzzle, Reason};
use crate::proof::Claim;
use crate::run::{Method, Phase, Stats, Status};
use crate::trace::Sink;

/// Depth-first search. A step is a step of the inference or of the rules.
pub struct Backtrack<I, P> {
    puzzle: Puzzle,
    board: Board,
    infer: I,
    pick: P,
    rules: Rules,
    passes: u32,
    ranges: Ranges,
    /// Whether something changed since the rules worked.
    rules_due: bool,
    guesses: Vec<Guess>,
    state: State,
    stats: Stats,
}

/// A hypothesis that stands.
struct Guess {
    cell: Cell,
    colour: Colour,
    before: Moment,
}

enum State {
    /// The inference is being prepared.
    Preparing,
    /// The block-range rules are at work.
    Ruling,
    /// Inference, or a hypothesis is due.
    Working,
    /// A hypothesis is being looked for.
    Picking,
    /// The last hypothesis has to go.
    Refuted,
    /// There is nothing more to find.
    Over,
    /// A bound was hit.
    Limited,
}

impl<I: Inference, P: Pick> Method<Nonogram> for Backtrack<I, P> {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, true),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        let rules = options.rules.unwrap_or(I::RULES);
        let passes = options.passes.unwrap_or(ranges::PASSES);
        Backtrack {
            puzzle: puzzle.clone(),
            infer: I::new(puzzle, options),
            pick: P::new(options, I::FIRST),
            rules,
            passes,
            ranges: Ranges::new(puzzle, passes),
            rules_due: rules != Rules::Never,
            board,
            guesses: Vec::new(),
            state: if fits { State::Preparing } else { State::Over },
            stats: Stats::default(),
        }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            match self.state {
                State::Over => return Status::Exhausted,
                State::Limited => return Status::Limit,
                State::Refuted => self.retract(sink),
                _ if self.stats.steps >= end => return Status::Running,
                State::Preparing => match self.infer.prepare(&self.puzzle) {
                    InferStatus::Step => self.stats.steps += 1,
                    InferStatus::Limit => self.state = State::Limited,
                    InferStatus::Rest | InferStatus::Contradiction(_) => {
                        self.state = State::Working;
                        // A step costs something else from now on, a thousand times more on large
                        // grids: a caller with a clock looks at it anew.
                        if steps < u64::MAX && self.stats.steps > 0 {
                            return Status::Running;
                        }
                    }
                },
                State::Ruling => self.rule(sink),
                State::Working if self.rules_due && self.guesses.is_empty() => self.begin_rules(),
                State::Working => match self.infer.step(&self.puzzle, &mut self.board, sink) {
                    InferStatus::Step => self.stats.steps += 1,
                    InferStatus::Contradiction(line) => self.contradiction(line, sink),
                    InferStatus::Limit => self.state = State::Limited,
                    InferStatus::Rest if self.board.open() == 0 => return self.solution(sink),
                    InferStatus::Rest if self.rules_due => self.begin_rules(),
                    InferStatus::Rest => self.state = State::Picking,
                },
                State::Picking => self.guess(sink),
            }
        }
    }

    fn phase(&self) -> Phase {
        match self.state {
            State::Preparing => Phase::Prepare,
            State::Ruling if self.guesses.is_empty() => Phase::Rules,
            State::Ruling
            | State::Working
            | State::Picking
            | State::Refuted
            | State::Over
            | State::Limited => Phase::Search,
        }
    }

    fn board(&self) -> Board {
        let mut board = self.board.clone();
        if let Some(before) = self.pick.before_trial() {
            board.undo_to(before);
        }
        board
    }

    fn stats(&self) -> Stats {
        let mut stats = self.stats;
        self.infer.count(&mut stats);
        stats
    }

    fn learned(&self) -> Option<String> {
        self.infer.learned()
    }
}

impl<I: Inference, P: Pick> Backtrack<I, P> {
    fn begin_rules(&mut self) {
        self.rules_due = false;
        self.ranges = Ranges::new(&self.puzzle, self.passes);
        self.state = State::Ruling;
    }

    fn rule<S: Sink<Event>>(&mut self, sink: &mut S) {
        match self.ranges.step(&self.puzzle, &mut self.board, sink) {
            InferStatus::Step => {
                self.stats.steps += 1;
                if self.guesses.is_empty() {
                    self.stats.ruled += self.ranges.set().len() as u64;
                }
                for &cell in self.ranges.set() {
                    self.infer.touch(cell);
                }
            }
            InferStatus::Contradiction(line) => self.contradiction(line, sink),
            InferStatus::Rest | InferStatus::Limit => self.state = State::Working,
        }
    }

    fn contradiction<S: Sink<Event>>(&mut self, line: LineId, sink: &mut S) {
        self.stats.steps += 1;
        self.stats.contradictions += 1;
        sink.emit(|| Event::Contradiction { line: Some(line) });
        self.state = State::Refuted;
    }

    fn solution<S: Sink<Event>>(&mut self, sink: &mut S) -> Status {
        self.stats.solutions += 1;
        sink.emit(|| Event::Solution);
        self.state = State::Refuted;
        Status::Solution
    }

    fn guess<S: Sink<Event>>(&mut self, sink: &mut S) {
        let picked = self.pick.pick(Position {
            puzzle: &self.puzzle,
            board: &mut self.board,
            infer: &mut self.infer,
            stats: &mut self.stats,
            last_guess: self.guesses.last().map(|guess| guess.cell),
        });
        let (cell, colour) = match picked {
            Picked::Take(cell, colour) => (cell, colour),
            Picked::More => return,
            Picked::Limit => {
                self.state = State::Limited;
                return;
            }
        };
        self.state = State::Working;
        self.guesses.push(Guess { cell, colour, before: self.board.moment() });
        let depth = self.guesses.len() as u32;
        self.stats.guesses += 1;
        self.stats.depth = self.stats.depth.max(u64::from(depth));
        sink.emit(|| Event::Guess { cell, colours: colour.into(), depth });
        let narrowed = self.board.narrow(cell, colour.into());
        debug_assert_eq!(narrowed, Ok(true), "the colour was one of several");
        self.changed(cell);
    }

    /// Takes the last hypothesis back and crosses its colour out. In a proof: those that stand do
    /// not all hold, as lines show, or what was told of the hypotheses that came after them.
    fn retract<S: Sink<Event>>(&mut self, sink: &mut S) {
        if !self.guesses.is_empty() {
            let number = |cell: Cell| {
                usize::from(cell.row) * self.board.size().cols() + usize::from(cell.col)
            };
            sink.add(self.guesses.iter().map(|guess| Claim {
                cell: number(guess.cell),
                value: guess.colour.index(),
                holds: false,
            }));
        }
        let Some(Guess { cell, colour, before }) = self.guesses.pop() else {
            self.state = State::Over;
            return;
        };
        self.board.undo_to(before);
        self.infer.forget();
        sink.emit(|| Event::BackTo { depth: self.guesses.len() as u32 });
        let rest = self.board.at(cell).without(colour);
        let narrowed = self.board.narrow(cell, rest);
        debug_assert_eq!(narrowed, Ok(true), "the colour was one of several");
        sink.emit(|| Event::Set { cell, colours: rest, why: Reason::Tried });
        self.changed(cell);
        self.state = State::Working;
    }

    fn changed(&mut self, cell: Cell) {
        self.infer.touch(cell);
        self.rules_due = self.rules == Rules::During;
    }
}
