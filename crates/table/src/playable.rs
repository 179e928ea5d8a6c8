//! What a game must implement to be played.

use crate::Table;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::hint::Hinted;
use grille_engine::run::{Game, Task};
use grille_engine::session::{Session, Sheet};
use grille_formats::journal::Record;

/// A move of a game.
pub type MoveOf<G> = <<G as Game>::Sheet as Sheet>::Move;

/// A record of a game.
pub type RecordOf<G> = Record<MoveOf<G>>;

/// How much is written on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Cells with something that belongs to a solution.
    pub settled: usize,
    /// Cells with a mark that only helps: a cross, pencil marks.
    pub noted: usize,
}

/// A game that can be played.
pub trait Playable: Hinted {
    /// What the view needs and is costly to work out from a sheet. It is updated after
    /// every step.
    type Reading: Send;
    /// What a painter needs to draw the board, and no more.
    type View: Clone;

    /// Rows and columns.
    fn size(puzzle: &Self::Puzzle) -> Size;
    /// The text of a puzzle at the beginning of a journal.
    fn write(puzzle: &Self::Puzzle) -> String;
    /// The puzzle of such a text.
    fn read(text: &str) -> Option<Self::Puzzle>;
    /// The content of the puzzle as numbers, without title, author and the like. Puzzles
    /// with the same numbers share one journal, so the numbers of a puzzle must never
    /// change from version to version.
    fn identity(puzzle: &Self::Puzzle, word: &mut dyn FnMut(u32));

    /// The move that writes down what somebody had written before, as the puzzle's file says; nothing in a game
    /// whose files do not say that.
    fn begun(_: &Self::Puzzle) -> Option<MoveOf<Self>> {
        None
    }
    /// The puzzle whose file says what is written on a sheet of it, as far as files can.
    fn with_progress(puzzle: &Self::Puzzle, _: &Self::Sheet) -> Self::Puzzle {
        puzzle.clone()
    }

    /// How many cells a solution settles that are not given.
    fn wanted(puzzle: &Self::Puzzle) -> usize;
    /// How much is written.
    fn progress(sheet: &Self::Sheet) -> Progress;
    /// Whether a sheet is a solution: by the rules only.
    fn is_solved(sheet: &Self::Sheet) -> bool;
    /// Works out the reading of a sheet. `before` is the reading of an earlier sheet of the
    /// same puzzle: only what differs is worked out anew. `depths` says how many layers stood
    /// when each cell was written.
    fn look(sheet: &Self::Sheet, depths: &Grid<u8>, before: Option<Self::Reading>)
    -> Self::Reading;
    /// The cells that a move writes in.
    fn cells(change: &MoveOf<Self>) -> Vec<Cell>;
    /// The move that writes down what a deduction says, if it says something to write.
    fn conclusion(sheet: &Self::Sheet, deduction: &Self::Deduction) -> Option<MoveOf<Self>>;
    /// The move that writes a solution down; it may write nothing.
    fn fill(sheet: &Self::Sheet, solution: &Self::Solution) -> MoveOf<Self>;
    /// What stands in a cell.
    fn mark(sheet: &Self::Sheet, cell: Cell) -> Self::Mark;
    /// The cells whose marks are mistakes, if that is the solution.
    fn wrong(sheet: &Self::Sheet, solution: &Self::Solution) -> Vec<Cell>;
    /// The move that erases mistakes in these cells, and takes back what followed from them
    /// alone.
    fn mend(session: &Session<Self::Sheet>, wrong: &[Cell]) -> MoveOf<Self>;
    /// The cells in which two solutions differ.
    fn differences(one: &Self::Solution, other: &Self::Solution) -> Vec<Cell>;
    /// The same change together with the marks that go without saying after it, as one move;
    /// for players who want them written for them.
    fn finishing(_: &Session<Self::Sheet>, change: MoveOf<Self>) -> MoveOf<Self> {
        change
    }
    /// The move that notes everything that is possible, for players who want that written for
    /// them; nothing, if there is nothing to note.
    fn notes(_: &Self::Sheet) -> Option<MoveOf<Self>> {
        None
    }
    /// The move that supposes the contrary of `supposed`, a cell with its mark: one of the two must be
    /// true. None where no mark says the contrary.
    fn contrary(sheet: &Self::Sheet, supposed: (Cell, Self::Mark)) -> Option<MoveOf<Self>>;
    /// The move that writes on the sheet `now` what `one` and `other` have in common.
    fn agreement(now: &Self::Sheet, one: &Self::Sheet, other: &Self::Sheet) -> MoveOf<Self>;

    /// What is to be drawn.
    fn view(table: &Table<Self>) -> Self::View;
}

/// A task whose answer is turned into another one by a function.
pub struct Mapped<T, F>(pub T, pub F);

impl<T: Task, U, F: FnMut(T::Output) -> U> Task for Mapped<T, F> {
    type Output = U;

    fn advance(&mut self, steps: u64) -> Option<U> {
        self.0.advance(steps).map(&mut self.1)
    }

    fn steps(&self) -> u64 {
        self.0.steps()
    }
}
