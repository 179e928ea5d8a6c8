//! What a new player stumbled over in the real window: slow frames that lost keys, marks that
//! could not be seen, keys that led nowhere.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::shapes::shapes;
use common::*;
use egui::{Event, Key, Modifiers, PointerButton, Shape, vec2};
use egui_kittest::kittest::Queryable;
use grille_app::host::memory::Memory;
use grille_app::theme::contrast;
use grille_app::{Store, Window};
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::Mark;
use grille_words::Lang;

const TINY: &[u8] = b"1 2\n1\n1\n0\n";

/// All these keys in one frame, as a machine that is busy hands them over.
fn at_once(harness: &mut Shown, keys: &[(Modifiers, Key)]) {
    for &(modifiers, key) in keys {
        for pressed in [true, false] {
            let event = Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            harness.input_mut().events.push(event);
        }
    }
    harness.run_steps(1);
    harness.run_steps(1);
}

#[test]
fn every_key_of_a_slow_frame_counts() {
    let plain = |key| (Modifiers::NONE, key);
    let mut harness = playing("notes");
    let (right, f, x) = (Key::ArrowRight, Key::F, Key::X);
    at_once(&mut harness, &[right, f, right, f, right, x, right, f, f].map(plain));
    let marks = [0, 1, 2, 3].map(|col| mark(&harness, Cell { row: 0, col }));
    let black = Mark::Ink(Colour::BLACK);
    assert_eq!(marks, [black, black, Mark::Cross, Mark::Blank]);
    // With Shift each arrow writes on what the one before wrote.
    at_once(&mut harness, &[plain(Key::ArrowDown), plain(f)]);
    at_once(&mut harness, &[(Modifiers::SHIFT, Key::ArrowDown); 2]);
    let marks = [1, 2, 3].map(|row| mark(&harness, Cell { row, col: 3 }));
    assert_eq!(marks, [black; 3]);
}

#[test]
fn every_command_of_a_slow_frame_is_done_until_a_dialog_opens() {
    let mut harness = playing("notes");
    for key in [Key::ArrowRight, Key::F, Key::ArrowRight, Key::F, Key::ArrowRight, Key::X] {
        press(&mut harness, key);
    }
    let moves = |harness: &Shown| table(harness).session().moves().count();
    assert_eq!(moves(&harness), 3);
    let undo = (Modifiers::COMMAND, Key::Z);
    at_once(&mut harness, &[undo, undo]);
    assert_eq!(moves(&harness), 1);
    // What was typed after the dialog came is not for the board.
    at_once(&mut harness, &[(Modifiers::NONE, Key::F2), undo]);
    assert_eq!(moves(&harness), 1);
}

#[test]
fn the_mark_of_a_wrong_cell_is_seen_on_every_ink() {
    let mut window = window();
    window.open_collection(index("tulip"));
    let mut harness = shown(window);
    let goal = goal("tulip");
    let empty = goal.size().iter().find(|&cell| !goal[cell].is_ink()).unwrap();
    // The first ink is as red as the mark.
    let at = centre(&harness, empty);
    drag(&mut harness, &[at], PointerButton::Primary);
    press(&mut harness, Key::C);
    wait(&mut harness, |window| playing_in(window).table.mistakes().is_some());
    harness.get_by_label("Show it").click();
    harness.run_steps(3);
    let sheet = grille_app::theme::sheet(&harness.ctx);
    let outline = |colour| {
        let all = shapes(&harness);
        all.into_iter().enumerate().find_map(|(place, (_, shape))| match shape {
            Shape::Rect(own)
                if own.rect.contains(at)
                    && own.rect.width() < 200.0
                    && own.stroke.color == colour =>
            {
                Some((place, own))
            }
            _ => None,
        })
    };
    let (over, mark) = outline(sheet.wrong).expect("a mark");
    let (under, paper) = outline(sheet.sheet).expect("paper round the mark");
    assert!(under < over && paper.stroke.width >= mark.stroke.width + 1.0);
    assert!(contrast(sheet.wrong, sheet.sheet) >= 3.0);
}

#[test]
fn a_board_with_large_cells_is_seen_whole_at_any_scale() {
    for scale in ["1", "1.5", "2"] {
        let mut window = set(&format!("whole-{scale}"), &format!("scale = {scale}"));
        window.open_collection(index("duckling"));
        let harness = shown_at(window, vec2(1280.0, 800.0));
        let size = table(&harness).puzzle().size();
        let screen = harness.ctx.content_rect();
        for cell in size.iter() {
            let rect = harness.get_by_label(&label(cell, "blank")).rect();
            assert!(screen.contains_rect(rect), "{cell} at {scale}: {rect:?}");
        }
    }
}

/// A window that nobody has used before.
fn fresh(size: egui::Vec2) -> Shown {
    fresh_scaled(size, 1.0)
}

/// The same, with everything that much larger.
fn fresh_scaled(size: egui::Vec2, scale: f32) -> Shown {
    let store = Store::in_memory();
    let (mut settings, _) = store.settings().unwrap();
    settings.scale = scale;
    store.keep_settings(&settings).unwrap();
    let host = Memory::default().with_store(store);
    shown_at(Window::new(Lang::En, Box::new(host)), size)
}

#[test]
fn the_lesson_shows_its_board_in_low_windows_and_ends_with_enter() {
    for (size, scale) in [((1280.0, 800.0), 1.0), ((640.0, 400.0), 1.0), ((1280.0, 800.0), 2.0)] {
        let size = vec2(size.0, size.1);
        let mut harness = fresh_scaled(size, scale);
        let steps =
            [(2, 4, Key::F), (3, 1, Key::F), (0, 0, Key::X), (1, 2, Key::F), (0, 2, Key::F)];
        for (row, col, key) in steps {
            let cell = Cell { row, col };
            let rect = harness.get_by_label(&label(cell, "blank")).rect();
            let text = harness.get_by_label_contains("The lit ").rect();
            let screen = harness.ctx.content_rect();
            assert!(screen.contains_rect(rect) && screen.contains_rect(text), "{cell} in {size}");
            let by = if key == Key::X { PointerButton::Secondary } else { PointerButton::Primary };
            drag(&mut harness, &[rect.center()], by);
        }
        harness.get_by_label("The house stands");
        press(&mut harness, Key::Enter);
        assert!(harness.state().is_playing(), "{size}");
    }
}

#[test]
fn enter_leads_on_from_the_congratulation_once_the_picture_is_up() {
    let mut window = window();
    window.open_bytes("one.picross", TINY.to_vec());
    let mut harness = shown(window);
    let sheet = |harness: &Shown| table(harness).sheet().clone();
    press(&mut harness, Key::ArrowRight);
    // The key that fills the last cell is held: it comes again in the frames after.
    let enter = Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: true,
        modifiers: Modifiers::NONE,
    };
    for _ in 0..2 {
        harness.input_mut().events.push(enter.clone());
        harness.run_steps(1);
    }
    let solved = sheet(&harness);
    assert_eq!(solved.mark(Cell { row: 0, col: 0 }), Mark::Ink(Colour::BLACK));
    harness.run_steps(6);
    assert_eq!(sheet(&harness), solved);
    // Also after a click on the dialog, beside its buttons.
    let at = harness.get_by_label("Solved").rect().center();
    drag(&mut harness, &[at], PointerButton::Primary);
    press(&mut harness, Key::Enter);
    assert!(harness.query_by_label("Solved").is_none());
    assert_ne!(sheet(&harness), solved, "the next puzzle is on the table");
}

#[test]
fn the_card_to_go_on_with_begins_again_and_has_no_time_for_a_board_that_is_empty() {
    let mut harness = fresh(vec2(1280.0, 800.0));
    press(&mut harness, Key::Escape);
    harness.state_mut().open_collection(index("notes"));
    harness.run_steps(12);
    press(&mut harness, Key::L);
    harness.run_steps(4);
    assert!(harness.query_by_label("Start again").is_none());
    assert!(harness.query_by_label_contains("0:0").is_none());
    harness.state_mut().open_collection(index("notes"));
    harness.run_steps(2);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::F);
    press(&mut harness, Key::L);
    harness.run_steps(4);
    harness.get_by_label("Start again").click();
    harness.run_steps(4);
    assert_eq!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Blank);
    command(&mut harness, Key::Z);
    assert_ne!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Blank, "Undo takes it back");
}

#[test]
fn however_large_everything_is_there_is_room_for_the_narrowest_screen() {
    let window = set("narrow-large", "scale = 2");
    let mut harness = shown_at(window, vec2(500.0, 800.0));
    harness.run_steps(3);
    let room = harness.ctx.content_rect();
    assert!(room.width() >= 360.0, "{room:?}");
    press(&mut harness, Key::Escape);
    harness.state_mut().open_collection(index("notes"));
    harness.run_steps(4);
    command(&mut harness, Key::Comma);
    for label in ["System", "Night", "English", "Done"] {
        let rect = harness.get_by_label(label).rect();
        assert!(room.contains_rect(rect), "{label}: {rect:?} in {room:?}");
    }
    // In a wider window it is as large as was asked for.
    harness.set_size(vec2(1280.0, 800.0));
    harness.run_steps(4);
    assert_eq!(harness.ctx.zoom_factor(), 2.0);
}

#[test]
fn a_hint_can_be_asked_for_beside_what_a_check_said() {
    let mut harness = playing("notes");
    press(&mut harness, Key::C);
    wait(&mut harness, |window| playing_in(window).table.said().is_some());
    harness.run_steps(2);
    harness.get_by_label("All is well");
    harness.get_by_label("Hint").click();
    wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
    harness.run_steps(2);
    // The card of a hint leads on by itself, and a sign in its head puts it away.
    assert!(harness.query_by_label("What if…").is_none());
    harness.get_by_label("Hide").click();
    harness.run_steps(2);
    assert!(playing_in(harness.state()).table.shown_hint().is_none());
}
