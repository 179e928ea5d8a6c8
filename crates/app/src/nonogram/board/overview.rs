//! The whole of a large board in small, in the corner between the clues: what is written, and
//! which part of it is seen. Pointing there moves the board.

use super::super::pigment::pigment;
use super::paint::{Brush, centred};
use super::{Desk, Layout};
use egui::{CornerRadius, Mesh, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};
use grille_engine::nonogram::sheet::Mark;
use grille_table::nonogram::View;
use grille_words::{Words, say};

/// The smallest and the largest that its longer side is.
const SIDES: (f32, f32) = (36.0, 180.0);

/// Draws it where a part of the board is hidden and the corner has room; moves the view.
pub fn show(ui: &Ui, words: &Words, layout: &Layout, view: &View, desk: &mut Desk) {
    if !layout.hidden().contains(&true) {
        return;
    }
    let (size, corner) = (view.puzzle.size(), layout.corner().shrink(8.0));
    let cells = vec2(size.cols() as f32, size.rows() as f32);
    let side = (corner.width() / cells.x).min(corner.height() / cells.y);
    let side = side.min(SIDES.1 / cells.max_elem());
    let map = Rect::from_min_size(corner.max - cells * side, cells * side);
    if map.size().max_elem() < SIDES.0 || !map.is_positive() {
        return;
    }
    let response = ui.interact(map, ui.scope_id().with("overview"), Sense::click_and_drag());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Image, true, say!(words, "board-overview"))
    });
    if let Some(at) = response.interact_pointer_pos() {
        desk.view = centred(layout, desk.view, (at - map.min) / side);
    }
    let brush = Brush::new(ui);
    let painter = ui.painter();
    let frame = Stroke::new(1.0, brush.ink.hair);
    let round = CornerRadius::same(2);
    painter.rect(map.expand(2.0), round, brush.sheet.sheet, frame, StrokeKind::Outside);
    let mut mesh = Mesh::default();
    for (row, faces) in view.cells.rows().enumerate() {
        let mut col = 0;
        for run in faces.chunk_by(|a, b| a.mark == b.mark) {
            if let Mark::Ink(colour) = run[0].mark {
                let from = map.min + vec2(col as f32, row as f32) * side;
                let rect = Rect::from_min_size(from, vec2(run.len() as f32, 1.0) * side);
                mesh.add_colored_rect(rect, pigment(view.puzzle.palette(), colour, &brush.sheet));
            }
            col += run.len();
        }
    }
    painter.add(Shape::mesh(mesh));
    let seen: Vec2 = layout.window.size() / layout.side * side;
    let from = map.min + (layout.window.min - layout.origin) / layout.side * side;
    let seen = Rect::from_min_size(from, seen).intersect(map);
    painter.rect_filled(seen, round, brush.sheet.selection.gamma_multiply(0.12));
    let stroke = brush.stroke(1.5, brush.sheet.selection);
    painter.rect_stroke(seen, round, stroke, StrokeKind::Middle);
}
