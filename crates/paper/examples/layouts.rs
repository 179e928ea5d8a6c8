//! Twelve layouts, to be looked at: a PDF file each, in a folder.
//!
//!     cargo run --release -p grille-paper --example layouts -- FOLDER

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, dead_code, missing_docs)]

#[path = "../tests/common/mod.rs"]
mod common;

use grille_engine::chance::Chance;
use grille_paper::contents::{self, Group};
use grille_paper::nonogram::Clues;
use grille_paper::sheets::{self, Entry, Plan};
use grille_paper::{Press, Sheet, pdf};
use std::path::Path;

/// A name, the paper, how many a page, large, the puzzles (rows, columns, inks, clues, grey), and
/// how many sudokus.
type Look = (
    &'static str,
    &'static str,
    Option<usize>,
    bool,
    &'static [(usize, usize, usize, bool, bool)],
    usize,
);

const LOOKS: [Look; 12] = [
    ("one-small", "a4", None, false, &[(5, 5, 1, false, false)], 0),
    ("one-medium", "a4", None, false, &[(20, 20, 1, false, false)], 0),
    ("one-large", "a4", None, false, &[(40, 35, 1, false, false)], 0),
    ("colour", "a4", None, false, &[(15, 15, 4, false, false)], 0),
    ("grey", "a4", None, false, &[(15, 15, 4, false, true)], 0),
    ("mirrored", "a4", None, false, &[(15, 20, 1, true, false)], 0),
    (
        "four",
        "a4",
        Some(4),
        false,
        &[(10, 10, 1, false, false), (12, 8, 2, false, false), (8, 12, 1, false, false)],
        1,
    ),
    ("nine", "letter", Some(9), false, &[(5, 5, 1, false, false); 9], 0),
    ("book", "6x9", None, false, &[(10, 10, 1, false, false), (15, 15, 3, false, false)], 3),
    ("tablet", "tablet", None, false, &[(20, 15, 1, false, false)], 1),
    ("large-print", "a4", None, true, &[(10, 10, 1, false, false)], 2),
    ("sudokus", "a5", Some(2), false, &[], 4),
];

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    std::fs::create_dir_all(&folder).unwrap();
    for (name, paper, per_page, large, nonograms, sudokus) in LOOKS {
        let mut chance = Chance::new(name);
        let mut entries: Vec<Entry> = Vec::new();
        for &(rows, cols, inks, mirrored, grey) in nonograms {
            let puzzle = common::nonogram(&mut chance, rows, cols, inks);
            let clues = if mirrored { Clues::Mirrored } else { Clues::Once };
            entries.push(common::entry(&puzzle, clues, grey, &mut chance));
        }
        entries.extend((0..sudokus).map(|_| common::sudoku(&mut chance)));
        for (number, entry) in (1..).zip(&mut entries) {
            entry.number = number.to_string();
        }
        let entries: Vec<&Entry> = entries.iter().collect();
        let sheet = Sheet::find(paper).unwrap();
        let mut press = Press::new(sheet, name.to_owned(), "en".to_owned());
        let plan = Plan { per_page, large, answers_follow: false };
        match sheets::puzzles(&mut press, &plan, &entries) {
            Ok(places) => {
                sheets::answers(&mut press, &plan, &entries);
                let line = |(at, page): (usize, &usize)| (format!("{} · a puzzle", at + 1), *page);
                let lines = places.iter().enumerate().map(line).collect();
                contents::write(
                    &mut press,
                    "Contents",
                    &[Group { heading: "Easy".to_owned(), lines }],
                );
                let path = Path::new(&folder).join(format!("{name}.pdf"));
                std::fs::write(&path, pdf::pdf(&press.document)).unwrap();
                println!("{}: {} pages", path.display(), press.pages());
            }
            Err(why) => println!("{name}: {why:?}"),
        }
    }
}
