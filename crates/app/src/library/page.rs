//! The page of the library, from top to bottom.

use super::{Chosen, Library, Shelf, card, empty, lead, shelf};
use crate::command::{Command, ForWindow};
use crate::host::Host;
use crate::part::{icon_button, progress, quiet, secondary};
use crate::theme::{self, GAP, NARROW, Type};
use egui::{Align, Layout, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use grille_store::Settings;
use grille_words::{Words, say};

/// Between cards.
const BETWEEN: f32 = 16.0;
/// The least width of the card to go on with, and of that of a day, where they stand in a row.
const LEAD: f32 = 360.0;
const DAILY: f32 = 230.0;
/// The least width of the cards of a day beside each other on a phone.
const NARROW_DAILY: f32 = 164.0;

impl Library {
    /// Draws the page; what was chosen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        host: &dyn Host,
        settings: &mut Settings,
    ) -> Option<Chosen> {
        self.poll(words, host.store());
        let mut chosen = None;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let margin = if ui.available_width() > NARROW { 40 } else { 16 };
            egui::Frame::new().inner_margin(egui::Margin::symmetric(margin, 0)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                ui.add_space(12.0);
                chosen = heading(ui, words, host.lacks()).or(chosen.take());
                chosen = self.leads(ui, words, settings).or(chosen.take());
                ui.add_space(GAP);
                chosen = self.shelves(ui, words, settings, host.lacks()).or(chosen.take());
                self.filter.show(ui, words, settings);
                chosen = self.cards(ui, words, settings).or(chosen.take());
                ui.add_space(24.0);
            });
        });
        self.rate(ui.ctx(), host);
        chosen
    }

    /// The puzzle to go on with and those of the day, beside each other where there is room.
    fn leads(&self, ui: &mut Ui, words: &Words, settings: &Settings) -> Option<Chosen> {
        let room = ui.available_width();
        // Where nothing is begun, the first puzzle that is not solved leads.
        let open = || self.collection.iter().find(|slot| !slot.standing.is_solved);
        let leading = self.continued.as_ref().or_else(open);
        let count = self.dailies.len() as f32;
        let free = room - BETWEEN * count;
        // All in a row, or the puzzles of the day in a row of their own, or one under the other.
        let is_one_row = free > DAILY * count + LEAD;
        let side_by_side = (room - BETWEEN * (count - 1.0)) / count;
        let is_wide = side_by_side >= NARROW_DAILY;
        let (first, second) = match (is_one_row, is_wide) {
            (true, _) => {
                let first = (free * 0.46).max(free - count * 440.0).min(640.0);
                (first, (free - first) / count)
            }
            (false, true) => (room, side_by_side),
            (false, false) => (room, room),
        };
        let mut chosen = None;
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
        let lead = |ui: &mut Ui, chosen: &mut Option<Chosen>| {
            let slot = leading?;
            *chosen = lead::continued(ui, words, slot, self.class(slot), first).or(chosen.take());
            Some(())
        };
        let daily = |ui: &mut Ui, chosen: &mut Option<Chosen>| {
            for daily in &self.dailies {
                let class = daily.slot.as_ref().and_then(|slot| self.class(slot));
                let own = lead::daily(ui, words, daily, class, settings, second);
                *chosen = own.or(chosen.take());
            }
        };
        if is_one_row {
            ui.horizontal(|ui| {
                lead(ui, &mut chosen);
                daily(ui, &mut chosen);
            });
        } else {
            lead(ui, &mut chosen);
            match is_wide {
                true => drop(ui.horizontal(|ui| daily(ui, &mut chosen))),
                false => daily(ui, &mut chosen),
            }
        }
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        chosen
    }

    /// The shelves, as tabs, with how far the open one is.
    fn shelves(
        &self,
        ui: &mut Ui,
        words: &Words,
        settings: &mut Settings,
        lacks: &[ForWindow],
    ) -> Option<Chosen> {
        let mut chosen = None;
        let has_folders = !lacks.contains(&ForWindow::Folder);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            let fixed = [
                (Shelf::Collection, "shelf-collection"),
                (Shelf::Games, "shelf-games"),
                (Shelf::Recent, "shelf-recent"),
            ];
            for (shelf, key) in fixed {
                if shelf == Shelf::Recent && !has_folders {
                    continue;
                }
                if tab(ui, &say!(words, key), self.shelf == shelf).clicked() {
                    chosen = Some(Chosen::Shelf(shelf));
                }
            }
            for folder in settings.folders.clone() {
                let shelf = Shelf::Folder(folder.clone());
                let is_open = self.shelf == shelf;
                let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy();
                let response = tab(ui, &name, is_open);
                if response.on_hover_text(folder.display().to_string()).clicked() {
                    chosen = Some(Chosen::Shelf(shelf));
                }
                if is_open && ui.add(quiet(say!(words, "shelf-forget"))).clicked() {
                    settings.folders.retain(|own| *own != folder);
                    chosen = Some(Chosen::Shelf(Shelf::Collection));
                }
            }
            self.solved(ui, words);
        });
        ui.add_space(4.0);
        chosen
    }

    /// How many puzzles of the shelf are solved.
    fn solved(&self, ui: &mut Ui, words: &Words) {
        let (slots, ink) = (self.slots(), theme::ink(ui.ctx()));
        if slots.is_empty() {
            return;
        }
        let solved = slots.iter().filter(|slot| slot.standing.is_solved).count();
        let text = say!(words, "shelf-solved", solved = solved as u64, all = slots.len() as u64);
        ui.spacing_mut().item_spacing.x = 12.0;
        // In one piece, in the next line if need be.
        ui.add(egui::Label::new(Type::Small.text(text).color(ink.ink2)).extend());
        // Words are enough where a bar would be alone in its line.
        if !theme::is_phone(ui.ctx()) {
            progress(ui, solved as f32 / slots.len() as f32, 96.0, 6.0);
        }
    }

    /// The cards, in rows that fill the width.
    fn cards(&self, ui: &mut Ui, words: &Words, settings: &mut Settings) -> Option<Chosen> {
        let mut chosen = None;
        let order = self.filter.order(words, self.slots(), |slot| self.class(slot), settings);
        if order.is_empty() {
            return self.nothing(ui, words);
        }
        let room = ui.available_width();
        let count = ((room + BETWEEN) / (card::CARD.x + BETWEEN)).floor().max(2.0);
        let width = ((room + BETWEEN) / count - BETWEEN).floor();
        let width = if count > 2.0 { width.min(card::CARD.x * 1.3) } else { width };
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
        for row in order.chunks(count as usize) {
            ui.horizontal(|ui| {
                for slot in row.iter().map(|&index| &self.slots()[index]) {
                    if card::show(ui, words, slot, self.class(slot), width).clicked() {
                        chosen = Some(Chosen::Puzzle(slot.puzzle.copy(), slot.origin.clone()));
                    }
                }
            });
        }
        let ink = theme::ink(ui.ctx());
        let small = |text: String| Type::Small.text(text).color(ink.ink2);
        if self.is_cut {
            ui.label(small(say!(words, "library-cut", most = shelf::MOST as u64)));
        }
        if self.without > 0 {
            ui.label(small(say!(words, "library-without", count = self.without as u64)));
        }
        chosen
    }

    /// Why there is nothing on the shelf, and what to do about it.
    fn nothing(&self, ui: &mut Ui, words: &Words) -> Option<Chosen> {
        let (key, command) = match &self.shelf {
            _ if self.finding.is_some() => ("library-reading", None),
            _ if !self.slots().is_empty() => ("library-filtered", None),
            Shelf::Collection | Shelf::Games => ("library-no-games", Some(ForWindow::Continue)),
            Shelf::Recent => ("library-no-files", Some(ForWindow::Open)),
            Shelf::Folder(_) => ("library-no-puzzles", Some(ForWindow::Folder)),
        };
        let command = command.map(Command::from);
        let button = command.map(|command| {
            let entry = command.entry();
            let key = if entry.name == "command-continue" { "library-begin" } else { entry.name };
            (entry.icon, say!(words, key))
        });
        let is_pressed = empty::show(ui, &say!(words, key), button);
        if self.without > 0 {
            let text = say!(words, "library-without", count = self.without as u64);
            ui.vertical_centered(|ui| ui.label(Type::Small.text(text)));
        }
        command.filter(|_| is_pressed).map(Chosen::Run)
    }
}

/// The title of the page, and where more puzzles come from.
fn heading(ui: &mut Ui, words: &Words, lacks: &[ForWindow]) -> Option<Chosen> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(Type::Display.text(say!(words, "library-title")));
        // Signs alone where their names have no room.
        let is_wide = ui.available_width() > 640.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = if is_wide { 12.0 } else { 4.0 };
            let sources = [ForWindow::New, ForWindow::Folder, ForWindow::Open];
            for command in sources.into_iter().filter(|own| !lacks.contains(own)) {
                let entry = Command::from(command).entry();
                let name = say!(words, entry.name);
                let pressed = match is_wide {
                    true => ui.add(secondary(name).icon(entry.icon)),
                    false => ui.add(icon_button(entry.icon, name)),
                };
                if pressed.clicked() {
                    asked = Some(Chosen::Run(command.into()));
                }
            }
        });
    });
    ui.add_space(4.0);
    asked
}

/// A tab: plain text, the chosen one with a bar under it.
fn tab(ui: &mut Ui, name: &str, is_chosen: bool) -> egui::Response {
    let ink = theme::ink(ui.ctx());
    let font = Type::Shelf.font();
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink.ink);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, 36.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Tab, true, is_chosen, name));
    let is_lit = is_chosen || response.hovered();
    let colour = if is_lit { ink.ink } else { ink.ink2 };
    ui.painter().galley_with_override_text_color(
        egui::pos2(rect.left(), rect.center().y - galley.size().y / 2.0),
        galley,
        colour,
    );
    if is_chosen || response.has_focus() {
        let bar = egui::Rect::from_min_max(rect.left_bottom() - vec2(0.0, 3.0), rect.max);
        let round = egui::CornerRadius::same(1);
        ui.painter().rect_filled(bar, round, ink.accent);
    }
    response
}
