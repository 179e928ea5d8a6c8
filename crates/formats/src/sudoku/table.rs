//! Sudokus as tables: `sudoku-csv`, a row a line with commas, semicolons or tabs between the cells,
//! or a puzzle a line below the heading of a column (`puzzle,solution`); and `sudoku-json`, a list
//! of rows. Open cells are 0, `.` or nothing.

use super::cells::{Placed, cell, cells, puzzle};
use super::{ANY_SIDE, Format, Readings};
use crate::text::lists::{Value, lists};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Puzzle, Shape};

pub(super) const CSV: Format = Format {
    name: "sudoku-csv",
    extensions: &["csv"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "", between: "\n", after: "" },
    fit: fit_csv,
    read: |text| -> Readings<'_> { tables(Piece::whole(text)) },
    write_body: |puzzle| {
        let side = puzzle.shape().side();
        numbers(puzzle).chunks(side).map(|row| row.join(",") + "\n").collect()
    },
};

pub(super) const JSON: Format = Format {
    name: "sudoku-json",
    extensions: &["json"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame { before: "[\n", between: ",\n", after: "]\n" },
    fit: |text| match text.trim_start().starts_with(['[', '{']) && text.len() <= LONGEST {
        true => Fit::Whole.when(grids(Piece::whole(text)).is_ok_and(|grids| has_digits(&grids))),
        false => Fit::Nothing,
    },
    read: |text| -> Readings<'_> { Box::new(read_json(Piece::whole(text)).into_iter()) },
    write_body: |puzzle| {
        let side = puzzle.shape().side();
        let number = |text: &String| if text.is_empty() { "0".to_owned() } else { text.clone() };
        let row = |row: &[String]| {
            format!("  [{}]", row.iter().map(number).collect::<Vec<_>>().join(", "))
        };
        let rows: Vec<String> = numbers(puzzle).chunks(side).map(row).collect();
        format!("[\n{}\n]\n", rows.join(",\n"))
    },
};

/// The longest text of JSON that is looked at to recognise it.
const LONGEST: usize = 1 << 20;

/// The digits of a puzzle as numbers, row by row; nothing for an open cell.
fn numbers(puzzle: &Puzzle) -> Vec<String> {
    let text = |set: &Digits| set.only().map_or(String::new(), |digit| digit.number().to_string());
    puzzle.givens().cells().iter().map(text).collect()
}

/// What stands between the cells of a line.
fn separator(line: &str) -> Option<char> {
    [',', ';', '\t'].into_iter().find(|sign| line.contains(*sign))
}

/// A digit by its number, an open cell, or nothing that is known.
fn number(text: &str) -> Option<Option<Digit>> {
    let text = text.trim().trim_matches('"');
    match text.parse::<usize>() {
        Ok(0) => Some(None),
        Ok(number) => Digit::new(number).map(Some),
        Err(_) if text.is_empty() => Some(None),
        Err(_) => {
            let mut symbols = text.chars();
            symbols.next().and_then(cell).filter(|_| symbols.next().is_none())
        }
    }
}

fn is_heading(line: &str) -> bool {
    let first = line.split([',', ';', '\t']).next().unwrap_or_default().trim().trim_matches('"');
    ["puzzle", "puzzles", "quiz", "quizzes", "question", "sudoku"]
        .iter()
        .any(|name| first.eq_ignore_ascii_case(name))
}

fn fit_csv(text: &str) -> Fit {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let Some(first) = lines.next() else { return Fit::Nothing };
    if is_heading(first) {
        let is_puzzle = |line: &str| {
            let word = line.split([',', ';', '\t']).next().unwrap_or_default();
            super::line::is_line(word.trim().trim_matches('"'))
        };
        return Fit::Mark.when(lines.next().is_some_and(is_puzzle));
    }
    let Some(separator) = separator(first) else { return Fit::Nothing };
    let side = first.split(separator).count();
    let is_row = |line: &&str| {
        line.split(separator).count() == side
            && line.split(separator).all(|text| number(text).is_some())
    };
    let rows: Vec<&str> =
        std::iter::once(first).chain(lines.take(side.saturating_sub(1))).collect();
    let is_large = |text: &str| number(text).flatten().is_some_and(|digit| digit.number() > 1);
    let has_large = rows.iter().any(|row| row.split(separator).any(is_large));
    let is_whole = Shape::of_side(side).is_some() && rows.len() == side && rows.iter().all(is_row);
    Fit::Whole.when(is_whole && has_large)
}

/// The puzzles of a table, each taken when it is asked for.
fn tables<'a>(whole: Piece<'a>) -> Readings<'a> {
    let mut lines = whole.lines().filter(|line| !line.is_blank());
    let first = lines.clone().next().unwrap_or(whole.end());
    if is_heading(first.text) {
        return Box::new(lines.skip(1).map(column));
    }
    let Some(separator) = separator(first.text) else {
        let problem = Problem::expected(Expected::OneOf(&[","]), first.trim().end().span());
        return Box::new(std::iter::once(Err(Faults::from(problem))));
    };
    let side = first.split(separator).count().clamp(1, Digit::LIMIT);
    Box::new(std::iter::from_fn(move || {
        let rows: Vec<Piece<'a>> = lines.by_ref().take(side).collect();
        (!rows.is_empty()).then(|| table(whole, &rows, separator, side))
    }))
}

/// The puzzle of a line, in its first column.
fn column(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let field = line.text.split([',', ';', '\t']).next().unwrap_or(line.text);
    let field = line.part(field.trim().trim_matches('"'));
    let (mut placed, mut problems) = (Vec::new(), Problems::default());
    cells(field, &mut placed, &mut problems);
    puzzle(&placed, field, About::default(), problems)
}

fn table(
    whole: Piece<'_>,
    rows: &[Piece<'_>],
    separator: char,
    side: usize,
) -> Result<Puzzle, Faults<Problem>> {
    let (mut placed, mut problems): (Vec<Placed>, _) = (Vec::new(), Problems::default());
    for row in rows {
        let found = row.split(separator).count();
        if found != side {
            let kind = Kind::CellCount { found, expected: side };
            problems.push(Problem { at: row.trim().span(), kind });
            continue;
        }
        for part in row.split(separator) {
            match number(part.text) {
                Some(digit) => {
                    placed.push((digit.map_or(Digits::NONE, Digits::from), part.trim().span()));
                }
                None => problems.push(Problem::expected(Expected::SudokuCell, part.trim().span())),
            }
        }
    }
    puzzle(&placed, whole.trim(), About::default(), problems)
}

/// The lists of rows of a text, each with its cells.
fn grids(whole: Piece<'_>) -> Result<Vec<Vec<Vec<Piece<'_>>>>, Problem> {
    let mut found = Vec::new();
    for named in lists(whole)? {
        let mut open = vec![named.value];
        while let Some(value) = open.pop() {
            let Value::List(parts) = value else { continue };
            let rows: Option<Vec<Vec<Piece<'_>>>> = parts.iter().map(row).collect();
            match rows {
                Some(rows) if Shape::of_side(rows.len()).is_some() => found.push(rows),
                _ => open.extend(parts.into_iter().rev()),
            }
        }
    }
    Ok(found)
}

/// A row: a list of numbers.
fn row<'a>(value: &Value<'a>) -> Option<Vec<Piece<'a>>> {
    value.list().and_then(|_| value.numbers()).filter(|cells| Shape::of_side(cells.len()).is_some())
}

/// Whether some cell is more than a bit, and all rows are as long as there are rows.
fn has_digits(grids: &[Vec<Vec<Piece<'_>>>]) -> bool {
    let is_even = |grid: &Vec<Vec<Piece<'_>>>| grid.iter().all(|row| row.len() == grid.len());
    let is_large = |cell: &Piece<'_>| number(cell.text).flatten().is_some_and(|d| d.number() > 1);
    !grids.is_empty() && grids.iter().all(is_even) && grids.iter().flatten().flatten().any(is_large)
}

fn read_json(whole: Piece<'_>) -> Vec<Result<Puzzle, Faults<Problem>>> {
    let grids = match grids(whole) {
        Ok(grids) if !grids.is_empty() => grids,
        Ok(_) => {
            let problem = Problem::expected(Expected::OneOf(&["["]), whole.end().span());
            return vec![Err(Faults::from(problem))];
        }
        Err(problem) => return vec![Err(Faults::from(problem))],
    };
    grids.into_iter().map(|grid| grid_puzzle(&grid)).collect()
}

fn grid_puzzle(grid: &[Vec<Piece<'_>>]) -> Result<Puzzle, Faults<Problem>> {
    let (mut placed, mut problems): (Vec<Placed>, _) = (Vec::new(), Problems::default());
    for row in grid {
        if row.len() != grid.len() {
            let kind = Kind::CellCount { found: row.len(), expected: grid.len() };
            problems.push(Problem { at: row[0].span(), kind });
        }
        for piece in row {
            match number(piece.text) {
                Some(digit) => {
                    placed.push((digit.map_or(Digits::NONE, Digits::from), piece.span()));
                }
                None => problems.push(Problem::expected(Expected::SudokuCell, piece.span())),
            }
        }
    }
    puzzle(&placed, grid[0][0], About::default(), problems)
}
