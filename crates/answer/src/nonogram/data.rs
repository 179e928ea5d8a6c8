//! What is said of nonograms in JSON: deductions, hints, events, and where solutions differ.

use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::Cell;
use grille_engine::hint::Level;
use grille_engine::nonogram::ambiguity::{Several, Switch};
use grille_engine::nonogram::hint::{Area, Hint, Refutation, Third};
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_engine::nonogram::{Event, Puzzle, event};
use grille_words::Words;
use serde_json::{Value, json};

/// A step of a worked solution.
pub fn deduction(words: &Words, told: &ExplainedDeduction, puzzle: &Puzzle) -> Value {
    let lines: Vec<String> = told.deduction.lines().iter().map(ToString::to_string).collect();
    let eliminations = told.eliminations.iter().map(|told| deduction(words, told, puzzle));
    json!({
        "technique": told.deduction.technique.name(),
        "lines": lines,
        "cells": cells(&told.deduction.settles),
        "evidence": cells(&told.explanation.evidence),
        "premises": cells(&told.explanation.premises),
        "eliminations": eliminations.collect::<Vec<_>>(),
        "text": words.argument(told, puzzle),
    })
}

/// Cells with the numbers of the colours that they may have.
pub fn cells(known: &[Known]) -> Value {
    let one = |&(cell, set): &Known| json!({ "row": cell.row + 1, "column": cell.col + 1, "colours": numbers(set) });
    known.iter().map(one).collect()
}

fn numbers(colours: Colours) -> Vec<usize> {
    colours.iter().map(Colour::index).collect()
}

/// Cells by themselves.
fn places(cells: &[Cell]) -> Value {
    cells.iter().map(|cell| json!({ "row": cell.row + 1, "column": cell.col + 1 })).collect()
}

/// What a hint says beside its sentences.
pub fn hint(object: &mut Value, words: &Words, hint: &Hint, level: Level, puzzle: &Puzzle) {
    if let Some(area) = hint.area(puzzle.size()) {
        object["area"] = place(area).into();
    }
    if level >= Level::Focus {
        object["line"] = hint.line().map(|line| line.to_string()).into();
    }
    match hint {
        Hint::Next(told) => {
            if level >= Level::Technique {
                object["technique"] = told.deduction.technique.name().into();
            }
            if level == Level::Cells {
                object["cells"] = places(&hint.cells());
            }
            if level == Level::Argument {
                object["deduction"] = deduction(words, told, puzzle);
            }
        }
        Hint::Wrong(refutation) if level > Level::Where => {
            object["reason"] = name(refutation).into();
            if let Refutation::Line(_, known) | Refutation::Follows(_, _, known) = refutation {
                object["cells"] = cells(known);
            }
            if let (Refutation::Follows(told, ..), Level::Argument) = (refutation, level) {
                let steps = told.iter().map(|told| deduction(words, told, puzzle));
                object["deductions"] = steps.collect();
            }
        }
        Hint::Wrong(_) | Hint::Solved | Hint::Stuck | Hint::Undecided => {}
    }
}

/// `top-left`, `bottom-middle`.
fn place(area: Area) -> String {
    let third = |third: Third, names: [&'static str; 3]| match third {
        Third::First => names[0],
        Third::Middle => names[1],
        Third::Last => names[2],
    };
    let rows = third(area.rows, ["top", "middle", "bottom"]);
    format!("{rows}-{}", third(area.cols, ["left", "middle", "right"]))
}

fn name(refutation: &Refutation) -> &'static str {
    match refutation {
        Refutation::Clues(_) => "clues",
        Refutation::Denied(_) => "givens",
        Refutation::Line(..) => "one-line",
        Refutation::Follows(..) => "several-lines",
        Refutation::Search => "search",
    }
}

/// Where solutions differ. Numbers are text: they outgrow those of JSON.
pub fn switches(several: &Several) -> Value {
    let given = |cell: &Cell| {
        let colour = several.solution[*cell].index();
        json!({ "row": cell.row + 1, "column": cell.col + 1, "colour": colour })
    };
    let switch = |switch: &Switch| {
        json!({
            "cells": places(&switch.cells),
            "count": switch.solutions.as_ref().map(ToString::to_string),
            "givens": switch.givens.iter().map(given).collect::<Vec<_>>(),
            "smallest": switch.smallest,
        })
    };
    json!({
        "count": several.solutions().map(|count| count.to_string()),
        "switches": several.switches.iter().map(switch).collect::<Vec<_>>(),
    })
}

/// One step of a run.
pub fn event(name: &str, event: &Event) -> Value {
    let mut object = json!({ "puzzle": name, "text": event.to_string() });
    if let Event::Set { cell, colours, .. } | Event::Guess { cell, colours, .. } = event {
        object["row"] = (cell.row + 1).into();
        object["column"] = (cell.col + 1).into();
        object["colours"] = numbers(*colours).into();
    }
    let kind = match event {
        Event::Set { why, .. } => {
            object["why"] = match why {
                event::Reason::Line(technique, line) => {
                    object["line"] = line.to_string().into();
                    technique.name().into()
                }
                event::Reason::Supposed => "supposed".into(),
                event::Reason::Tried => "tried".into(),
                event::Reason::Probed => "probed".into(),
                event::Reason::Learned => "learned".into(),
            };
            "set"
        }
        Event::Guess { depth, .. } => {
            object["depth"] = (*depth).into();
            "guess"
        }
        Event::BackTo { depth } => {
            object["depth"] = (*depth).into();
            "back"
        }
        Event::Contradiction { line } => {
            object["line"] = line.map(|line| line.to_string()).into();
            "contradiction"
        }
        Event::Believe => "believe",
        Event::Solution => "solution",
    };
    object["event"] = kind.into();
    object
}
