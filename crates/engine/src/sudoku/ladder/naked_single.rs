//! A cell with one candidate left has that digit.

use super::Why;
use super::finds::{Finds, Flow, ON};
use super::scene::Scene;
use crate::sudoku::Digits;

/// Every open cell with one candidate.
pub fn find(scene: &Scene, finds: &mut Finds) -> Flow {
    for cell in scene.open.iter() {
        if let Some(digit) = scene.sets[cell].only() {
            // One peer for each other digit that has been placed; some may be gone
            // by other arguments.
            let mut seen = Digits::from(digit);
            let mut peers = Vec::new();
            for peer in (scene.tables.peers[cell] - scene.open).iter() {
                if !scene.sets[peer].is_subset(seen) {
                    seen |= scene.sets[peer];
                    peers.push(scene.cell(peer));
                }
            }
            finds.place(scene, cell, digit, Why::Peers(peers))?;
        }
    }
    ON
}
