//! Puzzles and their answers on pages.

use crate::entry::Prepared;
use crate::layout::{Answers, Layout};
use grille_engine::class::Class;
use grille_paper::Sheet;
use grille_paper::contents::{self, Group};
use grille_paper::sheet::MM;
use grille_paper::sheets::{self, Entry, TooSmall};
use grille_paper::{Document, Press};
use grille_words::{Words, capital, say};

/// A whole document, or what does not fit and what would.
pub fn document(
    words: &Words,
    layout: &Layout,
    prepared: &mut [Prepared],
) -> Result<Document, String> {
    number(prepared.iter_mut());
    let title = layout.title.clone().unwrap_or_else(|| say!(words, "paper-title"));
    let sheet = layout.sheet(words, 0)?;
    let mut press = Press::new(sheet, title, words.lang().code().to_owned());
    press.is_numbered = !layout.no_page_numbers;
    match layout.contents {
        true => contents::before(
            &mut press,
            &say!(words, "paper-contents"),
            prepared.len(),
            |places| by_class(words, prepared, places),
            |press| in_order(words, press, layout, prepared),
        )?,
        false => drop(in_order(words, &mut press, layout, prepared)?),
    }
    Ok(press.document)
}

/// Counts puzzles, from 1.
pub fn number<'a>(prepared: impl Iterator<Item = &'a mut Prepared>) {
    for (number, one) in (1..).zip(prepared) {
        one.entry.number = number.to_string();
    }
}

/// Adds the puzzles and their answers; tells on which page each puzzle is.
fn in_order(
    words: &Words,
    press: &mut Press,
    layout: &Layout,
    prepared: &[Prepared],
) -> Result<Vec<usize>, String> {
    let places = puzzles(words, press, layout, prepared)?;
    answers(words, press, layout, prepared);
    Ok(places)
}

/// Adds the puzzles.
pub fn puzzles(
    words: &Words,
    press: &mut Press,
    layout: &Layout,
    prepared: &[Prepared],
) -> Result<Vec<usize>, String> {
    let entries: Vec<&Entry> = prepared.iter().map(|one| &one.entry).collect();
    sheets::puzzles(press, &layout.plan(), &entries).map_err(|why| {
        let label = prepared.get(why.entry).map_or("", |one| one.label.as_str());
        words.of(label, &too_small(words, layout, &press.sheet, &why))
    })
}

/// Adds the answers behind everything.
fn answers(words: &Words, press: &mut Press, layout: &Layout, prepared: &[Prepared]) {
    let has_some = prepared.iter().any(|one| one.entry.answer.is_some());
    if layout.answers == Answers::End && has_some {
        press.mark(0, say!(words, "paper-answers"));
        small_answers(press, layout, &prepared.iter().collect::<Vec<_>>());
    }
}

/// Adds the answers to these, small.
pub fn small_answers(press: &mut Press, layout: &Layout, prepared: &[&Prepared]) {
    let entries: Vec<&Entry> = prepared.iter().map(|one| &one.entry).collect();
    sheets::answers(press, &layout.plan(), &entries);
}

/// The puzzles by difficulty, the easiest first, with their pages.
fn by_class(words: &Words, prepared: &[Prepared], places: &[usize]) -> Vec<Group> {
    let mut classes: Vec<Option<Class>> = prepared.iter().map(|one| one.class).collect();
    classes.sort_by_key(|class| (class.is_none(), *class));
    classes.dedup();
    let group = |class: Option<Class>| {
        let own = prepared.iter().zip(places).filter(|(one, _)| one.class == class);
        let line = |(one, &page): (&Prepared, &usize)| (one.entry.label(), page);
        Group { heading: class_title(words, class), lines: own.map(line).collect() }
    };
    classes.into_iter().map(group).collect()
}

/// What the puzzles of a class are called together.
pub fn class_title(words: &Words, class: Option<Class>) -> String {
    class.map_or_else(|| say!(words, "paper-unrated"), |class| capital(&words.class(class)))
}

/// That clues would be too small to read, and what would do.
pub fn too_small(words: &Words, layout: &Layout, sheet: &Sheet, why: &TooSmall) -> String {
    let (size, least) = (words.decimals(f64::from(why.size), 1), why.least as u32);
    let margins = layout.margin.map_or(30.0, |mm| 2.0 * mm) + sheet.gutter / MM + 2.0;
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
