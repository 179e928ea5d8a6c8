//! Chains, colouring, rectangles and cases of sudoku in words: the arguments that take more
//! than one sentence.

use super::argument::symbol;
use crate::{Words, say};
use grille_engine::grid::Cell;
use grille_engine::sudoku::ladder::{ColouringRule, Conclusion, RectangleType};
use grille_engine::sudoku::{Digit, Digits, House};

impl Words {
    /// "r1c7 is 5, so r3c8 is not 5, so r6c8 is 5".
    fn links(&self, nodes: &[(Cell, Digit)], mut so: bool) -> String {
        let one = |&node: &(Cell, Digit)| {
            let said = if so { self.is(node) } else { self.is_not(node) };
            so = !so;
            said
        };
        nodes.iter().map(one).collect::<Vec<_>>().join(&say!(self, "sudoku-so"))
    }

    pub(crate) fn chain(
        &self,
        nodes: &[(Cell, Digit)],
        conclusion: &Conclusion,
        result: String,
    ) -> String {
        let [first, rest @ ..] = nodes else { return result };
        let (start, steps) = (self.is_not(*first), self.links(rest, true));
        match (conclusion, rest.last()) {
            (Conclusion::Remove(_), Some(last)) => {
                let (one, other) = (self.is(*first), self.is(*last));
                say!(
                    self,
                    "sudoku-chain",
                    start = start,
                    steps = steps,
                    one = one,
                    other = other,
                    result = result
                )
            }
            (Conclusion::Remove(_), None) => result,
            (Conclusion::Place(..), _) => {
                say!(self, "sudoku-loop", start = start, steps = steps, result = result)
            }
        }
    }

    pub(crate) fn remote_pair(&self, nodes: &[(Cell, Digit)], result: String) -> String {
        let mut cells: Vec<Cell> = nodes.iter().map(|&(cell, _)| cell).collect();
        cells.dedup();
        let (first, last) = (cells.first().copied(), cells.last().copied());
        let named = |cell: Option<Cell>| cell.map(|cell| self.cell(cell)).unwrap_or_default();
        say!(
            self,
            "sudoku-remote-pair",
            cells = self.named_cells(&cells, true),
            digits = self.digits(nodes.iter().map(|&(_, digit)| digit).collect()),
            first = named(first),
            last = named(last),
            result = result
        )
    }

    pub(crate) fn colours_of(
        &self,
        digit: Digit,
        groups: &[Vec<Cell>; 2],
        rule: &ColouringRule,
        result: String,
    ) -> Vec<String> {
        let [one, other] = [0, 1].map(|at| self.named_cells(&groups[at], true));
        let second = |groups: &[Vec<Cell>; 2], at: usize| self.named_cells(&groups[at], true);
        let digit = symbol(digit);
        let head = say!(self, "sudoku-colours", digit = &*digit, one = one, other = other);
        let rest = match rule {
            ColouringRule::Both => {
                say!(self, "sudoku-colours-both", digit = &*digit, result = result)
            }
            ColouringRule::Clash(house) => {
                let house = self.sudoku_house(*house);
                say!(self, "sudoku-colours-clash", house = house, result = result)
            }
            ColouringRule::Bridge(groups, house) => say!(
                self,
                "sudoku-colours-bridge",
                three = second(groups, 0),
                four = second(groups, 1),
                house = self.sudoku_house(*house),
                result = result
            ),
            ColouringRule::Caught(groups) => say!(
                self,
                "sudoku-colours-caught",
                three = second(groups, 0),
                four = second(groups, 1),
                result = result
            ),
        };
        vec![head, rest]
    }

    pub(crate) fn rectangle(
        &self,
        cells: &[Cell; 4],
        digits: Digits,
        kind: RectangleType,
        held: Option<Digit>,
        result: String,
    ) -> Vec<String> {
        let (cells, digits) = (self.named_cells(cells, true), self.digits(digits));
        let head = say!(self, "sudoku-rectangle", cells = cells, digits = digits);
        let rest = match kind {
            RectangleType::Corner(_) => say!(self, "sudoku-rectangle-corner", result = result),
            RectangleType::Extra([one, other], digit) => say!(
                self,
                "sudoku-rectangle-extra",
                one = self.cell(one),
                other = self.cell(other),
                digit = symbol(digit),
                result = result
            ),
            RectangleType::Bound([one, other], house) => say!(
                self,
                "sudoku-rectangle-bound",
                house = self.sudoku_house(house),
                one = self.cell(one),
                other = self.cell(other),
                digit = held.map(symbol).unwrap_or_default(),
                result = result
            ),
        };
        vec![head, rest]
    }

    pub(crate) fn cases(
        &self,
        house: Option<House>,
        cases: &[Vec<(Cell, Digit)>],
        result: String,
    ) -> Vec<String> {
        let Some(&(cell, digit)) = cases.first().and_then(|case| case.first()) else {
            return Vec::new();
        };
        let mut said = vec![match house {
            None => say!(self, "sudoku-cases-cell", cell = self.cell(cell)),
            Some(house) => {
                let house = self.sudoku_house(house);
                say!(self, "sudoku-cases-house", digit = symbol(digit), house = house)
            }
        }];
        said.extend(cases.iter().filter_map(|case| {
            let (first, rest) = case.split_first()?;
            let start = self.is(*first);
            Some(match rest.len() {
                // The conclusion itself.
                0 | 1 => say!(self, "sudoku-case-at-once", start = start),
                _ => say!(self, "sudoku-case", start = start, steps = self.links(rest, false)),
            })
        }));
        said.push(say!(self, "sudoku-cases-end", result = result));
        said
    }
}
