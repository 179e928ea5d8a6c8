//! The puzzles to choose from: shelves of cards, filtered and sorted, under the puzzle to go on
//! with and that of the day. Here is what is known of them; `page` draws it.

mod card;
mod classes;
mod daily;
mod empty;
mod filter;
mod lead;
mod page;
mod shelf;
mod slot;

pub use classes::Classes;
pub use shelf::{MOST, Shelf, stem};
pub use slot::{Slot, Standing, stars};

use crate::games::{self, AnyPuzzle, readers};
use crate::host::{Host, Poll, Work};
use crate::play::Origin;
use daily::Daily;
use egui::Context;
use filter::Filter;
use grille_engine::class::Class;
use grille_store::{Card, Day, Id, Settings, Store};
use grille_words::Words;
use shelf::{Finding, Found};
use std::time::Duration;

/// The puzzles, and what is known of them.
pub struct Library {
    collection: Vec<Slot>,
    /// Those of the shelf that is open, unless it is the collection.
    others: Vec<Slot>,
    /// The shelf that is open.
    shelf: Shelf,
    /// The puzzle to go on with.
    continued: Option<Slot>,
    /// The puzzles of today, one of each game.
    dailies: Vec<Daily>,
    /// Files that are being read for it.
    finding: Option<Work<Found>>,
    /// What was found beside puzzles.
    without: usize,
    is_cut: bool,
    /// How hard they are.
    pub classes: Classes,
    filter: Filter,
    /// Whether it was taken from the store how the collection stands.
    is_known: bool,
}

/// What was chosen.
pub enum Chosen {
    /// A puzzle.
    Puzzle(Box<dyn AnyPuzzle>, Origin),
    /// A puzzle, from its beginning.
    Again(Box<dyn AnyPuzzle>, Origin),
    /// Another shelf.
    Shelf(Shelf),
    /// A command.
    Run(crate::command::Command),
}

/// A puzzle with where it comes from.
pub type Picked = (Box<dyn AnyPuzzle>, Origin);

impl Library {
    /// The collection.
    pub fn new() -> Library {
        let all = (0..).zip(games::collection());
        let slot = |(index, (name, puzzle)): (usize, games::Item)| {
            let origin = match games::find(Some(puzzle.game())).surprises {
                true => Origin::Collection(index, name),
                false => Origin::Named(name),
            };
            Slot::new(puzzle, origin)
        };
        Library {
            collection: all.map(slot).collect(),
            others: Vec::new(),
            shelf: Shelf::Collection,
            continued: None,
            dailies: Vec::new(),
            finding: None,
            without: 0,
            is_cut: false,
            classes: Classes::default(),
            filter: Filter::default(),
            is_known: false,
        }
    }

    /// Opens a shelf, and takes from the store how everything stands.
    pub fn open(
        &mut self,
        context: &Context,
        words: &Words,
        shelf: Shelf,
        host: &dyn Host,
        settings: &Settings,
    ) {
        let cards = cards(host.store());
        self.look(host.store(), &cards);
        self.continued = self.last_begun(words, host.store(), &cards);
        self.make_daily(context, host);
        self.others.clear();
        (self.finding, self.without, self.is_cut) = (None, 0, false);
        let find = |paths: &[std::path::PathBuf]| {
            let finding = Finding::new(host.files(), words.lang(), paths);
            Some(Work::start(host, context, finding, Duration::MAX))
        };
        match &shelf {
            Shelf::Collection => {}
            Shelf::Games => {
                let slots = |store| self.begun(words, store, &cards);
                self.others = host.store().map(slots).unwrap_or_default();
            }
            Shelf::Recent => self.finding = find(&settings.recent),
            Shelf::Folder(folder) => self.finding = find(std::slice::from_ref(folder)),
        }
        self.shelf = shelf;
    }

    /// Takes from the store how the collection stands.
    fn look(&mut self, store: Option<&Store>, cards: &[Card]) {
        if let Some(store) = store {
            self.collection.iter_mut().for_each(|slot| slot.take(store, cards));
        }
        self.is_known = true;
    }

    /// The puzzles of today, begun to be made if they are not there.
    pub fn make_daily(&mut self, context: &Context, host: &dyn Host) {
        let today = Day::of(host.now());
        if self.dailies.iter().any(|daily| daily.day != today) {
            self.dailies.clear();
        }
        self.dailies.iter_mut().for_each(|daily| daily.look(host.store()));
        for game in games::GAMES.iter().skip(self.dailies.len()) {
            self.dailies.push(Daily::new(context, host, game, today));
        }
    }

    /// Takes today's puzzles, if they are there.
    pub fn poll_daily(&mut self, words: &Words, store: Option<&Store>) {
        self.dailies.iter_mut().for_each(|daily| daily.poll(words, store));
    }

    /// Today's puzzles that are made, with their game and day.
    pub fn today(&self) -> impl Iterator<Item = (&'static str, Day, &Slot)> {
        let made = |daily: &'_ Daily| (daily.game.reader.game, daily.day);
        self.dailies.iter().filter_map(move |daily| {
            let (game, day) = made(daily);
            Some((game, day, daily.slot.as_ref()?))
        })
    }

    /// All games, whatever they come from, the last played first.
    fn begun(&self, words: &Words, store: &Store, cards: &[Card]) -> Vec<Slot> {
        cards.iter().take(shelf::MOST).filter_map(|card| self.of_card(words, store, card)).collect()
    }

    /// The game of a card: of the collection, or from elsewhere.
    fn of_card(&self, words: &Words, store: &Store, card: &Card) -> Option<Slot> {
        let own = self.collection.iter().find(|slot| slot.id == card.id);
        own.map(Slot::copy).or_else(|| shelf::begun(words, store, card))
    }

    /// The game that was played last and is not finished.
    fn last_begun(&self, words: &Words, store: Option<&Store>, cards: &[Card]) -> Option<Slot> {
        let open = cards.iter().filter(|card| !card.totals.was_solved());
        let mut open = open.filter(|card| card.progress.settled > 0);
        self.of_card(words, store?, open.next()?)
    }

    /// The shelf that is open.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The puzzle to go on with, or else the first that is not solved.
    pub fn go_on(&self) -> Option<Picked> {
        let slot = self.continued.as_ref();
        slot.map(|slot| (slot.puzzle.copy(), slot.origin.clone())).or_else(|| self.after(None))
    }

    /// The game of the puzzle to go on with.
    pub fn last_game(&self) -> Option<&'static str> {
        self.continued.as_ref().map(|slot| slot.puzzle.game())
    }

    /// A puzzle of the collection, by number.
    pub fn puzzle(&self, index: usize) -> Option<Picked> {
        self.collection.get(index).map(|slot| (slot.puzzle.copy(), slot.origin.clone()))
    }

    /// A puzzle of the collection, by name.
    pub fn named(&self, name: &str) -> Option<Picked> {
        let slot = self.collection.iter().find(|slot| slot.origin.name() == Some(name))?;
        Some((slot.puzzle.copy(), slot.origin.clone()))
    }

    /// What a game is called.
    pub fn name(&self, words: &Words, store: &Store, card: &Card) -> String {
        let is_solved = card.totals.was_solved();
        match self.collection.iter().find(|slot| slot.id == card.id) {
            Some(slot) => slot.origin.title(words, is_solved),
            None => {
                let puzzle = games::look(store, card);
                shelf::name(words, puzzle.as_ref().map(|puzzle| puzzle.about()), is_solved)
            }
        }
    }

    /// Notes how a game stands now.
    pub fn note(&mut self, id: Id, standing: &Standing, puzzle: &dyn AnyPuzzle) {
        let daily = self.dailies.iter_mut().filter_map(|daily| daily.slot.as_mut());
        for slot in self.collection.iter_mut().chain(&mut self.others).chain(daily) {
            if slot.id == id && (standing.is_solved || !slot.standing.is_solved) {
                slot.standing = standing.clone();
                slot.puzzle = puzzle.copy();
            }
        }
    }

    /// The first one after this that is not solved, on the open shelf or else in the collection;
    /// after the last comes the first. It is of the same game where that has one; and of the same
    /// size, after one from elsewhere.
    pub fn next(&mut self, after: &dyn AnyPuzzle, store: Option<&Store>) -> Option<Picked> {
        // A window that opened with a file has not yet looked.
        if !self.is_known {
            self.look(store, &cards(store));
        }
        self.after(Some(after))
    }

    fn after(&self, after: Option<&dyn AnyPuzzle>) -> Option<Picked> {
        let id = after.map(AnyPuzzle::id);
        let is_on = |slots: &[Slot]| slots.iter().any(|slot| Some(slot.id) == id);
        let slots = if is_on(&self.others) { &self.others } else { &self.collection };
        let at = slots.iter().position(|slot| Some(slot.id) == id);
        let (before, rest) = slots.split_at(at.map_or(0, |at| at + 1));
        let round = || rest.iter().chain(before);
        let is_like = |slot: &Slot| after.is_none_or(|own| slot.puzzle.game() == own.game());
        let is_so_large = |slot: &Slot| after.is_none_or(|own| slot.puzzle.size() == own.size());
        let open = || round().filter(|slot| is_like(slot) && !slot.standing.is_solved);
        let large = open().find(|slot| at.is_none() && is_so_large(slot));
        let next = large.or_else(|| open().next()).or_else(|| round().find(|slot| is_like(slot)));
        next.or_else(|| round().next()).map(|slot| (slot.puzzle.copy(), slot.origin.clone()))
    }

    fn slots(&self) -> &[Slot] {
        if self.shelf == Shelf::Collection { &self.collection } else { &self.others }
    }

    fn class(&self, slot: &Slot) -> Option<Class> {
        self.classes.of(slot.id)
    }

    /// Takes what was worked out, if it is there.
    fn poll(&mut self, words: &Words, store: Option<&Store>) {
        self.poll_daily(words, store);
        match self.finding.as_ref().map(Work::poll) {
            None | Some(Poll::Working) => {}
            Some(Poll::Late) => self.finding = None,
            Some(Poll::Done(found)) => {
                self.finding = None;
                (self.without, self.is_cut) = (found.without, found.is_cut);
                let cards = cards(store);
                for (puzzle, name) in found.puzzles {
                    let mut slot = Slot::new(puzzle, Origin::Other(name));
                    if let Some(store) = store {
                        slot.take(store, &cards);
                    }
                    self.others.push(slot);
                }
            }
        }
    }

    /// Rates what is shown, one after the other, beside the window.
    fn rate(&mut self, context: &Context, host: &dyn Host) {
        let Library { classes, continued, dailies, collection, others, shelf, .. } = self;
        let daily = dailies.iter().filter_map(|daily| daily.slot.as_ref());
        let slots = if *shelf == Shelf::Collection { collection } else { others };
        let all = continued.iter().chain(daily).chain(slots.iter());
        classes.rate(context, host, all.map(|slot| (slot.id, &*slot.puzzle)));
    }
}

/// How all games stand.
fn cards(store: Option<&Store>) -> Vec<Card> {
    store.and_then(|store| store.cards(&readers()).ok()).unwrap_or_default()
}

impl Default for Library {
    fn default() -> Library {
        Library::new()
    }
}
