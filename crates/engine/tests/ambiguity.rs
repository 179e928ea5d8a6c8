//! Why puzzles are ambiguous, against all their solutions listed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks, solutions};
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::ambiguity::{Ambiguity, Answer, Several};
use grille_engine::nonogram::count::BigUint;
use grille_engine::nonogram::method::find;
use grille_engine::nonogram::{Board, Puzzle};
use grille_engine::run::Task;

fn why(puzzle: &Puzzle) -> Answer {
    Ambiguity::new(puzzle).advance(u64::MAX).unwrap()
}

fn several(puzzle: &Puzzle) -> Several {
    match why(puzzle) {
        Answer::Several(several) => several,
        other => panic!("{other:?}"),
    }
}

fn all(puzzle: &Puzzle) -> Vec<Board> {
    solutions(find("backtrack-complete").unwrap(), puzzle, &puzzle.board())
}

#[test]
fn the_smallest_switch_is_settled_by_any_cell() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    let [switch] = &several(&puzzle).switches[..] else { panic!("one switch") };
    assert_eq!((switch.cells.len(), switch.givens.len()), (4, 1));
    assert_eq!(switch.solutions, Some(BigUint::from(2u8)));
    let unique = Puzzle::black_and_white(&[&[1], &[]], &[&[1], &[]]).unwrap();
    assert!(matches!(why(&unique), Answer::Unique(_)));
    let none = Puzzle::black_and_white(&[&[1], &[1]], &[&[2], &[1]]).unwrap();
    assert_eq!(why(&none), Answer::None);
}

#[test]
fn what_is_said_is_true_of_all_solutions() {
    let mut random = Random(11);
    let (mut ambiguous, mut several_switches) = (0, 0);
    while ambiguous < 250 {
        let size = Size::new(2 + random.below(5), 2 + random.below(5)).unwrap();
        let colours = 2 + random.below(3) / 2;
        let density = 30 + random.below(40);
        let puzzle = Puzzle::of(&random.picture(size, colours, density), inks(colours)).unwrap();
        let listed = all(&puzzle);
        if listed.len() < 2 {
            assert!(matches!(why(&puzzle), Answer::Unique(_)));
            continue;
        }
        ambiguous += 1;
        let found = several(&puzzle);
        assert_eq!(Some(&found.solution), puzzle.goal().as_ref(), "the goal is the one meant");
        assert_eq!(found.solutions(), Some(BigUint::from(listed.len())));
        several_switches += usize::from(found.switches.len() > 1);
        let mut said: Vec<Cell> = found.switches.iter().flat_map(|s| s.cells.clone()).collect();
        said.sort_unstable();
        let differs =
            |cell: &Cell| listed.iter().any(|board| board.at(*cell) != listed[0].at(*cell));
        assert_eq!(said, size.iter().filter(differs).collect::<Vec<_>>());
        for switch in &found.switches {
            // The ways to fill the switch, whatever the others are.
            let mut ways: Vec<Vec<_>> =
                listed.iter().map(|b| switch.cells.iter().map(|&c| b.at(c)).collect()).collect();
            ways.sort_unstable_by_key(|way: &Vec<_>| {
                way.iter().map(ToString::to_string).collect::<String>()
            });
            ways.dedup();
            assert_eq!(switch.solutions, Some(BigUint::from(ways.len())));
            let own: Vec<_> = switch.cells.iter().map(|&c| found.solution[c].into()).collect();
            let settles = |givens: &[usize]| {
                ways.iter().filter(|way| givens.iter().all(|&i| way[i] == own[i])).count() == 1
            };
            let place = |cell: &Cell| switch.cells.iter().position(|c| c == cell).unwrap();
            let givens: Vec<usize> = switch.givens.iter().map(place).collect();
            assert!(switch.smallest && settles(&givens));
            // No fewer do: all sets of one cell less, listed.
            assert!(!any_subset(switch.cells.len(), givens.len() - 1, &settles));
        }
    }
    assert!(several_switches > 5, "{several_switches}");
}

/// Whether some set of `k` of the first `n` numbers will do.
fn any_subset(n: usize, k: usize, good: &dyn Fn(&[usize]) -> bool) -> bool {
    fn go(
        from: usize,
        n: usize,
        k: usize,
        taken: &mut Vec<usize>,
        good: &dyn Fn(&[usize]) -> bool,
    ) -> bool {
        if k == 0 {
            return good(taken);
        }
        (from..n).any(|i| {
            taken.push(i);
            let found = go(i + 1, n, k - 1, taken, good);
            taken.pop();
            found
        })
    }
    go(0, n, k, &mut Vec::new(), good)
}

#[test]
fn the_answer_does_not_depend_on_portions() {
    let mut random = Random(12);
    for _ in 0..60 {
        let size = Size::new(6, 6).unwrap();
        let puzzle = Puzzle::of(&random.picture(size, 2, 40), inks(2)).unwrap();
        let mut task = Ambiguity::new(&puzzle);
        let portions = loop {
            if let Some(answer) = task.advance(5) {
                break answer;
            }
        };
        assert_eq!(portions, why(&puzzle));
    }
}
