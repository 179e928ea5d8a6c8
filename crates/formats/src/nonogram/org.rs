//! The data in a page of nonograms.org: `var d=[[…],…];`, the solution as runs of colours. Sizes are
//! sums of remainders; colours and runs are told as differences from a list of keys. The clues
//! follow from the picture. Grille writes such data with small keys, as bare text.

use crate::nonogram::parts::look::{self, PICTURE};
use crate::nonogram::{Coding, Format};
use crate::text::lists::lists;
use crate::text::source::Piece;
use crate::{Expected, Fit, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{Puzzle, Rgb};
use std::fmt::Write;

pub(crate) const FORMAT: Format = Format {
    name: "nonograms-org",
    extensions: &["org-page", "html"],
    keeps: PICTURE,
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Mark.when(data(Piece::whole(text)).is_some()),
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

/// The line of a page with the data.
fn data(whole: Piece<'_>) -> Option<Piece<'_>> {
    whole.lines().map(Piece::trim).find(|line| line.text.starts_with("var d=[["))
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let missing =
        || Faults::from(Problem::expected(Expected::OneOf(&["var d=[["]), whole.end().span()));
    let line = data(whole).ok_or_else(missing)?;
    let named = lists(line).map_err(Faults::from)?;
    let bad = || Faults::from(Problem::expected(Expected::Agreement, line.span()));
    let quads = named.first().and_then(|own| own.value.list()).ok_or_else(bad)?;
    let quad = |part: &crate::text::lists::Value<'_>| -> Option<[i64; 4]> {
        let numbers = part.numbers()?;
        let numbers: Vec<i64> = numbers
            .iter()
            .map(|piece| piece.text.parse::<u32>().ok().map(i64::from))
            .collect::<Option<_>>()?;
        numbers.try_into().ok()
    };
    let quads: Vec<[i64; 4]> = quads.iter().map(quad).collect::<Option<_>>().ok_or_else(bad)?;
    let looks = looks(&quads).ok_or_else(bad)?;
    look::puzzle(&looks, Some(Rgb::WHITE), &line.span())
}

/// What the cells look like that a page tells.
fn looks(quads: &[[i64; 4]]) -> Option<Grid<Option<Rgb>>> {
    let rest = |at: usize| -> Option<[i64; 3]> {
        let [a, b, c, of] = *quads.get(at)?;
        (of > 0).then(|| [a % of, b % of, c % of])
    };
    let sum = |at: usize| rest(at).map(|[a, b, c]| a + b - c);
    let side = |at: usize| sum(at).and_then(|side| usize::try_from(side).ok());
    let (cols, rows, colours) = (side(1)?, side(2)?, side(3)?);
    let size = Size::new(rows, cols).ok().filter(|_| rows <= MAX_SIDE && cols <= MAX_SIDE)?;
    if colours >= Colour::LIMIT {
        return None;
    }
    let keys = quads.get(4)?;
    let part = |own: i64, key: i64| u8::try_from(own - key).ok();
    let ink = |[r, g, b, _]: &[i64; 4]| {
        Some(Rgb { r: part(*r, keys[1])?, g: part(*g, keys[0])?, b: part(*b, keys[3])? })
    };
    let inks: Vec<Rgb> = quads.get(5..5 + colours)?.iter().map(ink).collect::<Option<_>>()?;
    let [a, b, c] = rest(5 + colours)?;
    let runs = usize::try_from(a * a + 2 * b + c).ok()?;
    let keys = quads.get(6 + colours)?;
    let mut cells = vec![None; size.cells()];
    for run in quads.get(7 + colours..)?.get(..runs)? {
        let [start, length, colour, row] = [0, 1, 2, 3].map(|at| run[at] - keys[at]);
        let (start, row) = (usize::try_from(start - 1).ok()?, usize::try_from(row - 1).ok()?);
        let ink = inks.get(usize::try_from(colour - 1).ok()?)?;
        let end = start.checked_add(usize::try_from(length).ok()?)?;
        if row >= size.rows() || end > size.cols() {
            return None;
        }
        cells[row * size.cols() + start..row * size.cols() + end].fill(Some(*ink));
    }
    Grid::from_cells(size, cells)
}

fn write_body(puzzle: &Puzzle) -> String {
    let size = puzzle.size();
    let mut runs = Vec::new();
    for (row, cells) in puzzle.goal().iter().flat_map(Grid::rows).enumerate() {
        let mut start = 0;
        for run in cells.chunk_by(|one, next| one == next) {
            if run[0].is_ink() {
                runs.push([start + 1, run.len(), run[0].index(), row + 1]);
            }
            start += run.len();
        }
    }
    let most = runs.len().max(MAX_SIDE) + 1;
    let mut text =
        format!("var d=[[0,0,0,1],[{},0,0,{most}],[{},0,0,{most}]", size.cols(), size.rows());
    let ink = puzzle.palette().ink(Colour::BLACK).rgb;
    // A string takes all that is written to it.
    let _ = write!(text, ",[1,0,0,{most}],[0,0,0,0],[{},{},{},0]", ink.r, ink.g, ink.b);
    let _ = write!(text, ",[0,0,{},{most}],[0,0,0,0]", runs.len());
    for [start, length, colour, row] in runs {
        let _ = write!(text, ",[{start},{length},{colour},{row}]");
    }
    text + "];\n"
}
