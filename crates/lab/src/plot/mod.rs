//! Charts as SVG, made here: axes that are linear or logarithmic, lines with bands or
//! bars, points, and labels that stand beside the ends of their lines.
//!
//! Colours are those of Okabe and Ito, which people with any colour vision tell
//! apart; shapes and dashes say the same once more. Every colour is written out, so a
//! chart stands by itself; a page may override what has a class.

mod axis;
mod chart;
mod labels;
#[cfg(feature = "png")]
pub mod png;
mod style;

pub use axis::{Axis, Kind, number, time};
pub use chart::{Chart, Mark, Series, escaped};
pub use style::{COLOURS, Style};
