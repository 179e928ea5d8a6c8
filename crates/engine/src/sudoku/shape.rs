//! Which cells belong together: rows, columns and boxes, as data.
//!
//! A shape is the size of its boxes; everything else follows. What follows is
//! worked out once for each shape and then only read.

use crate::NotThis;
use crate::grid::{Cell, Size};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A shape of grid: square, cut into boxes with as many cells as a row has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// 4x4 in boxes of 2x2.
    Four,
    /// 6x6 in boxes of 2 rows and 3 columns.
    Six,
    /// 9x9 in boxes of 3x3.
    Nine,
    /// 16x16 in boxes of 4x4.
    Sixteen,
}

impl Shape {
    /// Every shape, the smallest first.
    pub const ALL: &[Shape] = &[Shape::Four, Shape::Six, Shape::Nine, Shape::Sixteen];

    /// The shape with that many rows.
    pub fn of_side(side: usize) -> Option<Shape> {
        Shape::ALL.iter().copied().find(|shape| shape.side() == side)
    }

    /// The shape with that many cells.
    pub fn of_cells(cells: usize) -> Option<Shape> {
        Shape::ALL.iter().copied().find(|shape| shape.cells() == cells)
    }

    /// Rows and columns of a box.
    pub fn box_size(self) -> (usize, usize) {
        match self {
            Shape::Four => (2, 2),
            Shape::Six => (2, 3),
            Shape::Nine => (3, 3),
            Shape::Sixteen => (4, 4),
        }
    }

    /// How many rows there are, and columns, boxes and digits.
    pub fn side(self) -> usize {
        let (rows, cols) = self.box_size();
        rows * cols
    }

    /// How many cells.
    pub fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// Rows and columns of the grid.
    pub fn size(self) -> Size {
        Size::new(self.side(), self.side()).expect("a side is from 4 to 16")
    }

    /// The place of a cell, row by row.
    pub fn index(self, cell: Cell) -> usize {
        usize::from(cell.row) * self.side() + usize::from(cell.col)
    }

    /// The cell at this place.
    pub fn cell(self, index: usize) -> Cell {
        Cell { row: (index / self.side()) as u16, col: (index % self.side()) as u16 }
    }

    /// The box that a cell lies in, counted from the top left, row by row.
    pub fn box_of(self, cell: Cell) -> u16 {
        let (rows, cols) = self.box_size();
        (usize::from(cell.row) / rows * rows + usize::from(cell.col) / cols) as u16
    }

    /// The cells of a house, row by row.
    pub fn cells_of(self, house: House) -> &'static [Cell] {
        &self.layout().houses[self.house_index(house)]
    }

    /// Every house: rows, columns, boxes.
    pub fn houses(self) -> impl Iterator<Item = House> {
        let side = self.side() as u16;
        let rows = (0..side).map(House::Row);
        rows.chain((0..side).map(House::Col)).chain((0..side).map(House::Box))
    }

    /// The place of a house in [`Shape::houses`].
    pub fn house_index(self, house: House) -> usize {
        match house {
            House::Row(row) => usize::from(row),
            House::Col(col) => self.side() + usize::from(col),
            House::Box(number) => 2 * self.side() + usize::from(number),
        }
    }

    /// The row, the column and the box of a cell.
    pub fn houses_of(self, cell: Cell) -> [House; 3] {
        [House::Row(cell.row), House::Col(cell.col), House::Box(self.box_of(cell))]
    }

    /// The cells that share a house with this one, row by row, without itself.
    pub fn peers(self, cell: Cell) -> &'static [Cell] {
        &self.layout().peers[self.index(cell)]
    }

    /// Whether two cells are different and share a house.
    pub fn sees(self, one: Cell, other: Cell) -> bool {
        let share =
            one.row == other.row || one.col == other.col || self.box_of(one) == self.box_of(other);
        share && one != other
    }

    fn layout(self) -> &'static Layout {
        static FOUR: LazyLock<Layout> = LazyLock::new(|| Layout::new(Shape::Four));
        static SIX: LazyLock<Layout> = LazyLock::new(|| Layout::new(Shape::Six));
        static NINE: LazyLock<Layout> = LazyLock::new(|| Layout::new(Shape::Nine));
        static SIXTEEN: LazyLock<Layout> = LazyLock::new(|| Layout::new(Shape::Sixteen));
        match self {
            Shape::Four => &FOUR,
            Shape::Six => &SIX,
            Shape::Nine => &NINE,
            Shape::Sixteen => &SIXTEEN,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.size().fmt(f)
    }
}

/// What follows from a shape.
struct Layout {
    houses: Vec<Vec<Cell>>,
    peers: Vec<Vec<Cell>>,
}

impl Layout {
    fn new(shape: Shape) -> Layout {
        let cells =
            |keep: &dyn Fn(Cell) -> bool| shape.size().iter().filter(|&c| keep(c)).collect();
        Layout {
            houses: shape
                .houses()
                .map(|house| cells(&|c| shape.houses_of(c).contains(&house)))
                .collect(),
            peers: shape.size().iter().map(|cell| cells(&|c| shape.sees(cell, c))).collect(),
        }
    }
}

/// A row, a column or a box, counted from 0; its text form counts from 1 (`r3`, `c4`, `b5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum House {
    /// A row, from the top.
    Row(u16),
    /// A column, from the left.
    Col(u16),
    /// A box, from the top left, row by row.
    Box(u16),
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Row(row) => write!(f, "r{}", row + 1),
            House::Col(col) => write!(f, "c{}", col + 1),
            House::Box(number) => write!(f, "b{}", number + 1),
        }
    }
}

impl FromStr for House {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<House, NotThis> {
        let (kind, number) = text.split_at_checked(1).ok_or(NotThis)?;
        let plain = !number.starts_with('+');
        let number: u16 =
            number.parse().ok().filter(|n| plain && (1..=16).contains(n)).ok_or(NotThis)?;
        match kind {
            "r" => Ok(House::Row(number - 1)),
            "c" => Ok(House::Col(number - 1)),
            "b" => Ok(House::Box(number - 1)),
            _ => Err(NotThis),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_and_peers_are_as_many_as_the_rules_say() {
        for (&shape, peers) in Shape::ALL.iter().zip([7, 12, 20, 39]) {
            assert_eq!(shape.houses().count(), 3 * shape.side());
            for (index, house) in shape.houses().enumerate() {
                assert_eq!(shape.house_index(house), index);
                assert_eq!(shape.cells_of(house).len(), shape.side(), "{shape} {house}");
                assert_eq!(house.to_string().parse(), Ok(house));
            }
            for cell in shape.size().iter() {
                assert_eq!(shape.peers(cell).len(), peers, "{shape} {cell}");
                assert_eq!(shape.cell(shape.index(cell)), cell);
                for house in shape.houses_of(cell) {
                    assert!(shape.cells_of(house).contains(&cell));
                }
            }
        }
        let last = Shape::Six.cells_of(House::Box(5));
        assert_eq!((last[0].to_string(), last[5].to_string()), ("r5c4".into(), "r6c6".into()));
        for bad in ["", "r", "r0", "b17", "x1", "r+1", "é1"] {
            assert_eq!(bad.parse::<House>(), Err(NotThis), "{bad:?}");
        }
    }
}
