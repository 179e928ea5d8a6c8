//! What a colour of a puzzle looks like on the sheet: the same by day and by night.

use crate::theme::Sheet;
use egui::Color32;
use grille_engine::colours::Colour;
use grille_engine::nonogram::Palette;

/// The colour of an ink. What is nearly black is the ink of the sheet.
pub fn pigment(palette: &Palette, colour: Colour, sheet: &Sheet) -> Color32 {
    let rgb = palette.ink(colour).rgb;
    let is_black = rgb.r.max(rgb.g).max(rgb.b) < 64;
    match palette.is_two_tone() || is_black {
        true => sheet.ink,
        false => Color32::from_rgb(rgb.r, rgb.g, rgb.b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_formats::collection;

    #[test]
    fn a_picture_has_the_same_colours_by_day_and_by_night() {
        let puzzle = collection::find("toucan").expect("it is in the collection").puzzle();
        for colour in puzzle.palette().colours().filter(|colour| colour.is_ink()) {
            let by = |sheet: &Sheet| pigment(puzzle.palette(), colour, sheet);
            let (day, night) = (by(&Sheet::DAY), by(&Sheet::NIGHT));
            let is_dark = |own: Color32| own.r().max(own.g()).max(own.b()) < 64;
            assert!(day == night || (is_dark(day) && is_dark(night)), "{day:?} and {night:?}");
        }
    }
}
