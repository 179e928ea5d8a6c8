//! Digits and marks in their cells. The shape of each symbol is laid out once a frame and painted
//! wherever it stands, so that a board full of candidates costs little.

use super::super::desk::Desk;
use super::Layout;
use crate::front::Look;
use crate::part::Discs;
use crate::theme::tokens::TINTS;
use crate::theme::{Sheet, Weight};
use egui::{Color32, Galley, Painter, Pos2, vec2};
use grille_engine::grid::Cell;
use grille_engine::sudoku::Drawing;
use grille_engine::sudoku::drawing::route;
use grille_engine::sudoku::{Digit, Digits, Shape, Tint};
use grille_store::{Duplicates, Marks};
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
        painter.extend(self.shape(at, digit, colour));
    }

    /// A symbol with its middle here.
    fn shape(&self, at: Pos2, digit: Digit, colour: Color32) -> Option<egui::Shape> {
        let galley = self.0.get(digit.index())?;
        let corner = at - galley.mesh_bounds.center().to_vec2();
        Some(egui::Shape::galley(corner, galley.clone(), colour))
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

    /// The symbols of candidates that stand like that.
    fn of(&self, form: Form) -> &Symbols {
        match form {
            Form::Place => &self.place,
            Form::Corner | Form::Rows => &self.corner,
            Form::Centre => &self.centre,
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
    let (mut discs, mut shown) = (Discs::new(painter.ctx()), Vec::new());
    for cell in view.puzzle.size().iter() {
        let face = &view.cells[cell];
        let middle = layout.cell(cell).center();
        if let Some(digit) = face.digit {
            let symbols = if face.is_given { &faces.given } else { &faces.own };
            symbols.paint(painter, middle, digit, colour(sheet, view, cell, face, look.duplicates));
            continue;
        }
        let placed = drawing.and_then(Drawing::placed_alone).filter(|(own, _)| *own == cell);
        if let Some((_, digit)) = placed {
            faces.own.paint(painter, middle, digit, sheet.hint_edge);
            continue;
        }
        for Candidate { digit, at, form } in candidates(&faces, layout, view, desk.marks, cell) {
            let tint = face.notes.candidate(digit);
            if let Some(tint) = tint {
                discs.add(at, layout.side * form.disc(), TINTS[tint.number() - 1].1);
            }
            let drawing = drawing.filter(|_| form == Form::Place);
            let colour = mark_colour(sheet, cell, digit, tint, drawing);
            shown.extend(faces.of(form).shape(at, digit, colour));
        }
    }
    discs.paint(painter);
    painter.extend(shown);
}

/// The candidate at a place of the board, if one stands there.
pub fn candidate_at(
    painter: &Painter,
    layout: &Layout,
    view: &View,
    desk: &Desk,
    at: Pos2,
) -> Option<Digit> {
    let cell = layout.cell_at(at)?;
    let faces = Faces::new(painter, view.puzzle.shape(), layout.side);
    let all = candidates(&faces, layout, view, desk.marks, cell).into_iter();
    let near = all.map(|own| (own.at.distance(at), own.digit));
    let near = near.filter(|(away, _)| *away < 0.16 * layout.side);
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, digit)| digit)
}

/// How a candidate stands in its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// At the place of its digit.
    Place,
    /// In a corner, or along an edge.
    Corner,
    /// In the middle, in one row.
    Centre,
    /// In the middle, in several rows.
    Rows,
}

impl Form {
    /// The radius of the disc behind a candidate with a colour, as a share of the cell.
    fn disc(self) -> f32 {
        match self {
            Form::Place => 0.135,
            Form::Corner | Form::Centre | Form::Rows => 0.12,
        }
    }
}

/// A candidate in its cell.
struct Candidate {
    digit: Digit,
    /// Its middle.
    at: Pos2,
    form: Form,
}

/// The candidates of a cell, where they stand: at their places, or else in corners and middle.
fn candidates(
    faces: &Faces,
    layout: &Layout,
    view: &View,
    marks: Marks,
    cell: Cell,
) -> Vec<Candidate> {
    let face = &view.cells[cell];
    if face.digit.is_some() {
        return Vec::new();
    }
    if let Some(digits) = shown_at_places(view, marks, cell, face) {
        let place = |digit| layout.point(route::place(view.puzzle.shape(), cell, digit));
        let at_place = |digit| Candidate { digit, at: place(digit), form: Form::Place };
        return digits.iter().map(at_place).collect();
    }
    let mut all = corners(layout, cell, face);
    all.extend(centre(layout, faces, cell, face));
    all
}

/// The candidates of a cell that stand at their places; none where they stand otherwise.
fn shown_at_places(view: &View, marks: Marks, cell: Cell, face: &Face) -> Option<Digits> {
    if let Some((_, digits)) = view.lit.candidates.iter().find(|(own, _)| *own == cell) {
        return Some(*digits);
    }
    match (view.is_watched, marks) {
        (true, _) => Some(face.pencil),
        (false, Marks::Places) => Some(face.pencil | face.notes.corner),
        (false, Marks::Corners) => None,
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

/// Corner marks: from corner to corner, then along the edges.
fn corners(layout: &Layout, cell: Cell, face: &Face) -> Vec<Candidate> {
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
    let corner = layout.cell(cell).min;
    let placed = face.notes.corner.iter().zip(PLACES);
    let stands = |(digit, (x, y))| Candidate {
        digit,
        at: corner + vec2(x, y) * layout.side,
        form: Form::Corner,
    };
    placed.map(stands).collect()
}

/// Pencil marks in the middle of a cell, in as many rows as it takes.
fn centre(layout: &Layout, faces: &Faces, cell: Cell, face: &Face) -> Vec<Candidate> {
    let digits: Vec<Digit> = face.pencil.iter().collect();
    // Five in a row would touch the lines.
    let rows = digits.len().div_ceil(4).max(1);
    let each = digits.len().div_ceil(rows).max(1);
    let form = if rows > 1 { Form::Rows } else { Form::Centre };
    let symbols = faces.of(form);
    let middle = layout.cell(cell).center();
    let (gap, step) = (layout.side * 0.035, layout.side * 0.21);
    let mut all = Vec::new();
    for (number, row) in digits.chunks(each).enumerate() {
        let wide: f32 = row.iter().map(|&digit| symbols.wide(digit) + gap).sum::<f32>() - gap;
        let mut x = middle.x - wide / 2.0;
        let y = middle.y + (number as f32 - (rows as f32 - 1.0) / 2.0) * step;
        for &digit in row {
            let own = symbols.wide(digit);
            all.push(Candidate { digit, at: egui::pos2(x + own / 2.0, y), form });
            x += own + gap;
        }
    }
    all
}
