//! The colours of a picture, by k-means in Oklab: so many colours that the cells are as near to
//! them as can be.
//!
//! Lloyd's algorithm from several beginnings by k-means++ (Arthur and Vassilvitskii, 2007), drawn
//! from a seed. Hue counts more than lightness: what is lit from one side is one thing. Time:
//! beginnings x rounds x points x colours; of many points every so many-th is taken.

use crate::oklab::Oklab;
use grille_engine::chance::Chance;

/// How much more a difference of hue counts than one of lightness.
const HUE: f64 = 2.0;
const BEGINNINGS: u64 = 6;
const ROUNDS: usize = 40;
const MOST_POINTS: usize = 20_000;

/// How far two colours are from each other for grouping.
pub fn distance(a: Oklab, b: Oklab) -> f64 {
    squared(a, b).sqrt()
}

fn squared(a: Oklab, b: Oklab) -> f64 {
    stretched(a).squared_distance(stretched(b))
}

/// A colour in the space in which colours are grouped.
pub fn stretched(Oklab { l, a, b }: Oklab) -> Oklab {
    Oklab { l, a: HUE * a, b: HUE * b }
}

/// Which of some colours is nearest: the first of several.
pub fn nearest(colours: &[Oklab], point: Oklab) -> usize {
    let mut best = (f64::INFINITY, 0);
    for (index, &colour) in colours.iter().enumerate() {
        let far = squared(colour, point);
        if far < best.0 {
            best = (far, index);
        }
    }
    best.1
}

/// At most so many colours for these points.
pub fn k_means(points: &[Oklab], count: usize, seed: u64) -> Vec<Oklab> {
    let step = points.len().div_ceil(MOST_POINTS).max(1);
    let points: Vec<Oklab> = points.iter().copied().step_by(step).collect();
    let mut best: (f64, Vec<Oklab>) = (f64::INFINITY, Vec::new());
    for beginning in 0..BEGINNINGS {
        let mut chance = Chance::new(&format!("palette {seed} {beginning}"));
        let mut colours = first_colours(&points, count, &mut chance);
        for _ in 0..ROUNDS {
            let moved = centres(&points, &colours);
            if moved == colours {
                break;
            }
            colours = moved;
        }
        let error = points.iter().map(|&p| squared(colours[nearest(&colours, p)], p)).sum();
        if error < best.0 {
            best = (error, colours);
        }
    }
    best.1
}

/// Points far from each other: each drawn with a chance that grows with the square of its
/// distance to those drawn before.
fn first_colours(points: &[Oklab], count: usize, chance: &mut Chance) -> Vec<Oklab> {
    if points.is_empty() {
        return Vec::new();
    }
    let mut colours = vec![points[chance.below(points.len())]];
    let mut far: Vec<f64> = points.iter().map(|&point| squared(colours[0], point)).collect();
    while colours.len() < count {
        let total: f64 = far.iter().sum();
        // All points are colours already.
        if total < 1e-9 {
            break;
        }
        let mut left = chance.share() * total;
        let drawn = far.iter().position(|own| {
            left -= own;
            left < 0.0
        });
        let colour = points[drawn.unwrap_or(points.len() - 1)];
        colours.push(colour);
        for (far, &point) in far.iter_mut().zip(points) {
            *far = far.min(squared(colour, point));
        }
    }
    colours
}

/// The means of the points nearest to each colour; a colour without points stays.
fn centres(points: &[Oklab], colours: &[Oklab]) -> Vec<Oklab> {
    let mut sums = vec![(Oklab::default(), 0u32); colours.len()];
    for &point in points {
        let (sum, count) = &mut sums[nearest(colours, point)];
        *sum = Oklab { l: sum.l + point.l, a: sum.a + point.a, b: sum.b + point.b };
        *count += 1;
    }
    let mean = |((sum, count), own): ((Oklab, u32), &Oklab)| match f64::from(count) {
        0.0 => *own,
        count => Oklab { l: sum.l / count, a: sum.a / count, b: sum.b / count },
    };
    sums.into_iter().zip(colours).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::Rgb;

    #[test]
    fn clear_groups_are_found_from_every_seed() {
        let rgb = [(250, 250, 250), (20, 20, 20), (200, 40, 40), (40, 90, 200)];
        let points: Vec<Oklab> = (0..200)
            .map(|i: u8| {
                let (r, g, b) = rgb[usize::from(i) % 4];
                Oklab::of(Rgb { r: r - i % 5, g: g - i % 3, b: b - i % 7 })
            })
            .collect();
        for seed in 0..20 {
            let colours = k_means(&points, 4, seed);
            assert_eq!(colours, k_means(&points, 4, seed));
            for (r, g, b) in rgb {
                let own = Oklab::of(Rgb { r, g, b });
                assert!(colours.iter().any(|&c| distance(c, own) < 0.05), "{seed}");
            }
        }
        assert_eq!(k_means(&points[..1], 4, 1).len(), 1);
        assert!(k_means(&[], 3, 1).is_empty());
    }
}
