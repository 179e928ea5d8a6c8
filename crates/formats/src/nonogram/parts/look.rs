//! A puzzle from what the cells of its picture look like.

use crate::nonogram::Keeps;
use crate::{Kind, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colour;
use grille_engine::grid::Grid;
use grille_engine::nonogram::looks::{TooManyLooks, of_looks};
use grille_engine::nonogram::{Fault, FaultKind, Place, Puzzle, Rgb};
use std::ops::Range;

/// What a format of nothing but a picture in black keeps.
pub(crate) const PICTURE: Keeps = Keeps {
    clues: false,
    colours: false,
    givens: false,
    about: &[],
    goal: true,
    saved: false,
    drawings: false,
    rectangles: true,
    long_clues: true,
};

/// The puzzle of cells that look so; its faults are placed where the picture is.
pub(crate) fn puzzle(
    looks: &Grid<Option<Rgb>>,
    background: Option<Rgb>,
    at: &Range<usize>,
) -> Result<Puzzle, Faults<Problem>> {
    let fault = |fault| Problem { at: at.clone(), kind: Kind::Fault(fault) };
    let (picture, inks) = of_looks(looks, background).map_err(|TooManyLooks(found)| {
        let kind = FaultKind::TooManyColours { found, limit: Colour::LIMIT };
        vec![fault(Fault { place: Place::Ink(Colour::LIMIT), kind })]
    })?;
    Puzzle::of(&picture, inks).map_err(|faults| faults.into_iter().map(fault).collect())
}
