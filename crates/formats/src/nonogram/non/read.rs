//! From the keys of a `.non` text to a puzzle.

use super::inks::{Inks, Tint};
use super::keys::Keys;
use crate::nonogram::parts::cells::{cells, colours};
use crate::nonogram::parts::clues::{Unsettled, clue_lines, has_room, number, settle};
use crate::nonogram::parts::spans::Spans;
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Kind, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colours;
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{Draft, DrawingKind, Puzzle};

/// The parts between lines `====`. Blank ones are no puzzles, unless all is blank.
pub(super) fn chunks(text: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = Some(text);
    let mut empty = true;
    std::iter::from_fn(move || {
        while let Some(here) = rest {
            let cut = here.lines().find(|line| is_separator(*line));
            let chunk = here.between(here.at, cut.map_or(here.span().end, |line| line.at));
            rest = cut.map(|line| here.after(line));
            if !chunk.is_blank() || (rest.is_none() && empty) {
                empty = false;
                return Some(chunk);
            }
        }
        None
    })
}

fn is_separator(line: Piece<'_>) -> bool {
    let line = line.text.trim();
    line.len() >= 4 && line.bytes().all(|byte| byte == b'=')
}

type Tinted = Unsettled<Tint>;

pub(super) fn read(chunk: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let mut keys = Keys::read(chunk);
    let inks = &mut keys.inks;
    let mut problems = std::mem::take(&mut keys.problems);
    let end = chunk.trim().end().span();
    let (Some(width), Some(height)) = (keys.width, keys.height) else {
        if problems.is_empty() {
            problems.push(Problem::expected(Expected::RowsAndColumns, end));
        }
        return Err(problems.list());
    };
    let rows = keys.rows.map(|section| clues(section, height, inks, &mut problems));
    let cols = keys.cols.map(|section| clues(section, width, inks, &mut problems));
    let goal = keys.drawings.iter().any(|picture| picture.kind == DrawingKind::Goal);
    for (side, expected) in [(&rows, Expected::RowClues), (&cols, Expected::ColumnClues)] {
        if side.is_none() && !goal {
            problems.push(Problem::expected(expected, end.clone()));
        }
    }
    // Every colour must have been met before the first cell is read: `?` is all of them.
    for piece in keys.drawings.iter().map(|picture| picture.cells).chain(keys.givens) {
        for (range, symbols) in cells(piece.text).take(height * width) {
            for symbol in symbols.chars() {
                inks.mention(symbol, piece.at + range.start..piece.at + range.end);
            }
        }
    }

    let (palette, ink_spans) = inks.palette();
    let mut spans = Spans {
        whole: chunk.lines().find(|line| !line.is_blank()).unwrap_or(chunk).trim().span(),
        inks: ink_spans,
        ..Spans::default()
    };
    let all = Colours::first(palette.len().max(2));
    let mut draft = Draft { about: keys.about, inks: palette, ..Draft::default() };
    let colour = |tint| inks.colour(tint);
    draft.rows = rows.map(|clues| settle(clues, colour, &mut spans.rows));
    draft.cols = cols.map(|clues| settle(clues, colour, &mut spans.cols));
    let mut grid = |piece| picture(piece, (height, width), all, inks, &mut problems);
    draft.givens = keys.givens.map(&mut grid);
    for drawing in keys.drawings {
        let cells = grid(drawing.cells);
        let (kind, id, note) = (drawing.kind, drawing.id, drawing.note);
        draft.drawings.push(DraftDrawing { kind, id, note, cells });
    }
    if problems.is_empty() { spans.puzzle(draft) } else { Err(problems.list()) }
}

/// The clues of a section, exactly as many as announced.
fn clues(
    section: Piece<'_>,
    expected: usize,
    inks: &mut Inks,
    problems: &mut Problems,
) -> Vec<Vec<Tinted>> {
    let lines = clue_lines(section, expected).and_then(|lines| match lines.len() {
        found if found < expected => {
            let at = section.trim().end().span();
            Err(Problem { at, kind: Kind::ClueCount { found, expected } })
        }
        _ => Ok(lines),
    });
    match lines {
        Ok(lines) => lines.into_iter().map(|line| clue(line, inks, problems)).collect(),
        Err(problem) => {
            problems.push(problem);
            Vec::new()
        }
    }
}

/// `3b,1d` or `red: 3,1, blue: 2`; a lone `0` is no block.
fn clue(line: Piece<'_>, inks: &mut Inks, problems: &mut Problems) -> Vec<Tinted> {
    let mut blocks = Vec::new();
    let mut sticky = None;
    if line.is_blank() {
        return blocks;
    }
    for part in line.split(',') {
        let mut number_seen = false;
        for mut word in part.words() {
            if !has_room(&blocks, word.span(), problems) {
                return blocks;
            }
            if let Some((name, rest)) = word.text.split_once(':') {
                let name = word.part(name);
                sticky = inks.named(name);
                if sticky.is_none() {
                    problems.push(Problem::expected(Expected::KnownColour, name.span()));
                }
                word = word.part(rest);
                if rest.is_empty() {
                    continue;
                }
            }
            number_seen = true;
            match block(word, sticky, inks) {
                Ok(block) => blocks.push(block),
                Err(problem) => problems.push(problem),
            }
        }
        if !number_seen {
            let at = part.trim().end().span();
            problems.push(Problem::expected(Expected::BlockLength, at));
        }
    }
    if let [(0, ..)] = blocks[..] {
        blocks.clear();
    }
    blocks
}

fn block(word: Piece<'_>, sticky: Option<Tint>, inks: &mut Inks) -> Result<Tinted, Problem> {
    let digits = word.text.trim_start_matches(|c: char| c.is_ascii_digit());
    let (digits, suffix) = word.text.split_at(word.text.len() - digits.len());
    let digits = if digits.is_empty() { word } else { word.part(digits) };
    let len = number(digits, Expected::BlockLength)?;
    let suffix = word.part(suffix);
    let tint = match (suffix.text, sticky) {
        ("", Some(tint)) => tint,
        // A lone 0 is no block and so needs no ink.
        ("", None) if len == 0 => Tint::Plain,
        ("", None) => inks.plain(),
        (text, _) => super::inks::letter(text)
            .and_then(|c| inks.mention(c, suffix.span()))
            .ok_or_else(|| Problem::expected(Expected::KnownColour, suffix.span()))?,
    };
    Ok((len, tint, word.span()))
}

/// As many cells as the puzzle has, in rows. No fault is left to be found in them,
/// so nobody needs to remember their places.
fn picture(
    piece: Piece<'_>,
    (height, width): (usize, usize),
    all: Colours,
    inks: &Inks,
    problems: &mut Problems,
) -> Vec<Vec<Colours>> {
    let (found, expected) = (cells(piece.text).count(), height * width);
    if found != expected {
        let at = piece.trim().span();
        problems.push(Problem { at, kind: Kind::CellCount { found, expected } });
        return Vec::new();
    }
    let of = |symbol| inks.known(symbol).map(|tint| inks.colour(tint).into());
    let mut flat = Vec::with_capacity(expected);
    for (range, symbols) in cells(piece.text) {
        flat.push(colours(symbols, all, of).unwrap_or_else(|| {
            let at = piece.at + range.start..piece.at + range.end;
            problems.push(Problem::expected(Expected::Cell, at));
            Colours::NONE
        }));
    }
    flat.chunks(width).map(<[Colours]>::to_vec).collect()
}
