//! A worked solution as plain text: a numbered sentence a step, the board at the end.

use super::{Explained, Work};
use crate::wrap::wrapped;
use grille_words::{Paint, Words, visible_line};

/// The most characters of a line that is easy to read.
const READABLE: usize = 100;

/// The steps, the board as far as it is known, and how it ended.
pub fn text<G: Explained>(words: &Words, work: &Work<G>, paint: Paint, width: usize) -> String {
    let readable = width.min(READABLE);
    let digits = work.told.len().to_string().len();
    let indent = " ".repeat(digits + 2);
    let title = visible_line(&work.title);
    let mut text = format!("{title} ({})\n\n", words.size(G::size(&work.puzzle)));
    for (number, told) in (1..).zip(&work.told) {
        let said = G::argument(words, told, &work.puzzle).join(" ");
        let technique = G::technique(words, told);
        text += &format!("{number:>digits$}. ");
        text += &wrapped(&format!("{said} ({technique})"), readable, &indent);
    }
    if !work.told.is_empty() {
        text.push('\n');
    }
    text += &G::drawn(&work.puzzle, &work.board, paint, width);
    text + &wrapped(&G::ending(words, work), readable, "")
}
