//! Pixel art: a few colours in equal squares, each of them one cell. Enlarged pixel art is found
//! by the places where neighbouring columns or rows differ: the squares' side divides them all.

use crate::crop::Crop;
use crate::pixels::Pixels;
use grille_engine::colours::Colour;
use grille_engine::nonogram::Rgb;

/// Pixel art without enlargement, with a side longer than this, is a picture like any other.
const MOST_CELLS: u32 = 100;

/// What makes a picture pixel art.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Art {
    /// The side of a cell, in pixels.
    pub scale: u32,
    /// How many rows of cells.
    pub rows: u32,
    /// How many columns of cells.
    pub cols: u32,
}

/// Whether the crop, which must lie in the picture, is pixel art.
pub fn pixel_art(pixels: &Pixels, crop: Crop) -> Option<Art> {
    let mut colours: Vec<Option<Rgb>> = Vec::new();
    for y in 0..crop.height {
        let mut last = None;
        for x in 0..crop.width {
            let look = look(pixels.at(crop.left + x, crop.top + y));
            if last != Some(look) && !colours.contains(&look) {
                if colours.len() == Colour::LIMIT {
                    return None;
                }
                colours.push(look);
            }
            last = Some(look);
        }
    }
    if colours.len() < 2 {
        return None;
    }
    let at = |x: u32, y: u32| look(pixels.at(crop.left + x, crop.top + y));
    let mut scale = gcd(crop.width, crop.height);
    for x in 1..crop.width {
        if scale == 1 {
            break;
        }
        if x % scale != 0 && (0..crop.height).any(|y| at(x, y) != at(x - 1, y)) {
            scale = gcd(scale, x);
        }
    }
    for y in 1..crop.height {
        if scale == 1 {
            break;
        }
        if y % scale != 0 && (0..crop.width).any(|x| at(x, y) != at(x, y - 1)) {
            scale = gcd(scale, y);
        }
    }
    let (rows, cols) = (crop.height / scale, crop.width / scale);
    let limit = if scale > 1 { grille_engine::grid::MAX_SIDE as u32 } else { MOST_CELLS };
    (rows.max(cols) <= limit).then_some(Art { scale, rows, cols })
}

/// What a pixel looks like on its own: its colour on white, or nothing where more than half of
/// it is missing.
pub(crate) fn look([r, g, b, alpha]: [u8; 4]) -> Option<Rgb> {
    if alpha < 128 {
        return None;
    }
    let on_white = |own: u8| {
        let (own, alpha) = (u32::from(own), u32::from(alpha));
        ((own * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    };
    Some(Rgb { r: on_white(r), g: on_white(g), b: on_white(b) })
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
