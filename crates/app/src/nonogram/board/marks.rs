//! What stands in the cells: inks, crosses, what is supposed, inks that are excluded, letters.

use super::super::pigment::pigment;
use super::Layout;
use super::motion::Motion;
use super::paint::Brush;
use super::squares::{PLAIN, Squares};
use crate::front::Look;
use crate::theme::{Weight, on};
use egui::{
    Align2, Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::Cell;
use grille_engine::nonogram::Palette;
use grille_engine::nonogram::sheet::Mark;
use grille_table::nonogram::View;

/// Draws the marks of the cells that are seen; `preview` is what a stroke will write, in the
/// order of cells.
pub fn paint(
    painter: &Painter,
    brush: &Brush,
    layout: &Layout,
    view: &View,
    preview: &[(Cell, Mark)],
    look: Look,
    (motion, symbols): (&Motion, &[char]),
) {
    let (rows, cols) = layout.seen();
    let (palette, sheet) = (view.puzzle.palette(), &brush.sheet);
    // In a finished picture cells close up, and crosses go.
    let (inset, round) = (inset(layout) * (1.0 - motion.faded()), round(layout, motion.faded()));
    let mut plain = Squares::default();
    let mut preview = preview.iter().peekable();
    let (mut shapes, mut letters) = (Vec::new(), Vec::new());
    for row in rows {
        for col in cols.clone() {
            let cell = Cell { row, col };
            let face = view.cells[cell];
            while preview.next_if(|(own, _)| *own < cell).is_some() {}
            let (mark, depth) = match preview.peek() {
                Some(&&(own, mark)) if own == cell && mark != face.mark => (mark, view.depth),
                _ => (face.mark, face.depth),
            };
            let rect = layout.cell(cell);
            match mark {
                Mark::Blank if face.excluded != Colours::NONE => {
                    excluded(&mut shapes, brush, rect, palette, face.excluded);
                }
                Mark::Blank => {}
                Mark::Ink(colour) => {
                    let fill = pigment(palette, colour, sheet);
                    let inner = motion.grown(cell, rect.shrink(inset));
                    match (depth, layout.side < PLAIN) {
                        (0, true) => plain.fill(inner, fill),
                        (0, false) => shapes.push(Shape::rect_filled(inner, round, fill)),
                        _ => supposed(&mut shapes, brush, layout, inner, fill, palette),
                    }
                    if !symbols.is_empty() {
                        let ground = if depth == 0 { fill } else { pale(fill, brush) };
                        letters.push((rect.center(), symbols[colour.index()], on(ground)));
                    }
                }
                Mark::Cross => {
                    let colour = if depth == 0 { sheet.cross } else { sheet.what_if_cross };
                    let colour = colour.gamma_multiply(1.0 - motion.faded());
                    match layout.side < PLAIN {
                        true => plain.cross(rect, colour),
                        false => cross(&mut shapes, rect, colour, look.dots),
                    }
                }
            }
        }
    }
    plain.paint(painter);
    painter.add(Shape::Vec(shapes));
    // Over the cells, or nobody would see them.
    let font = Weight::Semibold.at((layout.side * 0.42).max(7.0));
    for (at, letter, colour) in letters {
        painter.text(at, Align2::CENTER_CENTER, letter, font.clone(), colour);
    }
}

/// How far a filled cell stays from its border.
fn inset(layout: &Layout) -> f32 {
    if layout.side > 9.0 { 0.9 } else { 0.0 }
}

/// The corners of a filled cell, as far as grid and crosses have faded.
fn round(layout: &Layout, faded: f32) -> CornerRadius {
    CornerRadius::same(((layout.side * 0.07).min(2.0) * (1.0 - faded)) as u8)
}

/// An ink that is only supposed: violet by itself, the ink's own colour where there are
/// several, and hatched in any case.
fn supposed(
    shapes: &mut Vec<Shape>,
    brush: &Brush,
    layout: &Layout,
    rect: Rect,
    fill: Color32,
    palette: &Palette,
) {
    let sheet = &brush.sheet;
    let ground = if palette.is_two_tone() { sheet.what_if_cell } else { pale(fill, brush) };
    shapes.push(Shape::rect_filled(rect, round(layout, 0.0), ground));
    let hatch = Stroke::new((layout.side * 0.04).clamp(1.0, 2.0), sheet.what_if);
    for share in [0.6, 1.0, 1.4] {
        // Where a line from the lower left to the upper right enters and leaves the square.
        let (width, height) = (rect.width(), rect.height());
        let reach = share * width;
        let from = match reach <= width {
            true => pos2(rect.left(), rect.top() + reach * height / width),
            false => pos2(rect.left() + (reach - width), rect.bottom()),
        };
        let to = match reach <= width {
            true => pos2(rect.left() + reach, rect.top()),
            false => pos2(rect.right(), rect.top() + (reach - width) * height / width),
        };
        shapes.push(Shape::line_segment([from, to], hatch));
    }
    let edge = brush.stroke(1.25, sheet.what_if);
    shapes.push(Shape::rect_stroke(rect, round(layout, 0.0), edge, StrokeKind::Inside));
}

/// An ink half way to the sheet.
fn pale(fill: Color32, brush: &Brush) -> Color32 {
    fill.lerp_to_gamma(brush.sheet.sheet, 0.45)
}

/// A cross, or a dot where that is wanted or a cross would not be seen.
pub fn cross(shapes: &mut Vec<Shape>, rect: Rect, colour: Color32, dot: bool) {
    if dot || rect.width() < PLAIN {
        shapes.push(Shape::circle_filled(rect.center(), (rect.width() * 0.1).max(0.8), colour));
        return;
    }
    let half = rect.width() * 0.14;
    let stroke = Stroke::new((rect.width() * 0.041).max(1.1), colour);
    let (c, d) = (rect.center(), half);
    shapes.push(Shape::line_segment([c - vec2(d, d), c + vec2(d, d)], stroke));
    shapes.push(Shape::line_segment([c + vec2(-d, d), c + vec2(d, -d)], stroke));
}

/// Small struck dots of the inks that a cell cannot have.
fn excluded(shapes: &mut Vec<Shape>, brush: &Brush, rect: Rect, palette: &Palette, inks: Colours) {
    if rect.width() < 14.0 {
        return;
    }
    let inks: Vec<Colour> = inks.iter().take(9).collect();
    for (&colour, place) in inks.iter().zip(places(rect, inks.len())) {
        let fill = pigment(palette, colour, &brush.sheet);
        let slant = vec2(place.width(), -place.height()) * 0.5;
        let ends = [place.center() - slant, place.center() + slant];
        if place.width() < DOT {
            // Without room for a dot, the stroke alone has the colour.
            shapes.push(Shape::line_segment(ends, Stroke::new(1.75, fill)));
        } else {
            shapes.push(Shape::circle_filled(place.center(), place.width() * 0.32, fill));
            shapes.push(Shape::line_segment(ends, Stroke::new(1.25, brush.sheet.cross)));
        }
    }
}

/// The smallest square that a struck dot is told apart in.
const DOT: f32 = 5.5;

/// Squares for so many struck dots in a cell: two beside each other, or three where there are
/// more than four dots; a third of each square's side stays free between them.
fn places(rect: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let columns = match count {
        0..=1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    let rows = count.div_ceil(columns);
    let pitch = rect.width() * if columns == 3 { 0.29 } else { 0.4 };
    let middle = move |at: usize, all: usize| (at as f32 - (all as f32 - 1.0) / 2.0) * pitch;
    (0..count).map(move |index| {
        let from = vec2(middle(index % columns, columns), middle(index / columns, rows));
        Rect::from_center_size(rect.center() + from, Vec2::splat(pitch * 0.75))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn struck_dots_stay_apart_in_small_cells() {
        for side in [14.0, 20.0, 40.0] {
            let cell = Rect::from_min_size(pos2(100.0, 50.0), Vec2::splat(side));
            for count in 1..=9 {
                let all: Vec<Rect> = places(cell, count).collect();
                assert_eq!(all.len(), count);
                for (at, own) in all.iter().enumerate() {
                    assert!(cell.shrink(0.5).contains_rect(*own), "{count} in {side}");
                    let gap = 0.065 * side;
                    assert!(all[..at].iter().all(|other| !own.expand(gap).intersects(*other)));
                }
            }
            // Up to four inks have a dot each.
            assert_eq!(places(cell, 4).all(|own| own.width() >= DOT), side >= 20.0);
        }
    }
}
