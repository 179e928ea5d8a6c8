//! Which move made a board impossible to complete.
//!
//! The moves of a session lead from position to position, and erasing may
//! bring a lost position back. To blame for what is wrong *now* is the first
//! move of the last unbroken stretch of positions without completion: from it
//! on, up to now, there was none. A stretch that an erasing move has ended is
//! mended, and its moves are not blamed. Undone moves are not looked at.
//!
//! The stretch is followed from its end. While moves only add, a position
//! without completion has none after it either: of such moves the last good
//! position is found by halving. A position that allows all that a hopeless one
//! allowed, and no more, needs no search; nor does one into which a solution
//! fits that was found before. Solves: O(log moves) where nothing is erased,
//! and two for each erasing move at worst.
//!
//! Of the blamed move only the cells are named that do the harm: as few of them
//! as still leave no completion, which costs one solve a cell at most.

use super::Blamed;
use crate::grid::Cell;
use crate::nonogram::sheet::Move;
use crate::nonogram::{Board, Mark, Nonogram, Picture, Puzzle, Sheet, method};
use crate::run::{Run, Status, Task};
use crate::session::{Session, Sheet as _};
use std::cmp::Ordering;

/// The most solutions kept to be tried on other positions.
const SOLUTIONS: usize = 16;

/// A cell that a move changed: what stood there before and after.
type Change = (Cell, Mark, Mark);

/// The search for the one to blame.
pub struct Blame {
    puzzle: Puzzle,
    /// Of each move, what it changed.
    moves: Vec<Vec<Change>>,
    /// The sheet before this move.
    here: (Sheet, usize),
    question: Question,
    run: Option<Box<dyn Run<Nonogram>>>,
    /// Solutions found on the way, the latest last.
    solutions: Vec<Picture>,
    steps: u64,
}

/// What is being asked: can this position be completed?
#[derive(Clone, Debug)]
enum Question {
    /// The last one.
    Now,
    /// The first of a stretch that only adds, up to `bad`, which cannot.
    First { at: usize, bad: usize },
    /// One between a good and a bad one of such a stretch.
    Between { good: usize, bad: usize },
    /// The one before an erasing move, after which it cannot.
    Before { bad: usize },
    /// The one after the move `index` with only these of its cells, and without
    /// the one asked about; those before it are needed.
    Without { index: usize, cells: Vec<Cell>, asked: usize },
}

/// What follows from an answer.
enum Turn {
    Ask(Question),
    Answer(Blamed),
}

impl Blame {
    /// Asks about a session.
    pub fn new(session: &Session<Sheet>) -> Blame {
        let mut sheet = session.sheet().clone();
        let mut changes: Vec<Vec<Change>> = Vec::new();
        for (Move(cells), back) in session.changes().rev() {
            let mut cells: Vec<Cell> = cells.iter().map(|&(cell, _)| cell).collect();
            cells.sort_unstable();
            cells.dedup();
            let after: Vec<Mark> = cells.iter().map(|&cell| sheet.marks()[cell]).collect();
            sheet.play(back);
            let changed = cells.into_iter().zip(after);
            let changed = changed.map(|(cell, after)| (cell, sheet.marks()[cell], after));
            changes.push(changed.filter(|(_, before, after)| before != after).collect());
        }
        changes.reverse();
        Blame {
            puzzle: sheet.puzzle().clone(),
            moves: changes,
            here: (sheet, 0),
            question: Question::Now,
            run: None,
            solutions: Vec::new(),
            steps: 0,
        }
    }

    /// The sheet before the move `at`, or after the last.
    fn go_to(&mut self, at: usize) -> &Sheet {
        let (sheet, here) = &mut self.here;
        while *here < at {
            sheet.play(&Move(self.moves[*here].iter().map(|&(cell, _, to)| (cell, to)).collect()));
            *here += 1;
        }
        while *here > at {
            *here -= 1;
            let back = self.moves[*here].iter().map(|&(cell, from, _)| (cell, from));
            sheet.play(&Move(back.collect()));
        }
        sheet
    }

    /// The position that is asked about.
    fn position(&mut self) -> Sheet {
        match self.question.clone() {
            Question::Now => self.go_to(self.moves.len()).clone(),
            Question::First { at, .. } => self.go_to(at).clone(),
            Question::Between { good, bad } => self.go_to(middle(good, bad)).clone(),
            Question::Before { bad } => self.go_to(bad - 1).clone(),
            Question::Without { index, mut cells, asked } => {
                cells.remove(asked);
                let left_out = self.written(index).into_iter().filter(|cell| !cells.contains(cell));
                let blank = Move(left_out.map(|cell| (cell, Mark::Blank)).collect());
                let mut sheet = self.go_to(index + 1).clone();
                sheet.play(&blank);
                sheet
            }
        }
    }

    /// The cells into which a move writes something that was not there.
    fn written(&self, index: usize) -> Vec<Cell> {
        let writes = self.moves[index].iter().filter(|(_, _, after)| *after != Mark::Blank);
        writes.map(|&(cell, ..)| cell).collect()
    }

    /// What to ask, or to answer, once it is known whether the position can be completed.
    fn turn(&self, can: bool) -> Turn {
        match (&self.question, can) {
            (Question::Now, true) => Turn::Answer(Blamed::Nobody),
            (Question::Now, false) => self.first(self.moves.len()),
            (&Question::First { at, bad }, true) => self.between(at, bad),
            (&Question::First { at, .. }, false) => self.before(at),
            (&Question::Between { good, bad }, true) => self.between(middle(good, bad), bad),
            (&Question::Between { good, bad }, false) => self.between(good, middle(good, bad)),
            (&Question::Before { bad }, true) => self.between(bad - 1, bad),
            (&Question::Before { bad }, false) => self.first(bad - 1),
            (Question::Without { index, cells, asked }, can) => {
                let (mut cells, mut asked) = (cells.clone(), *asked);
                // Without it, it could be completed: it is needed.
                if can {
                    asked += 1;
                } else {
                    cells.remove(asked);
                }
                self.without(*index, cells, asked)
            }
        }
    }

    /// Asks about the stretch of moves that only add and that ends with a bad position.
    fn first(&self, bad: usize) -> Turn {
        let mut at = bad;
        while at > 0 && self.effect(at - 1).is_some_and(Ordering::is_ge) {
            at -= 1;
        }
        if at == bad { self.before(bad) } else { Turn::Ask(Question::First { at, bad }) }
    }

    /// Asks about the position before a bad one.
    fn before(&self, bad: usize) -> Turn {
        if bad == 0 {
            return Turn::Answer(Blamed::Start);
        }
        match self.effect(bad - 1) {
            // It said more, or the same: it was bad too.
            Some(Ordering::Less | Ordering::Equal) => self.first(bad - 1),
            _ => Turn::Ask(Question::Before { bad }),
        }
    }

    /// Closes in on the first bad position.
    fn between(&self, good: usize, bad: usize) -> Turn {
        if good + 1 < bad {
            return Turn::Ask(Question::Between { good, bad });
        }
        self.without(good, self.written(good), 0)
    }

    /// Asks which of these cells of a move are needed; those before `asked` are.
    fn without(&self, index: usize, cells: Vec<Cell>, asked: usize) -> Turn {
        // One there must be: the position before, and any that says less, is good.
        if asked < cells.len() && cells.len() > 1 {
            return Turn::Ask(Question::Without { index, cells, asked });
        }
        let changes = self.moves[index].iter().filter(|(cell, ..)| cells.contains(cell));
        let cells = changes.map(|&(cell, _, after)| (cell, after)).collect();
        Turn::Answer(Blamed::Move { index, cells })
    }

    /// Whether more is said after a move than before it, as much, or less; none if neither.
    fn effect(&self, index: usize) -> Option<Ordering> {
        let mut effect = Ordering::Equal;
        for (_, before, after) in &self.moves[index] {
            let here = match (before, after) {
                (Mark::Blank, _) => Ordering::Greater,
                (_, Mark::Blank) => Ordering::Less,
                _ => return None,
            };
            if effect == here.reverse() {
                return None;
            }
            effect = here;
        }
        Some(effect)
    }

    /// Whether the position can be completed, if that is known without a search;
    /// otherwise the search is begun.
    fn ask(&mut self) -> Option<bool> {
        let Ok(board) = self.position().board() else { return Some(false) };
        if self.solutions.iter().any(|picture| fits(picture, &board)) {
            return Some(true);
        }
        self.run =
            Some(method::fastest(&self.puzzle).start(&self.puzzle, &board, &Default::default()));
        None
    }
}

fn middle(good: usize, bad: usize) -> usize {
    good + (bad - good) / 2
}

fn fits(picture: &Picture, board: &Board) -> bool {
    picture.cells().iter().zip(board.cells().cells()).all(|(&colour, set)| set.has(colour))
}

impl Task for Blame {
    type Output = Blamed;

    fn advance(&mut self, steps: u64) -> Option<Blamed> {
        let end = self.steps().saturating_add(steps);
        loop {
            let can = match &mut self.run {
                None => self.ask(),
                Some(run) => {
                    match run.advance(end.saturating_sub(self.steps + run.stats().steps)) {
                        Status::Running => return None,
                        Status::Solution => Some(true),
                        Status::Exhausted => Some(false),
                        Status::Stuck | Status::Limit => return Some(Blamed::Undecided),
                    }
                }
            };
            let Some(can) = can else { continue };
            if let Some(run) = self.run.take() {
                self.steps += run.stats().steps;
                self.solutions.extend(can.then(|| run.board().picture()).flatten());
                let too_many = self.solutions.len().saturating_sub(SOLUTIONS);
                self.solutions.drain(..too_many);
            }
            match self.turn(can) {
                Turn::Ask(question) => self.question = question,
                Turn::Answer(blamed) => return Some(blamed),
            }
        }
    }

    fn steps(&self) -> u64 {
        self.steps + self.run.as_ref().map_or(0, |run| run.stats().steps)
    }
}
