//! One cell for each square of pixels, with the colours as they are.

use crate::crop::Crop;
use crate::exact::look;
use crate::{Pixels, Trouble};
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::looks::{TooManyLooks, of_looks};
use grille_engine::nonogram::{Ink, Picture, Rgb};

/// A picture with a cell for each pixel, and its inks.
pub fn one_to_one(pixels: &Pixels) -> Result<(Picture, Vec<Ink>), Trouble> {
    exact(pixels, Crop::whole(pixels.width(), pixels.height()), 1, None)
}

/// The crop as cells that are squares of so many pixels, by the first pixel of each.
pub(crate) fn exact(
    pixels: &Pixels,
    crop: Crop,
    scale: u32,
    background: Option<Rgb>,
) -> Result<(Picture, Vec<Ink>), Trouble> {
    let (rows, cols) = (crop.height / scale, crop.width / scale);
    let size = Size::new(rows as usize, cols as usize);
    let size = size.map_err(|_| Trouble::TooManyCells { limit: MAX_SIDE })?;
    let first = Grid::from_fn(size, |cell| {
        let (x, y) = (u32::from(cell.col) * scale, u32::from(cell.row) * scale);
        pixels.at(crop.left + x, crop.top + y)
    });
    let looks = first.map(|pixel| look(*pixel));
    let background = background.or_else(|| clear_colour(&first, &looks));
    of_looks(&looks, background)
        .map_err(|TooManyLooks(_)| Trouble::TooManyColours { limit: Colour::LIMIT })
}

/// How transparent the background of a written PNG is: not quite, to tell that its colour was
/// chosen.
pub(crate) const CHOSEN: u8 = 1;

/// The colour that all transparent pixels have, if it was chosen: no other pixel has it, and it
/// is not the black that most programs leave there.
fn clear_colour(pixels: &Grid<[u8; 4]>, looks: &Grid<Option<Rgb>>) -> Option<Rgb> {
    let mut clear = pixels.cells().iter().filter(|[.., alpha]| *alpha < 128);
    let first @ [r, g, b, alpha] = *clear.next()?;
    let colour = Rgb { r, g, b };
    let is_chosen = match alpha {
        CHOSEN => true,
        0 => colour != Rgb::BLACK,
        _ => false,
    };
    let is_one = clear.all(|pixel| *pixel == first);
    (is_chosen && is_one && !looks.cells().contains(&Some(colour))).then_some(colour)
}
