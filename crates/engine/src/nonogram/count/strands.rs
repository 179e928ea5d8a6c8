//! Strands of lines, each made once for what is known of its line.

use super::strand::{Scratch, Strand};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::LineId;
use crate::nonogram::{Board, Puzzle};
use std::sync::Arc;

/// Makes strands, and keeps the last of each line while there is room.
#[derive(Clone, Debug, Default)]
pub struct Strands {
    scratch: Scratch,
    cells: Vec<Colours>,
    /// By line.
    kept: Vec<Option<Remembered>>,
    bytes: usize,
    /// States of clues looked at, in all the strands made.
    pub work: u64,
}

#[derive(Clone, Debug)]
struct Remembered {
    cells: Box<[Colours]>,
    strand: Arc<Strand>,
}

/// The most bytes for strands that are kept.
const MEMORY: usize = 32 << 20;

impl Remembered {
    fn bytes(&self) -> usize {
        size_of_val(&*self.cells) + self.strand.bytes()
    }
}

impl Strands {
    /// The strand of a line.
    pub fn of(
        &mut self,
        puzzle: &Puzzle,
        board: &Board,
        line: LineId,
    ) -> Result<Arc<Strand>, Contradiction> {
        let (size, index) = (puzzle.size(), puzzle.size().line_index(line));
        self.kept.resize(size.rows() + size.cols(), None);
        self.cells.clear();
        self.cells.extend(board.cells().line(line));
        if let Some(kept) = self.kept[index].as_ref().filter(|kept| *kept.cells == self.cells) {
            return Ok(Arc::clone(&kept.strand));
        }
        let strand = Strand::new(&mut self.scratch, puzzle.clue(line), &self.cells);
        self.work += self.scratch.work();
        let strand = Arc::new(strand?);
        let kept = Remembered { cells: (&*self.cells).into(), strand: Arc::clone(&strand) };
        self.bytes += kept.bytes();
        self.bytes -= self.kept[index].as_ref().map_or(0, Remembered::bytes);
        self.kept[index] = Some(kept);
        if self.bytes > MEMORY {
            self.kept.fill(None);
            self.bytes = 0;
        }
        Ok(strand)
    }
}
