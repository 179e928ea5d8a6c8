//! Links of SudokuPad with `scl` (or, older, `ctc`) before the data: JSON, mostly shortened (`text/json.rs`), packed as
//! lz-string does (`text/lz.rs`). The cells have the digits that are given; the regions must be the boxes. Everything that
//! is drawn may be a rule, so that lines, arrows, cages and the like are refused as rules beyond the classic ones.
//!
//! Links with `fpuz` are those of f-puzzles.

use super::cells::unknown_digit;
use super::{ANY_SIDE, Format, Readings};
use crate::text::json::loose;
use crate::text::lz::{packed, unpacked};
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem, Said, Unsupported};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Draft, Mark, Puzzle, Shape};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub(super) const FORMAT: Format = Format {
    name: "sudokupad",
    extensions: &["sudokupad", "url"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[Said::Title, Said::Author, Said::Description],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = Piece::whole(text).lines().find(|line| !line.is_blank());
        Fit::Mark.when(first.and_then(data).is_some())
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !line.is_blank());
        Box::new(lines.map(read))
    },
    write_body,
};

/// What the data of a link stand behind.
const MARKS: [&str; 4] = ["/scl", "=scl", "/ctc", "=ctc"];

/// The packed data of a line: behind a mark of a link, or all of it.
fn data(line: Piece<'_>) -> Option<Piece<'_>> {
    let line = line.trim();
    let alone = || line.text.strip_prefix("scl").or_else(|| line.text.strip_prefix("ctc"));
    let behind =
        MARKS.iter().find_map(|mark| Some(line.text.split_once(mark)?.1)).or_else(alone)?;
    let end = behind.find(['&', '#', '?']).unwrap_or(behind.len());
    let data = &behind[..end];
    let is_digit = |byte: u8| byte.is_ascii_alphanumeric() || b"+/=%- ".contains(&byte);
    (data.len() > 40 && data.bytes().all(is_digit)).then(|| line.part(data))
}

/// An entry by its name, or by the short one.
fn entry<'v>(value: &'v Value, name: &str, short: &str) -> Option<&'v Value> {
    value.get(name).or_else(|| value.get(short))
}

fn list<'v>(value: &'v Value, name: &str, short: &str) -> &'v [Value] {
    entry(value, name, short).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// What is drawn in a puzzle beyond its cells, by names and short ones.
const DRAWN: [(&str, &str); 5] = [
    ("lines", "l"),
    ("arrows", "a"),
    ("overlays", "o"),
    ("underlays", "u"),
    ("foglight", "foglight"),
];

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let missing = || Faults::from(Problem::expected(Expected::OneOf(&MARKS), line.trim().span()));
    let data = data(line).ok_or_else(missing)?;
    let problem = |kind| Faults::from(Problem { at: data.span(), kind });
    let plain = data.text.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    let text = unpacked(&plain.replace(' ', "+"));
    let all = text.and_then(|text| loose(&text)).filter(Value::is_object);
    let all = all.ok_or_else(|| problem(Kind::Expected(Expected::OneOf(&["JSON"]))))?;
    let is_drawn = |(name, short): &(&str, &str)| {
        list(&all, name, short).iter().any(|own| own.as_object().is_none_or(|own| !own.is_empty()))
    };
    let cages = list(&all, "cages", "ca");
    if DRAWN.iter().any(is_drawn) || cages.iter().any(is_rule) {
        return Err(problem(Kind::Unsupported(Unsupported::Variant)));
    }
    let rows = list(&all, "cells", "ce");
    if rows.is_empty() {
        return Err(problem(Kind::Expected(Expected::OneOf(&["cells"]))));
    }
    let side = rows.len();
    let Some(shape) = Shape::of_side(side) else {
        return Err(problem(Kind::SudokuLength { found: side * side }));
    };
    if regions(&all) != Some(boxes(shape)) {
        return Err(problem(Kind::Unsupported(Unsupported::Variant)));
    }
    let (mut givens, mut saved): (Vec<Vec<Digits>>, Vec<Vec<Mark>>) = Default::default();
    for row in rows {
        let cells = row.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != side {
            return Err(problem(Kind::CellCount { found: cells.len(), expected: side }));
        }
        let both: Option<Vec<(Digits, Mark)>> = cells.iter().map(|own| cell(own, side)).collect();
        let (own, marks) =
            both.ok_or_else(|| Faults::from(unknown_digit(data.span(), side)))?.into_iter().unzip();
        givens.push(own);
        saved.push(marks);
    }
    let has_marks = saved.iter().flatten().any(|mark| *mark != Mark::Blank);
    let about = about(&all, cages);
    let draft = Draft { about, givens, saved: has_marks.then_some(saved) };
    Puzzle::new(draft).map_err(|faults| {
        faults.into_iter().flat_map(|fault| problem(Kind::SudokuFault(fault))).collect()
    })
}

/// Whether a cage is a rule. Older links have cages without cells, whose values are titles and the like.
fn is_rule(cage: &Value) -> bool {
    !list(cage, "cells", "ce").is_empty()
        || entry(cage, "cells", "ce").is_some_and(|cells| cells.as_str().is_some())
}

/// The regions as sets of rows and columns; nothing where one is none.
fn regions(all: &Value) -> Option<BTreeSet<BTreeSet<(u64, u64)>>> {
    let place = |cell: &Value| Some((cell.get(0)?.as_u64()?, cell.get(1)?.as_u64()?));
    let region = |cells: &Value| cells.as_array()?.iter().map(place).collect::<Option<_>>();
    list(all, "regions", "re").iter().map(region).collect()
}

/// The boxes of a shape as such sets.
fn boxes(shape: Shape) -> BTreeSet<BTreeSet<(u64, u64)>> {
    lists(shape).into_iter().map(|cells| cells.into_iter().collect()).collect()
}

/// The boxes of a shape, each with its cells row by row.
fn lists(shape: Shape) -> Vec<Vec<(u64, u64)>> {
    let ((high, wide), side) = (shape.box_size(), shape.side());
    let mut found = vec![Vec::new(); side];
    for (row, col) in (0..side).flat_map(|row| (0..side).map(move |col| (row, col))) {
        found[row / high * (side / wide) + col / wide].push((row as u64, col as u64));
    }
    found
}

/// What a cell may be, and what is written in it.
fn cell(cell: &Value, side: usize) -> Option<(Digits, Mark)> {
    let open = Digits::first(side);
    let digit = |value: &Value| -> Option<Digit> {
        let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())?;
        Digit::new(usize::try_from(number).ok()?).filter(|digit| digit.number() <= side)
    };
    let is_written =
        cell.get("given").is_some_and(|given| given == &json!(false) || given == &json!(0));
    match entry(cell, "value", "v") {
        Some(value) if value.as_str() == Some("") => Some((open, Mark::Blank)),
        Some(value) if is_written => Some((open, Mark::Digit(digit(value)?))),
        Some(value) => Some((Digits::from(digit(value)?), Mark::Blank)),
        None => {
            let marks = list(cell, "centremarks", "centremarks");
            let marks: Digits = marks.iter().map(digit).collect::<Option<_>>()?;
            Some((open, Mark::pencil(marks)))
        }
    }
}

/// What is said about a puzzle, in `metadata` or as the values of cages: `title: …`.
fn about(all: &Value, cages: &[Value]) -> About {
    let said = |name: &str, short: &str| -> Option<String> {
        let own =
            all.get("metadata").and_then(|data| entry(data, name, short)).and_then(Value::as_str);
        let values = cages.iter().filter_map(|cage| entry(cage, "value", "v")?.as_str());
        let of_cage =
            || values.filter_map(|value| value.strip_prefix(name)?.strip_prefix(": ")).next();
        own.or_else(of_cage).filter(|text| !text.is_empty()).map(str::to_owned)
    };
    About {
        title: said("title", "t"),
        author: said("author", "author"),
        description: said("rules", "rules"),
        ..About::default()
    }
}

fn write_body(puzzle: &Puzzle) -> String {
    let cell = |set: &Digits| match set.only() {
        Some(digit) => json!({ "value": digit.number() }),
        None => json!({}),
    };
    let cells: Vec<Value> = puzzle.givens().cells().iter().map(cell).collect();
    let rows: Vec<&[Value]> = cells.chunks(puzzle.shape().side()).collect();
    let about = puzzle.about();
    let mut metadata = serde_json::Map::new();
    for (key, said) in
        [("title", &about.title), ("author", &about.author), ("rules", &about.description)]
    {
        metadata.extend(said.iter().map(|said| (key.to_owned(), said.as_str().into())));
    }
    let all = json!({
        "id": about.title.as_deref().unwrap_or("sudoku"),
        "cellSize": 64,
        "metadata": metadata,
        "cells": rows,
        "regions": lists(puzzle.shape()),
    });
    format!("https://sudokupad.app/scl{}\n", packed(&all.to_string()))
}
