//! What a player stumbled over when sudoku was tried in the window, so that nobody does again.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::shapes::{cut, texts};
use common::{Shown, command, folder, kept, press, shown, shown_at, wait, window};
use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable;
use grille_app::Window;
use grille_app::play::{Play, Playing};
use grille_engine::grid::Cell;
use grille_engine::hint::Level;
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::{Digit, House, Mark, Puzzle, Sudoku};
use grille_table::Table;
use grille_words::{Lang, Spoken, Words};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SMALL: &str = "12..3......4..3.";
/// What is left of a hard puzzle where nothing simpler than a chain leads on.
const CHAIN: &str = "\
4 678 1678 2 178 138 9 1367 5\n\
178 2678 125678 1358 4 9 2367 1367 16\n\
3 9 1257 6 17 15 247 147 8\n\
5 36 346 14 9 16 8 2 7\n\
789 1 46789 458 2 5678 356 3569 469\n\
789 2678 246789 458 3 5678 56 1569 1469\n\
1789 4 13789 138 1568 2 567 56789 69\n\
2 5 178 9 168 148 467 4678 3\n\
6 38 389 7 58 348 1 4589 2\n";

fn playing(line: &str) -> Shown {
    let mut window = window();
    window.open_puzzle::<Sudoku>(&Puzzle::of_line(line).unwrap(), "test");
    shown(window)
}

/// A window with these settings, and EASY in it.
fn set(name: &str, settings: &str) -> Window {
    let folder = folder(&format!("sudoku-trial-{name}"));
    std::fs::write(folder.join("settings.txt"), format!("taught = true\n{settings}\n")).unwrap();
    let mut window = kept(&folder);
    window.open_puzzle::<Sudoku>(&Puzzle::of_line(EASY).unwrap(), "test");
    window
}

fn play(window: &Window) -> &Playing<Sudoku> {
    window.playing::<Sudoku>().unwrap()
}

fn table(harness: &Shown) -> &Table<Sudoku> {
    &play(harness.state()).table
}

fn at(text: &str) -> Cell {
    text.parse().unwrap()
}

fn rect(harness: &Shown, cell: &str) -> Rect {
    let cell = at(cell);
    let label = Words::new(Lang::En).sudoku_cell(cell, &table(harness).view().cells[cell]);
    harness.get_by_role_and_label(Role::Cell, &label).rect()
}

fn choose(harness: &mut Shown, cell: &str) {
    let place = rect(harness, cell).center();
    common::drag(harness, &[place], PointerButton::Primary);
}

fn ask_for_hint(harness: &mut Shown, level: Level) {
    for _ in Level::ALL.iter().take_while(|own| **own <= level) {
        press(harness, Key::H);
        wait(harness, |window| play(window).table.shown_hint().is_some());
    }
}

#[test]
fn marks_that_a_wrong_digit_took_away_are_no_mistakes_and_come_back_with_it() {
    let mut harness = playing(EASY);
    press(&mut harness, Key::M);
    let before = table(&harness).sheet().clone();
    choose(&mut harness, "r1c3");
    // It is a 4; the 2 of the peers goes with this one, from r1c8 too, which is a 1.
    press(&mut harness, Key::Num2);
    assert_ne!(table(&harness).sheet().marks()[at("r1c9")], before.marks()[at("r1c9")]);
    press(&mut harness, Key::C);
    wait(&mut harness, |window| play(window).table.mistakes().is_some());
    harness.get_by_label("One cell is wrong.");
    harness.get_by_label("Clear it").click();
    harness.run_steps(2);
    for cell in before.puzzle().size().iter().filter(|cell| *cell != at("r1c3")) {
        assert_eq!(table(&harness).sheet().marks()[cell], before.marks()[cell], "{cell}");
    }
    assert_eq!(table(&harness).sheet().marks()[at("r1c3")], Mark::Blank);
}

#[test]
fn what_is_supposed_is_told_as_it_stands_now() {
    let mut harness = playing(SMALL);
    press(&mut harness, Key::A);
    choose(&mut harness, "r1c3");
    press(&mut harness, Key::Num3);
    harness.get_by_label("What if r1c3 is 3?");
    press(&mut harness, Key::Num4);
    harness.get_by_label("What if r1c3 is 4?");
    choose(&mut harness, "r2c2");
    press(&mut harness, Key::Num4);
    // Without the first, the next is what is supposed; without any, nothing.
    choose(&mut harness, "r1c3");
    press(&mut harness, Key::Backspace);
    harness.get_by_label("What if r2c2 is 4?");
    choose(&mut harness, "r2c2");
    press(&mut harness, Key::Backspace);
    assert!(harness.query_by_label_contains("What if r").is_none());
    assert!(!play(harness.state()).can(grille_app::command::ForTable::Other));
}

#[test]
fn the_digit_of_a_hint_is_drawn_over_nothing() {
    let mut harness = shown(set("hinted", "marks = places"));
    press(&mut harness, Key::M);
    ask_for_hint(&mut harness, Level::Argument);
    let (cell, digit) = table(&harness).view().lit.drawing.unwrap().placed.unwrap();
    let place = rect(&harness, &cell.to_string());
    let inside = texts(&harness).into_iter().filter(|(_, own, _)| place.contains(own.center()));
    let inside: Vec<String> = inside.map(|(text, _, _)| text).collect();
    assert_eq!(inside, [digit.symbol().to_string()]);
}

#[test]
fn after_a_sudoku_from_elsewhere_comes_a_sudoku() {
    let mut harness = playing(SMALL);
    command(&mut harness, Key::ArrowRight);
    assert_eq!(play(harness.state()).game(), "sudoku");
    assert_ne!(table(&harness).puzzle().givens(), Puzzle::of_line(SMALL).unwrap().givens());
}

#[test]
fn the_right_button_colours_marks_in_the_middle_and_in_corners() {
    let mut harness = playing(EASY);
    choose(&mut harness, "r1c3");
    for (modifiers, key) in [
        (Modifiers::CTRL, Key::Num1),
        (Modifiers::CTRL, Key::Num2),
        (Modifiers::CTRL, Key::Num4),
        (Modifiers::SHIFT, Key::Num8),
    ] {
        harness.key_press_modifiers(modifiers, key);
        harness.run_steps(2);
    }
    let cell = rect(&harness, "r1c3");
    let text = |digit: &str| {
        let all = texts(&harness).into_iter();
        let own = all.filter(|(text, own, _)| text == digit && cell.contains(own.center()));
        own.map(|(_, own, _)| own.center()).next().unwrap()
    };
    let places = ["2", "4", "8"].map(text);
    for place in places {
        common::drag(&mut harness, &[place], PointerButton::Secondary);
    }
    let notes = table(&harness).sheet().notes()[at("r1c3")];
    let coloured: Vec<String> = notes.candidates().map(|(digit, _)| digit.to_string()).collect();
    assert_eq!(coloured, ["2", "4", "8"]);
    assert!(notes.colours.is_empty(), "the cell itself has none");
}

#[test]
fn a_quick_drag_leaves_no_cell_out() {
    let mut harness = playing(EASY);
    let ends = ["r1c1", "r1c9"].map(|cell| rect(&harness, cell).center());
    common::drag(&mut harness, &ends, PointerButton::Primary);
    assert_eq!(play(harness.state()).desk.selected.len(), 9);
}

#[test]
fn the_first_hint_of_a_chain_tints_the_box_that_it_names() {
    let mut window = window();
    assert!(window.open_bytes("chain", CHAIN.as_bytes().to_vec()));
    let mut harness = shown(window);
    ask_for_hint(&mut harness, Level::Where);
    let Some(House::Box(number)) = table(&harness).view().lit.region else { panic!("no box") };
    harness.get_by_label(&format!("Look at box {}.", number + 1));
}

#[test]
fn the_end_of_a_watched_method_knows_that_the_puzzle_has_one_solution() {
    let mut harness = playing(SMALL);
    wait(&mut harness, |window| play(window).is_unique());
    press(&mut harness, Key::W);
    press(&mut harness, Key::E);
    for _ in 0..200 {
        harness.run_steps(1);
    }
    harness.get_by_label("A solution, and there is no other");
}

#[test]
fn an_order_is_left_and_gone_on_with() {
    let mut harness = playing(SMALL);
    command(&mut harness, Key::N);
    harness.get_by_label("Type one in").click();
    harness.run_steps(3);
    for key in [Key::Num1, Key::Num2, Key::Period, Key::Num4] {
        press(&mut harness, key);
    }
    harness.get_by_role_and_label(Role::Cell, "row 1 column 4: 4");
    press(&mut harness, Key::Escape);
    command(&mut harness, Key::N);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::Cell, "row 1 column 4: 4");
    press(&mut harness, Key::Num5);
    harness.get_by_role_and_label(Role::Cell, "row 1 column 5: 5");
    // The other game has an order of its own.
    harness.get_by_label("Nonogram").click();
    harness.run_steps(3);
    harness.get_by_label("Sudoku").click();
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Cell, "row 1 column 4: 4");
}

#[test]
fn an_exercise_says_its_task_and_no_undo_goes_back_before_it() {
    let folder = folder("sudoku-trial-exercise");
    std::fs::write(folder.join("settings.txt"), "taught = true\nstock = false\n").unwrap();
    let mut window = kept(&folder);
    window.open_puzzle::<Sudoku>(&Puzzle::of_line(SMALL).unwrap(), "other");
    let mut harness = shown(window);
    command(&mut harness, Key::N);
    harness.get_by_label("Practise").click();
    harness.run_steps(3);
    harness.get_by_label("Make it").click();
    wait(&mut harness, |window| play(window).table.puzzle().shape().side() == 9);
    let task = "To find: X-wing. It is the next step from where this begins; a hint shows it.";
    harness.get_by_label(task);
    let start = table(&harness).sheet().clone();
    assert!(start.marks().cells().iter().any(|mark| matches!(mark, Mark::Digit(_))));
    assert!(!table(&harness).session().can_undo());
    command(&mut harness, Key::Z);
    assert_eq!(table(&harness).sheet(), &start);
    // What the player writes is wiped down to it, and a kill does not forget the task.
    press(&mut harness, Key::ArrowRight);
    harness.key_press_modifiers(Modifiers::ALT, Key::Num3);
    harness.run_steps(2);
    common::ask(&mut harness, "start again");
    assert_eq!(table(&harness).sheet(), &start);
    let puzzle = table(&harness).puzzle().clone();
    drop(harness);
    let mut window = kept(&folder);
    window.open_puzzle::<Sudoku>(&puzzle, "again");
    let harness = shown(window);
    harness.get_by_label(task);
    assert!(table(&harness).totals().is_helped, "it scores nowhere");
}

#[test]
fn long_titles_are_read_to_their_end() {
    for title in ["Sudoku, seed 4f8a2c77", "Practice: finned or sashimi swordfish"] {
        let mut window = window();
        window.open_puzzle::<Sudoku>(&Puzzle::of_line(EASY).unwrap(), title);
        let harness = shown_at(window, vec2(1280.0, 800.0));
        assert!(texts(&harness).iter().any(|(text, _, _)| text == title), "{title}");
        assert_eq!(cut(&harness), [""; 0]);
    }
}

#[test]
fn the_title_of_a_hint_is_read_to_its_end_in_french() {
    let mut harness = shown(set("title", "language = fr"));
    ask_for_hint(&mut harness, Level::Technique);
    assert!(texts(&harness).iter().any(|(text, _, _)| text.starts_with("Singleton")));
    assert_eq!(cut(&harness), [""; 0]);
}

#[test]
fn the_menu_of_a_sudoku_has_no_words_of_other_games() {
    let mut harness = playing(EASY);
    harness.get_by_label("More").click();
    harness.run_steps(3);
    assert_eq!(harness.query_all_by_label("Write all marks").count(), 2, "panel and menu");
    for name in ["Fill or cross out", "Whole board", "Hold the board still", "Closer"] {
        assert!(harness.query_by_label_contains(name).is_none(), "{name}");
    }
}

#[test]
fn one_digit_is_marked_everywhere_by_a_key() {
    let mut harness = playing(EASY);
    choose(&mut harness, "r1c1");
    press(&mut harness, Key::N);
    let marks = table(&harness).sheet().marks();
    let five = Digit::new(5).unwrap();
    let marked = marks.size().iter().filter(|&cell| marks[cell].digits().has(five));
    let marked: Vec<Cell> = marked.collect();
    for &cell in &marked {
        assert_eq!(marks[cell].digits(), five.into());
        assert!(table(&harness).sheet().candidates(cell).has(five), "{cell}");
    }
    assert!(marked.len() > 10);
    command(&mut harness, Key::Z);
    assert_eq!(table(&harness).sheet().wipe().0, []);
}

/// A phone, and the same at 200 %: the keys are there beside the hint.
#[test]
fn the_pad_stays_in_sight_when_a_hint_is_told_in_a_small_window() {
    for (wide, high) in [(500.0, 800.0), (250.0, 400.0)] {
        let mut window = window();
        window.open_puzzle::<Sudoku>(&Puzzle::of_line(EASY).unwrap(), "test");
        let mut harness = shown_at(window, vec2(wide, high));
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(wide, high));
        ask_for_hint(&mut harness, Level::Where);
        for name in ["1, 6 left", "9, 5 left", "Tell me more"] {
            let key = harness.get_by_label(name).rect();
            assert!(screen.contains_rect(key), "{name} at {wide}: {key:?}");
        }
    }
}

#[test]
fn a_digit_lit_by_its_key_is_lit_until_a_cell_is_chosen() {
    let mut harness = playing(EASY);
    harness.get_by_label("4, 7 left").click();
    harness.run_steps(2);
    assert_eq!(play(harness.state()).desk.digit, Digit::new(4));
    choose(&mut harness, "r1c1");
    let view = table(&harness).view();
    assert_eq!(play(harness.state()).desk.lit(&view), Digit::new(5));
}

#[test]
fn statistics_tell_averages_by_class() {
    let mut harness = shown(set("averages", "stock = false"));
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let puzzle = Puzzle::of_line(EASY).unwrap();
    for (cell, digit) in puzzle.size().iter().zip(solution.chars()) {
        if puzzle.given(cell).is_none() {
            choose(&mut harness, &cell.to_string());
            press(&mut harness, Key::from_name(&digit.to_string()).unwrap());
        }
    }
    assert!(table(&harness).is_solved());
    harness.run_steps(4);
    press(&mut harness, Key::Escape);
    harness.get_by_label("Statistics").click();
    // The puzzle is rated beside the window first.
    let is_told = (0..2000).any(|_| {
        harness.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.query_by_label("Average").is_some()
    });
    assert!(is_told);
}

/// Whoever presses a digit while a hint grows hits the digit that was there.
#[test]
fn the_pad_stays_where_it_is_whatever_is_said() {
    // Wide, low, at 200 %, under the board, a phone.
    let screens =
        [(1280.0, 800.0), (1000.0, 600.0), (640.0, 400.0), (700.0, 900.0), (420.0, 800.0)];
    for (wide, high) in screens {
        let mut window = window();
        assert!(window.open_bytes("chain", CHAIN.as_bytes().to_vec()));
        let mut harness = shown_at(window, vec2(wide, high));
        let key = |harness: &Shown| {
            let named = |left| Some(harness.query_by_label(&format!("5, {left} left"))?.rect());
            (1..=9).find_map(named).unwrap()
        };
        let before = key(&harness);
        assert!(before.bottom() < high && before.right() < wide, "{before:?}");
        for &level in Level::ALL.iter() {
            press(&mut harness, Key::H);
            wait(&mut harness, |window| play(window).table.shown_hint().is_some());
            harness.run_steps(20);
            assert_eq!(key(&harness), before, "{wide}x{high}, {}", level.name());
            // There is room for what is said: below the pad, or on a phone over it.
            let cells = harness.get_all_by_role(Role::Cell).map(|node| node.rect().bottom());
            let board = cells.fold(0.0, f32::max);
            let room = if wide < 600.0 { before.top() - board } else { high - before.bottom() };
            assert!(room > 150.0, "{wide}x{high}: {before:?}, board to {board}");
        }
        press(&mut harness, Key::Escape);
        press(&mut harness, Key::C);
        wait(&mut harness, |window| play(window).table.said().is_some());
        assert_eq!(key(&harness), before, "{wide}x{high}, a check");
    }
}

#[test]
fn escape_takes_a_hint_away_and_then_what_is_selected() {
    let mut harness = playing(EASY);
    choose(&mut harness, "r1c3");
    ask_for_hint(&mut harness, Level::Focus);
    press(&mut harness, Key::Escape);
    assert!(table(&harness).shown_hint().is_none());
    press(&mut harness, Key::Escape);
    assert!(play(harness.state()).desk.selected.is_empty());
}

/// A card that has no room opens where it begins, not at its end, and keeps its buttons in sight.
#[test]
fn a_long_hint_is_read_from_its_beginning() {
    for (wide, high) in [(1000.0, 600.0), (640.0, 400.0), (1280.0, 700.0)] {
        let mut window = window();
        assert!(window.open_bytes("chain", CHAIN.as_bytes().to_vec()));
        let mut harness = shown_at(window, vec2(wide, high));
        for _ in Level::ALL {
            ask_for_hint(&mut harness, Level::Where);
            harness.run_steps(20);
            let pad = harness.query_all_by_label_contains(" left").map(|key| key.rect().bottom());
            let pad = pad.fold(0.0, f32::max);
            let (words, table) = (Words::new(Lang::En), table(&harness));
            let (hint, level) = table.shown_hint().unwrap();
            let sentences = <Sudoku as Spoken>::hint(&words, hint, level, table.puzzle());
            let first = harness.get_by_label(&sentences[0]).rect();
            let told = format!("{wide}x{high}, {}: {first:?}, {pad}", level.name());
            assert!(first.top() >= pad && first.top() <= high - 20.0, "{told}");
            // And what can be done about it is in sight.
            if level >= Level::Cells && high >= 600.0 {
                let take = harness.get_by_label("Write it down").rect();
                assert!(take.top() > first.top() && take.bottom() <= high, "{told}: {take:?}");
            }
        }
    }
}

#[test]
fn letters_of_a_large_sudoku_are_marks_with_every_modifier() {
    let mut harness = playing(&".".repeat(256));
    press(&mut harness, Key::ArrowRight);
    for key in [Key::A, Key::B, Key::D, Key::E, Key::F, Key::G] {
        command(&mut harness, key);
    }
    // Ctrl and C come as what they usually mean.
    harness.event(egui::Event::Copy);
    harness.run_steps(2);
    let cell = play(harness.state()).desk.cursor.unwrap();
    let marks = table(&harness).sheet().marks()[cell].digits();
    assert_eq!(marks.iter().map(Digit::number).collect::<Vec<_>>(), (10..=16).collect::<Vec<_>>());
}
