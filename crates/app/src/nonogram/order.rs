//! A new random puzzle, to order.

use crate::dialog::{Asked, Dialog, window};
use crate::games::boxed;
use crate::host::{Host, Poll, Work};
use crate::theme::GAP;
use egui::{Context, Slider};
use grille_engine::grid::Size;
use grille_engine::nonogram::generate::{Generate, Made, Recipe};
use grille_engine::nonogram::rate::{CLASSES, Class};
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_table::Mapped;
use grille_words::{Words, say};
use std::time::{Duration, SystemTime};

/// The longest that making one may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A puzzle to be made.
pub struct Order {
    rows: u16,
    columns: u16,
    density: u32,
    class: Option<Class>,
    seed: String,
    work: Option<Work<Option<Puzzle>>>,
    failed: bool,
}

impl Default for Order {
    fn default() -> Order {
        let (class, seed) = (None, String::new());
        Order { rows: 15, columns: 15, density: 50, class, seed, work: None, failed: false }
    }
}

impl Dialog for Order {
    fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Asked {
        show(context, words, self, host)
    }
}

fn show(context: &Context, words: &Words, order: &mut Order, host: &dyn Host) -> Asked {
    if let Some(work) = &order.work {
        match work.poll() {
            Poll::Working => {}
            Poll::Done(Some(puzzle)) => {
                let name = say!(words, "new-name", seed = order.seed.as_str());
                return Asked::Play(boxed::<Nonogram>(puzzle), name);
            }
            Poll::Done(None) | Poll::Late => {
                order.work = None;
                order.failed = true;
            }
        }
    }
    window(context, words, &say!(words, "new-title"), 560.0, |ui| {
        ui.set_min_width(430.0_f32.min(context.content_rect().width() - 60.0));
        ui.add(Slider::new(&mut order.rows, 5..=60).text(say!(words, "new-rows")));
        ui.add(Slider::new(&mut order.columns, 5..=60).text(say!(words, "new-columns")));
        let ink = Slider::new(&mut order.density, 20..=80).suffix(" %");
        ui.add(ink.text(say!(words, "new-density")));
        ui.horizontal_wrapped(|ui| {
            ui.label(say!(words, "new-class"));
            ui.selectable_value(&mut order.class, None, say!(words, "new-any-class"));
            // Puzzles that want guessing are nearly never found.
            for &class in CLASSES.iter().filter(|class| **class != Class::Guessing) {
                ui.selectable_value(&mut order.class, Some(class), words.class(class));
            }
        });
        ui.horizontal(|ui| {
            let label = ui.label(say!(words, "new-seed"));
            ui.text_edit_singleline(&mut order.seed).labelled_by(label.id);
        });
        ui.add_space(GAP);
        match &order.work {
            Some(_) => {
                ui.label(say!(words, "new-making"));
                if ui.button(say!(words, "cancel")).clicked() {
                    order.work = None;
                }
            }
            None => {
                if order.failed {
                    ui.label(say!(words, "new-none"));
                }
                if ui.button(say!(words, "new-make")).clicked() {
                    order.failed = false;
                    order.work = make(context, order, host);
                }
            }
        }
        Asked::Nothing
    })
}

fn make(context: &Context, order: &mut Order, host: &dyn Host) -> Option<Work<Option<Puzzle>>> {
    let size = Size::new(order.rows.into(), order.columns.into())?;
    let recipe = Recipe {
        density: f64::from(order.density) / 100.0,
        class: order.class,
        ..Recipe::new(size)
    };
    if order.seed.is_empty() {
        // Another one each time; it stands in the field, so that it can be told to others.
        let now = host.now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let now = now.as_nanos() as u64 ^ context.input(|input| input.time).to_bits();
        order.seed = format!("{now:x}");
    }
    let made = Generate::new(recipe, &format!("{}/1", order.seed)).ok()?;
    let puzzle = Mapped(made, |made: Result<Made, _>| made.ok().map(|made| made.puzzle));
    Some(Work::start(host, context, puzzle, PATIENCE))
}
