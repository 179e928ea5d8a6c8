//! One JSON object per puzzle, written as the solutions come, so that it needs
//! no more memory for a million of them than for one.

use crate::answer::{Answer, Outcome};
use crate::draw;
use crate::tally::Tally;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::Cell;
use grille_engine::nonogram::ambiguity::{Several, Switch};
use grille_engine::nonogram::count::Part;
use grille_engine::nonogram::{Event, Picture, Puzzle, Reason};
use grille_engine::run::{Game, Stats};
use grille_words::{Words, say};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::time::Duration;

/// `{"puzzle":…,"solutions":[`.
pub fn begin(out: &mut dyn Write, name: &str, puzzle: &Puzzle) -> io::Result<()> {
    let size = puzzle.size();
    write!(out, r#"{{"puzzle":{},"#, Value::from(name))?;
    write!(out, r#""rows":{},"columns":{},"#, size.rows(), size.cols())?;
    if !puzzle.palette().is_two_tone() {
        let inks = puzzle.palette().inks().iter().zip(puzzle.palette().symbols());
        let ink = |(ink, symbol): (&grille_engine::nonogram::Ink, char)| json!({ "symbol": symbol.to_string(), "name": ink.name, "rgb": ink.rgb.to_string() });
        write!(out, r#""palette":{},"#, Value::from(inks.map(ink).collect::<Vec<_>>()))?;
    }
    write!(out, r#""solutions":["#)
}

/// A solution as a list of row strings.
pub fn solution(
    out: &mut dyn Write,
    index: u64,
    puzzle: &Puzzle,
    picture: &Picture,
) -> io::Result<()> {
    let text = draw::ascii(&picture.map(|&colour| colour.into()), puzzle.palette());
    let comma = if index > 0 { "," } else { "" };
    write!(out, "{comma}{}", Value::from(text.lines().collect::<Vec<_>>()))
}

/// `],"status":…}` and a newline.
pub fn end<G: Game>(
    out: &mut dyn Write,
    words: &Words,
    method: &str,
    answer: &Answer<G>,
    cause: Option<String>,
    from_board: bool,
    why: Option<&Several>,
) -> io::Result<()> {
    let mut rest = spent(&answer.stats, answer.time);
    if let Some(why) = why {
        rest["why"] = switches(why);
    }
    rest["status"] = answer.outcome.status().into();
    rest["method"] = method.into();
    if from_board {
        rest["from_board"] = true.into();
    }
    match answer.outcome {
        Outcome::None(_) => rest["cause"] = cause.into(),
        Outcome::Several { more: Some(more) } => rest["more"] = more.into(),
        Outcome::Interrupted => rest["interrupted"] = true.into(),
        Outcome::Wrong => {
            rest["errors"] = json!([{ "message": say!(words, "answer-wrong", method = method) }]);
        }
        _ => {}
    }
    close(out, &rest)
}

/// `],"count":…}` and a newline. Numbers are text: they outgrow those of JSON.
pub fn tally(
    out: &mut dyn Write,
    words: &Words,
    puzzle: &Puzzle,
    tally: &Tally,
    from_board: bool,
) -> io::Result<()> {
    let mut rest = spent(&tally.stats, tally.time);
    rest["status"] = tally.outcome.status().into();
    if from_board {
        rest["from_board"] = true.into();
    }
    let number = tally.number.to_string();
    match tally.outcome {
        Outcome::Limit | Outcome::Interrupted => rest["at_least"] = number.into(),
        _ => {
            rest["digits"] = number.len().into();
            rest["count"] = number.into();
        }
    }
    match tally.outcome {
        Outcome::None(cause) => rest["cause"] = words.cause(&cause, puzzle).into(),
        Outcome::Interrupted => rest["interrupted"] = true.into(),
        Outcome::Several { .. } => {
            let part = |part: &Part| json!({ "cells": part.cells.len(), "count": part.solutions.to_string() });
            rest["parts"] = tally.parts.iter().map(part).collect::<Vec<_>>().into();
        }
        _ => {}
    }
    close(out, &rest)
}

/// Where solutions differ. Numbers are text: they outgrow those of JSON.
fn switches(several: &Several) -> Value {
    let cells = |cells: &[Cell]| -> Vec<Value> {
        cells.iter().map(|cell| json!({ "row": cell.row + 1, "column": cell.col + 1 })).collect()
    };
    let given = |cell: &Cell| {
        let colour = several.solution[*cell].index();
        json!({ "row": cell.row + 1, "column": cell.col + 1, "colour": colour })
    };
    let switch = |switch: &Switch| {
        json!({
            "cells": cells(&switch.cells),
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

/// What the work took.
fn spent(stats: &Stats, time: Duration) -> Value {
    json!({
        "steps": stats.steps,
        "lines": stats.lines,
        "guesses": stats.guesses,
        "contradictions": stats.contradictions,
        "depth": stats.depth,
        "ruled": stats.ruled,
        "states": stats.states,
        "memo_hits": stats.memo_hits,
        "milliseconds": (time.as_secs_f64() * 1e6).round() / 1000.0,
    })
}

/// What follows the solutions.
fn close(out: &mut dyn Write, rest: &Value) -> io::Result<()> {
    let rest = rest.to_string();
    writeln!(out, "],{}", rest.trim_start_matches('{'))
}

/// One step of a run.
pub fn event(out: &mut dyn Write, name: &str, event: &Event) -> io::Result<()> {
    let numbers = |colours: Colours| colours.iter().map(Colour::index).collect::<Vec<_>>();
    let mut object = json!({ "puzzle": name, "text": event.to_string() });
    if let Event::Set { cell, colours, .. } | Event::Guess { cell, colours, .. } = event {
        object["row"] = (cell.row + 1).into();
        object["column"] = (cell.col + 1).into();
        object["colours"] = numbers(*colours).into();
    }
    let kind = match event {
        Event::Set { why, .. } => {
            object["why"] = match why {
                Reason::Line(technique, line) => {
                    object["line"] = line.to_string().into();
                    technique.name().into()
                }
                Reason::Supposed => "supposed".into(),
                Reason::Tried => "tried".into(),
                Reason::Probed => "probed".into(),
                Reason::Learned => "learned".into(),
            };
            "set"
        }
        Event::Guess { depth, .. } | Event::BackTo { depth } => {
            object["depth"] = (*depth).into();
            if matches!(event, Event::Guess { .. }) { "guess" } else { "back" }
        }
        Event::Contradiction { line } => {
            object["line"] = line.map(|line| line.to_string()).into();
            "contradiction"
        }
        Event::Solution => "solution",
    };
    object["event"] = kind.into();
    writeln!(out, "{object}")
}
