//! What the pointer does: pressed, dragged, let go.

use super::Studio;
use crate::stroke::Stroke;
use crate::tool::{Area, Hand, Spot, Tool};
use grille_engine::colours::Colour;

/// What the pointer is doing.
#[derive(Clone, Debug)]
pub(super) enum Gesture {
    /// Nothing.
    None,
    /// Drawing or locking.
    Stroke(Box<Stroke>),
    /// Choosing a rectangle, from here.
    Selecting(Spot),
    /// Moving the piece that hovers; where the pointer was last.
    Moving(Spot),
}

impl Studio {
    /// The pointer is pressed.
    pub fn press(&mut self, spot: Spot) {
        self.press_with(spot, self.hand.colour);
    }

    /// The same with another colour: the background, for a second button.
    ///
    /// The tools *select* and *text* begin to move what is selected if they are pressed there.
    /// Otherwise what hovers is set down first.
    pub fn press_with(&mut self, spot: Spot, colour: Colour) {
        self.release();
        let moves = matches!(self.hand.tool, Tool::Select | Tool::Text);
        if moves && self.selection().is_some_and(|area| area.contains(spot)) {
            self.lift();
            self.gesture = Gesture::Moving(spot);
            return;
        }
        self.settle();
        self.selection = None;
        match self.hand.tool {
            Tool::Pick => self.pick(spot),
            // The letters come from the keys.
            Tool::Text => {}
            Tool::Select => {
                self.selection = Some(Area::between(spot, spot, self.canvas().size()));
                self.gesture = Gesture::Selecting(spot);
            }
            Tool::Pen
            | Tool::Eraser
            | Tool::Line
            | Tool::Rectangle
            | Tool::FilledRectangle
            | Tool::Ellipse
            | Tool::FilledEllipse
            | Tool::Fill
            | Tool::Lock => {
                let hand = Hand { colour, ..self.hand };
                if let Some(stroke) = Stroke::new(self.canvas(), &hand, spot) {
                    self.show(Some(stroke.picture().clone()));
                    self.gesture = Gesture::Stroke(Box::new(stroke));
                }
            }
        }
    }

    /// The pointer is moved while it is pressed; `is_even` makes lines straight and shapes as high
    /// as wide.
    pub fn drag(&mut self, to: Spot, is_even: bool) {
        match &mut self.gesture {
            Gesture::None => {
                if self.hand.tool == Tool::Pick {
                    self.pick(to);
                }
            }
            Gesture::Stroke(stroke) => {
                stroke.drag(self.session.sheet(), to, is_even);
                let picture = stroke.picture().clone();
                self.show(Some(picture));
            }
            Gesture::Selecting(from) => {
                self.selection = Some(Area::between(*from, to, self.session.sheet().size()));
            }
            Gesture::Moving(at) => {
                let (down, right) = (to.row - at.row, to.col - at.col);
                *at = to;
                self.shift_float(down, right);
            }
        }
    }

    /// The pointer is let go: a stroke becomes a step. Returns whether one was made.
    pub fn release(&mut self) -> bool {
        match std::mem::replace(&mut self.gesture, Gesture::None) {
            Gesture::Stroke(stroke) => {
                let edit = stroke.edit(self.canvas());
                self.set_down(edit)
            }
            Gesture::None | Gesture::Selecting(_) | Gesture::Moving(_) => false,
        }
    }

    /// Where the pointer was pressed and where it is, while a stroke is drawn.
    pub fn stroke(&self) -> Option<(Spot, Spot)> {
        match &self.gesture {
            Gesture::Stroke(stroke) => Some(stroke.ends()),
            Gesture::None | Gesture::Selecting(_) | Gesture::Moving(_) => None,
        }
    }

    /// Takes back what is under way, and whether there was anything: a stroke, a piece that
    /// hovers, a selection.
    pub fn cancel(&mut self) -> bool {
        let is_drawing = !matches!(self.gesture, Gesture::None);
        let was_there = is_drawing || self.float.is_some() || self.selection.is_some();
        (self.gesture, self.float, self.selection) = (Gesture::None, None, None);
        self.show(None);
        was_there
    }

    /// Takes the colour of a cell into the hand.
    fn pick(&mut self, spot: Spot) {
        if let Some(cell) = spot.cell(self.canvas().size()) {
            self.hand.colour = self.canvas().picture()[cell];
        }
    }
}
