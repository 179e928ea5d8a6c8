//! A line of a bank of puzzles, as that of Sudoku Exchange: an id of twelve hexadecimal digits,
//! the cells with `0` for open ones, a rating. The rating is a remark.

use super::cells::{cells, puzzle, symbols};
use super::line::is_line;
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Problem, Said};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Puzzle};

pub(super) const FORMAT: Format = Format {
    name: "bank",
    extensions: &["bank", "txt"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[Said::Id, Said::Note],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = Piece::whole(text).lines().find(|line| !line.is_blank());
        let fits = |line: Piece<'_>| {
            let mut words = line.words();
            words.next().is_some_and(|id| is_id(id.text))
                && words.next().is_some_and(|w| is_line(w.text))
        };
        Fit::Mark.when(first.is_some_and(fits))
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !line.is_blank());
        Box::new(lines.map(read))
    },
    write_body: |puzzle| {
        let cells: String =
            symbols(puzzle).into_iter().map(|c| if c == '.' { '0' } else { c }).collect();
        let about = puzzle.about();
        let id = about.id.as_deref().filter(|id| is_id(id)).unwrap_or(NO_ID);
        let note = about.note.as_deref().unwrap_or_default().replace(['\n', '\r'], " ");
        format!("{}\n", format!("{id} {cells} {note}").trim_end())
    },
};

/// The id of a puzzle that has none.
const NO_ID: &str = "000000000000";

fn is_id(word: &str) -> bool {
    word.len() == NO_ID.len() && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let mut words = line.words();
    let id = words.next().unwrap_or(line);
    let word = words.next().unwrap_or(line.end());
    if !is_id(id.text) || word.text.is_empty() {
        return Err(Faults::from(Problem::expected(Expected::SudokuCell, word.span())));
    }
    let (mut placed, mut problems) = (Vec::new(), Problems::default());
    cells(word, &mut placed, &mut problems);
    let remark = line.text[word.span().end - line.at..].trim();
    let about = About {
        id: (id.text != NO_ID).then(|| id.text.to_owned()),
        note: (!remark.is_empty()).then(|| remark.to_owned()),
        ..About::default()
    };
    puzzle(&placed, word, about, problems)
}
