//! A worked solution in Markdown: a numbered list, with the board now and then and at the
//! end.

use super::{Explained, Work};
use grille_engine::board::Board;
use grille_words::{Paint, Words, visible_line};

/// The whole text.
pub fn markdown<G: Explained>(words: &Words, work: &Work<G>) -> String {
    let mut text = format!("# {}\n\n", G::markdown_title(&work.title));
    if G::BOARD_FIRST {
        text += &format!("{}\n", fenced(work, &work.from, ""));
    }
    let mut board = work.from.clone();
    for (number, told) in (1..).zip(&work.told) {
        let said = escaped(&G::argument(words, told, &work.puzzle).join(" "));
        let technique = G::technique(words, told);
        text += &format!("{number}. {said} *({technique})*\n");
        G::take(&mut board, told);
        let is_due = G::BOARD_EVERY.is_some_and(|every| number % every == 0);
        if is_due && number < work.told.len() {
            text += &format!("\n{}\n", fenced(work, &board, "    "));
        }
    }
    let ending = escaped(&G::ending(words, work));
    text + &format!("\n{}\n{ending}\n", fenced(work, &work.board, ""))
}

/// The board as it is in a terminal without colours.
fn fenced<G: Explained>(work: &Work<G>, board: &Board<G::Set>, indent: &str) -> String {
    let drawn = G::drawn(&work.puzzle, board, Paint::Plain, usize::MAX);
    let line = |line: &str| format!("{indent}{line}").trim_end().to_owned() + "\n";
    std::iter::once("```text").chain(drawn.lines()).chain(["```"]).map(line).collect()
}

/// The text with everything kept from meaning something to Markdown.
pub fn escaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in visible_line(text).chars() {
        if "\\`*_[]<>#|&~".contains(c) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}
