//! Sudoku in the window.

pub mod board;
mod daily;
pub mod desk;
mod entry;
mod lesson;
mod order;
mod pad;
mod practise;
mod settings;
mod steps;
mod stock;
mod suppose;
mod thumbnail;
mod typed;

use crate::command::ForTable;
use crate::dialog::Dialog;
use crate::front::{FromFile, Front, Look, Making, Supposition};
use crate::overlay::Page;
use crate::play::share;
use crate::stock::Kind;
use crate::theme::Sheet as Paper;
use board::{KEYS, is_letter};
use desk::Desk;
use egui::{DragValue, Key, Painter, Rect, Ui};
use grille_engine::hint::{Hint, HintOf, Level};
use grille_engine::run::{Entry, Game};
use grille_engine::sudoku::{METHODS, Move, Offer, Options, Puzzle, Sheet, Sudoku, Technique};
use grille_formats::sudoku as formats;
use grille_formats::{GamePuzzle, Source};
use grille_store::{Day, Duplicates, Mistakes, Settings};
use grille_table::Table;
use grille_table::sudoku::{Face, View};
use grille_words::{Words, capital, say};

impl Front for Sudoku {
    type Desk = Desk;
    const SURPRISES: bool = false;
    const PINS_TOOLS: bool = true;
    const LACKS: &'static [ForTable] = &[ForTable::ZoomIn, ForTable::ZoomOut, ForTable::ZoomFit];
    const ACTIONS: &'static [ForTable] = &[
        ForTable::Undo,
        ForTable::Redo,
        ForTable::Erase,
        ForTable::Notes,
        ForTable::Restart,
        ForTable::Check,
        ForTable::Suppose,
        ForTable::Pause,
    ];

    fn keys() -> Vec<(&'static str, &'static str)> {
        KEYS.iter().map(|line| (line.shown, line.name)).collect()
    }

    fn named(puzzle: &Puzzle, name: &str) -> Puzzle {
        let mut draft = puzzle.draft();
        draft.about.id = Some(name.to_owned());
        Puzzle::new(draft).unwrap_or_else(|_| puzzle.clone())
    }

    fn collection() -> Vec<(&'static str, Puzzle)> {
        let all = formats::collection::COLLECTION.iter();
        all.map(|item| (item.name, item.puzzle())).collect()
    }

    fn from_file(words: &Words, source: &Source) -> Option<FromFile<Puzzle>> {
        let format = formats::detect(&source.name, &source.text)?;
        let mut all = Vec::new();
        for (index, puzzle) in (format.read)(&source.text).enumerate() {
            match puzzle {
                Ok(puzzle) => all.push(puzzle),
                Err(problems) if index == 0 => {
                    let problem = problems.first()?;
                    let (line, column) = source.line_and_column(problem.at.start);
                    let title = words.problem_title(problem, source);
                    return Some(Err(format!("{line}:{column}: {title}")));
                }
                Err(_) => {}
            }
            // A file may have millions of them, and no shelf has room for more.
            if all.len() > crate::library::MOST {
                break;
            }
        }
        Some(Ok(all))
    }

    fn order() -> Box<dyn Dialog> {
        Box::new(order::Order::default())
    }

    fn stock() -> Vec<Kind> {
        stock::kinds()
    }

    fn lesson() -> Box<dyn Dialog> {
        Box::new(lesson::Lesson)
    }

    fn settings(ui: &mut Ui, words: &Words, page: Page, settings: &mut Settings) {
        settings::show(ui, words, page, settings);
    }

    fn daily(day: Day) -> Option<Making<Puzzle>> {
        Some(Box::new(daily::of(day)?))
    }

    fn code(puzzle: &Puzzle, with_progress: bool) -> String {
        match with_progress {
            true => formats::code::encode_game(puzzle),
            false => formats::code::encode(puzzle),
        }
    }

    fn any(puzzle: &Puzzle) -> GamePuzzle {
        GamePuzzle::Sudoku(puzzle.clone())
    }

    fn is_coloured(_: &Puzzle) -> Option<bool> {
        None
    }

    fn board(ui: &mut Ui, words: &Words, view: &View, desk: &mut Desk, look: Look) -> Option<Move> {
        board::show(ui, words, view, desk, look)
    }

    /// A method that a person can follow: the fastest is over in two steps.
    fn watched(puzzle: &Puzzle) -> &'static Entry<Sudoku> {
        METHODS.iter().find(|entry| entry.name == "ladder").unwrap_or(Sudoku::fastest(puzzle))
    }

    fn types(puzzle: &Puzzle, key: Key) -> bool {
        is_letter(puzzle, key)
    }

    fn finishes(settings: &Settings) -> bool {
        settings.auto_marks
    }

    fn erasing(table: &Table<Sudoku>, desk: &Desk) -> Option<Move> {
        entry::erased(&table.view(), &desk.selected, desk.marks, desk.entry)
    }

    fn switch_tool(desk: &mut Desk) {
        desk.turn();
    }

    fn tools(
        ui: &mut Ui,
        words: &Words,
        table: &Table<Sudoku>,
        desk: &mut Desk,
        settings: &mut Settings,
    ) -> Option<Move> {
        let view = table.view();
        match pad::is_low(ui.ctx()) {
            true => pad::keys(ui, words, &view, desk, settings),
            false => pad::show(ui, words, &view, desk, settings),
        }
    }

    fn other_tools(
        ui: &mut Ui,
        words: &Words,
        table: &Table<Sudoku>,
        desk: &mut Desk,
        settings: &mut Settings,
    ) {
        pad::choices(ui, words, &table.view(), desk, settings);
    }

    fn standing(words: &Words, table: &Table<Sudoku>) -> (f32, String) {
        let size = table.puzzle().size();
        let done = size.iter().filter(|&cell| table.sheet().digit(cell).is_some()).count();
        let count = size.cells();
        (share(done, count), say!(words, "sudoku-standing", done = done, count = count))
    }

    fn task(words: &Words, table: &Table<Sudoku>) -> Option<String> {
        let technique = words.sudoku_technique(Technique::find(table.sought()?)?);
        Some(say!(words, "sudoku-practise-task", technique = technique))
    }

    fn noting(table: &Table<Sudoku>, desk: &Desk) -> Option<Move> {
        let view = table.view();
        entry::everywhere(&view, desk.lit(&view)?, desk.marks, desk.entry)
    }

    fn warning(words: &Words, table: &Table<Sudoku>, settings: &Settings) -> Option<String> {
        let count = table.reading().len();
        let is_told = settings.duplicates == Duplicates::AtOnce;
        (count > 0 && is_told).then(|| say!(words, "sudoku-warning", count = count))
    }

    fn hint_title(words: &Words, hint: &HintOf<Sudoku>, level: Level) -> Option<String> {
        let Hint::Next(deduction) = hint else { return None };
        let digits = words.sudoku_digits(deduction.subject());
        match level {
            Level::Where => None,
            Level::Focus => Some(say!(words, "sudoku-title-digits", digits = digits)),
            Level::Technique | Level::Cells | Level::Argument => {
                let technique = capital(&words.sudoku_technique(deduction.technique));
                Some(say!(words, "sudoku-title", technique = technique, digits = digits))
            }
        }
    }

    fn hint_steps(ui: &mut Ui, words: &Words, table: &Table<Sudoku>, desk: &mut Desk) {
        steps::show(ui, words, table, desk);
    }

    fn supposition(words: &Words, table: &Table<Sudoku>) -> Option<Supposition> {
        suppose::told(words, table)
    }

    fn pointed(words: &Words, table: &Table<Sudoku>, desk: &Desk, _: Mistakes) -> Option<String> {
        let cell = desk.cursor?;
        // The warning above tells of digits that stand twice.
        let face = Face { is_conflict: false, ..table.view().cells[cell] };
        Some(words.sudoku_cell(cell, &face))
    }

    fn options(
        ui: &mut Ui,
        words: &Words,
        entry: &Entry<Sudoku>,
        now: &Options,
    ) -> Option<Options> {
        let mut new = now.clone();
        let mut changed = false;
        for &offer in entry.offers {
            match offer {
                Offer::Seed => {
                    ui.horizontal(|ui| {
                        let mut is_chosen = new.seed.is_some();
                        if ui.checkbox(&mut is_chosen, say!(words, "offer-seed")).changed() {
                            new.seed = is_chosen.then_some(1);
                            changed = true;
                        }
                        if let Some(seed) = &mut new.seed {
                            let response = ui.add(DragValue::new(seed));
                            changed |= response.changed() && !response.dragged()
                                || response.drag_stopped();
                        }
                    });
                }
            }
        }
        changed.then_some(new)
    }

    fn thumbnail(
        painter: &Painter,
        paper: &Paper,
        square: Rect,
        puzzle: &Puzzle,
        sheet: Option<&Sheet>,
    ) {
        thumbnail::paint(painter, paper, square, puzzle, sheet);
    }

    fn finished(_: &Puzzle) -> Option<Sheet> {
        None
    }
}
