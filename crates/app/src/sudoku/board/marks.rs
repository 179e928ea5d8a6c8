//! Digits and marks in their cells. The shape of each symbol is laid out once a frame and painted
//! wherever it stands, so that a board full of candidates costs little.

use super::super::desk::Desk;
use super::{Layout, shown_at_places};
use crate::front::Look;
use crate::theme::tokens::TINTS;
use crate::theme::{Sheet, Weight};
use egui::{Color32, Galley, Painter, Pos2, vec2};
use grille_engine::grid::Cell;
use grille_engine::sudoku::Drawing;
use grille_engine::sudoku::drawing::route;
use grille_engine::sudoku::{Digit, Digits, Shape, Tint};
use grille_store::Duplicates;
use grille_table::sudoku::{Face, View};
use std::sync::Arc;

/// The symbols of a shape in one size.
pub struct Symbols(Vec<Arc<Galley>>);

impl Symbols {
    /// All of them.
    pub fn new(painter: &Painter, shape: Shape, weight: Weight, size: f32) -> Symbols {
        let font = weight.at(size.max(4.0));
        let one = |digit: Digit| {
            let symbol = digit.symbol().to_string();
            painter.layout_no_wrap(symbol, font.clone(), Color32::PLACEHOLDER)
        };
        Symbols(Digits::first(shape.side()).iter().map(one).collect())
    }

    /// Paints a symbol with its middle here.
    pub fn paint(&self, painter: &Painter, at: Pos2, digit: Digit, colour: Color32) {
        let Some(galley) = self.0.get(digit.index()) else { return };
        let corner = at - galley.mesh_bounds.center().to_vec2();
        painter.galley(corner, galley.clone(), colour);
    }

    /// How wide a symbol is.
    fn wide(&self, digit: Digit) -> f32 {
        self.0.get(digit.index()).map_or(0.0, |galley| galley.size().x)
    }
}

/// The sizes of everything that stands in a cell.
pub struct Faces {
    given: Symbols,
    own: Symbols,
    place: Symbols,
    corner: Symbols,
    centre: Symbols,
}

impl Faces {
    /// As they are on a board of this layout.
    pub fn new(painter: &Painter, shape: Shape, side: f32) -> Faces {
        let place = match shape {
            Shape::Four => 0.3,
            Shape::Six => 0.27,
            Shape::Nine => 0.23,
            Shape::Sixteen => 0.19,
        };
        let symbols =
            |weight: Weight, share: f32| Symbols::new(painter, shape, weight, share * side);
        Faces {
            given: symbols(Weight::Semibold, 0.54),
            own: symbols(Weight::Regular, 0.54),
            place: symbols(Weight::Medium, place),
            corner: symbols(Weight::Medium, 0.21),
            centre: symbols(Weight::Medium, 0.25),
        }
    }
}

/// Draws what stands in the cells. `drawing` is the part of a hint that is shown.
pub fn paint(
    painter: &Painter,
    sheet: &Sheet,
    layout: &Layout,
    (view, desk, look): (&View, &Desk, Look),
    drawing: Option<&Drawing>,
) {
    let shape = view.puzzle.shape();
    let faces = Faces::new(painter, shape, layout.side);
    for cell in view.puzzle.size().iter() {
        let face = &view.cells[cell];
        let middle = layout.cell(cell).center();
        if let Some(digit) = face.digit {
            let symbols = if face.is_given { &faces.given } else { &faces.own };
            symbols.paint(painter, middle, digit, colour(sheet, view, cell, face, look.duplicates));
            continue;
        }
        let placed = drawing.and_then(|drawing| drawing.placed).filter(|(own, _)| *own == cell);
        if let Some((_, digit)) = placed {
            faces.own.paint(painter, middle, digit, sheet.hint_edge);
        }
        let at_places = shown_at_places(view, desk.marks, cell, face);
        if !at_places.is_empty() {
            for digit in
                at_places.iter().filter(|&digit| placed.is_none_or(|(_, own)| own != digit))
            {
                let at = layout.point(route::place(shape, cell, digit));
                let tint = face.notes.candidate(digit);
                tinted(painter, at, layout.side * 0.135, tint);
                let colour = mark_colour(sheet, cell, digit, tint, drawing);
                faces.place.paint(painter, at, digit, colour);
            }
        } else if placed.is_none() {
            corners(painter, sheet, layout, &faces, cell, face);
            centre(painter, sheet, layout, &faces, cell, face);
        }
    }
}

/// The colour of a digit.
fn colour(sheet: &Sheet, view: &View, cell: Cell, face: &Face, duplicates: Duplicates) -> Color32 {
    let is_told = match duplicates {
        Duplicates::Never => false,
        Duplicates::Asked => view.lit.wrong.contains(&cell),
        Duplicates::AtOnce => true,
    };
    match face {
        _ if face.is_conflict && is_told => sheet.wrong_text,
        _ if view.lit.wrong.contains(&cell) => sheet.wrong_text,
        _ if face.is_given => sheet.ink,
        _ if face.depth > 0 => sheet.what_if,
        _ => sheet.own,
    }
}

/// The colour of a candidate.
fn mark_colour(
    sheet: &Sheet,
    cell: Cell,
    digit: Digit,
    tint: Option<Tint>,
    drawing: Option<&Drawing>,
) -> Color32 {
    let is_struck = drawing.is_some_and(|drawing| drawing.struck.contains(&(cell, digit)));
    let is_ringed = drawing.is_some_and(|drawing| {
        drawing.rings.iter().any(|ring| (ring.cell, ring.digit) == (cell, digit))
    });
    match (is_struck, is_ringed || tint.is_some()) {
        (true, false) => sheet.wrong_text,
        (_, true) => sheet.ink,
        (false, false) => sheet.mark,
    }
}

/// The disc behind a candidate with a colour.
fn tinted(painter: &Painter, at: Pos2, radius: f32, tint: Option<Tint>) {
    if let Some(tint) = tint {
        painter.circle_filled(at, radius, TINTS[tint.number() - 1].1);
    }
}

/// Corner marks: from corner to corner, then along the edges.
fn corners(
    painter: &Painter,
    sheet: &Sheet,
    layout: &Layout,
    faces: &Faces,
    cell: Cell,
    face: &Face,
) {
    const PLACES: [(f32, f32); 16] = [
        (0.17, 0.18),
        (0.83, 0.18),
        (0.17, 0.82),
        (0.83, 0.82),
        (0.5, 0.18),
        (0.5, 0.82),
        (0.17, 0.5),
        (0.83, 0.5),
        (0.335, 0.18),
        (0.665, 0.18),
        (0.335, 0.82),
        (0.665, 0.82),
        (0.17, 0.34),
        (0.83, 0.34),
        (0.17, 0.66),
        (0.83, 0.66),
    ];
    let rect = layout.cell(cell);
    for (digit, (x, y)) in face.notes.corner.iter().zip(PLACES) {
        let at = rect.min + vec2(x, y) * layout.side;
        let tint = face.notes.candidate(digit);
        tinted(painter, at, layout.side * 0.12, tint);
        let colour = if tint.is_some() { sheet.ink } else { sheet.mark };
        faces.corner.paint(painter, at, digit, colour);
    }
}

/// Pencil marks in the middle of a cell, in as many rows as it takes.
fn centre(
    painter: &Painter,
    sheet: &Sheet,
    layout: &Layout,
    faces: &Faces,
    cell: Cell,
    face: &Face,
) {
    let digits: Vec<Digit> = face.pencil.iter().collect();
    // Letters are wider than digits.
    let most = if face.notes.corner.is_empty() && faces.own.0.len() <= 9 { 5 } else { 4 };
    let rows = digits.len().div_ceil(most).max(1);
    let each = digits.len().div_ceil(rows).max(1);
    let symbols = if rows > 1 { &faces.corner } else { &faces.centre };
    let middle = layout.cell(cell).center();
    let (gap, step) = (layout.side * 0.035, layout.side * 0.21);
    for (number, row) in digits.chunks(each).enumerate() {
        let wide: f32 = row.iter().map(|&digit| symbols.wide(digit) + gap).sum::<f32>() - gap;
        let mut x = middle.x - wide / 2.0;
        let y = middle.y + (number as f32 - (rows as f32 - 1.0) / 2.0) * step;
        for &digit in row {
            let own = symbols.wide(digit);
            let at = egui::pos2(x + own / 2.0, y);
            let tint = face.notes.candidate(digit);
            tinted(painter, at, layout.side * 0.12, tint);
            let colour = if tint.is_some() { sheet.ink } else { sheet.mark };
            symbols.paint(painter, at, digit, colour);
            x += own + gap;
        }
    }
}
