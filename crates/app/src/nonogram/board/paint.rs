//! How the board looks. Everything is painted in one order, from the sheet to what the player
//! is at, so that nothing hides what matters more: sheet, crosshair, the lines of a hint, thin
//! lines, marks, fifth lines and frame, what a hint or a check points at, selection.

use super::super::pigment::pigment;
use super::{Desk, Layout, View as Seen, clues, edges, marks};
use crate::front::Look;
use crate::part::outline;
use crate::theme::{self, Ink, Sheet, Weight, on};
use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::sheet::Mark;
use grille_table::nonogram::View;

/// The colours and the widths that the board is painted with.
#[derive(Clone, Copy)]
pub struct Brush {
    /// Of the window round the sheet.
    pub ink: Ink,
    /// Of the sheet.
    pub sheet: Sheet,
    /// How much wider strokes are for those who need more contrast.
    pub bolder: f32,
    /// Whether the sheet is lighter than the window round it: then it has a mat.
    has_mat: bool,
}

impl Brush {
    /// As the theme says.
    pub fn new(ui: &Ui) -> Brush {
        let context = ui.ctx();
        Brush {
            ink: theme::ink(context),
            sheet: theme::sheet(context),
            bolder: theme::bolder(context),
            has_mat: context.theme() == egui::Theme::Dark,
        }
    }

    /// A stroke of this width, or wider for those who need it.
    pub fn stroke(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new(width + self.bolder, colour)
    }
}

/// Draws everything; `under` is drawn between the paper and the rest.
pub fn board(
    ui: &Ui,
    layout: &Layout,
    view: &View,
    preview: &[(Cell, Mark)],
    look: Look,
    desk: &Desk,
    under: impl FnOnce(&Painter),
) {
    let (brush, motion) = (Brush::new(ui), &desk.motion);
    let painter = ui.painter_at(layout.bounds());
    let cells = painter.with_clip_rect(layout.window.expand(1.0).intersect(painter.clip_rect()));
    if brush.has_mat {
        painter.rect_filled(layout.window.expand(6.0), CornerRadius::same(6), brush.sheet.sheet);
    }
    cells.rect_filled(layout.window, CornerRadius::ZERO, brush.sheet.sheet);
    under(&cells);
    let point = desk.pointed().filter(|_| look.is_live);
    highlights(&cells, &brush, layout, view, point);
    let left = 1.0 - motion.faded();
    grid_lines(&cells, &brush, layout, Lines::Thin, left);
    marks::paint(&cells, &brush, layout, view, preview, look, (motion, &desk.letters));
    grid_lines(&cells, &brush, layout, Lines::Fifth, left);
    let frame = brush.stroke(2.0, brush.sheet.ink);
    painter.rect_stroke(layout.window, CornerRadius::same(2), frame, StrokeKind::Middle);
    lit(&painter, &brush, layout, view);
    if let Some(cursor) = desk.cursor.filter(|_| look.is_live) {
        selection(&cells, &brush, layout.cell(cursor));
    }
    edges::paint(&painter, &brush, layout);
    clues::paint(&painter, &brush, layout, view, look, desk, point);
    if let Some((stroke, _)) = &desk.stroke {
        length(&painter, &brush.ink, layout, stroke.now(), stroke.length());
    }
}

/// The part of a line that is seen.
fn band(layout: &Layout, line: LineId) -> Rect {
    let rect = layout.cell(line.cell(0));
    let whole = match line {
        LineId::Row(_) => Rect::from_x_y_ranges(layout.window.x_range(), rect.y_range()),
        LineId::Col(_) => Rect::from_x_y_ranges(rect.x_range(), layout.window.y_range()),
    };
    whole.intersect(layout.window)
}

fn highlights(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, at: Option<Cell>) {
    let sheet = &brush.sheet;
    if let Some(cell) = at {
        for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
            painter.rect_filled(band(layout, line), CornerRadius::ZERO, sheet.crosshair);
        }
    }
    let glow = sheet.hint_fill.gamma_multiply(0.6);
    for &line in &view.lit.lines {
        painter.rect_filled(band(layout, line), CornerRadius::ZERO, glow);
    }
    for &cell in &view.lit.evidence {
        painter.rect_filled(layout.cell(cell), CornerRadius::ZERO, sheet.hint_fill);
    }
}

/// Which lines between cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    Thin,
    Fifth,
}

/// Draws lines; `left` is the share of their colour that has not faded.
fn grid_lines(painter: &Painter, brush: &Brush, layout: &Layout, which: Lines, left: f32) {
    if left <= 0.0 {
        return;
    }
    let (window, (rows, cols)) = (layout.window, layout.seen());
    let stroke = match which {
        Lines::Thin => Stroke::new(1.0, brush.sheet.thin.gamma_multiply(left)),
        Lines::Fifth => brush.stroke(1.25, brush.sheet.fifth.gamma_multiply(left)),
    };
    // Where cells are small only every fifth line is drawn.
    let is_drawn = |at: &u16| match which {
        Lines::Thin => layout.side >= 5.0 && !at.is_multiple_of(5),
        Lines::Fifth => at.is_multiple_of(5) && *at > 0,
    };
    for row in (rows.start..rows.end).filter(is_drawn) {
        let y = layout.origin.y + f32::from(row) * layout.side;
        painter.hline(window.x_range(), y, stroke);
    }
    for col in (cols.start..cols.end).filter(is_drawn) {
        let x = layout.origin.x + f32::from(col) * layout.side;
        painter.vline(x, window.y_range(), stroke);
    }
}

/// What a hint, a check, a method that is watched or a comparison of solutions points at.
fn lit(painter: &Painter, brush: &Brush, layout: &Layout, view: &View) {
    let cells = painter.with_clip_rect(layout.window.expand(2.0).intersect(painter.clip_rect()));
    let (sheet, lit) = (&brush.sheet, &view.lit);
    let edge = |rect: Rect, width: f32, colour: Color32| {
        let round = CornerRadius::same(2);
        cells.rect_stroke(rect, round, brush.stroke(width, colour), StrokeKind::Inside);
    };
    for &line in &lit.lines {
        edge(band(layout, line), 1.5, sheet.hint_edge);
    }
    for &(cell, mark) in &lit.settles {
        hinted(&cells, brush, layout, view, cell, mark);
    }
    for &cell in &lit.wrong {
        let rect = layout.cell(cell).shrink(0.5);
        // A corner tells it without its colour.
        let corner = (layout.side * 0.3).min(12.0);
        let at = rect.right_top();
        let triangle = |side: f32| vec![at, at - vec2(side, 0.0), at + vec2(0.0, side)];
        // Paper lies between the mark and the ink of the cell, which may be just as red.
        let (line, paper) = (2.5 + brush.bolder, (layout.side * 0.06).clamp(1.0, 2.0));
        edge(rect, line + paper, sheet.sheet);
        let rim = triangle(corner + 1.5 * paper + line);
        cells.add(Shape::convex_polygon(rim, sheet.sheet, Stroke::NONE));
        edge(rect, 2.5, sheet.wrong);
        cells.add(Shape::convex_polygon(triangle(corner + line), sheet.wrong, Stroke::NONE));
    }
    for &cell in &lit.fresh {
        edge(layout.cell(cell), (layout.side * 0.09).clamp(1.5, 3.0), sheet.hint_edge);
    }
    for &cell in &lit.differs {
        let rect = layout.cell(cell).shrink(1.5);
        let path = outline(rect);
        let (dash, gap) = ((layout.side * 0.16).max(2.0), (layout.side * 0.1).max(1.5));
        cells.rect_stroke(
            rect,
            CornerRadius::ZERO,
            Stroke::new(3.0, sheet.sheet),
            StrokeKind::Middle,
        );
        cells.extend(Shape::dashed_line(&path, brush.stroke(2.0, sheet.selection), dash, gap));
    }
    if let Some(cell) = lit.supposed {
        supposed(painter, brush, layout.cell(cell));
    }
}

/// A cell that a hint settles: amber is ink, white with a cross is background; only a ring
/// where it is not told yet.
fn hinted(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, cell: Cell, mark: Mark) {
    let sheet = &brush.sheet;
    let rect = layout.cell(cell).shrink((layout.side * 0.08).clamp(0.5, 3.0));
    let round = CornerRadius::same(2);
    let edge = brush.stroke((layout.side * 0.05).clamp(1.0, 1.75), sheet.hint_edge);
    match mark {
        Mark::Blank => {
            painter.rect(rect, round, sheet.hint_fill, edge, StrokeKind::Inside);
        }
        Mark::Cross => {
            painter.rect(rect, round, sheet.sheet, edge, StrokeKind::Inside);
            let mut shapes = Vec::new();
            marks::cross(&mut shapes, layout.cell(cell), sheet.hint_edge, false);
            painter.extend(shapes);
        }
        Mark::Ink(colour) => {
            painter.rect(rect, round, sheet.hint_cell, edge, StrokeKind::Inside);
            let palette = view.puzzle.palette();
            if !palette.is_two_tone() {
                let inner = rect.shrink(layout.side * 0.2);
                painter.rect_filled(inner, round, pigment(palette, colour, sheet));
            }
        }
    }
}

/// The first cell of a supposition: a strong edge and a question.
fn supposed(painter: &Painter, brush: &Brush, rect: Rect) {
    let sheet = &brush.sheet;
    let stroke = brush.stroke((rect.width() * 0.08).clamp(1.5, 3.0), sheet.what_if);
    painter.rect_stroke(rect, CornerRadius::same(2), stroke, StrokeKind::Middle);
    let radius = (rect.width() * 0.22).clamp(5.0, 9.0);
    painter.circle_filled(rect.right_top(), radius, sheet.what_if);
    let middle = Align2::CENTER_CENTER;
    let font = Weight::Semibold.at(radius * 1.4);
    painter.text(rect.right_top(), middle, "?", font, on(sheet.what_if));
}

/// Where the keyboard is: a halo of the sheet, then the accent.
fn selection(painter: &Painter, brush: &Brush, rect: Rect) {
    let (wide, line) = match rect.width() {
        side if side < 14.0 => (3.0, 1.75),
        _ => (5.0, 2.75),
    };
    let round = CornerRadius::same(3);
    let rect = rect.shrink(0.5);
    let halo = Stroke::new(wide, brush.sheet.sheet);
    painter.rect_stroke(rect, round, halo, StrokeKind::Middle);
    painter.rect_stroke(rect, round, brush.stroke(line, brush.sheet.selection), StrokeKind::Middle);
}

/// How long a drag is, beside the pointer.
fn length(painter: &Painter, ink: &Ink, layout: &Layout, at: Cell, length: u16) {
    let cell = layout.cell(at);
    let galley = painter.layout_no_wrap(length.to_string(), Weight::Semibold.at(14.0), ink.paper);
    let size = galley.size() + vec2(12.0, 4.0);
    let corner: Pos2 = pos2(cell.right() + 4.0, cell.top() - size.y - 2.0);
    let corner = corner.max(painter.clip_rect().min).min(painter.clip_rect().max - size);
    let rect = Rect::from_min_size(corner, size);
    painter.rect_filled(rect, CornerRadius::same(theme::ROUND_MARK), ink.ink);
    painter.galley(rect.min + vec2(6.0, 2.0), galley, ink.paper);
}

/// The view whose window shows this place of the board, in cells, in its middle.
pub fn centred(layout: &Layout, view: Seen, at: Vec2) -> Seen {
    Seen { offset: at * layout.side - layout.window.size() * 0.5, ..view }
}
