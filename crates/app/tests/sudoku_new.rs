//! New sudokus in the window without a screen: those made ahead of time, and those made to
//! practise a technique.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Shown, command, press, wait};
use egui::{Event, Key, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use grille_app::desktop::Desktop;
use grille_app::play::Play;
use grille_app::{Settings, Store, Window};
use grille_engine::hint::Hint;
use grille_engine::sudoku::{Puzzle, Sudoku, Technique};
use grille_store::Stocked;
use grille_words::Lang;

/// A window whose frames are so many seconds apart, and what it keeps. Threads work for it.
fn kept(settings: Settings, apart: f32) -> (Shown, Store) {
    let store = Store::in_memory();
    store.keep_settings(&Settings { taught: true, ..settings }).unwrap();
    let host = Desktop::new(Some(store.clone()));
    let mut harness = Harness::builder()
        .with_size(vec2(1000.0, 720.0))
        .with_step_dt(apart)
        .with_max_steps(64)
        .build_ui_state(
            |ui, window: &mut Window| window.show(ui),
            Window::new(Lang::En, Box::new(host)),
        );
    harness.run_steps(2);
    (harness, store)
}

fn kinds(store: &Store) -> Vec<String> {
    store.stock().unwrap().into_iter().map(|own| own.kind).collect()
}

#[test]
fn puzzles_are_made_ahead_only_while_nothing_happens() {
    let (mut harness, store) = kept(Settings::default(), 1.0);
    wait(&mut harness, |_| kinds(&store).len() >= 2);
    for own in store.stock().unwrap() {
        let side = Puzzle::of_line(&own.puzzle).unwrap().shape().side();
        assert!(own.kind.starts_with(&format!("sudoku-{side}-")), "{}", own.kind);
    }
    // What is under way when the player acts is dropped; who moves the mouse is not idle.
    let before = kinds(&store);
    for step in 0..200 {
        harness.event(Event::PointerMoved(pos2(500.0, 300.0 + step as f32)));
        harness.run_steps(1);
    }
    assert_eq!(kinds(&store), before);
}

#[test]
fn nothing_is_made_ahead_where_that_is_switched_off() {
    let (mut harness, store) = kept(Settings { stock: false, ..Settings::default() }, 1.0);
    harness.run_steps(300);
    assert_eq!(kinds(&store), [""; 0]);
}

#[test]
fn a_new_sudoku_comes_out_of_stock_at_once_and_only_once() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let (mut harness, store) = kept(Settings { stock: false, ..Settings::default() }, 1.0 / 60.0);
    let kind = "sudoku-9-any".to_owned();
    let own = Stocked { kind, seed: "seed".to_owned(), puzzle: line.to_owned() };
    store.stock_up(own).unwrap();
    let other = Puzzle::of_line("12..3......4..3.").unwrap();
    harness.state_mut().open_puzzle::<Sudoku>(&other, "other");
    harness.run_steps(2);
    command(&mut harness, Key::N);
    harness.get_by_label("Make it").click();
    harness.run_steps(3);
    let play = harness.state().playing::<Sudoku>().unwrap();
    assert_eq!(play.table.puzzle().givens(), Puzzle::of_line(line).unwrap().givens());
    assert!(play.title(&grille_words::Words::new(Lang::En)).contains("seed"));
    assert_eq!(kinds(&store), [""; 0]);
    // The next is made.
    command(&mut harness, Key::N);
    harness.get_by_label("Make it").click();
    let first = Puzzle::of_line(line).unwrap();
    wait(&mut harness, |window| {
        let play = window.playing::<Sudoku>().unwrap();
        play.table.puzzle().givens() != first.givens()
    });
}

#[test]
fn a_sudoku_to_practise_a_technique_comes_played_up_to_it() {
    let (mut harness, _) = kept(Settings { stock: false, ..Settings::default() }, 1.0 / 60.0);
    let other = Puzzle::of_line("12..3......4..3.").unwrap();
    harness.state_mut().open_puzzle::<Sudoku>(&other, "other");
    harness.run_steps(2);
    command(&mut harness, Key::N);
    harness.get_by_label("Practise").click();
    harness.run_steps(3);
    harness.get_by_label("Make it").click();
    let table = |window: &Window| window.playing::<Sudoku>().unwrap().table.puzzle().shape();
    wait(&mut harness, |window| table(window).side() == 9);
    let table = |window: &Window| window.playing::<Sudoku>().unwrap().table.totals().clone();
    assert!(table(harness.state()).is_helped, "what a machine has written scores nowhere");
    press(&mut harness, Key::H);
    let hint = |window: &Window| match window.playing::<Sudoku>().unwrap().table.shown_hint() {
        Some((Hint::Next(next), _)) => Some(next.technique),
        _ => None,
    };
    wait(&mut harness, |window| hint(window).is_some());
    assert_eq!(hint(harness.state()), Some(Technique::XWing));
}

#[test]
fn a_sudoku_pasted_where_one_is_typed_in_fills_the_board() {
    let (mut harness, _) = kept(Settings { stock: false, ..Settings::default() }, 1.0 / 60.0);
    let other = Puzzle::of_line("12..3......4..3.").unwrap();
    harness.state_mut().open_puzzle::<Sudoku>(&other, "other");
    harness.run_steps(2);
    command(&mut harness, Key::N);
    harness.get_by_label("Type one in").click();
    harness.run_steps(3);
    let rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n\
        ...419..5\n....8..79\n";
    harness.event(Event::Paste(rows.to_owned()));
    harness.run_steps(2);
    for _ in 0..400 {
        harness.run_steps(1);
        if harness.query_by_label("30 digits: just one solution").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    harness.get_by_label("30 digits: just one solution");
}
