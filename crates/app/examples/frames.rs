//! How much of a processor's time a frame of the board takes: drawing it and making triangles of it, without what
//! the graphics card does, while the pointer drags over row after row; and the same of a sudoku in which every
//! candidate has a colour. And how long it takes, by the clock, from asking for a new sudoku that is in stock on the disk
//! to the end of the frame in which it is played.
//! `cargo run --release -p grille-app --example frames [SIDE [PART]]`: only of those with PART in their name.

#![allow(clippy::print_stdout, reason = "an example tells what it found")]

use cpu_time::ThreadTime;
use egui::{Context, Event, Key, Modifiers, PointerButton, RawInput, Rect, pos2, vec2};
use grille_app::host::memory::Memory;
use grille_app::{Settings, Store, Window};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::{Nonogram, Palette, Puzzle};
use grille_engine::sudoku::{self, Digit, Digits, Shape, Sudoku, Tint, Write};
use grille_formats::sudoku::{self as formats, collection};
use grille_store::{Marks, Stocked};
use grille_table::{Playable, Table};
use grille_words::Lang;

/// The window's size.
const SCREEN: egui::Vec2 = vec2(1600.0, 1000.0);

fn main() {
    let side = std::env::args().nth(1).and_then(|side| side.parse().ok()).unwrap_or(100);
    let Some(puzzle) = Size::new(side, side).ok().and_then(puzzle) else { return };
    let part = std::env::args().nth(2).unwrap_or_default();
    let is_wanted = |name: &str| name.contains(&part);
    let boards = [("as it opens", None), ("whole board", Some(Key::Num0))];
    for (name, first) in boards.into_iter().filter(|(name, _)| is_wanted(name)) {
        let mut window = Window::new(Lang::En, Box::new(Memory::default().idle()));
        window.open_puzzle::<Nonogram>(&puzzle, "");
        let mut times = frames(&mut window, first);
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize];
        let (median, slow) = (at(0.5), at(0.99));
        println!("{side}x{side}, {name}: median {median:.2} ms, 99 of 100 within {slow:.2} ms");
    }
    for marks in [Marks::Corners, Marks::Places].into_iter().filter(|marks| is_wanted(marks.name()))
    {
        let Some(mut window) = coloured(marks) else { return };
        let mut times = frames(&mut window, None);
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize];
        let (median, slow, name) = (at(0.5), at(0.99), marks.name());
        println!(
            "sudoku, 729 candidates in colour, {name}: median {median:.2} ms, 99 of 100 within {slow:.2} ms"
        );
    }
    if is_wanted("stock") {
        let Some(mut times) = from_stock() else { return };
        times.sort_by(f64::total_cmp);
        let (median, slow) = (times[times.len() / 2], times[times.len() - 1]);
        println!("a new sudoku from stock: median {median:.1} ms, at most {slow:.1} ms");
    }
}

/// Milliseconds from asking for a new sudoku to its being played, each out of stock.
fn from_stock() -> Option<Vec<f64>> {
    let folder = std::env::temp_dir().join(format!("grille-frames-{}", std::process::id()));
    let store = Store::open(&folder).ok()?;
    store.keep_settings(&Settings { taught: true, stock: false, ..Settings::default() }).ok()?;
    let small = sudoku::Puzzle::of_line("12..3......4..3.")?;
    let mut window =
        Window::new(Lang::En, Box::new(Memory::default().with_store(store.clone()).idle()));
    window.open_puzzle::<Sudoku>(&small, "");
    let context = Context::default();
    let frame = |window: &mut Window, events: Vec<Event>| {
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), SCREEN));
        let input = RawInput { screen_rect, events, focused: true, ..RawInput::default() };
        let mut output = context.run_ui(input, |ui| window.show(ui));
        output.textures_delta.clear();
        std::hint::black_box(context.tessellate(output.shapes, output.pixels_per_point));
    };
    let key = |key, modifiers| {
        let of =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        vec![of(true), of(false)]
    };
    let mut times = Vec::new();
    let all = collection::COLLECTION.iter().map(|item| (item.name, item.puzzle()));
    for (name, puzzle) in all.filter(|(_, puzzle)| puzzle.shape() == Shape::Nine) {
        let own = formats::find("line")?.write(&puzzle).ok()?.trim().to_owned();
        let kind = "sudoku-9-any".to_owned();
        store.stock_up(Stocked { kind, seed: name.to_owned(), puzzle: own }).ok()?;
        frame(&mut window, key(Key::N, Modifiers::COMMAND));
        frame(&mut window, Vec::new());
        frame(&mut window, Vec::new());
        let start = std::time::Instant::now();
        frame(&mut window, key(Key::Enter, Modifiers::NONE));
        let is_there = |window: &Window| {
            let play = window.playing::<Sudoku>();
            play.is_some_and(|play| play.table.puzzle().givens() == puzzle.givens())
        };
        for _ in 0..100 {
            if is_there(&window) {
                break;
            }
            frame(&mut window, Vec::new());
        }
        assert!(is_there(&window), "the one in stock is played");
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    std::fs::remove_dir_all(&folder).ok()?;
    Some(times)
}

/// A window with an empty sudoku in which all candidates are noted, each with a colour.
fn coloured(marks: Marks) -> Option<Window> {
    let puzzle = sudoku::Puzzle::of(&[None; 81])?;
    let store = Store::in_memory();
    store.keep_settings(&Settings { marks, taught: true, ..Settings::default() }).ok()?;
    let (played, mut kept) = store.game::<Sudoku>(&puzzle).ok()?;
    let mut table: Table<Sudoku> = Table::new(played);
    let all = Sudoku::notes(table.sheet())?;
    table.write(all, false);
    let candidates =
        puzzle.size().iter().flat_map(|cell| Digits::first(9).iter().map(move |d| (cell, d)));
    let colour =
        |(cell, digit): (Cell, Digit)| (cell, Write::Candidate(digit, Tint::new(digit.number())));
    table.write(candidates.map(colour).collect(), false);
    kept.append(&table.take_records()).ok()?;
    drop(kept);
    let mut window = Window::new(Lang::En, Box::new(Memory::default().with_store(store).idle()));
    window.open_puzzle::<Sudoku>(&puzzle, "");
    Some(window)
}

/// A puzzle with long clues.
fn puzzle(size: Size) -> Option<Puzzle> {
    let picture = Grid::from_fn(size, |cell| {
        let (row, col) = (u64::from(cell.row), u64::from(cell.col));
        let mixed = (row * 2_654_435_761) ^ (col * 40_503 + row);
        if (mixed >> 5).is_multiple_of(2) { Colour::BLACK } else { Colour::BACKGROUND }
    });
    Puzzle::of(&picture, Palette::black_and_white().inks().to_vec()).ok()
}

/// Milliseconds of each frame.
fn frames(window: &mut Window, first: Option<Key>) -> Vec<f64> {
    let context = Context::default();
    let mut times = Vec::new();
    let mut frame = |events: Vec<Event>| {
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), SCREEN));
        let input = RawInput { screen_rect, events, focused: true, ..RawInput::default() };
        let start = ThreadTime::now();
        let mut output = context.run_ui(input, |ui| window.show(ui));
        // There is no graphics card to take them.
        output.textures_delta.clear();
        let triangles = context.tessellate(output.shapes, output.pixels_per_point);
        times.push(start.elapsed().as_secs_f64() * 1000.0);
        std::hint::black_box(triangles);
    };
    frame(Vec::new());
    let modifiers = Modifiers::NONE;
    if let Some(key) = first {
        let pressed =
            Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        frame(vec![pressed]);
    }
    for line in 0..120 {
        let y = 340.0 + 5.0 * line as f32;
        let button = if line % 2 == 0 { PointerButton::Primary } else { PointerButton::Secondary };
        let pressed =
            |x: f32, pressed| Event::PointerButton { pos: pos2(x, y), button, pressed, modifiers };
        frame(vec![Event::PointerMoved(pos2(400.0, y)), pressed(400.0, true)]);
        frame(vec![Event::PointerMoved(pos2(700.0, y))]);
        frame(vec![Event::PointerMoved(pos2(1200.0, y)), pressed(1200.0, false)]);
    }
    // The first ones make the fonts.
    times.split_off(10)
}
