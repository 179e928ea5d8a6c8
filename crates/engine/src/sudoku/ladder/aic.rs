//! A chain of links of any kind (*alternating inference chain*): within cells of two
//! digits and within houses with two places.

use super::finds::{Finds, Flow, ON};
use super::links::{Links, Strong};
use super::scene::Scene;

/// The shortest chain that takes something away.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    Links::new(scene, Strong::All).search(finds, |_| true);
    ON
}
