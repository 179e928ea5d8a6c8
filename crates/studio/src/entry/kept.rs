//! Clues as text, to be kept on every change: a head, the size, the title, the inks, and a line for
//! each line of the puzzle. `-` is not typed; `3/2` is a block of three cells of the second ink.

use super::{ClueEdit, Clues};
use grille_engine::colours::Colour;
use grille_engine::grid::Size;
use grille_engine::nonogram::{Block, Ink};
use std::fmt::Write;

const HEAD: &str = "grille-clues 1";

impl Clues {
    /// The text that reads back as the same clues.
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}\n{} {}\n", self.size.rows(), self.size.cols());
        let title = self.title.replace(['\n', '\r'], " ");
        // A string takes all that is written to it.
        let _ = writeln!(text, "title {title}");
        for ink in &self.inks {
            let name = ink.name.replace(['\n', '\r'], " ");
            let _ = writeln!(text, "ink {} {name}", ink.rgb);
        }
        for blocks in &self.lines {
            let _ = writeln!(text, "{}", line_text(blocks));
        }
        text
    }

    /// The clues that a text says; nothing, if it is none of theirs.
    pub fn from_text(text: &str) -> Option<Clues> {
        let mut lines = text.lines();
        if lines.next()? != HEAD {
            return None;
        }
        let (rows, cols) = lines.next()?.split_once(' ')?;
        let mut clues = Clues::new(Size::new(rows.parse().ok()?, cols.parse().ok()?).ok()?);
        lines.next()?.strip_prefix("title ")?.clone_into(&mut clues.title);
        let mut inks = Vec::new();
        let mut rest = lines.peekable();
        while let Some(ink) = rest.next_if(|line| line.starts_with("ink ")) {
            let (rgb, name) = ink.strip_prefix("ink ")?.split_once(' ')?;
            inks.push(Ink::new(name, rgb.parse().ok()?));
        }
        if !inks.is_empty() {
            clues.apply(&ClueEdit::Inks(inks))?;
        }
        let all: Vec<Vec<Block>> = rest.map(blocks).collect::<Option<_>>()?;
        if all.len() != clues.lines.len() {
            return None;
        }
        let first = clues.size.line_at(0);
        clues.apply(&ClueEdit::Lines(first, all))?;
        Some(clues)
    }
}

/// The blocks of a line as text.
pub(super) fn line_text(blocks: &[Block]) -> String {
    let block = |own: &Block| match own.colour {
        Colour::BLACK => own.len.to_string(),
        colour => format!("{}/{}", own.len, colour.index()),
    };
    let all: Vec<String> = blocks.iter().map(block).collect();
    if all.is_empty() { "-".to_owned() } else { all.join(" ") }
}

/// The blocks that such a text says.
pub(super) fn blocks(line: &str) -> Option<Vec<Block>> {
    if line == "-" {
        return Some(Vec::new());
    }
    let block = |text: &str| {
        let (len, colour) = text.split_once('/').unwrap_or((text, "1"));
        Some(Block { len: len.parse().ok()?, colour: Colour::new(colour.parse().ok()?)? })
    };
    line.split(' ').map(block).collect()
}
