//! Small pictures of puzzles, on cards and in the congratulation.

use super::pigment::pigment;
use crate::theme::{self, Ink};
use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, vec2};
use grille_engine::colours::Colour;
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Palette, Puzzle};

/// A small picture of what is known, in a square.
pub fn written(painter: &Painter, _: &Ink, square: Rect, palette: &Palette, cells: &Grid<Colour>) {
    let (size, paper) = (cells.size(), theme::sheet(painter.ctx()));
    let side = (square.width() / size.cols() as f32).min(square.height() / size.rows() as f32);
    let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
    let corner = square.center() - whole * 0.5;
    painter.rect_filled(Rect::from_min_size(corner, whole), CornerRadius::same(2), paper.sheet);
    for (row, colours) in (0u16..).zip(cells.rows()) {
        // Equal cells beside each other are one rectangle.
        let mut col = 0;
        for run in colours.chunk_by(|a, b| a == b) {
            if run[0].is_ink() {
                let from = corner + vec2(col as f32, f32::from(row)) * side;
                let rect = Rect::from_min_size(from, vec2(run.len() as f32, 1.0) * side);
                painter.rect_filled(rect, CornerRadius::ZERO, pigment(palette, run[0], &paper));
            }
            col += run.len();
        }
    }
}

/// A board nobody has written on: its shape, and nothing that would spoil it.
pub fn unknown(painter: &Painter, ink: &Ink, square: Rect, puzzle: &Puzzle) {
    let size = puzzle.size();
    let side = (square.width() / size.cols() as f32).min(square.height() / size.rows() as f32);
    let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
    let rect = Rect::from_center_size(square.center(), whole);
    let thin = Stroke::new(1.0, ink.thin);
    painter.rect(rect, CornerRadius::same(2), ink.paper, thin, StrokeKind::Inside);
    for col in (5..size.cols()).step_by(5) {
        painter.vline(rect.left() + col as f32 * side, rect.y_range(), thin);
    }
    for row in (5..size.rows()).step_by(5) {
        painter.hline(rect.x_range(), rect.top() + row as f32 * side, thin);
    }
    let dots = puzzle.palette().inks().len().saturating_sub(1).min(6);
    let inks = puzzle.palette().colours().filter(|colour| colour.is_ink());
    for (i, colour) in inks.take(dots).enumerate() {
        let at = rect.center() + vec2((i as f32 - (dots as f32 - 1.0) / 2.0) * 13.0, 0.0);
        let colour = match puzzle.palette().is_two_tone() {
            true => ink.faint,
            false => pigment(puzzle.palette(), colour, &theme::sheet(painter.ctx())),
        };
        painter.circle_filled(at, 4.5, colour);
        painter.circle_stroke(at, 4.5, thin);
    }
}
