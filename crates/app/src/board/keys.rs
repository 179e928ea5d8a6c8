//! The board by keys.

use super::{Desk, Layout};
use crate::game::Game;
use egui::{Event, Key, Response, Ui};
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::{Mark, Move};

/// The keyboard: arrows move, F or Enter fills, X crosses out, Backspace erases, digits
/// take an ink; held with Shift, arrows write on.
pub fn read(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    game: &Game,
    desk: &mut Desk,
) -> Option<Move> {
    let free = ui.memory(|memory| memory.focused().is_none_or(|id| id == response.id));
    if !free {
        return None;
    }
    let (events, modifiers) = ui.input(|input| (input.events.clone(), input.modifiers));
    if modifiers.command || modifiers.alt {
        return None;
    }
    let size = game.puzzle().size();
    let mut done = None;
    for event in events {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
        let at = desk.cursor.unwrap_or(Cell { row: 0, col: 0 });
        let step = match key {
            Key::ArrowUp => Some((-1, 0)),
            Key::ArrowDown => Some((1, 0)),
            Key::ArrowLeft => Some((0, -1)),
            Key::ArrowRight => Some((0, 1)),
            _ => None,
        };
        if let Some((down, right)) = step {
            let moved = |at: u16, by: i32, most: usize| {
                (i32::from(at) + by).clamp(0, most as i32 - 1) as u16
            };
            let next = match desk.cursor {
                None => at,
                Some(_) => Cell {
                    row: moved(at.row, down, size.rows()),
                    col: moved(at.col, right, size.cols()),
                },
            };
            if modifiers.shift && next != at && game.given(next).is_none() {
                done = Some(Move(vec![(next, game.mark(at))]));
            }
            desk.cursor = Some(next);
            desk.by_keys = true;
            desk.view = layout.revealing(desk.view, next);
            continue;
        }
        let wanted = match key {
            Key::F | Key::Enter => Some(Mark::Ink(desk.hand.ink)),
            Key::X => Some(Mark::Cross),
            Key::Backspace | Key::Delete => Some(Mark::Blank),
            _ => None,
        };
        if let (Some(mark), Some(cell)) = (wanted, desk.cursor)
            && game.given(cell).is_none()
        {
            let now = game.mark(cell);
            let mark = if mark == now { Mark::Blank } else { mark };
            done = (mark != now).then(|| Move(vec![(cell, mark)]));
        }
        if let Some(ink) = digit(key).and_then(Colour::new)
            && ink.is_ink()
            && ink.index() < game.puzzle().palette().inks().len()
        {
            desk.hand.ink = ink;
        }
    }
    done
}

fn digit(key: Key) -> Option<usize> {
    let keys = [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    keys.iter().position(|&own| own == key)
}
