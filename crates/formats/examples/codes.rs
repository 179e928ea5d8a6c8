//! How long the codes of pictures are: those of the collection, or those of a file of pictures in
//! characters with blank lines between them.
//!
//!     cargo run --release -p grille-formats --example codes [FILE [SIDE]]
//!
//! SIDE takes only pictures with so many rows and columns.

use grille_formats::nonogram::code::encode;
use grille_formats::{collection, find};
use std::io::Write as _;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let side: Option<usize> = args.get(2).and_then(|side| side.parse().ok());
    let art = find("art").expect("the table has it");
    let all: Vec<(String, grille_engine::nonogram::Puzzle)> = match args.get(1) {
        None => {
            let named = |item: &grille_formats::Item<_>| (item.name.to_owned(), item.puzzle());
            collection::COLLECTION.iter().map(named).collect()
        }
        Some(file) => {
            let text = std::fs::read_to_string(file).expect("a file of pictures");
            let picture =
                |(at, text): (usize, &str)| Some((at.to_string(), (art.read)(text).next()?.ok()?));
            text.split("\n\n").enumerate().filter_map(picture).collect()
        }
    };
    let is_wanted = |puzzle: &grille_engine::nonogram::Puzzle| {
        let size = puzzle.size();
        side.is_none_or(|side| size.rows() == side && size.cols() == side)
    };
    let mut lengths: Vec<(usize, String)> = all
        .iter()
        .filter(|(_, puzzle)| is_wanted(puzzle))
        .map(|(name, puzzle)| (encode(puzzle, None).len(), format!("{name} {}", puzzle.size())))
        .collect();
    lengths.sort();
    let mut out = std::io::stdout().lock();
    let mut told = |what: &str, place: usize| {
        if let Some((length, name)) = lengths.get(place) {
            writeln!(out, "{what}: {length} characters ({name})").expect("standard output");
        }
    };
    told("shortest", 0);
    told("median", lengths.len() / 2);
    told("nine of ten", lengths.len() * 9 / 10);
    told("longest", lengths.len().saturating_sub(1));
    told("second longest", lengths.len().saturating_sub(2));
}
