//! Sudoku arguments, hints and ratings in words. `UPDATE_EXPECT=1 cargo test` writes them
//! down, to be read aloud and reviewed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use expect_test::expect_file;
use grille_engine::run::Task;
use grille_engine::session::Session;
use grille_engine::sudoku::hint::{Blame, Hint, Hinting, Level};
use grille_engine::sudoku::ladder::{ClimbStatus, Deduction, Ladder, RUNGS, Technique};
use grille_engine::sudoku::rate::{Rate, Rated};
use grille_engine::sudoku::{Puzzle, Sheet, Sudoku};
use grille_words::{Lang, Words};
use std::collections::BTreeMap;

/// Puzzles made for these tests, of all shapes, which need every technique between them.
const PUZZLES: &str = include_str!("data/sudoku_puzzles.txt");

/// A sentence begins and ends as one, and every blank is filled in.
fn is_well_said(said: &str) {
    assert!(!said.contains(['{', '}', '$']), "{said}");
    assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(" ."), "{said}");
    assert!(said.starts_with(char::is_uppercase) && said.ends_with('.'), "{said}");
}

/// The first use of each technique, and of each shape of its argument.
fn examples() -> Vec<Deduction> {
    let mut found: BTreeMap<(usize, String), Deduction> = BTreeMap::new();
    for line in PUZZLES.lines() {
        let puzzle = Puzzle::of_line(line).unwrap();
        let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap().knowing_unique();
        while let ClimbStatus::Found(taken) = ladder.climb(u64::MAX) {
            for (rank, rung) in RUNGS.iter().enumerate() {
                for deduction in ladder.available(rung.technique).into_iter().take(3) {
                    let why = format!("{:?}", deduction.why);
                    let shape: String = why.chars().filter(|c| c.is_alphabetic()).collect();
                    let places = matches!(
                        deduction.conclusion,
                        grille_engine::sudoku::ladder::Conclusion::Place(..)
                    );
                    let kind = ["Clash", "Both", "Bridge", "Caught", "Corner", "Extra", "Bound"]
                        .into_iter()
                        .find(|kind| shape.contains(kind))
                        .unwrap_or_default();
                    let kind = format!("{kind}{places}{}", shape.contains("None"));
                    found.entry((rank, kind)).or_insert(deduction);
                }
            }
            ladder.take(&taken);
        }
    }
    found.into_values().collect()
}

#[test]
fn every_technique_is_told_in_both_languages() {
    let (mut text, examples) = (String::new(), examples());
    for rung in RUNGS {
        let own = examples.iter().filter(|deduction| deduction.technique == rung.technique);
        let own: Vec<&Deduction> = own.collect();
        assert!(!own.is_empty(), "no example of {}", rung.technique.name());
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let technique = words.sudoku_technique(rung.technique);
            let about = words.sudoku_technique_about(rung.technique);
            is_well_said(&about);
            text += &format!("{technique}: {about}\n");
            for deduction in &own {
                let said = words.sudoku_argument(deduction);
                said.iter().for_each(|sentence| is_well_said(sentence));
                text += &format!("  {}\n", said.join(" "));
            }
        }
    }
    expect_file!["data/sudoku_arguments.txt"].assert_eq(&text);
}

#[test]
fn hints_are_told_from_little_to_all() {
    let mut text = String::new();
    let puzzle = Puzzle::of_line(PUZZLES.lines().find(|line| line.len() == 81).unwrap()).unwrap();
    let (small, none) = (
        Puzzle::of_line("1...............").unwrap(),
        Puzzle::of_line("11..............").unwrap(),
    );
    let cases = [
        (&puzzle, ""),
        (&small, ""),
        (&none, ""),
        (&small, "r1c4=1"),
        (&small, "r1c3=2 r2c4=3 r3c4=4"),
        (&small, "r1c2=2 r3c3=1 r3c4=2 r4c1=4"),
        (&small, "r1c2=2 r2c1=4 r1c3=3 r3c2=4 r3c1=2 r2c4=2 r3c4=3"),
    ];
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (puzzle, moves) in &cases {
            let mut session = Session::new(Sheet::new(puzzle));
            for change in moves.split_whitespace() {
                assert!(session.play(change.parse().unwrap()));
            }
            let hint = Hinting::new(session.sheet()).advance(u64::MAX).unwrap();
            let blamed = Blame::new(&session).advance(u64::MAX).unwrap();
            text += &format!("{} {moves}\n", puzzle.board());
            for &level in Level::ALL {
                let name = level.name_in::<Sudoku>();
                let said = words.sudoku_hint(&hint, level, puzzle.shape());
                said.iter().for_each(|sentence| is_well_said(sentence));
                text += &format!("  {name}: {}\n", said.join(" "));
            }
            let blame = words.sudoku_blame(&blamed);
            assert_eq!(blame.is_some(), matches!(hint, Hint::Wrong(_)));
            text += &blame.map(|blame| format!("  {blame}\n")).unwrap_or_default();
        }
        for hint in [Hint::Solved, Hint::Stuck, Hint::Undecided] {
            let said = words.sudoku_hint(&hint, Level::Argument, puzzle.shape()).join(" ");
            text += &format!("{said}\n");
        }
    }
    expect_file!["data/sudoku_hints.txt"].assert_eq(&text);
}

#[test]
fn ratings_are_told_in_both_languages() {
    let mut text = String::new();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for line in PUZZLES.lines().take(4).chain(["1..............."]) {
            let puzzle = Puzzle::of_line(line).unwrap();
            let Some(Rated::Rating(rating)) = Rate::new(&puzzle).advance(u64::MAX) else {
                panic!("{line}")
            };
            text += &format!("{line}\n  {}\n", words.sudoku_rating(&rating).unwrap());
            for said in words.sudoku_profile(&rating) {
                text += &format!("  {said}\n");
            }
        }
    }
    expect_file!["data/sudoku_ratings.txt"].assert_eq(&text);
    assert_eq!(Technique::ALL.len(), RUNGS.len());
}
