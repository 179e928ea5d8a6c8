//! What is measured: lines and puzzles, the same in every run.

#![allow(dead_code, reason = "each bench uses its own part")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a bench may fail loudly")]

pub mod lines;
pub mod puzzles;

#[path = "../../tests/common/mod.rs"]
mod common;
