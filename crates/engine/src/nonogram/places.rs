//! Where each block of a line can lie, exactly: a start is kept if some
//! completion of the line has the block there.
//!
//! One pass from the end keeps the starts after which the remaining blocks
//! still fit, one from the beginning those before which the earlier ones do:
//! O(cells x blocks), in any colours. `line/complete` asks the same tables what
//! each cell can be; here they are asked for the blocks.

use super::Clue;
use crate::Contradiction;
use crate::colours::{Colour, Colours};

/// The places of the blocks of one line; keeps its room between lines.
#[derive(Clone, Debug, Default)]
pub struct Places {
    width: usize,
    /// By block and start.
    starts: Vec<bool>,
    /// The first and the last start of each block.
    spans: Vec<(usize, usize)>,
    here: Vec<bool>,
    next: Vec<bool>,
}

impl Places {
    /// Looks at another line; a contradiction if it has no completion.
    pub fn find(&mut self, clue: &Clue, cells: &[Colours]) -> Result<(), Contradiction> {
        self.spans.clear();
        if clue.min_len() > cells.len() as u64 {
            return Err(Contradiction);
        }
        self.width = cells.len() + 1;
        self.fit(clue, cells);
        self.keep_followed(clue, cells)?;
        self.keep_preceded(clue, cells);
        for row in self.starts.chunks(self.width).take(clue.blocks().len()) {
            let first = row.iter().position(|&can| can).ok_or(Contradiction)?;
            let last = row.iter().rposition(|&can| can).ok_or(Contradiction)?;
            self.spans.push((first, last));
        }
        Ok(())
    }

    /// Whether some completion has the block start here.
    pub fn has(&self, block: usize, start: usize) -> bool {
        start < self.width && self.starts[block * self.width + start]
    }

    /// The first and the last start of each block.
    pub fn spans(&self) -> &[(usize, usize)] {
        &self.spans
    }

    /// Every start where the cells can have the block's ink.
    fn fit(&mut self, clue: &Clue, cells: &[Colours]) {
        self.starts.clear();
        self.starts.resize(clue.blocks().len() * self.width, false);
        for (row, block) in self.starts.chunks_mut(self.width).zip(clue.blocks()) {
            let mut room = 0;
            for (can, set) in row.iter_mut().zip(cells).rev() {
                room = if set.has(block.colour) { room + 1 } else { 0 };
                *can = room >= block.len;
            }
        }
    }

    /// Keeps the starts after which the later blocks fit.
    fn keep_followed(&mut self, clue: &Clue, cells: &[Colours]) -> Result<(), Contradiction> {
        let is_white = |at: usize| cells[at].has(Colour::BACKGROUND);
        // `next[i]`: the later blocks fit into the cells from i on; `here[i]`: this one and they.
        self.next.clear();
        self.next.resize(self.width, true);
        for at in (0..cells.len()).rev() {
            self.next[at] = is_white(at) && self.next[at + 1];
        }
        for (j, block) in clue.blocks().iter().enumerate().rev() {
            let len = block.len as usize;
            let gap = j + 1 < clue.blocks().len() && clue.needs_gap(j + 1);
            let row = &mut self.starts[j * self.width..][..self.width];
            self.here.clear();
            self.here.resize(self.width, false);
            for at in (0..cells.len()).rev() {
                row[at] &= match at + len {
                    end if gap => end < cells.len() && is_white(end) && self.next[end + 1],
                    end => end <= cells.len() && self.next[end],
                };
                self.here[at] = row[at] || (is_white(at) && self.here[at + 1]);
            }
            std::mem::swap(&mut self.here, &mut self.next);
        }
        if self.next[0] { Ok(()) } else { Err(Contradiction) }
    }

    /// Keeps the starts before which the earlier blocks fit.
    fn keep_preceded(&mut self, clue: &Clue, cells: &[Colours]) {
        let is_white = |at: usize| cells[at].has(Colour::BACKGROUND);
        // `here[i]`: the earlier blocks fit into the first i cells; `next[i]`: they and this one.
        self.here.clear();
        self.here.resize(self.width, true);
        for at in 0..cells.len() {
            self.here[at + 1] = is_white(at) && self.here[at];
        }
        for (j, block) in clue.blocks().iter().enumerate() {
            let len = block.len as usize;
            let row = &mut self.starts[j * self.width..][..self.width];
            self.next.clear();
            self.next.resize(self.width, false);
            for at in 0..self.width {
                row[at] &= match clue.needs_gap(j) {
                    true => at > 0 && is_white(at - 1) && self.here[at - 1],
                    false => self.here[at],
                };
                self.next[at] = (at >= len && row[at - len])
                    || (at > 0 && is_white(at - 1) && self.next[at - 1]);
            }
            std::mem::swap(&mut self.here, &mut self.next);
        }
    }
}
