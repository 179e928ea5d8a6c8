//! What inks look like on paper: in their colours, or in greys with letters.

use crate::page::grey;
use grille_engine::colours::Colour;
use grille_engine::nonogram::{Palette, Rgb};

/// The inks of a puzzle as they are printed.
#[derive(Clone, Debug)]
pub struct Inks {
    looks: Vec<Rgb>,
    /// A letter for each colour; empty where there is one ink.
    letters: Vec<char>,
    is_grey: bool,
}

/// An ink in the key to a puzzle: its letter, what it looks like, and the colour itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Which one.
    pub colour: Colour,
    /// Its letter.
    pub letter: char,
    /// What is printed behind the letter.
    pub fill: Rgb,
    /// What the letter looks like on it.
    pub on: Rgb,
}

impl Inks {
    /// The inks in colour, or in greys; with a letter for each colour, by its index, where there is more than one
    /// ink.
    pub fn new(palette: &Palette, mut letters: Vec<char>, is_grey: bool) -> Inks {
        let own: Vec<Rgb> = palette.inks().iter().map(|ink| ink.rgb).collect();
        if palette.is_two_tone() {
            letters.clear();
        }
        let looks = match (is_grey, palette.is_two_tone()) {
            (false, _) => own,
            (true, true) => vec![Rgb::WHITE, Rgb::BLACK],
            (true, false) => greys(&own),
        };
        Inks { looks, letters, is_grey }
    }

    /// Whether no colour is printed.
    pub fn is_grey(&self) -> bool {
        self.is_grey
    }

    /// The letter of a colour, if there are several inks.
    pub fn letter(&self, colour: Colour) -> Option<char> {
        self.letters.get(colour.index()).copied()
    }

    /// What a cell of this colour looks like.
    pub fn fill(&self, colour: Colour) -> Rgb {
        self.looks.get(colour.index()).copied().unwrap_or(Rgb::BLACK)
    }

    /// What is read best on a cell of this colour.
    pub fn on(&self, colour: Colour) -> Rgb {
        if luminance(self.fill(colour)) > 0.5 { Rgb::BLACK } else { Rgb::WHITE }
    }

    /// What is printed behind a number of this colour: nothing where there is one ink, or greys.
    pub fn chip(&self, colour: Colour) -> Option<Rgb> {
        (!self.letters.is_empty() && !self.is_grey).then(|| self.fill(colour))
    }

    /// What is read best there.
    pub fn on_chip(&self, colour: Colour) -> Rgb {
        if self.chip(colour).is_some() { self.on(colour) } else { Rgb::BLACK }
    }

    /// The background, where it is not white.
    pub fn ground(&self) -> Option<Rgb> {
        self.looks.first().copied().filter(|look| *look != Rgb::WHITE)
    }

    /// The key: nothing where there is one ink.
    pub fn key(&self) -> Vec<Key> {
        let of = |(index, &letter): (usize, &char)| {
            let colour = Colour::new(index)?;
            let fill = self.chip(colour).unwrap_or(Rgb::WHITE);
            Some(Key { colour, letter, fill, on: self.on_chip(colour) })
        };
        self.letters.iter().enumerate().skip(1).filter_map(of).collect()
    }
}

/// How light a colour is, from 0 to 1.
fn luminance(Rgb { r, g, b }: Rgb) -> f32 {
    (f32::from(r) * 0.299 + f32::from(g) * 0.587 + f32::from(b) * 0.114) / 255.0
}

/// The background white, and the inks in greys that are apart, the darkest first.
fn greys(own: &[Rgb]) -> Vec<Rgb> {
    let mut order: Vec<usize> = (1..own.len()).collect();
    order.sort_by(|&a, &b| luminance(own[a]).total_cmp(&luminance(own[b])).then(a.cmp(&b)));
    let mut looks = vec![Rgb::WHITE; own.len()];
    let steps = (order.len().max(2) - 1) as f32;
    for (place, &ink) in order.iter().enumerate() {
        looks[ink] = grey(0.2 + 0.65 * place as f32 / steps);
    }
    looks
}
