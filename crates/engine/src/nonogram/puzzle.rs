//! A valid puzzle. Code that has one never checks it again.

use super::draft::{DraftDrawing, Inspection};
use super::{Block, Board, Clue, Draft, Fault, FaultKind, Ink, Palette, Picture, Place};
use crate::about::About;
use crate::colours::{Colour, Colours};
use crate::grid::{Grid, LineId, Size};
use crate::{Contradiction, Faults};
use std::sync::Arc;

/// What a picture beside the clues is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawingKind {
    /// What the author had in mind.
    Goal,
    /// A solution that was saved with it.
    Solution,
    /// An unfinished board that was saved.
    Saved,
}

/// A picture that comes with a puzzle, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// What it is.
    pub kind: DrawingKind,
    /// What its author calls it.
    pub id: Option<String>,
    /// What is said about it.
    pub note: Option<String>,
    /// What each cell may be.
    pub cells: Grid<Colours>,
}

/// A puzzle: clues, palette, givens, and what came with them. It never changes,
/// and its copies share one store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle(Arc<Parts>);

#[derive(Debug, PartialEq, Eq)]
struct Parts {
    size: Size,
    clues: Vec<Clue>,
    palette: Palette,
    givens: Option<Grid<Colours>>,
    about: About,
    drawings: Vec<Drawing>,
}

impl Puzzle {
    /// The puzzle that the draft describes, or everything that is wrong with it.
    pub fn new(mut draft: Draft) -> Result<Puzzle, Faults<Fault>> {
        let mut look = Inspection::new();
        look.inks(&draft.inks);
        let inks = if draft.inks.is_empty() { 2 } else { draft.inks.len() };
        if draft.rows.is_none() || draft.cols.is_none() {
            match draft.derived_clues() {
                Some([rows, cols]) => {
                    draft.rows.get_or_insert(rows);
                    draft.cols.get_or_insert(cols);
                }
                None => {
                    look.faults.push(Fault { place: Place::Whole, kind: FaultKind::NoClues });
                    return Err(look.faults.into());
                }
            }
        }
        let rows = draft.rows.take().unwrap_or_default();
        let cols = draft.cols.take().unwrap_or_default();
        let size = look.size(rows.len(), cols.len());
        for (i, blocks) in rows.iter().enumerate() {
            look.blocks(blocks, inks, |block| Place::RowBlock(i, block));
        }
        for (i, blocks) in cols.iter().enumerate() {
            look.blocks(blocks, inks, |block| Place::ColBlock(i, block));
        }
        let sides = (rows.len(), cols.len());
        if let Some(givens) = &draft.givens {
            look.cells(givens, sides, inks, Place::Givens, Place::GivenRow);
        }
        for (i, drawing) in draft.drawings.iter().enumerate() {
            let row = |row| Place::DrawingRow(i, row);
            look.cells(&drawing.cells, sides, inks, Place::Drawing(i), row);
        }
        let (Some(size), true) = (size, look.faults.is_empty()) else {
            return Err(look.faults.into());
        };

        let palette = match &draft.inks[..] {
            [] => Palette::black_and_white(),
            inks => Palette::new(inks),
        };
        let clue = |blocks: Vec<Block>| {
            let filled: Vec<Block> = blocks.into_iter().filter(|block| block.len > 0).collect();
            Clue::new(filled).expect("the inspection found no empty or background block")
        };
        let grid = |rows: Vec<Vec<Colours>>| {
            let cells: Vec<Colours> = rows.into_iter().flatten().collect();
            Grid::from_cells(size, cells).expect("the inspection counted rows and cells")
        };
        let open = palette.all();
        Ok(Puzzle(Arc::new(Parts {
            size,
            clues: rows.into_iter().chain(cols).map(clue).collect(),
            palette,
            // Givens that say nothing are no givens.
            givens: draft.givens.map(grid).filter(|g| g.cells().iter().any(|&set| set != open)),
            about: draft.about,
            drawings: draft
                .drawings
                .into_iter()
                .map(|DraftDrawing { kind, id, note, cells }| Drawing {
                    kind,
                    id,
                    note,
                    cells: grid(cells),
                })
                .collect(),
        })))
    }

    /// A puzzle in black on white from the lengths of its blocks.
    pub fn black_and_white(rows: &[&[u32]], cols: &[&[u32]]) -> Result<Puzzle, Faults<Fault>> {
        let blocks = |lens: &&[u32]| {
            lens.iter().map(|&len| Block { len, colour: Colour::BLACK }).collect::<Vec<_>>()
        };
        Puzzle::new(Draft {
            rows: Some(rows.iter().map(blocks).collect()),
            cols: Some(cols.iter().map(blocks).collect()),
            ..Draft::default()
        })
    }

    /// The puzzle that a picture poses, with the picture as its goal; the inks
    /// as in [`Draft::inks`].
    pub fn of(picture: &Picture, inks: Vec<Ink>) -> Result<Puzzle, Faults<Fault>> {
        let cells = picture.rows().map(|row| row.iter().map(|&c| c.into()).collect()).collect();
        let goal = DraftDrawing { kind: DrawingKind::Goal, id: None, note: None, cells };
        Puzzle::new(Draft { inks, drawings: vec![goal], ..Draft::default() })
    }

    /// Rows and columns.
    pub fn size(&self) -> Size {
        self.0.size
    }

    /// The clue of a line.
    pub fn clue(&self, line: LineId) -> &Clue {
        &self.0.clues[self.0.size.line_index(line)]
    }

    /// The clues of the rows, from the top.
    pub fn rows(&self) -> &[Clue] {
        &self.0.clues[..self.0.size.rows()]
    }

    /// The clues of the columns, from the left.
    pub fn cols(&self) -> &[Clue] {
        &self.0.clues[self.0.size.rows()..]
    }

    /// The colours.
    pub fn palette(&self) -> &Palette {
        &self.0.palette
    }

    /// The cells that belong to the puzzle and count for every answer about it.
    pub fn givens(&self) -> Option<&Grid<Colours>> {
        self.0.givens.as_ref()
    }

    /// What is said about it.
    pub fn about(&self) -> &About {
        &self.0.about
    }

    /// The pictures that came with it.
    pub fn drawings(&self) -> &[Drawing] {
        &self.0.drawings
    }

    /// The first goal, if it leaves no cell open.
    pub fn goal(&self) -> Option<Picture> {
        let goal = self.0.drawings.iter().find(|drawing| drawing.kind == DrawingKind::Goal)?;
        let cells: Option<Vec<Colour>> = goal.cells.cells().iter().map(|set| set.only()).collect();
        Grid::from_cells(self.size(), cells?)
    }

    /// The board to begin with: what is given.
    pub fn board(&self) -> Board {
        match &self.0.givens {
            Some(givens) => Board::from(givens.clone()),
            None => Board::from(Grid::filled(self.0.size, self.0.palette.all())),
        }
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
        let blocks = |clues: &[Clue]| clues.iter().map(|clue| clue.blocks().to_vec()).collect();
        let cells = |grid: &Grid<Colours>| grid.rows().map(<[Colours]>::to_vec).collect();
        let inks = match self.palette() {
            palette if *palette == Palette::black_and_white() => Vec::new(),
            palette => palette.inks().to_vec(),
        };
        let drawing = |drawing: &Drawing| DraftDrawing {
            kind: drawing.kind,
            id: drawing.id.clone(),
            note: drawing.note.clone(),
            cells: cells(&drawing.cells),
        };
        Draft {
            about: self.0.about.clone(),
            inks,
            rows: Some(blocks(self.rows())),
            cols: Some(blocks(self.cols())),
            givens: self.givens().map(cells),
            drawings: self.drawings().iter().map(drawing).collect(),
        }
    }
}

impl Draft {
    /// The clues that follow from the first goal, if it is a finished rectangle.
    fn derived_clues(&self) -> Option<[Vec<Vec<Block>>; 2]> {
        let goal = self.drawings.iter().find(|drawing| drawing.kind == DrawingKind::Goal)?;
        let rows: Vec<Vec<Colour>> = (goal.cells.iter())
            .map(|row| row.iter().map(|set| set.only()).collect())
            .collect::<Option<_>>()?;
        let width = rows.first()?.len();
        if rows.iter().any(|row| row.len() != width) {
            return None;
        }
        let clue = |cells: &mut dyn Iterator<Item = Colour>| Clue::of(cells).blocks().to_vec();
        let row_clues = rows.iter().map(|row| clue(&mut row.iter().copied())).collect();
        let col_clues = (0..width).map(|col| clue(&mut rows.iter().map(|row| row[col]))).collect();
        Some([row_clues, col_clues])
    }
}

impl AsRef<About> for Puzzle {
    fn as_ref(&self) -> &About {
        self.about()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nonogram::Rgb;

    fn black(len: u32) -> Block {
        Block { len, colour: Colour::BLACK }
    }

    #[test]
    fn all_faults_are_listed() {
        let draft = Draft {
            inks: vec![Ink::new("white", Rgb::WHITE), Ink::new("white", Rgb::BLACK)],
            rows: Some(vec![vec![black(1), black(0)], vec![]]),
            cols: Some(vec![
                vec![Block { len: 1, colour: Colour::BACKGROUND }],
                vec![Block { len: 1, colour: Colour::new(5).unwrap() }],
            ]),
            givens: Some(vec![vec![Colours::WHITE]]),
            ..Draft::default()
        };
        let found: Vec<_> =
            Puzzle::new(draft).unwrap_err().into_iter().map(|f| (f.place, f.kind)).collect();
        assert_eq!(
            found,
            [
                (Place::Ink(1), FaultKind::RepeatedName),
                (Place::RowBlock(0, 1), FaultKind::EmptyBlock),
                (Place::ColBlock(0, 0), FaultKind::BackgroundBlock),
                (Place::ColBlock(1, 0), FaultKind::UnknownColour),
                (Place::Givens, FaultKind::RowCount { found: 1, expected: 2 }),
                (Place::GivenRow(0), FaultKind::RowLength { found: 1, expected: 2 }),
            ]
        );
    }

    #[test]
    fn a_lone_zero_is_an_empty_clue() {
        let zero = Puzzle::black_and_white(&[&[0]], &[&[]]).unwrap();
        assert_eq!(zero, Puzzle::black_and_white(&[&[]], &[&[]]).unwrap());
    }

    #[test]
    fn clues_follow_from_a_goal() {
        let size = Size::new(2, 3).unwrap();
        let cells = [1, 0, 1, 1, 1, 0].map(|index| Colour::new(index).unwrap());
        let puzzle = Puzzle::of(&Grid::from_cells(size, cells).unwrap(), vec![]).unwrap();
        let same = Puzzle::black_and_white(&[&[1, 1], &[2]], &[&[2], &[1], &[1]]).unwrap();
        assert_eq!((puzzle.rows(), puzzle.cols()), (same.rows(), same.cols()));
        assert_eq!(puzzle.goal().unwrap().cells(), cells);
    }

    #[test]
    fn a_draft_of_a_puzzle_is_that_puzzle() {
        let puzzle = Puzzle::black_and_white(&[&[1], &[]], &[&[1], &[7]]).unwrap();
        assert_eq!(Puzzle::new(puzzle.draft()), Ok(puzzle));
    }

    #[test]
    fn too_large_is_a_fault_and_too_long_is_not() {
        let many: Vec<&[u32]> = vec![&[]; 1001];
        let faults = Puzzle::black_and_white(&many, &[&[]]).unwrap_err();
        assert_eq!(faults[0].kind, FaultKind::TooManyLines { found: 1001, limit: 1000 });
        assert!(Puzzle::black_and_white(&[&[u32::MAX, u32::MAX]], &[&[]]).is_ok());
    }
}
