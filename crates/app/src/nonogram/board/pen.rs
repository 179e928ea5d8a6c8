//! Writes the clues. A large board has thousands of numbers and few different ones: each is laid out once
//! a frame, and all shapes are handed over together.

use crate::theme::Weight;
use egui::{Align2, Color32, Galley, Painter, Pos2, Shape};
use std::sync::Arc;

/// What stands in a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// The length of a block.
    Number(u32),
    /// The letter of its ink.
    Letter(char),
}

/// Shapes in the order of painting.
pub struct Pen<'a> {
    painter: &'a Painter,
    shapes: Vec<Shape>,
    /// Each symbol in its weight and size. They are few, and the next is mostly one of the first.
    laid_out: Vec<((Symbol, bool, f32), Arc<Galley>)>,
}

impl<'a> Pen<'a> {
    /// A pen for what this painter shows.
    pub fn new(painter: &'a Painter) -> Pen<'a> {
        Pen { painter, shapes: Vec::new(), laid_out: Vec::new() }
    }

    /// A shape over the others.
    pub fn add(&mut self, shape: impl Into<Shape>) {
        self.shapes.push(shape.into());
    }

    /// A symbol with its middle here; bold, or as what is done.
    pub fn write(&mut self, symbol: Symbol, at: Pos2, bold: bool, size: f32, colour: Color32) {
        let galley = self.laid_out(symbol, bold, size);
        let corner = Align2::CENTER_CENTER.anchor_size(at, galley.size()).min;
        self.shapes.push(Shape::galley(corner, galley, colour));
    }

    fn laid_out(&mut self, symbol: Symbol, bold: bool, size: f32) -> Arc<Galley> {
        let key = (symbol, bold, size);
        if let Some((_, galley)) = self.laid_out.iter().find(|(own, _)| *own == key) {
            return galley.clone();
        }
        let weight = if bold { Weight::Semibold } else { Weight::Regular };
        let text = match symbol {
            Symbol::Number(number) => number.to_string(),
            Symbol::Letter(letter) => letter.to_string(),
        };
        let galley = self.painter.layout_no_wrap(text, weight.at(size), Color32::PLACEHOLDER);
        self.laid_out.push((key, galley.clone()));
        galley
    }

    /// Paints all of it.
    pub fn finish(self) {
        self.painter.add(Shape::Vec(self.shapes));
    }
}
