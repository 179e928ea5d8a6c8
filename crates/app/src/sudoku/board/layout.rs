//! Where the cells of a sudoku lie on the screen. The whole board is always seen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use grille_engine::grid::Cell;
use grille_engine::sudoku::Shape;
use grille_engine::sudoku::drawing::route::Point;

/// How far the mat of the sheet, and its frame, go beyond the cells.
const MAT: f32 = 8.0;
/// The largest side of a cell.
const MOST: f32 = 96.0;

/// Where everything lies.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    shape: Shape,
    /// The side of a cell.
    pub side: f32,
    /// The board.
    pub window: Rect,
}

impl Layout {
    /// Lays the board out in the middle of a room.
    pub fn new(shape: Shape, room: Rect) -> Layout {
        let count = shape.side() as f32;
        let side = ((room.size() - Vec2::splat(2.0 * MAT)).min_elem() / count).clamp(8.0, MOST);
        // Whole points keep the lines sharp.
        let side = side.floor();
        let corner = (room.center() - Vec2::splat(side * count / 2.0)).round();
        let corner = corner.max(room.min + Vec2::splat(2.0));
        Layout { shape, side, window: Rect::from_min_size(corner, Vec2::splat(side * count)) }
    }

    /// Where a cell lies.
    pub fn cell(&self, cell: Cell) -> Rect {
        let corner = self.window.min + vec2(f32::from(cell.col), f32::from(cell.row)) * self.side;
        Rect::from_min_size(corner, Vec2::splat(self.side))
    }

    /// The cell at a place.
    pub fn cell_at(&self, at: Pos2) -> Option<Cell> {
        let from = (at - self.window.min) / self.side;
        let inside = |at: f32| at >= 0.0 && at < self.shape.side() as f32;
        let is_on = inside(from.x) && inside(from.y);
        is_on.then_some(Cell { row: from.y as u16, col: from.x as u16 })
    }

    /// The cells on a straight way, in the order in which they are passed. A cell that is only
    /// touched at a corner is passed by, so that a way can be slanting.
    pub fn passed(&self, from: Pos2, to: Pos2) -> Vec<Cell> {
        let pieces = ((to - from).length() / self.side * 8.0).clamp(1.0, 1000.0) as usize;
        let mut cells = Vec::new();
        for piece in 1..=pieces {
            let at = from + (to - from) * (piece as f32 / pieces as f32);
            let Some(cell) = self.cell_at(at) else { continue };
            let aside = (at - self.cell(cell).center()).abs();
            if aside.x + aside.y < 0.8 * self.side && cells.last() != Some(&cell) {
                cells.push(cell);
            }
        }
        cells
    }

    /// How far frames lie inside their cells.
    pub fn inset(&self) -> f32 {
        (self.side * 0.06).min(3.0)
    }

    /// A place of a drawing, on the screen.
    pub fn point(&self, [x, y]: Point) -> Pos2 {
        pos2(self.window.left() + x * self.side, self.window.top() + y * self.side)
    }

    /// Everything that is drawn.
    pub fn bounds(&self) -> Rect {
        self.window.expand(MAT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_where_it_lies_and_the_whole_board_is_seen() {
        let room = Rect::from_min_size(pos2(7.0, 60.0), vec2(431.0, 380.0));
        for &shape in Shape::ALL {
            let layout = Layout::new(shape, room);
            assert!(room.contains_rect(layout.window), "{shape}");
            for cell in shape.size().iter() {
                assert_eq!(layout.cell_at(layout.cell(cell).center()), Some(cell));
            }
            assert_eq!(layout.cell_at(layout.window.left_top() - vec2(1.0, 1.0)), None);
        }
    }

    #[test]
    fn every_cell_on_a_way_is_passed_and_corners_are_not() {
        let layout = Layout::new(Shape::Nine, Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0)));
        let passed = |from: &str, to: &str| {
            let [from, to] = [from, to].map(|cell| layout.cell(cell.parse().unwrap()).center());
            let cells = layout.passed(from, to);
            cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(passed("r2c1", "r2c5"), "r2c1 r2c2 r2c3 r2c4 r2c5");
        assert_eq!(passed("r1c1", "r3c3"), "r1c1 r2c2 r3c3");
        assert_eq!(passed("r4c4", "r4c4"), "r4c4");
    }
}
