//! The mid end for makers: everything that making a picture puzzle needs, and nothing that a
//! screen, a disk or a clock has.
//!
//! A [`Canvas`] is the picture with its palette; its puzzle always follows from it. An [`Edit`] is
//! what was done to it, as data with a text form: one step of undo, one record of a journal. A
//! [`Studio`] holds one canvas being worked on: its history, the stroke under way, what is
//! selected, and the [`Verdict`] on the picture that is shown. The caller says where the pointer
//! is and how much time has passed. A question is a task: [`Studio::advance`] works on it, or a
//! thread that the caller hands it to.
//!
//! There is no thread, file, clock, widget or sentence here; a test holds that.
//!
//! ```
//! use grille_engine::grid::Size;
//! use grille_studio::{Canvas, Solutions, Spot, Studio};
//!
//! let mut studio = Studio::begin(Canvas::blank(Size::new(5, 5).unwrap()));
//! studio.press(Spot::new(0, 0));
//! studio.drag(Spot::new(4, 4), false);
//! studio.release();
//! while studio.advance(100) {}
//! let Some(Solutions::Other { differs, .. }) = studio.verdict().solutions.found() else {
//!     panic!("a diagonal is not unique")
//! };
//! assert!(!differs.is_empty());
//! assert_eq!(studio.take_records()[0].to_string(), "0 r1c1=1 r2c2=1 r3c3=1 r4c4=1 r5c5=1");
//! assert!(studio.undo());
//! ```

pub mod canvas;
pub mod edit;
mod edit_text;
pub mod entry;
mod float;
pub mod import;
mod span;
mod stroke;
mod studio;
pub mod tool;
pub mod verdict;
mod whole;

pub use canvas::{Canvas, Denied};
pub use edit::{Change, Edit, Flip, Margins};
pub use float::Float;
pub use span::Span;
pub use studio::{CanvasRecord, Studio};
pub use tool::{Area, Hand, Mirror, Spot, Tool, Unwritten};
pub use verdict::{
    Advice, Answer, Asked, Care, Finding, Lines, Offer, Question, Side, Solutions, Verdict, Wish,
};
