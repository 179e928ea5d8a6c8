//! Samples in rows and columns, of any kind.

/// Samples, row by row.
#[derive(Clone, Debug, PartialEq)]
pub struct Raster<T> {
    pub rows: usize,
    pub cols: usize,
    pub data: Vec<T>,
}

/// Red, green and blue light, and how much of a sample is there: all from 0 to 1. The light is
/// that of the part which is there, not darkened by what is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    pub light: [f32; 3],
    pub alpha: f32,
}

impl<T> Raster<T> {
    /// A raster of what the function says of each row and column.
    pub fn from_fn(rows: usize, cols: usize, mut f: impl FnMut(usize, usize) -> T) -> Raster<T> {
        let mut data = Vec::with_capacity(rows * cols);
        for row in 0..rows {
            data.extend((0..cols).map(|col| f(row, col)));
        }
        Raster { rows, cols, data }
    }

    /// The same rows and columns of something else.
    pub fn map<U>(&self, f: impl FnMut(&T) -> U) -> Raster<U> {
        Raster { rows: self.rows, cols: self.cols, data: self.data.iter().map(f).collect() }
    }

    pub fn at(&self, row: usize, col: usize) -> &T {
        &self.data[row * self.cols + col]
    }

    /// The rows and columns within so many of a place.
    pub fn around(
        &self,
        row: usize,
        col: usize,
        radius: usize,
    ) -> impl Iterator<Item = (usize, usize)> + use<T> {
        let cols = col.saturating_sub(radius)..(col + radius + 1).min(self.cols);
        let rows = row.saturating_sub(radius)..(row + radius + 1).min(self.rows);
        rows.flat_map(move |row| cols.clone().map(move |col| (row, col)))
    }
}

impl Sample {
    /// The light of the sample on paper that gives this light.
    pub fn over(self, paper: [f64; 3]) -> [f64; 3] {
        let alpha = f64::from(self.alpha);
        std::array::from_fn(|i| f64::from(self.light[i]) * alpha + paper[i] * (1.0 - alpha))
    }
}
