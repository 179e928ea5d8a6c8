//! Proofs of random puzzles: the answers are those of a dumb count, and every proof is accepted by
//! a checker that shares no code with the engine.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks, sudoku};
use grille_engine::colours::Colours;
use grille_engine::grid::Size;
use grille_engine::nonogram::{Draft, Nonogram, Picture, Puzzle, method};
use grille_engine::proof::{
    Argued, Certified, Certifying, Formula, Line, Proven, Proving, differs,
};
use grille_engine::sudoku::{Shape, Sudoku};
use grille_rup::Rejected;
use std::fmt::Write;

fn text(clause: &[i32]) -> String {
    clause.iter().map(|lit| format!("{lit} ")).collect::<String>() + "0\n"
}

/// Proves, in portions of so many steps: what is proven, the formula and the proof.
fn prove<G: Certified>(puzzle: &G::Puzzle, steps: u64) -> (Proven<G::Solution>, String, String) {
    let mut run = Certifying::<G>::new(puzzle, &G::Options::default()).unwrap();
    let mut proof = String::new();
    let proven = loop {
        let told = run.advance(steps, &mut |line| match line {
            Line::Add(clause) => proof += &text(clause),
            Line::Delete(clause) => write!(proof, "d {}", text(clause)).unwrap(),
        });
        if let Some(proven) = told {
            break proven;
        }
    };
    let formula = run.formula();
    let extra = match &proven {
        Proven::Unique(only) => Some(differs::<G>(formula, only)),
        _ => None,
    };
    let (mut count, mut clauses) = (0, String::new());
    formula.each(&mut |clause| {
        count += 1;
        clauses += &text(clause);
    });
    assert_eq!(count, formula.clauses());
    let count = count + u64::from(extra.is_some());
    let extra = extra.map(|clause| text(&clause)).unwrap_or_default();
    let head = format!("p cnf {} {count}\n", formula.variables());
    (proven, head + &clauses + &extra, proof)
}

fn accepts(formula: &str, proof: &str) -> bool {
    grille_rup::check(formula.as_bytes(), proof.as_bytes()).is_ok()
}

/// How many clauses a proof has beside the empty one.
fn check<G: Certified>(puzzle: &G::Puzzle, solutions: usize, what: &str) -> usize {
    let (proven, formula, proof) = prove::<G>(puzzle, u64::MAX);
    let (again, _, same) = prove::<G>(puzzle, 7);
    assert!(proven == again && proof == same, "{what}: portions change nothing");
    match (&proven, solutions) {
        (Proven::None, 0) | (Proven::Unique(_), 1) => {
            assert!(accepts(&formula, &proof), "{what}:\n{formula}\n{proof}");
        }
        (Proven::Several(first, second), 2) => assert!(first != second, "{what}"),
        _ => panic!("{what}: {proven:?} with {solutions} solutions"),
    }
    proof.lines().filter(|line| !line.starts_with('d')).count() - 1
}

fn nonogram(puzzle: &Puzzle, what: &str) -> usize {
    let backtrack = method::find("backtrack-complete").unwrap();
    let found = common::solutions(backtrack, puzzle, &puzzle.board());
    check::<Nonogram>(puzzle, found.len().min(2), what)
}

#[test]
fn random_nonograms() {
    let mut random = Random(24);
    let mut long = 0;
    for round in 0..300 {
        let colours = 2 + round % 3;
        let size = Size::new(2 + random.below(7), 2 + random.below(7)).unwrap();
        let density = 30 + random.below(40);
        let picture = random.picture(size, colours, density);
        let puzzle = Puzzle::of(&picture, inks(colours)).unwrap();
        let mut draft = puzzle.draft();
        // Some cells of the picture are given, so that more of them are unique.
        let mut givens = vec![vec![Colours::first(colours); size.cols()]; size.rows()];
        for cell in size.iter().filter(|_| round % 2 == 0) {
            if random.below(4) == 0 {
                givens[usize::from(cell.row)][usize::from(cell.col)] = picture[cell].into();
            }
        }
        draft.givens = Some(givens);
        draft.drawings.clear();
        // A clue of another picture, so that some have no solution.
        if round % 5 == 0 {
            let other = Puzzle::of(&random.picture(size, colours, 50), inks(colours)).unwrap();
            draft.rows = other.draft().rows;
        }
        let puzzle = Puzzle::new(draft).unwrap();
        long += usize::from(nonogram(&puzzle, &format!("round {round}")) > 0);
    }
    assert!(long > 3, "{long} proofs were not empty");
}

/// The puzzle of a picture with so many cells given that it is unique: as long as there are two
/// solutions, a cell where they differ.
fn made_unique(picture: &Picture, colours: usize) -> Puzzle {
    let size = picture.size();
    let mut draft = Puzzle::of(picture, inks(colours)).unwrap().draft();
    draft.drawings.clear();
    let mut givens = vec![vec![Colours::first(colours); size.cols()]; size.rows()];
    loop {
        let puzzle = Puzzle::new(Draft { givens: Some(givens.clone()), ..draft.clone() }).unwrap();
        let (proven, ..) = prove::<Nonogram>(&puzzle, u64::MAX);
        let Proven::Several(first, second) = proven else { return puzzle };
        let cell = size.iter().find(|&cell| first[cell] != second[cell]).unwrap();
        givens[usize::from(cell.row)][usize::from(cell.col)] = picture[cell].into();
    }
}

/// These take probing, hypotheses and learning; a wrong cell given to one that is unique leaves
/// nothing.
#[test]
fn nonograms_that_take_a_search() {
    let mut random = Random(7);
    let (mut longest, mut not_empty) = (0, 0);
    for round in 0..40 {
        let side = 12 + random.below(8);
        let size = Size::new(side, side).unwrap();
        let colours = 2 + usize::from(round % 4 == 3);
        let picture = random.picture(size, colours, 38);
        let puzzle = made_unique(&picture, colours);
        let mut draft = puzzle.draft();
        let givens =
            draft.givens.get_or_insert_with(|| vec![vec![Colours::first(colours); side]; side]);
        let cell = size.iter().nth(random.below(size.cells())).unwrap();
        let wrong = Colours::first(colours).without(picture[cell]);
        givens[usize::from(cell.row)][usize::from(cell.col)] = wrong;
        for (puzzle, is_unique) in [(puzzle, true), (Puzzle::new(draft).unwrap(), false)] {
            let (proven, formula, proof) = prove::<Nonogram>(&puzzle, u64::MAX);
            assert_eq!(matches!(proven, Proven::Unique(_)), is_unique);
            assert_eq!(matches!(proven, Proven::None), !is_unique);
            assert!(accepts(&formula, &proof), "round {round}");
            longest = longest.max(proof.lines().count());
            not_empty += usize::from(proof.lines().count() > 1);
        }
    }
    assert!(not_empty > 30 && longest > 50, "{not_empty} {longest}");
}

#[test]
fn a_line_that_cannot_be_refutes_itself() {
    for puzzle in [
        Puzzle::black_and_white(&[&[3], &[]], &[&[1], &[1]]),
        Puzzle::black_and_white(&[&[1], &[1]], &[&[2], &[1]]),
        Puzzle::new(Draft {
            rows: Some(vec![vec![]]),
            cols: Some(vec![vec![]]),
            ..Draft::default()
        }),
    ] {
        assert_eq!(nonogram(&puzzle.unwrap(), "lines alone"), 0);
    }
}

#[test]
fn random_sudokus() {
    let mut random = Random(9);
    let mut long = 0;
    for round in 0..60 {
        let shape = [Shape::Four, Shape::Six, Shape::Nine][round % 3];
        let mut grid = sudoku::shuffled(shape, &mut random);
        if round % 4 == 0 {
            grid[0] = 1 + random.below(shape.side());
        }
        let clues = [5, 13, 30][round % 3];
        let puzzle = match round % 6 {
            5 => sudoku::dug(shape, &mut random).0,
            _ => sudoku::partly(&grid, clues, &mut random),
        };
        let line = puzzle.board().to_string();
        let found = sudoku::all_solutions(&line, 1).map_or(2, |all| all.len());
        long += usize::from(check::<Sudoku>(&puzzle, found, &format!("round {round}")) > 0);
    }
    assert!(long > 4, "{long}");
}

/// What the ladder says is a proof, as far as it goes: every clause follows, and where every cell is
/// settled nothing is missing.
fn argue<G: Certified>(puzzle: &G::Puzzle, what: &str) -> Argued {
    let (_, formula, _) = prove::<G>(puzzle, u64::MAX);
    let mut proof = String::new();
    let argued = G::arguing(puzzle).advance(u64::MAX, &mut |line| match line {
        Line::Add(clause) => proof += &text(clause),
        Line::Delete(clause) => write!(proof, "d {}", text(clause)).unwrap(),
    });
    let checked = grille_rup::check(formula.as_bytes(), proof.as_bytes());
    match argued.unwrap() {
        Argued::Stuck => assert!(matches!(checked, Err(Rejected::Unfinished)), "{what}"),
        Argued::Solved | Argued::Impossible => assert!(checked.is_ok(), "{what}: {checked:?}"),
    }
    argued.unwrap()
}

#[test]
fn an_explanation_is_a_proof() {
    let mut random = Random(3);
    let mut solved = 0;
    for round in 0..30 {
        let size = Size::new(6 + random.below(5), 6 + random.below(5)).unwrap();
        let colours = 2 + round % 3;
        let picture = random.picture(size, colours, 45);
        let puzzle = made_unique(&picture, colours);
        let argued = argue::<Nonogram>(&puzzle, &format!("nonogram {round}"));
        solved += usize::from(argued == Argued::Solved);
    }
    for round in 0..20 {
        let (puzzle, _) = sudoku::dug(Shape::Nine, &mut random);
        let argued = argue::<Sudoku>(&puzzle, &format!("sudoku {round}"));
        solved += usize::from(argued == Argued::Solved);
    }
    assert!(solved > 25, "{solved}");
}
