//! Propagation, and where it rests a hypothesis: the first open cell is
//! supposed to have its last colour (black); what follows is followed; a
//! contradiction takes it all back and the colour is crossed out (Picross
//! report, 2.3.1).
//!
//! Changes are undone by the board's trail, never by copying grids. After a
//! solution the search goes on as if it had been a contradiction, so every
//! solution comes once, and in the end it is proven that there is no other.
//! Exponential in the number of hypotheses; memory linear in the cells.

use crate::colours::Colour;
use crate::grid::{Cell, LineId};
use crate::nonogram::board::Moment;
use crate::nonogram::line::LineSolver;
use crate::nonogram::propagate::{Progress, Propagation};
use crate::nonogram::{Board, Event, Nonogram, Options, Puzzle, Reason};
use crate::run::{Method, Phase, Stats, Status};
use crate::trace::Sink;

/// Depth-first search with a line solver at every node. A step is one line settled.
pub struct Backtrack<L> {
    puzzle: Puzzle,
    board: Board,
    propagation: Propagation<L>,
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
    /// Lines are waiting, or a hypothesis is due.
    Working,
    /// The last hypotheses have to go.
    Refuted,
    /// There is nothing more to find.
    Over,
}

impl<L: LineSolver + Default> Method<Nonogram> for Backtrack<L> {
    fn start(puzzle: &Puzzle, from: &Board, _: &Options) -> Self {
        let mut board = puzzle.board();
        let fits = board.size() == from.size() && board.narrow_all(from.cells()).is_ok();
        Backtrack {
            puzzle: puzzle.clone(),
            propagation: Propagation::new(puzzle, L::default()),
            board,
            guesses: Vec::new(),
            state: if fits { State::Working } else { State::Over },
            stats: Stats::default(),
        }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            match self.state {
                State::Over => return Status::Exhausted,
                State::Refuted => self.retract(sink),
                State::Working if self.stats.steps >= end => return Status::Running,
                State::Working => {
                    match self.propagation.step(&self.puzzle, &mut self.board, sink) {
                        Progress::Line => self.count_line(),
                        Progress::Contradiction(line) => {
                            self.count_line();
                            self.contradiction(line, sink);
                        }
                        Progress::Rest if self.board.open() == 0 => return self.solution(sink),
                        Progress::Rest => self.guess(sink),
                    }
                }
            }
        }
    }

    fn phase(&self) -> Phase {
        if self.stats.guesses == 0 { Phase::Rules } else { Phase::Search }
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

impl<L: LineSolver> Backtrack<L> {
    fn count_line(&mut self) {
        self.stats.steps += 1;
        self.stats.lines += 1;
    }

    fn contradiction<S: Sink<Event>>(&mut self, line: LineId, sink: &mut S) {
        self.stats.contradictions += 1;
        sink.emit(|| Event::Contradiction { line });
        self.state = State::Refuted;
    }

    fn solution<S: Sink<Event>>(&mut self, sink: &mut S) -> Status {
        self.stats.solutions += 1;
        sink.emit(|| Event::Solution);
        self.state = State::Refuted;
        Status::Solution
    }

    fn guess<S: Sink<Event>>(&mut self, sink: &mut S) {
        let open = self.puzzle.size().iter().find(|&cell| !self.board.at(cell).is_settled());
        let cell = open.expect("a board that is not settled has an open cell");
        let colour = self.board.at(cell).iter().last().expect("no cell is without a colour");
        self.guesses.push(Guess { cell, colour, before: self.board.moment() });
        let depth = self.guesses.len() as u32;
        self.stats.guesses += 1;
        self.stats.depth = self.stats.depth.max(u64::from(depth));
        sink.emit(|| Event::Guess { cell, colours: colour.into(), depth });
        let narrowed = self.board.narrow(cell, colour.into());
        debug_assert_eq!(narrowed, Ok(true), "the colour was one of several");
        self.propagation.touch(cell);
    }

    /// Takes the last hypothesis back and crosses its colour out.
    fn retract<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(Guess { cell, colour, before }) = self.guesses.pop() else {
            self.state = State::Over;
            return;
        };
        self.board.undo_to(before);
        self.propagation.drop_waiting();
        sink.emit(|| Event::BackTo { depth: self.guesses.len() as u32 });
        let rest = self.board.at(cell).without(colour);
        let narrowed = self.board.narrow(cell, rest);
        debug_assert_eq!(narrowed, Ok(true), "the colour was one of several");
        sink.emit(|| Event::Set { cell, colours: rest, why: Reason::Tried });
        self.propagation.touch(cell);
        self.state = State::Working;
    }
}
