//! One act at a time. What a key or a button does depends on what is shown: the key after the one
//! that opens a dialog is for the dialog. A slow frame has several of them, so those after the
//! first wait in their order, until frames without any have shown what came of it.

use egui::Event;
use std::collections::VecDeque;

/// Frames without an act after each: in the first, what has come up asks for the keyboard; in the
/// second it says which keys it keeps.
const REST: u8 = 2;

/// What waits for the next frames.
#[derive(Default)]
pub struct Pace {
    waiting: VecDeque<Event>,
    /// How many frames from here on only show what came of the last act.
    rest: u8,
}

impl Pace {
    /// Takes what has happened since the last frame; what this frame has of it.
    pub fn frame(&mut self, events: Vec<Event>) -> Vec<Event> {
        self.waiting.extend(events);
        let act = self.waiting.iter().position(is_act);
        let count = match act {
            Some(at) if self.rest == 0 => {
                self.rest = REST;
                // Who writes is not held up: letters go together.
                let writes = is_letter(&self.waiting[at]);
                let goes = |own: &&Event| is_part(own) || (writes && is_letter(own));
                at + 1 + self.waiting.iter().skip(at + 1).take_while(goes).count()
            }
            _ => {
                self.rest = self.rest.saturating_sub(1);
                act.unwrap_or(self.waiting.len())
            }
        };
        self.waiting.drain(..count).collect()
    }

    /// Whether another frame is needed.
    pub fn is_waiting(&self) -> bool {
        self.rest > 0 || !self.waiting.is_empty()
    }
}

/// Whether it may change what the next one means. A key that is held down does what it did: if its
/// repetitions waited, they would go on after it is let go.
fn is_act(event: &Event) -> bool {
    match event {
        Event::Key { pressed, repeat, .. } => *pressed && !*repeat,
        Event::PointerButton { .. } | Event::Paste(_) | Event::Copy | Event::Cut => true,
        _ => false,
    }
}

/// Whether it is the key of a letter or a figure: none of them opens something that is typed into.
fn is_letter(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            !modifiers.command && !modifiers.ctrl && !modifiers.alt && key.name().len() == 1
        }
        _ => false,
    }
}

/// Whether it is a part of the act before it: the letter of a key, and the key let go.
fn is_part(event: &Event) -> bool {
    matches!(event, Event::Text(_) | Event::Key { pressed: false, .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Key, Modifiers, PointerButton, pos2};

    fn key(key: Key, pressed: bool, repeat: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat, modifiers: Modifiers::NONE }
    }

    fn button(x: f32, pressed: bool) -> Event {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos: pos2(x, 0.0), button, pressed, modifiers }
    }

    /// The events of each frame, if all of them happened before the first.
    fn frames(events: Vec<Event>) -> Vec<usize> {
        let mut pace = Pace::default();
        let mut counts = vec![pace.frame(events).len()];
        while pace.is_waiting() {
            counts.push(pace.frame(Vec::new()).len());
        }
        counts
    }

    #[test]
    fn every_key_and_every_button_has_a_frame_and_two_that_show_it() {
        let text = Event::Text("a".to_owned());
        let moved = Event::PointerMoved(pos2(9.0, 0.0));
        let escape = [key(Key::Escape, true, false), key(Key::Escape, false, false)];
        let letter = [key(Key::A, true, false), text, key(Key::A, false, false)];
        for (events, expected) in [
            (vec![], vec![0]),
            (vec![moved.clone(), moved.clone()], vec![2]),
            ([&escape[..], &letter].concat(), vec![2, 0, 0, 3, 0, 0]),
            ([&letter[..], &letter, &escape].concat(), vec![6, 0, 0, 2, 0, 0]),
            // It is let go where it was pressed, and only then moved.
            (
                vec![moved.clone(), button(9.0, true), button(9.0, false), moved.clone()],
                vec![2, 0, 0, 1, 1, 0],
            ),
            (vec![key(Key::ArrowDown, true, true); 3], vec![3]),
            (vec![Event::Paste("2 2".to_owned()), escape[0].clone()], vec![1, 0, 0, 1, 0, 0]),
        ] {
            assert_eq!(frames(events.clone()), expected, "{events:?}");
        }
    }
}
