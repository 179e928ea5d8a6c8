//! The clues of a puzzle as far as they are typed.
//!
//! A line without a block is one that nobody has typed yet: it demands nothing. A line that stays
//! empty is typed as `0`, a lone block of no cell, as in magazines.

use grille_engine::about::About;
use grille_engine::colours::Colour;
use grille_engine::grid::{LineId, Size};
use grille_engine::nonogram::{Block, Draft, Ink, Palette, Puzzle};
use std::sync::Arc;

/// The longest block that can be typed: as long as the longest line there can be.
pub const MAX_LEN: u32 = grille_engine::grid::MAX_SIDE as u32;

/// Clues so far. Copies share the lines that they have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clues {
    pub(super) size: Size,
    /// As in [`Draft::inks`].
    pub(super) inks: Vec<Ink>,
    /// The rows from the top, then the columns from the left.
    pub(super) lines: Vec<Arc<[Block]>>,
    pub(super) title: String,
}

impl Clues {
    /// Nothing typed yet, in black.
    pub fn new(size: Size) -> Clues {
        let lines = size.lines().map(|_| Arc::default()).collect();
        Clues { size, inks: Vec::new(), lines, title: String::new() }
    }

    /// The clues of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Clues {
        let blocks = |clue: &grille_engine::nonogram::Clue| match clue.blocks() {
            [] => EMPTY.into(),
            blocks => blocks.into(),
        };
        Clues {
            size: puzzle.size(),
            inks: puzzle.draft().inks,
            lines: puzzle.rows().iter().chain(puzzle.cols()).map(blocks).collect(),
            title: puzzle.about().title.clone().unwrap_or_default(),
        }
    }

    /// Rows and columns.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The colours, the background first; none for black on white.
    pub fn inks(&self) -> &[Ink] {
        &self.inks
    }

    /// The inks that a block may have.
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        (1..self.inks.len().max(2)).filter_map(Colour::new)
    }

    /// The colours as a palette.
    pub fn palette(&self) -> Palette {
        let one = || Some(vec![Vec::new()]);
        let draft = Draft { inks: self.inks.clone(), rows: one(), cols: one(), ..Draft::default() };
        let palette = Puzzle::new(draft).map(|puzzle| puzzle.palette().clone());
        palette.unwrap_or_else(|_| Palette::black_and_white())
    }

    /// What the puzzle is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The blocks of a line; none if it is not typed yet.
    pub fn line(&self, line: LineId) -> &[Block] {
        &self.lines[self.size.line_index(line)]
    }

    /// Whether a line is typed.
    pub fn is_typed(&self, line: LineId) -> bool {
        !self.line(line).is_empty()
    }

    /// The lines that nobody has typed yet.
    pub fn untyped(&self) -> impl Iterator<Item = LineId> {
        self.size.lines().filter(|&line| !self.is_typed(line))
    }

    /// The puzzle, once every line is typed.
    pub fn puzzle(&self) -> Option<Puzzle> {
        self.untyped().next().is_none().then(|| self.so_far()).flatten()
    }

    /// The puzzle in which lines that are not typed are empty.
    pub fn so_far(&self) -> Option<Puzzle> {
        let (rows, cols) = self.lines.split_at(self.size.rows());
        let blocks = |lines: &[Arc<[Block]>]| Some(lines.iter().map(|own| own.to_vec()).collect());
        let title = Some(self.title.trim().to_owned()).filter(|title| !title.is_empty());
        Puzzle::new(Draft {
            about: About { title, ..About::default() },
            inks: self.inks.clone(),
            rows: blocks(rows),
            cols: blocks(cols),
            ..Draft::default()
        })
        .ok()
    }
}

/// An empty line, as it is typed.
pub(super) const EMPTY: [Block; 1] = [Block { len: 0, colour: Colour::BLACK }];
