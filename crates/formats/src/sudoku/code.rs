//! A sudoku as one short line, `g1.…`: what [`crate::code`] is told of it. A given digit costs no
//! more than the digits that its row, column and box still allow. Of a game in progress the second part says what is
//! written in each open cell: nothing, a digit, or pencil marks.

use super::{ANY_SIDE, Format, Readings};
use crate::code::{Coder, Guess, NoCode, Parts, Read, bytes, choice, digits, flag, is_like};
use crate::nonogram::code::SUDOKU;
use crate::text::source::Piece;
use crate::{Fit, Frame, Kind, Problem, Said, code};
use grille_engine::Faults;
use grille_engine::sudoku::{About, Digit, Digits, Draft, Mark, Puzzle, Shape};

pub(super) const FORMAT: Format = Format {
    name: "sudoku-code",
    extensions: &["sudoku-code", "txt"],
    candidates: true,
    saved: true,
    sides: ANY_SIDE,
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
    write_body: |puzzle| encode_game(puzzle) + "\n",
};

/// What is told of a sudoku.
#[derive(Clone, Debug, Default)]
struct Content {
    shape: Option<Shape>,
    title: Option<String>,
    /// What each cell may be.
    cells: Vec<Digits>,
    /// What is written so far; it is told in the second part.
    saved: Option<Vec<Mark>>,
}

/// The code of a puzzle.
pub fn encode(puzzle: &Puzzle) -> String {
    code::sealed(&puzzle_digits(&told(puzzle)))
}

/// The same with what is written so far: the saved board of the puzzle, if it has one.
pub fn encode_game(puzzle: &Puzzle) -> String {
    let content = told(puzzle);
    let digits = puzzle_digits(&content);
    match &content.saved {
        None => code::sealed(&digits),
        Some(marks) => {
            let progress = code::coded(|coder| {
                tell_progress(coder, &content, marks);
            });
            code::sealed_game(&digits, &progress)
        }
    }
}

fn puzzle_digits(content: &Content) -> Vec<u8> {
    code::coded(|coder| {
        flag(coder, true, SUDOKU);
        tell(coder, content);
    })
}

/// What is told of a puzzle. In cells that are given nothing is written.
fn told(puzzle: &Puzzle) -> Content {
    let cells = puzzle.givens().cells().to_vec();
    let mark = |(set, mark): (&Digits, &Mark)| match set.only() {
        Some(_) => Mark::Blank,
        None => *mark,
    };
    let saved = puzzle.saved().map(|marks| cells.iter().zip(marks.cells()).map(mark).collect());
    let title = puzzle.about().title.clone();
    Content { shape: Some(puzzle.shape()), title, cells, saved }
}

/// What a code says; nothing where it is of another game.
fn content(text: &str) -> Result<Option<Content>, NoCode> {
    let Parts { puzzle, progress } = digits(text)?;
    let mut coder = Read::new(&puzzle);
    if !flag(&mut coder, false, SUDOKU) {
        return Ok(None);
    }
    let mut content = tell(&mut coder, &Content::default()).ok_or(NoCode::Damaged)?;
    if let Some(progress) = progress {
        let marks = tell_progress(&mut Read::new(&progress), &content, &[]);
        content.saved = Some(marks.ok_or(NoCode::Damaged)?);
    }
    Ok(Some(content))
}

fn read(line: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let problem = |why| Faults::from(Problem { at: line.trim().span(), kind: Kind::Code(why) });
    let content = content(line.text).and_then(|content| content.ok_or(NoCode::Other));
    let Content { shape, title, cells, saved } = content.map_err(problem)?;
    let side = shape.ok_or_else(|| problem(NoCode::Damaged))?.side();
    let givens = cells.chunks(side).map(<[Digits]>::to_vec).collect();
    let about = About { title, ..About::default() };
    let saved = saved.map(|marks| marks.chunks(side).map(<[Mark]>::to_vec).collect());
    Puzzle::new(Draft { about, givens, saved }).map_err(|_| problem(NoCode::Damaged))
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
            true => Digits::from(given(coder, shape, &cells, cells.len(), own.only())?),
        });
    }
    (!coder.is_lost()).then_some(Content { shape: Some(shape), title, cells, saved: None })
}

/// The digit of a cell: one that its houses do not have in the cells that are known, or else any.
fn given(
    coder: &mut impl Coder,
    shape: Shape,
    known: &[Digits],
    index: usize,
    own: Option<Digit>,
) -> Option<Digit> {
    let (high, wide) = shape.box_size();
    let side = shape.side();
    let place = |index: usize| {
        let (row, col) = (index / side, index % side);
        (row, col, (row / high, col / wide))
    };
    let here = place(index);
    let sees = |index: usize| {
        let there = place(index);
        there.0 == here.0 || there.1 == here.1 || there.2 == here.2
    };
    let taken: Digits = known
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

/// What is written in the open cells of a puzzle; nothing where that is no board of it.
fn tell_progress(coder: &mut impl Coder, content: &Content, own: &[Mark]) -> Option<Vec<Mark>> {
    let shape = content.shape?;
    let all = Digits::first(shape.side());
    let (mut is_blank, mut is_digit) = (Guess::NEW, Guess::NEW);
    let mut bits = vec![Guess::NEW; shape.side()];
    let mut marks = Vec::new();
    // What stands in the cells so far, given or written, and after them what is given.
    let mut cells = content.cells.clone();
    for (index, set) in content.cells.iter().enumerate() {
        let own = own.get(index).copied().unwrap_or_default();
        if set.only().is_some() || is_blank.code(coder, own == Mark::Blank) {
            marks.push(Mark::Blank);
        } else if is_digit.code(coder, matches!(own, Mark::Digit(_))) {
            let digit = own.digits().only();
            let digit = given(coder, shape, &cells, index, digit)?;
            cells[index] = Digits::from(digit);
            marks.push(Mark::Digit(digit));
        } else {
            let mut set = Digits::NONE;
            for (digit, guess) in all.iter().zip(&mut bits) {
                if guess.code(coder, own.digits().has(digit)) {
                    set |= Digits::from(digit);
                }
            }
            marks.push(Mark::pencil(set));
        }
        if coder.is_lost() {
            return None;
        }
    }
    (marks.len() == shape.cells()).then_some(marks)
}
