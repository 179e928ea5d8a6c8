//! Colours that cannot be told apart: by anybody, or by players who do not see red or green light
//! as others do (one man in twelve).
//!
//! Colours that nearly everybody takes for one become one. Colours that most players tell apart
//! and some do not are made lighter and darker until all do; where that does not help they become
//! one too.

use crate::oklab::Oklab;
use grille_engine::nonogram::Rgb;

/// Colours nearer than this, in Oklab, are hard to tell apart in cells of a puzzle.
pub const APART: f64 = 0.07;
/// Colours farther than this from each other are worth keeping apart.
const WORTH_KEEPING: f64 = 0.12;
/// How much lighter and darker two colours are made at a time, and how often.
const NUDGE: f64 = 0.01;
const NUDGES: usize = 60;

/// What red, green and blue light become without the cones for red, and without those for green
/// (Viénot, Brettel and Mollon, 1999).
const WITHOUT_CONES: [[[f64; 3]; 3]; 2] = [
    [[0.112_38, 0.887_62, 0.0], [0.112_38, 0.887_62, 0.0], [0.004_01, -0.004_01, 1.0]],
    [[0.292_75, 0.707_25, 0.0], [0.292_75, 0.707_25, 0.0], [-0.022_34, 0.022_34, 1.0]],
];

/// Whether every player tells these colours apart in the cells of a puzzle.
pub fn told_apart_by_all(a: Rgb, b: Rgb) -> bool {
    least_distance(Oklab::of(a), Oklab::of(b)) >= APART
}

/// How far two colours look from each other to the player who sees the least difference.
pub fn least_distance(a: Oklab, b: Oklab) -> f64 {
    let seen = |matrix: &[[f64; 3]; 3], colour: Oklab| {
        let light = colour.light();
        Oklab::of_light(matrix.map(|row| row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))
    };
    let mut least = a.distance(b);
    for matrix in &WITHOUT_CONES {
        least = least.min(seen(matrix, a).distance(seen(matrix, b)));
    }
    least
}

/// A colour of a palette that is being told apart from the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Tint {
    /// What it stands for: cells of these colours have it.
    pub looks: Vec<Oklab>,
    /// How it is shown.
    pub shown: Oklab,
    /// How many cells it stands for.
    pub cells: usize,
}

/// The tints, told apart by everybody. The first is the paper: it is shown as it is, and keeps
/// its place.
pub fn told_apart(mut tints: Vec<Tint>) -> Vec<Tint> {
    for _ in 0..NUDGES {
        let Some((i, j, far)) = nearest_pair(&tints) else { return tints };
        if far < WORTH_KEEPING {
            join(&mut tints, i, j);
        } else {
            nudge(&mut tints, i, j);
        }
    }
    while let Some((i, j, _)) = nearest_pair(&tints) {
        join(&mut tints, i, j);
    }
    tints
}

/// The two tints that somebody tells apart least, if it is too little, and how far most players
/// see them from each other.
fn nearest_pair(tints: &[Tint]) -> Option<(usize, usize, f64)> {
    let mut best = (APART, None);
    for j in 1..tints.len() {
        for i in 0..j {
            let (a, b) = (tints[i].shown, tints[j].shown);
            let far = least_distance(a, b);
            if far < best.0 {
                best = (far, Some((i, j, a.distance(b))));
            }
        }
    }
    best.1
}

/// The colour of more cells stays; that of the paper in any case.
fn join(tints: &mut Vec<Tint>, i: usize, j: usize) {
    let other = tints.remove(j);
    let own = &mut tints[i];
    if i > 0 && other.cells > own.cells {
        own.shown = other.shown;
    }
    own.cells += other.cells;
    own.looks.extend(other.looks);
}

/// Makes the lighter of two colours lighter and the darker one darker, as a screen can show it.
fn nudge(tints: &mut [Tint], i: usize, j: usize) {
    let is_lighter = tints[i].shown.l >= tints[j].shown.l;
    for (at, up) in [(i, is_lighter), (j, !is_lighter)] {
        // The paper is white, and the first.
        if at > 0 {
            let own = tints[at].shown;
            let l = (own.l + if up { NUDGE } else { -NUDGE }).clamp(0.0, 1.0);
            tints[at].shown = Oklab::of(Oklab { l, ..own }.rgb());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(rgb: &[&str]) -> usize {
        let tint = |text: &&str| {
            let shown = Oklab::of(text.parse::<Rgb>().unwrap());
            Tint { looks: vec![shown], shown, cells: 1 }
        };
        let tints = told_apart(rgb.iter().map(tint).collect());
        for (j, a) in tints.iter().enumerate() {
            for b in &tints[..j] {
                assert!(least_distance(a.shown, b.shown) >= APART, "{rgb:?}");
            }
        }
        assert_eq!(tints.iter().map(|tint| tint.looks.len()).sum::<usize>(), rgb.len());
        tints.len()
    }

    #[test]
    fn colours_that_somebody_cannot_tell_are_joined_or_moved_apart() {
        assert_eq!(kept(&["#ffffff", "#000000", "#0072b2", "#e69f00"]), 4);
        assert_eq!(kept(&["#ffffff", "#808080", "#868686"]), 2);
        assert_eq!(kept(&["#ffffff", "#fdfdf0", "#ff0000"]), 2);
        // A red and a green that those without cones for green take for one.
        assert_eq!(kept(&["#ffffff", "#c05050", "#808a3c"]), 3);
        assert_eq!(kept(&["#ffffff"]), 1);
        let many: Vec<String> = (0..30).map(|i: u32| format!("#{:06x}", i * 0x07_1935)).collect();
        assert!(kept(&many.iter().map(String::as_str).collect::<Vec<_>>()) > 8);
    }
}
