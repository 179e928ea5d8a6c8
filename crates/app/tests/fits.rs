//! Windows of every shape, in both languages: what is to be seen is seen, nothing sticks out, and
//! buttons do not lie on each other.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use grille_app::Window;
use grille_app::host::memory::Memory;
use grille_engine::grid::Cell;
use grille_table::Mode;
use grille_words::Lang;

/// A usual window, one at 200 %, two narrow ones, and that of a phone.
const SIZES: [(f32, f32); 5] =
    [(1280.0, 800.0), (640.0, 400.0), (700.0, 900.0), (500.0, 900.0), (400.0, 800.0)];

fn cell_rect(harness: &Shown, cell: Cell) -> Rect {
    harness.get_by_label(&label(cell, "blank")).rect()
}

/// What can be pressed or dragged, with its name.
fn controls(harness: &Shown) -> Vec<(String, Rect)> {
    let roles = [Role::Button, Role::RadioButton, Role::Slider, Role::ComboBox, Role::Tab];
    let all = roles.into_iter().flat_map(|role| harness.query_all_by_role(role));
    all.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

/// What is seen of a control beside what stays near the thumb: all of it there, and of others what is above.
fn in_sight((name, rect): (String, Rect), thumb: Rect) -> Option<(String, Rect)> {
    const PINNED: [&str; 12] = [
        "Undo",
        "Annuler",
        "Redo",
        "Rétablir",
        "Hint",
        "Aide",
        "Fill",
        "Remplir",
        "Cross out",
        "Barrer",
        "Erase",
        "Effacer",
    ];
    let is_pinned = PINNED.contains(&&*name)
        || ["What if", "Et si", "Ink ", "Encre "].iter().any(|own| name.starts_with(own));
    if is_pinned {
        return Some((name, rect));
    }
    let above = rect.with_max_y(rect.bottom().min(thumb.top()));
    above.is_positive().then_some((name, above))
}

#[track_caller]
fn check(harness: &Shown, (wide, high): (f32, f32), state: &str) {
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(wide, high));
    let all = controls(harness);
    assert!(all.len() > 5, "{state} at {wide} x {high}");
    // The panel keeps its margin: nothing in it is so wide that it pushes the rest.
    let left = |name: &str| all.iter().find(|(own, _)| own == name).map(|(_, rect)| rect.left());
    for (tool, action) in [("Fill", "Undo"), ("Remplir", "Annuler")] {
        if let (Some(tool), Some(action)) = (left(tool), left(action)) {
            // The harness leaves 8 points free round the window.
            let side = wide - 8.0 - grille_app::theme::PANEL.min((wide - 16.0) * 0.44);
            let is_beside = wide > 1.25 * high || wide >= 760.0;
            let edge = if is_beside { side } else { 0.0 };
            let is_kept = tool >= edge + 19.5 && action >= edge + 19.5;
            assert!(is_kept, "{state} at {wide} x {high}: {tool} and {action}, from {edge}");
        }
    }
    // On a phone the panel is scrolled under what stays near the thumb.
    let thumb = ["Undo", "Annuler"].iter().find_map(|undo| {
        let (_, rect) = all.iter().find(|(own, _)| own == undo)?;
        (wide < 600.0).then(|| Rect::from_min_max(rect.left_top(), screen.max))
    });
    let all: Vec<(String, Rect)> = match thumb {
        Some(thumb) => all.into_iter().filter_map(|own| in_sight(own, thumb)).collect(),
        None => all,
    };
    for (at, (name, rect)) in all.iter().enumerate() {
        let inside = rect.left() >= -0.5 && rect.right() <= wide + 0.5;
        assert!(inside, "{state} at {wide} x {high}: {name} sticks out, {rect:?}");
        for (other, own) in &all[..at] {
            let (one, two) = (rect.intersect(screen), own.intersect(screen).shrink(1.0));
            let is_clear = !one.is_positive() || !two.is_positive() || !one.intersects(two);
            assert!(is_clear, "{state} at {wide} x {high}: {name} lies on {other}");
        }
    }
}

#[test]
fn nothing_sticks_out_and_no_button_lies_on_another() {
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| SIZES.map(|size| (lang, size))) {
        let mut window = Window::new(lang, Box::new(Memory::default()));
        window.open_collection(index("cherries"));
        let mut harness = shown_at(window, vec2(size.0, size.1));
        let state = |name: &str| format!("{name} in {}", lang.code());
        check(&harness, size, &state("playing"));
        press(&mut harness, Key::H);
        wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
        (0..4).for_each(|_| press(&mut harness, Key::H));
        check(&harness, size, &state("a hint"));
        press(&mut harness, Key::ArrowRight);
        press(&mut harness, Key::F);
        press(&mut harness, Key::C);
        wait(&mut harness, |window| playing_in(window).table.mistakes().is_some());
        check(&harness, size, &state("a check"));
        press(&mut harness, Key::A);
        press(&mut harness, Key::ArrowDown);
        press(&mut harness, Key::F);
        check(&harness, size, &state("a supposition"));
        press(&mut harness, Key::W);
        (0..3).for_each(|_| press(&mut harness, Key::ArrowRight));
        assert!(matches!(table(&harness).mode(), Mode::Watch(_)));
        check(&harness, size, &state("watching"));
        let keep = if lang == Lang::En { "Keep" } else { "Garder" };
        assert!(harness.query_by_label(keep).is_none(), "nothing is kept while watching");
    }
}

#[test]
fn a_window_as_narrow_as_a_phone_has_its_tabs_where_a_thumb_is() {
    let mut harness = shown_at(window(), vec2(400.0, 800.0));
    for tab in ["Library", "Play", "Daily", "More"] {
        let rect = harness.get_by_role_and_label(Role::Tab, tab).rect();
        assert!(rect.top() > 700.0 && rect.height() >= 44.0 && rect.width() >= 44.0, "{tab}");
    }
    harness.get_by_role_and_label(Role::Tab, "Play").click();
    harness.run_steps(4);
    assert!(harness.state().is_playing());
    assert!(harness.query_by_role_and_label(Role::Tab, "Play").is_none(), "the board has it all");
    for button in ["Hint", "What if…", "Undo", "Fill", "Pause", "More"] {
        let all: Vec<Rect> = harness.query_all_by_label(button).map(|node| node.rect()).collect();
        assert!(!all.is_empty() && all.iter().all(|rect| rect.height() >= 44.0), "{button}");
    }
    harness.get_by_role_and_label(Role::Button, "Library").click();
    harness.run_steps(3);
    assert!(!harness.state().is_playing());
}

#[test]
fn what_a_hint_says_is_seen_in_windows_of_every_shape() {
    for (wide, high) in SIZES {
        let mut window = window();
        window.open_collection(index("toucan"));
        let mut harness = shown_at(window, vec2(wide, high));
        press(&mut harness, Key::H);
        wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(wide, high));
        let more = harness.get_by_label("Tell me more").rect();
        assert!(screen.contains_rect(more), "{wide} x {high}: {more:?}");
        let board = cell_rect(&harness, Cell { row: 3, col: 3 });
        assert!(!board.intersects(more) && screen.contains_rect(board), "{wide} x {high}");
    }
}

#[test]
fn solutions_have_room_beside_and_under_the_board() {
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| SIZES.map(|size| (lang, size))) {
        let mut window = Window::new(lang, Box::new(Memory::default()));
        window.open_collection(index("cherries"));
        let mut harness = shown_at(window, vec2(size.0, size.1));
        command(&mut harness, Key::Enter);
        wait(&mut harness, |window| matches!(playing_in(window).table.mode(), Mode::Solution(_)));
        check(&harness, size, &format!("a solution in {}", lang.code()));
    }
}
