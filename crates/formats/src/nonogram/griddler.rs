//! The file of Griddlers Solver (`.griddler`, `.sgriddler`), version 3.0: a line with the version,
//! columns and rows, the cells of the board, the column clues from the bottom up, the row clues
//! from the right to the left; blank lines between these parts. A crossed-out block is negative.
//! What follows the clues is a remark.
//!
//! The board's cells are ` #` filled, ` .` empty, and ` o`, ` ,`, ` ?` for what is not sure.

use crate::nonogram::parts::clues::{PlacedClue, clue, number, within_limit};
use crate::nonogram::parts::sides::{CLUES, black};
use crate::nonogram::{Coding, Format};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colours;
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{Clue, DrawingKind, Place, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "griddler",
    extensions: &["griddler", "sgriddler"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Mark.when(text.trim_start().starts_with("MK Version")),
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let mut lines = whole.lines();
    let version = lines.by_ref().find(|line| !line.is_blank()).unwrap_or(whole.end());
    if !version.text.trim_start().starts_with("MK Version") {
        let what = Expected::OneOf(&["MK Version 3.0"]);
        return Err(Faults::from(Problem::expected(what, version.trim().span())));
    }
    let sizes = lines.by_ref().find(|line| !line.is_blank()).unwrap_or(whole.end());
    let mut words = sizes.words();
    let mut side = |place| {
        let piece = words.next().unwrap_or(sizes.end());
        let found = number(piece, Expected::LineCount).map_err(Faults::from)?;
        within_limit(found as usize, place, piece.span()).map_err(Faults::from)
    };
    let (cols, rows) = (side(Place::Cols)?, side(Place::Rows)?);
    lines.next();
    let board: Vec<Piece<'_>> = lines.by_ref().take(rows).collect();
    lines.next();
    let mut problems = Problems::default();
    let mut part = |count: usize, problems: &mut Problems| -> Vec<PlacedClue> {
        let clues: Vec<_> =
            lines.by_ref().take(count).map(|line| reversed(line, problems)).collect();
        lines.next();
        clues
    };
    let of_cols = part(cols, &mut problems);
    let of_rows = part(rows, &mut problems);
    let (found, expected) = (of_cols.len() + of_rows.len(), cols + rows);
    if problems.is_empty() && found < expected {
        let kind = Kind::ClueCount { found, expected };
        return Err(Faults::from(Problem { at: whole.end().span(), kind }));
    }
    let mut draft = black(sizes.trim().span(), of_rows, of_cols, problems)?.draft();
    let cells: Vec<Vec<Colours>> = board.iter().map(|line| cells(line.text, cols)).collect();
    if cells.iter().flatten().any(|set| set.only().is_some()) {
        let kind = DrawingKind::Saved;
        draft.drawings.push(DraftDrawing { kind, id: None, note: None, cells });
    }
    Puzzle::new(draft).map_err(|faults| {
        let problem = |fault| Problem { at: sizes.trim().span(), kind: Kind::Fault(fault) };
        faults.into_iter().map(problem).collect()
    })
}

/// A clue whose last block comes first; a minus only says that it is crossed out.
fn reversed(line: Piece<'_>, problems: &mut Problems) -> PlacedClue {
    let (mut blocks, mut places) = clue(line.words().map(without_minus), problems);
    blocks.reverse();
    places.reverse();
    (blocks, places)
}

fn without_minus(word: Piece<'_>) -> Piece<'_> {
    word.part(word.text.strip_prefix('-').unwrap_or(word.text))
}

/// A row of the board, every second character; what is missing is unknown.
fn cells(line: &str, cols: usize) -> Vec<Colours> {
    let symbols = line.chars().filter(|c| !c.is_whitespace()).map(Some);
    let cell = |symbol| match symbol {
        Some('#') => Colours::BLACK,
        Some('.') => Colours::WHITE,
        _ => Colours::WHITE | Colours::BLACK,
    };
    symbols.chain(std::iter::repeat(None)).take(cols).map(cell).collect()
}

fn write_body(puzzle: &Puzzle) -> String {
    let size = puzzle.size();
    let side = |clues: &[Clue]| -> String {
        let line = |clue: &Clue| {
            let lengths = clue.blocks().iter().rev().map(|block| format!(" {}", block.len));
            lengths.collect::<String>() + "\n"
        };
        clues.iter().map(line).collect()
    };
    let board = (" ?".repeat(size.cols()) + "\n").repeat(size.rows());
    let (rows, cols) = (side(puzzle.rows()), side(puzzle.cols()));
    format!("MK Version 3.0\n\n{} {}\n\n{board}\n{cols}\n{rows}", size.cols(), size.rows())
}
