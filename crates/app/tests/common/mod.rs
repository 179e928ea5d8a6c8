//! A window without a screen, driven by labels.

#![allow(dead_code, unreachable_pub, reason = "each test uses some of it")]

pub mod drawing;
pub mod shapes;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use grille_app::desktop::Desktop;
use grille_app::host::memory::Memory;
use grille_app::play::Playing;
use grille_app::{Store, Window};
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::Mark;
use grille_engine::nonogram::{Nonogram, Picture};
use grille_formats::collection::{self, COLLECTION};
use grille_table::Table;
use grille_words::Lang;
use std::path::PathBuf;

pub type Shown = Harness<'static, Window>;

pub fn window() -> Window {
    Window::new(Lang::En, Box::new(Memory::default()))
}

pub fn shown(window: Window) -> Shown {
    shown_at(window, vec2(1000.0, 720.0))
}

/// A window of this size.
pub fn shown_at(window: Window, size: egui::Vec2) -> Shown {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_max_steps(64)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), window);
    harness.run_steps(3);
    harness
}

/// A puzzle of the collection on the table.
pub fn playing(name: &str) -> Shown {
    let mut window = window();
    window.open_collection(index(name));
    shown(window)
}

pub fn goal(name: &str) -> Picture {
    collection::find(name).unwrap().puzzle().goal().unwrap()
}

pub fn label(cell: Cell, state: &str) -> String {
    format!("row {} column {}: {state}", cell.row + 1, cell.col + 1)
}

pub fn centre(harness: &Shown, cell: Cell) -> Pos2 {
    let states = ["blank", "filled", "crossed out"];
    let place = |state: &&str| Some(harness.query_by_label(&label(cell, state))?.rect().center());
    states.iter().find_map(place).unwrap()
}

pub fn button(harness: &Shown, pos: Pos2, button: PointerButton, pressed: bool) {
    harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
}

/// Presses, moves through these places, and releases.
pub fn drag(harness: &mut Shown, path: &[Pos2], by: PointerButton) {
    harness.event(Event::PointerMoved(path[0]));
    harness.run_steps(1);
    button(harness, path[0], by, true);
    harness.run_steps(1);
    for &pos in &path[1..] {
        harness.event(Event::PointerMoved(pos));
        harness.run_steps(1);
    }
    button(harness, path[path.len() - 1], by, false);
    // What comes up takes a moment to find its place.
    harness.run_steps(4);
}

pub fn mark(harness: &Shown, cell: Cell) -> Mark {
    table(harness).sheet().mark(cell)
}

/// The nonogram on the table.
pub fn playing_in(window: &Window) -> &Playing<Nonogram> {
    window.playing::<Nonogram>().unwrap()
}

pub fn table(harness: &Shown) -> &Table<Nonogram> {
    &playing_in(harness.state()).table
}

pub fn press(harness: &mut Shown, key: Key) {
    harness.key_press(key);
    harness.run_steps(2);
}

pub fn command(harness: &mut Shown, key: Key) {
    harness.key_press_modifiers(Modifiers::COMMAND, key);
    harness.run_steps(2);
}

/// Waits for what is worked out beside the window.
pub fn wait(harness: &mut Shown, is_there: impl Fn(&Window) -> bool) {
    for _ in 0..2000 {
        harness.run_steps(1);
        if is_there(harness.state()) {
            harness.run_steps(2);
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("it never came");
}

/// An empty folder for a test, and what is kept in it.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A window that keeps what is done in a folder.
pub fn kept(folder: &PathBuf) -> Window {
    Window::new(Lang::En, Box::new(Desktop::new(Some(Store::open(folder).unwrap()))))
}

/// The journals in a folder.
pub fn journals(folder: &std::path::Path) -> Vec<PathBuf> {
    let games = std::fs::read_dir(folder.join("games")).unwrap();
    let paths = games.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|e| e == "journal")).collect()
}

/// Runs a command from the list of all.
pub fn ask(harness: &mut Shown, name: &str) {
    command(harness, Key::K);
    for letter in name.chars() {
        harness.event(Event::Text(letter.to_string()));
    }
    harness.run_steps(2);
    press(harness, Key::Enter);
    harness.run_steps(2);
}

/// A window with these lines in its settings.
pub fn set(name: &str, settings: &str) -> Window {
    let folder = folder(name);
    std::fs::write(folder.join("settings.txt"), format!("taught = true\n{settings}\n")).unwrap();
    kept(&folder)
}

/// The number of a puzzle in the collection.
pub fn index(name: &str) -> usize {
    COLLECTION.iter().position(|item| item.name == name).unwrap()
}
