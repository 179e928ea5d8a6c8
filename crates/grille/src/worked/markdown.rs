//! A worked solution in Markdown: a numbered list, with the board after every
//! tenth step and at the end.

use super::Work;
use crate::draw;
use grille_engine::nonogram::Board;
use grille_words::{Paint, Words};

/// After how many steps the board is drawn.
const EVERY: usize = 10;

/// The whole text.
pub fn markdown(words: &Words, work: &Work) -> String {
    let mut text = format!("# {}\n\n", escaped(&work.title));
    let mut board = work.from.clone();
    for (number, told) in (1..).zip(&work.told) {
        let said = escaped(&words.argument(told, &work.puzzle).join(" "));
        let technique = words.technique(told.deduction.technique);
        text += &format!("{number}. {said} *({technique})*\n");
        for &(cell, set) in &told.deduction.settles {
            let narrowed = board.narrow(cell, set);
            debug_assert!(narrowed.is_ok(), "every step follows from those before");
        }
        if number % EVERY == 0 && number < work.told.len() {
            text += &format!("\n{}\n", fenced(work, &board, "    "));
        }
    }
    text += &format!("\n{}\n{}\n", fenced(work, &work.board, ""), escaped(&work.ending(words)));
    text
}

/// The board with its clues, as it is in a terminal without colours.
fn fenced(work: &Work, board: &Board, indent: &str) -> String {
    let drawn = draw::blocks(&work.puzzle, board.cells(), Paint::Plain, usize::MAX);
    let line = |line: &str| format!("{indent}{line}").trim_end().to_owned() + "\n";
    std::iter::once("```text").chain(drawn.lines()).chain(["```"]).map(line).collect()
}

/// The text with everything kept from meaning something to Markdown.
fn escaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if "\\`*_[]<>#|&~".contains(c) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}
