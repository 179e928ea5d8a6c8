//! Figures about many runs, some of which were stopped before their end.

mod fit;
mod share;
mod sketch;

pub use fit::{Fit, Growth, growth};
pub use share::Share;
pub use sketch::{Estimate, Sketch};
