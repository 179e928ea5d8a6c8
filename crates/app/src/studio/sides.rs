//! How large something is to be, before it is begun: a click on a usual size, or a number for each
//! side and Enter.

use crate::part::{primary, secondary};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Id, Key, Response, TextEdit, Ui, vec2};
use grille_engine::grid::{MAX_SIDE, Size};
use grille_words::{Words, say};

/// Squares to click at.
const USUAL: [usize; 5] = [5, 10, 15, 20, 30];
/// The height of a field.
const HIGH: f32 = 36.0;
/// From so many cells on, solutions are looked for more slowly than one draws or types.
const LARGE: usize = 10_000;

/// The sides that are typed. A field that is left empty means the side that it shows.
pub struct Sides {
    cols: String,
    rows: String,
    usual: usize,
    /// Whether the fields have been shown.
    is_seen: bool,
}

impl Sides {
    /// Nothing typed yet: a square of this side.
    pub fn new(usual: usize) -> Sides {
        Sides { cols: String::new(), rows: String::new(), usual, is_seen: false }
    }

    /// Draws the question; the size, once it is given.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        begin: (&str, Icon),
        is_covered: bool,
    ) -> Option<Size> {
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            for size in USUAL.iter().filter_map(|&side| Size::new(side, side).ok()) {
                if ui.add(secondary(words.size(size))).clicked() {
                    answer = Some(size);
                }
            }
        });
        ui.add_space(GAP);
        answer = self.fields(ui, words, begin, is_covered).or(answer);
        let ink = theme::ink(ui.ctx());
        let told = match self.size() {
            None => Some((say!(words, "sides-wrong", limit = MAX_SIDE), ink.wrong)),
            Some(size) if size.cells() > LARGE => Some((say!(words, "sides-large"), ink.ink2)),
            Some(_) => None,
        };
        if let Some((told, colour)) = told {
            ui.label(Type::Small.text(told).color(colour));
        }
        answer
    }

    fn fields(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        (begin, icon): (&str, Icon),
        is_covered: bool,
    ) -> Option<Size> {
        let enter = ui.input(|input| input.key_pressed(Key::Enter)) && !is_covered;
        ui.spacing_mut().interact_size.y = HIGH;
        ui.horizontal_wrapped(|ui| {
            let usual = self.usual.to_string();
            let cols = number(ui, &say!(words, "new-columns"), &mut self.cols, &usual);
            let rows = number(ui, &say!(words, "new-rows"), &mut self.rows, &usual);
            if !std::mem::replace(&mut self.is_seen, true) && !is_covered {
                cols.request_focus();
            }
            let is_field = |own: &Response| own.has_focus() || own.lost_focus();
            let is_typed = enter && (is_field(&cols) || is_field(&rows));
            let size = self.size();
            let button = primary(begin).icon(icon);
            let is_asked = ui.add_enabled(size.is_some(), button).clicked() || is_typed;
            size.filter(|_| is_asked)
        })
        .inner
    }

    fn size(&self) -> Option<Size> {
        let side = |text: &str| match text.trim() {
            "" => Some(self.usual),
            text => text.parse().ok(),
        };
        Size::new(side(&self.rows)?, side(&self.cols)?).ok()
    }
}

/// A field for a number, with its name before it.
fn number(ui: &mut Ui, name: &str, text: &mut String, usual: &str) -> Response {
    let label = ui.label(Type::Label.text(name));
    let edit = TextEdit::singleline(text).id(Id::unique(("side", name))).char_limit(4);
    let edit = edit.hint_text(usual).align(egui::Align2::CENTER_CENTER);
    let edit = edit.min_size(vec2(0.0, HIGH)).desired_width(56.0);
    ui.add(edit).labelled_by(label.id)
}
