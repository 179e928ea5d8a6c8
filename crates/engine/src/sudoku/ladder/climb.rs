//! Climbing: the cheapest deduction there is, again and again.
//!
//! The rungs are asked from below, each time something has changed; the first that
//! finds something speaks, with the first or the shortest that it has. A step is a rung
//! asked. On 9x9 a rung takes a few milliseconds at most, on 16x16 up to seconds; each
//! deduction takes at least one candidate away, so there are at most as many as
//! candidates, and rungs times that many steps.

use super::finds::Finds;
use super::scene::{Narrowed, Scene};
use super::{Conclusion, Deduction, RUNGS, Technique, rank};
use crate::Contradiction;
use crate::grid::{Cell, Grid};
use crate::sudoku::{Board, Digit, Digits, Puzzle, Spot};

/// A board on its way up.
#[derive(Clone)]
pub struct Ladder {
    scene: Scene,
    /// How many rungs are in use.
    rungs: usize,
    /// Whether the puzzle is known to have just one solution.
    unique: bool,
    /// The next rung to ask; those below find nothing.
    next: usize,
    found: Option<Deduction>,
    fault: Option<Spot>,
    /// Whether it was looked for houses without a place.
    is_checked: bool,
    narrowed: Vec<Narrowed>,
    steps: u64,
}

/// Where a climb rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClimbStatus {
    /// The budget is used.
    Running,
    /// The cheapest deduction. It is not yet taken.
    Found(Deduction),
    /// Every cell has its digit.
    Solved,
    /// No technique in use finds anything.
    Stuck,
    /// There is no completion, and it shows here.
    Impossible(Spot),
}

impl Ladder {
    /// Starts from a board, right or wrong, with all rungs but those that need a
    /// puzzle with one solution; a contradiction if the board denies the puzzle's
    /// givens. What the settled cells exclude in their peers is taken away at once.
    pub fn new(puzzle: &Puzzle, from: &Board) -> Result<Ladder, Contradiction> {
        let mut ladder = Ladder {
            scene: Scene::new(puzzle, &puzzle.board_with(from)?),
            rungs: RUNGS.len(),
            unique: false,
            next: 0,
            found: None,
            fault: None,
            is_checked: false,
            narrowed: Vec::new(),
            steps: 0,
        };
        ladder.fault = ladder.scene.begin(&mut ladder.narrowed).err();
        Ok(ladder)
    }

    /// The same for a puzzle that is proven to have just one solution: with the rungs
    /// that argue with it.
    #[must_use]
    pub fn knowing_unique(self) -> Ladder {
        Ladder { unique: true, next: 0, found: None, ..self }
    }

    /// The same, with the rungs up to this technique.
    #[must_use]
    pub fn up_to(self, technique: Technique) -> Ladder {
        Ladder { rungs: rank(technique) + 1, next: 0, found: None, ..self }
    }

    /// What is known now.
    pub fn board(&self) -> Board {
        let cells = Grid::from_cells(self.scene.shape.size(), self.scene.sets.clone());
        Board::from(cells.expect("a scene has a set for every cell"))
    }

    /// What a cell may still be.
    pub fn left(&self, cell: Cell) -> Digits {
        self.scene.sets[self.scene.shape.index(cell)]
    }

    /// The digit that stands in a cell. A cell with one candidate has none before it is placed.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        let at = self.scene.shape.index(cell);
        self.scene.sets[at].only().filter(|_| !self.scene.open.has(at))
    }

    /// How many cells have no digit yet.
    pub fn open(&self) -> usize {
        self.scene.open.len()
    }

    /// Steps done so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Looks for the cheapest deduction for about so many steps. It stays the answer
    /// until it is taken.
    pub fn climb(&mut self, steps: u64) -> ClimbStatus {
        let end = self.steps.saturating_add(steps);
        if !self.is_checked && self.fault.is_none() {
            self.fault = self.scene.impossible();
            self.is_checked = true;
        }
        if let Some(spot) = self.fault {
            return ClimbStatus::Impossible(spot);
        }
        if self.scene.open.is_empty() {
            return ClimbStatus::Solved;
        }
        loop {
            if let Some(found) = &self.found {
                return ClimbStatus::Found(found.clone());
            }
            let Some(rung) = RUNGS[..self.rungs].get(self.next) else { return ClimbStatus::Stuck };
            if self.steps >= end {
                return ClimbStatus::Running;
            }
            self.steps += 1;
            if self.unique || !rung.needs_unique {
                let mut finds = Finds::new(rung.technique, true);
                let _ = (rung.find)(&self.scene, &mut finds);
                self.found = finds.found.into_iter().next();
            }
            self.next += 1;
        }
    }

    /// Makes a deduction part of the board; where that leaves a cell or a house
    /// nothing, the next climb says so.
    pub fn take(&mut self, deduction: &Deduction) {
        let (scene, narrowed) = (&mut self.scene, &mut self.narrowed);
        let taken = match &deduction.conclusion {
            Conclusion::Place(cell, digit) => {
                let at = scene.shape.index(*cell);
                match scene.sets[at].has(*digit) {
                    true => scene.place(at, *digit, narrowed),
                    false => Err(Spot::Cell(*cell)),
                }
            }
            Conclusion::Remove(known) => known
                .iter()
                .try_for_each(|&(cell, digits)| scene.remove(scene.shape.index(cell), digits)),
        };
        self.fault = self.fault.or(taken.err());
        (self.next, self.found, self.is_checked) = (0, None, false);
    }

    /// What placed digits took from their peers since this was asked last.
    pub fn narrowed(&mut self) -> impl Iterator<Item = Narrowed> + '_ {
        self.narrowed.drain(..)
    }

    /// Everything that a technique has to say now. One that needs a puzzle with one
    /// solution is asked as if it were.
    pub fn available(&self, technique: Technique) -> Vec<Deduction> {
        let mut finds = Finds::new(technique, false);
        if self.fault.is_none() {
            let _ = (technique.rung().find)(&self.scene, &mut finds);
        }
        finds.found
    }

    pub(in crate::sudoku) fn scene(&self) -> &Scene {
        &self.scene
    }
}
