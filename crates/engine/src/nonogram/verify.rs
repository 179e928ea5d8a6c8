//! Is this picture a solution? Knows the rules and nothing else: it shares no
//! code with any solver, nor with the way clues are taken from a picture.

use super::{Board, Picture, Puzzle};
use crate::colours::Colour;
use crate::grid::{Cell, Grid, LineId};
use crate::run::{Pace, Task, WRITTEN};

/// A rule that a picture breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// It has another size than the puzzle.
    Size,
    /// The runs of a line are not its clue.
    Line(LineId),
    /// A given is not honoured.
    Given(Cell),
}

crate::errors_as_data!(Breach);

impl Breach {
    /// A line where it can be seen.
    pub fn line(self) -> LineId {
        match self {
            Breach::Line(line) => line,
            Breach::Given(cell) => LineId::Row(cell.row),
            Breach::Size => LineId::Row(0),
        }
    }
}

/// Checks every line and every given; the first breach, rows first.
pub fn verify(puzzle: &Puzzle, picture: &Picture) -> Result<(), Breach> {
    if picture.size() != puzzle.size() {
        return Err(Breach::Size);
    }
    for line in puzzle.size().lines() {
        if !meets(puzzle, line, picture) {
            return Err(Breach::Line(line));
        }
    }
    if let Some(givens) = puzzle.givens() {
        for cell in puzzle.size().iter() {
            if !givens[cell].has(picture[cell]) {
                return Err(Breach::Given(cell));
            }
        }
    }
    Ok(())
}

/// The same about a board, in portions: the picture, if every cell is settled and no rule is
/// broken.
pub struct Judging {
    puzzle: Puzzle,
    board: Board,
    /// The cells of the picture so far; their givens are looked at with them.
    cells: Vec<Colour>,
    /// The picture, and the next line to look at.
    picture: Option<(Picture, usize)>,
    steps: u64,
}

impl Judging {
    /// Looks whether a board is a solution.
    pub fn new(puzzle: &Puzzle, board: Board) -> Judging {
        Judging { puzzle: puzzle.clone(), cells: Vec::new(), board, picture: None, steps: 0 }
    }

    /// A portion of the work: whether it is over, and the answer then.
    fn go_on(&mut self) -> Option<Option<Picture>> {
        self.steps += 1;
        let size = self.puzzle.size();
        if self.board.size() != size {
            return Some(None);
        }
        let Some((picture, next)) = &mut self.picture else {
            let range = self.cells.len()..size.cells().min(self.cells.len() + WRITTEN);
            let given = |at: usize| self.puzzle.givens().map(|givens| givens.cells()[at]);
            for at in range {
                let colour = self.board.cells().cells()[at].only();
                let fits = |colour: &Colour| given(at).is_none_or(|given| given.has(*colour));
                let Some(colour) = colour.filter(fits) else { return Some(None) };
                self.cells.push(colour);
            }
            if self.cells.len() == size.cells() {
                let cells = std::mem::take(&mut self.cells);
                self.picture = Grid::from_cells(size, cells).map(|picture| (picture, 0));
            }
            return None;
        };
        let mut left = WRITTEN;
        while left > 0 && *next < size.rows() + size.cols() {
            let line = size.line_at(*next);
            if !meets(&self.puzzle, line, picture) {
                return Some(None);
            }
            left = left.saturating_sub(size.line_len(line));
            *next += 1;
        }
        let is_all = *next == size.rows() + size.cols();
        is_all.then(|| self.picture.take().map(|(picture, _)| picture))
    }
}

impl Task for Judging {
    type Output = Option<Picture>;

    /// One portion, or all of them.
    fn advance(&mut self, steps: u64) -> Option<Option<Picture>> {
        loop {
            let judged = self.go_on();
            if judged.is_some() || !Pace::is_all(steps) {
                return judged;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

/// Walks along the line; at each end of a run the next block must have its length and colour.
fn meets(puzzle: &Puzzle, line: LineId, picture: &Picture) -> bool {
    let mut blocks = puzzle.clue(line).blocks().iter();
    let mut run = (Colour::BACKGROUND, 0);
    let end = Colour::BACKGROUND;
    for &colour in picture.line(line).chain([&end]) {
        if colour == run.0 {
            run.1 += 1;
            continue;
        }
        if run.0 != Colour::BACKGROUND {
            match blocks.next() {
                Some(block) if block.colour == run.0 && block.len == run.1 => {}
                _ => return false,
            }
        }
        run = (colour, 1);
    }
    blocks.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Grid, Size};
    use crate::nonogram::Draft;

    fn picture(cols: usize, cells: &[usize]) -> Picture {
        let size = Size::new(cells.len() / cols, cols).unwrap();
        let cells: Vec<Colour> = cells.iter().map(|&index| Colour::new(index).unwrap()).collect();
        Grid::from_cells(size, cells).unwrap()
    }

    #[test]
    fn names_the_broken_line() {
        let puzzle = Puzzle::black_and_white(&[&[1, 1], &[]], &[&[1], &[], &[1]]).unwrap();
        let check = |cells: &[usize]| verify(&puzzle, &picture(3, cells));
        assert_eq!(check(&[1, 0, 1, 0, 0, 0]), Ok(()));
        assert_eq!(check(&[1, 1, 1, 0, 0, 0]), Err(Breach::Line(LineId::Row(0))));
        assert_eq!(check(&[1, 0, 0, 0, 0, 1]), Err(Breach::Line(LineId::Row(0))));
        assert_eq!(check(&[1, 0, 1, 0, 1, 0]), Err(Breach::Line(LineId::Row(1))));
        assert_eq!(verify(&puzzle, &picture(2, &[1, 0])), Err(Breach::Size));
    }

    #[test]
    fn columns_count_too() {
        let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[2], &[]]).unwrap();
        let slant = picture(2, &[1, 0, 0, 1]);
        assert_eq!(verify(&puzzle, &slant), Err(Breach::Line(LineId::Col(0))));
    }

    #[test]
    fn givens_count_too() {
        let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
        let mut draft: Draft = puzzle.draft();
        let white_first = vec![vec![Colour::BACKGROUND.into(), puzzle.palette().all()]];
        draft.givens = Some([white_first, vec![vec![puzzle.palette().all(); 2]]].concat());
        let puzzle = Puzzle::new(draft).unwrap();
        assert_eq!(verify(&puzzle, &picture(2, &[0, 1, 1, 0])), Ok(()));
        let cell = Cell { row: 0, col: 0 };
        assert_eq!(verify(&puzzle, &picture(2, &[1, 0, 0, 1])), Err(Breach::Given(cell)));
    }

    #[test]
    fn touching_inks_are_two_blocks() {
        let two_inks = picture(2, &[1, 2]);
        let ink = |name: &str| crate::nonogram::Ink::new(name, crate::nonogram::Rgb::BLACK);
        let puzzle = Puzzle::of(&two_inks, ["w", "a", "b"].map(ink).to_vec()).unwrap();
        assert_eq!(verify(&puzzle, &two_inks), Ok(()));
        assert_eq!(verify(&puzzle, &picture(2, &[1, 1])), Err(Breach::Line(LineId::Row(0))));
        assert_eq!(verify(&puzzle, &picture(2, &[2, 1])), Err(Breach::Line(LineId::Row(0))));
    }
}
