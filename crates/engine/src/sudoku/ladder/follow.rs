//! What follows from a supposition by singles alone, up to a contradiction: a digit
//! placed is gone from its peers, a cell with one digit left has it, and a digit with
//! one place left in a house goes there.
//!
//! Every candidate that goes remembers the step that took it, so that in the end only
//! those steps are told that matter. Nearest first; time: that of as many steps as
//! there are cells, each with its peers.

use super::cells::Cells;
use super::scene::Scene;
use super::{End, Single};
use crate::sudoku::{Digit, Digits};
use std::collections::VecDeque;

/// The candidate was gone from the beginning.
const BEFORE: u16 = u16::MAX;

/// A supposition and what followed.
pub struct Follow<'a> {
    scene: &'a Scene,
    sets: Vec<Digits>,
    has: Vec<Cells>,
    placed: Cells,
    steps: Vec<(usize, Digit, Option<usize>)>,
    /// Of each candidate that went, the step.
    gone: Vec<u16>,
    todo: VecDeque<(usize, Digit, Option<usize>)>,
}

/// Where it ended, in places.
enum Fault {
    NoDigit(usize),
    NoPlace(Digit, usize),
}

impl<'a> Follow<'a> {
    fn new(scene: &'a Scene) -> Follow<'a> {
        let mut has = scene.has.clone();
        let placed: Cells = (0..scene.sets.len()).filter(|&cell| !scene.open.has(cell)).collect();
        for cell in placed.iter() {
            scene.sets[cell].iter().for_each(|digit| has[digit.index()].insert(cell));
        }
        Follow {
            scene,
            sets: scene.sets.clone(),
            has,
            placed,
            steps: Vec::new(),
            gone: vec![BEFORE; scene.sets.len() * scene.side],
            todo: VecDeque::new(),
        }
    }

    /// The steps that lead from a supposition to a contradiction, without the
    /// supposition itself; none if there is no contradiction.
    pub fn refute(scene: &'a Scene, cell: usize, digit: Digit) -> Option<(Vec<Single>, End)> {
        let mut follow = Follow::new(scene);
        follow.todo.push_back((cell, digit, None));
        let fault = follow.work().err()?;
        let (steps, end) = follow.traced(&fault, 1);
        Some((steps, end))
    }

    /// The steps that lead to a contradiction with nothing supposed.
    pub fn contradiction(scene: &'a Scene) -> Option<(Vec<Single>, End)> {
        let mut follow = Follow::new(scene);
        for cell in scene.open.iter() {
            if let Some(digit) = scene.sets[cell].only() {
                follow.todo.push_back((cell, digit, None));
            }
        }
        let mut fault = Ok(());
        for house in 0..3 * scene.side {
            for digit in scene.digits() {
                fault = fault.and_then(|()| follow.look(digit, house));
            }
        }
        let fault = fault.and_then(|()| follow.work()).err()?;
        Some(follow.traced(&fault, 0))
    }

    fn work(&mut self) -> Result<(), Fault> {
        while let Some((cell, digit, house)) = self.todo.pop_front() {
            // What has been taken away since shows as a contradiction of its own.
            if self.placed.has(cell) || !self.sets[cell].has(digit) {
                continue;
            }
            self.placed.insert(cell);
            self.steps.push((cell, digit, house));
            for other in self.sets[cell].without(digit).iter() {
                self.remove(cell, other)?;
            }
            for peer in self.scene.tables.peers[cell].iter() {
                if self.sets[peer].has(digit) {
                    self.remove(peer, digit)?;
                }
            }
        }
        Ok(())
    }

    fn remove(&mut self, cell: usize, digit: Digit) -> Result<(), Fault> {
        self.sets[cell] = self.sets[cell].without(digit);
        self.has[digit.index()].remove(cell);
        self.gone[cell * self.scene.side + digit.index()] = (self.steps.len() - 1) as u16;
        if self.sets[cell].is_empty() {
            return Err(Fault::NoDigit(cell));
        }
        if let (Some(last), false) = (self.sets[cell].only(), self.placed.has(cell)) {
            self.todo.push_back((cell, last, None));
        }
        let houses = self.scene.tables.houses_of[cell];
        houses.into_iter().try_for_each(|house| self.look(digit, house))
    }

    fn look(&mut self, digit: Digit, house: usize) -> Result<(), Fault> {
        let places = self.has[digit.index()] & self.scene.tables.houses[house];
        match (places.len(), places.first()) {
            (0, _) => return Err(Fault::NoPlace(digit, house)),
            (1, Some(only)) if !self.placed.has(only) => {
                self.todo.push_back((only, digit, Some(house)));
            }
            _ => {}
        }
        Ok(())
    }

    /// The steps that mattered, but for the first `skip`.
    fn traced(&self, fault: &Fault, skip: usize) -> (Vec<Single>, End) {
        let mut needed = vec![false; self.steps.len()];
        match *fault {
            Fault::NoDigit(cell) => self.need_cell(&mut needed, cell, Digits::NONE),
            Fault::NoPlace(digit, house) => self.need_house(&mut needed, digit, house, None),
        }
        for at in (0..self.steps.len()).rev().filter(|&at| at >= skip) {
            let (cell, digit, house) = self.steps[at];
            match house {
                _ if !needed[at] => {}
                None => self.need_cell(&mut needed, cell, digit.into()),
                Some(house) => self.need_house(&mut needed, digit, house, Some(cell)),
            }
        }
        let scene = self.scene;
        let told = |&(cell, digit, house): &(usize, Digit, Option<usize>)| Single {
            cell: scene.cell(cell),
            digit,
            house: house.map(|house| scene.house(house)),
        };
        let kept = self.steps.iter().zip(&needed).skip(skip).filter(|(_, needed)| **needed);
        let end = match *fault {
            Fault::NoDigit(cell) => End::NoDigit(scene.cell(cell)),
            Fault::NoPlace(digit, house) => End::NoPlace(digit, scene.house(house)),
        };
        (kept.map(|(step, _)| told(step)).collect(), end)
    }

    /// What took the other digits from a cell.
    fn need_cell(&self, needed: &mut [bool], cell: usize, but: Digits) {
        for digit in self.scene.sets[cell].minus(but).iter() {
            self.need(needed, cell, digit);
        }
    }

    /// What took a digit from the other cells of a house.
    fn need_house(&self, needed: &mut [bool], digit: Digit, house: usize, but: Option<usize>) {
        for cell in self.scene.tables.houses[house].iter().filter(|&cell| Some(cell) != but) {
            self.need(needed, cell, digit);
        }
    }

    fn need(&self, needed: &mut [bool], cell: usize, digit: Digit) {
        let step = self.gone[cell * self.scene.side + digit.index()];
        if step != BEFORE {
            needed[usize::from(step)] = true;
        }
    }
}
