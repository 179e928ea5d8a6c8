//! The clue of a line: its blocks in order.

use crate::colours::{Colour, Colours};

/// A run of cells of one ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// How many cells; never 0 in a [`Clue`].
    pub len: u32,
    /// Its ink; never the background in a [`Clue`].
    pub colour: Colour,
}

/// The blocks of a line, from the left or from the top. Between two blocks of
/// the same ink lies at least one background cell; blocks of different inks may touch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clue(Box<[Block]>);

impl Clue {
    /// A clue, if no block is empty or of the background.
    pub fn new(blocks: impl Into<Box<[Block]>>) -> Option<Clue> {
        let blocks = blocks.into();
        let valid = blocks.iter().all(|block| block.len > 0 && block.colour.is_ink());
        valid.then_some(Clue(blocks))
    }

    /// The clue that these cells meet.
    pub fn of(cells: impl IntoIterator<Item = Colour>) -> Clue {
        Clue(blocks(cells).collect())
    }

    /// The blocks, in order.
    pub fn blocks(&self) -> &[Block] {
        &self.0
    }

    /// Whether a background cell must lie between this block and the one before it.
    pub fn needs_gap(&self, block: usize) -> bool {
        block > 0 && self.0[block - 1].colour == self.0[block].colour
    }

    /// The shortest line that can hold the blocks.
    pub fn min_len(&self) -> u64 {
        let gaps = (0..self.0.len()).filter(|&block| self.needs_gap(block)).count() as u64;
        gaps + self.0.iter().map(|block| u64::from(block.len)).sum::<u64>()
    }

    /// How many cells of an ink the blocks cover.
    pub fn cells_of(&self, colour: Colour) -> u64 {
        self.0.iter().filter(|block| block.colour == colour).map(|block| u64::from(block.len)).sum()
    }

    /// The colours that a cell of the line may have: the background and the blocks' inks.
    pub fn colours(&self) -> Colours {
        self.0.iter().map(|block| block.colour).collect::<Colours>() | Colours::WHITE
    }
}

/// The blocks that these cells make up, in order.
pub fn blocks(cells: impl IntoIterator<Item = Colour>) -> impl Iterator<Item = Block> {
    let mut cells = cells.into_iter().peekable();
    std::iter::from_fn(move || {
        while cells.next_if(|colour| !colour.is_ink()).is_some() {}
        let colour = cells.next()?;
        let mut len = 1;
        while cells.next_if_eq(&colour).is_some() {
            len += 1;
        }
        Some(Block { len, colour })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lens_and_colours(cells: &[usize]) -> Vec<(u32, usize)> {
        let clue = Clue::of(cells.iter().map(|&index| Colour::new(index).unwrap()));
        clue.blocks().iter().map(|block| (block.len, block.colour.index())).collect()
    }

    #[test]
    fn clue_of_cells() {
        assert_eq!(lens_and_colours(&[]), []);
        assert_eq!(lens_and_colours(&[0, 0]), []);
        assert_eq!(lens_and_colours(&[1, 1, 0, 1]), [(2, 1), (1, 1)]);
        assert_eq!(lens_and_colours(&[1, 2, 2, 1]), [(1, 1), (2, 2), (1, 1)]);
    }

    #[test]
    fn gaps_only_between_equal_inks() {
        let block = |len, colour| Block { len, colour: Colour::new(colour).unwrap() };
        let clue = Clue::new([block(2, 1), block(1, 1), block(3, 2)]).unwrap();
        assert_eq!(clue.min_len(), 7);
        assert!(!clue.needs_gap(0) && clue.needs_gap(1) && !clue.needs_gap(2));
    }
}
