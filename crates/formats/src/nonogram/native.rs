//! The own files of picross-solver: for each puzzle `GRID` with its title, `ROWS` and
//! `COLUMNS`, each with one clue a line in brackets, `[ 1 2 ]`; remarks from `#` on. `CELL` and
//! other keys of later versions are passed over.

use crate::nonogram::parts::clues::{PlacedClue, clue, lengths};
use crate::nonogram::parts::sides::{CLUES, black};
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Problem, Said};
use grille_engine::Faults;
use grille_engine::nonogram::{About, Clue, Draft, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "picross-solver",
    extensions: &["grid", "txt"],
    keeps: Keeps { about: &[Said::Title], ..CLUES },
    coding: Coding::Text,
    many: Some(Frame { before: "", between: "\n", after: "" }),
    fit: |text| {
        let mut lines =
            text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#'));
        let begins = lines.next().is_some_and(|line| title(line).is_some());
        Fit::Mark.when(begins && lines.next().is_some_and(|line| line.starts_with(['R', 'C', '['])))
    },
    read: |text| Box::new(puzzles(Piece::whole(text))),
    write_body,
};

/// The title of a line that begins a puzzle.
fn title(line: &str) -> Option<&str> {
    let rest = line.trim().strip_prefix("GRID")?;
    (rest.is_empty() || rest.starts_with([' ', '\t'])).then(|| rest.trim())
}

/// The puzzles of the text, each cut off when it is asked for.
fn puzzles(whole: Piece<'_>) -> impl Iterator<Item = Result<Puzzle, Faults<Problem>>> {
    let mut rest = Some(whole);
    std::iter::from_fn(move || {
        let here = rest?;
        let is_filled = |line: &Piece<'_>| !line.is_blank() && !is_remark(*line);
        let Some(header) = here.lines().find(is_filled) else {
            rest = None;
            let nothing = Problem::expected(Expected::OneOf(&["GRID"]), here.end().span());
            return (here.at == whole.at).then(|| Err(Faults::from(nothing)));
        };
        let body = here.after(header);
        let next = body.lines().find(|line| title(line.text).is_some());
        let end = next.map_or(body.span().end, |line| line.at);
        rest = next.map(|line| body.between(line.at, body.span().end));
        Some(match title(header.text) {
            Some(title) => read(header.trim(), title, body.between(body.at.min(end), end)),
            None => {
                let what = Expected::OneOf(&["GRID"]);
                Err(Faults::from(Problem::expected(what, header.trim().span())))
            }
        })
    })
}

fn is_remark(line: Piece<'_>) -> bool {
    line.text.trim_start().starts_with('#')
}

fn read(header: Piece<'_>, title: &str, body: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let mut problems = Problems::default();
    let (mut rows, mut cols): (Vec<PlacedClue>, Vec<PlacedClue>) = (Vec::new(), Vec::new());
    let mut is_rows = None;
    for line in body.lines().filter(|line| !line.is_blank() && !is_remark(*line)).map(Piece::trim) {
        let inside = line.text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        match (line.text, inside, is_rows) {
            ("ROWS", ..) => is_rows = Some(true),
            ("COLUMNS", ..) => is_rows = Some(false),
            (_, Some(inside), Some(is_rows)) => {
                let side = if is_rows { &mut rows } else { &mut cols };
                if side.len() <= grille_engine::grid::MAX_SIDE {
                    side.push(clue(line.part(inside).words(), &mut problems));
                }
            }
            // A key that says nothing about clues.
            (text, None, _) if text.starts_with(|c: char| c.is_ascii_uppercase()) => {}
            (_, _, None) => {
                let what = Expected::OneOf(&["ROWS", "COLUMNS"]);
                problems.push(Problem::expected(what, line.span()));
            }
            (_, None, Some(_)) => {
                problems.push(Problem::expected(Expected::OneOf(&["["]), line.span()));
            }
        }
    }
    let puzzle = black(header.span(), rows, cols, problems)?;
    let title = (!title.is_empty()).then(|| title.to_owned());
    let draft = Draft { about: About { title, ..About::default() }, ..puzzle.draft() };
    Ok(Puzzle::new(draft).expect("a title makes no fault"))
}

fn write_body(puzzle: &Puzzle) -> String {
    let side = |clues: &[Clue]| -> String {
        let line = |clue: &Clue| match clue.blocks() {
            [] => "[ ]\n".to_owned(),
            _ => format!("[ {} ]\n", lengths(clue, " ")),
        };
        clues.iter().map(line).collect()
    };
    let title = puzzle.about().title.as_deref().unwrap_or("").replace(['\n', '\r'], " ");
    let (rows, cols) = (side(puzzle.rows()), side(puzzle.cols()));
    format!("{}\nROWS\n{rows}COLUMNS\n{cols}", format!("GRID {title}").trim_end())
}
