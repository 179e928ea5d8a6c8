//! All methods give the same answers, however they are driven, from any board; and the
//! generator makes what it should (`examples/sudoku_chi_square.rs` at length).

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use common::agreement::agrees;
use common::sudoku::{all_solutions, partly, scattered, shuffled};
use grille_engine::run::{Entry, Status};
use grille_engine::sudoku::{Board, METHODS, Offer, Options, Puzzle, Shape, Sudoku, method};
use std::collections::BTreeSet;

/// A puzzle, a board to start from, and all completions of it.
struct Case {
    puzzle: Puzzle,
    from: Board,
    expected: BTreeSet<String>,
}

/// Cases of every kind: shapes, numbers of clues, several solutions, none, boards that
/// know more than the puzzle and boards that deny it; those with too many solutions are left out.
fn cases(seed: u64, count: usize) -> impl Iterator<Item = Case> {
    let mut random = Random(seed);
    std::iter::repeat_with(move || {
        let shape = Shape::ALL[random.below(3)];
        let most = shape.cells();
        let clues = most * 2 / 5 + random.below(most / 3);
        let grid = shuffled(shape, &mut random);
        let puzzle = match random.below(6) {
            0 => scattered(shape, most / 6, &mut random),
            _ => partly(&grid, clues, &mut random),
        };
        let mut known = puzzle.board();
        match random.below(4) {
            0 => {
                let shown = partly(&grid, random.below(most / 4), &mut random);
                if known.narrow_all(shown.givens()).is_err() {
                    known = shown.board();
                }
            }
            1 => known = scattered(shape, 2, &mut random).board(),
            _ => {}
        }
        let line = match puzzle.board_with(&known) {
            Ok(board) => board.to_string(),
            Err(_) => return Some(Case { puzzle, from: known, expected: BTreeSet::new() }),
        };
        let expected = all_solutions(&line, 200)?;
        Some(Case { puzzle, from: known, expected })
    })
    .flatten()
    .take(count)
}

fn is_for(entry: &Entry<Sudoku>, puzzle: &Puzzle) -> bool {
    entry.takes(puzzle) && puzzle.size().cells() <= entry.cells
}

/// As chosen by nobody, and everything that a method offers.
fn choices(entry: &Entry<Sudoku>) -> Vec<Options> {
    let mut all = vec![Options::default()];
    for offer in entry.offers {
        match offer {
            Offer::Seed => all.extend([1, 2].map(|n| Options { seed: Some(n) })),
        }
    }
    all
}

#[test]
fn all_methods_agree_on_random_puzzles() {
    let mut kinds = [0; 3];
    for case in cases(1, 200) {
        let Case { puzzle, from, expected } = &case;
        kinds[expected.len().min(2)] += 1;
        for entry in METHODS.iter().filter(|entry| is_for(entry, puzzle)) {
            for options in choices(entry) {
                if let Err(what) = agrees(entry, puzzle, from, &options, expected) {
                    panic!("{}: {what}\n{}\nfrom {from}", entry.name, puzzle.board());
                }
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 20), "none, one and several: {kinds:?}");
}

#[test]
fn every_method_finds_a_thousand_solutions_of_an_empty_grid() {
    for &shape in Shape::ALL {
        let puzzle = Puzzle::of(&vec![None; shape.cells()]).unwrap();
        for entry in METHODS.iter().filter(|entry| entry.searches && is_for(entry, &puzzle)) {
            let mut run = entry.start(&puzzle, &puzzle.board(), &Options::default());
            let mut found = BTreeSet::new();
            let status = loop {
                match run.advance(u64::MAX) {
                    Status::Solution if found.len() < 1000 => found.insert(run.board().to_string()),
                    status => break status,
                };
            };
            let (count, end) = match shape {
                Shape::Four => (288, Status::Exhausted),
                _ => (1000, Status::Solution),
            };
            assert_eq!((found.len(), status), (count, end), "{} on {shape}", entry.name);
        }
    }
}

#[test]
fn a_full_board_that_breaks_a_rule_is_no_solution_for_anybody() {
    let puzzle = Puzzle::of_line("................").unwrap();
    let wrong = Puzzle::of_line("1234123412341234").unwrap().board();
    for entry in METHODS.iter().filter(|entry| is_for(entry, &puzzle)) {
        let mut run = entry.start(&puzzle, &wrong, &Options::default());
        assert_eq!(run.advance(u64::MAX), Status::Exhausted, "{}", entry.name);
    }
}

#[test]
fn backtracking_tries_what_the_document_says() {
    let puzzle = Puzzle::of_line("123.34122143432.").unwrap();
    let entry = method::find("backtrack").unwrap();
    let mut told = Vec::new();
    let mut run = entry.start(&puzzle, &puzzle.board(), &Options::default());
    run.advance_traced(u64::MAX, &mut |event| told.push(event.to_string()));
    assert_eq!(told.join(", "), "guess r1c4 4 1, guess r4c4 1 2, solution");
}

mod making {
    use super::*;
    use grille_engine::chance::Chance;
    use grille_engine::run::Task;
    use grille_engine::sudoku::generate::{Fill, Flaw, Generate, Recipe, Symmetry};
    use grille_engine::sudoku::rate::{Class, Rate, Rated, Solutions};
    use grille_engine::sudoku::{Solution, verify};

    fn full(shape: Shape, is_uniform: bool, chance: Chance) -> Solution {
        let mut fill = Fill::new(shape, is_uniform, chance);
        std::iter::repeat_with(|| fill.advance(u64::MAX).0).flatten().next().unwrap()
    }

    #[test]
    fn every_way_to_fill_gives_grids_that_obey_the_rules() {
        for &shape in Shape::ALL {
            let empty = Puzzle::of(&vec![None; shape.cells()]).unwrap();
            for is_uniform in [false, true] {
                let [one, other] =
                    ["a", "b"].map(|seed| full(shape, is_uniform, Chance::new(seed)));
                assert_eq!(verify(&empty, &one), Ok(()), "{shape} {is_uniform}");
                assert_eq!(verify(&empty, &other), Ok(()), "{shape} {is_uniform}");
                assert_ne!(one, other);
            }
        }
    }

    /// The 288 grids of 4x4: by backtracking, each comes once in 384 or in 192 times.
    #[test]
    fn all_small_grids_come_as_often_as_they_must() {
        let mut chance = Chance::new("often");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..20_000 {
            let grid = full(Shape::Four, false, chance.split());
            let grid: String = grid.cells().iter().map(|digit| digit.symbol()).collect();
            *seen.entry(grid).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 288);
        // A third of them come twice as often as the others: the likelihoods add up to 1.
        let often = seen.values().filter(|&&times| times > 78).count();
        let rarely = seen.values().filter(|&&times| times < 78).count();
        assert_eq!((often, rarely), (96, 192), "{seen:?}");
    }

    fn make(recipe: &Recipe, seed: &str, portion: u64) -> grille_engine::sudoku::generate::Made {
        let mut task = Generate::new(recipe.clone(), seed).unwrap();
        std::iter::repeat_with(|| task.advance(portion)).flatten().next().unwrap().unwrap()
    }

    fn is_unique(puzzle: &Puzzle) -> bool {
        let entry = method::find("exact-cover").unwrap();
        let mut run = entry.start(puzzle, &puzzle.board(), &Options::default());
        run.advance(u64::MAX) == Status::Solution && run.advance(u64::MAX) == Status::Exhausted
    }

    #[test]
    fn puzzles_are_as_asked_for() {
        for (seed, &symmetry) in Symmetry::ALL.iter().enumerate() {
            for shape in [Shape::Four, Shape::Six, Shape::Nine] {
                let recipe = Recipe { symmetry, ..Recipe::new(shape) };
                let made = make(&recipe, &seed.to_string(), u64::MAX);
                assert!(is_unique(&made.puzzle), "{}", made.puzzle.board());
                assert_eq!(verify(&made.puzzle, &made.solution), Ok(()));
                for orbit in symmetry.orbits(shape) {
                    let given = |&at: &usize| made.puzzle.given(shape.cell(at)).is_some();
                    assert!(orbit.iter().all(given) || !orbit.iter().any(given));
                }
            }
        }
        let exact =
            Recipe { clues: Some(30), symmetry: Symmetry::HalfTurn, ..Recipe::new(Shape::Nine) };
        assert_eq!(make(&exact, "x", u64::MAX).puzzle.clues(), 30);
        let few = Recipe { clues: Some(16), ..Recipe::new(Shape::Nine) };
        assert_eq!(Generate::new(few, "x").err(), Some(Flaw::Clues { least: 17, most: 81 }));
    }

    /// By chance no such sudoku comes: the generator has a way of its own to them.
    #[test]
    fn sudokus_beyond_the_ladder_are_made_each_with_one_solution_and_rated() {
        let recipe = Recipe { class: Some(Class::Guessing), ..Recipe::new(Shape::Nine) };
        let mut seen = Vec::new();
        for seed in ["one", "two", "three"] {
            let made = make(&recipe, seed, 10_000);
            let mut rate = Rate::new(&made.puzzle);
            let rated = std::iter::repeat_with(|| rate.advance(10_000)).find_map(|rated| rated);
            let Rated::Rating(rating) = rated.unwrap() else { panic!("it can be rated") };
            assert_eq!((rating.solutions, rating.class), (Solutions::One, Some(Class::Guessing)));
            assert!(rating.open > 0, "the ladder is stuck");
            assert!(verify(&made.puzzle, &made.solution).is_ok());
            seen.push(made.puzzle.board().to_string());
        }
        assert!(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2]);
        let symmetric = Recipe { symmetry: Symmetry::HalfTurn, ..recipe };
        assert_eq!(Generate::new(symmetric, "x").err(), Some(Flaw::Beyond));
    }

    #[test]
    fn a_minimal_puzzle_needs_each_of_its_clues() {
        for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
            let recipe = Recipe { minimal: true, symmetry, ..Recipe::new(Shape::Six) };
            let puzzle = make(&recipe, "few", u64::MAX).puzzle;
            let line = puzzle.board().to_string();
            assert!(is_unique(&puzzle));
            for at in (0..36).filter(|&at| line.as_bytes()[at] != b'.') {
                let fewer = format!("{}.{}", &line[..at], &line[at + 1..]);
                assert_eq!(all_solutions(&fewer, 1), None, "{line} without {at}");
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_puzzle_at_every_budget() {
        let recipe = Recipe { clues: Some(28), ..Recipe::new(Shape::Nine) };
        let whole = make(&recipe, "seed", u64::MAX);
        for portion in [1, 7] {
            let same = make(&recipe, "seed", portion);
            assert_eq!((same.puzzle, same.tries), (whole.puzzle.clone(), whole.tries));
        }
        assert_ne!(make(&recipe, "another", u64::MAX).puzzle, whole.puzzle);
    }
}
