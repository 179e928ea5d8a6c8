//! Whether a puzzle needs a technique and nothing harder, by a loop over the rungs that shares no code
//! with the generator: those below are not enough, those up to it are.

use grille_engine::nonogram::ladder::deductions;
use grille_engine::{nonogram, sudoku};

/// Whether these rungs alone settle everything: each is asked about each line until nothing changes.
fn settles(puzzle: &nonogram::Puzzle, rungs: &[nonogram::ladder::Rung]) -> bool {
    let mut board = puzzle.board();
    loop {
        let before = board.cells().clone();
        for rung in rungs {
            for line in puzzle.size().lines() {
                for found in deductions(puzzle, &board, line, rung.technique).unwrap() {
                    for (cell, set) in found.settles {
                        board.narrow(cell, set).unwrap();
                    }
                }
            }
        }
        if board.open() == 0 || *board.cells() == before {
            return board.open() == 0;
        }
    }
}

/// A nonogram needs this technique, and nothing harder.
pub fn check(puzzle: &nonogram::Puzzle, technique: nonogram::Technique) {
    let rank = nonogram::ladder::rank(technique).unwrap();
    let rungs = nonogram::ladder::RUNGS;
    assert!(!settles(puzzle, &rungs[..rank]), "{} is not needed", technique.name());
    if nonogram::ladder::is_above_lines(technique) {
        // Those take assumptions: the ladder itself is asked, up to a rung.
        let solved = |up_to: usize| {
            let ladder = nonogram::ladder::Ladder::new(puzzle, &puzzle.board()).unwrap();
            let mut ladder = ladder.up_to(rungs[up_to].technique);
            while let nonogram::ladder::ClimbStatus::Found(found) = ladder.climb(u64::MAX) {
                ladder.take(&found).unwrap();
            }
            ladder.board().open() == 0
        };
        assert!(!solved(rank - 1) && solved(rank), "{}", technique.name());
    } else {
        assert!(settles(puzzle, &rungs[..=rank]), "{} is not enough", technique.name());
    }
}

/// Whether these rungs alone solve a sudoku: they are asked one after the other, and the first that
/// says something is believed.
fn solves(puzzle: &sudoku::Puzzle, rungs: &[sudoku::ladder::Rung]) -> bool {
    let mut board = sudoku::ladder::Ladder::new(puzzle, &puzzle.board()).unwrap().knowing_unique();
    while board.open() > 0 {
        let mut said = rungs.iter().flat_map(|rung| board.available(rung.technique));
        let Some(said) = said.next() else { return false };
        board.take(&said);
    }
    true
}

/// A sudoku needs this technique, and nothing harder.
pub fn check_sudoku(puzzle: &sudoku::Puzzle, technique: sudoku::Technique) {
    let (rank, rungs) = (sudoku::ladder::rank(technique), sudoku::ladder::RUNGS);
    assert!(!solves(puzzle, &rungs[..rank]), "{} is not needed", technique.name());
    assert!(solves(puzzle, &rungs[..=rank]), "{} is not enough", technique.name());
}
