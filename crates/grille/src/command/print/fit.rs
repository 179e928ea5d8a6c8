//! Which puzzles can be printed so that they can be read. Those that cannot are told all at once,
//! each with what would do; then nothing is printed, unless they shall be left out.

use super::{Prepared, plan};
use crate::Desk;
use crate::args::Layout;
use grille_paper::sheet::MM;
use grille_paper::sheets::{self, Entry, TooSmall};
use grille_paper::{Press, Sheet};
use grille_words::{Words, say};

/// Takes out what does not fit on this sheet and tells it; complains about it, if it shall not be
/// left out.
pub fn fitting(
    desk: &Desk,
    layout: &Layout,
    sheet: Sheet,
    prepared: &mut Vec<Prepared>,
) -> anyhow::Result<()> {
    let words = &desk.words;
    let mut press = Press::new(sheet, String::new(), String::new());
    press.is_numbered = !layout.no_page_numbers;
    let mut told = Vec::new();
    loop {
        let entries: Vec<&Entry> = prepared.iter().map(|one| &one.entry).collect();
        let Err(why) = sheets::puzzles(&mut press, &plan(layout), &entries) else { break };
        let one = prepared.remove(why.entry);
        told.push(words.of(&one.label, &too_small(words, layout, &why)));
    }
    match (told.len(), layout.leave_out) {
        (0, _) => Ok(()),
        (1, false) => Err(anyhow::anyhow!(told.remove(0))),
        (count, false) => {
            told.iter().for_each(|one| desk.screen.complain(one));
            Err(anyhow::anyhow!(say!(words, "paper-some-unfit", count = count)))
        }
        (count, true) => {
            told.iter().for_each(|one| desk.screen.note(one));
            desk.screen.note(&say!(words, "paper-left-out", count = count));
            Ok(())
        }
    }
}

/// That clues would be too small to read, and what would do.
pub fn too_small(words: &Words, layout: &Layout, why: &TooSmall) -> String {
    let (size, least) = (words.decimals(f64::from(why.size), 1), why.least as u32);
    let margins = layout.margin.map_or(30.0, |mm| 2.0 * mm) + layout.gutter.unwrap_or(0.0) + 2.0;
    let foot = if layout.no_page_numbers { 0.0 } else { 7.0 };
    let (wide, high) = (why.paper.0 / MM + margins, why.paper.1 / MM + margins + foot);
    let (wide, high) = (wide.ceil() as u32, high.ceil() as u32);
    match why.fits {
        Some(count) => {
            say!(words, "paper-too-small-count", size = size, least = least, count = count)
        }
        None if wide > 2000 || high > 2000 => {
            say!(words, "paper-too-large", size = size, least = least)
        }
        None => {
            let paper = format!("{wide}x{high}mm");
            say!(words, "paper-too-small", size = size, least = least, paper = paper)
        }
    }
}
