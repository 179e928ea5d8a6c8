//! What a maker did to a canvas, as data: one edit is one step of undo. What each change does is
//! in [`canvas`](crate::canvas), its text form in `edit_text`.

use crate::span::{Span, differences};
use grille_engine::colours::Colour;
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Ink, Picture};
use grille_formats::Said;

/// Changes of a canvas, one after the other. Its text form has them in one line:
/// `r1c1-5=1 lock=r1c1 title=Duck`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edit(pub Vec<Change>);

/// One change of a canvas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// These cells get this colour.
    Paint(Span, Colour),
    /// These cells must not be changed by a repair.
    Lock(Span),
    /// They may.
    Unlock(Span),
    /// Everything moves so far down and to the right; what leaves on one side comes in on the
    /// other.
    Shift {
        /// Rows.
        down: i32,
        /// Columns.
        right: i32,
    },
    /// The picture is turned over.
    Flip(Flip),
    /// Each of two colours takes the other's cells.
    Exchange(Colour, Colour),
    /// Lines are added at the sides, or taken away.
    Resize(Margins),
    /// A new ink, which takes this place of the palette; those from there on move up.
    AddInk(Colour, Ink),
    /// An ink goes, and its cells become background; those after it move down.
    RemoveInk(Colour),
    /// A colour gets this name and look; the background can too.
    SetInk(Colour, Ink),
    /// An ink takes another place of the palette.
    MoveInk(Colour, Colour),
    /// What is said about the picture; an empty text is none.
    Say(Said, String),
    /// The settings of the import that the picture came from; an empty text is none.
    Import(String),
}

/// How a picture is turned over. Each of these twice is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    /// Upside down.
    Rows,
    /// Left to right.
    Cols,
    /// Rows become columns. A quarter turn to the right is this and then [`Flip::Cols`].
    Diagonal,
}

impl Flip {
    /// Every value.
    pub const ALL: &[Flip] = &[Flip::Rows, Flip::Cols, Flip::Diagonal];

    /// A quarter turn to the right.
    pub const RIGHT: [Flip; 2] = [Flip::Diagonal, Flip::Cols];
    /// A quarter turn to the left.
    pub const LEFT: [Flip; 2] = [Flip::Diagonal, Flip::Rows];

    /// Its name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Flip::Rows => "rows",
            Flip::Cols => "cols",
            Flip::Diagonal => "diagonal",
        }
    }
}

/// How many lines are added at each side; less than 0 where they are taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Margins {
    /// Rows above.
    pub top: i32,
    /// Columns on the right.
    pub right: i32,
    /// Rows below.
    pub bottom: i32,
    /// Columns on the left.
    pub left: i32,
}

impl Margins {
    /// What takes these away.
    #[must_use]
    pub fn back(self) -> Margins {
        // No side is longer than MAX_SIDE, so none of them is the least number.
        let back = |lines: i32| lines.saturating_neg();
        Margins {
            top: back(self.top),
            right: back(self.right),
            bottom: back(self.bottom),
            left: back(self.left),
        }
    }
}

impl Edit {
    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What makes a picture look like another of its size.
    pub fn painting(from: &Picture, to: &Picture) -> Edit {
        let paint = |(span, colour)| Change::Paint(span, colour);
        Edit(differences(from, to).into_iter().map(paint).collect())
    }

    /// What makes these the locked cells, where those were.
    pub fn locking(from: &Grid<bool>, to: &Grid<bool>) -> Edit {
        let lock = |(span, lock)| if lock { Change::Lock(span) } else { Change::Unlock(span) };
        Edit(differences(from, to).into_iter().map(lock).collect())
    }

    /// This, and then that.
    #[must_use]
    pub fn then(mut self, more: impl IntoIterator<Item = Change>) -> Edit {
        self.0.extend(more);
        self
    }
}

impl From<Change> for Edit {
    fn from(change: Change) -> Edit {
        Edit(vec![change])
    }
}
