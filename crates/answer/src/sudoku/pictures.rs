//! The pictures of a worked sudoku: the digits placed, and the candidates elsewhere.

use super::picture::{Picture, width};
use crate::worked::{Pictures, Work};
use grille_engine::grid::Cell;
use grille_engine::sudoku::drawing::route::Shown;
use grille_engine::sudoku::ladder::{Conclusion, Deduction};
use grille_engine::sudoku::{Digit, Digits, Drawing, Puzzle, Sudoku};
use grille_words::Words;

const STYLE: &str = include_str!("page.css");

/// The pictures of a work.
pub struct Steps<'a> {
    puzzle: &'a Puzzle,
    sets: Vec<Digits>,
    placed: Vec<bool>,
}

impl<'a> Steps<'a> {
    /// The pictures of this work, from the first.
    pub fn new(work: &'a Work<Sudoku>) -> Steps<'a> {
        let sets = work.from.cells().cells().to_vec();
        let mut steps = Steps { puzzle: &work.puzzle, placed: vec![false; sets.len()], sets };
        for cell in work.puzzle.size().iter() {
            if let Some(digit) = work.from.at(cell).only() {
                steps.place(cell, digit);
            }
        }
        steps
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        let shape = self.puzzle.shape();
        self.sets[shape.index(cell)] = digit.into();
        self.placed[shape.index(cell)] = true;
        for &peer in shape.peers(cell) {
            let set = &mut self.sets[shape.index(peer)];
            *set = set.without(digit);
        }
    }

    /// Makes a deduction part of the board.
    pub fn take(&mut self, told: &Deduction) {
        match &told.conclusion {
            Conclusion::Place(cell, digit) => self.place(*cell, *digit),
            Conclusion::Remove(known) => {
                for &(cell, digits) in known {
                    let set = &mut self.sets[self.puzzle.shape().index(cell)];
                    *set = set.minus(digits);
                }
            }
        }
    }

    /// What each cell may still be, and whether its digit is placed.
    pub fn board(&self) -> (&[Digits], &[bool]) {
        (&self.sets, &self.placed)
    }

    /// The drawing of a deduction on the board as it is.
    pub fn drawing(&self, told: &Deduction) -> Drawing {
        let shape = self.puzzle.shape();
        Drawing::of(shape, told, &|cell| match self.placed[shape.index(cell)] {
            true => Shown::Digit,
            false => Shown::Candidates(self.sets[shape.index(cell)]),
        })
    }

    fn fill(&self, picture: &mut Picture<'_>) {
        for (at, cell) in self.puzzle.size().iter().enumerate() {
            if let (true, Some(digit)) = (self.placed[at], self.sets[at].only()) {
                picture.digit(cell, digit);
                continue;
            }
            for digit in self.sets[at].iter() {
                picture.candidate(cell, digit);
            }
        }
    }
}

impl Pictures<Sudoku> for Steps<'_> {
    fn style(&self) -> String {
        let side = width(self.puzzle.shape());
        format!("{STYLE}:root{{--wide:{side}px;--high:{side}px}}")
    }

    fn before(&self, _: &Words) -> String {
        String::new()
    }

    fn next(&mut self, told: &Deduction) -> String {
        let mut picture = Picture::new(self.puzzle);
        let drawing = self.drawing(told);
        picture.under(&drawing);
        self.fill(&mut picture);
        picture.over(&drawing);
        self.take(told);
        picture.finish()
    }

    fn last(&self) -> String {
        let mut picture = Picture::new(self.puzzle);
        self.fill(&mut picture);
        picture.finish()
    }
}
