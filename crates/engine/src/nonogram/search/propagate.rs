//! The consequences of what is supposed: first of the clauses, then of the
//! cells, then of one line that waits, until nothing follows.

use super::clauses::{Lit, Watch};
use super::learn::{Conflict, Learner, Truth, Why};
use super::lines::Known;
use super::solver::Solver;
use crate::nonogram::line::word::Word;

/// How many literals of a clause are looked at in the time of a cell of a line.
const LITERALS: i64 = 8;

impl<S: Solver> Learner<S> {
    /// Draws consequences: whether all are drawn, or what conflicts, if something does.
    pub fn propagate(&mut self) -> Result<bool, Conflict> {
        let mut left = self.lines.portion;
        let result = self.follow_up(&mut left);
        self.spent += self.lines.portion - left;
        result
    }

    fn follow_up(&mut self, left: &mut i64) -> Result<bool, Conflict> {
        loop {
            while self.head < self.trail.len() {
                if *left <= 0 {
                    return Ok(false);
                }
                let lit = self.trail[self.head];
                self.head += 1;
                self.look_at_clauses(lit.not(), left)?;
                if !S::TWO {
                    self.look_at_cell(lit)?;
                }
            }
            if *left <= 0 {
                return Ok(false);
            }
            let Some(line) = self.lines.next() else { return Ok(true) };
            *left -= self.lines.len(line) as i64;
            self.settled += 1;
            match self.lines.settle(line) {
                Err(_) => return Err(Conflict::Line(line)),
                Ok(false) => {}
                Ok(true) => {
                    for colour in 0..self.lines.colours() {
                        for at in self.lines.news[colour].places() {
                            let lit = self.lines.is_not(self.lines.cell(line, at), colour);
                            self.assume(lit, Why::Line(line as u16));
                        }
                    }
                    self.lines.note(line);
                }
            }
        }
    }

    /// A literal became true: a cell has one colour only, and if one is left, that.
    fn look_at_cell(&mut self, lit: Lit) -> Result<(), Conflict> {
        let (cell, known) = self.lines.read(lit);
        let all = (0..self.lines.colours()).map(|colour| self.lines.is(cell, colour));
        let mut left = all.filter(|&lit| self.truth(lit) != Some(false));
        match (left.next(), left.next()) {
            (None, _) => Err(Conflict::Cell(cell)),
            (Some(_), Some(_)) if matches!(known, Known::Is(_)) => Err(Conflict::Cell(cell)),
            (Some(only), None) if self.truth(only).is_none() => {
                self.set(only, Why::Cell);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A literal became false: the clauses that watch it need another, or imply something.
    fn look_at_clauses(&mut self, falsified: Lit, left: &mut i64) -> Result<(), Conflict> {
        let mut watches = std::mem::take(&mut self.clauses.watches[falsified.index()]);
        let mut conflict = Ok(());
        let (mut read, mut kept) = (0, 0);
        while read < watches.len() {
            let watch = watches[read];
            read += 1;
            watches[kept] = watch;
            kept += 1;
            if self.truth[watch.blocker.index()] == Truth::True {
                continue;
            }
            let clause = watch.clause;
            let lits = self.clauses.lits_mut(clause);
            if lits[0] == falsified.0 {
                lits.swap(0, 1);
            }
            let other = Lit(lits[0]);
            watches[kept - 1].blocker = other;
            let truth = self.truth[other.index()];
            if truth == Truth::True {
                continue;
            }
            let better = |&lit: &u32| self.truth[lit as usize] != Truth::False;
            let place = lits[2..].iter().position(better);
            if S::LANES == 1 {
                // On large grids a clause may have a hundred thousand literals.
                *left -= place.unwrap_or(lits.len()) as i64 / LITERALS;
            }
            if let Some(at) = place {
                lits.swap(1, at + 2);
                let watched = lits[1] as usize;
                self.clauses.watches[watched].push(Watch { clause, blocker: other });
                kept -= 1;
                continue;
            }
            if truth == Truth::False {
                conflict = Err(Conflict::Clause(clause));
                break;
            }
            self.set(other, Why::Clause(clause));
        }
        watches.copy_within(read.., kept);
        watches.truncate(kept + watches.len() - read);
        self.clauses.watches[falsified.index()] = watches;
        conflict
    }
}
