//! Sudoku, as the commands take it.

use super::{Handled, Why};
use crate::method::{Chosen, Methods};
use crate::{args, ask};
use grille_answer::{Solve, Tally};
use grille_drive::Budget;
use grille_engine::run::{Entry, Game};
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::sheet::Move;
use grille_engine::sudoku::{Board, Digits, Event, Mark, Offer, Options, Puzzle, Sheet, Sudoku};
use grille_formats::GameName;
use grille_formats::sudoku::line::read_line;
use grille_table::Playable;
use grille_words::{Words, say};
use std::convert::Infallible;

impl Handled for Sudoku {
    const TEAMS: bool = false;

    as_in_all_games!(Sudoku, sudoku, Options, Offer, Event);

    fn options(typed: &args::Method) -> Result<Options, &'static str> {
        match typed.of_nonograms().next() {
            Some(option) => Err(option),
            None => Ok(Options { seed: typed.seed }),
        }
    }

    fn refuses(words: &Words, entry: &Entry<Sudoku>, puzzle: &Puzzle) -> Option<String> {
        let shape = puzzle.shape().to_string();
        let refused = !entry.takes(puzzle);
        refused.then(|| say!(words, "sudoku-not-for", method = entry.name, shape = shape))
    }

    fn saved(puzzle: &Puzzle) -> Option<Sheet> {
        puzzle.saved()?;
        let mut sheet = Sheet::new(puzzle);
        // The digits of a puzzle's file are of its shape; it may be that nothing is written.
        let _ = Sudoku::begun(puzzle).and_then(|change| sheet.play(&change));
        Some(sheet)
    }

    fn typed(words: &Words, puzzle: &Puzzle, text: &str) -> Result<Sheet, String> {
        let shape = puzzle.shape();
        let board = read_line(text).ok().filter(|board| board.shape() == shape);
        let board = board.ok_or_else(|| say!(words, "board-cells", count = shape.cells()))?;
        let digits = puzzle.size().iter().filter_map(|cell| Some((cell, board.given(cell)?)));
        let mut marks = Vec::new();
        for (cell, digit) in digits {
            match puzzle.given(cell) {
                None => marks.push((cell, Mark::Digit(digit))),
                Some(given) if given == digit => {}
                Some(given) => {
                    let (cell, given, found) = (words.cell(cell), given.symbol(), digit.symbol());
                    let (given, found) = (given.to_string(), found.to_string());
                    return Err(say!(
                        words,
                        "board-other",
                        cell = cell,
                        given = given,
                        found = found
                    ));
                }
            }
        }
        let mut sheet = Sheet::new(puzzle);
        // They are of the puzzle's shape, and in open cells.
        let _ = sheet.play(&marks.into_iter().collect::<Move>());
        Ok(sheet)
    }

    fn no_saved(words: &Words) -> String {
        say!(words, "sudoku-no-saved")
    }

    fn search_board(sheet: &Sheet) -> Board {
        let mut board = sheet.puzzle().board();
        for cell in sheet.puzzle().size().iter() {
            if let Mark::Digit(digit) = sheet.marks()[cell] {
                // A digit that denies the givens leaves nothing to start from.
                let _ = board.narrow(cell, Digits::from(digit));
            }
        }
        board
    }

    fn start_of(_: &Puzzle, sheet: &Sheet) -> Sheet {
        sheet.clone()
    }

    fn count(puzzle: &Puzzle, from: Board, options: &Options, budget: &mut Budget) -> Tally<Self> {
        let run = Sudoku::fastest(puzzle).start(puzzle, &from, options);
        let mut solve = Solve::new(puzzle, from, run, u64::MAX);
        let Ok(answer) = ask::solve(&mut solve, budget, None, |_| Ok::<(), Infallible>(()));
        answer.into()
    }

    fn why(_: &Words, _: &Puzzle, _: &mut Budget, _: &mut dyn FnMut(String)) -> Why {
        Why::NotTold
    }
}
