//! Inks, letters and the picture underneath, on an easel without a screen.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::drawing::*;
use common::shapes::shapes;
use common::*;
use egui::{Event, Key, PointerButton, Shape, TextureId};
use egui_kittest::kittest::Queryable;
use grille_app::host::memory::Memory;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::Rgb;
use grille_picture::encode;

/// How many inks the palette has, the background among them.
fn inks(harness: &Shown) -> usize {
    harness.state().easel().unwrap().made.canvas().inks().len()
}

/// An easel with a second ink in hand.
fn coloured(art: &str) -> Shown {
    let mut harness = easel(art);
    harness.get_by_label("Add a colour").click();
    harness.run_steps(3);
    harness
}

#[test]
fn inks_are_added_taken_and_removed() {
    let mut harness = easel("#./.#");
    harness.get_by_label("Add a colour").click();
    harness.run_steps(3);
    stroke_label(&mut harness, "row 1 column 2: blank");
    assert_eq!(inks(&harness), 3);
    harness.get_by_label("row 1 column 2: red");
    press(&mut harness, Key::Num1);
    stroke_label(&mut harness, "row 2 column 1: blank");
    harness.get_by_label("row 2 column 1: black");
    // A second click on the ink in hand opens what can be done to it.
    harness.get_by_label("Ink 2: red").click();
    harness.run_steps(3);
    harness.get_by_label("Ink 2: red").click();
    harness.run_steps(3);
    harness.get_by_label("Remove").click();
    harness.run_steps(3);
    assert_eq!(inks(&harness), 2);
    assert_eq!(picture(&harness), "#./##");
}

#[test]
fn a_text_is_typed_on_the_board_and_set_down_as_one_step() {
    let mut harness =
        easel("........./........./........./........./........./........./.........");
    press(&mut harness, Key::T);
    let corner = at(&harness, 0, 1);
    drag(&mut harness, &[corner], PointerButton::Primary);
    for letter in ["L", "I"] {
        harness.event(Event::Text(letter.to_owned()));
        harness.run_steps(2);
    }
    let expected = ".#....###/.#.....#./.#.....#./.#.....#./.#.....#./.####.###/.........";
    assert_eq!(picture(&harness), expected);
    press(&mut harness, Key::Enter);
    assert_eq!(picture(&harness), expected);
    // Letters are for the field: no tool was taken by them.
    command(&mut harness, Key::Z);
    assert!(!picture(&harness).contains('#'));
    command(&mut harness, Key::Y);
    assert_eq!(picture(&harness), expected);
    // Escape drops what is typed; what no letter is for is told.
    drag(&mut harness, &[corner], PointerButton::Primary);
    harness.event(Event::Text("§".to_owned()));
    harness.run_steps(2);
    harness.get_by_label_contains("§");
    press(&mut harness, Key::Escape);
    assert_eq!(picture(&harness), expected);
}

#[test]
fn an_ink_is_picked_from_a_cell_and_a_colour_is_replaced_everywhere() {
    let mut harness = coloured("#..#/..../#..#");
    stroke(&mut harness, (1, 1), (1, 2));
    assert_eq!(picture(&harness), "#..#/.22./#..#");
    press(&mut harness, Key::I);
    stroke(&mut harness, (0, 0), (0, 0));
    harness.get_by_label("In hand: black");
    press(&mut harness, Key::P);
    stroke(&mut harness, (0, 1), (0, 1));
    assert_eq!(picture(&harness), "##.#/.22./#..#");
    press(&mut harness, Key::Num2);
    press(&mut harness, Key::J);
    stroke(&mut harness, (2, 3), (2, 3));
    assert_eq!(picture(&harness), "22.2/.22./2..2");
    command(&mut harness, Key::Z);
    assert_eq!(picture(&harness), "##.#/.22./#..#");
}

#[test]
fn an_ink_is_merged_into_another_as_one_step() {
    let mut harness = coloured("#./.#");
    stroke(&mut harness, (0, 1), (0, 1));
    assert_eq!((picture(&harness).as_str(), inks(&harness)), ("#2/.#", 3));
    harness.get_by_label("Ink 2: red").click();
    harness.run_steps(3);
    // Another look is a step of its own, and leaves the menu open.
    harness.get_by_label("Look #1f5fb4").click();
    harness.run_steps(3);
    harness.get_by_label("Ink 2: blue");
    harness.get_by_label("Merge into black").click();
    harness.run_steps(3);
    assert_eq!((picture(&harness).as_str(), inks(&harness)), ("##/.#", 2));
    command(&mut harness, Key::Z);
    assert_eq!((picture(&harness).as_str(), inks(&harness)), ("#2/.#", 3));
}

/// Whether a picture is painted.
fn has_texture(harness: &Shown) -> bool {
    let is_own = |id: TextureId| id != TextureId::default();
    shapes(harness).iter().any(|(_, shape)| match shape {
        Shape::Rect(rect) => rect.brush.as_ref().is_some_and(|own| is_own(own.fill_texture_id)),
        Shape::Mesh(mesh) => is_own(mesh.texture_id),
        _ => false,
    })
}

#[test]
fn a_picture_lies_underneath_and_is_no_part_of_the_puzzle() {
    let shade = |cell: grille_engine::grid::Cell| Rgb { r: cell.row as u8 * 9, g: 90, b: 120 };
    let bytes = encode::png(&Grid::from_fn(Size::new(20, 30).unwrap(), shade), Rgb::WHITE);
    for (path, told) in [("/under.png", None), ("/none.png", Some("/none.png"))] {
        let mut host = Memory::default().with_file("/under.png", &bytes);
        host = host.with_file("/none.png", b"no picture");
        host.choice = Some(path.into());
        let mut harness = easel_on(host, BLANK);
        harness.get_by_label("Picture underneath…").click();
        harness.run_steps(3);
        harness.get_by_label("Choose a picture…").click();
        harness.run_steps(8);
        match told {
            Some(told) => {
                harness.get_by_label_contains(told);
                assert!(harness.query_by_label("Take it away").is_none());
                continue;
            }
            None => drop(harness.get_by_label("Take it away")),
        }
        harness.get_by_label("Done").click();
        harness.run_steps(3);
        assert!(has_texture(&harness));
        assert_eq!(picture(&harness), BLANK);
        harness.get_by_label("Picture underneath…").click();
        harness.run_steps(3);
        harness.get_by_label("Take it away").click();
        harness.run_steps(3);
        assert!(!has_texture(&harness));
    }
}

#[test]
fn whether_it_is_checked_while_drawing_is_kept_for_the_next_drawing() {
    let mut harness = easel("#./.#");
    press(&mut harness, Key::C);
    harness.run_steps(2);
    assert!(!harness.state().settings().check_drawings);
    harness.state_mut().edit(canvas(".#/#."), None);
    harness.run_steps(6);
    harness.get_by_label("Not checked");
    harness.get_by_label("Check it now").click();
    wait(&mut harness, |window| window.easel().unwrap().made.verdict().switches.is_over());
    harness.get_by_label("Two solutions");
}
