//! A piece of picture that hovers over the canvas: lifted from it, pasted, or written. It can be
//! moved and turned; set down, all of that is one edit.

use crate::canvas::Canvas;
use crate::edit::{Edit, Flip};
use crate::tool::{Area, Mirror, Spot};
use grille_engine::colours::Colour;
use grille_engine::nonogram::Picture;

/// A hovering piece of picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Float {
    /// What it shows.
    pub piece: Picture,
    /// Where its corner at the top left is.
    pub at: Spot,
    /// Where it was lifted from, which becomes background; nothing of a copy.
    pub from: Option<Area>,
    /// Whether its background covers what lies under it.
    pub is_opaque: bool,
}

impl Float {
    /// Lifts what lies in a rectangle.
    pub fn lifted(picture: &Picture, area: Area) -> Float {
        Float { piece: area.of(picture), at: area.at, from: Some(area), is_opaque: false }
    }

    /// A piece from elsewhere, with its corner here.
    pub fn pasted(piece: Picture, at: Spot) -> Float {
        Float { piece, at, from: None, is_opaque: false }
    }

    /// The rectangle that it covers.
    pub fn area(&self) -> Area {
        Area { at: self.at, size: self.piece.size() }
    }

    /// Moves it.
    pub fn shift(&mut self, down: i32, right: i32) {
        self.at = self.at.moved(down, right);
    }

    /// Turns it over; turned by rows and columns, it stays where its middle was, as nearly as
    /// cells allow.
    pub fn flip(&mut self, flips: &[Flip]) {
        let before = self.piece.size();
        for flip in flips {
            self.piece = flip.flipped(&self.piece);
        }
        let after = self.piece.size();
        let half = |before: usize, after: usize| (before as i32 - after as i32).div_euclid(2);
        self.shift(half(before.rows(), after.rows()), half(before.cols(), after.cols()));
    }

    /// The picture with this set down on it, and mirrored as a stroke would be. An ink that the
    /// canvas has not becomes its first.
    pub fn over(&self, canvas: &Canvas, mirror: Mirror) -> Picture {
        let (mut picture, size) = (canvas.picture().clone(), canvas.size());
        let images = |spot: Spot| mirror.images(spot).filter_map(move |spot| spot.cell(size));
        for cell in self.from.iter().flat_map(|area| area.cells(size)) {
            images(cell.into()).for_each(|cell| picture[cell] = Colour::BACKGROUND);
        }
        let inner = self.piece.size().iter();
        for inner in inner.filter(|&inner| self.is_opaque || self.piece[inner].is_ink()) {
            let colour = self.piece[inner];
            let known = if colour.index() < canvas.inks().len() { colour } else { Colour::BLACK };
            let spot = self.at.moved(inner.row.into(), inner.col.into());
            images(spot).for_each(|cell| picture[cell] = known);
        }
        picture
    }

    /// What setting it down changes.
    pub fn edit(&self, canvas: &Canvas, mirror: Mirror) -> Edit {
        Edit::painting(canvas.picture(), &self.over(canvas, mirror))
    }
}
