//! The conclusion of the automata study, put to the test: nondeterministic automata
//! for small grids, deterministic ones for large.

use crate::analysis::{Analysis, Duel};
use crate::stats::Share;
use grille_words::{Words, say};

/// Who is quicker at one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quicker {
    /// The nondeterministic automata, on most grids.
    Nfa,
    /// The deterministic ones.
    Dfa,
    /// Chance may have decided.
    Open,
}

/// For each side with both, who is quicker, with 95 percent confidence for that side.
pub fn quicker(analysis: &Analysis, dfa: &str, nfa: &str) -> Vec<(u16, Quicker, u64)> {
    let (Some(d), Some(n)) = (analysis.find(dfa), analysis.find(nfa)) else { return Vec::new() };
    let pair = (d.min(n), d.max(n));
    let own = analysis
        .duels
        .iter()
        .filter(|((a, b, place), _)| (*a, *b) == pair && place.chance == Some(50));
    own.map(|((.., place), duel): (_, &Duel)| {
        let (dfa, nfa) = if d < n { (duel.first, duel.second) } else { (duel.second, duel.first) };
        let (low, high) = Share { yes: nfa, known: nfa + dfa, open: 0 }.interval();
        let who = match () {
            () if low > 0.5 => Quicker::Nfa,
            () if high < 0.5 => Quicker::Dfa,
            () => Quicker::Open,
        };
        (place.side, who, nfa + dfa)
    })
    .collect()
}

/// The verdict in sentences, one for each pair.
pub fn said(words: &Words, analysis: &Analysis) -> Vec<String> {
    let pairs = [
        ("lab-verdict-plain", "backtrack-dfa", "backtrack-nfa"),
        ("lab-verdict-rules", "backtrack-dfa+rules=before", "backtrack-nfa+rules=before"),
        ("lab-verdict-lazy", "backtrack-lazy-dfa", "backtrack-nfa"),
    ];
    let list = |sides: Vec<u16>| match sides[..] {
        [] => say!(words, "lab-verdict-none"),
        _ => format!("n = {}", runs(&sides).join(", ")),
    };
    let mut all = Vec::new();
    for (key, dfa, nfa) in pairs {
        let found = quicker(analysis, dfa, nfa);
        if found.is_empty() {
            continue;
        }
        let of = |who: Quicker| {
            list(found.iter().filter(|(_, own, _)| *own == who).map(|(side, ..)| *side).collect())
        };
        all.push(format!(
            "{} {}",
            words.say(key, &[]),
            say!(
                words,
                "lab-verdict-sides",
                nfa = of(Quicker::Nfa),
                dfa = of(Quicker::Dfa),
                open = of(Quicker::Open)
            )
        ));
    }
    all
}

/// Numbers in a row as `4–11`.
fn runs(sides: &[u16]) -> Vec<String> {
    let mut all: Vec<(u16, u16)> = Vec::new();
    for &side in sides {
        match all.last_mut() {
            Some((_, last)) if *last + 1 == side => *last = side,
            _ => all.push((side, side)),
        }
    }
    let name = |(first, last): (u16, u16)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}–{last}"),
    };
    all.into_iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn numbers_in_a_row() {
        assert_eq!(runs(&[4, 5, 6, 9, 11, 12]), ["4–6", "9", "11–12"]);
    }
}
