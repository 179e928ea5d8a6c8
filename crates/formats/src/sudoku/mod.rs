//! Files of sudoku, one format a file. Readers and writers as for nonograms; what
//! differs is that a file may have millions of puzzles, one a line, which are then
//! read a line at a time ([`line::read_line`]).

mod bank;
mod candidates;
mod cells;
mod coach;
pub mod code;
pub mod collection;
mod detect;
mod fpuzzles;
mod grid;
mod hodoku;
pub mod line;
mod named;
mod opensudoku;
mod sdk;
mod solo;
mod sudokupad;
mod table;

pub use detect::detect;

use crate::said::says_more;
use crate::{Fit, Frame, Problem, Said};
use grille_engine::Faults;
use grille_engine::sudoku::Puzzle;

/// A line of the table of formats.
pub struct Format {
    /// Its name: `--from NAME`, `--to NAME`.
    pub name: &'static str,
    /// The endings of its files, without the dot; the first is used for writing.
    pub extensions: &'static [&'static str],
    /// Whether what cells may still be is kept, beside the digits that are given.
    pub candidates: bool,
    /// Whether a board in progress is kept.
    pub saved: bool,
    /// How many rows and columns a puzzle may have.
    pub sides: &'static [usize],
    /// What of title, author and the like is kept.
    pub about: &'static [Said],
    /// What stands around several puzzles in one file.
    pub frame: Frame,
    /// How well a text fits this format. Quick: it need not read all of it.
    pub fit: fn(&str) -> Fit,
    /// The puzzles of a text, one after the other; a bad one does not hide the next.
    pub read: fn(&str) -> Readings<'_>,
    /// One puzzle, without a frame.
    write_body: fn(&Puzzle) -> String,
}

/// The puzzles of a text, or what is wrong with each.
pub type Readings<'a> = Box<dyn Iterator<Item = Result<Puzzle, Faults<Problem>>> + 'a>;

/// Why a format cannot hold a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// Some of its cells exclude digits: without that it would be another puzzle.
    Candidates,
    /// It has another number of rows and columns.
    Side,
}

grille_engine::errors_as_data!(Unwritable);

/// The sides of every sudoku.
const ANY_SIDE: &[usize] = &[4, 6, 9, 16];

/// Every format. Of several that a text fits equally, the first is taken.
pub const FORMATS: &[Format] = &[
    opensudoku::FORMAT,
    code::FORMAT,
    candidates::FORMAT,
    sdk::FORMAT,
    hodoku::FORMAT,
    bank::FORMAT,
    solo::FORMAT,
    fpuzzles::FORMAT,
    sudokupad::FORMAT,
    coach::FORMAT,
    table::CSV,
    table::JSON,
    grid::FORMAT,
    named::FORMAT,
    line::FORMAT,
];

/// The format of that name.
pub fn find(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.name == name)
}

impl Format {
    /// Whether the puzzle has a title or the like that the format would drop.
    pub fn drops_about(&self, puzzle: &Puzzle) -> bool {
        says_more(puzzle.about(), self.about)
    }

    /// The puzzle as a part of a file: [`Format::frame`] stands around it.
    pub fn write_part(&self, puzzle: &Puzzle) -> Result<String, Unwritable> {
        if !self.sides.contains(&puzzle.shape().side()) {
            Err(Unwritable::Side)
        } else if !self.candidates && !puzzle.is_plain() {
            Err(Unwritable::Candidates)
        } else {
            Ok((self.write_body)(puzzle))
        }
    }

    /// The puzzle as a whole file.
    pub fn write(&self, puzzle: &Puzzle) -> Result<String, Unwritable> {
        Ok([self.frame.before, &self.write_part(puzzle)?, self.frame.after].concat())
    }
}
