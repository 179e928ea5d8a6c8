//! Links to f-puzzles and, with `fpuz` or `fpuzzles` before the same data, to SudokuPad: JSON with the
//! `grid`, packed as lz-string does (`text/lz.rs`). Digits that are not `given` become a board in
//! progress, and so do pencil marks in the middle of cells. Rules beyond the classic ones are
//! refused.

use super::cells::unknown_digit;
use super::{ANY_SIDE, Format, Readings};
use crate::text::lz::{packed, unpacked};
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem, Said, Unsupported};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Draft, Mark, Puzzle, Shape};
use serde_json::{Map, Value, json};

pub(super) const FORMAT: Format = Format {
    name: "f-puzzles",
    extensions: &["f-puzzles", "url"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[Said::Title, Said::Author],
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
const MARKS: [&str; 4] = ["f-puzzles.com/?load=", "/fpuzzles", "/fpuz", "=fpuz"];

/// The packed data of a line.
fn data(line: Piece<'_>) -> Option<Piece<'_>> {
    let behind = MARKS.iter().find_map(|mark| line.text.split_once(mark))?.1;
    let end = behind.find(['&', '#', '?']).unwrap_or(behind.len());
    Some(line.part(&behind[..end]).trim()).filter(|data| data.text.len() > 16)
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let missing = || Faults::from(Problem::expected(Expected::OneOf(&MARKS), line.trim().span()));
    let data = data(line).ok_or_else(missing)?;
    let problem = |kind| Faults::from(Problem { at: data.span(), kind });
    let plain = data.text.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    let text = unpacked(&plain.replace(' ', "+"));
    let all = text.and_then(|text| serde_json::from_str::<Map<String, Value>>(&text).ok());
    let all = all.ok_or_else(|| problem(Kind::Expected(Expected::OneOf(&["JSON"]))))?;
    if all.iter().any(|(key, value)| is_rule(key, value)) {
        return Err(problem(Kind::Unsupported(Unsupported::Variant)));
    }
    let rows = all.get("grid").and_then(Value::as_array);
    let rows = rows.ok_or_else(|| problem(Kind::Expected(Expected::OneOf(&["grid"]))))?;
    let side = rows.len();
    if Shape::of_side(side).is_none() {
        return Err(problem(Kind::SudokuLength { found: side * side }));
    }
    let (mut givens, mut saved): (Vec<Vec<Digits>>, Vec<Vec<Mark>>) = Default::default();
    for row in rows {
        let cells = row.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != side {
            return Err(problem(Kind::CellCount { found: cells.len(), expected: side }));
        }
        let (mut own, mut marks) = (Vec::new(), Vec::new());
        for cell in cells {
            if cell.get("region").is_some() {
                return Err(problem(Kind::Unsupported(Unsupported::Variant)));
            }
            let (given, mark) = self::cell(cell, side)
                .ok_or_else(|| Faults::from(unknown_digit(data.span(), side)))?;
            own.push(given);
            marks.push(mark);
        }
        givens.push(own);
        saved.push(marks);
    }
    let said = |key: &str| all.get(key).and_then(Value::as_str).map(str::to_owned);
    let about = About { title: said("title"), author: said("author"), ..About::default() };
    let has_marks = saved.iter().flatten().any(|mark| *mark != Mark::Blank);
    let draft = Draft { about, givens, saved: has_marks.then_some(saved) };
    Puzzle::new(draft).map_err(|faults| {
        let placed = |fault| Problem { at: data.span(), kind: Kind::SudokuFault(fault) };
        faults.into_iter().map(placed).collect()
    })
}

/// Whether an entry is a rule beyond the classic ones: something switched on, or a list of it.
fn is_rule(key: &str, value: &Value) -> bool {
    let is_known =
        ["grid", "solution", "highlightConflicts", "text", "circle", "rectangle", "line"];
    match value {
        _ if is_known.contains(&key) => false,
        Value::Bool(is_on) => *is_on,
        Value::Array(list) => !list.is_empty(),
        Value::Null | Value::Number(_) | Value::String(_) | Value::Object(_) => false,
    }
}

/// What a cell may be, and what is written in it.
fn cell(cell: &Value, side: usize) -> Option<(Digits, Mark)> {
    let open = Digits::first(side);
    let digit = |value: &Value| -> Option<Digit> {
        let number = usize::try_from(value.as_u64()?).ok()?;
        Digit::new(number).filter(|digit| digit.number() <= side)
    };
    let is_given = cell.get("given").and_then(Value::as_bool).unwrap_or(false);
    match cell.get("value") {
        Some(value) if is_given => Some((Digits::from(digit(value)?), Mark::Blank)),
        Some(value) => Some((open, Mark::Digit(digit(value)?))),
        None => {
            let marks = cell.get("centerPencilMarks").and_then(Value::as_array);
            let marks = marks.map_or(&[][..], Vec::as_slice);
            let set: Digits = marks.iter().map(digit).collect::<Option<_>>()?;
            Some((open, if set.is_empty() { Mark::Blank } else { Mark::pencil(set) }))
        }
    }
}

fn write_body(puzzle: &Puzzle) -> String {
    let side = puzzle.shape().side();
    let cell = |set: &Digits| match set.only() {
        Some(digit) => json!({ "value": digit.number(), "given": true }),
        None => json!({}),
    };
    let cells: Vec<Value> = puzzle.givens().cells().iter().map(cell).collect();
    let grid: Vec<&[Value]> = cells.chunks(side).collect();
    let mut all = Map::new();
    all.insert("size".to_owned(), side.into());
    for (key, value) in [("title", &puzzle.about().title), ("author", &puzzle.about().author)] {
        all.extend(value.iter().map(|value| (key.to_owned(), value.as_str().into())));
    }
    all.insert("grid".to_owned(), json!(grid));
    format!("https://www.f-puzzles.com/?load={}\n", packed(&Value::Object(all).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(data: &Value) -> String {
        format!("https://www.f-puzzles.com/?load={}", packed(&data.to_string()))
    }

    fn grid(row: &Value) -> Value {
        json!([row, [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]])
    }

    #[test]
    fn digits_that_are_not_given_and_marks_are_a_board_in_progress() {
        let row = json!([{ "value": 1, "given": true }, { "value": 2 }, { "centerPencilMarks": [3, 4] }, {}]);
        let text =
            link(&json!({ "size": 4, "title": "x", "grid": grid(&row), "antiknight": false }));
        for text in [text.clone(), text.replace("www.f-puzzles.com/?load=", "sudokupad.app/fpuz")] {
            let puzzle = (FORMAT.read)(&text).next().unwrap().unwrap();
            assert_eq!((puzzle.clues(), puzzle.about().title.as_deref()), (1, Some("x")));
            let marks = puzzle.saved().unwrap().cells();
            assert_eq!(marks[1], Mark::Digit(Digit::new(2).unwrap()));
            assert_eq!(marks[2], Mark::pencil([3, 4].into_iter().filter_map(Digit::new).collect()));
        }
    }

    #[test]
    fn other_rules_digits_and_shapes_are_refused() {
        let empty = json!([{}, {}, {}, {}]);
        for (data, expected) in [
            (
                json!({ "grid": grid(&empty), "antiknight": true }),
                Kind::Unsupported(Unsupported::Variant),
            ),
            (
                json!({ "grid": grid(&empty), "thermometer": [{ "lines": [] }] }),
                Kind::Unsupported(Unsupported::Variant),
            ),
            (
                json!({ "grid": grid(&json!([{ "region": 3 }, {}, {}, {}])) }),
                Kind::Unsupported(Unsupported::Variant),
            ),
            (json!({ "grid": [[]] }), Kind::SudokuLength { found: 1 }),
            (json!({ "grid": grid(&json!([{}])) }), Kind::CellCount { found: 1, expected: 4 }),
            (
                json!({ "sizes": [], "title": "nothing here" }),
                Kind::Expected(Expected::OneOf(&["grid"])),
            ),
        ] {
            let problems = (FORMAT.read)(&link(&data)).next().unwrap().unwrap_err();
            assert_eq!(problems[0].kind, expected, "{data}");
        }
        let nine = json!([{ "value": 9, "given": true }, {}, {}, {}]);
        assert!((FORMAT.read)(&link(&json!({ "grid": grid(&nine) }))).next().unwrap().is_err());
    }
}
