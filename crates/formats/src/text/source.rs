//! The text of a file, and where in it something is.

use crate::text::decode::decode;
use crate::text::places::Places;
use std::ops::Range;
use std::sync::OnceLock;

/// The most bytes that a file may have.
pub const MAX_BYTES: usize = 64 << 20;

/// A text with the name it is reported under.
#[derive(Clone, Debug)]
pub struct Source {
    /// A file name, or what stands for one.
    pub name: String,
    /// The text. Another text is another source: the places of this one are remembered.
    pub text: String,
    /// The number of its first line.
    first: usize,
    /// Made when the first place is asked for: most texts have no problem.
    places: OnceLock<Places>,
}

/// Why bytes are not a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotText {
    /// More bytes than [`MAX_BYTES`].
    TooLarge,
    /// A byte that no text has, at this place.
    Binary(usize),
}

grille_engine::errors_as_data!(NotText);

impl Source {
    /// A text as it is.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source::from_line(name, text, 1)
    }

    /// A part of a longer text, from this line on, counted from 1.
    pub fn from_line(name: impl Into<String>, text: impl Into<String>, first: usize) -> Source {
        Source { name: name.into(), text: text.into(), first, places: OnceLock::new() }
    }

    /// Decodes UTF-8, with or without a byte order mark, and UTF-16 with one; old
    /// files that are neither are taken for Latin-1. No text has control
    /// characters. Where carriage returns alone end the lines, they become newlines.
    pub fn decode(name: impl Into<String>, bytes: Vec<u8>) -> Result<Source, NotText> {
        Ok(Source::new(name, decode(bytes)?))
    }

    /// Line and column of a place, both counted from 1, the column in characters.
    /// The first call takes one pass over the text, all others next to nothing.
    pub fn line_and_column(&self, at: usize) -> (usize, usize) {
        let places = self.places.get_or_init(|| Places::new(&self.text));
        let (line, column) = places.find(&self.text, at);
        (line + self.first - 1, column)
    }
}

/// A part of a text that knows where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece<'a> {
    pub text: &'a str,
    /// Where it begins in the whole text.
    pub at: usize,
}

impl<'a> Piece<'a> {
    /// A whole text.
    pub fn whole(text: &'a str) -> Piece<'a> {
        Piece { text, at: 0 }
    }

    /// The lines, without their ends (`\n` or `\r\n`).
    pub fn lines(self) -> impl Iterator<Item = Piece<'a>> + Clone {
        self.text.split_inclusive('\n').map(move |line| {
            let line = line.strip_suffix('\n').unwrap_or(line);
            self.part(line.strip_suffix('\r').unwrap_or(line))
        })
    }

    /// What follows a line of this text, from the next line on.
    pub fn after(self, line: Piece<'a>) -> Piece<'a> {
        let rest = &self.text[line.span().end - self.at..];
        let rest = rest.strip_prefix('\r').unwrap_or(rest);
        self.part(rest.strip_prefix('\n').unwrap_or(rest))
    }

    /// What lies between two places of the whole text that are within this one.
    pub fn between(self, start: usize, end: usize) -> Piece<'a> {
        self.part(&self.text[start - self.at..end - self.at])
    }

    pub fn span(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    pub fn is_blank(self) -> bool {
        self.text.trim().is_empty()
    }

    /// The part without white space around it.
    pub fn trim(self) -> Piece<'a> {
        self.part(self.text.trim())
    }

    /// The pieces between separators: one more than there are separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
        self.text.split(separator).map(move |part| self.part(part))
    }

    /// The pieces between runs of white space.
    pub fn words(self) -> impl Iterator<Item = Piece<'a>> {
        self.text.split_whitespace().map(move |word| self.part(word))
    }

    /// The empty piece after the last character.
    pub fn end(self) -> Piece<'a> {
        self.part(&self.text[self.text.len()..])
    }

    /// A part of this text as a piece. It must be a slice of it.
    pub fn part(self, part: &'a str) -> Piece<'a> {
        Piece { text: part, at: self.at + (part.as_ptr() as usize - self.text.as_ptr() as usize) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_words_know_their_places() {
        let text = "ab  cd\r\n\n é f";
        let found: Vec<_> =
            Piece::whole(text).lines().flat_map(Piece::words).map(|w| (w.text, w.at)).collect();
        assert_eq!(found, [("ab", 0), ("cd", 4), ("é", 10), ("f", 13)]);
    }

    #[test]
    fn what_follows_a_line() {
        let whole = Piece { text: "ab\r\n\ncd", at: 7 };
        let first = whole.lines().next().unwrap();
        let rest = whole.after(first);
        assert_eq!((rest.text, rest.at), ("\ncd", 11));
        let last = rest.lines().last().unwrap();
        assert_eq!((last.text, last.at), ("cd", 12));
        assert_eq!(rest.after(last), whole.end());
        assert_eq!(whole.between(8, 12).text, "b\r\n\n");
    }

    #[test]
    fn columns_count_characters() {
        let source = Source::new("", "x\néa");
        assert_eq!(source.line_and_column(0), (1, 1));
        assert_eq!(source.line_and_column(4), (2, 2));
        assert_eq!(source.line_and_column(3), (2, 1));
        assert_eq!(source.line_and_column(99), (2, 3));
    }

    #[test]
    fn places_survive_decoding() {
        for bytes in ["1 1\ré\rx", "1 1\né\nx", "\u{feff}1 1\ré\rx"] {
            let source = Source::decode("", bytes.as_bytes().to_vec()).unwrap();
            let at = source.text.find('x').unwrap();
            assert_eq!((at, source.line_and_column(at)), (7, (3, 1)));
        }
    }
}
