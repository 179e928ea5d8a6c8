//! A toast: what just happened, for a few seconds, with a way to take it back.

use crate::theme::{self, Icon, ROUND_CARD, Type};
use egui::{Align2, Area, Color32, Context, Frame, Order, Sense, Stroke, vec2};
use std::time::Duration;

/// How long a toast stays, in seconds.
const STAYS: f64 = 4.0;

/// What just happened.
#[derive(Clone, Debug)]
pub struct Toast {
    /// In words.
    pub text: String,
    /// Whether something went wrong: then it stays until it is read.
    pub is_trouble: bool,
    /// What its button says, if it has one.
    pub button: Option<String>,
    /// When it was first seen.
    seen: Option<f64>,
}

impl Toast {
    /// Something that went well.
    pub fn new(text: impl Into<String>) -> Toast {
        Toast { text: text.into(), is_trouble: false, button: None, seen: None }
    }

    /// Something that did not, with the word that takes it away.
    pub fn trouble(text: impl Into<String>, close: impl Into<String>) -> Toast {
        Toast { text: text.into(), is_trouble: true, button: Some(close.into()), seen: None }
    }
}

/// What became of a toast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// It stays.
    Stays,
    /// Its time is over.
    Over,
    /// Its button was pressed.
    Pressed,
}

/// Draws a toast at the bottom of the window.
pub fn toast(context: &Context, toast: &mut Toast) -> After {
    let now = context.input(|input| input.time);
    let seen = *toast.seen.get_or_insert(now);
    if !toast.is_trouble {
        let left = STAYS - (now - seen);
        if left <= 0.0 {
            return After::Over;
        }
        context.request_repaint_after(Duration::from_secs_f64(left));
    }
    let ink = theme::ink(context);
    let width = (context.content_rect().width() - 48.0).min(560.0);
    let area = Area::new(egui::Id::unique("toast")).order(Order::Foreground);
    let shown = area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -24.0)).show(context, |ui| {
        let frame = Frame::new().fill(ink.ink).corner_radius(ROUND_CARD);
        let frame =
            frame.stroke(Stroke::new(1.0, ink.ink)).inner_margin(egui::Margin::symmetric(16, 6));
        frame
            .show(ui, |ui| {
                ui.set_max_width(width);
                ui.horizontal(|ui| {
                    let (sign, _) = ui.allocate_exact_size(vec2(20.0, 32.0), Sense::hover());
                    let icon = if toast.is_trouble { Icon::Warning } else { Icon::Check };
                    icon.paint(ui.painter(), sign.center(), 20.0, ink.paper);
                    let text = Type::Body.text(toast.text.as_str()).color(ink.paper);
                    let room = if toast.button.is_some() { 110.0 } else { 0.0 };
                    ui.scope(|ui| {
                        ui.set_max_width((width - 40.0 - room).max(80.0));
                        let told = ui.add(egui::Label::new(text).wrap());
                        ui.ctx().accesskit_node_builder(told.id, |node| {
                            node.set_live(egui::accesskit::Live::Polite);
                        });
                    });
                    toast.button.as_ref().is_some_and(|button| {
                        let text = Type::Strong.text(button.as_str()).color(ink.paper);
                        let button = egui::Button::new(text).fill(Color32::TRANSPARENT);
                        ui.add(button.stroke(Stroke::NONE)).clicked()
                    })
                })
                .inner
            })
            .inner
    });
    if shown.inner { After::Pressed } else { After::Stays }
}
