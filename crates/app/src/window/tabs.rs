//! The screens as tabs: in the bar, or at the bottom of a window as narrow as a phone, where a
//! thumb reaches them.

use super::Window;
use super::bar::HIGH;
use crate::command::{Command, ForTable, ForWindow};
use crate::screen::WATCH;
use crate::theme::{self, Icon, Type};
use egui::{CornerRadius, Frame, Margin, Panel, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};
use grille_words::say;

/// The height of the tabs at the bottom.
const FOOT: f32 = 64.0;

impl Window {
    /// The screens.
    pub(super) fn tabs(&self, ui: &mut Ui) -> Option<Command> {
        let is_watching = self.screen().name == WATCH.name;
        let is_playing = self.play.is_some() && !self.in_studio;
        let play = match (is_playing, is_watching) {
            (false, _) => ForWindow::Continue.into(),
            (true, _) => Command::from(ForTable::Back),
        };
        let mut asked = None;
        for (key, is_chosen, is_there, command) in [
            ("tab-library", !is_playing && !self.in_studio, true, ForWindow::Library.into()),
            ("tab-play", is_playing && !is_watching, true, play),
            ("tab-studio", self.in_studio, true, ForWindow::Studio.into()),
            ("tab-watch", is_watching, is_playing, ForTable::Watch.into()),
        ] {
            let name = say!(self.words, key);
            let clicked = ui.add_enabled_ui(is_there, |ui| tab(ui, &name, is_chosen).clicked());
            let leads = !is_chosen || command == ForWindow::Studio.into();
            if clicked.inner && leads {
                asked = Some(command);
            }
        }
        asked
    }

    /// Draws the tabs at the bottom of the library and of the studio on a phone; the command that was asked for.
    pub(super) fn foot(&self, ui: &mut Ui) -> Option<Command> {
        if !theme::is_phone(ui.ctx()) || (self.play.is_some() && !self.in_studio) {
            return None;
        }
        let frame = Frame::new().fill(theme::ink(ui.ctx()).paper).inner_margin(Margin::ZERO);
        let panel = Panel::bottom("tabs").exact_size(FOOT).frame(frame).resizable(false);
        let shown = panel.show_separator_line(true).show(ui, |ui| {
            let mut asked = None;
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.horizontal(|ui| {
                let wide = ui.available_width() / 5.0;
                let mut tab = |icon: Icon, key: &str, is_chosen: bool| {
                    low_tab(ui, icon, &say!(self.words, key), is_chosen, wide)
                };
                if tab(Icon::Library, "tab-library", !self.in_studio).clicked() && self.in_studio {
                    asked = Some(ForWindow::Library.into());
                }
                if tab(Icon::Play, "tab-play", false).clicked() {
                    asked = Some(ForWindow::Continue.into());
                }
                if tab(Icon::Pen, "tab-studio", self.in_studio).clicked() {
                    asked = Some(ForWindow::Studio.into());
                }
                if tab(Icon::Calendar, "tab-daily", false).clicked() {
                    asked = Some(ForWindow::Daily.into());
                }
                let more = tab(Icon::More, "bar-more", false);
                asked = self.more(&more).or(asked);
            });
            asked
        });
        shown.inner
    }
}

/// A tab: plain text, the chosen one with a bar at the bottom of the window's bar.
fn tab(ui: &mut Ui, name: &str, is_chosen: bool) -> Response {
    let ink = theme::ink(ui.ctx());
    let own = if is_chosen { Type::Strong } else { Type::Label };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), own.font(), ink.ink);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, HIGH), Sense::click());
    let is_enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(egui::Role::Tab, is_enabled, is_chosen, name));
    let is_lit = is_chosen || response.hovered();
    let colour = if is_lit { ink.ink } else { ink.ink2 };
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, galley, colour);
    if is_chosen || response.has_focus() {
        let bar = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 3.0), rect.max);
        ui.painter().rect_filled(bar, CornerRadius::same(1), ink.accent);
    }
    response
}

/// A tab at the bottom: a sign over its name.
fn low_tab(ui: &mut Ui, icon: Icon, name: &str, is_chosen: bool, wide: f32) -> Response {
    let ink = theme::ink(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(wide, FOOT - 1.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Tab, true, is_chosen, name));
    let colour = if is_chosen || response.has_focus() { ink.accent } else { ink.ink2 };
    let at = pos2(rect.center().x, rect.top() + 22.0);
    icon.paint(ui.painter(), at, 24.0, colour);
    let at = pos2(rect.center().x, rect.top() + 46.0);
    let font = Type::Caption.font();
    ui.painter().text(at, egui::Align2::CENTER_CENTER, name, font, colour);
    response
}
