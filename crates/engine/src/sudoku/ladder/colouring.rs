//! Colouring: the nets of a digit's strong links.
//!
//! A house with two places for a digit joins them by a strong link, and one of the two is
//! right. Places that such links join, directly or through others, are a net. Along the links
//! right and wrong take turns. So a net has two groups, the colours, and just one of them is
//! right as a whole.

use super::cells::Cells;
use super::scene::Scene;
use crate::sudoku::Digit;

/// Every net of two places at least, as its two groups, the one of its first place first.
pub fn nets(scene: &Scene, digit: Digit) -> Vec<[Cells; 2]> {
    let links: Vec<[usize; 2]> =
        (0..3 * scene.side).filter_map(|house| scene.places(digit, house).pair()).collect();
    let mut left: Cells = links.iter().flatten().copied().collect();
    let mut nets = Vec::new();
    while let Some(first) = left.first() {
        let mut groups = [Cells::from(first), Cells::NONE];
        let mut todo = vec![(first, 0)];
        left.remove(first);
        while let Some((cell, group)) = todo.pop() {
            for link in links.iter().filter(|link| link.contains(&cell)) {
                let next = if link[0] == cell { link[1] } else { link[0] };
                if left.has(next) {
                    left.remove(next);
                    groups[1 - group].insert(next);
                    todo.push((next, 1 - group));
                }
            }
        }
        nets.push(groups);
    }
    nets
}
