//! Two houses of any kind with two places each for a digit, one of which sees one of
//! the other: one of the other two is right. A skyscraper and a two-string kite are
//! the plainest of them.

use super::finds::{Finds, Flow};
use super::scene::Scene;
use super::strong_links::pairs;

/// Every such pair of houses.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    pairs(scene, finds, |_, _, _| true)
}
