//! A sudoku to practise a technique: played up to where that technique comes next.

use super::order::choice;
use crate::dialog::Asked;
use crate::games::prepared;
use crate::host::{Host, Poll, Work, fresh_seed};
use crate::part::{at_right, capital, primary, quiet};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Grid, Ui};
use grille_engine::sudoku::ladder::RUNGS;
use grille_engine::sudoku::practice::{Exercise, Practice};
use grille_engine::sudoku::{Shape, Sudoku, Technique};
use grille_table::Mapped;
use grille_words::{Words, say};
use std::time::Duration;

/// The longest that is looked for one.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is to be practised.
pub struct Practise {
    technique: Technique,
    work: Option<Work<Option<Exercise>>>,
    failed: bool,
}

impl Default for Practise {
    fn default() -> Practise {
        Practise { technique: Technique::XWing, work: None, failed: false }
    }
}

impl Practise {
    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, host: &dyn Host) -> Asked {
        if let Some(asked) = self.poll(words) {
            return asked;
        }
        let ink = theme::ink(ui.ctx());
        ui.label(Type::Small.text(say!(words, "sudoku-practise-how")));
        ui.add_space(GAP);
        let before = self.technique;
        Grid::new("sudoku practice").num_columns(2).spacing([24.0, 12.0]).show(ui, |ui| {
            let all: Vec<Technique> = RUNGS.iter().map(|rung| rung.technique).collect();
            let name = |own: Technique| capital(&words.sudoku_technique(own));
            choice(ui, words, "sudoku-practise-technique", &mut self.technique, &all, name);
        });
        if self.technique != before {
            (self.failed, self.work) = (false, None);
        }
        ui.label(Type::Body.text(words.sudoku_technique_about(self.technique)).color(ink.ink2));
        ui.add_space(GAP);
        let is_making = self.work.is_some();
        let technique = words.sudoku_technique(self.technique);
        let told = match (is_making, self.failed) {
            (true, _) => say!(words, "sudoku-practise-looking"),
            (_, true) => say!(words, "sudoku-practise-none", technique = technique),
            _ => String::new(),
        };
        ui.label(Type::Small.text(told).color(ink.ink2));
        at_right(ui, 36.0, |ui| {
            let make = primary(say!(words, "new-make")).icon(Icon::Random);
            if ui.add_enabled(!is_making, make).clicked() {
                let seed = fresh_seed(ui.ctx(), host);
                let task = Practice::new(self.technique, Shape::Nine, &seed);
                let found = Mapped(task, |found: Result<Exercise, _>| found.ok());
                self.failed = false;
                self.work = Some(Work::start(host, ui.ctx(), found, PATIENCE));
            }
            if is_making && ui.add(quiet(say!(words, "cancel"))).clicked() {
                self.work = None;
            }
        });
        Asked::Nothing
    }

    /// The exercise, once it is found.
    fn poll(&mut self, words: &Words) -> Option<Asked> {
        let found = match self.work.as_ref()?.poll() {
            Poll::Working => return None,
            Poll::Done(found) => found,
            Poll::Late => None,
        };
        self.work = None;
        self.failed = found.is_none();
        let Exercise { puzzle, played, .. } = found?;
        let technique = words.sudoku_technique(self.technique);
        let name = say!(words, "sudoku-practise-name", technique = technique);
        Some(Asked::Play(prepared::<Sudoku>(puzzle, played), name))
    }
}
