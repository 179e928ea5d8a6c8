//! Numbers and lists of numbers, as most formats write clues.

use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Kind, Problem};
use grille_engine::Faults;
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

/// Whether a line is two numbers, whatever they are: what follows need not be
/// right either, for a bad file is to be told what is wrong with it.
pub(crate) fn is_two_numbers(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let mut number = || words.next().is_some_and(|w| w.bytes().all(|byte| byte.is_ascii_digit()));
    number() && number() && words.next().is_none()
}

/// A line `rows columns`, both within the limit. The limit is checked here, before
/// anybody makes room for as many lines as a text announces.
pub(crate) fn rows_and_columns(header: Piece<'_>) -> Result<(usize, usize), Faults<Problem>> {
    let words: Vec<Piece<'_>> = header.words().take(3).collect();
    let [rows, cols] = words[..] else {
        let at = words.get(2).copied().unwrap_or(header.end()).span();
        return Err(Faults::from(Problem::expected(Expected::RowsAndColumns, at)));
    };
    let side = |piece, place| match number(piece, Expected::RowsAndColumns) {
        Err(problem) => Err(Faults::from(problem)),
        Ok(found) => within_limit(found as usize, place, piece.span()).map_err(Faults::from),
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

/// As many clues as expected, one a line; those missing at the end of the text are empty.
pub(crate) fn announced(
    body: Piece<'_>,
    expected: usize,
) -> Result<Vec<Piece<'_>>, Faults<Problem>> {
    let mut lines = clue_lines(body, expected).map_err(Faults::from)?;
    lines.resize(expected, body.end());
    Ok(lines)
}

/// Black blocks from their lengths; a lone 0 is no block.
pub(crate) fn clue<'a>(
    lengths: impl Iterator<Item = Piece<'a>>,
    problems: &mut Problems,
) -> PlacedClue {
    let (mut blocks, mut places) = (Vec::new(), Vec::new());
    for piece in lengths {
        if !has_room(&blocks, piece.span(), problems) {
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

/// Whether a clue may have one more block; it is a problem if not.
pub(crate) fn has_room<T>(blocks: &[T], at: Range<usize>, problems: &mut Problems) -> bool {
    let room = blocks.len() < MAX_SIDE;
    if !room {
        problems.push(Problem { at, kind: Kind::TooManyBlocks { limit: MAX_SIDE } });
    }
    room
}

/// A block whose colour, of some kind `C`, has no place in the palette yet.
pub(crate) type Unsettled<C> = (u32, C, Range<usize>);

/// The blocks in their final colours, and where they are.
pub(crate) fn settle<C>(
    clues: Vec<Vec<Unsettled<C>>>,
    colour: impl Fn(C) -> Colour,
    spans: &mut Vec<Vec<Range<usize>>>,
) -> Vec<Vec<Block>> {
    let block = |(len, unsettled, at)| (Block { len, colour: colour(unsettled) }, at);
    let (blocks, places) =
        clues.into_iter().map(|clue| clue.into_iter().map(block).unzip()).unzip();
    *spans = places;
    blocks
}

/// The lengths of a clue's blocks, joined; 0 for none.
pub(crate) fn lengths_or_zero(clue: &Clue, separator: &str) -> String {
    if clue.blocks().is_empty() { "0".to_owned() } else { lengths(clue, separator) }
}

/// The lengths of a clue's blocks, joined.
pub(crate) fn lengths(clue: &Clue, separator: &str) -> String {
    let lengths: Vec<String> = clue.blocks().iter().map(|block| block.len.to_string()).collect();
    lengths.join(separator)
}
