//! A valid puzzle. Code that has one never checks it again.

use super::draft::inspect;
use super::{Board, Digit, Digits, Draft, Fault, Mark, Shape, Solution};
use crate::about::About;
use crate::grid::{Cell, Grid, Size};
use crate::{Contradiction, Faults};
use std::sync::Arc;

/// A puzzle: a shape, what each cell may be, and what came with it. It never
/// changes, and its copies share one store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle(Arc<Parts>);

#[derive(Debug, PartialEq, Eq)]
struct Parts {
    shape: Shape,
    givens: Grid<Digits>,
    about: About,
    saved: Option<Grid<Mark>>,
}

impl Puzzle {
    /// The puzzle that the draft describes, or everything that is wrong with it.
    pub fn new(draft: Draft) -> Result<Puzzle, Faults<Fault>> {
        let shape = inspect(&draft)?;
        let givens: Vec<Digits> = draft.givens.into_iter().flatten().collect();
        let saved = draft.saved.map(|rows| {
            let marks: Vec<Mark> = rows.into_iter().flatten().collect();
            Grid::from_cells(shape.size(), marks).expect("the inspection counted rows and cells")
        });
        Ok(Puzzle(Arc::new(Parts {
            shape,
            givens: Grid::from_cells(shape.size(), givens)
                .expect("the inspection counted rows and cells"),
            about: draft.about,
            saved,
        })))
    }

    /// The puzzle with these digits given; what else is said about it is nothing.
    /// None if a digit is larger than the side, or no shape has that many cells.
    pub fn of(givens: &[Option<Digit>]) -> Option<Puzzle> {
        let shape = Shape::of_cells(givens.len())?;
        let open = Digits::first(shape.side());
        let cells: Vec<Digits> = givens.iter().map(|g| g.map_or(open, Digits::from)).collect();
        if cells.iter().any(|set| !set.is_subset(open)) {
            return None;
        }
        let givens = Grid::from_cells(shape.size(), cells)?;
        Some(Puzzle(Arc::new(Parts { shape, givens, about: About::default(), saved: None })))
    }

    /// The puzzle of a line of symbols, as many as a shape has cells; what is no
    /// digit is an open cell. For programmers: files are read elsewhere.
    pub fn of_line(line: &str) -> Option<Puzzle> {
        let givens: Vec<Option<Digit>> = line.chars().map(Digit::of_symbol).collect();
        Puzzle::of(&givens)
    }

    /// The shape.
    pub fn shape(&self) -> Shape {
        self.0.shape
    }

    /// Rows and columns.
    pub fn size(&self) -> Size {
        self.0.shape.size()
    }

    /// What each cell may be: one digit where it is given.
    pub fn givens(&self) -> &Grid<Digits> {
        &self.0.givens
    }

    /// The digit that is given in a cell.
    pub fn given(&self, cell: Cell) -> Option<Digit> {
        self.0.givens[cell].only()
    }

    /// How many cells are given.
    pub fn clues(&self) -> usize {
        self.0.givens.cells().iter().filter(|set| set.is_settled()).count()
    }

    /// Whether it says no more than which digits are given.
    pub fn is_plain(&self) -> bool {
        let open = Digits::first(self.0.shape.side());
        self.0.givens.cells().iter().all(|&set| set.is_settled() || set == open)
    }

    /// What is said about it.
    pub fn about(&self) -> &About {
        &self.0.about
    }

    /// What a player had written into it when the file was saved.
    pub fn saved(&self) -> Option<&Grid<Mark>> {
        self.0.saved.as_ref()
    }

    /// The board to begin with: what is given.
    pub fn board(&self) -> Board {
        Board::from(self.0.givens.clone())
    }

    /// The givens together with what a board says; a contradiction if they
    /// exclude each other or the board is of another size.
    pub fn board_with(&self, known: &Board) -> Result<Board, Contradiction> {
        let mut board = self.board();
        if board.size() != known.size() {
            return Err(Contradiction);
        }
        board.narrow_all(known.cells())?;
        Ok(board)
    }

    /// The draft that describes this puzzle, to change something about it.
    pub fn draft(&self) -> Draft {
        Draft {
            about: self.0.about.clone(),
            givens: self.0.givens.rows().map(<[Digits]>::to_vec).collect(),
            saved: self.saved().map(|marks| marks.rows().map(<[Mark]>::to_vec).collect()),
        }
    }
}

impl From<&Solution> for Puzzle {
    /// The puzzle with every cell given.
    fn from(solution: &Solution) -> Puzzle {
        let givens: Vec<Option<Digit>> = solution.cells().iter().copied().map(Some).collect();
        Puzzle::of(&givens).expect("a solution has a shape")
    }
}

impl AsRef<About> for Puzzle {
    fn as_ref(&self) -> &About {
        self.about()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FaultKind, Place};
    use super::*;

    #[test]
    fn all_faults_are_listed() {
        let (open, five) = (Digits::first(4), Digits::from(Digit::new(5).unwrap()));
        let draft = Draft {
            givens: vec![
                vec![open; 4],
                vec![open, five, Digits::NONE, open],
                vec![open; 3],
                vec![open; 4],
            ],
            saved: Some(vec![vec![Mark::Pencil(five); 4]]),
            ..Draft::default()
        };
        let found: Vec<_> =
            Puzzle::new(draft).unwrap_err().into_iter().map(|f| (f.place, f.kind)).collect();
        let unknown = FaultKind::UnknownDigit { limit: 4 };
        let saved = (0..4).map(|col| (Place::SavedCell(0, col), unknown));
        let expected = [
            (Place::Given(1, 1), unknown),
            (Place::Given(1, 2), FaultKind::EmptyCell),
            (Place::GivenRow(2), FaultKind::RowLength { found: 3, expected: 4 }),
            (Place::Saved, FaultKind::RowCount { found: 1, expected: 4 }),
        ];
        assert_eq!(found, expected.into_iter().chain(saved).collect::<Vec<_>>());
        let five_rows = Draft { givens: vec![vec![open; 5]; 5], ..Draft::default() };
        assert_eq!(Puzzle::new(five_rows).unwrap_err()[0].kind, FaultKind::Side { found: 5 });
    }

    #[test]
    fn a_draft_of_a_puzzle_is_that_puzzle() {
        let puzzle = Puzzle::of_line("12.4............").unwrap();
        assert_eq!((puzzle.clues(), puzzle.shape()), (3, Shape::Four));
        assert_eq!(Puzzle::new(puzzle.draft()), Ok(puzzle));
        assert!(Puzzle::of_line("12.5............").is_none());
        assert!(Puzzle::of_line("12.").is_none());
    }
}
