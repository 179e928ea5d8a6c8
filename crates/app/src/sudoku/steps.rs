//! A slider along the argument of a hint, step by step.

use super::desk::Desk;
use crate::part::slider;
use crate::theme::{self, Type};
use egui::{Slider, Ui};
use grille_engine::sudoku::Sudoku;
use grille_table::Table;
use grille_words::{Words, say};

/// Draws it, if the argument has several steps.
pub fn show(ui: &mut Ui, words: &Words, table: &Table<Sudoku>, desk: &mut Desk) {
    let count = table.view().lit.drawing.map_or(0, |drawing| drawing.steps);
    if count < 2 {
        return;
    }
    let mut step = desk.step.unwrap_or(count).min(count);
    let ink = theme::ink(ui.ctx());
    let name = say!(words, "sudoku-step", number = step, count = count);
    ui.label(Type::Small.text(name.as_str()).color(ink.ink2));
    ui.spacing_mut().slider_width = (ui.available_width() - 24.0).max(80.0);
    let response = slider(ui, Slider::new(&mut step, 0..=count).show_value(false));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Slider, true, &name));
    if response.changed() {
        desk.step = (step < count).then_some(step);
    }
}
