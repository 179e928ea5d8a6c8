//! The two languages say the same things, and nothing that nobody asks for.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use grille_engine::nonogram::generate::Symmetry;
use grille_engine::nonogram::ladder::RUNGS;
use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_engine::nonogram::rate::CLASSES;
use grille_engine::nonogram::{METHODS, Offer, Technique};
use grille_engine::sudoku::{self, rate};
use grille_formats::{FORMATS, collection::COLLECTION};
use grille_words::{INKS, Lang, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The keys of a language with the blanks of each sentence.
fn keys(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("crates/words").join(lang)).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut blanks = BTreeSet::new();
                pattern(&message.value.expect("every key has a sentence"), &mut blanks);
                let again = found.insert(message.id.name.to_owned(), blanks);
                assert!(again.is_none(), "{} twice in {lang}", message.id.name);
            }
        }
    }
    found
}

fn pattern(pattern_: &Pattern<&str>, blanks: &mut BTreeSet<String>) {
    for element in &pattern_.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    pattern(&variant.value, blanks);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            blanks.insert(id.name.to_owned());
        }
    }
}

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            *text += &fs::read_to_string(&path).unwrap();
        }
    }
}

/// The source of every crate that speaks.
fn code() -> String {
    let mut text = String::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        sources(&entry.unwrap().path().join("src"), &mut text);
    }
    // The page has a few words of its own.
    text + &fs::read_to_string(root().join("web/page/boot.js")).unwrap()
}

/// Keys that are put together from names in tables.
fn from_tables() -> BTreeSet<String> {
    let methods = METHODS.iter().map(|entry| format!("method-{}", entry.name));
    let formats = FORMATS.iter().map(|format| format!("format-{}", format.name));
    let puzzles = COLLECTION.iter().map(|item| format!("puzzle-{}", item.name));
    let kinds = grille_formats::sudoku::collection::COLLECTION.iter();
    let kinds = kinds.map(|item| format!("puzzle-{}", item.name.rsplit_once('-').unwrap().0));
    let titles = METHODS.iter().map(|entry| format!("method-{}-title", entry.name));
    let more = METHODS.iter().map(|entry| format!("method-{}-more", entry.name));
    let options = Offer::ALL.iter().map(|offer| format!("option-{}", offer.name()));
    let techniques = Technique::ALL.iter().map(|own| format!("technique-{}", own.name()));
    let classes = CLASSES.iter().map(|class| format!("class-{}", class.name()));
    let bench = "set puzzles solved timeouts contradictions median mean geomean p90 p99 max total";
    let bench = bench.split(' ').map(|head| format!("bench-{head}"));
    let rungs = RUNGS.iter().map(|rung| format!("technique-{}-about", rung.technique.name()));
    let inks = INKS.iter().map(|ink| format!("ink-{ink}"));
    let lab = [
        "head: n chance runs unique stopped median mean p90 p99 proof steps",
        "fit: method sides time steps",
        "figure: unique lines",
    ];
    let lab = lab
        .into_iter()
        .filter_map(|list| list.split_once(": "))
        .flat_map(|(kind, list)| list.split(' ').map(move |name| format!("lab-{kind}-{name}")));
    let sudoku_methods = sudoku::METHODS.iter().flat_map(|entry| {
        ["", "-more", "-title"].map(|part| format!("sudoku-method-{}{part}", entry.name))
    });
    let sudoku_formats = grille_formats::sudoku::FORMATS.iter();
    let sudoku_formats = sudoku_formats.map(|format| format!("sudoku-format-{}", format.name));
    let lessons = ["full", "sure", "cross", "block", "last", "done"]
        .iter()
        .flat_map(|page| [format!("lesson-{page}"), format!("lesson-{page}-text")]);
    let figures = "puzzle size wins best played hints class average".split(' ');
    let figures = figures.map(|head| format!("statistics-{head}-head"));
    let papers = "a4 letter a5 6x9 tablet a3".split(' ');
    let papers = papers.map(|name| format!("print-paper-{name}"));
    let symmetries = Symmetry::ALL.iter().map(|own| own.name());
    let symmetries = symmetries.chain(sudoku::generate::Symmetry::ALL.iter().map(|own| own.name()));
    let symmetries = symmetries.map(|name| format!("symmetry-{name}"));
    let games =
        grille_formats::GameName::ALL.iter().map(|game| format!("game-{}-title", game.name()));
    let offers = Offer::ALL.iter().flat_map(|offer| {
        let own = format!("offer-{}", offer.name());
        let words: Vec<&str> = match offer {
            Offer::Rules => Rules::ALL.iter().map(|word| word.name()).collect(),
            Offer::Choice => Choice::ALL.iter().map(|word| word.name()).collect(),
            Offer::Lines => Lines::ALL.iter().map(|word| word.name()).collect(),
            Offer::First => First::ALL.iter().map(|word| word.name()).collect(),
            Offer::Memo | Offer::Passes | Offer::States | Offer::Memory | Offer::Seed => Vec::new(),
        };
        let words: Vec<String> = words.iter().map(|word| format!("{own}-{word}")).collect();
        std::iter::once(own).chain(words).collect::<Vec<_>>()
    });
    let names = lessons
        .chain(figures)
        .chain(papers)
        .chain(symmetries)
        .chain(offers)
        .chain(games)
        .chain(sudoku_methods)
        .chain(sudoku_formats);
    let names = names.chain(bench).chain(lab).chain(rungs).chain(inks).chain(classes);
    let names = names.chain(rate::CLASSES.iter().map(|class| format!("class-{}", class.name())));
    let ladder = sudoku::Technique::ALL.iter().map(|own| own.name()).flat_map(|name| {
        [format!("sudoku-technique-{name}"), format!("sudoku-technique-{name}-about")]
    });
    let names = names.chain(ladder);
    let names = names.chain(methods).chain(more).chain(options).chain(techniques);
    names.chain(formats).chain(puzzles).chain(kinds).chain(titles).collect()
}

#[test]
fn both_languages_have_the_same_keys_and_blanks() {
    let (en, fr) = (keys("en"), keys("fr"));
    let only = |a: &BTreeMap<String, _>, b: &BTreeMap<String, BTreeSet<String>>| -> Vec<String> {
        a.keys().filter(|key| !b.contains_key(*key)).cloned().collect()
    };
    assert_eq!(only(&en, &fr), [""; 0], "missing in French");
    assert_eq!(only(&fr, &en), [""; 0], "missing in English");
    for (key, blanks) in &en {
        assert_eq!(blanks, &fr[key], "the blanks of {key}");
    }
}

#[test]
fn every_key_is_used() {
    let (code, tables) = (code(), from_tables());
    let unused: Vec<String> = keys("en")
        .into_keys()
        // Those of help are looked after where it is made (`grille/src/help.rs`).
        .filter(|key| !key.starts_with("help-"))
        .filter(|key| !tables.contains(key) && !code.contains(&format!("\"{key}\"")))
        .collect();
    assert_eq!(unused, [""; 0]);
}

/// Any text in the code that begins like a key, up to its first dash, must be one.
#[test]
fn every_used_key_exists() {
    let en = keys("en");
    let mut used = from_tables();
    let families: BTreeSet<&str> =
        en.keys().filter_map(|key| key.split_once('-')).map(|(f, _)| f).collect();
    let is_key = |text: &&str| {
        let plain = text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        plain
            && text
                .split_once('-')
                .is_some_and(|(family, rest)| families.contains(family) && !rest.is_empty())
    };
    let code = speaking_code();
    used.extend(code.split('"').skip(1).step_by(2).filter(is_key).map(str::to_owned));
    let missing: Vec<&String> = used.iter().filter(|key| !en.contains_key(*key)).collect();
    assert_eq!(missing, [""; 0]);
    assert!(used.len() > 100, "the search finds the keys: {}", used.len());
}

/// The code of the crates that say something, without character literals that
/// would upset the count of quotes.
fn speaking_code() -> String {
    let mut text = String::new();
    for room in ["words", "grille", "app", "lab"] {
        sources(&root().join("crates").join(room).join("src"), &mut text);
    }
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n").replace("'\"'", "").replace("\\\"", "")
}

#[test]
fn the_program_embeds_every_sentence() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in keys(lang.code()).keys() {
            assert!(words.has(key), "{key} in {}", lang.code());
        }
    }
}
