//! The cells of a picture, each empty or not. What is expected of a cell is mixed from what
//! followed the same neighbours before, near and further ones, and the same surroundings of its
//! mirror images; the mix learns which of these are right (logistic mixing; Mahoney 2005). Weights begin
//! with round numbers that nothing was trained for.
//!
//! A chance `p` is stretched to a number without bounds by `t / sqrt(1 - t²)` where `t = 2p - 1`.

use super::model::chance;
use super::{Coder, Guess};
use grille_engine::grid::Size;

/// What cells are expected from: so many kinds of surroundings, and so many single cells.
const KINDS: usize = 5;
const CELLS: usize = 5;
const WEIGHTS: [f64; KINDS + CELLS] = [0.25, 0.25, 0.25, 0.25, 0.25, 0.6, 0.6, -0.2, 0.5, 0.1];
/// How quickly the weights of both learn.
const RATES: [f64; 2] = [0.02, 0.05];
/// How many surroundings of a kind there are at most.
const MOST: usize = 1 << 10;

fn stretched(chance: f64) -> f64 {
    let t = 2.0 * chance.clamp(0.001, 0.999) - 1.0;
    2.0 * t / (1.0 - t * t).sqrt()
}

fn squashed(sum: f64) -> f64 {
    let half = sum / 2.0;
    0.5 + 0.5 * half / (1.0 + half * half).sqrt()
}

/// Codes which cells of a picture are not empty, row by row. A reader has none of its own.
pub(crate) fn plane(coder: &mut impl Coder, size: Size, own: &[bool]) -> Vec<bool> {
    let mut seen = Seen { size, cells: Vec::new() };
    let mut weights = WEIGHTS;
    let mut guesses = vec![[Guess::NEW; KINDS]; MOST];
    while seen.cells.len() < size.cells() && !coder.is_lost() {
        let (kinds, cells) = seen.around();
        let mut inputs = [0.0; KINDS + CELLS];
        for (kind, context) in kinds.into_iter().enumerate() {
            inputs[kind] = stretched(guesses[context][kind].one);
        }
        inputs[KINDS..].copy_from_slice(&cells);
        let sum: f64 = weights.iter().zip(&inputs).map(|(weight, input)| weight * input).sum();
        let expected = squashed(sum);
        let own = own.get(seen.cells.len()).copied().unwrap_or(false);
        let bit = coder.bit(own, chance(expected));
        let error = f64::from(u8::from(bit)) - expected;
        for (at, (weight, input)) in weights.iter_mut().zip(&inputs).enumerate() {
            *weight += RATES[usize::from(at >= KINDS)] * error * input;
        }
        for (kind, context) in kinds.into_iter().enumerate() {
            guesses[context][kind].learn(bit);
        }
        seen.cells.push(bit);
    }
    seen.cells
}

/// Codes which ink the filled cells of a plane have, as numbers from 1 up to how many there are;
/// 0 is the background. Inks of neighbours and of the mirror image are asked for first, then those
/// that were used last.
pub(crate) fn inks(
    coder: &mut impl Coder,
    size: Size,
    plane: &[bool],
    own: &[usize],
    count: usize,
) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    let mut recent: Vec<usize> = (1..=count).collect();
    let mut guesses = vec![[Guess::NEW; 8]; count + 1];
    for (index, is_filled) in plane.iter().enumerate() {
        if !is_filled || coder.is_lost() {
            found.push(0);
            continue;
        }
        let (row, col) = (index / size.cols(), index % size.cols());
        let at = |up: usize, col: usize| match up <= row && col < size.cols() {
            true => found.get((row - up) * size.cols() + col).copied().unwrap_or(0),
            false => 0,
        };
        let (west, north) = (if col > 0 { at(0, col - 1) } else { 0 }, at(1, col));
        let across = at(0, size.cols() - 1 - col);
        let others = [at(1, col + 1), at(1, col.wrapping_sub(1)), across];
        let mut order: Vec<usize> = Vec::new();
        for ink in [west, north].into_iter().chain(others).chain(recent.iter().copied()) {
            if ink > 0 && !order.contains(&ink) {
                order.push(ink);
            }
        }
        let agreed = usize::from(west == north)
            | usize::from(across == order[0]) << 1
            | usize::from(west > 0) << 2;
        let own = own.get(index).copied().unwrap_or(0);
        let last = order.len() - 1;
        let place = (0..last).find(|&at| guesses[at][agreed].code(coder, order[at] == own));
        let ink = order[place.unwrap_or(last)];
        recent.retain(|other| *other != ink);
        recent.insert(0, ink);
        found.push(ink);
    }
    found
}

/// The cells that were coded.
struct Seen {
    size: Size,
    cells: Vec<bool>,
}

impl Seen {
    /// A cell that was coded; nothing for others.
    fn at(&self, row: usize, col: usize) -> Option<bool> {
        let is_inside = row < self.size.rows() && col < self.size.cols();
        is_inside.then(|| self.cells.get(row * self.size.cols() + col).copied()).flatten()
    }

    /// The surroundings of the next cell, each kind as a number; and single cells: 1 or -1.
    fn around(&self) -> ([usize; KINDS], [f64; CELLS]) {
        let (row, col) = (self.cells.len() / self.size.cols(), self.cells.len() % self.size.cols());
        // Beyond the left and upper border numbers wrap round to where no cell is.
        let near = |up: usize, left: usize, right: usize| {
            let found = self.at(row.wrapping_sub(up), (col + right).wrapping_sub(left));
            usize::from(found.unwrap_or(false))
        };
        let (west, north, north_west, north_east) =
            (near(0, 1, 0), near(1, 0, 0), near(1, 1, 0), near(1, 0, 1));
        let four = west | north << 1 | north_west << 2 | north_east << 3;
        let six = four | near(0, 2, 0) << 4 | near(2, 0, 0) << 5;
        let ten =
            six | near(2, 0, 1) << 6 | near(1, 0, 2) << 7 | near(2, 1, 0) << 8 | near(0, 3, 0) << 9;
        let (over_row, over_col) = (self.size.rows() - 1 - row, self.size.cols() - 1 - col);
        let bit = |cell: Option<bool>| usize::from(cell.unwrap_or(false));
        let across = self.at(row, over_col);
        let below = self.at(over_row, col);
        let mirrored = across.map_or(0, |_| {
            let cells = bit(across) | bit(self.at(row, over_col + 1)) << 1;
            let cells = cells | bit(self.at(row, over_col.wrapping_sub(1))) << 2;
            1 | cells << 1 | west << 4 | north << 5
        });
        let flipped = below.map_or(0, |_| {
            let cells = bit(below) | bit(self.at(over_row, col.wrapping_sub(1))) << 1;
            let cells = cells | bit(self.at(over_row, col + 1)) << 2;
            let cells = cells | bit(self.at(over_row + 1, col)) << 3;
            1 | cells << 1 | west << 5 | north << 6
        });
        let sign = |is_one: bool| if is_one { 1.0 } else { -1.0 };
        let near = [west, north, north_west].map(|cell| sign(cell == 1));
        let far = [across, below].map(|cell| cell.map_or(0.0, sign));
        ([four, six, ten, mirrored, flipped], [near[0], near[1], near[2], far[0], far[1]])
    }
}
