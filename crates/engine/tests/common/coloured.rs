//! Random coloured puzzles with all their solutions, found in the dumbest way
//! that ends: every arrangement of the first row, then of the second, and so on,
//! as long as no column has begun with other blocks than its clue.

use super::{Random, inks};
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Block, Clue, Picture, Puzzle, verify};

/// A puzzle with one solution, with several, or with none.
pub struct Coloured {
    pub puzzle: Puzzle,
    pub solutions: Vec<Picture>,
}

/// Puzzles of two to six inks and up to `side` rows and columns; those with
/// more than 100 solutions are left out. In half of them one ink is more common
/// than the others: there are more unique ones among these that no line alone
/// leads through. One of six has two columns exchanged, which keeps every ink's
/// number of cells and often leaves no solution.
pub fn coloured_puzzles(seed: u64, side: usize, count: usize) -> impl Iterator<Item = Coloured> {
    let mut random = Random(seed);
    std::iter::repeat_with(move || {
        let mut long = || 2 + random.below(side - 1).max(random.below(side - 1));
        let size = Size::new(long(), long()).unwrap();
        let colours = 3 + random.below(5);
        let picture = if random.below(2) == 0 {
            let density = 15 + random.below(86);
            random.picture(size, colours, density)
        } else {
            let density = 35 + random.below(20);
            let picture = random.picture(size, colours, density);
            picture
                .map(|&own| if own.is_ink() && random.below(10) > 0 { Colour::BLACK } else { own })
        };
        let mut draft = Puzzle::of(&picture, inks(colours)).unwrap().draft();
        draft.drawings.clear();
        if let (0, Some(cols)) = (random.below(6), &mut draft.cols) {
            let (one, other) = (random.below(cols.len()), random.below(cols.len()));
            cols.swap(one, other);
        }
        let puzzle = Puzzle::new(draft).unwrap();
        let solutions = all_pictures(&puzzle, 100)?;
        Some(Coloured { puzzle, solutions })
    })
    .flatten()
    .take(count)
}

/// Every picture that meets the clues, unless there are more than `most`.
fn all_pictures(puzzle: &Puzzle, most: usize) -> Option<Vec<Picture>> {
    let size = puzzle.size();
    let mut tops: Vec<Vec<Colour>> = vec![Vec::new()];
    for row in puzzle.rows() {
        let choices = arrangements(row.blocks(), size.cols());
        let longer = tops.iter().flat_map(|top| choices.iter().map(|row| [&top[..], row].concat()));
        tops = longer.filter(|top| all_columns_go_on(puzzle, top)).take(20_000).collect();
        if tops.len() == 20_000 {
            return None;
        }
    }
    let pictures = tops.into_iter().map(|cells| Grid::from_cells(size, cells).unwrap());
    let found: Vec<Picture> =
        pictures.filter(|picture| verify(puzzle, picture).is_ok()).take(most + 1).collect();
    (found.len() <= most).then_some(found)
}

/// Every way to lay the blocks into so many cells.
fn arrangements(blocks: &[Block], cells: usize) -> Vec<Vec<Colour>> {
    let Some((block, rest)) = blocks.split_first() else {
        return vec![vec![Colour::BACKGROUND; cells]];
    };
    let len = block.len as usize;
    let gap = usize::from(rest.first().is_some_and(|next| next.colour == block.colour));
    (0..(cells + 1).saturating_sub(len + gap))
        .flat_map(|start| {
            let mut begin = vec![Colour::BACKGROUND; start];
            begin.resize(start + len, block.colour);
            begin.resize(start + len + gap, Colour::BACKGROUND);
            let ends = arrangements(rest, cells - begin.len());
            ends.into_iter().map(move |end| [&begin[..], &end].concat())
        })
        .collect()
}

/// Whether the rows so far begin each column with the blocks of its clue; only
/// one that reaches the last row may still be shorter.
fn all_columns_go_on(puzzle: &Puzzle, top: &[Colour]) -> bool {
    let width = puzzle.size().cols();
    puzzle.cols().iter().enumerate().all(|(col, clue)| {
        let column = top.iter().skip(col).step_by(width).copied();
        let begun = Clue::of(column.clone());
        let Some((last, done)) = begun.blocks().split_last() else { return true };
        let ends_here = column.last() == Some(last.colour);
        let fits = |block: &Block| block == last || ends_here && block.len > last.len;
        clue.blocks().starts_with(done)
            && clue
                .blocks()
                .get(done.len())
                .is_some_and(|block| block.colour == last.colour && fits(block))
    })
}
