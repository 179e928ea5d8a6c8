//! A new random puzzle, to order: as large, as colourful, as symmetric and as hard as asked for.

use crate::dialog::{Asked, Dialog, window};
use crate::errand::Errand;
use crate::games::{boxed, choose};
use crate::host::{Host, fresh_seed};
use crate::part::{combo, offer, slider};
use crate::theme::{GAP, Type};
use egui::{Context, Grid, Slider, TextEdit, Ui};
use grille_engine::grid::Size;
use grille_engine::nonogram::generate::{Generate, MOST_INKS, Made, Recipe, Symmetry};
use grille_engine::nonogram::rate::{CLASSES, Class};
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_engine::run::{Game, Task};
use grille_table::Mapped;
use grille_words::{Words, say};
use std::time::Duration;

/// The longest that making one may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A puzzle to be made.
pub struct Order {
    columns: u16,
    rows: u16,
    density: u32,
    inks: usize,
    symmetry: Symmetry,
    class: Option<Class>,
    /// The seed that was asked for; another one each time, if none was.
    seed: String,
    /// The seed of the puzzle that is being made.
    sown: String,
    errand: Errand<Puzzle>,
}

impl Default for Order {
    fn default() -> Order {
        Order {
            columns: 15,
            rows: 15,
            density: 50,
            inks: 1,
            symmetry: Symmetry::None,
            class: None,
            seed: String::new(),
            sown: String::new(),
            errand: Errand::default(),
        }
    }
}

impl Dialog for Order {
    fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Asked {
        show(context, words, self, host)
    }

    fn put_away(&mut self) {
        self.errand.give_up();
    }
}

fn show(context: &Context, words: &Words, order: &mut Order, host: &dyn Host) -> Asked {
    if let Some(puzzle) = order.errand.poll() {
        let name = say!(words, "new-name", seed = order.sown.as_str());
        // The next one is another, unless somebody asks for the same again.
        order.seed.clear();
        return Asked::Play(boxed::<Nonogram>(puzzle), name);
    }
    window(context, words, &say!(words, "new-title"), 460.0, |ui| {
        if let Some(asked) = choose(ui, words, Nonogram::NAME) {
            return asked;
        }
        ui.add_space(GAP);
        Grid::new("order").num_columns(2).spacing([24.0, 12.0]).show(ui, |ui| {
            ui.spacing_mut().slider_width = 160.0;
            fields(ui, words, order);
        });
        ui.add_space(GAP);
        let (making, none) = (say!(words, "new-making"), say!(words, "new-none"));
        if order.errand.foot(ui, words, making, none) {
            order.sown = match order.seed.is_empty() {
                true => fresh_seed(context, host),
                false => order.seed.clone(),
            };
            order.errand.start(host, context, making_of(order), PATIENCE);
        }
        Asked::Nothing
    })
}

/// A label, and what stands at its right.
fn line(ui: &mut Ui, words: &Words, key: &str, control: impl FnOnce(&mut Ui) -> egui::Response) {
    let label = ui.label(Type::Label.text(say!(words, key)));
    control(ui).labelled_by(label.id);
    ui.end_row();
}

fn fields(ui: &mut Ui, words: &Words, order: &mut Order) {
    line(ui, words, "new-columns", |ui| slider(ui, Slider::new(&mut order.columns, 5..=100)));
    line(ui, words, "new-rows", |ui| slider(ui, Slider::new(&mut order.rows, 5..=100)));
    let density = &mut order.density;
    line(ui, words, "new-density", |ui| slider(ui, Slider::new(density, 20..=80).suffix(" %")));
    line(ui, words, "new-inks", |ui| slider(ui, Slider::new(&mut order.inks, 1..=MOST_INKS)));
    let is_square = order.columns == order.rows;
    if order.symmetry.is_for_squares() && !is_square {
        order.symmetry = Symmetry::None;
    }
    let said = |symmetry: Symmetry| say!(words, &format!("symmetry-{}", symmetry.name()));
    line(ui, words, "new-symmetry", |ui| {
        let list = combo("symmetry", 200.0);
        let shown = list.selected_text(said(order.symmetry)).show_ui(ui, |ui| {
            let all = Symmetry::ALL.iter().filter(|own| is_square || !own.is_for_squares());
            for &own in all {
                offer(ui, &mut order.symmetry, own, said(own));
            }
        });
        shown.response
    });
    let class = |class: Option<Class>| match class {
        Some(class) => words.class(class),
        None => say!(words, "new-any-class"),
    };
    line(ui, words, "new-class", |ui| {
        let list = combo("class of order", 200.0);
        let shown = list.selected_text(class(order.class)).show_ui(ui, |ui| {
            offer(ui, &mut order.class, None, class(None));
            // Puzzles that want guessing are nearly never found.
            for &own in CLASSES.iter().filter(|class| **class != Class::Guessing) {
                offer(ui, &mut order.class, Some(own), class(Some(own)));
            }
        });
        shown.response
    });
    let seed = TextEdit::singleline(&mut order.seed).hint_text(say!(words, "new-seed-hint"));
    line(ui, words, "new-seed", |ui| ui.add(seed.desired_width(200.0)));
}

fn making_of(order: &Order) -> Option<impl Task<Output = Option<Puzzle>> + Send + use<>> {
    let size = Size::new(order.rows.into(), order.columns.into()).ok()?;
    let recipe = Recipe {
        density: f64::from(order.density) / 100.0,
        inks: order.inks,
        symmetry: order.symmetry,
        class: order.class,
        ..Recipe::new(size)
    };
    let made = Generate::new(recipe, &format!("{}/1", order.sown)).ok()?;
    Some(Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle)))
}
