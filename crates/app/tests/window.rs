//! The window without a screen: played by mouse and by keys, found by labels.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::{Event, Key, PointerButton, vec2};
use egui_kittest::kittest::Queryable;
use grille_app::command::{COMMANDS, Command, Entry};
use grille_app::play::Origin;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::sheet::Mark;
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_table::{Mode, Pace};

#[test]
fn a_puzzle_is_played_to_the_congratulation_by_mouse_and_undone() {
    let mut harness = playing("notes");
    let goal = goal("notes");
    for (row, cells) in (0u16..).zip(goal.rows()) {
        let mut col = 0u16;
        // A run is a drag from its first cell to its last.
        for run in cells.chunk_by(|a, b| a == b) {
            let last = col + run.len() as u16 - 1;
            if run[0].is_ink() {
                let ends =
                    [Cell { row, col }, Cell { row, col: last }].map(|c| centre(&harness, c));
                drag(&mut harness, &ends, PointerButton::Primary);
            }
            col = last + 1;
        }
    }
    assert!(table(&harness).is_solved());
    harness.get_by_label("Solved");
    harness.get_by_label("3 stars of three");
    harness.get_by_label("Look at it").click();
    harness.run_steps(3);
    let moves = table(&harness).session().moves().count();
    for _ in 0..moves {
        command(&mut harness, Key::Z);
    }
    assert_eq!(table(&harness).session().moves().count(), 0);
    let marks = table(&harness).sheet().marks();
    assert!(marks.cells().iter().all(|mark| *mark == Mark::Blank));
}

#[test]
fn a_puzzle_is_played_by_keys_alone() {
    let mut harness = playing("notes");
    let goal = goal("notes");
    press(&mut harness, Key::ArrowRight);
    for row in 0..5u16 {
        for step in 0..5u16 {
            // Like an ox ploughs: there and back again.
            let col = if row % 2 == 0 { step } else { 4 - step };
            let cell = Cell { row, col };
            assert_eq!(playing_in(harness.state()).desk.cursor, Some(cell));
            press(&mut harness, if goal[cell].is_ink() { Key::F } else { Key::X });
            if step < 4 {
                press(&mut harness, if row % 2 == 0 { Key::ArrowRight } else { Key::ArrowLeft });
            }
        }
        press(&mut harness, Key::ArrowDown);
    }
    assert!(table(&harness).is_solved());
    harness.get_by_label("Solved");
    harness.get_by_label("Next puzzle").click();
    harness.run_steps(3);
    assert_ne!(table(&harness).sheet().picture(), goal);
}

#[test]
fn a_fast_pointer_skips_no_cell_and_stays_in_its_line() {
    let mut harness = playing("penguin");
    let at = |harness: &Shown, row, col| centre(harness, Cell { row, col });
    // From one end to the other between two frames, with a slip to another row.
    let path = [at(&harness, 4, 0), at(&harness, 4, 6), at(&harness, 7, 7)];
    drag(&mut harness, &path, PointerButton::Primary);
    for col in 0..8 {
        assert_eq!(mark(&harness, Cell { row: 4, col }), Mark::Ink(Colour::BLACK), "{col}");
        assert_eq!(mark(&harness, Cell { row: 7, col }), Mark::Blank);
    }
    // Crosses beside it spare what is there.
    let path = [at(&harness, 2, 3), at(&harness, 8, 3)];
    drag(&mut harness, &path, PointerButton::Secondary);
    assert_eq!(mark(&harness, Cell { row: 3, col: 3 }), Mark::Cross);
    assert_eq!(mark(&harness, Cell { row: 4, col: 3 }), Mark::Ink(Colour::BLACK));
    // One stroke is one step back.
    command(&mut harness, Key::Z);
    assert_eq!(mark(&harness, Cell { row: 3, col: 3 }), Mark::Blank);
    assert_eq!(mark(&harness, Cell { row: 4, col: 3 }), Mark::Ink(Colour::BLACK));
}

#[test]
fn every_level_of_a_hint_is_told_and_taken() {
    let mut harness = playing("duckling");
    press(&mut harness, Key::H);
    wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
    for _ in 0..4 {
        harness.get_by_label("Tell me more").click();
        harness.run_steps(3);
    }
    assert!(harness.query_by_label("Tell me more").is_none());
    harness.get_by_label_contains("does not count as a win");
    let before = table(&harness).sheet().clone();
    harness.get_by_label("Write it down").click();
    harness.run_steps(3);
    let table = table(&harness);
    assert_ne!(table.sheet(), &before);
    assert!(table.shown_hint().is_none() && table.totals().hints == 1);
}

#[test]
fn a_mistake_is_found_and_taken_back() {
    let mut harness = playing("notes");
    let goal = goal("notes");
    let wrong = goal.size().iter().find(|&cell| !goal[cell].is_ink()).unwrap();
    let right = goal.size().iter().find(|&cell| goal[cell].is_ink()).unwrap();
    for cell in [right, wrong] {
        let at = centre(&harness, cell);
        drag(&mut harness, &[at], PointerButton::Primary);
    }
    press(&mut harness, Key::C);
    wait(&mut harness, |window| playing_in(window).table.mistakes().is_some());
    harness.get_by_label("Hide").click();
    harness.run_steps(2);
    press(&mut harness, Key::R);
    wait(&mut harness, |window| playing_in(window).table.said().is_some());
    assert_eq!(mark(&harness, wrong), Mark::Blank);
    assert_eq!(mark(&harness, right), Mark::Ink(Colour::BLACK));
    // A board without completion is not solved, and stays as it is.
    let at = centre(&harness, wrong);
    drag(&mut harness, &[at], PointerButton::Primary);
    let before = table(&harness).sheet().clone();
    command(&mut harness, Key::Enter);
    wait(&mut harness, |window| playing_in(window).table.said().is_some());
    assert_eq!(table(&harness).sheet(), &before);
}

#[test]
fn a_solver_is_watched_and_leaves_the_sheet_alone() {
    let mut harness = playing("snail");
    let at = centre(&harness, Cell { row: 0, col: 0 });
    drag(&mut harness, &[at], PointerButton::Secondary);
    let before = table(&harness).sheet().clone();
    press(&mut harness, Key::W);
    for _ in 0..3 {
        harness.get_by_label("One step").click();
        harness.run_steps(2);
    }
    let Mode::Watch(watch) = table(&harness).mode() else { panic!("not watching") };
    assert_eq!(watch.number(), 3);
    harness.get_by_label("To the end").click();
    wait(
        &mut harness,
        |window| matches!(playing_in(window).table.mode(), Mode::Watch(watch) if watch.pace == Pace::Still),
    );
    harness.get_by_label("Back to my board").click();
    harness.run_steps(3);
    assert_eq!(table(&harness).sheet(), &before);
}

#[test]
fn what_is_supposed_is_kept_or_taken_back() {
    let mut harness = playing("notes");
    let [a, b] = [0, 1].map(|col| Cell { row: 0, col });
    press(&mut harness, Key::A);
    let at = centre(&harness, a);
    drag(&mut harness, &[at], PointerButton::Primary);
    assert_eq!(table(&harness).depth_of(a), 1);
    harness.get_by_label("Drop").click();
    harness.run_steps(3);
    assert_eq!(mark(&harness, a), Mark::Blank);
    press(&mut harness, Key::A);
    let at = centre(&harness, b);
    drag(&mut harness, &[at], PointerButton::Secondary);
    press(&mut harness, Key::K);
    let game = table(&harness);
    assert_eq!((game.sheet().mark(b), game.supposed(), game.depth_of(b)), (Mark::Cross, 0, 0));
}

#[test]
fn solutions_are_browsed_where_there_are_several() {
    let mut window = window();
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    window.open_puzzle::<Nonogram>(&puzzle, "two");
    let mut harness = shown(window);
    command(&mut harness, Key::Enter);
    wait(&mut harness, |window| matches!(playing_in(window).table.mode(), Mode::Solution(_)));
    harness.get_by_label("Next solution").click();
    wait(
        &mut harness,
        |window| matches!(playing_in(window).table.mode(), Mode::Solution(shown) if shown.number() == 2),
    );
    harness.get_by_label("Write it down").click();
    harness.run_steps(3);
    assert!(table(&harness).is_solved());
}

#[test]
fn language_and_theme_change_at_once() {
    let mut window = window();
    window.open_collection(0);
    let mut harness = shown(window);
    ask(&mut harness, "language");
    let before = harness.ctx.theme();
    harness.get_by_label("Jour ou nuit").click();
    harness.run_steps(3);
    assert_ne!(harness.ctx.theme(), before);
}

#[test]
fn bad_files_are_told_and_lose_nothing() {
    let mut harness = playing("notes");
    let at = centre(&harness, Cell { row: 0, col: 0 });
    drag(&mut harness, &[at], PointerButton::Primary);
    harness.state_mut().open_bytes("bad.picross", b"2 2\n1\nx\n".to_vec());
    harness.run_steps(2);
    harness.get_by_label_contains("bad.picross: 3:1: ");
    assert_eq!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Ink(Colour::BLACK));
    harness.event(Event::Paste("1 1\n1\n1\n".to_owned()));
    harness.run_steps(2);
    assert_eq!(table(&harness).puzzle().size(), Size::new(1, 1).unwrap());
}

#[test]
fn colours_are_taken_by_number_and_by_sight() {
    let mut harness = playing("cherries");
    press(&mut harness, Key::Num2);
    assert_eq!(playing_in(harness.state()).desk.hand.ink.index(), 2);
    harness.get_by_label_contains("Ink 1: ").click();
    harness.run_steps(2);
    assert_eq!(playing_in(harness.state()).desk.hand.ink.index(), 1);
}

#[test]
fn the_library_hides_titles_and_opens_a_puzzle() {
    let mut harness = shown(window());
    harness.get_by_label("Nº 1, 5 × 5, new").click();
    harness.run_steps(3);
    assert!(harness.state().is_playing());
    press(&mut harness, Key::L);
    assert!(!harness.state().is_playing());
}

#[test]
fn what_both_ways_agree_on_is_kept() {
    let mut harness = playing("notes");
    let [a, b, c] = [0, 1, 2].map(|col| Cell { row: 0, col });
    let write = |harness: &mut Shown, cell: Cell, by: PointerButton| {
        let at = centre(harness, cell);
        drag(harness, &[at], by);
    };
    press(&mut harness, Key::A);
    write(&mut harness, a, PointerButton::Primary);
    write(&mut harness, b, PointerButton::Primary);
    write(&mut harness, c, PointerButton::Primary);
    harness.get_by_label("The contrary").click();
    harness.run_steps(3);
    assert_eq!([a, b, c].map(|cell| mark(&harness, cell)), [Mark::Cross, Mark::Blank, Mark::Blank]);
    write(&mut harness, b, PointerButton::Primary);
    write(&mut harness, c, PointerButton::Secondary);
    press(&mut harness, Key::B);
    let black = Mark::Ink(Colour::BLACK);
    assert_eq!([a, b, c].map(|cell| mark(&harness, cell)), [Mark::Blank, black, Mark::Blank]);
    assert_eq!(table(&harness).supposed(), 0);
    harness.get_by_label("Kept the one cell that both ways agree on.");
}

#[test]
fn buttons_write_what_was_chosen_for_them() {
    let folder = folder("buttons");
    std::fs::write(folder.join("settings.txt"), "left = mark\nright = erase\n").unwrap();
    let mut window = kept(&folder);
    window.open_collection(1);
    let mut harness = shown(window);
    let at = centre(&harness, Cell { row: 0, col: 0 });
    drag(&mut harness, &[at], PointerButton::Primary);
    assert_eq!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Cross);
    drag(&mut harness, &[at], PointerButton::Secondary);
    assert_eq!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Blank);
    // A tool that is taken in hand is that of the main button.
    harness.get_by_label("Fill").click();
    harness.run_steps(2);
    drag(&mut harness, &[at], PointerButton::Primary);
    assert_eq!(mark(&harness, Cell { row: 0, col: 0 }), Mark::Ink(Colour::BLACK));
}

#[test]
fn every_method_can_be_watched_by_keys_and_with_options() {
    let mut harness = playing("snail");
    press(&mut harness, Key::W);
    harness.get_by_label("Options").click();
    harness.run_steps(10);
    harness.get_by_label("Seed").click();
    harness.run_steps(3);
    let watched = |harness: &Shown| match table(harness).mode() {
        Mode::Watch(watch) => (watch.options.seed, watch.number()),
        _ => panic!("not watching"),
    };
    assert_eq!(watched(&harness), (Some(1), 0));
    press(&mut harness, Key::ArrowRight);
    assert_eq!(watched(&harness).1, 1);
    press(&mut harness, Key::E);
    wait(
        &mut harness,
        |window| matches!(playing_in(window).table.mode(), Mode::Watch(watch) if watch.number() > 10 && watch.pace == Pace::Still),
    );
    press(&mut harness, Key::W);
    assert!(matches!(table(&harness).mode(), Mode::Sheet));
}

#[test]
fn lines_are_spoken_without_telling_mistakes() {
    let mut harness = playing("notes");
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::F);
    // The first row is 4; a cross in its middle makes it impossible.
    for key in [Key::ArrowRight, Key::ArrowRight, Key::X] {
        press(&mut harness, key);
    }
    harness.get_by_label_contains("row 1: 4, 3 cells blank\ncolumn 3: ");
    assert!(harness.query_by_label_contains("cannot be completed").is_none());
    assert!(harness.query_by_label("row 2: 1 1, 5 cells blank").is_some());
    ask(&mut harness, "settings");
    harness.get_by_role_and_label(egui::accesskit::Role::Button, "Help").click();
    harness.run_steps(3);
    harness
        .get_by_role_and_label(
            egui::accesskit::Role::ComboBox,
            "Show lines that cannot be completed",
        )
        .click();
    harness.run_steps(3);
}

#[test]
fn everything_lies_in_the_list_of_commands_and_the_list_of_keys() {
    let mut harness = playing("notes");
    press(&mut harness, Key::F2);
    // The studio has its own list: its letters mean other things on a board that is played.
    let is_here = |entry: &&Entry| !matches!(entry.command, Command::Studio(_));
    let keyed = COMMANDS.iter().filter(|entry| !entry.keys.is_empty());
    for entry in keyed.filter(is_here) {
        let name = grille_words::say!(grille_words::Words::new(grille_words::Lang::En), entry.name);
        assert!(harness.query_all_by_label(&name).next().is_some(), "{name}");
    }
    press(&mut harness, Key::Escape);
    ask(&mut harness, "statist");
    harness.get_by_label("No puzzle was begun yet.");
    press(&mut harness, Key::Escape);
    ask(&mut harness, "how to");
    // The five cells of the lesson, by mouse; one that is not asked for is not taken.
    let house =
        [(0, 1, false), (2, 4, true), (3, 1, true), (0, 0, false), (1, 2, true), (0, 2, true)];
    for (row, col, is_filled) in house {
        let label = label(Cell { row, col }, "blank");
        let nodes: Vec<_> = harness.query_all_by_label(&label).map(|node| node.rect()).collect();
        let by = if is_filled { PointerButton::Primary } else { PointerButton::Secondary };
        // The dialog's board is told after the one under it.
        drag(&mut harness, &[nodes.last().unwrap().center()], by);
    }
    harness.get_by_label("Play the first puzzle").click();
    harness.run_steps(3);
    assert_eq!(playing_in(harness.state()).origin, Origin::Collection(0, "duckling"));
}

#[test]
fn letters_lie_on_every_ink() {
    let mut harness = playing("cherries");
    ask(&mut harness, "settings");
    harness.get_by_role_and_label(egui::accesskit::Role::Button, "Access").click();
    harness.run_steps(3);
    harness
        .get_by_role_and_label(egui::accesskit::Role::CheckBox, "A letter on every colour")
        .click();
    harness.run_steps(3);
    press(&mut harness, Key::Escape);
    let inks = table(&harness).puzzle().palette().inks().len();
    assert!(inks > 2);
    for ink in 1..inks {
        harness.get_by_label_contains(&format!("Ink {ink}: ")).click();
        harness.run_steps(2);
        let cell = Cell { row: 0, col: ink as u16 };
        let at = harness.get_by_label(&label(cell, "blank")).rect().center();
        drag(&mut harness, &[at], PointerButton::Primary);
        assert_eq!(mark(&harness, cell), Mark::Ink(Colour::new(ink).unwrap()));
        let shapes = &harness.output().shapes;
        let covers = |shape: &egui::Shape| shape.visual_bounding_rect().contains(at);
        let is_letter = |shape: &egui::Shape| matches!(shape, egui::Shape::Text(_));
        let is_filled = |shape: &egui::Shape| match shape {
            egui::Shape::Rect(rect) => rect.fill.a() == 255,
            _ => false,
        };
        let last = |is: &dyn Fn(&egui::Shape) -> bool| {
            shapes.iter().rposition(|clipped| covers(&clipped.shape) && is(&clipped.shape))
        };
        assert!(last(&is_letter) > last(&is_filled), "the letter of ink {ink} is covered");
    }
}

#[test]
fn nothing_is_written_under_a_dialog_and_its_time_does_not_count() {
    let mut window = window();
    window.open_bytes("one.picross", b"1 2\n1\n1\n0\n".to_vec());
    let mut harness = shown(window);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::F);
    harness.get_by_label("Solved");
    let before = table(&harness).sheet().clone();
    press(&mut harness, Key::X);
    let far = label(Cell { row: 0, col: 1 }, "blank");
    let at = harness.get_by_label(&far).rect().right_bottom() - vec2(3.0, 3.0);
    drag(&mut harness, &[at], PointerButton::Primary);
    assert_eq!(table(&harness).sheet(), &before);
    // The same while a puzzle is still open.
    let mut harness = playing("notes");
    press(&mut harness, Key::ArrowRight);
    let before = table(&harness).clock();
    press(&mut harness, Key::F2);
    harness.run_steps(60);
    press(&mut harness, Key::F);
    assert!(table(&harness).clock() - before < 1.0);
    press(&mut harness, Key::Escape);
    harness.run_steps(60);
    assert!(table(&harness).clock() - before > 5.0);
    assert_eq!(table(&harness).session().moves().count(), 0);
}
