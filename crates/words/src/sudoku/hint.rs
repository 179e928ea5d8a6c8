//! Sudoku hints in words: as much as the player wants to know.

use super::argument::symbol;
use crate::{Words, say};
use grille_engine::sudoku::hint::{Blamed, Hint, Level, Refutation};
use grille_engine::sudoku::ladder::{Deduction, Known};
use grille_engine::sudoku::{Cause, Shape};

impl Words {
    /// A hint up to this level, a sentence or a short paragraph each.
    pub fn sudoku_hint(&self, hint: &Hint, level: Level, shape: Shape) -> Vec<String> {
        match hint {
            Hint::Solved => vec![say!(self, "sudoku-hint-solved")],
            Hint::Stuck => vec![say!(self, "sudoku-hint-stuck")],
            Hint::Undecided => vec![say!(self, "sudoku-hint-undecided")],
            Hint::Next(deduction) => self.sudoku_next(deduction, level, shape),
            Hint::Wrong(refutation) => self.sudoku_wrong(refutation, level, shape),
        }
    }

    fn sudoku_next(&self, deduction: &Deduction, level: Level, shape: Shape) -> Vec<String> {
        if level == Level::Argument {
            let mut said = vec![self.sudoku_argument(deduction).join(" ")];
            said.push(self.technique_told(deduction));
            return said;
        }
        let house = deduction.region(shape).map(|house| self.sudoku_house(house));
        let mut said =
            Vec::from_iter(house.map(|house| say!(self, "sudoku-hint-where", house = house)));
        if level >= Level::Focus {
            let (count, digits) = (deduction.subject().len(), self.digits(deduction.subject()));
            said.push(say!(self, "sudoku-hint-digits", count = count, digits = digits));
        }
        if level >= Level::Technique {
            said.push(self.technique_told(deduction));
        }
        if level >= Level::Cells {
            let cells = self.named_cells(&deduction.cells(), true);
            said.push(say!(self, "sudoku-hint-cells", cells = cells));
        }
        said
    }

    fn technique_told(&self, deduction: &Deduction) -> String {
        let technique = deduction.technique;
        let (name, about) =
            (self.sudoku_technique(technique), self.sudoku_technique_about(technique));
        say!(self, "sudoku-hint-technique", name = name, about = about)
    }

    fn sudoku_wrong(&self, refutation: &Refutation, level: Level, shape: Shape) -> Vec<String> {
        if let Refutation::Puzzle(cause) = refutation {
            return vec![self.sudoku_unsolvable(cause)];
        }
        let mut said = vec![say!(self, "sudoku-wrong")];
        if level == Level::Where {
            return said;
        }
        // What no house shows is told at once.
        if let Some(house) = refutation.region(shape).filter(|_| level == Level::Focus) {
            said.push(say!(self, "sudoku-wrong-where", house = self.sudoku_house(house)));
            return said;
        }
        said.push(match refutation {
            Refutation::Seen(cause) => match self.seen(cause) {
                Some(what) => say!(self, "sudoku-wrong-seen", what = what),
                None => say!(self, "sudoku-wrong-search"),
            },
            Refutation::Denied(cells) => {
                say!(self, "sudoku-wrong-denied", cells = self.named_cells(cells, true))
            }
            Refutation::Follows(steps, end) if level == Level::Argument && !steps.is_empty() => {
                let (steps, what) = (self.sudoku_steps(steps), self.sudoku_end(*end));
                say!(self, "sudoku-wrong-argument", steps = steps, what = what)
            }
            Refutation::Follows(_, end) => {
                say!(self, "sudoku-wrong-follows", what = self.sudoku_end(*end))
            }
            Refutation::Search | Refutation::Puzzle(_) => say!(self, "sudoku-wrong-search"),
        });
        said
    }

    /// Why a puzzle has no solution, as a whole sentence.
    pub fn sudoku_unsolvable(&self, cause: &Cause) -> String {
        match self.seen(cause) {
            Some(what) => say!(self, "sudoku-wrong-puzzle-seen", what = what),
            None => say!(self, "sudoku-wrong-puzzle"),
        }
    }

    /// Why there is no solution, as a part of a sentence.
    pub fn sudoku_cause(&self, cause: &Cause) -> String {
        let search = || say!(self, "sudoku-cause-search");
        match cause {
            Cause::Board => say!(self, "cause-board"),
            Cause::Twice { .. } | Cause::NoDigit(_) | Cause::NoPlace(..) => {
                self.seen(cause).unwrap_or_else(search)
            }
            Cause::Following(_) | Cause::Search => search(),
        }
    }

    /// What is to be seen at once.
    fn seen(&self, cause: &Cause) -> Option<String> {
        use grille_engine::sudoku::ladder::End;
        match cause {
            Cause::Twice { digit, cells, house } => Some(say!(
                self,
                "sudoku-twice",
                digit = symbol(*digit),
                house = self.sudoku_house(*house),
                one = self.cell(cells[0]),
                other = self.cell(cells[1])
            )),
            Cause::NoDigit(cell) => Some(self.sudoku_end(End::NoDigit(*cell))),
            Cause::NoPlace(digit, house) => Some(self.sudoku_end(End::NoPlace(*digit, *house))),
            Cause::Board | Cause::Following(_) | Cause::Search => None,
        }
    }

    /// Which move is to blame, if one is.
    pub fn sudoku_blame(&self, blamed: &Blamed) -> Option<String> {
        match blamed {
            Blamed::Nobody => None,
            Blamed::Start => Some(say!(self, "sudoku-blame-start")),
            Blamed::Undecided => Some(say!(self, "sudoku-blame-undecided")),
            Blamed::Move { index, cells } => {
                let known: Vec<Known> =
                    cells.iter().map(|&(cell, mark)| (cell, mark.digits())).collect();
                let cells = self.sudoku_digits_in(&known);
                Some(say!(self, "sudoku-blame", number = index + 1, cells = cells))
            }
        }
    }
}
