//! A worked solution as a page by itself, with a picture of each step. It needs
//! nothing from anywhere else, and follows the reader's choice of light or dark.

use super::Work;
use super::frame::{Frame, style};
use grille_engine::nonogram::Board;
use grille_engine::nonogram::ladder::{Known, RUNGS};
use grille_words::{Words, say};
use std::fmt::Write;

/// After how many steps the board is drawn anew.
const KEY: usize = 16;
/// The most cells of a puzzle with pictures: larger ones would be too small to read.
const MOST: usize = 10_000;

pub const STYLE: &str = include_str!("page.css");

/// The whole page.
pub fn html(words: &Words, work: &Work) -> String {
    let title = escaped(&work.title);
    let frame = Frame::new(&work.puzzle);
    let drawn = work.puzzle.size().cells() <= MOST;
    let (width, height) = frame.size();
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}:root{{--wide:{}px;--high:{}px}}\n{}\n</style>\n\
         </head>\n<body>\n<h1>{title}</h1>\n",
        words.lang().code(),
        if drawn { width } else { 320 },
        if drawn { height } else { 60 },
        style(work.puzzle.palette()),
    );
    let steps = say!(words, "worked-steps", steps = work.told.len());
    let _ = writeln!(page, "<p class=\"about\">{} · {steps}</p>", work.puzzle.size());
    if drawn {
        page += &legend(words);
        let shared = frame.shared() + &keys(work, &frame);
        let _ = writeln!(page, "<svg class=\"shared\"><defs>{shared}</defs></svg>");
    }
    page += "<ol>\n";
    let mut since: Vec<Known> = Vec::new();
    for (index, told) in work.told.iter().enumerate() {
        let key = index - index % KEY;
        if index == key {
            since.clear();
        }
        let picture = if drawn { frame.step(key, &since, told) } else { String::new() };
        let said = words.argument(told, &work.puzzle);
        let name = told.deduction.technique.name();
        let _ = writeln!(
            page,
            "<li id=\"step-{number}\"><h2><b>{number}</b> <a href=\"#{name}\">{}</a></h2>{picture}<p>{}</p></li>",
            escaped(&words.technique(told.deduction.technique)),
            said.iter().map(|said| escaped(said)).collect::<Vec<_>>().join("<br/>"),
            number = index + 1,
        );
        let news = told.deduction.settles.iter().zip(&told.left);
        since.extend(news.map(|(&(cell, _), &left)| (cell, left)));
    }
    page += "</ol>\n";
    page += &ending(words, work, drawn.then_some(&frame), &work.board);
    page += &techniques(words, work);
    page + "</body>\n</html>\n"
}

/// The boards that the pictures begin from.
fn keys(work: &Work, frame: &Frame<'_>) -> String {
    let mut board = work.from.clone();
    let mut keys = String::new();
    for (index, told) in work.told.iter().enumerate() {
        if index % KEY == 0 {
            keys += &frame.key(index, &board);
        }
        for &(cell, set) in &told.deduction.settles {
            let narrowed = board.narrow(cell, set);
            debug_assert!(narrowed.is_ok(), "every step follows from those before");
        }
    }
    keys
}

fn ending(words: &Words, work: &Work, frame: Option<&Frame<'_>>, board: &Board) -> String {
    let picture = frame.map_or_else(String::new, |frame| frame.board(board));
    format!("<section class=\"end\">{picture}<p>{}</p></section>\n", escaped(&work.ending(words)))
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
            escaped(said)
        )
    };
    format!("<ul class=\"legend\">{}</ul>\n", signs.iter().map(sign).collect::<String>())
}

/// The techniques that were used, with what they are about.
fn techniques(words: &Words, work: &Work) -> String {
    let mut list = String::new();
    for rung in RUNGS {
        let used = |told: &&grille_engine::nonogram::worked::Told| {
            told.deduction.technique == rung.technique
        };
        let count = work.told.iter().filter(used).count();
        if count > 0 {
            let _ = writeln!(
                list,
                "<dt id=\"{}\">{} <small>× {count}</small></dt><dd>{}</dd>",
                rung.technique.name(),
                escaped(&words.technique(rung.technique)),
                escaped(&words.technique_about(rung.technique)),
            );
        }
    }
    if list.is_empty() {
        return list;
    }
    format!("<h2>{}</h2>\n<dl>\n{list}</dl>\n", say!(words, "worked-techniques"))
}

pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
