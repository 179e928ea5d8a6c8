//! Where cells and clues lie on the screen: clues in bars that stay in sight,
//! cells in what is left, zoomed and moved.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use grille_engine::grid::{Cell, LineId, Size};
use grille_engine::nonogram::{Clue, Puzzle};

/// The smallest side of a cell. There is no largest: a board takes all the room it has.
const LEAST: f32 = 3.0;
/// The smallest side at which a board that fits is played as a whole.
const PLAYABLE: f32 = 11.0;
/// A side at which cells are hit and clues read with ease.
const EASE: f32 = 18.0;
/// The most that zooming makes of a cell.
const MOST_ZOOM: f32 = 16.0;
/// The height of a number, as a share of a cell; the smallest with ease, and the largest.
const FONT: f32 = 0.47;
const FONTS: (f32, f32) = (12.0, 40.0);
/// The width of a figure, as a share of its height.
const FIGURE: f32 = 0.6;
/// The most of the width or height that clues take, and the most where their numbers would be too small
/// to be read.
const CLUES: (f32, f32) = (0.45, 0.6);
/// The room for the dots before a clue that is cut.
const DOTS: f32 = 14.0;
/// The least height of a number that makes room for others.
const READABLE: f32 = 9.0;
/// From so many rows or columns on, every fifth line has its number at the far border.
const NUMBERED: usize = 25;
/// The room for such a number.
const NUMBER: f32 = 24.0;
/// How far the mat of the sheet, and its frame, go beyond the cells.
const MAT: f32 = 8.0;
/// The most that lies between a board and what is to the right of it, in a wide window.
const APART: f32 = 96.0;

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

/// What about clues decides how much room they need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clues {
    /// How many blocks a column has at most.
    blocks: usize,
    /// Of the row with the widest clue: its blocks, and their digits.
    row: (usize, usize),
    /// Whether numbers stand on chips of their ink.
    chips: bool,
    /// Whether a letter stands beside each of them.
    letters: bool,
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
    clues: Clues,
}

impl Layout {
    /// Lays the board out in a room; the view is kept within its bounds. `letters` says whether
    /// inks carry letters.
    pub fn new(puzzle: &Puzzle, room: Rect, letters: bool, view: &mut View) -> Layout {
        Layout::of(puzzle.size(), Clues::of(puzzle, letters), room, view)
    }

    /// Lays a board of this size out, with room for these clues.
    pub fn of(size: Size, clues: Clues, room: Rect, view: &mut View) -> Layout {
        let numbers = if has_numbers(size) { NUMBER } else { 0.0 };
        let inner = (room.size() - Vec2::splat(2.0 * MAT + numbers)).max(Vec2::splat(LEAST));
        // Clues get smaller with the cells, as long as they can be read.
        let (mut side, mut font, mut bars) = (inner.min_elem(), FONTS.1, Vec2::ZERO);
        for _ in 0..8 {
            (font, bars) = clues.fitted(font_of(side), inner);
            let left = inner - bars;
            let fits = (left.x / size.cols() as f32).min(left.y / size.rows() as f32);
            // Halfway, or a small and a large font would take turns.
            side = if fits < side { fits.max(LEAST) } else { (side + fits) / 2.0 };
        }
        if view.zoom == 0.0 {
            // What is too small to be played whole begins closer.
            view.zoom = if side < PLAYABLE { EASE / side } else { 1.0 };
        }
        view.zoom = view.zoom.clamp(1.0, MOST_ZOOM);
        if view.zoom > 1.0 {
            side *= view.zoom;
            (font, bars) = clues.fitted(font_of(side), inner);
        }
        let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
        let seen = whole.min((inner - bars).max(Vec2::splat(LEAST)));
        view.offset = view.offset.clamp(Vec2::ZERO, (whole - seen).max(Vec2::ZERO));
        // What fits is in the middle, but never far from what is to the right of it.
        let spare = (inner - bars - seen).max(Vec2::ZERO);
        let spare = vec2((spare.x * 0.5).max(spare.x - APART), spare.y * 0.5);
        let corner = room.min + Vec2::splat(MAT) + bars + spare;
        let window = Rect::from_min_size(corner, seen);
        Layout {
            size,
            side,
            font,
            window,
            left: Rect::from_min_max(pos2(corner.x - bars.x, window.top()), window.left_bottom()),
            top: Rect::from_min_max(pos2(window.left(), corner.y - bars.y), window.right_top()),
            origin: corner - view.offset,
            clues,
        }
    }

    /// The corner between the clues, which no clue takes.
    pub fn corner(&self) -> Rect {
        Rect::from_min_max(pos2(self.left.left(), self.top.top()), self.window.min)
    }

    /// Where all cells lie, seen or not.
    pub fn whole(&self) -> Rect {
        let cells = vec2(self.size.cols() as f32, self.size.rows() as f32);
        Rect::from_min_size(self.origin, cells * self.side)
    }

    /// Everything that is drawn.
    pub fn bounds(&self) -> Rect {
        self.corner().union(self.window.expand(MAT).expand2(Vec2::splat(NUMBER)))
    }

    /// Whether every fifth line has its number at the far border.
    pub fn has_numbers(&self) -> bool {
        has_numbers(self.size)
    }

    /// Whether cells lie outside the window: left, above, right, below.
    pub fn hidden(&self) -> [bool; 4] {
        let whole = vec2(self.size.cols() as f32, self.size.rows() as f32) * self.side;
        let end = self.origin + whole;
        [
            self.origin.x < self.window.left() - 0.5,
            self.origin.y < self.window.top() - 0.5,
            end.x > self.window.right() + 0.5,
            end.y > self.window.bottom() + 0.5,
        ]
    }

    /// Where a block of a clue stands, the last ones next to the cells. `digits` says how many
    /// figures each number of the line has.
    pub fn block(&self, line: LineId, digits: &[usize], block: usize) -> Rect {
        let behind = &digits[block + 1..];
        match line {
            LineId::Row(row) => {
                let middle = self.cell(Cell { row, col: 0 }).center().y;
                let width = |digits: usize| self.clues.width(self.font, digits);
                let taken: f32 =
                    behind.iter().map(|&digits| width(digits) + self.clues.gap(self.font)).sum();
                let right = self.left.right() - 10.0 - taken;
                let own = width(digits[block]);
                // Chips of neighbouring rows never touch.
                let high = self.clues.height(self.font);
                let high = if self.clues.chips { high.min(self.side - 2.0).max(1.0) } else { high };
                let size = vec2(own, high);
                Rect::from_center_size(pos2(right - own / 2.0, middle), size)
            }
            LineId::Col(col) => {
                let middle = self.cell(Cell { row: 0, col }).center().x;
                let step = self.clues.step(self.font);
                let bottom = self.top.bottom() - 7.0 - behind.len() as f32 * step;
                let high = self.clues.height(self.font);
                // Chips of neighbouring columns never touch.
                let wide = self.clues.width(self.font, digits[block]).min(self.side - 2.0);
                Rect::from_center_size(pos2(middle, bottom - high / 2.0), vec2(wide.max(1.0), high))
            }
        }
    }

    /// Whether a block of a clue gives way to dots, as the clue has no room for all of it.
    pub fn cuts(&self, line: LineId, digits: &[usize], block: usize) -> bool {
        let start = |block: usize| match line {
            LineId::Row(_) => self.block(line, digits, block).left() - self.left.left(),
            LineId::Col(_) => self.block(line, digits, block).top() - self.top.top(),
        };
        start(0) < -1.0 && start(block) < DOTS
    }

    /// The height of a number of so many figures that fits in the width of its
    /// place, beside its letter if there is one.
    pub fn font_in(&self, rect: Rect, digits: usize) -> f32 {
        let room = rect.width() - if self.clues.chips { 1.0 } else { 0.0 };
        // Rounded up: what was made for the font has room for it.
        let figures = digits as f32 + if self.clues.letters { 1.1 } else { 0.0 };
        self.font.min(room / (figures * FIGURE) + 0.01)
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

    /// The view that has this place where it is now, zoomed by a factor.
    pub fn zoomed(&self, room: Rect, view: View, at: Pos2, factor: f32) -> View {
        let mut next = View { zoom: view.zoom * factor, ..view };
        let then = Layout::of(self.size, self.clues, room, &mut next);
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

/// The height of the numbers beside cells of this side.
fn font_of(side: f32) -> f32 {
    (side * FONT).clamp(FONTS.0.min(side * 0.8), FONTS.1)
}

fn has_numbers(size: Size) -> bool {
    size.rows().max(size.cols()) >= NUMBERED
}

/// How many figures the numbers of a clue have, in order.
pub fn digits(clue: &Clue) -> Vec<usize> {
    clue.blocks().iter().map(|block| block.len.checked_ilog10().unwrap_or(0) as usize + 1).collect()
}

impl Clues {
    /// Those of a puzzle; `letters` says whether inks carry letters.
    pub fn of(puzzle: &Puzzle, letters: bool) -> Clues {
        let chips = !puzzle.palette().is_two_tone();
        let blocks = puzzle.cols().iter().map(|clue| clue.blocks().len()).max().unwrap_or(0);
        let mut clues =
            Clues { blocks: blocks.max(1), row: (1, 1), chips, letters: letters && chips };
        let rows = puzzle.rows().iter().map(|clue| {
            let digits = digits(clue);
            (digits.len(), digits.iter().sum())
        });
        clues.row = rows.max_by_key(|row| clues.wide_key(*row)).unwrap_or((1, 1)).max((1, 1));
        clues
    }

    /// The room that the clues of a picture of this size usually need.
    pub fn usual(size: Size, like: Clues) -> Clues {
        let blocks = |side: usize| (side / 5).clamp(2, 8);
        Clues {
            blocks: blocks(size.rows()),
            row: (blocks(size.cols()), blocks(size.cols())),
            ..like
        }
    }

    /// Room for these and for those.
    #[must_use]
    pub fn and(self, other: Clues) -> Clues {
        let widest = [self.row, other.row].into_iter().max_by_key(|row| self.wide_key(*row));
        Clues { blocks: self.blocks.max(other.blocks), row: widest.unwrap_or(other.row), ..other }
    }

    /// The width of a row's clue, to be compared.
    fn wide_key(&self, row: (usize, usize)) -> u64 {
        (self.wide(1.0, row) * 100.0) as u64
    }

    /// The width of a number, or of its chip.
    fn width(&self, font: f32, digits: usize) -> f32 {
        let figures = digits as f32 * font * FIGURE;
        match (self.chips, self.letters) {
            (false, _) => figures,
            (true, false) => figures + font * 0.89,
            (true, true) => figures + font * 1.3,
        }
    }

    fn height(&self, font: f32) -> f32 {
        if self.chips { font * 1.36 } else { font * 1.2 }
    }

    /// How far the chips of a column, or its numbers, are from each other.
    fn step(&self, font: f32) -> f32 {
        if self.chips { self.height(font) + 3.0 } else { font * 1.28 }
    }

    /// What lies between two numbers of a row.
    fn gap(&self, font: f32) -> f32 {
        if self.chips { 4.0 } else { font * 0.68 }
    }

    /// The width of a row's clue.
    fn wide(&self, font: f32, (blocks, digits): (usize, usize)) -> f32 {
        let each = self.width(font, 0) + self.gap(font);
        blocks as f32 * each + digits as f32 * font * FIGURE
    }

    /// The height of the numbers, this one or less, at which every clue has room, and the room that clues
    /// take of `inner`.
    fn fitted(&self, mut font: f32, inner: Vec2) -> (f32, Vec2) {
        let least = font.min(READABLE);
        // What lies between numbers does not all get smaller with them.
        for _ in 0..6 {
            let share = (inner * CLUES.0 / self.bars(font)).min_elem();
            if share >= 1.0 || font <= least {
                break;
            }
            font = (font * share).max(least);
        }
        (font, self.bars(font).min(inner * CLUES.1))
    }

    /// The width of the row clues and the height of the column clues.
    fn bars(&self, font: f32) -> Vec2 {
        vec2(self.wide(font, self.row) + 18.0, self.blocks as f32 * self.step(font) + 14.0)
    }
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
            let layout = Layout::new(&puzzle(rows, cols), room(), false, &mut view);
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
        let layout = Layout::new(&puzzle, room(), false, &mut view);
        let at = layout.cell(Cell { row: 20, col: 25 }).center();
        let mut closer = layout.zoomed(room(), view, at, 3.0);
        let zoomed = Layout::new(&puzzle, room(), false, &mut closer);
        assert_eq!(zoomed.cell_at(at), Some(Cell { row: 20, col: 25 }));
        assert!(zoomed.side > 2.9 * layout.side);
    }

    #[test]
    fn a_cell_out_of_sight_is_brought_into_it() {
        let puzzle = puzzle(100, 100);
        let mut view = View { zoom: 8.0, offset: Vec2::ZERO };
        let layout = Layout::new(&puzzle, room(), false, &mut view);
        let far = Cell { row: 99, col: 99 };
        assert!(!layout.window.contains(layout.cell(far).center()));
        let mut view = layout.revealing(view, far);
        let layout = Layout::new(&puzzle, room(), false, &mut view);
        assert!(layout.window.contains(layout.cell(far).center()));
    }

    #[test]
    fn the_view_stays_on_the_board() {
        let mut view = View { zoom: 0.1, offset: vec2(-5.0, 1e9) };
        let layout = Layout::new(&puzzle(10, 10), room(), false, &mut view);
        assert_eq!(view, View::WHOLE);
        assert_eq!(layout.seen(), (0..10, 0..10));
    }

    #[test]
    fn a_large_board_begins_at_a_size_to_play_at() {
        for (side, is_whole) in [(10, true), (40, true), (100, false)] {
            let mut view = View::default();
            let layout = Layout::new(&puzzle(side, side), room(), false, &mut view);
            assert!(layout.side >= PLAYABLE && layout.separates_clues(), "{side}: {}", layout.side);
            assert_eq!(layout.seen() == (0..side as u16, 0..side as u16), is_whole);
            assert_eq!(view == View::WHOLE, is_whole);
        }
    }

    #[test]
    fn cells_and_clues_grow_with_the_room() {
        let puzzle = puzzle(5, 5);
        let side = |scale: f32| {
            let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0) * scale);
            let layout = Layout::new(&puzzle, room, false, &mut View::default());
            (layout.side, layout.font)
        };
        let (small, large) = (side(0.5), side(2.0));
        assert!(large.0 > 3.0 * small.0, "{small:?} {large:?}");
        assert!(large.1 > small.1);
    }

    #[test]
    fn a_board_stays_near_what_is_to_the_right_of_it() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(2600.0, 700.0));
        let layout = Layout::new(&puzzle(15, 15), room, false, &mut View::default());
        assert!(room.right() - layout.window.right() < APART + 3.0 * MAT);
    }

    #[test]
    fn all_numbers_of_a_black_puzzle_are_equally_high() {
        let rows: Vec<&[u32]> = vec![&[10, 1]; 40];
        let puzzle = Puzzle::black_and_white(&rows, &rows).unwrap_or_else(|_| unreachable!());
        let layout = Layout::new(&puzzle, room(), false, &mut View::default());
        let digits = digits(puzzle.clue(LineId::Row(3)));
        for (block, &count) in digits.iter().enumerate() {
            let font = layout.font_in(layout.block(LineId::Row(3), &digits, block), count);
            assert!((font - layout.font).abs() < 0.1, "{font} and {}", layout.font);
        }
    }

    #[test]
    fn chips_of_neighbouring_lines_never_touch_and_hold_their_numbers() {
        let item = grille_formats::collection::find("mooncat");
        let puzzle = item.unwrap_or_else(|| unreachable!()).puzzle();
        let layout = Layout::new(&puzzle, room(), false, &mut View::default());
        let chips = |line: LineId| {
            let digits = digits(puzzle.clue(line));
            let chip = |block: usize| (layout.block(line, &digits, block), digits[block]);
            (0..digits.len()).map(chip).collect::<Vec<_>>()
        };
        for (one, next) in (0..39).flat_map(|at| {
            [(LineId::Row(at), LineId::Row(at + 1)), (LineId::Col(at), LineId::Col(at + 1))]
        }) {
            for (chip, digits) in chips(one) {
                let font = layout.font_in(chip, digits);
                assert!(digits as f32 * FIGURE * font <= chip.width(), "{one}");
                for (other, _) in chips(next) {
                    assert!(!chip.expand(0.9).intersects(other), "{one}: {chip:?}, {other:?}");
                }
            }
        }
    }

    #[test]
    fn every_block_of_a_clue_has_its_place() {
        let rows: Vec<&[u32]> = vec![&[1, 2, 10, 1]; 20];
        let puzzle = Puzzle::black_and_white(&rows, &rows).unwrap_or_else(|_| unreachable!());
        let layout = Layout::new(&puzzle, room(), false, &mut View::default());
        for line in [LineId::Row(3), LineId::Col(3)] {
            let digits = digits(puzzle.clue(line));
            let rects: Vec<Rect> =
                (0..digits.len()).map(|block| layout.block(line, &digits, block)).collect();
            let bar = if line == LineId::Row(3) { layout.left } else { layout.top };
            for (index, rect) in rects.iter().enumerate() {
                assert!(bar.expand(1.0).contains_rect(*rect), "{line}: {rect:?} in {bar:?}");
                for other in &rects[index + 1..] {
                    assert!(!rect.shrink(0.1).intersects(*other), "{line}");
                }
            }
        }
    }

    #[test]
    fn a_clue_is_seen_whole_or_has_dots() {
        let many: Vec<&[u32]> = vec![&[1, 2, 1, 5, 1, 2, 1]; 20];
        let puzzle = Puzzle::black_and_white(&many, &many).unwrap_or_else(|_| unreachable!());
        let mut cut = 0;
        for (wide, high, is_enough) in
            [(800.0, 600.0, true), (320.0, 330.0, true), (240.0, 240.0, true), (90.0, 90.0, false)]
        {
            for zoom in [0.0, 1.0, 2.0, 4.0, 16.0] {
                let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(wide, high));
                let mut view = View { zoom, offset: Vec2::ZERO };
                let layout = Layout::new(&puzzle, room, false, &mut view);
                for line in [LineId::Row(0), LineId::Col(0)] {
                    let digits = digits(puzzle.clue(line));
                    let bar = if line == LineId::Row(0) { layout.left } else { layout.top };
                    for block in 0..digits.len() {
                        let cuts = layout.cuts(line, &digits, block);
                        let place = layout.block(line, &digits, block);
                        assert!(!(cuts && is_enough), "{wide}x{high} {zoom}: {line} {block}");
                        assert!(
                            cuts || bar.expand(1.5).contains_rect(place),
                            "{wide} {zoom} {line}"
                        );
                        cut += usize::from(cuts);
                    }
                }
            }
        }
        assert!(cut > 0);
    }
}
