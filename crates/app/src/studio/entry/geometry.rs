//! Where everything lies on the board for clues: the grid, and beside each line a row of places for
//! its numbers. The place next to the grid is always free: a number put there is the last one.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use grille_engine::grid::{LineId, Size};
use grille_studio::entry::Clues;

/// The side of a cell at the least and at the most.
const SIDES: (f32, f32) = (20.0, 48.0);
/// A place for a number beside a row and above a column, in cells.
const SLOT: Vec2 = vec2(0.86, 0.74);
/// The fewest places for numbers.
const FEWEST: usize = 4;

/// Where everything lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    size: Size,
    /// The side of a cell.
    pub side: f32,
    /// The upper left corner of the grid.
    corner: Pos2,
    /// How many numbers have room beside a row, and above a column.
    places: [usize; 2],
}

/// A place beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The number of a block.
    Block(usize),
    /// None yet: it would be the block of this number.
    Free(usize),
}

impl Geometry {
    /// The board in a room, from its upper left corner on. It may be larger than the room.
    pub fn new(clues: &Clues, room: Rect) -> Geometry {
        let size = clues.size();
        let most = |is_row: bool| {
            let own = size.lines().filter(|line| matches!(line, LineId::Row(_)) == is_row);
            own.map(|line| clues.line(line).len()).max().unwrap_or(0)
        };
        // One place beside the grid, and one at the other end.
        let places = [most(true), most(false)].map(|count| (count + 2).max(FEWEST));
        let across = size.cols() as f32 + places[0] as f32 * SLOT.x;
        let down = size.rows() as f32 + places[1] as f32 * SLOT.y;
        let fitting = (room.width() / across).min(room.height() / down).floor();
        let side = fitting.clamp(SIDES.0, SIDES.1);
        let margin = vec2(places[0] as f32 * SLOT.x, places[1] as f32 * SLOT.y) * side;
        let whole = vec2(across, down) * side;
        let spare = (room.size() - whole).max(Vec2::ZERO) / 2.0;
        Geometry { size, side, corner: (room.min + spare + margin).round(), places }
    }

    /// The room that all of it takes.
    pub fn whole(&self) -> Rect {
        let margin = vec2(self.places[0] as f32 * SLOT.x, self.places[1] as f32 * SLOT.y);
        Rect::from_min_max(self.corner - margin * self.side, self.grid().max)
    }

    /// The grid.
    pub fn grid(&self) -> Rect {
        let cells = vec2(self.size.cols() as f32, self.size.rows() as f32);
        Rect::from_min_size(self.corner, cells * self.side)
    }

    /// The places for the numbers of a line.
    pub fn margin(&self, line: LineId) -> Rect {
        let (whole, grid) = (self.whole(), self.grid());
        match line {
            LineId::Row(row) => {
                let top = grid.top() + f32::from(row) * self.side;
                Rect::from_min_max(pos2(whole.left(), top), pos2(grid.left(), top + self.side))
            }
            LineId::Col(col) => {
                let left = grid.left() + f32::from(col) * self.side;
                Rect::from_min_max(pos2(left, whole.top()), pos2(left + self.side, grid.top()))
            }
        }
    }

    /// The line of a clue beside which a place lies, and all its cells.
    pub fn line(&self, line: LineId) -> Rect {
        let grid = self.grid();
        let margin = self.margin(line);
        match line {
            LineId::Row(_) => Rect::from_x_y_ranges(grid.x_range(), margin.y_range()),
            LineId::Col(_) => Rect::from_x_y_ranges(margin.x_range(), grid.y_range()),
        }
    }

    /// The nth place of a line, counted from the grid.
    fn slot(&self, line: LineId, nth: usize) -> Rect {
        let (margin, nth) = (self.margin(line), nth as f32);
        match line {
            LineId::Row(_) => {
                let wide = SLOT.x * self.side;
                let right = margin.right() - nth * wide;
                Rect::from_x_y_ranges(right - wide..=right, margin.y_range())
            }
            LineId::Col(_) => {
                let high = SLOT.y * self.side;
                let bottom = margin.bottom() - nth * high;
                Rect::from_x_y_ranges(margin.x_range(), bottom - high..=bottom)
            }
        }
    }

    /// Where a number stands, of a line with so many.
    pub fn block(&self, line: LineId, count: usize, block: usize) -> Rect {
        self.slot(line, count.saturating_sub(block))
    }

    /// Where a number that is put at a free place is drawn before it is there.
    pub fn free(&self, line: LineId, count: usize, block: usize) -> Rect {
        self.slot(line, if block >= count { 0 } else { count + 1 })
    }

    /// What is at a point beside a line with so many numbers.
    pub fn place(&self, line: LineId, count: usize, at: Pos2) -> Place {
        let margin = self.margin(line);
        let nth = match line {
            LineId::Row(_) => (margin.right() - at.x) / (SLOT.x * self.side),
            LineId::Col(_) => (margin.bottom() - at.y) / (SLOT.y * self.side),
        };
        match nth.max(0.0) as usize {
            0 => Place::Free(count),
            nth if nth <= count => Place::Block(count - nth),
            _ => Place::Free(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::colours::Colour;
    use grille_engine::nonogram::Block;
    use grille_studio::entry::ClueEdit;

    #[test]
    fn every_number_is_where_it_is_clicked_and_both_ends_are_free() {
        let block = Block { len: 1, colour: Colour::BLACK };
        let clues = Clues::new(Size::new(4, 9).expect("a size"));
        let edit = ClueEdit::Line(LineId::Row(1), vec![block; 5]);
        let clues = clues.edited(&edit).expect("an edit");
        let room = Rect::from_min_size(pos2(30.0, 40.0), vec2(700.0, 500.0));
        let geometry = Geometry::new(&clues, room);
        assert!(room.contains_rect(geometry.whole()), "{geometry:?}");
        for line in clues.size().lines() {
            let count = clues.line(line).len();
            let margin = geometry.margin(line);
            for own in 0..count {
                let rect = geometry.block(line, count, own);
                assert_eq!(geometry.place(line, count, rect.center()), Place::Block(own));
                assert!(margin.expand(0.5).contains_rect(rect));
            }
            for own in [0, count] {
                let rect = geometry.free(line, count, own);
                assert_eq!(
                    geometry.place(line, count, rect.center()),
                    Place::Free(own),
                    "{line:?}"
                );
                assert!(margin.expand(0.5).contains_rect(rect), "{line:?}");
            }
            assert!(!geometry.grid().shrink(0.5).intersects(margin));
        }
    }
}
