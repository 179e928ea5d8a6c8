//! Solutions of sudokus: a grid, or a line.

use super::Styled;
use crate::Desk;
use crate::page::Page;
use grille_answer::sudoku::draw;
use grille_engine::sudoku::{Board, Puzzle, Solution, Sudoku};
use grille_words::Words;

/// How solutions are printed.
#[derive(Clone, Copy, PartialEq)]
pub enum Style {
    Grid,
    Line,
}

impl Styled for Sudoku {
    type Style = Style;

    fn styles() -> Vec<&'static str> {
        vec!["grid", "line"]
    }

    fn style(name: Option<&str>, alone: bool) -> Option<Style> {
        match name {
            Some("grid") => Some(Style::Grid),
            Some("line") => Some(Style::Line),
            Some(_) => None,
            None if alone => Some(Style::Grid),
            None => Some(Style::Line),
        }
    }

    fn refuses(_: &Words, _: Style, _: &Puzzle) -> Option<String> {
        None
    }

    fn is_data(_: Style) -> bool {
        false
    }

    fn speaks_for_itself(style: Style) -> bool {
        style == Style::Line
    }

    fn is_close(_: Style) -> bool {
        true
    }

    fn is_named_above(_: Style) -> bool {
        false
    }

    fn lead(_: &Words, style: Style, _: &Page, index: u64, _: u64) -> Option<String> {
        let is_apart = style == Style::Grid && index > 1;
        Some(if is_apart { "\n".to_owned() } else { String::new() })
    }

    fn solution(_: &Desk, style: Style, _: &Puzzle, solution: &Solution) -> String {
        match style {
            Style::Line => draw::line(solution) + "\n",
            Style::Grid => draw::grid(&Puzzle::from(solution)),
        }
    }

    fn stuck(_: &Desk, style: Style, _: &Puzzle, board: &Board) -> String {
        match style {
            Style::Line => format!("{board}\n"),
            Style::Grid => draw::board(board),
        }
    }
}
