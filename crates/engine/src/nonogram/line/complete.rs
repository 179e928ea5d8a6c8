//! Everything a line implies, by dynamic programming, in any colours.
//!
//! Let `before[j][i]` say that the first `j` blocks fit into the first `i`
//! cells, and `after[j][i]` that the blocks from `j` on fit into the cells from
//! `i` on. A cell may be background if some `j` blocks fit before it and the
//! rest after it; it may have a block's ink if that block can lie over it with
//! the earlier blocks before and the later ones after. Both tables take
//! O(cells x blocks), and so does reading them.
//!
//! The idea is folklore; Batenburg and Kosters (2009) published it for two
//! colours. Reading `before[j][i - 1]` and a background cell where two equal
//! inks meet is all that colours add.

use super::{Clue, LineSolver, Technique};
use crate::Contradiction;
use crate::colours::Colours;

/// Everything a line implies; holds its tables between calls.
#[derive(Clone, Debug, Default)]
pub struct Complete {
    before: Vec<bool>,
    after: Vec<bool>,
    runs: Vec<u32>,
    result: Vec<Colours>,
}

impl LineSolver for Complete {
    const TECHNIQUE: Technique = Technique::Complete;

    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction> {
        let (length, blocks) = (cells.len(), clue.blocks().len());
        if clue.min_len() > length as u64 {
            return Err(Contradiction);
        }
        self.count_runs(clue, cells);
        self.fill_before(clue, cells);
        self.fill_after(clue, cells);
        if !self.before[blocks * (length + 1) + length] {
            return Err(Contradiction);
        }
        self.read_tables(clue, cells);
        cells.copy_from_slice(&self.result);
        Ok(())
    }
}

impl Complete {
    /// `runs[j][i]`: how many cells from `i` on may all have the ink of block `j`.
    fn count_runs(&mut self, clue: &Clue, cells: &[Colours]) {
        let width = cells.len() + 1;
        self.runs.clear();
        self.runs.resize(clue.blocks().len() * width, 0);
        for (row, block) in self.runs.chunks_mut(width).zip(clue.blocks()) {
            for i in (0..cells.len()).rev() {
                row[i] = if cells[i].has(block.colour) { row[i + 1] + 1 } else { 0 };
            }
        }
    }

    fn fill_before(&mut self, clue: &Clue, cells: &[Colours]) {
        let width = cells.len() + 1;
        self.before.clear();
        self.before.resize((clue.blocks().len() + 1) * width, false);
        self.before[0] = true;
        for j in 0..=clue.blocks().len() {
            let (done, rest) = self.before.split_at_mut((j + 1) * width);
            let here = &mut done[j * width..];
            for i in 1..width {
                here[i] |= here[i - 1] && is_white(cells[i - 1]);
            }
            let Some(block) = clue.blocks().get(j) else { break };
            let len = block.len as usize;
            for start in 0..width.saturating_sub(len) {
                rest[start + len] = self.runs[j * width + start] >= block.len
                    && may_start(clue, j, here, cells, start);
            }
        }
    }

    fn fill_after(&mut self, clue: &Clue, cells: &[Colours]) {
        let (width, blocks) = (cells.len() + 1, clue.blocks().len());
        self.after.clear();
        self.after.resize((blocks + 1) * width, false);
        self.after[blocks * width + cells.len()] = true;
        for j in (0..=blocks).rev() {
            let (done, next) = self.after.split_at_mut((j + 1) * width);
            let here = &mut done[j * width..];
            for i in (0..width).rev() {
                here[i] |= i < cells.len() && here[i + 1] && is_white(cells[i]);
                if let Some(block) = clue.blocks().get(j) {
                    let end = i + block.len as usize;
                    here[i] |= self.runs[j * width + i] >= block.len
                        && may_end(clue, j, &next[..width], cells, end);
                }
            }
        }
    }

    fn read_tables(&mut self, clue: &Clue, cells: &[Colours]) {
        let width = cells.len() + 1;
        self.result.clear();
        self.result.resize(cells.len(), Colours::NONE);
        for j in 0..=clue.blocks().len() {
            let before = &self.before[j * width..][..width];
            let after = &self.after[j * width..][..width];
            for (i, set) in self.result.iter_mut().enumerate() {
                if before[i] && is_white(cells[i]) && after[i + 1] {
                    *set |= Colours::WHITE;
                }
            }
            let Some(block) = clue.blocks().get(j) else { break };
            let (len, next) = (block.len as usize, &self.after[(j + 1) * width..][..width]);
            let mut painted = 0;
            for start in 0..width.saturating_sub(len) {
                let fits = self.runs[j * width + start] >= block.len
                    && may_start(clue, j, before, cells, start)
                    && may_end(clue, j, next, cells, start + len);
                if fits {
                    for set in &mut self.result[start.max(painted)..start + len] {
                        *set |= block.colour.into();
                    }
                    painted = start + len;
                }
            }
        }
    }
}

fn is_white(set: Colours) -> bool {
    !(set & Colours::WHITE).is_empty()
}

/// Whether block `j` may start here as far as the cells before it are concerned.
fn may_start(clue: &Clue, j: usize, before: &[bool], cells: &[Colours], start: usize) -> bool {
    if clue.needs_gap(j) {
        start > 0 && before[start - 1] && is_white(cells[start - 1])
    } else {
        before[start]
    }
}

/// Whether block `j` may end here as far as the cells after it are concerned.
fn may_end(clue: &Clue, j: usize, after: &[bool], cells: &[Colours], end: usize) -> bool {
    if j + 1 < clue.blocks().len() && clue.needs_gap(j + 1) {
        end < cells.len() && is_white(cells[end]) && after[end + 1]
    } else {
        after[end]
    }
}
