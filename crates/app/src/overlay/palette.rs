//! Everything that can be done, to be searched: arrows choose, Enter does it. What begins with
//! what was typed comes first, then what has a word that does, then what merely contains it.

use super::Under;
use crate::command::Entry;
use crate::dialog::{Asked, bare};
use crate::part::{field, row};
use crate::theme::tokens::SCRIM;
use crate::theme::{GAP, Icon, Type};
use egui::{Context, Id, Key, Modifiers};
use grille_words::{Words, say};

/// The most that are shown at once.
const MOST: usize = 10;

/// What was typed, and which of what fits is chosen.
#[derive(Default)]
pub struct Search {
    typed: String,
    chosen: usize,
}

pub fn show(context: &Context, words: &Words, search: &mut Search, under: &Under<'_>) -> Asked {
    bare(context, "palette", SCRIM, 12, |ui| {
        ui.set_width(480.0_f32.min(context.content_rect().width() - 48.0));
        ui.spacing_mut().item_spacing.y = 2.0;
        let Search { typed, chosen } = search;
        ui.input_mut(|input| {
            *chosen += input.count_and_consume_key(Modifiers::NONE, Key::ArrowDown);
            let up = input.count_and_consume_key(Modifiers::NONE, Key::ArrowUp);
            *chosen = chosen.saturating_sub(up);
        });
        let hint = say!(words, "palette-hint");
        let width = ui.available_width();
        let id = Id::unique("palette field");
        let typing = field(ui, id, typed, Icon::Search, &hint, width);
        typing.request_focus();
        if typing.changed() {
            *chosen = 0;
        }
        ui.add_space(GAP - 2.0);
        let mut fits = fitting(words, &under.can, typed);
        // As many as a low screen has room for.
        fits.truncate(((context.content_rect().height() - 120.0) / 38.0).max(3.0) as usize);
        *chosen = (*chosen).min(fits.len().saturating_sub(1));
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let mut asked = Asked::Nothing;
        for (index, (entry, name)) in fits.iter().enumerate() {
            let key = entry.key_text_on(under.screen, words);
            let response = row(ui, Some(entry.icon), name, &key, index == *chosen);
            if response.clicked() || (index == *chosen && enter) {
                asked = Asked::Run(entry.command);
            }
        }
        if fits.is_empty() {
            ui.add_space(GAP);
            ui.label(Type::Body.text(say!(words, "palette-none")));
            ui.add_space(GAP);
        }
        asked
    })
}

/// The commands that can be done and fit what was typed, with their names, the best first.
fn fitting(words: &Words, can: &[&'static Entry], typed: &str) -> Vec<(&'static Entry, String)> {
    let typed = typed.trim().to_lowercase();
    let mut fits: Vec<_> = can
        .iter()
        .filter_map(|&entry| {
            let name = say!(words, entry.name);
            Some((rank(&name.to_lowercase(), &typed)?, entry, name))
        })
        .collect();
    fits.sort_by_key(|(rank, _, _)| *rank);
    fits.into_iter().take(MOST).map(|(_, entry, name)| (entry, name)).collect()
}

/// How well a name fits, the best is the smallest; none if it does not.
fn rank(name: &str, typed: &str) -> Option<u8> {
    let mut begun = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    match name {
        _ if name.starts_with(typed) => Some(0),
        _ if begun.any(|word| word.starts_with(typed)) => Some(1),
        _ if name.contains(typed) => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{COMMANDS, Command, ForTable};
    use crate::screen::SHEET;
    use grille_words::Lang;

    #[test]
    fn what_begins_with_what_was_typed_comes_first() {
        let words = Words::new(Lang::En);
        // Nothing is said on the board, so there is nothing to go back from.
        let can = |command| SHEET.has(command) && command != Command::Table(ForTable::Back);
        let has: Vec<_> = COMMANDS.iter().filter(|entry| can(entry.command)).collect();
        let first =
            |typed: &str| fitting(&words, &has, typed).first().map(|(_, name)| name.clone());
        assert_eq!(first("hin").as_deref(), Some("Hint"));
        assert_eq!(first("board").as_deref(), Some("Whole board"));
        assert_eq!(first("nothing of the kind"), None);
    }
}
