//! A hint on the board: the drawing of the deduction in the colours of the sheet. Houses and links
//! lie under the digits, strikes and frames over them.

use super::Layout;
use crate::theme::Sheet;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};
use grille_engine::sudoku::House;
use grille_engine::sudoku::drawing::route;
use grille_engine::sudoku::drawing::{Drawing, Frame, Kind, Link, RING, Tone};
use grille_engine::sudoku::ladder::Role;
use grille_table::sudoku::View;

/// How much wider strokes are for those who need more contrast, with the colours.
#[derive(Clone, Copy)]
pub struct Brush {
    /// Of the sheet.
    pub sheet: Sheet,
    /// How much wider strokes are.
    pub bolder: f32,
}

impl Brush {
    /// A stroke of this width, or wider for those who need it.
    pub fn stroke(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new(width + self.bolder, colour)
    }
}

/// What lies under everything: the houses that a hint argues with.
pub fn houses(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, drawing: &Drawing) {
    for &(house, tone) in &drawing.houses {
        let fill = match tone {
            Tone::Base => brush.sheet.hint_fill.gamma_multiply(0.6),
            Tone::Cover => brush.sheet.hint_fill.gamma_multiply(0.35),
            Tone::Fails => brush.sheet.wrong.gamma_multiply(0.14),
        };
        house_fill(painter, layout, view, house, fill);
    }
    let round = CornerRadius::same(4);
    for &(cell, frame) in &drawing.frames {
        let fill = match frame {
            Frame::One => brush.sheet.hint_fill,
            Frame::Other => brush.sheet.same,
            Frame::Extra => brush.sheet.what_if_cell.gamma_multiply(0.25),
            Frame::Seen => brush.sheet.crosshair,
            Frame::New => brush.sheet.hint_fill,
            Frame::Fails => brush.sheet.wrong.gamma_multiply(0.14),
        };
        painter.rect_filled(layout.cell(cell).shrink(layout.inset()), round, fill);
    }
}

/// Fills the cells of a house.
pub fn house_fill(painter: &Painter, layout: &Layout, view: &View, house: House, fill: Color32) {
    let cells = view.puzzle.shape().cells_of(house).iter();
    if let Some(rect) = cells.map(|&cell| layout.cell(cell)).reduce(Rect::union) {
        painter.rect_filled(rect, CornerRadius::ZERO, fill);
    }
}

/// What lies under digits: links, sweeps, and discs behind candidates.
pub fn under(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, drawing: &Drawing) {
    for sweep in &drawing.sweeps {
        let [from, to] = sweep.map(|point| layout.point(point));
        let stroke = brush.stroke(1.25, brush.sheet.wrong);
        painter.line_segment([from, to], stroke);
        head(painter, from, to, layout.side * 0.1, brush.sheet.wrong);
    }
    for link in &drawing.links {
        self::link(painter, brush, layout, link);
    }
    let radius = RING * layout.side;
    for ring in &drawing.rings {
        let at = layout.point(route::place(view.puzzle.shape(), ring.cell, ring.digit));
        let (fill, edge) = match ring.role {
            Role::One => (brush.sheet.hint_cell, brush.sheet.hint_edge),
            Role::Other => (brush.sheet.sheet, brush.sheet.selection),
            Role::Extra => (brush.sheet.sheet, brush.sheet.what_if),
        };
        painter.circle(at, radius, fill, brush.stroke(1.75, edge));
    }
}

fn link(painter: &Painter, brush: &Brush, layout: &Layout, link: &Link) {
    let (width, colour) = match link.kind {
        Kind::Strong => (2.25, brush.sheet.hint_edge),
        Kind::Weak => (1.75, brush.sheet.hint_edge),
        Kind::Then => (1.5, brush.sheet.what_if),
    };
    let stroke = brush.stroke(width, colour);
    for piece in &link.pieces {
        let points: Vec<Pos2> = piece.iter().map(|&point| layout.point(point)).collect();
        match link.kind {
            Kind::Strong | Kind::Then => drop(painter.add(Shape::line(points, stroke))),
            Kind::Weak => painter.extend(Shape::dashed_line(&points, stroke, 4.0, 4.0)),
        }
    }
    if let (true, Some([.., before, last])) = (link.is_arrow, link.pieces.last().map(|p| &p[..])) {
        let (from, to) = (layout.point(*before), layout.point(*last));
        head(painter, from, to, layout.side * 0.11, colour);
    }
}

/// The head of an arrow.
fn head(painter: &Painter, from: Pos2, to: Pos2, size: f32, colour: Color32) {
    let along = (to - from).normalized();
    if along == Vec2::ZERO {
        return;
    }
    let size = size.clamp(4.0, 9.0);
    let (back, aside) = (to - along * size, along.rot90() * size * 0.55);
    let points = vec![to, back + aside, back - aside];
    painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

/// What lies over digits: strikes, and frames round cells.
pub fn over(painter: &Painter, brush: &Brush, layout: &Layout, view: &View, drawing: &Drawing) {
    let radius = RING * layout.side;
    for &(cell, digit) in &drawing.struck {
        let at = layout.point(route::place(view.puzzle.shape(), cell, digit));
        painter.circle_stroke(at, radius, brush.stroke(1.25, brush.sheet.wrong));
        let aside = Vec2::new(radius, -radius) * 0.85;
        painter.line_segment([at - aside, at + aside], brush.stroke(1.5, brush.sheet.wrong));
    }
    for &(cell, frame) in &drawing.frames {
        let (width, colour) = match frame {
            Frame::One | Frame::New => (layout.inset().min(2.0), brush.sheet.hint_edge),
            Frame::Other => (2.0, brush.sheet.selection),
            Frame::Extra => (2.0, brush.sheet.what_if),
            Frame::Seen => continue,
            Frame::Fails => (2.5, brush.sheet.wrong),
        };
        let rect = layout.cell(cell).shrink(layout.inset());
        let round = CornerRadius::same(4);
        painter.rect_stroke(rect, round, brush.stroke(width, colour), StrokeKind::Inside);
    }
}
