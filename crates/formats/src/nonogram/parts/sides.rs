//! The clues of both sides of a black puzzle, one piece of text each, as the many formats have
//! them that hold nothing else. Such a format says where each clue is; numbers of a clue are
//! apart by white space or commas, and a lone 0, or nothing, is the empty clue.

use super::clues::{PlacedClue, announced, clue, lengths_or_zero, within_limit};
use super::spans::Spans;
use crate::Problem;
use crate::fit::Fit;
use crate::nonogram::{Keeps, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use grille_engine::Faults;
use grille_engine::nonogram::{Clue, Draft, Place, Puzzle};
use std::ops::Range;

/// What a format of nothing but clues keeps.
pub(crate) const CLUES: Keeps = Keeps {
    clues: true,
    colours: false,
    givens: false,
    about: &[],
    goal: false,
    saved: false,
    drawings: false,
    rectangles: true,
    long_clues: true,
};

/// Where the clues of both sides are written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sides<'a> {
    /// Where a problem of the puzzle as a whole is shown.
    pub whole: Range<usize>,
    pub rows: Vec<Piece<'a>>,
    pub cols: Vec<Piece<'a>>,
}

/// What a text says: its sides, or what is wrong before any clue is looked at.
pub(crate) type Split<'a> = Result<Sides<'a>, Faults<Problem>>;

/// The only puzzle of a text.
pub(crate) fn read<'a>(text: &'a str, split: fn(Piece<'a>) -> Split<'a>) -> Readings<'a> {
    let puzzle = || split(Piece::whole(text))?.puzzle();
    Box::new(std::iter::once(puzzle()))
}

/// How well a text fits a format: as well as its clues fit each other; `otherwise` where it has
/// not even sides.
pub(crate) fn fit<'a>(text: &'a str, split: fn(Piece<'a>) -> Split<'a>, otherwise: Fit) -> Fit {
    split(Piece::whole(text)).map_or(otherwise, |sides| sides.fit().max(otherwise))
}

impl<'a> Sides<'a> {
    /// Sides with this many lines each, one clue a line, rows first.
    pub fn announced(
        header: Piece<'a>,
        body: Piece<'a>,
        (rows, cols): (usize, usize),
    ) -> Split<'a> {
        let mut lines = announced(body, rows + cols)?;
        let cols = lines.split_off(rows);
        Ok(Sides { whole: header.span(), rows: lines, cols })
    }

    /// The puzzle, or what is wrong with its clues.
    pub fn puzzle(self) -> Result<Puzzle, Faults<Problem>> {
        let mut problems = Problems::default();
        let mut clues = |pieces: &[Piece<'_>]| -> Vec<PlacedClue> {
            pieces.iter().map(|piece| clue(numbers(*piece), &mut problems)).collect()
        };
        let (rows, cols) = (clues(&self.rows), clues(&self.cols));
        black(self.whole, rows, cols, problems)
    }

    /// How well the clues fit each other.
    fn fit(&self) -> Fit {
        let (rows, cols) = (self.rows.len(), self.cols.len());
        let all: Vec<usize> = self.rows.iter().chain(&self.cols).map(|clue| clue.at).collect();
        // Clues that are not there stand all at the end.
        let are_missing = all.windows(2).any(|pair| pair[0] == pair[1]);
        if rows == 0 || cols == 0 || are_missing {
            return Fit::Nothing;
        }
        let is_bad = |clue: &&Piece<'_>| figures(clue.text).is_none();
        match self.rows.iter().chain(&self.cols).filter(is_bad).count() {
            0 if agrees(&self.rows, &self.cols) => Fit::Whole,
            0 => Fit::Form,
            bad if 4 * bad <= rows + cols => Fit::Begins,
            _ => Fit::Nothing,
        }
    }
}

/// The pieces that should be numbers.
fn numbers(clue: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    clue.split(',').flat_map(Piece::words)
}

/// The puzzle of black clues.
pub(crate) fn black(
    whole: Range<usize>,
    rows: Vec<PlacedClue>,
    cols: Vec<PlacedClue>,
    problems: Problems,
) -> Result<Puzzle, Faults<Problem>> {
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let (rows, row_spans) = rows.into_iter().unzip();
    let (cols, col_spans) = cols.into_iter().unzip();
    let draft = Draft { rows: Some(rows), cols: Some(cols), ..Draft::default() };
    Spans { whole, rows: row_spans, cols: col_spans, ..Spans::default() }.puzzle(draft)
}

/// The lengths of a clue's blocks; nothing where it is no list of numbers.
fn figures(clue: &str) -> Option<Vec<u32>> {
    let words = clue.split([',', ' ', '\t']).map(str::trim).filter(|word| !word.is_empty());
    let lengths: Vec<u32> = words
        .map(|word| word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?)
        .collect::<Option<_>>()?;
    (lengths.len() < 2 || !lengths.contains(&0)).then_some(lengths)
}

/// Whether these are clues of rows and columns that agree.
pub(crate) fn agrees(rows: &[Piece<'_>], cols: &[Piece<'_>]) -> bool {
    let side = |clues: &[Piece<'_>]| -> Option<Vec<Vec<u32>>> {
        clues.iter().map(|clue| figures(clue.text)).collect()
    };
    side(rows).zip(side(cols)).is_some_and(|(rows, cols)| agree(&rows, &cols))
}

/// Whether rows and columns fill as many cells, and every clue fits in its line.
pub(crate) fn agree(rows: &[Vec<u32>], cols: &[Vec<u32>]) -> bool {
    let side = |clues: &[Vec<u32>], room: usize| -> Option<u64> {
        clues.iter().try_fold(0, |sum, clue| {
            let filled: u64 = clue.iter().map(|&length| u64::from(length)).sum();
            let gaps = clue.len().saturating_sub(1) as u64;
            (filled + gaps <= room as u64).then_some(sum + filled)
        })
    };
    let filled = side(rows, cols.len());
    filled.is_some() && filled == side(cols, rows.len())
}

/// The clues of a side, one a line, without the blank lines around them; those between are empty
/// clues. No more than a grid may have: they are counted before there is room for them.
pub(crate) fn section<'a>(
    lines: impl Iterator<Item = Piece<'a>> + Clone,
    place: Place,
) -> Result<Vec<Piece<'a>>, Faults<Problem>> {
    let mut filled = lines.clone().enumerate().filter(|(_, line)| !line.is_blank());
    let Some((first, line)) = filled.next() else { return Ok(Vec::new()) };
    let count = filled.last().map_or(first, |(last, _)| last) - first + 1;
    within_limit(count, place, line.span()).map_err(Faults::from)?;
    Ok(lines.skip(first).take(count).collect())
}

/// Clues one a line, a 0 for the empty one.
pub(crate) fn write_lines(clues: &[Clue], separator: &str) -> String {
    clues.iter().map(|clue| lengths_or_zero(clue, separator) + "\n").collect()
}
