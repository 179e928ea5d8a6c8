//! Puzzles on paper: sheets, books and worked solutions.
//!
//! Everything is laid out once, as [`Page`]s in points, and written by one of four writers:
//! [`pdf`], [`svg`], [`png`] and [`html`]. A board of any game is a [`Figure`]: so many cells wide and
//! high, drawn at whatever size a cell has. No system font is used: the family lies in `fonts/`
//! and goes into every file as far as it is needed.
//!
//! Nothing here solves, rates or speaks: answers, ratings and sentences are handed in.
//!
//! ```
//! use grille_engine::sudoku::Puzzle;
//! use grille_paper::{sudoku::Board, svg};
//!
//! let puzzle = Puzzle::of(&[None; 81]).ok_or("81 cells are a sudoku")?;
//! let board = Board::to_solve(&puzzle, Board::blank(&puzzle));
//! assert!(svg::figure(&board, 16.0, "empty").contains("<svg"));
//! # Ok::<(), &str>(())
//! ```

pub mod contents;
mod figure;
pub mod flow;
pub mod font;
mod head;
pub mod html;
pub mod nonogram;
pub mod page;
pub mod pdf;
pub mod png;
mod press;
mod raster;
pub mod sheet;
pub mod sheets;
mod slots;
mod star;
pub mod sudoku;
pub mod svg;

pub use figure::{Figure, Scale};
pub use font::Face;
pub use page::{Block, Document, Item, Mark, Page, Role};
pub use press::Press;
pub use sheet::Sheet;
