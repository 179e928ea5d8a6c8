//! The part of a picture that becomes the puzzle.

use crate::Trouble;
use serde::{Deserialize, Serialize};

/// A rectangle of pixels of the picture as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crop {
    /// The first column.
    pub left: u32,
    /// The first row.
    pub top: u32,
    /// How many columns.
    pub width: u32,
    /// How many rows.
    pub height: u32,
}

impl Crop {
    /// All of a picture.
    pub fn whole(width: u32, height: u32) -> Crop {
        Crop { left: 0, top: 0, width, height }
    }

    /// The part of it that lies in a picture of this size.
    pub fn within(self, width: u32, height: u32) -> Result<Crop, Trouble> {
        let span = |start: u32, length: u32, limit: u32| {
            let length = length.min(limit.saturating_sub(start));
            if length == 0 { Err(Trouble::EmptyCrop) } else { Ok(length) }
        };
        Ok(Crop {
            width: span(self.left, self.width, width)?,
            height: span(self.top, self.height, height)?,
            ..self
        })
    }

    /// The largest part with this many columns for so many rows, in its middle.
    pub fn with_aspect(self, across: u32, down: u32) -> Crop {
        let (across, down) = (u64::from(across.max(1)), u64::from(down.max(1)));
        let (own_width, own_height) = (u64::from(self.width), u64::from(self.height));
        let width = own_width.min(own_height * across / down).max(1) as u32;
        let height = own_height.min(own_width * down / across).max(1) as u32;
        Crop {
            left: self.left + self.width.saturating_sub(width) / 2,
            top: self.top + self.height.saturating_sub(height) / 2,
            width,
            height,
        }
    }
}
