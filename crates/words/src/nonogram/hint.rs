//! Hints in words: as much as the player wants to know. The argument itself is in `argument`.

use crate::{Words, say};
use grille_engine::nonogram::Puzzle;
use grille_engine::nonogram::hint::{Area, Blamed, Hint, Level, Refutation, Third};
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::ExplainedDeduction;

impl Words {
    /// "at the top left".
    pub fn area(&self, area: Area) -> String {
        use Third::{First, Last, Middle};
        match (area.rows, area.cols) {
            (First, First) => say!(self, "area-top-left"),
            (First, Middle) => say!(self, "area-top"),
            (First, Last) => say!(self, "area-top-right"),
            (Middle, First) => say!(self, "area-left"),
            (Middle, Middle) => say!(self, "area-middle"),
            (Middle, Last) => say!(self, "area-right"),
            (Last, First) => say!(self, "area-bottom-left"),
            (Last, Middle) => say!(self, "area-bottom"),
            (Last, Last) => say!(self, "area-bottom-right"),
        }
    }

    /// A hint up to this level, a sentence or a short paragraph each.
    pub fn hint(&self, hint: &Hint, level: Level, puzzle: &Puzzle) -> Vec<String> {
        match hint {
            Hint::Solved => vec![say!(self, "hint-solved")],
            Hint::Stuck => vec![say!(self, "hint-stuck")],
            Hint::Undecided => vec![say!(self, "hint-undecided")],
            Hint::Next(told) => self.next(hint, told, level, puzzle),
            Hint::Wrong(refutation) => self.wrong(hint, refutation, level, puzzle),
        }
    }

    fn next(
        &self,
        hint: &Hint,
        told: &ExplainedDeduction,
        level: Level,
        puzzle: &Puzzle,
    ) -> Vec<String> {
        let assumes = !told.deduction.chains().is_empty();
        let line = hint.line().map(|line| self.line(line)).unwrap_or_default();
        let technique = || {
            let technique = told.deduction.technique;
            let (name, about) = (self.technique(technique), self.technique_about(technique));
            say!(self, "hint-technique", name = name, about = about)
        };
        let mut said = match level {
            Level::Where => {
                let area = hint.area(puzzle.size()).map(|area| self.area(area));
                vec![say!(self, "hint-where", area = area.unwrap_or_default())]
            }
            Level::Argument => vec![self.argument(told, puzzle).join(" ")],
            Level::Focus | Level::Technique | Level::Cells if assumes => {
                vec![say!(self, "hint-line-assume", line = line)]
            }
            Level::Focus | Level::Technique | Level::Cells => {
                vec![say!(self, "hint-line", line = line)]
            }
        };
        if level >= Level::Technique {
            said.push(technique());
        }
        if level == Level::Cells {
            said.push(say!(self, "hint-cells", cells = self.settled_cells(told, puzzle)));
        }
        said
    }

    fn wrong(
        &self,
        hint: &Hint,
        refutation: &Refutation,
        level: Level,
        puzzle: &Puzzle,
    ) -> Vec<String> {
        let mut said = vec![say!(self, "hint-wrong")];
        if level == Level::Where {
            let area = hint.area(puzzle.size());
            said.extend(area.map(|area| say!(self, "hint-wrong-where", area = self.area(area))));
            return said;
        }
        let whole = level >= Level::Cells;
        match refutation {
            Refutation::Clues(cause) => {
                let cause = self.cause(cause, puzzle);
                said = vec![say!(self, "hint-wrong-clues", cause = cause)];
            }
            Refutation::Denied(cells) => {
                let named: Vec<String> =
                    cells.iter().map(|&cell| self.cell_in_full(cell)).collect();
                said.push(say!(self, "hint-wrong-denied", cells = self.and(&named)));
            }
            Refutation::Line(line, known) if whole => {
                said.push(self.impossible_line(*line, known, puzzle));
            }
            Refutation::Line(line, _) => {
                said.push(say!(self, "hint-wrong-line", line = self.line(*line)));
            }
            Refutation::Follows(told, line, known) if level == Level::Argument => {
                said.push(say!(self, "hint-wrong-argument"));
                said.extend(told.iter().map(|told| self.argument(told, puzzle).join(" ")));
                said.push(self.impossible_line(*line, known, puzzle));
            }
            Refutation::Follows(_, line, _) => {
                said.push(say!(self, "hint-wrong-follows", line = self.line(*line)));
            }
            Refutation::Search => said.push(say!(self, "hint-wrong-search")),
        }
        said
    }

    /// Which move is to blame, if one is.
    pub fn blame(&self, blamed: &Blamed, puzzle: &Puzzle) -> Option<String> {
        match blamed {
            Blamed::Nobody => None,
            Blamed::Start => Some(say!(self, "hint-blame-start")),
            Blamed::Undecided => Some(say!(self, "hint-blame-undecided")),
            Blamed::Move { index, cells } => {
                let known: Vec<Known> = cells
                    .iter()
                    .map(|&(cell, mark)| (cell, mark.says(puzzle.palette().all())))
                    .collect();
                let cells = self.known_cells(&known, puzzle.palette());
                Some(say!(self, "hint-blame", number = index + 1, cells = cells))
            }
        }
    }
}
