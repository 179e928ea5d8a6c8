//! What a screen reader says about the board, its cells and its clues.

use crate::{Words, say};
use grille_engine::grid::{Cell, LineId, Size};
use grille_engine::nonogram::{Mark, Palette, Puzzle};

impl Words {
    /// "board, 5 rows, 5 columns".
    pub fn board_label(&self, size: Size) -> String {
        say!(self, "board-label", rows = size.rows(), columns = size.cols())
    }

    /// "row 3 column 4: filled".
    pub fn cell_label(&self, cell: Cell, mark: Mark, palette: &Palette) -> String {
        let (row, column) = (cell.row + 1, cell.col + 1);
        match mark {
            Mark::Blank => say!(self, "cell-blank", row = row, column = column),
            Mark::Cross => say!(self, "cell-cross", row = row, column = column),
            Mark::Ink(_) if palette.is_two_tone() => {
                say!(self, "cell-filled", row = row, column = column)
            }
            Mark::Ink(colour) => {
                let ink = self.ink(colour, palette);
                say!(self, "cell-ink", row = row, column = column, ink = ink)
            }
        }
    }

    /// "row 7: 3 1"; in several inks "row 7: 3 red, 1 black".
    pub fn clue_label(&self, line: LineId, puzzle: &Puzzle) -> String {
        let blocks = puzzle.clue(line).blocks();
        let palette = puzzle.palette();
        let clue = match (blocks.is_empty(), palette.is_two_tone()) {
            (true, _) => say!(self, "line-clue-empty"),
            (false, true) => {
                blocks.iter().map(|block| block.len.to_string()).collect::<Vec<_>>().join(" ")
            }
            (false, false) => {
                let told = blocks.iter().map(|block| {
                    let ink = self.ink(block.colour, palette);
                    say!(self, "line-clue-ink", count = block.len, ink = ink)
                });
                told.collect::<Vec<_>>().join(&say!(self, "list-comma"))
            }
        };
        say!(self, "line-label", line = self.line(line), clue = clue)
    }

    /// "row 7: 3 1, two cells blank".
    pub fn line_state(
        &self,
        line: LineId,
        puzzle: &Puzzle,
        is_done: bool,
        is_wrong: bool,
        blanks: usize,
    ) -> String {
        let state = match (is_wrong, is_done) {
            (true, _) => say!(self, "line-wrong"),
            (false, true) => say!(self, "line-done"),
            (false, false) => say!(self, "line-open", count = blanks),
        };
        say!(self, "line-state", line = self.clue_label(line, puzzle), state = state)
    }
}
