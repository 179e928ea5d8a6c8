//! Witnesses: what shows, without any search, that a changed picture is not as wanted.
//!
//! A second solution of a picture's clues differs from it in some cells, on some lines. After a
//! change both still have the same clues on every line that the change does not touch. So the
//! same difference shows that the changed picture has two solutions too, if on the few lines
//! that were touched both meet the same clue. That takes a comparison of two or four lines where
//! a search takes hundreds. Where lines alone shall settle all, the cells that they leave open
//! are the witness: it holds as long as no touched line settles one of them.
//!
//! So a change can only help on the lines of every witness. That is what makes a search for the
//! fewest changes short, and complete.

use super::Sketch;
use crate::colours::{Colour, Colours};
use crate::grid::{Cell, LineId, Size};
use crate::nonogram::clue::blocks;
use crate::nonogram::line::{LineSolver, Packed};
use crate::nonogram::{Board, Clue, Picture};

/// The most witnesses that are kept.
const MOST: usize = 128;
/// The most cells of all of them together.
const CELLS: usize = 1 << 20;

/// Something against a picture, and against others that are nearly the same.
#[derive(Clone, Debug)]
pub struct Witness {
    /// The changes of the picture that it was found for.
    changes: Vec<(Cell, Colour)>,
    /// The cells that can be otherwise, in the order of the grid, and what they can be: one
    /// colour in another solution, several where lines leave them open.
    cells: Vec<(Cell, Colours)>,
    /// By line, whether it has such cells; and how many lines do.
    on_line: Vec<bool>,
    lines: usize,
}

/// Witnesses met so far, the one that was right last first.
#[derive(Clone, Debug, Default)]
pub struct Witnesses {
    all: Vec<Witness>,
    room: Room,
    /// Lines looked at so far.
    pub looks: u64,
}

/// Room for a line.
#[derive(Clone, Debug, Default)]
struct Room {
    solver: Packed,
    before: Vec<Colours>,
    after: Vec<Colours>,
}

impl Witness {
    /// Another solution, as one witness for each part of it that shares no line with the others.
    pub fn solution(sketch: &Sketch, other: &Picture) -> Vec<Witness> {
        let size = other.size();
        let differs = size.iter().filter(|&cell| other[cell] != sketch.picture[cell]);
        Witness::parts(sketch, size, differs.map(|cell| (cell, other[cell].into())).collect())
    }

    /// What lines leave open, likewise.
    pub fn open(sketch: &Sketch, board: &Board) -> Vec<Witness> {
        let size = board.size();
        let open = size.iter().filter(|&cell| !board.at(cell).is_settled());
        Witness::parts(sketch, size, open.map(|cell| (cell, board.at(cell))).collect())
    }

    fn parts(sketch: &Sketch, size: Size, cells: Vec<(Cell, Colours)>) -> Vec<Witness> {
        // Each line points to one that it shares a cell with, or to itself.
        let mut joined: Vec<usize> = (0..size.lines().count()).collect();
        fn root(joined: &mut [usize], mut line: usize) -> usize {
            while joined[line] != line {
                joined[line] = joined[joined[line]];
                line = joined[line];
            }
            line
        }
        for &(Cell { row, col }, _) in &cells {
            let row = root(&mut joined, size.line_index(LineId::Row(row)));
            let col = root(&mut joined, size.line_index(LineId::Col(col)));
            joined[row.max(col)] = row.min(col);
        }
        let mut parts: Vec<(usize, Vec<(Cell, Colours)>)> = Vec::new();
        for (cell, can_be) in cells {
            let root = root(&mut joined, size.line_index(LineId::Row(cell.row)));
            match parts.iter_mut().find(|(own, _)| *own == root) {
                Some((_, part)) => part.push((cell, can_be)),
                None => parts.push((root, vec![(cell, can_be)])),
            }
        }
        parts.into_iter().map(|(_, cells)| Witness::new(sketch, size, cells)).collect()
    }

    fn new(sketch: &Sketch, size: Size, cells: Vec<(Cell, Colours)>) -> Witness {
        let mut on_line = vec![false; size.lines().count()];
        for &(Cell { row, col }, _) in &cells {
            on_line[size.line_index(LineId::Row(row))] = true;
            on_line[size.line_index(LineId::Col(col))] = true;
        }
        let lines = on_line.iter().filter(|on| **on).count();
        Witness { changes: sketch.changes.clone(), cells, on_line, lines }
    }

    /// The lines on which a change can do something about it.
    pub fn lines(&self, size: Size) -> impl Iterator<Item = LineId> {
        size.lines().zip(&self.on_line).filter(|(_, on)| **on).map(|(line, _)| line)
    }

    /// Whether one of these cells is among its own.
    pub fn has_any(&self, cells: impl IntoIterator<Item = Cell>) -> bool {
        cells.into_iter().any(|cell| self.at(cell).is_some())
    }

    fn at(&self, cell: Cell) -> Option<Colours> {
        let at = self.cells.binary_search_by_key(&cell, |&(own, _)| own).ok()?;
        Some(self.cells[at].1)
    }

    /// Whether it holds against a changed picture.
    fn holds(&self, sketch: &Sketch, room: &mut Room, looks: &mut u64) -> bool {
        let picture = &sketch.picture;
        let size = picture.size();
        let is_other = |&(cell, can_be): &(Cell, Colours)| can_be != picture[cell].into();
        if !self.cells.iter().any(is_other) {
            return false;
        }
        for cell in differing(&self.changes, &sketch.changes) {
            for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
                if self.on_line[size.line_index(line)] {
                    *looks += 1;
                    if !self.fits(picture, line, room) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Whether a line of the picture allows what the witness says.
    fn fits(&self, picture: &Picture, line: LineId, room: &mut Room) -> bool {
        let can_be = |cell: Cell| match self.at(cell) {
            None => picture[cell].into(),
            Some(other) if other.is_settled() => other,
            Some(open) => open | picture[cell].into(),
        };
        room.before.clear();
        room.before.extend(picture.size().line_cells(line).map(can_be));
        if room.before.iter().all(|set| set.is_settled()) {
            let other = room.before.iter().filter_map(|set| set.only());
            return blocks(other).eq(blocks(picture.line(line).copied()));
        }
        room.after.clone_from(&room.before);
        let clue = Clue::of(picture.line(line).copied());
        room.solver.settle(&clue, &mut room.after).is_ok() && room.after == room.before
    }
}

impl Witnesses {
    /// Keeps some more.
    pub fn add(&mut self, more: Vec<Witness>) {
        self.all.splice(0..0, more);
        let mut cells = 0;
        let fits = |witness: &&Witness| {
            cells += witness.cells.len() + witness.on_line.len();
            cells <= CELLS
        };
        let most = self.all.iter().take_while(fits).count().min(MOST);
        self.all.truncate(most);
    }

    /// Whether one of them holds against a changed picture.
    pub fn hold(&mut self, sketch: &Sketch) -> bool {
        let Witnesses { all, room, looks } = self;
        let Some(at) = all.iter().position(|own| own.holds(sketch, room, looks)) else {
            return false;
        };
        all[..=at].rotate_right(1);
        true
    }

    /// Those that hold against a changed picture, the one with the fewest lines first.
    pub fn against(&mut self, sketch: &Sketch) -> Vec<&Witness> {
        let Witnesses { all, room, looks } = self;
        let mut found: Vec<&Witness> =
            all.iter().filter(|own| own.holds(sketch, room, looks)).collect();
        found.sort_by_key(|own| own.lines);
        found
    }
}

/// How many of these share no line with each other: one change touches two lines, and so can
/// do something about two of them at most.
pub fn apart(witnesses: &[&Witness]) -> usize {
    let (mut taken, mut count) = (Vec::new(), 0);
    for witness in witnesses {
        taken.resize(witness.on_line.len(), false);
        let is_free = taken.iter().zip(&witness.on_line).all(|(taken, on)| !(*taken && *on));
        if is_free {
            taken.iter_mut().zip(&witness.on_line).for_each(|(taken, on)| *taken |= on);
            count += 1;
        }
    }
    count
}

/// The cells that two lists of changes, in the order of the grid, do not have in common.
fn differing<'a>(
    one: &'a [(Cell, Colour)],
    other: &'a [(Cell, Colour)],
) -> impl Iterator<Item = Cell> + 'a {
    let (mut one, mut other) = (one.iter().peekable(), other.iter().peekable());
    std::iter::from_fn(move || {
        while one.peek().is_some() && one.peek() == other.peek() {
            one.next();
            other.next();
        }
        match (one.peek(), other.peek()) {
            (Some((own, _)), Some((others, _))) if own > others => other.next(),
            (None, _) => other.next(),
            (Some(_), _) => one.next(),
        }
        .map(|&(cell, _)| cell)
    })
}
