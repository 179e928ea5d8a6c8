//! Black and white: how dark each cell is, or how far from the paper in colour, against a level.

use crate::axis::along;
use crate::dither::dither;
use crate::oklab::Oklab;
use crate::raster::{Raster, Sample};
use crate::settings::{Edges, Settings, Threshold};
use crate::shades::Shades;
use crate::threshold::margins;
use grille_engine::nonogram::Rgb;

/// The least difference of lightness between anything and paper that is worth looking at.
const FLAT: f64 = 0.05;

/// Black where cells are dark enough, or far enough from the paper in colour.
pub fn black_and_white(
    samples: &Raster<Sample>,
    outlines: Option<&Raster<f64>>,
    threshold: Threshold,
    settings: &Settings,
) -> Shades {
    let colours = samples.map(|sample| Oklab::of_light(sample.over([1.0; 3])));
    let mut darkness = colours.map(|colour| 1.0 - colour.l);
    let range = |all: &Raster<f64>| {
        let most = all.data.iter().copied().fold(0.0, f64::max);
        most - all.data.iter().copied().fold(1.0, f64::min)
    };
    // White on nothing: then the shape is what there is.
    if range(&darkness) < FLAT && samples.data.iter().any(|sample| sample.alpha < 0.5) {
        darkness = samples.map(|sample| f64::from(sample.alpha));
    } else if settings.by_colour && !settings.dither && is_found(threshold) {
        darkness = along(&colours);
    }
    if let Some(outlines) = outlines {
        let part = match settings.edges {
            Edges::Add(part) => f64::from(part.min(100)) / 100.0,
            Edges::Only | Edges::Off => 1.0,
        };
        for (own, edge) in darkness.data.iter_mut().zip(&outlines.data) {
            *own =
                if settings.edges == Edges::Only { *edge } else { (*own + part * edge).min(1.0) };
        }
    }
    let shown = vec![Rgb::WHITE, Rgb::BLACK];
    if settings.dither {
        let light = darkness.map(|own| [(1.0 - own) * (1.0 - own) * (1.0 - own); 3]);
        let cells = dither(&light, &[Oklab::of(Rgb::WHITE), Oklab::of(Rgb::BLACK)]);
        let unlike = darkness.data.iter().zip(&cells.data).flat_map(|(&own, &cell)| {
            let sure = (own - 0.5).abs();
            if cell == 0 { [0.0, sure] } else { [sure, 0.0] }
        });
        return Shades { unlike: unlike.collect(), cells, shown };
    }
    let margins = margins(&darkness, threshold);
    let unlike = margins.data.iter().flat_map(|&own| [own.max(0.0), (-own).max(0.0)]).collect();
    Shades { cells: margins.map(|&own| usize::from(own > 0.0)), unlike, shown }
}

/// Whether the level is found in the picture, so that it may be one of colour.
fn is_found(threshold: Threshold) -> bool {
    match threshold {
        Threshold::Otsu | Threshold::Density(_) => true,
        Threshold::Local | Threshold::Level(_) => false,
    }
}
