//! A pivot of two digits sees a cell that has the first of them and a third, and one
//! that has the second and the same third: whatever the pivot is, one of the two is
//! the third. Cells that see both are not.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// Every such three cells.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    wings(scene, finds, 2)
}

/// Wings whose pivot has two digits, or those whose pivot has the third as well.
pub fn wings(scene: &Scene, finds: &mut Finds, digits: usize) -> Flow {
    let with = |count: usize| -> Cells {
        scene.open.iter().filter(|&cell| scene.sets[cell].len() == count).collect()
    };
    let (pivots, pairs) = (with(digits), with(2));
    for pivot in pivots.iter() {
        let set = scene.sets[pivot];
        let seen: Vec<usize> = (pairs & scene.tables.peers[pivot]).iter().collect();
        for (at, &one) in seen.iter().enumerate() {
            for &other in &seen[at + 1..] {
                let (a, b) = (scene.sets[one], scene.sets[other]);
                let Some(digit) = (a & b).only() else { continue };
                // Each takes another digit of the pivot, and both together all of them.
                let fits = match digits {
                    2 => a.without(digit) | b.without(digit) == set,
                    _ => a | b == set,
                };
                if !fits {
                    continue;
                }
                let (Some(x), Some(y)) = (a.without(digit).only(), b.without(digit).only()) else {
                    continue;
                };
                let mut cells = Cells::from_iter([one, other]);
                if set.has(digit) {
                    cells.insert(pivot);
                }
                finds.strike(scene, digit, scene.common_peers(cells), || Why::Wing {
                    pivot: scene.cell(pivot),
                    pincers: [one, other].map(|cell| scene.cell(cell)),
                    others: [x, y],
                    digit,
                    is_pivot_too: set.has(digit),
                })?;
            }
        }
    }
    ON
}
