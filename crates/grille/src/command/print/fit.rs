//! Which puzzles can be printed so that they can be read. Those that cannot are told all at once,
//! each with what would do; then nothing is printed, unless they shall be left out.

use crate::Desk;
use grille_paper::sheets::{self, Entry};
use grille_paper::{Press, Sheet};
use grille_print::document::too_small;
use grille_print::{Layout, Prepared};
use grille_words::say;

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
        let Err(why) = sheets::puzzles(&mut press, &layout.plan(), &entries) else { break };
        let one = prepared.remove(why.entry);
        told.push(words.of(&one.label, &too_small(words, layout, &sheet, &why)));
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
