//! A candidate from which, by singles alone, a contradiction follows is false.
//! Every candidate is tried, and the argument with the fewest steps is told. Trial and
//! error, the last resort.

use super::finds::{Finds, Flow, ON};
use super::follow::Follow;
use super::scene::Scene;
use super::{Conclusion, Deduction, Why};

/// The shortest refutation, or all of them.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    let mut found: Vec<Deduction> = Vec::new();
    for cell in scene.open.iter() {
        for digit in scene.sets[cell].iter() {
            let Some((steps, ends)) = Follow::refute(scene, cell, digit) else { continue };
            let assumed = (scene.cell(cell), digit);
            found.push(Deduction {
                technique: finds.technique,
                conclusion: Conclusion::Remove(vec![(assumed.0, digit.into())]),
                why: Why::Refuted { assumed, steps, ends },
            });
        }
    }
    finds.shortest(found);
    ON
}
