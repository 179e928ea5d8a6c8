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
    for (i, colour) in inks.iter().enumerate() {
        let x = (i as f32 - (inks.len() as f32 - 1.0) / 2.0) * 13.0;
        let own = Rect::from_center_size(rect.center() + vec2(x, 0.0), Vec2::splat(10.0));
        let fill = pigment(puzzle.palette(), *colour, sheet);
        painter.rect_filled(own.expand(1.0), CornerRadius::same(3), sheet.sheet);
        painter.rect_filled(own, CornerRadius::same(2), fill);
    }
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
