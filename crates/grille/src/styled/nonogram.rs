//! Solutions of nonograms: pictures in blocks, in characters, as bits, or in a puzzle file.

use super::Styled;
use crate::Desk;
use crate::page::Page;
use grille_answer::nonogram::draw;
use grille_engine::colours::Colours;
use grille_engine::grid::Grid;
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{Board, DrawingKind, Nonogram, Picture, Puzzle};
use grille_formats::nonogram::{FORMATS, Format, find};
use grille_formats::{GameFormat, GameName, Unheld};
use grille_words::{Words, say};

/// How solutions are printed.
#[derive(Clone, Copy)]
pub enum Style {
    Blocks,
    Ascii,
    Bits,
    Format(&'static Format),
}

impl Styled for Nonogram {
    type Style = Style;

    fn styles() -> Vec<&'static str> {
        let formats = FORMATS.iter().filter(|format| holds_solutions(format));
        ["blocks", "ascii", "bits"].into_iter().chain(formats.map(|format| format.name)).collect()
    }

    fn style(name: Option<&str>, _: bool) -> Option<Style> {
        match name {
            None | Some("blocks") => Some(Style::Blocks),
            Some("ascii") => Some(Style::Ascii),
            Some("bits") => Some(Style::Bits),
            Some(name) => find(name).filter(|format| holds_solutions(format)).map(Style::Format),
        }
    }

    fn refuses(words: &Words, style: Style, puzzle: &Puzzle) -> Option<String> {
        let Style::Format(format) = style else { return None };
        let why = Unheld::Part(format.write_part(puzzle).err()?.0);
        Some(words.unheld(GameFormat::Nonogram(format), GameName::Nonogram, why))
    }

    fn is_data(style: Style) -> bool {
        match style {
            Style::Blocks | Style::Ascii => false,
            Style::Bits | Style::Format(_) => true,
        }
    }

    fn speaks_for_itself(_: Style) -> bool {
        false
    }

    fn is_close(_: Style) -> bool {
        false
    }

    fn is_named_above(style: Style) -> bool {
        !Nonogram::is_data(style)
    }

    fn lead(words: &Words, style: Style, page: &Page, index: u64, wanted: u64) -> Option<String> {
        Some(match style {
            Style::Blocks | Style::Ascii if wanted > 2 => {
                say!(words, "solve-solution", number = index) + "\n"
            }
            Style::Blocks | Style::Ascii if index > 1 => "\n".to_owned(),
            // A file for one puzzle holds the first of its solutions.
            Style::Bits | Style::Format(_) if index > 1 => page.between()?.to_owned(),
            Style::Blocks | Style::Ascii | Style::Bits | Style::Format(_) => String::new(),
        })
    }

    fn solution(desk: &Desk, style: Style, puzzle: &Puzzle, picture: &Picture) -> String {
        drawn(desk, style, puzzle, &picture.map(|&colour| colour.into()))
    }

    fn stuck(desk: &Desk, style: Style, puzzle: &Puzzle, board: &Board) -> String {
        drawn(desk, style, puzzle, board.cells())
    }
}

fn holds_solutions(format: &Format) -> bool {
    format.keeps.drawings || format.keeps.givens
}

fn drawn(desk: &Desk, style: Style, puzzle: &Puzzle, cells: &Grid<Colours>) -> String {
    match style {
        Style::Ascii => draw::ascii(cells, puzzle.palette()),
        Style::Bits => draw::bits(cells),
        Style::Format(format) => solved(format, puzzle, cells),
        Style::Blocks => draw::blocks(puzzle, cells, desk.screen.out_paint(), desk.screen.width()),
    }
}

/// The puzzle with its solution: as a drawing, or where the format has none as given cells.
fn solved(format: &Format, puzzle: &Puzzle, cells: &Grid<Colours>) -> String {
    let mut draft = puzzle.draft();
    let cells: Vec<Vec<Colours>> = cells.rows().map(<[Colours]>::to_vec).collect();
    if format.keeps.drawings {
        let kind = DrawingKind::Solution;
        draft.drawings.push(DraftDrawing { kind, id: None, note: None, cells });
    } else {
        draft.givens = Some(cells);
    }
    let puzzle = Puzzle::new(draft).expect("a puzzle with its solution is a puzzle");
    format.write_part(&puzzle).expect("the format was asked whether it can hold the puzzle")
}
