//! Clues typed into the window, by keys alone and by the pointer alone.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use grille_app::host::memory::Memory;
use grille_app::studio::entry::{ClueRoom, Standing, Typing};
use grille_app::{Store, Window};
use grille_engine::colours::Colour;
use grille_engine::grid::{LineId, Size};
use grille_engine::nonogram::Block;
use grille_studio::entry::{Answer, ClueEdit, Clues};
use grille_words::Lang;

/// The clues of table 1 of the Picross report, rows first.
const TABLE_1: [&str; 10] = ["2 2", "5", "5", "3", "1", "3", "4", "4", "4", "3"];

/// A room for clues of this size in a window.
fn room(lang: Lang, clues: Clues, size: egui::Vec2) -> Shown {
    let host = Memory::default().with_store(Store::in_memory());
    let mut window = Window::new(lang, Box::new(host));
    window.enter_room(Box::new(ClueRoom::of(clues)));
    shown_at(window, size)
}

fn blank(rows: usize, cols: usize) -> Clues {
    Clues::new(Size::new(rows, cols).unwrap())
}

fn typing(harness: &Shown) -> &Typing {
    harness.state().studio().room::<ClueRoom>().unwrap().typing().unwrap()
}

fn text(harness: &mut Shown, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(1);
}

fn line(harness: &Shown, index: usize) -> Vec<u32> {
    let clues = typing(harness).entry.clues();
    clues.line(clues.size().line_at(index)).iter().map(|block| block.len).collect()
}

fn lens(text: &str) -> Vec<u32> {
    text.split(' ').map(|number| number.parse().unwrap()).collect()
}

fn is_known(window: &Window) -> bool {
    let room = window.studio().room::<ClueRoom>().unwrap();
    matches!(room.typing().unwrap().standing, Standing::Known(_))
}

#[track_caller]
fn is_table_1(harness: &mut Shown) {
    for (index, clue) in TABLE_1.iter().enumerate() {
        assert_eq!(line(harness, index), lens(clue), "{index}");
    }
    wait(harness, is_known);
    assert!(matches!(typing(harness).standing, Standing::Known(Answer::Unique(_))));
}

/// A click of a button at a place.
fn click(harness: &mut Shown, at: Pos2, by: PointerButton) {
    drag(harness, &[at], by);
}

/// The place beside the board of a line that is free next to the grid.
fn beside(harness: &Shown, label: &str, is_row: bool) -> Pos2 {
    let rect = harness.get_by_label_contains(label).rect();
    match is_row {
        true => rect.right_center() - vec2(6.0, 0.0),
        false => rect.center_bottom() - vec2(0.0, 5.0),
    }
}

#[test]
fn escape_leaves_the_question_how_large_the_puzzle_is() {
    let host = Memory::default().with_store(Store::in_memory());
    let mut window = Window::new(Lang::En, Box::new(host));
    window.enter_room(Box::new(ClueRoom::open(None)));
    let mut harness = shown_at(window, vec2(1280.0, 800.0));
    harness.get_by_label("How large is the puzzle?");
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label("How large is the puzzle?").is_none());
    assert!(harness.state().studio().room::<ClueRoom>().is_none());
}

#[test]
fn a_puzzle_is_typed_by_keys_alone_and_played() {
    let host = Memory::default().with_store(Store::in_memory());
    let mut harness = shown(Window::new(Lang::En, Box::new(host)));
    // The lesson of a first visit.
    press(&mut harness, Key::Escape);
    command(&mut harness, Key::E);
    // The size: the field of the rows has the keyboard and is selected.
    text(&mut harness, "5");
    press(&mut harness, Key::Tab);
    text(&mut harness, "5");
    press(&mut harness, Key::Enter);
    for clue in TABLE_1 {
        for sign in clue.chars() {
            text(&mut harness, &sign.to_string());
        }
        press(&mut harness, Key::Enter);
    }
    is_table_1(&mut harness);
    harness.get_by_label("One solution");
    harness.get_by_role_and_label(Role::Button, "Play").click();
    harness.run_steps(4);
    assert!(harness.state().is_playing());
    assert_eq!(table(&harness).puzzle().size(), Size::new(5, 5).unwrap());
}

#[test]
fn keys_of_one_frame_go_to_the_lines_they_were_typed_at() {
    let mut harness = room(Lang::En, blank(5, 5), vec2(1000.0, 720.0));
    for clue in TABLE_1 {
        harness.event(Event::Text(clue.to_owned()));
        for pressed in [true, false] {
            harness.event(Event::Key {
                key: Key::Enter,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        }
    }
    harness.run_steps(4);
    is_table_1(&mut harness);
    // And back by arrows; what was typed into a line is one step.
    press(&mut harness, Key::ArrowUp);
    press(&mut harness, Key::ArrowUp);
    assert_eq!(typing(&harness).line, LineId::Col(3));
    command(&mut harness, Key::Z);
    assert_eq!(line(&harness, 9), [0; 0]);
    command(&mut harness, Key::Y);
    assert_eq!(line(&harness, 9), [3]);
}

#[test]
fn lines_that_are_pasted_fill_the_lines_that_follow() {
    let mut harness = room(Lang::En, blank(5, 5), vec2(1000.0, 720.0));
    let all = format!("{}\n\n{}\n", TABLE_1[..5].join("\n"), TABLE_1[5..].join("\n"));
    harness.event(Event::Paste(all));
    harness.run_steps(2);
    is_table_1(&mut harness);
    command(&mut harness, Key::Z);
    assert!((0..10).all(|index| line(&harness, index).is_empty()), "one step back");
}

#[test]
fn a_puzzle_is_entered_by_the_pointer_alone() {
    let mut harness = room(Lang::En, blank(5, 5), vec2(1000.0, 720.0));
    for (index, clue) in TABLE_1.iter().enumerate() {
        let (is_row, number) = (index < 5, index % 5 + 1);
        let label = format!("{} {number}:", if is_row { "row" } else { "column" });
        for len in lens(clue) {
            // A click adds a one, beside the numbers that are there.
            let at = beside(&harness, &label, is_row);
            click(&mut harness, at, PointerButton::Primary);
            // It moved one place further: a click there makes it larger.
            let margin = harness.get_by_label_contains(&label).rect();
            let step = match is_row {
                true => vec2(-0.86 * margin.height(), 0.0),
                false => vec2(0.0, -0.74 * margin.width()),
            };
            for _ in 1..len {
                click(&mut harness, at + step, PointerButton::Primary);
            }
        }
        assert_eq!(line(&harness, index), lens(clue), "{label}");
    }
    is_table_1(&mut harness);
}

#[test]
fn numbers_are_turned_by_the_wheel_dragged_and_removed() {
    let mut clues = blank(5, 5);
    let blocks = [1, 2].map(|len| Block { len, colour: Colour::BLACK });
    clues = clues.edited(&ClueEdit::Line(LineId::Row(1), blocks.to_vec())).unwrap();
    let mut harness = room(Lang::En, clues, vec2(1000.0, 720.0));
    let margin = harness.get_by_label("row 2: 1 2").rect();
    let side = margin.height();
    let place = |nth: f32| margin.right_center() - vec2((nth + 0.5) * 0.86 * side, 0.0);
    harness.event(Event::PointerMoved(place(1.0)));
    harness.run_steps(1);
    for notch in [1.0, 1.0, -1.0] {
        harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: vec2(0.0, notch),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        harness.run_steps(1);
    }
    assert_eq!(line(&harness, 1), [1, 3]);
    drag(&mut harness, &[place(1.0), place(1.5), place(2.0)], PointerButton::Primary);
    assert_eq!(line(&harness, 1), [3, 1]);
    click(&mut harness, place(2.0), PointerButton::Secondary);
    assert_eq!(line(&harness, 1), [1]);
    // A number before the first.
    click(&mut harness, place(3.0), PointerButton::Primary);
    assert_eq!(line(&harness, 1), [1, 1]);
    // What has been turned, moved and removed comes back.
    (0..4).for_each(|_| command(&mut harness, Key::Z));
    assert_eq!(line(&harness, 1), [1, 2]);
}

#[test]
fn what_is_wrong_is_told_while_it_is_typed() {
    let mut harness = room(Lang::En, blank(2, 3), vec2(1000.0, 720.0));
    text(&mut harness, "2 2");
    harness.get_by_label_contains("Takes 5 cells, and the line has 3");
    wait(&mut harness, is_known);
    harness.get_by_label("No solution");
    text(&mut harness, "x");
    harness.get_by_label_contains("no part of a clue");
    press(&mut harness, Key::Backspace);
    (0..3).for_each(|_| press(&mut harness, Key::Backspace));
    text(&mut harness, "3");
    harness.get_by_label_contains("Sum 3; takes 3 of 3 cells");
    for clue in ["1", "1", "1"] {
        press(&mut harness, Key::Enter);
        text(&mut harness, clue);
    }
    wait(&mut harness, is_known);
    harness.get_by_label("One line to go");
    harness.get_by_label("All others are empty").click();
    harness.run_steps(2);
    wait(&mut harness, is_known);
    harness.get_by_label_contains("Rows 4, columns 2");
    harness.get_by_label("No solution");
}

#[test]
fn inks_are_typed_by_their_letters_and_taken_by_their_chips() {
    let mut harness = room(Lang::En, blank(1, 3), vec2(1000.0, 1100.0));
    harness.get_by_label("Colours").click();
    harness.run_steps(3);
    text(&mut harness, "1b 2r");
    let colours = |harness: &Shown| -> Vec<usize> {
        let clues = typing(harness).entry.clues();
        clues.line(LineId::Row(0)).iter().map(|block| block.colour.index()).collect()
    };
    assert_eq!(colours(&harness), [1, 2]);
    // Nothing moves any more.
    wait(&mut harness, is_known);
    harness.run_steps(2);
    harness.get_by_label("Red").click();
    harness.run_steps(4);
    assert_eq!(typing(&harness).hand.index(), 2);
    press(&mut harness, Key::Enter);
    text(&mut harness, "1");
    let clues = typing(&harness).entry.clues();
    assert_eq!(clues.line(LineId::Col(0))[0].colour.index(), 2);
    harness.get_by_label_contains("Red: rows 2, columns 1");
}

#[test]
fn what_was_typed_is_there_after_a_kill_and_is_saved_where_nothing_is() {
    let folder = folder("clues-kept");
    let mut window = kept(&folder);
    window.enter_room(Box::new(ClueRoom::of(blank(5, 5))));
    let mut harness = shown(window);
    for clue in TABLE_1 {
        text(&mut harness, clue);
        press(&mut harness, Key::Enter);
    }
    // Nothing is told: the window is simply gone.
    drop(harness);
    let mut harness = shown(kept(&folder));
    command(&mut harness, Key::E);
    harness.run_steps(3);
    is_table_1(&mut harness);
    // And so is the way back.
    let last = || {
        let text = std::fs::read_to_string(folder.join("clues.txt")).unwrap();
        text.lines().rfind(|line| !line.starts_with(['<', '>'])).unwrap().to_owned()
    };
    assert_eq!(last(), TABLE_1[9]);
    command(&mut harness, Key::Z);
    harness.run_steps(3);
    assert_eq!(last(), "-");
}

#[test]
fn nothing_moves_when_the_answer_comes() {
    let mut harness = room(Lang::En, blank(2, 2), vec2(1280.0, 800.0));
    let tops = |harness: &Shown| {
        ["Save…", "As a drawing", "Another puzzle"]
            .map(|name| harness.get_by_label(name).rect().min)
    };
    let first = tops(&harness);
    // Lines to go, none possible, several solutions, one.
    for (keys, told) in [
        ("1", "3 of 4 lines to go"),
        ("3", "No solution"),
        ("1", "Several solutions"),
        ("2", "One solution"),
    ] {
        let lines: &[&str] = match told {
            "Several solutions" => &["1", "1", "1", "1"],
            "One solution" => &["2", "2", "2", "2"],
            _ => &[keys],
        };
        let is_whole = lines.len() > 1;
        for line in lines {
            command(&mut harness, Key::A);
            text(&mut harness, line);
            assert_eq!(tops(&harness), first, "{told}, not yet known");
            if is_whole {
                press(&mut harness, Key::Enter);
            }
        }
        wait(&mut harness, is_known);
        harness.get_by_label_contains(told);
        assert_eq!(tops(&harness), first, "{told}");
    }
    harness.get_by_label("Solve").click();
    harness.run_steps(3);
    assert_eq!(tops(&harness), first, "solved");
}

#[test]
fn it_fits_windows_of_every_shape_in_both_languages_by_night_too() {
    for lang in Lang::ALL {
        for (wide, high) in [(1280.0, 800.0), (640.0, 400.0), (500.0, 900.0), (400.0, 800.0)] {
            let mut harness = room(lang, blank(10, 10), vec2(wide, high));
            text(&mut harness, "1 1");
            let roles = [Role::Button, Role::RadioButton, Role::TextInput];
            let mut seen = 0;
            for node in roles.into_iter().flat_map(|role| harness.query_all_by_role(role)) {
                let rect = node.rect();
                let name = node.accesskit_node().label().unwrap_or_default();
                let is_inside = rect.left() >= -0.5 && rect.right() <= wide + 0.5;
                // The board scrolls by itself where it is larger than its room.
                let is_clue = name.contains(':');
                assert!(is_inside || is_clue, "{name} at {wide} x {high}: {rect:?}");
                seen += 1;
            }
            assert!(seen > 20, "{seen}");
        }
    }
    let mut window = set("clues-night", "theme = dark\nlanguage = fr");
    window.enter_room(Box::new(ClueRoom::of(blank(3, 3))));
    let mut harness = shown_at(window, vec2(500.0, 900.0));
    text(&mut harness, "3");
    wait(&mut harness, is_known);
    harness.get_by_label("Ligne 1 sur 3");
}
