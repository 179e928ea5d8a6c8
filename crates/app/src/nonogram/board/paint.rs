//! How the board looks: cells, lines, clues with their states, highlights.

use super::{Desk, Layout, clues};
use crate::front::Look;
use crate::theme::{Ink, on};
use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2,
};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::sheet::Mark;
use grille_engine::nonogram::{Palette, Puzzle};
use grille_table::nonogram::View;

/// Draws everything.
pub fn board(
    ui: &Ui,
    ink: &Ink,
    layout: &Layout,
    view: &View,
    preview: Option<&Grid<Mark>>,
    look: Look,
    desk: &Desk,
) {
    let painter = ui.painter_at(layout.window.union(layout.left).union(layout.top).expand(2.0));
    let cells = painter.with_clip_rect(layout.window.expand(1.0).intersect(painter.clip_rect()));
    cells.rect_filled(layout.window, CornerRadius::ZERO, ink.card);
    let point = desk.pointed();
    highlights(&cells, ink, layout, view, point.filter(|_| look.is_live));
    marks(&cells, ink, layout, view, preview, look);
    grid_lines(&cells, ink, layout, &view.puzzle);
    if let Some(cursor) = desk.cursor {
        let rect = layout.cell(cursor).shrink(1.0);
        cells.rect_stroke(
            rect,
            CornerRadius::same(2),
            Stroke::new(2.0, ink.accent),
            egui::StrokeKind::Inside,
        );
    }
    clues::show(&painter, ink, layout, view, look, point);
    if let Some((stroke, _)) = &desk.stroke {
        length(&painter, ink, layout, stroke.now(), stroke.length());
    }
}

fn highlights(painter: &Painter, ink: &Ink, layout: &Layout, view: &View, point: Option<Cell>) {
    let fill = |rect: Rect, colour: Color32| {
        painter.rect_filled(rect.intersect(layout.window), CornerRadius::ZERO, colour);
    };
    let band = |line: LineId, colour: Color32| {
        let rect = layout.cell(line.cell(0));
        fill(
            match line {
                LineId::Row(_) => Rect::from_x_y_ranges(layout.window.x_range(), rect.y_range()),
                LineId::Col(_) => Rect::from_x_y_ranges(rect.x_range(), layout.window.y_range()),
            },
            colour,
        );
    };
    if let Some(cell) = point {
        band(LineId::Row(cell.row), ink.glow);
        band(LineId::Col(cell.col), ink.glow);
    }
    for &line in &view.lit.lines {
        band(line, ink.glow);
    }
    for &cell in &view.lit.evidence {
        fill(layout.cell(cell), ink.evidence);
    }
}

fn marks(
    painter: &Painter,
    ink: &Ink,
    layout: &Layout,
    view: &View,
    preview: Option<&Grid<Mark>>,
    look: Look,
) {
    let (rows, cols) = layout.seen();
    let palette = view.puzzle.palette();
    let symbols = palette.symbols();
    let (mut shapes, mut letters) = (Vec::new(), Vec::new());
    for row in rows {
        for col in cols.clone() {
            let cell = Cell { row, col };
            let rect = layout.cell(cell);
            let face = view.cells[cell];
            let (mark, depth) = match preview {
                Some(marks) if marks[cell] != face.mark => (marks[cell], view.depth),
                _ => (face.mark, face.depth),
            };
            match mark {
                Mark::Blank => {}
                Mark::Ink(colour) => {
                    let fill = tinted(paint_of(palette, colour, ink), depth, ink);
                    let round = CornerRadius::same((layout.side * 0.1).min(3.0) as u8);
                    shapes.push(Shape::rect_filled(rect.shrink(inset(layout)), round, fill));
                    if look.letters && !palette.is_two_tone() {
                        letters.push((rect.center(), symbols[colour.index()], on(fill)));
                    }
                }
                Mark::Cross => cross(&mut shapes, rect, tinted(ink.faint, depth, ink), look.dots),
            }
            if view.lit.settles.contains(&cell) {
                let stroke = Stroke::new((layout.side * 0.09).max(1.5), ink.accent);
                shapes.push(Shape::rect_stroke(
                    rect.shrink(1.0),
                    CornerRadius::same(2),
                    stroke,
                    egui::StrokeKind::Inside,
                ));
            }
        }
    }
    painter.extend(shapes);
    // Over the cells, or nobody would see them.
    for (at, letter, colour) in letters {
        text(painter, at, Align2::CENTER_CENTER, &letter.to_string(), layout.side * 0.5, colour);
    }
}

/// How far a filled cell stays from its border.
fn inset(layout: &Layout) -> f32 {
    if layout.side > 9.0 { 1.0 } else { 0.0 }
}

fn cross(shapes: &mut Vec<Shape>, rect: Rect, colour: Color32, dot: bool) {
    let half = rect.width() * 0.2;
    if dot || rect.width() < 7.0 {
        shapes.push(Shape::circle_filled(rect.center(), (rect.width() * 0.1).max(0.8), colour));
        return;
    }
    let stroke = Stroke::new((rect.width() * 0.07).max(1.0), colour);
    let (c, d) = (rect.center(), half);
    shapes.push(Shape::line_segment([c - vec2(d, d), c + vec2(d, d)], stroke));
    shapes.push(Shape::line_segment([c + vec2(-d, d), c + vec2(d, -d)], stroke));
}

/// Deeper guesses are paler and bluer.
fn tinted(colour: Color32, depth: u8, ink: &Ink) -> Color32 {
    let share = (f32::from(depth) * 0.16).min(0.75);
    colour.lerp_to_gamma(ink.accent, share)
}

/// What a colour looks like in this theme: what is nearly black is the theme's ink.
pub fn paint_of(palette: &Palette, colour: Colour, ink: &Ink) -> Color32 {
    let rgb = palette.ink(colour).rgb;
    let is_black = rgb.r.max(rgb.g).max(rgb.b) < 64;
    match palette.is_two_tone() || is_black {
        true => ink.ink,
        false => Color32::from_rgb(rgb.r, rgb.g, rgb.b),
    }
}

fn grid_lines(painter: &Painter, ink: &Ink, layout: &Layout, puzzle: &Puzzle) {
    let (window, size) = (layout.window, puzzle.size());
    let (rows, cols) = layout.seen();
    let stroke = |at: u16, most: usize| match at {
        at if at.is_multiple_of(5) || usize::from(at) == most => Stroke::new(1.6, ink.thick),
        _ => Stroke::new(1.0, ink.thin),
    };
    // Where cells are small only every fifth line is drawn.
    let is_drawn = |at: u16, most: usize| {
        layout.side >= 5.0 || at.is_multiple_of(5) || usize::from(at) == most
    };
    // Thick lines last, so that they cross the others.
    for thick in [false, true] {
        for row in (rows.start..=rows.end).filter(|&row| is_drawn(row, size.rows())) {
            let stroke = stroke(row, size.rows());
            if (stroke.width > 1.2) == thick {
                painter.hline(
                    window.x_range(),
                    layout.origin.y + f32::from(row) * layout.side,
                    stroke,
                );
            }
        }
        for col in (cols.start..=cols.end).filter(|&col| is_drawn(col, size.cols())) {
            let stroke = stroke(col, size.cols());
            if (stroke.width > 1.2) == thick {
                painter.vline(
                    layout.origin.x + f32::from(col) * layout.side,
                    window.y_range(),
                    stroke,
                );
            }
        }
    }
}

pub(super) fn text(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    size: f32,
    colour: Color32,
) -> Rect {
    painter.text(at, align, text, FontId::proportional(size), colour)
}

/// How long a drag is, beside the pointer.
fn length(painter: &Painter, ink: &Ink, layout: &Layout, at: Cell, length: u16) {
    let cell = layout.cell(at);
    let font = FontId::proportional(14.0);
    let galley = painter.layout_no_wrap(length.to_string(), font, ink.paper);
    let size = galley.size() + vec2(10.0, 4.0);
    let corner = pos2(cell.right() + 4.0, cell.top() - size.y - 2.0);
    let corner = corner.max(painter.clip_rect().min).min(painter.clip_rect().max - size);
    let rect = Rect::from_min_size(corner, size);
    painter.rect_filled(rect, CornerRadius::same(4), ink.ink);
    painter.galley(rect.min + vec2(5.0, 2.0), galley, ink.paper);
}
