//! The check that every method must pass: the same solutions as a tally by
//! another method, the same events at every budget, and a board that the events
//! alone rebuild.

use grille_engine::board::{Board, Set};
use grille_engine::nonogram::{self, Nonogram};
use grille_engine::replay::Replay;
use grille_engine::run::{Entry, Game, Stats, Status};
use grille_engine::sudoku::{self, Sudoku};
use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A game whose methods can be checked: there is a judge.
pub trait Judged: Game
where
    Self::Event: Display + FromStr,
    Board<Self::Set>: Display,
{
    /// What is known before anybody begins.
    fn start(puzzle: &Self::Puzzle) -> Board<Self::Set>;
    /// What the text of a board has where a cell is open.
    const OPEN: char;
    /// Whether a finished board is a solution.
    fn judge(puzzle: &Self::Puzzle, board: &Board<Self::Set>) -> Result<(), String>;
}

impl Judged for Nonogram {
    const OPEN: char = '?';

    fn start(puzzle: &nonogram::Puzzle) -> nonogram::Board {
        puzzle.board()
    }

    fn judge(puzzle: &nonogram::Puzzle, board: &nonogram::Board) -> Result<(), String> {
        let picture = board.picture().ok_or("an open solution")?;
        nonogram::verify(puzzle, &picture).map_err(|breach| format!("{breach:?} in\n{board}"))
    }
}

impl Judged for Sudoku {
    const OPEN: char = '.';

    fn start(puzzle: &sudoku::Puzzle) -> sudoku::Board {
        puzzle.board()
    }

    fn judge(puzzle: &sudoku::Puzzle, board: &sudoku::Board) -> Result<(), String> {
        let solution = board.solution().ok_or("an open solution")?;
        sudoku::verify(puzzle, &solution).map_err(|breach| format!("{breach:?} in\n{board}"))
    }
}

/// What a run did: events and solutions as text, its end, its counters, its last board.
#[derive(Debug, PartialEq)]
pub struct Record<S> {
    pub told: Vec<String>,
    pub solutions: Vec<Board<S>>,
    pub end: Status,
    pub stats: Stats,
    pub board: Board<S>,
}

/// Runs a method in portions of `budget` steps and follows it by its events.
pub fn record<G, S>(
    entry: &Entry<G>,
    puzzle: &G::Puzzle,
    from: &Board<S>,
    options: &G::Options,
    budget: u64,
) -> Result<Record<S>, String>
where
    S: Set + Debug,
    G: Judged<Set = S>,
    G::Event: Display + FromStr,
    Board<S>: Display,
{
    let mut run = entry.start(puzzle, from, options);
    let mut record = Record {
        told: Vec::new(),
        solutions: Vec::new(),
        end: Status::Running,
        stats: Stats::default(),
        board: from.clone(),
    };
    let mut start = G::start(puzzle);
    let mut replay = start.narrow_all(from.cells()).ok().map(|()| Replay::new(start));
    let mut broken = None;
    loop {
        let status = run.advance_traced(budget, &mut |event: G::Event| {
            let text = event.to_string();
            if text.parse().ok() != Some(event) {
                broken = Some(format!("{text} does not read back"));
            }
            if replay.as_mut().is_none_or(|replay| replay.take(&event).is_err()) {
                broken = Some(format!("{text} cannot follow"));
            }
            record.told.push(text);
        });
        if let Some(what) = broken {
            return Err(what);
        }
        if replay.as_ref().is_some_and(|replay| *replay.board() != run.board()) {
            return Err(format!("the events do not lead to\n{}", run.board()));
        }
        match status {
            Status::Running => {}
            Status::Solution => record.solutions.push(run.board()),
            end => {
                record.end = end;
                record.stats = run.stats();
                record.board = run.board();
                return Ok(record);
            }
        }
    }
}

/// Whether a method gives exactly the `expected` solutions from this board, at
/// budgets 1, 3 and without limit, heard and unheard.
pub fn agrees<G, S>(
    entry: &Entry<G>,
    puzzle: &G::Puzzle,
    from: &Board<S>,
    options: &G::Options,
    expected: &BTreeSet<String>,
) -> Result<(), String>
where
    S: Set + Debug,
    G: Judged<Set = S>,
    G::Event: Display + FromStr,
    Board<S>: Display,
{
    let whole = record(entry, puzzle, from, options, u64::MAX)?;
    for budget in [1, 3] {
        if record(entry, puzzle, from, options, budget)? != whole {
            return Err(format!("another run at budget {budget}"));
        }
    }
    let mut silent = entry.start(puzzle, from, options);
    while !matches!(silent.advance(7), Status::Exhausted | Status::Stuck | Status::Limit) {}
    if silent.stats() != whole.stats {
        return Err("another run when nobody listens".to_owned());
    }
    for board in &whole.solutions {
        G::judge(puzzle, board)?;
    }
    let found: BTreeSet<String> = whole.solutions.iter().map(ToString::to_string).collect();
    if found.len() != whole.solutions.len() {
        return Err("a solution twice".to_owned());
    }
    match whole.end {
        Status::Exhausted if found == *expected => Ok(()),
        Status::Exhausted => {
            Err(format!("{} solutions instead of {}", found.len(), expected.len()))
        }
        // Who only deduces may rest, but must not have lost a solution.
        Status::Stuck if !entry.searches => lost(&whole.board, G::OPEN, expected),
        end => Err(format!("ended in {end:?}")),
    }
}

/// Whether the board still allows every solution.
fn lost(board: &impl Display, open: char, expected: &BTreeSet<String>) -> Result<(), String> {
    let text = board.to_string();
    let allows = |solution: &String| {
        text.chars().zip(solution.chars()).all(|(known, cell)| known == open || known == cell)
    };
    match expected.iter().find(|solution| !allows(solution)) {
        None => Ok(()),
        Some(solution) => Err(format!("\n{text} excludes\n{solution}")),
    }
}
