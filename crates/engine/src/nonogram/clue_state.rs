//! How the clues stand on a board, whatever is on it: which blocks are there,
//! and which lines can still be completed.
//!
//! A block is only called present or proved if no completion of its line, as
//! far as the line alone tells, says otherwise. A change in a cell concerns two
//! lines: looking at one of 100 cells takes some microseconds.

use super::places::Places;
use super::{Clue, Puzzle};
use crate::colours::Colours;
use crate::grid::{Grid, LineId};

/// How a block stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BlockState {
    /// Nothing can be said yet.
    Open,
    /// A run of just its length is there that can be this block as it stands,
    /// and no other block as it stands; but the run may still grow into another.
    Present,
    /// It lies in the same place in every completion of its line, and is filled there.
    Proved,
    /// No place in its line is left for it, even by itself.
    Impossible,
}

/// How the clue of a line stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineState {
    /// Whether the line has any completion.
    pub is_possible: bool,
    /// Its blocks, in order.
    pub blocks: Vec<BlockState>,
}

/// How all clues of a puzzle stand.
#[derive(Clone, Debug)]
pub struct ClueStates {
    lines: Vec<LineState>,
    places: Places,
    cells: Vec<Colours>,
}

impl ClueStates {
    /// Looks at all lines of a board of the puzzle's size.
    pub fn new(puzzle: &Puzzle, board: &Grid<Colours>) -> ClueStates {
        let unseen = LineState { is_possible: true, blocks: Vec::new() };
        let lines = vec![unseen; puzzle.size().lines().count()];
        let mut states = ClueStates { lines, places: Places::default(), cells: Vec::new() };
        puzzle.size().lines().for_each(|line| states.update(puzzle, board, line));
        states
    }

    /// Looks again at a line in which cells have changed.
    pub fn update(&mut self, puzzle: &Puzzle, board: &Grid<Colours>, changed: LineId) {
        self.cells.clear();
        self.cells.extend(board.line(changed));
        let state = &mut self.lines[puzzle.size().line_index(changed)];
        stand(puzzle.clue(changed), &self.cells, &mut self.places, state);
    }

    /// How a line stands.
    pub fn line(&self, puzzle: &Puzzle, line: LineId) -> &LineState {
        &self.lines[puzzle.size().line_index(line)]
    }
}

/// How a clue stands over these cells.
fn stand(clue: &Clue, cells: &[Colours], places: &mut Places, state: &mut LineState) {
    state.blocks.clear();
    state.is_possible = places.find(clue, cells).is_ok();
    if !state.is_possible {
        let alone = |block: usize| match has_place(clue, block, cells) {
            true => BlockState::Open,
            false => BlockState::Impossible,
        };
        state.blocks.extend((0..clue.blocks().len()).map(alone));
        return;
    }
    state.blocks.resize(clue.blocks().len(), BlockState::Open);
    let mut at = 0;
    while at < cells.len() {
        let ink = cells[at].only().unwrap_or_default();
        let len = cells[at..].iter().take_while(|set| set.only() == Some(ink)).count().max(1);
        if ink.is_ink() {
            let is_it = |block: &usize| {
                let own = clue.blocks()[*block];
                own.colour == ink && own.len as usize == len && places.has(*block, at)
            };
            let mut could_be = (0..clue.blocks().len()).filter(is_it);
            if let (Some(block), None) = (could_be.next(), could_be.next()) {
                let (first, last) = places.spans()[block];
                let state = &mut state.blocks[block];
                *state = if first == last { BlockState::Proved } else { BlockState::Present };
            }
        }
        at += len;
    }
}

/// Whether a block has a place where it would not be too long, with room for
/// the others by their lengths, wherever they lie.
fn has_place(clue: &Clue, block: usize, cells: &[Colours]) -> bool {
    let gap = |other: usize| u64::from(clue.needs_gap(other));
    let room = |other: usize| u64::from(clue.blocks()[other].len);
    let before: u64 = (0..block).map(|other| room(other) + gap(other + 1)).sum();
    let after: u64 = (block + 1..clue.blocks().len()).map(|other| room(other) + gap(other)).sum();
    let (len, ink) = (room(block), clue.blocks()[block].colour);
    let Some(slack) = (cells.len() as u64).checked_sub(before + len + after) else { return false };
    let is_ink = |at: usize| cells.get(at).is_some_and(|set| set.only() == Some(ink));
    (before..=before + slack).any(|start| {
        let (start, end) = (start as usize, (start + len) as usize);
        let touched = is_ink(end) || start.checked_sub(1).is_some_and(is_ink);
        !touched && cells[start..end].iter().all(|set| set.has(ink))
    })
}
