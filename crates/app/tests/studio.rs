//! The studio without a screen: every tool and dialog, by mouse and by keys, found by labels.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::drawing::*;
use common::*;
use egui::{Event, Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::Queryable;
use grille_app::host::Files;
use grille_app::host::memory::{Held, Memory};
use grille_app::pace::Pace;
use grille_app::{Canvas, Settings, Store, Window};
use grille_engine::grid::Cell;
use grille_engine::nonogram::Nonogram;
use grille_words::Lang;
use std::path::Path;

#[test]
fn every_tool_draws_by_its_key_and_a_drag() {
    for (keys, from, to, expected) in [
        (&[Key::P][..], (1, 1), (1, 4), "......./.####../......./......./......."),
        (&[Key::L], (0, 0), (4, 4), "#....../.#...../..#..../...#.../....#.."),
        (&[Key::R], (0, 0), (3, 4), "#####../#...#../#...#../#####../......."),
        (&[Key::R, Key::R], (0, 0), (2, 2), "###..../###..../###..../......./......."),
        (&[Key::R, Key::G], (0, 0), (2, 2), "###..../###..../###..../......./......."),
        (&[Key::O], (0, 0), (4, 4), ".###.../#...#../#...#../#...#../.###..."),
        (&[Key::F], (2, 2), (2, 2), "#######/#######/#######/#######/#######"),
        (&[Key::M, Key::P], (1, 0), (1, 1), "......./##...##/......./......./......."),
        (&[Key::M, Key::M, Key::P], (0, 0), (0, 1), "##...../......./......./......./##....."),
        (
            &[Key::M, Key::M, Key::M, Key::P],
            (0, 0),
            (0, 0),
            "#.....#/......./......./......./#.....#",
        ),
    ] {
        let mut harness = easel(BLANK);
        keys.iter().for_each(|key| press(&mut harness, *key));
        stroke(&mut harness, from, to);
        assert_eq!(picture(&harness), expected, "{keys:?}");
        // One stroke is one step back, and one forth.
        command(&mut harness, Key::Z);
        assert_eq!(picture(&harness), BLANK, "{keys:?}");
        command(&mut harness, Key::Y);
        assert_eq!(picture(&harness), expected, "{keys:?}");
    }
}

#[test]
fn the_eraser_and_the_other_button_make_background() {
    let full = "###/###/###";
    let mut harness = easel(full);
    press(&mut harness, Key::E);
    stroke(&mut harness, (0, 0), (0, 2));
    assert_eq!(picture(&harness), ".../###/###");
    press(&mut harness, Key::P);
    let path = [at(&harness, 2, 0), at(&harness, 2, 2)];
    drag(&mut harness, &path, PointerButton::Secondary);
    assert_eq!(picture(&harness), ".../###/...");
}

#[test]
fn tools_are_found_by_their_names() {
    let mut harness = easel(BLANK);
    for name in ["Eraser", "Line", "Rectangle", "Ellipse", "Fill", "Select", "Lock cells", "Pen"] {
        harness.get_by_label(name).click();
        harness.run_steps(2);
    }
    stroke(&mut harness, (0, 0), (0, 1));
    assert_eq!(picture(&harness), "##...../......./......./......./.......");
}

#[test]
fn what_is_selected_is_moved_copied_turned_and_emptied() {
    let mut harness = easel("##...../#....../......./......./.......");
    press(&mut harness, Key::S);
    stroke(&mut harness, (0, 0), (1, 1));
    // By keys, by the pointer, and as one step.
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(picture(&harness), "......./.##..../.#...../......./.......");
    stroke(&mut harness, (1, 1), (2, 3));
    assert_eq!(picture(&harness), "......./......./...##../...#.../.......");
    press(&mut harness, Key::H);
    assert_eq!(picture(&harness), "......./......./...##../....#../.......");
    press(&mut harness, Key::V);
    assert_eq!(picture(&harness), "......./......./....#../...##../.......");
    press(&mut harness, Key::W);
    assert_eq!(picture(&harness), "......./......./...#.../...##../.......");
    harness.event(Event::Copy);
    harness.run_steps(2);
    // Set down by a click beside it.
    let beside = at(&harness, 0, 6);
    drag(&mut harness, &[beside], PointerButton::Primary);
    assert_eq!(picture(&harness), "......./......./...#.../...##../.......");
    harness.event(Event::Paste("#.\n##\n".to_owned()));
    harness.run_steps(2);
    press(&mut harness, Key::P);
    assert_eq!(picture(&harness), ".....#./.....##/...#.../...##../.......");
    command(&mut harness, Key::A);
    press(&mut harness, Key::Delete);
    assert_eq!(picture(&harness), BLANK);
}

#[test]
fn the_whole_picture_is_turned_shifted_and_inverted() {
    let mut harness = easel("##./#../...");
    for (key, modifiers, expected) in [
        (Key::H, Modifiers::NONE, ".##/..#/..."),
        (Key::V, Modifiers::NONE, ".../..#/.##"),
        (Key::W, Modifiers::NONE, ".../#../##."),
        (Key::Q, Modifiers::NONE, ".../..#/.##"),
        (Key::ArrowUp, Modifiers::COMMAND, "..#/.##/..."),
        (Key::ArrowRight, Modifiers::COMMAND, "#../#.#/..."),
        (Key::I, Modifiers::COMMAND, ".##/.#./###"),
    ] {
        harness.key_press_modifiers(modifiers, key);
        harness.run_steps(2);
        assert_eq!(picture(&harness), expected, "{key:?}");
    }
}

#[test]
fn a_picture_is_drawn_by_keys_alone() {
    let mut harness = easel("..../....");
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::Space);
    harness.key_press_modifiers(Modifiers::SHIFT, Key::ArrowRight);
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
    harness.run_steps(2);
    assert_eq!(picture(&harness), "##../.#..");
    // The same again takes it away.
    press(&mut harness, Key::Space);
    assert_eq!(picture(&harness), "##../....");
}

#[test]
fn the_verdict_belongs_to_the_picture_and_repairs_are_taken_by_keys() {
    let mut harness = easel("#.../.#../..../....");
    wait(&mut harness, |window| {
        window.easel().unwrap().made.offers().is_some_and(|offers| !offers.is_empty())
    });
    harness.get_by_label("Two solutions");
    harness.get_by_label("The other").click();
    harness.run_steps(3);
    harness.get_by_label(&label(Cell { row: 0, col: 1 }, "filled"));
    harness.get_by_label("Yours").click();
    harness.run_steps(3);
    harness.get_by_label(&label(Cell { row: 0, col: 0 }, "filled"));
    // The board has the keyboard, so Tab is for the repairs.
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::Tab);
    press(&mut harness, Key::Enter);
    assert_ne!(picture(&harness), "#.../.#../..../....");
    wait(&mut harness, |window| window.easel().unwrap().made.verdict().is_at_rest());
    harness.get_by_label("One solution");
    // A repair is one step.
    command(&mut harness, Key::Z);
    assert_eq!(picture(&harness), "#.../.#../..../....");
    assert!(harness.query_by_label("One solution").is_none());
}

#[test]
fn locked_cells_are_left_alone_by_repairs() {
    let mut harness = easel("#../.#./...");
    press(&mut harness, Key::K);
    stroke(&mut harness, (0, 0), (0, 2));
    wait(&mut harness, |window| window.easel().unwrap().made.offers().is_some());
    let easel = harness.state().easel().unwrap();
    assert_eq!(easel.made.canvas().locked().count(), 3);
    let offers = easel.made.offers().unwrap();
    assert!(!offers.is_empty());
    assert!(offers.iter().flat_map(|offer| &offer.changes).all(|(cell, _)| cell.row > 0));
}

#[test]
fn nothing_is_checked_unless_that_is_wanted() {
    let mut harness = easel("##/#.");
    press(&mut harness, Key::C);
    stroke(&mut harness, (1, 1), (1, 1));
    for _ in 0..40 {
        harness.run_steps(1);
    }
    harness.get_by_label("Not checked");
    harness.get_by_label("Check it now").click();
    wait(&mut harness, |window| window.easel().unwrap().made.verdict().is_at_rest());
    harness.get_by_label("One solution");
}

#[test]
fn a_size_is_changed_on_every_side() {
    let mut harness = easel("#./.#");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::R);
    harness.run_steps(3);
    for (name, number) in [("Rows above", "1"), ("Columns at the right", "2")] {
        harness.get_by_label(name).click();
        harness.run_steps(2);
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        harness.event(Event::Text(number.to_owned()));
        harness.run_steps(2);
        press(&mut harness, Key::Enter);
    }
    harness.get_by_label("Change the size").click();
    harness.run_steps(3);
    assert_eq!(picture(&harness), "..../#.../.#..");
    command(&mut harness, Key::Z);
    assert_eq!(picture(&harness), "#./.#");
}

#[test]
fn keys_work_again_after_a_dialog() {
    let mut harness = easel("#./.#");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::R);
    harness.run_steps(3);
    harness.get_by_label("Change the size");
    press(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert!(harness.query_by_label("Change the size").is_none());
    command(&mut harness, Key::T);
    harness.run_steps(2);
    harness.get_by_label("About this puzzle");
}

#[test]
fn a_title_is_given_and_stands_in_the_panel() {
    let mut harness = easel("#./.#");
    harness.get_by_label("Untitled");
    command(&mut harness, Key::T);
    harness.run_steps(2);
    harness.event(Event::Text("Whale".to_owned()));
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    harness.get_by_label("Whale");
    let easel = harness.state().easel().unwrap();
    assert_eq!(easel.made.canvas().about().title.as_deref(), Some("Whale"));
}

#[test]
fn a_puzzle_is_saved_in_a_format_and_nothing_is_replaced_unasked() {
    let path = std::path::absolute("whale.non").unwrap();
    let host = Memory::default().with_file(path.to_str().unwrap(), b"mine");
    let files = host.files.clone();
    let mut canvas = canvas("#./##");
    let title = grille_studio_title("Whale");
    canvas.apply(&title).unwrap();
    let mut window = Window::new(Lang::En, Box::new(host));
    window.edit(canvas, None);
    let mut harness = shown_at(window, vec2(1280.0, 800.0));
    command(&mut harness, Key::S);
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    assert_eq!(read(&files, &path), "mine");
    harness.get_by_label("Replace it").click();
    harness.run_steps(3);
    let text = read(&files, &path);
    assert!(text.contains("title \"Whale\"") && text.contains("goal"), "{text}");
    harness.get_by_label("Saved");
    // The same file again needs no question.
    stroke(&mut harness, (0, 1), (0, 1));
    harness.get_by_label("Draft");
    command(&mut harness, Key::S);
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    assert_ne!(read(&files, &path), text);
    harness.get_by_label("Saved");
}

fn read(files: &Held, path: &Path) -> String {
    String::from_utf8(files.read(path, 1 << 20).unwrap()).unwrap()
}

fn grille_studio_title(title: &str) -> grille_studio::Edit {
    grille_studio::Change::Say(grille_formats::Said::Title, title.to_owned()).into()
}

#[test]
fn a_drawing_is_there_again_with_its_past() {
    let store = Store::in_memory();
    store.keep_settings(&Settings { taught: true, ..Settings::default() }).unwrap();
    let host = || Memory::default().with_store(store.clone());
    let mut window = Window::new(Lang::En, Box::new(host()));
    window.enter_studio();
    let mut harness = shown(window);
    harness.get_by_label("New drawing").click();
    harness.run_steps(3);
    harness.get_by_label("5 × 5").click();
    harness.run_steps(4);
    stroke(&mut harness, (0, 0), (0, 3));
    stroke(&mut harness, (1, 0), (1, 0));
    let drawn = picture(&harness);
    drop(harness);
    let mut window = Window::new(Lang::En, Box::new(host()));
    window.enter_studio();
    let mut harness = shown(window);
    harness.get_by_label_contains("Untitled, 5 × 5").click();
    harness.run_steps(4);
    assert_eq!(picture(&harness), drawn);
    command(&mut harness, Key::Z);
    assert_eq!(picture(&harness), "####./...../...../...../.....");
    // Thrown away, it is gone.
    ask(&mut harness, "All drawings");
    harness.run_steps(3);
    harness.get_by_label("Throw Untitled away").click();
    harness.run_steps(3);
    harness.get_by_label("Throw it away").click();
    harness.run_steps(3);
    assert_eq!(store.canvases::<Canvas>().unwrap(), []);
}

#[test]
fn a_drawing_is_begun_by_keys_alone() {
    for (keys, expected) in [
        (&[Key::Enter][..], (15, 15)),
        (&[Key::Num1, Key::Num2, Key::Enter], (15, 12)),
        (&[Key::Num7, Key::Tab, Key::Num9, Key::Enter], (9, 7)),
        // From the fields on to the button.
        (&[Key::Num7, Key::Tab, Key::Tab, Key::Enter], (15, 7)),
    ] {
        let mut window = window();
        window.enter_studio();
        let mut harness = shown(window);
        command(&mut harness, Key::N);
        for key in keys {
            let text = key.name();
            if text.len() == 1 {
                harness.event(Event::Text(text.to_owned()));
            }
            press(&mut harness, *key);
        }
        harness.run_steps(3);
        let size = harness.state().easel().unwrap().made.canvas().size();
        assert_eq!((size.rows(), size.cols()), expected, "{keys:?}");
    }
}

#[test]
fn the_tab_and_a_sign_lead_from_a_drawing_to_all_drawings() {
    for name in ["Studio", "All drawings"] {
        let mut harness = easel(BLANK);
        harness.get_by_label(name).click();
        harness.run_steps(3);
        assert!(harness.state().easel().is_none(), "{name}");
        harness.get_by_label("New drawing");
    }
}

#[test]
fn keys_of_one_slow_frame_reach_what_the_ones_before_them_show() {
    let key = |key: Key, modifiers: Modifiers| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    let mut harness = easel(BLANK);
    command(&mut harness, Key::R);
    harness.get_by_label("Rows above");
    // Out of one dialog, into another, and typed there; nothing of it is for the board.
    let mut pace = Pace::default();
    let mut events = Some(vec![
        key(Key::Escape, Modifiers::NONE),
        key(Key::T, Modifiers::COMMAND),
        key(Key::P, Modifiers::NONE),
        Event::Text("p".to_owned()),
        key(Key::Enter, Modifiers::NONE),
        key(Key::ArrowRight, Modifiers::NONE),
        key(Key::Space, Modifiers::NONE),
    ]);
    while events.is_some() || pace.is_waiting() {
        let now = harness.state().attention(&harness.ctx);
        let own = pace.frame(events.take().unwrap_or_default(), now);
        harness.input_mut().events.extend(own);
        harness.step();
    }
    harness.run_steps(2);
    assert_eq!(harness.state().easel().unwrap().made.canvas().about().title.as_deref(), Some("p"));
    assert_eq!(picture(&harness), "#....../......./......./......./.......");
}

#[test]
fn what_is_below_the_verdict_stays_where_it_is_while_it_is_worked_out() {
    let mut harness = easel("#..../.#.../...../...../.....");
    let is_told =
        |window: &Window| window.easel().unwrap().made.verdict().solutions.found().is_some();
    wait(&mut harness, is_told);
    let top = |harness: &Shown| harness.get_by_label("Repairs").rect().top();
    let first = top(&harness);
    wait(&mut harness, |window| window.easel().unwrap().made.offers().is_some());
    let is_told =
        |window: &Window| window.easel().unwrap().made.verdict().switches.found().is_some();
    wait(&mut harness, is_told);
    assert_eq!(top(&harness), first);
}

#[test]
fn a_puzzle_is_tried_out_and_left_for_the_drawing() {
    let store = Store::in_memory();
    store.keep_settings(&Settings { taught: true, ..Settings::default() }).unwrap();
    let mut harness = easel_on(Memory::default().with_store(store.clone()), "#");
    harness.get_by_label("Try it").click();
    harness.run_steps(4);
    assert!(harness.state().playing::<Nonogram>().is_some());
    let cell = at(&harness, 0, 0);
    drag(&mut harness, &[cell], PointerButton::Primary);
    harness.get_by_label("Solved");
    // The strip over the board has the same words; it lies under the congratulation.
    harness.get_all_by_label("Back to the drawing").last().unwrap().click();
    harness.run_steps(4);
    assert!(harness.state().playing::<Nonogram>().is_none());
    assert_eq!(picture(&harness), "#");
    // What was tried out is nobody's game.
    assert_eq!(store.cards(&[grille_store::Reader::of::<Nonogram>()]).unwrap().len(), 0);
}

#[test]
fn a_file_with_a_picture_opens_on_the_easel_and_one_without_says_so() {
    let files = Memory::default()
        .with_file("/x/duck.non", b"width 2\nheight 1\n\nrows\n1\n\ncolumns\n1\n0\n\ngoal \"10\"\n")
        .with_file("/x/clues.picross", b"1 2\n1\n1\n0\n");
    let mut window = Window::new(Lang::En, Box::new(files));
    window.enter_studio();
    assert!(window.open_path(Path::new("/x/duck.non")));
    let mut harness = shown(window);
    assert_eq!(picture(&harness), "#.");
    harness.get_by_label("Saved");
    assert!(!harness.state_mut().open_path(Path::new("/x/clues.picross")));
    harness.run_steps(2);
    harness.get_by_label_contains("no picture to change");
}

#[test]
fn the_axis_of_a_mirror_is_moved_by_its_handle() {
    let mut harness = easel(BLANK);
    press(&mut harness, Key::M);
    let handle = harness.get_by_label("Axis between left and right").rect().center();
    let to = at(&harness, 4, 2).x;
    drag(&mut harness, &[handle, egui::pos2(to, handle.y)], PointerButton::Primary);
    stroke(&mut harness, (0, 0), (0, 0));
    assert_eq!(picture(&harness), "#...#../......./......./......./.......");
}

#[test]
fn keys_of_tools_are_in_the_list_of_keys() {
    let mut harness = easel(BLANK);
    press(&mut harness, Key::F2);
    harness.run_steps(2);
    for name in ["Rectangle", "Lock cells", "Next repair", "Use the tool here"] {
        harness.get_all_by_label(name).next().unwrap();
    }
    assert!(harness.query_by_label("Write the hint down").is_none());
}
