//! Where cells and clues lie on the screen: clues in bars that stay in sight,
//! cells in what is left, zoomed and moved.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::Puzzle;

/// The smallest and the largest side of a cell.
const SIDES: (f32, f32) = (3.0, 56.0);
/// A side at which cells are hit and clues read with ease.
const EASE: f32 = 15.0;
/// The most that zooming makes of a cell.
const MOST_ZOOM: f32 = 16.0;
/// The smallest and the largest height of a number.
const FONTS: (f32, f32) = (9.0, 19.0);
/// The most of the width or height that clues take.
const CLUES: f32 = 0.45;

/// What the player sees of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// How much larger than what fits the window; 0 until that was looked at.
    pub zoom: f32,
    /// What lies left of and above the window's corner.
    pub offset: Vec2,
}

impl Default for View {
    fn default() -> View {
        View { zoom: 0.0, offset: Vec2::ZERO }
    }
}

impl View {
    /// Everything at once.
    pub const WHOLE: View = View { zoom: 1.0, offset: Vec2::ZERO };
}

/// Where everything lies.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    size: Size,
    /// The side of a cell.
    pub side: f32,
    /// The height of a number.
    pub font: f32,
    /// Where cells are seen.
    pub window: Rect,
    /// Where row clues are seen.
    pub left: Rect,
    /// Where column clues are seen.
    pub top: Rect,
    /// The corner of the first cell, seen or not.
    pub origin: Pos2,
    /// How many numbers of a column, and characters of a row, there are at most.
    longest: (usize, usize),
}

impl Layout {
    /// Lays the board out in a room; the view is kept within its bounds.
    pub fn new(puzzle: &Puzzle, room: Rect, view: &mut View) -> Layout {
        let size = puzzle.size();
        let longest = (numbers(puzzle), characters(puzzle));
        // Clues get smaller with the cells, as long as they can be read.
        let (mut side, mut font, mut bars) = (SIDES.1, FONTS.1, Vec2::ZERO);
        for _ in 0..4 {
            font = (side * 0.62).clamp(FONTS.0, FONTS.1);
            bars = bar_sizes(font, longest).min(room.size() * CLUES);
            let left = room.size() - bars;
            side = (left.x / size.cols() as f32).min(left.y / size.rows() as f32);
            side = side.clamp(SIDES.0, SIDES.1);
        }
        if view.zoom == 0.0 {
            // What is too large to be played whole begins closer.
            view.zoom = EASE / side;
        }
        view.zoom = view.zoom.clamp(1.0, MOST_ZOOM);
        side *= view.zoom;
        font = font.max((side * 0.5).min(FONTS.1));
        bars = bars.max(bar_sizes(font, longest).min(room.size() * CLUES));
        let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
        let seen = whole.min((room.size() - bars).max(Vec2::splat(SIDES.0)));
        view.offset = view.offset.clamp(Vec2::ZERO, whole - seen);
        // What fits is centred.
        let spare = ((room.size() - bars - seen) * 0.5).max(Vec2::ZERO);
        let corner = room.min + bars + spare;
        let window = Rect::from_min_size(corner, seen);
        Layout {
            size,
            side,
            font,
            window,
            left: Rect::from_min_max(pos2(corner.x - bars.x, window.top()), window.left_bottom()),
            top: Rect::from_min_max(pos2(window.left(), corner.y - bars.y), window.right_top()),
            origin: corner - view.offset,
            longest,
        }
    }

    /// Where a cell lies, seen or not.
    pub fn cell(&self, cell: Cell) -> Rect {
        let corner = self.origin + vec2(f32::from(cell.col), f32::from(cell.row)) * self.side;
        Rect::from_min_size(corner, Vec2::splat(self.side))
    }

    /// Row and column of a place, in the grid or beyond.
    pub fn place(&self, at: Pos2) -> (i32, i32) {
        let from = (at - self.origin) / self.side;
        (from.y.floor() as i32, from.x.floor() as i32)
    }

    /// The cell that is seen at a place.
    pub fn cell_at(&self, at: Pos2) -> Option<Cell> {
        let (row, col) = self.place(at);
        let cell = Cell { row: u16::try_from(row).ok()?, col: u16::try_from(col).ok()? };
        (self.window.contains(at) && self.size.contains(cell)).then_some(cell)
    }

    /// The rows and the columns that are seen, as ranges.
    pub fn seen(&self) -> (std::ops::Range<u16>, std::ops::Range<u16>) {
        let range = |from: f32, to: f32, most: usize| {
            let first = (from / self.side).floor().max(0.0) as u16;
            first..((to / self.side).ceil().max(0.0) as u16).min(most as u16)
        };
        let (from, to) = (self.window.min - self.origin, self.window.max - self.origin);
        (range(from.y, to.y, self.size.rows()), range(from.x, to.x, self.size.cols()))
    }

    /// Whether numbers of neighbouring lines stay apart.
    pub fn separates_clues(&self) -> bool {
        self.side >= 0.8 * self.font
    }

    /// Whether all numbers of all clues have room.
    pub fn shows_all_clues(&self) -> bool {
        let bars = bar_sizes(self.font, self.longest);
        bars.x <= self.left.width() + 0.5 && bars.y <= self.top.height() + 0.5
    }

    /// The view that has this place where it is now, zoomed by a factor.
    pub fn zoomed(&self, puzzle: &Puzzle, room: Rect, view: View, at: Pos2, factor: f32) -> View {
        let mut next = View { zoom: view.zoom * factor, ..view };
        let then = Layout::new(puzzle, room, &mut next);
        let in_cells = (at - self.origin) / self.side;
        next.offset = in_cells * then.side - (at - then.window.min);
        next
    }

    /// The view in which a cell is seen.
    pub fn revealing(&self, mut view: View, cell: Cell) -> View {
        let (rect, seen) = (self.cell(cell), self.window);
        let past = |low: f32, high: f32, from: f32, to: f32| {
            if low < from { low - from } else { (high - to).max(0.0) }
        };
        view.offset.x += past(rect.left(), rect.right(), seen.left(), seen.right());
        view.offset.y += past(rect.top(), rect.bottom(), seen.top(), seen.bottom());
        view
    }
}

/// The width of the row clues and the height of the column clues.
fn bar_sizes(font: f32, (numbers, characters): (usize, usize)) -> Vec2 {
    vec2(characters as f32 * font * 0.58 + 10.0, numbers as f32 * font * 1.12 + 8.0)
}

fn numbers(puzzle: &Puzzle) -> usize {
    puzzle.cols().iter().map(|clue| clue.blocks().len()).max().unwrap_or(0).max(1)
}

/// The characters of the longest row clue, spaces included.
fn characters(puzzle: &Puzzle) -> usize {
    let long = |clue: &grille_engine::nonogram::Clue| {
        let digits: usize = clue.blocks().iter().map(|block| block.len.to_string().len()).sum();
        digits + clue.blocks().len().saturating_sub(1)
    };
    puzzle.rows().iter().map(long).max().unwrap_or(0).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(rows: usize, cols: usize) -> Puzzle {
        let (rows, cols) = (vec![&[1u32, 1][..]; rows], vec![&[1u32][..]; cols]);
        Puzzle::black_and_white(&rows, &cols).unwrap_or_else(|_| unreachable!())
    }

    fn room() -> Rect {
        Rect::from_min_size(pos2(10.0, 20.0), vec2(800.0, 600.0))
    }

    #[test]
    fn every_cell_is_found_where_it_lies() {
        for (rows, cols, zoom) in [(5, 5, 1.0), (100, 100, 1.0), (30, 80, 4.0)] {
            let mut view = View { zoom, offset: vec2(50.0, 30.0) };
            let layout = Layout::new(&puzzle(rows, cols), room(), &mut view);
            assert!(room().expand(0.5).contains_rect(layout.window.union(layout.left)));
            for cell in layout.size.iter() {
                let centre = layout.cell(cell).center();
                let seen = layout.window.contains(centre);
                assert_eq!(layout.cell_at(centre), seen.then_some(cell));
            }
        }
    }

    #[test]
    fn zooming_keeps_the_place_under_the_pointer() {
        let puzzle = puzzle(40, 40);
        let mut view = View::WHOLE;
        let layout = Layout::new(&puzzle, room(), &mut view);
        let at = layout.cell(Cell { row: 20, col: 25 }).center();
        let mut closer = layout.zoomed(&puzzle, room(), view, at, 3.0);
        let zoomed = Layout::new(&puzzle, room(), &mut closer);
        assert_eq!(zoomed.cell_at(at), Some(Cell { row: 20, col: 25 }));
        assert!(zoomed.side > 2.9 * layout.side);
    }

    #[test]
    fn a_cell_out_of_sight_is_brought_into_it() {
        let puzzle = puzzle(100, 100);
        let mut view = View { zoom: 8.0, offset: Vec2::ZERO };
        let layout = Layout::new(&puzzle, room(), &mut view);
        let far = Cell { row: 99, col: 99 };
        assert!(!layout.window.contains(layout.cell(far).center()));
        let mut view = layout.revealing(view, far);
        let layout = Layout::new(&puzzle, room(), &mut view);
        assert!(layout.window.contains(layout.cell(far).center()));
    }

    #[test]
    fn the_view_stays_on_the_board() {
        let mut view = View { zoom: 0.1, offset: vec2(-5.0, 1e9) };
        let layout = Layout::new(&puzzle(10, 10), room(), &mut view);
        assert_eq!(view, View::WHOLE);
        assert_eq!(layout.seen(), (0..10, 0..10));
    }

    #[test]
    fn a_large_board_begins_at_a_size_to_play_at() {
        for (side, is_whole) in [(10, true), (100, false)] {
            let mut view = View::default();
            let layout = Layout::new(&puzzle(side, side), room(), &mut view);
            assert!(layout.side >= EASE - 0.01 && layout.separates_clues());
            assert_eq!(view == View::WHOLE, is_whole);
        }
    }
}
