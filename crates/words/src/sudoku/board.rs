//! What a screen reader says about the cells of a sudoku.

use super::argument::symbol;
use crate::{Words, say};
use grille_engine::grid::Cell;
use grille_engine::sudoku::Digits;
use grille_table::sudoku::Face;

impl Words {
    /// "row 3 column 4: 5, given"; with what is noted in it. Whether its digit stands twice is
    /// told if the face says so.
    pub fn sudoku_cell(&self, cell: Cell, face: &Face) -> String {
        let mut said = Vec::new();
        match face.digit {
            Some(digit) if face.is_given => {
                said.push(say!(self, "sudoku-given", digit = symbol(digit)));
            }
            Some(digit) => said.push(symbol(digit)),
            None => {
                if !face.pencil.is_empty() {
                    let digits = self.either(face.pencil);
                    said.push(say!(self, "sudoku-can-be", digits = digits));
                }
                if !face.notes.corner.is_empty() {
                    let digits = self.sudoku_digits(face.notes.corner);
                    said.push(say!(self, "sudoku-corners", digits = digits));
                }
            }
        }
        if said.is_empty() {
            said.push(say!(self, "sudoku-blank"));
        }
        if !face.notes.colours.is_empty() {
            let names = face.notes.colours.iter();
            let names: Vec<String> =
                names.map(|tint| say!(self, "sudoku-tint", number = tint.number())).collect();
            said.push(say!(self, "sudoku-colours-of", colours = self.and(&names)));
        }
        let mut state = said.join(", ");
        if face.is_conflict {
            state = say!(self, "sudoku-twice-here", state = state);
        }
        say!(self, "sudoku-cell", row = cell.row + 1, column = cell.col + 1, state = state)
    }

    /// "1, 2 and 3".
    pub fn sudoku_digits(&self, digits: Digits) -> String {
        self.digits(digits)
    }

    /// "1, 2 or 3".
    pub fn sudoku_either(&self, digits: Digits) -> String {
        self.either(digits)
    }
}
