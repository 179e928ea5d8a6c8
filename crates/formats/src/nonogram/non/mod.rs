//! `.non`: Steve Simpson's format with the additions of others, and Grille's own
//! format: every puzzle survives being written and read back.
//!
//! A text is a list of keys, one a line: `width 5`, `title "Dancer"`; the bare
//! keys `rows` and `columns` open one clue a line, `2,1`, with `0` or a blank line
//! for the empty clue. Unknown keys are ignored. Read are
//!
//! - Simpson's `width`, `height`, `rows`, `columns`, `title`, `by`, `copyright`,
//!   `catalogue`, with HTML escapes in quoted strings;
//! - pbnsolve's `goal` and `saved`: the cells, `?` unknown, white space ignored;
//! - mikix's `license`, `color a #ff0000`, clues `3b,1d`, and several puzzles in
//!   one file, separated by lines `====`. A letter without a `color` gets one;
//! - nonny's `color name hex [symbol]` and clues `red: 3,1, blue: 2`.
//!
//! Grille adds, for others to ignore: `id`, `description` and `note`; `givens`
//! with the cells that belong to the puzzle; `solution` beside `goal` and `saved`;
//! `drawing saved id "x" note "y" cells "01?"` where one of these has an id or a
//! note; `background "paper" #ffeedd`; `ink a "crimson"`, the name of the colour
//! `a`; and `[0ab]` for a cell that is one of these.
//!
//! A number without a letter is the ink `1`, black. It is the first ink if it is
//! used, then come the colours as they are declared, then undeclared letters as
//! they appear. Grille itself writes either black on white without any `color`,
//! or declares every ink and uses letters only, so that the order survives.

mod inks;
mod keys;
mod read;
mod text;
mod write;

use crate::nonogram::{Coding, Format, Keeps};
use crate::text::source::Piece;
use crate::{Fit, Frame, Said};

/// The native format: it keeps everything.
pub const FORMAT: Format = Format {
    name: "non",
    extensions: &["non", "nonpack"],
    keeps: Keeps {
        clues: true,
        colours: true,
        givens: true,
        about: Said::ALL,
        goal: true,
        saved: true,
        drawings: true,
        rectangles: true,
        long_clues: true,
    },
    coding: Coding::Text,
    many: Some(Frame { before: "", between: "====\n", after: "" }),
    fit,
    read: |text| Box::new(read::chunks(Piece::whole(text)).map(read::read)),
    write_body: write::write,
};

/// It begins with a word, and some line is a key about rows or columns, which no other format
/// has if a number follows.
fn fit(text: &str) -> Fit {
    let of_line = |line: &str| {
        let mut words = line.split_whitespace();
        let key = words.next().unwrap_or_default();
        match words.next() {
            _ if !["width", "height", "rows", "columns"].contains(&key) => Fit::Nothing,
            None => Fit::Begins,
            Some(number) => Fit::Whole.when(number.bytes().all(|byte| byte.is_ascii_digit())),
        }
    };
    match text.trim_start().starts_with(|c: char| c.is_ascii_alphabetic() || c == '=' || c == '#') {
        true => text.lines().map(of_line).max().unwrap_or(Fit::Nothing),
        false => Fit::Nothing,
    }
}
