//! Cells in a text, as `.non` and webpbn write them: one character a cell,
//! `?` for any colour, `[ab]` for one of these. White space is ignored.

use grille_engine::colours::Colours;
use std::ops::Range;

/// The cells of a text: where each is and the characters of its colours. There is
/// no character in a cell whose bracket is empty or not closed.
pub(crate) fn cells(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text[at..].trim_start();
        let start = text.len() - rest.len();
        let first = rest.chars().next()?;
        let (len, symbols) = match first {
            '[' => rest.find(']').map_or((rest.len(), ""), |close| (close + 1, &rest[1..close])),
            _ => (first.len_utf8(), &rest[..first.len_utf8()]),
        };
        at = start + len;
        Some((start..at, symbols))
    })
}

/// The set of colours that these characters stand for, if each stands for one.
pub(crate) fn colours(
    symbols: &str,
    all: Colours,
    of: impl Fn(char) -> Option<Colours>,
) -> Option<Colours> {
    let one = |symbol| if symbol == '?' { Some(all) } else { of(symbol) };
    let is_one = symbols.chars().count() == 1;
    let mut sets = symbols.chars().filter(|c| is_one || !c.is_whitespace()).map(one);
    let set = sets.try_fold(Colours::NONE, |all, own| own.map(|own| all | own))?;
    (!set.is_empty()).then_some(set)
}

/// Writes a cell: the character of its colour, `?` for all, or several in brackets.
pub(crate) fn push_cell(text: &mut String, set: Colours, all: Colours, symbols: &[char]) {
    match set.only() {
        Some(colour) => text.push(symbols[colour.index()]),
        None if set == all => text.push('?'),
        None => {
            text.push('[');
            text.extend(set.iter().map(|colour| symbols[colour.index()]));
            text.push(']');
        }
    }
}

/// Whether a character can stand for a colour in such a text.
pub(crate) fn is_symbol(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !"?[]|\"".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_and_places() {
        let found: Vec<_> = cells("a [b c]\né?[]x[0").collect();
        assert_eq!(
            found,
            [
                (0..1, "a"),
                (2..7, "b c"),
                (8..10, "é"),
                (10..11, "?"),
                (11..13, ""),
                (13..14, "x"),
                (14..16, ""),
            ]
        );
    }
}
