//! Sudokus on paper.

use crate::entry::{Printed, rounded};
use crate::layout::Layout;
use grille_answer::Work;
use grille_answer::sudoku::Steps;
use grille_engine::class::Class;
use grille_engine::grid::{Grid, LineId};
use grille_engine::sudoku::rate::{CLASSES, Rating};
use grille_engine::sudoku::{Digit, Drawing, Puzzle, Sudoku};
use grille_formats::sudoku::code;
use grille_paper::Figure;
use grille_paper::sudoku::{Board, Step};
use grille_words::{Words, say};

impl Printed for Sudoku {
    const CLASSES: &'static [Class] = CLASSES;

    fn board(_: &Words, puzzle: &Puzzle, layout: &Layout) -> Box<dyn Figure + Send> {
        let saved = puzzle.saved().filter(|_| layout.from_board);
        // A position with fewer candidates than the rules leave means something by them.
        let marks = match saved {
            Some(saved) => saved.clone(),
            None if layout.marks || !puzzle.is_plain() => Board::candidates(puzzle),
            None => Board::blank(puzzle),
        };
        Box::new(Board::to_solve(puzzle, marks))
    }

    fn solved(
        _: &Words,
        puzzle: &Puzzle,
        solution: &Grid<Digit>,
        _: &Layout,
    ) -> Box<dyn Figure + Send> {
        Box::new(Board::answer(puzzle, solution))
    }

    fn spoken(words: &Words, puzzle: &Puzzle) -> String {
        let mut said = vec![say!(words, "paper-alt-sudoku", size = words.size(puzzle.size()))];
        for row in 0..puzzle.size().rows() as u16 {
            let line = LineId::Row(row);
            let (mut digits, mut empty) = (Vec::new(), 0);
            for cell in puzzle.size().line_cells(line) {
                match puzzle.given(cell) {
                    None => empty += 1,
                    Some(digit) => {
                        blank(words, &mut digits, &mut empty);
                        digits.push(digit.symbol().to_string());
                    }
                }
            }
            blank(words, &mut digits, &mut empty);
            let told = words.of(&words.line(line), &digits.join(&say!(words, "list-comma")));
            said.push(say!(words, "paper-alt-line", said = told));
        }
        said.join(" ")
    }

    /// A person makes a deduction in some seconds, and looks longer where they are harder.
    fn minutes(rating: &Rating) -> u32 {
        let longer = match rating.class {
            None | Some(Class::Trivial) => 0.7,
            Some(Class::Easy) => 1.0,
            Some(Class::Medium) => 1.5,
            Some(Class::Hard) => 2.5,
            Some(Class::Extreme) => 5.0,
            Some(Class::Guessing) => 8.0,
        };
        rounded(rating.deductions() as f64 * 7.0 * longer / 60.0)
    }

    fn goal(_: &Puzzle) -> Option<Grid<Digit>> {
        None
    }

    fn figures<'a>(_: &Words, work: &'a Work<Sudoku>, _: &Layout) -> Vec<Box<dyn Figure + 'a>> {
        let (mut steps, mut all) = (Steps::new(work), Vec::new());
        let figure = |steps: &Steps<'_>, drawing: Drawing| {
            let (sets, placed) = steps.board();
            let step = Step::new(&work.puzzle, sets.to_vec(), placed.to_vec(), drawing);
            Box::new(step) as Box<dyn Figure>
        };
        for told in &work.told {
            all.push(figure(&steps, steps.drawing(told)));
            steps.take(told);
        }
        all.push(figure(&steps, Drawing::default()));
        all
    }

    fn code(puzzle: &Puzzle, _: Option<&Grid<Digit>>) -> String {
        code::encode(puzzle)
    }
}

/// Says how many cells are empty, if any are.
fn blank(words: &Words, digits: &mut Vec<String>, empty: &mut u32) {
    if *empty > 0 {
        digits.push(say!(words, "paper-alt-empty", count = *empty));
    }
    *empty = 0;
}
