//! A small picture of a step: the clues, what was known, the line it argues
//! with, what it looks at, and what is new.
//!
//! What all pictures of a puzzle share is drawn once and used by name: the
//! paper with its lines, the clues, and every few steps the board as it stood
//! then, so that a picture only holds what came since. A page of n steps takes
//! O(n x cells of a line + boards), not O(n x cells).

use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::Told;
use grille_engine::nonogram::{Block, Board, Clue, Palette, Puzzle, Rgb};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The side of a cell.
const CELL: usize = 20;
/// The height of a number above a column.
const ROW: usize = 17;
/// Room round everything.
const EDGE: usize = 4;
/// Room for the numbers of rows and columns, at the right and below.
const RULER: usize = 20;

/// Where everything lies in the pictures of a puzzle.
pub struct Frame<'a> {
    puzzle: &'a Puzzle,
    left: usize,
    top: usize,
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

    /// A board under the name of a step.
    pub fn key(&self, name: usize, board: &Board) -> String {
        let known = self.puzzle.size().iter().map(|cell| (cell, board.at(cell)));
        format!(r#"<g id="k{name}">{}</g>"#, self.marks(known))
    }

    /// The picture of a step: on the board of that name, and what has changed since.
    pub fn step(&self, key: usize, since: &[Known], told: &Told) -> String {
        let mut text = self.open();
        let fails = told.deduction.chains().iter().filter_map(|chain| chain.fails.as_ref());
        let fails: Vec<LineId> = fails.map(|(line, _)| *line).collect();
        let lines: BTreeSet<LineId> = told.deduction.lines().into_iter().collect();
        for &line in &lines {
            let class = if fails.contains(&line) { "fails" } else { "line" };
            text += &self.band(line, class);
        }
        let _ = write!(text, r##"<use href="#k{key}"/>{}"##, self.marks(since.iter().copied()));
        let steps = told.deduction.chains().iter().flat_map(|chain| &chain.steps);
        for &(cell, set) in steps.flat_map(|step| &step.settles) {
            text += &self.supposed(cell, set);
        }
        let news = told.deduction.settles.iter().zip(&told.left);
        text += &self.marks(news.clone().map(|(&(cell, _), &left)| (cell, left)));
        text += r##"<use href="#thin"/><use href="#thick"/><use href="#clues"/>"##;
        for &(cell, _) in &told.explanation.evidence {
            text += &self.ring(cell, "seen", 2);
        }
        for chain in told.deduction.chains() {
            let (x, y) = self.at(chain.assumed.0);
            let (x, y) = (x + CELL / 2, y + CELL / 2 + 5);
            let _ = write!(text, r#"<text class="maybe" x="{x}" y="{y}">?</text>"#);
        }
        for (&(cell, _), left) in news {
            text += &self.ring(cell, "new", 1);
            if left.only() == Some(Colour::BACKGROUND) {
                let (x, y) = self.at(cell);
                let _ =
                    write!(text, r#"<path class="cross" d="M{} {}l8 8m0-8l-8 8"/>"#, x + 6, y + 6);
            }
        }
        for &line in &lines {
            for block in told.deduction.blocks() {
                text += &self.named(line, block);
            }
        }
        text + "</svg>"
    }

    /// A board without a step.
    pub fn board(&self, board: &Board) -> String {
        let known = self.puzzle.size().iter().map(|cell| (cell, board.at(cell)));
        let shared = r##"<use href="#thin"/><use href="#thick"/><use href="#clues"/>"##;
        format!("{}{}{shared}</svg>", self.open(), self.marks(known))
    }

    fn open(&self) -> String {
        let (width, height) = self.size();
        format!(
            r##"<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" aria-hidden="true"><use href="#paper"/>"##
        )
    }

    /// The upper left corner of a cell.
    fn at(&self, cell: Cell) -> (usize, usize) {
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
    fn number_at(&self, line: LineId, block: usize) -> (usize, usize) {
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

    /// A line with its clue.
    fn band(&self, line: LineId, class: &str) -> String {
        let size = self.puzzle.size();
        let (x, y, width, height) = match line {
            LineId::Row(row) => {
                let y = self.top + usize::from(row) * CELL;
                (EDGE, y, self.left - EDGE + size.cols() * CELL, CELL)
            }
            LineId::Col(col) => {
                let x = self.left + usize::from(col) * CELL;
                (x, EDGE, CELL, self.top - EDGE + size.rows() * CELL)
            }
        };
        format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#)
    }

    fn named(&self, line: LineId, block: usize) -> String {
        let Some(&own) = self.puzzle.clue(line).blocks().get(block) else { return String::new() };
        let ((x, y), wide) = (self.number_at(line, block), slot(own));
        let (x, y) = (x - wide / 2, y - 13);
        format!(r#"<rect class="block" x="{x}" y="{y}" width="{wide}" height="17" rx="4"/>"#)
    }

    fn ring(&self, cell: Cell, class: &str, inset: usize) -> String {
        let ((x, y), side) = (self.at(cell), CELL - 2 * inset);
        format!(
            r#"<rect class="{class}" x="{}" y="{}" width="{side}" height="{side}" rx="2"/>"#,
            x + inset,
            y + inset
        )
    }

    /// What would follow from an assumption: a smaller mark.
    fn supposed(&self, cell: Cell, set: Colours) -> String {
        let (x, y) = self.at(cell);
        match set.only() {
            Some(Colour::BACKGROUND) => {
                format!(r#"<path class="then" d="M{} {}l6 6m0-6l-6 6"/>"#, x + 7, y + 7)
            }
            Some(ink) => {
                let ink = ink.index();
                format!(
                    r#"<rect class="i{ink} then" x="{}" y="{}" width="10" height="10"/>"#,
                    x + 5,
                    y + 5
                )
            }
            None => String::new(),
        }
    }

    /// The settled ones of these cells: squares of ink, and dots where there is none.
    fn marks(&self, cells: impl Iterator<Item = Known>) -> String {
        let (mut dots, mut inks) = (String::new(), vec![String::new(); Colour::LIMIT]);
        let mut run: Option<(Cell, usize, usize)> = None;
        let mut close = |run: Option<(Cell, usize, usize)>| {
            let Some((start, ink, len)) = run else { return };
            let ((x, y), width) = (self.at(start), len * CELL);
            let _ = write!(inks[ink], "M{x} {y}h{width}v{CELL}h-{width}z");
        };
        for (cell, set) in cells {
            match set.only() {
                None => {}
                Some(Colour::BACKGROUND) => {
                    let (x, y) = self.at(cell);
                    let _ = write!(dots, "M{} {}h0", x + CELL / 2, y + CELL / 2);
                }
                Some(colour) => match &mut run {
                    Some((start, ink, len))
                        if *ink == colour.index()
                            && start.row == cell.row
                            && usize::from(start.col) + *len == usize::from(cell.col) =>
                    {
                        *len += 1;
                    }
                    _ => close(run.replace((cell, colour.index(), 1))),
                },
            }
        }
        close(run);
        let mut text = String::new();
        for (ink, path) in inks.iter().enumerate().filter(|(_, path)| !path.is_empty()) {
            let _ = write!(text, r#"<path class="i{ink}" d="{path}"/>"#);
        }
        if !dots.is_empty() {
            let _ = write!(text, r#"<path class="dot" d="{dots}"/>"#);
        }
        text
    }
}

/// The width of a number beside a row.
fn slot(block: Block) -> usize {
    block.len.to_string().len() * 8 + 8
}

fn is_light(Rgb { r, g, b }: Rgb) -> bool {
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
        let _ = write!(style, ".dot,#thin,#thick{{stroke:{on}}}.dot{{opacity:.4}}");
    }
    style
}
