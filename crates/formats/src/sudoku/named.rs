//! A collection of sudokus with names, as files of lines (`.sdm`) that people keep: above each puzzle a line with `#`
//! and its name. Whoever only wants the puzzles passes such lines over as remarks.

use super::cells::{cells, puzzle, symbols};
use super::line::{is_line, is_remark};
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Fit, Frame, Problem, Said};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Puzzle};

pub(super) const FORMAT: Format = Format {
    name: "sdm-named",
    extensions: &["sdm", "txt"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[Said::Title],
    frame: Frame { before: "", between: "", after: "" },
    fit,
    read: |text| -> Readings<'_> {
        let mut name = None;
        Box::new(Piece::whole(text).lines().filter_map(move |line| {
            if line.is_blank() {
                return None;
            }
            match self::name(line.text) {
                Some(own) => {
                    name = Some(own);
                    None
                }
                None => Some(read(line, name.take())),
            }
        }))
    },
    write_body: |puzzle| {
        let title = puzzle.about().title.as_deref().unwrap_or_default();
        let title = title.replace(char::is_control, " ");
        format!("# {}\n{}\n", title.trim(), symbols(puzzle).into_iter().collect::<String>())
    },
};

/// How many puzzles are looked at to recognise a file of them.
const LOOKED_AT: usize = 8;

/// The name on a line that is one.
fn name(line: &str) -> Option<&str> {
    line.trim().strip_prefix('#').map(str::trim)
}

/// Names and puzzles in turn.
fn fit(text: &str) -> Fit {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut count = 0;
    while let Some(line) = lines.next().filter(|_| count < LOOKED_AT) {
        let word = lines.next().and_then(|below| below.split_whitespace().next());
        let is_named = name(line).is_some_and(|name| !is_remark(name) || name.is_empty());
        if !is_named || !word.is_some_and(is_line) {
            return Fit::Nothing;
        }
        count += 1;
    }
    match count {
        0 => Fit::Nothing,
        // One remark above one puzzle may be about the file; it is the same puzzle either way.
        1 => Fit::Whole,
        _ => Fit::Mark,
    }
}

fn read(line: Piece<'_>, name: Option<&str>) -> Result<Puzzle, Faults<Problem>> {
    let word = line.words().next().unwrap_or(line);
    let (mut placed, mut problems) = (Vec::new(), Problems::default());
    cells(word, &mut placed, &mut problems);
    let remark = line.text[word.span().end - line.at..].trim();
    let said = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let about = About { title: name.and_then(said), note: said(remark), ..About::default() };
    puzzle(&placed, word, about, problems)
}
