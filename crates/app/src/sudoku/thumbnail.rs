//! Small pictures of sudokus: the boxes, and the digits that are there.

use super::board::Symbols;
use crate::theme::{Sheet as Paper, Weight};
use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, vec2};
use grille_engine::sudoku::{Puzzle, Sheet};

/// Digits are drawn from this side of a cell on; below it a dot stands for each.
const LEGIBLE: f32 = 8.0;

/// A small picture, in a square.
pub fn paint(
    painter: &Painter,
    paper: &Paper,
    square: Rect,
    puzzle: &Puzzle,
    sheet: Option<&Sheet>,
) {
    let shape = puzzle.shape();
    let side = (square.size().min_elem() / shape.side() as f32).floor().max(2.0);
    let whole = Vec2::splat(side * shape.side() as f32);
    let rect = Rect::from_min_size((square.center() - whole / 2.0).round(), whole);
    painter.rect_filled(rect, CornerRadius::same(2), paper.sheet);
    let symbols = |weight| Symbols::new(painter, shape, weight, side * 0.72);
    let (given, own) = (symbols(Weight::Semibold), symbols(Weight::Regular));
    for cell in puzzle.size().iter() {
        let is_given = puzzle.given(cell).is_some();
        let Some(digit) = sheet.map_or(puzzle.given(cell), |sheet| sheet.digit(cell)) else {
            continue;
        };
        let (symbols, colour) = if is_given { (&given, paper.ink) } else { (&own, paper.own) };
        let corner = rect.min + vec2(f32::from(cell.col), f32::from(cell.row)) * side;
        let middle = corner + Vec2::splat(side / 2.0);
        match side >= LEGIBLE {
            true => symbols.paint(painter, middle, digit, colour),
            false => drop(painter.circle_filled(middle, side * 0.28, colour)),
        }
    }
    let (rows, cols) = shape.box_size();
    let line = Stroke::new(1.0, paper.cross);
    for row in (rows..shape.side()).step_by(rows) {
        painter.hline(rect.x_range(), rect.top() + row as f32 * side, line);
    }
    for col in (cols..shape.side()).step_by(cols) {
        painter.vline(rect.left() + col as f32 * side, rect.y_range(), line);
    }
    painter.rect_stroke(rect, CornerRadius::same(2), line, StrokeKind::Outside);
}
