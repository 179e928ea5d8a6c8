//! What is told while clues are typed: whether each line has room for its blocks, and whether rows
//! and columns ask for as many cells of each ink.

use super::Clues;
use grille_engine::colours::Colour;
use grille_engine::grid::LineId;
use grille_engine::nonogram::{Block, Clue};

/// How the blocks of a line lie in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The cells of its blocks.
    pub sum: u64,
    /// The cells that they take with the gaps between them.
    pub needs: u64,
    /// The cells that the line has.
    pub room: usize,
}

impl Fit {
    /// Whether the blocks fit.
    pub fn is_possible(self) -> bool {
        self.needs <= self.room as u64
    }
}

/// How many cells of an ink are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Total {
    /// The ink.
    pub colour: Colour,
    /// By the rows.
    pub rows: u64,
    /// By the columns.
    pub cols: u64,
}

impl Clues {
    /// How the blocks of a line lie in it.
    pub fn fit(&self, line: LineId) -> Fit {
        let filled: Vec<Block> =
            self.line(line).iter().filter(|block| block.len > 0).copied().collect();
        let sum = filled.iter().map(|block| u64::from(block.len)).sum();
        let needs = Clue::new(filled).map_or(0, |clue| clue.min_len());
        Fit { sum, needs, room: self.size.line_len(line) }
    }

    /// The lines whose blocks do not fit.
    pub fn impossible(&self) -> impl Iterator<Item = LineId> {
        self.size.lines().filter(|&line| !self.fit(line).is_possible())
    }

    /// The cells of each ink, by rows and by columns.
    pub fn totals(&self) -> Vec<Total> {
        let sum = |lines: &[std::sync::Arc<[Block]>], colour: Colour| {
            let blocks = lines.iter().flat_map(|blocks| blocks.iter());
            blocks.filter(|block| block.colour == colour).map(|block| u64::from(block.len)).sum()
        };
        let (rows, cols) = self.lines.split_at(self.size.rows());
        let total = |colour| Total { colour, rows: sum(rows, colour), cols: sum(cols, colour) };
        self.colours().map(total).collect()
    }
}
