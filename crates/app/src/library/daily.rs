//! The puzzle of the day, of each game that has one: it is made beside the window when the day is first seen.

use super::{Slot, cards};
use crate::games::{self, GameEntry};
use crate::host::{Host, Poll, Work};
use crate::play::Origin;
use egui::Context;
use grille_store::{Day, Store};
use grille_words::{Words, say};
use std::time::Duration;

/// The longest that making one may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The puzzle of a day.
pub struct Daily {
    /// The game.
    pub game: &'static GameEntry,
    /// The day.
    pub day: Day,
    /// The puzzle, once it is made.
    pub slot: Option<Slot>,
    work: Option<Work<Option<games::Boxed>>>,
}

impl Daily {
    /// Begins to make the puzzle of a day.
    pub fn new(context: &Context, host: &dyn Host, game: &'static GameEntry, day: Day) -> Daily {
        let making = (game.daily)(day);
        let work = making.map(|making| Work::start(host, context, making, PATIENCE));
        Daily { game, day, slot: None, work }
    }

    /// Takes the puzzle, if it is there; it has its name with it, so that its game is found.
    pub fn poll(&mut self, words: &Words, store: Option<&Store>) {
        let made = match self.work.as_ref().map(Work::poll) {
            None | Some(Poll::Working) => return,
            Some(Poll::Done(made)) => made,
            Some(Poll::Late) => None,
        };
        self.work = None;
        let name = say!(words, "daily-name", date = date(words, self.day));
        let slot = made.map(|puzzle| Slot::new(puzzle.named(&name), Origin::Other(name)));
        self.slot = slot;
        self.look(store);
    }

    /// Takes from the store how it stands.
    pub fn look(&mut self, store: Option<&Store>) {
        if let (Some(slot), Some(own)) = (&mut self.slot, store) {
            slot.take(own, &cards(store));
        }
    }

    /// Whether it is still being made.
    pub fn is_coming(&self) -> bool {
        self.work.is_some()
    }
}

/// "16 November".
pub fn date(words: &Words, day: Day) -> String {
    let (_, month, number) = day.date();
    let month = say!(words, "date-month", month = month);
    say!(words, "date", day = number, month = month)
}
