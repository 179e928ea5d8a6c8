//! Mending a picture of any kind: a task that goes down quickly first ([`Descent`]) and, where few
//! changes were enough, looks at all small changes ([`Repair`]) for the fewest. A class is aimed
//! at from the picture that is unique already.

use super::{Aim, Descent, Proposal, Repair, Weights};
use crate::colours::Colour;
use crate::grid::Cell;
use crate::nonogram::{Ink, Picture, Puzzle};
use crate::run::{Pace, Task};
use std::collections::BTreeMap;

/// Where so many changes were enough, the fewest are looked for.
const FEW: usize = 2;
/// Where the descent finds nothing, small changes are looked for in pictures of so many cells.
const SMALL: usize = 900;

/// Mending under way.
pub struct Mend {
    picture: Picture,
    inks: Vec<Ink>,
    aim: Aim,
    weights: Weights,
    wanted: usize,
    stage: Stage,
    /// Steps of the stages that are over.
    before: u64,
    pace: Pace,
}

enum Stage {
    Descent(Box<Descent>),
    /// The changes that are made already, and what is made of the picture with them.
    Repair(BTreeMap<Cell, Colour>, Box<Repair>),
    /// What the descent found, and the search for fewer changes.
    Fewest(Box<Proposal>, Box<Repair>),
}

impl Mend {
    /// The question how to mend a picture in these inks (as in [`Puzzle::of`]): what is wanted of
    /// its puzzle, what changes weigh, how many cells may be changed, and how many proposals there
    /// shall be at most.
    pub fn new(
        picture: &Picture,
        inks: &[Ink],
        aim: Aim,
        weights: Weights,
        most: usize,
        wanted: usize,
    ) -> Mend {
        let descent = Descent::new(picture, inks, aim, weights.clone(), most);
        Mend {
            picture: picture.clone(),
            inks: inks.to_vec(),
            aim,
            weights,
            wanted: wanted.max(1),
            stage: Stage::Descent(Box::new(descent)),
            before: 0,
            pace: Pace::default(),
        }
    }

    fn repair(&self, picture: &Picture) -> Box<Repair> {
        let weights = self.weights.clone();
        Box::new(Repair::new(picture, &self.inks, self.aim, weights, self.wanted))
    }

    /// What follows from the end of the descent: the answer, or another stage.
    fn descended(&mut self, found: Option<Proposal>) -> Option<Vec<Proposal>> {
        let stage = match (found, self.aim) {
            (None, _) if self.picture.size().cells() > SMALL => return Some(Vec::new()),
            (None, _) => Stage::Repair(BTreeMap::new(), self.repair(&self.picture)),
            (Some(found), Aim::Class(_)) => {
                let changes: BTreeMap<Cell, Colour> = found.changes.iter().copied().collect();
                let picture = self.changed(&changes);
                Stage::Repair(changes, self.repair(&picture))
            }
            (Some(found), Aim::Unique | Aim::ByLines) => match found.changes.len() {
                1..=FEW => Stage::Fewest(Box::new(found), self.repair(&self.picture)),
                _ => return Some(vec![found]),
            },
        };
        self.stage = stage;
        None
    }

    fn changed(&self, changes: &BTreeMap<Cell, Colour>) -> Picture {
        let mut picture = self.picture.clone();
        for (&cell, &colour) in changes {
            picture[cell] = colour;
        }
        picture
    }

    /// A proposal for a picture that was changed already, as one for the picture itself.
    fn joined(&self, before: &BTreeMap<Cell, Colour>, found: &Proposal) -> Option<Proposal> {
        let mut changes = before.clone();
        changes.extend(found.changes.iter().copied());
        changes.retain(|cell, colour| self.picture[*cell] != *colour);
        let puzzle = Puzzle::of(&self.changed(&changes), self.inks.clone()).ok()?;
        let damage = changes.iter().map(|(&cell, &colour)| self.weights.of(cell, colour)).sum();
        Some(Proposal { changes: changes.into_iter().collect(), damage, puzzle })
    }

    /// The answer of a search for small changes.
    fn repaired(&self, found: Vec<Proposal>) -> Vec<Proposal> {
        let mut all = match &self.stage {
            Stage::Descent(_) => found,
            Stage::Repair(changes, _) => {
                found.iter().filter_map(|own| self.joined(changes, own)).collect()
            }
            Stage::Fewest(first, _) => {
                let mut all = found;
                if all.iter().all(|own| own.changes != first.changes) {
                    all.push((**first).clone());
                }
                all
            }
        };
        all.sort_by_key(|own| (own.damage, own.changes.clone()));
        all.truncate(self.wanted);
        all
    }
}

impl Task for Mend {
    /// The proposals, the least damage first; none if nothing was found within the bounds. A
    /// picture that needs no change is the only proposal.
    type Output = Vec<Proposal>;

    fn advance(&mut self, steps: u64) -> Option<Vec<Proposal>> {
        let end = self.pace.end(self.steps(), steps);
        while !self.pace.is_over(self.steps(), end) {
            let left = Pace::left(self.steps(), end);
            let over = match &mut self.stage {
                Stage::Descent(task) => match task.advance(left) {
                    Some(found) => {
                        let steps = task.steps();
                        if let Some(answer) = self.descended(found) {
                            return Some(answer);
                        }
                        self.before += steps;
                        self.pace.change();
                        continue;
                    }
                    None => None,
                },
                Stage::Repair(_, task) | Stage::Fewest(_, task) => task.advance(left),
            };
            match over {
                Some(found) => return Some(self.repaired(found)),
                None if Pace::rests(end) => return None,
                None => {}
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.before
            + match &self.stage {
                Stage::Descent(task) => task.steps(),
                Stage::Repair(_, task) | Stage::Fewest(_, task) => task.steps(),
            }
    }
}
