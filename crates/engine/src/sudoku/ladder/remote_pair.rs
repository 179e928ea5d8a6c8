//! Cells in a row, each seeing the next, that all have the same two digits: they take
//! turns. Of two that are an odd number of steps apart one has the one digit and one
//! the other, so cells that see both have neither.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;
use crate::sudoku::Digits;

/// The shortest such row between each two cells; four cells at least.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let mut pairs: Vec<Digits> =
        scene.open.iter().map(|cell| scene.sets[cell]).filter(|set| set.len() == 2).collect();
    pairs.sort_unstable_by_key(|set| set.bits());
    pairs.dedup();
    for digits in pairs {
        let cells: Cells = scene.open.iter().filter(|&cell| scene.sets[cell] == digits).collect();
        for start in cells.iter() {
            rows_from(scene, finds, digits, cells, start)?;
        }
    }
    ON
}

fn rows_from(scene: &Scene, finds: &mut Finds, digits: Digits, cells: Cells, start: usize) -> Flow {
    let mut from = vec![None; scene.sets.len()];
    let (mut left, mut wave, mut steps) = (cells, Cells::from(start), 0);
    left.remove(start);
    while !wave.is_empty() {
        let mut next = Cells::NONE;
        for cell in wave.iter() {
            for peer in (left & scene.tables.peers[cell]).iter() {
                left.remove(peer);
                next.insert(peer);
                from[peer] = Some(cell);
            }
        }
        (wave, steps) = (next, steps + 1);
        if steps < 3 || steps % 2 == 0 {
            continue;
        }
        for end in wave.iter().filter(|&end| end > start) {
            let ends = scene.common_peers(Cells::from_iter([start, end]));
            finds.strike_all(scene, digits, ends, || {
                let mut row = vec![end];
                while let Some(before) = row.last().and_then(|&cell: &usize| from[cell]) {
                    row.push(before);
                }
                row.reverse();
                // ExplainedDeduction for the first digit; for the other it is the same.
                let mut list: Vec<_> = digits.iter().collect();
                let node = |&cell: &usize| {
                    let both = [list[0], list[1]];
                    list.reverse();
                    both.map(|digit| (scene.cell(cell), digit))
                };
                Why::RemotePair(row.iter().flat_map(node).collect())
            })?;
        }
    }
    ON
}
