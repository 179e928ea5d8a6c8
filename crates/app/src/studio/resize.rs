//! Rows and columns more or less, on every side, with what becomes of the picture.

use super::easel::Easel;
use super::over::Then;
use crate::dialog::{self, window};
use crate::nonogram::thumbnail;
use crate::part::{at_right, primary, quiet};
use crate::theme::{self, GAP, Type};
use egui::{
    Align2, Context, CornerRadius, DragValue, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};
use grille_engine::grid::MAX_SIDE;
use grille_studio::{Area, Canvas, Change, Margins};
use grille_words::{Words, say};

/// What is added at each side, or taken away.
pub struct Resize {
    margins: Margins,
    preview: Option<Canvas>,
}

impl Resize {
    /// Nothing yet.
    pub fn of(canvas: &Canvas) -> Resize {
        Resize { margins: Margins::default(), preview: Some(canvas.clone()) }
    }

    /// Draws the dialog.
    pub fn show(&mut self, context: &Context, words: &Words, easel: &mut Easel) -> Then {
        let mut is_done = false;
        let before = self.margins;
        let closed = window(context, words, &say!(words, "resize-title"), 460.0, |ui| {
            ui.label(Type::Body.text(say!(words, "resize-about")));
            ui.add_space(GAP);
            self.sides(ui, words, easel);
            ui.add_space(GAP);
            at_right(ui, 36.0, |ui| {
                let can = self.preview.is_some() && self.margins != Margins::default();
                is_done = ui.add_enabled(can, primary(say!(words, "resize-done"))).clicked();
                let drawn = Area::drawn(easel.made.canvas().picture());
                if let Some(area) = drawn
                    && ui.add(quiet(say!(words, "resize-crop"))).clicked()
                {
                    self.margins = crop(easel.made.canvas(), area);
                }
            });
            dialog::Asked::Nothing
        });
        if self.margins != before {
            let mut canvas = easel.made.canvas().clone();
            let edit = Change::Resize(self.margins).into();
            let made = self.margins == Margins::default() || canvas.apply(&edit).is_ok();
            self.preview = made.then_some(canvas);
        }
        match (is_done, closed) {
            (true, _) => {
                easel.change(Change::Resize(self.margins));
                easel.clues = None;
                Then::Close
            }
            (false, dialog::Asked::Close) => Then::Close,
            (false, _) => Then::Stay,
        }
    }

    /// The picture with a number at each side.
    fn sides(&mut self, ui: &mut Ui, words: &Words, easel: &Easel) {
        let (wide, high) = (84.0, 36.0);
        let size = vec2(ui.available_width(), 280.0);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let inner = whole.shrink2(vec2(wide + 12.0, high + 10.0));
        let ink = theme::ink(ui.ctx());
        let sheet = theme::sheet(ui.ctx());
        let edge = Stroke::new(1.0, ink.hair);
        ui.painter().rect(inner, CornerRadius::same(6), sheet.sheet, edge, StrokeKind::Inside);
        match &self.preview {
            Some(canvas) => {
                let puzzle = canvas.puzzle();
                let room = inner.shrink2(vec2(12.0, 22.0)).translate(vec2(0.0, -8.0));
                let picture = canvas.picture();
                thumbnail::written(ui.painter(), &sheet, room, puzzle.palette(), picture, false);
                let at = inner.center_bottom() - vec2(0.0, 10.0);
                let text = words.size(canvas.size());
                let font = Type::Small.font();
                ui.painter().text(at, Align2::CENTER_CENTER, text, font, sheet.ink);
            }
            None => {
                let text = say!(words, "resize-never", most = MAX_SIDE);
                let font = Type::Small.font();
                ui.painter().text(inner.center(), Align2::CENTER_CENTER, text, font, sheet.ink);
            }
        }
        let own = easel.made.canvas().size();
        let (rows, cols) = (own.rows() as i32, own.cols() as i32);
        let field = vec2(wide, high);
        for (value, key, at, len) in [
            (&mut self.margins.top, "resize-top", inner.center_top() - vec2(0.0, 24.0), rows),
            (
                &mut self.margins.bottom,
                "resize-bottom",
                inner.center_bottom() + vec2(0.0, 24.0),
                rows,
            ),
            (&mut self.margins.left, "resize-left", inner.left_center() - vec2(52.0, 0.0), cols),
            (&mut self.margins.right, "resize-right", inner.right_center() + vec2(52.0, 0.0), cols),
        ] {
            number(ui, words, value, key, Rect::from_center_size(at, field), len);
        }
    }
}

/// A number that can be dragged, typed, and stepped.
fn number(ui: &mut Ui, words: &Words, value: &mut i32, key: &str, rect: Rect, len: i32) {
    let name = say!(words, key);
    let field = DragValue::new(value)
        .range(1 - len..=MAX_SIDE as i32)
        .speed(0.1)
        .custom_formatter(|value, _| match value {
            value if value > 0.0 => format!("+{value}"),
            value => format!("{value}").replace('-', "−"),
        })
        .custom_parser(|text| text.replace('−', "-").trim().trim_start_matches('+').parse().ok());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    let response = inner.add_sized(rect.size(), field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, &name));
    response.on_hover_text(name);
}

/// The margins that leave only what is drawn.
fn crop(canvas: &Canvas, area: Area) -> Margins {
    let size = canvas.size();
    let (rows, cols) = (area.size.rows() as i32, area.size.cols() as i32);
    Margins {
        top: -area.at.row,
        left: -area.at.col,
        bottom: area.at.row + rows - size.rows() as i32,
        right: area.at.col + cols - size.cols() as i32,
    }
}
