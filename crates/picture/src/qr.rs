//! QR codes: a text that a camera reads. The coding itself is that of `qrcodegen` (ISO/IEC 18004).

use crate::encode;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::Rgb;
use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code with the light border that it needs: which of its cells are dark.
pub struct Qr(Grid<bool>);

/// How many light cells there are around a code.
const BORDER: usize = 4;
/// How many pixels wide a cell is in a file.
const PIXELS: usize = 8;

impl Qr {
    /// The code of a text; none if it is longer than a code can say.
    pub fn new(text: &str) -> Option<Qr> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
        let side = usize::try_from(code.size()).ok()? + 2 * BORDER;
        let at = |place: u16| i32::from(place) - BORDER as i32;
        let is_dark = |col: u16, row: u16| code.get_module(at(col), at(row));
        Some(Qr(Grid::from_fn(Size::new(side, side).ok()?, |cell| is_dark(cell.col, cell.row))))
    }

    /// Its cells, the border among them: dark or light.
    pub fn cells(&self) -> &Grid<bool> {
        &self.0
    }
}

/// The code for a terminal, two rows a line: what is light is drawn, as most terminals are dark.
pub fn blocks(qr: &Qr) -> String {
    let rows: Vec<&[bool]> = qr.0.rows().collect();
    let mut text = String::new();
    for pair in rows.chunks(2) {
        let lower = |col: usize| pair.get(1).is_none_or(|row| row[col]);
        text.extend(pair[0].iter().enumerate().map(|(col, upper)| match (upper, lower(col)) {
            (true, true) => ' ',
            (true, false) => '▄',
            (false, true) => '▀',
            (false, false) => '█',
        }));
        text.push('\n');
    }
    text
}

/// The code as a PNG file.
pub fn png(qr: &Qr) -> Vec<u8> {
    let cells = &qr.0;
    let side = cells.size().rows() * PIXELS;
    let colour = |row: usize, col: usize| {
        let is_dark = cells.cells()[row / PIXELS * cells.size().cols() + col / PIXELS];
        if is_dark { Rgb::BLACK } else { Rgb::WHITE }
    };
    // The largest code has 185 cells with its border: more pixels than a puzzle may have cells.
    let (side, step) = if side <= 1000 { (side, 1) } else { (cells.size().rows() * 4, 2) };
    let size = Size::new(side, side).expect("185 cells of 4 pixels are within the limit");
    let pixels = Grid::from_fn(size, |cell| {
        colour(usize::from(cell.row) * step, usize::from(cell.col) * step)
    });
    encode::png(&pixels, Rgb::WHITE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_a_light_border_and_dark_corners() {
        let qr = Qr::new("g1.AAAA").unwrap();
        let (cells, side) = (qr.cells(), qr.cells().size().rows());
        assert_eq!(side, 21 + 2 * BORDER);
        let at = |row: usize, col: usize| cells.cells()[row * side + col];
        assert!((0..side).all(|place| !at(0, place) && !at(place, 3)));
        assert!([(4, 4), (4, side - 5), (side - 5, 4)].iter().all(|&(row, col)| at(row, col)));
        assert_eq!(blocks(&qr).lines().count(), side.div_ceil(2));
        assert!(png(&qr).starts_with(b"\x89PNG"));
    }

    #[test]
    fn the_longest_code_still_is_a_picture_and_longer_texts_are_none() {
        assert!(png(&Qr::new(&"a".repeat(2331)).unwrap()).starts_with(b"\x89PNG"));
        assert!(Qr::new(&"a".repeat(3000)).is_none());
    }
}
