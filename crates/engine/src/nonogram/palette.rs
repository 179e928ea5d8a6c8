//! The colours of a puzzle: their names and what they look like.

use crate::colours::{Colour, Colours};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// What a colour looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
}

impl Rgb {
    /// `#000000`.
    pub const BLACK: Rgb = Rgb { r: 0, g: 0, b: 0 };
    /// `#ffffff`.
    pub const WHITE: Rgb = Rgb { r: 255, g: 255, b: 255 };
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
    }
}

/// Six hexadecimal digits, or three that are each doubled, with or without `#`.
impl FromStr for Rgb {
    type Err = crate::NotThis;

    fn from_str(text: &str) -> Result<Rgb, Self::Err> {
        let hex = text.strip_prefix('#').unwrap_or(text);
        if !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(crate::NotThis);
        }
        let number = u32::from_str_radix(hex, 16).map_err(|_| crate::NotThis)?;
        let part = |shift: u32, mask: u32| (number >> shift & mask) as u8;
        match hex.len() {
            6 => Ok(Rgb { r: part(16, 255), g: part(8, 255), b: part(0, 255) }),
            3 => Ok(Rgb { r: part(8, 15) * 17, g: part(4, 15) * 17, b: part(0, 15) * 17 }),
            _ => Err(crate::NotThis),
        }
    }
}

/// A colour of a palette.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ink {
    /// What the puzzle's author calls it.
    pub name: String,
    /// What it looks like.
    pub rgb: Rgb,
}

impl Ink {
    /// A colour with this name and look.
    pub fn new(name: impl Into<String>, rgb: Rgb) -> Ink {
        Ink { name: name.into(), rgb }
    }
}

/// The colours of a puzzle, the background first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Palette(Arc<[Ink]>);

impl Palette {
    /// A palette of these colours, the background first; [`Draft`](super::Draft) checks their number.
    pub(super) fn new(inks: &[Ink]) -> Palette {
        Palette(inks.into())
    }

    /// A white background and black ink.
    pub fn black_and_white() -> Palette {
        Palette(Arc::new([Ink::new("white", Rgb::WHITE), Ink::new("black", Rgb::BLACK)]))
    }

    /// Whether there is one ink only, so that a cell is either filled or not.
    pub fn is_two_tone(&self) -> bool {
        self.0.len() == 2
    }

    /// All colours, the background first.
    pub fn inks(&self) -> &[Ink] {
        &self.0
    }

    /// The name and look of a colour.
    pub fn ink(&self, colour: Colour) -> &Ink {
        &self.0[colour.index()]
    }

    /// The set of all colours: what an open cell may be.
    pub fn all(&self) -> Colours {
        Colours::first(self.0.len())
    }

    /// The colours with their place in the palette, the background first.
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        self.all().iter()
    }

    /// A character for each colour, all different: `.` for the background, `#`
    /// for a single ink; otherwise the colour's own first letter where it is free.
    pub fn symbols(&self) -> Vec<char> {
        if self.is_two_tone() {
            return vec!['.', '#'];
        }
        let mut taken = vec!['.'];
        for ink in &self.0[1..] {
            let own = ink.name.chars().find(char::is_ascii_alphabetic);
            let wanted = own.map(|c| c.to_ascii_lowercase());
            let upper = own.map(|c| c.to_ascii_uppercase());
            let symbol = wanted.into_iter().chain(upper).chain('a'..='z').chain('A'..='Z');
            taken.extend(symbol.into_iter().find(|c| !taken.contains(c)));
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rgb_text_form_reads_back() {
        let orange = Rgb { r: 255, g: 136, b: 0 };
        assert_eq!(orange.to_string().parse(), Ok(orange));
        assert_eq!("f80".parse(), Ok(orange));
        for bad in ["", "#", "#ff", "#ff88001", "+f8800", "gggggg"] {
            assert!(bad.parse::<Rgb>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn symbols_are_all_different() {
        let ink = |name: &str| Ink::new(name, Rgb::BLACK);
        let palette = Palette::new(&["white", "red", "rose", "ruby", "42"].map(ink));
        assert_eq!(palette.symbols(), ['.', 'r', 'R', 'a', 'b']);
        let many: Vec<Ink> = (0..32).map(|n| ink(&format!("a{n}"))).collect();
        let mut symbols = Palette::new(&many).symbols();
        symbols.sort_unstable();
        symbols.dedup();
        assert_eq!(symbols.len(), 32);
    }
}
