//! Sudoku techniques in a player's words: one shape of argument for each.

use crate::{Words, say};
use grille_engine::grid::Cell;
use grille_engine::sudoku::ladder::{Conclusion, Deduction, End, Known, Single, Technique, Why};
use grille_engine::sudoku::{Digit, Digits, House};

impl Words {
    /// "X-wing".
    pub fn sudoku_technique(&self, technique: Technique) -> String {
        say!(self, &format!("sudoku-technique-{}", technique.name()))
    }

    /// What a technique is about, in one sentence.
    pub fn sudoku_technique_about(&self, technique: Technique) -> String {
        say!(self, &format!("sudoku-technique-{}-about", technique.name()))
    }

    /// "row 3".
    pub fn sudoku_house(&self, house: House) -> String {
        let (kind, number) = numbered(house);
        say!(self, "sudoku-house", kind = kind, number = number)
    }

    /// "rows 3 and 5": all of the kind of the first.
    fn houses(&self, houses: &[House]) -> String {
        let numbers: Vec<String> =
            houses.iter().map(|&house| numbered(house).1.to_string()).collect();
        let kind = houses.first().map_or("box", |&house| numbered(house).0);
        say!(self, "sudoku-houses", kind = kind, list = self.and(&numbers))
    }

    /// "r1c2 and r1c3", or with "or".
    pub(crate) fn named_cells(&self, cells: &[Cell], all: bool) -> String {
        let cells: Vec<String> = cells.iter().map(|&cell| self.cell(cell)).collect();
        if all { self.and(&cells) } else { self.or(&cells) }
    }

    /// "1, 2 and 3".
    pub(crate) fn digits(&self, digits: Digits) -> String {
        self.and(&digits.iter().map(symbol).collect::<Vec<_>>())
    }

    /// "1, 2 or 3".
    pub(crate) fn either(&self, digits: Digits) -> String {
        self.or(&digits.iter().map(symbol).collect::<Vec<_>>())
    }

    pub(crate) fn is(&self, (cell, digit): (Cell, Digit)) -> String {
        say!(self, "sudoku-is", cell = self.cell(cell), digit = symbol(digit))
    }

    pub(crate) fn is_not(&self, (cell, digit): (Cell, Digit)) -> String {
        say!(self, "sudoku-is-not", cell = self.cell(cell), digit = symbol(digit))
    }

    /// "r1c1 is 5", "r1c2 and r1c3 cannot be 5 or 6".
    pub(crate) fn conclusion(&self, conclusion: &Conclusion) -> String {
        let known = match conclusion {
            Conclusion::Place(cell, digit) => return self.is((*cell, *digit)),
            Conclusion::Remove(known) => known,
        };
        let mut groups: Vec<(Digits, Vec<Cell>)> = Vec::new();
        for &(cell, digits) in known {
            match groups.iter_mut().find(|(own, _)| *own == digits) {
                Some((_, cells)) => cells.push(cell),
                None => groups.push((digits, vec![cell])),
            }
        }
        let clause = |(digits, cells): &(Digits, Vec<Cell>)| {
            let list: Vec<String> = digits.iter().map(symbol).collect();
            say!(
                self,
                "sudoku-cannot",
                cells = self.named_cells(cells, true),
                count = cells.len(),
                many = if digits.len() > 1 { "yes" } else { "no" },
                digits = list.join(&say!(self, "list-nor"))
            )
        };
        self.and(&groups.iter().map(clause).collect::<Vec<_>>())
    }

    /// A deduction with its argument, a sentence each.
    pub fn sudoku_argument(&self, deduction: &Deduction) -> Vec<String> {
        let result = self.conclusion(&deduction.conclusion);
        match &deduction.why {
            Why::LastCell(house) => {
                let (house, cell) = (self.sudoku_house(*house), self.about(deduction));
                vec![say!(self, "sudoku-last-cell", house = house, cell = cell, result = result)]
            }
            Why::Peers(_) => {
                vec![say!(self, "sudoku-peers", cell = self.about(deduction), result = result)]
            }
            Why::LastPlace(house) => vec![say!(
                self,
                "sudoku-last-place",
                house = self.sudoku_house(*house),
                cell = self.about(deduction),
                digit = self.digits(deduction.digits()),
                result = result
            )],
            Why::Locked { digit, within, shared, cells } => vec![say!(
                self,
                "sudoku-locked",
                within = self.sudoku_house(*within),
                digit = symbol(*digit),
                cells = self.named_cells(cells, false),
                shared = self.sudoku_house(*shared),
                result = result
            )],
            Why::NakedSubset { house, cells, digits } => vec![say!(
                self,
                "sudoku-naked",
                house = self.sudoku_house(*house),
                cells = self.named_cells(cells, true),
                digits = self.digits(*digits),
                result = result
            )],
            Why::HiddenSubset { house, cells, digits } => vec![say!(
                self,
                "sudoku-hidden",
                house = self.sudoku_house(*house),
                cells = self.named_cells(cells, true),
                digits = self.digits(*digits),
                result = result
            )],
            Why::Fish { digit, base, cover, cells, fins } => vec![say!(
                self,
                if fins.is_empty() { "sudoku-fish" } else { "sudoku-finned" },
                base = self.houses(base),
                digit = symbol(*digit),
                cover = self.houses(cover),
                cells = self.named_cells(cells, true),
                fins = self.named_cells(fins, true),
                count = fins.len(),
                result = result
            )],
            Why::EmptyRectangle { digit, house, near, far, pair } => vec![say!(
                self,
                "sudoku-empty-rectangle",
                house = self.sudoku_house(*house),
                digit = symbol(*digit),
                near = self.sudoku_house(*near),
                far = self.sudoku_house(*far),
                target = self.about(deduction),
                start = self.cell(pair[0]),
                end = self.cell(pair[1]),
                result = result
            )],
            Why::Wing { pivot, pincers, others, digit, is_pivot_too } => vec![say!(
                self,
                if *is_pivot_too { "sudoku-wing-own" } else { "sudoku-wing" },
                pivot = self.cell(*pivot),
                one = symbol(others[0]),
                first = self.cell(pincers[0]),
                other = symbol(others[1]),
                second = self.cell(pincers[1]),
                digit = symbol(*digit),
                result = result
            )],
            Why::Chain(nodes) => vec![self.chain(nodes, &deduction.conclusion, result)],
            Why::RemotePair(nodes) => vec![self.remote_pair(nodes, result)],
            Why::Colouring { digit, groups, rule } => self.colours_of(*digit, groups, rule, result),
            Why::Rectangle { cells, digits, kind } => self.rectangle(
                cells,
                *digits,
                *kind,
                digits.minus(deduction.digits()).lowest(),
                result,
            ),
            Why::Bug(cell, digit) => {
                let (cell, digit) = (self.cell(*cell), symbol(*digit));
                vec![say!(self, "sudoku-bug", cell = cell, digit = digit, result = result)]
            }
            Why::Sets { sets: [one, other], common, digit } => vec![say!(
                self,
                "sudoku-sets",
                one = self.named_cells(&one.0, true),
                digits = self.digits(one.1),
                other = self.named_cells(&other.0, true),
                others = self.digits(other.1),
                common = symbol(*common),
                digit = symbol(*digit),
                result = result
            )],
            Why::Cases { house, cases } => self.cases(*house, cases, result),
            Why::Refuted { assumed, steps, ends } => {
                let mut said = vec![say!(self, "sudoku-suppose", start = self.is(*assumed))];
                if !steps.is_empty() {
                    let steps = self.sudoku_steps(steps);
                    said.push(say!(self, "sudoku-suppose-then", steps = steps));
                }
                let end = self.sudoku_end(*ends);
                said.push(say!(self, "sudoku-suppose-end", end = end, result = result));
                said
            }
        }
    }

    /// The cells that a deduction says something about.
    fn about(&self, deduction: &Deduction) -> String {
        self.named_cells(&deduction.cells(), true)
    }

    /// "r2c3 can only be 5; then in row 4 only r4c1 can be 2".
    pub(crate) fn sudoku_steps(&self, steps: &[Single]) -> String {
        let step = |step: &Single| {
            let (cell, digit) = (self.cell(step.cell), symbol(step.digit));
            match step.house {
                None => say!(self, "sudoku-step-cell", cell = cell, digit = digit),
                Some(house) => {
                    let house = self.sudoku_house(house);
                    say!(self, "sudoku-step-house", house = house, cell = cell, digit = digit)
                }
            }
        };
        steps.iter().map(step).collect::<Vec<_>>().join(&say!(self, "sudoku-then"))
    }

    /// "box 3 has no place left for 5".
    pub(crate) fn sudoku_end(&self, end: End) -> String {
        match end {
            End::NoDigit(cell) => say!(self, "sudoku-no-digit", cell = self.cell(cell)),
            End::NoPlace(digit, house) => {
                let (house, digit) = (self.sudoku_house(house), symbol(digit));
                say!(self, "sudoku-no-place", house = house, digit = digit)
            }
        }
    }

    /// "r1c2 is 5 and r1c3 is 6".
    pub(crate) fn sudoku_digits_in(&self, known: &[Known]) -> String {
        let one = |&(cell, digits): &Known| Some(self.is((cell, digits.only()?)));
        self.and(&known.iter().filter_map(one).collect::<Vec<_>>())
    }
}

/// The kind of a house, and its number from 1.
fn numbered(house: House) -> (&'static str, u16) {
    match house {
        House::Row(row) => ("row", row + 1),
        House::Col(col) => ("column", col + 1),
        House::Box(own) => ("box", own + 1),
    }
}

/// A digit as the grid shows it.
pub(crate) fn symbol(digit: Digit) -> String {
    digit.symbol().to_string()
}
