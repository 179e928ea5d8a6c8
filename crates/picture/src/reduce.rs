//! Fewer, larger samples: each is the average of the light that falls on its area.
//!
//! The average is of light, not of bytes: averaged bytes would darken what is bright and thin.
//! Pixels at the edge of an area count with the part of them that lies in it. Transparent pixels
//! count for nothing but the transparency. Time: one look at every pixel of the crop.

use crate::crop::Crop;
use crate::light;
use crate::pixels::Pixels;
use crate::raster::{Raster, Sample};
use std::ops::Range;

/// The crop, which must lie in the picture, as so many rows and columns.
pub fn reduce(pixels: &Pixels, crop: Crop, rows: usize, cols: usize) -> Raster<Sample> {
    let table = light::of_bytes();
    let across: Vec<Area> = areas(crop.left, crop.width, cols);
    let down: Vec<Area> = areas(crop.top, crop.height, rows);
    Raster::from_fn(rows, cols, |row, col| {
        let (down, across) = (&down[row], &across[col]);
        let (mut light, mut there, mut all) = ([0.0f64; 3], 0.0f64, 0.0f64);
        for y in down.pixels.clone() {
            let height = down.part(y);
            for x in across.pixels.clone() {
                let area = height * across.part(x);
                let [r, g, b, alpha] = pixels.at(x, y);
                let weight = area * f64::from(alpha) / 255.0;
                for (sum, byte) in light.iter_mut().zip([r, g, b]) {
                    *sum += weight * f64::from(table[usize::from(byte)]);
                }
                there += weight;
                all += area;
            }
        }
        let share = if there > 0.0 { 1.0 / there } else { 0.0 };
        Sample { light: light.map(|sum| (sum * share) as f32), alpha: (there / all) as f32 }
    })
}

/// The pixels of one row or column of samples.
struct Area {
    pixels: Range<u32>,
    start: f64,
    end: f64,
}

impl Area {
    /// How much of a pixel lies in it, from 0 to 1.
    fn part(&self, pixel: u32) -> f64 {
        let pixel = f64::from(pixel);
        self.end.min(pixel + 1.0) - self.start.max(pixel)
    }
}

fn areas(first: u32, length: u32, count: usize) -> Vec<Area> {
    let edge = |index: usize| f64::from(first) + f64::from(length) * index as f64 / count as f64;
    let last = first + length;
    (0..count)
        .map(|index| {
            let (start, end) = (edge(index), edge(index + 1));
            let from = (start as u32).min(last - 1);
            // A pixel of which nothing but an error of rounding lies in the area is left out.
            let to = ((end - 1e-9) as u32 + 1).clamp(from + 1, last);
            Area { pixels: from..to, start, end }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_is_averaged_not_bytes_and_missing_pixels_are_left_out() {
        let data = vec![255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255, 9, 9, 9, 0];
        let pixels = Pixels::rgba(4, 1, data).unwrap();
        let reduced = reduce(&pixels, Crop::whole(4, 1), 1, 2);
        assert_eq!(light::byte(f64::from(reduced.data[0].light[0])), 188);
        assert_eq!(reduced.data[1], Sample { light: [1.0, 0.0, 0.0], alpha: 0.5 });
    }

    #[test]
    fn areas_share_pixels_and_miss_none() {
        for (length, count) in [(7, 3), (3, 7), (10, 10), (1, 5), (999, 31)] {
            let areas = areas(5, length, count);
            let sum: f64 =
                areas.iter().flat_map(|area| area.pixels.clone().map(|x| area.part(x))).sum();
            assert!((sum - f64::from(length)).abs() < 1e-6, "{length} {count}: {sum}");
            assert!(areas.iter().all(|area| area.pixels.end <= 5 + length));
        }
    }
}
