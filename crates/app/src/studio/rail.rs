//! The rail of tools: signs in groups, and the ink in hand at its end. It stands at the left of
//! the board, or lies under it in a narrow window.

use super::easel::Easel;
use super::{Room, inks};
use crate::command::{Command, ForStudio};
use crate::part::icon_button;
use crate::screen::EASEL;
use crate::theme;
use egui::{Align, CornerRadius, Layout, Rect, ScrollArea, Sense, Stroke, Ui, Vec2, vec2};
use grille_studio::Tool;
use grille_words::{Words, say};

/// Its width.
pub const WIDE: f32 = 60.0;

/// The tools and what is done most, in groups.
const GROUPS: &[&[ForStudio]] = &[
    &[
        ForStudio::Pen,
        ForStudio::Eraser,
        ForStudio::Line,
        ForStudio::Rectangle,
        ForStudio::Ellipse,
        ForStudio::Bucket,
        ForStudio::Text,
    ],
    &[ForStudio::Select, ForStudio::Pick, ForStudio::Mirror, ForStudio::Guard],
    &[ForStudio::Undo, ForStudio::Redo],
    &[ForStudio::ZoomIn, ForStudio::ZoomFit],
];

/// What lies between two groups.
const BETWEEN: f32 = 17.0;

/// Draws the rail; the command that was asked for.
pub fn show(ui: &mut Ui, words: &Words, easel: &mut Easel, is_level: bool) -> Option<ForStudio> {
    if is_level {
        let scroll = ScrollArea::horizontal().auto_shrink(false);
        return scroll
            .show(ui, |ui| {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add_space(8.0);
                    ui.spacing_mut().item_spacing.x = 2.0;
                    inks::hand(ui, words, easel, 34.0);
                    ui.add_space(6.0);
                    groups(ui, words, easel, 44.0, true)
                })
                .inner
            })
            .inner;
    }
    let count: usize = GROUPS.iter().map(|group| group.len()).sum();
    let rules = (GROUPS.len() - 1) as f32 * BETWEEN;
    // The ink in hand stands at the bottom.
    let high = ui.available_height() - 64.0;
    let pitch = ((high - rules - 12.0) / count as f32).clamp(30.0, 44.0);
    let mut asked = None;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = pitch - (pitch - 4.0).min(40.0);
        ScrollArea::vertical().max_height(high).auto_shrink(false).show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                ui.add_space(8.0);
                asked = groups(ui, words, easel, (pitch - 4.0).min(40.0), false);
            });
        });
    });
    let bottom = ui.max_rect().center_bottom() - vec2(0.0, 30.0);
    let place = Rect::from_center_size(bottom, Vec2::splat(36.0));
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(place));
    inks::hand(&mut inner, words, easel, 34.0);
    asked
}

fn groups(
    ui: &mut Ui,
    words: &Words,
    easel: &Easel,
    side: f32,
    is_level: bool,
) -> Option<ForStudio> {
    let mut asked = None;
    for (number, group) in GROUPS.iter().enumerate() {
        if number > 0 {
            rule(ui, is_level);
        }
        for &command in *group {
            let entry = Command::from(command).entry();
            let name = name(words, easel, command);
            let button = icon_button(entry.icon, name)
                .key(entry.key_text_on(&EASEL, words))
                .chosen(is_chosen(easel, command))
                .side(side);
            let response = ui.add_enabled(easel.can(command), button);
            if is_filled(easel, command) {
                filling(ui, easel, command, response.rect);
            }
            if response.clicked() {
                asked = Some(command);
            }
        }
    }
    asked
}

/// What a tool is called now.
fn name(words: &Words, easel: &Easel, command: ForStudio) -> String {
    let mirror = easel.hand().mirror;
    let key = match command {
        ForStudio::Rectangle if easel.is_filled => "studio-filled-rectangle",
        ForStudio::Ellipse if easel.is_filled => "studio-filled-ellipse",
        ForStudio::Bucket if easel.is_everywhere => "studio-replace",
        ForStudio::Mirror => match (mirror.is_left_right, mirror.is_up_down) {
            (false, false) => "studio-mirror",
            (true, false) => "studio-mirror-across",
            (false, true) => "studio-mirror-down",
            (true, true) => "studio-mirror-both",
        },
        other => Command::from(other).entry().name,
    };
    say!(words, key)
}

/// Whether a tool is in hand, or what it stands for is on.
fn is_chosen(easel: &Easel, command: ForStudio) -> bool {
    let hand = easel.hand();
    match command {
        ForStudio::Mirror => hand.mirror.is_left_right || hand.mirror.is_up_down,
        other => tool_of(other, easel.is_filled) == Some(hand.tool),
    }
}

/// The tool that a command takes in hand.
fn tool_of(command: ForStudio, is_filled: bool) -> Option<Tool> {
    Some(match (command, is_filled) {
        (ForStudio::Pen, _) => Tool::Pen,
        (ForStudio::Eraser, _) => Tool::Eraser,
        (ForStudio::Line, _) => Tool::Line,
        (ForStudio::Rectangle, false) => Tool::Rectangle,
        (ForStudio::Rectangle, true) => Tool::FilledRectangle,
        (ForStudio::Ellipse, false) => Tool::Ellipse,
        (ForStudio::Ellipse, true) => Tool::FilledEllipse,
        (ForStudio::Bucket, _) => Tool::Fill,
        (ForStudio::Text, _) => Tool::Text,
        (ForStudio::Select, _) => Tool::Select,
        (ForStudio::Pick, _) => Tool::Pick,
        (ForStudio::Guard, _) => Tool::Lock,
        _ => return None,
    })
}

fn is_filled(easel: &Easel, command: ForStudio) -> bool {
    easel.is_filled && matches!(command, ForStudio::Rectangle | ForStudio::Ellipse)
}

/// A shape that is filled shows so.
fn filling(ui: &Ui, easel: &Easel, command: ForStudio, rect: Rect) {
    let ink = theme::ink(ui.ctx());
    let colour = if is_chosen(easel, command) { ink.accent } else { ink.ink2 };
    let round = if command == ForStudio::Ellipse { 4 } else { 1 };
    let inner = Rect::from_center_size(rect.center(), vec2(9.0, 6.0));
    ui.painter().rect_filled(inner, CornerRadius::same(round), colour);
}

/// A line between two groups.
fn rule(ui: &mut Ui, is_level: bool) {
    let hair = Stroke::new(1.0, theme::ink(ui.ctx()).hair);
    let size = if is_level { vec2(BETWEEN, 28.0) } else { vec2(28.0, BETWEEN - 8.0) };
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    match is_level {
        true => ui.painter().vline(rect.center().x, rect.y_range(), hair),
        false => ui.painter().hline(rect.x_range(), rect.center().y, hair),
    };
}
