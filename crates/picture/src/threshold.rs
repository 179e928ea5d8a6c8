//! Black or white: how dark each cell is, and the level above which it becomes ink.

use crate::raster::Raster;
use crate::settings::Threshold;

/// How much darker than its level each cell is: above 0 it is ink. The smaller the number, the
/// less sure it is.
pub fn margins(darkness: &Raster<f64>, threshold: Threshold) -> Raster<f64> {
    let global = |level: f64| darkness.map(|own| own - level);
    match threshold {
        Threshold::Otsu => global(otsu(darkness)),
        Threshold::Local => local(darkness),
        // The level is told as lightness: darker than 40 is darkness above 60.
        Threshold::Level(level) => global(1.0 - f64::from(level.min(100)) / 100.0),
        Threshold::Density(percent) => global(density(darkness, percent)),
    }
}

/// The level between two classes that differ most, of 256 levels (Otsu, 1979); 0.5 if all are alike.
fn otsu(darkness: &Raster<f64>) -> f64 {
    let mut counts = [0u64; 256];
    for own in &darkness.data {
        counts[(own.clamp(0.0, 1.0) * 255.0 + 0.5) as usize] += 1;
    }
    let total: u64 = counts.iter().sum();
    let sum: u64 = (0..).zip(counts).map(|(level, count)| level * count).sum();
    let (mut below, mut sum_below) = (0u64, 0u64);
    let (mut best, mut first, mut last) = (0.0f64, 127usize, 127usize);
    for (level, count) in counts.iter().enumerate() {
        below += count;
        sum_below += level as u64 * count;
        let above = total - below;
        if below == 0 || above == 0 {
            continue;
        }
        let (mean_below, mean_above) =
            (sum_below as f64 / below as f64, (sum - sum_below) as f64 / above as f64);
        let apart = mean_above - mean_below;
        let between = below as f64 * above as f64 * apart * apart;
        if between > best {
            (best, first, last) = (between, level, level);
        } else if between == best {
            last = level;
        }
    }
    // Among equally good levels the middle: cells are then as sure as can be.
    ((first + last) as f64 / 2.0 + 0.5) / 255.0
}

/// The level above which so many of a hundred cells are.
fn density(darkness: &Raster<f64>, percent: u8) -> f64 {
    let mut sorted = darkness.data.clone();
    sorted.sort_by(f64::total_cmp);
    let empty = sorted.len() - sorted.len() * usize::from(percent.min(100)) / 100;
    match (empty.checked_sub(1).map(|at| sorted[at]), sorted.get(empty)) {
        (Some(below), Some(above)) => f64::midpoint(below, *above),
        (None, _) => -1.0,
        (_, None) => 2.0,
    }
}

/// How much the spread of lightness around a cell moves its level.
const SENSITIVITY: f64 = 0.2;
/// The largest spread that lightness from 0 to 1 can have.
const LARGEST_SPREAD: f64 = 0.5;

/// A level for each cell (Sauvola and Pietikäinen, 2000): the mean lightness around it, lowered
/// where all is alike. The window is a quarter of the shorter side.
fn local(darkness: &Raster<f64>) -> Raster<f64> {
    let (rows, cols) = (darkness.rows, darkness.cols);
    let radius = (rows.min(cols) / 8).max(2);
    // Sums of all cells above and to the left, so that a window is four looks.
    let mut sums = vec![(0.0f64, 0.0f64); (rows + 1) * (cols + 1)];
    for row in 0..rows {
        let mut line = (0.0, 0.0);
        for col in 0..cols {
            let own = 1.0 - darkness.at(row, col);
            line = (line.0 + own, line.1 + own * own);
            let above = sums[row * (cols + 1) + col + 1];
            sums[(row + 1) * (cols + 1) + col + 1] = (above.0 + line.0, above.1 + line.1);
        }
    }
    Raster::from_fn(rows, cols, |row, col| {
        let (top, bottom) = (row.saturating_sub(radius), (row + radius + 1).min(rows));
        let (left, right) = (col.saturating_sub(radius), (col + radius + 1).min(cols));
        let at = |row: usize, col: usize| sums[row * (cols + 1) + col];
        let [a, b, c, d] = [at(bottom, right), at(top, right), at(bottom, left), at(top, left)];
        let count = ((bottom - top) * (right - left)) as f64;
        let mean = (a.0 - b.0 - c.0 + d.0) / count;
        let spread = ((a.1 - b.1 - c.1 + d.1) / count - mean * mean).max(0.0).sqrt();
        let level = mean * (1.0 + SENSITIVITY * (spread / LARGEST_SPREAD - 1.0));
        level - (1.0 - darkness.at(row, col))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raster(data: &[f64]) -> Raster<f64> {
        Raster { rows: 1, cols: data.len(), data: data.to_vec() }
    }

    fn inks(data: &[f64], threshold: Threshold) -> String {
        let margins = margins(&raster(data), threshold);
        margins.data.iter().map(|&own| if own > 0.0 { '#' } else { '.' }).collect()
    }

    #[test]
    fn otsu_parts_two_groups_and_leaves_a_flat_picture_alone() {
        assert_eq!(inks(&[0.1, 0.2, 0.1, 0.7, 0.8], Threshold::Otsu), "...##");
        assert_eq!(inks(&[0.7, 0.95, 0.7, 0.7, 0.9], Threshold::Otsu), ".#..#");
        assert_eq!(inks(&[0.2; 4], Threshold::Otsu), "....");
        assert_eq!(inks(&[0.8; 4], Threshold::Otsu), "####");
    }

    #[test]
    fn levels_and_densities_are_as_asked_for() {
        assert_eq!(inks(&[0.1, 0.5, 0.61, 0.9], Threshold::Level(40)), "..##");
        let ramp: Vec<f64> = (0..20).map(|i| f64::from(i) / 20.0).collect();
        for percent in [0u8, 5, 35, 50, 100] {
            let inks = inks(&ramp, Threshold::Density(percent));
            assert_eq!(inks.matches('#').count(), usize::from(percent) / 5, "{percent}");
        }
    }

    #[test]
    fn local_levels_follow_a_shadow() {
        // Dark marks on paper that becomes darker to the right.
        let paper = |row: usize, col: usize| {
            let mark = if row % 4 == 1 && col % 4 == 1 { 0.3 } else { 0.0 };
            col as f64 / 60.0 + mark
        };
        let darkness = Raster::from_fn(40, 40, paper);
        let found = margins(&darkness, Threshold::Local);
        for row in 0..40 {
            for col in 0..40 {
                assert_eq!(*found.at(row, col) > 0.0, row % 4 == 1 && col % 4 == 1, "{row} {col}");
            }
        }
    }
}
