//! The inks of a file as a draft has them.

use grille_engine::nonogram::{Ink, Rgb};
use std::ops::Range;

/// Inks with a letter and a place each, the background first, as a draft has them: none for black on
/// white. A name that is taken gets the letter too.
pub(crate) fn drafted(
    entries: impl IntoIterator<Item = (Ink, String, Range<usize>)>,
    spans: &mut Vec<Range<usize>>,
) -> Vec<Ink> {
    let mut inks: Vec<Ink> = Vec::new();
    for (mut ink, letter, at) in entries {
        if inks.iter().any(|other| other.name == ink.name) {
            ink.name = format!("{} {letter}", ink.name);
        }
        inks.push(ink);
        spans.push(at);
    }
    if inks.len() == 1 {
        inks.push(Ink::new("black", Rgb::BLACK));
    }
    let plain = [Ink::new("white", Rgb::WHITE), Ink::new("black", Rgb::BLACK)];
    if inks == plain { Vec::new() } else { inks }
}
