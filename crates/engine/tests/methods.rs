//! What every method promises, checked for each line of the table.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::coloured::{Coloured, coloured_puzzles};
use common::{Random, inks, partly, solutions};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId, Size};
use grille_engine::nonogram::cause::cause;
use grille_engine::nonogram::method::FASTEST;
use grille_engine::nonogram::{Board, Cause, METHODS, Nonogram, Picture, Puzzle, verify};
use grille_engine::run::{Entry, Status, Task};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::collections::{HashMap, HashSet};

fn verdict(entry: &Entry<Nonogram>, puzzle: &Puzzle) -> Verdict<Board> {
    let run = entry.start(puzzle, &puzzle.board(), &Default::default());
    Uniqueness::new(run).advance(u64::MAX).expect("an unlimited budget ends in an answer")
}

/// All completions of a board, by trying every picture.
fn brute_force(puzzle: &Puzzle, from: &Board) -> HashSet<Picture> {
    let cells: Vec<Vec<Colour>> =
        from.cells().cells().iter().map(|set| set.iter().collect()).collect();
    let count: usize = cells.iter().map(Vec::len).product();
    (0..count)
        .map(|mut number| {
            let mut digit = |choices: &Vec<Colour>| {
                let colour = choices[number % choices.len()];
                number /= choices.len();
                colour
            };
            let picture: Vec<Colour> = cells.iter().map(&mut digit).collect();
            Grid::from_cells(puzzle.size(), picture).unwrap()
        })
        .filter(|picture| verify(puzzle, picture).is_ok())
        .collect()
}

#[test]
fn exactly_the_52362_unique_pictures_of_4x4_are_unique() {
    let size = Size::new(4, 4).unwrap();
    let picture = |bits: u32| {
        Grid::from_cells(
            size,
            (0..16).map(|i| Colour::new((bits >> i & 1) as usize).unwrap()).collect::<Vec<_>>(),
        )
        .unwrap()
    };
    // The tally knows nothing of solving: it counts how many pictures share their clues.
    let mut tally: HashMap<_, Vec<u32>> = HashMap::new();
    for bits in 0..1 << 16 {
        let puzzle = Puzzle::of(&picture(bits), vec![]).unwrap();
        tally.entry((puzzle.rows().to_vec(), puzzle.cols().to_vec())).or_default().push(bits);
    }
    assert_eq!(tally.len(), 58_196);
    for entry in METHODS.iter().filter(|entry| entry.searches && entry.cells > 36) {
        let mut unique = 0;
        for same_clues in tally.values() {
            let puzzle = Puzzle::of(&picture(same_clues[0]), vec![]).unwrap();
            match verdict(entry, &puzzle) {
                Verdict::Unique(board) => {
                    assert_eq!(same_clues.len(), 1, "{}: {board}", entry.name);
                    assert_eq!(board.picture(), Some(picture(same_clues[0])));
                    unique += 1;
                }
                Verdict::Several(a, b) => {
                    assert!(same_clues.len() > 1 && a != b, "{}: {a}", entry.name);
                }
                other => panic!("{}: {other:?}", entry.name),
            }
        }
        assert_eq!(unique, 52_362, "{}", entry.name);
    }
}

/// Rows of one picture and columns of another: mostly clues that no picture has.
#[test]
fn clues_that_no_picture_has_have_no_solution() {
    let size = Size::new(4, 4).unwrap();
    let clues = |puzzle: &Puzzle| (puzzle.rows().to_vec(), puzzle.cols().to_vec());
    let mut realised = HashSet::new();
    for bits in 0..1_usize << 16 {
        let cells = (0..16).map(|i| Colour::new(bits >> i & 1).unwrap()).collect::<Vec<_>>();
        realised
            .insert(clues(&Puzzle::of(&Grid::from_cells(size, cells).unwrap(), vec![]).unwrap()));
    }
    let mut random = Random(6);
    let mut none = 0;
    while none < 100_000 {
        let density = 20 + random.below(60);
        let mut draft = Puzzle::of(&random.picture(size, 2, density), vec![]).unwrap().draft();
        draft.cols = Puzzle::of(&random.picture(size, 2, density), vec![]).unwrap().draft().cols;
        draft.drawings.clear();
        let puzzle = Puzzle::new(draft).unwrap();
        let exists = realised.contains(&clues(&puzzle));
        let found = verdict(FASTEST, &puzzle) != Verdict::None;
        assert_eq!(found, exists, "{puzzle:?}");
        none += usize::from(!exists);
    }
}

/// Uniqueness by the default method and by one that shares no code with it.
#[test]
fn unique_means_unique_by_another_method_too() {
    let other = METHODS.iter().find(|entry| entry.name == "backtrack-complete").unwrap();
    let mut random = Random(8);
    let mut hard = 0;
    for _ in 0..60_000 {
        let size = Size::new(6 + random.below(7), 6 + random.below(7)).unwrap();
        let density = 38 + random.below(17);
        let puzzle = Puzzle::of(&random.picture(size, 2, density), vec![]).unwrap();
        let run = other.start(&puzzle, &puzzle.board(), &Default::default());
        let mut question = Uniqueness::new(run);
        let expected = question.advance(u64::MAX).unwrap();
        let found = verdict(FASTEST, &puzzle);
        match (&expected, &found) {
            (Verdict::Unique(a), Verdict::Unique(b)) => assert_eq!(a, b),
            (Verdict::Several(..), Verdict::Several(..)) => {}
            _ => panic!("{expected:?} or {found:?}?"),
        }
        let guessed = question.run().stats().guesses > 0;
        hard += u32::from(guessed && matches!(expected, Verdict::Unique(_)));
    }
    assert!(hard > 2000, "only {hard} were unique and needed a hypothesis");
}

#[test]
fn all_completions_of_small_random_boards_are_found_once() {
    let mut random = Random(3);
    for round in 0..1500 {
        let colours = 2 + random.below(2);
        let most = if colours == 2 { 12 } else { 8 };
        let (rows, cols) = (1 + random.below(4), 1 + random.below(4));
        if rows * cols > most {
            continue;
        }
        let density = random.below(101);
        let picture = random.picture(Size::new(rows, cols).unwrap(), colours, density);
        let puzzle = Puzzle::of(&picture, inks(colours)).unwrap();
        // Sometimes from a board that fits, sometimes from any board at all.
        let other = random.picture(puzzle.size(), colours, 50);
        let shown = if round % 3 == 0 { &other } else { &picture };
        let from = partly(shown, colours, || random.below(4) == 0);
        let expected = brute_force(&puzzle, &from);
        let searching =
            METHODS.iter().filter(|e| e.searches && e.name != "brute-force" && e.takes(&puzzle));
        for entry in searching {
            let before = from.clone();
            let found = solutions(entry, &puzzle, &from);
            assert_eq!(from, before, "{} changed its caller's board", entry.name);
            let pictures: HashSet<Picture> =
                found.iter().map(|board| board.picture().unwrap()).collect();
            assert_eq!(pictures.len(), found.len(), "{} repeats itself", entry.name);
            assert_eq!(pictures, expected, "{} on\n{from}", entry.name);
        }
    }
}

/// One solution, several or none: each method finds exactly those there are.
#[test]
fn coloured_puzzles_of_every_kind_are_solved() {
    let deduction = METHODS.iter().find(|entry| entry.name == "complete").unwrap();
    let (mut none, mut unique, mut several, mut hard) = (0, 0, 0, 0);
    for Coloured { puzzle, solutions: expected } in coloured_puzzles(4, 7, 3000) {
        match expected.len() {
            0 => none += 1,
            1 => unique += 1,
            _ => several += 1,
        }
        let mut run = deduction.start(&puzzle, &puzzle.board(), &Default::default());
        hard += usize::from(expected.len() == 1 && run.advance(u64::MAX) == Status::Stuck);
        let expected: HashSet<Picture> = expected.into_iter().collect();
        for entry in METHODS.iter().filter(|e| e.searches && e.takes(&puzzle) && e.cells > 100) {
            let found = solutions(entry, &puzzle, &puzzle.board());
            let pictures: HashSet<Picture> =
                found.iter().map(|board| board.picture().unwrap()).collect();
            assert_eq!(pictures.len(), found.len(), "{} repeats itself", entry.name);
            assert_eq!(pictures, expected, "{} on {puzzle:?}", entry.name);
        }
    }
    let kinds = [none, unique, several, hard];
    let enough = none > 200 && unique > 1000 && several > 500 && hard > 20;
    assert!(enough, "none, unique, several, unique but not by lines alone: {kinds:?}");
}

#[test]
fn five_rooks_have_120_arrangements() {
    let one: [&[u32]; 5] = [&[1]; 5];
    let puzzle = Puzzle::black_and_white(&one, &one).unwrap();
    for entry in METHODS.iter().filter(|entry| entry.searches && entry.cells > 25) {
        let found = solutions(entry, &puzzle, &puzzle.board());
        let different: HashSet<String> = found.iter().map(Board::to_string).collect();
        assert_eq!((found.len(), different.len()), (120, 120), "{}", entry.name);
    }
}

#[test]
fn any_rectangle_empty_and_full() {
    for (rows, cols) in [(1, 1), (1, 1000), (1000, 1), (7, 3), (60, 40)] {
        let size = Size::new(rows, cols).unwrap();
        for colour in [Colour::BACKGROUND, Colour::BLACK] {
            let picture = Grid::filled(size, colour);
            let puzzle = Puzzle::of(&picture, vec![]).unwrap();
            let answer = verdict(FASTEST, &puzzle);
            assert_eq!(answer, Verdict::Unique(Board::from(picture.map(|&c| c.into()))), "{size}");
        }
    }
}

#[test]
fn a_500x500_frame_is_solved() {
    let size = Size::new(500, 500).unwrap();
    let edge = |cell: Cell| [0, 499].contains(&cell.row) || [0, 499].contains(&cell.col);
    let picture = Grid::from_fn(size, |cell| Colour::new(usize::from(edge(cell))).unwrap());
    let puzzle = Puzzle::of(&picture, vec![]).unwrap();
    let answer = verdict(FASTEST, &puzzle);
    assert_eq!(answer, Verdict::Unique(Board::from(picture.map(|&c| c.into()))));
}

#[test]
fn givens_count_for_every_answer() {
    let two = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    assert!(matches!(verdict(FASTEST, &two), Verdict::Several(..)));
    let given = |at: Cell, colours: Colours| {
        let mut draft = two.draft();
        let mut cells = vec![vec![two.palette().all(); 2]; 2];
        cells[usize::from(at.row)][usize::from(at.col)] = colours;
        draft.givens = Some(cells);
        Puzzle::new(draft).unwrap()
    };
    let black = given(Cell { row: 0, col: 1 }, Colours::BLACK);
    let Verdict::Unique(board) = verdict(FASTEST, &black) else { panic!("one is left") };
    assert_eq!(board.to_string(), ".#\n#.\n");
    // A board that denies the givens has no completion.
    let denied = Board::from(Grid::filled(black.size(), Colours::WHITE));
    assert!(solutions(FASTEST, &black, &denied).is_empty());
    assert_eq!(cause(&black, &denied), Cause::Board);
}

#[test]
fn the_plainest_cause_is_named() {
    let check = |rows: &[&[u32]], cols: &[&[u32]]| {
        let puzzle = Puzzle::black_and_white(rows, cols).unwrap();
        assert_eq!(verdict(FASTEST, &puzzle), Verdict::None);
        cause(&puzzle, &puzzle.board())
    };
    // Table 3 of the Picross report.
    assert_eq!(
        check(&[&[1, 1], &[3], &[1, 1]], &[&[1, 1], &[1], &[1, 1]]),
        Cause::Totals { colour: Colour::BLACK, rows: 7, cols: 5 }
    );
    assert_eq!(
        check(&[&[2, 1]], &[&[1], &[1], &[]]),
        Cause::TooLong { line: LineId::Row(0), needs: 4, has: 3 }
    );
    assert_eq!(check(&[&[1], &[1], &[]], &[&[], &[1, 1]]), Cause::Crossing(LineId::Col(1)));
    // Line by line nothing is wrong here, but no picture has these clues.
    assert_eq!(
        check(&[&[1, 1], &[1], &[1, 1], &[1, 1]], &[&[1], &[2], &[1, 1], &[2]]),
        Cause::Search
    );
}
