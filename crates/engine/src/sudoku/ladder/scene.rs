//! The board as the techniques see it: which digits are placed, and the candidates
//! of all other cells, by cell and by digit.
//!
//! A cell with one candidate left is not yet placed: to see that is a technique.
//! To place a digit takes it from the peers; nothing else happens by itself.

use super::cells::Cells;
use crate::grid::Cell;
use crate::sudoku::{Board, Digit, Digits, House, Puzzle, Shape, Spot};
use std::sync::LazyLock;

/// What follows from a shape, in sets of cells.
pub struct Tables {
    /// The cells of each house, in the order of [`Shape::houses`].
    pub houses: Vec<Cells>,
    /// The peers of each cell.
    pub peers: Vec<Cells>,
    /// The row, the column and the box of each cell.
    pub houses_of: Vec<[usize; 3]>,
}

impl Tables {
    fn new(shape: Shape) -> Tables {
        let index = |cells: &[Cell]| cells.iter().map(|&cell| shape.index(cell)).collect();
        let cells = || shape.size().iter();
        Tables {
            houses: shape.houses().map(|house| index(shape.cells_of(house))).collect(),
            peers: cells().map(|cell| index(shape.peers(cell))).collect(),
            houses_of: cells()
                .map(|cell| shape.houses_of(cell).map(|house| shape.house_index(house)))
                .collect(),
        }
    }

    fn of(shape: Shape) -> &'static Tables {
        static FOUR: LazyLock<Tables> = LazyLock::new(|| Tables::new(Shape::Four));
        static SIX: LazyLock<Tables> = LazyLock::new(|| Tables::new(Shape::Six));
        static NINE: LazyLock<Tables> = LazyLock::new(|| Tables::new(Shape::Nine));
        static SIXTEEN: LazyLock<Tables> = LazyLock::new(|| Tables::new(Shape::Sixteen));
        match shape {
            Shape::Four => &FOUR,
            Shape::Six => &SIX,
            Shape::Nine => &NINE,
            Shape::Sixteen => &SIXTEEN,
        }
    }
}

/// A peer that lost a digit: the peer, what is left, and the cell that has it now.
pub type Narrowed = (Cell, Digits, Cell);

/// The candidates. Cells and houses are places in the orders of [`Shape`].
#[derive(Clone)]
pub struct Scene {
    /// The shape.
    pub shape: Shape,
    /// Rows, columns, boxes and digits.
    pub side: usize,
    /// What follows from the shape.
    pub tables: &'static Tables,
    /// The candidates of each cell, of a placed one its digit. None is ever empty.
    pub sets: Vec<Digits>,
    /// The cells without a digit.
    pub open: Cells,
    /// Of each digit, the open cells that may have it.
    pub has: Vec<Cells>,
    /// Of each house, the digits that are placed.
    placed: Vec<Digits>,
    /// What the puzzle itself says about each cell.
    pub givens: Vec<Digits>,
}

impl Scene {
    /// Nothing is placed yet: see [`Scene::begin`].
    pub fn new(puzzle: &Puzzle, board: &Board) -> Scene {
        let shape = puzzle.shape();
        let sets: Vec<Digits> = board.cells().cells().to_vec();
        let mut has = vec![Cells::NONE; shape.side()];
        for (cell, set) in sets.iter().enumerate() {
            set.iter().for_each(|digit| has[digit.index()].insert(cell));
        }
        Scene {
            shape,
            side: shape.side(),
            tables: Tables::of(shape),
            open: (0..sets.len()).collect(),
            has,
            placed: vec![Digits::NONE; 3 * shape.side()],
            givens: puzzle.givens().cells().to_vec(),
            sets,
        }
    }

    /// Places every cell that is settled now.
    pub fn begin(&mut self, narrowed: &mut Vec<Narrowed>) -> Result<(), Spot> {
        let settled: Vec<(usize, Digit)> = (self.sets.iter().enumerate())
            .filter_map(|(cell, set)| Some((cell, set.only()?)))
            .collect();
        settled.into_iter().try_for_each(|(cell, digit)| self.place(cell, digit, narrowed))
    }

    /// Places a digit that the cell may have, and takes it from its peers. Where a
    /// peer has no other left, its place; everything up to there is done.
    pub fn place(
        &mut self,
        cell: usize,
        digit: Digit,
        narrowed: &mut Vec<Narrowed>,
    ) -> Result<(), Spot> {
        for gone in self.sets[cell].iter() {
            self.has[gone.index()].remove(cell);
        }
        self.sets[cell] = digit.into();
        self.open.remove(cell);
        for house in self.tables.houses_of[cell] {
            self.placed[house] |= digit.into();
        }
        for peer in self.tables.peers[cell].iter() {
            if self.sets[peer].has(digit) {
                self.remove(peer, digit.into())?;
                narrowed.push((self.cell(peer), self.sets[peer], self.cell(cell)));
            }
        }
        Ok(())
    }

    /// Takes digits from a cell; its place, and no change, where none would be left.
    pub fn remove(&mut self, cell: usize, digits: Digits) -> Result<(), Spot> {
        let left = self.sets[cell].minus(digits);
        if left.is_empty() {
            return Err(Spot::Cell(self.cell(cell)));
        }
        for gone in (self.sets[cell] & digits).iter() {
            self.has[gone.index()].remove(cell);
        }
        self.sets[cell] = left;
        Ok(())
    }

    /// The first house without a place for a digit.
    pub fn impossible(&self) -> Option<Spot> {
        let no_place = |&house: &usize| {
            let missing = Digits::first(self.side).minus(self.placed[house]);
            missing.iter().any(|digit| self.places(digit, house).is_empty())
        };
        (0..3 * self.side).find(no_place).map(|house| Spot::House(self.house(house)))
    }

    /// Every digit of this shape.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digits::first(self.side).iter()
    }

    /// Where a digit can still lie in a house; nowhere, if it is placed.
    pub fn places(&self, digit: Digit, house: usize) -> Cells {
        self.has[digit.index()] & self.tables.houses[house]
    }

    /// The open cells of a house.
    pub fn open_in(&self, house: usize) -> Cells {
        self.open & self.tables.houses[house]
    }

    /// The cells that see all of these, and are none of them.
    pub fn common_peers(&self, cells: Cells) -> Cells {
        let all = |seen: Cells, cell| seen & self.tables.peers[cell];
        let mut each = cells.iter();
        let Some(first) = each.next() else { return Cells::NONE };
        each.fold(self.tables.peers[first], all)
    }

    /// Whether two different cells share a house.
    pub fn sees(&self, one: usize, other: usize) -> bool {
        self.tables.peers[one].has(other)
    }

    /// The first house that has all these cells.
    pub fn house_with(&self, cells: Cells) -> Option<usize> {
        let houses = self.tables.houses_of[cells.first()?];
        // A line is named before a box.
        houses.into_iter().find(|&house| cells.is_subset(self.tables.houses[house]))
    }

    /// The house at this place.
    pub fn house(&self, index: usize) -> House {
        let number = (index % self.side) as u16;
        match index / self.side {
            0 => House::Row(number),
            1 => House::Col(number),
            _ => House::Box(number),
        }
    }

    /// The houses that are lines.
    pub fn lines(&self) -> std::ops::Range<usize> {
        0..2 * self.side
    }

    /// The houses that are boxes.
    pub fn boxes(&self) -> std::ops::Range<usize> {
        2 * self.side..3 * self.side
    }

    /// The cell at this place.
    pub fn cell(&self, index: usize) -> Cell {
        self.shape.cell(index)
    }

    /// The cells of a set.
    pub fn cells(&self, set: Cells) -> Vec<Cell> {
        set.iter().map(|cell| self.cell(cell)).collect()
    }
}
