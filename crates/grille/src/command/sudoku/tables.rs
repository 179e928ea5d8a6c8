//! `grille sudoku methods` and `formats`.

use crate::command::tables::print;
use crate::{Desk, Exit};
use grille_answer::wrap::wrapped;
use grille_engine::sudoku::{METHODS, method};
use grille_formats::sudoku::FORMATS;
use grille_words::say;
use std::io::Write;

pub fn methods(desk: &Desk, name: Option<&str>) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let idea = |name: &str| say!(words, &format!("sudoku-method-{name}"));
    let Some(entry) = name.and_then(method::find) else {
        let rows = METHODS.iter().map(|entry| vec![entry.name.to_owned(), idea(entry.name)]);
        return print(desk, rows.collect());
    };
    let mut out = desk.screen.out();
    writeln!(out, "{}: {}\n", entry.name, idea(entry.name))?;
    let more = say!(words, &format!("sudoku-method-{}-more", entry.name));
    writeln!(out, "{}", wrapped(&more, desk.screen.width().min(90), ""))?;
    for offer in entry.offers {
        writeln!(out, "  {}", say!(words, &format!("option-{}", offer.name())))?;
    }
    Ok(Exit::Yes)
}

pub fn formats(desk: &Desk) -> anyhow::Result<Exit> {
    let about = |name: &str| say!(desk.words, &format!("sudoku-format-{name}"));
    let row = |format: &grille_formats::sudoku::Format| {
        let endings: Vec<String> = format.extensions.iter().map(|e| format!(".{e}")).collect();
        vec![format.name.to_owned(), endings.join(" "), about(format.name)]
    };
    print(desk, FORMATS.iter().map(row).collect())
}
