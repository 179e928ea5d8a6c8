//! Letters as pictures: a small font, drawn for Grille. Capitals are six cells high, small letters
//! four, and two hang below the line. Accents are put on the letters that have them.
//!
//! `font.txt` has a line for each character: its rows from the top of a capital down.

use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::Picture;

const FONT: &str = include_str!("font.txt");

/// Rows that an accent on a capital takes above it.
const ABOVE: usize = 3;
/// The row of a glyph that small letters begin in.
const SMALL: usize = 2;
/// Rows from one line of text to the next.
const LINE: usize = 12;
/// Columns that a space takes.
const SPACE: usize = 2;

/// Why a text cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// There is nothing in it.
    Nothing,
    /// The font has no such character.
    Unknown(char),
    /// No picture may be so large.
    TooLong,
}

grille_engine::errors_as_data!(Unwritten);

/// A character as places, by row and column; its rows begin [`ABOVE`] the capitals.
struct Glyph {
    ink: Vec<(usize, usize)>,
    width: usize,
}

/// A text in this colour on a background, in as many lines as it has, and no larger than its ink.
pub fn lettering(text: &str, colour: Colour) -> Result<Picture, Unwritten> {
    let mut ink: Vec<(usize, usize)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let mut right = 0;
        for c in line.chars() {
            if c.is_whitespace() {
                right += SPACE + 1;
                continue;
            }
            let glyph = glyph(c).ok_or(Unwritten::Unknown(c))?;
            ink.extend(glyph.ink.iter().map(|(row, col)| (row + number * LINE, col + right)));
            right += glyph.width + 1;
            if right > MAX_SIDE + SPACE || number > MAX_SIDE {
                return Err(Unwritten::TooLong);
            }
        }
    }
    let rows = ink.iter().map(|&(row, _)| row);
    let cols = ink.iter().map(|&(_, col)| col);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
        return Err(Unwritten::Nothing);
    };
    let (Some(left), Some(right)) = (cols.clone().min(), cols.max()) else {
        return Err(Unwritten::Nothing);
    };
    let size = Size::new(bottom - top + 1, right - left + 1).ok().ok_or(Unwritten::TooLong)?;
    let mut cells = vec![Colour::BACKGROUND; size.cells()];
    for (row, col) in ink {
        cells[(row - top) * size.cols() + col - left] = colour;
    }
    Grid::from_cells(size, cells).ok_or(Unwritten::TooLong)
}

/// An accent: its places above a letter, or below the line.
struct Accent {
    rows: &'static [&'static str],
    is_below: bool,
}

const ACUTE: Accent = Accent { rows: &[".#", "#."], is_below: false };
const GRAVE: Accent = Accent { rows: &["#.", ".#"], is_below: false };
const CIRCUMFLEX: Accent = Accent { rows: &[".#.", "#.#"], is_below: false };
const DIAERESIS: Accent = Accent { rows: &["...", "#.#"], is_below: false };
const TILDE: Accent = Accent { rows: &[".#.#", "#.#."], is_below: false };
const CEDILLA: Accent = Accent { rows: &[".#", "#."], is_below: true };

/// Letters with accents: which letter, and which accent.
fn accented(c: char) -> Option<(char, Accent)> {
    Some(match c {
        'á' => ('a', ACUTE),
        'é' => ('e', ACUTE),
        'í' => ('ı', ACUTE),
        'ó' => ('o', ACUTE),
        'ú' => ('u', ACUTE),
        'à' => ('a', GRAVE),
        'è' => ('e', GRAVE),
        'ì' => ('ı', GRAVE),
        'ò' => ('o', GRAVE),
        'ù' => ('u', GRAVE),
        'â' => ('a', CIRCUMFLEX),
        'ê' => ('e', CIRCUMFLEX),
        'î' => ('ı', CIRCUMFLEX),
        'ô' => ('o', CIRCUMFLEX),
        'û' => ('u', CIRCUMFLEX),
        'ä' => ('a', DIAERESIS),
        'ë' => ('e', DIAERESIS),
        'ï' => ('ı', DIAERESIS),
        'ö' => ('o', DIAERESIS),
        'ü' => ('u', DIAERESIS),
        'ÿ' => ('y', DIAERESIS),
        'ñ' => ('n', TILDE),
        'ç' => ('c', CEDILLA),
        'Á' => ('A', ACUTE),
        'É' => ('E', ACUTE),
        'Í' => ('I', ACUTE),
        'Ó' => ('O', ACUTE),
        'Ú' => ('U', ACUTE),
        'À' => ('A', GRAVE),
        'È' => ('E', GRAVE),
        'Ì' => ('I', GRAVE),
        'Ò' => ('O', GRAVE),
        'Ù' => ('U', GRAVE),
        'Â' => ('A', CIRCUMFLEX),
        'Ê' => ('E', CIRCUMFLEX),
        'Î' => ('I', CIRCUMFLEX),
        'Ô' => ('O', CIRCUMFLEX),
        'Û' => ('U', CIRCUMFLEX),
        'Ä' => ('A', DIAERESIS),
        'Ë' => ('E', DIAERESIS),
        'Ï' => ('I', DIAERESIS),
        'Ö' => ('O', DIAERESIS),
        'Ü' => ('U', DIAERESIS),
        'Ÿ' => ('Y', DIAERESIS),
        'Ñ' => ('N', TILDE),
        'Ç' => ('C', CEDILLA),
        _ => return None,
    })
}

fn glyph(c: char) -> Option<Glyph> {
    let (letter, accent) = match accented(c) {
        Some((letter, accent)) => (letter, Some(accent)),
        None => (c, None),
    };
    let own = |line: &&str| line.strip_prefix(letter).is_some_and(|rest| rest.starts_with(' '));
    let line = FONT.lines().find(own)?;
    let rows: Vec<&str> = line[letter.len_utf8() + 1..].split('/').collect();
    let width = rows.iter().map(|row| row.len()).max()?;
    let Some(Accent { rows: marks, is_below }) = accent else {
        return Some(Glyph { ink: places(&rows, ABOVE, 0), width });
    };
    // Both have the same middle; what is wider begins at the left.
    let over = marks.iter().map(|row| row.len()).max()?;
    let all = width.max(over);
    let (left, right) = ((all - width) / 2, (all - over).div_ceil(2));
    let top = match (is_below, letter.is_uppercase()) {
        (true, _) => ABOVE + rows.len(),
        (false, true) => 0,
        (false, false) => SMALL,
    };
    let mut ink = places(&rows, ABOVE, left);
    ink.extend(places(marks, top, right));
    Some(Glyph { ink, width: all })
}

/// The places of ink in rows of text, so far down and to the right.
fn places(rows: &[&str], down: usize, right: usize) -> Vec<(usize, usize)> {
    let inked = |(row, text): (usize, &&str)| {
        let cols = text.bytes().enumerate().filter(|(_, byte)| *byte == b'#');
        cols.map(|(col, _)| (row + down, col + right)).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(inked).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn art(text: &str) -> String {
        let picture = lettering(text, Colour::BLACK).unwrap();
        let symbol = |colour: &Colour| if colour.is_ink() { '#' } else { '.' };
        let rows = picture.rows().map(|row| row.iter().map(symbol).collect::<String>());
        rows.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn accents_stand_over_their_letters() {
        assert_eq!(art("É"), "..#.\n.#..\n....\n####\n#...\n###.\n#...\n#...\n####");
        assert_eq!(art("é"), "..#.\n.#..\n....\n.##.\n####\n#...\n.###");
        assert_eq!(art("î"), ".#.\n#.#\n...\n.#.\n.#.\n.#.\n.#.");
        assert_eq!(art("ç"), ".##\n#..\n#..\n.##\n..#\n.#.");
        assert_eq!(art("i."), "#..\n...\n#..\n#..\n#..\n#.#");
    }

    #[test]
    fn every_character_of_both_languages_is_there_and_no_two_look_alike() {
        let mut all: Vec<char> = FONT.lines().filter_map(|line| line.chars().next()).collect();
        let wanted = "éèêëàâäçîïôöùûüÿñÉÈÊËÀÂÄÇÎÏÔÖÙÛÜŸÑœŒæÆ«»’…–—€°";
        all.extend(wanted.chars().filter(|c| accented(*c).is_some()));
        assert!(wanted.chars().all(|c| glyph(c).is_some()));
        assert!(('!'..='~').filter(|c| !"$^`{|}~".contains(*c)).all(|c| glyph(c).is_some()));
        for (i, &one) in all.iter().enumerate() {
            let ink = |c: char| {
                let mut ink = glyph(c).unwrap().ink;
                ink.sort_unstable();
                ink
            };
            for &other in &all[..i] {
                assert_ne!(ink(one), ink(other), "{one} {other}");
            }
        }
    }

    #[test]
    fn a_text_that_cannot_be_drawn_says_why() {
        let why = |text: &str| lettering(text, Colour::BLACK).unwrap_err();
        assert_eq!(why(" \n"), Unwritten::Nothing);
        assert_eq!(why("a漢"), Unwritten::Unknown('漢'));
        assert_eq!(why(&"m".repeat(500)), Unwritten::TooLong);
        assert_eq!(why(&"m\n".repeat(500)), Unwritten::TooLong);
        assert_eq!(lettering("m\nm", Colour::BLACK).unwrap().size().rows(), 16);
    }
}
