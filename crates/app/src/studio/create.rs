//! A new picture: its size first. It can be changed at any time.

use super::Asked;
use super::easel::Easel;
use super::over::Then;
use super::sides::Sides;
use crate::dialog::{self, window};
use crate::host::Host;
use crate::theme::{GAP, Icon, Type};
use egui::Context;
use grille_studio::Canvas;
use grille_words::{Words, say};

/// The size that is asked for.
pub struct Create {
    sides: Sides,
}

impl Default for Create {
    fn default() -> Create {
        Create { sides: Sides::new(15) }
    }
}

impl Create {
    /// Draws the dialog.
    pub fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Then {
        let mut made = None;
        let closed = window(context, words, &say!(words, "create-title"), 480.0, |ui| {
            ui.label(Type::Body.text(say!(words, "create-about")));
            ui.add_space(GAP);
            let begin = say!(words, "create-make");
            made = self.sides.show(ui, words, (&begin, Icon::Pen), false);
            dialog::Asked::Nothing
        });
        match (made, closed) {
            (Some(size), _) => {
                let easel = Easel::begin(Canvas::blank(size), host);
                Then::Ask(Asked::Room(Box::new(easel)))
            }
            (None, dialog::Asked::Close) => Then::Close,
            (None, _) => Then::Stay,
        }
    }
}
