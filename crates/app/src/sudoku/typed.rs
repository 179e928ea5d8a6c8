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
use grille_engine::sudoku::{Digit, Mark, Move, Puzzle, Shape, Sheet, Sudoku};
use grille_formats::sudoku as formats;
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

/// What a key types.
enum Stroke {
    Digit(Digit),
    /// An open cell.
    Open,
    /// The cell before is open after all.
    Back,
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
                    *self = Typed::new(puzzle.shape());
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
        let is_pasted = self.paste(ui);
        if self.desk.cursor.is_none() {
            self.desk.select(self.after_last());
        }
        let before = self.table.session().moves().count();
        self.keys(ui);
        self.desk.entry = Entry::Digit;
        let look = Look { is_live: true, ..Look::default() };
        let view = self.table.view();
        if let Some(change) = board::show(&mut inner, words, &view, &mut self.desk, look) {
            self.table.write(change, false);
        }
        if is_pasted || self.table.session().moves().count() != before {
            self.verdict = match self.puzzle().filter(|puzzle| puzzle.clues() > 0) {
                Some(puzzle) => {
                    let looking = Looking::new(&puzzle);
                    Verdict::Looking(Work::start(host, ui.ctx(), looking, PATIENCE))
                }
                None => Verdict::Empty,
            };
        }
    }

    /// The cell after the last digit, where typing goes on.
    fn after_last(&self) -> Cell {
        let (sheet, shape) = (self.table.sheet(), self.table.puzzle().shape());
        let last = shape.size().iter().filter(|&cell| sheet.digit(cell).is_some()).last();
        let next = last.map_or(0, |cell| shape.index(cell) + 1);
        shape.cell(next.min(shape.cells() - 1))
    }

    /// Takes what is pasted, in any of the formats, in place of what is there; whether something
    /// was.
    fn paste(&mut self, ui: &Ui) -> bool {
        let pasted = ui.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::Paste(text) => Some(text.clone()),
                _ => None,
            })
        });
        let puzzle = pasted.and_then(|text| {
            let format = formats::detect("", &text)?;
            (format.read)(&text).next()?.ok()
        });
        let Some(puzzle) = puzzle else { return false };
        *self = Typed::new(puzzle.shape());
        let size = puzzle.size();
        let given = |cell: Cell| Some((cell, Mark::Digit(puzzle.given(cell)?)));
        let digits: Move = size.iter().filter_map(given).collect();
        self.table.write(digits, false);
        true
    }

    /// Takes the keys that type, one after the other: each digit goes into its cell, and on to
    /// the next. The board has all other keys.
    fn keys(&mut self, ui: &Ui) {
        let puzzle = self.table.puzzle().clone();
        let typed = |event: &Event| {
            let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else {
                return None;
            };
            match key {
                _ if modifiers.any() => None,
                Key::Period | Key::Space => Some(Stroke::Open),
                Key::Backspace => Some(Stroke::Back),
                _ => match board::number(&puzzle, *key, *physical_key)? {
                    0 => Some(Stroke::Open),
                    number => Digit::new(number).map(Stroke::Digit),
                },
            }
        };
        let mut keys = Vec::new();
        ui.input_mut(|input| {
            input.events.retain(|event| match typed(event) {
                Some(key) => {
                    keys.push(key);
                    false
                }
                None => true,
            });
        });
        let shape = puzzle.shape();
        for key in keys {
            let Some(mut cell) = self.desk.cursor else { return };
            let at = shape.index(cell);
            let (mark, next) = match key {
                Stroke::Digit(digit) => (Mark::Digit(digit), (at + 1).min(shape.cells() - 1)),
                Stroke::Open => (Mark::Blank, (at + 1).min(shape.cells() - 1)),
                Stroke::Back => {
                    cell = shape.cell(at.saturating_sub(1));
                    (Mark::Blank, at.saturating_sub(1))
                }
            };
            if self.table.sheet().marks()[cell] != mark {
                self.table.write([(cell, mark)].into_iter().collect(), false);
            }
            self.desk.select(shape.cell(next));
        }
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
