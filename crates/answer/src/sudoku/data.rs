//! What is said of sudokus in JSON: deductions, for hints and worked solutions, and hints.

use grille_engine::grid::Cell;
use grille_engine::hint::Level;
use grille_engine::sudoku::hint::{Hint, Refutation};
use grille_engine::sudoku::ladder::{Conclusion, Deduction, Known, Role};
use grille_engine::sudoku::{Digit, Digits, Shape};
use grille_words::Words;
use serde_json::{Value, json};

/// A step.
pub fn deduction(words: &Words, deduction: &Deduction) -> Value {
    let houses: Vec<String> = deduction.houses().iter().map(ToString::to_string).collect();
    let parts = deduction.parts().into_iter().map(|(cell, digit, part)| {
        let part = match part {
            Role::One => "one",
            Role::Other => "other",
            Role::Extra => "extra",
        };
        let (row, column) = place(cell);
        json!({ "row": row, "column": column, "digit": digit.number(), "part": part })
    });
    let mut object = json!({
        "technique": deduction.technique.name(),
        "needs_unique": deduction.technique.rung().needs_unique,
        "houses": houses,
        "cells": cells(&deduction.seen()),
        "premises": parts.collect::<Vec<_>>(),
        "text": words.sudoku_argument(deduction),
    });
    match &deduction.conclusion {
        Conclusion::Place(cell, digit) => {
            let (row, column) = place(*cell);
            object["places"] = json!({ "row": row, "column": column, "digit": digit.number() });
        }
        Conclusion::Remove(gone) => object["removes"] = known(gone),
    }
    object
}

/// Cells with digits.
pub fn known(known: &[Known]) -> Value {
    let one = |&(cell, digits): &Known| {
        let (row, column) = place(cell);
        json!({ "row": row, "column": column, "digits": numbers(digits) })
    };
    known.iter().map(one).collect()
}

/// Cells by themselves.
pub fn cells(cells: &[Cell]) -> Value {
    let one = |&cell: &Cell| {
        let (row, column) = place(cell);
        json!({ "row": row, "column": column })
    };
    cells.iter().map(one).collect()
}

/// The numbers of digits.
pub fn numbers(digits: Digits) -> Vec<usize> {
    digits.iter().map(Digit::number).collect()
}

/// What a hint says beside its sentences.
pub fn hint(object: &mut Value, words: &Words, hint: &Hint, level: Level, shape: Shape) {
    if let Some(&cell) = hint.cells().first() {
        object["box"] = (shape.box_of(cell) + 1).into();
    }
    match hint {
        Hint::Next(next) => {
            if level >= Level::Focus {
                object["digits"] = numbers(next.subject()).into();
            }
            if level >= Level::Technique {
                object["technique"] = next.technique.name().into();
            }
            if level >= Level::Cells {
                object["cells"] = cells(&next.cells());
            }
            if level == Level::Argument {
                object["deduction"] = deduction(words, next);
            }
        }
        Hint::Wrong(refutation) if level > Level::Where => {
            object["reason"] = name(refutation).into();
            object["cells"] = cells(&refutation.cells());
        }
        Hint::Wrong(_) | Hint::Solved | Hint::Stuck | Hint::Undecided => {}
    }
}

fn name(refutation: &Refutation) -> &'static str {
    match refutation {
        Refutation::Puzzle(_) => "givens",
        Refutation::Denied(_) => "denied",
        Refutation::Seen(_) => "seen",
        Refutation::Follows(..) => "follows",
        Refutation::Search => "search",
    }
}

fn place(cell: Cell) -> (u16, u16) {
    (cell.row + 1, cell.col + 1)
}
