//! What may be better about a picture that is to become a puzzle, as data. Makers' rules of thumb,
//! but for the first, which is certain. O(cells).

use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, LineId, Size};
use grille_engine::nonogram::Picture;

/// Something that may be better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// In the two by two cells from here on, two of one ink lie diagonally, and could as well lie
    /// on the other diagonal: no clue would tell. So the puzzle has several solutions.
    Diagonal(Cell),
    /// So many lines at this side are empty: players see at once that they are.
    EmptyBorder(Side, usize),
    /// Nothing is drawn.
    Blank,
    /// Less than a fifth of the cells have ink: there is little to deduce from.
    NearlyEmpty,
    /// More than four fifths have.
    NearlyFull,
    /// So many cells have no neighbour of their colour, straight or diagonal: more than a tenth
    /// of those with ink.
    Specks(usize),
    /// An ink of the palette that no cell has.
    UnusedInk(Colour),
}

/// A side of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above.
    Top,
    /// On the right.
    Right,
    /// Below.
    Bottom,
    /// On the left.
    Left,
}

/// What may be better about a picture in so many colours.
pub fn advice(picture: &Picture, colours: usize) -> Vec<Advice> {
    let (cells, size) = (picture.cells(), picture.size());
    let inked = cells.iter().filter(|colour| colour.is_ink()).count();
    if inked == 0 {
        return vec![Advice::Blank];
    }
    let mut found: Vec<Advice> =
        size.iter().filter(|&cell| is_diagonal(picture, cell)).map(Advice::Diagonal).collect();
    found.extend(empty_borders(picture));
    if 5 * inked < cells.len() {
        found.push(Advice::NearlyEmpty);
    } else if 5 * inked > 4 * cells.len() {
        found.push(Advice::NearlyFull);
    }
    let specks = size.iter().filter(|&cell| is_speck(picture, cell)).count();
    if 10 * specks > inked {
        found.push(Advice::Specks(specks));
    }
    let mut is_used = [false; Colour::LIMIT];
    cells.iter().for_each(|colour| is_used[colour.index()] = true);
    let unused = (1..colours).filter(|&at| !is_used[at]).filter_map(Colour::new);
    found.extend(unused.map(Advice::UnusedInk));
    found
}

/// What a picture shows at a place; nothing beside it.
fn at(picture: &Picture, row: Option<u16>, col: Option<u16>) -> Option<Colour> {
    let cell = Cell { row: row?, col: col? };
    picture.size().contains(cell).then(|| picture[cell])
}

/// Whether two by two cells can be turned over without any clue changing: ink on one diagonal,
/// none on the other, and nothing of that ink beside them in their rows and columns, where it
/// would lengthen a block.
fn is_diagonal(picture: &Picture, Cell { row, col }: Cell) -> bool {
    let at = |row: Option<u16>, col: Option<u16>| at(picture, row, col);
    let (above, rows) = (row.checked_sub(1), [Some(row), row.checked_add(1)]);
    let (left, cols) = (col.checked_sub(1), [Some(col), col.checked_add(1)]);
    let square =
        [at(rows[0], cols[0]), at(rows[0], cols[1]), at(rows[1], cols[0]), at(rows[1], cols[1])];
    let [Some(a), Some(b), Some(c), Some(d)] = square else { return false };
    let ink = match (a == d && b == c, a.is_ink(), b.is_ink()) {
        (true, true, false) => a,
        (true, false, true) => b,
        _ => return false,
    };
    let (below, right) = (row.checked_add(2), col.checked_add(2));
    let beside = rows.iter().flat_map(|&row| [at(row, left), at(row, right)]);
    let over = cols.iter().flat_map(|&col| [at(above, col), at(below, col)]);
    beside.chain(over).all(|colour| colour != Some(ink))
}

/// The empty lines at each side, where something is drawn.
fn empty_borders(picture: &Picture) -> Vec<Advice> {
    let size: Size = picture.size();
    let is_empty = |line: LineId| picture.line(line).all(|colour| !colour.is_ink());
    let (rows, cols) = (size.rows() as u16, size.cols() as u16);
    let count =
        |lines: &mut dyn Iterator<Item = LineId>| lines.take_while(|&l| is_empty(l)).count();
    [
        (Side::Top, count(&mut (0..rows).map(LineId::Row))),
        (Side::Right, count(&mut (0..cols).rev().map(LineId::Col))),
        (Side::Bottom, count(&mut (0..rows).rev().map(LineId::Row))),
        (Side::Left, count(&mut (0..cols).map(LineId::Col))),
    ]
    .into_iter()
    .filter(|&(_, lines)| lines > 0)
    .map(|(side, lines)| Advice::EmptyBorder(side, lines))
    .collect()
}

/// Whether a cell with ink has no neighbour of its colour.
fn is_speck(picture: &Picture, cell: Cell) -> bool {
    let colour = picture[cell];
    let near = |at: u16| [at.checked_sub(1), Some(at), at.checked_add(1)];
    let around = near(cell.row).into_iter().flat_map(|row| near(cell.col).map(|col| (row, col)));
    let same = around.filter(|&(row, col)| at(picture, row, col) == Some(colour)).count();
    colour.is_ink() && same == 1
}
