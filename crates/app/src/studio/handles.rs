//! What can be done with a selection: a small bar of signs over it.

use super::easel::Easel;
use super::marks;
use crate::command::{Command, ForStudio};
use crate::nonogram::board::Layout;
use crate::part::{card, icon_button};
use crate::theme;
use egui::{Area, Id, Order, Ui, vec2};
use grille_words::{Words, say};

const ALL: &[ForStudio] = &[
    ForStudio::FlipAcross,
    ForStudio::FlipDown,
    ForStudio::TurnLeft,
    ForStudio::TurnRight,
    ForStudio::Duplicate,
    ForStudio::Clear,
];

/// The height of the bar, and its width.
const HIGH: f32 = 44.0;
const WIDE: f32 = 216.0;

/// Draws the bar, unless the selection is just being made; the command that was asked for.
pub fn show(ui: &Ui, words: &Words, easel: &Easel, layout: &Layout) -> Option<ForStudio> {
    let area = easel.made.selection()?;
    if easel.is_pressed || easel.lettering.is_some() {
        return None;
    }
    let rect = marks::place(layout, area).intersect(layout.window);
    let is_over = rect.top() - HIGH - 8.0 > ui.clip_rect().top();
    let y = if is_over { rect.top() - HIGH - 8.0 } else { rect.bottom() + 8.0 };
    let x = (rect.center().x - WIDE / 2.0).max(ui.clip_rect().left() + 4.0);
    let mut asked = None;
    let bar = Area::new(Id::unique("selection")).order(Order::Middle).fixed_pos([x, y]);
    bar.constrain(true).show(ui.ctx(), |ui| {
        card(&theme::ink(ui.ctx())).inner_margin(4).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 0.0);
                for &command in ALL {
                    let entry = Command::from(command).entry();
                    let button = icon_button(entry.icon, say!(words, entry.name)).side(32.0);
                    if ui.add(button.key(entry.key_text(words))).clicked() {
                        asked = Some(command);
                    }
                }
            });
        });
    });
    asked
}
