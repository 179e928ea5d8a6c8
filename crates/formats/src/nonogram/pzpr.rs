//! Nonograms of pzpr and puzz.link: a link with `nonogram/columns/rows/`, then the clues of the columns, then those
//! of the rows. Each has as many places as half its line has cells, the one nearest to the grid first: a number is a
//! hexadecimal digit, or `-` and two; `g` to `z` are one to twenty empty places. So no clue can be longer than its
//! line, and no block longer than 255 cells.
//!
//! What pzpr saves, `pzprv3/nonogram/rows/columns/` and the grid with its clues around it, is read too, with what
//! somebody had written.

use crate::nonogram::parts::clues::{number, within_limit};
use crate::nonogram::parts::sides::CLUES;
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::{Coding, Format, Keeps, Readings};
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem, Unsupported};
use grille_engine::Faults;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{Block, Clue, Draft, DrawingKind, Place, Puzzle};
use std::ops::Range;

pub(crate) const FORMAT: Format = Format {
    name: "pzpr",
    extensions: &["pzpr", "url"],
    keeps: Keeps { long_clues: false, ..CLUES },
    coding: Coding::Text,
    many: Some(Frame { before: "", between: "", after: "" }),
    fit: |text| {
        let first = Piece::whole(text).lines().find(|line| !line.is_blank());
        Fit::Mark.when(is_saved(text) || first.and_then(link).is_some())
    },
    read: |text| -> Readings<'_> {
        let whole = Piece::whole(text);
        if is_saved(text) {
            return Box::new(std::iter::once(read_saved(whole)));
        }
        let mut lines = whole.lines().filter(|line| !line.is_blank()).peekable();
        match lines.peek() {
            Some(_) => Box::new(lines.map(read_link)),
            None => Box::new(std::iter::once(read_link(whole.end()))),
        }
    },
    write_body,
};

/// A number of a clue, and where it is.
type Length = (u32, Range<usize>);

fn is_saved(text: &str) -> bool {
    let mut words = text.trim_start().split(['/', '\n', '\r']).filter(|word| !word.is_empty());
    words.next() == Some("pzprv3") && words.next() == Some("nonogram")
}

/// What follows the name of the game in a link.
fn link(line: Piece<'_>) -> Option<Piece<'_>> {
    let text = line.trim().text;
    let names = ["nonogram/", "nonogram_edit/"];
    let behind = names.iter().find_map(|name| {
        let (before, behind) = text.split_once(name)?;
        (before.is_empty() || before.ends_with('?')).then_some(behind)
    })?;
    Some(line.part(behind))
}

fn side(piece: Piece<'_>, place: Place) -> Result<usize, Faults<Problem>> {
    let found = number(piece, Expected::LineCount).map_err(Faults::from)?;
    within_limit(found as usize, place, piece.span()).map_err(Faults::from)
}

fn read_link(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let missing =
        || Faults::from(Problem::expected(Expected::OneOf(&["nonogram/"]), line.trim().span()));
    let data = link(line).ok_or_else(missing)?;
    let mut fields = data.split('/').peekable();
    // Flags may stand in front of the sizes.
    fields.next_if(|field| !field.text.bytes().all(|byte| byte.is_ascii_digit()));
    let cols = side(fields.next().unwrap_or(data.end()), Place::Cols)?;
    let rows = side(fields.next().unwrap_or(data.end()), Place::Rows)?;
    let body = fields.next().unwrap_or(data.end());
    let (high, wide) = (rows.div_ceil(2), cols.div_ceil(2));
    let places = cols * high + rows * wide;
    let mut lines: Vec<Vec<Length>> = vec![Vec::new(); cols + rows];
    let (mut place, mut at) = (0, 0);
    while let Some(sign) = body.text[at..].chars().next() {
        let length = if sign == '-' { 3 } else { sign.len_utf8() };
        let sign_at = body.at + at..body.at + at + sign.len_utf8();
        let problem = |kind| Faults::from(Problem { at: sign_at.clone(), kind });
        let Some(token) = body.text.get(at..at + length) else {
            return Err(problem(Kind::Expected(Expected::BlockLength)));
        };
        at += length;
        if let 'g'..='z' = sign {
            place += sign as usize - 'f' as usize;
            continue;
        }
        if sign == '.' {
            return Err(problem(Kind::Unsupported(Unsupported::UnknownLength)));
        }
        let Ok(found) = u32::from_str_radix(token.trim_start_matches('-'), 16) else {
            return Err(problem(Kind::Expected(Expected::BlockLength)));
        };
        if place >= places {
            return Err(problem(Kind::Expected(Expected::EndOfText)));
        }
        let line = match place.checked_sub(cols * high) {
            None => place / high,
            Some(place) => cols + place / wide,
        };
        lines[line].push((found, sign_at.start..sign_at.start + length));
        place += 1;
    }
    lines.iter_mut().for_each(|line| line.reverse());
    let rows = lines.split_off(cols);
    puzzle(data.span(), rows, lines, None)
}

fn read_saved(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let fields = whole.split('\n').flat_map(|line| line.split('/')).map(Piece::trim);
    let mut fields = fields.filter(|field| !field.text.is_empty()).skip(2);
    let rows = side(fields.next().unwrap_or(whole.end()), Place::Rows)?;
    let cols = side(fields.next().unwrap_or(whole.end()), Place::Cols)?;
    // Above the grid is room for the column clues, half as many lines as it has, and on the left for the row clues.
    let (above, left) = (rows.div_ceil(2), cols.div_ceil(2));
    let lines: Vec<Piece<'_>> = fields.by_ref().take(above + rows).collect();
    if lines.len() < above + rows {
        return Err(Faults::from(Problem::expected(Expected::Cell, whole.end().span())));
    }
    let mut clues: [Vec<Vec<Length>>; 2] = [vec![Vec::new(); rows], vec![Vec::new(); cols]];
    let mut cells: Vec<Vec<Colours>> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let words: Vec<Piece<'_>> = line.words().take(left + cols + 1).collect();
        if words.len() != left + cols {
            let kind = Kind::CellCount { found: words.len(), expected: left + cols };
            return Err(Faults::from(Problem { at: line.span(), kind }));
        }
        let length = |word: &Piece<'_>| -> Result<Option<Length>, Faults<Problem>> {
            // A `c` marks a clue that somebody has done.
            let text = word.text.strip_prefix('c').unwrap_or(word.text);
            match text {
                "." => Ok(None),
                _ => number(word.part(text), Expected::BlockLength)
                    .map(|found| Some((found, word.span())))
                    .map_err(Faults::from),
            }
        };
        let (before, inside) = words.split_at(left);
        match index.checked_sub(above) {
            None => {
                for (col, word) in inside.iter().enumerate() {
                    clues[1][col].extend(length(word)?);
                }
            }
            Some(row) => {
                for word in before {
                    clues[0][row].extend(length(word)?);
                }
                let all: Option<Vec<Colours>> = inside.iter().map(|word| mark(word.text)).collect();
                let unknown = || Faults::from(Problem::expected(Expected::Cell, line.span()));
                cells.push(all.ok_or_else(unknown)?);
            }
        }
    }
    let open = Colours::first(2);
    let is_begun = cells.iter().flatten().any(|set| *set != open);
    let [rows, cols] = clues;
    puzzle(whole.trim().span(), rows, cols, is_begun.then_some(cells))
}

/// What somebody has written in a cell.
fn mark(word: &str) -> Option<Colours> {
    match word {
        "." => Some(Colours::first(2)),
        "#" => Some(Colour::BLACK.into()),
        "+" => Some(Colour::BACKGROUND.into()),
        _ => None,
    }
}

fn puzzle(
    whole: Range<usize>,
    rows: Vec<Vec<Length>>,
    cols: Vec<Vec<Length>>,
    saved: Option<Vec<Vec<Colours>>>,
) -> Result<Puzzle, Faults<Problem>> {
    let side = |lines: Vec<Vec<Length>>| -> (Vec<Vec<Block>>, Vec<Vec<Range<usize>>>) {
        let block = |(len, at): Length| (Block { len, colour: Colour::BLACK }, at);
        lines.into_iter().map(|line| line.into_iter().map(block).unzip()).unzip()
    };
    let ((rows, row_spans), (cols, col_spans)) = (side(rows), side(cols));
    let drawing = |cells| DraftDrawing { kind: DrawingKind::Saved, id: None, note: None, cells };
    let drawings = saved.into_iter().map(drawing).collect();
    let draft = Draft { rows: Some(rows), cols: Some(cols), drawings, ..Draft::default() };
    Spans { whole, rows: row_spans, cols: col_spans, ..Spans::default() }.puzzle(draft)
}

fn write_body(puzzle: &Puzzle) -> String {
    let size = puzzle.size();
    let mut body = String::new();
    let mut empty = 0;
    let sides =
        [(puzzle.cols(), size.rows().div_ceil(2)), (puzzle.rows(), size.cols().div_ceil(2))];
    for (clue, places) in
        sides.into_iter().flat_map(|(clues, places)| clues.iter().map(move |clue| (clue, places)))
    {
        for block in clue.blocks().iter().rev() {
            put_empty(&mut body, &mut empty);
            let sign = if block.len < 16 { "" } else { "-" };
            body += &format!("{sign}{:x}", block.len);
        }
        empty += places.saturating_sub(Clue::blocks(clue).len());
    }
    put_empty(&mut body, &mut empty);
    format!("https://puzz.link/p?nonogram/{}/{}/{body}\n", size.cols(), size.rows())
}

/// Writes so many empty places, which are then none.
fn put_empty(body: &mut String, empty: &mut usize) {
    while *empty > 0 {
        let some = (*empty).min(20);
        body.push(char::from(b'f' + some as u8));
        *empty -= some;
    }
}
