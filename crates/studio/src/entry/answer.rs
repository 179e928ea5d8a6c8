//! Whether the clues so far exclude each other, and once all are typed, whether they have none, one
//! or several solutions.
//!
//! First what is plain from the numbers, then line by line, the lines that are typed only; then,
//! if every line is, a search. A step is a line, then a step of the search.

use super::Clues;
use grille_engine::grid::LineId;
use grille_engine::nonogram::cause::{Cause, of_clues};
use grille_engine::nonogram::settle::Settler;
use grille_engine::nonogram::{Board, Nonogram, Picture, Puzzle};
use grille_engine::run::{Game, Task};
use grille_engine::solving::{Found, Solving};
use std::collections::VecDeque;

/// How the clues stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Some are not typed yet, and the others exclude nothing.
    Open,
    /// No picture meets them, and why.
    None(Cause),
    /// One does.
    Unique(Picture),
    /// At least these two do.
    Several(Box<[Picture; 2]>),
    /// That was not found out.
    Unknown,
}

/// The question how clues stand.
pub struct Asking {
    puzzle: Puzzle,
    is_whole: bool,
    stage: Stage,
    steps: u64,
}

enum Stage {
    /// Numbers alone.
    Clues(Vec<LineId>),
    Lines(Box<Lines>),
    Search(Box<Search>),
}

/// Line by line.
struct Lines {
    settler: Settler,
    board: Board,
    /// Which lines are typed, by their number.
    typed: Vec<bool>,
    /// Those that are to be looked at, and which these are.
    queue: VecDeque<usize>,
    waits: Vec<bool>,
}

struct Search {
    solving: Solving<Nonogram>,
    first: Option<Picture>,
}

impl Asking {
    /// Asks about these clues; nothing, if they are none of a puzzle.
    pub fn new(clues: &Clues) -> Option<Asking> {
        let puzzle = clues.so_far()?;
        let typed: Vec<LineId> =
            clues.size().lines().filter(|&line| clues.is_typed(line)).collect();
        let is_whole = typed.len() == clues.size().lines().count();
        let stage = Stage::Clues(typed);
        Some(Asking { puzzle, is_whole, stage, steps: 0 })
    }

    /// One step; the answer, at the end.
    fn step(&mut self, left: u64) -> Option<Answer> {
        match &mut self.stage {
            Stage::Clues(typed) => {
                self.steps += 1;
                let is_shorter = |cause: &Cause| match cause {
                    Cause::TooLong { .. } => true,
                    // Lines that are not typed may still make up for it.
                    Cause::Totals { .. } => self.is_whole,
                    Cause::Board | Cause::Known(_) | Cause::Crossing(_) | Cause::Search => true,
                };
                if let Some(cause) = of_clues(&self.puzzle).filter(is_shorter) {
                    return Some(Answer::None(cause));
                }
                self.stage = Stage::Lines(Box::new(Lines::new(&self.puzzle, typed)));
            }
            Stage::Lines(lines) => {
                self.steps += 1;
                match lines.step(&self.puzzle) {
                    Err(line) => return Some(Answer::None(Cause::Crossing(line))),
                    Ok(true) => {}
                    Ok(false) if !self.is_whole => return Some(Answer::Open),
                    Ok(false) => {
                        self.stage = Stage::Search(Box::new(Search::new(&self.puzzle)));
                    }
                }
            }
            Stage::Search(search) => {
                let before = search.solving.steps();
                let answer = search.advance(left);
                self.steps += (search.solving.steps() - before).max(1);
                return answer;
            }
        }
        None
    }
}

impl Task for Asking {
    type Output = Answer;

    fn advance(&mut self, steps: u64) -> Option<Answer> {
        let end = self.steps.saturating_add(steps);
        while self.steps < end {
            // Lines are counted by themselves: a search that follows them begins in the next portion.
            let is_search = matches!(self.stage, Stage::Search(_));
            if let Some(answer) = self.step(end - self.steps) {
                return Some(answer);
            }
            if is_search != matches!(self.stage, Stage::Search(_)) {
                return None;
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

impl Lines {
    fn new(puzzle: &Puzzle, lines: &[LineId]) -> Lines {
        let size = puzzle.size();
        let queue: VecDeque<usize> = lines.iter().map(|&line| size.line_index(line)).collect();
        let mut typed = vec![false; size.lines().count()];
        queue.iter().for_each(|&index| typed[index] = true);
        let waits = typed.clone();
        Lines { settler: Settler::default(), board: puzzle.board(), typed, queue, waits }
    }

    /// Settles the next line that waits; whether there was one. The line, if it has no completion.
    fn step(&mut self, puzzle: &Puzzle) -> Result<bool, LineId> {
        let Some(index) = self.queue.pop_front() else { return Ok(false) };
        self.waits[index] = false;
        let (size, before) = (puzzle.size(), self.board.moment());
        let line = size.line_at(index);
        self.settler.line(puzzle, &mut self.board, line).map_err(|_| line)?;
        for cell in self.board.changes_since(Some(before)) {
            let crossing = size.line_index(line.crossing(line.place(cell)));
            if self.typed[crossing] && !std::mem::replace(&mut self.waits[crossing], true) {
                self.queue.push_back(crossing);
            }
        }
        Ok(true)
    }
}

impl Search {
    fn new(puzzle: &Puzzle) -> Search {
        let from = puzzle.board();
        let run = Nonogram::fastest(puzzle).start(puzzle, &from, &Default::default());
        Search { solving: Solving::from_board(puzzle, from, run), first: None }
    }

    fn advance(&mut self, steps: u64) -> Option<Answer> {
        Some(match (self.solving.advance(steps)?, self.first.take()) {
            (Found::Solution(picture), None) => {
                self.first = Some(picture);
                return None;
            }
            (Found::Solution(second), Some(first)) => Answer::Several(Box::new([first, second])),
            (Found::NoMore, Some(only)) => Answer::Unique(only),
            (Found::None(cause), _) => Answer::None(cause),
            (Found::NoMore, None) | (Found::Stuck | Found::Limit | Found::Wrong, _) => {
                Answer::Unknown
            }
        })
    }
}
