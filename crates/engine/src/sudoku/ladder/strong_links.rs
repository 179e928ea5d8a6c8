//! Two strong links of a digit, joined by a weak link: two houses with two places each, where
//! one place of the first sees one place of the second. Then one of the two outer places is
//! right. Skyscraper, two-string kite and turbot fish all look for that.

use super::Why;
use super::cells::Cells;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// Every such pair of houses of which `wants` says yes: houses, and whether the
/// places that see each other share a box.
pub fn pairs(scene: &Scene, finds: &mut Finds, wants: impl Fn(usize, usize, bool) -> bool) -> Flow {
    for digit in scene.digits() {
        let two = |house| Some((house, scene.places(digit, house).pair()?));
        let links: Vec<(usize, [usize; 2])> = (0..3 * scene.side).filter_map(two).collect();
        for (at, &(house, one)) in links.iter().enumerate() {
            for &(second, other) in &links[at + 1..] {
                if one.iter().any(|cell| other.contains(cell)) {
                    continue;
                }
                for (near, far) in [(one[0], one[1]), (one[1], one[0])] {
                    for (near_other, far_other) in [(other[0], other[1]), (other[1], other[0])] {
                        let boxed = scene.tables.houses_of[near][2]
                            == scene.tables.houses_of[near_other][2];
                        if !scene.sees(near, near_other) || !wants(house, second, boxed) {
                            continue;
                        }
                        let ends = Cells::from_iter([far, far_other]);
                        finds.strike(scene, digit, scene.common_peers(ends), || {
                            let nodes = [far, near, near_other, far_other];
                            Why::Chain(nodes.map(|cell| (scene.cell(cell), digit)).to_vec())
                        })?;
                    }
                }
            }
        }
    }
    ON
}
