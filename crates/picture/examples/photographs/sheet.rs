//! A contact sheet: pictures in rows and columns, all of one size.

use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::Rgb;
use grille_picture::{Pixels, encode};

/// The side of a picture on the sheet, and the space between two.
const SIDE: usize = 116;
const GAP: usize = 6;
const STEP: usize = SIDE + GAP;
const PAPER: Rgb = Rgb { r: 200, g: 200, b: 205 };

pub struct Sheet {
    cols: usize,
    rows: Vec<Vec<Rgb>>,
}

impl Sheet {
    pub fn new(cols: usize, rows: usize) -> Sheet {
        Sheet { cols, rows: vec![vec![PAPER; cols * STEP + GAP]; rows * STEP + GAP] }
    }

    /// Draws a picture at its place, as large as it may be.
    pub fn draw(&mut self, row: usize, col: usize, pixels: &Pixels) {
        for y in 0..SIDE {
            for x in 0..SIDE {
                let from =
                    |at: usize, length: u32| (at as u64 * u64::from(length) / SIDE as u64) as u32;
                let [r, g, b, _] = pixels.at(from(x, pixels.width()), from(y, pixels.height()));
                self.rows[row * STEP + GAP + y][col * STEP + GAP + x] = Rgb { r, g, b };
            }
        }
    }

    /// The sheet as PNG files of so many rows of pictures each.
    pub fn files(&self, rows: usize) -> Vec<Vec<u8>> {
        let file = |part: &[Vec<Rgb>]| {
            let size = Size::new(part.len().min(1000), (self.cols * STEP + GAP).min(1000));
            let size = size.expect("a sheet has a row and a column");
            let cells =
                Grid::from_fn(size, |cell| part[usize::from(cell.row)][usize::from(cell.col)]);
            encode::png(&cells, Rgb::WHITE)
        };
        self.rows.chunks(rows * STEP + GAP).filter(|part| part.len() > GAP).map(file).collect()
    }
}
