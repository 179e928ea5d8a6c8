//! One change of the clues, by a key or by the pointer.

use super::clues::{Clues, EMPTY, MAX_LEN};
use grille_engine::colours::Colour;
use grille_engine::grid::{LineId, MAX_SIDE, Size};
use grille_engine::nonogram::{Block, Ink};
use std::sync::Arc;

/// A change of the clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClueEdit {
    /// A line, typed whole.
    Line(LineId, Vec<Block>),
    /// Several lines from this one on, one after the other.
    Lines(LineId, Vec<Vec<Block>>),
    /// Another block at this place of a line.
    Insert(LineId, usize, Block),
    /// A block less.
    Remove(LineId, usize),
    /// A block longer or shorter by so many cells. Only a block that is alone can have no cell.
    Change(LineId, usize, i32),
    /// A block at another place of its line, counted without it.
    Move(LineId, usize, usize),
    /// A block in another ink.
    Paint(LineId, usize, Colour),
    /// Every line that is not typed is empty.
    RestEmpty,
    /// Another size: what lies beyond is gone, what is new is not typed.
    Resize(Size),
    /// Other colours, the background first; none for black. Blocks of an ink that is gone have the
    /// first.
    Inks(Vec<Ink>),
    /// Another title.
    Title(String),
}

impl Clues {
    /// The clues after an edit; nothing, if it changes nothing or means nothing here.
    pub fn edited(&self, edit: &ClueEdit) -> Option<Clues> {
        let mut next = self.clone();
        next.apply(edit)?;
        (next != *self).then_some(next)
    }

    /// Makes a change; nothing, if it means nothing here: then some of it may have been made.
    pub(super) fn apply(&mut self, edit: &ClueEdit) -> Option<()> {
        match edit {
            ClueEdit::Line(line, blocks) => self.set(*line, blocks.clone())?,
            ClueEdit::Lines(first, all) => {
                let from = self.index(*first)?;
                for (index, blocks) in (from..self.lines.len()).zip(all) {
                    self.set(self.size.line_at(index), blocks.clone())?;
                }
            }
            ClueEdit::Insert(line, at, block) => self.with(*line, |blocks| {
                // The zero of an empty line gives way to the first number.
                blocks.retain(|own| own.len > 0);
                blocks.insert((*at).min(blocks.len()), *block);
                Some(())
            })?,
            ClueEdit::Remove(line, at) => self.with(*line, |blocks| {
                blocks.get(*at)?;
                blocks.remove(*at);
                Some(())
            })?,
            ClueEdit::Change(line, at, by) => {
                let most = self.size.line_len(*line) as u32;
                self.with(*line, |blocks| {
                    let least = u32::from(blocks.len() > 1);
                    let own = blocks.get_mut(*at)?;
                    own.len = own.len.saturating_add_signed(*by).clamp(least, most.max(own.len));
                    Some(())
                })?;
            }
            ClueEdit::Move(line, from, to) => self.with(*line, |blocks| {
                blocks.get(*from)?;
                let own = blocks.remove(*from);
                blocks.insert((*to).min(blocks.len()), own);
                Some(())
            })?,
            ClueEdit::Paint(line, at, colour) => self.with(*line, |blocks| {
                blocks.get_mut(*at)?.colour = *colour;
                Some(())
            })?,
            ClueEdit::RestEmpty => {
                for blocks in self.lines.iter_mut().filter(|blocks| blocks.is_empty()) {
                    *blocks = EMPTY.into();
                }
            }
            ClueEdit::Resize(size) => self.resize(*size),
            ClueEdit::Inks(inks) => {
                if inks.len() == 1 || inks.len() > Colour::LIMIT {
                    return None;
                }
                self.inks.clone_from(inks);
                let count = inks.len().max(2);
                for blocks in &mut self.lines {
                    if blocks.iter().any(|own| own.colour.index() >= count) {
                        let colour = |own: Colour| match own.index() < count {
                            true => own,
                            false => Colour::BLACK,
                        };
                        *blocks = (blocks.iter())
                            .map(|own| Block { colour: colour(own.colour), ..*own })
                            .collect();
                    }
                }
            }
            ClueEdit::Title(title) => self.title.clone_from(title),
        }
        Some(())
    }

    fn index(&self, line: LineId) -> Option<usize> {
        self.size.contains(line.cell(0)).then(|| self.size.line_index(line))
    }

    fn with(
        &mut self,
        line: LineId,
        change: impl FnOnce(&mut Vec<Block>) -> Option<()>,
    ) -> Option<()> {
        let mut blocks = self.lines[self.index(line)?].to_vec();
        change(&mut blocks)?;
        self.set(line, blocks)
    }

    /// Sets a line, if its blocks are some that a puzzle can have.
    fn set(&mut self, line: LineId, blocks: Vec<Block>) -> Option<()> {
        let index = self.index(line)?;
        let inks = self.inks.len().max(2);
        let is_block = |own: &Block| {
            own.len <= MAX_LEN
                && (own.len > 0 || blocks.len() == 1)
                && (1..inks).contains(&own.colour.index())
        };
        if blocks.len() > MAX_SIDE || !blocks.iter().all(is_block) {
            return None;
        }
        self.lines[index] = blocks.into();
        Some(())
    }

    fn resize(&mut self, size: Size) {
        let cols = self.lines.split_off(self.size.rows());
        let kept = |mut lines: Vec<Arc<[Block]>>, count: usize| {
            lines.resize(count, Arc::default());
            lines
        };
        let rows = kept(std::mem::take(&mut self.lines), size.rows());
        self.lines = rows.into_iter().chain(kept(cols, size.cols())).collect();
        self.size = size;
    }
}
