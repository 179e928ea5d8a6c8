//! What fills the window under its bar: the board with its panel, or the library.

use super::Window;
use crate::command::{Command, ForTable};
use crate::library::Chosen;
use crate::overlay::Overlay;
use crate::part::{Toast, primary};
use crate::theme::{self, BROAD, Icon, NARROW, PANEL, PANEL_BROAD, Type};
use egui::{CentralPanel, Frame, Margin, Panel, Ui};
use grille_store::streak;
use grille_words::{Words, say};

impl Window {
    /// The board and the panel beside it.
    pub(super) fn table(&mut self, ui: &mut Ui) -> Option<Command> {
        let is_covered = self.overlay.is_some();
        let back = self.trial(ui);
        let play = self.play.as_mut()?;
        let (words, settings) = (&self.words, &mut self.settings);
        let ink = theme::ink(ui.ctx());
        let width = ui.available_width();
        let paper = Frame::new().fill(ink.paper);
        let frame = paper.inner_margin(Margin::symmetric(20, 12));
        let panel = match width {
            _ if theme::is_panel_below(ui.ctx()) => {
                // What is said needs more room than the board in a window as low as that.
                let (share, most) = match theme::is_panel_low(ui.ctx()) {
                    true => (0.58, 280.0),
                    // There what is said stands over the tools, which stay under the thumb.
                    false if theme::is_phone(ui.ctx()) && play.has_news() => (0.5, 380.0),
                    false if theme::is_phone(ui.ctx()) && play.pins_tools() => (0.45, 280.0),
                    false => (0.4, 280.0),
                };
                Panel::bottom("panel").exact_size((ui.available_height() * share).min(most))
            }
            _ if width < NARROW => Panel::right("panel").exact_size(PANEL.min(width * 0.44)),
            _ if width < BROAD => Panel::right("panel").exact_size(PANEL),
            _ => Panel::right("panel").exact_size(PANEL_BROAD),
        };
        let panel = panel.frame(frame).resizable(false).show_separator_line(true);
        let was_solved = play.is_solved();
        let mut asked = panel.show(ui, |ui| play.panel(ui, words, settings)).inner;
        let frame = paper.inner_margin(Margin::same(16));
        CentralPanel::no_frame().frame(frame).show(ui, |ui| match play.is_paused() {
            true => asked = paused(ui, words).or(asked),
            false => asked = play.board(ui, words, settings, is_covered).or(asked),
        });
        // With a solver's help it is told too, but as that.
        let is_helped = !was_solved && play.is_solved() && play.totals().is_helped;
        if play.take_win() || is_helped {
            asked = None;
            self.win();
        }
        back.or(asked)
    }

    /// The puzzle on the table is solved.
    fn win(&mut self) {
        let Some(play) = &self.play else { return };
        let today = self.library.today().find(|(_, _, slot)| slot.id == play.id());
        let day = today.map(|(_, day, _)| day);
        // What a solver wrote scores nowhere.
        if let Some(day) = day.filter(|_| !play.totals().is_helped) {
            self.settings.solved_day(day, play.game());
            let days = streak(&self.settings.days_of(play.game()), day);
            self.toast = Some(Toast::new(say!(self.words, "daily-streak", days = days)));
        }
        self.overlay = Some(Overlay::Win);
        self.leave();
    }

    /// The puzzles to choose from.
    pub(super) fn page(&mut self, ui: &mut Ui) -> Option<Command> {
        let frame = Frame::new().fill(theme::ink(ui.ctx()).paper);
        let mut chosen = None;
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            chosen = self.library.show(ui, &self.words, &*self.host, &mut self.settings);
        });
        match chosen {
            Some(Chosen::Puzzle(puzzle, origin)) => self.open(&*puzzle, origin),
            Some(Chosen::Again(puzzle, origin)) => {
                self.open(&*puzzle, origin);
                return Some(ForTable::Restart.into());
            }
            Some(Chosen::Shelf(shelf)) => self.go(shelf),
            Some(Chosen::Run(command)) => return Some(command),
            None => {}
        }
        None
    }
}

fn paused(ui: &mut Ui, words: &Words) -> Option<Command> {
    let mut asked = None;
    ui.add_space(ui.available_height() * 0.36);
    ui.vertical_centered(|ui| {
        ui.label(Type::Body.text(say!(words, "play-paused")));
        ui.add_space(theme::GAP);
        if ui.add(primary(say!(words, "play-resume")).icon(Icon::Play).large()).clicked() {
            asked = Some(ForTable::Pause.into());
        }
    });
    asked
}
