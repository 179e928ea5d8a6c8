//! A picture as a table: a row a line, with commas, semicolons or tabs between its cells, as spreadsheets and
//! programs for tables write them. `1`, `x` or `#` is black; `0`, `.`, `-` or nothing is empty. The clues follow.
//!
//! Clues with commas between their numbers are no such table: `ish` reads them.

use crate::nonogram::parts::look::{self, PICTURE};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{Fault, FaultKind, Place, Puzzle, Rgb};

pub(crate) const FORMAT: Format = Format {
    name: "csv",
    extensions: &["csv"],
    keeps: PICTURE,
    coding: Coding::Text,
    many: None,
    fit,
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body: |puzzle| {
        let mut text = String::new();
        for row in puzzle.goal().iter().flat_map(Grid::rows) {
            let cells: Vec<&str> =
                row.iter().map(|colour| if colour.is_ink() { "1" } else { "0" }).collect();
            text += &(cells.join(",") + "\n");
        }
        text
    },
};

/// What stands between the cells of a line, if something does.
fn separator(line: &str) -> Option<char> {
    [',', ';', '\t'].into_iter().find(|sign| line.contains(*sign))
}

/// What a cell says: ink, paper, or nothing that is known.
fn cell(text: &str) -> Option<bool> {
    match text.trim().trim_matches('"') {
        "1" | "x" | "X" | "#" => Some(true),
        "" | "0" | "." | "-" => Some(false),
        _ => None,
    }
}

/// Two rows or more, as long as each other, with nothing but cells in them, and ink in one.
fn fit(text: &str) -> Fit {
    let text = text.trim_matches(['\n', '\r']);
    let mut lines = text.lines();
    let Some(separator) = lines.clone().next().and_then(separator) else { return Fit::Nothing };
    let width = text.lines().next().map_or(0, |line| line.split(separator).count());
    let is_row = |line: &str| {
        line.split(separator).count() == width
            && line.split(separator).all(|own| cell(own).is_some())
    };
    let has_ink = |line: &str| line.split(separator).any(|own| cell(own) == Some(true));
    let is_table = lines.clone().nth(1).is_some() && lines.all(is_row);
    Fit::Whole.when(is_table && text.lines().any(has_ink))
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let all = whole.part(whole.text.trim_matches(['\n', '\r']));
    let first = all.lines().next().unwrap_or(whole.end());
    // Where nothing separates, a line is one cell.
    let separator = separator(first.text).unwrap_or(',');
    let width = first.split(separator).count();
    let too_many = |found, place, at| {
        let kind = FaultKind::TooManyLines { found, limit: MAX_SIDE };
        Faults::from(Problem { at, kind: Kind::Fault(Fault { place, kind }) })
    };
    if width > MAX_SIDE {
        return Err(too_many(width, Place::Cols, first.span()));
    }
    if let Some(more) = all.lines().nth(MAX_SIDE) {
        return Err(too_many(all.lines().count(), Place::Rows, more.span()));
    }
    let (mut cells, mut rows) = (Vec::new(), 0);
    for line in all.lines() {
        let found = line.split(separator).count();
        if found != width {
            let kind = Kind::CellCount { found, expected: width };
            return Err(Faults::from(Problem { at: line.span(), kind }));
        }
        for part in line.split(separator) {
            let unknown = || Faults::from(Problem::expected(Expected::ArtCell, part.trim().span()));
            cells.push(cell(part.text).ok_or_else(unknown)?.then_some(Rgb::BLACK));
        }
        rows += 1;
    }
    let grid = Size::new(rows, width).ok().and_then(|size| Grid::from_cells(size, cells));
    let nothing = || Faults::from(Problem::expected(Expected::ArtCell, whole.end().span()));
    look::puzzle(&grid.ok_or_else(nothing)?, Some(Rgb::WHITE), &first.span())
}
