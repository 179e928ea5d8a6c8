//! The pictures of a worked nonogram: each begins from a board that is drawn every few
//! steps, and adds what came since.

use super::frame::{Frame, style};
use crate::worked::{Explained, Pictures, Work, plain};
use grille_engine::nonogram::Nonogram;
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_words::{Words, say};
use std::fmt::Write;

/// After how many steps the board is drawn anew.
const KEY: usize = 16;
/// The most cells of a puzzle with pictures: larger ones would be too small to read.
const MOST: usize = 10_000;

/// The pictures of a work.
pub struct Steps<'a> {
    work: &'a Work<Nonogram>,
    frame: Frame<'a>,
    is_drawn: bool,
    /// Which step is next.
    index: usize,
    /// What is new since the board was drawn.
    since: Vec<Known>,
}

impl<'a> Steps<'a> {
    /// The pictures of this work, from the first.
    pub fn new(work: &'a Work<Nonogram>) -> Steps<'a> {
        let (frame, is_drawn) = (Frame::new(&work.puzzle), work.puzzle.size().cells() <= MOST);
        Steps { work, frame, is_drawn, index: 0, since: Vec::new() }
    }

    /// The boards that the pictures begin from.
    fn keys(&self) -> String {
        let mut board = self.work.from.clone();
        let mut keys = String::new();
        for (index, told) in self.work.told.iter().enumerate() {
            if index % KEY == 0 {
                keys += &self.frame.key(index, &board);
            }
            Nonogram::take(&mut board, told);
        }
        keys
    }
}

impl Pictures<Nonogram> for Steps<'_> {
    fn style(&self) -> String {
        let (wide, high) = if self.is_drawn { self.frame.size() } else { (320, 60) };
        let inks = style(self.work.puzzle.palette());
        format!(":root{{--wide:{wide}px;--high:{high}px}}\n{inks}")
    }

    fn before(&self, words: &Words) -> String {
        if !self.is_drawn {
            return String::new();
        }
        let shared = self.frame.shared() + &self.keys();
        let mut text = legend(words);
        let _ = writeln!(text, "<svg class=\"shared\"><defs>{shared}</defs></svg>");
        text
    }

    fn next(&mut self, told: &ExplainedDeduction) -> String {
        let key = self.index - self.index % KEY;
        if self.index == key {
            self.since.clear();
        }
        let picture = match self.is_drawn {
            true => self.frame.step(key, &self.since, told),
            false => String::new(),
        };
        let news = told.deduction.settles.iter().zip(&told.left);
        self.since.extend(news.map(|(&(cell, _), &left)| (cell, left)));
        self.index += 1;
        picture
    }

    fn last(&self) -> String {
        if self.is_drawn { self.frame.board(&self.work.board) } else { String::new() }
    }
}

fn legend(words: &Words) -> String {
    let signs = [
        ("line", say!(words, "worked-legend-line")),
        ("seen", say!(words, "worked-legend-seen")),
        ("new", say!(words, "worked-legend-new")),
        ("fails", say!(words, "worked-legend-fails")),
    ];
    let sign = |(class, said): &(&str, String)| {
        let shape = format!(
            "<rect class=\"{class}\" x=\"1\" y=\"1\" width=\"16\" height=\"16\" rx=\"2\"/>"
        );
        format!(
            "<li><svg width=\"18\" height=\"18\" aria-hidden=\"true\">{shape}</svg> {}</li>",
            plain(said)
        )
    };
    format!("<ul class=\"legend\">{}</ul>\n", signs.iter().map(sign).collect::<String>())
}
