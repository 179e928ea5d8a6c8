//! Sudokus of 9x9 beyond the ladder.
//!
//! None comes by chance: the ladder solves all of 60,000 random minimal sudokus. Those here were
//! found with Grille by evolution, within an hour: of a population of sudokus, those that resist
//! trial and error for longer stay, and have some givens exchanged. Hard sudokus lie close
//! together, so one of them is mapped onto another grid (digits renamed; rows, columns, bands and
//! stacks exchanged), and then the walk goes through its vicinity, as those who look for hard
//! sudokus call it: from one to three givens are taken out, others put in, and those that are not
//! needed go. Where the sudoku that comes of it is beyond the ladder too, the walk has gone a step.
//!
//! The vicinity is small. Two walks from the same sudoku may end at the same sudoku, on different
//! grids.

use crate::chance::Chance;
use crate::run::{Status, Task};
use crate::sudoku::bands::{Search, State};
use crate::sudoku::rate::{Class, Rate, Rated, Solutions};
use crate::sudoku::{Digit, Options, Puzzle, Solution, method};

/// Where walks begin: sudokus that evolution found.
const SEEDS: &[&str] = &[
    "..4...2......47..6...8..1....5.71....67.5...........95.4...6.1.8.......31.6.3.9..",
    ".5..6...7......3..6...8..9........1.5..2.84....3..98....43.....91..........8.2..4",
    "..8..736....5.....4.6....8.2.....4...3..5..7..9.7..........462.....3...9..21.....",
    ".....7..4....6.9...4.1...7...6....3.......8.75.23....62.5.3...9.....8...7...5..6.",
    "6..2....93...9......7...8......2.....5...96.4.48.....5...6...3......84.7.7..1....",
    "3.8.....4.6.....2......87..2.3..9..1..9.43.........5....12...5.4...8.......6..1..",
    ".8.65..2...34...6.......7.....56...2..2.3....74............5.3..1....4..8....1..9",
    ".8..9..6.3.........5..48..29.......1..71...9..6....2........3.9..5.84..6.....6.5.",
    "..8..1.9...4...1...3..5....3.....2......63..5...4...8.......9..6...87..175...6...",
    ".9.5..4.8..3.......8..1...2..26.....7...2..6..1...5...9..1..8.4...2.3.......9.1..",
];
/// How many steps a walk has, the first sudoku included.
const STEPS: usize = 4;
/// The most sudokus that are rated on a walk.
const MOST: usize = 120;

/// The givens of a sudoku, 0 where there is none.
type Givens = [u8; 81];

/// A walk under way.
pub struct Walk {
    chance: Chance,
    search: Search,
    /// The last sudoku that is known to be beyond the ladder.
    now: Option<Puzzle>,
    givens: Givens,
    /// What is being rated.
    trial: Option<(Givens, Puzzle, Box<Rate>)>,
    taken: usize,
    rated: usize,
    pub steps: u64,
}

impl Walk {
    /// A walk that belongs to this chance.
    pub fn new(mut chance: Chance) -> Walk {
        let seed = SEEDS[chance.below(SEEDS.len())];
        let givens = mapped(&numbers(seed), &mut chance);
        let mut walk = Walk {
            chance,
            search: Search::default(),
            now: None,
            givens,
            trial: None,
            taken: 0,
            rated: 0,
            steps: 0,
        };
        walk.trial = trial(&givens);
        walk
    }

    /// Walks on for about so many steps; where the walk ends, the sudoku and its solution, if
    /// there is one.
    pub fn advance(&mut self, steps: u64) -> Option<Option<(Puzzle, Solution)>> {
        let end = self.steps.saturating_add(steps);
        while self.steps < end {
            if self.taken >= STEPS || self.rated >= MOST {
                let end = self.now.take();
                return Some(end.and_then(|puzzle| Some((puzzle.clone(), solution(&puzzle)?))));
            }
            let Some((givens, puzzle, rate)) = &mut self.trial else {
                self.steps += 1;
                self.trial = self.neighbour().and_then(|givens| trial(&givens));
                continue;
            };
            let before = rate.steps();
            let rated = rate.advance(end - self.steps);
            self.steps += (rate.steps() - before).max(1);
            let Some(rated) = rated else { continue };
            let is_beyond = matches!(&rated, Rated::Rating(rating)
                if rating.class == Some(Class::Guessing) && rating.solutions == Solutions::One);
            if is_beyond {
                (self.givens, self.now) = (*givens, Some(puzzle.clone()));
                self.taken += 1;
            }
            self.rated += 1;
            self.trial = None;
        }
        None
    }

    /// Another sudoku with one solution: some givens taken out, others put in.
    fn neighbour(&mut self) -> Option<Givens> {
        let mut givens = self.givens;
        let count = 1 + self.chance.below(3);
        let mut given: Vec<usize> = (0..81).filter(|&cell| givens[cell] > 0).collect();
        self.chance.shuffle(&mut given);
        given.iter().take(count).for_each(|&cell| givens[cell] = 0);
        for _ in 0..count + 2 {
            let mut state = State::of(&givens);
            state.settle().ok()?;
            let left = state.candidates();
            let open: Vec<usize> = (0..81).filter(|&cell| left[cell].count_ones() > 1).collect();
            if open.is_empty() {
                return None;
            }
            let cell = open[self.chance.below(open.len())];
            let digits: Vec<u8> = (0..9).filter(|digit| left[cell] >> digit & 1 == 1).collect();
            givens[cell] = digits[self.chance.below(digits.len())] + 1;
            self.search.begin(State::of(&givens));
            match self.search.count(2) {
                0 => givens[cell] = 0,
                1 => return Some(self.minimal(givens)),
                _ => {}
            }
        }
        None
    }

    /// The same without givens that are not needed.
    fn minimal(&mut self, mut givens: Givens) -> Givens {
        let mut given: Vec<usize> = (0..81).filter(|&cell| givens[cell] > 0).collect();
        self.chance.shuffle(&mut given);
        for cell in given {
            let digit = std::mem::take(&mut givens[cell]);
            self.search.begin(State::of(&givens));
            if self.search.count(2) != 1 {
                givens[cell] = digit;
            }
        }
        givens
    }
}

/// A sudoku, to be rated: whether it has one solution is counted anew.
fn trial(givens: &Givens) -> Option<(Givens, Puzzle, Box<Rate>)> {
    let digit = |&number: &u8| Digit::new(usize::from(number));
    let puzzle = Puzzle::of(&givens.iter().map(digit).collect::<Vec<_>>())?;
    let rate = Box::new(Rate::new(&puzzle));
    Some((*givens, puzzle, rate))
}

/// The solution of a sudoku.
fn solution(puzzle: &Puzzle) -> Option<Solution> {
    let mut run = method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
    loop {
        match run.advance(u64::MAX) {
            Status::Solution => return run.board().solution(),
            Status::Running => {}
            Status::Exhausted | Status::Stuck | Status::Limit => return None,
        }
    }
}

fn numbers(line: &str) -> Givens {
    let mut givens = [0; 81];
    for (given, byte) in givens.iter_mut().zip(line.bytes()) {
        *given = if byte.is_ascii_digit() { byte - b'0' } else { 0 };
    }
    givens
}

/// The sudoku on another grid: the rules see no difference.
fn mapped(givens: &Givens, chance: &mut Chance) -> Givens {
    let mut digits: Vec<u8> = (1..=9).collect();
    chance.shuffle(&mut digits);
    let (rows, cols) = (lines(chance), lines(chance));
    let is_turned = chance.below(2) == 1;
    let mut other = [0; 81];
    for (row, &from_row) in rows.iter().enumerate() {
        for (col, &from_col) in cols.iter().enumerate() {
            let at = if is_turned { 9 * col + row } else { 9 * row + col };
            other[at] = match givens[9 * from_row + from_col] {
                0 => 0,
                number => digits[usize::from(number) - 1],
            };
        }
    }
    other
}

/// The nine lines in another order: threes exchanged, and lines within them.
fn lines(chance: &mut Chance) -> Vec<usize> {
    let mut threes: Vec<usize> = vec![0, 1, 2];
    chance.shuffle(&mut threes);
    let mut all = Vec::new();
    for three in threes {
        let mut own: Vec<usize> = (3 * three..3 * three + 3).collect();
        chance.shuffle(&mut own);
        all.extend(own);
    }
    all
}
