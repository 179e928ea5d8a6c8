//! What a technique concludes, and the data that says why: enough for a sentence
//! and for a drawing, and neither of them.

use super::Technique;
use crate::grid::Cell;
use crate::sudoku::{Digit, Digits, House, Shape, Spot};

/// A cell and digits of it.
pub type Known = (Cell, Digits);

/// One conclusion, as a player would say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The technique.
    pub technique: Technique,
    /// What follows.
    pub conclusion: Conclusion,
    /// What it argues with.
    pub why: Why,
}

/// What follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// The cell has this digit.
    Place(Cell, Digit),
    /// These cells do not have these digits; one at least, and all were candidates.
    Remove(Vec<Known>),
}

/// What a deduction argues with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// This house has one open cell.
    LastCell(House),
    /// Peers that have, or had, every other digit: one for each.
    Peers(Vec<Cell>),
    /// This house has no other place for the digit.
    LastPlace(House),
    /// All places of the digit in one house lie in another one too.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house that must have it.
        within: House,
        /// The other house, where it is taken away.
        shared: House,
        /// The places.
        cells: Vec<Cell>,
    },
    /// As many digits as cells of a house, and the cells have no others.
    NakedSubset {
        /// The house.
        house: House,
        /// The cells.
        cells: Vec<Cell>,
        /// The digits.
        digits: Digits,
    },
    /// As many cells of a house as digits, and the digits have no other places there.
    HiddenSubset {
        /// The house.
        house: House,
        /// The cells.
        cells: Vec<Cell>,
        /// The digits.
        digits: Digits,
    },
    /// The digit's places in some parallel lines all lie in as many crossing lines,
    /// but for the fins, which lie in one box.
    Fish {
        /// The digit.
        digit: Digit,
        /// The parallel lines, each of which must have it.
        base: Vec<House>,
        /// The crossing lines, as many.
        cover: Vec<House>,
        /// The places in both.
        cells: Vec<Cell>,
        /// The places in the base alone.
        fins: Vec<Cell>,
    },
    /// All places of the digit in a box lie in one row or one column of it, and a
    /// house that crosses one of them has two places.
    EmptyRectangle {
        /// The digit.
        digit: Digit,
        /// The box.
        house: House,
        /// The row or column of the box that the pair begins in.
        near: House,
        /// The other one, in which the conclusion lies.
        far: House,
        /// The two places, the one in `near` first.
        pair: [Cell; 2],
    },
    /// A pivot that sees two cells: whatever it is, one of them, or itself, is the digit.
    Wing {
        /// The pivot.
        pivot: Cell,
        /// The cells it sees.
        pincers: [Cell; 2],
        /// The other digit of each: if the pivot has it, that cell is the digit.
        others: [Digit; 2],
        /// The digit.
        digit: Digit,
        /// Whether the pivot can be the digit too.
        is_pivot_too: bool,
    },
    /// Candidates joined by strong and weak links in turn, a strong one first and last: if
    /// the first is false, the second is true; then the third is false; and so on. So the
    /// first or the last is true.
    Chain(Vec<(Cell, Digit)>),
    /// The same through cells that all have the same two digits, both digits of a cell
    /// after each other.
    RemotePair(Vec<(Cell, Digit)>),
    /// Two groups of places of a digit, joined by strong links: just one is right as a whole.
    Colouring {
        /// The digit.
        digit: Digit,
        /// Both groups.
        groups: [Vec<Cell>; 2],
        /// What the groups say.
        rule: ColouringRule,
    },
    /// Four cells in two rows, two columns and two boxes that two digits would fill
    /// in two ways. Only in puzzles with one solution.
    Rectangle {
        /// The cells, row by row.
        cells: [Cell; 4],
        /// The two digits.
        digits: Digits,
        /// How the two ways are excluded.
        kind: RectangleType,
    },
    /// Without this digit here every open cell and every house would have two ways
    /// for everything. Only in puzzles with one solution.
    Bug(Cell, Digit),
    /// Two sets of cells, each with one digit more than cells, of which only one can
    /// have the common digit: so the other lacks it, and has all its others.
    Sets {
        /// Both sets, with their digits.
        sets: [(Vec<Cell>, Digits); 2],
        /// The digit that only one of them can have.
        common: Digit,
        /// The digit that one of them has in any case.
        digit: Digit,
    },
    /// One of these holds, and each leads to the conclusion.
    Cases {
        /// The house whose places they are; none where they are the digits of a cell.
        house: Option<House>,
        /// The chain of each, a weak link first: its start is true, the next candidate
        /// false, and so on, up to the candidate that goes.
        cases: Vec<Vec<(Cell, Digit)>>,
    },
    /// Something supposed that ends in a contradiction.
    Refuted {
        /// What is supposed.
        assumed: (Cell, Digit),
        /// What follows, each needed by a later one.
        steps: Vec<Single>,
        /// Where it ends.
        ends: End,
    },
}

/// What two groups say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColouringRule {
    /// Whichever is right, a cell that sees both is not.
    Both,
    /// The first has two cells in this house: the second is right.
    Clash(House),
    /// A second pair of groups, the first of which sees the first here: so one of
    /// the second groups is right, and a cell that sees both of them is not.
    Bridge([Vec<Cell>; 2], House),
    /// The first sees both of a second pair of groups: it is not right.
    Caught([Vec<Cell>; 2]),
}

/// How the two ways of a rectangle are excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RectangleType {
    /// Three cells have no other digit, so the fourth has one.
    Corner(Cell),
    /// Two cells have the same other digit: one of them is it.
    Extra([Cell; 2], Digit),
    /// In this house only the two cells can have the first digit, so neither has
    /// the second.
    Bound([Cell; 2], House),
}

/// What follows from a supposition, one digit at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Single {
    /// The cell.
    pub cell: Cell,
    /// Its digit.
    pub digit: Digit,
    /// The house in which that is its only place; none where the cell has no other digit.
    pub house: Option<House>,
}

/// Where a supposition ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A cell without a digit.
    NoDigit(Cell),
    /// A house without a place for a digit.
    NoPlace(Digit, House),
}

impl End {
    /// The place.
    pub fn spot(self) -> Spot {
        match self {
            End::NoDigit(cell) => Spot::Cell(cell),
            End::NoPlace(_, house) => Spot::House(house),
        }
    }
}

impl Deduction {
    /// The cells that it says something about.
    pub fn cells(&self) -> Vec<Cell> {
        match &self.conclusion {
            Conclusion::Place(cell, _) => vec![*cell],
            Conclusion::Remove(known) => known.iter().map(|&(cell, _)| cell).collect(),
        }
    }

    /// The digits that it says something about.
    pub fn digits(&self) -> Digits {
        match &self.conclusion {
            Conclusion::Place(_, digit) => (*digit).into(),
            Conclusion::Remove(known) => known.iter().fold(Digits::NONE, |all, &(_, d)| all | d),
        }
    }

    /// The digits that it argues with: what a player looks for, even if others follow.
    pub fn subject(&self) -> Digits {
        let own: Digits = self.parts().into_iter().map(|(_, digit, _)| digit).collect();
        if own.is_empty() { self.digits() } else { own }
    }

    /// Where a player should look: the house that the pattern lies in, if it is a single one, or else the box of
    /// the first cell that it says something about.
    pub fn region(&self, shape: Shape) -> Option<House> {
        match &self.why {
            Why::LastCell(house)
            | Why::LastPlace(house)
            | Why::NakedSubset { house, .. }
            | Why::HiddenSubset { house, .. }
            | Why::EmptyRectangle { house, .. }
            | Why::Locked { within: house, .. } => Some(*house),
            Why::Peers(_)
            | Why::Fish { .. }
            | Why::Wing { .. }
            | Why::Chain(_)
            | Why::RemotePair(_)
            | Why::Colouring { .. }
            | Why::Rectangle { .. }
            | Why::Bug(..)
            | Why::Sets { .. }
            | Why::Cases { .. }
            | Why::Refuted { .. } => {
                self.cells().first().map(|&cell| House::Box(shape.box_of(cell)))
            }
        }
    }

    /// How many links or steps the argument has, where it follows something.
    pub fn length(&self) -> usize {
        match &self.why {
            Why::Chain(nodes) | Why::RemotePair(nodes) => nodes.len() - 1,
            Why::Cases { cases, .. } => cases.iter().map(|case| case.len() - 1).sum(),
            Why::Refuted { steps, .. } => steps.len() + 1,
            Why::LastCell(_)
            | Why::Peers(_)
            | Why::LastPlace(_)
            | Why::Locked { .. }
            | Why::NakedSubset { .. }
            | Why::HiddenSubset { .. }
            | Why::Fish { .. }
            | Why::EmptyRectangle { .. }
            | Why::Wing { .. }
            | Why::Colouring { .. }
            | Why::Rectangle { .. }
            | Why::Bug(..)
            | Why::Sets { .. } => 0,
        }
    }

    /// The houses that it argues with, to be shown.
    pub fn houses(&self) -> Vec<House> {
        match &self.why {
            Why::LastCell(house)
            | Why::LastPlace(house)
            | Why::NakedSubset { house, .. }
            | Why::HiddenSubset { house, .. } => vec![*house],
            Why::Locked { within, shared, .. } => vec![*within, *shared],
            Why::Fish { base, cover, .. } => base.iter().chain(cover).copied().collect(),
            Why::EmptyRectangle { house, .. } => vec![*house],
            Why::Colouring { rule, .. } => match rule {
                ColouringRule::Clash(house) | ColouringRule::Bridge(_, house) => vec![*house],
                ColouringRule::Both | ColouringRule::Caught(_) => Vec::new(),
            },
            Why::Rectangle { kind, .. } => match kind {
                RectangleType::Bound(_, house) => vec![*house],
                RectangleType::Corner(_) | RectangleType::Extra(..) => Vec::new(),
            },
            Why::Cases { house, .. } => house.iter().copied().collect(),
            Why::Refuted { ends, .. } => match ends {
                End::NoPlace(_, house) => vec![*house],
                End::NoDigit(_) => Vec::new(),
            },
            Why::Peers(_)
            | Why::Wing { .. }
            | Why::Chain(_)
            | Why::RemotePair(_)
            | Why::Bug(..)
            | Why::Sets { .. } => Vec::new(),
        }
    }

    /// The candidates that it argues with, to be shown, each with what it is in the
    /// argument.
    pub fn parts(&self) -> Vec<(Cell, Digit, Role)> {
        let mut parts = Vec::new();
        let mut add = |cells: &[Cell], digits: Digits, part: Role| {
            let each = cells.iter().flat_map(|&cell| digits.iter().map(move |d| (cell, d, part)));
            parts.extend(each);
        };
        match &self.why {
            Why::LastCell(_) | Why::Peers(_) | Why::LastPlace(_) => {}
            Why::Locked { digit, cells, .. } => add(cells, (*digit).into(), Role::One),
            Why::NakedSubset { cells, digits, .. } | Why::HiddenSubset { cells, digits, .. } => {
                add(cells, *digits, Role::One);
            }
            Why::Fish { digit, cells, fins, .. } => {
                add(cells, (*digit).into(), Role::One);
                add(fins, (*digit).into(), Role::Extra);
            }
            Why::EmptyRectangle { digit, pair, .. } => add(pair, (*digit).into(), Role::One),
            Why::Wing { pincers, digit, .. } => add(pincers, (*digit).into(), Role::One),
            Why::Chain(nodes) | Why::RemotePair(nodes) => {
                for (at, &(cell, digit)) in nodes.iter().enumerate() {
                    add(&[cell], digit.into(), Role::alternate(at));
                }
            }
            Why::Colouring { digit, groups: [one, other], rule } => {
                add(one, (*digit).into(), Role::One);
                add(other, (*digit).into(), Role::Other);
                if let ColouringRule::Bridge(second, _) | ColouringRule::Caught(second) = rule {
                    second.iter().for_each(|group| add(group, (*digit).into(), Role::Extra));
                }
            }
            Why::Rectangle { cells, digits, kind } => {
                add(cells, *digits, Role::One);
                if let RectangleType::Extra(two, digit) = kind {
                    add(two, (*digit).into(), Role::Extra);
                }
            }
            Why::Bug(cell, digit) => add(&[*cell], (*digit).into(), Role::One),
            Why::Sets { sets: [one, other], .. } => {
                add(&one.0, one.1, Role::One);
                add(&other.0, other.1, Role::Other);
            }
            Why::Cases { cases, .. } => {
                for case in cases {
                    for (at, &(cell, digit)) in case.iter().enumerate() {
                        add(&[cell], digit.into(), Role::alternate(at + 1));
                    }
                }
            }
            Why::Refuted { assumed, steps, .. } => {
                add(&[assumed.0], assumed.1.into(), Role::Extra);
                steps.iter().for_each(|step| add(&[step.cell], step.digit.into(), Role::Other));
            }
        }
        parts
    }

    /// Cells that it looks at without regard to their candidates, to be shown.
    pub fn seen(&self) -> Vec<Cell> {
        match &self.why {
            Why::Peers(cells) => cells.clone(),
            Why::Wing { pivot, .. } => vec![*pivot],
            Why::LastCell(_)
            | Why::LastPlace(_)
            | Why::Locked { .. }
            | Why::NakedSubset { .. }
            | Why::HiddenSubset { .. }
            | Why::Fish { .. }
            | Why::EmptyRectangle { .. }
            | Why::Chain(_)
            | Why::RemotePair(_)
            | Why::Colouring { .. }
            | Why::Rectangle { .. }
            | Why::Bug(..)
            | Why::Sets { .. }
            | Why::Cases { .. }
            | Why::Refuted { .. } => Vec::new(),
        }
    }
}

/// What a candidate is in an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Of the pattern, or of its first half; in a chain, what is false if the start is false.
    One,
    /// Of the second half; in a chain, what is true then.
    Other,
    /// A fin, another digit, another pair of groups, or what is supposed.
    Extra,
}

impl Role {
    fn alternate(at: usize) -> Role {
        if at.is_multiple_of(2) { Role::One } else { Role::Other }
    }
}
