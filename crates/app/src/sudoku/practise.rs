//! A sudoku to practise a technique: played up to where that technique comes next.

use super::order::choice;
use crate::dialog::Asked;
use crate::errand::Errand;
use crate::games::set;
use crate::host::{Host, fresh_seed};
use crate::theme::{self, GAP, Type};
use egui::{Grid, Ui};
use grille_engine::sudoku::ladder::RUNGS;
use grille_engine::sudoku::practice::{self, Practice};
use grille_engine::sudoku::{Shape, Sudoku, Technique};
use grille_formats::journal::Exercise;
use grille_table::Mapped;
use grille_words::{Words, capital, say};
use std::time::Duration;

/// The longest that is looked for one.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is to be practised.
pub struct Practise {
    technique: Technique,
    errand: Errand<practice::Exercise>,
}

impl Default for Practise {
    fn default() -> Practise {
        Practise { technique: Technique::XWing, errand: Errand::default() }
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
            self.errand.give_up();
        }
        ui.label(Type::Body.text(words.sudoku_technique_about(self.technique)).color(ink.ink2));
        ui.add_space(GAP);
        let technique = words.sudoku_technique(self.technique);
        let making = say!(words, "sudoku-practise-looking");
        let none = say!(words, "sudoku-practise-none", technique = technique);
        if self.errand.foot(ui, words, making, none) {
            let seed = fresh_seed(ui.ctx(), host);
            let task = Practice::new(self.technique, Shape::Nine, &seed);
            let found = Mapped(task, |found: Result<_, _>| found.ok());
            self.errand.start(host, ui.ctx(), Some(found), PATIENCE);
        }
        Asked::Nothing
    }

    /// Gives up what is being looked for.
    pub fn put_away(&mut self) {
        self.errand.give_up();
    }

    /// The exercise, once it is found.
    fn poll(&mut self, words: &Words) -> Option<Asked> {
        let practice::Exercise { puzzle, played, .. } = self.errand.poll()?;
        let technique = words.sudoku_technique(self.technique);
        let name = say!(words, "sudoku-practise-name", technique = technique);
        let exercise = Exercise { name: self.technique.name().to_owned(), change: played };
        Some(Asked::Play(set::<Sudoku>(puzzle, exercise), name))
    }
}
