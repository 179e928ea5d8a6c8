//! The panel beside the clues: the line that is typed, sums, how many solutions there are, and what
//! can be made of it.

use super::inks;
use super::typing::{Standing, Typing};
use crate::part::{
    Hue, Segment, context_card, icon_button, primary, quiet, rows_of, secondary, segments,
};
use crate::theme::{self, GAP, Icon, ROUND, Type};
use egui::{
    CornerRadius, DragValue, Frame, Margin, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, vec2,
};
use grille_engine::grid::{LineId, MAX_SIDE, Size};
use grille_studio::entry::line_text::BadText;
use grille_studio::entry::{Answer, ClueEdit};
use grille_words::{Words, capital, say};

/// From this width on the longest sentences take half as many rows.
const WIDE_ENOUGH: f32 = 400.0;

/// What a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The puzzle is played.
    Play,
    /// It becomes a file.
    Save,
    /// Its solution becomes a drawing.
    Draw,
    /// Another puzzle, from its size on.
    Anew,
}

/// Draws the panel; what was asked for.
pub fn show(ui: &mut Ui, words: &Words, typing: &mut Typing) -> Option<Deed> {
    let mut deed = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        // The bar of the scroll area lies over its right border.
        ui.set_max_width(ui.available_width() - 10.0);
        ui.spacing_mut().item_spacing.y = GAP;
        line(ui, words, typing);
        ui.separator();
        verdict(ui, words, typing);
        deed = actions(ui, words, typing);
        ui.separator();
        about(ui, words, typing);
        inks::show(ui, words, typing);
        if ui.add(quiet(say!(words, "entry-anew")).icon(Icon::New)).clicked() {
            deed = Some(Deed::Anew);
        }
    });
    deed
}

/// The line that is typed.
fn line(ui: &mut Ui, words: &Words, typing: &mut Typing) {
    let ink = theme::ink(ui.ctx());
    let size = typing.entry.clues().size();
    let (key, number, count) = match typing.line {
        LineId::Row(row) => ("entry-row", row + 1, size.rows()),
        LineId::Col(col) => ("entry-column", col + 1, size.cols()),
    };
    let name = say!(words, key, number = u64::from(number), count = count);
    ui.horizontal(|ui| {
        ui.label(Type::Shelf.text(name.as_str()));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let (undo, redo) = typing.entry.can();
            let button = |icon, key| icon_button(icon, say!(words, key)).side(32.0);
            if ui.add_enabled(redo, button(Icon::Redo, "command-redo")).clicked() {
                typing.redo();
            }
            if ui.add_enabled(undo, button(Icon::Undo, "command-undo")).clicked() {
                typing.undo();
            }
        });
    });
    let frame = Frame::new().fill(ink.sunk).corner_radius(ROUND);
    let shown = frame.inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
        let hint = match typing.line {
            LineId::Row(_) => say!(words, "entry-hint-row"),
            LineId::Col(_) => say!(words, "entry-hint-column"),
        };
        let hint = Type::Body.text(hint).color(ink.ink3);
        let edit = TextEdit::singleline(&mut typing.text).id(Typing::field()).hint_text(hint);
        let edit = edit.frame(Frame::NONE).lock_focus(true).font(Type::Shelf.font());
        let edit = edit.align(egui::Align2::LEFT_CENTER).min_size(vec2(0.0, 44.0));
        ui.add(edit.desired_width(f32::INFINITY).char_limit(4000))
    });
    let field = shown.inner;
    field.widget_info(|| egui::WidgetInfo::text_edit(true, "", typing.text.clone(), name.as_str()));
    let edge = match (typing.bad.is_some(), field.has_focus()) {
        (true, _) => Stroke::new(2.0, ink.wrong),
        (false, true) => Stroke::new(2.0, ink.accent),
        (false, false) => Stroke::NONE,
    };
    let round = CornerRadius::same(ROUND);
    ui.painter().rect_stroke(shown.response.rect, round, edge, StrokeKind::Inside);
    if field.changed() {
        typing.typed();
    }
    let (told, is_wrong) = of_line(words, typing);
    let colour = if is_wrong { ink.wrong } else { ink.ink2 };
    let rows = if ui.available_width() < WIDE_ENOUGH { 2 } else { 1 };
    rows_of(ui, &told, Type::Small, colour, rows);
}

/// What there is to say about the line, and whether that is wrong.
fn of_line(words: &Words, typing: &Typing) -> (String, bool) {
    match typing.bad {
        Some(BadText::Sign(sign)) => {
            return (say!(words, "entry-bad-sign", sign = sign.to_string()), true);
        }
        Some(BadText::TooLong) => return (say!(words, "entry-bad-long", limit = MAX_SIDE), true),
        Some(BadText::Zero) => return (say!(words, "entry-bad-zero"), true),
        None => {}
    }
    let clues = typing.entry.clues();
    let fit = clues.fit(typing.line);
    let (sum, needs, room) = (fit.sum, fit.needs, fit.room);
    match (clues.is_typed(typing.line), fit.is_possible()) {
        (false, _) => (say!(words, "entry-untyped"), false),
        (true, true) => (say!(words, "entry-fit", sum = sum, needs = needs, room = room), false),
        (true, false) => (say!(words, "entry-unfit", needs = needs, room = room), true),
    }
}

/// How the clues stand.
fn verdict(ui: &mut Ui, words: &Words, typing: &mut Typing) {
    let clues = typing.entry.clues();
    let left = clues.untyped().count();
    let all = clues.size().rows() + clues.size().cols();
    let (hue, icon, title, body) = match &typing.standing {
        Standing::Unasked | Standing::Looking(_) => {
            (Hue::Plain, Icon::Clock, say!(words, "entry-looking"), String::new())
        }
        Standing::Known(Answer::Open) => {
            let title = say!(words, "entry-open", left = left, count = all);
            (Hue::Plain, Icon::Pen, title, say!(words, "entry-open-why"))
        }
        Standing::Known(Answer::None(cause)) => {
            let puzzle = clues.so_far();
            let cause = puzzle.map(|puzzle| words.cause(cause, &puzzle)).unwrap_or_default();
            let cause = capital(&cause);
            (Hue::Wrong, Icon::Warning, say!(words, "entry-none"), cause)
        }
        Standing::Known(Answer::Unique(_)) => {
            (Hue::Good, Icon::Check, say!(words, "entry-unique"), say!(words, "entry-unique-why"))
        }
        Standing::Known(Answer::Several(_)) => {
            let why = say!(words, "entry-several-why");
            (Hue::Hint, Icon::Warning, say!(words, "entry-several"), why)
        }
        Standing::Known(Answer::Unknown) => {
            (Hue::Plain, Icon::Clock, say!(words, "entry-unknown"), String::new())
        }
    };
    let totals = totals(words, typing);
    context_card(ui, hue, icon, &title, "", |ui| {
        let ink = theme::ink(ui.ctx());
        // As high whatever the answer is: what is below is not to move under the pointer.
        let rows = if ui.available_width() < WIDE_ENOUGH { 4 } else { 2 };
        rows_of(ui, &body, Type::Small, ink.ink, rows);
        for (total, is_equal) in totals {
            let colour = if is_equal || left > 0 { ink.ink2 } else { ink.wrong };
            ui.label(Type::Small.text(total).color(colour));
        }
    });
}

/// The cells of each ink by rows and by columns, in words, and whether they are as many.
fn totals(words: &Words, typing: &Typing) -> Vec<(String, bool)> {
    let clues = typing.entry.clues();
    let palette = clues.palette();
    let told = |total: &grille_studio::entry::Total| {
        let (rows, cols) = (total.rows, total.cols);
        let text = match palette.is_two_tone() {
            true => say!(words, "entry-totals", rows = rows, columns = cols),
            false => {
                let ink = capital(&words.ink(total.colour, &palette));
                say!(words, "entry-totals-ink", ink = ink, rows = rows, columns = cols)
            }
        };
        (text, rows == cols)
    };
    clues.totals().iter().map(told).collect()
}

/// What can be made of it.
fn actions(ui: &mut Ui, words: &Words, typing: &mut Typing) -> Option<Deed> {
    let mut deed = None;
    let known = typing.solutions().len();
    let width = ui.available_width();
    // Three things that stand at one place, one at a time.
    let high = theme::press_height(ui.ctx()) + 6.0;
    ui.allocate_ui(vec2(width, high), |ui| {
        ui.set_min_height(high);
        onward(ui, words, typing, width);
    });
    let play = primary(say!(words, "entry-play")).icon(Icon::Play).width(width);
    if ui.add_enabled(known > 0, play).clicked() {
        deed = Some(Deed::Play);
    }
    ui.horizontal_wrapped(|ui| {
        let save = secondary(say!(words, "entry-save")).icon(Icon::Share);
        let is_whole = typing.entry.clues().puzzle().is_some();
        if ui.add_enabled(is_whole, save).clicked() {
            deed = Some(Deed::Save);
        }
        let draw = secondary(say!(words, "entry-draw")).icon(Icon::Pen);
        if ui.add_enabled(known > 0, draw).clicked() {
            deed = Some(Deed::Draw);
        }
    });
    deed
}

/// What leads on to a solution: the lines that are left are empty, it is shown, or which one.
fn onward(ui: &mut Ui, words: &Words, typing: &mut Typing, width: f32) {
    let (clues, known) = (typing.entry.clues(), typing.solutions().len());
    let (left, all) = (clues.untyped().count(), clues.size().rows() + clues.size().cols());
    if left > 0 && left < all {
        if ui.add(secondary(say!(words, "entry-rest-empty")).width(width)).clicked() {
            typing.edit(&ClueEdit::RestEmpty);
        }
    } else if known > 0 && typing.shown.is_some() {
        let names = ["entry-shown-first", "entry-shown-other"].map(|key| say!(words, key));
        let mut all = vec![Segment::new(None, say!(words, "entry-shown-none"))];
        all.extend((0..).zip(names).take(known).map(|(at, name)| Segment::new(Some(at), name)));
        if let Some(shown) = segments(ui, Some(typing.shown), &all, Some(width)) {
            typing.shown = shown;
        }
    } else {
        let solve = secondary(say!(words, "entry-solve")).icon(Icon::Solve).width(width);
        if ui.add_enabled(known > 0, solve).clicked() {
            typing.shown = Some(0);
        }
    }
}

/// The title and the size.
fn about(ui: &mut Ui, words: &Words, typing: &mut Typing) {
    let ink = theme::ink(ui.ctx());
    let mut title = typing.entry.clues().title().to_owned();
    let label = ui.label(Type::Label.text(say!(words, "entry-title")));
    let edit = TextEdit::singleline(&mut title).hint_text(say!(words, "entry-untitled"));
    let edit = edit.background_color(ink.sunk).desired_width(f32::INFINITY).char_limit(200);
    if ui.add(edit.min_size(vec2(0.0, 36.0))).labelled_by(label.id).changed() {
        typing.edit(&ClueEdit::Title(title));
    }
    let size = typing.entry.clues().size();
    let (mut rows, mut cols) = (size.rows(), size.cols());
    ui.horizontal(|ui| {
        stepper(ui, words, &say!(words, "new-columns"), &mut cols);
        stepper(ui, words, &say!(words, "new-rows"), &mut rows);
    });
    if let Some(size) = Size::new(rows, cols).ok().filter(|own| *own != size) {
        typing.edit(&ClueEdit::Resize(size));
    }
}

/// A number with a button for one less and one more.
fn stepper(ui: &mut Ui, words: &Words, name: &str, number: &mut usize) {
    ui.spacing_mut().item_spacing.x = 2.0;
    ui.vertical(|ui| {
        let label = ui.label(Type::Label.text(name));
        ui.horizontal(|ui| {
            let less = say!(words, "entry-less", name = name);
            if ui.add(icon_button(Icon::ChevronLeft, less).side(32.0)).clicked() {
                *number = number.saturating_sub(1).max(1);
            }
            let value = DragValue::new(number).range(1..=MAX_SIDE).speed(0.05);
            ui.add_sized(vec2(44.0, 32.0), value).labelled_by(label.id);
            let more = say!(words, "entry-more", name = name);
            if ui.add(icon_button(Icon::ChevronRight, more).side(32.0)).clicked() {
                *number = (*number + 1).min(MAX_SIDE);
            }
        });
    });
}
