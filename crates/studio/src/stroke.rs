//! A stroke under way: from where the pointer was pressed to where it is now. What it would change
//! is shown all the time, and becomes one edit when the pointer is let go.

use crate::canvas::Canvas;
use crate::edit::Edit;
use crate::tool::{
    Hand, Mirror, Spot, Tool, ellipse, line, rectangle, region, squared, straightened,
};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::Picture;

/// A stroke of a tool that draws or locks.
#[derive(Clone, Debug)]
pub(crate) struct Stroke {
    hand: Hand,
    from: Spot,
    at: Spot,
    /// The picture as it would be.
    picture: Picture,
    /// The locks as they would be, and what the stroke makes of those it meets.
    locks: Grid<bool>,
    lock: bool,
}

impl Stroke {
    /// Presses the pointer here. Nothing, if the tool of the hand makes no strokes.
    pub fn new(canvas: &Canvas, hand: &Hand, from: Spot) -> Option<Stroke> {
        let hand = match hand.tool {
            Tool::Eraser => Hand { colour: Colour::BACKGROUND, ..*hand },
            Tool::Pick | Tool::Select | Tool::Text => return None,
            Tool::Pen
            | Tool::Line
            | Tool::Rectangle
            | Tool::FilledRectangle
            | Tool::Ellipse
            | Tool::FilledEllipse
            | Tool::Fill
            | Tool::Lock => *hand,
        };
        let is_locked = from.cell(canvas.size()).is_some_and(|cell| canvas.locks()[cell]);
        let mut stroke = Stroke {
            hand,
            from,
            at: from,
            picture: canvas.picture().clone(),
            locks: canvas.locks().clone(),
            lock: !is_locked,
        };
        stroke.drag(canvas, from, false);
        Some(stroke)
    }

    /// Moves the pointer there; `is_even` makes lines straight and shapes as high as wide.
    pub fn drag(&mut self, canvas: &Canvas, to: Spot, is_even: bool) {
        let (from, size) = (self.from, canvas.size());
        let before = std::mem::replace(&mut self.at, to);
        let straight = if is_even { straightened(from, to) } else { to };
        let square = if is_even { squared(from, to) } else { to };
        match self.hand.tool {
            Tool::Pen | Tool::Eraser => self.paint(line(before, to)),
            Tool::Lock => {
                for cell in mirrored(line(before, to), self.hand.mirror, size) {
                    self.locks[cell] = self.lock;
                }
            }
            Tool::Line => self.anew(canvas, line(from, straight)),
            Tool::Rectangle => self.shape(canvas, rectangle(from, square, false, size)),
            Tool::FilledRectangle => self.shape(canvas, rectangle(from, square, true, size)),
            Tool::Ellipse => self.shape(canvas, ellipse(from, square, false, size)),
            Tool::FilledEllipse => self.shape(canvas, ellipse(from, square, true, size)),
            Tool::Fill => self.fill(canvas, to),
            Tool::Pick | Tool::Select | Tool::Text => {}
        }
    }

    /// Fills what hangs together here, and at the images of this place.
    fn fill(&mut self, canvas: &Canvas, at: Spot) {
        self.picture.clone_from(canvas.picture());
        let seeds = self.hand.mirror.images(at).filter_map(|spot| spot.cell(canvas.size()));
        for cell in seeds.flat_map(|seed| region(canvas.picture(), seed)) {
            self.picture[cell] = self.hand.colour;
        }
    }

    /// Paints these places and nothing else.
    fn anew(&mut self, canvas: &Canvas, spots: impl Iterator<Item = Spot>) {
        self.picture.clone_from(canvas.picture());
        self.paint(spots);
    }

    fn shape(&mut self, canvas: &Canvas, cells: impl Iterator<Item = Cell>) {
        self.anew(canvas, cells.map(Spot::from));
    }

    fn paint(&mut self, spots: impl Iterator<Item = Spot>) {
        for cell in mirrored(spots, self.hand.mirror, self.picture.size()) {
            self.picture[cell] = self.hand.colour;
        }
    }

    /// The picture as it would be.
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The locks as they would be.
    pub fn locks(&self) -> &Grid<bool> {
        &self.locks
    }

    /// Where the pointer was pressed, and where it is.
    pub fn ends(&self) -> (Spot, Spot) {
        (self.from, self.at)
    }

    /// What the stroke changes.
    pub fn edit(&self, canvas: &Canvas) -> Edit {
        Edit::painting(canvas.picture(), &self.picture)
            .then(Edit::locking(canvas.locks(), &self.locks).0)
    }
}

/// The cells at these places and at their images.
fn mirrored(
    spots: impl Iterator<Item = Spot>,
    mirror: Mirror,
    size: Size,
) -> impl Iterator<Item = Cell> {
    spots.flat_map(move |spot| mirror.images(spot)).filter_map(move |spot| spot.cell(size))
}
