//! How likely each cell of a line has each ink: the exact sum over all ways to
//! place the blocks, each weighed by the product over its cells.
//!
//! A block's places are counted from its left-most one (slack coordinates), so a
//! line has (blocks + 1) x (slack + 1) states. One pass forward and one back.

/// Lines longer than this are scaled from block to block: their weights would
/// leave the range of numbers.
const LONG: usize = 60;
/// A sum below this, or above its inverse, is not to be trusted.
const LEAST: f64 = 1e-290;

/// A block of a clue.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub len: usize,
    /// Counted from 0.
    pub ink: usize,
    /// Its left-most place.
    pub first: usize,
    /// Whether the next block has the same ink, so that a background cell stands between.
    pub is_parted: bool,
}

impl Block {
    /// A clue as blocks, each with its length and its ink.
    pub fn of(clue: &[(usize, usize)]) -> Vec<Block> {
        let mut first = 0;
        let blocks = clue.iter().enumerate().map(|(place, &(len, ink))| {
            let is_parted = clue.get(place + 1).is_some_and(|next| next.1 == ink);
            let block = Block { len, ink, first, is_parted };
            first += len + usize::from(is_parted);
            block
        });
        blocks.collect()
    }

    /// The fewest cells that these take.
    pub fn least(blocks: &[Block]) -> usize {
        match blocks {
            [] => 0,
            [first, .., last] => last.first + last.len - first.first,
            [only] => only.len,
        }
    }
}

/// The weights of a line, what comes of them, and room.
#[derive(Clone, Debug, Default)]
pub struct Sums {
    /// By cell, and one behind the last: the weight of being background, one or nothing.
    pub white: Vec<f64>,
    /// By ink and cell: the weight of having it.
    pub ink: Vec<f64>,
    /// By ink and cell, and one behind the last: how likely it is.
    likely: Vec<f64>,
    /// By block and place: the weight of the block there.
    placed: Vec<f64>,
    /// By block and place: the weight of everything before it.
    before: Vec<f64>,
    /// By place: the weight of everything from a block on.
    behind: Vec<f64>,
    product: Vec<f64>,
}

impl Sums {
    /// How likely a cell has an ink.
    #[inline(always)]
    pub fn likely(&self, ink: usize, at: usize) -> f64 {
        self.likely[ink * self.white.len() + at]
    }

    /// Sums up: whether there is a way to place the blocks.
    pub fn sum_up(&mut self, blocks: &[Block], inks: usize) -> bool {
        let cells = self.white.len() - 1;
        let Some(slack) = cells.checked_sub(Block::least(blocks)) else { return false };
        let (places, is_long) = (slack + 1, cells > LONG);
        let origin = blocks.first().map_or(0, |block| block.first);
        let states = (blocks.len() + 1) * places;
        if self.before.len() < states {
            self.before.resize(states, 0.0);
            self.placed.resize(states, 0.0);
        }
        let white = &self.white[..];
        let mut weight = 1.0;
        for (before, white) in self.before[..places].iter_mut().zip(white) {
            *before = weight;
            weight *= white;
        }
        for (j, block) in blocks.iter().enumerate() {
            let first = block.first - origin;
            let placed = &mut self.placed[j * places..][..places];
            let ink = &self.ink[block.ink * cells + first..][..slack + block.len];
            weigh(ink, block.len, &mut self.product, placed);
            let mut behind = first + block.len;
            if block.is_parted && j + 1 < blocks.len() {
                let white = &white[behind..][..places];
                for place in 0..places {
                    placed[place] *= white[place];
                }
                behind += 1;
            }
            let (last, next) = self.before[j * places..][..2 * places].split_at_mut(places);
            // The cell before each place; before the first it does not matter.
            let white = &white[behind - 1..][..places];
            let mut all = 0.0;
            for place in 0..places {
                all = all * white[place] + last[place] * placed[place];
                next[place] = all;
            }
            if is_long {
                scale(next, next.iter().fold(0.0, |most: f64, &next| most.max(next)));
            }
        }
        let all = self.before[states - 1];
        if !(all > LEAST && all < 1.0 / LEAST) {
            return false;
        }
        self.likely.clear();
        self.likely.resize(inks * (cells + 1), 0.0);
        self.behind.resize(places.max(self.behind.len()), 0.0);
        let behind = &mut self.behind[..places];
        let mut weight = 1.0 / all;
        for (behind, white) in behind.iter_mut().zip(&white[cells - slack..]).rev() {
            weight *= white;
            *behind = weight;
        }
        for (j, block) in blocks.iter().enumerate().rev() {
            let first = block.first - origin;
            let placed = &self.placed[j * places..][..places];
            let before = &self.before[j * places..][..places];
            for place in 0..places {
                behind[place] *= placed[place];
            }
            if is_long {
                scale(behind, before.iter().zip(&*behind).map(|(a, b)| a * b).sum());
            }
            // What begins at a cell is added there, and taken away where it ends.
            let plane = &mut self.likely[block.ink * (cells + 1) + first..][..places + block.len];
            for place in 0..places {
                plane[place] += before[place] * behind[place];
            }
            let plane = &mut plane[block.len..][..places];
            for place in 0..places {
                plane[place] -= before[place] * behind[place];
            }
            let white = &white[first..][..places];
            let mut all = 0.0;
            for place in (0..places).rev() {
                all = all * white[place] + behind[place];
                behind[place] = all;
            }
        }
        for plane in self.likely.chunks_exact_mut(cells + 1) {
            let mut all = 0.0;
            for likely in plane {
                all += *likely;
                *likely = all;
            }
        }
        true
    }
}

/// Divides weights by something that is not nothing.
fn scale(weights: &mut [f64], by: f64) {
    if by > 0.0 {
        let share = 1.0 / by;
        weights.iter_mut().for_each(|weight| *weight *= share);
    }
}

/// The weight of a block so long at each of its places: the product over its
/// cells, of which twice as many are taken together each time.
#[inline]
fn weigh(ink: &[f64], len: usize, product: &mut Vec<f64>, placed: &mut [f64]) {
    let places = placed.len();
    placed.copy_from_slice(&ink[..places]);
    if len <= 4 {
        for by in 1..len {
            let ink = &ink[by..][..places];
            for place in 0..places {
                placed[place] *= ink[place];
            }
        }
        return;
    }
    placed.fill(1.0);
    product.clear();
    product.extend_from_slice(ink);
    let (mut done, mut together) = (0, 1);
    loop {
        if len & together != 0 {
            for (placed, product) in placed.iter_mut().zip(&product[done..]) {
                *placed *= product;
            }
            done += together;
            if done == len {
                return;
            }
        }
        let count = product.len() - together;
        for at in 0..count {
            product[at] *= product[at + together];
        }
        product.truncate(count);
        together *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    /// The sum over all ways to place these blocks from a cell on.
    fn place(
        blocks: &[Block],
        from: usize,
        line: &mut Vec<Option<usize>>,
        weigh: &mut impl FnMut(&[Option<usize>]) -> f64,
    ) -> f64 {
        let Some((block, rest)) = blocks.split_first() else { return weigh(line) };
        let mut all = 0.0;
        for at in from..(line.len() + 1).saturating_sub(block.len) {
            line[at..at + block.len].fill(Some(block.ink));
            all += place(rest, at + block.len + usize::from(block.is_parted), line, weigh);
            line[at..at + block.len].fill(None);
        }
        all
    }

    /// How likely each cell has each ink, by all ways to place the blocks.
    fn by_enumeration(blocks: &[Block], inks: usize, sums: &Sums) -> Option<Vec<f64>> {
        let cells = sums.white.len() - 1;
        let mut likely = vec![0.0; inks * cells];
        let all = place(blocks, 0, &mut vec![None; cells], &mut |line| {
            let weights = line.iter().enumerate().map(|(at, ink)| match ink {
                Some(ink) => sums.ink[ink * cells + at],
                None => sums.white[at],
            });
            let weight: f64 = weights.product();
            for (at, ink) in line.iter().enumerate() {
                if let Some(ink) = ink {
                    likely[ink * cells + at] += weight;
                }
            }
            weight
        });
        (all > 0.0).then(|| likely.iter().map(|likely| likely / all).collect())
    }

    fn compare(chance: &mut Chance, cells: usize, clue: &[(usize, usize)], inks: usize) -> bool {
        let blocks = Block::of(clue);
        let weight = |chance: &mut Chance| [0.0, 0.001, 0.3, 1.0, 2.5, 1000.0][chance.below(6)];
        let mut sums = Sums {
            ink: (0..inks * cells).map(|_| weight(chance)).collect(),
            white: (0..=cells).map(|_| if chance.below(6) == 0 { 0.0 } else { 1.0 }).collect(),
            ..Sums::default()
        };
        sums.white[cells] = 1.0;
        let wanted = by_enumeration(&blocks, inks, &sums);
        assert_eq!(sums.sum_up(&blocks, inks), wanted.is_some(), "{clue:?} in {cells}");
        let once = sums.clone();
        for (place, &wanted) in wanted.iter().flatten().enumerate() {
            let likely = sums.likely(place / cells, place % cells);
            assert!((likely - wanted).abs() < 1e-9, "{clue:?}: {likely} is not {wanted}");
        }
        if wanted.is_some() {
            // The same to the last bit, whatever was summed up before.
            sums.sum_up(&Block::of(&[(1, 0)]), inks);
            sums.sum_up(&blocks, inks);
            let bits = |sums: &Sums| sums.likely.iter().map(|n| n.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(&sums), bits(&once));
        }
        wanted.is_some()
    }

    #[test]
    fn sums_are_those_of_all_placements() {
        let mut chance = Chance::new("sums");
        let mut compared = 0;
        for _ in 0..3000 {
            let (inks, cells) = (1 + chance.below(3), 1 + chance.below(12));
            let clue: Vec<_> =
                (0..chance.below(5)).map(|_| (1 + chance.below(3), chance.below(inks))).collect();
            compared += usize::from(compare(&mut chance, cells, &clue, inks));
        }
        assert!(compared > 500, "{compared} lines were compared");
    }

    #[test]
    fn long_lines_are_scaled() {
        let mut chance = Chance::new("long");
        for _ in 0..50 {
            let long = [(20, 0), (1 + chance.below(30), 0), (9, 0)];
            compare(&mut chance, 70, &long, 1);
        }
        // A thousand cells, all surely black but where the clue says otherwise.
        let clue = vec![(9, 0); 90];
        let mut sums = Sums { ink: vec![1000.0; 1000], white: vec![1.0; 1001], ..Sums::default() };
        assert!(sums.sum_up(&Block::of(&clue), 1));
        let all: f64 = (0..1000).map(|at| sums.likely(0, at)).sum();
        assert!((all - 810.0).abs() < 1e-6, "{all} cells are black");
    }
}
