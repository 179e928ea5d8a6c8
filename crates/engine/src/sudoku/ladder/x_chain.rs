//! A chain of one digit: its strong links join the two places of the digit in a house.

use super::finds::{Finds, Flow, ON};
use super::links::{Links, StrongLinks};
use super::scene::Scene;

/// The shortest chain that takes something away.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    Links::new(scene, StrongLinks::InHouses).search(finds, |_| true);
    ON
}
