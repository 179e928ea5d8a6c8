//! What is kept between windows: games, settings, shelves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::{Key, PointerButton};
use egui_kittest::kittest::Queryable;
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::Mark;

#[test]
fn a_game_that_was_killed_comes_back_with_its_past_and_its_clock() {
    let folder = folder("killed");
    let open = || {
        let mut window = kept(&folder);
        window.open_collection(1);
        shown(window)
    };
    let mut harness = open();
    let cells = [Cell { row: 0, col: 1 }, Cell { row: 2, col: 2 }];
    for cell in cells {
        let at = centre(&harness, cell);
        drag(&mut harness, &[at], PointerButton::Primary);
    }
    harness.run_steps(120);
    let clock = table(&harness).clock();
    // Nobody gets a chance to tidy up.
    let journal = journals(&folder).remove(0);
    let bytes = std::fs::read(&journal).unwrap();
    drop(harness);
    std::fs::write(&journal, bytes).unwrap();
    let mut harness = open();
    assert!(cells.iter().all(|&cell| mark(&harness, cell) == Mark::Ink(Colour::BLACK)));
    assert!((clock - table(&harness).clock()).abs() < 11.0);
    // Its past is there too; a second window cannot write over it.
    let second = open();
    second.get_by_label_contains("another window");
    drop(second);
    for _ in cells {
        command(&mut harness, Key::Z);
    }
    assert!(cells.iter().all(|&cell| mark(&harness, cell) == Mark::Blank));
    press(&mut harness, Key::L);
    harness.get_by_label("Nº 2, 5 × 5, new");
}

/// A kill leaves a journal that ends anywhere, in the middle of a record too.
#[test]
fn a_journal_cut_at_any_byte_loses_no_more_than_the_move_in_flight() {
    let folder = folder("cut");
    let mut window = kept(&folder);
    window.open_collection(1);
    let mut harness = shown(window);
    let mut boards = Vec::new();
    let board = |harness: &Shown| table(harness).sheet().clone();
    boards.push((0, board(&harness)));
    let length = |folder| std::fs::metadata(&journals(folder)[0]).unwrap().len();
    for step in 0..12u16 {
        let at = centre(&harness, Cell { row: step % 5, col: (step * 3) % 5 });
        let by = if step % 3 == 0 { PointerButton::Secondary } else { PointerButton::Primary };
        drag(&mut harness, &[at], by);
        boards.push((length(&folder), board(&harness)));
        if step == 6 {
            command(&mut harness, Key::Z);
            boards.push((length(&folder), board(&harness)));
        }
    }
    drop(harness);
    let journal = journals(&folder).remove(0);
    let whole = std::fs::read(&journal).unwrap();
    let head = whole.windows(5).position(|line| line == b"====\n").unwrap() as u64 + 5;
    let mut seed = 1u64;
    for _ in 0..200 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let cut = head + (seed >> 33) % (whole.len() as u64 - head + 1);
        std::fs::write(&journal, &whole[..cut as usize]).unwrap();
        let mut window = kept(&folder);
        window.open_collection(1);
        let found = playing_in(&window).table.sheet().clone();
        let (_, expected) = boards.iter().rev().find(|(length, _)| *length <= cut).unwrap();
        assert_eq!(found, *expected, "cut at {cut}");
        drop(window);
    }
}

#[test]
fn shelves_hold_files_folders_and_games() {
    let folder = folder("shelves");
    let puzzles = folder.join("mine");
    std::fs::create_dir_all(puzzles.join("more")).unwrap();
    std::fs::write(puzzles.join("one.picross"), "1 2\n1\n1\n0\n").unwrap();
    std::fs::write(puzzles.join("more/two.picross"), "2 2\n1\n1\n1\n1\n").unwrap();
    std::fs::write(puzzles.join("notes.txt"), "nothing of the kind").unwrap();
    let mut harness = shown(kept(&folder));
    harness.get_by_label("Close").click();
    harness.run_steps(3);
    assert!(harness.state().settings().taught);
    harness.state_mut().open_path(&puzzles);
    let has = |harness: &Shown, name: &str| harness.query_by_label(name).is_some();
    for _ in 0..200 {
        harness.run_steps(1);
        if has(&harness, "two, 2 × 2, new") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(has(&harness, "In one file there is no puzzle."));
    harness.get_by_label("one, 2 × 1, new").click();
    harness.run_steps(3);
    let at = centre(&harness, Cell { row: 0, col: 0 });
    drag(&mut harness, &[at], PointerButton::Primary);
    harness.get_by_label("Next puzzle").click();
    harness.run_steps(3);
    assert_eq!(table(&harness).puzzle().size().cells(), 4);
    let at = centre(&harness, Cell { row: 0, col: 0 });
    drag(&mut harness, &[at], PointerButton::Primary);
    drop(harness);

    // Another day: both games lie on their shelf, the folder is still there.
    let mut harness = shown(kept(&folder));
    harness.get_by_label("My games").click();
    harness.run_steps(3);
    assert!(has(&harness, "one, 2 × 1, solved") && has(&harness, "two, 2 × 2, 50 %"));
    harness.get_by_role_and_label(egui::accesskit::Role::CheckBox, "Unsolved only").click();
    harness.run_steps(3);
    assert!(!has(&harness, "one, 2 × 1, solved"));
    harness.get_by_label("two, 2 × 2, 50 %").click();
    harness.run_steps(3);
    assert_eq!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Ink(Colour::BLACK));
    ask(&mut harness, "statistics");
    harness.get_by_label("solved, of 2 puzzles");
}

#[test]
fn a_solved_puzzle_begins_again_with_its_best_time_kept() {
    let folder = folder("again");
    let mut window = kept(&folder);
    window.open_bytes("one.picross", b"1 1\n1\n1\n".to_vec());
    let mut harness = shown(window);
    for expected in [1, 2] {
        harness.run_steps(120);
        assert!(table(&harness).clock() > 20.0);
        let at = centre(&harness, Cell { row: 0, col: 0 });
        drag(&mut harness, &[at], PointerButton::Primary);
        harness.get_by_label("Look at it").click();
        harness.run_steps(3);
        ask(&mut harness, "start again");
        let table = table(&harness);
        assert_eq!((table.totals().wins, table.is_solved()), (expected, false));
        assert!(table.clock() < 10.0 && table.totals().best.is_some());
    }
    harness.get_by_label_contains("solved 2 times");
}

#[test]
fn struck_clues_are_kept_until_the_puzzle_begins_again() {
    let folder = folder("struck");
    let open = || {
        let mut window = kept(&folder);
        window.open_collection(1);
        shown(window)
    };
    let struck = |harness: &Shown| {
        let all = table(harness).view().struck;
        all.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut harness = open();
    for row in ["row 1: 4", "row 2: 1 1"] {
        let header = harness.get_by_label_contains(row).rect();
        let at = egui::pos2(header.right() - 14.0, header.center().y);
        drag(&mut harness, &[at], PointerButton::Primary);
    }
    assert_eq!(struck(&harness), ["r1 1", "r2 2"]);
    drop(harness);
    let mut harness = open();
    assert_eq!(struck(&harness), ["r1 1", "r2 2"]);
    command(&mut harness, Key::Z);
    assert_eq!(struck(&harness), ["r1 1", "r2 2"], "undo is for the sheet");
    ask(&mut harness, "start again");
    assert!(struck(&harness).is_empty());
    drop(harness);
    assert!(struck(&open()).is_empty());
}
