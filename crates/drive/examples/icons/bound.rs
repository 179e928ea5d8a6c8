//! How many cells must be changed at least until a picture is the only solution of its puzzle. It
//! shares nothing with the mender: only solutions are looked for.
//!
//! Let `other` be another solution of the puzzle of `picture`, and let some cells be changed none of
//! which lies in a row or column in which the two differ. Changed in the same cells, `other` is
//! another solution of the changed picture: in the lines of the changed cells it is that picture, and
//! in the others it is still `other`, whose clues are the same. So every mend has, for each other
//! solution, a cell in one of the lines in which that one differs; and a mend of `k` cells lies in at most
//! `k` rows and `k` columns. If no `k` rows and `k` columns meet the lines of all solutions known, more than
//! `k` cells are needed.
//!
//! Solutions are asked for as they are needed: such as differ in none of the lines that would do for
//! those known so far. Each is made smaller as long as fewer lines differ.

use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::colours::Colours;
use grille_engine::grid::LineId;
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::{Board, Picture, Puzzle, method};
use grille_engine::uniqueness::{Uniqueness, Verdict};

/// The most steps of a question, and of looking for lines.
const STEPS: u64 = 200_000;
const NODES: u64 = 300_000;

/// Rows and columns, a bit each; pictures have at most 64 of either.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Lines {
    rows: u64,
    cols: u64,
}

impl Lines {
    fn meets(self, other: Lines) -> bool {
        self.rows & other.rows != 0 || self.cols & other.cols != 0
    }

    fn count(self) -> u32 {
        self.rows.count_ones() + self.cols.count_ones()
    }
}

/// How many cells are needed at least, as far as up to `most` more than that are looked at, and whether
/// that was cut short. The picture must not be the only solution.
pub fn at_least(picture: &Picture, most: u32) -> (u32, bool) {
    let puzzle = Puzzle::of(picture, Vec::new()).expect("a picture has a puzzle");
    let mut known: Vec<Lines> = Vec::new();
    let mut cells = 1;
    while cells <= most {
        let mut left = NODES;
        match meeting(&known, Lines::default(), cells, &mut left) {
            None if left == 0 => return (cells, true),
            None => cells += 1,
            Some(lines) => match other(&puzzle, picture, lines) {
                None => return (cells, true),
                Some(None) => return (cells, false),
                Some(Some(found)) => known.push(smaller(&puzzle, picture, lines, found)),
            },
        }
    }
    (cells, false)
}

/// Lines that meet all of these, at most so many rows and columns of either; none if there are none, or
/// if `left` steps did not find them.
fn meeting(known: &[Lines], chosen: Lines, most: u32, left: &mut u64) -> Option<Lines> {
    if *left == 0 {
        return None;
    }
    *left -= 1;
    let missed: Vec<Lines> = known.iter().copied().filter(|own| !own.meets(chosen)).collect();
    let Some(&next) = missed.iter().min_by_key(|own| own.count()) else { return Some(chosen) };
    // Those that meet none of the others take a line each.
    let (mut apart, mut count) = (Lines::default(), 0);
    for &own in &missed {
        if !own.meets(apart) {
            apart = Lines { rows: apart.rows | own.rows, cols: apart.cols | own.cols };
            count += 1;
        }
    }
    if count > 2 * most - chosen.count() {
        return None;
    }
    for bit in (0..64).map(|at| 1_u64 << at) {
        if next.rows & bit != 0 && chosen.rows.count_ones() < most {
            let chosen = Lines { rows: chosen.rows | bit, ..chosen };
            if let Some(found) = meeting(known, chosen, most, left) {
                return Some(found);
            }
        }
        if next.cols & bit != 0 && chosen.cols.count_ones() < most {
            let chosen = Lines { cols: chosen.cols | bit, ..chosen };
            if let Some(found) = meeting(known, chosen, most, left) {
                return Some(found);
            }
        }
    }
    None
}

/// The lines in which another solution differs that differs in none of these: none if the question took too long,
/// and none in it if there is no such solution.
fn other(puzzle: &Puzzle, picture: &Picture, same: Lines) -> Option<Option<Lines>> {
    let mut board: Board = puzzle.board();
    for cell in picture.size().iter() {
        if same.rows >> cell.row & 1 == 1 || same.cols >> cell.col & 1 == 1 {
            board.narrow(cell, Colours::from(picture[cell])).expect("the picture is a solution");
        }
    }
    let run = method::fastest(puzzle).start(puzzle, &board, &Options::default());
    let mut budget = Budget::new(Some(STEPS), None, &Interrupt::default());
    let Ended::Done(verdict) = budget.task(&mut Uniqueness::new(run)) else { return None };
    let (one, two) = match verdict {
        Verdict::Unique(_) => return Some(None),
        Verdict::Several(one, two) => (one, two),
        Verdict::None | Verdict::Stuck(_) | Verdict::Limit(_) => return None,
    };
    let differs = |board: &Board| {
        let mut lines = Lines::default();
        let size = picture.size();
        for line in size.lines() {
            if size.line_cells(line).any(|cell| !board.at(cell).has(picture[cell])) {
                match line {
                    LineId::Row(row) => lines.rows |= 1 << row,
                    LineId::Col(col) => lines.cols |= 1 << col,
                }
            }
        }
        lines
    };
    let found = [differs(&one), differs(&two)];
    Some(found.into_iter().filter(|own| *own != Lines::default()).min_by_key(|own| own.count()))
}

/// Of the solutions that differ in none of the lines `same` one that differs in few lines.
fn smaller(puzzle: &Puzzle, picture: &Picture, same: Lines, found: Lines) -> Lines {
    let (mut same, mut found) = (same, found);
    for bit in (0..64).map(|at| 1_u64 << at) {
        for is_row in [true, false] {
            let (rows, cols) = if is_row { (bit, 0) } else { (0, bit) };
            if found.rows & rows == 0 && found.cols & cols == 0 {
                continue;
            }
            let more = Lines { rows: same.rows | rows, cols: same.cols | cols };
            if let Some(Some(less)) = other(puzzle, picture, more) {
                (same, found) = (more, less);
            }
        }
    }
    found
}
