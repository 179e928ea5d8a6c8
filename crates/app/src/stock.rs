//! Puzzles made ahead of time: while the player does nothing for a while, a thread makes some
//! of each kind and the store keeps them, so that a new one is there at once.
//!
//! Where work would take time from the frames of the window, nothing is made ahead.
//!
//! The player comes first: whatever they do stops the work, which looks at its flag every
//! few milliseconds, and what was half made is forgotten. The store says how many are enough;
//! once there are, nothing is made until one was taken.

use crate::front::Making;
use crate::games::GAMES;
use crate::host::{Host, Poll, Work, fresh_seed};
use egui::Context;
use grille_store::{EACH, Stocked};
use std::collections::BTreeSet;
use std::time::Duration;

/// How long nothing must have happened, in seconds.
const IDLE: f64 = 4.0;
/// The longest that making one may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// What begins to make a puzzle from a seed: its text, without spaces.
pub type Maker = Box<dyn Fn(&str) -> Option<Making<String>>>;

/// A kind of puzzle that is made ahead of time.
pub struct Kind {
    /// Its name in the stock, without spaces.
    pub name: String,
    /// Begins to make one.
    pub make: Maker,
}

/// What is being made, and when.
#[derive(Default)]
pub struct Stocking {
    /// When the player last did something.
    acted: f64,
    making: Option<(String, String, Work<Option<String>>)>,
    /// Kinds of which none was found; they are not looked for again.
    barren: BTreeSet<String>,
    /// Whether there are enough of all kinds, as far as is known.
    is_full: bool,
}

impl Stocking {
    /// Goes on, begins or stops, as the player lets it.
    pub fn tick(&mut self, context: &Context, host: &dyn Host, is_wanted: bool) {
        let (now, acts) = context
            .input(|input| (input.time, !input.raw.events.is_empty() || input.pointer.any_down()));
        if acts || !is_wanted {
            (self.acted, self.making, self.is_full) = (now, None, false);
        }
        if !is_wanted || self.is_full || !host.works_beside() || host.store().is_none() {
            return;
        }
        let left = IDLE - (now - self.acted);
        if left > 0.0 {
            context.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        self.take(host);
        if self.making.is_none() {
            self.begin(context, host);
        }
    }

    /// Takes what is made, if it is.
    fn take(&mut self, host: &dyn Host) {
        let Some((_, _, work)) = &self.making else { return };
        let made = match work.poll() {
            Poll::Working => return,
            Poll::Done(made) => made,
            Poll::Late => None,
        };
        let Some((kind, seed, _)) = self.making.take() else { return };
        match (made, host.store()) {
            (Some(puzzle), Some(store)) => {
                // A stock that cannot be kept is not worth a complaint, and not tried again.
                let kept = store.stock_up(Stocked { kind: kind.clone(), seed, puzzle });
                if kept.is_err() {
                    self.barren.insert(kind);
                }
            }
            _ => {
                self.barren.insert(kind);
            }
        }
    }

    /// Begins with the kind of which there are the fewest.
    fn begin(&mut self, context: &Context, host: &dyn Host) {
        let stock = host.store().and_then(|store| store.stock().ok()).unwrap_or_default();
        let count = |kind: &Kind| stock.iter().filter(|own| own.kind == kind.name).count();
        let kinds = GAMES.iter().flat_map(|game| (game.stock)());
        let missing = kinds.filter(|kind| count(kind) < EACH && !self.barren.contains(&kind.name));
        let Some(kind) = missing.min_by_key(count) else {
            self.is_full = true;
            return;
        };
        let seed = fresh_seed(context, host);
        match (kind.make)(&seed) {
            Some(task) => {
                let work = Work::start(host, context, task, PATIENCE);
                self.making = Some((kind.name, seed, work));
            }
            None => {
                self.barren.insert(kind.name);
                context.request_repaint();
            }
        }
    }
}
