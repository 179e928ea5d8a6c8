//! A pivot of three digits sees two cells that have two of them each, and one of
//! them in common: the pivot or one of the two is that one. Cells that see all three
//! are not.

use super::finds::{Finds, Flow};
use super::scene::Scene;
use super::xy_wing::wings;

/// Every such three cells.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    wings(scene, finds, 3)
}
