//! Clues as lists of lists of numbers, as JSON and as Python (and most languages like them) have
//! them: `{"rows": [[2], [1, 1]], "columns": [[1], …]}`, `rows = [(2,), (1, 1)]`.
//!
//! The names of the sides vary, and are guessed. Two lists without names are rows and columns,
//! unless `width` and `height` tell otherwise. A list of rows of 0 and 1 is a picture.

use crate::nonogram::parts::clues::{PlacedClue, clue, lengths};
use crate::nonogram::parts::sides::{CLUES, agree, black};
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::lists::{Named, Value, lists};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Problem, Said};
use grille_engine::Faults;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{About, Clue, Draft, Puzzle};

pub(crate) const JSON: Format = Format {
    name: "json",
    extensions: &["json"],
    keeps: Keeps { about: &[Said::Title], ..CLUES },
    coding: Coding::Text,
    many: None,
    fit: |text| match text.trim_start().starts_with(['{', '[']) {
        true => fit(text),
        false => Fit::Nothing,
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body: |puzzle| {
        let title = puzzle.about().title.iter();
        let title: String =
            title.map(|title| format!("  \"title\": {},\n", quoted(title))).collect();
        let (rows, cols) = (side(puzzle.rows(), "    "), side(puzzle.cols(), "    "));
        format!("{{\n{title}  \"rows\": [\n{rows}\n  ],\n  \"columns\": [\n{cols}\n  ]\n}}\n")
    },
};

pub(crate) const PYTHON: Format = Format {
    name: "python",
    extensions: &["py"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| match text.contains('[') && !text.trim_start().starts_with(['{', '<']) {
        true => fit(text).min(Fit::Whole),
        false => Fit::Nothing,
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body: |puzzle| {
        let (rows, cols) = (side(puzzle.rows(), "    "), side(puzzle.cols(), "    "));
        format!("rows = [\n{rows},\n]\ncolumns = [\n{cols},\n]\n")
    },
};

/// The longest text that is looked at to recognise it.
const LONGEST: usize = 1 << 20;

fn fit(text: &str) -> Fit {
    if text.len() > LONGEST {
        return Fit::Nothing;
    }
    match lists(Piece::whole(text)).ok().and_then(|named| Some((has_names(&named), found(&named)?)))
    {
        Some((true, Found::Sides(..))) => Fit::Mark,
        Some((false, Found::Sides(rows, cols))) => match fits(&rows, &cols) {
            true => Fit::Whole,
            false => Fit::Form,
        },
        Some((_, Found::Picture(_))) => Fit::Whole,
        None => Fit::Nothing,
    }
}

/// What the lists of a text are.
enum Found<'a> {
    Sides(Vec<Vec<Piece<'a>>>, Vec<Vec<Piece<'a>>>),
    Picture(Vec<Vec<Piece<'a>>>),
}

/// Names of the rows, and of the columns, as their beginnings or ends.
const ROWS: &[&str] = &["row", "side", "left", "hor", "line", "lig"];
const COLS: &[&str] = &["col", "top", "ver", "up"];

fn is_named(name: &str, names: &[&str]) -> bool {
    names.iter().any(|part| name.starts_with(part) || name.contains(&format!("_{part}")))
}

fn has_names(named: &[Named<'_>]) -> bool {
    let has =
        |names| named.iter().any(|own| is_named(&own.name, names) && clues(&own.value).is_some());
    has(ROWS) && has(COLS)
}

/// A list of lists of numbers.
fn clues<'a>(value: &Value<'a>) -> Option<Vec<Vec<Piece<'a>>>> {
    let parts = value.list()?;
    let is_numbers = parts.iter().all(|part| matches!(part, Value::Number(_)));
    if parts.is_empty() || is_numbers && parts.len() < 2 {
        return None;
    }
    let all: Vec<Vec<Piece<'a>>> = parts.iter().map(Value::numbers).collect::<Option<_>>()?;
    let is_more = |piece: &Piece<'_>| piece.text != "0" && piece.text != "1";
    match all.iter().flatten().any(is_more) {
        true => Some(all.into_iter().map(unpadded).collect()),
        // A table of 0 and 1 may be a picture.
        false => Some(all),
    }
}

/// A clue without the zeros that fill up the rows of a table, before or behind its numbers.
fn unpadded(clue: Vec<Piece<'_>>) -> Vec<Piece<'_>> {
    let is_filled = |piece: &Piece<'_>| piece.text != "0";
    match (clue.iter().position(is_filled), clue.iter().rposition(is_filled)) {
        (Some(first), Some(last)) => clue[first..=last].to_vec(),
        _ => clue.into_iter().take(1).collect(),
    }
}

fn found<'a>(named: &[Named<'a>]) -> Option<Found<'a>> {
    let side = |names| {
        named.iter().filter(|own| is_named(&own.name, names)).find_map(|own| clues(&own.value))
    };
    if let (Some(rows), Some(cols)) = (side(ROWS), side(COLS)) {
        return Some(Found::Sides(rows, cols));
    }
    let mut all: Vec<Vec<Vec<Piece<'a>>>> =
        named.iter().filter_map(|own| clues(&own.value)).collect();
    if let [only] = &named.iter().filter(|own| own.value.list().is_some()).collect::<Vec<_>>()[..] {
        // A list of both sides, or a picture.
        let has_lists = |part: &&Value<'_>| {
            part.list().is_some_and(|parts| parts.iter().any(|part| part.list().is_some()))
        };
        let parts = only.value.list()?.iter();
        let parts: Option<Vec<_>> =
            parts.map(|part| clues(Some(part).filter(has_lists)?)).collect();
        match parts {
            Some(parts) if parts.len() == 2 => all = parts,
            _ => {
                let rows = clues(&only.value)?;
                return is_picture(&rows).then_some(Found::Picture(rows));
            }
        }
    }
    let [one, other] = <[_; 2]>::try_from(all).ok()?;
    // Turned by its diagonal a puzzle is one too: only sizes tell that the columns are first.
    let size = |name: &str| {
        let number = named.iter().find(|own| own.name == name)?.value.numbers()?;
        number.first()?.text.parse::<usize>().ok()
    };
    let sizes = [one.len(), other.len()].map(Some);
    match one.len() != other.len() && sizes == [size("width"), size("height")] {
        true => Some(Found::Sides(other, one)),
        false => Some(Found::Sides(one, other)),
    }
}

/// Whether rows are as long as each other, and all cells 0 or 1.
fn is_picture(rows: &[Vec<Piece<'_>>]) -> bool {
    let is_bit = |cell: &Piece<'_>| cell.text == "0" || cell.text == "1";
    rows.len() > 1
        && rows[0].len() > 1
        && rows.iter().all(|row| row.len() == rows[0].len() && row.iter().all(is_bit))
}

/// Whether clues fit each other as rows and columns.
fn fits(rows: &[Vec<Piece<'_>>], cols: &[Vec<Piece<'_>>]) -> bool {
    let lengths = |clue: &Vec<Piece<'_>>| -> Option<Vec<u32>> {
        clue.iter().map(|piece| piece.text.parse().ok()).collect()
    };
    let all =
        |clues: &[Vec<Piece<'_>>]| -> Option<Vec<Vec<u32>>> { clues.iter().map(lengths).collect() };
    match (all(rows), all(cols)) {
        (Some(rows), Some(cols)) => agree(&rows, &cols),
        _ => false,
    }
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let named = lists(whole).map_err(Faults::from)?;
    let title = named.iter().find_map(|own| match (&own.value, own.name.as_str()) {
        (Value::Word(word), "title" | "name") => Some(unquoted(word.text)),
        _ => None,
    });
    let puzzle = match found(&named) {
        None => {
            let has_rows = named.iter().any(|own| is_named(&own.name, ROWS));
            let what = if has_rows { Expected::ColumnClues } else { Expected::RowClues };
            return Err(Faults::from(Problem::expected(what, whole.end().span())));
        }
        Some(Found::Sides(rows, cols)) => sides(whole, &rows, &cols)?,
        Some(Found::Picture(rows)) => picture(&rows)?,
    };
    let draft = Draft { about: About { title, ..About::default() }, ..puzzle.draft() };
    Ok(Puzzle::new(draft).expect("a title makes no fault"))
}

fn sides(
    whole: Piece<'_>,
    rows: &[Vec<Piece<'_>>],
    cols: &[Vec<Piece<'_>>],
) -> Result<Puzzle, Faults<Problem>> {
    let mut problems = Problems::default();
    let mut side = |clues: &[Vec<Piece<'_>>]| -> Vec<PlacedClue> {
        let clues = clues.iter().take(MAX_SIDE + 1);
        clues.map(|pieces| clue(pieces.iter().copied(), &mut problems)).collect()
    };
    let (rows, cols) = (side(rows), side(cols));
    black(whole.trim().span(), rows, cols, problems)
}

fn picture(rows: &[Vec<Piece<'_>>]) -> Result<Puzzle, Faults<Problem>> {
    let cell =
        |piece: &Piece<'_>| if piece.text == "1" { Colour::BLACK } else { Colour::BACKGROUND };
    let cells: Vec<Colour> = rows.iter().flatten().map(cell).collect();
    let grid =
        Size::new(rows.len(), rows[0].len()).ok().and_then(|size| Grid::from_cells(size, cells));
    let at = rows[0][0].span();
    let grid =
        grid.ok_or_else(|| Faults::from(Problem::expected(Expected::LineCount, at.clone())))?;
    Puzzle::of(&grid, Vec::new()).map_err(|faults| {
        let problem = |fault| Problem { at: at.clone(), kind: crate::Kind::Fault(fault) };
        faults.into_iter().map(problem).collect()
    })
}

fn side(clues: &[Clue], indent: &str) -> String {
    let line = |clue: &Clue| format!("{indent}[{}]", lengths(clue, ", "));
    clues.iter().map(line).collect::<Vec<_>>().join(",\n")
}

/// A text between quotes, as JSON has it. What the reader of lists cannot hold is told by codes.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' | '\'' => quoted += &format!("\\u{:04x}", c as u32),
            c if c < ' ' => quoted += &format!("\\u{:04x}", c as u32),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// A text with its codes told.
fn unquoted(text: &str) -> String {
    let mut parts = text.split("\\u");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..4).and_then(|code| u32::from_str_radix(code, 16).ok());
        match code.and_then(char::from_u32) {
            Some(c) => {
                plain.push(c);
                plain += &part[4..];
            }
            None => plain = plain + "\\u" + part,
        }
    }
    plain
}
