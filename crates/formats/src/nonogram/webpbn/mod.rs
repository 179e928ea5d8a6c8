//! The XML of webpbn.com, version 0.3: sets of puzzles in colours, with goals,
//! solutions and saved boards.
//!
//! The title, author, copyright and source of a set hold for those of its puzzles
//! that have none; texts too long for so many puzzles are refused. Black (`X`) and
//! white (`.`) need no declaration. The order of the palette is: the background;
//! black, then white, if they are used without being declared; then the `<color>`s
//! as they are declared. Grille declares every colour of a puzzle that is not
//! black on white, so that the order survives.
//!
//! Clues may be missing where a goal is complete. A `<count>` of 0 is a block of
//! untold length, and a triddler is a grid of triangles: both are refused.
//!
//! Text is taken without the white space around it, unless it says
//! `xml:space="preserve"`, as Grille writes where it matters. `<license>` is an
//! addition of Grille. XML has no way to write most control characters: they
//! become U+FFFD. Givens cannot be kept.
//!
//! The DOCTYPE is tolerated and never fetched. roxmltree neither recurses for
//! nesting nor expands entities within entities without end, but a declared
//! entity could still grow a text quadratically: see `text/guard.rs`.

mod palette;
mod read;
mod write;

use crate::nonogram::{Coding, Format, Keeps};
use crate::{Fit, Frame, Said};

pub(crate) const FORMAT: Format = Format {
    name: "webpbn",
    extensions: &["xml"],
    keeps: Keeps {
        clues: true,
        colours: true,
        givens: false,
        about: Said::ALL,
        goal: true,
        saved: true,
        drawings: true,
        rectangles: true,
        long_clues: true,
    },
    coding: Coding::Text,
    many: Some(Frame {
        before: "<?xml version=\"1.0\"?>\n\
            <!DOCTYPE pbn SYSTEM \"https://webpbn.com/pbn-0.3.dtd\">\n\
            <puzzleset>\n",
        between: "",
        after: "</puzzleset>\n",
    }),
    fit: |text| Fit::Mark.when(text.trim_start().starts_with('<') && text.contains("<puzzle")),
    read: |text| Box::new(read::puzzles(text).into_iter()),
    write_body: write::write,
};
