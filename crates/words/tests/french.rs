//! The marks and the words of the window in both languages: apostrophes, spaces before marks,
//! one word for a hint, and no plural after one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_words::{FluentValue, Lang, Words};
use std::collections::BTreeSet;
use std::path::Path;

/// The texts that the window says.
const WINDOW: [&str; 12] = [
    "bar",
    "library",
    "method_title",
    "nonogram",
    "nonogram_hint",
    "nonogram_ladder",
    "nonogram_lesson",
    "panel",
    "settings",
    "store",
    "watch",
    "window",
];

/// The blanks that are numbers of things.
const COUNTS: [&str; 17] = [
    "all", "begun", "columns", "count", "crossed", "days", "depth", "done", "filled", "guesses",
    "hints", "most", "number", "rows", "solved", "steps", "wins",
];

/// Every key of the window's texts with its sentence: counts are this number, other blanks a
/// letter.
fn said(lang: Lang, number: i64) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(lang.code());
    let words = Words::new(lang);
    let value = |blank: &str| match COUNTS.contains(&blank) {
        true => FluentValue::from(number),
        false => FluentValue::from("x"),
    };
    let mut all = Vec::new();
    for name in WINDOW {
        let text = std::fs::read_to_string(folder.join(format!("{name}.ftl"))).unwrap();
        let blanks: BTreeSet<&str> = text
            .split('$')
            .skip(1)
            .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap())
            .collect();
        let blanks: Vec<(&str, FluentValue<'_>)> =
            blanks.into_iter().map(|blank| (blank, value(blank))).collect();
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        for key in keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase())) {
            all.push((key.to_owned(), words.say(key, &blanks)));
        }
    }
    assert!(all.len() > 300, "{}", all.len());
    all
}

#[test]
fn french_has_its_apostrophes_and_spaces() {
    for (key, text) in said(Lang::Fr, 3) {
        let letters: Vec<char> = text.chars().collect();
        for three in letters.windows(3) {
            let is_elided = three[1] == '\'' && three[0].is_alphabetic();
            assert!(!is_elided, "{key}: a straight apostrophe in {text:?}");
            let is_mark = matches!(three[2], ':' | ';' | '?' | '!' | '»');
            assert!(!(is_mark && three[1] == ' '), "{key}: a space that breaks in {text:?}");
        }
    }
}

#[test]
fn a_hint_is_une_aide_and_a_clue_un_indice() {
    for (key, text) in said(Lang::Fr, 2) {
        let text = text.to_lowercase();
        assert!(!text.contains("indication"), "{key}: {text}");
        assert!(!(key.contains("hint") && text.contains("indice")), "{key}: {text}");
    }
}

#[test]
fn there_is_no_plural_after_one() {
    // Words that end so in the singular too, and counts that are never one.
    let fine = ["pas", "fois", "sans", "hypothesis"];
    let never_one = ["library-cut", "play-lines", "watch-all"];
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (key, text) in said(lang, 1) {
            let words: Vec<&str> = text.split_whitespace().collect();
            for two in words.windows(2) {
                let word = two[1].trim_end_matches(|c: char| !c.is_alphanumeric());
                let is_plural = word.len() > 2 && word.ends_with('s') && !fine.contains(&word);
                if two[0] == "1" && is_plural && !never_one.contains(&key.as_str()) {
                    found.push(format!("{key}: {text}"));
                }
            }
        }
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn what_stands_under_a_number_agrees_with_it() {
    let words = Words::new(Lang::Fr);
    let of = |solved: i64, begun: i64| {
        let blanks = [("solved", FluentValue::from(solved)), ("begun", FluentValue::from(begun))];
        words.say("statistics-of", &blanks)
    };
    assert_eq!(of(1, 2), "résolu, sur 2 puzzles");
    assert_eq!(of(2, 2), "résolus, sur 2 puzzles");
    assert_eq!(of(0, 1), "résolu, sur un puzzle");
}
