//! The parts that every screen is made of, one file each: buttons, segments, switches, pills,
//! bars, cards, rows. They have no sentence of their own and read their colours from the theme.

mod bars;
mod button;
mod card;
mod combo;
mod discs;
mod field;
mod icon_button;
mod pill;
mod row;
mod segments;
pub mod setting;
mod slider;
mod steps;
mod switch;
mod toast;
mod tuner;

pub use bars::{bars_of, difficulty, paint_difficulty, paint_stars, progress, stars};
pub use button::{Button, primary, quiet, secondary, violet, violet_quiet, violet_secondary};
pub use card::{card, closable_card, context_card};
pub use combo::{combo, offer};
pub use discs::Discs;
pub use field::field;
pub use icon_button::{IconButton, icon_button};
pub use pill::pill;
pub use row::{paint_key, row};
pub use segments::{Segment, segments};
pub use slider::{slider, wide_slider};
pub use steps::icon_step;
pub use switch::{SWITCH, switch};
pub use toast::{After, Toast, toast};
pub use tuner::tuner;

use crate::theme::{self, Ink, Type};
use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, Response, Stroke, StrokeKind, Ui};
use std::sync::Arc;

/// The way round a rectangle and back, for a broken line.
pub fn outline(rect: Rect) -> [Pos2; 5] {
    let (left, right) = (rect.left_top(), rect.right_bottom());
    [left, rect.right_top(), right, rect.left_bottom(), left]
}

/// What something means, which is told by a hue beside a word or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Nothing in particular.
    Plain,
    /// It is chosen, or can be acted on.
    Accent,
    /// A hint.
    Hint,
    /// Something is supposed.
    WhatIf,
    /// It cannot be.
    Wrong,
    /// It is proved.
    Good,
}

impl Hue {
    /// Text in this hue, what lies behind it, and the border round both.
    pub fn colours(self, ink: &Ink) -> (Color32, Color32, Color32) {
        match self {
            Hue::Plain => (ink.ink2, ink.sunk, ink.hair),
            Hue::Accent => (ink.accent, ink.accent_soft, ink.accent),
            Hue::Hint => (ink.hint, ink.hint_fill, ink.hint_line),
            Hue::WhatIf => (ink.what_if, ink.what_if_fill, ink.what_if),
            Hue::Wrong => (ink.wrong, ink.wrong_fill, ink.wrong),
            Hue::Good => (ink.good, ink.good_fill, ink.good),
        }
    }
}

/// How much something is pointed at, from 0 to 1: it comes and goes softly.
fn hovered(ui: &Ui, response: &Response) -> f32 {
    let time = theme::time(ui.ctx(), theme::HOVER);
    ui.ctx().animate_bool_with_time(response.id, response.hovered(), time)
}

/// A ring round what the keyboard is at.
fn ring(ui: &Ui, response: &Response, rect: Rect, round: u8) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0 + theme::bolder(ui.ctx()), theme::ink(ui.ctx()).accent);
        let round = CornerRadius::same(round + 3);
        ui.painter().rect_stroke(rect.expand(3.0), round, stroke, StrokeKind::Inside);
    }
}

/// A line of this height whose contents begin at its right end.
pub fn at_right<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let size = egui::vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, layout, contents).inner
}

/// A text of one line, which ends in dots where it is too long.
pub fn elided(
    painter: &Painter,
    text: &str,
    own: Type,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), own.font(), colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    painter.layout_job(job)
}

/// A text in the room of so many rows, whatever it says: what is below it stays where it is. A
/// longer one ends in dots, and is told in full to who points at it.
pub fn rows_of(ui: &mut Ui, text: &str, own: Type, colour: Color32, rows: usize) -> Response {
    let (wide, line) = (ui.available_width(), own.line());
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), own.font(), colour, wide);
    job.wrap.max_rows = rows;
    job.sections.iter_mut().for_each(|section| section.format.line_height = Some(line));
    let galley = ui.painter().layout_job(job);
    let size = egui::vec2(wide, line * rows as f32);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    let is_whole = !galley.elided;
    ui.painter().galley(rect.min, galley, colour);
    if is_whole { response } else { response.on_hover_text(text) }
}
