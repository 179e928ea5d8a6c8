//! The commands that mean something in every room in which a puzzle is made.

use crate::command::ForStudio;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basic {
    /// The last change is taken back.
    Undo,
    /// It is made again.
    Redo,
    /// The puzzle is played.
    Play,
    /// It becomes a file.
    Save,
    /// Back to where drawings are.
    Leave,
}

impl Basic {
    /// What a command means there; nothing if it is one of the easel's own.
    pub fn of(command: ForStudio) -> Option<Basic> {
        match command {
            ForStudio::Undo => Some(Basic::Undo),
            ForStudio::Redo => Some(Basic::Redo),
            ForStudio::Try => Some(Basic::Play),
            ForStudio::Save => Some(Basic::Save),
            ForStudio::Drawings => Some(Basic::Leave),
            ForStudio::Pen
            | ForStudio::Eraser
            | ForStudio::Line
            | ForStudio::Rectangle
            | ForStudio::Ellipse
            | ForStudio::Bucket
            | ForStudio::Replace
            | ForStudio::Text
            | ForStudio::Select
            | ForStudio::Pick
            | ForStudio::Guard
            | ForStudio::Filled
            | ForStudio::Mirror
            | ForStudio::SelectAll
            | ForStudio::Clear
            | ForStudio::Duplicate
            | ForStudio::FlipAcross
            | ForStudio::FlipDown
            | ForStudio::TurnLeft
            | ForStudio::TurnRight
            | ForStudio::Invert
            | ForStudio::ShiftLeft
            | ForStudio::ShiftRight
            | ForStudio::ShiftUp
            | ForStudio::ShiftDown
            | ForStudio::Resize
            | ForStudio::About
            | ForStudio::Reference
            | ForStudio::Check
            | ForStudio::Other
            | ForStudio::NextRepair
            | ForStudio::TakeRepair
            | ForStudio::Create
            | ForStudio::ZoomIn
            | ForStudio::ZoomOut
            | ForStudio::ZoomFit => None,
        }
    }
}
