//! Where a digit's places in a line all lie in one box, the box has it there: it is
//! gone from the rest of the box.

use super::finds::{Finds, Flow};
use super::pointing::locked;
use super::scene::Scene;

/// Every such digit and line.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    locked(scene, finds, scene.lines(), scene.boxes())
}
