//! A worked solution as one JSON object.

use super::{End, Work};
use crate::draw;
use grille_engine::colours::Colour;
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::Told;
use grille_engine::nonogram::{Board, Puzzle};
use grille_words::Words;
use serde_json::{Value, json};

/// The whole object.
pub fn json(words: &Words, name: &str, work: &Work) -> Value {
    let size = work.puzzle.size();
    let deductions: Vec<Value> =
        work.told.iter().map(|told| deduction(words, told, &work.puzzle)).collect();
    json!({
        "puzzle": name,
        "title": work.title,
        "rows": size.rows(),
        "columns": size.cols(),
        "status": status(&work.end),
        "deductions": deductions,
        "open": work.board.open(),
        "board": rows(&work.board, &work.puzzle),
        "text": work.ending(words),
    })
}

/// A step.
pub fn deduction(words: &Words, told: &Told, puzzle: &Puzzle) -> Value {
    let lines: Vec<String> = told.deduction.lines().iter().map(ToString::to_string).collect();
    json!({
        "technique": told.deduction.technique.name(),
        "lines": lines,
        "cells": cells(&told.deduction.settles),
        "evidence": cells(&told.explanation.evidence),
        "premises": cells(&told.explanation.premises),
        "text": words.argument(told, puzzle),
    })
}

/// Cells with the numbers of the colours that they may have.
pub fn cells(known: &[Known]) -> Value {
    let one = |&(cell, set): &Known| {
        let colours: Vec<usize> = set.iter().map(Colour::index).collect();
        json!({ "row": cell.row + 1, "column": cell.col + 1, "colours": colours })
    };
    known.iter().map(one).collect()
}

fn rows(board: &Board, puzzle: &Puzzle) -> Value {
    draw::ascii(board.cells(), puzzle.palette()).lines().collect()
}

fn status(end: &End) -> &'static str {
    match end {
        End::Solved => "solved",
        End::Several => "several",
        End::TooHard => "too-hard",
        End::Stuck => "stuck",
        End::None | End::Impossible(..) | End::Denied => "none",
        End::Limit | End::Interrupted => "limit",
    }
}
