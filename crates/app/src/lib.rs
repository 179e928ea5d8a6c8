//! The window of Grille: choose a puzzle, play it, ask for hints, watch a solver.
//!
//! [`Window`] is everything but the machine it runs on ([`host`]): it draws itself
//! with egui and can be driven without a screen. [`desktop`] puts it on one. A game is a
//! room of its own ([`nonogram`], [`sudoku`]) and a line of one table ([`games`]).
//!
//! ```
//! use grille_app::{Window, host::memory::Memory};
//! use grille_words::Lang;
//!
//! let mut window = Window::new(Lang::En, Box::new(Memory::default()));
//! assert!(window.open_bytes("tiny.picross", b"1 1\n1\n1\n".to_vec()));
//! ```

pub mod command;
mod daily;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod dialog;
mod errand;
pub mod front;
pub mod games;
pub mod host;
pub mod library;
pub mod nonogram;
mod overlay;
pub mod pace;
mod panel;
pub mod part;
pub mod play;
pub mod screen;
pub mod stock;
pub mod studio;
pub mod sudoku;
pub mod theme;
mod ticks;
mod window;

pub use grille_store::{Settings, Store};
pub use grille_studio::Canvas;
pub use window::Window;
