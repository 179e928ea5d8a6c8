//! A sudoku as one short line, `g1.…`: what [`crate::code`] is told of it. A given digit costs no
//! more than the digits that its row, column and box still allow.

use super::{Format, Readings};
use crate::code::{Coder, Guess, NoCode, Read, bytes, choice, digits, flag, is_like};
use crate::nonogram::code::SUDOKU;
use crate::text::source::Piece;
use crate::{Fit, Frame, Kind, Problem, Said, code};
use grille_engine::sudoku::{About, Digit, Digits, Draft, Puzzle, Shape};

pub(super) const FORMAT: Format = Format {
    name: "sudoku-code",
    extensions: &["sudoku-code", "txt"],
    candidates: true,
    about: &[Said::Title],
    frame: Frame { before: "", between: "", after: "" },
    fit: |text| {
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        match is_like(first).then(|| content(first)) {
            Some(Ok(Some(_))) => Fit::Mark,
            Some(Err(_)) => Fit::Begins,
            Some(Ok(None)) | None => Fit::Nothing,
        }
    },
    read: |text| -> Readings<'_> {
        let lines = Piece::whole(text).lines().filter(|line| !line.is_blank());
        Box::new(lines.map(read))
    },
    write_body: |puzzle| encode(puzzle) + "\n",
};

/// What is told of a sudoku.
#[derive(Clone, Debug, Default)]
struct Content {
    shape: Option<Shape>,
    title: Option<String>,
    /// What each cell may be.
    cells: Vec<Digits>,
}

/// The code of a puzzle.
pub fn encode(puzzle: &Puzzle) -> String {
    let content = Content {
        shape: Some(puzzle.shape()),
        title: puzzle.about().title.clone(),
        cells: puzzle.givens().cells().to_vec(),
    };
    code::written(|coder| {
        flag(coder, true, SUDOKU);
        tell(coder, &content);
    })
}

/// What a code says; nothing where it is of another game.
fn content(text: &str) -> Result<Option<Content>, NoCode> {
    let digits = digits(text)?;
    let mut coder = Read::new(&digits);
    match flag(&mut coder, false, SUDOKU) {
        false => Ok(None),
        true => tell(&mut coder, &Content::default()).map(Some).ok_or(NoCode::Damaged),
    }
}

fn read(line: Piece<'_>) -> Result<Puzzle, Vec<Problem>> {
    let problem = |why| vec![Problem { at: line.trim().span(), kind: Kind::Code(why) }];
    let content = content(line.text).and_then(|content| content.ok_or(NoCode::Other));
    let Content { shape, title, cells } = content.map_err(problem)?;
    let side = shape.ok_or_else(|| problem(NoCode::Damaged))?.side();
    let givens = cells.chunks(side).map(<[Digits]>::to_vec).collect();
    let about = About { title, ..About::default() };
    Puzzle::new(Draft { about, givens, saved: None }).map_err(|_| problem(NoCode::Damaged))
}

fn tell(coder: &mut impl Coder, own: &Content) -> Option<Content> {
    let usual = Shape::of_side(9)?;
    let is_other = flag(coder, own.shape.is_some_and(|shape| shape != usual), 8);
    let shape = match is_other {
        false => usual,
        true => {
            let place = Shape::ALL.iter().position(|shape| Some(*shape) == own.shape);
            Shape::ALL[choice(coder, place.unwrap_or(0), Shape::ALL.len())]
        }
    };
    let has_title = flag(coder, own.title.is_some(), 8);
    let title = match has_title {
        true => {
            let text = own.title.as_deref().unwrap_or_default();
            Some(String::from_utf8(bytes(coder, text.as_bytes())).ok()?)
        }
        false => None,
    };
    let all = Digits::first(shape.side());
    let is_plain = |set: &Digits| *set == all || set.only().is_some();
    let has_candidates = flag(coder, !own.cells.iter().all(is_plain), 64);
    let mut cells: Vec<Digits> = Vec::new();
    let (mut is_given, mut is_partial) = (Guess::NEW, Guess::NEW);
    while cells.len() < shape.cells() && !coder.is_lost() {
        let own = own.cells.get(cells.len()).copied().unwrap_or(all);
        if has_candidates && is_partial.code(coder, !is_plain(&own)) {
            let bits = all.iter().filter(|digit| coder.bit(own.has(*digit), 1 << 15));
            let set: Digits = bits.collect();
            cells.push(set);
            continue;
        }
        cells.push(match is_given.code(coder, own.only().is_some()) {
            false => all,
            true => Digits::from(given(coder, shape, &cells, own.only())?),
        });
    }
    (!coder.is_lost()).then_some(Content { shape: Some(shape), title, cells })
}

/// The digit of the next cell: one that its houses do not have yet, or else any.
fn given(
    coder: &mut impl Coder,
    shape: Shape,
    before: &[Digits],
    own: Option<Digit>,
) -> Option<Digit> {
    let (high, wide) = shape.box_size();
    let side = shape.side();
    let place = |index: usize| {
        let (row, col) = (index / side, index % side);
        (row, col, (row / high, col / wide))
    };
    let here = place(before.len());
    let sees = |index: usize| {
        let there = place(index);
        there.0 == here.0 || there.1 == here.1 || there.2 == here.2
    };
    let taken: Digits = before
        .iter()
        .enumerate()
        .filter(|(index, _)| sees(*index))
        .filter_map(|(_, set)| set.only())
        .collect();
    let all = Digits::first(side);
    let free: Vec<Digit> = all.iter().filter(|digit| !taken.has(*digit)).collect();
    let is_free = |digit: Digit| free.contains(&digit);
    let is_odd = flag(coder, own.is_some_and(|digit| !is_free(digit)), 1024);
    let among: Vec<Digit> = if is_odd || free.is_empty() { all.iter().collect() } else { free };
    let chosen = among.iter().position(|digit| Some(*digit) == own).unwrap_or(0);
    among.get(choice(coder, chosen, among.len())).copied()
}
