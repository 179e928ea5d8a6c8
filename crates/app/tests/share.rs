//! A puzzle is handed on: as a code, as a link, as a QR code; and whoever pastes that has it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Shown, ask, index, press, set, shown, shown_at, table, window};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use grille_app::Window;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Nonogram, Palette};
use grille_engine::sudoku::Sudoku;
use grille_engine::{nonogram, sudoku};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn share(window: Window) -> Shown {
    let mut harness = shown(window);
    harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    harness.run_steps(3);
    harness
}

/// What a button copies.
fn copied(harness: &mut Shown, name: &str) -> String {
    harness.get_by_label(name).click();
    for _ in 0..4 {
        harness.run_steps(1);
        for command in &harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                let text = text.clone();
                harness.run_steps(1);
                return text;
            }
        }
    }
    panic!("nothing was copied");
}

/// Another window, in which this is pasted.
fn pasted(text: &str) -> Shown {
    let mut harness = shown(set("share-pasted", ""));
    harness.event(Event::Paste(text.to_owned()));
    harness.run_steps(3);
    harness
}

#[test]
fn whoever_pastes_the_code_of_a_nonogram_has_the_same_puzzle() {
    for name in ["toucan", "duckling"] {
        let mut window = window();
        window.open_collection(index(name));
        let own = window.playing::<Nonogram>().unwrap().table.puzzle().clone();
        let mut harness = share(window);
        assert!(harness.query_by_label("QR code of this puzzle").is_some());
        let code = copied(&mut harness, "Copy the code");
        assert!(code.starts_with("g1.") && !code.contains(char::is_whitespace), "{code}");
        assert!(harness.query_by_label("The code is copied.").is_some());
        let other = pasted(&code);
        let puzzle = other.state().playing::<Nonogram>().unwrap().table.puzzle().clone();
        assert_eq!((puzzle.rows(), puzzle.cols()), (own.rows(), own.cols()), "{name}");
        assert_eq!(puzzle.palette(), own.palette());
    }
}

#[test]
fn whoever_pastes_the_link_to_a_sudoku_has_the_same_puzzle() {
    let mut window = set("share-link", "");
    let own = sudoku::Puzzle::of_line(EASY).unwrap();
    window.open_puzzle::<Sudoku>(&own, "test");
    let mut harness = share(window);
    // Without an address there is no link.
    assert!(harness.get_by_label("Copy the link").accesskit_node().is_disabled());
    harness.get_by_label_contains("Where a link leads: ").click();
    harness.get_by_role(egui::accesskit::Role::TextInput).focus();
    harness.run_steps(2);
    harness.event(Event::Text("https://example.org/play".to_owned()));
    harness.run_steps(2);
    let link = copied(&mut harness, "Copy the link");
    assert!(link.starts_with("https://example.org/play#g1."), "{link}");
    let other = pasted(&link);
    let puzzle = other.state().playing::<Sudoku>().unwrap().table.puzzle().clone();
    assert_eq!(puzzle.givens().cells(), own.givens().cells());
    // The address is there the next time.
    press(&mut harness, Key::Escape);
    ask(&mut harness, "share");
    assert_eq!(copied(&mut harness, "Copy the link"), link);
}

/// Chooses that what is written goes with the code, and copies that.
fn begun(harness: &mut Shown) -> String {
    let plain = copied(harness, "Copy the code");
    harness.get_by_role_and_label(Role::CheckBox, "With what I have written").click();
    harness.run_steps(3);
    assert!(harness.query_by_label_contains("goes on where you are").is_some());
    assert!(harness.query_by_label("The code is copied.").is_none(), "another code");
    let code = copied(harness, "Copy the code");
    assert!(code.starts_with(&format!("{plain}.")), "{code} after {plain}");
    code
}

#[test]
fn whoever_pastes_a_game_in_progress_goes_on_with_it() {
    // A cross alone is something written too.
    let mut window = window();
    window.open_collection(index("duckling"));
    let mut harness = shown(window);
    let share_key = Modifiers::COMMAND | Modifiers::SHIFT;
    harness.key_press_modifiers(share_key, Key::S);
    harness.run_steps(3);
    let switch = harness.get_by_role_and_label(Role::CheckBox, "With what I have written");
    assert!(switch.accesskit_node().is_disabled(), "nothing is written");
    press(&mut harness, Key::Escape);
    for key in [Key::ArrowRight, Key::X, Key::ArrowRight, Key::F] {
        press(&mut harness, key);
    }
    let own = table(&harness).sheet().marks().clone();
    harness.key_press_modifiers(share_key, Key::S);
    harness.run_steps(3);
    let other = pasted(&begun(&mut harness));
    assert_eq!(other.state().playing::<Nonogram>().unwrap().table.sheet().marks(), &own);
}

#[test]
fn a_sudoku_in_progress_is_handed_on_with_its_marks() {
    let mut window = set("share-sudoku", "");
    window.open_puzzle::<Sudoku>(&sudoku::Puzzle::of_line(EASY).unwrap(), "test");
    let mut harness = shown(window);
    press(&mut harness, Key::M);
    let own = harness.state().playing::<Sudoku>().unwrap().table.sheet().marks().clone();
    ask(&mut harness, "share");
    let other = pasted(&begun(&mut harness));
    assert_eq!(other.state().playing::<Sudoku>().unwrap().table.sheet().marks(), &own);
}

#[test]
fn a_puzzle_too_large_for_a_picture_says_so_and_still_has_a_code() {
    let mut random = 1u64;
    let size = Size::new(120, 120).unwrap();
    let picture = Grid::from_fn(size, |_| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        if random >> 63 == 0 { Colour::BLACK } else { Colour::BACKGROUND }
    });
    let inks = Palette::black_and_white().inks().to_vec();
    let puzzle = nonogram::Puzzle::of(&picture, inks).unwrap();
    let mut window = window();
    window.open_puzzle::<Nonogram>(&puzzle, "large");
    let mut harness = share(window);
    assert!(harness.query_by_label("QR code of this puzzle").is_none());
    assert!(harness.query_by_label_contains("too large for a QR code").is_some());
    let code = copied(&mut harness, "Copy the code");
    assert!(code.len() > 2331);
    let other = pasted(&code);
    let own = other.state().playing::<Nonogram>().unwrap().table.puzzle().clone();
    assert_eq!(own.rows(), puzzle.rows());
}

#[test]
fn the_dialog_fits_a_narrow_window() {
    let mut window = window();
    window.open_collection(index("toucan"));
    let mut harness = shown_at(window, vec2(420.0, 760.0));
    ask(&mut harness, "share");
    for name in ["QR code of this puzzle", "Copy the code", "Copy the link"] {
        let rect = harness.get_by_label(name).rect();
        assert!(rect.left() >= 0.0 && rect.right() <= 420.0, "{name}: {rect:?}");
    }
}
