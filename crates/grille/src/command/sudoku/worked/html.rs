//! A worked sudoku as a page by itself, with a picture of each step. It needs nothing
//! from anywhere else, and follows the reader's choice of light or dark.

use super::Work;
use super::picture::{Picture, class, width};
use crate::worked::{STYLE, escaped};
use grille_engine::grid::Cell;
use grille_engine::sudoku::ladder::{Conclusion, Deduction, Part, RUNGS};
use grille_engine::sudoku::{Digit, Digits};
use grille_words::{Words, say};
use std::fmt::Write;

const OWN: &str = include_str!("page.css");

/// The whole page.
pub fn html(words: &Words, work: &Work) -> String {
    let title = escaped(&work.title);
    let side = width(work.puzzle.shape());
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}{OWN}:root{{--wide:{side}px;--high:{side}px}}\n\
         </style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        words.lang().code(),
    );
    let steps = say!(words, "worked-steps", steps = work.told.len());
    let _ = writeln!(page, "<p class=\"about\">{} · {steps}</p>\n<ol>", work.puzzle.shape());
    let mut grid = Shown::new(work);
    for (number, told) in (1..).zip(&work.told) {
        let said = words.sudoku_argument(told);
        let name = told.technique.name();
        let _ = writeln!(
            page,
            "<li id=\"step-{number}\"><h2><b>{number}</b> <a href=\"#{name}\">{}</a></h2>{}<p>{}</p></li>",
            escaped(&words.sudoku_technique(told.technique)),
            grid.step(work, told),
            said.iter().map(|said| escaped(said)).collect::<Vec<_>>().join("<br/>"),
        );
        grid.take(work, told);
    }
    let end = escaped(&work.ending(words));
    let _ =
        writeln!(page, "</ol>\n<section class=\"end\">{}<p>{end}</p></section>", grid.drawn(work));
    page += &techniques(words, work);
    page + "</body>\n</html>\n"
}

/// What the pictures show: digits placed, and candidates elsewhere.
struct Shown {
    sets: Vec<Digits>,
    placed: Vec<bool>,
}

impl Shown {
    fn new(work: &Work) -> Shown {
        let sets = work.from.cells().cells().to_vec();
        let mut shown = Shown { placed: vec![false; sets.len()], sets };
        for cell in work.puzzle.size().iter() {
            if let Some(digit) = work.from.at(cell).only() {
                shown.place(work, cell, digit);
            }
        }
        shown
    }

    fn place(&mut self, work: &Work, cell: Cell, digit: Digit) {
        let shape = work.puzzle.shape();
        self.sets[shape.index(cell)] = digit.into();
        self.placed[shape.index(cell)] = true;
        for &peer in shape.peers(cell) {
            let set = &mut self.sets[shape.index(peer)];
            *set = set.without(digit);
        }
    }

    fn take(&mut self, work: &Work, told: &Deduction) {
        match &told.conclusion {
            Conclusion::Place(cell, digit) => self.place(work, *cell, *digit),
            Conclusion::Remove(known) => {
                for &(cell, digits) in known {
                    let set = &mut self.sets[work.puzzle.shape().index(cell)];
                    *set = set.minus(digits);
                }
            }
        }
    }

    fn step(&self, work: &Work, told: &Deduction) -> String {
        let mut picture = Picture::new(&work.puzzle);
        picture.argument(told);
        self.fill(work, &mut picture, &told.parts());
        picture.conclusion(told);
        picture.finish()
    }

    fn drawn(&self, work: &Work) -> String {
        let mut picture = Picture::new(&work.puzzle);
        self.fill(work, &mut picture, &[]);
        picture.finish()
    }

    fn fill(&self, work: &Work, picture: &mut Picture<'_>, parts: &[(Cell, Digit, Part)]) {
        for (at, cell) in work.puzzle.size().iter().enumerate() {
            if let (true, Some(digit)) = (self.placed[at], self.sets[at].only()) {
                picture.digit(cell, digit);
                continue;
            }
            for digit in self.sets[at].iter() {
                let part = parts.iter().find(|part| (part.0, part.1) == (cell, digit));
                picture.candidate(cell, digit, part.map_or("", |part| class(part.2)));
            }
        }
    }
}

/// The techniques that were used, with what they are about.
fn techniques(words: &Words, work: &Work) -> String {
    let mut list = String::new();
    for rung in RUNGS {
        let count = work.told.iter().filter(|told| told.technique == rung.technique).count();
        if count > 0 {
            let _ = writeln!(
                list,
                "<dt id=\"{}\">{} <small>× {count}</small></dt><dd>{}</dd>",
                rung.technique.name(),
                escaped(&words.sudoku_technique(rung.technique)),
                escaped(&words.sudoku_technique_about(rung.technique)),
            );
        }
    }
    if list.is_empty() {
        return list;
    }
    format!("<h2>{}</h2>\n<dl>\n{list}</dl>\n", say!(words, "worked-techniques"))
}
