//! Cells whose colours are chosen, on the way to a picture: they are tidied up, and what the
//! pixels were unsure of becomes what changes cost.

use crate::clean::{smoothed, without_specks};
use crate::import::Imported;
use crate::raster::Raster;
use crate::settings::Settings;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::looks::named;
use grille_engine::nonogram::repair::Weights;
use grille_engine::nonogram::{Picture, Rgb};

/// Cells on the way: which colour each has, and how far it is from each colour.
pub struct Shades {
    pub cells: Raster<usize>,
    /// For each cell and colour how unlike it is, from 0; the cell's own is least.
    pub unlike: Vec<f64>,
    pub shown: Vec<Rgb>,
}

/// How unlike a colour must be to cost as much as anything can.
const SURE: f64 = 0.3;
/// The most that being unlike costs.
const MOST_COST: f64 = 60.0;
/// What a unit of visible damage costs (see [`Weights::outline`]) beside being unlike.
const SEEN: u32 = 3;

impl Shades {
    /// The tidied picture, and what changes of it cost.
    pub fn finished(self, size: Size, settings: &Settings, is_art: bool) -> Imported {
        let colours = self.shown.len();
        let mut cells = self.cells;
        if !settings.dither {
            for _ in 0..settings.smooth.min(5) {
                cells = smoothed(&cells);
            }
            let least = if is_art { 0 } else { usize::from(settings.specks) };
            cells = without_specks(cells, least);
        }
        // An ink that no cell has is none of the puzzle's, but one is always there.
        let mut used: Vec<usize> = (0..colours).collect();
        used.retain(|index| *index == 0 || cells.data.contains(index));
        if used.len() < 2 {
            used = (0..colours.min(2)).collect();
        }
        let colour = |index: usize| {
            let own = used.iter().position(|used| *used == index);
            own.and_then(Colour::new).unwrap_or(Colour::BACKGROUND)
        };
        let at = |row: u16, col: u16| usize::from(row) * cells.cols + usize::from(col);
        let picture: Picture =
            Grid::from_fn(size, |cell| colour(cells.data[at(cell.row, cell.col)]));
        let seen = Weights::outline(&picture);
        let costs = Grid::from_fn(size, |cell| {
            let start = at(cell.row, cell.col) * colours;
            let unlike = &self.unlike[start..start + colours];
            let own = unlike[used[picture[cell].index()]];
            let cost = |other: &usize| {
                let unlike = ((unlike[*other] - own) / SURE).clamp(0.0, 1.0) * MOST_COST;
                1 + SEEN * seen.of(cell, picture[cell]) as u32 + (unlike + 0.5) as u32
            };
            used.iter().map(cost).collect::<Box<[u32]>>()
        });
        let costs = Weights::by_colour(costs);
        let shown: Vec<Rgb> = used.iter().map(|&index| self.shown[index]).collect();
        Imported { picture, inks: named(shown), costs, is_exact: false }
    }
}
