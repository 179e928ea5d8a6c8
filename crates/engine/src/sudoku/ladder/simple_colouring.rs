//! One net of a digit's strong links in two colours, of which just one is right. A colour
//! with two places in a house is wrong; a place outside the net that sees both
//! colours is wrong whichever is right.

use super::cells::Cells;
use super::colouring::nets;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;
use super::{ColouringRule, Why};

/// What each net of each digit says.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    for digit in scene.digits() {
        for groups in nets(scene, digit) {
            let why = |groups: [Cells; 2], rule| Why::Colouring {
                digit,
                groups: groups.map(|group| scene.cells(group)),
                rule,
            };
            for [wrong, right] in [groups, [groups[1], groups[0]]] {
                let crowded = |&house: &usize| (wrong & scene.tables.houses[house]).len() > 1;
                if let Some(house) = (0..3 * scene.side).find(crowded) {
                    let rule = ColouringRule::Clash(scene.house(house));
                    finds.strike(scene, digit, wrong, || why([wrong, right], rule))?;
                }
            }
            let [one, other] = groups.map(|group| {
                let add = |all: Cells, cell| all | scene.tables.peers[cell];
                group.iter().fold(Cells::NONE, add)
            });
            let from = (one & other) - groups[0] - groups[1];
            finds.strike(scene, digit, from, || why(groups, ColouringRule::Both))?;
        }
    }
    ON
}
