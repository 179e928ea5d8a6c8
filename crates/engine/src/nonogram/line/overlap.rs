//! Left-most and right-most placement, merged (Picross report: SLPG, SLPD,
//! Fusion, remplirCasesSureBl).
//!
//! Two placements of all blocks that respect the known cells: as far left, and
//! as far right, as they go. A cell that the same block covers in both has that
//! block's ink. A cell may have an ink only within the span of a block of that
//! ink, from its left-most to its right-most place, and in a stretch of cells
//! that is long enough for it: the two finer whites that the report lists as
//! missing are the cases where a gap is too short for every block, or for every
//! block whose span reaches it.
//!
//! The report's placement goes back and forth in exponential time; this one
//! first notes from where the remaining blocks still fit, and never goes back:
//! O(cells x blocks). Less than everything a line implies, but cheap.

use super::{Clue, LineSolver, Technique};
use crate::Contradiction;
use crate::colours::{Colour, Colours};

/// Left-most against right-most.
#[derive(Clone, Debug, Default)]
pub struct Overlap {
    fits: Vec<bool>,
    left: Vec<usize>,
    right: Vec<usize>,
    mirror: Vec<Colours>,
    result: Vec<Colours>,
}

impl LineSolver for Overlap {
    const TECHNIQUE: Technique = Technique::Overlap;

    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction> {
        if clue.min_len() > cells.len() as u64 {
            return Err(Contradiction);
        }
        let blocks = clue.blocks();
        let turned: Vec<(usize, Colour)> =
            blocks.iter().rev().map(|block| (block.len as usize, block.colour)).collect();
        let straight: Vec<(usize, Colour)> = turned.iter().rev().copied().collect();
        leftmost(&straight, cells, &mut self.fits, &mut self.left)?;
        self.mirror.clear();
        self.mirror.extend(cells.iter().rev());
        leftmost(&turned, &self.mirror, &mut self.fits, &mut self.right)?;
        self.right.reverse();
        for (start, (len, _)) in self.right.iter_mut().zip(&straight) {
            *start = cells.len() - *start - len;
        }

        // What no block may cover is background; background it may be anyway.
        self.result.clear();
        self.result.extend(cells.iter().map(|&set| set & Colours::WHITE));
        for (j, &(len, colour)) in straight.iter().enumerate() {
            self.paint_span(cells, self.left[j], self.right[j] + len, len, colour);
        }
        // What the same block covers in both placements has its ink.
        for (j, &(len, colour)) in straight.iter().enumerate() {
            for set in self.result.iter_mut().take(self.left[j] + len).skip(self.right[j]) {
                *set = *set & colour.into();
            }
        }
        if self.result.iter().any(|set| set.is_empty()) {
            return Err(Contradiction);
        }
        cells.copy_from_slice(&self.result);
        Ok(())
    }
}

impl Overlap {
    /// Adds a block's ink to the cells of its span, in stretches that can hold the block.
    fn paint_span(&mut self, cells: &[Colours], from: usize, to: usize, len: usize, ink: Colour) {
        let mut start = from;
        while start < to {
            let stretch = cells[start..to].iter().take_while(|set| set.has(ink)).count();
            if stretch >= len {
                for set in &mut self.result[start..start + stretch] {
                    *set |= ink.into();
                }
            }
            start += stretch + 1;
        }
    }
}

/// The start of each block when all are as far left as they go.
fn leftmost(
    blocks: &[(usize, Colour)],
    cells: &[Colours],
    fits: &mut Vec<bool>,
    starts: &mut Vec<usize>,
) -> Result<(), Contradiction> {
    let width = cells.len() + 1;
    let gap = |j: usize| j > 0 && j < blocks.len() && blocks[j - 1].1 == blocks[j].1;
    // fits[j][i]: the blocks from j on fit into the cells from i on; what they
    // leave over must be able to be background.
    fits.clear();
    fits.resize((blocks.len() + 1) * width, false);
    let white = |i: usize| cells[i].has(Colour::BACKGROUND);
    let ends = |fits: &[bool], j: usize, end: usize| {
        // After block j - 1, which ends here, the blocks from j on.
        if gap(j) {
            end < cells.len() && white(end) && fits[j * width + end + 1]
        } else {
            fits[j * width + end]
        }
    };
    let last = blocks.len() * width;
    fits[last + cells.len()] = true;
    for i in (0..cells.len()).rev() {
        fits[last + i] = white(i) && fits[last + i + 1];
    }
    for (j, &(len, colour)) in blocks.iter().enumerate().rev() {
        let mut run = 0;
        for i in (0..cells.len()).rev() {
            run = if cells[i].has(colour) { run + 1 } else { 0 };
            let here = run >= len && ends(fits, j + 1, i + len);
            fits[j * width + i] = here || (white(i) && fits[j * width + i + 1]);
        }
    }
    if !fits[0] {
        return Err(Contradiction);
    }
    starts.clear();
    let mut at = 0;
    for (j, &(len, colour)) in blocks.iter().enumerate() {
        // The rest fits from here on, so the block has a place before the cells end.
        let lies = |start: usize| {
            start + len <= cells.len()
                && cells[start..start + len].iter().all(|set| set.has(colour))
                && ends(fits, j + 1, start + len)
        };
        while !lies(at) {
            at += 1;
        }
        starts.push(at);
        at += len + usize::from(gap(j + 1));
    }
    Ok(())
}
