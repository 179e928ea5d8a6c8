//! Pixels out, one for each cell: plain text of the PPM format, and PNG.
//!
//! Readers of puzzle files read text. So a picture file of any kind, of which each pixel is a
//! cell, is told as the text of a PPM file; and a PNG is written from such a text. What is not
//! there is told by a comment, which names the background: `# background #ffffff`.

use crate::{Trouble, cells, decode};
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::Rgb;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};
use std::fmt::Write;

/// The text of a PPM file with the pixels of a picture file, if it can be a puzzle with a cell for
/// each pixel.
pub fn as_ppm(bytes: &[u8]) -> Result<String, Trouble> {
    let (picture, inks) = cells::one_to_one(&decode(bytes)?)?;
    let rgb = |index: usize| match inks.get(index) {
        Some(ink) => ink.rgb,
        // No inks are black on white.
        None if index == 0 => Rgb::WHITE,
        None => Rgb::BLACK,
    };
    Ok(ppm(&picture.map(|colour| rgb(colour.index())), rgb(0)))
}

/// The text of a PPM file of these colours, with the background told.
fn ppm(cells: &Grid<Rgb>, background: Rgb) -> String {
    let size = cells.size();
    let mut text = format!("P3\n# background {background}\n{} {}\n255\n", size.cols(), size.rows());
    for row in cells.rows() {
        for Rgb { r, g, b } in row {
            // A string takes all that is written to it.
            let _ = writeln!(text, "{r} {g} {b}");
        }
    }
    text
}

/// The PNG file that says the same as the text of a PPM; an empty one, if that is none.
pub fn png_of_ppm(text: &str) -> Vec<u8> {
    let named = text.lines().find_map(|line| line.strip_prefix("# background "));
    let background = named.and_then(|code| code.trim().parse().ok()).unwrap_or(Rgb::WHITE);
    let cells = decode(text.as_bytes()).ok().and_then(|pixels| {
        let size = Size::new(pixels.height() as usize, pixels.width() as usize).ok()?;
        Some(Grid::from_fn(size, |cell| {
            let [r, g, b, _] = pixels.at(cell.col.into(), cell.row.into());
            Rgb { r, g, b }
        }))
    });
    cells.map_or(Vec::new(), |cells| png(&cells, background))
}

/// A PNG file of these colours. The background is transparent if it is not white, so that it is
/// known when the file is read back.
pub fn png(cells: &Grid<Rgb>, background: Rgb) -> Vec<u8> {
    let size = cells.size();
    let (width, height) = (size.cols() as u32, size.rows() as u32);
    let mut file = Vec::new();
    let encoder = PngEncoder::new(&mut file);
    let written = if background == Rgb::WHITE {
        let data: Vec<u8> = cells.cells().iter().flat_map(|own| [own.r, own.g, own.b]).collect();
        encoder.write_image(&data, width, height, ExtendedColorType::Rgb8)
    } else {
        let alpha = |own: &Rgb| if *own == background { cells::CHOSEN } else { 255 };
        let data: Vec<u8> =
            cells.cells().iter().flat_map(|own| [own.r, own.g, own.b, alpha(own)]).collect();
        encoder.write_image(&data, width, height, ExtendedColorType::Rgba8)
    };
    written.expect("there is room in memory for as many bytes as pixels");
    file
}
