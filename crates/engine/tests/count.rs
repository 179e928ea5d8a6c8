//! Counting against listing, and against numbers that are known.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks, partly};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::count::{BigUint, Counted, parts};
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::{Block, Board, Clue, Count, Draft, Puzzle, method};
use grille_engine::run::{Status, Task};

/// The count, and the steps it took, in portions of so many steps.
fn count(puzzle: &Puzzle, from: &Board, options: &Options, budget: u64) -> (Counted, u64) {
    let mut count = Count::new(puzzle, from, options);
    let mut least = BigUint::ZERO;
    loop {
        let counted = count.advance(budget);
        let now = count.at_least();
        assert!(now >= least, "what was certain stays so");
        least = now;
        if let Some(counted) = counted {
            assert_eq!(counted.solutions, least);
            return (counted, count.steps());
        }
    }
}

fn solutions(puzzle: &Puzzle) -> BigUint {
    count(puzzle, &puzzle.board(), &Options::default(), u64::MAX).0.solutions
}

/// How many solutions another method lists, unless there are more than `most`.
fn listed(puzzle: &Puzzle, from: &Board, most: u64) -> Option<u64> {
    let entry = method::find("backtrack-complete").unwrap();
    let mut run = entry.start(puzzle, from, &Options::default());
    while run.stats().solutions <= most {
        match run.advance(u64::MAX) {
            Status::Solution => {}
            end => {
                assert_eq!(end, Status::Exhausted);
                return Some(run.stats().solutions);
            }
        }
    }
    None
}

/// A random puzzle with a board to start from: all sizes up to `side`, two to
/// four colours, givens, boards that fit and boards that do not.
fn case(random: &mut Random, side: usize) -> (Puzzle, Board) {
    let colours = if random.below(3) == 0 { 3 + random.below(2) } else { 2 };
    let mut long = || 1 + random.below(side).max(random.below(side));
    let size = Size::new(long(), long()).unwrap();
    let density = 10 + random.below(40);
    let picture = random.picture(size, colours, density);
    let mut draft = Puzzle::of(&picture, inks(colours)).unwrap().draft();
    draft.drawings.clear();
    if random.below(3) == 0 {
        // Some cells are given, some only lack a colour.
        let all = Colours::first(colours);
        let given = picture.map(|&own| match random.below(8) {
            0 => own.into(),
            1 => Colours::from(own) | Colour::new(random.below(colours)).unwrap().into(),
            _ => all,
        });
        draft.givens = Some(given.rows().map(<[Colours]>::to_vec).collect());
    }
    if random.below(10) == 0 {
        let other = Puzzle::of(&random.picture(size, colours, density), inks(colours)).unwrap();
        draft.cols = other.draft().cols;
    }
    let shown = if random.below(10) == 0 { random.picture(size, colours, 50) } else { picture };
    let known = [0, 0, 10, 30][random.below(4)];
    let from = partly(&shown, colours, || random.below(100) < known);
    (Puzzle::new(draft).unwrap(), from)
}

#[test]
fn counting_equals_listing_on_thousands_of_random_puzzles() {
    let mut random = Random(41);
    let (mut several, mut none, mut branched) = (0, 0, 0);
    let mut checked = 0;
    while checked < 3000 {
        let (puzzle, from) = case(&mut random, 7);
        let Some(expected) = listed(&puzzle, &from, 3000) else { continue };
        checked += 1;
        several += u32::from(expected > 1);
        none += u32::from(expected == 0);
        // With hardly any room every case branches, and with none at all too.
        for (states, memory) in
            [(None, None), (Some(20), None), (Some(3), None), (Some(0), None), (None, Some(0))]
        {
            let options = Options { states, memory, ..Options::default() };
            let (counted, steps) = count(&puzzle, &from, &options, u64::MAX);
            let told = format!("{states:?} {memory:?} {puzzle:?}\nfrom\n{from}");
            assert_eq!(counted.solutions, expected.into(), "{told}");
            for budget in [1, 7] {
                let same = count(&puzzle, &from, &options, budget);
                assert_eq!(same, (counted.clone(), steps), "{budget} {told}");
            }
            if expected > 0 {
                let product: BigUint = counted.parts.iter().map(|part| &part.solutions).product();
                assert_eq!(product, expected.into(), "{told}");
            }
            let mut again = Count::new(&puzzle, &from, &options);
            while again.advance(1000).is_none() {}
            branched += u32::from(again.stats().guesses > 0);
        }
    }
    assert!(several > 800 && none > 300 && branched > 1000, "{several} {none} {branched}");
}

/// The parts multiply, and no cell outside of them differs between solutions.
#[test]
fn parts_are_independent() {
    let mut random = Random(42);
    let mut split = 0;
    for _ in 0..4000 {
        let (puzzle, from) = case(&mut random, 10);
        let Ok(board) = puzzle.board_with(&from) else { continue };
        let Some(1..=200) = listed(&puzzle, &from, 200) else { continue };
        let all = common::solutions(method::find("backtrack-complete").unwrap(), &puzzle, &board);
        // What the solutions have in common, as a board.
        let size = puzzle.size();
        let common = Board::from(Grid::from_fn(size, |cell| {
            all.iter().fold(Colours::NONE, |set, solution| set | solution.at(cell))
        }));
        let parts = parts(&puzzle, &common).unwrap();
        split += usize::from(parts.len() > 1);
        let open: usize = parts.iter().map(Vec::len).sum();
        assert_eq!(open, common.open());
        // Of each part the ways in which solutions fill it: every combination is one.
        let ways = |part: &Vec<Cell>| {
            let mut ways: Vec<Vec<u32>> = all
                .iter()
                .map(|solution| part.iter().map(|&cell| solution.at(cell).bits()).collect())
                .collect();
            ways.sort();
            ways.dedup();
            ways.len()
        };
        assert_eq!(parts.iter().map(ways).product::<usize>(), all.len(), "{puzzle:?}\n{common}");
    }
    assert!(split > 100, "{split}");
}

/// Every row and every column has one black cell.
fn rooks(n: usize) -> Puzzle {
    let one: Vec<&[u32]> = vec![&[1]; n];
    Puzzle::black_and_white(&one, &one).unwrap()
}

#[test]
fn ones_are_factorials() {
    let mut factorial = BigUint::from(1_u8);
    for n in 1..=14_usize {
        factorial *= n;
        assert_eq!(solutions(&rooks(n)), factorial, "{n}");
    }
    // With too little room for that it branches.
    let options = Options { states: Some(100), ..Options::default() };
    let puzzle = rooks(9);
    let (counted, _) = count(&puzzle, &puzzle.board(), &options, u64::MAX);
    assert_eq!(counted.solutions, 362_880_u32.into());
}

/// Squares of four cells, each with two ways, in frames of full lines with white
/// between: so many side by side, and so many rows of them.
fn switches(across: usize, down: usize) -> Puzzle {
    let size = Size::new(5 * down + 1, 5 * across + 1).unwrap();
    let picture = Grid::from_fn(size, |Cell { row, col }| {
        let black = match (row % 5, col % 5) {
            (0, _) | (_, 0) => true,
            (row, col) => row == col && (row == 2 || row == 3),
        };
        Colour::new(usize::from(black)).unwrap()
    });
    Puzzle::of(&picture, vec![]).unwrap()
}

/// Two black-and-white puzzles of as many rows beside each other, the second in
/// another ink: neither says anything about the other.
fn beside(left: &Puzzle, right: &Puzzle) -> Puzzle {
    let inked = |clue: &Clue, ink: usize| -> Vec<Block> {
        let colour = Colour::new(ink).unwrap();
        clue.blocks().iter().map(|block| Block { len: block.len, colour }).collect()
    };
    let rows = left.rows().iter().zip(right.rows());
    let cols = left.cols().iter().map(|clue| inked(clue, 1));
    Puzzle::new(Draft {
        inks: inks(3),
        rows: Some(rows.map(|(a, b)| [inked(a, 1), inked(b, 2)].concat()).collect()),
        cols: Some(cols.chain(right.cols().iter().map(|clue| inked(clue, 2))).collect()),
        ..Draft::default()
    })
    .unwrap()
}

/// One part after another, each by a sweep, by branching, or by whichever is
/// quicker: none may leave anything behind for the next.
#[test]
fn puzzles_beside_each_other_multiply() {
    let mut random = Random(43);
    let mut checked = 0;
    while checked < 30 {
        let rows = 6 + random.below(4);
        let mut puzzle = || {
            let size = Size::new(rows, 5 + random.below(5)).unwrap();
            Puzzle::of(&random.picture(size, 2, 30), vec![]).unwrap()
        };
        let (a, b) = (puzzle(), puzzle());
        let number = |puzzle: &Puzzle| listed(puzzle, &puzzle.board(), 2000);
        let (Some(ways_a), Some(ways_b)) = (number(&a), number(&b)) else { continue };
        if ways_a.min(ways_b) < 20 {
            continue;
        }
        checked += 1;
        let both = beside(&a, &b);
        for states in [16, 64, 1000] {
            let options = Options { states: Some(states), ..Options::default() };
            let (counted, _) = count(&both, &both.board(), &options, 100);
            assert_eq!(counted.solutions, (ways_a * ways_b).into(), "{states} {a:?} {b:?}");
        }
    }
    for states in (10..100).step_by(10) {
        let options = Options { states: Some(states), ..Options::default() };
        let both = beside(&rooks(5), &rooks(5));
        let (counted, _) = count(&both, &both.board(), &options, 100);
        assert_eq!(counted.solutions, 14_400_u32.into(), "{states}");
    }
}

#[test]
fn switches_are_powers_of_two() {
    for (across, down) in [(1, 1), (67, 1), (8, 9)] {
        let puzzle = switches(across, down);
        let (counted, _) = count(&puzzle, &puzzle.board(), &Options::default(), u64::MAX);
        assert_eq!(counted.solutions, BigUint::from(1_u8) << (across * down));
        assert_eq!(counted.parts.len(), across * down);
        for part in counted.parts {
            assert_eq!((part.cells.len(), part.solutions), (4, 2_u8.into()));
        }
    }
}

/// Words of `n` times each of three letters without a letter beside itself.
fn words(n: usize) -> BigUint {
    let mut ways = vec![vec![vec![[const { BigUint::ZERO }; 3]; n + 1]; n + 1]; n + 1];
    for (i, j, k) in
        (0..=n).flat_map(|i| (0..=n).flat_map(move |j| (0..=n).map(move |k| (i, j, k))))
    {
        let before = [i.checked_sub(1), j.checked_sub(1), k.checked_sub(1)];
        for (last, at) in [
            (0, (before[0], Some(j), Some(k))),
            (1, (Some(i), before[1], Some(k))),
            (2, (Some(i), Some(j), before[2])),
        ] {
            let (Some(a), Some(b), Some(c)) = at else { continue };
            let sum = if a + b + c == 0 {
                1_u8.into()
            } else {
                (0..3).filter(|&other| other != last).map(|other| &ways[a][b][c][other]).sum()
            };
            ways[i][j][k][last] = sum;
        }
    }
    ways[n][n][n].iter().sum()
}

#[test]
fn one_part_may_have_more_solutions_than_a_machine_word_can_tell() {
    assert_eq!(words(2), 30_u8.into());
    for n in [1, 2, 5, 50] {
        // Three rows of n ones: each column is a letter.
        let row = vec![1; n];
        let puzzle = Puzzle::black_and_white(&[&row[..]; 3], &vec![&[1][..]; 3 * n]).unwrap();
        let (counted, _) = count(&puzzle, &puzzle.board(), &Options::default(), u64::MAX);
        assert_eq!(counted.solutions, words(n), "{n}");
        assert_eq!(counted.parts.len(), 1);
    }
    assert!(words(50).bits() > 128);
}

#[test]
fn without_a_solution_there_are_none() {
    for (rows, cols) in [
        (&[&[5_u32][..]][..], &[&[1][..]][..]),
        (&[&[1], &[1]], &[&[2], &[1]]),
        (&[&[u32::MAX, u32::MAX]], &[&[1]]),
    ] {
        let puzzle = Puzzle::black_and_white(rows, cols).unwrap();
        let (counted, _) = count(&puzzle, &puzzle.board(), &Options::default(), 1);
        assert_eq!(counted.solutions, BigUint::ZERO);
    }
    // A board of another size, or against the givens, has no completion.
    let puzzle = rooks(3);
    let (counted, steps) =
        count(&puzzle, &common::board(&["??", "??"]), &Options::default(), u64::MAX);
    assert_eq!((counted.solutions, steps), (BigUint::ZERO, 0));
    let wrong = common::board(&["##?", "???", "???"]);
    assert_eq!(count(&puzzle, &wrong, &Options::default(), 1).0.solutions, BigUint::ZERO);
}

#[test]
fn a_count_cut_short_tells_what_is_certain() {
    let puzzle = rooks(12);
    let options = Options { states: Some(50), ..Options::default() };
    let mut count = Count::new(&puzzle, &puzzle.board(), &options);
    while count.at_least() == BigUint::ZERO {
        assert_eq!(count.advance(10_000), None);
    }
    let all: BigUint = (1..=12_u8).map(BigUint::from).product();
    assert!(count.at_least() < all);
    assert_eq!(count.stats().states, 50);
}
