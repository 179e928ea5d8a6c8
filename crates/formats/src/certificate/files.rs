//! What lies beside a formula and its proof: the puzzle, and its solutions as drawings of one
//! character a cell: `.` for the background, `#` for the ink of a puzzle in black and white, and
//! otherwise the number of the ink or the digit, `1` to `9`, then `A` and so on.

use crate::{GameFormat, GamePuzzle, Unheld};

const SYMBOLS: &[u8; 32] = b".123456789ABCDEFGHIJKLMNOPQRSTUV";

/// The formats that puzzles are kept in, the first that can hold it: every nonogram is held by the
/// first, every sudoku by one of the others.
pub const KEPT: [&str; 3] = ["non", "grid", "candidates"];

/// The puzzle's file: its ending and its text.
pub fn puzzle_file(puzzle: &GamePuzzle) -> Result<(&'static str, String), Unheld> {
    let mut unheld = Unheld::OtherGame;
    for format in KEPT.iter().filter_map(|name| GameFormat::find(name)) {
        match format.write_part(puzzle) {
            Ok(part) => return Ok((format.extensions()[0], format.framed(&[&part]))),
            Err(Unheld::OtherGame) => {}
            Err(why) => unheld = why,
        }
    }
    Err(unheld)
}

/// A solution as a drawing.
pub fn drawn(puzzle: &GamePuzzle, values: &[usize]) -> String {
    let cols = match puzzle {
        GamePuzzle::Nonogram(puzzle) => puzzle.size().cols(),
        GamePuzzle::Sudoku(puzzle) => puzzle.size().cols(),
    };
    rows(values, cols, is_two_tone(puzzle))
}

/// Whether a puzzle has an ink and a background, which is written with `#` and `0`.
pub fn is_two_tone(puzzle: &GamePuzzle) -> bool {
    match puzzle {
        GamePuzzle::Nonogram(puzzle) => puzzle.palette().is_two_tone(),
        GamePuzzle::Sudoku(_) => false,
    }
}

/// A finished grid with this many columns, a character a cell.
pub fn rows(values: &[usize], cols: usize, is_two_tone: bool) -> String {
    let symbol = |&value: &usize| match value {
        1 if is_two_tone => '#',
        other => SYMBOLS.get(other).map_or('?', |&symbol| char::from(symbol)),
    };
    let row = |row: &[usize]| row.iter().map(symbol).collect::<String>() + "\n";
    values.chunks(cols).map(row).collect()
}

/// The values of a drawing; none if a character means nothing.
pub fn read_drawn(text: &str) -> Option<Vec<usize>> {
    let value = |symbol: char| match symbol {
        '#' => Some(1),
        other => SYMBOLS.iter().position(|&known| char::from(known) == other),
    };
    text.chars().filter(|symbol| !symbol.is_whitespace()).map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::sudoku;

    #[test]
    fn every_puzzle_of_the_collection_is_kept_and_reads_back() {
        for game in crate::GameName::ALL {
            for (name, text) in game.collection() {
                let format = GameFormat::detect(Some(*game), name, text).expect("a format");
                for puzzle in format.read(text).flatten() {
                    let (ending, text) = puzzle_file(&puzzle).expect("a file");
                    let format = GameFormat::detect(Some(*game), &format!("x.{ending}"), &text);
                    let mut again = format.expect("its own format").read(&text);
                    let again = again.next().expect("a puzzle").expect("a good one");
                    assert_eq!(puzzle_file(&again).expect("a file").1, text, "{name}");
                }
            }
        }
        let mut draft = sudoku::Puzzle::of_line(&".".repeat(81)).expect("a sudoku").draft();
        draft.givens[0][0] = sudoku::Digits::first(4);
        let odd = GamePuzzle::Sudoku(sudoku::Puzzle::new(draft).expect("a sudoku"));
        assert!(puzzle_file(&odd).is_ok());
    }

    #[test]
    fn drawings_read_back() {
        let puzzle = sudoku::Puzzle::of_line(&".".repeat(256)).expect("a sudoku");
        let values: Vec<usize> = (0..256).map(|at| at % 16 + 1).collect();
        let text = drawn(&GamePuzzle::Sudoku(puzzle), &values);
        assert!(text.starts_with("123456789ABCDEFG\n"));
        assert_eq!(
            (read_drawn(&text), read_drawn("#.1 \n"), read_drawn("?")),
            (Some(values), Some(vec![1, 0, 1]), None)
        );
    }
}
