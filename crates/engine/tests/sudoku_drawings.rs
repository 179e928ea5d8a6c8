//! Every technique has a drawing, and it shows what the deduction says: no more, no less.
//! `UPDATE_EXPECT=1 cargo test` writes the drawings down, to be reviewed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use expect_test::expect_file;
use grille_engine::grid::Cell;
use grille_engine::sudoku::Drawing;
use grille_engine::sudoku::drawing::route::{Shown, distance, place};
use grille_engine::sudoku::drawing::{Kind, Ring};
use grille_engine::sudoku::ladder::{ClimbStatus, Conclusion, Deduction, Ladder, RUNGS};
use grille_engine::sudoku::{Board, Digit, Puzzle, Shape, Technique};
use std::fmt::Write;

/// Puzzles of all shapes which need every technique between them.
const PUZZLES: &str = include_str!("../../words/tests/data/sudoku_puzzles.txt");

/// The first use of each technique, with the board before it and which cells have a digit.
fn examples() -> Vec<(Shape, Deduction, Board, Vec<Cell>)> {
    let mut found: Vec<(Shape, Deduction, Board, Vec<Cell>)> = Vec::new();
    for line in PUZZLES.lines() {
        let puzzle = Puzzle::of_line(line).unwrap();
        let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap().knowing_unique();
        let mut placed: Vec<Cell> =
            puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_some()).collect();
        while let ClimbStatus::Found(taken) = ladder.climb(u64::MAX) {
            for rung in RUNGS {
                let is_new =
                    |technique: Technique| found.iter().all(|f| f.1.technique != technique);
                if is_new(rung.technique)
                    && let Some(own) = ladder.available(rung.technique).into_iter().next()
                {
                    found.push((puzzle.shape(), own, ladder.board(), placed.clone()));
                }
            }
            if let Conclusion::Place(cell, _) = taken.conclusion {
                placed.push(cell);
            }
            ladder.take(&taken);
        }
    }
    found.sort_by_key(|(_, deduction, _, _)| deduction.technique);
    found
}

fn drawn(shape: Shape, deduction: &Deduction, board: &Board, placed: &[Cell]) -> Drawing {
    Drawing::of(shape, deduction, &|cell| match placed.contains(&cell) {
        true => Shown::Digit,
        false => Shown::Candidates(board.at(cell)),
    })
}

/// A drawing in words, to be compared.
fn told(drawing: &Drawing) -> String {
    let mut text = String::new();
    let candidate = |cell: Cell, digit: Digit| format!("{cell}:{digit}");
    for (house, tone) in &drawing.houses {
        let _ = write!(text, " {house}={tone:?}");
    }
    for (cell, frame) in &drawing.frames {
        let _ = write!(text, " [{cell}={frame:?}]");
    }
    for Ring { cell, digit, role, step } in &drawing.rings {
        let _ = write!(text, " ({}={role:?}@{step})", candidate(*cell, *digit));
    }
    for link in &drawing.links {
        let sign = match link.kind {
            Kind::Strong => "=",
            Kind::Weak => "-",
            Kind::Then => ">",
        };
        let end = |point: Option<&[f32; 2]>| {
            point.map_or_else(String::new, |p| format!("{:.1},{:.1}", p[0], p[1]))
        };
        let first = link.pieces.first().and_then(|piece| piece.first());
        let last = link.pieces.last().and_then(|piece| piece.last());
        let _ = write!(text, " {}{sign}{}@{}", end(first), end(last), link.step);
    }
    let _ = write!(text, " sweeps {}", drawing.sweeps.len());
    for &(cell, digit) in &drawing.struck {
        let _ = write!(text, " -{}", candidate(cell, digit));
    }
    if let Some((cell, digit)) = drawing.placed {
        let _ = write!(text, " +{}", candidate(cell, digit));
    }
    text
}

#[test]
fn every_technique_has_a_drawing() {
    let examples = examples();
    let mut text = String::new();
    for rung in RUNGS {
        let own =
            examples.iter().find(|(_, deduction, _, _)| deduction.technique == rung.technique);
        let (shape, deduction, board, placed) =
            own.unwrap_or_else(|| panic!("no example of {}", rung.technique.name()));
        let drawing = drawn(*shape, deduction, board, placed);
        let _ = writeln!(text, "{} {shape}:{}", rung.technique.name(), told(&drawing));
    }
    expect_file!["data/sudoku_drawings.txt"].assert_eq(&text);
}

/// An arrow along a line leads to a candidate that goes, and ends before its ring.
#[test]
fn an_arrow_along_a_line_ends_before_what_goes() {
    let mut count = 0;
    for (shape, deduction, board, placed) in examples() {
        let drawing = drawn(shape, &deduction, &board, &placed);
        for [from, to] in &drawing.sweeps {
            let length = distance(*from, *to);
            // The same way, a little longer, passes beside the candidate.
            let beyond = |by: f32| [0, 1].map(|i| to[i] + (to[i] - from[i]) / length * by);
            let near = |point: [f32; 2]| {
                let away = drawing.struck.iter().map(|&(c, d)| distance(place(shape, c, d), point));
                away.fold(f32::MAX, f32::min)
            };
            assert!(near(*to) > 0.2 && near(beyond(0.2)) < near(*to), "{from:?} {to:?}");
            assert!(length > 0.4, "{from:?} {to:?}");
            count += 1;
        }
    }
    assert!(count > 3, "{count}");
}

#[test]
fn a_drawing_shows_what_the_deduction_says() {
    for (shape, deduction, board, placed) in examples() {
        let drawing = drawn(shape, &deduction, &board, &placed);
        let name = deduction.technique.name();
        match &deduction.conclusion {
            Conclusion::Place(cell, digit) => {
                assert_eq!(drawing.placed, Some((*cell, *digit)), "{name}");
            }
            Conclusion::Remove(known) => {
                let mut gone: Vec<(Cell, Digit)> = known
                    .iter()
                    .flat_map(|&(cell, set)| set.iter().map(move |d| (cell, d)))
                    .collect();
                let mut struck = drawing.struck.clone();
                gone.sort_unstable();
                struck.sort_unstable();
                assert_eq!(struck, gone, "{name}");
            }
        }
        // Everything that is ringed or struck is a candidate.
        for cell in drawing.cells() {
            assert!(drawing.digits_in(cell).is_subset(board.at(cell)), "{name}: {cell}");
        }
        assert_eq!(drawing.up_to(drawing.steps), drawing, "{name}");
        if drawing.steps > 0 {
            let first = drawing.up_to(0);
            assert!(first.links.is_empty() && first.struck.is_empty(), "{name}");
            let shown = |step: usize| drawing.up_to(step).links.len();
            assert!((1..=drawing.steps).all(|step| shown(step - 1) <= shown(step)), "{name}");
            assert_ne!(
                drawing.up_to(drawing.steps - 1),
                drawing,
                "{name}: the last step adds something"
            );
        }
    }
}

#[test]
fn no_link_runs_over_a_digit_or_off_the_board() {
    let mut points = 0;
    for (shape, deduction, board, placed) in examples() {
        let drawing = drawn(shape, &deduction, &board, &placed);
        let side = shape.side() as f32;
        for point in drawing.links.iter().flat_map(|link| link.pieces.iter().flatten()) {
            points += 1;
            let name = deduction.technique.name();
            assert!(point.iter().all(|at| (0.0..side).contains(at)), "{name}: {point:?}");
            let cell = Cell { row: point[1] as u16, col: point[0] as u16 };
            let middle = [f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5];
            if placed.contains(&cell) {
                assert!(distance(*point, middle) > 0.25, "{name}: over the digit of {cell}");
                continue;
            }
            let ringed = drawing.digits_in(cell);
            for digit in board.at(cell).minus(ringed).iter() {
                let apart = distance(*point, place(shape, cell, digit));
                assert!(apart > 0.08, "{name}: over the {digit} of {cell}");
            }
        }
    }
    assert!(points > 500, "{points}");
}
