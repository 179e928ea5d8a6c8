//! What is seen on the board: the picture, or the other solution, with the cells that differ.

use super::Easel;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::{Ink, Mark, Picture, Puzzle};
use grille_studio::Solutions;
use grille_table::nonogram::{Face, View};
use std::sync::Arc;

/// What a view was made of.
#[derive(PartialEq)]
pub(super) struct Key {
    generation: u64,
    inks: Vec<Ink>,
    is_other: bool,
    is_lit: bool,
}

impl Easel {
    /// The other solution, if there is one.
    pub(in crate::studio) fn other(&self) -> Option<(&Picture, &[Cell])> {
        match self.made.verdict().solutions.found()? {
            Solutions::Other { picture, differs } => Some((picture, differs)),
            Solutions::Unique => None,
        }
    }

    /// What is on the board: made again only when something has changed.
    pub(in crate::studio) fn view(&mut self) -> Arc<View> {
        let canvas = self.made.canvas();
        self.is_other &= self.other().is_some();
        let key = Key {
            generation: self.made.generation(),
            inks: canvas.inks().to_vec(),
            is_other: self.is_other,
            is_lit: self.other().is_some(),
        };
        if let Some((own, view)) = &self.view
            && *own == key
        {
            return view.clone();
        }
        let (other, lit) = match self.other() {
            Some((other, differs)) => (Some(other).filter(|_| self.is_other), differs.to_vec()),
            None => (None, Vec::new()),
        };
        let picture = other.unwrap_or(self.made.picture());
        let puzzle = Puzzle::of(picture, canvas.inks().to_vec())
            .expect("sides, inks and colours of a canvas are those of a puzzle");
        let mut view = View::of_picture(&puzzle, picture);
        let mark = |colour: Colour| if colour.is_ink() { Mark::Ink(colour) } else { Mark::Blank };
        let face = |cell: Cell| Face { mark: mark(picture[cell]), ..Face::default() };
        view.cells = Arc::new(Grid::from_fn(picture.size(), face));
        view.lit.wrong = lit;
        let view = Arc::new(view);
        self.view = Some((key, view.clone()));
        view
    }
}
