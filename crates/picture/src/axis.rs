//! How much each cell is ink, by colour: its place along the line in Oklab on which the picture's
//! colours differ most (the first principal component). For a grey picture that is darkness; an
//! orange cat before green leaves of the same lightness is told apart too.

use crate::oklab::Oklab;
use crate::palette::stretched;
use crate::raster::Raster;

/// A direction with at least this much of lightness in it goes from light to dark.
const MOSTLY_LIGHTNESS: f64 = 0.35;
/// How often the direction is refined.
const ROUNDS: usize = 60;

/// The places of the colours along their line, from 0 (paper) to 1 (ink).
pub fn along(colours: &Raster<Oklab>) -> Raster<f64> {
    let points = colours.map(|&colour| {
        let Oklab { l, a, b } = stretched(colour);
        [l, a, b]
    });
    let direction = principal(&points.data);
    let dot = |point: &[f64; 3]| (0..3).map(|i| point[i] * direction[i]).sum::<f64>();
    let places = points.map(dot);
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    for &place in &places.data {
        (least, most) = (least.min(place), most.max(place));
    }
    let range = (most - least).max(1e-9);
    let is_upwards = if direction[0].abs() >= MOSTLY_LIGHTNESS {
        direction[0] < 0.0
    } else {
        // Neither end is darker: what is on the border is paper.
        border_mean(&places) < f64::midpoint(least, most)
    };
    places.map(|place| if is_upwards { (place - least) / range } else { (most - place) / range })
}

/// The direction in which points spread most, by power iteration on their covariance.
fn principal(points: &[[f64; 3]]) -> [f64; 3] {
    let count = points.len().max(1) as f64;
    let mut mean = [0.0; 3];
    for point in points {
        mean = std::array::from_fn(|i| mean[i] + point[i] / count);
    }
    let mut spread = [[0.0; 3]; 3];
    for point in points {
        for (i, row) in spread.iter_mut().enumerate() {
            for (j, sum) in row.iter_mut().enumerate() {
                *sum += (point[i] - mean[i]) * (point[j] - mean[j]);
            }
        }
    }
    // Not at a right angle to anything that is likely.
    let mut direction = [-0.9, 0.3, 0.31];
    for _ in 0..ROUNDS {
        let next = spread.map(|row| (0..3).map(|i| row[i] * direction[i]).sum::<f64>());
        let length = next.iter().map(|part| part * part).sum::<f64>().sqrt();
        if length < 1e-12 {
            return [-1.0, 0.0, 0.0];
        }
        direction = next.map(|part| part / length);
    }
    direction
}

fn border_mean(places: &Raster<f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for row in 0..places.rows {
        for col in 0..places.cols {
            if row == 0 || col == 0 || row + 1 == places.rows || col + 1 == places.cols {
                sum += places.at(row, col);
                count += 1.0;
            }
        }
    }
    sum / count
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::Rgb;

    fn places(cols: usize, rgb: &[&str]) -> Vec<u8> {
        let data = rgb.iter().map(|text| Oklab::of(text.parse::<Rgb>().unwrap())).collect();
        let colours = Raster { rows: rgb.len() / cols, cols, data };
        along(&colours).data.iter().map(|place| (place * 100.0 + 0.5) as u8).collect()
    }

    #[test]
    fn grey_goes_from_light_to_dark_and_hues_from_the_border_inwards() {
        assert_eq!(places(3, &["fff", "000", "fff"]), [0, 100, 0]);
        assert_eq!(places(2, &["777", "777"]), [0, 0]);
        // Two colours of one lightness: a spot on a field, either way.
        let (green, orange) = ("7aa37f", "c98a4b");
        for (field, spot) in [(green, orange), (orange, green)] {
            let mut cells = [field; 9];
            cells[4] = spot;
            assert_eq!(places(3, &cells), [0, 0, 0, 0, 100, 0, 0, 0, 0]);
        }
    }
}
