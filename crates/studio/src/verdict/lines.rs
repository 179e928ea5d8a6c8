//! Whether lines alone solve the puzzle of a picture: a task. Its step is a line settled; making
//! the puzzle of the picture is the first.

use super::{Advice, advice};
use crate::canvas::Canvas;
use grille_engine::grid::Cell;
use grille_engine::nonogram::settle::Settler;
use grille_engine::nonogram::{Board, Picture, Puzzle};
use grille_engine::run::Task;

/// What lines say about the puzzle of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    /// The cells that lines leave open, row by row. If there is none, lines alone solve the
    /// puzzle, and it has one solution.
    pub open: Vec<Cell>,
    /// What may be better about the picture.
    pub advice: Vec<Advice>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What lines settle.
    pub board: Board,
}

/// The question what lines settle.
pub(crate) struct Lining {
    canvas: Canvas,
    picture: Picture,
    settling: Option<(Puzzle, Board, Settler)>,
}

impl Lining {
    pub fn new(canvas: &Canvas, picture: &Picture) -> Lining {
        Lining { canvas: canvas.clone(), picture: picture.clone(), settling: None }
    }
}

impl Task for Lining {
    type Output = Lines;

    fn advance(&mut self, steps: u64) -> Option<Lines> {
        let (puzzle, board, settler) = self.settling.get_or_insert_with(|| {
            let puzzle = self.canvas.puzzle_of(&self.picture);
            let mut settler = Settler::default();
            settler.begin(&puzzle);
            (puzzle.clone(), puzzle.board(), settler)
        });
        let end = settler.lines.saturating_add(steps);
        while settler.lines < end {
            let settled = settler.step(puzzle, board);
            debug_assert!(settled.is_ok(), "the puzzle of a picture has a solution");
            if settled != Ok(true) {
                let open = board.size().iter().filter(|&cell| !board.at(cell).is_settled());
                return Some(Lines {
                    open: open.collect(),
                    advice: advice(&self.picture, self.canvas.inks().len()),
                    puzzle: puzzle.clone(),
                    board: board.clone(),
                });
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.settling.as_ref().map_or(0, |(_, _, settler)| settler.lines)
    }
}
