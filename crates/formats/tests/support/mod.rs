//! Strategies that make puzzles and texts, and what must hold for every text.

#![allow(dead_code, reason = "every test file uses its own part of this")]
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{About, Block, Draft, DrawingKind, Ink, Puzzle, Rgb};
use grille_formats::nonogram::{Coding, FORMATS, Keeps};
use grille_formats::{GameFormat, GameName, Said};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use std::path::Path;

/// How many cases, and where failing ones are kept.
pub fn config(cases: u32, regressions: &'static str) -> ProptestConfig {
    use proptest::test_runner::FileFailurePersistence::Direct;
    let failure_persistence: Option<Box<dyn proptest::test_runner::FailurePersistence>> =
        Some(Box::new(Direct(regressions)));
    ProptestConfig { cases, failure_persistence, ..ProptestConfig::default() }
}

/// A character that formats trip over, or any.
fn any_character() -> impl Strategy<Value = char> {
    prop_oneof![
        3 => proptest::sample::select("\"&<>;:=#$ \t\n\r\u{b}\0\u{7f}\u{85}\u{a0}\u{feff}ab01?[]|é".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ]
}

/// Words in any language, with everything that must be escaped.
pub fn any_words() -> BoxedStrategy<String> {
    prop_oneof![
        vec(any_character(), 0..6).prop_map(String::from_iter),
        proptest::sample::select(vec![
            "====",
            "&amp;",
            "&#10;",
            "]]>",
            "CC-BY-4.0",
            "black",
            "rows"
        ])
        .prop_map(str::to_owned),
    ]
    .boxed()
}

/// Words of characters that XML can hold.
pub fn xml_words() -> BoxedStrategy<String> {
    let holds = |c: char| "\t\n\r".contains(c) || (c >= ' ' && !"\u{fffe}\u{ffff}".contains(c));
    any_words().prop_map(move |words| words.chars().filter(|&c| holds(c)).collect()).boxed()
}

/// Words on one line, with nothing that cannot be seen.
pub fn line_words() -> BoxedStrategy<String> {
    let is_seen = |c: char| !c.is_control() && (c == ' ' || !c.is_whitespace()) && c != '\u{feff}';
    let words = any_words().prop_map(move |words| words.chars().filter(|&c| is_seen(c)).collect());
    words.prop_map(|words: String| format!("{words}x").trim().to_owned()).boxed()
}

fn any_about(
    kept: &'static [Said],
    words: &BoxedStrategy<String>,
) -> impl Strategy<Value = About> + use<> {
    vec(option::weighted(0.3, words.clone()), 8).prop_map(|mut parts| {
        let mut part = |said: Said| parts.pop().flatten().filter(|_| kept.contains(&said));
        About {
            title: part(Said::Title),
            author: part(Said::Author),
            copyright: part(Said::Copyright),
            licence: part(Said::Licence),
            source: part(Said::Source),
            id: part(Said::Id),
            description: part(Said::Description),
            note: part(Said::Note),
        }
    })
}

/// Palettes of 2 to 32 colours with different names, some of which look the same.
fn any_inks(words: &BoxedStrategy<String>) -> impl Strategy<Value = Vec<Ink>> + use<> {
    let letters = ["white", "black", "a", "b", "c", "Z", "0", "1", "é", "X", "."];
    let name = prop_oneof![
        2 => proptest::sample::select(letters.to_vec()).prop_map(str::to_owned),
        1 => words.clone(),
        1 => "[a-z]{1,4}",
    ];
    let rgb = prop_oneof![
        Just(Rgb::BLACK),
        Just(Rgb::WHITE),
        any::<[u8; 3]>().prop_map(|[r, g, b]| Rgb { r, g, b }),
    ];
    let ink = (name, rgb).boxed();
    let inks = prop_oneof![2 => vec(ink.clone(), 2..6), 1 => vec(ink, 30..60)];
    inks.prop_map(|inks| {
        let mut different: Vec<Ink> = Vec::new();
        for (name, rgb) in inks {
            if !name.is_empty() && different.iter().all(|ink| ink.name != name) {
                different.push(Ink::new(name, rgb));
            }
        }
        different.truncate(Colour::LIMIT);
        if different.len() < 2 { Vec::new() } else { different }
    })
}

fn any_cells(
    (rows, cols): (usize, usize),
    inks: usize,
) -> impl Strategy<Value = Vec<Vec<Colours>>> {
    let all = Colours::first(inks);
    let single = (0..inks).prop_map(|index| Colours::from(Colour::new(index).unwrap()));
    let several = any::<u32>().prop_map(move |bits| {
        let has = |colour: &Colour| bits >> colour.index() & 1 == 1;
        let set: Colours = all.iter().filter(has).collect();
        if set.is_empty() { all } else { set }
    });
    vec(vec(prop_oneof![2 => single, 1 => several, 1 => Just(all)], cols), rows)
}

/// Clues of so many lines; where they must fit, those of lines with so many cells.
fn any_clues(lines: usize, inks: usize, fitting: Option<usize>) -> BoxedStrategy<Vec<Vec<Block>>> {
    if let Some(cells) = fitting {
        let runs = |line: Vec<bool>| -> Vec<Block> {
            let runs = line.split(|filled| !filled).map(|run| run.len() as u32);
            let runs = runs.filter(|len| *len > 0);
            runs.map(|len| Block { len, colour: Colour::BLACK }).collect()
        };
        return vec(vec(any::<bool>(), cells).prop_map(runs), lines).boxed();
    }
    let len = prop_oneof![9 => 1..8_u32, 1 => 1..=u32::MAX];
    let block =
        (len, 1..inks).prop_map(|(len, index)| Block { len, colour: Colour::new(index).unwrap() });
    vec(vec(block, 0..4), lines).boxed()
}

/// Sometimes there, if it may be there at all.
fn maybe<T: Clone + std::fmt::Debug + 'static>(
    allowed: bool,
    strategy: impl Strategy<Value = T> + 'static,
) -> BoxedStrategy<Option<T>> {
    if allowed { option::weighted(0.6, strategy).boxed() } else { Just(None).boxed() }
}

/// Puzzles with whatever a format keeps, in these words; the clues need not fit.
pub fn puzzles(keeps: Keeps, words: BoxedStrategy<String>) -> BoxedStrategy<Puzzle> {
    let sides = (1..6_usize, 1..if keeps.long_clues { 6_usize } else { 40 })
        .prop_map(move |(rows, cols)| (rows, if keeps.rectangles { cols } else { rows }));
    let inks = maybe(keeps.colours, any_inks(&words)).prop_map(Option::unwrap_or_default);
    (sides, inks)
        .prop_flat_map(move |(sides, inks)| {
            let count = inks.len().max(2);
            let about = maybe(!keeps.about.is_empty(), any_about(keeps.about, &words))
                .prop_map(Option::unwrap_or_default);
            let kinds = [DrawingKind::Goal, DrawingKind::Solution, DrawingKind::Saved];
            let drawing = (
                proptest::sample::select(kinds.to_vec()),
                option::weighted(0.3, words.clone()),
                option::weighted(0.3, words.clone()),
                any_cells(sides, count),
            )
                .prop_map(|(kind, id, note, cells)| DraftDrawing {
                    kind,
                    id,
                    note,
                    cells,
                });
            (
                about,
                any_clues(sides.0, count, (!keeps.long_clues).then_some(sides.1)),
                any_clues(sides.1, count, (!keeps.long_clues).then_some(sides.0)),
                maybe(keeps.givens, any_cells(sides, count)),
                vec(drawing, 0..=if keeps.drawings { 3 } else { 0 }),
            )
                .prop_map(move |(about, rows, cols, givens, drawings)| {
                    let (rows, cols) = (Some(rows), Some(cols));
                    let draft = Draft { about, inks: inks.clone(), rows, cols, givens, drawings };
                    Puzzle::new(draft).unwrap()
                })
        })
        .boxed()
}

/// Every reader of every game takes the text without a panic, and places all its problems in it.
pub fn check(text: &str) {
    let _ = GameFormat::detect(None, "x.txt", text);
    for format in GameName::ALL.iter().flat_map(|game| game.formats()) {
        let mut some = false;
        for reading in format.read(text) {
            some = true;
            for problem in reading.err().into_iter().flatten() {
                assert!(text.get(problem.at.clone()).is_some(), "{}: {problem}", format.name());
            }
        }
        assert!(some || format.game() == GameName::Sudoku, "{} says nothing", format.name());
    }
}

/// All hand-written files, good and bad.
pub fn fixtures() -> Vec<Vec<u8>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut found = Vec::new();
    for format in FORMATS.iter().filter(|format| format.coding == Coding::Text) {
        for folder in ["ok", "err"] {
            let folder = data.join(format.name).join(folder);
            let mut files: Vec<_> =
                std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
            files.sort();
            files.retain(|file| {
                file.extension().is_none_or(|ending| ending != "expect" && ending != "message")
            });
            found.extend(files.into_iter().map(|file| std::fs::read(file).unwrap()));
        }
    }
    found
}
