//! Which puzzles of a shelf are shown, and in which order.

use super::Slot;
use crate::games::GAMES;
use crate::part::{SWITCH, Segment, combo, field, offer, segments, switch};
use crate::theme::{GAP, Icon, NARROW, Type};
use egui::{Color32, Id, Ui};
use grille_engine::class::Class;
use grille_store::{Settings, Sort};
use grille_words::{Words, capital, say};

const SORTS: &[(Sort, &str)] = &[
    (Sort::Given, "sort-given"),
    (Sort::Size, "sort-size"),
    (Sort::Class, "sort-class"),
    (Sort::Played, "sort-played"),
];

/// Which puzzles, by their inks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// All.
    #[default]
    All,
    /// Those in black.
    Black,
    /// Those in colour.
    Colour,
    /// Those of a game without inks.
    Of(&'static str),
}

/// Which puzzles, by their longer side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// All.
    #[default]
    Any,
    /// Up to 10.
    Small,
    /// Up to 20.
    Middle,
    /// More.
    Large,
}

const EXTENTS: &[(Extent, &str)] = &[
    (Extent::Any, "extent-any"),
    (Extent::Small, "extent-small"),
    (Extent::Middle, "extent-middle"),
    (Extent::Large, "extent-large"),
];

/// What was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// In black or in colour.
    pub kind: Kind,
    /// How hard.
    pub class: Option<Class>,
    /// How large.
    pub extent: Extent,
    /// A part of the name.
    pub typed: String,
}

impl Filter {
    /// Whether a puzzle of that name and class is shown.
    fn fits(&self, words: &Words, slot: &Slot, class: Option<Class>) -> bool {
        let size = slot.puzzle.size();
        let side = size.rows().max(size.cols());
        let of_kind = match self.kind {
            Kind::All => true,
            Kind::Black => slot.puzzle.is_coloured() == Some(false),
            Kind::Colour => slot.puzzle.is_coloured() == Some(true),
            Kind::Of(game) => slot.puzzle.game() == game,
        };
        let of_extent = match self.extent {
            Extent::Any => true,
            Extent::Small => side <= 10,
            Extent::Middle => (11..=20).contains(&side),
            Extent::Large => side > 20,
        };
        of_kind
            && of_extent
            && (self.class.is_none() || class == self.class)
            && self.names(&slot.origin.title(words, slot.standing.is_solved))
    }

    fn names(&self, title: &str) -> bool {
        title.to_lowercase().contains(&self.typed.trim().to_lowercase())
    }

    /// Which puzzles are shown, in which order.
    pub fn order(
        &self,
        words: &Words,
        slots: &[Slot],
        class: impl Fn(&Slot) -> Option<Class>,
        settings: &Settings,
    ) -> Vec<usize> {
        let is_shown = |slot: &Slot| {
            let is_open = !settings.only_unsolved || !slot.standing.is_solved;
            is_open && self.fits(words, slot, class(slot))
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

    /// Draws what can be asked for.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, settings: &mut Settings) {
        let kinds =
            [(Kind::All, "kind-all"), (Kind::Black, "kind-black"), (Kind::Colour, "kind-colour")];
        let mut kinds = kinds.map(|(kind, key)| Segment::new(kind, say!(words, key))).to_vec();
        // Inks tell the puzzles of the first game apart; the others have none.
        for game in GAMES.iter().skip(1).map(|game| game.reader.game) {
            let name = say!(words, &format!("game-{game}-title"));
            kinds.push(Segment::new(Kind::Of(game), name));
        }
        let is_wide = ui.available_width() > NARROW + 120.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = 36.0;
            if let Some(kind) = segments(ui, Some(self.kind), &kinds, None) {
                self.kind = kind;
            }
            let any = say!(words, "library-any-class");
            let now = self.class.map_or(any.clone(), |class| capital(&words.class(class)));
            let list = combo("class", 120.0).selected_text(now);
            let shown = list.show_ui(ui, |ui| {
                offer(ui, &mut self.class, None, any);
                // Also those that nothing here has yet: ratings take a while.
                for &class in Class::ALL {
                    offer(ui, &mut self.class, Some(class), capital(&words.class(class)));
                }
            });
            named(&shown.response, &say!(words, "library-class"));
            choice(ui, words, "extent", "library-extent", &mut self.extent, EXTENTS);
            choice(ui, words, "sort", "library-sort", &mut settings.sort, SORTS);
            let name = say!(words, "library-unsolved");
            // It stands beside its name, in whichever line.
            let text =
                ui.painter().layout_no_wrap(name.clone(), Type::Small.font(), Color32::PLACEHOLDER);
            if ui.available_size_before_wrap().x
                < SWITCH + ui.spacing().item_spacing.x + text.size().x
            {
                ui.end_row();
            }
            switch(ui, &mut settings.only_unsolved, &name);
            ui.label(Type::Small.text(name));
            let hint = say!(words, "library-find");
            let id = Id::unique("library find");
            if is_wide {
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(right, |ui| {
                    let width = ui.available_width().min(220.0);
                    field(ui, id, &mut self.typed, Icon::Search, &hint, width)
                });
            } else {
                // In its own line where the others leave no room.
                if ui.available_size_before_wrap().x < 180.0 {
                    ui.end_row();
                }
                let width = ui.available_size_before_wrap().x.clamp(100.0, 320.0);
                field(ui, id, &mut self.typed, Icon::Search, &hint, width);
            }
        });
        ui.add_space(GAP);
    }
}

fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    id: &str,
    about: &str,
    value: &mut T,
    all: &[(T, &str)],
) {
    let now = all.iter().find(|(own, _)| own == value).map(|&(_, key)| say!(words, key));
    let list = combo(id, 110.0).selected_text(now.unwrap_or_default());
    let shown = list.show_ui(ui, |ui| {
        for &(own, key) in all {
            offer(ui, value, own, say!(words, key));
        }
    });
    named(&shown.response, &say!(words, about));
}

/// Tells what a list is about: it shows only what is chosen.
fn named(response: &egui::Response, name: &str) {
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name));
    response.clone().on_hover_text(name);
}
