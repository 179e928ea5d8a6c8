//! An easel without a screen, and what is drawn on it.

use super::*;
use egui::vec2;
use grille_app::Canvas;
use grille_engine::colours::Colour;
use grille_engine::grid::Size;

/// A picture without ink.
pub const BLANK: &str = "......./......./......./......./.......";

/// An easel with this picture, in characters.
pub fn easel(art: &str) -> Shown {
    easel_on(Memory::default(), art)
}

pub fn easel_on(host: Memory, art: &str) -> Shown {
    let mut window = Window::new(Lang::En, Box::new(host));
    window.edit(canvas(art), None);
    shown_at(window, vec2(1280.0, 800.0))
}

pub fn canvas(art: &str) -> Canvas {
    let rows: Vec<&str> = art.split('/').collect();
    let size = Size::new(rows.len(), rows[0].len()).unwrap();
    let ink = |cell: Cell| rows[usize::from(cell.row)].as_bytes()[usize::from(cell.col)] == b'#';
    let picture = Picture::from_fn(size, |cell| match ink(cell) {
        true => Colour::BLACK,
        false => Colour::BACKGROUND,
    });
    Canvas::new(picture, Vec::new(), &Default::default()).unwrap()
}

/// What stands for an ink, or for the background.
fn sign(index: usize) -> char {
    match index {
        0 => '.',
        1 => '#',
        index => char::from_digit(index as u32, 36).unwrap(),
    }
}

/// The picture that is shown, in characters.
pub fn picture(harness: &Shown) -> String {
    let picture = harness.state().easel().unwrap().made.picture();
    let art = |row: &[Colour]| row.iter().map(|c| sign(c.index())).collect::<String>();
    picture.rows().map(art).collect::<Vec<_>>().join("/")
}

pub fn at(harness: &Shown, row: u16, col: u16) -> egui::Pos2 {
    let label = format!("row {} column {}: ", row + 1, col + 1);
    harness.get_by_label_contains(&label).rect().center()
}

/// Drags the main button from a cell to another.
pub fn stroke(harness: &mut Shown, from: (u16, u16), to: (u16, u16)) {
    let path = [at(harness, from.0, from.1), at(harness, to.0, to.1)];
    drag(harness, &path, PointerButton::Primary);
}

/// Clicks what has this label.
pub fn stroke_label(harness: &mut Shown, label: &str) {
    let at = harness.get_by_label(label).rect().center();
    drag(harness, &[at], PointerButton::Primary);
}
