//! Two nets of a digit's strong links, each in two colours. If a colour of the first net sees
//! a colour of the second, these two are not both right. So one of the other two colours is
//! right, and a place that sees both of those is wrong. A colour that sees both colours of the
//! other net is wrong itself.

use super::cells::Cells;
use super::colouring::nets;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;
use super::{ColouringRule, Why};

/// What each two nets of each digit say.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let seen =
        |group: Cells| group.iter().fold(Cells::NONE, |all, cell| all | scene.tables.peers[cell]);
    for digit in scene.digits() {
        let nets = nets(scene, digit);
        for (at, &own) in nets.iter().enumerate() {
            for (other_at, &other) in nets.iter().enumerate() {
                if at == other_at {
                    continue;
                }
                for [one, two] in [own, [own[1], own[0]]] {
                    let why = |second: [Cells; 2], bridge: Option<usize>| {
                        let second = second.map(|group| scene.cells(group));
                        Why::Colouring {
                            digit,
                            groups: [one, two].map(|group| scene.cells(group)),
                            rule: match bridge {
                                Some(house) => ColouringRule::Bridge(second, scene.house(house)),
                                None => ColouringRule::Caught(second),
                            },
                        }
                    };
                    if other.iter().all(|&group| seen(one).meets(group)) {
                        finds.strike(scene, digit, one, || why(other, None))?;
                    }
                    // Each two nets are met twice: once is enough here.
                    if at > other_at {
                        continue;
                    }
                    for [three, four] in [other, [other[1], other[0]]] {
                        let both = |&house: &usize| {
                            let cells = scene.tables.houses[house];
                            one.meets(cells) && three.meets(cells)
                        };
                        let Some(house) = (0..3 * scene.side).find(both) else { continue };
                        let from = seen(two) & seen(four);
                        finds.strike(scene, digit, from, || why([three, four], Some(house)))?;
                    }
                }
            }
        }
    }
    ON
}
