//! A rectangle of places, on the grid or partly beside it.

use super::Spot;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::Picture;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its corner at the top left.
    pub at: Spot,
    /// Its rows and columns.
    pub size: Size,
}

impl Area {
    /// The rectangle between two corners, as far as it lies on a grid of this size.
    pub fn between(one: Spot, other: Spot, size: Size) -> Area {
        let (a, b) = (one.nearest(size), other.nearest(size));
        let side = |a: u16, b: u16| usize::from(a.abs_diff(b)) + 1;
        let own = Size::new(side(a.row, b.row), side(a.col, b.col));
        let at = Cell { row: a.row.min(b.row), col: a.col.min(b.col) };
        Area { at: at.into(), size: own.expect("it lies on a grid") }
    }

    /// All of a grid.
    pub fn whole(size: Size) -> Area {
        Area { at: Spot { row: 0, col: 0 }, size }
    }

    /// The smallest rectangle around everything that is drawn, if anything is.
    pub fn drawn(picture: &Picture) -> Option<Area> {
        let mut inked = picture.size().iter().filter(|&cell| picture[cell].is_ink());
        let first = inked.next()?;
        let (mut low, mut high) = (first, first);
        for cell in inked {
            low = Cell { row: low.row.min(cell.row), col: low.col.min(cell.col) };
            high = Cell { row: high.row.max(cell.row), col: high.col.max(cell.col) };
        }
        Some(Area::between(low.into(), high.into(), picture.size()))
    }

    /// Whether a place lies in it.
    pub fn contains(self, spot: Spot) -> bool {
        self.inner(spot).is_some()
    }

    /// Where a place lies in it.
    pub(crate) fn inner(self, spot: Spot) -> Option<Cell> {
        Spot { row: spot.row - self.at.row, col: spot.col - self.at.col }.cell(self.size)
    }

    /// Its cells on a grid of this size.
    pub fn cells(self, size: Size) -> impl Iterator<Item = Cell> {
        let spots = self
            .size
            .iter()
            .map(move |cell| self.at.moved(i32::from(cell.row), i32::from(cell.col)));
        spots.filter_map(move |spot| spot.cell(size))
    }

    /// What a picture shows there: background beside it.
    pub fn of(self, picture: &Picture) -> Picture {
        Grid::from_fn(self.size, |cell| {
            let spot = self.at.moved(cell.row.into(), cell.col.into());
            spot.cell(picture.size()).map_or(Colour::BACKGROUND, |cell| picture[cell])
        })
    }
}
