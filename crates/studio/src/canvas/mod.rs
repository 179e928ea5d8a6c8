//! What a maker works on: a picture with its palette, what is said about it, and the cells that a
//! repair must not touch. The puzzle is never stored: it follows from the picture.
//!
//! A canvas is a [`Sheet`](session::Sheet), so a [`Session`](session::Session) has its history, and
//! the records of a journal tell it. Its text form is its size and the [`Edit`] that makes it from
//! a blank one, so there is one text form for both.

mod apply;
mod text;

pub use apply::Denied;

use crate::edit::Edit;
use grille_engine::Faults;
use grille_engine::about::About;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{
    Draft, DrawingKind, Fault, FaultKind, Ink, Palette, Picture, Place, Puzzle,
};
use grille_engine::session::{self, Refusal};
use grille_formats::Said;
use std::sync::Arc;

/// A picture being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    /// Every colour of it is in `inks`.
    picture: Picture,
    /// The background first, and an ink at least; names differ and are not empty.
    inks: Arc<Vec<Ink>>,
    locks: Grid<bool>,
    /// No text in it is empty.
    about: About,
    /// The settings of the import that the picture came from, as text; empty if it came from none.
    import: String,
}

impl Canvas {
    /// An empty picture, to be drawn in black on white.
    pub fn blank(size: Size) -> Canvas {
        Canvas {
            picture: Grid::filled(size, Colour::BACKGROUND),
            inks: Arc::new(Palette::black_and_white().inks().to_vec()),
            locks: Grid::filled(size, false),
            about: About::default(),
            import: String::new(),
        }
    }

    /// This picture in these inks, as in [`Draft::inks`].
    pub fn new(picture: Picture, inks: Vec<Ink>, about: &About) -> Result<Canvas, Faults<Fault>> {
        let puzzle = Puzzle::of(&picture, inks)?;
        let inks = Arc::new(puzzle.palette().inks().to_vec());
        let blank = Canvas::blank(picture.size());
        let mut canvas = Canvas { picture, inks, ..blank };
        for &part in Said::ALL {
            let text = part.of(about).filter(|text| !text.is_empty());
            *part.of_mut(&mut canvas.about) = text.map(str::to_owned);
        }
        Ok(canvas)
    }

    /// The goal of a puzzle with everything that is said about it; a fault if it has none, or
    /// gives cells away.
    pub fn of(puzzle: &Puzzle) -> Result<Canvas, Faults<Fault>> {
        let none = || vec![Fault { place: Place::Whole, kind: FaultKind::NoClues }];
        let picture = puzzle.goal().ok_or_else(none)?;
        Canvas::new(picture, puzzle.palette().inks().to_vec(), puzzle.about())
    }

    /// Rows and columns.
    pub fn size(&self) -> Size {
        self.picture.size()
    }

    /// The picture.
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The colours, the background first.
    pub fn inks(&self) -> &[Ink] {
        &self.inks
    }

    /// The cells that a repair must not change.
    pub fn locks(&self) -> &Grid<bool> {
        &self.locks
    }

    /// The locked cells, row by row.
    pub fn locked(&self) -> impl Iterator<Item = Cell> {
        self.size().iter().filter(|&cell| self.locks[cell])
    }

    /// What is said about it.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The settings of the import that the picture came from, if it came from one.
    pub fn import(&self) -> Option<&str> {
        Some(self.import.as_str()).filter(|text| !text.is_empty())
    }

    /// The puzzle that the picture poses, with the picture as its goal.
    pub fn puzzle(&self) -> Puzzle {
        self.puzzle_of(&self.picture)
    }

    /// The same of another picture in these inks.
    pub(crate) fn puzzle_of(&self, picture: &Picture) -> Puzzle {
        let cells = picture.rows().map(|row| row.iter().map(|&c| c.into()).collect()).collect();
        let goal = DraftDrawing { kind: DrawingKind::Goal, id: None, note: None, cells };
        let (about, inks) = (self.about.clone(), self.inks.to_vec());
        let draft = Draft { about, inks, drawings: vec![goal], ..Draft::default() };
        Puzzle::new(draft).expect("sides, inks and colours of a canvas are those of a puzzle")
    }
}

impl session::Sheet for Canvas {
    type Move = Edit;

    fn play(&mut self, edit: &Edit) -> Option<Edit> {
        self.apply(edit).ok()
    }

    fn refuses(&self, edit: &Edit) -> Option<Refusal> {
        self.clone().apply(edit).err().map(|denied| match denied {
            Denied::Nothing => Refusal::Nothing,
            Denied::Outside(cell) => Refusal::Outside(cell),
            Denied::NoSuchInk(_) | Denied::Name | Denied::Palette | Denied::Size => Refusal::Bounds,
        })
    }

    /// An empty picture of the same size and palette.
    fn wipe(&self) -> Edit {
        Edit::painting(&self.picture, &Grid::filled(self.size(), Colour::BACKGROUND))
    }

    fn join(first: &Edit, then: &Edit) -> Edit {
        first.clone().then(then.0.iter().cloned())
    }
}
