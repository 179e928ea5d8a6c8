//! A step of a worked sudoku: the digits, the candidates of the open cells, and the engine's
//! drawing of the deduction, the one that the window shows too.

use super::{EDGE, lines, pencilled, written};
use crate::figure::{Figure, Scale};
use crate::font::Face;
use crate::page::{Item, Point, Rect};
use grille_engine::nonogram::Rgb;
use grille_engine::sudoku::drawing::{Frame, Kind, RING, Tone, route};
use grille_engine::sudoku::ladder::Role;
use grille_engine::sudoku::{Digits, Drawing, Puzzle};
use std::f32::consts::TAU;

const BASE: Rgb = Rgb { r: 226, g: 235, b: 248 };
const COVER: Rgb = Rgb { r: 240, g: 236, b: 224 };
const FAILS: Rgb = Rgb { r: 248, g: 220, b: 216 };
const ONE: Rgb = Rgb { r: 36, g: 92, b: 168 };
const OTHER: Rgb = Rgb { r: 150, g: 80, b: 20 };
const EXTRA: Rgb = Rgb { r: 110, g: 60, b: 150 };
const SEEN: Rgb = Rgb { r: 120, g: 130, b: 145 };
const NEW: Rgb = Rgb { r: 30, g: 125, b: 60 };
const BAD: Rgb = Rgb { r: 190, g: 40, b: 30 };

/// A step on the board where it is found.
pub struct Step<'a> {
    puzzle: &'a Puzzle,
    sets: Vec<Digits>,
    placed: Vec<bool>,
    drawing: Drawing,
}

impl<'a> Step<'a> {
    /// The drawing of a step on a board of these candidates; where `placed`, a digit is written.
    pub fn new(
        puzzle: &'a Puzzle,
        sets: Vec<Digits>,
        placed: Vec<bool>,
        drawing: Drawing,
    ) -> Step<'a> {
        Step { puzzle, sets, placed, drawing }
    }

    fn under(&self, corner: Point, cell: f32, items: &mut Vec<Item>) {
        let shape = self.puzzle.shape();
        let room = |own: grille_engine::grid::Cell| {
            let (row, col) = (f32::from(own.row), f32::from(own.col));
            Rect::new(corner[0] + col * cell, corner[1] + row * cell, cell, cell)
        };
        for &(house, tone) in &self.drawing.houses {
            let tint = match tone {
                Tone::Base => BASE,
                Tone::Cover => COVER,
                Tone::Fails => FAILS,
            };
            let rooms = shape.cells_of(house).iter().map(|&own| room(own)).collect();
            items.push(Item::Rects(rooms, tint));
        }
        let here = |[x, y]: Point| [corner[0] + x * cell, corner[1] + y * cell];
        for &[from, to] in &self.drawing.sweeps {
            let points = vec![here(from), here(to)];
            items.extend(head(&points, cell, SEEN));
            items.push(Item::Stroke { points, width: cell * 0.02, colour: SEEN, dashed: false });
        }
        for link in &self.drawing.links {
            let (colour, dashed) = match link.kind {
                Kind::Strong => (ONE, false),
                Kind::Weak => (ONE, true),
                Kind::Then => (SEEN, false),
            };
            for piece in &link.pieces {
                let points: Vec<Point> = thinned(piece).map(here).collect();
                items.push(Item::Stroke { points, width: cell * 0.035, colour, dashed });
            }
            if let Some(piece) = link.pieces.last().filter(|_| link.is_arrow) {
                let points: Vec<Point> = piece.iter().copied().map(here).collect();
                items.extend(head(&points, cell, colour));
            }
        }
        for ring in &self.drawing.rings {
            let colour = match ring.role {
                Role::One => ONE,
                Role::Other => OTHER,
                Role::Extra => EXTRA,
            };
            let middle = here(route::place(shape, ring.cell, ring.digit));
            let points = (0..=24).map(|at| {
                let angle = TAU * at as f32 / 24.0;
                let radius = RING * cell;
                [middle[0] + radius * angle.cos(), middle[1] + radius * angle.sin()]
            });
            let points = points.collect();
            items.push(Item::Stroke { points, width: cell * 0.03, colour, dashed: false });
        }
    }

    fn over(&self, corner: Point, cell: f32, items: &mut Vec<Item>) {
        for &(own, frame) in &self.drawing.frames {
            let (colour, width) = match frame {
                Frame::One => (ONE, 0.045),
                Frame::Other => (OTHER, 0.045),
                Frame::Extra => (EXTRA, 0.045),
                Frame::Seen => (SEEN, 0.03),
                Frame::New => (NEW, 0.08),
                Frame::Fails => (BAD, 0.08),
            };
            let (x, y) =
                (corner[0] + f32::from(own.col) * cell, corner[1] + f32::from(own.row) * cell);
            let (inset, side) = (cell * 0.07, cell * 0.86);
            let (x, y) = (x + inset, y + inset);
            let points = vec![[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]];
            items.push(Item::Stroke { points, width: width * cell, colour, dashed: false });
        }
        for &(own, digit) in &self.drawing.struck {
            let [x, y] = route::place(self.puzzle.shape(), own, digit);
            let middle = [corner[0] + x * cell, corner[1] + y * cell];
            let far = cell * 0.1;
            for turn in [1.0, -1.0] {
                let points = vec![
                    [middle[0] - far, middle[1] - far * turn],
                    [middle[0] + far, middle[1] + far * turn],
                ];
                items.push(Item::Stroke { points, width: cell * 0.03, colour: BAD, dashed: false });
            }
        }
    }
}

/// A curve of many short pieces looks the same with a third of them.
fn thinned(points: &[Point]) -> impl Iterator<Item = Point> + '_ {
    let last = points.len().saturating_sub(1);
    let kept = points.iter().enumerate().filter(move |&(at, _)| at.is_multiple_of(3) || at == last);
    kept.map(|(_, &point)| point)
}

/// The head of an arrow.
fn head(points: &[Point], cell: f32, colour: Rgb) -> Option<Item> {
    let [.., from, to] = points else { return None };
    let length = route::distance(*from, *to);
    if length == 0.0 {
        return None;
    }
    let along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length].map(|at| at * cell * 0.14);
    let (back, aside) = ([to[0] - along[0], to[1] - along[1]], [-along[1] * 0.55, along[0] * 0.55]);
    let corners = vec![
        *to,
        [back[0] + aside[0], back[1] + aside[1]],
        [back[0] - aside[0], back[1] - aside[1]],
    ];
    Some(Item::Polygon(corners, colour))
}

impl Figure for Step<'_> {
    fn size(&self) -> (f32, f32) {
        let side = self.puzzle.shape().side() as f32 + 2.0 * EDGE;
        (side, side)
    }

    fn clue(&self) -> Option<f32> {
        None
    }

    fn scale(&self) -> Scale {
        Scale { comfortable: 20.0, most: 24.0 }
    }

    fn draw(&self, at: Point, cell: f32) -> Vec<Item> {
        let (corner, shape) = (at.map(|at| at + EDGE * cell), self.puzzle.shape());
        let mut items = Vec::new();
        self.under(corner, cell, &mut items);
        for (index, own) in self.puzzle.size().iter().enumerate() {
            if let (true, Some(digit)) = (self.placed[index], self.sets[index].only()) {
                let given = self.puzzle.given(own).is_some();
                let face = if given { Face::Bold } else { Face::Regular };
                items.push(written(corner, cell, own, digit, face));
                continue;
            }
            let set = self.sets[index].iter();
            items.extend(set.map(|digit| pencilled(corner, cell, shape, own, digit)));
        }
        items.extend(lines(corner, cell, shape));
        self.over(corner, cell, &mut items);
        items
    }
}
