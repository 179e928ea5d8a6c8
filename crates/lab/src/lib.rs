//! The laboratory: every method on every puzzle, measured.
//!
//! A [`campaign`] names puzzles and methods; its [`plan`] numbers the instances;
//! [`run`] measures every method on each of them, checks the answers, and appends
//! [`record`]s to a [`folder`].
//!
//! ```
//! // A grid follows from its side, density and seed, on every machine.
//! let grid = grille_lab::instance::draw(10, 50, 7);
//! assert_eq!(grid, grille_lab::instance::draw(10, 50, 7));
//! assert_ne!(grid, grille_lab::instance::draw(10, 50, 8));
//! ```

pub mod agree;
pub mod analysis;
pub mod campaign;
pub mod certify;
pub mod contender;
pub mod folder;
pub mod inside;
pub mod instance;
pub mod measure;
pub mod merge;
#[cfg(feature = "parquet")]
pub mod parquet;
pub mod plan;
pub mod plot;
pub mod record;
pub mod report;
pub mod resume;
pub mod run;
pub mod stats;
pub mod study;
pub mod study_line;
pub mod trouble;
pub mod verdict;

pub use campaign::Campaign;
pub use contender::Contender;
pub use folder::{Folder, Made, Records, VERSION};
pub use plan::Plan;
pub use record::{Outcome, Record};
pub use report::Report;
pub use trouble::Trouble;
