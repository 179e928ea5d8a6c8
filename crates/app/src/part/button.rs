//! Buttons: one is primary in a view, the others are secondary or quiet.

use super::{hovered, ring};
use crate::theme::{self, Icon, Ink, ROUND, Type};
use egui::{
    Color32, CornerRadius, Response, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2, vec2,
};

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Primary,
    /// The primary of what is supposed.
    Violet,
    Secondary,
    /// Beside the violet one.
    VioletSecondary,
    Quiet,
    /// A quiet one beside the violet one.
    VioletQuiet,
}

/// A button with a text.
#[must_use]
pub struct Button {
    kind: Kind,
    text: String,
    icon: Option<Icon>,
    /// The sign after the text.
    after: Option<Icon>,
    is_large: bool,
    width: f32,
}

/// The one button of a view that leads on.
pub fn primary(text: impl Into<String>) -> Button {
    Button::new(Kind::Primary, text)
}

/// The one that leads on while something is supposed.
pub fn violet(text: impl Into<String>) -> Button {
    Button::new(Kind::Violet, text)
}

/// Any other button.
pub fn secondary(text: impl Into<String>) -> Button {
    Button::new(Kind::Secondary, text)
}

/// A button that hardly shows.
pub fn quiet(text: impl Into<String>) -> Button {
    Button::new(Kind::Quiet, text)
}

/// Any other one while something is supposed.
pub fn violet_secondary(text: impl Into<String>) -> Button {
    Button::new(Kind::VioletSecondary, text)
}

/// One that hardly shows while something is supposed.
pub fn violet_quiet(text: impl Into<String>) -> Button {
    Button::new(Kind::VioletQuiet, text)
}

impl Button {
    fn new(kind: Kind, text: impl Into<String>) -> Button {
        let text = text.into();
        Button { kind, text, icon: None, after: None, is_large: false, width: 0.0 }
    }

    /// With a sign before its text.
    pub fn icon(mut self, icon: Icon) -> Button {
        self.icon = Some(icon);
        self
    }

    /// With a sign after its text.
    pub fn after(mut self, icon: Icon) -> Button {
        self.after = Some(icon);
        self
    }

    /// Larger, where it is alone or touched.
    pub fn large(mut self) -> Button {
        self.is_large = true;
        self
    }

    /// At least this wide.
    pub fn width(mut self, width: f32) -> Button {
        self.width = width;
        self
    }
}

/// Behind a button, round it, and its text.
fn colours(kind: Kind, ink: &Ink, hover: f32, is_down: bool) -> (Color32, Color32, Color32) {
    let press = if is_down { 0.12 } else { 0.08 * hover };
    match kind {
        Kind::Primary => (ink.accent.lerp_to_gamma(ink.ink, press), ink.accent, ink.on_accent),
        Kind::Violet => (ink.what_if.lerp_to_gamma(ink.ink, press), ink.what_if, ink.card),
        Kind::Secondary | Kind::VioletSecondary => {
            let fill = ink.card.lerp_to_gamma(ink.sunk, hover);
            let text = if kind == Kind::Secondary { ink.ink } else { ink.what_if };
            (fill.lerp_to_gamma(ink.ink, if is_down { 0.08 } else { 0.0 }), ink.hair, text)
        }
        Kind::VioletQuiet => {
            (ink.card.gamma_multiply(hover * 0.6), Color32::TRANSPARENT, ink.what_if)
        }
        Kind::Quiet => (ink.sunk.gamma_multiply(hover), Color32::TRANSPARENT, ink.accent),
    }
}

impl Widget for Button {
    fn ui(self, ui: &mut Ui) -> Response {
        const ICON: f32 = 18.0;
        let ink = theme::ink(ui.ctx());
        let high = if self.is_large { 44.0 } else { theme::press_height(ui.ctx()) };
        let pad = if self.is_large { 18.0 } else { 14.0 };
        let signs = [self.icon, self.after].iter().flatten().count() as f32;
        // A name that is too long ends in dots: what sticks out would push the rest aside.
        let line = ui.available_width().max(ui.max_rect().width());
        let room = line - 2.0 * pad - signs * (ICON + 8.0);
        let galley =
            super::elided(ui.painter(), &self.text, Type::Strong, Color32::PLACEHOLDER, room);
        let inner = galley.size().x + signs * (ICON + 8.0);
        let size = vec2((inner + 2.0 * pad).max(self.width), high);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), self.text.as_str())
        });
        if ui.is_rect_visible(rect) {
            let hover = hovered(ui, &response);
            let is_down = response.is_pointer_button_down_on();
            let (fill, border, text) = colours(self.kind, &ink, hover, is_down);
            let painter = ui.painter();
            let round = CornerRadius::same(ROUND);
            painter.rect(rect, round, fill, Stroke::new(1.0, border), StrokeKind::Inside);
            let mut x = rect.center().x - inner / 2.0;
            if let Some(icon) = self.icon {
                icon.paint(painter, pos2(x + ICON / 2.0, rect.center().y), ICON, text);
                x += ICON + 8.0;
            }
            let y = rect.center().y - galley.size().y / 2.0;
            let width = galley.size().x;
            painter.galley(pos2(x, y), galley, text);
            if let Some(icon) = self.after {
                let x = x + width + 8.0;
                icon.paint(painter, pos2(x + ICON / 2.0, rect.center().y), ICON, text);
            }
            ring(ui, &response, rect, ROUND);
        }
        response
    }
}
