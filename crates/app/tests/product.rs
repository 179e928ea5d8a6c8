//! What a player of the finished window meets: pasting, dialogs, names, keys, two windows.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::accesskit::Role;
use egui::{Event, Key, PointerButton};
use egui_kittest::kittest::{NodeT, Queryable};
use grille_app::Window;
use grille_app::host::memory::Memory;
use grille_app::play::Origin;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::sheet::Mark;
use grille_engine::nonogram::{Nonogram, Sheet};
use grille_engine::session::Sheet as _;
use grille_formats::nonogram::code::encode_game;
use grille_store::Store;
use grille_table::{Mode, Playable};
use grille_words::Lang;

const TINY: &[u8] = b"1 2\n1\n1\n0\n";

fn has(harness: &Shown, name: &str) -> bool {
    harness.query_by_label(name).is_some()
}

fn stored(store: &Store) -> Window {
    let host = Memory::default().with_store(store.clone());
    Window::new(Lang::En, Box::new(host))
}

/// A store whose player has been here before.
fn known() -> Store {
    let store = Store::in_memory();
    let (mut settings, _) = store.settings().unwrap();
    settings.taught = true;
    store.keep_settings(&settings).unwrap();
    store
}

fn type_text(harness: &mut Shown, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(2);
}

#[test]
fn what_is_pasted_is_a_puzzle_on_the_window_and_text_in_a_field() {
    let mut harness = shown(stored(&known()));
    harness.get_by_role(Role::TextInput).focus();
    harness.run_steps(2);
    harness.event(Event::Paste("1 1\n".to_owned()));
    harness.run_steps(2);
    assert!(!harness.state().is_playing(), "a field took it");
    let field = harness.get_by_role(Role::TextInput);
    assert!(field.value().unwrap().starts_with("1 1"), "{:?}", field.value());
    press(&mut harness, Key::Escape);
    let mut harness = shown(stored(&known()));
    harness.event(Event::Paste("1 1\n1\n1\n".to_owned()));
    harness.run_steps(2);
    assert_eq!(table(&harness).puzzle().size(), Size::new(1, 1).unwrap());
    // A link that ends in a code is a puzzle too.
    harness.event(Event::Paste("https://example.org/play#g1.icyAqiitx\n".to_owned()));
    harness.run_steps(2);
    assert_eq!(table(&harness).puzzle().size(), Size::new(5, 7).unwrap());
    harness.event(Event::Paste("1 1\n1\n1\n".to_owned()));
    harness.run_steps(2);
    // A dialog keeps what lies under it from being replaced.
    press(&mut harness, Key::F2);
    harness.event(Event::Paste("2 2\n1\n1\n1\n1\n".to_owned()));
    harness.run_steps(2);
    assert_eq!(table(&harness).puzzle().size(), Size::new(1, 1).unwrap());
}

/// A code with what is written so far goes on from there, but not over a game of the player's own.
#[test]
fn a_game_in_progress_is_pasted_and_goes_on() {
    let puzzle = grille_formats::collection::find("heart").unwrap().puzzle();
    let mut sheet = Sheet::new(&puzzle);
    sheet.play(&"r1c1=x r2c2=1".parse().unwrap()).unwrap();
    let code = encode_game(&Nonogram::with_progress(&puzzle, &sheet), None);
    let paste = |harness: &mut Shown| {
        harness.event(Event::Paste(format!("https://example.org/play#{code}\n")));
        harness.run_steps(2);
    };
    let store = known();
    let mut harness = shown(stored(&store));
    paste(&mut harness);
    assert_eq!(table(&harness).sheet().marks(), sheet.marks());
    let notice = "Your own game of this puzzle goes on.";
    let is_told = |harness: &Shown| harness.query_by_label_contains(notice).is_some();
    assert!(!is_told(&harness));
    // Another window, later: the game has gone on.
    let (row, col) = (0, 1);
    let at = centre(&harness, Cell { row, col });
    drag(&mut harness, &[at], PointerButton::Primary);
    let later = table(&harness).sheet().marks().clone();
    assert_ne!(&later, sheet.marks());
    drop(harness);
    let mut harness = shown(stored(&store));
    paste(&mut harness);
    assert_eq!((table(&harness).sheet().marks(), is_told(&harness)), (&later, false));
    // A game that knows nothing of it.
    let store = known();
    let mut window = stored(&store);
    window.open_puzzle::<Nonogram>(&puzzle, "heart");
    let mut harness = shown(window);
    let at = centre(&harness, Cell { row, col });
    drag(&mut harness, &[at], PointerButton::Primary);
    let own = table(&harness).sheet().marks().clone();
    paste(&mut harness);
    assert_eq!((table(&harness).sheet().marks(), is_told(&harness)), (&own, true));
}

#[test]
fn a_solution_that_a_solver_wrote_is_told_as_such_and_never_scores() {
    let store = known();
    let mut window = stored(&store);
    window.open_bytes("one.picross", TINY.to_vec());
    let mut harness = shown(window);
    command(&mut harness, Key::Enter);
    wait(&mut harness, |window| matches!(playing_in(window).table.mode(), Mode::Solution(_)));
    playing_in(harness.state());
    harness.get_by_label("Write it down").click();
    harness.run_steps(4);
    assert!(table(&harness).is_solved());
    harness.get_by_label("Solved with help");
    let totals = table(&harness).totals().clone();
    assert_eq!((totals.wins, totals.best, totals.helped), (0, None, 1));
    assert!(!has(&harness, "3 stars of three"));
}

#[test]
fn clicks_and_keys_do_not_go_through_the_congratulation() {
    let mut window = window();
    window.open_bytes("one.picross", TINY.to_vec());
    let mut harness = shown(window);
    let (left, right) = (Cell { row: 0, col: 0 }, Cell { row: 0, col: 1 });
    let places = [left, right].map(|cell| centre(&harness, cell));
    drag(&mut harness, &[places[0]], PointerButton::Primary);
    harness.get_by_label("Solved");
    let before = table(&harness).sheet().clone();
    for key in [Key::F, Key::X, Key::Backspace, Key::ArrowRight] {
        press(&mut harness, key);
        assert_eq!(table(&harness).sheet(), &before, "{key:?}");
    }
    // The tabs of the bar are covered too.
    let tab = harness.get_by_role_and_label(Role::Tab, "Library").rect().center();
    for at in [places[1], tab] {
        harness.event(Event::PointerMoved(at));
        harness.run_steps(1);
        button(&harness, at, PointerButton::Primary, true);
        harness.run_steps(1);
        assert_eq!(table(&harness).sheet(), &before);
        assert!(harness.state().is_playing());
        button(&harness, at, PointerButton::Primary, false);
        harness.run_steps(2);
    }
    // A click beside the dialog closes it, and nothing else.
    assert!(harness.state().is_playing() && !has(&harness, "Solved"));
    assert_eq!(table(&harness).sheet(), &before);
}

#[test]
fn the_congratulation_compares_with_the_best_time_before_and_hands_the_puzzle_on() {
    let mut window = window();
    window.open_bytes("one.picross", TINY.to_vec());
    let mut harness = shown(window);
    let cell = Cell { row: 0, col: 0 };
    let solve = |harness: &mut Shown| {
        let at = centre(harness, cell);
        drag(harness, &[at], PointerButton::Primary);
        harness.get_by_label("Solved");
    };
    solve(&mut harness);
    assert!(!has(&harness, "against your best"), "there is none before the first");
    press(&mut harness, Key::Escape);
    harness.get_by_label("Start again").click();
    harness.run_steps(3);
    assert!(!table(&harness).is_solved());
    solve(&mut harness);
    harness.get_by_label("against your best");
    harness.get_by_label("Share").click();
    harness.run_steps(3);
    harness.get_by_label("Copy the code");
}

#[test]
fn all_begun_games_lie_on_one_shelf_with_their_names() {
    let store = known();
    let mut window = stored(&store);
    window.open_collection(1);
    let mut harness = shown(window);
    let at = centre(&harness, Cell { row: 0, col: 1 });
    drag(&mut harness, &[at], PointerButton::Primary);
    harness.state_mut().open_bytes("folder/two.picross", b"2 2\n1\n1\n1\n1\n".to_vec());
    harness.run_steps(3);
    let at = centre(&harness, Cell { row: 0, col: 0 });
    drag(&mut harness, &[at], PointerButton::Primary);
    drop(harness);
    let mut harness = shown(stored(&store));
    // What was played last leads the page.
    harness.get_by_role_and_label(Role::Button, "Continue");
    harness.get_by_label("My games").click();
    harness.run_steps(3);
    assert!(has(&harness, "two, 2 × 2, 50 %"));
    let begun = |harness: &Shown| harness.query_by_label_contains("Nº 2, 5 × 5, ").is_some();
    assert!(begun(&harness));
    // It is found by a part of its name.
    harness.get_by_role(Role::TextInput).focus();
    harness.run_steps(2);
    type_text(&mut harness, "TW");
    assert!(has(&harness, "two, 2 × 2, 50 %") && !begun(&harness));
    press(&mut harness, Key::Escape);
    harness.get_by_role_and_label(Role::Button, "Continue").click();
    harness.run_steps(3);
    assert_eq!(playing_in(harness.state()).origin, Origin::Other("two".to_owned()));
}

#[test]
fn a_game_that_is_open_elsewhere_is_refused() {
    let folder = folder("elsewhere");
    let open = || {
        let mut window = kept(&folder);
        window.open_collection(1);
        shown(window)
    };
    let first = open();
    let mut second = open();
    second.get_by_label_contains("another window");
    assert!(!second.state().is_playing(), "what cannot be kept is not played");
    // Once the first is closed, it can be played here, and the trouble is over.
    drop(first);
    second.get_by_label("Nº 2, 5 × 5, new").click();
    second.run_steps(3);
    assert!(second.state().is_playing());
    assert!(second.query_by_label_contains("another window").is_none());
}

#[test]
fn trouble_goes_when_something_goes_well() {
    let mut harness = playing("notes");
    harness.state_mut().open_bytes("bad.picross", b"2 2\n1\nx\n".to_vec());
    harness.run_steps(2);
    harness.get_by_label_contains("bad.picross");
    harness.state_mut().open_bytes("one.picross", TINY.to_vec());
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("bad.picross").is_none());
}

#[test]
fn files_of_other_kinds_are_called_what_they_are() {
    let mut harness = shown(window());
    assert!(!harness.state_mut().open_bytes("a.txt", b"nothing of the kind".to_vec()));
    harness.run_steps(2);
    harness.get_by_label_contains("no puzzle in it");
    // Pictures are for the import, which says what is wrong with them.
    for (name, bytes) in [
        ("a.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice()),
        ("a.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF\0".as_slice()),
    ] {
        assert!(harness.state_mut().open_bytes(name, bytes.to_vec()), "{name}");
        harness.run_steps(4);
        harness.get_by_label("Import a picture");
    }
}

#[test]
fn redo_has_two_keys_and_escape_leaves_what_is_not_the_board() {
    let mut harness = playing("notes");
    let cell = Cell { row: 0, col: 0 };
    let at = centre(&harness, cell);
    drag(&mut harness, &[at], PointerButton::Primary);
    command(&mut harness, Key::Z);
    assert_eq!(mark(&harness, cell), Mark::Blank);
    command(&mut harness, Key::Y);
    assert_eq!(mark(&harness, cell), Mark::Ink(Colour::BLACK));
    press(&mut harness, Key::W);
    assert!(matches!(table(&harness).mode(), Mode::Watch(_)));
    press(&mut harness, Key::Escape);
    assert!(matches!(table(&harness).mode(), Mode::Sheet));
    command(&mut harness, Key::Z);
    command(&mut harness, Key::Enter);
    wait(&mut harness, |window| matches!(playing_in(window).table.mode(), Mode::Solution(_)));
    press(&mut harness, Key::Escape);
    assert!(matches!(table(&harness).mode(), Mode::Sheet));
    press(&mut harness, Key::L);
    assert!(!harness.state().is_playing());
    press(&mut harness, Key::Escape);
    assert!(harness.state().is_playing(), "from the library to a puzzle");
}

#[test]
fn a_path_that_leads_nowhere_stays_to_be_mended() {
    let host = Memory::default().with_file("/p/one.picross", TINY);
    let mut harness = shown(Window::new(Lang::En, Box::new(host)));
    command(&mut harness, Key::O);
    harness.run_steps(3);
    type_text(&mut harness, "/p/one.picros");
    press(&mut harness, Key::Enter);
    assert!(!harness.state().is_playing());
    harness.get_by_label_contains("cannot be read");
    type_text(&mut harness, "s");
    press(&mut harness, Key::Enter);
    assert!(harness.state().is_playing(), "the path was mended");
}

#[test]
fn the_size_of_the_window_is_kept() {
    let store = known();
    let mut harness = shown(stored(&store));
    for _ in 0..8 {
        harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default().inner_rect =
            Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(900.0, 650.0)));
        harness.run_steps(1);
    }
    assert_eq!(store.settings().unwrap().0.window, Some((900.0, 650.0)));
}

#[test]
fn every_difficulty_can_be_asked_for() {
    let mut harness = shown(window());
    harness.get_by_role_and_label(Role::ComboBox, "Difficulty").click();
    harness.run_steps(3);
    harness.get_by_label("Guessing").click();
    harness.run_steps(3);
    harness.get_by_label_contains("No puzzle here fits");
}

#[test]
fn after_a_file_comes_a_puzzle_that_is_not_solved() {
    let store = known();
    let mut window = stored(&store);
    window.open_collection(0);
    let mut harness = shown(window);
    let goal = goal("duckling");
    for cell in goal.size().iter().filter(|&cell| goal[cell].is_ink()) {
        let at = centre(&harness, cell);
        drag(&mut harness, &[at], PointerButton::Primary);
    }
    harness.get_by_label("Solved");
    drop(harness);
    // A window that begins with a file has never seen the library.
    let mut window = stored(&store);
    window.open_bytes("one.picross", TINY.to_vec());
    let mut harness = shown(window);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(playing_in(harness.state()).origin, Origin::Collection(1, "notes"));
}

#[test]
fn a_folder_is_a_shelf_and_no_recent_file() {
    let folder = folder("as-a-shelf");
    std::fs::write(folder.join("one.picross"), TINY).unwrap();
    let mut window = window_with_files(&folder);
    window.open_folder(&folder);
    let mut harness = shown(window);
    for _ in 0..200 {
        harness.run_steps(1);
        if has(&harness, "one, 2 × 1, new") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    harness.get_by_label("one, 2 × 1, new");
    assert_eq!(harness.state().settings().recent.len(), 0);
}

fn window_with_files(folder: &std::path::Path) -> Window {
    let data = folder.join("data");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.join("settings.txt"), "taught = true\n").unwrap();
    kept(&data)
}

#[test]
fn the_puzzle_of_the_day_is_played_and_counts_once() {
    let store = known();
    let mut harness = shown(stored(&store));
    ask(&mut harness, "puzzle of the day");
    wait(&mut harness, Window::is_playing);
    let goal = table(&harness).puzzle().goal().unwrap();
    let puzzle = harness.state().playing::<Nonogram>().unwrap().table.puzzle().clone();
    assert_eq!(puzzle.size(), goal.size());
    for cell in goal.size().iter().filter(|&cell| goal[cell].is_ink()) {
        let is_new = mark(&harness, cell) == Mark::Blank;
        if is_new {
            let ink = goal[cell].index();
            let keys = [Key::Num1, Key::Num2, Key::Num3];
            press(&mut harness, keys[ink - 1]);
            let at = centre(&harness, cell);
            drag(&mut harness, &[at], PointerButton::Primary);
        }
    }
    assert!(table(&harness).is_solved());
    assert_eq!(harness.state().settings().days.len(), 1);
}

#[test]
fn while_the_clock_stands_the_board_is_hidden_and_only_going_on_is_offered() {
    let mut harness = playing("notes");
    let is_off = |harness: &Shown, name: &str| {
        harness.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
    };
    let all = ["Hint", "What if…", "Look for mistakes", "Watch a solver", "Solve"];
    assert!(all.iter().all(|name| !is_off(&harness, name)));
    press(&mut harness, Key::P);
    assert!(harness.query_by_label(&label(Cell { row: 0, col: 0 }, "blank")).is_none());
    for name in all {
        assert!(is_off(&harness, name), "{name}");
    }
    press(&mut harness, Key::W);
    assert!(matches!(table(&harness).mode(), Mode::Sheet));
    harness.get_by_label("Go on").click();
    harness.run_steps(3);
    harness.get_by_label(&label(Cell { row: 0, col: 0 }, "blank"));
}
