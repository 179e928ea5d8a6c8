//! The puzzles of a file: those that both solvers take.

use grille_engine::nonogram::Puzzle;
use std::io::{Error, Result};
use std::path::Path;

/// The black-and-white puzzles of a file that have no given cells, in its order.
pub fn read(file: &Path) -> Result<Vec<Puzzle>> {
    let text = std::fs::read_to_string(file)?;
    let format = grille_formats::detect(&file.to_string_lossy(), &text)
        .map_err(|_| Error::other("not in a format that Grille knows"))?;
    let all: Vec<Puzzle> = (format.read)(&text)
        .collect::<std::result::Result<_, _>>()
        .map_err(|problems| Error::other(format!("{problems:?}")))?;
    let fits = |puzzle: &Puzzle| puzzle.palette().is_two_tone() && puzzle.givens().is_none();
    if let Some(number) = all.iter().position(|puzzle| !fits(puzzle)) {
        let what = "has colours or given cells, which nonogrid is not asked for";
        return Err(Error::other(format!("puzzle {} {what}", number + 1)));
    }
    Ok(all)
}
