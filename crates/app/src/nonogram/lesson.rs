//! How to play, by doing: five cells of a small house that the player places, each with the
//! reason for it, and then a first puzzle.

use super::board::{self, Desk};
use super::tools;
use crate::dialog::{Asked, Dialog, window};
use crate::front::Look;
use crate::host::Host;
use crate::part::{at_right, primary, progress, quiet};
use crate::theme::{self, GAP, Icon, PHONE, Type};
use egui::{Context, Ui, UiBuilder, vec2};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::sheet::{Mark, Move};
use grille_engine::nonogram::{Puzzle, Sheet};
use grille_engine::session::Sheet as _;
use grille_table::nonogram::{Lit, View};
use grille_words::{Words, say};

/// A step: what is written before it, which line it is about, and what the player writes.
struct Step {
    name: &'static str,
    /// The moves that lead here from the step before.
    moves: &'static str,
    line: LineId,
    target: (Cell, Mark),
}

/// The house.
const ROWS: [&[u32]; 5] = [&[1], &[3], &[5], &[1, 1], &[1, 1]];
const COLS: [&[u32]; 5] = [&[1], &[4], &[3], &[4], &[1]];

const FILL: Mark = Mark::Ink(Colour::BLACK);

const fn cell(row: u16, col: u16) -> Cell {
    Cell { row, col }
}

const STEPS: &[Step] = &[
    Step {
        name: "full",
        moves: "r3c1=1 r3c2=1 r3c3=1 r3c4=1",
        line: LineId::Row(2),
        target: (cell(2, 4), FILL),
    },
    Step { name: "sure", moves: "r2c2=1", line: LineId::Col(1), target: (cell(3, 1), FILL) },
    Step {
        name: "cross",
        moves: "r2c1=x r4c1=x r5c1=x",
        line: LineId::Col(0),
        target: (cell(0, 0), Mark::Cross),
    },
    Step {
        name: "block",
        moves: "r1c5=x r2c5=x r4c5=x r5c5=x r2c4=1",
        line: LineId::Row(1),
        target: (cell(1, 2), FILL),
    },
    Step {
        name: "last",
        moves: "r4c4=1 r5c2=1 r5c4=1 r4c3=x r5c3=x r1c2=x r1c4=x",
        line: LineId::Col(2),
        target: (cell(0, 2), FILL),
    },
];

/// The house as far as it is built, and the step that is asked for.
pub struct Lesson {
    sheet: Option<Sheet>,
    step: usize,
    desk: Desk,
    /// What was amiss with what the player wrote last.
    amiss: Option<Amiss>,
    /// Whether the button that leads to the first puzzle was given the keyboard.
    is_led_on: bool,
}

/// What is amiss with what the player wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Amiss {
    /// Another cell is asked for.
    Cell,
    /// That cell is asked for, but not filled.
    Filled,
    /// That cell is asked for, but not crossed out or erased.
    NotFilled,
}

impl Amiss {
    /// Compares what was written with what was asked for.
    fn of(change: &Move, (cell, mark): (Cell, Mark)) -> Option<Amiss> {
        let own = change.0.iter().rev().find(|(own, _)| *own == cell);
        match (own.map(|(_, mark)| *mark), mark) {
            (Some(own), mark) if own == mark => None,
            (None, _) => Some(Amiss::Cell),
            (Some(_), Mark::Ink(_)) => Some(Amiss::NotFilled),
            (Some(_), Mark::Cross | Mark::Blank) => Some(Amiss::Filled),
        }
    }

    fn key(self) -> &'static str {
        match self {
            Amiss::Cell => "lesson-off",
            Amiss::Filled => "lesson-off-filled",
            Amiss::NotFilled => "lesson-off-not-filled",
        }
    }
}

impl Default for Lesson {
    fn default() -> Lesson {
        let sheet = Puzzle::black_and_white(&ROWS, &COLS).ok().map(|puzzle| Sheet::new(&puzzle));
        let desk = Desk::default();
        let mut lesson = Lesson { sheet, step: 0, desk, amiss: None, is_led_on: false };
        lesson.lead();
        lesson
    }
}

impl Lesson {
    /// Writes what leads to the step.
    fn lead(&mut self) {
        let moves = STEPS.get(self.step).and_then(|step| step.moves.parse::<Move>().ok());
        if let (Some(sheet), Some(moves)) = (&mut self.sheet, moves) {
            sheet.play(&moves);
        }
    }

    /// The player wrote something: what was asked for leads on, anything else is not taken.
    fn take(&mut self, change: &Move) {
        let Some(step) = STEPS.get(self.step) else { return };
        self.amiss = Amiss::of(change, step.target);
        if let (None, Some(sheet)) = (self.amiss, &mut self.sheet) {
            sheet.play(&Move(vec![step.target]));
            self.step += 1;
            self.lead();
        }
    }

    fn view(&self) -> Option<View> {
        let mut view = View::of_sheet(self.sheet.as_ref()?);
        if let Some(step) = STEPS.get(self.step) {
            let (lines, settles) = (vec![step.line], vec![(step.target.0, Mark::Blank)]);
            view.lit = Lit { lines, settles, ..Lit::default() };
        }
        Some(view)
    }
}

impl Dialog for Lesson {
    fn show(&mut self, context: &Context, words: &Words, _: &dyn Host) -> Asked {
        show(context, words, self)
    }
}

/// Below this height of the window the board stands beside its text, where that has room.
const LOW: f32 = 560.0;

fn show(context: &Context, words: &Words, lesson: &mut Lesson) -> Asked {
    let screen = context.content_rect().size();
    let is_low = screen.y < LOW && screen.x >= PHONE;
    let width = if is_low { 680.0 } else { 520.0 };
    window(context, words, &say!(words, "command-about"), width, |ui| {
        // What is written in this frame is told in the next.
        let step = lesson.step;
        let is_done = step >= STEPS.len();
        let ink = theme::ink(ui.ctx());
        let wide = ui.available_width();
        progress(ui, step as f32 / STEPS.len() as f32, wide, 6.0);
        ui.add_space(GAP);
        match is_low && !is_done {
            true => {
                // What the head, the bar, the tools and the last line leave.
                let high = (screen.y - 270.0).max(120.0);
                ui.horizontal_top(|ui| {
                    let size = vec2(ui.available_width() * 0.54, high);
                    let column = egui::Layout::top_down(egui::Align::Min);
                    ui.allocate_ui_with_layout(size, column, |ui| {
                        ui.set_width(size.x);
                        told(ui, words, lesson);
                    });
                    figure(ui, words, lesson, high);
                });
            }
            false => {
                told(ui, words, lesson);
                figure(ui, words, lesson, (screen.y - 420.0).clamp(150.0, 260.0));
            }
        }
        ui.add_space(GAP);
        match is_done {
            true => end(ui, words, lesson),
            false => {
                tools::buttons(ui, words, &mut lesson.desk);
                ui.horizontal(|ui| {
                    let number = say!(words, "lesson-step", number = step as u64 + 1);
                    ui.label(Type::Small.text(number).color(ink.ink2));
                    let right = egui::Layout::right_to_left(egui::Align::Center);
                    let skip = ui.with_layout(right, |ui| {
                        ui.add(quiet(say!(words, "lesson-skip"))).clicked()
                    });
                    if skip.inner { Asked::Close } else { Asked::Nothing }
                })
                .inner
            }
        }
    })
}

/// What the step is about, and what was amiss.
fn told(ui: &mut Ui, words: &Words, lesson: &Lesson) {
    let name = STEPS.get(lesson.step).map_or("done", |step| step.name);
    ui.label(Type::Strong.text(say!(words, &format!("lesson-{name}"))));
    ui.label(Type::Body.text(say!(words, &format!("lesson-{name}-text"))));
    let amiss = lesson.amiss.map(|amiss| say!(words, amiss.key())).unwrap_or_default();
    ui.label(Type::Small.text(amiss).color(theme::ink(ui.ctx()).hint));
}

/// What else there is to know, and the first puzzle.
fn end(ui: &mut Ui, words: &Words, lesson: &mut Lesson) -> Asked {
    for key in ["lesson-hint", "lesson-kept", "about-what"] {
        ui.label(Type::Body.text(say!(words, key)));
    }
    ui.add_space(GAP);
    at_right(ui, 36.0, |ui| {
        let first = ui.add(primary(say!(words, "lesson-play")).after(Icon::Next));
        // Enter leads on from here, whatever had the keyboard before.
        if !std::mem::replace(&mut lesson.is_led_on, true) {
            first.request_focus();
        }
        let later = ui.add(quiet(say!(words, "close")));
        match (first.clicked(), later.clicked()) {
            (true, _) => Asked::First,
            (_, true) => Asked::Close,
            _ => Asked::Nothing,
        }
    })
}

/// The board, on which only what is asked for can be written.
fn figure(ui: &mut Ui, words: &Words, lesson: &mut Lesson, high: f32) {
    let Some(view) = lesson.view() else { return };
    let room = vec2(ui.available_width(), high);
    let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    let is_live = lesson.step < STEPS.len();
    let look = Look { is_live, is_locked: true, ..Look::default() };
    lesson.desk.see_whole(ui.ctx());
    if let Some(change) = board::show(&mut inner, words, &view, &mut lesson.desk, look) {
        lesson.take(&change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::Nonogram;
    use grille_table::Playable;

    #[test]
    fn five_cells_build_the_house_and_nothing_else_is_taken() {
        let mut lesson = Lesson::default();
        assert_eq!(STEPS.len(), 5);
        for (number, step) in STEPS.iter().enumerate() {
            assert_eq!(lesson.step, number);
            let before = lesson.sheet.clone().unwrap();
            let view = lesson.view().unwrap();
            assert!(view.puzzle.size().lines().all(|line| view.line(line).is_possible));
            let (target, mark) = step.target;
            assert_eq!(before.mark(target), Mark::Blank);
            lesson.take(&Move(vec![(cell(0, 1), FILL)]));
            assert_eq!(lesson.amiss, Some(Amiss::Cell));
            // The right cell with the wrong tool is told as such.
            let (wrong, amiss) = match mark {
                Mark::Cross => (FILL, Amiss::Filled),
                Mark::Ink(_) | Mark::Blank => (Mark::Cross, Amiss::NotFilled),
            };
            lesson.take(&Move(vec![(target, wrong)]));
            assert_eq!(lesson.amiss, Some(amiss));
            assert_eq!(lesson.sheet.as_ref(), Some(&before));
            lesson.take(&Move(vec![(target, mark)]));
            assert_eq!(lesson.amiss, None);
        }
        assert!(Nonogram::is_solved(lesson.sheet.as_ref().unwrap()));
    }
}
