//! The oracle: tries every placement of every block, and keeps what occurs.
//!
//! Exponential, and simple enough to be seen to be right. Nothing else may
//! share its code.

use super::{Clue, LineSolver, Technique};
use crate::Contradiction;
use crate::colours::{Colour, Colours};

/// Tries everything.
#[derive(Clone, Debug, Default)]
pub struct Exhaustive;

impl LineSolver for Exhaustive {
    const TECHNIQUE: Technique = Technique::Complete;

    fn settle(&mut self, clue: &Clue, cells: &mut [Colours]) -> Result<(), Contradiction> {
        let mut seen = vec![Colours::NONE; cells.len()];
        let mut word = Vec::with_capacity(cells.len());
        extend(clue, 0, cells, &mut word, &mut seen);
        // A line without cells has one completion if its clue asks for none.
        if seen.iter().any(|set| set.is_empty()) || (cells.is_empty() && !clue.blocks().is_empty())
        {
            return Err(Contradiction);
        }
        cells.copy_from_slice(&seen);
        Ok(())
    }
}

/// Extends a word that holds the first `placed` blocks in every way there is:
/// by a background cell, or by the whole next block.
fn extend(
    clue: &Clue,
    placed: usize,
    cells: &[Colours],
    word: &mut Vec<Colour>,
    seen: &mut [Colours],
) {
    if word.len() == cells.len() {
        let allowed = word.iter().zip(cells).all(|(&colour, set)| set.has(colour));
        if placed == clue.blocks().len() && allowed {
            for (set, &colour) in seen.iter_mut().zip(&*word) {
                *set |= colour.into();
            }
        }
        return;
    }
    let length = word.len();
    word.push(Colour::BACKGROUND);
    extend(clue, placed, cells, word, seen);
    word.truncate(length);
    if let Some(block) = clue.blocks().get(placed) {
        let touches = word.last() == Some(&block.colour);
        let fits = length as u64 + u64::from(block.len) <= cells.len() as u64;
        if fits && !touches {
            word.resize(length + block.len as usize, block.colour);
            extend(clue, placed + 1, cells, word, seen);
            word.truncate(length);
        }
    }
}
