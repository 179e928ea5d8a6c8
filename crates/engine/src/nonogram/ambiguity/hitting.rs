//! A smallest set of cells that has one at least in common with every set of a
//! list: branch on the cells of a set that is not yet hit, with one cell more
//! allowed each time nothing is found.
//!
//! Time: exponential in the size of the answer at worst, so the branches are
//! counted; where they run out, the cell that hits most is taken again and
//! again instead, and the answer may have too many.

use crate::grid::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// The most branches.
const BRANCHES: usize = 100_000;

/// Cells that hit every set, and whether no fewer do.
pub fn smallest(sets: &[Vec<Cell>]) -> (Vec<Cell>, bool) {
    let sets: Vec<BTreeSet<Cell>> = sets.iter().map(|set| set.iter().copied().collect()).collect();
    let greedy = greedy(&sets);
    let mut left = BRANCHES;
    for most in 0..greedy.len() {
        let mut taken = Vec::new();
        match hit(&sets, most, &mut taken, &mut left) {
            Some(true) => return (taken, true),
            Some(false) => {}
            None => return (greedy, false),
        }
    }
    (greedy, true)
}

/// Whether `most` further cells can hit the sets that are not hit yet; nothing
/// if the branches ran out.
fn hit(
    sets: &[BTreeSet<Cell>],
    most: usize,
    taken: &mut Vec<Cell>,
    left: &mut usize,
) -> Option<bool> {
    let missed = sets.iter().filter(|set| !taken.iter().any(|cell| set.contains(cell)));
    let Some(fewest) = missed.min_by_key(|set| set.len()) else { return Some(true) };
    if most == 0 {
        return Some(false);
    }
    for &cell in fewest {
        *left = left.checked_sub(1)?;
        taken.push(cell);
        if hit(sets, most - 1, taken, left)? {
            return Some(true);
        }
        taken.pop();
    }
    Some(false)
}

fn greedy(sets: &[BTreeSet<Cell>]) -> Vec<Cell> {
    let mut missed: Vec<&BTreeSet<Cell>> = sets.iter().collect();
    let mut taken = Vec::new();
    while !missed.is_empty() {
        let mut hits: BTreeMap<Cell, usize> = BTreeMap::new();
        for &cell in missed.iter().copied().flatten() {
            *hits.entry(cell).or_default() += 1;
        }
        // Of equals the first.
        let best = hits.into_iter().min_by_key(|&(cell, hits)| (std::cmp::Reverse(hits), cell));
        let Some((cell, _)) = best else { break };
        missed.retain(|set| !set.contains(&cell));
        taken.push(cell);
    }
    taken
}
