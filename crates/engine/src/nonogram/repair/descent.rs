//! Mending a picture that needs many changes, such as a photograph: a task that takes one change
//! after the other, always the one that settles the most cells for its weight, and in the end
//! takes back those that were not needed.
//!
//! After Batenburg, Henstra, Kosters and Palenstijn (2009), who blacken cells of a grey picture
//! until lines settle all; here cells change both ways, the weights say which are cheap, and cells
//! are tried only where two solutions differ. Nothing is proven about the number of changes: where
//! a few suffice, [`Repair`](super::Repair) finds the fewest.
//!
//! A step is a line looked at. Time: (changes) x (cells tried for each) pictures settled by lines.

use super::judge::{Aim, Judge, Judged};
use super::{Proposal, Weights, with_neighbours};
use crate::colours::Colour;
use crate::grid::{Cell, Grid};
use crate::nonogram::{Ink, Picture, Puzzle};
use crate::run::{Pace, Task};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// How many changes are tried for each that is taken.
const TRIED: usize = 64;
/// How many new colours of one cell are tried.
const COLOURS: usize = 2;

/// Mending under way.
pub struct Descent {
    aim: Aim,
    inks: Vec<Ink>,
    /// The picture with the changes so far.
    picture: Picture,
    weights: Weights,
    /// The changed cells: what they were, and what they are.
    changes: BTreeMap<Cell, (Colour, Colour)>,
    most: usize,
    stage: Stage,
    steps: u64,
    pace: Pace,
}

enum Stage {
    /// Whether the picture is as wanted.
    Looking(Box<Judge>),
    /// Which of some changes settles the most.
    Trying(Trying),
    /// Which of the changes are not needed.
    Pruning(Pruning),
    /// Nothing more can be done.
    Stuck,
}

/// The search for the next change.
struct Trying {
    /// How many cells lines leave open without it.
    open: u64,
    /// What is still to be tried, the next one last.
    left: Vec<(Cell, Colour)>,
    judging: Option<((Cell, Colour), Box<Judge>)>,
    best: Option<Trial>,
}

/// What came of a change.
#[derive(Clone, Copy)]
struct Trial {
    change: (Cell, Colour),
    weight: u64,
    /// How many cells lines leave open with it.
    open: u64,
}

/// The search for changes that are not needed.
struct Pruning {
    /// The changed cells still to be looked at, the next one last.
    left: Vec<Cell>,
    judging: Option<(Cell, Box<Judge>)>,
}

impl Descent {
    /// The question how to mend a picture in these inks (as in [`Puzzle::of`]) by so many changes
    /// at most. No class is aimed at: [`Aim::Class`] is taken as
    /// [`Aim::Unique`].
    pub fn new(
        picture: &Picture,
        inks: &[Ink],
        aim: Aim,
        weights: Weights,
        most: usize,
    ) -> Descent {
        let aim = match aim {
            Aim::ByLines => Aim::ByLines,
            Aim::Unique | Aim::Class(_) => Aim::Unique,
        };
        let mut descent = Descent {
            aim,
            inks: inks.to_vec(),
            picture: picture.clone(),
            weights,
            changes: BTreeMap::new(),
            most,
            stage: Stage::Stuck,
            steps: 0,
            pace: Pace::default(),
        };
        descent.look();
        descent
    }

    fn judge(&self, picture: &Picture, aim: Aim) -> Option<Box<Judge>> {
        let puzzle = Puzzle::of(picture, self.inks.clone()).ok()?;
        Some(Box::new(Judge::new(&puzzle, aim)))
    }

    fn look(&mut self) {
        self.stage = self.judge(&self.picture, self.aim).map_or(Stage::Stuck, Stage::Looking);
    }

    fn with(&self, (cell, colour): (Cell, Colour)) -> Picture {
        let mut picture = self.picture.clone();
        picture[cell] = colour;
        picture
    }

    /// What follows from a look at the whole picture.
    fn looked(&mut self, judged: Judged) {
        self.stage = match judged {
            Judged::Good => {
                let mut left: Vec<Cell> = self.changes.keys().copied().collect();
                left.sort_by_key(|&cell| (self.weights.of(cell, self.changes[&cell].1), cell));
                Stage::Pruning(Pruning { left, judging: None })
            }
            Judged::Bad { .. } if self.changes.len() >= self.most => Stage::Stuck,
            Judged::Bad { region, differing, .. } => {
                let open = region.len() as u64;
                let near = if differing.is_empty() { region } else { differing };
                let left = self.worth_trying(&near);
                Stage::Trying(Trying { open, left, judging: None, best: None })
            }
        };
    }

    /// The lightest changes in these cells and beside them, the lightest last.
    fn worth_trying(&self, cells: &[Cell]) -> Vec<(Cell, Colour)> {
        let mut is_near = Grid::filled(self.picture.size(), false);
        for &cell in cells {
            with_neighbours(&self.picture, cell).for_each(|near| is_near[near] = true);
        }
        let is_free = |cell: &Cell| {
            is_near[*cell] && !self.changes.contains_key(cell) && !self.weights.is_locked(*cell)
        };
        let mut all: Vec<(u64, u64, (Cell, Colour))> = Vec::new();
        for cell in self.picture.size().iter().filter(is_free) {
            let mut colours: BTreeSet<Colour> =
                with_neighbours(&self.picture, cell).map(|cell| self.picture[cell]).collect();
            colours.insert(Colour::BACKGROUND);
            if self.inks.len() <= 2 {
                colours.insert(Colour::BLACK);
            }
            colours.remove(&self.picture[cell]);
            let mut own: Vec<_> = colours
                .into_iter()
                .map(|colour| (self.weights.of(cell, colour), mixed(cell), (cell, colour)))
                .collect();
            own.sort_unstable();
            all.extend(own.into_iter().take(COLOURS));
        }
        all.sort_unstable();
        all.truncate(TRIED);
        all.into_iter().rev().map(|(_, _, change)| change).collect()
    }

    /// Goes on with the next change to try; takes the best one if that was all.
    fn next_trial(&mut self) {
        let Stage::Trying(trying) = &mut self.stage else { return };
        if let Some(change) = trying.left.pop() {
            let judge = self.judge(&self.with(change), Aim::ByLines);
            if let Stage::Trying(trying) = &mut self.stage {
                trying.judging = judge.map(|judge| (change, judge));
            }
            return;
        }
        match trying.best {
            None => self.stage = Stage::Stuck,
            Some(Trial { change: (cell, colour), .. }) => {
                self.changes.insert(cell, (self.picture[cell], colour));
                self.picture[cell] = colour;
                self.look();
            }
        }
    }

    /// Goes on with what may be taken back; the answer, if that was all.
    fn next_pruned(&mut self) -> Option<Proposal> {
        let Stage::Pruning(pruning) = &mut self.stage else { return None };
        // The heaviest first.
        let Some(cell) = pruning.left.pop() else { return self.proposal() };
        let was = self.changes[&cell].0;
        let judge = self.judge(&self.with((cell, was)), self.aim);
        if let Stage::Pruning(pruning) = &mut self.stage {
            pruning.judging = judge.map(|judge| (cell, judge));
        }
        None
    }

    fn proposal(&self) -> Option<Proposal> {
        let changes: Vec<(Cell, Colour)> =
            self.changes.iter().map(|(&cell, &(_, colour))| (cell, colour)).collect();
        let damage = changes.iter().map(|&(cell, colour)| self.weights.of(cell, colour)).sum();
        let puzzle = Puzzle::of(&self.picture, self.inks.clone()).ok()?;
        Some(Proposal { changes, damage, puzzle })
    }
}

impl Trial {
    /// Whether this settles more for its weight than another, where so many cells were open.
    fn is_better(self, other: Trial, open: u64) -> bool {
        let gain = |trial: Trial| open.saturating_sub(trial.open);
        let (own, others) = (gain(self), gain(other));
        if own == 0 && others == 0 {
            return (self.open, self.weight) < (other.open, other.weight);
        }
        (Reverse(own * other.weight.max(1)), self.open)
            < (Reverse(others * self.weight.max(1)), other.open)
    }
}

impl Task for Descent {
    /// The mended picture; none if nothing was found within the bounds. A picture that needs no
    /// change is proposed as it is.
    type Output = Option<Proposal>;

    fn advance(&mut self, steps: u64) -> Option<Option<Proposal>> {
        let end = self.pace.end(self.steps, steps);
        while !self.pace.is_over(self.steps, end) {
            let judge = match &mut self.stage {
                Stage::Stuck => return Some(None),
                Stage::Looking(judge) => Some(judge),
                Stage::Trying(trying) => trying.judging.as_mut().map(|(_, judge)| judge),
                Stage::Pruning(pruning) => pruning.judging.as_mut().map(|(_, judge)| judge),
            };
            let Some(judge) = judge else {
                // A picture that is not judged is work too.
                self.steps += 1;
                self.pace.change();
                match self.stage {
                    Stage::Trying(_) => self.next_trial(),
                    Stage::Pruning(_) => {
                        if let Some(proposal) = self.next_pruned() {
                            return Some(Some(proposal));
                        }
                    }
                    Stage::Looking(_) | Stage::Stuck => {}
                }
                continue;
            };
            let before = judge.steps();
            let judged = judge.advance(Pace::left(self.steps, end));
            self.steps += judge.steps() - before;
            match judged {
                Some(judged) => {
                    self.pace.change();
                    self.note(judged);
                }
                None if Pace::rests(end) => return None,
                None => {}
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

impl Descent {
    fn note(&mut self, judged: Judged) {
        match &mut self.stage {
            Stage::Stuck => {}
            Stage::Looking(_) => self.looked(judged),
            Stage::Trying(trying) => {
                let Some(((cell, colour), _)) = trying.judging.take() else { return };
                let open = match judged {
                    Judged::Good => 0,
                    Judged::Bad { distance, .. } => distance,
                };
                let weight = self.weights.of(cell, colour);
                let trial = Trial { change: (cell, colour), weight, open };
                if trying.best.is_none_or(|best| trial.is_better(best, trying.open)) {
                    trying.best = Some(trial);
                }
            }
            Stage::Pruning(pruning) => {
                let Some((cell, _)) = pruning.judging.take() else { return };
                if let (Judged::Good, Some((was, _))) = (judged, self.changes.get(&cell)) {
                    self.picture[cell] = *was;
                    self.changes.remove(&cell);
                }
            }
        }
    }
}

/// An order of cells that favours no part of the grid, for cells of equal weight.
fn mixed(Cell { row, col }: Cell) -> u64 {
    let mut bits = (u64::from(row) << 32 | u64::from(col)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits ^= bits >> 29;
    bits.wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
