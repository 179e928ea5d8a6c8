//! The file of Gnonograms: sections in brackets, known by the first three letters of their
//! names. `[Description]` has title, author, date and grade, a line each; `[License]`,
//! `[Dimensions]` rows then columns; `[Row clues]` and `[Column clues]` one clue a line;
//! `[Solution grid]` and `[Working grid]` a digit a cell: 0 unknown, 1 empty, 2 filled.
//!
//! Dates, grades, states and histories are not kept.

use crate::nonogram::parts::clues::{announced, number, within_limit};
use crate::nonogram::parts::sides::{CLUES, Sides, section, write_lines};
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem, Said};
use grille_engine::Faults;
use grille_engine::colours::Colours;
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{About, DrawingKind, Place, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "gno",
    extensions: &["gno"],
    keeps: Keeps { about: &[Said::Title, Said::Author, Said::Licence], ..CLUES },
    coding: Coding::Text,
    many: None,
    fit: |text| {
        let has = |name| sections(Piece::whole(text)).any(|(own, _)| own == name);
        Fit::Mark.when(text.trim_start().starts_with('[') && has(*b"ROW") && has(*b"COL"))
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

/// The sections of a text: the first letters of each name, as capitals, and what is below.
fn sections(whole: Piece<'_>) -> impl Iterator<Item = ([u8; 3], Piece<'_>)> {
    let name = |line: &Piece<'_>| -> Option<[u8; 3]> {
        let inside = line.text.trim().strip_prefix('[')?.strip_suffix(']')?;
        let letters = inside.as_bytes().get(..3)?;
        Some([0, 1, 2].map(|at: usize| letters[at].to_ascii_uppercase()))
    };
    let headings = move || whole.lines().filter_map(move |line| Some((line, name(&line)?)));
    let ends = headings().skip(1).map(|(line, _)| line.at).chain([whole.span().end]);
    headings().zip(ends).map(move |((line, name), end)| {
        let below = whole.after(line);
        (name, below.between(below.at.min(end), end))
    })
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let find = |name: &[u8; 3]| sections(whole).find(|(own, _)| own == name).map(|(_, part)| part);
    let missing = |what| Faults::from(Problem::expected(what, whole.end().span()));
    let rows = find(b"ROW").ok_or_else(|| missing(Expected::RowClues))?;
    let cols = find(b"COL").ok_or_else(|| missing(Expected::ColumnClues))?;
    let sides = match find(b"DIM") {
        None => Sides {
            whole: rows.span(),
            rows: section(rows.lines(), Place::Rows)?,
            cols: section(cols.lines(), Place::Cols)?,
        },
        Some(sizes) => {
            let mut words = sizes.words();
            let mut side = |place| {
                let piece = words.next().unwrap_or(sizes.end());
                let found = number(piece, Expected::LineCount)?;
                within_limit(found as usize, place, piece.span())
            };
            let row_count = side(Place::Rows).map_err(Faults::from)?;
            let col_count = side(Place::Cols).map_err(Faults::from)?;
            let (rows, cols) = (announced(rows, row_count)?, announced(cols, col_count)?);
            Sides { whole: sizes.trim().span(), rows, cols }
        }
    };
    let mut draft = sides.puzzle()?.draft();
    let line = |part: Option<Piece<'_>>, index| {
        let line = part?.lines().nth(index)?.text.trim();
        (!line.is_empty()).then(|| line.to_owned())
    };
    draft.about = About {
        title: line(find(b"DES"), 0),
        author: line(find(b"DES"), 1),
        licence: line(find(b"LIC"), 0),
        ..About::default()
    };
    let drawings = [(b"SOL", DrawingKind::Goal), (b"WOR", DrawingKind::Saved)];
    for (name, kind) in drawings {
        let Some(part) = find(name) else { continue };
        let cells = cells(part, &draft).map_err(Faults::from)?;
        // A board where nothing is known says nothing.
        if cells.iter().flatten().any(|set| set.only().is_some()) {
            draft.drawings.push(DraftDrawing { kind, id: None, note: None, cells });
        }
    }
    Puzzle::new(draft).map_err(|faults| {
        let problem = |fault| Problem { at: rows.trim().span(), kind: Kind::Fault(fault) };
        faults.into_iter().map(problem).collect()
    })
}

/// The cells of a grid, as many as the puzzle has.
fn cells(
    part: Piece<'_>,
    draft: &grille_engine::nonogram::Draft,
) -> Result<Vec<Vec<Colours>>, Problem> {
    let count = |clues: &Option<Vec<_>>| clues.as_ref().map_or(0, Vec::len);
    let (rows, cols) = (count(&draft.rows), count(&draft.cols));
    let (found, expected) = (part.words().take(rows * cols + 1).count(), rows * cols);
    if found != expected {
        let at = part.words().nth(expected).unwrap_or(part.trim().end()).span();
        return Err(Problem { at, kind: Kind::CellCount { found, expected } });
    }
    let cell = |word: Piece<'_>| match word.text {
        "0" => Ok(Colours::WHITE | Colours::BLACK),
        "1" => Ok(Colours::WHITE),
        "2" | "3" => Ok(Colours::BLACK),
        _ => Err(Problem::expected(Expected::OneOf(&["0", "1", "2"]), word.span())),
    };
    let all: Vec<Colours> = part.words().map(cell).collect::<Result<_, _>>()?;
    Ok(all.chunks(cols).map(<[Colours]>::to_vec).collect())
}

fn write_body(puzzle: &Puzzle) -> String {
    let (about, size) = (puzzle.about(), puzzle.size());
    let said = |part: &Option<String>| part.clone().unwrap_or_default().replace(['\n', '\r'], " ");
    let (rows, cols) = (write_lines(puzzle.rows(), ","), write_lines(puzzle.cols(), ","));
    format!(
        "[Description]\n{}\n{}\n\n\n[License]\n{}\n[Dimensions]\n{}\n{}\n\
         [Row clues]\n{rows}[Column clues]\n{cols}",
        said(&about.title),
        said(&about.author),
        said(&about.licence),
        size.rows(),
        size.cols(),
    )
}
