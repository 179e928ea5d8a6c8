//! The type on paper: Hanken Grotesk in two weights, measured and drawn by its own outlines, so
//! that every writer puts every letter in the same place. Letters are not kerned.

use std::sync::LazyLock;
use ttf_parser::{GlyphId, OutlineBuilder};

/// A weight of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// For text and clues.
    Regular,
    /// For numbers of puzzles, headings and given digits.
    Bold,
}

/// The height of capital letters and digits, as a share of the size.
pub const CAP: f32 = 0.7;
/// How far above the line a letter reaches with its accent, as a share of the size.
pub const ASCENT: f32 = 0.98;
/// How far below the line a letter reaches, as a share of the size.
pub const DESCENT: f32 = 0.24;

/// A piece of a letter's outline, in shares of the size, upwards from the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Piece {
    /// A new contour begins.
    Move([f32; 2]),
    /// A straight line.
    Line([f32; 2]),
    /// A quadratic curve: where it is pulled to, and its end.
    Quad([f32; 2], [f32; 2]),
    /// The contour is closed.
    Close,
}

struct Loaded {
    face: ttf_parser::Face<'static>,
    em: f32,
}

static REGULAR: LazyLock<Option<Loaded>> = LazyLock::new(|| load(Face::Regular));
static BOLD: LazyLock<Option<Loaded>> = LazyLock::new(|| load(Face::Bold));

fn load(face: Face) -> Option<Loaded> {
    let face = ttf_parser::Face::parse(face.data(), 0).ok()?;
    let em = f32::from(face.units_per_em());
    Some(Loaded { face, em })
}

impl Face {
    /// Both weights.
    pub const ALL: [Face; 2] = [Face::Regular, Face::Bold];

    /// The whole font.
    pub fn data(self) -> &'static [u8] {
        match self {
            Face::Regular => include_bytes!("../fonts/HankenGrotesk-Regular.ttf"),
            Face::Bold => include_bytes!("../fonts/HankenGrotesk-SemiBold.ttf"),
        }
    }

    /// What a file calls it.
    pub fn name(self) -> &'static str {
        match self {
            Face::Regular => "HankenGrotesk-Regular",
            Face::Bold => "HankenGrotesk-SemiBold",
        }
    }

    fn loaded(self) -> &'static Loaded {
        let own = match self {
            Face::Regular => &*REGULAR,
            Face::Bold => &*BOLD,
        };
        own.as_ref().expect("the fonts in `fonts/` are fonts, as the tests see")
    }

    /// The glyph of a letter; that of a letter which the font has not is a box.
    pub fn glyph(self, letter: char) -> u16 {
        let glyph = |letter| self.loaded().face.glyph_index(letter).map(|glyph| glyph.0);
        glyph(letter).or_else(|| glyph(plain(letter))).unwrap_or(0)
    }

    /// How far a glyph leads on, as a share of the size.
    pub fn advance(self, glyph: u16) -> f32 {
        let own = self.loaded();
        f32::from(own.face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0)) / own.em
    }

    /// How far a text reaches above its line and below it, as shares of the size.
    pub fn reach(self, text: &str) -> (f32, f32) {
        let own = self.loaded();
        let boxes = text
            .chars()
            .filter_map(|letter| own.face.glyph_bounding_box(GlyphId(self.glyph(letter))));
        boxes.fold((0.0, 0.0), |(up, down): (f32, f32), ink| {
            (up.max(f32::from(ink.y_max) / own.em), down.max(-f32::from(ink.y_min) / own.em))
        })
    }

    /// The outline of a glyph.
    pub fn outline(self, glyph: u16) -> Vec<Piece> {
        let own = self.loaded();
        let mut drawn = Drawn { pieces: Vec::new(), em: own.em };
        own.face.outline_glyph(GlyphId(glyph), &mut drawn);
        drawn.pieces
    }

    /// How wide a text is at this size.
    pub fn width(self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(self.glyph(letter))).sum::<f32>() * size
    }

    /// The text in lines that are no wider than this; a word that is wider by itself is cut.
    pub fn wrapped(self, text: &str, size: f32, width: f32) -> Vec<String> {
        let (mut lines, mut line) = (Vec::new(), String::new());
        for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.width(&longer, size) <= width {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                line.push(letter);
                if line.chars().count() > 1 && self.width(&line, size) > width {
                    line.pop();
                    lines.push(std::mem::replace(&mut line, letter.to_string()));
                }
            }
        }
        lines.extend((!line.is_empty()).then_some(line));
        lines
    }

    /// The text, cut with an ellipsis where it is wider than this.
    pub fn fitted(self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let mut kept: Vec<char> = text.chars().collect();
        while kept.pop().is_some() {
            let shorter = format!("{}…", kept.iter().collect::<String>().trim_end());
            if self.width(&shorter, size) <= width {
                return shorter;
            }
        }
        String::new()
    }
}

/// A letter that looks the same where the font has only that.
fn plain(letter: char) -> char {
    match letter {
        '\u{a0}' | '\u{202f}' | '\u{2009}' | '\t' => ' ',
        '\u{2011}' | '\u{2010}' | '−' => '-',
        other => other,
    }
}

struct Drawn {
    pieces: Vec<Piece>,
    em: f32,
}

impl OutlineBuilder for Drawn {
    fn move_to(&mut self, x: f32, y: f32) {
        self.pieces.push(Piece::Move([x / self.em, y / self.em]));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.pieces.push(Piece::Line([x / self.em, y / self.em]));
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.pieces.push(Piece::Quad([x1 / self.em, y1 / self.em], [x / self.em, y / self.em]));
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        // TrueType outlines are quadratic: this is for completeness, and close enough.
        let middle = [(x1 + x2) / 2.0 / self.em, (y1 + y2) / 2.0 / self.em];
        self.pieces.push(Piece::Quad(middle, [x / self.em, y / self.em]));
    }
    fn close(&mut self) {
        self.pieces.push(Piece::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_that_grille_says_is_in_the_fonts() {
        let said = "0123456789 ABCXYZ abcxyz éèêëàâçîïôöùûüÉÀÇœŒ «»’‘“”…–—×·•\u{a0}\u{202f}()[]?!:;,.%+-=/&#'\"";
        for face in Face::ALL {
            for letter in said.chars() {
                assert_ne!(face.glyph(letter), 0, "{face:?} has no {letter:?}");
            }
        }
    }

    #[test]
    fn text_is_wrapped_and_cut() {
        let lines = Face::Regular.wrapped("one two threefourfive", 10.0, 45.0);
        assert!(
            lines.len() > 1 && lines.iter().all(|line| Face::Regular.width(line, 10.0) <= 45.0)
        );
        assert_eq!(lines.concat().replace(' ', ""), "onetwothreefourfive");
        let cut = Face::Bold.fitted("a very long title indeed", 10.0, 50.0);
        assert!(cut.ends_with('…') && Face::Bold.width(&cut, 10.0) <= 50.0);
    }
}
