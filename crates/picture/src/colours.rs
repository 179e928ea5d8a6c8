//! In colours: the palette of a picture, and which of its colours each cell has.
//!
//! A cell is looked at in several samples, and takes the colour that most of them have: the
//! average of a cell on an outline would be a colour between two, and seen as a rim.

use crate::dither::dither;
use crate::oklab::Oklab;
use crate::palette::{distance, k_means, nearest};
use crate::raster::{Raster, Sample};
use crate::settings::{Edges, Settings};
use crate::shades::Shades;
use crate::similar::{Tint, least_distance, told_apart};
use grille_engine::nonogram::Rgb;

/// The palette for cells.
pub struct Chosen {
    /// Colours of samples, and which colour of the puzzle they are.
    looks: Vec<(Oklab, usize)>,
    /// How the colours of the puzzle are shown, the background first.
    shown: Vec<Rgb>,
    /// Whether the background is what is not there: no sample that is there has it.
    is_clear: bool,
}

/// How far from white paper the inks must look, to everybody, for the background to be white.
const LIKE_PAPER: f64 = 0.15;

impl Chosen {
    /// These colours, the background first.
    pub fn given(colours: &[Rgb]) -> Chosen {
        let looks = (0..).zip(colours).map(|(index, &rgb)| (Oklab::of(rgb), index)).collect();
        Chosen { looks, shown: colours.to_vec(), is_clear: false }
    }

    /// The colours of the samples: so many inks, and the background.
    pub fn found(samples: &Raster<Sample>, count: usize, settings: &Settings) -> Chosen {
        let is_clear = samples.data.iter().any(|sample| sample.alpha < 0.5);
        let there = |sample: &&Sample| sample.alpha >= 0.5;
        let points: Vec<Oklab> = samples.data.iter().filter(there).map(colour).collect();
        let mut looks = k_means(&points, count + usize::from(!is_clear), settings.seed);
        let background = match settings.background {
            _ if is_clear || looks.is_empty() => None,
            Some(rgb) => Some(looks.swap_remove(nearest(&looks, Oklab::of(rgb)))),
            None => Some(looks.swap_remove(commonest_on_border(samples, &looks))),
        };
        // From light to dark.
        looks.sort_by(|a, b| b.l.total_cmp(&a.l));
        if looks.is_empty() {
            looks.push(Oklab::of(Rgb::BLACK));
        }
        // Empty cells are white paper where no ink looks like it.
        let white = Oklab::of(Rgb::WHITE);
        let is_free = looks.iter().all(|ink| least_distance(*ink, white) > LIKE_PAPER);
        let paper = match (settings.background, background) {
            (Some(rgb), _) => Oklab::of(rgb),
            (None, _) if is_free => white,
            (None, Some(own)) => own,
            (None, None) => Oklab { l: 0.25, a: 0.0, b: 0.0 },
        };
        let mut counts = vec![0; looks.len()];
        points.iter().for_each(|&point| counts[nearest(&looks, point)] += 1);
        let ink = |(look, cells): (Oklab, usize)| Tint { looks: vec![look], shown: look, cells };
        let own = Tint { looks: background.into_iter().collect(), shown: paper, cells: 0 };
        let mut tints: Vec<Tint> =
            std::iter::once(own).chain(looks.into_iter().zip(counts).map(ink)).collect();
        if settings.merge_similar {
            tints = told_apart(tints);
        }
        if tints.len() == 1 {
            let black = Oklab::of(Rgb::BLACK);
            tints.push(Tint { looks: Vec::new(), shown: black, cells: 0 });
        }
        let shown = tints.iter().map(|tint| tint.shown.rgb()).collect();
        let looks = (0..).zip(tints).flat_map(|(index, tint)| {
            tint.looks.into_iter().map(move |look| (look, index)).collect::<Vec<_>>()
        });
        Chosen { looks: looks.collect(), shown, is_clear }
    }
}

fn colour(sample: &Sample) -> Oklab {
    Oklab::of_light(sample.light.map(f64::from))
}

/// Which of the colours most samples on the border have.
fn commonest_on_border(samples: &Raster<Sample>, looks: &[Oklab]) -> usize {
    let mut counts = vec![0u32; looks.len()];
    for row in 0..samples.rows {
        let is_end = row == 0 || row + 1 == samples.rows;
        // Of rows within, the first sample and the last.
        let step = if is_end { 1 } else { (samples.cols - 1).max(1) };
        for col in (0..samples.cols).step_by(step) {
            counts[nearest(looks, colour(samples.at(row, col)))] += 1;
        }
    }
    let most = counts.iter().max().copied().unwrap_or(0);
    counts.iter().position(|&count| count == most).unwrap_or(0)
}

/// How much darker the strongest edge makes a cell.
const EDGE_SHADE: f64 = 0.9;
/// How much it counts that samples of a cell have another colour, beside how far the colour is.
const VOTES: f64 = 0.15;

/// Which of the colours each cell has, from so many samples a cell across and down.
pub fn in_colours(
    fine: &Raster<Sample>,
    per_cell: usize,
    outlines: Option<&Raster<f64>>,
    chosen: &Chosen,
    settings: &Settings,
) -> Shades {
    let (rows, cols) = (fine.rows / per_cell, fine.cols / per_cell);
    let part = match settings.edges {
        Edges::Off => 0.0,
        Edges::Add(part) => f64::from(part.min(100)) / 100.0,
        Edges::Only => 1.0,
    };
    let shade = |row: usize, col: usize| {
        1.0 - EDGE_SHADE * part * outlines.map_or(0.0, |outlines| *outlines.at(row, col))
    };
    let ballots = Raster::from_fn(rows, cols, |row, col| {
        let samples = (0..per_cell * per_cell)
            .map(|i| *fine.at(row * per_cell + i / per_cell, col * per_cell + i % per_cell));
        Ballot::of(samples, shade(row, col), chosen)
    });
    let looks: Vec<Oklab> = chosen.looks.iter().map(|(look, _)| *look).collect();
    let scattered = (settings.dither && !looks.is_empty())
        .then(|| dither(&ballots.map(|ballot| ballot.light), &looks));
    let colours = chosen.shown.len();
    let mut unlike = Vec::with_capacity(ballots.data.len() * colours);
    let mut cells = Vec::with_capacity(ballots.data.len());
    for (at, ballot) in ballots.data.iter().enumerate() {
        let cell = match &scattered {
            Some(scattered) if ballot.votes[0] < 0.5 || !chosen.is_clear => {
                chosen.looks[scattered.data[at]].1
            }
            _ => ballot.winner(),
        };
        unlike.extend((0..colours).map(|other| ballot.unlike(other, cell)));
        cells.push(cell);
    }
    Shades { cells: Raster { rows, cols, data: cells }, unlike, shown: chosen.shown.clone() }
}

/// What the samples of a cell say.
struct Ballot {
    /// By colour of the puzzle, the share of samples that have it.
    votes: Vec<f64>,
    /// By colour of the puzzle, how far the samples are from it on average.
    far: Vec<f64>,
    /// The light of the samples that are there, on average.
    light: [f64; 3],
}

impl Ballot {
    fn of(samples: impl Iterator<Item = Sample>, shade: f64, chosen: &Chosen) -> Ballot {
        let colours = chosen.shown.len();
        let (mut votes, mut far) = (vec![0.0; colours], vec![0.0; colours]);
        let (mut light, mut there, mut all) = ([0.0; 3], 0.0, 0.0);
        for sample in samples {
            all += 1.0;
            if sample.alpha < 0.5 || chosen.looks.is_empty() {
                votes[0] += 1.0;
                continue;
            }
            there += 1.0;
            let own = sample.light.map(|part| f64::from(part) * shade);
            light = std::array::from_fn(|i| light[i] + own[i]);
            let look = Oklab::of_light(own);
            let mut best = (f64::INFINITY, 0);
            let mut nearest = vec![f64::INFINITY; colours];
            for &(other, index) in &chosen.looks {
                let distance = distance(other, look);
                nearest[index] = distance.min(nearest[index]);
                if distance < best.0 {
                    best = (distance, index);
                }
            }
            votes[best.1] += 1.0;
            for (sum, own) in far.iter_mut().zip(nearest) {
                *sum += if own.is_finite() { own } else { 1.0 };
            }
        }
        let share = if there > 0.0 { 1.0 / there } else { 0.0 };
        Ballot {
            votes: votes.into_iter().map(|count| count / all).collect(),
            far: far.into_iter().map(|sum| sum * share).collect(),
            light: light.map(|sum| sum * share),
        }
    }

    /// The colour of most samples; of several the one that all samples are nearest to.
    fn winner(&self) -> usize {
        let mut best = 0;
        for index in 1..self.votes.len() {
            let (own, other) = (self.votes[index], self.votes[best]);
            if own > other || own == other && self.far[index] < self.far[best] {
                best = index;
            }
        }
        best
    }

    /// How much less a colour is wanted here than the one that the cell has.
    fn unlike(&self, other: usize, own: usize) -> f64 {
        let votes = VOTES * (self.votes[own] - self.votes[other]);
        (votes + (self.far[other] - self.far[own]) / 2.0).max(0.0)
    }
}
