//! While solutions are shown.

use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::play::Playing;
use egui::{RichText, Ui};
use grille_table::Mode;
use grille_words::{Words, say};

pub fn show<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>) -> Option<Command> {
    let Mode::Solution(shown) = play.table.mode() else { return None };
    let is_last = shown.is_last;
    ui.label(RichText::new(say!(words, "solution-title")).heading());
    let more = if is_last { "no" } else { "yes" };
    ui.label(say!(words, "solution-number", number = shown.number, more = more));
    let mut asked = None;
    if play.table.asked().is_some() {
        ui.label(say!(words, "hint-thinking"));
        if ui.button(say!(words, "cancel")).clicked() {
            play.table.stop();
        }
    } else if !is_last && ui.button(say!(words, "solution-next")).clicked() {
        asked = Some(ForTable::Solve.into());
    }
    if let Some(said) = play.table.said() {
        words.said(said, play.table.puzzle()).into_iter().for_each(|said| drop(ui.label(said)));
    }
    if ui.button(say!(words, "solution-write")).clicked() {
        play.table.write_solution();
    } else if ui.button(say!(words, "solution-back")).clicked() {
        play.table.back();
    }
    asked
}
