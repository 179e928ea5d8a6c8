//! No look at all until every cell is set; then the whole picture is judged
//! (the automata study's brute force). A step is a picture judged.

use super::{InferStatus, Inference};
use crate::grid::Cell;
use crate::nonogram::options::{First, Options};
use crate::nonogram::{Board, Event, Puzzle, verify};
use crate::trace::Sink;

/// Waits for the whole picture.
#[derive(Clone, Debug)]
pub struct Whole {
    is_judged: bool,
}

impl Inference for Whole {
    const FIRST: First = First::White;

    fn new(_: &Puzzle, _: &Options) -> Self {
        Whole { is_judged: false }
    }

    fn touch(&mut self, _: Cell) {
        self.is_judged = false;
    }

    fn forget(&mut self) {}

    fn step<S: Sink<Event>>(
        &mut self,
        puzzle: &Puzzle,
        board: &mut Board,
        _: &mut S,
    ) -> InferStatus {
        if self.is_judged || board.open() > 0 {
            return InferStatus::Rest;
        }
        self.is_judged = true;
        match board.picture().map(|picture| verify(puzzle, &picture)) {
            Some(Err(breach)) => InferStatus::Contradiction(breach.line()),
            Some(Ok(())) | None => InferStatus::Step,
        }
    }
}
