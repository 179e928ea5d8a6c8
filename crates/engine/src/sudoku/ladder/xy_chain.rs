//! A chain of cells with two digits each: if the first is not this, it is that, so the
//! next is not that, and so on.

use super::finds::{Finds, Flow, ON};
use super::links::{Links, Strong};
use super::scene::Scene;

/// The shortest chain that takes something away.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    Links::new(scene, Strong::Cells).search(finds, |_| true);
    ON
}
