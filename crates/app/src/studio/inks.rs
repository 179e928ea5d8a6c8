//! The palette: a strip of swatches, and for each a small dialog that renames, recolours, merges
//! and removes it. Up to 31 inks; the background is one of the swatches.

use super::easel::Easel;
use crate::part::{quiet, secondary, tuner};
use crate::theme::{self, GAP, Icon, Type};
use egui::{
    Color32, CornerRadius, Popup, PopupCloseBehavior, Response, Sense, Stroke, StrokeKind,
    TextEdit, Ui, Vec2, WidgetInfo, vec2,
};
use grille_engine::colours::Colour;
use grille_engine::nonogram::{Ink, Rgb};
use grille_studio::Change;
use grille_words::{Words, say};

/// Colours to begin with, in the order in which they are added: told apart well, also by those
/// who see fewer of them.
const FIRST: [Rgb; 12] = [
    rgb(0xC8_2D_2A),
    rgb(0x1F_5F_B4),
    rgb(0xF0_B4_1E),
    rgb(0x2E_8B_57),
    rgb(0xE6_7A_22),
    rgb(0x7A_3E_9D),
    rgb(0x7B_4A_2B),
    rgb(0xE8_8C_B0),
    rgb(0x45_B5_C9),
    rgb(0x8A_8A_8A),
    rgb(0x9A_C2_38),
    rgb(0x1E_2F_5C),
];

const fn rgb(hex: u32) -> Rgb {
    let [_, r, g, b] = hex.to_be_bytes();
    Rgb { r, g, b }
}

/// A look that a palette does not have yet.
fn fresh(inks: &[Ink]) -> Rgb {
    let mixed = (0..u32::MAX).map(|number| {
        let part = |step: u32| (number.wrapping_mul(step) % 200 + 30) as u8;
        Rgb { r: part(97), g: part(57), b: part(151) }
    });
    let is_free = |rgb: &Rgb| inks.iter().all(|own| own.rgb != *rgb);
    FIRST.into_iter().chain(mixed).find(is_free).unwrap_or(Rgb::BLACK)
}

fn colour_of(ink: &Ink) -> Color32 {
    Color32::from_rgb(ink.rgb.r, ink.rgb.g, ink.rgb.b)
}

/// What an ink is called in the language of the window.
pub fn name(words: &Words, easel: &mut Easel, colour: Colour) -> String {
    words.ink(colour, easel.view().puzzle.palette())
}

/// Draws a swatch.
fn swatch(ui: &mut Ui, ink: &Ink, side: f32, is_chosen: bool, label: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, label));
    let own = theme::ink(ui.ctx());
    let (round, inner) = (CornerRadius::same(7), rect.shrink(3.0));
    let edge = Stroke::new(1.0, own.hair);
    ui.painter().rect(inner, CornerRadius::same(5), colour_of(ink), edge, StrokeKind::Outside);
    let is_lit = is_chosen || response.has_focus() || response.hovered();
    if is_lit {
        let tint = if is_chosen || response.has_focus() { own.accent } else { own.done };
        ui.painter().rect_stroke(rect, round, Stroke::new(2.0, tint), StrokeKind::Inside);
    }
    response
}

/// The ink in hand; a click opens what can be done to it.
pub fn hand(ui: &mut Ui, words: &Words, easel: &mut Easel, side: f32) {
    let colour = easel.hand().colour;
    let ink = easel.made.canvas().inks()[colour.index()].clone();
    let label = say!(words, "studio-ink-hand", name = name(words, easel, colour));
    let response = swatch(ui, &ink, side, true, &label).on_hover_text(label.as_str());
    popup(words, easel, colour, &response);
}

/// The palette as a strip: a click takes an ink in hand, another one opens what can be done to it.
pub fn strip(ui: &mut Ui, words: &Words, easel: &mut Easel) {
    let inks = easel.made.canvas().inks().to_vec();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (number, ink) in inks.iter().enumerate() {
            let Some(colour) = Colour::new(number) else { continue };
            let is_chosen = easel.hand().colour == colour;
            let key = if number == 0 { "studio-background" } else { "play-ink" };
            let label = say!(words, key, number = number, name = name(words, easel, colour));
            let response = swatch(ui, ink, 32.0, is_chosen, &label).on_hover_text(label.as_str());
            if response.clicked() && !is_chosen {
                easel.made.hand.colour = colour;
            } else {
                popup(words, easel, colour, &response);
            }
        }
        let is_free = inks.len() < Colour::LIMIT;
        let add = crate::part::icon_button(Icon::New, say!(words, "studio-add-ink")).side(32.0);
        if ui.add_enabled(is_free, add).clicked()
            && let Some(at) = Colour::new(inks.len())
            && easel.made.edit(easel.made.canvas().adding_ink(fresh(&inks)))
        {
            easel.made.hand.colour = at;
        }
    });
}

/// What can be done to an ink.
fn popup(words: &Words, easel: &mut Easel, colour: Colour, response: &Response) {
    let id = response.id.with("ink");
    let popup = Popup::menu(response).id(id);
    popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(272.0);
        egui::Frame::new().inner_margin(8).show(ui, |ui| edit(ui, words, easel, colour));
    });
}

/// What an ink looks like: one of the usual colours, or any mixture. All of it is in the menu itself,
/// as a list that opens over a menu closes it.
fn look(ui: &mut Ui, words: &Words, easel: &mut Easel, colour: Colour, ink: &Ink) {
    // Until the pointer is let go it is one change.
    let id = ui.scope_id().with(("ink look", colour.index()));
    let mut own = ui.data(|data| data.get_temp(id)).unwrap_or(ink.rgb);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for rgb in FIRST {
            let look = Ink::new("", rgb);
            let label = say!(words, "studio-ink-look", code = look_code(rgb));
            if swatch(ui, &look, 26.0, rgb == own, &label).on_hover_text(label).clicked() {
                own = rgb;
            }
        }
    });
    for (key, part) in [
        ("studio-ink-red", &mut own.r),
        ("studio-ink-green", &mut own.g),
        ("studio-ink-blue", &mut own.b),
    ] {
        let told = part.to_string();
        tuner(ui, &say!(words, key), &told, part, 0..=255);
    }
    let is_held = ui.input(|input| input.pointer.any_down());
    ui.data_mut(|data| match is_held {
        true => drop(data.insert_temp(id, own)),
        false => data.remove::<Rgb>(id),
    });
    if own != ink.rgb && !is_held {
        easel.made.edit(easel.made.canvas().recolouring(colour, own));
    }
}

/// A look as it is written elsewhere: "#c82d2a".
fn look_code(Rgb { r, g, b }: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn edit(ui: &mut Ui, words: &Words, easel: &mut Easel, colour: Colour) {
    let inks = easel.made.canvas().inks().to_vec();
    let Some(ink) = inks.get(colour.index()).cloned() else { return };
    let mut change = None;
    let id = ui.scope_id().with(("ink name", colour.index()));
    let mut text = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| ink.name.clone());
    let edit = TextEdit::singleline(&mut text).char_limit(40).desired_width(f32::INFINITY);
    let field = ui.add(edit.align(egui::Align2::LEFT_CENTER).min_size(vec2(0.0, 36.0)));
    let label = say!(words, "studio-ink-name");
    field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    if field.lost_focus() && text.trim() != ink.name {
        let name = text.trim().to_owned();
        change = Some(Change::SetInk(colour, Ink { name, ..ink.clone() }));
    }
    let is_typing = field.has_focus();
    ui.data_mut(|data| match is_typing {
        true => drop(data.insert_temp(id, text)),
        false => data.remove::<String>(id),
    });
    ui.add_space(GAP);
    look(ui, words, easel, colour, &ink);
    ui.add_space(GAP);
    if let Some(change) = change {
        easel.change(change);
    }
    if !colour.is_ink() {
        let about = Type::Small.text(say!(words, "studio-background-about"));
        ui.label(about.color(theme::ink(ui.ctx()).ink2));
        return;
    }
    ui.label(Type::Label.text(say!(words, "studio-ink-merge-title")));
    let mut into = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (number, other) in inks.iter().enumerate().filter(|(at, _)| *at != colour.index()) {
            let Some(other_colour) = Colour::new(number) else { continue };
            let other_name = name(words, easel, other_colour);
            let label = say!(words, "studio-ink-merge", name = other_name);
            if swatch(ui, other, 26.0, false, &label).on_hover_text(label.as_str()).clicked() {
                into = Some(other_colour);
            }
        }
    });
    ui.add_space(GAP);
    let can_go = inks.len() > 2;
    if let Some(into) = into {
        let canvas = easel.made.canvas();
        // The last ink stays in the palette, without a cell.
        let edit = match can_go {
            true => canvas.merging(colour, into),
            false => canvas.replacing(colour, into),
        };
        easel.made.edit(edit);
        ui.close();
    }
    ui.horizontal(|ui| {
        let exchange = secondary(say!(words, "studio-ink-exchange")).icon(Icon::Contrary);
        if ui.add(exchange).clicked() {
            easel.change(Change::Exchange(Colour::BACKGROUND, colour));
            ui.close();
        }
    });
    let remove = quiet(say!(words, "studio-ink-remove")).icon(Icon::Drop);
    if ui.add_enabled(can_go, remove).clicked() {
        easel.change(Change::RemoveInk(colour));
        ui.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_palette_can_be_filled_up_with_inks_that_differ() {
        let mut inks = vec![Ink::new("white", Rgb::WHITE), Ink::new("black", Rgb::BLACK)];
        while inks.len() < Colour::LIMIT {
            let next = fresh(&inks);
            assert!(inks.iter().all(|own| own.rgb != next), "{next:?}");
            inks.push(Ink::new(inks.len().to_string(), next));
        }
    }
}
