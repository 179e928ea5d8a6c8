//! A page as a PNG picture.

use crate::page::Page;
use crate::raster::Canvas;

/// The most pixels of a picture.
const MOST: f32 = 40e6;

/// A page of pixels, and how many of them a point has.
fn canvas(page: &Page, dots: f32) -> (Canvas, f32) {
    let most = (MOST / (page.width * page.height)).sqrt();
    let scale = (dots / 72.0).min(most);
    (Canvas::of(page, scale), scale)
}

/// The pixels of a page, three bytes each, and how many there are across and down; with so many dots an inch, or
/// fewer where there would be too many.
pub fn pixels(page: &Page, dots: f32) -> ([usize; 2], Vec<u8>) {
    let (canvas, _) = canvas(page, dots);
    ([canvas.width, canvas.height], canvas.pixels)
}

/// The picture, with so many dots an inch, or fewer where it would be too large.
pub fn png(page: &Page, dots: f32) -> Vec<u8> {
    let (canvas, scale) = canvas(page, dots);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let metre = (scale * 72.0 / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: metre,
        yppu: metre,
        unit: png::Unit::Meter,
    }));
    let written =
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&canvas.pixels));
    written.expect("a picture of these bytes into memory can be written");
    bytes
}
