//! What holds or not about a print, for whoever offers it beside the puzzle: only what means something to it.

use crate::layout::Layout;
use grille_engine::nonogram::DrawingKind;
use grille_formats::GamePuzzle;

/// Something that holds or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Everything is large.
    Large,
    /// What is written so far.
    FromBoard,
    /// Pencil marks in open cells.
    Marks,
    /// Letters instead of colours.
    Grey,
    /// Clues on all sides.
    Mirrored,
    /// A QR code.
    Qr,
}

impl Choice {
    /// Every one.
    pub const ALL: [Choice; 6] = [
        Choice::Large,
        Choice::FromBoard,
        Choice::Marks,
        Choice::Grey,
        Choice::Mirrored,
        Choice::Qr,
    ];

    /// Its place in a layout.
    pub fn of(self, layout: &mut Layout) -> &mut bool {
        match self {
            Choice::Large => &mut layout.large,
            Choice::FromBoard => &mut layout.from_board,
            Choice::Marks => &mut layout.marks,
            Choice::Grey => &mut layout.grey,
            Choice::Mirrored => &mut layout.mirrored,
            Choice::Qr => &mut layout.qr,
        }
    }

    /// The key of its name in the words.
    pub fn key(self) -> &'static str {
        match self {
            Choice::Large => "print-large",
            Choice::FromBoard => "print-from-board",
            Choice::Marks => "print-marks",
            Choice::Grey => "print-grey",
            Choice::Mirrored => "print-mirrored",
            Choice::Qr => "print-qr",
        }
    }

    /// Whether it makes a difference to a puzzle.
    pub fn fits(self, puzzle: &GamePuzzle) -> bool {
        match (self, puzzle) {
            (Choice::Large | Choice::Qr, _) => true,
            (Choice::Marks, GamePuzzle::Sudoku(own)) => own.is_plain(),
            (Choice::Marks, GamePuzzle::Nonogram(_)) => false,
            (Choice::Mirrored, GamePuzzle::Nonogram(_)) => true,
            (Choice::Grey, GamePuzzle::Nonogram(own)) => !own.palette().is_two_tone(),
            (Choice::Grey | Choice::Mirrored, GamePuzzle::Sudoku(_)) => false,
            (Choice::FromBoard, GamePuzzle::Nonogram(own)) => {
                own.drawings().iter().any(|own| own.kind == DrawingKind::Saved)
            }
            (Choice::FromBoard, GamePuzzle::Sudoku(own)) => own.saved().is_some(),
        }
    }
}
