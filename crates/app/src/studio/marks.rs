//! What only makers see on the board: locked cells, cells that lines leave open, repairs as
//! numbered ghosts, what is selected, the axes of the mirrors, and how large a shape is.

use super::easel::Easel;
use crate::nonogram::board::{Brush, Layout};
use crate::nonogram::pigment::pigment;
use crate::part::outline;
use crate::theme::{self, Weight, on};
use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Painter, Pos2, Rect, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::nonogram::Palette;
use grille_studio::{Area, Spot, Tool};
use grille_words::{Words, say};

/// Draws all of it.
pub fn paint(ui: &Ui, words: &Words, easel: &mut Easel, layout: &Layout) {
    let brush = Brush::new(ui);
    let room = layout.window.expand(2.0).intersect(ui.clip_rect());
    let cells = ui.painter().with_clip_rect(room);
    locks(&cells, &brush, easel, layout);
    if !easel.is_other {
        open(&cells, &brush, easel, layout);
        let view = easel.view();
        ghosts(&cells, &brush, easel, layout, view.puzzle.palette());
    }
    if let Some(area) = easel.made.selection() {
        selection(&cells, &brush, layout, area);
    }
    axes(ui, &brush, easel, layout);
    measure(ui, words, easel, layout);
}

/// Where an area lies on the screen.
pub fn place(layout: &Layout, area: Area) -> Rect {
    let corner = layout.origin + vec2(area.at.col as f32, area.at.row as f32) * layout.side;
    let size = vec2(area.size.cols() as f32, area.size.rows() as f32) * layout.side;
    Rect::from_min_size(corner, size)
}

fn is_seen(layout: &Layout, cell: Cell) -> bool {
    let (rows, cols) = layout.seen();
    rows.contains(&cell.row) && cols.contains(&cell.col)
}

/// A corner of each locked cell.
fn locks(painter: &Painter, brush: &Brush, easel: &Easel, layout: &Layout) {
    let (locks, picture) = (easel.made.locks(), easel.made.picture());
    let inks = easel.made.canvas().inks();
    let is_seen = |cell: &Cell| locks[*cell] && is_seen(layout, *cell);
    for cell in picture.size().iter().filter(is_seen) {
        let rect = layout.cell(cell);
        let side = (layout.side * 0.34).clamp(3.0, 12.0);
        let at = rect.left_bottom() + vec2(1.0, -1.0);
        let ground = match picture[cell].is_ink() {
            true => {
                let rgb = inks[picture[cell].index()].rgb;
                Color32::from_rgb(rgb.r, rgb.g, rgb.b)
            }
            false => brush.sheet.sheet,
        };
        let colour = if picture[cell].is_ink() { on(ground) } else { brush.sheet.fifth };
        let corner = vec![at, at - vec2(0.0, side), at + vec2(side, 0.0)];
        painter.add(Shape::convex_polygon(corner, colour, Stroke::NONE));
    }
}

/// A dot in each cell that lines alone leave open.
fn open(painter: &Painter, brush: &Brush, easel: &Easel, layout: &Layout) {
    let Some(lines) = easel.made.verdict().lines.found() else { return };
    let differs = easel.other().map_or(&[][..], |(_, differs)| differs);
    let picture = easel.made.picture();
    let radius = (layout.side * 0.09).clamp(1.0, 4.0);
    for &cell in lines.open.iter().filter(|cell| is_seen(layout, **cell)) {
        if differs.binary_search(&cell).is_ok() {
            continue;
        }
        let at = layout.cell(cell).center();
        let halo = if picture[cell].is_ink() { brush.sheet.sheet } else { brush.sheet.hint_edge };
        painter.circle_filled(at, radius, halo);
    }
}

/// The repairs: every offer with its number, the chosen one over the others.
fn ghosts(painter: &Painter, brush: &Brush, easel: &Easel, layout: &Layout, palette: &Palette) {
    let offers = easel.made.offers().unwrap_or_default();
    let differs = easel.other().map_or(&[][..], |(_, differs)| differs);
    let others = (0..offers.len()).rev().filter(|number| *number != easel.offer);
    for number in others.chain([easel.offer]) {
        for &change in offers.get(number).map_or(&[][..], |offer| &offer.changes) {
            // What is lit stays so round the ghost.
            let looks = (number == easel.offer, differs.binary_search(&change.0).is_ok());
            ghost(painter, brush, layout, change, number, looks, palette);
        }
    }
}

fn ghost(
    painter: &Painter,
    brush: &Brush,
    layout: &Layout,
    (cell, colour): (Cell, Colour),
    number: usize,
    (is_chosen, is_lit): (bool, bool),
    palette: &Palette,
) {
    if !is_seen(layout, cell) {
        return;
    }
    let sheet = &brush.sheet;
    let rect = layout.cell(cell).shrink(if is_lit { layout.side * 0.12 } else { 1.5 });
    let round = CornerRadius::same(3);
    // First paper: what stands there is to be changed.
    painter.rect_filled(rect, round, sheet.sheet);
    let tint = match colour.is_ink() && !palette.is_two_tone() {
        true => pigment(palette, colour, sheet).gamma_multiply(0.45),
        false if colour.is_ink() => sheet.selection.gamma_multiply(0.22),
        false => Color32::TRANSPARENT,
    };
    painter.rect_filled(rect, round, tint);
    if is_chosen {
        painter.rect_filled(rect, round, sheet.selection.gamma_multiply(0.16));
    }
    let path = outline(rect);
    let line = brush.stroke(if is_chosen { 2.5 } else { 1.5 }, sheet.selection);
    let (dash, gap) = if layout.side > 16.0 { (4.0, 3.0) } else { (2.0, 1.5) };
    painter.extend(Shape::dashed_line(&path, line, dash, gap));
    if layout.side >= 12.0 {
        let font = Weight::Semibold.at((layout.side * 0.42).clamp(9.0, 18.0));
        let middle = Align2::CENTER_CENTER;
        painter.text(rect.center(), middle, number + 1, font, sheet.selection);
    }
}

/// A broken line round what is selected.
fn selection(painter: &Painter, brush: &Brush, layout: &Layout, area: Area) {
    let rect = place(layout, area);
    let halo = Stroke::new(4.0, brush.sheet.sheet);
    painter.rect_stroke(rect, CornerRadius::ZERO, halo, StrokeKind::Middle);
    let path = outline(rect);
    painter.extend(Shape::dashed_line(&path, brush.stroke(2.0, brush.sheet.selection), 6.0, 4.0));
    for corner in &path[..4] {
        let knob = Rect::from_center_size(*corner, Vec2::splat(7.0));
        let edge = Stroke::new(1.5, brush.sheet.selection);
        painter.rect(knob, CornerRadius::same(2), brush.sheet.sheet, edge, StrokeKind::Middle);
    }
}

/// The ends of the axes that mirror: each with the axis, and where its handle is.
fn handles(easel: &Easel, layout: &Layout) -> Vec<(bool, [Pos2; 2], Pos2)> {
    let (mirror, window) = (easel.hand().mirror, layout.window);
    let at = |sum: i32| (sum as f32 + 1.0) / 2.0 * layout.side;
    let mut found = Vec::new();
    if mirror.is_left_right {
        let x = layout.origin.x + at(mirror.col_sum);
        let handle = pos2(x, window.bottom() + 9.0);
        found.push((true, [pos2(x, window.top()), pos2(x, window.bottom())], handle));
    }
    if mirror.is_up_down {
        let y = layout.origin.y + at(mirror.row_sum);
        let handle = pos2(window.right() + 9.0, y);
        found.push((false, [pos2(window.left(), y), pos2(window.right(), y)], handle));
    }
    found
}

/// Draws the axes that mirror.
fn axes(ui: &Ui, brush: &Brush, easel: &Easel, layout: &Layout) {
    let painter = ui.painter().with_clip_rect(layout.bounds().intersect(ui.clip_rect()));
    for (_, ends, handle) in handles(easel, layout) {
        painter.line_segment(ends, Stroke::new(4.0, brush.sheet.sheet.gamma_multiply(0.8)));
        let line = brush.stroke(1.75, brush.sheet.selection);
        painter.extend(Shape::dashed_line(&ends, line, 8.0, 4.0));
        painter.circle(handle, 6.0, brush.ink.accent, Stroke::new(2.0, brush.ink.card));
    }
}

/// Moves the axes by their handles; whether one is held.
pub fn move_axes(ui: &Ui, words: &Words, easel: &mut Easel, layout: &Layout) -> bool {
    let mut is_held = false;
    let size = easel.made.canvas().size();
    for (is_left_right, _, handle) in handles(easel, layout) {
        let rect = Rect::from_center_size(handle, Vec2::splat(20.0));
        let id = ui.scope_id().with(("axis", is_left_right));
        let response = ui.interact(rect, id, Sense::drag());
        let key = if is_left_right { "studio-axis-across" } else { "studio-axis-down" };
        let name = say!(words, key);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Slider, true, &name));
        let cursor =
            if is_left_right { CursorIcon::ResizeHorizontal } else { CursorIcon::ResizeVertical };
        let response = response.on_hover_cursor(cursor);
        is_held |= response.dragged() || response.is_pointer_button_down_on();
        let Some(at) = response.interact_pointer_pos().filter(|_| response.dragged()) else {
            continue;
        };
        let from = (at - layout.origin) / layout.side;
        let (place, sides) = match is_left_right {
            true => (from.x, size.cols()),
            false => (from.y, size.rows()),
        };
        let sum = ((2.0 * place).round() as i32 - 1).clamp(0, 2 * (sides as i32 - 1));
        let mirror = &mut easel.made.hand.mirror;
        match is_left_right {
            true => mirror.col_sum = sum,
            false => mirror.row_sum = sum,
        }
    }
    is_held
}

/// How large a line or a shape is, beside the pointer while it is drawn.
fn measure(ui: &Ui, words: &Words, easel: &Easel, layout: &Layout) {
    let Some((from, to)) = easel.made.stroke() else { return };
    let size = easel.made.canvas().size();
    match easel.hand().tool {
        Tool::Line
        | Tool::Rectangle
        | Tool::FilledRectangle
        | Tool::Ellipse
        | Tool::FilledEllipse => {}
        Tool::Pen | Tool::Eraser | Tool::Fill | Tool::Pick | Tool::Select => return,
        Tool::Lock | Tool::Text => return,
    }
    let area = Area::between(from, to, size);
    let at: Spot = to.nearest(size).into();
    let ink = theme::ink(ui.ctx());
    let text = words.size(area.size);
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text, Weight::Semibold.at(14.0), ink.paper);
    let own = galley.size() + vec2(12.0, 4.0);
    let cell = layout.cell(at.nearest(size));
    let corner = pos2(cell.right() + 8.0, cell.top() - own.y - 4.0);
    let corner = corner.max(ui.clip_rect().min).min(ui.clip_rect().max - own);
    let rect = Rect::from_min_size(corner, own);
    painter.rect_filled(rect, CornerRadius::same(theme::ROUND_MARK), ink.ink);
    painter.galley(rect.min + vec2(6.0, 2.0), galley, ink.paper);
}
