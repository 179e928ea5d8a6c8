//! Playing in the window: checks and mending, several solutions, what is lit, what stays still.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::{Event, Key, PointerButton};
use egui_kittest::kittest::Queryable;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::sheet::Mark;
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_table::nonogram::Struck;
use grille_table::{Mode, Outlook, Pace, Said};
use grille_words::{Lang, Words};

const BLACK: Mark = Mark::Ink(Colour::BLACK);

/// A game with two wrong cells and a right one, checked.
fn checked(mut harness: Shown) -> (Shown, [Cell; 2], Cell) {
    let goal = goal("notes");
    let mut empty = goal.size().iter().filter(|&cell| !goal[cell].is_ink());
    let wrong = [empty.next().unwrap(), empty.next().unwrap()];
    let right = goal.size().iter().find(|&cell| goal[cell].is_ink()).unwrap();
    for cell in [right, wrong[0], wrong[1]] {
        let at = centre(&harness, cell);
        drag(&mut harness, &[at], PointerButton::Primary);
    }
    press(&mut harness, Key::C);
    wait(&mut harness, |window| playing_in(window).table.mistakes().is_some());
    (harness, wrong, right)
}

#[test]
fn a_check_tells_how_many_cells_are_wrong_shows_them_and_mends_them() {
    let (mut harness, wrong, right) = checked(playing("notes"));
    harness.get_by_label("2 cells are wrong.");
    assert!(table(&harness).view().lit.wrong.is_empty(), "nothing is shown before it is asked for");
    harness.get_by_label("Show them").click();
    harness.run_steps(2);
    assert_eq!(table(&harness).view().lit.wrong, wrong);
    harness.get_by_label("Clear them").click();
    harness.run_steps(2);
    assert_eq!(wrong.map(|cell| mark(&harness, cell)), [Mark::Blank; 2]);
    assert_eq!(mark(&harness, right), BLACK);
    harness.get_by_label("2 wrong cells were cleared.");
    command(&mut harness, Key::Z);
    assert_eq!(wrong.map(|cell| mark(&harness, cell)), [BLACK; 2], "one step back");
}

#[test]
fn a_check_leads_back_before_the_mistake_or_tells_why() {
    let (mut harness, wrong, right) = checked(playing("notes"));
    harness.get_by_label("Why?").click();
    wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
    press(&mut harness, Key::C);
    wait(&mut harness, |window| playing_in(window).table.mistakes().is_some());
    harness.get_by_label("Go back to before").click();
    wait(&mut harness, |window| playing_in(window).table.said().is_some());
    assert_eq!(wrong.map(|cell| mark(&harness, cell)), [Mark::Blank; 2]);
    assert_eq!(mark(&harness, right), BLACK);
}

#[test]
fn mistakes_that_are_never_shown_are_not_even_counted() {
    let folder = folder("never");
    std::fs::write(folder.join("settings.txt"), "mistakes = never\n").unwrap();
    let mut window = kept(&folder);
    window.open_collection(index("notes"));
    let (harness, ..) = checked(shown(window));
    harness.get_by_label("The board can no longer be completed.");
    assert!(harness.query_by_label("2 cells are wrong.").is_none());
    assert!(harness.query_by_label("Show them").is_none());
    harness.get_by_label("Go back to before");
}

#[test]
fn a_puzzle_with_several_solutions_says_so_and_compares_them() {
    let mut window = window();
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    window.open_puzzle::<Nonogram>(&puzzle, "two");
    let mut harness = shown(window);
    wait(&mut harness, |window| playing_in(window).table.outlook().is_some());
    harness.get_by_label("Compare them").click();
    harness.run_steps(3);
    assert_eq!(table(&harness).view().lit.differs.len(), 4);
    // Buttons keep their places to the last solution, and beyond.
    let place = |harness: &Shown| harness.get_by_label("Next solution").rect();
    let before = place(&harness);
    for _ in 0..2 {
        harness.get_by_label("Next solution").click();
        wait(&mut harness, |window| playing_in(window).table.asked().is_none());
    }
    let Mode::Solution(shown) = table(&harness).mode() else { panic!("no solution") };
    assert!(shown.is_last());
    assert_eq!(place(&harness), before);
    harness.get_by_label("Solution before").click();
    harness.run_steps(2);
    let Mode::Solution(shown) = table(&harness).mode() else { panic!("no solution") };
    assert_eq!(shown.number(), 1);
}

#[test]
fn a_puzzle_without_solution_says_so_with_the_cause() {
    let mut window = window();
    window
        .open_bytes("table3.picross", include_bytes!("../../../examples/table3.picross").to_vec());
    let mut harness = shown(window);
    wait(&mut harness, |window| playing_in(window).table.outlook().is_some());
    let Some(Outlook::None(_)) = table(&harness).outlook() else { panic!("it has none") };
    harness.get_by_label_contains("This puzzle has no solution: ");
    command(&mut harness, Key::Enter);
    wait(&mut harness, |window| playing_in(window).table.said().is_some());
    let table = table(&harness);
    let said = Words::new(Lang::En).said(table.said().unwrap(), table.puzzle());
    assert!(matches!(table.said(), Some(Said::NoSolution(Some(_)))) && said.len() == 2, "{said:?}");
}

#[test]
fn watching_ends_with_how_many_solutions_there_are() {
    let mut harness = playing("snail");
    press(&mut harness, Key::W);
    for _ in 0..2 {
        press(&mut harness, Key::E);
        wait(
            &mut harness,
            |window| matches!(playing_in(window).table.mode(), Mode::Watch(watch) if watch.pace == Pace::Still),
        );
    }
    harness.get_by_label("A solution, and there is no other");
    let cells = table(&harness).puzzle().size().cells();
    harness.get_by_label(&format!("{cells} of {cells}"));
    // And back, step by step.
    let number = |harness: &Shown| match table(harness).mode() {
        Mode::Watch(watch) => watch.number(),
        Mode::Sheet | Mode::Solution(_) => panic!("not watching"),
    };
    let last = number(&harness);
    harness.get_by_label("One step back").click();
    harness.run_steps(2);
    assert_eq!(number(&harness), last - 1);
    harness.get_by_label("To the start").click();
    harness.run_steps(2);
    assert_eq!(number(&harness), 0);
    // By keys too.
    for (key, then) in
        [(Key::ArrowRight, 1), (Key::ArrowRight, 2), (Key::ArrowLeft, 1), (Key::Home, 0)]
    {
        press(&mut harness, key);
        assert_eq!(number(&harness), then);
    }
}

#[test]
fn the_crosshair_stays_in_the_line_of_a_drag() {
    let mut harness = playing("penguin");
    let at = |harness: &Shown, row, col| centre(harness, Cell { row, col });
    let path = [at(&harness, 4, 0), at(&harness, 4, 3), at(&harness, 7, 5)];
    harness.event(Event::PointerMoved(path[0]));
    harness.run_steps(1);
    button(&harness, path[0], PointerButton::Primary, true);
    for at in path {
        harness.event(Event::PointerMoved(at));
        harness.run_steps(1);
    }
    assert_eq!(playing_in(harness.state()).desk.pointed(), Some(Cell { row: 4, col: 5 }));
}

#[test]
fn the_clock_stands_under_dialogs() {
    let mut harness = playing("notes");
    harness.run_steps(4);
    command(&mut harness, Key::Comma);
    let before = table(&harness).clock();
    harness.run_steps(40);
    assert_eq!(table(&harness).clock(), before);
}

#[test]
fn a_larger_scale_does_not_make_the_cells_smaller() {
    let side = |scale: &str| {
        let folder = folder(&format!("scale-{scale}"));
        std::fs::write(folder.join("settings.txt"), format!("scale = {scale}\n")).unwrap();
        let mut window = kept(&folder);
        window.open_collection(index("penguin"));
        let harness = shown(window);
        let cell = harness.get_by_label(&label(Cell { row: 0, col: 0 }, "blank")).rect();
        cell.width() * harness.ctx.pixels_per_point()
    };
    let (small, large) = (side("1"), side("2"));
    assert!(large >= small - 0.5, "{small} and {large}");
}

#[test]
fn a_click_on_a_clue_strikes_it_and_another_takes_that_back() {
    let mut harness = playing("notes");
    let header = harness.get_by_label_contains("row 1: 4").rect();
    let at = egui::pos2(header.right() - 14.0, header.center().y);
    let struck = |harness: &Shown| table(harness).view().struck;
    drag(&mut harness, &[at], PointerButton::Primary);
    let first = Struck { line: LineId::Row(0), block: 0 };
    assert_eq!(struck(&harness).into_iter().collect::<Vec<_>>(), [first]);
    drag(&mut harness, &[at], PointerButton::Primary);
    assert!(struck(&harness).is_empty());
}

#[test]
fn a_hint_lights_the_numbers_that_it_uses() {
    let mut harness = playing("duckling");
    let mut lit = 0;
    for _ in 0..12 {
        press(&mut harness, Key::H);
        wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
        for _ in 0..4 {
            press(&mut harness, Key::H);
        }
        let view = table(&harness).view();
        lit += view.lit.blocks.len();
        assert!(!view.lit.settles.is_empty());
        press(&mut harness, Key::J);
    }
    assert!(lit > 0);
}

#[test]
fn letters_lie_over_every_ink_and_are_read_on_it() {
    let folder = folder("letters");
    std::fs::write(folder.join("settings.txt"), "letters = true\n").unwrap();
    let mut window = kept(&folder);
    window.open_collection(index("cherries"));
    let mut harness = shown(window);
    let inks = table(&harness).puzzle().palette().inks().len();
    for ink in 1..inks {
        harness.get_by_label_contains(&format!("Ink {ink}: ")).click();
        harness.run_steps(2);
        let cell = Cell { row: 0, col: ink as u16 };
        let at = harness.get_by_label(&label(cell, "blank")).rect().center();
        drag(&mut harness, &[at], PointerButton::Primary);
        let shapes = common::shapes::shapes(&harness);
        let covers = |shape: &egui::Shape| shape.visual_bounding_rect().contains(at);
        let last = |is: &dyn Fn(&egui::Shape) -> bool| {
            shapes.iter().rposition(|(_, shape)| covers(shape) && is(shape))
        };
        let letter = last(&|shape| matches!(shape, egui::Shape::Text(_)));
        let filled =
            last(&|shape| matches!(shape, egui::Shape::Rect(rect) if rect.fill.a() == 255));
        assert!(letter > filled && filled.is_some(), "the letter of ink {ink} is covered");
        let egui::Shape::Rect(ground) = &shapes[filled.unwrap()].1 else { panic!("a cell") };
        let egui::Shape::Text(text) = &shapes[letter.unwrap()].1 else { panic!("a letter") };
        let colour = text.galley.job.sections[0].format.color;
        let colour = text.override_text_color.unwrap_or(colour);
        assert!(grille_app::theme::contrast(colour, ground.fill) >= 4.5, "ink {ink}");
    }
}

#[test]
fn escape_gives_up_a_question_that_takes_long() {
    let mut window = window();
    // Rows and columns of ones: far too many ways to be tried.
    let text =
        format!("width 40\nheight 40\n\nrows\n{0}\ncolumns\n{0}", "2,1,3,1,2,1,1\n".repeat(40));
    window.open_bytes("hard.non", text.into_bytes());
    let mut harness = shown(window);
    command(&mut harness, Key::Enter);
    wait(&mut harness, |window| playing_in(window).table.asked().is_some());
    press(&mut harness, Key::Escape);
    assert!(table(&harness).asked().is_none(), "the question stands");
    assert!(matches!(table(&harness).mode(), Mode::Sheet));
}

#[test]
fn escape_gives_up_a_stroke_before_it_takes_the_hint_away() {
    let mut harness = playing("notes");
    press(&mut harness, Key::H);
    wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
    let cells = [0, 1, 2].map(|col| Cell { row: 0, col });
    let path = cells.map(|cell| centre(&harness, cell));
    harness.event(Event::PointerMoved(path[0]));
    harness.run_steps(1);
    button(&harness, path[0], PointerButton::Primary, true);
    harness.run_steps(1);
    harness.event(Event::PointerMoved(path[2]));
    harness.run_steps(1);
    press(&mut harness, Key::Escape);
    assert!(table(&harness).shown_hint().is_some(), "the stroke alone is given up");
    button(&harness, path[2], PointerButton::Primary, false);
    harness.run_steps(2);
    assert_eq!(cells.map(|cell| mark(&harness, cell)), [Mark::Blank; 3]);
    press(&mut harness, Key::Escape);
    assert!(table(&harness).shown_hint().is_none());
}
