//! How solutions are printed: drawn for people, as data, or as JSON.

use crate::page::Page;
use crate::{Desk, args};
use anyhow::Context;
use grille_answer::json::{self, Ending};
use grille_answer::nonogram::draw;
use grille_answer::{Answer, Shown, sentences};
use grille_engine::colours::Colours;
use grille_engine::grid::Grid;
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{DrawingKind, Event, Nonogram, Picture, Puzzle};
use grille_formats::nonogram::{Format, Unwritable};
use grille_words::say;
use std::io::{self, Write};

/// How solutions are printed.
enum Style {
    Blocks,
    Ascii,
    Bits,
    Format(&'static Format),
    Json,
}

/// Prints the answer to one puzzle after the other.
pub struct Printer<'a> {
    desk: &'a Desk,
    args: &'a args::Solve,
    style: Style,
    /// What stands around and between the answers.
    pub page: Page,
    width: usize,
    method: &'static str,
}

impl<'a> Printer<'a> {
    pub fn new(
        desk: &'a Desk,
        args: &'a args::Solve,
        method: &'static str,
    ) -> anyhow::Result<Printer<'a>> {
        let style = match (args.json, args.to.as_str()) {
            (true, _) => Style::Json,
            (_, "blocks") => Style::Blocks,
            (_, "ascii") => Style::Ascii,
            (_, "bits") => Style::Bits,
            (_, name) => Style::Format(grille_formats::find(name).context("unknown format")?),
        };
        let page = match &style {
            Style::Blocks | Style::Ascii | Style::Bits => Page::separated("\n"),
            Style::Format(format) => Page::of(format),
            Style::Json => Page::separated(""),
        };
        Ok(Printer { desk, args, style, page, width: desk.screen.width(), method })
    }

    /// Whether answers are objects.
    pub fn is_json(&self) -> bool {
        matches!(self.style, Style::Json)
    }

    /// Whether the solutions of this puzzle can be printed so.
    pub fn can_hold(&self, puzzle: &Puzzle) -> Result<(), (&'static Format, Unwritable)> {
        match self.style {
            Style::Format(format) => {
                format.write_part(puzzle).map(|_| ()).map_err(|why| (format, why))
            }
            _ => Ok(()),
        }
    }

    /// Before the first solution. A name tells puzzles apart where there are several.
    pub fn begin(
        &self,
        out: &mut dyn Write,
        label: &str,
        several: bool,
        puzzle: &Puzzle,
    ) -> io::Result<()> {
        match self.style {
            Style::Json => {
                let mut object = String::new();
                json::begin::<Nonogram>(&mut object, label, puzzle);
                out.write_all(object.as_bytes())
            }
            Style::Blocks | Style::Ascii if several => writeln!(out, "{label}"),
            _ => Ok(()),
        }
    }

    /// One step of the method.
    pub fn event(
        &self,
        out: &mut dyn Write,
        label: &str,
        depth: usize,
        event: &Event,
        puzzle: &Puzzle,
    ) -> io::Result<()> {
        if self.is_json() {
            return writeln!(out, "{}", Nonogram::event_object(label, event));
        }
        let indent = "  ".repeat(depth);
        writeln!(out, "{indent}{}", self.desk.words.event(event, puzzle.palette()))
    }

    /// A solution, the `index`-th from 1 of `wanted`.
    pub fn solution(
        &self,
        out: &mut dyn Write,
        index: u64,
        wanted: u64,
        puzzle: &Puzzle,
        picture: &Picture,
    ) -> io::Result<()> {
        let cells: Grid<Colours> = picture.map(|&colour| colour.into());
        let text = match self.style {
            Style::Json => {
                let mut object = String::new();
                json::solution::<Nonogram>(&mut object, index - 1, puzzle, picture);
                object
            }
            Style::Blocks | Style::Ascii => {
                if wanted > 2 {
                    writeln!(out, "{}", say!(self.desk.words, "solve-solution", number = index))?;
                } else if index > 1 {
                    writeln!(out)?;
                }
                self.drawn(puzzle, &cells)
            }
            Style::Bits | Style::Format(_) => {
                if index > 1 {
                    // A file for one puzzle holds the first of its solutions.
                    let Some(between) = self.page.between() else { return Ok(()) };
                    write!(out, "{between}")?;
                }
                match self.style {
                    Style::Format(format) => solved(format, puzzle, &cells),
                    _ => draw::bits(&cells),
                }
            }
        };
        out.write_all(text.as_bytes())
    }

    /// After the last solution; what is not part of the data goes to `err`.
    pub fn end(
        &self,
        out: &mut dyn Write,
        err: &mut String,
        label: &str,
        puzzle: &Puzzle,
        answer: &Answer<Nonogram>,
    ) -> io::Result<()> {
        let (words, from_board) = (&self.desk.words, self.args.from_board);
        if self.is_json() {
            let mut object = String::new();
            let method = self.method;
            let ending = Ending { puzzle, method, answer, from_board, why: None };
            json::end(&mut object, words, ending);
            return out.write_all(object.as_bytes());
        }
        let mut text = sentences::verdict(words, puzzle, answer, self.method, from_board) + "\n";
        if self.args.stats {
            text += &(sentences::stats(words, &answer.stats, answer.time) + "\n");
        }
        if let Style::Bits | Style::Format(_) = self.style {
            *err += &format!("grille: {label}: {text}");
            return Ok(());
        }
        if let Some(board) = &answer.board {
            out.write_all(self.drawn(puzzle, board.cells()).as_bytes())?;
        }
        out.write_all(text.as_bytes())
    }

    fn drawn(&self, puzzle: &Puzzle, cells: &Grid<Colours>) -> String {
        match self.style {
            Style::Ascii => draw::ascii(cells, puzzle.palette()),
            _ => draw::blocks(puzzle, cells, self.desk.screen.out_paint(), self.width),
        }
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
