//! The check that every method must pass: the same solutions as a tally by
//! another method, the same events at every budget, and a board that the events
//! alone rebuild.

use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::{Board, Event, Nonogram, Picture, Puzzle, Replay, verify};
use grille_engine::run::{Entry, Stats, Status};
use std::collections::BTreeSet;

/// What a run did: events and solutions as text, its end, its counters, its last board.
#[derive(Debug, PartialEq)]
pub struct Record {
    pub told: Vec<String>,
    pub solutions: Vec<Board>,
    pub end: Status,
    pub stats: Stats,
    pub board: Board,
}

/// Runs a method in portions of `budget` steps and follows it by its events.
pub fn record(
    entry: &Entry<Nonogram>,
    puzzle: &Puzzle,
    from: &Board,
    options: &Options,
    budget: u64,
) -> Result<Record, String> {
    let mut run = entry.start(puzzle, from, options);
    let mut record = Record {
        told: Vec::new(),
        solutions: Vec::new(),
        end: Status::Running,
        stats: Stats::default(),
        board: from.clone(),
    };
    let mut start = puzzle.board();
    let mut replay = start.narrow_all(from.cells()).ok().map(|()| Replay::new(start));
    let mut broken = None;
    loop {
        let status = run.advance_traced(budget, &mut |event: Event| {
            let text = event.to_string();
            if text.parse() != Ok(event) {
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
pub fn agrees(
    entry: &Entry<Nonogram>,
    puzzle: &Puzzle,
    from: &Board,
    options: &Options,
    expected: &BTreeSet<String>,
) -> Result<(), String> {
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
        let picture: Picture = board.picture().ok_or("an open solution")?;
        verify(puzzle, &picture).map_err(|breach| format!("{breach:?} in\n{board}"))?;
    }
    let found: BTreeSet<String> = whole.solutions.iter().map(Board::to_string).collect();
    if found.len() != whole.solutions.len() {
        return Err("a solution twice".to_owned());
    }
    match whole.end {
        Status::Exhausted if found == *expected => Ok(()),
        Status::Exhausted => {
            Err(format!("{} solutions instead of {}", found.len(), expected.len()))
        }
        // Who only deduces may rest, but must not have lost a solution.
        Status::Stuck if !entry.searches => lost(&whole.board, expected),
        end => Err(format!("ended in {end:?}")),
    }
}

/// Whether the board still allows every solution.
fn lost(board: &Board, expected: &BTreeSet<String>) -> Result<(), String> {
    let text = board.to_string();
    let allows = |solution: &String| {
        text.chars().zip(solution.chars()).all(|(known, cell)| known == '?' || known == cell)
    };
    match expected.iter().find(|solution| !allows(solution)) {
        None => Ok(()),
        Some(solution) => Err(format!("\n{text} excludes\n{solution}")),
    }
}
