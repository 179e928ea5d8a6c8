//! `grille methods`, `formats` and `list`: the program's tables.

use crate::{Desk, Exit};
use grille_answer::wrap::wrapped;
use grille_engine::nonogram::{METHODS, method};
use grille_formats::{FORMATS, collection};
use grille_words::say;
use std::io::Write;

pub fn methods(desk: &Desk, name: Option<&str>) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let idea = |name: &str| say!(words, &format!("method-{name}"));
    let Some(entry) = name.and_then(method::find) else {
        let rows = METHODS.iter().map(|entry| vec![entry.name.to_owned(), idea(entry.name)]);
        return print(desk, rows.collect());
    };
    let mut out = desk.screen.out();
    writeln!(out, "{}: {}\n", entry.name, idea(entry.name))?;
    let more = say!(words, &format!("method-{}-more", entry.name));
    writeln!(out, "{}", wrapped(&more, desk.screen.width().min(90), ""))?;
    for offer in entry.offers {
        writeln!(out, "  {}", say!(words, &format!("option-{}", offer.name())))?;
    }
    Ok(Exit::Yes)
}

pub fn formats(desk: &Desk) -> anyhow::Result<Exit> {
    let about = |name: &str| say!(desk.words, &format!("format-{name}"));
    let row = |format: &grille_formats::nonogram::Format| {
        let endings: Vec<String> = format.extensions.iter().map(|e| format!(".{e}")).collect();
        vec![format.name.to_owned(), endings.join(" "), about(format.name)]
    };
    print(desk, FORMATS.iter().map(row).collect())
}

pub fn list(desk: &Desk) -> anyhow::Result<Exit> {
    let mut rows = Vec::new();
    for item in collection::COLLECTION {
        let puzzle = item.puzzle();
        let inks = puzzle.palette().inks().len() - 1;
        let colours = match inks {
            1 => say!(desk.words, "list-black"),
            _ => say!(desk.words, "list-inks", count = inks),
        };
        let title = say!(desk.words, &format!("puzzle-{}", item.name));
        rows.push(vec![item.name.to_owned(), puzzle.size().to_string(), colours, title]);
    }
    print(desk, rows)
}

/// Columns as wide as their widest entry.
pub fn print(desk: &Desk, rows: Vec<Vec<String>>) -> anyhow::Result<Exit> {
    let mut widths: Vec<usize> = Vec::new();
    for row in &rows {
        widths.resize(widths.len().max(row.len()), 0);
        for (width, entry) in widths.iter_mut().zip(row) {
            *width = (*width).max(entry.chars().count());
        }
    }
    let mut out = desk.screen.out();
    for row in rows {
        let padded: Vec<String> =
            row.iter().zip(&widths).map(|(entry, width)| format!("{entry:width$}")).collect();
        writeln!(out, "{}", padded.join("  ").trim_end())?;
    }
    Ok(Exit::Yes)
}
