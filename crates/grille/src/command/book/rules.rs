//! How to play, with an example of each game that is in the book.

use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram;
use grille_engine::sudoku;
use grille_formats::GameName;
use grille_paper::flow::Flow;
use grille_paper::nonogram::{Board, Clues, Inks};
use grille_paper::{Press, sudoku as squares};
use grille_print::{Answers, Layout};
use grille_words::{Words, say};

/// A picture of five by five, and a sudoku of four by four with its solution.
const PICTURE: [&str; 5] = [".###.", "#####", "##.##", "#####", ".#.#."];
const SUDOKU: (&str, &str) = ("1..3.4....3.4..1", "1243341221344321");

/// Adds the rules of these games, and what stands above a puzzle in this layout.
pub fn write(words: &Words, press: &mut Press, games: &[GameName], layout: &Layout) {
    let mut flow = Flow::new(press);
    flow.title(&say!(words, "book-rules"));
    if games.contains(&GameName::Nonogram) {
        nonograms(words, &mut flow);
    }
    if games.contains(&GameName::Sudoku) {
        sudokus(words, &mut flow);
    }
    let number = match layout.answers {
        Answers::End => Some("book-head-end"),
        Answers::Each => Some("book-head-each"),
        Answers::None => None,
    };
    let stars = (!layout.no_rating).then_some("book-head-stars");
    let said: Vec<String> = number.into_iter().chain(stars).map(|key| say!(words, key)).collect();
    if !said.is_empty() {
        flow.heading(&say!(words, "book-head-heading"));
        flow.paragraph(&said.join(" "));
    }
    flow.finish();
}

fn nonograms(words: &Words, flow: &mut Flow<'_>) {
    let size = Size::new(5, 5).expect("5x5 is a size");
    let ink = Colour::new(1).expect("there is an ink");
    let is_filled =
        |row: u16, col: u16| PICTURE[usize::from(row)].as_bytes()[usize::from(col)] == b'#';
    let picture = Grid::from_fn(size, |cell| match is_filled(cell.row, cell.col) {
        true => ink,
        false => Colour::BACKGROUND,
    });
    let Ok(puzzle) = nonogram::Puzzle::of(&picture, Vec::new()) else { return };
    let inks = Inks::new(puzzle.palette(), Vec::new(), false);
    let open = Board::to_solve(&puzzle, Board::given(&puzzle), Clues::Once, inks.clone());
    let marks = picture.map(|&colour| Some(colour));
    let solved = Board::to_solve(&puzzle, marks, Clues::Once, inks);
    let said = |keys: &[&str]| -> Vec<String> { keys.iter().map(|key| say!(words, key)).collect() };
    let heading = say!(words, "book-nonogram");
    flow.step(&open, &heading, &heading, &said(&["book-nonogram-1", "book-nonogram-2"]));
    let then = say!(words, "book-solved");
    flow.step(&solved, &then, &then, &said(&["book-nonogram-3", "book-nonogram-4"]));
}

fn sudokus(words: &Words, flow: &mut Flow<'_>) {
    let puzzle = sudoku::Puzzle::of_line(SUDOKU.0);
    let digits: Option<Vec<sudoku::Digit>> =
        SUDOKU.1.chars().map(sudoku::Digit::of_symbol).collect();
    let (Some(puzzle), Some(digits)) = (puzzle, digits) else { return };
    let Some(solution) = Grid::from_cells(puzzle.size(), digits) else { return };
    let open = squares::Board::to_solve(&puzzle, squares::Board::blank(&puzzle));
    let solved =
        squares::Board::to_solve(&puzzle, solution.map(|&digit| sudoku::Mark::Digit(digit)));
    let heading = say!(words, "book-sudoku");
    flow.step(
        &open,
        &heading,
        &heading,
        &[say!(words, "book-sudoku-1"), say!(words, "book-sudoku-2")],
    );
    let then = say!(words, "book-solved");
    flow.step(&solved, &then, &then, &[say!(words, "book-sudoku-3")]);
}
