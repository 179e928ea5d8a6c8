//! The puzzles to choose from: a card each, with what is known of it.

use crate::board::{paint_of, thumbnail};
use crate::game::Game;
use crate::play::title;
use crate::theme::{self, GAP, THUMB, WIDE};
use crate::work::{Poll, Work};
use egui::{
    Align2, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use grille_engine::nonogram::rate::{Class, Rate, Rated};
use grille_engine::nonogram::{Clue, Picture, Puzzle};
use grille_formats::collection::{COLLECTION, Item};
use grille_store::{Id, Store};
use grille_words::{Words, say};

/// How a puzzle of the collection stands.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Whether it was solved.
    pub is_solved: bool,
    /// The share of its ink that was written, from 0 to 1.
    pub progress: f32,
    /// What was written.
    pub picture: Option<Picture>,
}

/// The puzzles, and what is known of them.
pub struct Library {
    puzzles: Vec<Puzzle>,
    /// How each of them stands.
    pub standings: Vec<Standing>,
    classes: Vec<Option<Class>>,
    rating: Option<Work<Vec<Option<Class>>>>,
    /// Whether those that are solved are left out.
    only_unsolved: bool,
    class: Option<Class>,
}

/// The size of a card.
const CARD: Vec2 = vec2(132.0, 164.0);

impl Library {
    /// The collection.
    pub fn new() -> Library {
        let puzzles: Vec<Puzzle> = COLLECTION.iter().map(Item::puzzle).collect();
        Library {
            standings: vec![Standing::default(); puzzles.len()],
            classes: vec![None; puzzles.len()],
            puzzles,
            rating: None,
            only_unsolved: false,
            class: None,
        }
    }

    /// Takes from the store how the puzzles stand.
    pub fn take(&mut self, store: &Store) {
        let games = store.progress().unwrap_or_default();
        for (puzzle, standing) in self.puzzles.iter().zip(&mut self.standings) {
            let id = Id::of(puzzle);
            let Some(game) = games.iter().find(|game| game.id == id) else { continue };
            let ink: u64 =
                puzzle.rows().iter().flat_map(Clue::blocks).map(|b| u64::from(b.len)).sum();
            standing.is_solved = game.totals.wins > 0;
            standing.progress = (game.inked as f32 / ink.max(1) as f32).min(1.0);
            standing.picture = match standing.is_solved {
                true => puzzle.goal(),
                false if game.inked == 0 => None,
                false => store.look(id).ok().flatten().map(|kept| Game::new(kept).picture()),
            };
        }
    }

    /// A puzzle, by number.
    pub fn puzzle(&self, index: usize) -> Option<&Puzzle> {
        self.puzzles.get(index)
    }

    /// The first one after this that is not solved; after the last comes the first.
    pub fn next(&self, after: Option<usize>) -> usize {
        let count = self.puzzles.len();
        let start = after.map_or(0, |index| index + 1);
        let mut order = (0..count).map(|by| (start + by) % count);
        order.find(|&index| !self.standings[index].is_solved).unwrap_or(start % count)
    }

    /// Draws the cards; the one that was chosen.
    pub fn show(&mut self, ui: &mut Ui, words: &Words) -> Option<usize> {
        self.rate(ui.ctx());
        self.filters(ui, words);
        let mut chosen = None;
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP * 1.5);
            ui.horizontal_wrapped(|ui| {
                for index in 0..self.puzzles.len() {
                    if self.is_shown(index) && self.card(ui, words, index) {
                        chosen = Some(index);
                    }
                }
            });
            ui.add_space(WIDE);
        });
        chosen
    }

    fn is_shown(&self, index: usize) -> bool {
        let is_open = !self.only_unsolved || !self.standings[index].is_solved;
        is_open && self.class.is_none_or(|class| self.classes[index] == Some(class))
    }

    fn filters(&mut self, ui: &mut Ui, words: &Words) {
        ui.horizontal_wrapped(|ui| {
            ui.label(say!(words, "library-filter"));
            ui.selectable_value(&mut self.only_unsolved, false, say!(words, "library-all"));
            ui.selectable_value(&mut self.only_unsolved, true, say!(words, "library-unsolved"));
            ui.add_space(GAP);
            ui.label(say!(words, "library-class"));
            ui.selectable_value(&mut self.class, None, say!(words, "new-any-class"));
            for &class in Class::ALL {
                if self.classes.contains(&Some(class)) {
                    ui.selectable_value(&mut self.class, Some(class), words.class(class));
                }
            }
        });
        ui.add_space(GAP);
    }

    /// Rates the collection, once, beside the window.
    fn rate(&mut self, context: &egui::Context) {
        if self.classes.iter().all(Option::is_some) {
            return;
        }
        let puzzles = &self.puzzles;
        let work = self.rating.get_or_insert_with(|| {
            let puzzles = puzzles.clone();
            Work::start(context, move |interrupt| {
                let class = |puzzle: &Puzzle| match crate::work::task(
                    Rate::new(puzzle),
                    std::time::Duration::from_secs(20),
                    interrupt,
                ) {
                    Some(Rated::Rating(rating)) => rating.class,
                    _ => None,
                };
                puzzles.iter().map(class).collect()
            })
        });
        if let Poll::Done(classes) = work.poll() {
            self.classes = classes;
        }
    }

    fn card(&self, ui: &mut Ui, words: &Words, index: usize) -> bool {
        let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
        let (puzzle, standing) = (&self.puzzles[index], &self.standings[index]);
        let name = title(words, index, standing.is_solved);
        let state = match (standing.is_solved, standing.progress) {
            (true, _) => say!(words, "library-solved"),
            (false, share) if share > 0.0 => {
                say!(words, "library-begun", percent = (100.0 * share).floor().max(1.0) as u32)
            }
            _ => say!(words, "library-fresh"),
        };
        let size = puzzle.size().to_string();
        let label = say!(
            words,
            "library-card",
            title = name.as_str(),
            size = size.as_str(),
            state = state.as_str()
        );
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, label.clone()));
        if ui.is_rect_visible(rect) {
            let ink = theme::ink(ui.ctx());
            let painter = ui.painter();
            let is_lit = response.hovered() || response.has_focus();
            let border =
                if is_lit { Stroke::new(1.5, ink.accent) } else { Stroke::new(1.0, ink.thin) };
            painter.rect(rect, CornerRadius::same(8), ink.card, border, StrokeKind::Inside);
            let square = Rect::from_center_size(
                rect.center_top() + vec2(0.0, 14.0 + THUMB / 2.0),
                Vec2::splat(THUMB),
            );
            match &standing.picture {
                Some(picture) => thumbnail(painter, &ink, square, puzzle.palette(), picture),
                None => unknown(painter, &ink, square, puzzle),
            }
            let text = |y: f32, text: &str, size: f32, colour| {
                let at = rect.center_top() + vec2(0.0, y);
                painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional(size), colour);
            };
            text(118.0, &name, 15.0, ink.ink);
            let class = self.classes[index].map(|class| words.class(class)).unwrap_or_default();
            text(136.0, &format!("{size}  {class}"), 12.5, ink.faint);
            let colour = if standing.is_solved { ink.accent } else { ink.faint };
            text(151.0, &state, 12.5, colour);
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
    }
}

impl Default for Library {
    fn default() -> Library {
        Library::new()
    }
}

/// A board nobody has written on: its shape, and nothing that would spoil it.
fn unknown(painter: &egui::Painter, ink: &theme::Ink, square: Rect, puzzle: &Puzzle) {
    let size = puzzle.size();
    let side = (square.width() / size.cols() as f32).min(square.height() / size.rows() as f32);
    let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
    let rect = Rect::from_center_size(square.center(), whole);
    painter.rect(
        rect,
        CornerRadius::same(2),
        ink.paper,
        Stroke::new(1.0, ink.thin),
        StrokeKind::Inside,
    );
    for col in (5..size.cols()).step_by(5) {
        painter.vline(rect.left() + col as f32 * side, rect.y_range(), Stroke::new(1.0, ink.thin));
    }
    for row in (5..size.rows()).step_by(5) {
        painter.hline(rect.x_range(), rect.top() + row as f32 * side, Stroke::new(1.0, ink.thin));
    }
    let dots = puzzle.palette().inks().len().saturating_sub(1).min(6);
    let inks = puzzle.palette().colours().filter(|colour| colour.is_ink());
    for (i, colour) in inks.take(dots).enumerate() {
        let at = rect.center() + vec2((i as f32 - (dots as f32 - 1.0) / 2.0) * 13.0, 0.0);
        let colour = match puzzle.palette().is_two_tone() {
            true => ink.faint,
            false => paint_of(puzzle.palette(), colour, ink),
        };
        painter.circle_filled(at, 4.5, colour);
        painter.circle_stroke(at, 4.5, Stroke::new(1.0, ink.thin));
    }
}
