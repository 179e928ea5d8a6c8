//! A new sudoku: made as large, as symmetric and as hard as asked for, made to practise a
//! technique, or typed in.

use super::practise::Practise;
use super::stock;
use super::typed::Typed;
use crate::dialog::{Asked, Dialog, focus, window};
use crate::games::{boxed, choose};
use crate::host::{Host, Poll, Work, fresh_seed};
use crate::part::{Segment, at_right, capital, combo, primary, quiet, segments};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Context, Grid, TextEdit, Ui};
use grille_engine::run::Game;
use grille_engine::sudoku::generate::{Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::{CLASSES, Class};
use grille_engine::sudoku::{Puzzle, Shape, Sudoku};
use grille_table::Mapped;
use grille_words::{Words, say};
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
    seed: String,
    work: Option<Work<Option<Puzzle>>>,
    failed: bool,
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
            work: None,
            failed: false,
            practise: Practise::default(),
            typed: Typed::new(Shape::Nine),
        }
    }
}

impl Dialog for Order {
    fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Asked {
        if let Some(work) = &self.work {
            match work.poll() {
                Poll::Working => {}
                Poll::Done(Some(puzzle)) => return self.asked(words, puzzle),
                Poll::Done(None) | Poll::Late => {
                    self.work = None;
                    self.failed = true;
                }
            }
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
}

impl Order {
    fn made(&mut self, ui: &mut Ui, words: &Words, host: &dyn Host) -> Asked {
        Grid::new("sudoku order").num_columns(2).spacing([24.0, 12.0]).show(ui, |ui| {
            self.fields(ui, words);
        });
        ui.add_space(GAP);
        let ink = theme::ink(ui.ctx());
        let is_making = self.work.is_some();
        let told = match (is_making, self.failed) {
            (true, _) => say!(words, "new-making"),
            (_, true) => say!(words, "sudoku-new-none"),
            _ => String::new(),
        };
        ui.label(Type::Small.text(told).color(ink.ink2));
        at_right(ui, 36.0, |ui| {
            let make = primary(say!(words, "new-make")).icon(Icon::Random);
            let make = ui.add_enabled(!is_making, make);
            focus(&make);
            if is_making && ui.add(quiet(say!(words, "cancel"))).clicked() {
                self.work = None;
            }
            if !make.clicked() {
                return Asked::Nothing;
            }
            self.failed = false;
            if let Some(puzzle) = self.ready(host) {
                return self.asked(words, puzzle);
            }
            self.work = self.start(ui.ctx(), host);
            self.failed = self.work.is_none();
            Asked::Nothing
        })
    }

    /// A puzzle out of stock, if one like that is there and no certain one is asked for.
    fn ready(&mut self, host: &dyn Host) -> Option<Puzzle> {
        let usual = stock::symmetry(self.shape, self.class);
        let is_any = self.seed.is_empty() && self.symmetry == usual;
        let (seed, puzzle) = is_any.then(|| stock::take(host, self.shape, self.class))??;
        self.seed = seed;
        Some(puzzle)
    }

    fn asked(&self, words: &Words, puzzle: Puzzle) -> Asked {
        let name = say!(words, "sudoku-new-name", seed = self.seed.as_str());
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

    fn start(&mut self, context: &Context, host: &dyn Host) -> Option<Work<Option<Puzzle>>> {
        let recipe =
            Recipe { symmetry: self.symmetry, class: self.class, ..Recipe::new(self.shape) };
        if self.seed.is_empty() {
            // Another one each time; it stands in the field, so that it can be told to others.
            self.seed = fresh_seed(context, host);
        }
        let made = stock::making(recipe, &self.seed)?;
        let puzzle = Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle));
        Some(Work::start(host, context, puzzle, PATIENCE))
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
            ui.selectable_value(value, own, name(own));
        }
    });
    shown.response.labelled_by(label.id);
    ui.end_row();
}
