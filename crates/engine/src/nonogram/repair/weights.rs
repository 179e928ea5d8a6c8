//! What changing a cell does to a picture, and which cells must not be changed.

use crate::colours::Colour;
use crate::grid::{Cell, Grid};
use crate::nonogram::Picture;
use std::collections::BTreeSet;

/// What a change of each cell weighs. The least weight is seen least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    cost: Cost,
    locked: BTreeSet<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Cost {
    /// The same for every new colour.
    Cells(Grid<u32>),
    /// By the new colour, as far as the list goes.
    Colours(Grid<Box<[u32]>>),
}

impl Weights {
    /// These weights of the cells.
    pub fn by_cell(cells: Grid<u32>) -> Weights {
        Weights { cost: Cost::Cells(cells), locked: BTreeSet::new() }
    }

    /// These weights of the cells, for each colour that a cell may get. A colour that is not in
    /// a cell's list weighs as much as the heaviest in it.
    pub fn by_colour(colours: Grid<Box<[u32]>>) -> Weights {
        Weights { cost: Cost::Colours(colours), locked: BTreeSet::new() }
    }

    /// Every cell weighs the same.
    pub fn uniform(picture: &Picture) -> Weights {
        Weights::by_cell(picture.map(|_| 1))
    }

    /// Cells on an outline weigh least: those that look like about half of the
    /// eight around them. A hole in a shape and a speck outside are seen most.
    pub fn outline(picture: &Picture) -> Weights {
        let size = picture.size();
        Weights::by_cell(Grid::from_fn(size, |cell| {
            let near = |at: u16, len: usize| at.saturating_sub(1)..(at + 2).min(len as u16);
            let around = near(cell.row, size.rows())
                .flat_map(|row| near(cell.col, size.cols()).map(move |col| Cell { row, col }));
            let (mut same, mut all) = (0u32, 0);
            for other in around.filter(|&other| other != cell) {
                same += u32::from(picture[other] == picture[cell]);
                all += 1;
            }
            1 + (2 * same).abs_diff(all)
        }))
    }

    /// The same weights, and these cells are never changed.
    pub fn locking(mut self, cells: impl IntoIterator<Item = Cell>) -> Weights {
        self.locked.extend(cells);
        self
    }

    /// Whether a cell must not be changed.
    pub fn is_locked(&self, cell: Cell) -> bool {
        self.locked.contains(&cell)
    }

    /// What it weighs to give a cell this colour.
    pub fn of(&self, cell: Cell, colour: Colour) -> u64 {
        let weight = match &self.cost {
            Cost::Cells(cells) => cells[cell],
            Cost::Colours(colours) => {
                let own = &colours[cell];
                let heaviest = || own.iter().max().copied().unwrap_or(1);
                own.get(colour.index()).copied().unwrap_or_else(heaviest)
            }
        };
        u64::from(weight)
    }
}
