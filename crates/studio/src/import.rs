//! What is made of an imported picture: cells are changed, the least sure ones first, until the
//! puzzle is as it should be; and the settings that make it again are noted in it. `grille import`
//! and the window do the same because both do it here.

use grille_engine::about::About;
use grille_engine::grid::Size;
use grille_engine::nonogram::repair::{Aim, Mend, Proposal};
use grille_engine::nonogram::settle::Settler;
use grille_engine::nonogram::{Board, Puzzle};
use grille_engine::run::Task;
use grille_picture::{Imported, Settings};

/// The most cells that change, in percent, unless another number is chosen.
pub const MOST: u8 = 5;

/// How far an imported picture is mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// What is wanted of its puzzle.
    pub aim: Aim,
    /// The most cells that change, in percent.
    pub most: u8,
}

impl Default for Finish {
    fn default() -> Finish {
        Finish { aim: Aim::Unique, most: MOST }
    }
}

impl Finish {
    /// The most cells that change.
    pub fn cells(self, size: Size) -> usize {
        (size.cells() * usize::from(self.most)).div_ceil(100)
    }
}

/// The search for the puzzle of an imported picture that is as it should be: a task. Nothing comes
/// of it where too many cells would have to change.
pub struct Finishing {
    mend: Mend,
    most: usize,
}

impl Finishing {
    /// Mends this picture.
    pub fn new(imported: &Imported, finish: Finish) -> Finishing {
        let Imported { picture, inks, costs, .. } = imported;
        let most = finish.cells(picture.size());
        Finishing { mend: Mend::new(picture, inks, finish.aim, costs.clone(), most, 1), most }
    }
}

impl Task for Finishing {
    type Output = Option<Proposal>;

    fn advance(&mut self, steps: u64) -> Option<Option<Proposal>> {
        let proposals = self.mend.advance(steps)?;
        let first = proposals.into_iter().next();
        Some(first.filter(|proposal| proposal.changes.len() <= self.most))
    }

    fn steps(&self) -> u64 {
        self.mend.steps()
    }
}

/// How many cells lines leave open: a task. Scattered cells leave many. A step is a line.
pub struct LeftOpen {
    puzzle: Puzzle,
    board: Board,
    settler: Settler,
}

impl LeftOpen {
    /// Asks about a puzzle that has a solution.
    pub fn new(puzzle: &Puzzle) -> LeftOpen {
        let mut settler = Settler::default();
        settler.begin(puzzle);
        LeftOpen { puzzle: puzzle.clone(), board: puzzle.board(), settler }
    }
}

impl Task for LeftOpen {
    type Output = usize;

    fn advance(&mut self, steps: u64) -> Option<usize> {
        for _ in 0..steps {
            if self.settler.step(&self.puzzle, &mut self.board) != Ok(true) {
                return Some(self.board.open());
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.settler.lines
    }
}

/// What stands before the settings in the note of a puzzle.
const NOTE: &str = "grille import ";

/// The puzzle with what is said about it, and with the settings that make it again.
pub fn signed(puzzle: &Puzzle, settings: &Settings, about: About) -> Puzzle {
    let mut draft = puzzle.draft();
    // Settings are numbers and words: they always have a text.
    let note = serde_json::to_string(settings).ok().map(|text| format!("{NOTE}{text}"));
    draft.about = About { note, ..about };
    Puzzle::new(draft).unwrap_or_else(|_| puzzle.clone())
}

/// The settings in what is said about a puzzle that was imported.
pub fn settings_in(about: &About) -> Option<Settings> {
    serde_json::from_str(about.note.as_deref()?.strip_prefix(NOTE)?).ok()
}
