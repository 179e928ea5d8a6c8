//! The size of a puzzle, before its clues are typed: by keys, or by a click on a usual size.

use crate::part::{card, primary, secondary};
use crate::theme::{self, GAP, Type, WIDE};
use egui::{Id, Key, TextEdit, Ui, vec2};
use grille_engine::grid::{MAX_SIDE, Size};
use grille_words::{Words, say};

/// Sizes to click at.
const USUAL: [(usize, usize); 6] = [(5, 5), (10, 10), (15, 15), (20, 20), (25, 25), (30, 30)];

/// The side that is meant where none is typed.
const SIDE: &str = "10";

/// The size that is typed.
#[derive(Default)]
pub struct Sizing {
    rows: String,
    cols: String,
    /// Whether the fields have been shown.
    is_seen: bool,
}

impl Sizing {
    /// Draws the question; the size, once it is given.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, is_covered: bool) -> Option<Size> {
        let wide = (ui.available_width() - 40.0).min(540.0);
        let mut answer = None;
        ui.add_space((ui.available_height() * 0.14).min(100.0));
        ui.vertical_centered(|ui| {
            card(&theme::ink(ui.ctx())).inner_margin(24).show(ui, |ui| {
                ui.set_width(wide - 48.0);
                ui.label(Type::Title.text(say!(words, "entry-size-title")));
                ui.add(egui::Label::new(Type::Body.text(say!(words, "entry-size-why"))).wrap());
                ui.add_space(GAP);
                ui.horizontal_wrapped(|ui| {
                    for (rows, cols) in USUAL {
                        let size = Size::new(rows, cols)?;
                        if ui.add(secondary(words.size(size))).clicked() {
                            answer = Some(size);
                        }
                    }
                    Some(())
                });
                ui.add_space(WIDE);
                answer = self.fields(ui, words, is_covered).or(answer);
            });
        });
        answer
    }

    fn fields(&mut self, ui: &mut Ui, words: &Words, is_covered: bool) -> Option<Size> {
        let is_typing = ui.input(|input| input.key_pressed(Key::Enter)) && !is_covered;
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            let rows = number(ui, "clue rows", &say!(words, "entry-rows"), &mut self.rows);
            let cols = number(ui, "clue columns", &say!(words, "entry-columns"), &mut self.cols);
            if !std::mem::replace(&mut self.is_seen, true) && !is_covered {
                rows.request_focus();
            }
            let was_typing = rows.has_focus() || cols.has_focus();
            let has_left = rows.lost_focus() || cols.lost_focus();
            let size = self.size();
            let begin = primary(say!(words, "entry-begin"));
            let is_asked = ui.add_enabled(size.is_some(), begin).clicked();
            if is_asked || (is_typing && (was_typing || has_left)) {
                answer = size;
            }
        });
        if self.size().is_none() {
            let wrong = theme::ink(ui.ctx()).wrong;
            let text = say!(words, "entry-size-wrong", limit = MAX_SIDE);
            ui.label(Type::Small.text(text).color(wrong));
        }
        answer
    }

    fn size(&self) -> Option<Size> {
        let side =
            |text: &str| if text.trim().is_empty() { SIDE } else { text.trim() }.parse().ok();
        Size::new(side(&self.rows)?, side(&self.cols)?)
    }
}

/// A field for a number, with its name before it.
fn number(ui: &mut Ui, id: &str, name: &str, text: &mut String) -> egui::Response {
    let label = ui.label(Type::Label.text(name));
    let edit = TextEdit::singleline(text).id(Id::unique(id)).char_limit(4).hint_text(SIDE);
    let edit = edit.align(egui::Align2::CENTER_CENTER).min_size(vec2(0.0, 36.0));
    ui.add(edit.desired_width(56.0)).labelled_by(label.id)
}
