//! A fish but for some places in one box, the fins: either one of them has the
//! digit, or the fish is one. Cells that see all fins lose the digit both ways.
//! A fish that lacks a corner beside its fins (*sashimi*) is told as finned too.
//!
//! The fins lie in one box, so that all crossing lines outside its width must be
//! covered: for each choice of base lines and each stack of boxes there are few
//! covers to choose, 70 at most on 16x16.

use super::cells::Cells;
use super::finds::{Finds, Flow, ON, choose};
use super::fish::Waters;
use super::scene::Scene;

/// Every finned fish of that size.
pub fn find(scene: &Scene, finds: &mut Finds, size: usize) -> Flow {
    let (high, wide) = scene.shape.box_size();
    for digit in scene.digits() {
        for (waters, reach) in Waters::both(scene, digit).into_iter().zip([wide, high]) {
            let lines: Vec<usize> =
                (0..scene.side).filter(|&line| waters.places[line] != 0).collect();
            choose(&lines, size, &mut |base| {
                let all = base.iter().fold(0, |all, &line| all | waters.places[line]);
                if all.count_ones() as usize <= size {
                    return ON;
                }
                for stack in 0..scene.side / reach {
                    covers(scene, finds, &waters, base, all, stack * reach..(stack + 1) * reach)?;
                }
                ON
            })?;
        }
    }
    ON
}

/// Tries the covers that leave fins in these crossing lines only.
fn covers(
    scene: &Scene,
    finds: &mut Finds,
    waters: &Waters,
    base: &[usize],
    all: u16,
    stack: std::ops::Range<usize>,
) -> Flow {
    let inside: Vec<usize> = stack.filter(|&crossing| all >> crossing & 1 == 1).collect();
    let within = inside.iter().fold(0u16, |mask, &crossing| mask | 1 << crossing);
    let outside = all & !within;
    let needed = outside.count_ones() as usize;
    if needed > base.len() || inside.len() <= base.len() - needed {
        return ON;
    }
    choose(&inside, base.len() - needed, &mut |chosen| {
        let cover = chosen.iter().fold(outside, |mask, &crossing| mask | 1 << crossing);
        let left = |&line: &usize| waters.places[line] & !cover;
        let mut fins = Cells::NONE;
        for line in base {
            let crossing = (0..scene.side).filter(|crossing| left(line) >> crossing & 1 == 1);
            crossing.for_each(|crossing| fins.insert(waters.cell(scene, *line, crossing)));
        }
        // A line that has fins only is no part of a fish.
        if base.iter().any(|line| waters.places[*line] & cover == 0) {
            return ON;
        }
        let Some(first) = fins.first() else { return ON };
        let own = scene.tables.houses[scene.tables.houses_of[first][2]];
        if !fins.is_subset(own) {
            return ON;
        }
        waters.strike(scene, finds, base, cover, fins)
    })
}
