//! A chain through cells with two digits each: its strong links join the two digits of a
//! cell, its weak links the same digit in two cells that see each other.

use super::finds::{Finds, Flow, ON};
use super::links::{Links, StrongLinks};
use super::scene::Scene;

/// The shortest chain that takes something away.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    Links::new(scene, StrongLinks::InCells).search(finds, |_| true);
    ON
}
