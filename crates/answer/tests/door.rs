//! The front door: questions to puzzles of any game, and what cannot be read or answered.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_answer::door::{Change, Level, Status, UnreadKind};
use grille_answer::{
    AnyPuzzle, Filled, GameName, Lang, Order, Refusal, Words, generate, never, read, read_all,
    read_file,
};
use grille_engine::nonogram::Puzzle;
use std::collections::BTreeSet;
use std::error::Error;

const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ONES: &str = "3 3\n1\n1\n1\n1\n1\n1\n";

fn text(name: &str) -> AnyPuzzle {
    read_file(format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn question_marks_lead_from_a_file_to_an_answer() {
    fn answer(name: &str) -> Result<&'static str, Box<dyn Error>> {
        let puzzle = read_file(format!("{}/../../{name}", env!("CARGO_MANIFEST_DIR")))?;
        let order = Order::new(GameName::Nonogram, 5, 5);
        generate(&order, "any", never)?;
        grille_engine::grid::Size::new(5, 5)?;
        Puzzle::black_and_white(&[&[1]], &[&[1]])?;
        let source = grille_formats::Source::decode("two.picross", ONES.into())?;
        let format = grille_formats::detect(&source.name, &source.text)?;
        (format.read)(&source.text).next().ok_or("nothing")??;
        Ok(puzzle.check(never).status.name())
    }
    assert_eq!(answer("examples/duck.logimage").unwrap(), "unique");
    let why = answer("examples/no such file").unwrap_err().to_string();
    assert!(why.contains("no such file: cannot be read"), "{why}");
}

#[test]
fn answers_of_both_games_use_the_same_words() {
    let check = |puzzle: &AnyPuzzle, expected: Status| {
        let solved = puzzle.check(never);
        assert_eq!(solved.status, expected);
        assert_eq!(puzzle.rate(never).status, expected);
        assert_eq!(puzzle.count(never).status, expected);
        let differ: BTreeSet<&[u8]> = solved.solutions.iter().map(Filled::values).collect();
        assert_eq!(differ.len(), solved.solutions.len());
        assert_eq!(solved.cause(&Words::new(Lang::Fr)).is_some(), expected == Status::None);
    };
    check(&text("duck.logimage"), Status::Unique);
    check(&text("table2.picross"), Status::Several);
    check(&text("table3.picross"), Status::None);
    check(&read("", SUDOKU).unwrap(), Status::Unique);
    check(&read("", &SUDOKU.replacen("53", "55", 1)).unwrap(), Status::None);
}

#[test]
fn the_iterator_lists_what_counting_counts() {
    let ones = read("", ONES).unwrap();
    let mut solutions = ones.solutions(never);
    let all: BTreeSet<String> = solutions.by_ref().map(|one| one.to_string()).collect();
    assert_eq!((all.len(), solutions.found(), solutions.status()), (6, 6, Some(Status::Several)));
    assert_eq!(ones.count(never).number, "6");
    assert_eq!(ones.solve(4, never).all, Some(false));
    assert_eq!(ones.solve(6, never).all, Some(true));
}

#[test]
fn every_question_can_be_stopped() {
    let empty = read("", &".".repeat(81)).unwrap();
    assert_eq!(empty.count(|| true).status, Status::Stopped);
    let soon = || {
        let mut calls = 0;
        move || {
            calls += 1;
            calls > 100
        }
    };
    let mut listed = empty.solutions(soon());
    assert!(listed.by_ref().count() < 101);
    assert_eq!(listed.status(), Some(Status::Stopped));
    let solved = empty.solve(u64::MAX, soon());
    assert_eq!((solved.status, solved.solutions.len() < 102), (Status::Stopped, true));
    let hard = Order { class: Some("hard".into()), ..Order::new(GameName::Nonogram, 40, 40) };
    assert!(matches!(generate(&hard, "any", || true), Err(Refusal::Stopped)));
}

#[test]
fn hints_explanations_and_classes_speak() {
    let (en, fr) = (Words::new(Lang::En), Words::new(Lang::Fr));
    for puzzle in [text("duck.logimage"), read("", SUDOKU).unwrap()] {
        let hint = puzzle.hint(None, Level::Argument, &en, never).unwrap();
        assert_eq!(hint.status, "next");
        let work = puzzle.explain(&fr, never);
        assert_eq!((work.status, work.steps.is_empty()), ("solved", false));
        assert!(work.html.contains("<svg") && work.html.contains("lang=\"fr\""));
        assert!(puzzle.rate(never).class.is_some());
        let solution = &puzzle.check(never).solutions[0];
        let known: Vec<_> = solution.values().iter().map(|&value| Some(value)).collect();
        let hint = puzzle.hint(Some(&known), Level::Argument, &en, never).unwrap();
        assert_eq!(hint.status, "solved");
        let short = puzzle.hint(Some(&known[1..]), Level::Argument, &en, never);
        assert!(matches!(short, Err(Refusal::BoardSize { .. })));
        let strange = vec![Some(77); known.len()];
        let strange = puzzle.hint(Some(&strange), Level::Argument, &en, never);
        assert!(matches!(strange, Err(Refusal::Value(77))));
    }
}

#[test]
fn what_is_mended_is_unique_and_close() {
    let several = text("table2.picross");
    let mended = several.repair(&Change::default(), never).unwrap();
    assert!(!mended.is_empty());
    for way in &mended {
        assert_eq!((way.changes.len(), way.puzzle.check(never).status), (1, Status::Unique));
    }
    let sudoku = read("", SUDOKU).unwrap();
    let why = sudoku.repair(&Change::default(), never).unwrap_err();
    assert_eq!(why.to_string(), "this is not for sudoku");
}

#[test]
fn certificates_are_accepted_by_the_checker_that_shares_no_code() {
    for puzzle in [text("duck.logimage"), read("", SUDOKU).unwrap()] {
        let certificate = puzzle.certify("it", never).unwrap();
        assert_eq!(certificate.status, Status::Unique);
        let file = |ending: &str| {
            let name = format!("it.{ending}");
            &certificate.files.iter().find(|(own, _)| *own == name).unwrap().1[..]
        };
        grille_rup::check(file("cnf"), file("drat")).unwrap();
    }
}

#[test]
fn the_same_order_and_seed_give_the_same_puzzle() {
    for game in GameName::ALL {
        let order = Order { class: Some("easy".into()), ..Order::new(*game, 9, 9) };
        let text = |seed| {
            let made = generate(&order, seed, never).unwrap();
            assert_eq!(made.rate(never).class.as_deref(), Some("easy"));
            made.write(if *game == GameName::Sudoku { "line" } else { "non" }).unwrap()
        };
        assert_eq!(text("one"), text("one"));
        assert_ne!(text("one"), text("two"));
        let wrong = Order { class: Some("odd".into()), ..order.clone() };
        let why = generate(&wrong, "one", never).unwrap_err().to_string();
        assert!(why.starts_with("class: there is no “odd”; choose among "), "{why}");
    }
}

#[test]
fn problems_have_a_line_and_a_column_in_both_languages() {
    let bad = "2 2\n1\n2\n2\nx\n";
    let Err(unread) = read("cup.picross", bad) else { panic!("it is bad") };
    assert!(unread.to_string().starts_with("cup.picross:5:1: "), "{unread}");
    let places = unread.places(&Words::new(Lang::Fr));
    assert_eq!((places[0].line, places[0].column), (5, 1));
    assert_ne!(places[0].message, unread.places(&Words::new(Lang::En))[0].message);
    assert!(unread.drawn(&Words::new(Lang::En)).contains('^'));
    assert!(unread.source().is_some());
    let kind = |text: &str| read("any", text).unwrap_err().kind;
    assert!(matches!(kind(" \n"), UnreadKind::Empty));
    assert!(matches!(kind("good morning"), UnreadKind::Unrecognised(_)));
    let two = format!("{SUDOKU}\n{SUDOKU}\n");
    assert!(matches!(kind(&two), UnreadKind::Several));
    assert_eq!(read_all("any", &two).unwrap().len(), 2);
}
