//! The border of a large board: numbers of every fifth line, and a cue on each side where
//! there is more to see.

use super::Layout;
use super::paint::Brush;
use crate::theme::{Icon, Weight};
use egui::{Align2, Painter, pos2, vec2};
use grille_engine::grid::Cell;

/// Draws both.
pub fn paint(painter: &Painter, brush: &Brush, layout: &Layout) {
    let window = layout.window;
    if layout.has_numbers() {
        let font = Weight::Medium.at(11.0);
        let (rows, cols) = layout.seen();
        let is_fifth = |at: &u16| (at + 1).is_multiple_of(5);
        // So many that they stay apart.
        let apart = if layout.side * 5.0 < 14.0 { 25 } else { 5 };
        for row in rows.filter(is_fifth).filter(|row| (row + 1).is_multiple_of(apart)) {
            let y = layout.cell(Cell { row, col: 0 }).center().y;
            let at = pos2(window.right() + 9.0, y);
            if window.y_range().contains(y) {
                painter.text(at, Align2::LEFT_CENTER, row + 1, font.clone(), brush.ink.ink3);
            }
        }
        for col in cols.filter(is_fifth).filter(|col| (col + 1).is_multiple_of(apart)) {
            let x = layout.cell(Cell { row: 0, col }).center().x;
            let at = pos2(x, window.bottom() + 8.0);
            if window.x_range().contains(x) {
                painter.text(at, Align2::CENTER_TOP, col + 1, font.clone(), brush.ink.ink3);
            }
        }
    }
    let middle = window.center();
    let places = [
        (Icon::ChevronLeft, pos2(window.left() + 16.0, middle.y)),
        (Icon::ChevronUp, pos2(middle.x, window.top() + 16.0)),
        (Icon::ChevronRight, pos2(window.right() - 16.0, middle.y)),
        (Icon::ChevronDown, pos2(middle.x, window.bottom() - 16.0)),
    ];
    for (is_hidden, (icon, at)) in layout.hidden().into_iter().zip(places) {
        if is_hidden && window.size().min_elem() > 80.0 {
            let shade = brush.sheet.sheet.gamma_multiply(0.92);
            painter.circle(at, 13.0, shade, brush.stroke(1.0, brush.sheet.thin));
            icon.paint(painter, at + vec2(0.0, 0.0), 18.0, brush.sheet.ink);
        }
    }
}
