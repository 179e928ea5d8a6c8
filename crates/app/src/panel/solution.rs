//! While solutions are shown: which one, the one before and the next, and where they differ.

use super::head;
use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::part::{primary, quiet, secondary};
use crate::play::Playing;
use crate::theme::{GAP, Icon, Type};
use egui::Ui;
use grille_table::Mode;
use grille_words::{Words, say};

pub fn show<G: Front>(ui: &mut Ui, words: &Words, play: &mut Playing<G>) -> Option<Command> {
    head(ui, words, play, &say!(words, "solution-title"), |_| {});
    let Mode::Solution(shown) = play.table.mode() else { return None };
    let (is_last, is_first) = (shown.is_last() || play.is_unique(), shown.number() == 1);
    let differences = shown.differences().len();
    let more = if is_last { "no" } else { "yes" };
    ui.add_space(GAP);
    let number = say!(words, "solution-number", number = shown.number(), more = more);
    ui.label(Type::Label.text(number));
    let mut asked = None;
    let is_thinking = play.table.asked().is_some();
    // Buttons keep their places, or another one would slide under the pointer.
    let wide = ui.available_width();
    let before = secondary(say!(words, "solution-before")).icon(Icon::ChevronLeft).width(wide);
    if ui.add_enabled(!is_first && !is_thinking, before).clicked() {
        play.table.solution_before();
    }
    if is_thinking {
        if ui.add(secondary(say!(words, "cancel")).width(wide)).clicked() {
            play.table.stop();
        }
    } else {
        let next = secondary(say!(words, "solution-next")).after(Icon::ChevronRight);
        if ui.add_enabled(!is_last, next.width(wide)).clicked() {
            asked = Some(ForTable::Solve.into());
        }
    }
    if differences > 0 {
        ui.label(Type::Body.text(say!(words, "solution-differs", count = differences)));
    }
    if let Some(said) = play.table.said() {
        words.said(said, play.table.puzzle()).into_iter().for_each(|said| drop(ui.label(said)));
    }
    ui.add_space(GAP);
    ui.horizontal_wrapped(|ui| {
        if ui.add(primary(say!(words, "solution-back"))).clicked() {
            play.table.back();
        } else if ui.add(quiet(say!(words, "solution-write"))).clicked() {
            play.table.write_solution();
        }
    });
    asked
}
