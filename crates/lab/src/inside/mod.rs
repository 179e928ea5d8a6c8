//! Looking inside what the methods work with: automata and block ranges.

pub mod automaton;
mod draw;
pub mod ranges;

pub use automaton::{Automaton, Form, Step};
