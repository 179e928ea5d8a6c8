//! How methods are called and drawn: the same in every chart.

use crate::plot::Style;
use grille_words::{Words, say};

/// A short name: automata without `backtrack-`, options in words.
pub fn short(words: &Words, method: &str) -> String {
    let mut pieces = method.split('+');
    let name = pieces.next().unwrap_or_default();
    let automaton = name.strip_prefix("backtrack-").filter(|rest| rest.ends_with("fa"));
    let mut text = automaton.unwrap_or(name).to_owned();
    for piece in pieces {
        let option = match piece.split_once('=') {
            Some(("rules", "before")) => say!(words, "lab-short-rules-before"),
            Some(("rules", "during")) => say!(words, "lab-short-rules-during"),
            Some(("memo", _)) => say!(words, "lab-short-memo"),
            _ => piece.to_owned(),
        };
        text = format!("{text} + {option}");
    }
    text
}

/// A colour for the idea of a method, dashes for its options.
pub fn style(methods: &[String], method: usize) -> Style {
    const FAMILIES: [&str; 8] = [
        "backtrack-dfa",
        "backtrack-nfa",
        "backtrack-complete",
        "search",
        "complete",
        "backtrack-lazy-dfa",
        "brute-force",
        "ranges",
    ];
    let name = &methods[method];
    let family = name.split('+').next().unwrap_or_default();
    let dash = match name {
        name if name.contains("rules=during") => 2,
        name if name.contains('+') => 1,
        _ => 0,
    };
    match FAMILIES.iter().position(|own| *own == family) {
        Some(colour) => Style { colour, dash },
        // The others take colours in turn, dotted.
        None => Style { colour: method, dash: 2 },
    }
}
