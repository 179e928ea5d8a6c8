//! The same answers as [`complete`](super::complete), on words where that is
//! possible: lines in black and white go to [`bitwise`](super::bitwise), the
//! others to the tables.
//!
//! Packing and unpacking a line costs about as much as settling it on words, and
//! a fraction of what the tables cost.

use super::bitwise::{Scratch, Task};
use super::word::{Wide, Word};
use super::{Clue, Complete, LineSolver, Technique};
use crate::Contradiction;
use crate::colours::{Colour, Colours};

/// Everything a line implies, the quickest way there is.
#[derive(Clone, Debug, Default)]
pub struct Packed {
    to_30: Scratch<u32>,
    to_62: Scratch<u64>,
    to_126: Scratch<u128>,
    /// Large, so made when they are needed.
    to_254: Option<Box<Scratch<Wide<4>>>>,
    to_510: Option<Box<Scratch<Wide<8>>>>,
    to_1022: Option<Box<Scratch<Wide<16>>>>,
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
            0..=30 => on_words(&mut self.to_30, task, cells),
            31..=62 => on_words(&mut self.to_62, task, cells),
            63..=126 => on_words(&mut self.to_126, task, cells),
            127..=254 => on_words(self.to_254.get_or_insert_default(), task, cells),
            255..=510 => on_words(self.to_510.get_or_insert_default(), task, cells),
            511..=1022 => on_words(self.to_1022.get_or_insert_default(), task, cells),
            _ => None,
        };
        settled.unwrap_or_else(|| self.tables.settle(clue, cells))
    }
}

/// None if a cell may have another colour than black and white.
fn on_words<W: Word>(
    scratch: &mut Scratch<W>,
    task: Task<'_>,
    cells: &mut [Colours],
) -> Option<Result<(), Contradiction>> {
    let (mut black, mut white) = (W::ZERO, W::ZERO);
    for &set in cells.iter().rev() {
        black = black << 1;
        white = white << 1;
        match set.bits() {
            0b01 => white = white | W::ONE,
            0b10 => black = black | W::ONE,
            0b11 => {}
            _ => return None,
        }
    }
    let Ok(can) = scratch.settle(task, black, white) else { return Some(Err(Contradiction)) };
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
