//! What leads the page: the puzzle to go on with, and that of the day.

use super::card::{frame, paint_picture, percent};
use super::daily::{Daily, date};
use super::{Chosen, Slot};
use crate::panel::time;
use crate::part::{difficulty, icon_button, primary, progress, quiet, secondary};
use crate::theme::{self, Icon, Ink, ROUND_CARD, Type};
use egui::{
    Align, CornerRadius, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};
use grille_engine::class::Class;
use grille_store::{Settings, streak};
use grille_words::{Words, say};

/// The height of the cards.
const HIGH: f32 = 186.0;
/// From this room on both its buttons have words.
const WORDED: f32 = 270.0;
/// From this width on the card of a day has a picture.
const PICTURED: f32 = 290.0;
/// From this width on it has the days of the week.
const WITH_WEEK: f32 = 230.0;
/// Its height without them.
const LOW: f32 = 144.0;

/// A place for a card of this size.
fn place(ui: &mut Ui, size: Vec2) -> (Rect, Ink) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let ink = theme::ink(ui.ctx());
    frame(ui.painter(), &ink, rect);
    (rect, ink)
}

/// The puzzle to go on with, with the primary button of the page.
pub fn continued(
    ui: &mut Ui,
    words: &Words,
    slot: &Slot,
    class: Option<Class>,
    width: f32,
) -> Option<Chosen> {
    let (rect, ink) = place(ui, vec2(width, HIGH));
    let sheet = theme::sheet(ui.ctx());
    let wide = (width * 0.42).min(228.0);
    let picture = Rect::from_min_size(rect.min, vec2(wide, HIGH)).shrink(1.0);
    let left = ROUND_CARD - 1;
    let round = CornerRadius { nw: left, sw: left, ne: 0, se: 0 };
    paint_picture(ui.painter(), &ink, &sheet, picture, round, slot);
    let hair = Stroke::new(1.0, ink.hair);
    ui.painter().vline(picture.right(), rect.y_range().shrink(1.0), hair);
    let inner = Rect::from_min_max(pos2(picture.right(), rect.top()), rect.max);
    let inner = inner.shrink2(vec2(20.0, 16.0));
    let mut ui =
        ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.spacing_mut().interact_size.y = Type::Small.line();
    let is_begun = slot.standing.is_begun();
    let caption = if is_begun { "library-continue" } else { "library-begin" };
    ui.label(Type::Caption.text(say!(words, caption)).color(ink.accent));
    let title = slot.origin.title(words, slot.standing.is_solved);
    ui.add(egui::Label::new(Type::Title.text(title)).truncate());
    facts(&mut ui, words, slot, class);
    ui.add_space(4.0);
    if is_begun {
        ui.horizontal(|ui| {
            let text = Type::Small.text(percent(words, slot));
            let bar = (ui.available_width() - 56.0).max(40.0);
            progress(ui, slot.standing.progress, bar, 6.0);
            ui.label(text);
        });
    }
    let at = pos2(inner.left(), inner.bottom() - 36.0);
    let bottom = Rect::from_min_max(at, inner.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(bottom));
    let name = if is_begun { "command-continue" } else { "daily-play" };
    let button = primary(say!(words, name)).icon(Icon::Play);
    ui.horizontal(|ui| {
        let is_pressed = ui.add(button).clicked();
        let again = say!(words, "command-restart");
        // On a narrow card its sign has room.
        let is_again = is_begun
            && match inner.width() < WORDED {
                true => ui.add(icon_button(Icon::Restart, again)),
                false => ui.add(quiet(again)),
            }
            .clicked();
        let picked = || (slot.puzzle.copy(), slot.origin.clone());
        match (is_pressed, is_again) {
            (true, _) => Some(picked()).map(|(puzzle, origin)| Chosen::Puzzle(puzzle, origin)),
            (_, true) => Some(picked()).map(|(puzzle, origin)| Chosen::Again(puzzle, origin)),
            (false, false) => None,
        }
    })
    .inner
}

fn facts(ui: &mut Ui, words: &Words, slot: &Slot, class: Option<Class>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let ink = theme::ink(ui.ctx());
        let small = |text: String| Type::Small.text(text).color(ink.ink2);
        ui.label(small(words.size(slot.puzzle.size())));
        if let Some(class) = class {
            difficulty(ui, class, &words.class(class));
        }
        let elapsed = slot.standing.elapsed.as_secs_f64();
        // Who only looked has not begun.
        if slot.standing.is_begun() || slot.standing.is_solved {
            ui.label(small(time(elapsed)));
        }
    });
}

/// The puzzle of the day, with the week so far.
pub fn daily(
    ui: &mut Ui,
    words: &Words,
    daily: &Daily,
    class: Option<Class>,
    settings: &Settings,
    width: f32,
) -> Option<Chosen> {
    let has_week = width >= WITH_WEEK;
    let (rect, ink) = place(ui, vec2(width, if has_week { HIGH } else { LOW }));
    let sheet = theme::sheet(ui.ctx());
    // A narrow card has no room for the picture.
    let side = if width < PICTURED { 0.0 } else { 96.0 };
    let square = Rect::from_min_size(rect.min + Vec2::splat(18.0), vec2(side, 96.0));
    if let Some(slot) = daily.slot.as_ref().filter(|_| side > 0.0) {
        let is_written = slot.standing.is_solved || slot.standing.progress > 0.0;
        if is_written {
            ui.painter().rect_filled(square, CornerRadius::same(4), sheet.sheet);
        }
        let room = if is_written { square.shrink(6.0) } else { square };
        slot.puzzle.thumbnail(ui.painter(), &sheet, room);
    }
    let left = if side > 0.0 { square.right() + 16.0 } else { square.left() };
    let inner = Rect::from_min_max(pos2(left, rect.top() + 16.0), rect.max);
    let inner = inner.with_max_y(square.bottom()).with_max_x(rect.right() - 16.0);
    let mut text =
        ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    text.spacing_mut().item_spacing.y = 4.0;
    text.spacing_mut().interact_size.y = Type::Small.line();
    let small = |text: String| Type::Small.text(text).color(ink.ink2);
    let days = streak(&settings.days_of(daily.game.reader.game), daily.day);
    let game = say!(words, &format!("game-{}-title", daily.game.reader.game));
    let mut caption = say!(words, "daily-of", game = game);
    if days > 0 {
        caption = format!("{caption} · {}", say!(words, "daily-streak", days = days));
    }
    let caption = Type::Caption.text(caption).color(ink.ink2);
    text.add(egui::Label::new(caption).truncate());
    text.label(Type::Shelf.text(date(words, daily.day)));
    match &daily.slot {
        Some(slot) => {
            facts(&mut text, words, slot, class);
            if slot.standing.is_solved {
                text.label(small(say!(words, "library-solved")));
            } else if slot.standing.is_begun() {
                text.label(small(percent(words, slot)));
            }
        }
        None if daily.is_coming() => drop(text.label(small(say!(words, "new-making")))),
        None => drop(text.label(small(say!(words, "daily-none")))),
    }
    if has_week {
        week(ui, words, daily, settings, pos2(rect.left() + 20.0, rect.bottom() - 50.0));
    }
    let slot = daily.slot.as_ref()?;
    let button = match slot.standing.is_solved {
        true => secondary(say!(words, "daily-look")),
        false => secondary(say!(words, "daily-play")),
    };
    let at =
        Rect::from_min_max(pos2(rect.left(), rect.bottom() - 52.0), rect.max - vec2(16.0, 16.0));
    let layout = Layout::right_to_left(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(at).layout(layout));
    let pressed = ui.add(button).clicked();
    pressed.then(|| Chosen::Puzzle(slot.puzzle.copy(), slot.origin.clone()))
}

/// The days of this week as squares: solved ones are filled, today has a rim.
fn week(ui: &Ui, words: &Words, daily: &Daily, settings: &Settings, corner: egui::Pos2) {
    let ink = theme::ink(ui.ctx());
    let today = daily.day.weekday();
    let solved = settings.days_of(daily.game.reader.game);
    for number in 0..7 {
        let square =
            Rect::from_min_size(corner + vec2(19.0 * number as f32, 0.0), Vec2::splat(14.0));
        let day = today.checked_sub(number).and_then(|ago| daily.day.ago(ago));
        let is_solved = day.is_some_and(|day| solved.contains(&day));
        let round = CornerRadius::same(4);
        let fill = if is_solved { ink.ink } else { ink.track };
        ui.painter().rect_filled(square, round, fill);
        if number == today {
            if !is_solved {
                ui.painter().rect_filled(square, round, ink.card);
            }
            let rim = Stroke::new(2.0, ink.accent);
            ui.painter().rect_stroke(square, round, rim, StrokeKind::Inside);
        }
        let letter = say!(words, "date-weekday", number = number);
        let (own, colour) = match number == today {
            true => (theme::Weight::Semibold, ink.ink),
            false => (theme::Weight::Medium, ink.ink2),
        };
        let place = square.center_bottom() + vec2(0.0, 11.0);
        ui.painter().text(place, egui::Align2::CENTER_CENTER, letter, own.at(12.0), colour);
    }
}
