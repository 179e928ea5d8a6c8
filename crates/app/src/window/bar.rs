//! The bar: the mark, the screens as tabs, the list of commands, a few signs, and under it what
//! went wrong. On a phone the bar is that of the board only, and tabs lie at the bottom
//! (`tabs`).

use super::Window;
use crate::command::{COMMANDS, Command, Entry, ForTable, ForWindow, MENUS, Menu};
use crate::panel::time;
use crate::part::{After, icon_button, paint_key, row, toast};
use crate::screen::SHEET;
use crate::theme::{self, Icon, Ink, NARROW, PHONE, ROUND, Type};
use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Panel, Popup, PopupCloseBehavior, Rect, Response,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use grille_words::say;

/// The height of the bar.
pub(super) const HIGH: f32 = 52.0;

impl Window {
    /// Draws the bar; the command that was asked for.
    pub(super) fn bar(&mut self, ui: &mut Ui) -> Option<Command> {
        let ink = theme::ink(ui.ctx());
        let mut asked = None;
        let is_phone = theme::is_phone(ui.ctx());
        if is_phone && (self.play.is_none() || self.in_studio) {
            self.trouble(ui);
            return None;
        }
        let margin = if is_phone { 12 } else { 20 };
        let frame = Frame::new().fill(ink.paper).inner_margin(Margin::symmetric(margin, 0));
        let panel = Panel::top("bar").exact_size(HIGH).frame(frame).show_separator_line(!is_phone);
        panel.show(ui, |ui| {
            let width = ui.available_width();
            ui.horizontal_centered(|ui| {
                if is_phone {
                    asked = self.board_bar(ui);
                    return;
                }
                mark(ui, &ink, width > NARROW);
                ui.spacing_mut().item_spacing.x = if width > PHONE { 32.0 } else { 16.0 };
                ui.add_space(if width > PHONE { 24.0 } else { 4.0 });
                asked = self.tabs(ui);
                let right = Layout::right_to_left(Align::Center);
                ui.with_layout(right, |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    asked = self.signs(ui, width).or(asked);
                });
            });
        });
        self.trouble(ui);
        asked
    }

    /// The bar of a board on a phone: back, what it is called, the time, and everything else.
    fn board_bar(&self, ui: &mut Ui) -> Option<Command> {
        let (play, words) = (self.play.as_ref()?, &self.words);
        let ink = theme::ink(ui.ctx());
        let mut asked = None;
        let back = match self.screen().name == SHEET.name {
            true => Command::from(ForWindow::Library),
            false => ForTable::Back.into(),
        };
        let name = say!(words, back.entry().name);
        if ui.add(icon_button(Icon::ChevronLeft, name)).clicked() {
            asked = Some(back);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let more = ui.add(icon_button(Icon::More, say!(words, "bar-more")));
            asked = self.more(&more).or(asked);
            let pause = Command::from(ForTable::Pause);
            let name = say!(words, pause.entry().name);
            if self.can(pause) && ui.add(icon_button(Icon::Pause, name)).clicked() {
                asked = Some(pause);
            }
            if !self.settings.timer_hidden {
                let time = time(play.clock());
                let name = say!(words, "play-clock", time = time.as_str());
                let response = ui.label(Type::Label.text(time));
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
                let (rect, _) = ui.allocate_exact_size(vec2(22.0, 18.0), Sense::hover());
                Icon::Clock.paint(ui.painter(), rect.center(), 18.0, ink.ink);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(Type::Title.text(play.title(words))).truncate());
            });
        });
        asked
    }

    /// The list of commands and a few signs, from the right end on.
    fn signs(&self, ui: &mut Ui, width: f32) -> Option<Command> {
        let mut asked = None;
        let words = &self.words;
        let more = ui.add(icon_button(Icon::More, say!(words, "bar-more")));
        asked = self.more(&more).or(asked);
        let is_dark = ui.ctx().theme() == egui::Theme::Dark;
        let other = if is_dark { Icon::Day } else { Icon::Night };
        for (command, icon, least) in [
            (ForWindow::Settings, Icon::Settings, 0.0),
            (ForWindow::Theme, other, PHONE),
            (ForWindow::Statistics, Icon::Statistics, PHONE),
        ] {
            let entry = Command::from(command).entry();
            let button = icon_button(icon, say!(words, entry.name)).key(entry.key_text(words));
            if width > least && ui.add(button).clicked() {
                asked = Some(command.into());
            }
        }
        ui.add_space(8.0);
        let entry = Command::from(ForWindow::Palette).entry();
        let key = entry.key_text(words);
        let is_asked = match width > NARROW + 100.0 {
            true => search(ui, &say!(words, "bar-search"), &key, (width - 640.0).min(276.0)),
            false => ui.add(icon_button(Icon::Search, say!(words, entry.name)).key(key)),
        };
        if is_asked.clicked() {
            asked = Some(ForWindow::Palette.into());
        }
        asked
    }

    /// Every command, by what it is about.
    pub(super) fn more(&self, button: &Response) -> Option<Command> {
        let mut asked = None;
        let popup = Popup::menu(button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        popup.width(300.0).show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let high = ui.ctx().content_rect().height() - HIGH - 40.0;
            ScrollArea::vertical().max_height(high).min_scrolled_height(high).show(ui, |ui| {
                ui.set_width(288.0);
                let ink = theme::ink(ui.ctx());
                for &(menu, key) in MENUS.iter().filter(|(menu, _)| self.shows(*menu)) {
                    let name = Type::Caption.text(say!(self.words, key)).color(ink.ink3);
                    Frame::new()
                        .inner_margin(Margin { left: 10, top: 10, bottom: 4, right: 0 })
                        .show(ui, |ui| ui.label(name));
                    let own = COMMANDS.iter().filter(|entry| entry.menu == menu);
                    for entry in own.filter(|entry| self.is_offered(entry)) {
                        let name = say!(self.words, entry.name);
                        let key = entry.key_text_on(self.screen(), &self.words);
                        let is_there = self.can(entry.command);
                        let shown = ui.add_enabled_ui(is_there, |ui| {
                            row(ui, Some(entry.icon), &name, &key, false).clicked()
                        });
                        if shown.inner {
                            asked = Some(entry.command);
                            ui.close();
                        }
                    }
                }
            });
        });
        asked
    }

    /// Whether a command is listed: those of the table and of the studio never together.
    fn is_offered(&self, entry: &Entry) -> bool {
        match entry.command {
            Command::Window(_) => self.has(entry.command),
            Command::Table(_) => !self.in_studio && self.has(entry.command),
            Command::Studio(_) => self.in_studio && self.screen().has(entry.command),
        }
    }

    /// Whether a menu has something in it.
    fn shows(&self, menu: Menu) -> bool {
        COMMANDS.iter().any(|entry| entry.menu == menu && self.is_offered(entry))
    }

    /// What went wrong, until it is read.
    fn trouble(&mut self, ui: &mut Ui) {
        let Some(notice) = &self.notice else { return };
        let ink = theme::ink(ui.ctx());
        let frame = Frame::new().fill(ink.wrong_fill).inner_margin(Margin::symmetric(20, 6));
        let close = say!(self.words, "close");
        let shown = Panel::top("trouble").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal(|ui| {
                let (sign, _) = ui.allocate_exact_size(vec2(20.0, 32.0), Sense::hover());
                Icon::Warning.paint(ui.painter(), sign.center(), 20.0, ink.wrong);
                let room = (ui.available_width() - 44.0).max(80.0);
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    let text = Type::Body.text(notice.as_str()).color(ink.wrong);
                    let told = ui.add(egui::Label::new(text).wrap());
                    ui.ctx().accesskit_node_builder(told.id, |node| {
                        node.set_live(egui::accesskit::Live::Assertive);
                    });
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.add(icon_button(Icon::Close, close).side(32.0)).clicked()
                })
                .inner
            })
            .inner
        });
        if shown.inner {
            self.notice = None;
        }
    }

    /// What just went well, for a few seconds.
    pub(super) fn toasts(&mut self, context: &egui::Context) {
        // Under a dialog nobody would see it.
        if self.overlay.is_none()
            && let Some(own) = &mut self.toast
            && toast(context, own) != After::Stays
        {
            self.toast = None;
        }
    }
}

/// The mark of the program: nine cells, one of them in the accent.
fn mark(ui: &mut Ui, ink: &Ink, has_name: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
    const CELLS: [[u8; 3]; 3] = [[1, 1, 0], [1, 0, 2], [0, 1, 1]];
    for (row, cells) in CELLS.iter().enumerate() {
        for (col, cell) in cells.iter().enumerate() {
            let corner = rect.min + vec2(col as f32, row as f32) * 8.0;
            let own = Rect::from_min_size(corner + vec2(0.5, 0.5), Vec2::splat(6.5));
            let round = CornerRadius::same(2);
            match cell {
                0 => {
                    let hair = Stroke::new(1.0, ink.done);
                    ui.painter().rect_stroke(own, round, hair, StrokeKind::Inside);
                }
                1 => drop(ui.painter().rect_filled(own, round, ink.ink)),
                _ => drop(ui.painter().rect_filled(own, round, ink.accent)),
            }
        }
    }
    if has_name {
        ui.label(Type::Title.text("Grille"));
    }
}

/// The field that opens the list of commands.
fn search(ui: &mut Ui, text: &str, key: &str, width: f32) -> Response {
    let ink = theme::ink(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(width.max(160.0), 36.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, text));
    let painter = ui.painter();
    let border = match response.has_focus() || response.hovered() {
        true => Stroke::new(1.0, ink.accent),
        false => Stroke::NONE,
    };
    painter.rect(rect, CornerRadius::same(ROUND), ink.sunk, border, StrokeKind::Inside);
    Icon::Search.paint(painter, pos2(rect.left() + 20.0, rect.center().y), 18.0, ink.ink2);
    let taken = paint_key(painter, &ink, pos2(rect.right() - 8.0, rect.center().y), key);
    let room = rect.width() - 38.0 - taken - 16.0;
    let galley = crate::part::elided(painter, text, Type::Small, ink.ink3, room);
    let at = pos2(rect.left() + 36.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, ink.ink3);
    response
}
