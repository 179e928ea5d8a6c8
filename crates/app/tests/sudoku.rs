//! Sudoku in the window without a screen: solved by mouse, by keys, digit first and by what a
//! screen reader says; every way of writing, and everything taken back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Shown, ask, command, folder, journals, kept, press, shown, wait, window};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable;
use grille_app::Window;
use grille_app::play::Playing;
use grille_engine::grid::Cell;
use grille_engine::hint::Level;
use grille_engine::run::Game;
use grille_engine::run::Task;
use grille_engine::solving::{Found, Solving};
use grille_engine::sudoku::{Digit, Digits, Mark, Puzzle, Solution, Sudoku};
use grille_store::Marks;
use grille_table::{Mode, Outlook, Table};
use grille_words::{Lang, Words};

/// A puzzle for singles.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SMALL: &str = "12..3......4..3.";

fn puzzle(line: &str) -> Puzzle {
    Puzzle::of_line(line).unwrap()
}

fn solution(puzzle: &Puzzle) -> Solution {
    let run = Sudoku::fastest(puzzle).start(puzzle, &puzzle.board(), &Default::default());
    let mut solving: Solving<Sudoku> = Solving::new(puzzle, &puzzle.board(), run);
    match std::iter::repeat_with(|| solving.advance(1000)).find_map(|found| found).unwrap() {
        Found::Solution(solution) => solution,
        _ => panic!("it has a solution"),
    }
}

fn playing(line: &str) -> Shown {
    let mut window = window();
    window.open_puzzle::<Sudoku>(&puzzle(line), "test");
    shown(window)
}

fn play(window: &Window) -> &Playing<Sudoku> {
    window.playing::<Sudoku>().unwrap()
}

fn table(harness: &Shown) -> &Table<Sudoku> {
    &play(harness.state()).table
}

/// What a screen reader says about a cell.
fn label(harness: &Shown, cell: Cell) -> String {
    Words::new(Lang::En).sudoku_cell(cell, &table(harness).view().cells[cell])
}

fn centre(harness: &Shown, cell: Cell) -> Pos2 {
    harness.get_by_role_and_label(Role::Cell, &label(harness, cell)).rect().center()
}

/// The key of the pad for a digit.
fn key(harness: &Shown, digit: Digit) -> String {
    let faces = table(harness).view().cells;
    let there = faces.cells().iter().filter(|face| face.digit == Some(digit)).count();
    match table(harness).puzzle().shape().side() - there {
        0 => format!("{}, all there", digit.symbol()),
        left => format!("{}, {left} left", digit.symbol()),
    }
}

fn open_cells(puzzle: &Puzzle) -> Vec<Cell> {
    puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none()).collect()
}

fn click(harness: &mut Shown, at: Pos2, modifiers: Modifiers) {
    harness.event(Event::PointerMoved(at));
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        harness.run_steps(1);
    }
    // Two clicks in a row are not meant as a double one.
    harness.run_steps(2);
}

fn digit(number: usize) -> Key {
    Key::from_name(&number.to_string()).unwrap()
}

fn at(text: &str) -> Cell {
    text.parse().unwrap()
}

/// Takes everything back; the sheet is empty then.
fn undo_all(harness: &mut Shown) {
    while table(harness).session().can_undo() {
        command(harness, Key::Z);
    }
    let sheet = table(harness).sheet();
    assert!(sheet.marks().cells().iter().all(|mark| *mark == Mark::Blank));
    assert!(sheet.notes().cells().iter().all(|notes| *notes == Default::default()));
}

fn is_won(harness: &mut Shown) {
    assert!(table(harness).is_solved());
    harness.run_steps(4);
    harness.get_by_label("Solved");
    assert_eq!(table(harness).totals().wins, 1);
}

#[test]
fn a_sudoku_is_solved_by_mouse_and_undone() {
    let (puzzle, solution) = (puzzle(EASY), solution(&puzzle(EASY)));
    let mut harness = playing(EASY);
    for cell in open_cells(&puzzle) {
        let place = centre(&harness, cell);
        click(&mut harness, place, Modifiers::NONE);
        let key = key(&harness, solution[cell]);
        harness.get_by_label(&key).click();
        harness.run_steps(2);
        assert_eq!(table(&harness).sheet().digit(cell), Some(solution[cell]), "{cell}");
    }
    is_won(&mut harness);
    harness.get_by_label("Look at it").click();
    harness.run_steps(3);
    undo_all(&mut harness);
}

#[test]
fn a_sudoku_is_solved_by_keys_alone() {
    let (puzzle, solution) = (puzzle(EASY), solution(&puzzle(EASY)));
    let mut harness = playing(EASY);
    press(&mut harness, Key::ArrowRight);
    for row in 0..9u16 {
        for _ in 0..9 {
            let cell = play(harness.state()).desk.cursor.unwrap();
            assert_eq!(cell.row, row);
            if puzzle.given(cell).is_none() {
                press(&mut harness, digit(solution[cell].number()));
            }
            press(&mut harness, Key::ArrowRight);
        }
        press(&mut harness, Key::ArrowDown);
    }
    is_won(&mut harness);
}

#[test]
fn a_sudoku_is_solved_digit_first() {
    let (puzzle, solution) = (puzzle(EASY), solution(&puzzle(EASY)));
    let mut harness = playing(EASY);
    harness.get_by_role_and_label(Role::CheckBox, "Digit first").click();
    harness.run_steps(3);
    assert!(harness.state().settings().digit_first);
    for own in Digits::first(9).iter() {
        let key = key(&harness, own);
        harness.get_by_label(&key).click();
        harness.run_steps(2);
        assert_eq!(play(harness.state()).desk.digit, Some(own));
        for cell in open_cells(&puzzle).into_iter().filter(|&cell| solution[cell] == own) {
            let place = centre(&harness, cell);
            click(&mut harness, place, Modifiers::NONE);
        }
    }
    is_won(&mut harness);
}

#[test]
fn a_sudoku_is_solved_by_what_a_screen_reader_says_alone() {
    let (puzzle, solution) = (puzzle(EASY), solution(&puzzle(EASY)));
    let mut harness = playing(EASY);
    for cell in open_cells(&puzzle) {
        let name = format!("row {} column {}: blank", cell.row + 1, cell.col + 1);
        harness.get_by_role_and_label(Role::Cell, &name).click_accesskit();
        harness.run_steps(2);
        let key = key(&harness, solution[cell]);
        harness.get_by_label(&key).click_accesskit();
        harness.run_steps(2);
    }
    is_won(&mut harness);
}

/// Writes with a key that is held, and by the buttons of the pad.
#[test]
fn every_entry_is_written_by_keys_and_by_buttons_and_undone() {
    for by_buttons in [false, true] {
        let mut harness = playing(EASY);
        let place = centre(&harness, at("r1c3"));
        click(&mut harness, place, Modifiers::NONE);
        for (name, modifiers) in
            [("Corner", Modifiers::SHIFT), ("Centre", Modifiers::CTRL), ("Colour", Modifiers::ALT)]
        {
            match by_buttons {
                true => {
                    harness.get_by_label(name).click();
                    harness.run_steps(2);
                    press(&mut harness, Key::Num4);
                }
                false => {
                    harness.key_press_modifiers(modifiers, Key::Num4);
                    harness.run_steps(2);
                }
            }
        }
        let four = Digits::from(Digit::new(4).unwrap());
        let sheet = table(&harness).sheet();
        let notes = sheet.notes()[at("r1c3")];
        assert_eq!((notes.corner, notes.colours.to_string()), (four, "4".to_owned()));
        assert_eq!(sheet.marks()[at("r1c3")], Mark::Pencil(four), "{by_buttons}");
        undo_all(&mut harness);
    }
}

#[test]
fn several_cells_are_selected_by_dragging_with_ctrl_with_shift_and_by_a_double_click() {
    let mut window = window();
    window.open_puzzle::<Sudoku>(&puzzle(EASY), "test");
    let mut harness = egui_kittest::Harness::builder()
        .with_size(vec2(1000.0, 720.0))
        .with_step_dt(1.0 / 60.0)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), window);
    harness.run_steps(3);
    let selected = |harness: &Shown| -> Vec<String> {
        play(harness.state()).desk.selected.iter().map(Cell::to_string).collect()
    };
    let places = ["r1c3", "r1c4", "r2c4", "r9c1"].map(|cell| centre(&harness, at(cell)));
    common::drag(&mut harness, &places[..3], PointerButton::Primary);
    assert_eq!(selected(&harness), ["r1c3", "r1c4", "r2c4"]);
    click(&mut harness, places[3], Modifiers::CTRL);
    assert_eq!(selected(&harness).len(), 4);
    harness.run_steps(60);
    click(&mut harness, places[0], Modifiers::CTRL);
    assert_eq!(selected(&harness), ["r1c4", "r2c4", "r9c1"]);
    harness.run_steps(60);
    click(&mut harness, places[0], Modifiers::NONE);
    let corner = centre(&harness, at("r2c2"));
    click(&mut harness, corner, Modifiers::SHIFT);
    assert_eq!(selected(&harness), ["r1c2", "r1c3", "r2c2", "r2c3"]);
    // A double click on a given 8 selects every 8; two clicks apart do not.
    let eight = centre(&harness, at("r3c3"));
    harness.event(Event::PointerMoved(eight));
    for pressed in [true, false, true, false] {
        let (pos, button, modifiers) = (eight, PointerButton::Primary, Modifiers::NONE);
        harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    harness.run_steps(2);
    let eights = table(&harness).view().cells;
    let count = eights.cells().iter().filter(|face| face.digit == Digit::new(8)).count();
    assert_eq!(selected(&harness).len(), count);
    // What is written goes to all of them; here nothing can be, but colours can.
    harness.key_press_modifiers(Modifiers::ALT, Key::Num2);
    harness.run_steps(2);
    let coloured = table(&harness).sheet().notes().cells().iter();
    assert_eq!(coloured.filter(|notes| !notes.colours.is_empty()).count(), count);
}

/// What lies beside the board must not take the arrows from it.
#[test]
fn after_a_click_the_arrows_stay_on_the_board() {
    let mut harness = playing(EASY);
    let place = centre(&harness, at("r5c1"));
    click(&mut harness, place, Modifiers::NONE);
    for cell in ["r5c2", "r5c3", "r6c3"] {
        let key = if cell == "r6c3" { Key::ArrowDown } else { Key::ArrowRight };
        press(&mut harness, key);
        assert_eq!(play(harness.state()).desk.cursor, Some(at(cell)));
    }
    press(&mut harness, Key::Num3);
    assert_eq!(table(&harness).sheet().digit(at("r6c3")), Digit::new(3));
}

#[test]
fn marks_are_filled_in_and_go_with_a_digit_each_as_one_step() {
    let mut harness = playing(EASY);
    press(&mut harness, Key::M);
    let pencils = |harness: &Shown| {
        let marks = table(harness).sheet().marks().cells().iter();
        marks.filter(|mark| matches!(mark, Mark::Pencil(_))).count()
    };
    assert_eq!(pencils(&harness), 51);
    // The player takes a 1 out of r1c3, which may be 1, 2 or 4: it stays out.
    let place = centre(&harness, at("r1c3"));
    click(&mut harness, place, Modifiers::NONE);
    harness.key_press_modifiers(Modifiers::CTRL, Key::Num1);
    harness.run_steps(2);
    let marks = |harness: &Shown, cell: &str| table(harness).sheet().marks()[at(cell)].digits();
    assert_eq!(marks(&harness, "r1c3").to_string(), "2+4");
    press(&mut harness, Key::M);
    assert_eq!(marks(&harness, "r1c3").to_string(), "2+4");
    // A 4 in r1c3 takes the 4 from its peers, and one undo brings it back.
    let before = table(&harness).sheet().clone();
    assert!(marks(&harness, "r2c2").has(Digit::new(4).unwrap()));
    press(&mut harness, Key::Num4);
    assert!(!marks(&harness, "r2c2").has(Digit::new(4).unwrap()));
    command(&mut harness, Key::Z);
    assert_eq!(table(&harness).sheet(), &before);
    undo_all(&mut harness);
}

#[test]
fn the_right_button_colours_the_candidate_under_it() {
    let folder = folder("sudoku-candidate");
    std::fs::write(folder.join("settings.txt"), "marks = places\ntaught = true\n").unwrap();
    let mut window = kept(&folder);
    window.open_puzzle::<Sudoku>(&puzzle(EASY), "test");
    let mut harness = shown(window);
    assert_eq!(harness.state().settings().marks, Marks::Places);
    press(&mut harness, Key::M);
    let rect = harness.get_by_role_and_label(Role::Cell, &label(&harness, at("r1c3"))).rect();
    // The 4 stands at the left of the middle.
    let four = rect.left_center() + vec2(rect.width() * 0.2, 0.0);
    common::drag(&mut harness, &[four], PointerButton::Secondary);
    let notes = table(&harness).sheet().notes()[at("r1c3")];
    let coloured: Vec<String> = notes.candidates().map(|(digit, _)| digit.to_string()).collect();
    assert_eq!(coloured, ["4"]);
}

#[test]
fn a_hint_is_drawn_step_by_step_and_taken_without_scoring() {
    let mut harness = playing(EASY);
    for level in Level::ALL {
        press(&mut harness, Key::H);
        wait(&mut harness, |window| play(window).table.shown_hint().is_some());
        assert_eq!(table(&harness).shown_hint().unwrap().1, *level);
    }
    let drawing = table(&harness).view().lit.drawing.unwrap();
    assert!(drawing.placed.is_some());
    harness.get_by_label("Write it down").click();
    harness.run_steps(2);
    let (cell, digit) = drawing.placed.unwrap();
    assert_eq!(table(&harness).sheet().digit(cell), Some(digit));
    assert!(table(&harness).totals().is_helped);
}

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

#[test]
fn a_slider_leads_along_the_argument_of_a_chain() {
    let mut window = window();
    assert!(window.open_bytes("chain", CHAIN.as_bytes().to_vec()));
    let mut harness = shown(window);
    for _ in Level::ALL {
        press(&mut harness, Key::H);
        wait(&mut harness, |window| play(window).table.shown_hint().is_some());
    }
    let drawing = table(&harness).view().lit.drawing.unwrap();
    assert!(drawing.steps > 2 && !drawing.struck.is_empty());
    let steps = drawing.steps;
    let name = format!("Step {steps} of {steps} of the argument");
    harness.get_by_role_and_label(Role::Slider, &name).decrement_accesskit();
    harness.run_steps(2);
    assert_eq!(play(harness.state()).desk.step, Some(steps - 1));
    // A mark that the hint takes away is not told again.
    harness.get_by_label("Write it down").click();
    harness.run_steps(2);
    let (cell, digit) = drawing.struck[0];
    assert!(!table(&harness).sheet().marks()[cell].digits().has(digit));
    press(&mut harness, Key::H);
    wait(&mut harness, |window| play(window).table.shown_hint().is_some());
    assert_ne!(table(&harness).view().lit.drawing, Some(drawing));
}

#[test]
fn a_wrong_digit_is_said_first_shown_mended_and_rewound() {
    let mut harness = playing(EASY);
    let place = centre(&harness, at("r1c3"));
    click(&mut harness, place, Modifiers::NONE);
    press(&mut harness, Key::Num2);
    let place = centre(&harness, at("r1c4"));
    click(&mut harness, place, Modifiers::NONE);
    press(&mut harness, Key::Num6);
    press(&mut harness, Key::H);
    wait(&mut harness, |window| play(window).table.shown_hint().is_some());
    harness.get_by_label("Something is wrong");
    press(&mut harness, Key::C);
    wait(&mut harness, |window| play(window).table.mistakes().is_some());
    harness.get_by_label("One cell is wrong.");
    harness.get_by_label("Show it").click();
    harness.run_steps(2);
    assert_eq!(table(&harness).view().lit.wrong, [at("r1c3")]);
    press(&mut harness, Key::R);
    wait(&mut harness, |window| play(window).table.said().is_some());
    assert_eq!(table(&harness).session().moves().count(), 0);
}

#[test]
fn a_digit_that_stands_twice_is_told_as_the_player_wants() {
    for (setting, is_told) in [("at-once", true), ("asked", false), ("never", false)] {
        let folder = folder(&format!("sudoku-twice-{setting}"));
        let text = format!("duplicates = {setting}\ntaught = true\n");
        std::fs::write(folder.join("settings.txt"), text).unwrap();
        let mut window = kept(&folder);
        window.open_puzzle::<Sudoku>(&puzzle(EASY), "test");
        let mut harness = shown(window);
        for _ in 0..3 {
            press(&mut harness, Key::ArrowRight);
        }
        press(&mut harness, Key::Num5);
        let told = "2 cells have the same digit as another in their row, column or box.";
        assert_eq!(harness.query_by_label(told).is_some(), is_told, "{setting}");
        let spoken =
            harness.query_by_role_and_label(Role::Cell, "row 1 column 3: 5, twice in a house");
        assert_eq!(spoken.is_some(), is_told, "{setting}");
    }
}

#[test]
fn what_is_supposed_is_told_and_both_ways_are_compared() {
    let mut harness = playing(SMALL);
    press(&mut harness, Key::A);
    let place = centre(&harness, at("r1c3"));
    click(&mut harness, place, Modifiers::NONE);
    press(&mut harness, Key::Num3);
    harness.get_by_label("What if r1c3 is 3?");
    assert_eq!(table(&harness).view().cells[at("r1c3")].depth, 1);
    press(&mut harness, Key::D);
    assert_eq!(table(&harness).supposed(), 0);
    assert_eq!(table(&harness).sheet().digit(at("r1c3")), None);
}

#[test]
fn every_method_is_watched_and_solutions_are_shown_one_after_the_other() {
    let mut harness = playing(SMALL);
    press(&mut harness, Key::W);
    match table(&harness).mode() {
        Mode::Watch(watch) => assert_eq!(watch.entry().name, "ladder", "one can follow it"),
        Mode::Sheet | Mode::Solution(_) => panic!("it is watched"),
    }
    press(&mut harness, Key::E);
    wait(&mut harness, |window| match play(window).table.mode() {
        Mode::Watch(watch) => watch.is_at_solution() || watch.is_over(),
        Mode::Sheet | Mode::Solution(_) => false,
    });
    assert!(table(&harness).view().is_watched);
    press(&mut harness, Key::Escape);
    // An almost empty puzzle has several solutions, and says so.
    let mut window = window();
    window.open_puzzle::<Sudoku>(&puzzle("1234............"), "several");
    let mut harness = shown(window);
    wait(&mut harness, |window| play(window).table.outlook().is_some());
    assert!(matches!(table(&harness).outlook(), Some(Outlook::Several(..))));
    harness.get_by_label("Compare them").click();
    harness.run_steps(3);
    assert!(!table(&harness).view().lit.differs.is_empty());
}

#[test]
fn a_game_that_was_killed_comes_back_with_its_marks_and_its_past() {
    let folder = folder("sudoku-killed");
    let open = || {
        let mut window = kept(&folder);
        window.open_puzzle::<Sudoku>(&puzzle(EASY), "test");
        shown(window)
    };
    let mut harness = open();
    press(&mut harness, Key::M);
    for _ in 0..3 {
        press(&mut harness, Key::ArrowRight);
    }
    harness.key_press_modifiers(Modifiers::ALT, Key::Num3);
    harness.run_steps(2);
    press(&mut harness, Key::Num4);
    let before = table(&harness).sheet().clone();
    let journal = journals(&folder).remove(0);
    let bytes = std::fs::read(&journal).unwrap();
    drop(harness);
    // Nobody gets a chance to tidy up.
    std::fs::write(&journal, bytes).unwrap();
    let mut harness = open();
    assert_eq!(table(&harness).sheet(), &before);
    undo_all(&mut harness);
    press(&mut harness, Key::L);
    harness.get_by_label("My games").click();
    harness.run_steps(3);
    // It is called what it was opened as.
    harness.get_by_label_contains("test, 9 × 9");
}

#[test]
fn a_large_sudoku_takes_letters_and_its_commands_are_still_there() {
    let mut window = window();
    let line = "1".to_owned() + &".".repeat(255);
    window.open_puzzle::<Sudoku>(&puzzle(&line), "large");
    let mut harness = shown(window);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowRight);
    for (key, number) in [(Key::A, 10), (Key::G, 16), (Key::C, 12), (Key::Num9, 9)] {
        press(&mut harness, key);
        assert_eq!(table(&harness).sheet().digit(at("r1c2")), Digit::new(number), "{key:?}");
    }
    assert_eq!(table(&harness).supposed(), 0, "A is a digit here");
    ask(&mut harness, "suppose something");
    assert_eq!(table(&harness).supposed(), 1);
}

#[test]
fn everything_has_room_at_500_points_at_night_and_in_french() {
    for (settings, key) in [("theme = dark\n", "5, 6 left"), ("language = fr\n", "5, 6 à placer")]
    {
        let folder = folder(&format!("sudoku-narrow-{}", settings.len()));
        std::fs::write(folder.join("settings.txt"), format!("{settings}taught = true\n")).unwrap();
        for line in [EASY, &(".".repeat(255) + "5")] {
            let mut window = kept(&folder);
            window.open_puzzle::<Sudoku>(&puzzle(line), "narrow");
            let mut harness = egui_kittest::Harness::builder()
                .with_size(vec2(500.0, 800.0))
                .with_max_steps(64)
                .build_ui_state(|ui, window: &mut Window| window.show(ui), window);
            harness.run_steps(4);
            let cells: Vec<_> =
                harness.get_all_by_role(Role::Cell).map(|node| node.rect()).collect();
            assert_eq!(cells.len(), line.len());
            let screen = egui::Rect::from_min_size(Pos2::ZERO, vec2(500.0, 800.0));
            assert!(cells.iter().all(|rect| screen.contains_rect(*rect) && rect.width() >= 20.0));
            if line.len() == 81 {
                harness.get_by_label(key);
            }
        }
    }
}

#[test]
fn sudokus_are_pasted_in_any_of_the_formats() {
    let rows: Vec<&str> =
        EASY.as_bytes().chunks(9).map(|row| std::str::from_utf8(row).unwrap()).collect();
    let grid = rows.join("\n");
    let zeros = EASY.replace('.', "0");
    for text in [EASY.to_owned(), grid, zeros] {
        let mut window = window();
        assert!(window.open_bytes("pasted text", text.clone().into_bytes()), "{text}");
        assert_eq!(play(&window).table.puzzle().givens(), puzzle(EASY).givens(), "{text}");
    }
}

#[test]
fn a_new_sudoku_is_made_and_another_is_typed_in_with_a_verdict() {
    let mut harness = playing(SMALL);
    command(&mut harness, Key::N);
    harness.get_by_label("Make it").click();
    wait(&mut harness, |window| play(window).table.puzzle().shape().side() == 9);
    assert!(table(&harness).puzzle().clues() > 16);
    command(&mut harness, Key::N);
    harness.get_by_label("Type one in").click();
    harness.run_steps(3);
    harness.get_by_label("4 × 4").click();
    harness.run_steps(3);
    for symbol in SMALL.chars() {
        press(&mut harness, symbol.to_digit(10).map_or(Key::Period, |n| digit(n as usize)));
    }
    for _ in 0..400 {
        harness.run_steps(1);
        if harness.query_by_label("5 digits: just one solution").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    harness.get_by_label("5 digits: just one solution");
    harness.get_by_role_and_label(Role::Button, "Play").click();
    harness.run_steps(3);
    assert_eq!(table(&harness).puzzle().givens(), puzzle(SMALL).givens());
}
