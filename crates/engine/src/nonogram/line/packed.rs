//! The same answers as [`complete`](super::complete), on words where that is
//! possible: lines in black and white go to [`bitwise`](super::bitwise), long
//! ones to [`slack`], the others to the tables.
//!
//! Packing and unpacking a line costs about as much as settling it on words, and
//! a fraction of what the tables cost.

use super::bitwise::{Can, Scratch, Task};
use super::slack;
use super::word::{Wide, Word};
use super::{Clue, Complete, LineSolver, Technique};
use crate::Contradiction;
use crate::colours::{Colour, Colours};

/// Everything a line implies, the quickest way there is.
#[derive(Clone, Debug, Default)]
pub struct Packed {
    to_30: Scratch<u32>,
    to_62: Scratch<u64>,
    long: slack::Scratch,
    tables: Complete,
    lens: Vec<u16>,
}

impl LineSolver for Packed {
    const TECHNIQUE: Technique = Technique::Complete;

    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction> {
        if clue.min_len() > cells.len() as u64 {
            return Err(Contradiction);
        }
        let black_only = clue.blocks().iter().all(|block| block.colour == Colour::BLACK);
        if !black_only || cells.is_empty() {
            return self.tables.settle(clue, cells);
        }
        self.lens.clear();
        self.lens.extend(clue.blocks().iter().map(|block| block.len as u16));
        let task = Task::new(&self.lens, cells.len() as u32);
        let settled = match cells.len() {
            0..=30 => on_words(cells, |known| self.to_30.settle(task, known.black, known.white)),
            31..=62 => on_words(cells, |known| self.to_62.settle(task, known.black, known.white)),
            63..=126 => on_words(cells, |known| by_slack::<2>(&mut self.long, task, known)),
            127..=1022 => on_words(cells, |known| by_slack::<16>(&mut self.long, task, known)),
            _ => None,
        };
        settled.unwrap_or_else(|| self.tables.settle(clue, cells))
    }
}

/// A line on limbs of 64 cells.
fn by_slack<const N: usize>(
    scratch: &mut slack::Scratch,
    task: Task<'_>,
    known: Can<Wide<N>>,
) -> Result<Can<Wide<N>>, Contradiction> {
    let (mut black, mut white) = (Wide::ZERO, Wide::ZERO);
    let mut can = slack::Can { black: black.as_mut(), white: white.as_mut() };
    let known = slack::Known { black: known.black.as_ref(), white: known.white.as_ref() };
    scratch.settle(slack::Task::new(task.clue, task.cells)?, known, &mut can)?;
    let full = Wide::bit(task.cells).plus(!Wide::ZERO);
    Ok(Can { black: black & full, white: white & full })
}

/// What is known of the cells as words, through a solver. None if a cell may
/// have another colour than black and white.
fn on_words<W: Word>(
    cells: &mut [Colours],
    settle: impl FnOnce(Can<W>) -> Result<Can<W>, Contradiction>,
) -> Option<Result<(), Contradiction>> {
    let (mut black, mut white) = (W::ZERO, W::ZERO);
    for (at, set) in (0..).zip(&*cells) {
        match set.bits() {
            0b01 => white.insert(at),
            0b10 => black.insert(at),
            0b11 => {}
            _ => return None,
        }
    }
    let Ok(can) = settle(Can { black, white }) else { return Some(Err(Contradiction)) };
    let (only_black, only_white) = (can.black & !can.white, can.white & !can.black);
    for (bits, colours) in
        [(only_black & !black, Colours::BLACK), (only_white & !white, Colours::WHITE)]
    {
        for at in bits.places() {
            cells[at as usize] = colours;
        }
    }
    Some(Ok(()))
}
