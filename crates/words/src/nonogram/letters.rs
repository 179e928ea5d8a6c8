//! A letter for each ink, on the screen for players who tell colours apart badly and on paper: a
//! capital from the ink's name in the reader's language. No two inks share one.

use crate::Words;
use grille_engine::nonogram::Palette;

impl Words {
    /// A letter for each colour of a palette, by its index; a dot for the background.
    pub fn ink_letters(&self, palette: &Palette) -> Vec<char> {
        let names = palette.colours().skip(1).map(|colour| self.ink(colour, palette));
        let mut all = vec!['.'];
        all.extend(chosen(&names.collect::<Vec<_>>()));
        all
    }
}

/// A letter for each name. The first name that begins with a letter has that letter; another
/// name takes a later letter of its own that begins no name, or else any that is free.
fn chosen(names: &[String]) -> Vec<char> {
    let own: Vec<Vec<char>> = names.iter().map(|name| capitals(name)).collect();
    let first: Vec<Option<char>> = own.iter().map(|letters| letters.first().copied()).collect();
    let mut taken: Vec<Option<char>> = (0..names.len())
        .map(|at| first[at].filter(|_| !first[..at].contains(&first[at])))
        .collect();
    for at in 0..names.len() {
        if taken[at].is_none() {
            let other = own[at].iter().copied().chain('A'..='Z').chain('a'..='z');
            let is_free = |letter: &char| is_plain(*letter) && !taken.contains(&Some(*letter));
            taken[at] = other.into_iter().find(is_free);
        }
    }
    taken.into_iter().map(|letter| letter.unwrap_or('?')).collect()
}

/// Whether a letter is told from a number that stands beside it.
fn is_plain(letter: char) -> bool {
    !"IOilo".contains(letter)
}

/// The letters of a name as capitals without accents that a small sign has no room for.
fn capitals(name: &str) -> Vec<char> {
    let plain = |c: char| match c {
        'à' | 'â' | 'À' | 'Â' => 'A',
        'é' | 'è' | 'ê' | 'É' | 'È' | 'Ê' => 'E',
        'î' | 'Î' => 'I',
        'ô' | 'Ô' => 'O',
        'û' | 'ù' | 'Û' => 'U',
        other => other.to_ascii_uppercase(),
    };
    name.chars().map(plain).filter(|c| c.is_ascii_uppercase() && is_plain(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str], expected: &str) {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(chosen(&names).into_iter().collect::<String>(), expected, "{names:?}");
    }

    #[test]
    fn no_two_inks_share_a_letter() {
        check(&["black", "brown"], "BR");
        check(&["black", "brown", "red", "orange"], "BWRA");
        check(&["noir", "brun", "bleu", "rouge", "écru"], "NBLRE");
        check(&["indigo", "orange"], "NR");
        check(&["Red", "red", "RED", "42", ""], "REDAB");
        let many: Vec<String> = (0..31).map(|n| format!("a{n}")).collect();
        let mut signs = chosen(&many);
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), 31);
    }
}
