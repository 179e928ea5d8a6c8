//! The marks of a board whose cells are small: plain squares and specks, all in one mesh, as thousands of
//! shapes would take longer. Squares that touch in a row are one.

use egui::{Color32, Mesh, Painter, Rect, Shape, Vec2};

/// Below this side of a cell its marks are painted so.
pub const PLAIN: f32 = 10.0;

/// Squares, added row by row.
#[derive(Default)]
pub struct Squares {
    mesh: Mesh,
    /// The last ones, while they touch.
    run: Option<(Rect, Color32)>,
}

impl Squares {
    /// A cell that is filled.
    pub fn fill(&mut self, rect: Rect, colour: Color32) {
        match &mut self.run {
            Some((run, own)) if *own == colour && touches(run, &rect) => run.max.x = rect.max.x,
            _ => {
                self.end();
                self.run = Some((rect, colour));
            }
        }
    }

    /// A cell with a cross: a speck is all that would be seen of it.
    pub fn cross(&mut self, rect: Rect, colour: Color32) {
        let side = if rect.width() < 5.0 { 1.0 } else { 2.0 };
        let corner = (rect.center() - Vec2::splat(side / 2.0)).round();
        self.mesh.add_colored_rect(Rect::from_min_size(corner, Vec2::splat(side)), colour);
    }

    /// Paints them.
    pub fn paint(mut self, painter: &Painter) {
        self.end();
        if !self.mesh.is_empty() {
            painter.add(Shape::mesh(self.mesh));
        }
    }

    fn end(&mut self) {
        if let Some((run, colour)) = self.run.take() {
            self.mesh.add_colored_rect(run, colour);
        }
    }
}

/// Whether the second goes on where the first ends.
fn touches(one: &Rect, next: &Rect) -> bool {
    let is_same = |a: f32, b: f32| (a - b).abs() < 0.01;
    is_same(one.max.x, next.min.x)
        && is_same(one.min.y, next.min.y)
        && is_same(one.max.y, next.max.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn squares_that_touch_in_a_row_are_one() {
        let cell = |x: f32, y: f32| Rect::from_min_size(pos2(x * 7.3, y * 7.3), Vec2::splat(7.3));
        let mut squares = Squares::default();
        for (x, y, colour) in [
            (0.0, 0.0, Color32::BLACK),
            (1.0, 0.0, Color32::BLACK),
            (2.0, 0.0, Color32::RED),
            (4.0, 0.0, Color32::RED),
            (5.0, 1.0, Color32::RED),
        ] {
            squares.fill(cell(x, y), colour);
        }
        squares.end();
        assert_eq!(squares.mesh.vertices.len(), 4 * 4);
        assert_eq!(squares.mesh.vertices[1].pos.x, 2.0 * 7.3);
    }
}
