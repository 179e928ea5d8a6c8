//! A cell has one of its digits, and a digit one of its places in a house. Each of them is a
//! case. If chains of strong and weak links lead from every case to the same candidate being
//! false, it is false.
//!
//! Two cases are a plain chain; here there are from three to [`CASES`].

use super::cells::Cells;
use super::finds::{Finds, Flow, ON};
use super::links::{Links, StrongLinks};
use super::scene::Scene;
use super::{Conclusion, Deduction, Why};

/// Most cases that are followed at once.
const CASES: usize = 5;

/// The shortest such argument, or one for each candidate that goes.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let links = Links::new(scene, StrongLinks::All);
    let (mut found, mut shortest) = (Vec::new(), usize::MAX);
    let mut look = |cases: &[usize], house: Option<usize>| {
        if !(3..=CASES).contains(&cases.len()) {
            return;
        }
        let reached: Vec<_> = cases.iter().map(|&case| links.follow(case, true)).collect();
        for end in links.all().filter(|&end| reached.iter().all(|r| r.is_false[end].is_some())) {
            let ways: Vec<Vec<usize>> = (cases.iter().zip(&reached))
                .map(|(&case, reached)| links.way(reached, (case, true), (end, false)))
                .collect();
            let length = ways.iter().map(|way| way.len() - 1).sum();
            if finds.first_only && length >= shortest {
                continue;
            }
            shortest = length;
            let named = |&node: &usize| {
                let (cell, digit) = links.candidate(node);
                (scene.cell(cell), digit)
            };
            let (cell, digit) = named(&end);
            found.push(Deduction {
                technique: finds.technique,
                conclusion: Conclusion::Remove(vec![(cell, digit.into())]),
                why: Why::Cases {
                    house: house.map(|house| scene.house(house)),
                    cases: ways.iter().map(|way| way.iter().map(named).collect()).collect(),
                },
            });
        }
    };
    for cell in scene.open.iter() {
        let cases: Vec<usize> = scene.sets[cell].iter().map(|d| links.node(cell, d)).collect();
        look(&cases, None);
    }
    for house in 0..3 * scene.side {
        for digit in scene.digits() {
            let places: Cells = scene.places(digit, house);
            let cases: Vec<usize> = places.iter().map(|cell| links.node(cell, digit)).collect();
            look(&cases, Some(house));
        }
    }
    finds.shortest(found);
    ON
}
