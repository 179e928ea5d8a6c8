//! What the player wrote: digits, pencil marks for what a cell might be, and notes beside them.

use super::{Board, Digit, Digits, Notes, Puzzle, Tint, Tints};
use crate::grid::{Cell, Grid};
use crate::session::{self, Refusal};
use crate::{Contradiction, NotThis};
use std::fmt;
use std::str::FromStr;

/// What stands in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    #[default]
    Blank,
    /// A digit.
    Digit(Digit),
    /// Pencil marks, one at least: notes that claim nothing.
    Pencil(Digits),
}

impl Mark {
    /// Pencil marks for these digits; nothing, for none.
    pub fn pencil(digits: Digits) -> Mark {
        if digits.is_empty() { Mark::Blank } else { Mark::Pencil(digits) }
    }

    /// The digits that it shows.
    pub fn digits(self) -> Digits {
        match self {
            Mark::Blank => Digits::NONE,
            Mark::Digit(digit) => digit.into(),
            Mark::Pencil(digits) => digits,
        }
    }
}

/// A puzzle with a mark and notes in every cell. Where a digit is given, nothing can be
/// written; it can only be coloured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    puzzle: Puzzle,
    marks: Grid<Mark>,
    notes: Grid<Notes>,
}

impl Sheet {
    /// An empty sheet for this puzzle.
    pub fn new(puzzle: &Puzzle) -> Sheet {
        Sheet {
            puzzle: puzzle.clone(),
            marks: Grid::filled(puzzle.size(), Mark::Blank),
            notes: Grid::filled(puzzle.size(), Notes::default()),
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The marks; none on given cells.
    pub fn marks(&self) -> &Grid<Mark> {
        &self.marks
    }

    /// What is noted beside the marks.
    pub fn notes(&self) -> &Grid<Notes> {
        &self.notes
    }

    /// The digit that a cell shows, given or written.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        match self.marks[cell] {
            Mark::Digit(digit) => Some(digit),
            Mark::Blank | Mark::Pencil(_) => self.puzzle.given(cell),
        }
    }

    /// The cells that show the same digit as one of their peers.
    pub fn conflicts(&self) -> Vec<Cell> {
        let shape = self.puzzle.shape();
        let clashes = |&cell: &Cell| {
            self.digit(cell).is_some_and(|digit| {
                shape.peers(cell).iter().any(|&peer| self.digit(peer) == Some(digit))
            })
        };
        shape.size().iter().filter(clashes).collect()
    }

    /// The digits of a cell that no peer shows, as a player would pencil them in.
    pub fn candidates(&self, cell: Cell) -> Digits {
        let peers = self.puzzle.shape().peers(cell);
        let shown: Digits = peers.iter().filter_map(|&peer| self.digit(peer)).collect();
        self.puzzle.givens()[cell].minus(shown)
    }

    /// What the sheet says about the solution: its digits, not its pencil marks,
    /// together with the puzzle's givens; a contradiction if it denies them.
    pub fn board(&self) -> Result<Board, Contradiction> {
        let mut board = self.puzzle.board();
        for cell in self.puzzle.size().iter() {
            if let Mark::Digit(digit) = self.marks[cell] {
                board.narrow(cell, digit.into())?;
            }
        }
        Ok(board)
    }
}

impl From<&Puzzle> for Sheet {
    fn from(puzzle: &Puzzle) -> Sheet {
        Sheet::new(puzzle)
    }
}

impl AsRef<Puzzle> for Sheet {
    fn as_ref(&self) -> &Puzzle {
        &self.puzzle
    }
}

/// What a move writes in a cell, in place of what was there of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Write {
    /// A mark.
    Mark(Mark),
    /// The corner marks.
    Corner(Digits),
    /// The colours of the cell.
    Colours(Tints),
    /// The colour of one of its candidates.
    Candidate(Digit, Option<Tint>),
}

impl From<Mark> for Write {
    fn from(mark: Mark) -> Write {
        Write::Mark(mark)
    }
}

impl Write {
    /// The digits that it writes or colours.
    fn digits(self) -> Digits {
        match self {
            Write::Mark(mark) => mark.digits(),
            Write::Corner(digits) => digits,
            Write::Colours(_) => Digits::NONE,
            Write::Candidate(digit, _) => digit.into(),
        }
    }
}

/// Cells and what to write in them. Its text form: `r1c1=5 r1c2=?1+2 r1c3=.` for marks,
/// `r1c1=^1+2` for corner marks, `r1c1=#1+3` for colours, `r1c1=5#3` for the colour of a
/// candidate; `-` takes all of that kind away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move(pub Vec<(Cell, Write)>);

impl Move {
    /// The marks that it writes.
    pub fn marks(&self) -> impl Iterator<Item = (Cell, Mark)> {
        self.0.iter().filter_map(|&(cell, write)| match write {
            Write::Mark(mark) => Some((cell, mark)),
            Write::Corner(_) | Write::Colours(_) | Write::Candidate(..) => None,
        })
    }
}

impl<W: Into<Write>> FromIterator<(Cell, W)> for Move {
    fn from_iter<I: IntoIterator<Item = (Cell, W)>>(cells: I) -> Move {
        Move(cells.into_iter().map(|(cell, write)| (cell, write.into())).collect())
    }
}

impl Sheet {
    /// Writes in a cell; what takes that back.
    fn write(&mut self, cell: Cell, write: Write) -> Write {
        let notes = &mut self.notes[cell];
        match write {
            Write::Mark(mark) => Write::Mark(std::mem::replace(&mut self.marks[cell], mark)),
            Write::Corner(digits) => Write::Corner(std::mem::replace(&mut notes.corner, digits)),
            Write::Colours(tints) => Write::Colours(std::mem::replace(&mut notes.colours, tints)),
            Write::Candidate(digit, tint) => {
                let before = notes.candidate(digit);
                notes.colour(digit, tint);
                Write::Candidate(digit, before)
            }
        }
    }
}

impl session::Sheet for Sheet {
    type Move = Move;

    fn play(&mut self, change: &Move) -> Option<Move> {
        if self.refuses(change).is_some() {
            return None;
        }
        let write = |&(cell, write): &(Cell, Write)| (cell, self.write(cell, write));
        let mut back: Vec<_> = change.0.iter().map(write).collect();
        back.reverse();
        Some(Move(back))
    }

    fn refuses(&self, change: &Move) -> Option<Refusal> {
        let shape = self.puzzle.shape();
        let all = Digits::first(shape.side());
        let refuse = |&(cell, write): &(Cell, Write)| match write {
            _ if !shape.size().contains(cell) => Some(Refusal::Outside(cell)),
            Write::Colours(_) => None,
            _ if self.puzzle.given(cell).is_some() => Some(Refusal::Given(cell)),
            _ if !write.digits().is_subset(all) => Some(Refusal::Unknown(cell)),
            Write::Mark(_) | Write::Corner(_) | Write::Candidate(..) => None,
        };
        match &change.0[..] {
            [] => Some(Refusal::Nothing),
            cells => cells.iter().find_map(refuse),
        }
    }

    fn wipe(&self) -> Move {
        let mut all = Vec::new();
        for cell in self.marks.size().iter() {
            let notes = self.notes[cell];
            if self.marks[cell] != Mark::Blank {
                all.push((cell, Write::Mark(Mark::Blank)));
            }
            if !notes.corner.is_empty() {
                all.push((cell, Write::Corner(Digits::NONE)));
            }
            if !notes.colours.is_empty() {
                all.push((cell, Write::Colours(Tints::NONE)));
            }
            all.extend(notes.candidates().map(|(digit, _)| (cell, Write::Candidate(digit, None))));
        }
        Move(all)
    }

    fn join(first: &Move, then: &Move) -> Move {
        Move([&first.0[..], &then.0].concat())
    }
}

impl fmt::Display for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Write::Mark(Mark::Blank) => f.write_str("."),
            Write::Mark(Mark::Digit(digit)) => digit.fmt(f),
            Write::Mark(Mark::Pencil(digits)) => write!(f, "?{digits}"),
            Write::Corner(digits) => write!(f, "^{digits}"),
            Write::Colours(tints) => write!(f, "#{tints}"),
            Write::Candidate(digit, None) => write!(f, "{digit}#-"),
            Write::Candidate(digit, Some(tint)) => write!(f, "{digit}#{}", tint.number()),
        }
    }
}

impl FromStr for Write {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Write, NotThis> {
        if let Some(digits) = text.strip_prefix('^') {
            return Ok(Write::Corner(digits.parse()?));
        }
        if let Some(tints) = text.strip_prefix('#') {
            return Ok(Write::Colours(tints.parse()?));
        }
        if let Some((digit, tint)) = text.split_once('#') {
            let tint = if tint == "-" { None } else { Some(tint.parse()?) };
            return Ok(Write::Candidate(digit.parse()?, tint));
        }
        Ok(Write::Mark(match (text, text.strip_prefix('?')) {
            (".", _) => Mark::Blank,
            // No pencil mark at all is a blank cell.
            (_, Some("-")) => return Err(NotThis),
            (_, Some(digits)) => Mark::Pencil(digits.parse()?),
            (digit, None) => Mark::Digit(digit.parse()?),
        }))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (cell, write)) in self.0.iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            write!(f, "{space}{cell}={write}")?;
        }
        Ok(())
    }
}

impl FromStr for Move {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Move, NotThis> {
        let change = |part: &str| {
            let (cell, write) = part.split_once('=').ok_or(NotThis)?;
            Ok((cell.parse()?, write.parse()?))
        };
        text.split_whitespace().map(change).collect::<Result<_, _>>().map(Move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Session, Sheet as _};

    fn sheet() -> Sheet {
        Sheet::new(&Puzzle::of_line("1...............").unwrap())
    }

    #[test]
    fn moves_read_back_and_are_taken_back() {
        let mut sheet = sheet();
        let text = "r1c2=2 r2c2=?3+4 r1c2=. r4c4=1";
        let change: Move = text.parse().unwrap();
        assert_eq!(change.to_string(), text);
        let before = sheet.clone();
        let back = sheet.play(&change).unwrap();
        assert_eq!(sheet.digit("r4c4".parse().unwrap()), Digit::new(1));
        assert_eq!(sheet.wipe().to_string(), "r2c2=. r4c4=.");
        assert_eq!(sheet.play(&back), Some(change));
        assert_eq!(sheet, before);
        for bad in ["r1c2=0", "r1c2=?", "r1c2=?-", "r1c2", "r1c2=x", "=1", "r1c2=^", "r1c2=#0"] {
            assert_eq!(bad.parse::<Move>(), Err(NotThis), "{bad:?}");
        }
    }

    #[test]
    fn notes_stand_beside_marks_and_are_taken_back_with_them() {
        let mut session = Session::new(sheet());
        let text = "r1c2=^2+3 r1c2=#1+9 r1c2=?3+4 r1c2=3#5 r1c1=#2";
        let change: Move = text.parse().unwrap();
        assert_eq!(change.to_string(), text);
        assert!(session.play(change));
        let notes = session.sheet().notes()["r1c2".parse().unwrap()];
        assert_eq!(
            (notes.corner.to_string(), notes.colours.to_string()),
            ("2+3".into(), "1+9".into())
        );
        assert_eq!(notes.candidate(Digit::new(3).unwrap()), Tint::new(5));
        let wipe = session.sheet().wipe().to_string();
        assert_eq!(wipe, "r1c1=#- r1c2=. r1c2=^- r1c2=#- r1c2=3#-");
        assert!(session.restart() && session.sheet() == &sheet());
        assert!(session.undo() && session.undo() && session.sheet() == &sheet());
    }

    #[test]
    fn givens_and_unknown_digits_are_refused() {
        let mut sheet = sheet();
        for refused in [
            "r1c1=2",
            "r1c1=.",
            "r1c1=^2",
            "r1c1=1#2",
            "r1c2=5",
            "r1c2=?1+5",
            "r1c2=^5",
            "r1c2=5#1",
            "r5c1=1",
            "r5c1=#1",
            "r1c2=2 r1c1=3",
        ] {
            assert_eq!(sheet.play(&refused.parse().unwrap()), None, "{refused}");
        }
        assert_eq!(sheet, self::sheet());
    }

    #[test]
    fn conflicts_candidates_and_the_board_follow_from_what_is_shown() {
        let mut session = Session::new(sheet());
        assert!(session.play("r2c2=1 r3c1=?1 r4c4=4".parse().unwrap()));
        let sheet = session.sheet();
        let shown: Vec<String> = sheet.conflicts().iter().map(Cell::to_string).collect();
        assert_eq!(shown, ["r1c1", "r2c2"]);
        let candidates = |cell: &str| sheet.candidates(cell.parse().unwrap()).to_string();
        assert_eq!((candidates("r4c2"), candidates("r1c2")), ("2+3".into(), "2+3+4".into()));
        assert_eq!(sheet.board().unwrap().to_string(), "1....1.........4");
        assert!(session.undo() && session.sheet().conflicts().is_empty());
    }
}
