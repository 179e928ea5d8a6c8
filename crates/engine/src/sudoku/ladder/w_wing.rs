//! Two cells that do not see each other have the same two digits. A strong link joins two
//! places of one of these digits, and each cell sees one of the places. So not both cells
//! have that digit: one of them has the other digit.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// Every such two cells, with every such house.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let pairs: Vec<usize> = scene.open.iter().filter(|&c| scene.sets[c].len() == 2).collect();
    for (at, &one) in pairs.iter().enumerate() {
        for &other in &pairs[at + 1..] {
            if scene.sets[one] != scene.sets[other] || scene.sees(one, other) {
                continue;
            }
            let ends = Cells::from_iter([one, other]);
            for linked in scene.sets[one].iter() {
                let Some(digit) = scene.sets[one].without(linked).only() else { continue };
                for house in 0..3 * scene.side {
                    let Some(link) = scene.places(linked, house).pair() else { continue };
                    for (near, far) in [(link[0], link[1]), (link[1], link[0])] {
                        if !scene.sees(one, near) || !scene.sees(other, far) {
                            continue;
                        }
                        finds.strike(scene, digit, scene.common_peers(ends), || {
                            let nodes = [
                                (one, digit),
                                (one, linked),
                                (near, linked),
                                (far, linked),
                                (other, linked),
                                (other, digit),
                            ];
                            Why::Chain(nodes.map(|(cell, d)| (scene.cell(cell), d)).to_vec())
                        })?;
                    }
                }
            }
        }
    }
    ON
}
