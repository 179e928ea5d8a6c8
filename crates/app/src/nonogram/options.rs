//! What can be chosen about a method that is watched.

use egui::{ComboBox, DragValue, Ui};
use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_engine::nonogram::{Nonogram, Offer, Options};
use grille_engine::run::Entry;
use grille_words::{Words, say};

/// Draws what the method offers; the options, if something was changed.
pub fn show(ui: &mut Ui, words: &Words, entry: &Entry<Nonogram>, now: &Options) -> Option<Options> {
    if entry.offers.is_empty() {
        return None;
    }
    let mut new = now.clone();
    let mut changed = false;
    ui.collapsing(say!(words, "watch-options"), |ui| {
        for &offer in entry.offers {
            changed |= match offer {
                Offer::Rules => word(ui, words, offer, &mut new.rules, Rules::ALL, Rules::name),
                Offer::Choice => word(ui, words, offer, &mut new.choice, Choice::ALL, Choice::name),
                Offer::Lines => word(ui, words, offer, &mut new.lines, Lines::ALL, Lines::name),
                Offer::First => word(ui, words, offer, &mut new.first, First::ALL, First::name),
                Offer::Memo => number(ui, words, offer, &mut new.memo, 0..=1 << 20, 1 << 16),
                Offer::Passes => number(ui, words, offer, &mut new.passes, 0..=100, 5),
                Offer::States => number(ui, words, offer, &mut new.states, 1..=1 << 24, 1 << 20),
                Offer::Memory => number(ui, words, offer, &mut new.memory, 1..=4096, 1024),
                Offer::Seed => number(ui, words, offer, &mut new.seed, 0..=u64::MAX, 1),
            };
        }
    });
    changed.then_some(new)
}

/// One of several words, or as the method has it.
fn word<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    offer: Offer,
    value: &mut Option<T>,
    all: &[T],
    name: fn(T) -> &'static str,
) -> bool {
    let before = *value;
    let said = |value: Option<T>| match value {
        Some(value) => say!(words, &format!("offer-{}-{}", offer.name(), name(value))),
        None => say!(words, "offer-default"),
    };
    let label = say!(words, &format!("offer-{}", offer.name()));
    ComboBox::from_label(label).width(120.0).selected_text(said(*value)).show_ui(ui, |ui| {
        for own in std::iter::once(None).chain(all.iter().copied().map(Some)) {
            crate::part::offer(ui, value, own, said(own));
        }
    });
    *value != before
}

/// A number, or as the method has it.
fn number<T: egui::emath::Numeric>(
    ui: &mut Ui,
    words: &Words,
    offer: Offer,
    value: &mut Option<T>,
    range: std::ops::RangeInclusive<T>,
    first: T,
) -> bool {
    let mut changed = false;
    ui.horizontal(|ui| {
        let mut is_chosen = value.is_some();
        let label = say!(words, &format!("offer-{}", offer.name()));
        if ui.checkbox(&mut is_chosen, label).changed() {
            *value = is_chosen.then_some(first);
            changed = true;
        }
        if let Some(number) = value {
            let response = ui.add(DragValue::new(number).range(range));
            changed |= response.changed() && !response.dragged() || response.drag_stopped();
        }
    });
    changed
}
