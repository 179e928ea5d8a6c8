//! What Sudoku Coach copies, `SCv7_32_` and base 32 of zlib of JSON: `gridSize`, `givenDigits` and `userDigits` as 81 digits,
//! `userCellCandidates` as a number for each cell with `-` between them, whose bit `d` is the mark `d`. What a player
//! wrote becomes a board in progress. Its links, `sudoku.coach/…/play/` and 81 digits, are read too.

use super::cells::{cells, puzzle, symbols};
use super::{Format, Readings};
use crate::text::digits;
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Frame, Kind, Problem};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Draft, Mark, Puzzle};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde_json::{Value, json};

pub(super) const FORMAT: Format = Format {
    name: "sudoku-coach",
    extensions: &["coach", "txt"],
    candidates: false,
    saved: false,
    sides: &[SIDE],
    about: &[],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = Piece::whole(text).lines().find(|line| !line.is_blank());
        Fit::Mark.when(first.is_some_and(|line| data(line).is_some() || link(line).is_some()))
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !line.is_blank());
        Box::new(lines.map(read))
    },
    write_body: |puzzle| {
        let given: String =
            symbols(puzzle).into_iter().map(|c| if c == '.' { '0' } else { c }).collect();
        let none = vec!["0"; CELLS];
        let all = json!({
            "gridSize": SIDE,
            "givenDigits": given,
            "userDigits": none.concat(),
            "userCellCandidates": none.join("-"),
        });
        let packed = compress_to_vec_zlib(all.to_string().as_bytes(), LEVEL);
        format!("{BEGIN}{}\n", digits::text(&packed, digits::BASE_32_HEX))
    },
};

const BEGIN: &str = "SCv7_32_";
/// Only sudokus of nine digits are known to be copied so.
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;
/// The most bytes that are unpacked.
const MOST: usize = 1 << 18;
/// How hard packing tries.
const LEVEL: u8 = 9;

/// The packed data of a line.
fn data(line: Piece<'_>) -> Option<Piece<'_>> {
    let (_, behind) = line.text.split_once(BEGIN)?;
    Some(line.part(behind.trim()))
}

/// The cells in a link.
fn link(line: Piece<'_>) -> Option<Piece<'_>> {
    let (_, behind) = line.text.split_once("sudoku.coach/")?.1.split_once("/play/")?;
    let end = behind.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(behind.len());
    Some(line.part(&behind[..end]))
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let Some(data) = data(line) else {
        let what = Expected::OneOf(&[BEGIN, "sudoku.coach/…/play/"]);
        let missing = || Faults::from(Problem::expected(what, line.trim().span()));
        let link = link(line).ok_or_else(missing)?;
        let (mut placed, mut problems) = (Vec::new(), Problems::default());
        cells(link, &mut placed, &mut problems);
        return puzzle(&placed, link, About::default(), problems);
    };
    let problem = |kind| Faults::from(Problem { at: data.span(), kind });
    let expected = |what| problem(Kind::Expected(Expected::OneOf(what)));
    let small = data.text.to_ascii_lowercase();
    let packed = digits::bytes(&small, digits::BASE_32_HEX).ok_or_else(|| expected(&["base32"]))?;
    let bytes =
        decompress_to_vec_zlib_with_limit(&packed, MOST).map_err(|_| expected(&["zlib"]))?;
    let all: Value = serde_json::from_slice(&bytes).map_err(|_| expected(&["JSON"]))?;
    if let Some(side) = all.get("gridSize").and_then(Value::as_u64).filter(|side| *side != 9) {
        let side = usize::try_from(side.min(1000)).unwrap_or(0);
        return Err(problem(Kind::SudokuLength { found: side * side }));
    }
    let row = |name: &str| -> Result<Vec<Option<Digit>>, Faults<Problem>> {
        let Some(text) = all.get(name).and_then(Value::as_str) else {
            return Ok(vec![None; CELLS]);
        };
        let digit = |c: char| Some(Digit::new(usize::try_from(c.to_digit(10)?).ok()?));
        let found: Option<Vec<Option<Digit>>> = text.chars().map(digit).collect();
        let found = found.ok_or_else(|| problem(Kind::Expected(Expected::SudokuCell)))?;
        match found.len() {
            CELLS => Ok(found),
            found => Err(problem(Kind::SudokuLength { found })),
        }
    };
    if all.get("givenDigits").and_then(Value::as_str).is_none() {
        return Err(expected(&["givenDigits"]));
    }
    let (given, written) = (row("givenDigits")?, row("userDigits")?);
    let marks = all.get("userCellCandidates").and_then(Value::as_str).unwrap_or_default();
    let marks: Vec<Digits> = marks.split('-').map(marked).collect();
    if marks.len() != CELLS && marks.len() > 1 {
        return Err(problem(Kind::CellCount { found: marks.len(), expected: CELLS }));
    }
    let open = Digits::first(SIDE);
    let mark = |(index, digit): (usize, &Option<Digit>)| match (given[index], digit) {
        (Some(_), _) => Mark::Blank,
        (None, Some(digit)) => Mark::Digit(*digit),
        (None, None) => Mark::pencil(marks.get(index).copied().unwrap_or(Digits::NONE)),
    };
    let saved: Vec<Mark> = written.iter().enumerate().map(mark).collect();
    let givens: Vec<Digits> = given.iter().map(|own| own.map_or(open, Digits::from)).collect();
    let has_marks = saved.iter().any(|mark| *mark != Mark::Blank);
    let draft = Draft {
        about: About::default(),
        givens: givens.chunks(SIDE).map(<[Digits]>::to_vec).collect(),
        saved: has_marks.then(|| saved.chunks(SIDE).map(<[Mark]>::to_vec).collect()),
    };
    Puzzle::new(draft).map_err(|faults| {
        faults.into_iter().flat_map(|fault| problem(Kind::SudokuFault(fault))).collect()
    })
}

/// The marks of a cell: bit `d` of a number is the mark `d`.
fn marked(number: &str) -> Digits {
    let bits: u32 = number.trim().parse().unwrap_or(0);
    (1..=SIDE).filter(|digit| bits >> digit & 1 == 1).filter_map(Digit::new).collect()
}
