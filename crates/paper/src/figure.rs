//! What can be drawn on paper: something that is so many cells wide and high.

use crate::page::{Item, Point};

/// A board, at any size.
pub trait Figure {
    /// Width and height in cells, with all that stands round the cells.
    fn size(&self) -> (f32, f32);
    /// How large its smallest clue is where a cell is one point; nothing without clues.
    fn clue(&self) -> Option<f32>;
    /// How large a cell shall be, in points.
    fn scale(&self) -> Scale;
    /// Its ink, with the corner here and cells of this size.
    fn draw(&self, at: Point, cell: f32) -> Vec<Item>;
}

/// How large a cell shall be, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Smaller is no pleasure: fewer puzzles go on a page instead.
    pub comfortable: f32,
    /// Larger helps nobody.
    pub most: f32,
}
