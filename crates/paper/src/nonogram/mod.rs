//! Nonograms on paper. In puzzles with several inks every clue has the letter of its ink, so that
//! they can be solved from a page that a black-and-white printer printed.

mod inks;
mod step;

pub use inks::{Inks, Key};
pub use step::Step;

use crate::figure::{Figure, Scale};
use crate::font::{CAP, Face};
use crate::page::{Item, Point, Rect, grey};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::{Block, Clue, Puzzle, Rgb};

/// Room for half a line outside the outermost cells.
const EDGE: f32 = 0.08;
/// The letter of an ink beside its number, as a share of the number's size.
const LETTER: f32 = 0.68;
/// From number to number in a row, and from line to line above a column, as shares of the size.
const GAP: f32 = 0.42;
const LEADING: f32 = 1.08;

/// A nonogram, with or without clues and marks.
#[derive(Clone)]
pub struct Board {
    puzzle: Puzzle,
    /// What is known of each cell; an open one is nothing.
    marks: Grid<Option<Colour>>,
    clues: Clues,
    inks: Inks,
    /// Whether cells that are known to be empty have a dot.
    dots: bool,
    /// The size of numbers where a cell is one point.
    size: f32,
}

/// Where clues stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clues {
    /// Nowhere.
    None,
    /// On the left and above.
    Once,
    /// On the right and below, too.
    Mirrored,
}

impl Board {
    /// A puzzle to solve, with the cells that are known already.
    pub fn to_solve(
        puzzle: &Puzzle,
        marks: Grid<Option<Colour>>,
        clues: Clues,
        inks: Inks,
    ) -> Board {
        let mut board =
            Board { puzzle: puzzle.clone(), marks, clues, inks, dots: true, size: 0.62 };
        let blocks = |clues: &[Clue]| -> Vec<Block> {
            clues.iter().flat_map(Clue::blocks).copied().collect()
        };
        let widest =
            blocks(puzzle.cols()).into_iter().map(|block| board.em(block)).fold(0.0, f32::max);
        if widest > 0.0 {
            board.size = board.size.min(0.9 / widest);
        }
        board
    }

    /// A picture without clues.
    pub fn answer(puzzle: &Puzzle, picture: &Grid<Colour>, inks: Inks) -> Board {
        let marks = picture.map(|&colour| Some(colour));
        Board { puzzle: puzzle.clone(), marks, clues: Clues::None, inks, dots: false, size: 0.6 }
    }

    /// What is given in a puzzle, as marks.
    pub fn given(puzzle: &Puzzle) -> Grid<Option<Colour>> {
        puzzle.board().cells().map(|set| set.only())
    }

    /// What stands in a clue: the number, and the letter of its ink where there are several.
    fn told(&self, block: Block) -> (String, Option<char>) {
        (block.len.to_string(), self.inks.letter(block.colour))
    }

    /// How wide that is, as a share of the size.
    fn em(&self, block: Block) -> f32 {
        let (number, letter) = self.told(block);
        let letter =
            letter.map_or(0.0, |letter| 0.04 + LETTER * Face::Bold.width(&letter.to_string(), 1.0));
        Face::Regular.width(&number, 1.0) + letter
    }

    /// How much room the clue of a row takes in width, in cells.
    fn wide(&self, row: u16) -> f32 {
        let blocks = self.puzzle.clue(LineId::Row(row)).blocks();
        let all: f32 = blocks.iter().map(|&block| self.em(block) + GAP).sum();
        (if blocks.is_empty() { 1.0 } else { all }) * self.size
    }

    /// How much room clues take: beside the rows, and above the columns.
    fn room(&self) -> (f32, f32) {
        if self.clues == Clues::None {
            return (EDGE, EDGE);
        }
        let size = self.puzzle.size();
        let wide = (0..size.rows()).map(|row| self.wide(row as u16)).fold(0.0, f32::max);
        let high = self.puzzle.cols().iter().map(|clue| clue.blocks().len().max(1)).max();
        (wide + 0.2, high.unwrap_or(1) as f32 * self.line() + 0.25)
    }

    /// From number to number above a column, in cells.
    fn line(&self) -> f32 {
        self.size
            * if self.inks.letter(Colour::BACKGROUND).is_some() { LEADING + 0.14 } else { LEADING }
    }

    fn corner(&self, at: Point, cell: f32) -> Point {
        let (left, top) = self.room();
        [at[0] + left * cell, at[1] + top * cell]
    }

    /// A cell with its ink.
    fn filled(&self, own: Rect, colour: Colour, items: &mut Vec<Item>) {
        if colour.is_ink() {
            items.push(Item::Rects(vec![own], self.inks.fill(colour)));
            if let Some(letter) = self.inks.letter(colour).filter(|_| self.inks.is_grey()) {
                let (size, middle) = (own.height * 0.62, own.x + own.width / 2.0);
                let at = [middle, own.y + own.height / 2.0 + CAP * size / 2.0];
                let text = Item::centred(at, size, Face::Bold, letter);
                items.push(text.in_colour(self.inks.on(colour)));
            }
        } else if self.dots {
            let dot = own.height * 0.14;
            let (x, y) = (own.x + (own.width - dot) / 2.0, own.y + (own.height - dot) / 2.0);
            items.push(Item::Rects(vec![Rect::new(x, y, dot, dot)], grey(0.45)));
        }
    }

    fn cells(&self, corner: Point, cell: f32, items: &mut Vec<Item>) {
        let size = self.puzzle.size();
        let whole =
            Rect::new(corner[0], corner[1], size.cols() as f32 * cell, size.rows() as f32 * cell);
        if let Some(ground) = self.inks.ground().filter(|_| self.clues == Clues::None) {
            items.push(Item::Rects(vec![whole], ground));
        }
        for own in size.iter() {
            if let Some(colour) = self.marks[own] {
                self.filled(place(corner, cell, own), colour, items);
            }
        }
    }

    /// The lines of the grid: every fifth is thicker, and those round it.
    fn lines(&self, corner: Point, cell: f32, items: &mut Vec<Item>) {
        let size = self.puzzle.size();
        let (wide, high) = (size.cols() as f32 * cell, size.rows() as f32 * cell);
        let thin = (cell * 0.03).clamp(0.12, 0.5);
        let thick = (cell * 0.08).clamp(0.2, 1.2);
        for (width, colour, is_thick) in [(thin, grey(0.45), false), (thick, Rgb::BLACK, true)] {
            let own = |at: usize, side: usize| (at.is_multiple_of(5) || at == side) == is_thick;
            let rows = (0..=size.rows()).filter(|&row| own(row, size.rows())).map(|row| {
                let y = corner[1] + row as f32 * cell - width / 2.0;
                Rect::new(corner[0] - width / 2.0, y, wide + width, width)
            });
            let cols = (0..=size.cols()).filter(|&col| own(col, size.cols())).map(|col| {
                let x = corner[0] + col as f32 * cell - width / 2.0;
                Rect::new(x, corner[1] - width / 2.0, width, high + width)
            });
            let all: Vec<Rect> = rows.chain(cols).collect();
            if !all.is_empty() {
                items.push(Item::Rects(all, colour));
            }
        }
    }

    /// A number of a clue, from its left side, with its letter.
    fn number(&self, left: f32, base: f32, size: f32, block: Block, items: &mut Vec<Item>) {
        let (number, letter) = self.told(block);
        let wide = self.em(block) * size;
        if let Some(chip) = self.inks.chip(block.colour) {
            let (more, high) = (size * 0.13, size * (CAP + 0.26));
            let area = Rect::new(left - more, base - size * (CAP + 0.13), wide + 2.0 * more, high);
            items.push(Item::Rects(vec![area], chip));
        }
        let on = self.inks.on_chip(block.colour);
        let after = left + Face::Regular.width(&number, size) + 0.04 * size;
        items.push(Item::text([left, base], size, Face::Regular, number).in_colour(on));
        if let Some(letter) = letter {
            let text = Item::text([after, base], size * LETTER, Face::Bold, letter);
            items.push(text.in_colour(on));
        }
    }

    fn clues(&self, corner: Point, cell: f32, items: &mut Vec<Item>) {
        let (size, sides) = (self.size * cell, self.puzzle.size());
        let right = corner[0] + (sides.cols() as f32 + 0.12) * cell;
        let below = corner[1] + (sides.rows() as f32 + 0.12) * cell;
        for (row, clue) in self.puzzle.rows().iter().enumerate() {
            let base = corner[1] + (row as f32 + 0.5) * cell + CAP * size / 2.0;
            let mut starts = vec![corner[0] - (0.1 + self.wide(row as u16)) * cell];
            if self.clues == Clues::Mirrored {
                starts.push(right);
            }
            for start in starts {
                let mut left = start + GAP * size / 2.0;
                if clue.blocks().is_empty() {
                    items.push(zero(left + 0.3 * size, base, size));
                }
                for &block in clue.blocks() {
                    self.number(left, base, size, block, items);
                    left += (self.em(block) + GAP) * size;
                }
            }
        }
        let line = self.line() * cell;
        for (col, clue) in self.puzzle.cols().iter().enumerate() {
            let middle = corner[0] + (col as f32 + 0.5) * cell;
            let high = clue.blocks().len().max(1) as f32 * line;
            let mut starts = vec![corner[1] - 0.14 * cell - high];
            if self.clues == Clues::Mirrored {
                starts.push(below);
            }
            for start in starts {
                let base = |index: usize| start + (index as f32 + 0.5) * line + CAP * size / 2.0;
                if clue.blocks().is_empty() {
                    items.push(zero(middle, base(0), size));
                }
                for (index, &block) in clue.blocks().iter().enumerate() {
                    let left = middle - self.em(block) * size / 2.0;
                    self.number(left, base(index), size, block, items);
                }
            }
        }
    }
}

/// The clue of a line without ink.
fn zero(middle: f32, base: f32, size: f32) -> Item {
    Item::centred([middle, base], size, Face::Regular, "0").in_colour(grey(0.4))
}

fn place(corner: Point, cell: f32, own: Cell) -> Rect {
    let (row, col) = (f32::from(own.row), f32::from(own.col));
    Rect::new(corner[0] + col * cell, corner[1] + row * cell, cell, cell)
}

impl Figure for Board {
    fn size(&self) -> (f32, f32) {
        let ((left, top), size) = (self.room(), self.puzzle.size());
        let (right, below) = match self.clues {
            Clues::Mirrored => (left, top),
            Clues::None | Clues::Once => (EDGE, EDGE),
        };
        (left + size.cols() as f32 + right, top + size.rows() as f32 + below)
    }

    fn clue(&self) -> Option<f32> {
        (self.clues != Clues::None).then_some(self.size)
    }

    fn scale(&self) -> Scale {
        match self.clues {
            Clues::None => Scale { comfortable: 2.4, most: 9.0 },
            Clues::Once | Clues::Mirrored => Scale { comfortable: 14.2, most: 26.0 },
        }
    }

    fn draw(&self, at: Point, cell: f32) -> Vec<Item> {
        let (corner, mut items) = (self.corner(at, cell), Vec::new());
        self.cells(corner, cell, &mut items);
        if self.clues != Clues::None || self.puzzle.size().cells() <= 400 {
            self.lines(corner, cell, &mut items);
        } else {
            self.frame(corner, cell, &mut items);
        }
        if self.clues != Clues::None {
            self.clues(corner, cell, &mut items);
        }
        items
    }
}

impl Board {
    /// A line round the whole, where lines between many small cells would hide them.
    fn frame(&self, corner: Point, cell: f32, items: &mut Vec<Item>) {
        let size = self.puzzle.size();
        let (wide, high) = (size.cols() as f32 * cell, size.rows() as f32 * cell);
        let width = (cell * 0.12).clamp(0.2, 0.6);
        let [x, y] = corner.map(|at| at - width / 2.0);
        let sides = [
            Rect::new(x, y, wide + width, width),
            Rect::new(x, y + high, wide + width, width),
            Rect::new(x, y, width, high + width),
            Rect::new(x + wide, y, width, high + width),
        ];
        items.push(Item::Rects(sides.to_vec(), Rgb::BLACK));
    }
}
