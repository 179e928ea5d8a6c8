//! Robert Bosch's data for linear programs: `number_of_rows:` and `number_of_columns:`, then for
//! each line its name, `row_1` or `column_1`, the number of its blocks and their lengths, each
//! behind a word. These words vary, and any is taken.

use crate::nonogram::parts::clues::{PlacedClue, clue, lengths, number, within_limit};
use crate::nonogram::parts::sides::{CLUES, black};
use crate::nonogram::{Coding, Format};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::{Clue, Place, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "lp",
    extensions: &["lp"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Mark.when(text.trim_start().starts_with("number_of_rows")),
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

/// More words than this are not looked at: as many as the largest puzzle has.
const MOST_WORDS: usize = 2 << 20;

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let mut words = whole.words();
    let mut side = |name: &'static [&'static str], place| {
        let word = words.next().unwrap_or(whole.end());
        if word.text.trim_end_matches(':') != name[0] {
            return Err(Faults::from(Problem::expected(Expected::OneOf(name), word.span())));
        }
        let piece = words.next().unwrap_or(whole.end());
        let found = number(piece, Expected::LineCount).map_err(Faults::from)?;
        within_limit(found as usize, place, piece.span()).map_err(Faults::from)
    };
    let rows = side(&["number_of_rows"], Place::Rows)?;
    let cols = side(&["number_of_columns"], Place::Cols)?;
    let rest: Vec<Piece<'_>> = words.take(MOST_WORDS).collect();
    let mut problems = Problems::default();
    let mut lines: Vec<PlacedClue> = Vec::new();
    let mut at = 0;
    while at < rest.len() {
        let header = rest[at];
        if lines.len() == rows + cols {
            problems.push(Problem::expected(Expected::EndOfText, header.span()));
            break;
        }
        let name = if lines.len() < rows { "row_" } else { "column_" };
        if !header.text.starts_with(name) {
            let names: &'static [&'static str] =
                if lines.len() < rows { &["row_"] } else { &["column_"] };
            problems.push(Problem::expected(Expected::OneOf(names), header.span()));
            break;
        }
        // Two words, each before numbers: how many blocks, and how long they are.
        let is_name = |piece: &&Piece<'_>| is_line(piece.text);
        let end = rest[at + 1..].iter().position(|piece| is_name(&piece));
        let end = end.map_or(rest.len(), |end| at + 1 + end);
        let numbers = rest[at + 1..end].iter().filter(|piece| is_number(piece.text)).copied();
        let numbers: Vec<Piece<'_>> = numbers.collect();
        let Some((count, sizes)) = numbers.split_first() else {
            problems.push(Problem::expected(Expected::BlockLength, header.span()));
            break;
        };
        match number(*count, Expected::BlockLength) {
            Ok(expected) if expected as usize == sizes.len() => {}
            Ok(expected) => {
                let kind = Kind::BlockCount { found: sizes.len(), expected: expected as usize };
                problems.push(Problem { at: count.span(), kind });
            }
            Err(problem) => problems.push(problem),
        }
        lines.push(clue(sizes.iter().copied(), &mut problems));
        at = end;
    }
    if problems.is_empty() && lines.len() < rows + cols {
        let kind = Kind::ClueCount { found: lines.len(), expected: rows + cols };
        problems.push(Problem { at: whole.end().span(), kind });
    }
    let columns = lines.split_off(rows.min(lines.len()));
    black(whole.words().next().unwrap_or(whole).span(), lines, columns, problems)
}

/// Whether a word names a line.
fn is_line(word: &str) -> bool {
    let number = word.strip_prefix("row_").or_else(|| word.strip_prefix("column_"));
    number.is_some_and(|number| is_number(number.trim_end_matches(':')))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn write_body(puzzle: &Puzzle) -> String {
    let side = |name: &str, clues: &[Clue]| -> String {
        let line = |(index, clue): (usize, &Clue)| {
            let (count, sizes) = (clue.blocks().len(), lengths(clue, " "));
            format!("\n{name}_{}\nnumber_of_clusters: {count}\nsize(s): {sizes}\n", index + 1)
        };
        clues.iter().enumerate().map(line).collect()
    };
    let (size, rows, cols) =
        (puzzle.size(), side("row", puzzle.rows()), side("column", puzzle.cols()));
    format!("number_of_rows: {}\nnumber_of_columns: {}\n{rows}{cols}", size.rows(), size.cols())
}
