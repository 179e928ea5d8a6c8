//! Puzzles of the collection, one of the documents, and random ones.

use super::common::Random;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Nonogram, Puzzle, method};
use grille_engine::run::{Entry, Task};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::hint::black_box;

/// Puzzles for every method that propagates.
pub const EASY: [&str; 6] = ["ones", "notes", "snail", "teapot", "owl", "locomotive"];

/// Puzzles that want more: sides and percent of black.
pub const RANDOM: [&str; 4] = ["20x20 50%", "25x25 50%", "30x30 50%", "25x25 35%"];

/// How many puzzles stand behind a name of [`RANDOM`].
pub const NUMBER: usize = 10;

/// The puzzles of that name: one, or several random ones.
pub fn puzzles(name: &str) -> Vec<Puzzle> {
    if name == "ones" {
        // The worked example of the Picture report, `examples/ones.picture`.
        let ones: [&[u32]; 5] = [&[1]; 5];
        return vec![Puzzle::black_and_white(&ones, &ones).unwrap()];
    }
    match name.split_once(' ') {
        Some((sides, percent)) => {
            let (rows, cols) = sides.split_once('x').unwrap();
            let size = Size::new(rows.parse().unwrap(), cols.parse().unwrap()).unwrap();
            let percent = percent.trim_end_matches('%').parse().unwrap();
            let mut random = Random(1);
            let mut drawn = || Puzzle::of(&random.picture(size, 2, percent), Vec::new()).unwrap();
            (0..NUMBER).map(|_| drawn()).collect()
        }
        None => vec![of_goal(name)],
    }
}

/// A black-and-white puzzle of the collection, from the goal in its file.
fn of_goal(name: &str) -> Puzzle {
    let path = format!("{}/../../puzzles/{name}.non", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let after = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap().trim();
    let side = |key: &str| after(key).parse().unwrap();
    let cells = after("goal").trim_matches('"').bytes();
    let cells: Vec<_> = cells.map(|cell| Colour::new(usize::from(cell - b'0')).unwrap()).collect();
    let picture = Grid::from_cells(Size::new(side("height"), side("width")).unwrap(), cells);
    Puzzle::of(&picture.unwrap(), Vec::new()).unwrap()
}

/// The method of that name.
pub fn entry(name: &str) -> &'static Entry<Nonogram> {
    method::find(name).unwrap()
}

/// Runs a method on each of the puzzles to the second solution or the proof that
/// there is none, or as far as it goes.
pub fn decide(entry: &Entry<Nonogram>, puzzles: &[Puzzle]) {
    for puzzle in puzzles {
        let run = entry.start(puzzle, &puzzle.board(), &Default::default());
        let verdict = Uniqueness::new(run).advance(u64::MAX);
        assert!(!matches!(black_box(verdict), None | Some(Verdict::None)), "a picture solves it");
    }
}
