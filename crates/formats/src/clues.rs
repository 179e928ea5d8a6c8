//! Numbers and lists of numbers, as most formats write clues.

use crate::problem::Problems;
use crate::source::Piece;
use crate::{Expected, Kind, Problem};
use grille_engine::colours::Colour;
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::{Block, Clue, Fault, FaultKind, Place};
use std::ops::Range;

/// A clue and the place of each of its blocks.
pub(crate) type PlacedClue = (Vec<Block>, Vec<Range<usize>>);

/// A number of decimal digits; something else was `expected` otherwise.
pub(crate) fn number(piece: Piece<'_>, expected: Expected) -> Result<u32, Problem> {
    if piece.text.is_empty() || !piece.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Problem::expected(expected, piece.span()));
    }
    let too_large = Problem { at: piece.span(), kind: Kind::NumberTooLarge { limit: u32::MAX } };
    piece.text.parse().map_err(|_| too_large)
}

/// A line `rows columns`, both within the limit. The limit is checked here, before
/// anybody makes room for as many lines as a text announces.
pub(crate) fn rows_and_columns(header: Piece<'_>) -> Result<(usize, usize), Vec<Problem>> {
    let words: Vec<Piece<'_>> = header.words().take(3).collect();
    let [rows, cols] = words[..] else {
        let at = words.get(2).copied().unwrap_or(header.end()).span();
        return Err(vec![Problem::expected(Expected::RowsAndColumns, at)]);
    };
    let side = |piece, place| match number(piece, Expected::RowsAndColumns) {
        Err(problem) => Err(vec![problem]),
        Ok(found) => within_limit(found as usize, place, piece.span()).map_err(|p| vec![p]),
    };
    Ok((side(rows, Place::Rows)?, side(cols, Place::Cols)?))
}

/// A number of rows or columns that a grid may have.
pub(crate) fn within_limit(found: usize, place: Place, at: Range<usize>) -> Result<usize, Problem> {
    let kind = match found {
        0 => FaultKind::NoLines,
        1..=MAX_SIDE => return Ok(found),
        _ => FaultKind::TooManyLines { found, limit: MAX_SIDE },
    };
    Err(Problem { at, kind: Kind::Fault(Fault { place, kind }) })
}

/// The clues of a text with one line each, where it is known how many there are;
/// fewer lines if the text ends too early.
///
/// Blank lines are ambiguous: with exactly as many lines as expected that are
/// not blank, blank lines only separate; otherwise they are empty clues.
pub(crate) fn clue_lines(body: Piece<'_>, expected: usize) -> Result<Vec<Piece<'_>>, Problem> {
    let filled = || body.lines().filter(|line| !line.is_blank());
    if filled().count() == expected {
        return Ok(filled().collect());
    }
    let last = body.lines().enumerate().filter(|(_, line)| !line.is_blank()).last();
    let found = last.map_or(0, |(index, _)| index + 1);
    match body.lines().nth(expected) {
        Some(extra) if found > expected => {
            Err(Problem { at: extra.span(), kind: Kind::ClueCount { found, expected } })
        }
        _ => Ok(body.lines().take(expected).collect()),
    }
}

/// Black blocks from their lengths; a lone 0 is no block.
pub(crate) fn clue<'a>(
    lengths: impl Iterator<Item = Piece<'a>>,
    problems: &mut Problems,
) -> PlacedClue {
    let (mut blocks, mut places) = (Vec::new(), Vec::new());
    for piece in lengths {
        if blocks.len() == MAX_SIDE {
            let kind = Kind::TooManyBlocks { limit: MAX_SIDE };
            problems.push(Problem { at: piece.span(), kind });
            break;
        }
        match number(piece, Expected::BlockLength) {
            Ok(len) => {
                blocks.push(Block { len, colour: Colour::BLACK });
                places.push(piece.span());
            }
            Err(problem) => problems.push(problem),
        }
    }
    (blocks, places)
}

/// The lengths of a clue's blocks, joined.
pub(crate) fn lengths(clue: &Clue, separator: &str) -> String {
    let lengths: Vec<String> = clue.blocks().iter().map(|block| block.len.to_string()).collect();
    lengths.join(separator)
}
