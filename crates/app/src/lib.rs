//! The window of Grille: choose a puzzle, play it, ask for hints, watch a solver.
//!
//! [`Window`] is everything but the system's window itself: it draws itself
//! with egui and can be driven without a screen. [`desktop`] puts it on one.

pub mod board;
pub mod command;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod files;
pub mod game;
pub mod library;
mod overlay;
mod panel;
pub mod play;
pub mod theme;
pub mod watch;
mod window;
pub mod work;

pub use grille_store::{Settings, Store};
pub use window::Window;
