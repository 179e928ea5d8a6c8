//! How to play, in a minute: a few pages, each with a board that shows what it says.

use super::board::{self, Desk};
use crate::dialog::{Asked, Dialog, room, window};
use crate::front::Look;
use crate::host::Host;
use crate::theme::{GAP, WIDE};
use egui::{Context, RichText, ScrollArea, Ui, UiBuilder, vec2};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::{Mark, Puzzle, Sheet};
use grille_engine::session::Sheet as _;
use grille_table::nonogram::{Lit, View};
use grille_words::{Words, say};

/// A page: what it is called, what stands on its board, and what is pointed at.
struct Page {
    name: &'static str,
    /// The moves that make the board.
    moves: &'static str,
    lines: &'static [LineId],
    settles: &'static [Cell],
}

/// The house that all pages show.
const ROWS: [&[u32]; 5] = [&[1], &[3], &[5], &[1, 1], &[1, 1]];
const COLS: [&[u32]; 5] = [&[1], &[4], &[3], &[4], &[1]];

const fn cell(row: u16, col: u16) -> Cell {
    Cell { row, col }
}

const PAGES: &[Page] = &[
    Page {
        name: "numbers",
        moves: "r1c3=1 r2c2=1 r2c3=1 r2c4=1 r3c1=1 r3c2=1 r3c3=1 r3c4=1 r3c5=1 r4c2=1 r4c4=1 r5c2=1 r5c4=1",
        lines: &[LineId::Row(1), LineId::Row(3)],
        settles: &[],
    },
    Page {
        name: "sure",
        moves: "r3c1=1 r3c2=1 r3c3=1 r3c4=1 r3c5=1 r2c2=1 r4c2=1",
        lines: &[LineId::Row(2), LineId::Col(1)],
        settles: &[cell(1, 1), cell(2, 1), cell(3, 1)],
    },
    Page {
        name: "crosses",
        moves: "r3c1=1 r3c2=1 r3c3=1 r3c4=1 r3c5=1 r2c2=1 r4c2=1 r1c1=x r2c1=x r4c1=x r5c1=x",
        lines: &[LineId::Col(0)],
        settles: &[cell(0, 0), cell(1, 0), cell(3, 0), cell(4, 0)],
    },
    Page { name: "hands", moves: "", lines: &[], settles: &[] },
];

/// The pages, and which of them is open.
pub struct Lesson {
    page: usize,
    boards: Vec<View>,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson { page: 0, boards: PAGES.iter().filter_map(drawn).collect() }
    }
}

fn drawn(page: &Page) -> Option<View> {
    let mut sheet = Sheet::new(&Puzzle::black_and_white(&ROWS, &COLS).ok()?);
    if !page.moves.is_empty() {
        sheet.play(&page.moves.parse().ok()?)?;
    }
    let lines = page.lines.to_vec();
    let settles = page.settles.iter().map(|&cell| (cell, Mark::Blank)).collect();
    let mut view = View::of_sheet(&sheet);
    view.lit = Lit { lines, settles, ..Lit::default() };
    Some(view)
}

impl Dialog for Lesson {
    fn show(&mut self, context: &Context, words: &Words, _: &dyn Host) -> Asked {
        show(context, words, self)
    }
}

fn show(context: &Context, words: &Words, lesson: &mut Lesson) -> Asked {
    let last = PAGES.len() - 1;
    window(context, words, &say!(words, "command-about"), 560.0, |ui| {
        let wide = (ui.ctx().content_rect().width() - 60.0).min(460.0);
        ui.set_width(wide);
        let page = &PAGES[lesson.page];
        ScrollArea::vertical().max_height(room(context) - 60.0).show(ui, |ui| {
            ui.set_min_height((room(context) - 60.0).min(400.0));
            ui.label(RichText::new(say!(words, &format!("lesson-{}", page.name))).heading());
            ui.label(say!(words, &format!("lesson-{}-text", page.name)));
            ui.add_space(GAP);
            if lesson.page < last {
                if let Some(board) = lesson.boards.get(lesson.page) {
                    figure(ui, words, board);
                }
            } else {
                for key in ["lesson-hint", "lesson-kept", "about-what"] {
                    ui.label(say!(words, key));
                }
                ui.add_space(WIDE);
                ui.weak(concat!("Grille ", env!("CARGO_PKG_VERSION")));
            }
        });
        ui.separator();
        ui.horizontal(|ui| {
            let mut asked = Asked::Nothing;
            let back = egui::Button::new(say!(words, "lesson-back"));
            if ui.add_enabled(lesson.page > 0, back).clicked() {
                lesson.page -= 1;
            }
            ui.weak(format!("{} / {}", lesson.page + 1, PAGES.len()));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if lesson.page < last {
                    if ui.button(say!(words, "lesson-next")).clicked() {
                        lesson.page += 1;
                    }
                } else if ui.button(say!(words, "lesson-play")).clicked() {
                    asked = Asked::First;
                }
                if ui.button(say!(words, "close")).clicked() {
                    asked = Asked::Close;
                }
            });
            asked
        })
        .inner
    })
}

fn figure(ui: &mut Ui, words: &Words, board: &View) {
    let room = vec2(ui.available_width(), 250.0);
    let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    let look = Look { is_locked: true, ..Look::default() };
    board::show(&mut inner, words, board, &mut Desk::default(), look);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_shows_cells_of_the_house() {
        let lesson = Lesson::default();
        assert_eq!(lesson.boards.len(), PAGES.len());
        for board in &lesson.boards {
            assert!(board.puzzle.size().lines().all(|line| board.line(line).is_possible));
        }
        let whole = &lesson.boards[0];
        assert!(whole.puzzle.size().lines().all(|line| whole.line(line).is_done));
    }
}
