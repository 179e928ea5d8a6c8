//! A worked solution as plain text: a numbered sentence a step, the board at the end.

use super::Work;
use crate::Desk;
use crate::draw;
use crate::wrap::wrapped;

/// The steps, the board as far as it is known, and how it ended.
pub fn text(desk: &Desk, work: &Work) -> String {
    let (words, width) = (&desk.words, desk.screen.width());
    let digits = work.told.len().to_string().len();
    let indent = " ".repeat(digits + 2);
    let mut text = format!("{} ({})\n\n", work.title, work.puzzle.size());
    for (number, told) in (1..).zip(&work.told) {
        let said = words.argument(told, &work.puzzle).join(" ");
        let technique = words.technique(told.deduction.technique);
        text += &format!("{number:>digits$}. ");
        text += &wrapped(&format!("{said} ({technique})"), width.min(100), &indent);
    }
    if !work.told.is_empty() {
        text.push('\n');
    }
    text += &draw::blocks(&work.puzzle, work.board.cells(), desk.screen.out_paint(), width);
    text + &wrapped(&work.ending(words), width.min(100), "")
}
