//! Nonograms in the window.

pub mod board;
mod daily;
mod lesson;
mod options;
mod order;
pub mod pigment;
mod settings;
mod suppose;
pub mod thumbnail;
mod tools;

use crate::command::ForTable;
use crate::dialog::Dialog;
use crate::front::{FromFile, Front, Look, Making, Supposition, Zoom};
use crate::overlay::Page;
use crate::play::share;
use crate::theme::Sheet as Paper;
use board::{Desk, KEYS, View as Seen, line_label, shows_wrong};
use egui::{Painter, Rect, Ui};
use grille_engine::grid::LineId;
use grille_engine::hint::{HintOf, Level};
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Mark, Nonogram, Options, Puzzle, Sheet};
use grille_engine::run::{Entry, Game, Task};
use grille_engine::session::Sheet as _;
use grille_engine::solving::{Found, Solving};
use grille_formats::collection::COLLECTION;
use grille_formats::nonogram::code;
use grille_formats::{GamePuzzle, Source, detect};
use grille_store::{Day, Mistakes, Settings, Tool};
use grille_table::nonogram::View;
use grille_table::{Playable, Table};
use grille_words::{Words, say};

/// How many steps a solution is looked for that makes a code shorter: a few hundredths of a second.
const MOMENT: u64 = 5_000;

impl Front for Nonogram {
    type Desk = Desk;
    const LACKS: &'static [ForTable] = &[ForTable::Notes, ForTable::DigitNotes];
    const ACTIONS: &'static [ForTable] = &[
        ForTable::Undo,
        ForTable::Redo,
        ForTable::Restart,
        ForTable::ZoomOut,
        ForTable::ZoomIn,
        ForTable::ZoomFit,
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
        COLLECTION.iter().map(|item| (item.name, item.puzzle())).collect()
    }

    fn from_file(words: &Words, source: &Source) -> Option<FromFile<Puzzle>> {
        let format = detect(&source.name, &source.text).ok()?;
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
        }
        Some(Ok(all))
    }

    fn order() -> Box<dyn Dialog> {
        Box::new(order::Order::default())
    }

    fn lesson() -> Box<dyn Dialog> {
        Box::new(lesson::Lesson::default())
    }

    fn settings(ui: &mut Ui, words: &Words, page: Page, settings: &mut Settings) {
        settings::show(ui, words, page, settings);
    }

    fn daily(day: Day) -> Option<Making<Puzzle>> {
        Some(Box::new(daily::of(day)?))
    }

    fn code(puzzle: &Puzzle, with_progress: bool) -> String {
        // Without a picture the code is longer: one is looked for, for a moment.
        let found = || {
            let board = puzzle.board();
            let run = Nonogram::fastest(puzzle).start(puzzle, &board, &Options::default());
            match Solving::<Nonogram>::new(puzzle, &board, run).advance(MOMENT) {
                Some(Found::Solution(picture)) => Some(picture),
                _ => None,
            }
        };
        let picture = if puzzle.goal().is_some() { None } else { found() };
        match with_progress {
            true => code::encode_game(puzzle, picture.as_ref()),
            false => code::encode(puzzle, picture.as_ref()),
        }
    }

    fn any(puzzle: &Puzzle) -> GamePuzzle {
        GamePuzzle::Nonogram(puzzle.clone())
    }

    fn is_coloured(puzzle: &Puzzle) -> Option<bool> {
        Some(!puzzle.palette().is_two_tone())
    }

    fn board(ui: &mut Ui, words: &Words, view: &View, desk: &mut Desk, look: Look) -> Option<Move> {
        board::show(ui, words, view, desk, look)
    }

    fn take_note(desk: &mut Desk) -> Option<String> {
        desk.clicked.take().map(|struck| struck.to_string())
    }

    fn zoom(desk: &mut Desk, zoom: Zoom) {
        match zoom {
            Zoom::In => desk.view.zoom *= 1.25,
            Zoom::Out => desk.view.zoom /= 1.25,
            Zoom::Fit => desk.view = Seen::WHOLE,
        }
    }

    fn is_drawing(desk: &Desk) -> bool {
        desk.is_drawing()
    }

    fn finishes(settings: &Settings) -> bool {
        settings.auto_crosses
    }

    fn erasing(table: &Table<Nonogram>, desk: &Desk) -> Option<Move> {
        let cell = desk.cursor.filter(|&cell| table.sheet().marks()[cell] != Mark::Blank)?;
        Some(Move(vec![(cell, Mark::Blank)]))
    }

    fn switch_tool(desk: &mut Desk) {
        let next = if desk.hand.main() == Tool::Fill { Tool::Mark } else { Tool::Fill };
        desk.hand.chosen = Some(next);
    }

    fn tools(
        ui: &mut Ui,
        words: &Words,
        table: &Table<Nonogram>,
        desk: &mut Desk,
        settings: &mut Settings,
    ) -> Option<Move> {
        desk.hand.buttons = (settings.left, settings.right);
        tools::show(ui, words, table.sheet(), desk, settings);
        None
    }

    fn standing(words: &Words, table: &Table<Nonogram>) -> (f32, String) {
        let count = table.puzzle().size().lines().count();
        let done = count - table.reading().unfinished();
        (share(done, count), say!(words, "play-lines", done = done, count = count))
    }

    fn warning(words: &Words, table: &Table<Nonogram>, settings: &Settings) -> Option<String> {
        let puzzle = table.puzzle();
        let face = |line| table.reading().line(puzzle, line);
        let lines = puzzle.size().lines();
        let count = lines.filter(|&line| shows_wrong(face(line), settings.mistakes)).count();
        (count > 0).then(|| say!(words, "play-warning", count = count))
    }

    fn hint_title(words: &Words, hint: &HintOf<Nonogram>, level: Level) -> Option<String> {
        hint.line().filter(|_| level >= Level::Focus).map(|line| words.line_title(line))
    }

    fn supposition(words: &Words, table: &Table<Nonogram>) -> Option<Supposition> {
        suppose::told(words, table)
    }

    fn pointed(
        words: &Words,
        table: &Table<Nonogram>,
        desk: &Desk,
        mistakes: Mistakes,
    ) -> Option<String> {
        let (puzzle, cell) = (table.puzzle(), desk.pointed()?);
        let label =
            |line| line_label(words, puzzle, line, table.reading().line(puzzle, line), mistakes);
        Some([LineId::Row(cell.row), LineId::Col(cell.col)].map(label).join("\n"))
    }

    fn options(
        ui: &mut Ui,
        words: &Words,
        entry: &Entry<Nonogram>,
        now: &Options,
    ) -> Option<Options> {
        options::show(ui, words, entry, now)
    }

    fn thumbnail(
        painter: &Painter,
        paper: &Paper,
        square: Rect,
        puzzle: &Puzzle,
        sheet: Option<&Sheet>,
    ) {
        match sheet {
            Some(sheet) => {
                let (palette, is_solved) = (puzzle.palette(), Nonogram::is_solved(sheet));
                let picture = sheet.picture();
                thumbnail::written(painter, paper, square, palette, &picture, is_solved);
            }
            None => thumbnail::unknown(painter, paper, square, puzzle),
        }
    }

    fn finished(puzzle: &Puzzle) -> Option<Sheet> {
        let mut sheet = Sheet::new(puzzle);
        let goal = puzzle.goal()?;
        sheet.play(&Nonogram::fill(&sheet, &goal))?;
        Some(sheet)
    }
}
