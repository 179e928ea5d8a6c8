//! The fast search for 9x9, as a method that can be watched: see [`bands`](crate::sudoku::bands).
//!
//! A step of the search gives no reasons, only the state after it. The events are found by
//! comparing two states, and only if they are used.

use crate::grid::Grid;
use crate::run::{Method, Phase, Stats, Status};
use crate::sudoku::bands::{Search, SearchStep, State};
use crate::sudoku::{Board, Digits, Event, Options, Puzzle, Reason, Shape, Sudoku};
use crate::trace::Sink;

/// The search. A step is a hypothesis made or refuted, with all that follows.
pub struct Bands {
    search: Search,
    /// What is known, as far as it was told.
    shown: State,
    /// The hypotheses that stand: cell and digit.
    guesses: Vec<(usize, usize)>,
    now: Now,
    stats: Stats,
}

enum Now {
    Working,
    /// The last hypothesis has to go.
    Refuted,
    /// There is nothing more to find.
    Over,
}

impl Method<Sudoku> for Bands {
    /// The puzzle is 9x9.
    fn start(puzzle: &Puzzle, from: &Board, _: &Options) -> Self {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, puzzle.shape() == Shape::Nine),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        let shown = State::of_candidates(board.cells().cells().iter().map(|set| set.bits()));
        let mut search = Search::default();
        search.begin(shown);
        let now = if fits { Now::Working } else { Now::Over };
        Bands { search, shown, guesses: Vec::new(), now, stats: Stats::default() }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            match self.now {
                Now::Over => return Status::Exhausted,
                Now::Refuted => self.retract(sink),
                Now::Working if self.stats.steps >= end => return Status::Running,
                Now::Working => {
                    self.stats.steps += 1;
                    match self.search.step() {
                        SearchStep::Guess { cell, digit } => self.guess(cell, digit, sink),
                        SearchStep::Solution => {
                            let solution = *self.search.solution();
                            self.show(&solution, Reason::Bands, None, sink);
                            self.stats.solutions += 1;
                            sink.emit(|| Event::Solution);
                            self.now = Now::Refuted;
                            return Status::Solution;
                        }
                        SearchStep::Contradiction => {
                            self.stats.contradictions += 1;
                            sink.emit(|| Event::Contradiction { at: None });
                            self.now = Now::Refuted;
                        }
                        SearchStep::Over => self.now = Now::Over,
                    }
                }
            }
        }
    }

    fn phase(&self) -> Phase {
        if self.guesses.is_empty() { Phase::Rules } else { Phase::Search }
    }

    fn board(&self) -> Board {
        let cells = self.shown.candidates().map(Digits::from_bits);
        Board::from(Grid::from_cells(Shape::Nine.size(), cells).expect("81 cells are 9x9"))
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

impl Bands {
    fn guess<S: Sink<Event>>(&mut self, cell: usize, digit: usize, sink: &mut S) {
        let place = Shape::Nine.cell(cell);
        if sink.hears() {
            let mut settled = self.search.otherwise().candidates();
            settled[cell] |= 1 << digit;
            let settled = State::of_candidates(settled.into_iter());
            self.show(&settled, Reason::Bands, None, sink);
        }
        self.guesses.push((cell, digit));
        self.stats.guesses += 1;
        self.stats.depth = self.stats.depth.max(self.guesses.len() as u64);
        let (digits, depth) = (Digits::from_bits(1 << digit), self.guesses.len() as u32);
        sink.emit(|| Event::Guess { cell: place, digits, depth });
        let supposed = *self.search.state();
        self.show(&supposed, Reason::Peer(place), Some(cell), sink);
    }

    /// Takes the last hypothesis back and crosses its digit out.
    fn retract<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some((cell, _)) = self.guesses.pop() else {
            self.now = Now::Over;
            return;
        };
        self.shown = *self.search.state();
        sink.emit(|| Event::BackTo { depth: self.guesses.len() as u32 });
        sink.emit(|| Event::Set {
            cell: Shape::Nine.cell(cell),
            digits: Digits::from_bits(self.shown.candidates()[cell]),
            why: Reason::Tried,
        });
        self.now = Now::Working;
    }

    /// Tells what is different now, and why, but of the cell of which it is told already.
    fn show<S: Sink<Event>>(&mut self, now: &State, why: Reason, but: Option<usize>, sink: &mut S) {
        if sink.hears() {
            let (before, after) = (self.shown.candidates(), now.candidates());
            for cell in (0..81).filter(|&cell| before[cell] != after[cell] && Some(cell) != but) {
                let (cell, digits) = (Shape::Nine.cell(cell), Digits::from_bits(after[cell]));
                sink.emit(|| Event::Set { cell, digits, why });
            }
        }
        self.shown = *now;
    }
}
