//! Clues as people type them, in a mail or a forum: taken where nothing else fits.
//!
//! A heading such as `Rows:` or `Colonnes` opens a side; without headings a blank line ends the
//! rows. A clue is a line of numbers, with commas or spaces; a label before it, `Row 3:` or `3)`,
//! is passed over, and so are the signs of a quoted mail. Clues may also follow their heading on the
//! same line, with `;`, `/` or `|` between them. `10x12` announces how many there are; other
//! sentences are passed over.

use crate::nonogram::parts::sides::{CLUES, Sides, Split, agrees, read, write_lines};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::grid::MAX_SIDE;

pub(crate) const FORMAT: Format = Format {
    name: "text",
    extensions: &["text", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| {
        let found = understand(Piece::whole(text));
        let is_whole = !found.rows.is_empty() && !found.cols.is_empty();
        // Numbers below each other are clues if they are called so, or agree.
        match found.has_headings {
            true => Fit::Begins.when(is_whole),
            false => Fit::Loose.when(is_whole && agrees(&found.rows, &found.cols)),
        }
    },
    read: |text| read(text, split),
    write_body: |puzzle| {
        let (rows, cols) = (write_lines(puzzle.rows(), " "), write_lines(puzzle.cols(), " "));
        format!("Rows:\n{rows}\nColumns:\n{cols}")
    },
};

const ROWS: &[&str] = &["row", "rows", "r", "horizontal", "across", "left", "ligne", "lignes"];
const COLS: &[&str] =
    &["column", "columns", "col", "cols", "c", "vertical", "down", "top", "colonne", "colonnes"];

/// How many row clues and column clues are understood of a text, for whoever wants to tell.
pub fn counts(text: &str) -> (usize, usize) {
    let found = understand(Piece::whole(text));
    (found.rows.len(), found.cols.len())
}

/// What was understood of a text.
#[derive(Default)]
struct Understood<'a> {
    rows: Vec<Piece<'a>>,
    cols: Vec<Piece<'a>>,
    has_headings: bool,
    /// `10x12`, and where it stands.
    announced: Option<(usize, usize, Piece<'a>)>,
}

fn understand(whole: Piece<'_>) -> Understood<'_> {
    let mut found = Understood::default();
    let (mut is_rows, mut ends_block) = (true, false);
    for line in whole.lines() {
        let line = line.part(line.text.trim_start_matches(['>', ' ', '\t'])).trim();
        let word = line.text.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        let small = word.to_lowercase();
        let is = |names: &[&str]| names.iter().any(|name| *name == small);
        let (opens_rows, opens_cols) = (is(ROWS), is(COLS));
        let mut rest = line;
        if opens_rows || opens_cols {
            (is_rows, ends_block, found.has_headings) = (opens_rows, false, true);
            rest = line.part(&line.text[word.len()..]);
        } else if let Some((rows, cols)) = size(line.text) {
            found.announced = found.announced.or(Some((rows, cols, line)));
            continue;
        }
        let rest = unlabelled(rest, opens_rows || opens_cols);
        let is_clue = |c: char| c.is_ascii_digit() || ", \t;/|".contains(c);
        if rest.is_blank() || !rest.text.chars().all(is_clue) {
            let is_heading = opens_rows || opens_cols;
            ends_block |= !is_heading && !found.rows.is_empty();
            continue;
        }
        if ends_block && !found.has_headings {
            is_rows = false;
        }
        let side = if is_rows { &mut found.rows } else { &mut found.cols };
        let clues = rest.text.split([';', '/', '|']).map(|clue| rest.part(clue).trim());
        // One too many is enough to tell that there are too many.
        let room = (MAX_SIDE + 1).saturating_sub(side.len());
        side.extend(clues.filter(|clue| !clue.is_blank()).take(room));
    }
    found
}

/// A line without the number and the sign of its label: `3:`, `3)`, ` 3 -`.
fn unlabelled(line: Piece<'_>, has_word: bool) -> Piece<'_> {
    let text = line.text.trim_start();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit() || has_word && c == ' ');
    let signs: &[char] = if has_word { &[':', ')', '.', '-', '='] } else { &[':', ')'] };
    match rest.trim_start().strip_prefix(signs) {
        Some(rest) => line.part(rest).trim(),
        None => line.trim(),
    }
}

/// A size, alone on its line or behind a word: `10x12`, `Size: 10 x 12`.
fn size(line: &str) -> Option<(usize, usize)> {
    let behind = line.rsplit(':').next().unwrap_or(line);
    let (one, other) = behind.split_once(['x', 'X', '×'])?;
    Some((one.trim().parse().ok()?, other.trim().parse().ok()?))
}

fn split(whole: Piece<'_>) -> Split<'_> {
    let Understood { rows, cols, announced, .. } = understand(whole);
    let missing = |what| Err(Faults::from(Problem::expected(what, whole.end().span())));
    if rows.is_empty() {
        return missing(Expected::RowClues);
    }
    if cols.is_empty() {
        return missing(Expected::ColumnClues);
    }
    // People name the rows first or the columns.
    let found = (rows.len(), cols.len());
    if let Some((one, other, at)) = announced
        && found != (one, other)
        && found != (other, one)
    {
        let is_rows = rows.len() != one && rows.len() != other;
        let side = if is_rows { &rows } else { &cols };
        let expected = if is_rows || one == other { one } else { other };
        let at = side.last().map_or(at, |clue| clue.end()).span();
        let kind = Kind::SideCount { is_rows, found: side.len(), expected };
        return Err(Faults::from(Problem { at, kind }));
    }
    Ok(Sides { whole: rows[0].span(), rows, cols })
}
