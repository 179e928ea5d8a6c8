//! A new sudoku: made as large, as symmetric and as hard as asked for, made to practise a
//! technique, or typed in.

use super::practise::Practise;
use super::stock;
use super::typed::Typed;
use crate::dialog::{Asked, Dialog, window};
use crate::errand::Errand;
use crate::games::{boxed, choose};
use crate::host::{Host, fresh_seed};
use crate::part::{Segment, combo, offer, segments};
use crate::theme::{GAP, Type};
use egui::{Context, Grid, TextEdit, Ui};
use grille_engine::run::Game;
use grille_engine::sudoku::generate::{Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::{CLASSES, Class};
use grille_engine::sudoku::{Puzzle, Shape, Sudoku};
use grille_table::Mapped;
use grille_words::{Words, capital, say};
use std::time::Duration;

/// The longest that making one may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a puzzle comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Made,
    Practised,
    Typed,
}

/// A puzzle to be made, or being typed in.
pub struct Order {
    source: Source,
    shape: Shape,
    symmetry: Symmetry,
    class: Option<Class>,
    /// The seed that was asked for; another one each time, if none was.
    seed: String,
    /// The seed of the puzzle that is being made.
    sown: String,
    errand: Errand<Puzzle>,
    practise: Practise,
    typed: Typed,
}

impl Default for Order {
    fn default() -> Order {
        Order {
            source: Source::Made,
            shape: Shape::Nine,
            symmetry: stock::SYMMETRY,
            class: None,
            seed: String::new(),
            sown: String::new(),
            errand: Errand::default(),
            practise: Practise::default(),
            typed: Typed::new(Shape::Nine),
        }
    }
}

impl Dialog for Order {
    fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Asked {
        if let Some(puzzle) = self.errand.poll() {
            return self.asked(words, puzzle);
        }
        window(context, words, &say!(words, "new-title"), 480.0, |ui| {
            if let Some(asked) = choose(ui, words, Sudoku::NAME) {
                return asked;
            }
            let all = [
                Segment::new(Source::Made, say!(words, "sudoku-new-made")),
                Segment::new(Source::Practised, say!(words, "sudoku-new-practised")),
                Segment::new(Source::Typed, say!(words, "sudoku-new-typed")),
            ];
            let width = ui.available_width();
            if let Some(source) = segments(ui, Some(self.source), &all, Some(width)) {
                self.source = source;
            }
            ui.add_space(GAP);
            match self.source {
                Source::Made => self.made(ui, words, host),
                Source::Practised => self.practise.show(ui, words, host),
                Source::Typed => self.typed.show(ui, words, host),
            }
        })
    }

    fn put_away(&mut self) {
        self.errand.give_up();
        self.practise.put_away();
    }
}

impl Order {
    fn made(&mut self, ui: &mut Ui, words: &Words, host: &dyn Host) -> Asked {
        Grid::new("sudoku order").num_columns(2).spacing([24.0, 12.0]).show(ui, |ui| {
            self.fields(ui, words);
        });
        ui.add_space(GAP);
        let (making, none) = (say!(words, "new-making"), say!(words, "sudoku-new-none"));
        if !self.errand.foot(ui, words, making, none) {
            return Asked::Nothing;
        }
        if let Some(puzzle) = self.ready(host) {
            return self.asked(words, puzzle);
        }
        self.start(ui.ctx(), host);
        Asked::Nothing
    }

    /// A puzzle out of stock, if one like that is there and no certain one is asked for.
    fn ready(&mut self, host: &dyn Host) -> Option<Puzzle> {
        let usual = stock::symmetry(self.shape, self.class);
        let is_any = self.seed.is_empty() && self.symmetry == usual;
        let (seed, puzzle) = is_any.then(|| stock::take(host, self.shape, self.class))??;
        self.sown = seed;
        Some(puzzle)
    }

    fn asked(&mut self, words: &Words, puzzle: Puzzle) -> Asked {
        // The next one is another, unless somebody asks for the same again.
        self.seed.clear();
        let name = say!(words, "sudoku-new-name", seed = self.sown.as_str());
        Asked::Play(boxed::<Sudoku>(puzzle), name)
    }

    fn fields(&mut self, ui: &mut Ui, words: &Words) {
        let size = |shape: Shape| words.size(shape.size());
        choice(ui, words, "sudoku-new-size", &mut self.shape, Shape::ALL, size);
        let classes: Vec<Option<Class>> =
            std::iter::once(None).chain(CLASSES.iter().copied().map(Some)).collect();
        let class = |class: Option<Class>| match class {
            Some(class) => capital(&words.sudoku_class(class)),
            None => capital(&say!(words, "new-any-class")),
        };
        choice(ui, words, "new-class", &mut self.class, &classes, class);
        if stock::symmetry(self.shape, self.class) == Symmetry::None {
            self.symmetry = Symmetry::None;
        }
        let symmetry = |own: Symmetry| capital(&say!(words, &format!("symmetry-{}", own.name())));
        choice(ui, words, "new-symmetry", &mut self.symmetry, Symmetry::ALL, symmetry);
        let label = ui.label(Type::Label.text(say!(words, "new-seed")));
        let seed = TextEdit::singleline(&mut self.seed).hint_text(say!(words, "new-seed-hint"));
        ui.add(seed.desired_width(200.0)).labelled_by(label.id);
        ui.end_row();
    }

    fn start(&mut self, context: &Context, host: &dyn Host) {
        let recipe =
            Recipe { symmetry: self.symmetry, class: self.class, ..Recipe::new(self.shape) };
        self.sown = match self.seed.is_empty() {
            true => fresh_seed(context, host),
            false => self.seed.clone(),
        };
        let made = stock::making(recipe, &self.sown);
        let puzzle = |made: Result<Made, _>| made.ok().map(|made| made.puzzle);
        let task = made.map(|made| Mapped(made, puzzle));
        self.errand.start(host, context, task, PATIENCE);
    }
}

/// A label, and a list at its right.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    key: &str,
    value: &mut T,
    all: &[T],
    name: impl Fn(T) -> String,
) {
    let label = ui.label(Type::Label.text(say!(words, key)));
    let list = combo(key, 200.0).selected_text(name(*value));
    let shown = list.show_ui(ui, |ui| {
        for &own in all {
            offer(ui, value, own, name(own));
        }
    });
    shown.response.labelled_by(label.id);
    ui.end_row();
}
