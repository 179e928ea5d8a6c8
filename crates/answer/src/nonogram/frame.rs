//! What all pictures of a puzzle share: the paper with its lines, the clues, and
//! where everything lies.

use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::{Block, Clue, Palette, Puzzle, Rgb};
use std::fmt::Write;

/// The side of a cell.
pub const CELL: usize = 20;
/// The height of a number above a column.
const ROW: usize = 17;
/// Room round everything.
pub const EDGE: usize = 4;
/// Room for the numbers of rows and columns, at the right and below.
const RULER: usize = 20;

/// Where everything lies in the pictures of a puzzle.
pub struct Frame<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Where the cells begin, beside the clues of the rows.
    pub left: usize,
    /// ... and below those of the columns.
    pub top: usize,
}

impl<'a> Frame<'a> {
    /// The frame of a puzzle's pictures.
    pub fn new(puzzle: &'a Puzzle) -> Frame<'a> {
        let wide = puzzle.rows().iter().map(|clue| clue.blocks().iter().copied().map(slot).sum());
        let high = puzzle.cols().iter().map(|clue| clue.blocks().len() * ROW);
        let left = EDGE + wide.max().unwrap_or(0) + 4;
        Frame { puzzle, left, top: EDGE + high.max().unwrap_or(0) + 4 }
    }

    /// Width and height of a picture.
    pub fn size(&self) -> (usize, usize) {
        let size = self.puzzle.size();
        let width = self.left + size.cols() * CELL + RULER;
        (width, self.top + size.rows() * CELL + RULER)
    }

    /// What all pictures share.
    pub fn shared(&self) -> String {
        format!(
            r#"<g id="paper">{}</g><path id="thin" d="{}"/><path id="thick" d="{}"/><g id="clues">{}{}</g>"#,
            self.paper(),
            self.lines(1),
            self.lines(5),
            self.clues(),
            self.ruler()
        )
    }

    /// The upper left corner of a cell.
    pub fn at(&self, cell: Cell) -> (usize, usize) {
        (self.left + usize::from(cell.col) * CELL, self.top + usize::from(cell.row) * CELL)
    }

    fn paper(&self) -> String {
        let size = self.puzzle.size();
        let (width, height) = (size.cols() * CELL, size.rows() * CELL);
        format!(
            r#"<rect class="sheet" x="{}" y="{}" width="{width}" height="{height}"/>"#,
            self.left, self.top
        )
    }

    /// Lines round every so many cells.
    fn lines(&self, every: usize) -> String {
        let size = self.puzzle.size();
        let mut path = String::new();
        let marks = |side: usize| (0..=side).filter(move |at| at % every == 0 || *at == side);
        for row in marks(size.rows()) {
            let _ = write!(path, "M{} {}h{}", self.left, self.top + row * CELL, size.cols() * CELL);
        }
        for col in marks(size.cols()) {
            let _ = write!(path, "M{} {}v{}", self.left + col * CELL, self.top, size.rows() * CELL);
        }
        path
    }

    /// Where a block's number stands: its middle, and the baseline.
    pub fn number_at(&self, line: LineId, block: usize) -> (usize, usize) {
        let blocks = self.puzzle.clue(line).blocks();
        match line {
            LineId::Row(row) => {
                let behind: usize = blocks[block + 1..].iter().copied().map(slot).sum();
                let y = self.top + usize::from(row) * CELL + 15;
                (self.left - 4 - behind - slot(blocks[block]) / 2, y)
            }
            LineId::Col(col) => {
                let x = self.left + usize::from(col) * CELL + CELL / 2;
                (x, self.top - 4 - (blocks.len() - 1 - block) * ROW - 4)
            }
        }
    }

    fn clues(&self) -> String {
        let (palette, mut text) = (self.puzzle.palette(), String::new());
        for line in self.puzzle.size().lines() {
            let clue: &Clue = self.puzzle.clue(line);
            for (index, &block) in clue.blocks().iter().enumerate() {
                let (x, y) = self.number_at(line, index);
                if palette.is_two_tone() {
                    let _ = write!(text, r#"<text x="{x}" y="{y}">{}</text>"#, block.len);
                    continue;
                }
                let (wide, ink) = (slot(block) - 2, block.colour.index());
                let _ = write!(
                    text,
                    r#"<rect class="i{ink}" x="{}" y="{}" width="{wide}" height="16" rx="3"/><text class="{}" x="{x}" y="{y}">{}</text>"#,
                    x - wide / 2,
                    y - 12,
                    if is_light(palette.ink(block.colour).rgb) { "dark" } else { "light" },
                    block.len
                );
            }
        }
        text
    }

    /// The numbers of every fifth row and column.
    fn ruler(&self) -> String {
        let size = self.puzzle.size();
        let (right, below) = (self.left + size.cols() * CELL, self.top + size.rows() * CELL);
        let mut text = String::new();
        let marked = |side: usize| (0..side).filter(|at| *at == 0 || (at + 1) % 5 == 0);
        for row in marked(size.rows()) {
            let (x, y) = (right + RULER / 2, self.top + row * CELL + 14);
            let _ = write!(text, r#"<text class="rule" x="{x}" y="{y}">{}</text>"#, row + 1);
        }
        for col in marked(size.cols()) {
            let (x, y) = (self.left + col * CELL + CELL / 2, below + 14);
            let _ = write!(text, r#"<text class="rule" x="{x}" y="{y}">{}</text>"#, col + 1);
        }
        text
    }
}

/// The width of a number beside a row.
pub fn slot(block: Block) -> usize {
    block.len.to_string().len() * 8 + 8
}

/// Whether black is easier to read on a colour than white.
pub fn is_light(Rgb { r, g, b }: Rgb) -> bool {
    u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b) > 1400
}

/// The colours of a palette as a style; black on white takes those of the page.
pub fn style(palette: &Palette) -> String {
    let mut style = String::new();
    let plain = *palette == Palette::black_and_white();
    for (index, ink) in palette.inks().iter().enumerate() {
        let _ = match (index, plain) {
            (0, true) => write!(style, ".sheet{{fill:var(--sheet)}}"),
            (0, false) => write!(style, ".sheet{{fill:{}}}", ink.rgb),
            (_, true) => write!(style, ".i{index}{{fill:var(--ink)}}"),
            (_, false) => write!(style, ".i{index}{{fill:{}}}", ink.rgb),
        };
    }
    if !plain {
        // On paper of its own colour, dots and lines keep away from the page's.
        let on = if is_light(palette.ink(Colour::BACKGROUND).rgb) { "#000" } else { "#fff" };
        let _ = write!(
            style,
            ".dot,#thin,#thick{{stroke:{on}}}.dot{{opacity:.4}}#thin{{opacity:.2}}#thick{{opacity:.5}}"
        );
    }
    style
}
