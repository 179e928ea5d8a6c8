//! One puzzle of a campaign. A random one follows from its side, density and seed (which
//! `plan` gives it) alone: every cell is black for itself, with a chance of so many percent. (The
//! automata study drew `rand() % 100 > chance` for white, so one percent more.)

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Clue, Picture, Puzzle};

/// A puzzle and what is known of it.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Its number in the campaign, from 0.
    pub index: u64,
    /// The file it comes from; `random` if it was drawn.
    pub source: String,
    /// The chance of a black cell, in percent, if it was drawn.
    pub chance: Option<u8>,
    /// Its seed, if it was drawn.
    pub seed: Option<u64>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// A solution that is known before anybody looks for one.
    pub solution: Option<Picture>,
}

/// The source of drawn puzzles.
pub const RANDOM: &str = "random";

impl Instance {
    /// How many cells are ink, by the clues of the rows.
    pub fn ink(&self) -> u64 {
        let blocks = self.puzzle.rows().iter().flat_map(Clue::blocks);
        blocks.map(|block| u64::from(block.len)).sum()
    }
}

/// The picture that belongs to a side, a chance in percent and a seed.
pub fn draw(side: u16, chance: u8, seed: u64) -> Picture {
    let size = Size::new(side.into(), side.into()).expect("sides are checked where they are read");
    let mut source = Chance::new(&format!("lab {side} {chance} {seed}"));
    Grid::from_fn(size, |_| {
        if source.below(100) < usize::from(chance) { Colour::BLACK } else { Colour::BACKGROUND }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn black(side: u16, chance: u8, seed: u64) -> usize {
        draw(side, chance, seed).cells().iter().filter(|&&c| c == Colour::BLACK).count()
    }

    #[test]
    fn the_chance_is_kept() {
        assert_eq!((black(20, 0, 1), black(20, 100, 1)), (0, 400));
        let all: usize = (0..100).map(|seed| black(20, 30, seed)).sum();
        // Five standard deviations of 40,000 draws.
        assert!((12_000_usize).abs_diff(all) < 460, "{all}");
    }

    #[test]
    fn a_seed_gives_the_same_for_ever() {
        let text: String = draw(4, 50, 42).cells().iter().map(|c| c.index().to_string()).collect();
        assert_eq!(text, "1111110111100111");
        assert_ne!(draw(4, 50, 43), draw(4, 50, 42));
    }
}
