//! How the board looks. Everything is painted in one order, from the sheet to what the player
//! is at: sheet, colours, the digit that is lit, the houses of a hint, thin lines, links,
//! digits and marks, box lines and frame, what a hint or a check points at, selection.

use super::super::desk::Desk;
use super::hint::{self, Brush};
use super::{Layout, marks};
use crate::front::Look;
use crate::part::outline;
use crate::theme::tokens::TINTS;
use crate::theme::{self, Weight, on};
use egui::{Align2, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use grille_engine::grid::Cell;
use grille_engine::sudoku::Drawing;
use grille_engine::sudoku::{Digits, Tints};
use grille_table::sudoku::View;

/// Draws everything.
pub fn board(ui: &Ui, layout: &Layout, view: &View, desk: &Desk, look: Look) {
    let context = ui.ctx();
    let brush = Brush { sheet: theme::sheet(context), bolder: theme::bolder(context) };
    let sheet = &brush.sheet;
    let painter = ui.painter_at(layout.bounds());
    if context.theme() == egui::Theme::Dark {
        painter.rect_filled(layout.window.expand(6.0), CornerRadius::same(6), sheet.sheet);
    }
    painter.rect_filled(layout.window, CornerRadius::ZERO, sheet.sheet);
    let drawing = view.lit.drawing.as_ref().map(|all| match desk.step {
        Some(step) => all.up_to(step),
        None => all.clone(),
    });
    grounds(&painter, &brush, layout, view, desk, look, drawing.as_ref());
    lines(&painter, layout, view, (1, 1), Stroke::new(1.0, sheet.thin));
    if let Some(drawing) = &drawing {
        hint::under(&painter, &brush, layout, view, drawing);
    }
    marks::paint(&painter, sheet, layout, (view, desk, look), drawing.as_ref());
    let boxes = view.puzzle.shape().box_size();
    lines(&painter, layout, view, boxes, brush.stroke(1.75, sheet.ink));
    let frame = brush.stroke(2.5, sheet.ink);
    painter.rect_stroke(layout.window, CornerRadius::same(3), frame, StrokeKind::Middle);
    if let Some(drawing) = &drawing {
        hint::over(&painter, &brush, layout, view, drawing);
    }
    lit(&painter, &brush, layout, view, drawing.is_some());
    if look.is_live {
        selection(&painter, &brush, layout, view, desk);
    }
    if let Some(cell) = view.lit.supposed {
        supposed(&painter, &brush, layout.cell(cell));
    }
}

/// What lies behind the digits.
fn grounds(
    painter: &Painter,
    brush: &Brush,
    layout: &Layout,
    view: &View,
    desk: &Desk,
    look: Look,
    drawing: Option<&Drawing>,
) {
    let sheet = &brush.sheet;
    let hand = desk.lit(view).filter(|_| look.is_live && drawing.is_none());
    let digits = hand.map_or(Digits::NONE, Digits::from) | view.lit.digits;
    // A single is seen from where its digit stands elsewhere; a pattern has marks of its own.
    let has_pattern = drawing.is_some_and(|drawing| !drawing.rings.is_empty());
    let digits = if has_pattern { Digits::NONE } else { digits };
    for cell in view.puzzle.size().iter() {
        let (face, rect) = (&view.cells[cell], layout.cell(cell));
        if face.depth > 0 {
            let share = 0.14 + 0.07 * f32::from(face.depth.min(5));
            let fill = sheet.what_if_cell.gamma_multiply(share);
            painter.rect_filled(rect, CornerRadius::ZERO, fill);
        }
        if !face.notes.colours.is_empty() {
            stripes(painter, rect, face.notes.colours);
        }
        let shown = match face.digit {
            Some(digit) => Digits::from(digit),
            None if drawing.is_some() => Digits::NONE,
            None => face.pencil | face.notes.corner,
        };
        if !(shown & digits).is_empty() {
            let round = CornerRadius::same(4);
            let is_digit = face.digit.is_some();
            let fill = if is_digit { sheet.same } else { sheet.same.gamma_multiply(0.55) };
            let room = if face.notes.colours.is_empty() { rect } else { rect.shrink(6.0) };
            painter.rect_filled(room.shrink(1.5), round, fill);
        }
        if look.is_live && desk.selected.len() > 1 && desk.selected.contains(&cell) {
            let fill = sheet.selection.gamma_multiply(0.08);
            painter.rect_filled(rect, CornerRadius::ZERO, fill);
        }
    }
    if let Some(region) = view.lit.region {
        hint::house_fill(painter, layout, view, region, sheet.hint_fill.gamma_multiply(0.6));
    }
    match drawing {
        Some(drawing) => hint::houses(painter, brush, layout, view, drawing),
        None => {
            for &cell in &view.lit.cells {
                let fill = sheet.hint_fill;
                painter.rect_filled(
                    layout.cell(cell).shrink(layout.inset()),
                    CornerRadius::same(4),
                    fill,
                );
            }
        }
    }
}

/// The colours of a cell, side by side.
fn stripes(painter: &Painter, rect: Rect, colours: Tints) {
    let rect = rect.shrink(2.0);
    let wide = rect.width() / colours.len() as f32;
    for (at, tint) in colours.iter().enumerate() {
        let corner = pos2(rect.left() + at as f32 * wide, rect.top());
        let own = Rect::from_min_size(corner, vec2(wide, rect.height()));
        painter.rect_filled(own, CornerRadius::same(3), TINTS[tint.number() - 1].0);
    }
}

/// Lines after every so many rows and columns.
fn lines(
    painter: &Painter,
    layout: &Layout,
    view: &View,
    (rows, cols): (usize, usize),
    stroke: Stroke,
) {
    let shape = view.puzzle.shape();
    let window = layout.window;
    for row in (rows..shape.side()).step_by(rows) {
        painter.hline(window.x_range(), window.top() + row as f32 * layout.side, stroke);
    }
    for col in (cols..shape.side()).step_by(cols) {
        painter.vline(window.left() + col as f32 * layout.side, window.y_range(), stroke);
    }
}

/// What a hint, a check, a method that is watched or a comparison of solutions points at.
fn lit(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, has_drawing: bool) {
    let (sheet, lit) = (&brush.sheet, &view.lit);
    let edge = |rect: Rect, width: f32, colour: egui::Color32| {
        let stroke = brush.stroke(width, colour);
        painter.rect_stroke(rect, CornerRadius::same(3), stroke, StrokeKind::Inside);
    };
    if !has_drawing {
        for &cell in &lit.cells {
            edge(layout.cell(cell).shrink(layout.inset()), 2.0, sheet.hint_edge);
        }
    }
    for &cell in &lit.wrong {
        let rect = layout.cell(cell).shrink(1.0);
        edge(rect, 2.5, sheet.wrong);
        // A corner tells it without its colour.
        let (at, corner) = (rect.right_top(), layout.side * 0.22);
        let triangle = vec![at, at - vec2(corner, 0.0), at + vec2(0.0, corner)];
        painter.add(Shape::convex_polygon(triangle, sheet.wrong, Stroke::NONE));
    }
    for &cell in &lit.fresh {
        edge(layout.cell(cell).shrink(1.0), 2.5, sheet.hint_edge);
    }
    for &cell in &lit.differs {
        let rect = layout.cell(cell).shrink(layout.inset());
        let path = outline(rect);
        painter.extend(Shape::dashed_line(&path, brush.stroke(2.0, sheet.selection), 5.0, 4.0));
    }
}

/// The first cell of a supposition: a strong edge and a question.
fn supposed(painter: &Painter, brush: &Brush, rect: Rect) {
    let (rect, colour) = (rect.shrink(2.0), brush.sheet.what_if);
    let round = CornerRadius::same(3);
    painter.rect_stroke(rect, round, brush.stroke(2.5, colour), StrokeKind::Inside);
    let radius = (rect.width() * 0.14).clamp(5.0, 10.0);
    let at = rect.right_top() + vec2(-radius, radius);
    painter.circle_filled(at, radius, colour);
    let font = Weight::Semibold.at(radius * 1.4);
    painter.text(at, Align2::CENTER_CENTER, "?", font, on(colour));
}

/// Round what is selected: a halo of the sheet, then the accent; the cell of the keyboard has a
/// second line where several are selected.
fn selection(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, desk: &Desk) {
    let colour = brush.sheet.selection;
    let (halo, line) = match layout.side {
        side if side < 24.0 => (3.0, 1.75),
        _ => (5.0, 2.75),
    };
    let round = CornerRadius::same(4);
    match desk.selected.len() {
        0 => {}
        1 => {
            for &cell in &desk.selected {
                let rect = layout.cell(cell);
                let ground = Stroke::new(halo, brush.sheet.sheet);
                painter.rect_stroke(rect, round, ground, StrokeKind::Middle);
                painter.rect_stroke(rect, round, brush.stroke(line, colour), StrokeKind::Middle);
            }
        }
        _ => {
            for stroke in [Stroke::new(halo, brush.sheet.sheet), brush.stroke(line, colour)] {
                for &cell in &desk.selected {
                    border(painter, layout, view, desk, cell, stroke);
                }
            }
        }
    }
    if let Some(cell) = desk.cursor.filter(|_| desk.selected.len() != 1) {
        let rect = layout.cell(cell).shrink(4.0);
        painter.rect_stroke(rect, round, brush.stroke(1.25, colour), StrokeKind::Inside);
    }
}

/// The sides of a cell beyond which nothing is selected.
fn border(
    painter: &Painter,
    layout: &Layout,
    view: &View,
    desk: &Desk,
    cell: Cell,
    stroke: Stroke,
) {
    let side = view.puzzle.shape().side() as i32;
    let rect = layout.cell(cell);
    let is_selected = |down: i32, right: i32| {
        let (row, col) = (i32::from(cell.row) + down, i32::from(cell.col) + right);
        let is_on = (0..side).contains(&row) && (0..side).contains(&col);
        is_on && desk.selected.contains(&Cell { row: row as u16, col: col as u16 })
    };
    // The ends of lines meet.
    let more = Vec2::splat(stroke.width / 2.0);
    if !is_selected(-1, 0) {
        painter.hline(rect.x_range().expand(more.x), rect.top(), stroke);
    }
    if !is_selected(1, 0) {
        painter.hline(rect.x_range().expand(more.x), rect.bottom(), stroke);
    }
    if !is_selected(0, -1) {
        painter.vline(rect.left(), rect.y_range().expand(more.y), stroke);
    }
    if !is_selected(0, 1) {
        painter.vline(rect.right(), rect.y_range().expand(more.y), stroke);
    }
}
