//! Hints for sudoku from any board, and whom to blame, against brute force.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use common::sudoku::{dug, searched_solutions};
use grille_engine::grid::Cell;
use grille_engine::run::Task;
use grille_engine::session::{Act, Session};
use grille_engine::sudoku::hint::{Blame, Blamed, Hint, Hinting, Refutation};
use grille_engine::sudoku::ladder::{Conclusion, End, Single};
use grille_engine::sudoku::sheet::Move;
use grille_engine::sudoku::{Cause, Digit, Digits, Mark, Puzzle, Shape, Sheet};
use std::collections::BTreeSet;

/// A game of random moves: right digits, wrong ones, notes and erasing.
fn play(puzzle: &Puzzle, solution: &str, random: &mut Random, moves: usize) -> Session<Sheet> {
    let shape = puzzle.shape();
    let mut session = Session::new(Sheet::new(puzzle));
    for _ in 0..moves {
        let count = 1 + random.below(2);
        let change = (0..count).map(|_| {
            let at = random.below(shape.cells());
            let right = Digit::of_symbol(solution.chars().nth(at).unwrap()).unwrap();
            let any = Digit::new(1 + random.below(shape.side())).unwrap();
            let mark = match random.below(12) {
                0 => Mark::Digit(any),
                1 => Mark::Blank,
                2 => Mark::pencil(Digits::from_iter([right, any])),
                _ => Mark::Digit(right),
            };
            (shape.cell(at), mark)
        });
        session.play(change.collect::<Move>());
        if random.below(15) == 0 {
            session.act(&Act::Undo);
        }
    }
    session
}

/// Whether one of these solutions has every digit that the sheet shows.
fn can(sheet: &Sheet, solutions: &BTreeSet<String>) -> bool {
    let shape = sheet.puzzle().shape();
    solutions.iter().any(|solution| {
        shape.size().iter().zip(solution.chars()).all(|(cell, symbol)| match sheet.marks()[cell] {
            Mark::Digit(digit) => digit.symbol() == symbol,
            _ => true,
        })
    })
}

/// The move after which there was no completion up to now.
fn blamed(session: &Session<Sheet>, solutions: &BTreeSet<String>) -> Option<usize> {
    let mut then = session.clone();
    let mut first = None;
    while !can(then.sheet(), solutions) {
        first = then.moves().count().checked_sub(1);
        if first.is_none() || !then.undo() {
            return None;
        }
    }
    first
}

/// Whether each step is to be seen from the digits of the sheet and the steps before it,
/// and the end from all of them. Knows the rules only.
fn is_forced(sheet: &Sheet, steps: &[Single], end: End) -> bool {
    let shape = sheet.puzzle().shape();
    let mut shown: Vec<(Cell, Digit)> =
        shape.size().iter().filter_map(|cell| Some((cell, sheet.digit(cell)?))).collect();
    let free = |shown: &[(Cell, Digit)], cell: Cell, digit: Digit| {
        let taken = |&(own, other): &(Cell, Digit)| {
            own == cell && other != digit || other == digit && shape.sees(own, cell)
        };
        !shown.iter().any(taken)
    };
    let all = || Digits::first(shape.side()).iter();
    for step in steps {
        let forced = match step.house {
            None => all().all(|d| d == step.digit || !free(&shown, step.cell, d)),
            Some(house) => {
                let others = shape.cells_of(house).iter().filter(|&&cell| cell != step.cell);
                others.into_iter().all(|&cell| !free(&shown, cell, step.digit))
            }
        };
        if !forced {
            return false;
        }
        shown.push((step.cell, step.digit));
    }
    match end {
        End::NoDigit(cell) => all().all(|digit| !free(&shown, cell, digit)),
        End::NoPlace(digit, house) => {
            shape.cells_of(house).iter().all(|&cell| !free(&shown, cell, digit))
        }
    }
}

#[test]
fn hints_lead_to_a_solution_and_blame_whom_brute_force_blames() {
    let mut random = Random(11);
    let (mut right, mut wrong, mut several, mut follows) = (0, 0, 0, 0);
    for round in 0..240 {
        let shape = Shape::ALL[round % 3];
        let (mut puzzle, solution) = dug(shape, &mut random);
        if round % 5 == 0 {
            let mut line: Vec<char> = puzzle.board().to_string().chars().collect();
            let given: Vec<usize> = (0..line.len()).filter(|&at| line[at] != '.').collect();
            line[given[random.below(given.len())]] = '.';
            puzzle = Puzzle::of_line(&line.into_iter().collect::<String>()).unwrap();
        }
        let line = puzzle.board().to_string();
        let Some(solutions) = searched_solutions(shape, &line, 1000) else { continue };
        several += usize::from(solutions.len() > 1);
        let moves = 1 + random.below(12);
        let session = play(&puzzle, &solution, &mut random, moves);
        let hint = Hinting::new(session.sheet()).advance(u64::MAX).unwrap();
        let blame = Blame::new(&session).advance(u64::MAX).unwrap();
        if can(session.sheet(), &solutions) {
            right += 1;
            assert_eq!(blame, Blamed::Nobody);
            match &hint {
                Hint::Next(deduction) => {
                    // It keeps every completion of the board.
                    let fits = |solution: &&String| {
                        can(session.sheet(), &BTreeSet::from([(*solution).clone()]))
                    };
                    for solution in solutions.iter().filter(fits) {
                        let digit = |cell| solution.chars().nth(shape.index(cell)).unwrap();
                        let keeps = match &deduction.conclusion {
                            Conclusion::Place(cell, own) => digit(*cell) == own.symbol(),
                            Conclusion::Remove(known) => known.iter().all(|&(cell, digits)| {
                                !digits.has(Digit::of_symbol(digit(cell)).unwrap())
                            }),
                        };
                        assert!(keeps, "{deduction:?} on {line}");
                    }
                }
                Hint::Solved => assert_eq!(session.sheet().board().unwrap().open(), 0),
                Hint::Stuck => assert!(solutions.len() > 1 || shape == Shape::Nine),
                other => panic!("{other:?} on {line}"),
            }
            continue;
        }
        wrong += 1;
        match &hint {
            Hint::Wrong(Refutation::Follows(steps, end)) => {
                follows += 1;
                assert!(is_forced(session.sheet(), steps, *end), "{hint:?} on {line}");
            }
            Hint::Wrong(_) => {}
            other => panic!("{other:?} on {line}"),
        }
        let Blamed::Move { index, cells } = blame else { panic!("{blame:?}") };
        assert_eq!(Some(index), blamed(&session, &solutions));
        let mut then = session.clone();
        while then.moves().count() > index + 1 {
            then.undo();
        }
        // Each of the named cells does harm: without it, the rest would be right.
        assert!(!cells.is_empty() && !can(then.sheet(), &solutions));
        let own = then.moves().last().unwrap().clone();
        for (left_out, _) in &cells {
            let mut before = then.clone();
            before.undo();
            let kept = cells.iter().filter(|(cell, _)| cell != left_out).copied();
            before.play(kept.collect::<Move>());
            // What the move erased is erased here too.
            let erased = own.marks().filter(|(_, mark)| !matches!(mark, Mark::Digit(_)));
            before.play(erased.collect::<Move>());
            assert!(can(before.sheet(), &solutions), "{left_out} on {line}");
        }
    }
    let enough = right > 40 && wrong > 40 && several > 20 && follows > 3;
    assert!(enough, "{right}, {wrong}, {several}, {follows}");
}

#[test]
fn every_budget_gives_the_same_hint() {
    let mut random = Random(12);
    for _ in 0..20 {
        let (puzzle, solution) = dug(Shape::Nine, &mut random);
        let session = play(&puzzle, &solution, &mut random, 6);
        let whole = Hinting::new(session.sheet()).advance(u64::MAX);
        let mut hinting = Hinting::new(session.sheet());
        let in_portions = loop {
            if let Some(hint) = hinting.advance(2) {
                break hint;
            }
        };
        assert_eq!(whole, Some(in_portions));
        let whole = Blame::new(&session).advance(u64::MAX);
        let mut blame = Blame::new(&session);
        let in_portions = loop {
            if let Some(blamed) = blame.advance(1) {
                break blamed;
            }
        };
        assert_eq!(whole, Some(in_portions));
    }
}

#[test]
fn what_the_notes_show_is_not_told_again() {
    let mut random = Random(13);
    let mut led_on = 0;
    for _ in 0..60 {
        let (puzzle, _) = dug(Shape::Nine, &mut random);
        let mut session = Session::new(Sheet::new(&puzzle));
        // Follows hints to the end: digits are written, candidates erased from notes.
        let notes = puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none());
        let notes = notes.map(|cell| (cell, Mark::pencil(session.sheet().candidates(cell))));
        assert!(session.play(notes.collect::<Move>()));
        let mut hints = 0;
        loop {
            let change = match Hinting::new(session.sheet()).advance(u64::MAX).unwrap() {
                Hint::Next(deduction) => match deduction.conclusion {
                    Conclusion::Place(cell, digit) => vec![(cell, Mark::Digit(digit))],
                    Conclusion::Remove(known) => {
                        led_on += 1;
                        let noted = |cell| session.sheet().marks()[cell].digits();
                        let is_new = |&(cell, gone): &(_, Digits)| !(noted(cell) & gone).is_empty();
                        assert!(known.iter().any(is_new), "{known:?}");
                        let less = |(cell, gone)| (cell, Mark::pencil(noted(cell).minus(gone)));
                        known.into_iter().map(less).collect()
                    }
                },
                Hint::Solved | Hint::Stuck => break,
                other => panic!("{other:?}"),
            };
            assert!(session.play(change.into_iter().collect::<Move>()));
            hints += 1;
            assert!(hints < 1000, "it goes on and on");
        }
    }
    assert!(led_on > 20, "{led_on} candidates erased");
}

#[test]
fn what_is_wrong_is_told_as_simply_as_possible() {
    let puzzle = Puzzle::of_line("1...............").unwrap();
    let hint = |moves: &str| {
        let mut session = Session::new(Sheet::new(&puzzle));
        assert!(session.play(moves.parse().unwrap()));
        Hinting::new(session.sheet()).advance(u64::MAX).unwrap()
    };
    let Hint::Wrong(Refutation::Seen(Cause::Twice { digit, .. })) = hint("r1c4=1") else {
        panic!()
    };
    assert_eq!(digit.number(), 1);
    assert!(matches!(
        hint("r1c3=2 r2c4=3 r3c4=4"),
        Hint::Wrong(Refutation::Seen(Cause::NoDigit(_)))
    ));
    let none = Puzzle::of_line("11..............").unwrap();
    assert!(matches!(
        Hinting::new(&Sheet::new(&none)).advance(u64::MAX),
        Some(Hint::Wrong(Refutation::Puzzle(Cause::Twice { .. })))
    ));
}
