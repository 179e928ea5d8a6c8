//! While the player writes: how far the game is, tools, actions, the one card that says what is
//! going on, and what else can be done.

use super::{button, card, head, small, spoken, suppose, time};
use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::part::{primary, progress, secondary};
use crate::play::{Play, Playing};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Sense, Ui, vec2};
use grille_store::Settings;
use grille_words::{Words, say};

/// Below this height of the window tools and inks leave no room under them.
const LOW: f32 = 640.0;

/// What stays in its place over the rest, in a game that pins its tools: a key must not go away from under the
/// pointer because something is said. In a low panel that is the tools alone.
pub fn pinned<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &mut Settings,
) {
    if !is_low(ui) {
        top(ui, words, play, settings);
        ui.add_space(GAP);
    }
    tools(ui, words, play, settings);
}

pub fn show<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &mut Settings,
) -> Option<Command> {
    let (is_phone, is_low) = (theme::is_phone(ui.ctx()), is_low(ui));
    // In a low panel what is said comes first, or nobody would see it.
    let mut asked = if is_low { context(ui, words, play, settings) } else { None };
    if G::PINS_TOOLS {
        G::other_tools(ui, words, &play.table, &mut play.desk, settings);
        ui.add_space(GAP);
    }
    if is_low || !G::PINS_TOOLS {
        top(ui, words, play, settings);
        ui.add_space(GAP);
    }
    if !is_phone && !G::PINS_TOOLS {
        tools(ui, words, play, settings);
        ui.add_space(GAP);
    }
    asked = actions(ui, words, play).or(asked);
    ui.add_space(GAP);
    if !is_low {
        asked = context(ui, words, play, settings).or(asked);
    }
    if !is_phone && !card::leads_on(play) {
        asked = lead(ui, words, play).or(asked);
        ui.add_space(GAP);
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    let listed = [ForTable::Check, ForTable::Watch, ForTable::Solve];
    for command in listed.into_iter().filter(|command| !G::ACTIONS.contains(command)) {
        if button(ui, words, command, play.can(command)) {
            asked = Some(command.into());
        }
    }
    foot(ui, words, play, settings);
    asked
}

/// What is done most often: it stays near the thumb on a phone.
fn near<G: Front>() -> &'static [ForTable] {
    let count = if G::PINS_TOOLS { 4 } else { 2 };
    &G::ACTIONS[..count.min(G::ACTIONS.len())]
}

/// What a thumb reaches on a phone: what is done often, what leads on, and under them the tools.
pub fn thumb<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &mut Settings,
) -> Option<Command> {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let mut asked = None;
    ui.horizontal(|ui| {
        let side = theme::press_height(ui.ctx());
        ui.spacing_mut().item_spacing.x = 0.0;
        for &command in near::<G>() {
            if small(ui, words, command, side, play.can(command)) {
                asked = Some(command.into());
            }
        }
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(0.0);
        // A card has the next step on it.
        if !card::leads_on(play) {
            asked = lead(ui, words, play).or(asked.take());
        }
    });
    tools(ui, words, play, settings);
    asked
}

/// Whether tools and inks leave little room under them.
fn is_low(ui: &Ui) -> bool {
    theme::is_panel_below(ui.ctx()) || ui.ctx().content_rect().height() < LOW
}

/// Whose game it is, and how far.
fn top<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>, settings: &mut Settings) {
    // On a phone the bar has the title and the time.
    if !theme::is_phone(ui.ctx()) {
        let title = play.title(words);
        let clock = time(play.clock());
        head(ui, words, play, &title, |ui| self::clock(ui, words, settings, &clock));
    }
    standing(ui, words, play);
    if let Some(task) = G::task(words, &play.table).filter(|_| !play.table.is_solved()) {
        ui.label(Type::Small.text(task).color(theme::ink(ui.ctx()).ink2));
    }
}

/// What the player can take in hand.
fn tools<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>, settings: &mut Settings) {
    if let Some(change) = G::tools(ui, words, &play.table, &mut play.desk, settings) {
        play.table.write(change, G::finishes(settings));
    }
}

/// The one card: what is said, or else what is supposed.
fn context<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &Settings,
) -> Option<Command> {
    match card::is_there(play) {
        true => card::show(ui, words, play, settings),
        false => suppose::show(ui, words, play),
    }
}

/// The time, unless it is hidden.
fn clock(ui: &mut Ui, words: &Words, settings: &mut Settings, time: &str) {
    let ink = theme::ink(ui.ctx());
    if settings.timer_hidden {
        if ui.link(say!(words, "play-clock-hidden")).clicked() {
            settings.timer_hidden = false;
        }
        return;
    }
    ui.spacing_mut().item_spacing.x = 6.0;
    let name = say!(words, "play-clock", time = time);
    let response = ui.label(Type::Label.text(time));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    Icon::Clock.paint(ui.painter(), rect.center(), 18.0, ink.ink);
}

/// How far the game is: a bar and a few words.
fn standing<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>) {
    let (share, text) = G::standing(words, &play.table);
    ui.horizontal(|ui| {
        let font = Type::Small.font();
        let ink = theme::ink(ui.ctx());
        let wide = ui.painter().layout_no_wrap(text.clone(), font, ink.ink).size().x;
        let bar = (ui.available_width() - wide - 16.0).max(40.0);
        progress(ui, share, bar, 6.0);
        ui.label(Type::Small.text(text));
    });
}

/// What is done often: signs in a row.
fn actions<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>) -> Option<Command> {
    let mut asked = None;
    ui.horizontal(|ui| {
        // On a phone the bar has the clock, and what stops it; and the thumb has what is done most often.
        let is_phone = theme::is_phone(ui.ctx());
        let is_elsewhere = |own: &ForTable| *own == ForTable::Pause || near::<G>().contains(own);
        let all = G::ACTIONS.iter().filter(|own| !is_phone || !is_elsewhere(own));
        let all: Vec<ForTable> = all.copied().collect();
        let (room, count) = (ui.available_width(), all.len() as f32);
        // Narrower in a narrow panel: what sticks out would push the rest aside.
        let side = theme::press_height(ui.ctx()).min(room / count);
        let gap = (room - side * count) / (count - 1.0);
        ui.spacing_mut().item_spacing.x = gap.clamp(0.0, 10.0);
        for command in all {
            if small(ui, words, command, side, play.can(command)) {
                asked = Some(command.into());
            }
        }
    });
    asked
}

/// What leads on unless a card does: a hint, or a supposition.
fn lead<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>) -> Option<Command> {
    let mut asked = None;
    ui.horizontal(|ui| {
        // What stands among the signs above is not offered twice.
        let has_suppose = !G::ACTIONS.contains(&ForTable::Suppose);
        let room = ui.available_width();
        let half = if has_suppose { (room - GAP) / 2.0 } else { room };
        // One filled button a view: a card, or the banner of a supposition, may have its own.
        let has_primary = play.table.supposed() > 0 || card::is_there(play);
        let hint = say!(words, "command-hint");
        let hint = match has_primary {
            true => secondary(hint),
            false => primary(hint),
        };
        let hint = hint.icon(Icon::Hint).width(half);
        if ui.add_enabled(play.can(ForTable::Hint), hint).clicked() {
            asked = Some(ForTable::Hint.into());
        }
        if !has_suppose {
            return;
        }
        let suppose = secondary(say!(words, "play-what-if")).icon(Icon::Suppose).width(half);
        if ui.add_enabled(play.can(ForTable::Suppose), suppose).clicked() {
            asked = Some(ForTable::Suppose.into());
        }
    });
    asked
}

/// What is wrong at a glance, and how the lines stand that the player is at.
fn foot<G: Front>(ui: &mut Ui, words: &Words, play: &Playing<G>, settings: &Settings) {
    let ink = theme::ink(ui.ctx());
    ui.add_space(GAP);
    if let Some(text) = G::warning(words, &play.table, settings) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), rect.center(), 18.0, ink.wrong);
            ui.vertical(|ui| ui.label(Type::Small.text(text).color(ink.wrong)));
        });
    }
    if let Some(text) = G::pointed(words, &play.table, &play.desk, settings.mistakes) {
        spoken(ui, Type::Small.text(text).color(ink.ink2));
    }
    if let Some(best) = play.totals().best.filter(|_| !settings.timer_hidden) {
        let (best, wins) = (time(best.as_secs_f64()), play.totals().wins);
        let text = say!(words, "play-best", time = best, wins = wins);
        ui.label(Type::Small.text(text).color(ink.ink2));
    }
}
