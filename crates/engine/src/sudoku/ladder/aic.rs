//! A chain of strong and weak links of any kind (*alternating inference chain*): its strong
//! links join the two digits of a cell, or the two places of a digit in a house.

use super::finds::{Finds, Flow, ON};
use super::links::{Links, StrongLinks};
use super::scene::Scene;

/// The shortest chain that takes something away.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    Links::new(scene, StrongLinks::All).search(finds, |_| true);
    ON
}
