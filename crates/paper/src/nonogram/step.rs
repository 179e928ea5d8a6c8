//! A step of a worked nonogram: the lines it argues with are tinted, what it looks at has a thin
//! frame, what is new a thick one, and an assumption a question mark.

use super::{Board, Clues, Inks, place};
use crate::figure::{Figure, Scale};
use crate::font::{CAP, Face};
use crate::page::{Item, Point, Rect};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_engine::nonogram::{Puzzle, Rgb};
use std::collections::BTreeSet;

/// Tints and frames; apart in greys too, by their weight.
const LINE: Rgb = Rgb { r: 232, g: 238, b: 248 };
const FAILS: Rgb = Rgb { r: 248, g: 220, b: 216 };
const SEEN: Rgb = Rgb { r: 96, g: 110, b: 134 };
const NEW: Rgb = Rgb { r: 196, g: 96, b: 10 };

/// A step on the board where it is found.
pub struct Step<'a> {
    board: Board,
    told: Option<&'a ExplainedDeduction>,
}

impl<'a> Step<'a> {
    /// The step on a board that says this; none for the board alone.
    pub fn new(
        puzzle: &Puzzle,
        known: &Grid<Colours>,
        told: Option<&'a ExplainedDeduction>,
        inks: Inks,
    ) -> Step<'a> {
        let mut marks = known.map(|set| set.only());
        for (cell, left) in told.iter().flat_map(|told| told.settled()) {
            marks[cell] = left.only();
        }
        let assumed = told.iter().flat_map(|told| told.deduction.chains());
        for chain in assumed {
            marks[chain.assumed.0] = None;
        }
        Step { board: Board::to_solve(puzzle, marks, Clues::Once, inks), told }
    }

    /// A line with its clue.
    fn band(&self, line: LineId, at: Point, corner: Point, cell: f32) -> Rect {
        let size = self.board.puzzle.size();
        match line {
            LineId::Row(row) => {
                let right = corner[0] + size.cols() as f32 * cell;
                Rect::new(at[0], corner[1] + f32::from(row) * cell, right - at[0], cell)
            }
            LineId::Col(col) => {
                let below = corner[1] + size.rows() as f32 * cell;
                Rect::new(corner[0] + f32::from(col) * cell, at[1], cell, below - at[1])
            }
        }
    }
}

impl Figure for Step<'_> {
    fn size(&self) -> (f32, f32) {
        self.board.size()
    }

    fn clue(&self) -> Option<f32> {
        self.board.clue()
    }

    fn scale(&self) -> Scale {
        Scale { comfortable: 12.0, most: 15.0 }
    }

    fn draw(&self, at: Point, cell: f32) -> Vec<Item> {
        let Some(told) = self.told else { return self.board.draw(at, cell) };
        let (corner, mut items) = (self.board.corner(at, cell), Vec::new());
        let failing = |line: &LineId| {
            let chains = told.deduction.chains().iter();
            chains.filter_map(|chain| chain.fails.as_ref()).any(|(own, _)| own == line)
        };
        for line in told.deduction.lines().into_iter().collect::<BTreeSet<LineId>>() {
            let tint = if failing(&line) { FAILS } else { LINE };
            items.push(Item::Rects(vec![self.band(line, at, corner, cell)], tint));
        }
        items.extend(self.board.draw(at, cell));
        let steps = told.deduction.chains().iter().flat_map(|chain| &chain.steps);
        for &(own, set) in steps.flat_map(|step| &step.settles) {
            if let Some(colour) = set.only() {
                let (room, inset) = (place(corner, cell, own), cell * 0.3);
                let side = cell - 2.0 * inset;
                let small = Rect::new(room.x + inset, room.y + inset, side, side);
                match colour {
                    Colour::BACKGROUND => items.push(cross(small, SEEN)),
                    ink => items.push(Item::Rects(vec![small], self.board.inks.fill(ink))),
                }
            }
        }
        for &(own, _) in &told.explanation.evidence {
            items.push(frame(place(corner, cell, own), cell * 0.06, SEEN));
        }
        for (own, left) in told.settled() {
            let room = place(corner, cell, own);
            items.push(frame(room, cell * 0.13, NEW));
            if left.only() == Some(Colour::BACKGROUND) {
                let inset = cell * 0.3;
                let side = cell - 2.0 * inset;
                items.push(cross(Rect::new(room.x + inset, room.y + inset, side, side), NEW));
            }
        }
        let assumed: BTreeSet<Cell> =
            told.deduction.chains().iter().map(|chain| chain.assumed.0).collect();
        for own in assumed {
            let (room, size) = (place(corner, cell, own), cell * 0.8);
            let base = room.y + cell / 2.0 + CAP * size / 2.0;
            let text = Item::centred([room.x + cell / 2.0, base], size, Face::Bold, "?");
            items.push(text.in_colour(NEW));
        }
        items
    }
}

/// A frame inside a cell, this wide.
fn frame(room: Rect, width: f32, colour: Rgb) -> Item {
    let (inset, side) = (width * 0.4, room.width - width * 0.8);
    let (x, y) = (room.x + inset, room.y + inset);
    let far = side - width;
    let sides = [
        Rect::new(x, y, side, width),
        Rect::new(x, y + far, side, width),
        Rect::new(x, y + width, width, side - 2.0 * width),
        Rect::new(x + far, y + width, width, side - 2.0 * width),
    ];
    Item::Rects(sides.to_vec(), colour)
}

/// A cross in a square.
fn cross(room: Rect, colour: Rgb) -> Item {
    let (right, below, middle) = (room.right(), room.bottom(), room.width / 2.0);
    let centre = [room.x + middle, room.y + middle];
    let points =
        vec![[room.x, room.y], [right, below], centre, [right, room.y], [room.x, below], centre];
    Item::Stroke { points, width: room.width * 0.2, colour, dashed: false }
}
