//! Edits that concern all of a picture or of its palette. What takes one [`Change`] is made
//! directly: shifting, flipping, resizing, moving an ink.

use crate::canvas::Canvas;
use crate::edit::{Change, Edit, Flip, Margins};
use crate::tool::Area;
use grille_engine::colours::Colour;
use grille_engine::nonogram::looks::named;
use grille_engine::nonogram::{Ink, Picture, Rgb};

impl Canvas {
    /// What is empty gets this ink, and what has it becomes empty.
    pub fn inverting(&self, ink: Colour) -> Edit {
        Change::Exchange(Colour::BACKGROUND, ink).into()
    }

    /// The cells of one colour get another.
    pub fn replacing(&self, from: Colour, to: Colour) -> Edit {
        let replaced: Picture =
            self.picture().map(|&colour| if colour == from { to } else { colour });
        Edit::painting(self.picture(), &replaced)
    }

    /// Flips one after the other: [`Flip::RIGHT`] and [`Flip::LEFT`] are quarter turns.
    pub fn flipping(&self, flips: &[Flip]) -> Edit {
        Edit(flips.iter().map(|&flip| Change::Flip(flip)).collect())
    }

    /// Only this rectangle stays; nothing, if that is all or it lies beside the picture.
    pub fn cropping(&self, area: Area) -> Edit {
        let (rows, cols) = (self.size().rows() as i32, self.size().cols() as i32);
        let (down, right) = (area.size.rows() as i32, area.size.cols() as i32);
        let margins = Margins {
            top: -area.at.row,
            left: -area.at.col,
            bottom: area.at.row + down - rows,
            right: area.at.col + right - cols,
        };
        if margins == Margins::default() { Edit::default() } else { Change::Resize(margins).into() }
    }

    /// Empty lines at the sides go.
    pub fn trimming(&self) -> Edit {
        Area::drawn(self.picture()).map_or_else(Edit::default, |area| self.cropping(area))
    }

    /// Another ink at the end of the palette, with a name that is free; nothing, if it is full.
    pub fn adding_ink(&self, rgb: Rgb) -> Edit {
        let at = Colour::new(self.inks().len());
        at.map_or_else(Edit::default, |at| {
            Change::AddInk(at, Ink::new(self.name_for(rgb, None), rgb)).into()
        })
    }

    /// A colour looks like this now, and is called so, unless its maker has named it.
    pub fn recolouring(&self, at: Colour, rgb: Rgb) -> Edit {
        let Some(ink) = self.inks().get(at.index()).filter(|ink| ink.rgb != rgb) else {
            return Edit::default();
        };
        let is_own = ink.name != self.name_for(ink.rgb, Some(at));
        let name = if is_own { ink.name.clone() } else { self.name_for(rgb, Some(at)) };
        Change::SetInk(at, Ink::new(name, rgb)).into()
    }

    /// An ink goes, and its cells get another colour.
    pub fn merging(&self, from: Colour, into: Colour) -> Edit {
        if from == into {
            return Edit::default();
        }
        self.replacing(from, into).then([Change::RemoveInk(from)])
    }

    /// The common name of a colour; with a number, if another place of the palette has it.
    fn name_for(&self, rgb: Rgb, at: Option<Colour>) -> String {
        let name = named([rgb]).pop().map_or_else(String::new, |ink| ink.name);
        let own = at.map(Colour::index);
        let is_free = |name: &String| {
            let others = self.inks().iter().enumerate().filter(|(i, _)| Some(*i) != own);
            !name.is_empty() && others.into_iter().all(|(_, ink)| ink.name != *name)
        };
        let numbered = (2..).map(|number| format!("{name}{number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(is_free).unwrap_or_default()
    }
}
