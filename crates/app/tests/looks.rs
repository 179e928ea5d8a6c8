//! How the board looks: what is told apart from what, in which colour, and what lies where.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::shapes::{ground, lines, shapes, texts};
use common::*;
use egui::{Color32, Event, Key, PointerButton, Pos2, Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;
use grille_app::theme::{Ink, Sheet, contrast};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::{Nonogram, Puzzle};

/// The four looks: a name, the settings, the colours of window and sheet.
const LOOKS: [(&str, &str, Ink, Sheet); 4] = [
    ("day", "theme = light", Ink::DAY, Sheet::DAY),
    ("night", "theme = dark", Ink::NIGHT, Sheet::NIGHT),
    ("bright", "theme = light\ncontrast = true", Ink::BRIGHT, Sheet::BRIGHT),
    ("deep", "theme = dark\ncontrast = true", Ink::DEEP, Sheet::DEEP),
];

fn opened(mut window: grille_app::Window, name: &str) -> Shown {
    window.open_collection(index(name));
    shown(window)
}

fn cell_rect(harness: &Shown, cell: Cell) -> Rect {
    harness.get_by_label_contains(&format!("{}: ", place(cell))).rect()
}

/// "row 2 column 3", as a label begins.
fn place(cell: Cell) -> String {
    format!("row {} column {}", cell.row + 1, cell.col + 1)
}

/// How much more red than blue there is: paper has little, amber much.
fn amber(colour: Color32) -> i32 {
    i32::from(colour.r()) - i32::from(colour.b())
}

#[test]
fn the_line_of_a_hint_is_amber_and_the_crosshair_is_not() {
    for (name, settings, ..) in LOOKS {
        let mut harness = opened(set(&format!("hint-{name}"), settings), "penguin");
        press(&mut harness, Key::H);
        wait(&mut harness, |window| playing_in(window).table.shown_hint().is_some());
        press(&mut harness, Key::H);
        let hinted = table(&harness).view().lit.lines[0];
        let size = table(&harness).puzzle().size();
        let at = size.iter().find(|&cell| !size_has(hinted, cell)).unwrap();
        let middle = cell_rect(&harness, at).center();
        harness.event(Event::PointerMoved(middle));
        harness.run_steps(3);
        let on = |is: &dyn Fn(Cell) -> bool| {
            let cell = size.iter().find(|&cell| is(cell)).unwrap();
            ground(&harness, cell_rect(&harness, cell).center())
        };
        let is_crossed = |cell: Cell| (cell.row == at.row) != (cell.col == at.col);
        let hint = on(&|cell| size_has(hinted, cell) && !is_crossed(cell));
        let cross = on(&|cell| !size_has(hinted, cell) && is_crossed(cell));
        let plain = on(&|cell| !size_has(hinted, cell) && cell.row != at.row && cell.col != at.col);
        assert!(amber(hint) > amber(plain) + 30, "{name}: {hint:?} is not amber");
        assert!(amber(cross) < amber(plain) + 20, "{name}: {cross:?} is amber");
        assert_ne!(cross, plain, "{name}: the crosshair is not seen");
    }
}

fn size_has(line: LineId, cell: Cell) -> bool {
    match line {
        LineId::Row(row) => row == cell.row,
        LineId::Col(col) => col == cell.col,
    }
}

#[test]
fn a_line_that_cannot_be_finished_has_an_outline_round_its_colour_chips() {
    for (name, settings, ink, _) in LOOKS {
        let settings = format!("{settings}\nmistakes = at-once");
        let mut harness = opened(set(&format!("chips-{name}"), &settings), "cherries");
        let puzzle = table(&harness).puzzle().clone();
        let row = (0..).find(|&row| !puzzle.clue(LineId::Row(row)).blocks().is_empty()).unwrap();
        let far = Cell { row, col: puzzle.size().cols() as u16 - 1 };
        let path = [Cell { row, col: 0 }, far].map(|cell| cell_rect(&harness, cell).center());
        let header = harness.get_by_label_contains(&format!("row {}: ", row + 1)).rect();
        let outline = |harness: &Shown| {
            shapes(harness).into_iter().find_map(|(_, shape)| match shape {
                Shape::Rect(rect)
                    if rect.stroke.color == ink.wrong
                        && header.expand(8.0).contains_rect(rect.rect) =>
                {
                    Some(rect)
                }
                _ => None,
            })
        };
        assert!(outline(&harness).is_none(), "{name}");
        drag(&mut harness, &path, PointerButton::Secondary);
        let outline = outline(&harness).unwrap_or_else(|| panic!("{name}: no outline"));
        assert!(outline.stroke.width >= 1.5 && contrast(ink.wrong, ink.paper) >= 3.0);
        // All chips lie inside of it: none hides it.
        let count = puzzle.clue(LineId::Row(row)).blocks().len();
        let chips = shapes(&harness).into_iter().filter(|(_, shape)| match shape {
            Shape::Rect(chip) => {
                chip.stroke.width == 0.0 && outline.rect.shrink(1.0).contains_rect(chip.rect)
            }
            _ => false,
        });
        assert!(chips.count() >= count, "{name}");
    }
}

#[test]
fn what_is_supposed_is_violet_hatched_and_its_crosses_are_violet() {
    for (name, settings, _, sheet) in LOOKS {
        let mut harness = opened(set(&format!("supposed-{name}"), settings), "notes");
        let [plain, supposed, crossed] = [0, 2, 4].map(|row| Cell { row, col: 1 });
        let write = |harness: &mut Shown, cell: Cell, by: PointerButton| {
            let at = cell_rect(harness, cell).center();
            drag(harness, &[at], by);
        };
        write(&mut harness, plain, PointerButton::Primary);
        press(&mut harness, Key::A);
        write(&mut harness, supposed, PointerButton::Primary);
        write(&mut harness, crossed, PointerButton::Secondary);
        // The keyboard's ring lies elsewhere.
        press(&mut harness, Key::ArrowRight);
        let fill = |cell| ground(&harness, cell_rect(&harness, cell).center());
        assert_eq!((fill(plain), fill(supposed)), (sheet.ink, sheet.what_if_cell), "{name}");
        let strokes = |cell| lines(&harness, cell_rect(&harness, cell).expand(1.0));
        let violet =
            |colour: Color32| strokes(supposed).iter().filter(|(own, _)| *own == colour).count();
        assert!(violet(sheet.what_if) >= 3, "{name}: not hatched");
        let is_cross = |colour: Color32| {
            strokes(crossed).iter().filter(|(own, way)| *own == colour && way.x.abs() > 1.0).count()
        };
        assert_eq!((is_cross(sheet.what_if_cross), is_cross(sheet.cross)), (2, 0), "{name}");
        assert!(texts(&harness).iter().any(|(text, ..)| text == "?"), "{name}: no question");
    }
}

#[test]
fn buttons_of_a_supposition_are_violet() {
    for (name, settings, ink, _) in LOOKS {
        let mut harness = opened(set(&format!("violet-{name}"), settings), "notes");
        press(&mut harness, Key::A);
        press(&mut harness, Key::ArrowRight);
        press(&mut harness, Key::F);
        let all = texts(&harness);
        for button in ["Drop", "The contrary"] {
            let (.., colour) = all.iter().find(|(text, ..)| text == button).unwrap();
            assert_eq!(*colour, ink.what_if, "{name}: {button}");
        }
    }
}

/// Clue, cell, swatch and picture of an ink are the same colour by day and by night.
#[test]
fn an_ink_looks_the_same_wherever_it_is_and_by_night() {
    let mut looks = Vec::new();
    for &(name, settings, ..) in &LOOKS[..2] {
        let mut harness = opened(set(&format!("ink-{name}"), settings), "cherries");
        let puzzle = table(&harness).puzzle().clone();
        let goal = goal("cherries");
        for ink in puzzle.palette().colours().filter(|ink| ink.is_ink()) {
            let own = format!("Ink {}: ", ink.index());
            let swatch = harness.get_by_label_contains(&own);
            let square = swatch.rect().left_center() + vec2(24.0, 0.0);
            swatch.click();
            harness.run_steps(2);
            let cell = goal.size().iter().find(|&cell| goal[cell] == ink).unwrap();
            let at = cell_rect(&harness, cell).center();
            drag(&mut harness, &[at], PointerButton::Primary);
            let colour = ground(&harness, at);
            assert_eq!(ground(&harness, square), colour, "{name}: swatch of {ink}");
            let left = cell_rect(&harness, Cell { row: 0, col: 0 }).left();
            let is_chip = |(rect, shape): &(Rect, Shape)| {
                rect.right() < left && matches!(shape, Shape::Rect(own) if own.fill == colour)
            };
            assert!(shapes(&harness).iter().any(is_chip), "{name}: chip of {ink}");
            looks.push((name, ink, colour));
        }
        // A picture of it lies on paper.
        press(&mut harness, Key::L);
        harness.run_steps(3);
        let number = format!("Nº {}, ", index("cherries") + 1);
        harness.get_by_label_contains(&number).scroll_to_me();
        harness.run_steps(6);
        let card = harness.get_by_label_contains(&number).rect();
        let fills = shapes(&harness).into_iter().filter_map(|(rect, shape)| match shape {
            Shape::Rect(own) if card.contains_rect(rect) => Some(own.fill),
            _ => None,
        });
        let fills: Vec<Color32> = fills.collect();
        for (_, ink, colour) in looks.iter().filter(|(own, ..)| *own == name) {
            assert!(fills.contains(colour), "{name}: picture of {ink}");
        }
        let paper = if name == "day" { Sheet::DAY } else { Sheet::NIGHT };
        assert!(fills.contains(&paper.sheet), "{name}: no paper under the picture");
    }
    let dark = |colour: Color32| colour.r().max(colour.g()).max(colour.b()) < 64;
    let (day, night) = looks.split_at(looks.len() / 2);
    for ((_, ink, one), (.., other)) in day.iter().zip(night) {
        assert!(one == other || (dark(*one) && dark(*other)), "{ink}: {one:?}, {other:?}");
    }
}

#[test]
fn a_finished_picture_stands_without_grid_and_crosses() {
    let mut window = window();
    window.open_bytes("three.picross", b"1 3\n1 1\n1\n0\n1\n".to_vec());
    let mut harness = shown(window);
    let rects = [0, 1, 2].map(|col| cell_rect(&harness, Cell { row: 0, col }));
    let board = rects[0].union(rects[2]).expand(1.0);
    let count =
        |harness: &Shown| lines(harness, board).iter().filter(|(colour, _)| colour.a() > 0).count();
    drag(&mut harness, &[rects[1].center()], PointerButton::Secondary);
    drag(&mut harness, &[rects[0].center()], PointerButton::Primary);
    assert!(count(&harness) >= 4, "two lines and a cross");
    drag(&mut harness, &[rects[2].center()], PointerButton::Primary);
    harness.get_by_label("Look at it").click();
    harness.run_steps(4);
    assert!(table(&harness).is_solved());
    assert_eq!(count(&harness), 0);
    command(&mut harness, Key::Z);
    assert!(count(&harness) >= 4, "they come back");
}

/// A square board of many short blocks.
fn large(side: usize) -> Shown {
    let clue: Vec<u32> = vec![1; 12];
    let clues: Vec<&[u32]> = vec![&clue; side];
    let puzzle = Puzzle::black_and_white(&clues, &clues).unwrap();
    let mut window = window();
    window.open_puzzle::<Nonogram>(&puzzle, "large");
    shown(window)
}

#[test]
fn a_large_board_has_a_map_that_leads_anywhere() {
    let mut harness = large(100);
    let offset = |harness: &Shown| playing_in(harness.state()).desk.view.offset;
    let map = harness.get_by_label("the whole board in small").rect();
    assert!(map.width() >= 36.0, "{map:?}");
    assert!(harness.query_by_label(&label(Cell { row: 99, col: 99 }, "blank")).is_none());
    drag(&mut harness, &[map.right_bottom() - vec2(1.0, 1.0)], PointerButton::Primary);
    harness.get_by_label(&label(Cell { row: 99, col: 99 }, "blank"));
    let far = offset(&harness);
    drag(&mut harness, &[map.left_top() + vec2(1.0, 1.0)], PointerButton::Primary);
    assert_eq!(offset(&harness), egui::Vec2::ZERO);
    assert!(far.x > 100.0 && far.y > 100.0);
    assert_eq!(table(&harness).session().moves().count(), 0, "nothing was written");
    // What fits has none.
    assert!(playing("notes").query_by_label("the whole board in small").is_none());
}

#[test]
fn every_fifth_line_of_a_large_board_has_its_number() {
    let numbers = |harness: &Shown, side: u16| {
        let last = cell_rect(harness, Cell { row: 0, col: side - 1 });
        let below = cell_rect(harness, Cell { row: side - 1, col: 0 });
        let at = |is: &dyn Fn(Pos2) -> bool| {
            let found = texts(harness).into_iter().filter(|(_, rect, _)| is(rect.center()));
            let mut all: Vec<u16> = found.filter_map(|(text, ..)| text.parse().ok()).collect();
            all.sort_unstable();
            all
        };
        let right = last.right();
        let rows = at(&|at: Pos2| at.x > right && at.x < right + 30.0 && at.y < below.bottom());
        let cols = at(&|at: Pos2| at.y > below.bottom() && at.x < right);
        (rows, cols)
    };
    let fifths: Vec<u16> = (1..=6).map(|n| 5 * n).collect();
    assert_eq!(numbers(&large(30), 30), (fifths.clone(), fifths));
    assert_eq!(numbers(&playing("notes"), 5).0, [0u16; 0]);
}
