//! A picture by what its cells look like: which of the colours is the background, and what the
//! others are called. Readers of pixels, text and photographs all ask here.

use super::{Ink, Picture, Rgb};
use crate::colours::Colour;
use crate::grid::Grid;
use std::collections::BTreeSet;

/// More colours than a palette may have: how many, the background among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyLooks(pub usize);

/// The picture of cells that look so, `None` where nothing is, and its inks as in
/// [`Draft::inks`](super::Draft::inks): none for black on white.
///
/// The background is the wanted colour; else what is not there; else white, also where nothing
/// but black is; else the colour that most cells of the border have. Inks are in the order in which they first come.
pub fn of_looks(
    looks: &Grid<Option<Rgb>>,
    wanted: Option<Rgb>,
) -> Result<(Picture, Vec<Ink>), TooManyLooks> {
    let background = wanted.map_or_else(|| background(looks), Some);
    let mut inks: Vec<Rgb> = Vec::new();
    for look in looks.cells().iter().flatten() {
        if Some(*look) != background && !inks.contains(look) {
            if inks.len() + 1 == Colour::LIMIT {
                return Err(TooManyLooks(count(looks, background)));
            }
            inks.push(*look);
        }
    }
    let colour = |look: &Option<Rgb>| {
        let index = look.and_then(|look| inks.iter().position(|ink| *ink == look));
        index.and_then(|index| Colour::new(index + 1)).unwrap_or(Colour::BACKGROUND)
    };
    let picture = looks.map(colour);
    let paper = background.unwrap_or_else(|| unlike(&inks));
    if inks.is_empty() {
        inks.push(if paper == Rgb::BLACK { Rgb::WHITE } else { Rgb::BLACK });
    }
    Ok((picture, named(std::iter::once(paper).chain(inks))))
}

/// How many colours there are, the background among them.
fn count(looks: &Grid<Option<Rgb>>, background: Option<Rgb>) -> usize {
    let inks = looks.cells().iter().flatten().filter(|look| Some(**look) != background);
    let inks: BTreeSet<[u8; 3]> = inks.map(|Rgb { r, g, b }| [*r, *g, *b]).collect();
    1 + inks.len()
}

/// Which colour is the background, if it is one of those that are there.
fn background(looks: &Grid<Option<Rgb>>) -> Option<Rgb> {
    let all = looks.cells();
    if all.contains(&None) {
        return None;
    }
    // Nothing but black is ink on white.
    if all.contains(&Some(Rgb::WHITE)) || all.iter().all(|look| *look == Some(Rgb::BLACK)) {
        return Some(Rgb::WHITE);
    }
    let size = looks.size();
    let is_border = |row: usize, col: usize| {
        row == 0 || col == 0 || row + 1 == size.rows() || col + 1 == size.cols()
    };
    let mut counts: Vec<(Rgb, usize)> = Vec::new();
    for (row, cells) in looks.rows().enumerate() {
        for (_, look) in cells.iter().enumerate().filter(|(col, _)| is_border(row, *col)) {
            let Some(look) = look else { continue };
            match counts.iter_mut().find(|(other, _)| other == look) {
                Some((_, count)) => *count += 1,
                None => counts.push((*look, 1)),
            }
        }
    }
    // Of equally many the first.
    counts.into_iter().rev().max_by_key(|(_, count)| *count).map(|(look, _)| look)
}

/// White, or the first other paper that none of the inks looks like.
fn unlike(inks: &[Rgb]) -> Rgb {
    let grey = |level| Rgb { r: level, g: level, b: level };
    let far = |paper: &Rgb| inks.iter().all(|ink| distance(*ink, *paper) > 6_000);
    [255, 215, 175, 135, 95, 55, 15].map(grey).into_iter().find(far).unwrap_or(Rgb::WHITE)
}

/// Inks that look so, the background first, each called by the nearest common name: `red`,
/// `red2`, `red3`. None, if they are black on white.
pub fn named(looks: impl IntoIterator<Item = Rgb>) -> Vec<Ink> {
    let mut inks: Vec<Ink> = Vec::new();
    for look in looks {
        let nearest =
            COMMON.iter().min_by_key(|(_, [r, g, b])| distance(look, Rgb { r: *r, g: *g, b: *b }));
        let name = nearest.map_or("ink", |(name, _)| name);
        let taken = |name: &str| inks.iter().any(|ink| ink.name == name);
        let free = (2..).map(|number| format!("{name}{number}")).find(|name| !taken(name));
        let name = if taken(name) { free.unwrap_or_default() } else { name.to_owned() };
        inks.push(Ink { name, rgb: look });
    }
    match &inks[..] {
        [paper, ink] if paper.rgb == Rgb::WHITE && ink.rgb == Rgb::BLACK => Vec::new(),
        _ => inks,
    }
}

/// How different two colours look, roughly: the differences of red, green and blue, weighted by
/// how much red there is (Riemersma's formula, in whole numbers).
fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |a: u8, b: u8| u32::from(a.abs_diff(b)) * u32::from(a.abs_diff(b));
    let red = u32::midpoint(a.r.into(), b.r.into());
    ((512 + red) * square(a.r, b.r) + 1024 * square(a.g, b.g) + (767 - red) * square(a.b, b.b))
        / 256
}

/// Names that every language of the program has, and colours that everybody calls so.
const COMMON: &[(&str, [u8; 3])] = &[
    ("black", [0, 0, 0]),
    ("white", [255, 255, 255]),
    ("grey", [128, 128, 128]),
    ("grey", [190, 190, 190]),
    ("red", [220, 40, 40]),
    ("red", [150, 20, 30]),
    ("orange", [240, 140, 30]),
    ("yellow", [240, 215, 70]),
    ("green", [50, 150, 60]),
    ("green", [150, 200, 90]),
    ("green", [30, 80, 40]),
    ("blue", [40, 90, 200]),
    ("blue", [120, 180, 235]),
    ("blue", [20, 40, 90]),
    ("purple", [130, 60, 160]),
    ("pink", [240, 150, 180]),
    ("brown", [120, 75, 40]),
    ("brown", [185, 130, 85]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Size;

    fn grid(cols: usize, looks: &[Option<&str>]) -> Grid<Option<Rgb>> {
        let cells: Vec<Option<Rgb>> =
            looks.iter().map(|look| look.map(|text| text.parse().unwrap())).collect();
        Grid::from_cells(Size::new(looks.len() / cols, cols).unwrap(), cells).unwrap()
    }

    fn check(cols: usize, looks: &[Option<&str>], cells: &str, inks: &[&str]) {
        let (picture, found) = of_looks(&grid(cols, looks), None).unwrap();
        let drawn: Vec<String> = picture.cells().iter().map(|c| c.index().to_string()).collect();
        assert_eq!(drawn.join(""), cells);
        let told: Vec<String> =
            found.iter().map(|ink| format!("{} {}", ink.name, ink.rgb)).collect();
        assert_eq!(told, inks);
    }

    #[test]
    fn the_background_is_nothing_then_white_then_the_border() {
        let (white, black, red, blue) = (Some("fff"), Some("000"), Some("e02020"), Some("2050d0"));
        check(2, &[black, white, black, black], "1011", &[]);
        check(2, &[black, black, black, white], "1110", &[]);
        check(
            2,
            &[None, red, white, None],
            "0120",
            &["grey #d7d7d7", "red #e02020", "white #ffffff"],
        );
        check(2, &[None, black, black, None], "0110", &[]);
        check(
            3,
            &[blue, blue, red, red, black, blue, blue, blue, red],
            "001120001",
            &["blue #2050d0", "red #e02020", "black #000000"],
        );
        check(
            2,
            &[red, Some("e02121"), blue, red],
            "0120",
            &["red #e02020", "red2 #e02121", "blue #2050d0"],
        );
        check(1, &[white], "0", &[]);
        check(1, &[black], "1", &[]);
    }

    #[test]
    fn more_colours_than_a_palette_may_have_are_refused() {
        let size = Size::new(1, 33).unwrap();
        let shades = |count: usize| {
            let grey = |i: usize| Rgb { r: 7 * i as u8, g: 0, b: 0 };
            Grid::from_fn(size, |cell| Some(grey(usize::from(cell.col) % count)))
        };
        assert_eq!(of_looks(&shades(33), None).unwrap_err(), TooManyLooks(33));
        assert_eq!(of_looks(&shades(32), None).unwrap().1.len(), 32);
    }
}
