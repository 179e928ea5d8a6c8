//! Sudoku as an exact cover: each cell wants a digit, each row, column and box
//! wants each digit, and every digit in a cell meets four of these wishes. Choose
//! placements that meet every wish once.
//!
//! Dancing links (Knuth, 2000): wishes and placements are a sparse matrix of
//! doubly linked lists, from which a choice takes whatever it excludes, and to
//! which the same links bring it back. The wish with the fewest placements is
//! next. It deduces nothing but what follows from a wish with one placement or
//! none; exponential, but in practice quick. Memory: 4 links for each placement.

use crate::board::Moment;
use crate::grid::Cell;
use crate::run::{Method, Phase, Stats, Status};
use crate::sudoku::{
    Board, Digit, Digits, Event, House, Options, Puzzle, Reason, Shape, Spot, Sudoku,
};
use crate::trace::Sink;

/// The search. A step is a placement chosen.
pub struct ExactCover {
    shape: Shape,
    board: Board,
    links: Links,
    chosen: Vec<Chosen>,
    depth: u32,
    state: State,
    stats: Stats,
}

/// A placement that was chosen.
struct Chosen {
    node: usize,
    before: Moment,
    /// Whether there was another one for its wish.
    is_guess: bool,
}

enum State {
    Working,
    /// The last choice has to go.
    Refuted,
    /// There is nothing more to find.
    Over,
}

/// What is wanted of a solution.
enum Wish {
    Digit(Cell),
    Place(House),
}

impl Method<Sudoku> for ExactCover {
    fn start(puzzle: &Puzzle, from: &Board, _: &Options) -> Self {
        let (board, fits) = match puzzle.board_with(from) {
            Ok(board) => (board, true),
            Err(crate::Contradiction) => (puzzle.board(), false),
        };
        let shape = puzzle.shape();
        ExactCover {
            shape,
            links: Links::new(shape, &board),
            board,
            chosen: Vec::with_capacity(shape.cells()),
            depth: 0,
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
                State::Working if self.chosen.len() == self.shape.cells() => {
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    self.state = State::Refuted;
                    return Status::Solution;
                }
                State::Working if self.stats.steps >= end => return Status::Running,
                State::Working => self.choose(sink),
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

impl ExactCover {
    /// Takes the first placement of the wish that has the fewest.
    fn choose<S: Sink<Event>>(&mut self, sink: &mut S) {
        let wish = self.links.fewest();
        let first = self.links.down[wish];
        if first == wish {
            self.stats.steps += 1;
            self.stats.contradictions += 1;
            let spot = match self.wish(wish) {
                Wish::Digit(cell) => Spot::Cell(cell),
                Wish::Place(house) => Spot::House(house),
            };
            sink.emit(|| Event::Contradiction { at: Some(spot) });
            self.state = State::Refuted;
            return;
        }
        let is_guess = self.links.count[wish] > 1;
        self.links.cover(wish);
        self.take(first, is_guess, sink);
    }

    fn take<S: Sink<Event>>(&mut self, node: usize, is_guess: bool, sink: &mut S) {
        self.stats.steps += 1;
        self.links.take(node);
        self.chosen.push(Chosen { node, before: self.board.moment(), is_guess });
        let (cell, digit) = self.links.placement(self.shape, node);
        let digits = Digits::from(digit);
        if is_guess {
            self.depth += 1;
            self.stats.guesses += 1;
            self.stats.depth = self.stats.depth.max(u64::from(self.depth));
            let depth = self.depth;
            sink.emit(|| Event::Guess { cell, digits, depth });
        }
        let changed = self.board.narrow(cell, digits) == Ok(true);
        if changed && !is_guess {
            let why = match self.wish(self.links.wish[node]) {
                Wish::Digit(_) => Reason::Last,
                Wish::Place(house) => Reason::Only(house),
            };
            sink.emit(|| Event::Set { cell, digits, why });
        }
    }

    /// Takes back choices up to the last for which there is another placement, and takes that.
    fn retract<S: Sink<Event>>(&mut self, sink: &mut S) {
        while let Some(Chosen { node, before, is_guess }) = self.chosen.pop() {
            self.links.untake(node);
            let wish = self.links.wish[node];
            if is_guess {
                self.board.undo_to(before);
                self.depth -= 1;
                sink.emit(|| Event::BackTo { depth: self.depth });
                let next = self.links.down[node];
                if next != wish {
                    self.take(next, true, sink);
                    self.state = State::Working;
                    return;
                }
            }
            self.links.uncover(wish);
        }
        self.state = State::Over;
    }

    fn wish(&self, wish: usize) -> Wish {
        let (cells, at) = (self.shape.cells(), wish - 1);
        match at.checked_sub(cells) {
            None => Wish::Digit(self.shape.cell(at)),
            Some(place) => {
                let house = place / self.shape.side();
                Wish::Place(self.shape.houses().nth(house).unwrap_or(House::Row(0)))
            }
        }
    }
}

/// The matrix: node 0 is the root, then the wishes (cells, then houses by digit),
/// then four nodes in a row for each placement.
struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    /// The wish of each node.
    wish: Vec<usize>,
    /// How many placements each wish has.
    count: Vec<usize>,
    /// The cell and the digit of each placement, by the place of its nodes.
    placements: Vec<(usize, Digit)>,
}

impl Links {
    fn new(shape: Shape, board: &Board) -> Links {
        let (side, cells) = (shape.side(), shape.cells());
        let wishes = 4 * cells;
        let mut links = Links {
            left: (0..=wishes).map(|node| node.checked_sub(1).unwrap_or(wishes)).collect(),
            right: (0..=wishes).map(|node| if node == wishes { 0 } else { node + 1 }).collect(),
            up: (0..=wishes).collect(),
            down: (0..=wishes).collect(),
            wish: (0..=wishes).collect(),
            count: vec![0; wishes + 1],
            placements: Vec::new(),
        };
        for cell in shape.size().iter() {
            for digit in board.at(cell).iter() {
                let place = |house| 1 + cells + side * shape.house_index(house) + digit.index();
                let [row, col, square] = shape.houses_of(cell).map(place);
                links.add([1 + shape.index(cell), row, col, square]);
                links.placements.push((shape.index(cell), digit));
            }
        }
        links
    }

    /// A placement that meets these wishes.
    fn add(&mut self, wishes: [usize; 4]) {
        let first = self.wish.len();
        for (at, wish) in wishes.into_iter().enumerate() {
            let (node, above) = (first + at, self.up[wish]);
            self.left.push(first + (at + 3) % 4);
            self.right.push(first + (at + 1) % 4);
            self.up.push(above);
            self.down.push(wish);
            self.wish.push(wish);
            self.down[above] = node;
            self.up[wish] = node;
            self.count[wish] += 1;
        }
    }

    fn placement(&self, shape: Shape, node: usize) -> (Cell, Digit) {
        let (cell, digit) = self.placements[(node - self.count.len()) / 4];
        (shape.cell(cell), digit)
    }

    /// The open wish with the fewest placements; of equals the first. There is one.
    fn fewest(&self) -> usize {
        let (mut best, mut wish) = (self.right[0], self.right[0]);
        while wish != 0 {
            if self.count[wish] < self.count[best] {
                best = wish;
            }
            wish = self.right[wish];
        }
        best
    }

    /// A wish is met: neither it nor its other placements are open any more.
    fn cover(&mut self, wish: usize) {
        self.right[self.left[wish]] = self.right[wish];
        self.left[self.right[wish]] = self.left[wish];
        let mut row = self.down[wish];
        while row != wish {
            let mut node = self.right[row];
            while node != row {
                self.down[self.up[node]] = self.down[node];
                self.up[self.down[node]] = self.up[node];
                self.count[self.wish[node]] -= 1;
                node = self.right[node];
            }
            row = self.down[row];
        }
    }

    /// The same backwards.
    fn uncover(&mut self, wish: usize) {
        let mut row = self.up[wish];
        while row != wish {
            let mut node = self.left[row];
            while node != row {
                self.count[self.wish[node]] += 1;
                self.down[self.up[node]] = node;
                self.up[self.down[node]] = node;
                node = self.left[node];
            }
            row = self.up[row];
        }
        self.right[self.left[wish]] = wish;
        self.left[self.right[wish]] = wish;
    }

    /// Covers the other wishes that this node's placement meets.
    fn take(&mut self, node: usize) {
        let mut other = self.right[node];
        while other != node {
            self.cover(self.wish[other]);
            other = self.right[other];
        }
    }

    fn untake(&mut self, node: usize) {
        let mut other = self.left[node];
        while other != node {
            self.uncover(self.wish[other]);
            other = self.left[other];
        }
    }
}
