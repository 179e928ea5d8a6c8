//! Hints and blame on small boards, against every picture that there is.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::coloured::{Coloured, coloured_puzzles};
use common::{Random, board, inks, solutions};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, LineId, Size};
use grille_engine::nonogram::hint::{Area, Blame, Blamed, Hint, Hinting, Refutation, Third};
use grille_engine::nonogram::ladder::{Known, Why};
use grille_engine::nonogram::line::{Exhaustive, LineSolver};
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::worked::{ExplainedDeduction, Next, Worked};
use grille_engine::nonogram::{Board, Mark, Picture, Puzzle, Sheet, method};
use grille_engine::run::Task;
use grille_engine::session::{Act, Session, Sheet as _};

fn fits(sheet: &Sheet, picture: &Picture) -> bool {
    picture.size().iter().all(|cell| match sheet.marks()[cell] {
        Mark::Blank => true,
        Mark::Cross => picture[cell] == Colour::BACKGROUND,
        Mark::Ink(ink) => picture[cell] == ink,
    })
}

/// Puzzles with all their solutions, in black and white and in colour, some without any.
fn puzzles(seed: u64, count: usize) -> impl Iterator<Item = Coloured> {
    let mut random = Random(seed);
    let brute = method::find("brute-force").unwrap();
    let plain = std::iter::repeat_with(move || {
        let size = Size::new(2 + random.below(3), 2 + random.below(3)).unwrap();
        let density = 30 + random.below(40);
        let puzzle = Puzzle::of(&random.picture(size, 2, density), inks(2)).unwrap();
        let all = solutions(brute, &puzzle, &puzzle.board());
        let solutions = all.iter().map(|board| board.picture().unwrap()).collect();
        Coloured { puzzle, solutions }
    });
    plain.take(count).chain(coloured_puzzles(seed, 4, count))
}

/// Something a player might do: mostly right, several cells at once, erasing, undoing.
fn act(random: &mut Random, puzzle: &Puzzle, goal: Option<&Picture>) -> Act<Move> {
    match random.below(12) {
        0 => return Act::Undo,
        1 => return Act::Redo,
        _ => {}
    }
    let (size, colours) = (puzzle.size(), puzzle.palette().inks().len());
    let cells = (0..1 + random.below(4)).map(|_| {
        let cell =
            Cell { row: random.below(size.rows()) as u16, col: random.below(size.cols()) as u16 };
        let colour = match goal {
            Some(goal) if random.below(10) > 0 => goal[cell],
            _ => Colour::new(random.below(colours)).unwrap(),
        };
        let mark = match random.below(4) {
            0 => Mark::Blank,
            _ if colour.is_ink() => Mark::Ink(colour),
            _ => Mark::Cross,
        };
        (cell, mark)
    });
    Act::Play(Move(cells.collect()))
}

/// What the blame should be, from all solutions: the first move of the last
/// stretch of positions that none of them fits into.
fn blamed(positions: &[Sheet], solutions: &[Picture]) -> Option<Option<usize>> {
    let good = |sheet: &Sheet| solutions.iter().any(|picture| fits(sheet, picture));
    let last_good = positions.iter().rposition(good);
    match last_good {
        Some(at) if at + 1 == positions.len() => None,
        Some(at) => Some(Some(at)),
        None => Some(None),
    }
}

#[test]
fn the_blamed_move_is_the_one_of_brute_force() {
    let mut random = Random(5);
    let (mut moves, mut starts, mut mended, mut several) = (0, 0, 0, 0);
    for Coloured { puzzle, solutions } in puzzles(51, 150) {
        for _ in 0..4 {
            let mut session = Session::new(Sheet::new(&puzzle));
            for _ in 0..random.below(14) {
                // What is only supposed counts like everything else, unless it is dropped.
                session.act(&match random.below(16) {
                    0 => Act::Suppose,
                    1 => Act::Keep,
                    2 => Act::Drop,
                    _ => act(&mut random, &puzzle, solutions.first()),
                });
            }
            let all: Vec<Move> = session.moves().cloned().collect();
            let mut positions = vec![Sheet::new(&puzzle)];
            for change in &all {
                let mut next = positions.last().unwrap().clone();
                next.play(change).unwrap();
                positions.push(next);
            }
            assert_eq!(positions.last(), Some(session.sheet()));
            let expected = blamed(&positions, &solutions);
            // At any budget.
            let budget = 1 + random.next() % 40;
            let mut task = Blame::new(&session);
            let found = std::iter::repeat_with(|| task.advance(budget)).find_map(|found| found);
            match (found.unwrap(), expected) {
                (Blamed::Nobody, None) => {}
                (Blamed::Start, Some(None)) => starts += 1,
                (Blamed::Move { index, cells }, Some(Some(own))) => {
                    assert_eq!(index, own, "{puzzle:?} {all:?}");
                    let after = positions[index + 1].marks();
                    assert!(cells.iter().all(|&(cell, mark)| after[cell] == mark));
                    let cells: Vec<Cell> = cells.into_iter().map(|(cell, _)| cell).collect();
                    cells_are_needed(&positions, index, &cells, &solutions);
                    moves += 1;
                    several += usize::from(cells.len() > 1);
                    let bad = |at: &Sheet| !solutions.iter().any(|picture| fits(at, picture));
                    mended += usize::from(positions[..index].iter().any(bad));
                }
                (found, expected) => panic!("{found:?}, not {expected:?}: {puzzle:?} {all:?}"),
            }
        }
    }
    assert!(
        moves > 200 && starts > 20 && mended > 20 && several > 0,
        "{moves} {starts} {mended} {several}"
    );
}

/// With just these cells of the move there is no completion, without any one there is.
fn cells_are_needed(positions: &[Sheet], index: usize, cells: &[Cell], solutions: &[Picture]) {
    let (before, after) = (&positions[index], &positions[index + 1]);
    let changed = |cell: Cell| before.marks()[cell] != after.marks()[cell];
    let good_with = |kept: &[Cell]| {
        let mut sheet = after.clone();
        let out =
            before.marks().size().iter().filter(|cell| changed(*cell) && !kept.contains(cell));
        for cell in out {
            sheet.play(&Move(vec![(cell, Mark::Blank)])).unwrap();
        }
        solutions.iter().any(|picture| fits(&sheet, picture))
    };
    assert!(!cells.is_empty() && cells.iter().all(|&cell| changed(cell)));
    assert!(!good_with(cells));
    for left_out in cells {
        let fewer: Vec<Cell> = cells.iter().copied().filter(|cell| cell != left_out).collect();
        assert!(good_with(&fewer));
    }
}

/// Whether a line has a completion if only this is known.
fn is_possible(puzzle: &Puzzle, line: LineId, known: &[Known]) -> bool {
    let mut cells = vec![puzzle.palette().all(); puzzle.size().line_len(line)];
    for &(cell, set) in known {
        assert_eq!(line.cell(line.place(cell)), cell, "a cell of the line");
        cells[usize::from(line.place(cell))] = set;
    }
    Exhaustive.settle(puzzle.clue(line), &mut cells).is_ok()
}

fn hint(puzzle: &Puzzle, board: &Board) -> Hint {
    Hinting::new(puzzle, board).advance(u64::MAX).unwrap()
}

#[test]
fn a_hint_keeps_every_completion_and_a_mistake_is_told() {
    let mut random = Random(6);
    let (mut next, mut wrong, mut follows, mut stuck, mut solved) = (0, 0, 0, 0, 0);
    let mut eliminations = 0;
    for Coloured { puzzle, solutions } in puzzles(61, 120) {
        for _ in 0..6 {
            let mut sheet = Sheet::new(&puzzle);
            for _ in 0..random.below(12) {
                if let Act::Play(change) = act(&mut random, &puzzle, solutions.first()) {
                    sheet.play(&change).unwrap();
                }
            }
            let board = sheet.board().unwrap();
            let left: Vec<&Picture> = solutions.iter().filter(|own| fits(&sheet, own)).collect();
            let budget = 1 + random.next() % 40;
            let mut task = Hinting::new(&puzzle, &board);
            let hint = std::iter::repeat_with(|| task.advance(budget)).find_map(|hint| hint);
            let hint = hint.unwrap();
            assert_eq!(task.so_far(), Some(hint.clone()));
            match &hint {
                Hint::Next(told) => {
                    assert!(!left.is_empty());
                    for (&(cell, set), &now) in told.deduction.settles.iter().zip(&told.left) {
                        assert!(left.iter().all(|picture| set.has(picture[cell])), "{puzzle:?}");
                        assert!(left.iter().all(|picture| now.has(picture[cell])), "{puzzle:?}");
                        assert!(now.is_settled() && !board.at(cell).is_settled(), "to be written");
                    }
                    eliminations_hold(&puzzle, &board, told);
                    eliminations += told.eliminations.len();
                    assert!(hint.line().is_some() && !hint.cells().is_empty());
                    next += 1;
                }
                Hint::Stuck => {
                    assert!(!left.is_empty() && board.open() > 0);
                    stuck += 1;
                }
                Hint::Solved => {
                    assert_eq!(board.picture().as_ref(), Some(left[0]));
                    solved += 1;
                }
                Hint::Wrong(reason) => {
                    assert!(left.is_empty(), "{puzzle:?} {board}");
                    wrong += 1;
                    follows += usize::from(matches!(reason, Refutation::Follows(..)));
                    reason_holds(&puzzle, &board, reason);
                }
                Hint::Undecided => panic!("the search decides small boards"),
            }
        }
    }
    let counts = [next, wrong, follows, stuck, solved];
    assert!(next > 500 && wrong > 200 && follows > 15 && solved > 15, "{counts:?}");
    assert!(eliminations > 50, "{eliminations}");
}

/// From what the sheet shows alone, the eliminations of a deduction lead to it, each by the
/// ones before.
fn eliminations_hold(puzzle: &Puzzle, board: &Board, told: &ExplainedDeduction) {
    let settled = |set: &Colours| if set.is_settled() { *set } else { puzzle.palette().all() };
    let shown = Board::from(board.cells().map(settled));
    let leads = || {
        let mut board = shown.clone();
        for step in told.eliminations.iter().chain([told]) {
            let Why::Line(line, _) = step.deduction.why else {
                // Only that it rests on what is known by then.
                let known = &step.explanation.evidence;
                if !known.iter().all(|&(cell, set)| board.at(cell).is_subset(set)) {
                    return false;
                }
                for &(cell, set) in &step.deduction.settles {
                    board.narrow(cell, set).unwrap();
                }
                continue;
            };
            let mut cells: Vec<Colours> = board.cells().line(line).copied().collect();
            Exhaustive.settle(puzzle.clue(line), &mut cells).unwrap();
            for &(cell, set) in &step.deduction.settles {
                if !cells[usize::from(line.place(cell))].is_subset(set) {
                    return false;
                }
                board.narrow(cell, set).unwrap();
            }
        }
        told.settled().all(|(cell, left)| board.at(cell) == left)
    };
    assert!(leads(), "{puzzle:?}\n{board}\n{told:?}");
    assert!(told.eliminations.iter().all(|step| step.eliminations.is_empty()));
}

fn reason_holds(puzzle: &Puzzle, board: &Board, reason: &Refutation) {
    let mut board = board.clone();
    let at_hand = |board: &Board, known: &[Known]| {
        assert!(known.iter().all(|&(cell, set)| board.at(cell).is_subset(set)), "{reason:?}");
    };
    match reason {
        Refutation::Line(line, known) => {
            at_hand(&board, known);
            assert!(!is_possible(puzzle, *line, known));
            for left_out in 0..known.len() {
                let mut fewer = known.clone();
                fewer.remove(left_out);
                assert!(is_possible(puzzle, *line, &fewer), "{reason:?}");
            }
        }
        Refutation::Follows(told, line, known) => {
            assert!(!told.is_empty(), "else the line would be told at once");
            for told in told {
                at_hand(&board, &told.explanation.evidence);
                at_hand(&board, &told.explanation.premises);
                for &(cell, set) in &told.deduction.settles {
                    board.narrow(cell, set).unwrap();
                }
            }
            at_hand(&board, known);
            assert!(!is_possible(puzzle, *line, known));
        }
        Refutation::Clues(_) | Refutation::Search => {}
        Refutation::Denied(_) => panic!("there are no givens"),
    }
}

#[test]
fn a_board_against_the_givens_is_wrong_there() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    let mut draft = puzzle.draft();
    draft.givens = Some(vec![vec![Colours::WHITE, Colours::first(2)], vec![Colours::first(2); 2]]);
    let puzzle = Puzzle::new(draft).unwrap();
    let cell = Cell { row: 0, col: 0 };
    assert_eq!(hint(&puzzle, &board(&["#?", "??"])), Hint::Wrong(Refutation::Denied(vec![cell])));
    let mut session = Session::new(Sheet::new(&puzzle));
    for text in ["r2c2=x", "r1c2=x"] {
        assert!(session.act(&text.parse().unwrap()));
    }
    let blamed = Blame::new(&session).advance(u64::MAX);
    assert!(matches!(&blamed, Some(Blamed::Move { index: 1, .. })), "{blamed:?}");
}

#[test]
fn a_solved_board_needs_no_hint_and_a_choice_has_none() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    assert_eq!(hint(&puzzle, &board(&["#.", ".#"])), Hint::Solved);
    assert_eq!(hint(&puzzle, &puzzle.board()), Hint::Stuck);
    let two = &board(&["##", "??"]);
    let Hint::Wrong(Refutation::Line(line, known)) = hint(&puzzle, two) else {
        panic!("it is wrong")
    };
    assert_eq!((line, known.len()), (LineId::Row(0), 2));
}

#[test]
fn areas_are_ninths_of_the_grid() {
    let size = Size::new(10, 20).unwrap();
    let area = |cells: &[(u16, u16)]| {
        let area = Area::of(cells.iter().map(|&(row, col)| Cell { row, col }), size);
        (area.rows, area.cols)
    };
    use Third::{First, Last, Middle};
    assert_eq!(area(&[(0, 0)]), (First, First));
    assert_eq!(area(&[(9, 19)]), (Last, Last));
    assert_eq!(area(&[(5, 0), (5, 19)]), (Middle, Middle));
    assert_eq!(area(&[(2, 6)]), (First, First));
    assert_eq!(area(&[(3, 7), (3, 7)]), (Middle, Middle));
    assert_eq!(area(&[]), (Middle, Middle));
    let single = Area::of([Cell { row: 0, col: 0 }], Size::new(1, 1).unwrap());
    assert_eq!((single.rows, single.cols), (Middle, Middle));
}

#[test]
fn a_worked_solution_tells_every_cell_that_it_settles() {
    for Coloured { puzzle, solutions } in puzzles(71, 40) {
        let mut worked = Worked::new(&puzzle, &puzzle.board()).unwrap();
        let mut board = puzzle.board();
        loop {
            match worked.advance(7) {
                None => {}
                Some(Next::Deduction(told)) => {
                    eliminations_hold(&puzzle, &board, &told);
                    for (cell, left) in told.settled() {
                        assert!(left.is_settled() && !board.at(cell).is_settled());
                        board.narrow(cell, left).unwrap();
                    }
                    // What is excluded silently settles nothing.
                    assert_eq!(board.open(), worked.board().open());
                }
                Some(Next::Solved) => {
                    assert_eq!(Some(board.picture().unwrap()), solutions.first().cloned());
                    assert_eq!(solutions.len(), 1);
                    break;
                }
                Some(Next::Stuck) => break assert!(board.open() > 0),
                Some(Next::Impossible(_)) => break assert!(solutions.is_empty()),
            }
        }
    }
}
