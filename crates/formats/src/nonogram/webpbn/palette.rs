//! The colours of a webpbn puzzle.

use crate::nonogram::parts::cells::is_symbol;
use crate::text::problem::Problems;
use crate::text::{Placed, children, tag};
use crate::{Expected, Kind, Problem};
use grille_engine::colours::Colour;
use grille_engine::nonogram::{Ink, Rgb};
use roxmltree::Node;
use std::ops::Range;

/// How many colours are remembered at most: more are a fault anyway.
const MOST: usize = 100;

/// The colours that may be used, in the order of the palette but for the background.
pub(super) struct Palette {
    entries: Vec<Entry>,
    background: usize,
    default: usize,
}

struct Entry {
    ink: Ink,
    symbol: Option<char>,
    at: Range<usize>,
    /// Whether it is in the palette: declared or used.
    present: bool,
}

impl Palette {
    pub fn read(puzzle: Node<'_, '_>, problems: &mut Problems) -> Palette {
        let mut declared: Vec<Entry> = Vec::new();
        for node in children(puzzle, "color").take(MOST) {
            match entry(node, &declared) {
                Ok(entry) => declared.push(entry),
                Err(problem) => problems.push(problem),
            }
        }
        let known = [("black", Rgb::BLACK, 'X'), ("white", Rgb::WHITE, '.')];
        let undeclared =
            known.into_iter().filter(|(name, ..)| declared.iter().all(|d| d.ink.name != *name));
        let mut entries: Vec<Entry> = undeclared
            .map(|(name, rgb, symbol)| Entry {
                ink: Ink::new(name, rgb),
                symbol: declared.iter().all(|d| d.symbol != Some(symbol)).then_some(symbol),
                at: tag(puzzle),
                present: false,
            })
            .collect();
        entries.append(&mut declared);

        let named = |name: &str| entries.iter().position(|entry| entry.ink.name == name);
        let default = named(puzzle.attribute("defaultcolor").unwrap_or("black"));
        let background = named(puzzle.attribute("backgroundcolor").unwrap_or("white"));
        for (attribute, found) in [("defaultcolor", default), ("backgroundcolor", background)] {
            if let (Some(attribute), None) = (puzzle.attribute_node(attribute), found) {
                let at = attribute.range_value();
                problems.push(Problem::expected(Expected::KnownColour, at));
            }
        }
        // What is missing has its problem already: any colour will do in its place.
        let background = background.unwrap_or(0);
        let mut palette = Palette { entries, background, default: default.unwrap_or(0) };
        palette.entries[background].present = true;
        palette
    }

    /// Puts a colour into the palette because a count or a cell has it.
    pub fn use_name(&mut self, name: Option<&str>) -> Option<usize> {
        let index = match name {
            None => Some(self.default),
            Some(name) => self.entries.iter().position(|entry| entry.ink.name == name),
        };
        if let Some(index) = index {
            self.entries[index].present = true;
        }
        index
    }

    /// Puts a colour into the palette because its character is used.
    pub fn use_symbol(&mut self, symbol: char) {
        if let Some(index) = self.with_symbol(symbol) {
            self.entries[index].present = true;
        }
    }

    fn with_symbol(&self, symbol: char) -> Option<usize> {
        self.entries.iter().position(|entry| entry.symbol == Some(symbol))
    }

    /// Nothing more will be used: a palette with a background only gets the default colour.
    pub fn close(&mut self) {
        let alone = self.entries.iter().filter(|entry| entry.present).count() == 1;
        self.entries[self.default].present |= alone;
    }

    /// The colours in their order, and where they are declared.
    pub fn inks(&self) -> (Vec<Ink>, Vec<Range<usize>>) {
        let others = (0..self.entries.len()).filter(|&index| index != self.background);
        std::iter::once(self.background)
            .chain(others)
            .map(|index| &self.entries[index])
            .filter(|entry| entry.present)
            .map(|entry| (entry.ink.clone(), entry.at.clone()))
            .unzip()
    }

    /// The place of a used colour in that order. Where there are too many, the
    /// draft has a fault anyway, and the place does not matter.
    pub fn colour(&self, index: usize) -> Colour {
        if index == self.background {
            return Colour::BACKGROUND;
        }
        let before = (self.entries[..index].iter().enumerate())
            .filter(|(other, entry)| entry.present && *other != self.background);
        Colour::new(1 + before.count()).unwrap_or(Colour::BLACK)
    }

    /// The colours that have characters.
    pub fn symbols(&self) -> Vec<(char, Colour)> {
        let used = self.entries.iter().enumerate().filter(|(_, entry)| entry.present);
        used.filter_map(|(index, entry)| Some((entry.symbol?, self.colour(index)))).collect()
    }
}

fn entry(node: Node<'_, '_>, before: &[Entry]) -> Result<Entry, Problem> {
    let Some(name) = node.attribute("name") else {
        return Err(Problem::expected(Expected::OneOf(&["name="]), tag(node)));
    };
    let code = Placed::of(node);
    let rgb = code.text.trim().parse();
    let rgb = rgb.map_err(|_| Problem::expected(Expected::ColourCode, code.trimmed()))?;
    let symbol = match node.attribute_node("char") {
        None => None,
        Some(attribute) => {
            let mut chars = attribute.value().chars();
            // Some programs write white as a space.
            let is_one = |c: char| is_symbol(c) || c == ' ';
            let symbol = chars.next().filter(|&c| is_one(c) && chars.next().is_none());
            let at = attribute.range_value();
            let Some(symbol) = symbol else {
                return Err(Problem::expected(Expected::ColourSymbol, at));
            };
            if before.iter().any(|entry| entry.symbol == Some(symbol)) {
                return Err(Problem { at, kind: Kind::Repeated });
            }
            Some(symbol)
        }
    };
    Ok(Entry { ink: Ink::new(name, rgb), symbol, at: tag(node), present: true })
}
