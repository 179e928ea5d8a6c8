//! A new picture: its size first. It can be changed at any time.

use super::Asked;
use super::easel::Easel;
use super::over::Then;
use crate::dialog::{self, focus, window};
use crate::host::Host;
use crate::part::{Segment, at_right, primary, segments};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Context, DragValue, Ui};
use grille_engine::grid::{MAX_SIDE, Size};
use grille_studio::Canvas;
use grille_words::{Words, say};

/// Sizes that are asked for most, as columns and rows.
const USUAL: &[(usize, usize)] = &[(5, 5), (10, 10), (15, 15), (20, 20), (30, 30)];

/// The size that is asked for.
pub struct Create {
    cols: usize,
    rows: usize,
}

impl Default for Create {
    fn default() -> Create {
        Create { cols: 15, rows: 15 }
    }
}

/// A side that can be dragged or typed.
fn side(ui: &mut Ui, words: &Words, key: &str, value: &mut usize) {
    let label = ui.label(Type::Label.text(say!(words, key)));
    let field = DragValue::new(value).range(1..=MAX_SIDE).speed(0.2);
    ui.add_sized([72.0, 36.0], field).labelled_by(label.id);
}

impl Create {
    /// Draws the dialog.
    pub fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Then {
        let mut is_made = false;
        let closed = window(context, words, &say!(words, "create-title"), 440.0, |ui| {
            ui.label(Type::Body.text(say!(words, "create-about")));
            ui.add_space(GAP);
            let segment = |&(cols, rows): &(usize, usize)| {
                let name = Size::new(rows, cols).map(|size| words.size(size));
                Segment::new((cols, rows), name.unwrap_or_default())
            };
            let all: Vec<_> = USUAL.iter().map(segment).collect();
            let width = ui.available_width();
            let now = (self.cols, self.rows);
            if let Some((cols, rows)) = segments(ui, Some(now), &all, Some(width)) {
                (self.cols, self.rows) = (cols, rows);
            }
            ui.add_space(GAP);
            ui.horizontal(|ui| {
                ui.set_min_height(36.0);
                side(ui, words, "new-columns", &mut self.cols);
                ui.add_space(GAP);
                side(ui, words, "new-rows", &mut self.rows);
            });
            ui.add_space(GAP);
            if self.cols * self.rows > 10_000 {
                let text = Type::Small.text(say!(words, "create-large"));
                ui.label(text.color(theme::ink(ui.ctx()).ink2));
            }
            at_right(ui, 36.0, |ui| {
                let make = ui.add(primary(say!(words, "create-make")).icon(Icon::Pen));
                focus(&make);
                is_made = make.clicked();
            });
            dialog::Asked::Nothing
        });
        match (is_made, Size::new(self.rows, self.cols), closed) {
            (true, Some(size), _) => {
                let easel = Easel::begin(Canvas::blank(size), host);
                Then::Ask(Asked::Room(Box::new(easel)))
            }
            (_, _, dialog::Asked::Close) => Then::Close,
            _ => Then::Stay,
        }
    }
}
