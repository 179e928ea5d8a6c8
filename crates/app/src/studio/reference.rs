//! A picture underneath, to draw after: it lies between the paper and the cells, as faint as
//! wanted, and is no part of the puzzle.

use super::Asked;
use super::easel::Easel;
use super::over::Then;
use super::source::{Opened, Why};
use crate::dialog::{self, window};
use crate::host::{Host, Wanted};
use crate::nonogram::board::Layout;
use crate::part::{at_right, primary, quiet, secondary, slider};
use crate::theme::{GAP, Icon, Type};
use egui::{
    Color32, ColorImage, Context, Painter, Rect, Slider, TextureHandle, TextureOptions, pos2, vec2,
};
use grille_words::{Words, say};
use std::cell::OnceCell;

/// A picture underneath.
pub struct Reference {
    image: ColorImage,
    texture: OnceCell<TextureHandle>,
    /// From 0 to 1.
    opacity: f32,
    /// Whether its proportions are kept.
    is_whole: bool,
}

impl From<Opened> for Reference {
    fn from(opened: Opened) -> Reference {
        let texture = OnceCell::new();
        Reference { image: opened.photo, texture, opacity: 0.5, is_whole: true }
    }
}

impl Reference {
    /// Draws it under the cells.
    pub fn paint(&self, painter: &Painter, layout: &Layout) {
        let texture = self.texture.get_or_init(|| {
            let image = self.image.clone();
            painter.ctx().load_texture("reference", image, TextureOptions::LINEAR)
        });
        let board = layout.whole();
        let size = vec2(self.image.size[0] as f32, self.image.size[1] as f32);
        let rect = match self.is_whole {
            true => {
                let scale = (board.width() / size.x).min(board.height() / size.y);
                Rect::from_center_size(board.center(), size * scale)
            }
            false => board,
        };
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(texture.id(), rect, uv, Color32::WHITE.gamma_multiply(self.opacity));
    }
}

impl Easel {
    /// Takes the picture that is being read, once it is there; what is wrong with it, in words.
    pub fn read_reference(
        &mut self,
        words: &Words,
        context: &Context,
        host: &dyn Host,
    ) -> Option<Asked> {
        let (name, reader) = self.reading.as_mut()?;
        let read = reader.poll(context, host)?;
        let bad = |why: Why| {
            let what = why.told(words);
            Asked::Trouble(say!(words, "file-bad", name = name.as_str(), what = what))
        };
        let trouble = match read {
            Ok(opened) => {
                self.reference = Some(opened.into());
                None
            }
            Err(why) => Some(bad(why)),
        };
        self.reading = None;
        trouble
    }
}

/// Draws the dialog.
pub fn show(context: &Context, words: &Words, easel: &mut Easel) -> Then {
    let mut then = Then::Stay;
    let closed = window(context, words, &say!(words, "reference-title"), 420.0, |ui| {
        ui.label(Type::Body.text(say!(words, "reference-about")));
        ui.add_space(GAP);
        if easel.reading.is_some() {
            ui.label(Type::Strong.text(say!(words, "wizard-reading")));
            ui.add_space(GAP);
        }
        if let Some(reference) = &mut easel.reference {
            ui.horizontal(|ui| {
                let label = ui.label(Type::Label.text(say!(words, "reference-opacity")));
                let mut percent = reference.opacity * 100.0;
                let own = Slider::new(&mut percent, 5.0..=100.0).step_by(5.0).suffix(" %");
                slider(ui, own).labelled_by(label.id);
                reference.opacity = percent / 100.0;
            });
            ui.horizontal(|ui| {
                let name = say!(words, "reference-whole");
                crate::part::switch(ui, &mut reference.is_whole, &name);
                ui.label(Type::Label.text(name));
            });
            ui.add_space(GAP);
        }
        at_right(ui, 36.0, |ui| {
            let (is_there, open) = (easel.reference.is_some(), say!(words, "reference-open"));
            let button = if is_there { secondary(open) } else { primary(open) };
            let done = primary(say!(words, "settings-done"));
            if is_there && ui.add(done).clicked() {
                then = Then::Close;
            }
            if ui.add(button.icon(Icon::Image)).clicked() {
                then = Then::StayAndAsk(Asked::Choose(Wanted::Picture));
            }
            if is_there && ui.add(quiet(say!(words, "reference-remove"))).clicked() {
                easel.reference = None;
            }
        });
        dialog::Asked::Nothing
    });
    match closed {
        dialog::Asked::Close => Then::Close,
        _ => then,
    }
}
