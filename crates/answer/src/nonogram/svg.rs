//! A small picture of a step: the clues, what was known, the line it argues
//! with, what it looks at, and what is new.
//!
//! What all pictures of a puzzle share is drawn once and used by name: the
//! paper with its lines, the clues, and every few steps the board as it stood
//! then, so that a picture only holds what came since. A page of n steps takes
//! O(n x cells of a line + boards), not O(n x cells).

use super::frame::{CELL, EDGE, Frame, slot};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::Board;
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::ExplainedDeduction;
use std::collections::BTreeSet;
use std::fmt::Write;

impl Frame<'_> {
    /// A board under the name of a step.
    pub fn key(&self, name: usize, board: &Board) -> String {
        let known = self.puzzle.size().iter().map(|cell| (cell, board.at(cell)));
        format!(r#"<g id="k{name}">{}</g>"#, self.marks(known))
    }

    /// The picture of a step: on the board of that name, and what has changed since.
    pub fn step(&self, key: usize, since: &[Known], told: &ExplainedDeduction) -> String {
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
        let assumed: Vec<Cell> =
            told.deduction.chains().iter().map(|chain| chain.assumed.0).collect();
        // In the cell of an assumption stands a question, whatever comes of it.
        let news = told.deduction.settles.iter().zip(&told.left);
        let news = news.map(|(&(cell, _), &left)| match assumed.contains(&cell) {
            true => (cell, Colours::NONE),
            false => (cell, left),
        });
        text += &self.marks(news.clone());
        text += r##"<use href="#thin"/><use href="#thick"/><use href="#clues"/>"##;
        for &(cell, _) in &told.explanation.evidence {
            text += &self.ring(cell, "seen", 2);
        }
        for (cell, left) in news {
            text += &self.ring(cell, "new", 1);
            if left.only() == Some(Colour::BACKGROUND) {
                let (x, y) = self.at(cell);
                let _ =
                    write!(text, r#"<path class="cross" d="M{} {}l8 8m0-8l-8 8"/>"#, x + 6, y + 6);
            }
        }
        for cell in assumed.into_iter().collect::<BTreeSet<_>>() {
            let (x, y) = self.at(cell);
            let (x, y) = (x + CELL / 2, y + CELL / 2 + 5);
            let _ = write!(text, r#"<text class="maybe" x="{x}" y="{y}">?</text>"#);
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

    /// A ring in a cell, with an edge that keeps it apart from any ink.
    fn ring(&self, cell: Cell, class: &str, inset: usize) -> String {
        let ((x, y), side) = (self.at(cell), CELL - 2 * inset);
        let (x, y) = (x + inset, y + inset);
        let rect = |class: &str| {
            format!(
                r#"<rect class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" rx="2"/>"#
            )
        };
        rect("edge") + &rect(class)
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
