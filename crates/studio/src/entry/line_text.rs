//! The clue of a line as text, as people type it: `3 1 2`, `3,1,2`, `3-1-2`; with inks a letter
//! behind each number, `3r 1b`. A number without a letter has the ink in hand.

use super::{Clues, MAX_LEN};
use grille_engine::colours::Colour;
use grille_engine::grid::LineId;
use grille_engine::nonogram::Block;

/// What a text says that no clue can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadText {
    /// A sign that means nothing here.
    Sign(char),
    /// A number that is longer than any line.
    TooLong,
    /// A zero beside other numbers.
    Zero,
}

/// The blocks that a text says; none for an empty text. `letters` are those of the colours, by
/// index, the background's first; for black alone they may be empty.
pub fn blocks(text: &str, letters: &[char], hand: Colour) -> Result<Vec<Block>, BadText> {
    let mut blocks: Vec<Block> = Vec::new();
    // The digits of the last block go on.
    let mut is_open = false;
    for sign in text.chars() {
        let letter = letters.iter().position(|own| own.eq_ignore_ascii_case(&sign));
        match (sign.to_digit(10), letter.filter(|index| *index > 0).and_then(Colour::new)) {
            (Some(digit), _) => match blocks.last_mut().filter(|_| is_open) {
                Some(block) => block.len = block.len.saturating_mul(10).saturating_add(digit),
                None => blocks.push(Block { len: digit, colour: hand }),
            },
            (None, Some(colour)) if is_open => {
                blocks.last_mut().into_iter().for_each(|block| block.colour = colour);
            }
            (None, _) if is_between(sign) => {}
            (None, _) => return Err(BadText::Sign(sign)),
        }
        is_open = sign.is_ascii_digit();
    }
    if blocks.iter().any(|block| block.len > MAX_LEN) {
        return Err(BadText::TooLong);
    }
    if blocks.len() > 1 && blocks.iter().any(|block| block.len == 0) {
        return Err(BadText::Zero);
    }
    Ok(blocks)
}

/// Whether a sign may stand between two numbers.
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | ';' | '.' | '-' | '–' | '/' | '|' | '·')
}

/// The text of a line, which reads back as the same blocks.
pub fn text(clues: &Clues, line: LineId, letters: &[char]) -> String {
    let number = |block: &Block| match letters.get(block.colour.index()) {
        Some(letter) if clues.inks().len() > 2 && block.len > 0 => {
            format!("{}{}", block.len, letter.to_ascii_lowercase())
        }
        _ => block.len.to_string(),
    };
    clues.line(line).iter().map(number).collect::<Vec<_>>().join(" ")
}

/// The lines of a text that was pasted, for as many lines as are left. Blank ones stand for lines
/// that are not typed, unless those with numbers are just as many as are wanted.
pub fn lines(text: &str, left: usize) -> Vec<&str> {
    let all: Vec<&str> = text.trim_end().lines().map(str::trim).collect();
    let filled: Vec<&str> = all.iter().copied().filter(|line| !line.is_empty()).collect();
    if filled.len() == left { filled } else { all }
}
