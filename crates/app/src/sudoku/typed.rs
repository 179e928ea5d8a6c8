//! A sudoku from a newspaper, typed in: row by row without looking up, while it is worked out
//! beside how many solutions there are so far.

use super::board;
use super::desk::{Desk, Entry};
use crate::dialog::Asked;
use crate::front::Look;
use crate::games::boxed;
use crate::host::{Host, Poll, Work};
use crate::part::{Hue, Segment, at_right, pill, primary, segments};
use crate::theme::{GAP, Icon, Type};
use egui::{Event, Key, Sense, Ui, UiBuilder, vec2};
use grille_engine::grid::Cell;
use grille_engine::sudoku::{Digit, Puzzle, Shape, Sheet, Sudoku};
use grille_table::{Looking, Outlook, Played, Table};
use grille_words::{Spoken, Words, say};
use std::time::Duration;

/// The longest that is looked for solutions.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many solutions the digits so far have.
enum Verdict {
    /// Nothing was typed.
    Empty,
    /// That is being worked out.
    Looking(Work<Outlook<Sudoku>>),
    /// This came of it.
    Known(Outlook<Sudoku>),
}

/// The puzzle so far.
pub struct Typed {
    table: Table<Sudoku>,
    desk: Desk,
    verdict: Verdict,
}

impl Typed {
    /// An empty grid.
    pub fn new(shape: Shape) -> Typed {
        let puzzle = Puzzle::of(&vec![None; shape.cells()]).expect("a shape has that many cells");
        let mut desk = Desk::default();
        desk.select(Cell { row: 0, col: 0 });
        Typed { table: Table::new(Played::new(Sheet::new(&puzzle))), desk, verdict: Verdict::Empty }
    }

    /// The puzzle with the digits so far given.
    fn puzzle(&self) -> Option<Puzzle> {
        let sheet = self.table.sheet();
        let digits: Vec<Option<Digit>> =
            sheet.puzzle().size().iter().map(|cell| sheet.digit(cell)).collect();
        Puzzle::of(&digits)
    }

    fn count(&self) -> usize {
        self.puzzle().map_or(0, |puzzle| puzzle.clues())
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, host: &dyn Host) -> Asked {
        let shape = self.table.puzzle().shape();
        let all = Shape::ALL.iter().map(|&own| Segment::new(own, words.size(own.size())));
        let width = ui.available_width();
        if let Some(own) = segments(ui, Some(shape), &all.collect::<Vec<_>>(), Some(width)) {
            *self = Typed::new(own);
        }
        ui.label(Type::Small.text(say!(words, "sudoku-typed-how")));
        self.board(ui, words, host);
        self.poll();
        let (hue, told) = self.told(words);
        let is_ready =
            matches!(self.verdict, Verdict::Known(Outlook::Unique | Outlook::Several(..)));
        ui.add_space(GAP);
        at_right(ui, 36.0, |ui| {
            let play = primary(say!(words, "daily-play")).icon(Icon::Play);
            let is_asked = ui.add_enabled(is_ready, play).clicked();
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                pill(ui, hue, &told);
            });
            match self.puzzle().filter(|_| is_asked) {
                Some(puzzle) => {
                    Asked::Play(boxed::<Sudoku>(puzzle), say!(words, "sudoku-typed-name"))
                }
                None => Asked::Nothing,
            }
        })
    }

    fn board(&mut self, ui: &mut Ui, words: &Words, host: &dyn Host) {
        let side = (ui.ctx().content_rect().height() - 400.0).clamp(200.0, 400.0);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
        self.desk.entry = Entry::Digit;
        let look = Look { is_live: true, ..Look::default() };
        let view = self.table.view();
        let change = board::show(&mut inner, words, &view, &mut self.desk, look);
        let is_typed = change.is_some();
        if let Some(change) = change
            && self.table.write(change, false)
        {
            self.verdict = match self.puzzle().filter(|puzzle| puzzle.clues() > 0) {
                Some(puzzle) => {
                    let looking = Looking::new(&puzzle);
                    Verdict::Looking(Work::start(host, ui.ctx(), looking, PATIENCE))
                }
                None => Verdict::Empty,
            };
        }
        self.advance(ui, is_typed);
    }

    /// Goes to the next cell after a digit, or over an open one.
    fn advance(&mut self, ui: &Ui, is_typed: bool) {
        let skips = [Key::Num0, Key::Period, Key::Space];
        let (is_skipped, is_back, is_pointed) = ui.input(|input| {
            let pressed = |own: Key| {
                input.events.iter().any(
                    |event| matches!(event, Event::Key { key, pressed: true, .. } if *key == own),
                )
            };
            (skips.into_iter().any(pressed), pressed(Key::Backspace), input.pointer.any_down())
        });
        let Some(cell) = self.desk.cursor.filter(|_| self.desk.selected.len() == 1) else { return };
        let shape = self.table.puzzle().shape();
        let at = shape.index(cell);
        let next = match (is_back, is_skipped || is_typed) {
            (true, _) => at.saturating_sub(1),
            (false, true) if !is_pointed => (at + 1).min(shape.cells() - 1),
            (false, _) => return,
        };
        self.desk.select(shape.cell(next));
    }

    fn poll(&mut self) {
        let Verdict::Looking(work) = &self.verdict else { return };
        match work.poll() {
            Poll::Working => {}
            Poll::Done(outlook) => self.verdict = Verdict::Known(outlook),
            Poll::Late => self.verdict = Verdict::Known(Outlook::Unknown),
        }
    }

    /// What is known so far.
    fn told(&self, words: &Words) -> (Hue, String) {
        let count = self.count();
        match &self.verdict {
            Verdict::Empty => (Hue::Plain, say!(words, "sudoku-typed-empty")),
            Verdict::Looking(_) => (Hue::Plain, say!(words, "hint-thinking")),
            Verdict::Known(Outlook::Unique) => {
                (Hue::Good, say!(words, "sudoku-typed-unique", count = count))
            }
            Verdict::Known(Outlook::Several(..)) => {
                (Hue::Accent, say!(words, "sudoku-typed-several", count = count))
            }
            Verdict::Known(Outlook::None(cause)) => {
                let cause =
                    self.puzzle().map(|puzzle| <Sudoku as Spoken>::cause(words, cause, &puzzle));
                let cause = cause.unwrap_or_default();
                (Hue::Wrong, say!(words, "sudoku-typed-none", cause = cause))
            }
            Verdict::Known(Outlook::Unknown) => (Hue::Plain, say!(words, "check-late")),
        }
    }
}
