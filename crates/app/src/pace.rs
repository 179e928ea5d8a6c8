//! One act at a time. What a key or a button does depends on what is shown: the key after the one
//! that opens a dialog is for the dialog. A slow frame has several of them, so those after the
//! first wait in their order, until what came of it is there.

use crate::Window;
use egui::{Context, Event, Id, Popup, RawInput};
use std::collections::VecDeque;

/// The most frames that are waited for what comes up: in the first it asks for the keyboard, in
/// the second it says which keys it keeps.
const REST: u8 = 2;

/// Whom a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention {
    focused: Option<Id>,
    has_popup: bool,
    screen: &'static str,
    is_covered: bool,
}

impl Attention {
    /// Whom a key is for on a screen of this name, on which a dialog lies or not.
    pub fn of(context: &Context, screen: &'static str, is_covered: bool) -> Attention {
        let focused = context.memory(egui::Memory::focused);
        Attention { focused, has_popup: Popup::is_any_open(context), screen, is_covered }
    }
}

/// What waits for the next frames.
#[derive(Default)]
pub struct Pace {
    waiting: VecDeque<Event>,
    /// Whom keys were for before the last frame.
    before: Option<Attention>,
    /// Whether the last frame had an act.
    has_acted: bool,
    /// How many frames have passed since.
    rested: u8,
}

impl Pace {
    /// Leaves this frame what it has of all that has happened.
    pub fn hold(&mut self, window: &Window, context: &Context, input: &mut RawInput) {
        let now = window.attention(context);
        input.events = self.frame(std::mem::take(&mut input.events), now);
        if self.is_waiting() {
            context.request_repaint();
        }
    }

    /// Takes what has happened since the last frame; what this frame has of it.
    pub fn frame(&mut self, events: Vec<Event>, now: Attention) -> Vec<Event> {
        self.waiting.extend(events);
        let is_settled = self.before.replace(now) == Some(now) || self.rested >= REST;
        let act = self.waiting.iter().position(is_act);
        let count = match act {
            Some(at) if is_settled => {
                (self.has_acted, self.rested) = (true, 0);
                // Who writes is not held up: letters go together.
                let writes = is_letter(&self.waiting[at]);
                let goes = |own: &&Event| is_part(own) || (writes && is_letter(own));
                at + 1 + self.waiting.iter().skip(at + 1).take_while(goes).count()
            }
            _ => {
                (self.has_acted, self.rested) = (false, self.rested.saturating_add(1));
                act.unwrap_or(self.waiting.len())
            }
        };
        self.waiting.drain(..count).collect()
    }

    /// Whether another frame is needed.
    pub fn is_waiting(&self) -> bool {
        self.has_acted || !self.waiting.is_empty()
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

    /// The events of each frame, if all of them happened before the first; `moves` says whether
    /// something comes up after each act.
    fn frames(events: Vec<Event>, moves: bool) -> Vec<usize> {
        let place = |focused: usize| Attention {
            focused: Some(Id::unique(focused)),
            has_popup: false,
            screen: "",
            is_covered: false,
        };
        let mut pace = Pace { before: Some(place(0)), ..Pace::default() };
        let (mut events, mut counts, mut at) = (Some(events), Vec::new(), 0);
        while counts.is_empty() || pace.is_waiting() {
            counts.push(pace.frame(events.take().unwrap_or_default(), place(at)).len());
            at += usize::from(moves && pace.has_acted);
        }
        counts
    }

    #[test]
    fn every_key_and_every_button_has_a_frame_and_waits_for_what_comes_up() {
        let text = Event::Text("a".to_owned());
        let moved = Event::PointerMoved(pos2(9.0, 0.0));
        let escape = [key(Key::Escape, true, false), key(Key::Escape, false, false)];
        let letter = [key(Key::A, true, false), text, key(Key::A, false, false)];
        for (events, is_moved, expected) in [
            (vec![], false, vec![0]),
            (vec![moved.clone(), moved.clone()], false, vec![2]),
            ([&escape[..], &letter].concat(), false, vec![2, 3, 0]),
            ([&escape[..], &letter].concat(), true, vec![2, 0, 3, 0]),
            ([&letter[..], &letter, &escape].concat(), false, vec![6, 2, 0]),
            // It is let go where it was pressed, and only then moved.
            (
                vec![moved.clone(), button(9.0, true), button(9.0, false), moved.clone()],
                false,
                vec![2, 1, 1],
            ),
            (vec![key(Key::ArrowDown, true, true); 3], false, vec![3]),
            (vec![Event::Paste("2 2".to_owned()), escape[0].clone()], true, vec![1, 0, 1, 0]),
        ] {
            assert_eq!(frames(events.clone(), is_moved), expected, "{events:?}");
        }
    }

    #[test]
    fn what_never_comes_to_rest_is_not_waited_for() {
        let mut pace = Pace::default();
        let mut taken = 0;
        for frame in 0..6 {
            let focused = Some(Id::unique(frame));
            let place = Attention { focused, has_popup: false, screen: "", is_covered: false };
            let events = if frame == 0 { vec![key(Key::Tab, true, false); 2] } else { vec![] };
            taken += pace.frame(events, place).len();
        }
        assert_eq!(taken, 2);
    }
}
