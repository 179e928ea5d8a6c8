//! What a maker draws with. Tools are pure functions: from a picture and where the pointer has
//! been to the cells that change.

mod area;
mod fill;
mod font;
mod mirror;
mod shape;
mod spot;

pub use area::Area;
pub use fill::region;
pub use font::{Unwritten, lettering};
pub use mirror::Mirror;
pub use shape::{ellipse, line, rectangle, squared, straightened};
pub use spot::Spot;

use grille_engine::colours::Colour;
use grille_engine::grid::Size;

/// What the pointer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Draws where the pointer goes.
    Pen,
    /// The same with the background.
    Eraser,
    /// A straight line.
    Line,
    /// The outline of a rectangle.
    Rectangle,
    /// A rectangle.
    FilledRectangle,
    /// The outline of an ellipse.
    Ellipse,
    /// An ellipse.
    FilledEllipse,
    /// Fills the cells of one colour that hang together.
    Fill,
    /// Takes the colour of a cell.
    Pick,
    /// Chooses a rectangle, to be moved, copied and turned.
    Select,
    /// Locks cells, so that a repair does not change them; unlocks them, if it begins on a locked
    /// one.
    Lock,
    /// Says where letters go: see [`Studio::write`](crate::Studio::write).
    Text,
}

impl Tool {
    /// Every value.
    pub const ALL: &[Tool] = &[
        Tool::Pen,
        Tool::Eraser,
        Tool::Line,
        Tool::Rectangle,
        Tool::FilledRectangle,
        Tool::Ellipse,
        Tool::FilledEllipse,
        Tool::Fill,
        Tool::Pick,
        Tool::Select,
        Tool::Lock,
        Tool::Text,
    ];

    /// Its name, the same everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Tool::Pen => "pen",
            Tool::Eraser => "eraser",
            Tool::Line => "line",
            Tool::Rectangle => "rectangle",
            Tool::FilledRectangle => "filled-rectangle",
            Tool::Ellipse => "ellipse",
            Tool::FilledEllipse => "filled-ellipse",
            Tool::Fill => "fill",
            Tool::Pick => "pick",
            Tool::Select => "select",
            Tool::Lock => "lock",
            Tool::Text => "text",
        }
    }
}

/// What a maker holds: a tool, a colour, and mirrors that draw along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What the pointer does.
    pub tool: Tool,
    /// The colour to draw with.
    pub colour: Colour,
    /// What is drawn once more, mirrored.
    pub mirror: Mirror,
}

impl Hand {
    /// A pen with the first ink, and mirrors in the middle that are not used.
    pub fn new(size: Size) -> Hand {
        Hand { tool: Tool::Pen, colour: Colour::BLACK, mirror: Mirror::middle(size) }
    }
}
