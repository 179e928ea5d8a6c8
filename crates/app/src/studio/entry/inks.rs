//! The inks of the clues: black alone, or several. Each is a chip with the letter that a number is
//! typed with; the one in hand is for new numbers.

use super::typing::Typing;
use crate::nonogram::pigment::pigment;
use crate::part::{Segment, icon_button, segments};
use crate::theme::{self, Icon, ROUND, Type, on};
use egui::{Align2, CornerRadius, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use grille_engine::colours::Colour;
use grille_engine::nonogram::{Ink, Rgb};
use grille_studio::entry::{ClueEdit, Clues};
use grille_words::{Words, capital, say};

/// The inks that are offered one after the other, beside a white background.
const OFFERED: [(&str, u32); 10] = [
    ("black", 0x000000),
    ("red", 0xD0342C),
    ("blue", 0x2F6DB5),
    ("green", 0x3E8E41),
    ("yellow", 0xEBB92E),
    ("orange", 0xE07B24),
    ("brown", 0x7B4A2A),
    ("purple", 0x7A4EA3),
    ("pink", 0xE79AB0),
    ("grey", 0x8A8A8A),
];

/// A letter for each ink, by its index; none for black alone.
pub fn letters(words: &Words, clues: &Clues) -> Vec<char> {
    match clues.inks().len() {
        0..=2 => Vec::new(),
        _ => words.ink_letters(&clues.palette()),
    }
}

/// Draws the choice between black and colours, and the chips.
pub fn show(ui: &mut Ui, words: &Words, typing: &mut Typing) {
    let is_coloured = typing.entry.clues().inks().len() > 2;
    let kinds = [
        Segment::new(false, say!(words, "entry-black")),
        Segment::new(true, say!(words, "entry-coloured")),
    ];
    let width = ui.available_width();
    if let Some(is_coloured) = segments(ui, Some(is_coloured), &kinds, Some(width)) {
        let inks = if is_coloured { first(3) } else { Vec::new() };
        typing.edit(&ClueEdit::Inks(inks));
        typing.wants_field = true;
    }
    if !is_coloured {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let all: Vec<Colour> = typing.entry.clues().colours().collect();
        for colour in all {
            chip(ui, words, typing, colour);
        }
        let count = typing.entry.clues().inks().len();
        if count < Colour::LIMIT && next(typing.entry.clues()).is_some() {
            let more = icon_button(Icon::New, say!(words, "entry-ink-more"));
            if ui.add(more).clicked()
                && let Some(ink) = next(typing.entry.clues())
            {
                let mut inks = typing.entry.clues().inks().to_vec();
                inks.push(ink);
                typing.edit(&ClueEdit::Inks(inks));
            }
        }
        // The last one goes, if no number has it.
        if count > 3 && !is_used(typing.entry.clues(), count - 1) {
            let less = icon_button(Icon::Drop, say!(words, "entry-ink-less"));
            if ui.add(less).clicked() {
                let mut inks = typing.entry.clues().inks().to_vec();
                inks.pop();
                typing.edit(&ClueEdit::Inks(inks));
            }
        }
    });
}

/// A white background and the first inks that are offered.
fn first(count: usize) -> Vec<Ink> {
    let offered = OFFERED.iter().take(count - 1).map(|&own| ink(own));
    std::iter::once(Ink::new("white", Rgb::WHITE)).chain(offered).collect()
}

fn ink((name, code): (&str, u32)) -> Ink {
    let [_, r, g, b] = code.to_be_bytes();
    Ink::new(name, Rgb { r, g, b })
}

/// The next ink that is offered and not there.
fn next(clues: &Clues) -> Option<Ink> {
    let is_there = |name: &str| clues.inks().iter().any(|own| own.name == name);
    OFFERED.iter().find(|(name, _)| !is_there(name)).map(|&own| ink(own))
}

fn is_used(clues: &Clues, index: usize) -> bool {
    let mut blocks = clues.size().lines().flat_map(|line| clues.line(line));
    blocks.any(|block| block.colour.index() == index)
}

/// An ink: a click takes it in hand, a click on the one in hand gives it another look.
fn chip(ui: &mut Ui, words: &Words, typing: &mut Typing, colour: Colour) {
    let (ink, sheet) = (theme::ink(ui.ctx()), theme::sheet(ui.ctx()));
    let palette = typing.entry.clues().palette();
    let is_chosen = typing.hand == colour;
    let side = theme::press_height(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let name = capital(&words.ink(colour, &palette));
    response.widget_info(|| {
        WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, name.as_str())
    });
    let fill = pigment(&palette, colour, &sheet);
    let round = CornerRadius::same(ROUND);
    ui.painter().rect_filled(rect.shrink(3.0), round, fill);
    if let Some(letter) = typing.letters.get(colour.index()) {
        let font = Type::Strong.font();
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, on(fill));
    }
    if is_chosen || response.has_focus() {
        let edge = Stroke::new(2.0, ink.accent);
        ui.painter().rect_stroke(rect, round, edge, StrokeKind::Inside);
    }
    let key = typing.letters.get(colour.index()).copied().unwrap_or(' ');
    let about = say!(words, "entry-ink-about", ink = name.as_str(), key = key.to_string());
    if response.on_hover_text(about).clicked() {
        typing.hand = colour;
        typing.wants_field = true;
    }
}
