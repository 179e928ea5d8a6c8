//! The game ID of Pattern, in Simon Tatham's collection of puzzles: `4x3:` (columns, then rows),
//! the column clues, the row clues, with `/` between clues and `.` between blocks; an empty clue
//! is nothing. A file that the game saved is read too: the puzzle in it, not the moves.
//!
//! `10x10#123` is the seed of a puzzle, not a puzzle: it takes the game itself to make it.

use crate::nonogram::parts::clues::{PlacedClue, clue, lengths, number, within_limit};
use crate::nonogram::parts::sides::{CLUES, black};
use crate::nonogram::{Coding, Format};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::{Clue, Place, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "sgt",
    extensions: &["sgt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit,
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body: |puzzle| {
        let size = puzzle.size();
        let clues = puzzle.cols().iter().chain(puzzle.rows()).map(|clue: &Clue| lengths(clue, "."));
        let clues = clues.collect::<Vec<_>>().join("/");
        format!("{}x{}:{clues}\n", size.cols(), size.rows())
    },
};

fn fit(text: &str) -> Fit {
    if is_saved(text) {
        return Fit::Mark;
    }
    let Some((size, clues)) = text.trim().split_once(':') else { return Fit::Nothing };
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let is_size = size.split_once('x').is_some_and(|(w, h)| is_number(w) && is_number(h));
    let is_clues = clues.bytes().all(|byte| byte.is_ascii_digit() || b"./".contains(&byte));
    match is_size && (is_clues || clues.contains('/')) {
        true if is_clues => Fit::Mark,
        is_so => Fit::Begins.when(is_so),
    }
}

/// Whether a text is what the game saves, of this game.
fn is_saved(text: &str) -> bool {
    let game = || field(Piece::whole(text), "GAME");
    text.starts_with("SAVEFILE:") && game().is_some_and(|game| game.text == "Pattern")
}

/// The value of a line of a saved file: name, length and value, with colons between.
fn field<'a>(whole: Piece<'a>, name: &str) -> Option<Piece<'a>> {
    whole.lines().find_map(|line| {
        let (own, rest) = line.text.split_once(':')?;
        (own.trim() == name).then(|| rest.split_once(':').map(|(_, value)| line.part(value)))?
    })
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let missing = |what| Faults::from(Problem::expected(Expected::OneOf(what), whole.end().span()));
    let (size, clues) = match whole.text.starts_with("SAVEFILE:") {
        true => (
            field(whole, "PARAMS").ok_or_else(|| missing(&["PARAMS"]))?,
            field(whole, "DESC").ok_or_else(|| missing(&["DESC"]))?,
        ),
        false => {
            let id = whole.trim();
            let (size, clues) = id.text.split_once(':').ok_or_else(|| missing(&[":"]))?;
            (id.part(size), id.part(clues))
        }
    };
    let (cols, rows) = size.text.split_once('x').unwrap_or((size.text, size.end().text));
    let side = |text, place| {
        let piece = size.part(text);
        let found = number(piece, Expected::LineCount).map_err(Faults::from)?;
        within_limit(found as usize, place, piece.span()).map_err(Faults::from)
    };
    let (cols, rows) = (side(cols, Place::Cols)?, side(rows, Place::Rows)?);
    let (found, expected) = (clues.split('/').count(), rows + cols);
    if found != expected {
        let at = clues.split('/').nth(expected).unwrap_or(clues.end()).span();
        return Err(Faults::from(Problem { at, kind: Kind::ClueCount { found, expected } }));
    }
    let mut problems = Problems::default();
    let blocks = |piece: Piece<'_>| -> PlacedClue {
        match piece.text {
            "" => (Vec::new(), Vec::new()),
            _ => clue(piece.split('.'), &mut problems),
        }
    };
    let mut all: Vec<PlacedClue> = clues.split('/').map(blocks).collect();
    let of_rows = all.split_off(cols);
    black(size.span(), of_rows, all, problems)
}
