//! Worked sudokus: where they begin, the way up, and how they end.

use super::pictures::Steps;
use crate::worked::{Climbing, End, Explained, Next, NoSolution, Pictures, Work};
use grille_engine::hint::Level;
use grille_engine::run::Task;
use grille_engine::sudoku::hint::{Hint, Hinting};
use grille_engine::sudoku::ladder::{Conclusion, Deduction, Known, rank};
use grille_engine::sudoku::worked::{self, Worked};
use grille_engine::sudoku::{Board, Digits, Puzzle, Sheet, Spot, Sudoku};
use grille_words::{Words, say};
use serde_json::Value;

struct Climb(Worked);

impl Task for Climb {
    type Output = Next<Deduction, Spot>;

    fn advance(&mut self, steps: u64) -> Option<Next<Deduction, Spot>> {
        Some(match self.0.advance(steps)? {
            worked::Next::Deduction(told) => Next::Deduction(told),
            worked::Next::Solved => Next::Solved,
            worked::Next::Stuck => Next::Stuck,
            worked::Next::Impossible(spot) => Next::Impossible(spot),
        })
    }

    fn steps(&self) -> u64 {
        self.0.steps()
    }
}

impl Climbing<Sudoku> for Climb {
    fn known(&self) -> (Board, usize) {
        (self.0.board(), self.0.open())
    }
}

/// Looks for the hint that says why there is no solution.
struct Why(Hinting);

impl Task for Why {
    type Output = Option<Hint>;

    fn advance(&mut self, steps: u64) -> Option<Option<Hint>> {
        let hint = self.0.advance(steps)?;
        Some(matches!(hint, Hint::Wrong(_)).then_some(hint))
    }

    fn steps(&self) -> u64 {
        self.0.steps()
    }
}

impl Explained for Sudoku {
    type Start = Sheet;
    type Spot = Spot;
    type Reasons = Option<Hint>;
    const MINDS_UNIQUE: bool = true;
    const BOARD_FIRST: bool = true;
    const BOARD_EVERY: Option<usize> = None;

    fn puzzle(sheet: &Sheet) -> &Puzzle {
        sheet.puzzle()
    }

    fn start_board(sheet: &Sheet) -> Board {
        sheet.board().unwrap_or_else(|_| sheet.puzzle().board())
    }

    fn climbing(sheet: &Sheet, unique: bool) -> Option<Box<dyn Climbing<Sudoku>>> {
        let board = sheet.board().ok()?;
        Some(Box::new(Climb(Worked::new(sheet.puzzle(), &board, unique).ok()?)))
    }

    fn no_solution(
        sheet: &Sheet,
        _: NoSolution<'_, Sudoku>,
    ) -> Box<dyn Task<Output = Option<Hint>> + Send> {
        Box::new(Why(Hinting::new(sheet)))
    }

    fn undecided() -> End<Option<Hint>> {
        End::Limit
    }

    fn take(board: &mut Board, told: &Deduction) {
        let left = match &told.conclusion {
            Conclusion::Place(cell, digit) => vec![(*cell, Digits::from(*digit))],
            Conclusion::Remove(known) => {
                let left = |&(cell, digits): &Known| (cell, board.at(cell).minus(digits));
                known.iter().map(left).collect()
            }
        };
        for (cell, digits) in left {
            let narrowed = board.narrow(cell, digits);
            debug_assert!(narrowed.is_ok(), "every step follows from those before");
        }
    }

    fn rank(told: &Deduction) -> usize {
        rank(told.technique)
    }

    fn technique_name(told: &Deduction) -> &'static str {
        told.technique.name()
    }

    fn ending(words: &Words, work: &Work<Sudoku>) -> String {
        let (steps, open) = (work.told.len(), work.open);
        match &work.end {
            End::Solved => {
                let needs = |told: &Deduction| told.technique.rung().needs_unique;
                let unique = if work.told.iter().any(needs) { "yes" } else { "no" };
                say!(words, "sudoku-worked-solved", steps = steps, unique = unique)
            }
            End::Several => say!(words, "sudoku-worked-several", steps = steps, open = open),
            End::TooHard => say!(words, "sudoku-worked-too-hard", steps = steps, open = open),
            End::None(Some(hint)) => {
                words.sudoku_hint(hint, Level::Argument, work.puzzle.shape()).join(" ")
            }
            End::None(None) => say!(words, "sudoku-worked-none"),
            End::Stuck | End::Limit => {
                say!(words, "sudoku-worked-limit", steps = steps, open = open)
            }
            End::Interrupted => {
                say!(words, "sudoku-worked-interrupted", steps = steps, open = open)
            }
        }
    }

    fn markdown_title(title: &str) -> String {
        title.replace(['#', '*', '_', '`', '<'], " ")
    }

    fn pictures(work: &Work<Sudoku>) -> Box<dyn Pictures<Sudoku> + '_> {
        Box::new(Steps::new(work))
    }

    fn describe_puzzle(object: &mut Value, puzzle: &Puzzle) {
        object["givens"] = puzzle.board().to_string().into();
    }
}
