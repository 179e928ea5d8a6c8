//! The XML of OpenSudoku: `<opensudoku>` with `<game data="…"/>`, in version 2 within
//! `<folder name="…">`.
//!
//! The data of a game are its cells as in a line; or `version: 1` and for each cell
//! `value|notes|editable|`, with the notes as a list or, from version 2 on, as a number
//! whose bits they are. Cells that can be edited are what somebody wrote; newer versions
//! have a second set of notes, which is passed over.

use super::cells::{cells, puzzle, symbols};
use super::{ANY_SIDE, Format, Readings};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::text::{guard, parse, tag};
use crate::{Expected, Fit, Frame, Kind, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Draft, Mark, Puzzle, Shape};
use roxmltree::Node;
use std::ops::Range;

pub(super) const FORMAT: Format = Format {
    name: "opensudoku",
    extensions: &["opensudoku", "xml"],
    candidates: false,
    saved: false,
    sides: ANY_SIDE,
    about: &[],
    frame: Frame {
        before: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n\
            <folder name=\"Grille\">\n",
        between: "",
        after: "</folder>\n</opensudoku>\n",
    },
    fit: |text| Fit::Mark.when(text.trim_start().starts_with('<') && text.contains("<opensudoku")),
    read: |text| -> Readings<'_> { Box::new(games(text).into_iter()) },
    write_body: |puzzle| {
        let data: String =
            symbols(puzzle).into_iter().map(|c| if c == '.' { '0' } else { c }).collect();
        format!("<game data=\"{data}\"/>\n")
    },
};

/// All games: XML is known to be well-formed only at its end.
fn games(text: &str) -> Vec<Result<Puzzle, Faults<Problem>>> {
    let document = match guard(text).and_then(|()| parse(text)) {
        Ok(document) => document,
        Err(problem) => return vec![Err(Faults::from(problem))],
    };
    let root = document.root_element();
    let expected =
        |element| vec![Err(Faults::from(Problem::expected(Expected::OneOf(element), tag(root))))];
    if root.tag_name().name() != "opensudoku" {
        return expected(&["<opensudoku>"]);
    }
    let is_game = |node: &Node<'_, '_>| node.tag_name().name() == "game";
    let all: Vec<_> = root.descendants().filter(is_game).map(|node| game(text, node)).collect();
    if all.is_empty() { expected(&["<game>"]) } else { all }
}

fn game(text: &str, node: Node<'_, '_>) -> Result<Puzzle, Faults<Problem>> {
    let Some(data) = node.attribute_node("data") else {
        return Err(Faults::from(Problem::expected(Expected::OneOf(&["data="]), tag(node))));
    };
    let folder = node.parent().filter(|parent| parent.tag_name().name() == "folder");
    let source = folder.and_then(|folder| folder.attribute("name")).map(str::to_owned);
    let note = node.attribute("note").filter(|note| !note.is_empty()).map(str::to_owned);
    let about = About { source, note, ..About::default() };
    let value = data.value().trim();
    if value.starts_with("version") {
        return played(value, data.range_value(), about);
    }
    // Where the text stands as it is, so do the places of its cells.
    let whole = Piece::whole(text).between(data.range_value().start, data.range_value().end);
    let (mut placed, mut problems) = (Vec::new(), Problems::default());
    cells(whole.trim(), &mut placed, &mut problems);
    puzzle(&placed, whole.trim(), about, problems)
}

/// A game with what was written: `value|notes|editable|` for each cell.
fn played(value: &str, at: Range<usize>, about: About) -> Result<Puzzle, Faults<Problem>> {
    let bad = |kind| Err(Faults::from(Problem { at: at.clone(), kind }));
    let (version, rest) =
        value.split_once('\n').or_else(|| value.split_once("&#10;")).unwrap_or((value, ""));
    let version: u32 = version.trim_start_matches("version:").trim().parse().unwrap_or(0);
    let fields: Vec<&str> = rest.trim().trim_end_matches('|').split('|').collect();
    let width = if version >= 4 { 4 } else { 3 };
    let Some(shape) = Shape::of_cells(fields.len() / width) else {
        return bad(Kind::SudokuLength { found: fields.len() / width });
    };
    let open = Digits::first(shape.side());
    let (mut givens, mut saved) = (Vec::new(), Vec::new());
    for cell in fields.chunks_exact(width) {
        let Ok(number) = cell[0].trim().parse::<usize>() else {
            return bad(Kind::Expected(Expected::SudokuCell));
        };
        let digit = Digit::new(number);
        let is_given = cell[width - 1].trim() == "0" && digit.is_some();
        givens.push(digit.filter(|_| is_given).map_or(open, Digits::from));
        saved.push(match digit {
            _ if is_given => Mark::Blank,
            Some(digit) => Mark::Digit(digit),
            None => Mark::pencil(notes(cell[1].trim(), version)),
        });
    }
    let rows = |cells: Vec<Digits>| cells.chunks(shape.side()).map(<[Digits]>::to_vec).collect();
    let marks: Vec<Vec<Mark>> = saved.chunks(shape.side()).map(<[Mark]>::to_vec).collect();
    let has_marks = saved.iter().any(|mark| *mark != Mark::Blank);
    Puzzle::new(Draft { about, givens: rows(givens), saved: has_marks.then_some(marks) }).map_err(
        |faults| {
            let problem = |fault| Problem { at: at.clone(), kind: Kind::SudokuFault(fault) };
            faults.into_iter().map(problem).collect()
        },
    )
}

/// "1,4," in the first version, a number of bits later.
fn notes(text: &str, version: u32) -> Digits {
    match version {
        0 | 1 => {
            text.split(',').filter_map(|n| n.trim().parse().ok()).filter_map(Digit::new).collect()
        }
        _ => Digits::from_bits(text.parse().unwrap_or(0)),
    }
}
