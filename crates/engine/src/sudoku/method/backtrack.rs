//! The document's recursion (S1, S3): the first empty cell gets the first digit
//! that no neighbour has, and so on; where none is left, the cell before gets its
//! next one. The digits are tried from the least, or in an order that is drawn
//! anew each time a cell is entered: then a puzzle without givens becomes a random
//! grid, and every grid can come.
//!
//! It knows which digits the neighbours have and nothing else, so it is exponential
//! and slow, on puzzles made against it very slow. The recursion is a list of
//! cells, so that it can rest and be watched.

use crate::board::Moment;
use crate::chance::Chance;
use crate::grid::Cell;
use crate::run::{Method, Phase, Stats, Status};
use crate::sudoku::{Board, Digit, Digits, Event, Options, Puzzle, Shape, Spot, Sudoku};
use crate::trace::Sink;

/// The search. A step is a digit put into a cell.
pub struct Backtrack {
    shape: Shape,
    board: Board,
    /// The cells to fill, in their order.
    empty: Vec<Cell>,
    /// The cells filled so far, each with what is still to be tried there.
    filled: Vec<Filled>,
    /// What is still to be tried in the cell after them.
    untried: Digits,
    /// The digits that each house has, as [`Shape::houses`] has them.
    used: Vec<Digits>,
    chance: Option<Chance>,
    state: State,
    stats: Stats,
}

struct Filled {
    untried: Digits,
    digit: Digit,
    before: Moment,
}

enum State {
    /// The next cell is to be filled.
    Working,
    /// The grid is full, or nothing fits into the next cell.
    Back,
    /// There is nothing more to find.
    Over,
}

impl Backtrack {
    /// Sets out from a board, with an order of digits drawn from this chance.
    pub fn new(puzzle: &Puzzle, from: &Board, chance: Option<Chance>) -> Backtrack {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, true),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        let (shape, size) = (puzzle.shape(), puzzle.size());
        let mut search = Backtrack {
            shape,
            empty: size.iter().filter(|&cell| !board.at(cell).is_settled()).collect(),
            filled: Vec::with_capacity(size.cells()),
            untried: Digits::NONE,
            used: vec![Digits::NONE; 3 * shape.side()],
            board,
            chance,
            state: State::Working,
            stats: Stats::default(),
        };
        let settled = |cell: Cell| search.board.at(cell).only().map(|digit| (cell, digit));
        let settled: Vec<_> = size.iter().filter_map(settled).collect();
        let meet = settled.into_iter().all(|(cell, digit)| {
            let free = search.fitting(cell).has(digit);
            search.toggle(cell, digit);
            free
        });
        if fits && meet {
            search.enter();
        } else {
            search.state = State::Over;
        }
        search
    }

    /// The digits of a cell that no neighbour has.
    fn fitting(&self, cell: Cell) -> Digits {
        let houses = self.shape.houses_of(cell).map(|house| self.shape.house_index(house));
        let used = self.used[houses[0]] | self.used[houses[1]] | self.used[houses[2]];
        self.board.at(cell).minus(used)
    }

    /// Enters a digit of a cell among those that its houses have, or takes it out.
    fn toggle(&mut self, cell: Cell, digit: Digit) {
        for house in self.shape.houses_of(cell) {
            let used = &mut self.used[self.shape.house_index(house)];
            let has = used.has(digit);
            *used = if has { used.without(digit) } else { *used | digit.into() };
        }
    }

    /// Looks at the next cell for the first time.
    fn enter(&mut self) {
        if let Some(&cell) = self.empty.get(self.filled.len()) {
            self.untried = self.fitting(cell);
        }
    }

    /// Which of the digits that are left to try is next.
    fn next(&mut self) -> Option<Digit> {
        let skip = match &mut self.chance {
            Some(chance) if self.untried.len() > 1 => chance.below(self.untried.len()),
            _ => 0,
        };
        self.untried.iter().nth(skip)
    }

    fn fill<S: Sink<Event>>(&mut self, sink: &mut S) {
        let cell = self.empty[self.filled.len()];
        let Some(digit) = self.next() else {
            if self.fitting(cell).is_empty() {
                self.stats.contradictions += 1;
                sink.emit(|| Event::Contradiction { at: Some(Spot::Cell(cell)) });
            }
            self.state = State::Back;
            return;
        };
        self.stats.steps += 1;
        self.stats.guesses += 1;
        let untried = self.untried.without(digit);
        self.filled.push(Filled { untried, digit, before: self.board.moment() });
        let depth = self.filled.len() as u32;
        self.stats.depth = self.stats.depth.max(u64::from(depth));
        sink.emit(|| Event::Guess { cell, digits: digit.into(), depth });
        let narrowed = self.board.narrow(cell, digit.into());
        debug_assert_eq!(narrowed, Ok(true), "the digit was one of several");
        self.toggle(cell, digit);
        self.enter();
    }

    fn back<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(Filled { untried, digit, before }) = self.filled.pop() else {
            self.state = State::Over;
            return;
        };
        self.board.undo_to(before);
        self.toggle(self.empty[self.filled.len()], digit);
        self.untried = untried;
        sink.emit(|| Event::BackTo { depth: self.filled.len() as u32 });
        self.state = State::Working;
    }
}

impl Method<Sudoku> for Backtrack {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        let chance = options.seed.map(|seed| Chance::new(&seed.to_string()));
        Backtrack::new(puzzle, from, chance)
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            match self.state {
                State::Over => return Status::Exhausted,
                State::Back => self.back(sink),
                State::Working if self.filled.len() == self.empty.len() => {
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    self.state = State::Back;
                    return Status::Solution;
                }
                State::Working if self.stats.steps >= end => return Status::Running,
                State::Working => self.fill(sink),
            }
        }
    }

    fn phase(&self) -> Phase {
        Phase::Search
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}
