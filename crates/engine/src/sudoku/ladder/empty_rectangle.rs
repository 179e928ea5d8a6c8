//! All places of a digit in a box lie in one row and one column of it. A line that
//! crosses the row outside the box and has two places, one of them in that row,
//! makes a strong link: if the cell where the column meets the other place's line had the
//! digit, the box would have it in its row, the first place not, the second so, and
//! that is in the same line. Rows and columns may change parts.

use super::Why;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;

/// Every such box, row and column, with every such line.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let side = scene.side;
    for digit in scene.digits() {
        let has = scene.has[digit.index()];
        for house in scene.boxes() {
            let own = scene.tables.houses[house];
            let places = has & own;
            if places.len() < 2 {
                continue;
            }
            let Some(corner) = own.first() else { continue };
            let (high, wide) = scene.shape.box_size();
            for row in corner / side..corner / side + high {
                for col in side + corner % side..side + corner % side + wide {
                    let [across, down] = [row, col].map(|line| scene.tables.houses[line]);
                    let crossed = places.is_subset(across | down);
                    // In one line alone it is locked, which is plainer.
                    if !crossed || places.is_subset(across) || places.is_subset(down) {
                        continue;
                    }
                    for (near, far) in [(row, col), (col, row)] {
                        for start in ((has & scene.tables.houses[near]) - own).iter() {
                            let turn = scene.tables.houses_of[start][usize::from(near < side)];
                            let Some(pair) = scene.places(digit, turn).pair() else { continue };
                            let end = if pair[0] == start { pair[1] } else { pair[0] };
                            let back = scene.tables.houses_of[end][usize::from(near >= side)];
                            let from = scene.tables.houses[far] & scene.tables.houses[back];
                            finds.strike(scene, digit, from - own, || Why::EmptyRectangle {
                                digit,
                                house: scene.house(house),
                                near: scene.house(near),
                                far: scene.house(far),
                                pair: [start, end].map(|cell| scene.cell(cell)),
                            })?;
                        }
                    }
                }
            }
        }
    }
    ON
}
