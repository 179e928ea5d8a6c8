//! Puzzles as pictures, drawn as on paper.

use grille_answer::AnyPuzzle;
use grille_engine::colours::Colour;
use grille_engine::grid::Grid;
use grille_engine::nonogram;
use grille_engine::sudoku::{Digit, Mark};
use grille_formats::GamePuzzle;
use grille_paper::nonogram::{Board, Clues, Inks};
use grille_paper::{Figure, sudoku, svg};
use grille_words::{Lang, Words};

/// How large a cell is, in points.
const CELL: f32 = 16.0;

/// The puzzle with what is known of it.
pub fn svg(puzzle: &AnyPuzzle, known: Option<&[u8]>) -> Result<String, &'static str> {
    let size = puzzle.size();
    if known.is_some_and(|known| known.len() != size.cells()) {
        return Err("known: not as many cells as the puzzle has");
    }
    let title = puzzle.title().unwrap_or(puzzle.game().name());
    let figure: Box<dyn Figure> = match puzzle.as_ref() {
        GamePuzzle::Nonogram(own) => Box::new(nonogram(own, known)),
        GamePuzzle::Sudoku(own) => {
            let mark = |&value: &u8| match Digit::new(value.into()) {
                Some(digit) => Mark::Digit(digit),
                None => Mark::Blank,
            };
            let marks = known.and_then(|known| {
                Grid::from_cells(size, known.iter().map(mark).collect::<Vec<_>>())
            });
            let marks = marks.unwrap_or_else(|| sudoku::Board::blank(own));
            Box::new(sudoku::Board::to_solve(own, marks))
        }
    };
    Ok(svg::figure(&*figure, CELL, title))
}

fn nonogram(own: &nonogram::Puzzle, known: Option<&[u8]>) -> Board {
    let palette = own.palette();
    let colour = |&value: &u8| Colour::new(value.into()).filter(|own| palette.all().has(*own));
    let marks = known.and_then(|known| {
        Grid::from_cells(own.size(), known.iter().map(colour).collect::<Vec<_>>())
    });
    let marks = marks.unwrap_or_else(|| Board::given(own));
    let inks = Inks::new(palette, Words::new(Lang::En).ink_letters(palette), false);
    Board::to_solve(own, marks, Clues::Once, inks)
}
