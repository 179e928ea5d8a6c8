//! Cells, blocks and inks as a player names them: "columns 2, 5 to 7 and 9",
//! "the second red 3", "not blue".

use crate::{Words, say};
use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberType};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::{Mark, Palette, Puzzle};

/// The inks that have a name in every language, as `ink-NAME`.
pub const INKS: &[&str] = &[
    "black", "white", "red", "green", "blue", "yellow", "orange", "purple", "brown", "grey",
    "gray", "pink",
];

impl Words {
    /// The name of an ink: in the reader's language if it is a common one, else
    /// what the puzzle's author calls it.
    pub fn ink(&self, colour: Colour, palette: &Palette) -> String {
        let own = palette.ink(colour).name.clone();
        let common = own.to_ascii_lowercase();
        if !INKS.contains(&common.as_str()) {
            return own;
        }
        let name = say!(self, &format!("ink-{common}"));
        // Two inks never share a name.
        let taken = |other: Colour| other != colour && palette.ink(other).name == name;
        if palette.colours().any(taken) { own } else { name }
    }

    /// The names of these inks.
    pub(crate) fn inks(&self, colours: Colours, palette: &Palette) -> Vec<String> {
        colours.iter().map(|colour| self.ink(colour, palette)).collect()
    }

    /// What so many cells are: "filled", "empty", "red", "not red", "red or empty".
    pub(crate) fn state(&self, set: Colours, count: usize, palette: &Palette) -> String {
        let lost = palette.all().minus(set);
        if palette.is_two_tone() && set == Colours::BLACK || lost == Colours::WHITE {
            return say!(self, "state-filled", count = count);
        }
        if set.len() > 1 && lost.len() <= set.len() && !lost.has(Colour::BACKGROUND) {
            let inks = self.list(&self.inks(lost, palette), "list-nor");
            return say!(self, "state-not", inks = inks);
        }
        let name = |colour: Colour| match colour.is_ink() {
            true => say!(self, "state-ink", ink = self.ink(colour, palette)),
            false => say!(self, "state-empty", count = count),
        };
        // The inks first: "red or empty".
        let (inks, empty): (Vec<Colour>, Vec<Colour>) = set.iter().partition(|c| c.is_ink());
        self.or(&inks.into_iter().chain(empty).map(name).collect::<Vec<_>>())
    }

    /// "the cells in columns 5 and 6 are filled"; "can only be" where the set leaves only one colour.
    pub(crate) fn are(
        &self,
        cells: &str,
        count: usize,
        set: Colours,
        left: Colours,
        palette: &Palette,
    ) -> String {
        if set.is_settled() || !left.is_settled() {
            let state = self.state(set, count, palette);
            return say!(self, "state-are", cells = cells, count = count, state = state);
        }
        let left = self.state(left, count, palette);
        say!(self, "state-can-only-be", cells = cells, count = count, left = left)
    }

    /// What a cell with this mark is: "filled", "empty", "red".
    pub fn mark_state(&self, mark: Mark, palette: &Palette) -> String {
        self.state(mark.says(palette.all()), 1, palette)
    }

    /// "the cell in row 3 column 4".
    pub fn cell_in_full(&self, cell: Cell) -> String {
        say!(self, "cells-one", row = cell.row + 1, column = cell.col + 1)
    }

    /// "the cell in row 3 column 4 filled and the cell in row 3 column 5 empty".
    pub fn known_cells(&self, known: &[Known], palette: &Palette) -> String {
        let one = |&(cell, set): &Known| {
            let state = self.state(set, 1, palette);
            say!(self, "state-known", cells = self.cell_in_full(cell), state = state)
        };
        self.and(&known.iter().map(one).collect::<Vec<_>>())
    }
}

/// What a cell of a line is said to be, and what it may be then.
pub(crate) type Said = (u16, Colours, Colours);

/// A line of a puzzle, with the words to speak about it.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    pub words: &'a Words,
    pub puzzle: &'a Puzzle,
    pub line: LineId,
}

impl Line<'_> {
    /// "the cells in columns 2, 5 to 7 and 9"; places counted from 0.
    pub fn cells(&self, places: &[u16]) -> String {
        let (words, list, count) = (self.words, self.list(places), places.len());
        match self.line {
            LineId::Row(_) => say!(words, "cells-in-columns", count = count, list = list),
            LineId::Col(_) => say!(words, "cells-in-rows", count = count, list = list),
        }
    }

    /// "columns 2, 5 to 7 and 9": where something lies, begins or ends in this line.
    pub fn across(&self, places: &[u16]) -> String {
        self.named(self.list(places), places.len())
    }

    /// "2, 5 to 7 and 9".
    pub fn list(&self, places: &[u16]) -> String {
        self.words.and(&self.ranges(places))
    }

    /// "column 2 or 3", "columns 2 to 4".
    pub fn any_of(&self, places: &[u16]) -> String {
        let ranges = self.ranges(places);
        let count = if ranges.len() == places.len() { 1 } else { places.len() };
        self.named(self.words.or(&ranges), count)
    }

    /// "column 2".
    pub fn crossing(&self, at: u16) -> String {
        self.across(&[at])
    }

    fn named(&self, list: String, count: usize) -> String {
        match self.line {
            LineId::Row(_) => say!(self.words, "cells-columns", count = count, list = list),
            LineId::Col(_) => say!(self.words, "cells-rows", count = count, list = list),
        }
    }

    /// The places in order, three and more in a row as one.
    fn ranges(&self, places: &[u16]) -> Vec<String> {
        let mut ordered = places.to_vec();
        ordered.sort_unstable();
        ordered.dedup();
        let mut list = Vec::new();
        for run in ordered.chunk_by(|a, b| a + 1 == *b) {
            match run {
                [first, _, .., last] => {
                    let (from, to) = (first + 1, last + 1);
                    list.push(say!(self.words, "list-range", from = from, to = to));
                }
                few => list.extend(few.iter().map(|at| (at + 1).to_string())),
            }
        }
        list
    }

    /// "the cells in columns 1 to 3 are filled and the cell in column 4 is empty".
    pub fn result(&self, said: &[Said]) -> String {
        let mut groups: Vec<(Colours, Colours, Vec<u16>)> = Vec::new();
        for &(at, set, left) in said {
            // The argument says nothing about the other colours that are left.
            let left = if set.is_settled() || !left.is_settled() { Colours::NONE } else { left };
            match groups.iter_mut().find(|(own, then, _)| (*own, *then) == (set, left)) {
                Some((_, _, places)) => places.push(at),
                None => groups.push((set, left, vec![at])),
            }
        }
        let whole = self.puzzle.size().line_len(self.line);
        let (words, palette) = (self.words, self.puzzle.palette());
        let clause = |(set, left, places): &(Colours, Colours, Vec<u16>)| {
            let count = places.len();
            let cells = match count == whole && count > 2 {
                true => say!(words, "cells-all"),
                false => self.cells(places),
            };
            words.are(&cells, count, *set, *left, palette)
        };
        words.and(&groups.iter().map(clause).collect::<Vec<_>>())
    }

    /// "the cell in column 2 filled and the cells in columns 5 to 7 empty", if anything is known.
    pub fn known(&self, known: &[Known]) -> Option<String> {
        let mut groups: Vec<(Colours, Vec<u16>)> = Vec::new();
        for &(cell, set) in known {
            let at = self.line.place(cell);
            match groups.iter_mut().find(|(own, _)| *own == set) {
                Some((_, places)) => places.push(at),
                None => groups.push((set, vec![at])),
            }
        }
        let said = |(set, places): &(Colours, Vec<u16>)| {
            let state = self.words.state(*set, places.len(), self.puzzle.palette());
            say!(self.words, "state-known", cells = self.cells(places), state = state)
        };
        let said: Vec<String> = groups.iter().map(said).collect();
        (!said.is_empty()).then(|| self.words.and(&said))
    }

    /// "the 4", "the second red 3".
    pub fn block(&self, index: usize) -> String {
        let blocks = self.puzzle.clue(self.line).blocks();
        let Some(&own) = blocks.get(index) else { return String::new() };
        let alike = |blocks: &[_]| blocks.iter().filter(|block| **block == own).count();
        let place = if alike(blocks) > 1 { alike(&blocks[..=index]) } else { 0 };
        let options =
            FluentNumberOptions { r#type: FluentNumberType::Ordinal, ..Default::default() };
        let ordinal = FluentValue::Number(FluentNumber::new(place as f64, options));
        let palette = self.puzzle.palette();
        if palette.is_two_tone() {
            return say!(self.words, "block", place = place, ordinal = ordinal, length = own.len);
        }
        let ink = self.words.ink(own.colour, palette);
        say!(self.words, "block-ink", place = place, ordinal = ordinal, length = own.len, ink = ink)
    }

    /// "the 4 and the 2".
    pub fn blocks(&self, blocks: &[usize]) -> String {
        self.words.and(&blocks.iter().map(|&block| self.block(block)).collect::<Vec<_>>())
    }

    /// "Row 5: ... ." with what it is said from.
    pub fn sentence(&self, known: Option<String>, said: String) -> String {
        let said = match known {
            Some(known) => say!(self.words, "explain-with", known = known, said = said),
            None => said,
        };
        match self.line {
            LineId::Row(row) => say!(self.words, "explain-row", number = row + 1, said = said),
            LineId::Col(col) => say!(self.words, "explain-column", number = col + 1, said = said),
        }
    }
}
