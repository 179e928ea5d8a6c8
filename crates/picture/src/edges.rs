//! Where light and dark meet: the gradient of lightness by Sobel's operator, on samples finer
//! than cells, and of each cell the strongest third.

use crate::oklab::Oklab;
use crate::raster::{Raster, Sample};

/// How many samples a cell has across and down, for cells so many.
pub fn samples_per_cell(rows: usize, cols: usize) -> usize {
    // 4 million samples at most.
    [4, 3, 2].into_iter().find(|side| rows * cols * side * side <= 4_000_000).unwrap_or(1)
}

/// How strong the edges in each cell are, from 0 to 1, from so many samples a cell.
pub fn edges(samples: &Raster<Sample>, per_cell: usize) -> Raster<f64> {
    let lightness = samples.map(|sample| {
        // What is not there is white paper.
        Oklab::of_light(sample.over([1.0; 3])).l
    });
    let (rows, cols) = (lightness.rows, lightness.cols);
    let gradient = Raster::from_fn(rows, cols, |row, col| {
        let at = |down: usize, across: usize| {
            // 0, 1 and 2 are one before, here and one after; a border goes on as it ends.
            let row = (row + down).saturating_sub(1).min(rows - 1);
            let col = (col + across).saturating_sub(1).min(cols - 1);
            *lightness.at(row, col)
        };
        let side =
            |a: [f64; 3], b: [f64; 3]| (b[0] + 2.0 * b[1] + b[2] - a[0] - 2.0 * a[1] - a[2]) / 4.0;
        let across = side([at(0, 0), at(1, 0), at(2, 0)], [at(0, 2), at(1, 2), at(2, 2)]);
        let down = side([at(0, 0), at(0, 1), at(0, 2)], [at(2, 0), at(2, 1), at(2, 2)]);
        (across * across + down * down).sqrt()
    });
    let cells = Raster::from_fn(rows / per_cell, cols / per_cell, |row, col| {
        let mut own: Vec<f64> = (0..per_cell * per_cell)
            .map(|i| *gradient.at(row * per_cell + i / per_cell, col * per_cell + i % per_cell))
            .collect();
        own.sort_by(|a, b| b.total_cmp(a));
        let third = own.len().div_ceil(3);
        own[..third].iter().sum::<f64>() / third as f64
    });
    // The strongest edges of a picture are its edges, however soft it is; but noise is none.
    let mut sorted = cells.data.clone();
    sorted.sort_by(f64::total_cmp);
    let strong = sorted[(sorted.len() - 1) * 97 / 100].max(0.1);
    cells.map(|own| (own / strong).min(1.0))
}
