//! In-between shades out of scattered cells: the error of each cell is handed on to those right of
//! it and below (Floyd and Steinberg, 1976), in amounts of light.

use crate::oklab::Oklab;
use crate::palette::nearest;
use crate::raster::Raster;

/// Which of the colours each cell becomes.
pub fn dither(light: &Raster<[f64; 3]>, colours: &[Oklab]) -> Raster<usize> {
    let mut wanted = light.clone();
    let lights: Vec<[f64; 3]> = colours.iter().map(|colour| colour.light()).collect();
    let mut taken = Raster { rows: light.rows, cols: light.cols, data: vec![0; light.data.len()] };
    for row in 0..light.rows {
        for col in 0..light.cols {
            let at = row * light.cols + col;
            // Errors that no colour of the palette can make up for must not pile up.
            let own = wanted.data[at].map(|part| part.clamp(-1.0, 2.0));
            let shown = own.map(|part| part.clamp(0.0, 1.0));
            let index = nearest(colours, Oklab::of_light(shown));
            taken.data[at] = index;
            let error: [f64; 3] = std::array::from_fn(|i| own[i] - lights[index][i]);
            let shares = [(0, 1, 7.0), (1, -1, 3.0), (1, 0, 5.0), (1, 1, 1.0)];
            for (down, across, share) in shares {
                let to = (row + down, col.checked_add_signed(across));
                if let (row, Some(col)) = to
                    && row < light.rows
                    && col < light.cols
                {
                    let next = &mut wanted.data[row * light.cols + col];
                    for (next, error) in next.iter_mut().zip(error) {
                        *next += error * share / 16.0;
                    }
                }
            }
        }
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::Rgb;

    #[test]
    fn as_much_light_is_left_as_there_was() {
        let colours = [Oklab::of(Rgb::WHITE), Oklab::of(Rgb::BLACK)];
        for share in [0.0, 0.2, 0.5, 1.0] {
            let light = Raster { rows: 20, cols: 20, data: vec![[share; 3]; 400] };
            let white = dither(&light, &colours).data.iter().filter(|&&own| own == 0).count();
            assert!((white as f64 - 400.0 * share).abs() < 20.0, "{share}: {white}");
        }
    }
}
