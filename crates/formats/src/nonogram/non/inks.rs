//! The colours of a `.non` text: declared, mentioned, and finally in their order.

use crate::nonogram::parts::cells::is_symbol;
use crate::text::source::Piece;
use crate::{Expected, Kind, Problem};
use grille_engine::colours::Colour;
use grille_engine::nonogram::{Ink, Rgb};
use std::ops::Range;

/// How many colours are remembered at most.
const MOST: usize = 100;

/// A colour before the order of all is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tint {
    Background,
    /// The ink of numbers without a letter.
    Plain,
    /// One of the list.
    Listed(usize),
}

/// The colours that a text declares or mentions.
pub(super) struct Inks {
    background: (Ink, Range<usize>),
    list: Vec<Listed>,
    plain_used: bool,
}

struct Listed {
    ink: Ink,
    symbol: Option<char>,
    at: Range<usize>,
}

impl Inks {
    pub fn new() -> Inks {
        let background = (Ink::new("white", Rgb::WHITE), 0..0);
        Inks { background, list: Vec::new(), plain_used: false }
    }

    pub fn set_background(&mut self, ink: Ink, at: Range<usize>) {
        self.background = (ink, at);
    }

    /// Takes a colour up. Far more than a palette may have are a fault anyway, and
    /// forgotten, so that looking one up stays cheap.
    pub fn declare(
        &mut self,
        ink: Ink,
        symbol: Option<Piece<'_>>,
        at: Range<usize>,
    ) -> Result<(), Problem> {
        let symbol = match symbol {
            None => None,
            Some(piece) => match letter(piece.text) {
                Some(c) if self.listed(c).is_none() => Some(c),
                Some(_) => return Err(Problem { at: piece.span(), kind: Kind::Repeated }),
                None => return Err(Problem::expected(Expected::ColourSymbol, piece.span())),
            },
        };
        if self.list.len() < MOST {
            self.list.push(Listed { ink, symbol, at });
        }
        Ok(())
    }

    /// Names the colour of this letter.
    pub fn rename(&mut self, symbol: Piece<'_>, name: String) -> Result<(), Problem> {
        let expected = Problem::expected(Expected::KnownColour, symbol.span());
        match letter(symbol.text).and_then(|c| self.mention(c, symbol.span())) {
            Some(Tint::Listed(index)) => self.list[index].ink.name = name,
            _ => return Err(expected),
        }
        Ok(())
    }

    /// The colour that a character stands for. A letter that no colour was
    /// declared for becomes a colour of its own.
    pub fn mention(&mut self, symbol: char, at: Range<usize>) -> Option<Tint> {
        if symbol == '1' {
            return Some(self.plain());
        }
        if self.known(symbol).is_none() && symbol.is_ascii_alphabetic() {
            let ink = Ink::new(symbol, chosen(symbol));
            self.list.push(Listed { ink, symbol: Some(symbol), at });
        }
        self.known(symbol)
    }

    /// The colour that a character stands for, among those met so far.
    pub fn known(&self, symbol: char) -> Option<Tint> {
        match symbol {
            '0' => Some(Tint::Background),
            '1' => Some(self.black().map_or(Tint::Plain, Tint::Listed)),
            _ => self.listed(symbol).map(Tint::Listed),
        }
    }

    /// The ink of a number without a letter: black, which a text may have declared.
    pub fn plain(&mut self) -> Tint {
        self.plain_used |= self.black().is_none();
        self.black().map_or(Tint::Plain, Tint::Listed)
    }

    /// The colour of that name, or with that letter.
    pub fn named(&mut self, name: Piece<'_>) -> Option<Tint> {
        if let Some(index) = self.list.iter().position(|listed| listed.ink.name == name.text) {
            return Some(Tint::Listed(index));
        }
        match name.text {
            "black" => Some(self.plain()),
            text if text == self.background.0.name => Some(Tint::Background),
            text => letter(text).and_then(|c| self.mention(c, name.span())),
        }
    }

    /// The colours in their order, none for black on white, and their places.
    pub fn palette(&self) -> (Vec<Ink>, Vec<Range<usize>>) {
        let white = Ink::new("white", Rgb::WHITE);
        if self.list.is_empty() && self.background.0 == white {
            return (Vec::new(), Vec::new());
        }
        let plain = (Ink::new("black", Rgb::BLACK), self.background.1.clone());
        let listed = self.list.iter().map(|listed| (listed.ink.clone(), listed.at.clone()));
        let plain = self.has_plain().then_some(plain);
        std::iter::once(self.background.clone()).chain(plain).chain(listed).unzip()
    }

    /// A colour's place in that order. Where there are too many, the draft has a
    /// fault anyway, and the place does not matter.
    pub fn colour(&self, tint: Tint) -> Colour {
        let index = match tint {
            Tint::Background => 0,
            Tint::Plain => 1,
            Tint::Listed(index) => 1 + usize::from(self.has_plain()) + index,
        };
        Colour::new(index).unwrap_or(Colour::BLACK)
    }

    fn has_plain(&self) -> bool {
        self.plain_used || self.list.is_empty()
    }

    fn black(&self) -> Option<usize> {
        self.list.iter().position(|listed| listed.ink.name == "black")
    }

    fn listed(&self, symbol: char) -> Option<usize> {
        self.list.iter().position(|listed| listed.symbol == Some(symbol))
    }
}

/// The only character of a text, if it can stand for a colour.
pub(super) fn letter(text: &str) -> Option<char> {
    let mut chars = text.chars();
    let symbol = chars.next().filter(|&c| is_symbol(c) && !c.is_ascii_digit())?;
    (chars.next().is_none() && !",:".contains(symbol)).then_some(symbol)
}

/// A colour for a letter that has none: far apart on the colour wheel for
/// neighbours of the alphabet, and never black or white.
fn chosen(symbol: char) -> Rgb {
    let index = u32::from(symbol) - u32::from('A');
    let angle = index * 582 % 1536;
    let full = if symbol.is_ascii_lowercase() { 255 } else { 160 };
    let level = |value: u32| (value * full / 255) as u8;
    let (up, down) = (level(angle % 256), level(255 - angle % 256));
    let top = level(255);
    let (r, g, b) = match angle / 256 {
        0 => (top, up, 0),
        1 => (down, top, 0),
        2 => (0, top, up),
        3 => (0, down, top),
        4 => (up, 0, top),
        _ => (top, 0, down),
    };
    Rgb { r, g, b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_colours_are_all_different() {
        let mut all: Vec<String> =
            ('a'..='z').chain('A'..='Z').map(|c| chosen(c).to_string()).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 52);
    }
}
