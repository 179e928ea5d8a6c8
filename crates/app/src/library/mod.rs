//! The puzzles to choose from: shelves of cards, filtered and sorted.

mod card;
mod shelf;
mod slot;

pub use shelf::{Shelf, stem};
pub use slot::{Slot, Standing};

use crate::games::{self, AnyPuzzle, readers};
use crate::host::{Host, Poll, Work};
use crate::part::switch;
use crate::play::Origin;
use crate::theme::{GAP, WIDE};
use egui::{ComboBox, Context, Ui, Vec2};
use grille_engine::class::Class;
use grille_store::{Card, Id, Settings, Sort, Store};
use grille_words::{Words, say};
use shelf::{Finding, Found};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::time::Duration;

/// The longest that is spent on the class of a puzzle.
const PATIENCE: Duration = Duration::from_secs(2);

const SORTS: &[(Sort, &str)] = &[
    (Sort::Given, "sort-given"),
    (Sort::Size, "sort-size"),
    (Sort::Class, "sort-class"),
    (Sort::Played, "sort-played"),
];

/// The puzzles, and what is known of them.
pub struct Library {
    collection: Vec<Slot>,
    /// Those of the shelf that is open, unless it is the collection.
    others: Vec<Slot>,
    /// The shelf that is open.
    shelf: Shelf,
    /// Files that are being read for it.
    finding: Option<Work<Found>>,
    /// What was found beside puzzles.
    without: usize,
    is_cut: bool,
    classes: HashMap<Id, Option<Class>>,
    /// The puzzle whose class is being found.
    rating: Option<(Id, Work<Option<Class>>)>,
    class: Option<Class>,
}

/// What was chosen.
pub enum Chosen {
    /// A puzzle.
    Puzzle(Box<dyn AnyPuzzle>, Origin),
    /// Another shelf.
    Shelf(Shelf),
}

impl Library {
    /// The collection.
    pub fn new() -> Library {
        let all = (0..).zip(games::collection());
        let slot = |(index, (name, puzzle))| Slot::new(puzzle, Origin::Collection(index, name));
        Library {
            collection: all.map(slot).collect(),
            others: Vec::new(),
            shelf: Shelf::Collection,
            finding: None,
            without: 0,
            is_cut: false,
            classes: HashMap::new(),
            rating: None,
            class: None,
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
        if let Some(store) = host.store() {
            self.collection.iter_mut().for_each(|slot| slot.take(store, &cards));
        }
        self.others.clear();
        (self.finding, self.without, self.is_cut) = (None, 0, false);
        let find = |paths: &[std::path::PathBuf]| {
            let finding = Finding::new(host.files(), words.lang(), paths);
            Some(Work::start(host, context, finding, Duration::MAX))
        };
        match &shelf {
            Shelf::Collection => {}
            Shelf::Games => {
                let own: HashSet<Id> = self.collection.iter().map(|slot| slot.id).collect();
                let begun = |store| shelf::begun(words, store, &cards, &own);
                self.others = host.store().map(begun).unwrap_or_default();
            }
            Shelf::Recent => self.finding = find(&settings.recent),
            Shelf::Folder(folder) => self.finding = find(std::slice::from_ref(folder)),
        }
        self.shelf = shelf;
    }

    /// The shelf that is open.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// A puzzle of the collection, by number.
    pub fn puzzle(&self, index: usize) -> Option<(Box<dyn AnyPuzzle>, Origin)> {
        self.collection.get(index).map(|slot| (slot.puzzle.copy(), slot.origin.clone()))
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
        for slot in self.collection.iter_mut().chain(&mut self.others) {
            if slot.id == id && (standing.is_solved || !slot.standing.is_solved) {
                slot.standing = standing.clone();
                slot.puzzle = puzzle.copy();
            }
        }
    }

    /// The first one after this game that is not solved, on the open shelf or else in the
    /// collection; after the last comes the first.
    pub fn next(&self, after: Option<Id>) -> Option<(Box<dyn AnyPuzzle>, Origin)> {
        let is_on = |slots: &[Slot]| slots.iter().any(|slot| Some(slot.id) == after);
        let slots = if is_on(&self.others) { &self.others } else { &self.collection };
        let at = slots.iter().position(|slot| Some(slot.id) == after);
        let (before, rest) = slots.split_at(at.map_or(0, |at| at + 1));
        let mut round = rest.iter().chain(before);
        let open = round.clone().find(|slot| !slot.standing.is_solved);
        open.or_else(|| round.next()).map(|slot| (slot.puzzle.copy(), slot.origin.clone()))
    }

    /// Draws the shelves; what was chosen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        host: &dyn Host,
        settings: &mut Settings,
    ) -> Option<Chosen> {
        self.poll(host.store());
        let mut chosen = self.shelves(ui, words, settings);
        self.filters(ui, words, settings);
        let order = self.order(settings);
        let slots = self.slots();
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP * 1.5);
            if order.is_empty() {
                ui.add_space(WIDE);
                ui.label(say!(words, self.why_empty()));
            }
            ui.horizontal_wrapped(|ui| {
                for slot in order.iter().map(|&index| &slots[index]) {
                    let class = self.classes.get(&slot.id).copied().flatten();
                    if card::show(ui, words, slot, class).clicked() {
                        chosen = Some(Chosen::Puzzle(slot.puzzle.copy(), slot.origin.clone()));
                    }
                }
            });
            if self.is_cut {
                ui.weak(say!(words, "library-cut", most = shelf::MOST));
            }
            if self.without > 0 {
                ui.weak(say!(words, "library-without", count = self.without));
            }
            ui.add_space(WIDE);
        });
        self.rate(ui.ctx(), host);
        chosen
    }

    fn slots(&self) -> &[Slot] {
        if self.shelf == Shelf::Collection { &self.collection } else { &self.others }
    }

    fn why_empty(&self) -> &'static str {
        match &self.shelf {
            _ if self.finding.is_some() => "library-reading",
            _ if !self.slots().is_empty() => "library-filtered",
            Shelf::Collection | Shelf::Games => "library-no-games",
            Shelf::Recent => "library-no-files",
            Shelf::Folder(_) => "library-no-puzzles",
        }
    }

    /// Takes what was worked out, if it is there.
    fn poll(&mut self, store: Option<&Store>) {
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
        let Some((id, work)) = &self.rating else { return };
        let class = match work.poll() {
            Poll::Working => return,
            Poll::Done(class) => class,
            Poll::Late => None,
        };
        self.classes.insert(*id, class);
        self.rating = None;
    }

    /// Which cards are shown, in which order.
    fn order(&self, settings: &Settings) -> Vec<usize> {
        let slots = self.slots();
        let class = |slot: &Slot| self.classes.get(&slot.id).copied().flatten();
        let is_shown = |slot: &Slot| {
            let is_open = !settings.only_unsolved || !slot.standing.is_solved;
            is_open && (self.class.is_none() || class(slot) == self.class)
        };
        let mut order: Vec<usize> = (0..slots.len()).filter(|&i| is_shown(&slots[i])).collect();
        match settings.sort {
            Sort::Given => {}
            Sort::Size => order.sort_by_key(|&i| slots[i].puzzle.size().cells()),
            // What has no class comes last.
            Sort::Class => order.sort_by_key(|&i| (class(&slots[i]).is_none(), class(&slots[i]))),
            Sort::Played => order.sort_by_key(|&i| std::cmp::Reverse(slots[i].standing.played)),
        }
        order
    }

    fn shelves(&self, ui: &mut Ui, words: &Words, settings: &mut Settings) -> Option<Chosen> {
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            let fixed = [
                (Shelf::Collection, "shelf-collection"),
                (Shelf::Games, "shelf-games"),
                (Shelf::Recent, "shelf-recent"),
            ];
            for (shelf, key) in fixed {
                if ui.selectable_label(self.shelf == shelf, say!(words, key)).clicked() {
                    chosen = Some(Chosen::Shelf(shelf));
                }
            }
            for folder in settings.folders.clone() {
                let shelf = Shelf::Folder(folder.clone());
                let is_open = self.shelf == shelf;
                let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy();
                let response = ui.selectable_label(is_open, name);
                if response.on_hover_text(folder.display().to_string()).clicked() {
                    chosen = Some(Chosen::Shelf(shelf));
                }
                if is_open && ui.button(say!(words, "shelf-forget")).clicked() {
                    settings.folders.retain(|own| *own != folder);
                    chosen = Some(Chosen::Shelf(Shelf::Collection));
                }
            }
        });
        chosen
    }

    fn filters(&mut self, ui: &mut Ui, words: &Words, settings: &mut Settings) {
        let present: BTreeSet<Class> =
            self.slots().iter().filter_map(|slot| *self.classes.get(&slot.id)?).collect();
        ui.horizontal_wrapped(|ui| {
            let name = say!(words, "library-unsolved");
            switch(ui, &mut settings.only_unsolved, &name);
            ui.label(name);
            ui.add_space(GAP);
            let any = say!(words, "library-any-class");
            let now = self.class.map_or(any.clone(), |class| words.class(class));
            let combo = ComboBox::from_id_salt("class").selected_text(now);
            let label = say!(words, "library-class");
            let shown = combo.show_ui(ui, |ui| {
                ui.selectable_value(&mut self.class, None, any);
                for class in present {
                    ui.selectable_value(&mut self.class, Some(class), words.class(class));
                }
            });
            shown.response.on_hover_text(label);
            let now = SORTS.iter().find(|(sort, _)| *sort == settings.sort);
            let now = now.map(|&(_, key)| say!(words, key)).unwrap_or_default();
            let combo = ComboBox::from_id_salt("sort").selected_text(now);
            let shown = combo.show_ui(ui, |ui| {
                for &(sort, key) in SORTS {
                    ui.selectable_value(&mut settings.sort, sort, say!(words, key));
                }
            });
            shown.response.on_hover_text(say!(words, "library-sort"));
        });
        ui.add_space(GAP);
    }

    /// Rates what is on the open shelf, one after the other, beside the window.
    fn rate(&mut self, context: &Context, host: &dyn Host) {
        if self.rating.is_some() {
            return;
        }
        let mut unrated = self.slots().iter().filter(|slot| !self.classes.contains_key(&slot.id));
        let Some(slot) = unrated.next() else { return };
        let (id, rating) = (slot.id, slot.puzzle.rating());
        self.rating = Some((id, Work::start(host, context, rating, PATIENCE)));
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
