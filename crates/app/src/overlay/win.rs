//! The congratulation: everything else dims, the picture stands, with how it was reached.

use super::Under;
use super::statistics::{figure, number_font};
use crate::command::ForWindow;
use crate::dialog::{Asked, age, bare};
use crate::library::stars;
use crate::panel::time;
use crate::part::{at_right, icon_button, primary, quiet, secondary};
use crate::play::Play;
use crate::theme::tokens::SCRIM_WIN;
use crate::theme::{self, GAP, Icon, Type};
use egui::{
    Align, Context, CornerRadius, FontId, Key, Layout, Rect, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, vec2,
};
use grille_words::{Words, say};
use std::time::Duration;

pub fn show(context: &Context, words: &Words, under: &Under<'_>) -> Asked {
    let Some(play) = under.play else { return Asked::Close };
    let screen = context.content_rect().size();
    // A low screen has room for the picture, but for less round it.
    let is_low = screen.y < 520.0;
    bare(context, "win", SCRIM_WIN, if is_low { 10 } else { 24 }, |ui| {
        ui.spacing_mut().item_spacing.y = if is_low { 2.0 } else { GAP };
        let width = (screen.x - 80.0).min(560.0);
        ui.set_width(width);
        let is_closed = at_right(ui, 32.0, |ui| {
            ui.add(icon_button(Icon::Close, say!(words, "win-stay")).side(32.0)).clicked()
        });
        // The picture has what the rest leaves of the height.
        let rest = if is_low { 290.0 } else { 400.0 };
        let side = (screen.y - rest).clamp(72.0, 330.0).min(width);
        let mut asked = Asked::Nothing;
        ui.vertical_centered(|ui| {
            picture(ui, play, side);
            ui.add_space(GAP);
            let title = if is_low { Type::Shelf } else { Type::Display };
            ui.label(title.text(play.title(words)));
            let totals = play.totals();
            let title = if totals.is_helped { "win-helped" } else { "win-title" };
            let ink = theme::ink(ui.ctx());
            ui.label(Type::Body.text(say!(words, title)).color(ink.ink2));
            ui.add_space(4.0);
            if !totals.is_helped {
                crowned(ui, words, stars(totals));
            }
            figures(ui, words, play);
            ui.add_space(GAP);
            asked = answers(ui, words, under.is_trial);
        });
        if is_closed { Asked::Close } else { asked }
    })
}

/// How long the picture and the stars take to come up.
const PICTURE: f32 = 0.4;
const STARS: f32 = 0.5;

/// The share of what comes up in so many seconds that is there by now; all of it at once
/// without motion.
fn come_up(context: &Context, seconds: f32) -> f32 {
    let seconds = f64::from(theme::time(context, seconds));
    let age = age(context);
    if age >= seconds {
        return 1.0;
    }
    context.request_repaint();
    (age / seconds) as f32
}

/// The picture on its paper, without grid and crosses.
fn picture(ui: &mut Ui, play: &dyn Play, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let (ink, sheet) = (theme::ink(ui.ctx()), theme::sheet(ui.ctx()));
    let shown = come_up(ui.ctx(), PICTURE);
    let (round, hair) = (CornerRadius::same(6), Stroke::new(1.0, ink.hair));
    ui.painter().rect(rect, round, sheet.sheet, hair, StrokeKind::Inside);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    inner.set_opacity(shown);
    play.puzzle().thumbnail(inner.painter(), &sheet, rect.shrink(16.0));
}

/// The stars, one after the other.
fn crowned(ui: &mut Ui, words: &Words, count: u8) {
    const SIDE: f32 = 32.0;
    let size = vec2(3.0 * SIDE, SIDE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = say!(words, "win-stars", count = count);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, name.as_str()));
    let ink = theme::ink(ui.ctx());
    let shown = come_up(ui.ctx(), STARS);
    for i in 0..3u8 {
        let middle = rect.left_center() + vec2((f32::from(i) + 0.5) * SIDE, 0.0);
        let is_there = i < count && shown * 3.0 >= f32::from(i) + 0.9;
        match is_there {
            true => Icon::Star.paint_filled(ui.painter(), middle, SIDE - 4.0, ink.ink),
            false => Icon::Star.paint(ui.painter(), middle, SIDE - 4.0, ink.done),
        }
    }
}

/// Time, the difference to the best, hints.
fn figures(ui: &mut Ui, words: &Words, play: &dyn Play) {
    let totals = play.totals();
    let mut all = vec![(time(play.clock()), say!(words, "win-time"))];
    if let Some(best) = play.best_before().filter(|_| !totals.is_helped) {
        all.push((against(play.clock(), best.as_secs_f64()), say!(words, "win-against")));
    }
    all.push((totals.hints.to_string(), say!(words, "win-hints", hints = totals.hints)));
    // In the middle: as wide as it is, once that is known.
    let id = ui.scope_id().with("win figures");
    let wide: f32 = ui.ctx().data(|data| data.get_temp(id)).unwrap_or(200.0);
    let shown = ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 44.0;
            let mut last: Option<Rect> = None;
            for (number, about) in &all {
                let own = centred(ui, number, about);
                if let Some(last) = last.replace(own) {
                    let (x, hair) = ((last.right() + own.left()) / 2.0, theme::ink(ui.ctx()).hair);
                    ui.painter().vline(x, own.y_range(), Stroke::new(1.0, hair));
                }
            }
        });
        row.response.rect.width()
    });
    ui.ctx().data_mut(|data| data.insert_temp(id, shown.inner));
}

/// A time beside the best before it, in whole seconds as both are shown: shorter times are below zero.
fn against(own: f64, best: f64) -> String {
    let more = own.floor() - best.floor();
    let sign = match more {
        ..0.0 => "\u{2212}",
        0.0 => "\u{b1}",
        _ => "+",
    };
    format!("{sign}{}", time(more.abs()))
}

/// A figure with its number over the middle of what it counts; where it lies.
fn centred(ui: &mut Ui, number: &str, about: &str) -> Rect {
    let ink = theme::ink(ui.ctx());
    let wide = |text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, ink.ink).size().x.ceil()
    };
    let wide = wide(number, number_font()).max(wide(about, Type::Small.font()));
    let layout = Layout::top_down(Align::Center);
    let shown = ui.allocate_ui_with_layout(vec2(wide, 44.0), layout, |ui| {
        ui.set_width(wide);
        figure(ui, number, about);
    });
    shown.response.rect
}

/// Where to go from here. The next puzzle has the keyboard as soon as there was time to see
/// the picture, not before: the key that filled the last cell may still be held down.
fn answers(ui: &mut Ui, words: &Words, is_trial: bool) -> Asked {
    // What is tried out leads back to the drawing.
    let (key, command) = match is_trial {
        true => ("trial-back", ForWindow::Studio),
        false => ("win-next", ForWindow::Next),
    };
    let mut asked = Asked::Nothing;
    let id = ui.scope_id().with("win answers");
    let wide: f32 = ui.ctx().data(|data| data.get_temp(id)).unwrap_or(280.0);
    let shown = ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            // What is tried out is not handed on before it is done.
            let share = quiet(say!(words, "win-share")).icon(Icon::Share).large();
            if !is_trial && ui.add(share).clicked() {
                asked = Asked::Run(ForWindow::Share.into());
            }
            let library = secondary(say!(words, "command-library")).large();
            if ui.add(library).clicked() {
                asked = Asked::Run(ForWindow::Library.into());
            }
            let next = primary(say!(words, key)).after(Icon::Next).large();
            let next = ui.add(next);
            let given = next.id.with("given");
            let is_given = ui.data(|data| data.get_temp(given)).unwrap_or(false);
            let left = f64::from(STARS) - age(ui.ctx());
            if left > 0.0 {
                ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            } else if !is_given {
                next.request_focus();
            }
            ui.data_mut(|data| data.insert_temp(given, left <= 0.0));
            // A click beside the buttons takes the keyboard from them; Enter still leads on.
            let is_free = ui.memory(|memory| memory.focused().is_none());
            let enter = left <= 0.0 && is_free && ui.input(|input| input.key_pressed(Key::Enter));
            if next.clicked() || enter {
                asked = Asked::Run(command.into());
            }
        });
        row.response.rect.width()
    });
    ui.ctx().data_mut(|data| data.insert_temp(id, shown.inner));
    asked
}
