//! What a format is: how to recognise, read and write it, and what it can keep.

use crate::said::says_more;
use crate::{Fit, Frame, Problem, Said};
use grille_engine::Faults;
use grille_engine::nonogram::{Clue, DrawingKind, Puzzle};

/// A line of the table of formats.
pub struct Format {
    /// Its name: `--from NAME`, `--to NAME`.
    pub name: &'static str,
    /// The endings of its files, without the dot; the first is used for writing.
    pub extensions: &'static [&'static str],
    /// What of a puzzle survives being written and read back.
    pub keeps: Keeps,
    /// How its text is put into a file.
    pub coding: Coding,
    /// What stands around several puzzles in one file, if it can hold several.
    pub many: Option<Frame>,
    /// How well a text fits this format. Quick: it need not read all of it.
    pub fit: fn(&str) -> Fit,
    /// The puzzles of a text, one after the other; a bad one does not hide the next.
    pub read: fn(&str) -> Readings<'_>,
    /// One puzzle, without a frame. It is only given what the format keeps.
    pub(crate) write_body: fn(&Puzzle) -> String,
}

/// How the text of a format is put into a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// As it is.
    Text,
    /// As the pixels of a PNG. The text is that of a PPM; whoever writes files codes it.
    Png,
}

/// The puzzles of a text, or what is wrong with each.
pub type Readings<'a> = Box<dyn Iterator<Item = Result<Puzzle, Faults<Problem>>> + 'a>;

/// What a format keeps beyond clues in black on white.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeps {
    /// Clues, whether or not a picture comes with them. Without, the file is a picture, and the
    /// clues follow from it.
    pub clues: bool,
    /// Inks other than black, and other backgrounds than white.
    pub colours: bool,
    /// Cells that belong to the puzzle.
    pub givens: bool,
    /// What of title, author and the like.
    pub about: &'static [Said],
    /// The goal, where the clues follow from it.
    pub goal: bool,
    /// The last saved board.
    pub saved: bool,
    /// Goals and saved boards, all of them.
    pub drawings: bool,
    /// Puzzles with other numbers of rows than of columns.
    pub rectangles: bool,
    /// Clues that need more room than their line has, and blocks of more than 255 cells.
    pub long_clues: bool,
}

/// A part of a puzzle that a format may not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Clues that no picture with them says.
    Clues,
    /// Inks other than black, and other backgrounds than white.
    Colours,
    /// Cells that belong to the puzzle.
    Givens,
    /// Title, author and the like.
    About,
    /// Goals and saved boards.
    Drawings,
    /// Another number of rows than of columns.
    Rectangle,
    /// Clues that need more room than their line has, and blocks of more than 255 cells.
    LongClues,
}

/// The puzzle would be another one without this part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable(pub Part);

grille_engine::errors_as_data!(Unwritable);

impl Format {
    /// The parts of this puzzle that the format would drop; they do not change its solutions.
    pub fn drops(&self, puzzle: &Puzzle) -> Vec<Part> {
        let about = says_more(puzzle.about(), self.keeps.about).then_some(Part::About);
        let has_saved = puzzle.drawings().iter().any(|own| own.kind == DrawingKind::Saved);
        let kept = usize::from(self.keeps.goal && is_its_goal(puzzle))
            + usize::from(self.keeps.saved && has_saved);
        let drawings =
            (!self.keeps.drawings && puzzle.drawings().len() > kept).then_some(Part::Drawings);
        about.into_iter().chain(drawings).collect()
    }

    /// The puzzle as a part of a file: [`Format::many`] stands around it.
    pub fn write_part(&self, puzzle: &Puzzle) -> Result<String, Unwritable> {
        let plain = puzzle.draft().inks.is_empty();
        let square = puzzle.size().rows() == puzzle.size().cols();
        if !self.keeps.colours && !plain || !self.keeps.clues && !looks_differ(puzzle) {
            Err(Unwritable(Part::Colours))
        } else if !self.keeps.clues && !is_its_goal(puzzle) {
            Err(Unwritable(Part::Clues))
        } else if !self.keeps.givens && puzzle.givens().is_some() {
            Err(Unwritable(Part::Givens))
        } else if !self.keeps.rectangles && !square {
            Err(Unwritable(Part::Rectangle))
        } else if !self.keeps.long_clues && has_long_clues(puzzle) {
            Err(Unwritable(Part::LongClues))
        } else {
            Ok((self.write_body)(puzzle))
        }
    }

    /// The puzzle as a whole file.
    pub fn write(&self, puzzle: &Puzzle) -> Result<String, Unwritable> {
        let body = self.write_part(puzzle)?;
        let frame = self.many.unwrap_or(Frame { before: "", between: "", after: "" });
        Ok([frame.before, &body, frame.after].concat())
    }
}

/// Whether the goal of a puzzle says all of its clues.
pub(crate) fn is_its_goal(puzzle: &Puzzle) -> bool {
    let goal = puzzle.goal().and_then(|goal| Puzzle::of(&goal, puzzle.draft().inks).ok());
    goal.is_some_and(|goal| goal.rows() == puzzle.rows() && goal.cols() == puzzle.cols())
}

/// Whether some clue needs more room than its line has, or has a block of more than 255 cells.
fn has_long_clues(puzzle: &Puzzle) -> bool {
    let is_long = |clue: &Clue, room: usize| {
        let filled: u64 = clue.blocks().iter().map(|block| u64::from(block.len)).sum();
        let gaps = clue.blocks().windows(2).filter(|pair| pair[0].colour == pair[1].colour).count();
        filled + gaps as u64 > room as u64 || clue.blocks().iter().any(|block| block.len > 255)
    };
    let size = puzzle.size();
    puzzle.rows().iter().any(|clue| is_long(clue, size.cols()))
        || puzzle.cols().iter().any(|clue| is_long(clue, size.rows()))
}

/// Whether no two colours look the same.
fn looks_differ(puzzle: &Puzzle) -> bool {
    let inks = puzzle.palette().inks();
    (1..inks.len()).all(|i| inks[..i].iter().all(|other| other.rgb != inks[i].rgb))
}
