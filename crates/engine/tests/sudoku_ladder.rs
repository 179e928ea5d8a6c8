//! Human techniques for sudoku, checked with brute force that shares no code with them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use common::sudoku::{dug, searched_solutions};
use grille_engine::grid::Cell;
use grille_engine::sudoku::ladder::{
    ClimbStatus, Conclusion, Deduction, Ladder, RUNGS, Technique, Why,
};
use grille_engine::sudoku::{Board, Digit, Digits, Puzzle, Shape};
use std::collections::BTreeMap;

/// The digit of each cell in a solution written as text.
fn solved(solution: &str, shape: Shape, cell: Cell) -> Digit {
    let symbol = solution.chars().nth(shape.index(cell)).unwrap();
    Digit::of_symbol(symbol).unwrap()
}

/// Whether a deduction keeps the solution.
fn keeps(deduction: &Deduction, solution: &str, shape: Shape) -> bool {
    match &deduction.conclusion {
        Conclusion::Place(cell, digit) => solved(solution, shape, *cell) == *digit,
        Conclusion::Remove(known) => {
            known.iter().all(|&(cell, digits)| !digits.has(solved(solution, shape, cell)))
        }
    }
}

/// Everything that every technique says on the way up is true, and says something new.
#[test]
fn no_deduction_loses_the_solution() {
    let mut random = Random(5);
    let mut used: BTreeMap<Technique, usize> = BTreeMap::new();
    for (shape, count) in [(Shape::Four, 30), (Shape::Six, 60), (Shape::Nine, 200)] {
        for _ in 0..count {
            let (puzzle, solution) = dug(shape, &mut random);
            let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap().knowing_unique();
            let mut turn = 0;
            loop {
                let found = match ladder.climb(u64::MAX) {
                    ClimbStatus::Found(found) => found,
                    ClimbStatus::Solved => break assert_eq!(ladder.board().to_string(), solution),
                    ClimbStatus::Stuck => break,
                    other => panic!("{other:?} on {}", puzzle.board()),
                };
                // Everything that could be said, now and then; what is taken, always.
                let all = RUNGS.iter().filter(|_| turn % 20 == 0);
                let others = all.flat_map(|rung| ladder.available(rung.technique));
                for deduction in others.chain([found.clone()]) {
                    let name = deduction.technique.name();
                    let board = ladder.board();
                    assert!(
                        keeps(&deduction, &solution, shape),
                        "{name} on {board}\n{deduction:?}"
                    );
                    assert!(is_new(&deduction, &ladder), "{name} on {board}\n{deduction:?}");
                    *used.entry(deduction.technique).or_default() += 1;
                }
                if let Why::Bug(cell, _) = found.why {
                    silent_with_one_more(&puzzle, &ladder, cell);
                }
                ladder.take(&found);
                turn += 1;
            }
        }
    }
    let missing: Vec<&str> = RUNGS
        .iter()
        .map(|r| r.technique)
        .filter(|t| !used.contains_key(t))
        .map(Technique::name)
        .collect();
    assert_eq!(missing, [""; 0], "every technique speaks");
}

/// With one candidate more anywhere there is no BUG+1.
fn silent_with_one_more(puzzle: &Puzzle, ladder: &Ladder, but: Cell) {
    let all = Digits::first(puzzle.shape().side());
    let open = puzzle.size().iter().filter(|&cell| ladder.left(cell).len() == 2 && cell != but);
    for cell in open {
        let mut cells = ladder.board().cells().clone();
        let Some(more) = all.minus(cells[cell]).lowest() else { continue };
        cells[cell] |= more.into();
        let other = Ladder::new(puzzle, &Board::from(cells)).unwrap();
        // A digit that a peer has does not stay.
        if other.left(cell).len() == 3 {
            assert_eq!(other.available(Technique::Bug), []);
        }
    }
}

/// Whether a deduction takes away only what is there, and something.
fn is_new(deduction: &Deduction, ladder: &Ladder) -> bool {
    match &deduction.conclusion {
        Conclusion::Place(cell, digit) => ladder.left(*cell).has(*digit),
        Conclusion::Remove(known) => {
            !known.is_empty()
                && known.iter().all(|&(cell, digits)| {
                    !digits.is_empty() && digits.is_subset(ladder.left(cell))
                })
        }
    }
}

/// Without the promise of one solution every completion is kept, of puzzles with several.
#[test]
fn no_solution_of_several_is_lost() {
    let mut random = Random(6);
    let mut several = 0;
    for shape in [Shape::Four, Shape::Six, Shape::Nine] {
        for _ in 0..40 {
            let (puzzle, solution) = dug(shape, &mut random);
            // A few clues fewer than it takes.
            let mut line: Vec<char> = puzzle.board().to_string().chars().collect();
            let given: Vec<usize> = (0..line.len()).filter(|&at| line[at] != '.').collect();
            for _ in 0..2 {
                line[given[random.below(given.len())]] = '.';
            }
            let line: String = line.into_iter().collect();
            let Some(solutions) = searched_solutions(shape, &line, 300) else { continue };
            assert!(solutions.contains(&solution));
            several += usize::from(solutions.len() > 1);
            let puzzle = Puzzle::of_line(&line).unwrap();
            let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap();
            while let ClimbStatus::Found(found) = ladder.climb(u64::MAX) {
                assert!(!matches!(found.why, Why::Bug(..) | Why::Rectangle { .. }));
                for solution in &solutions {
                    assert!(keeps(&found, solution, shape), "{found:?} on {line}");
                }
                ladder.take(&found);
            }
        }
    }
    assert!(several > 60, "{several} with several solutions");
}

#[test]
fn a_pattern_is_named_by_its_own_digits_and_house() {
    let puzzle = Puzzle::of_line(
        "72.4.8.3..8.....474.1.768.281.739......851......264.8.2.968.41334......8168943275",
    );
    let puzzle = puzzle.unwrap();
    let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap();
    let mut seen = 0;
    while let ClimbStatus::Found(deduction) = ladder.climb(u64::MAX) {
        if let Why::HiddenSubset { digits, house, .. } | Why::NakedSubset { digits, house, .. } =
            &deduction.why
        {
            assert_eq!(deduction.subject(), *digits);
            assert_eq!(deduction.region(puzzle.shape()), Some(*house));
            seen += 1;
        }
        ladder.take(&deduction);
    }
    assert!(seen > 0);
}
