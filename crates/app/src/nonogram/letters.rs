//! A letter for each ink, for players who tell colours apart badly: a capital from the ink's
//! name in the player's language. No two inks share one.

use grille_engine::nonogram::Palette;
use grille_words::Words;

/// A letter for each colour of a palette, by its index; a dot for the background.
pub fn letters(words: &Words, palette: &Palette) -> Vec<char> {
    let names = palette.colours().skip(1).map(|colour| words.ink(colour, palette));
    let mut all = vec!['.'];
    all.extend(chosen(&names.collect::<Vec<_>>()));
    all
}

/// A letter for each name. The first name that begins with a letter has that letter; another
/// name takes a later letter of its own that begins no name, or else any free sign.
fn chosen(names: &[String]) -> Vec<char> {
    let own: Vec<Vec<char>> = names.iter().map(|name| capitals(name)).collect();
    let first: Vec<Option<char>> = own.iter().map(|letters| letters.first().copied()).collect();
    let mut taken: Vec<Option<char>> = (0..names.len())
        .map(|at| first[at].filter(|_| !first[..at].contains(&first[at])))
        .collect();
    for at in 0..names.len() {
        if taken[at].is_none() {
            let other = own[at].iter().copied().chain('A'..='Z').chain('0'..='9');
            taken[at] = other.into_iter().find(|sign| !taken.contains(&Some(*sign)));
        }
    }
    taken.into_iter().map(|sign| sign.unwrap_or('?')).collect()
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
    name.chars().map(plain).filter(char::is_ascii_uppercase).collect()
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
        check(&["black", "brown", "red", "orange"], "BWRO");
        check(&["noir", "brun", "bleu", "rouge", "écru"], "NBLRE");
        check(&["Red", "red", "RED", "42", ""], "REDAB");
        let many: Vec<String> = (0..31).map(|n| format!("a{n}")).collect();
        let mut signs = chosen(&many);
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), 31);
    }
}
