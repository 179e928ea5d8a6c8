//! Small pictures of puzzles, on cards and in the congratulation. Whoever shows one lays the
//! paper of the sheet under it.

use super::pigment::pigment;
use crate::theme::Sheet;
use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, vec2};
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Palette, Puzzle};

/// The side of a cell, and where the board lies in a square.
fn place(square: Rect, size: Size) -> (f32, Rect) {
    let side = (square.width() / size.cols() as f32).min(square.height() / size.rows() as f32);
    // Whole points keep the edges of cells sharp.
    let side = if side > 2.0 { side.floor() } else { side };
    let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
    (side, Rect::from_min_size((square.center() - whole * 0.5).round(), whole))
}

/// A small picture of what is known, in a square.
pub fn written(
    painter: &Painter,
    sheet: &Sheet,
    square: Rect,
    palette: &Palette,
    cells: &Grid<Colour>,
    is_solved: bool,
) {
    let (side, rect) = place(square, cells.size());
    if !is_solved {
        // Part of a picture: the board shows where it lies.
        lines(painter, rect, side, cells.size(), Stroke::new(1.0, sheet.thin));
        let edge = Stroke::new(1.0, sheet.cross);
        painter.rect_stroke(rect, CornerRadius::same(2), edge, StrokeKind::Outside);
    }
    for (row, colours) in (0u16..).zip(cells.rows()) {
        // Equal cells beside each other are one rectangle.
        let mut col = 0;
        for run in colours.chunk_by(|a, b| a == b) {
            if run[0].is_ink() {
                let from = rect.min + vec2(col as f32, f32::from(row)) * side;
                let own = Rect::from_min_size(from, vec2(run.len() as f32, 1.0) * side);
                painter.rect_filled(own, CornerRadius::ZERO, pigment(palette, run[0], sheet));
            }
            col += run.len();
        }
    }
}

/// A board nobody has written on: its shape and its inks, and nothing that would spoil it.
pub fn unknown(painter: &Painter, sheet: &Sheet, square: Rect, puzzle: &Puzzle) {
    let size = puzzle.size();
    let (side, rect) = place(square, size);
    let (round, edge) = (CornerRadius::same(3), Stroke::new(1.0, sheet.cross));
    painter.rect(rect, round, sheet.sheet, edge, StrokeKind::Inside);
    lines(painter, rect, side, size, Stroke::new(1.0, sheet.thin));
    if puzzle.palette().is_two_tone() {
        return;
    }
    let inks: Vec<Colour> = puzzle.palette().colours().filter(|own| own.is_ink()).take(6).collect();
    for (colour, own) in inks.iter().zip(swatches(rect, inks.len())) {
        let fill = pigment(puzzle.palette(), *colour, sheet);
        painter.rect_filled(own.expand(1.0), CornerRadius::same(3), sheet.sheet);
        painter.rect_filled(own, CornerRadius::same(2), fill);
    }
}

/// From the middle of one square of an ink to that of the next, and the side of such a square.
const PITCH: f32 = 13.0;
const SWATCH: f32 = 10.0;

/// Squares for so many inks in the middle of a board: in a row, or in several rows where the
/// board is narrower than one.
fn swatches(board: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let across = (((board.width() - 4.0) / PITCH) as usize).clamp(1, count.max(1));
    let rows = count.div_ceil(across);
    // The rows are about as long as each other: five inks are three and two, not four and one.
    let across = count.div_ceil(rows.max(1)).max(1);
    let middle = |at: usize, all: usize| (at as f32 - (all as f32 - 1.0) / 2.0) * PITCH;
    (0..count).map(move |index| {
        let row = index / across;
        let in_row = across.min(count - row * across);
        let from = vec2(middle(index % across, in_row), middle(row, rows));
        Rect::from_center_size(board.center() + from, Vec2::splat(SWATCH))
    })
}

/// Lines after every fifth cell.
fn lines(painter: &Painter, rect: Rect, side: f32, size: Size, thin: Stroke) {
    for col in (5..size.cols()).step_by(5) {
        painter.vline(rect.left() + col as f32 * side, rect.y_range().shrink(1.0), thin);
    }
    for row in (5..size.rows()).step_by(5) {
        painter.hline(rect.x_range().shrink(1.0), rect.top() + row as f32 * side, thin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn the_inks_of_a_narrow_board_stay_on_it() {
        for (wide, high) in [(32.0, 84.0), (46.0, 84.0), (60.0, 80.0), (90.0, 60.0)] {
            let board = Rect::from_min_size(pos2(10.0, 20.0), vec2(wide, high));
            for count in 1..=6 {
                let all: Vec<Rect> = swatches(board, count).collect();
                assert_eq!(all.len(), count);
                for (at, own) in all.iter().enumerate() {
                    assert!(board.contains_rect(own.expand(1.0)), "{count} in {wide}");
                    assert!(all[..at].iter().all(|other| !own.intersects(*other)));
                }
            }
        }
    }
}
