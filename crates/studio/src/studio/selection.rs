//! What is selected, and the piece that hovers: lifted, copied, pasted, moved, turned, set down.

use super::{Gesture, Studio};
use crate::edit::{Edit, Flip};
use crate::float::Float;
use crate::tool::{Area, Spot, Unwritten, lettering};
use grille_engine::colours::Colour;
use grille_engine::nonogram::Picture;

impl Studio {
    /// The rectangle that is selected, or that the hovering piece covers.
    pub fn selection(&self) -> Option<Area> {
        self.float.as_ref().map(Float::area).or(self.selection)
    }

    /// The piece that hovers.
    pub fn float(&self) -> Option<&Float> {
        self.float.as_ref()
    }

    /// Selects a rectangle, as far as it lies on the canvas. What hovers is set down first.
    pub fn select(&mut self, area: Area) {
        self.settle();
        let (rows, cols) = (area.size.rows() as i32, area.size.cols() as i32);
        let end = area.at.moved(rows - 1, cols - 1);
        self.selection = Some(Area::between(area.at, end, self.canvas().size()));
    }

    /// What is selected, to be put on a clipboard.
    pub fn copied(&self) -> Option<Picture> {
        match &self.float {
            Some(float) => Some(float.piece.clone()),
            None => self.selection.map(|area| area.of(self.canvas().picture())),
        }
    }

    /// Lifts what is selected, so that it hovers.
    pub fn lift(&mut self) {
        if let (None, Some(area)) = (&self.float, self.selection) {
            self.hover(Float::lifted(self.canvas().picture(), area));
        }
    }

    /// Lets a copy of what is selected hover over it.
    pub fn duplicate(&mut self) {
        let at = self.selection().map(|area| area.at);
        if let Some((piece, at)) = self.copied().zip(at) {
            self.paste(piece, at);
        }
    }

    /// Lets a piece from elsewhere hover, with its corner here.
    pub fn paste(&mut self, piece: Picture, at: Spot) {
        self.settle();
        self.hover(Float::pasted(piece, at));
    }

    /// Lets a text hover in the colour of the hand, with its corner here. If there is a text that
    /// hovers already, it takes its place: so what is typed is seen as it grows.
    pub fn write(&mut self, text: &str, at: Spot) -> Result<(), Unwritten> {
        let piece = lettering(text, self.hand.colour)?;
        if self.float.as_ref().is_some_and(|float| float.from.is_none() && float.at == at) {
            self.float = None;
        }
        self.paste(piece, at);
        Ok(())
    }

    /// Moves what hovers, or lifts what is selected to move it.
    pub fn shift_float(&mut self, down: i32, right: i32) {
        self.lift();
        self.change_float(|float| float.shift(down, right));
    }

    /// Turns over what hovers, or lifts what is selected to turn it: [`Flip::RIGHT`] and
    /// [`Flip::LEFT`] are quarter turns.
    pub fn flip_float(&mut self, flips: &[Flip]) {
        self.lift();
        self.change_float(|float| float.flip(flips));
    }

    /// Whether the background of what hovers covers what lies under it.
    pub fn set_opaque(&mut self, is_opaque: bool) {
        self.change_float(|float| float.is_opaque = is_opaque);
    }

    /// Makes background of what is selected, as one step; of what hovers, nothing is left.
    pub fn clear_selection(&mut self) -> bool {
        let Some(area) = self.float.take().map_or(self.selection, |float| float.from) else {
            self.show(None);
            return false;
        };
        let (mut picture, size) = (self.canvas().picture().clone(), self.canvas().size());
        area.cells(size).for_each(|cell| picture[cell] = Colour::BACKGROUND);
        let edit = Edit::painting(self.canvas().picture(), &picture);
        self.show(Some(picture));
        self.set_down(edit)
    }

    /// Ends what is under way: a stroke becomes a step, and what hovers is set down as one.
    /// Returns whether a step was made.
    pub fn settle(&mut self) -> bool {
        if self.release() {
            return true;
        }
        let Some(float) = self.float.take() else { return false };
        self.selection = None;
        // The mirrors may have been moved since it was last shown.
        self.show(Some(float.over(self.canvas(), self.hand.mirror)));
        self.set_down(float.edit(self.canvas(), self.hand.mirror))
    }

    fn hover(&mut self, float: Float) {
        self.gesture = Gesture::None;
        self.selection = None;
        self.show(Some(float.over(self.canvas(), self.hand.mirror)));
        self.float = Some(float);
    }

    fn change_float(&mut self, change: impl FnOnce(&mut Float)) {
        if let Some(mut float) = self.float.take() {
            change(&mut float);
            self.show(Some(float.over(self.canvas(), self.hand.mirror)));
            self.float = Some(float);
        }
    }
}
