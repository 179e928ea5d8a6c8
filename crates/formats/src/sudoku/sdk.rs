//! `.sdk`: lines `#X text` with what is said about the puzzle (A author, D description,
//! C comment, S source, L level, T title), then a row a line; in sections `[Puzzle]` and
//! `[State]` if what somebody wrote is kept too.

use super::cells::{cell, symbols};
use super::grid::{read, row, rows};
use super::{ANY_SIDE, Format, Readings};
use crate::text::source::Piece;
use crate::{Fit, Frame, Kind, Problem, Said};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Mark, Puzzle};

pub(super) const FORMAT: Format = Format {
    name: "sdk",
    extensions: &["sdk"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[Said::Title, Said::Author, Said::Description, Said::Source, Said::Note],
    frame: Frame { before: "", between: "\n", after: "" },
    fit: |text| {
        let first = Piece::whole(text).lines().find(|line| !line.is_blank());
        let begins = |line: Piece<'_>| key(line.text).is_some() || section(line).is_some();
        Fit::Whole.when(first.is_some_and(begins))
    },
    read: |text| -> Readings<'_> { Box::new(puzzles(Piece::whole(text))) },
    write_body,
};

/// The letter of a line of remarks, and its text.
fn key(line: &str) -> Option<(char, &str)> {
    let mut rest = line.trim().strip_prefix('#')?.chars();
    let letter = rest.next().filter(|letter| "ADCBSLUTP".contains(*letter))?;
    let text = rest.as_str();
    (text.is_empty() || text.starts_with([' ', '\t', ':']))
        .then(|| (letter, text.trim_start_matches([' ', '\t', ':']).trim_end()))
}

/// A new puzzle begins where remarks follow rows.
fn puzzles(text: Piece<'_>) -> impl Iterator<Item = Result<Puzzle, Faults<Problem>>> {
    let mut parts: Vec<Piece<'_>> = Vec::new();
    let (mut start, mut has_rows) = (text.at, false);
    for line in text.lines() {
        let is_head = key(line.text).is_some() || section(line) == Some("puzzle");
        if is_head && has_rows {
            parts.push(text.between(start, line.at));
            (start, has_rows) = (line.at, false);
        }
        has_rows |= !line.is_blank() && !line.text.trim_start().starts_with(['#', '[']);
    }
    parts.push(text.between(start, text.span().end));
    parts.into_iter().map(one)
}

/// The name of a section, in small letters.
fn section(line: Piece<'_>) -> Option<&'static str> {
    let name = line.trim().text.strip_prefix('[')?.strip_suffix(']')?;
    ["puzzle", "state"].into_iter().find(|own| own.eq_ignore_ascii_case(name))
}

fn one(text: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let mut about = About::default();
    for (letter, said) in text.lines().filter_map(|line| key(line.text)) {
        let field = match letter {
            'A' => &mut about.author,
            'T' | 'P' => &mut about.title,
            'D' => &mut about.description,
            'S' | 'U' => &mut about.source,
            _ => &mut about.note,
        };
        let before = field.take().map(|before| before + "\n").unwrap_or_default();
        *field = (!said.is_empty()).then(|| before + said);
    }
    let state = text.lines().find(|line| section(*line) == Some("state"));
    let (own, saved) = match state {
        Some(line) => (text.between(text.at, line.at), Some(text.after(line))),
        None => (text, None),
    };
    let body = |text| rows(text).filter(|line| section(*line).is_none()).collect::<Vec<_>>();
    let puzzle = read(own, &body(own), about)?;
    let Some(saved) = saved else { return Ok(puzzle) };
    let marks: Vec<Vec<Mark>> = body(saved)
        .iter()
        .map(|line| row(*line).flat_map(|part| part.text.chars()).map(mark).collect())
        .collect();
    let mut draft = puzzle.draft();
    draft.saved = Some(marks);
    Puzzle::new(draft).map_err(|faults| {
        let problem = |fault| Problem { at: saved.trim().span(), kind: Kind::SudokuFault(fault) };
        faults.into_iter().map(problem).collect()
    })
}

fn mark(symbol: char) -> Mark {
    cell(symbol).flatten().map_or(Mark::Blank, Mark::Digit)
}

fn write_body(puzzle: &Puzzle) -> String {
    let about = puzzle.about();
    let mut text = String::new();
    for (letter, said) in [
        ('T', &about.title),
        ('A', &about.author),
        ('D', &about.description),
        ('S', &about.source),
        ('C', &about.note),
    ] {
        for line in said.iter().flat_map(|said| said.lines()) {
            text += &format!("#{letter} {line}\n");
        }
    }
    if text.is_empty() {
        text += "#C\n";
    }
    for row in symbols(puzzle).chunks(puzzle.shape().side()) {
        text.extend(row);
        text.push('\n');
    }
    text
}
