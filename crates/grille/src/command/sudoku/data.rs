//! Deductions as JSON, for hints and worked solutions.

use grille_engine::grid::Cell;
use grille_engine::sudoku::ladder::{Conclusion, Deduction, Known, Part, Why};
use grille_engine::sudoku::{Digit, Digits};
use grille_words::Words;
use serde_json::{Value, json};

/// A step.
pub fn deduction(words: &Words, deduction: &Deduction) -> Value {
    let houses: Vec<String> = deduction.houses().iter().map(ToString::to_string).collect();
    let parts = deduction.parts().into_iter().map(|(cell, digit, part)| {
        let part = match part {
            Part::One => "one",
            Part::Other => "other",
            Part::Extra => "extra",
        };
        let (row, column) = place(cell);
        json!({ "row": row, "column": column, "digit": digit.number(), "part": part })
    });
    let mut object = json!({
        "technique": deduction.technique.name(),
        "needs_unique": matches!(deduction.why, Why::Rectangle { .. } | Why::Bug(..)),
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

fn place(cell: Cell) -> (u16, u16) {
    (cell.row + 1, cell.col + 1)
}
