//! A puzzle as a `.non` text.

use super::text::quote;
use crate::nonogram::parts::cells::push_cell;
use crate::nonogram::parts::drawings;
use grille_engine::colours::Colours;
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Clue, Ink, Puzzle, Rgb};

pub(super) fn write(puzzle: &Puzzle) -> String {
    let mut text = about(puzzle);
    let size = puzzle.size();
    text += &format!("width {}\nheight {}\n", size.cols(), size.rows());
    let plain = puzzle.draft().inks.is_empty();
    let symbols = if plain { vec!['0', '1'] } else { symbols(puzzle.palette().inks()) };
    if !plain {
        text += &palette(puzzle.palette().inks(), &symbols);
    }
    for (key, clues) in [("rows", puzzle.rows()), ("columns", puzzle.cols())] {
        text += &format!("\n{key}\n");
        for one in clues {
            text += &clue(one, &symbols, plain);
            text.push('\n');
        }
    }
    text.push('\n');
    let cells = |grid: &Grid<Colours>| cells(grid, puzzle.palette().all(), &symbols);
    for drawing in puzzle.drawings() {
        let kind = drawings::name(drawing.kind);
        let described = drawing.id.is_some() || drawing.note.is_some();
        text += &if described { format!("drawing {kind}") } else { kind.to_owned() };
        for (key, value) in [(" id ", &drawing.id), (" note ", &drawing.note)] {
            text.extend(value.iter().flat_map(|value| [key.to_owned(), quote(value)]));
        }
        text += if described { " cells " } else { " " };
        text += &format!("\"{}\"\n", cells(&drawing.cells));
    }
    if let Some(givens) = puzzle.givens() {
        text += &format!("givens \"{}\"\n", cells(givens));
    }
    text
}

fn about(puzzle: &Puzzle) -> String {
    let about = puzzle.about();
    let keys = [
        ("catalogue", &about.source),
        ("title", &about.title),
        ("by", &about.author),
        ("copyright", &about.copyright),
        ("license", &about.licence),
        ("id", &about.id),
        ("description", &about.description),
        ("note", &about.note),
    ];
    let mut text = String::new();
    for (key, value) in keys {
        let Some(value) = value else { continue };
        // A code of SPDX stands bare, so that others know it for one.
        let spdx = |c: char| c.is_ascii_alphanumeric() || ".+-".contains(c);
        let bare = key == "license" && !value.is_empty() && value.chars().all(spdx);
        let value = if bare { value.clone() } else { quote(value) };
        text += &format!("{key} {value}\n");
    }
    text
}

/// A letter for each ink: its name, if that is a letter, or else the next one free.
fn symbols(inks: &[Ink]) -> Vec<char> {
    let own = |ink: &Ink| match ink.name.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(char::from(*letter)),
        _ => None,
    };
    let taken: Vec<char> = inks.iter().skip(1).filter_map(own).collect();
    let mut free = ('a'..='z').chain('A'..='Z').filter(|letter| !taken.contains(letter));
    let ink = |ink: &Ink| own(ink).or_else(|| free.next()).unwrap_or('?');
    std::iter::once('0').chain(inks.iter().skip(1).map(ink)).collect()
}

fn palette(inks: &[Ink], symbols: &[char]) -> String {
    let mut text = String::new();
    for (ink, &symbol) in inks.iter().zip(symbols) {
        if symbol != '0' {
            text += &format!("color {symbol} {}\n", ink.rgb);
            if ink.name != symbol.to_string() {
                text += &format!("ink {symbol} {}\n", quote(&ink.name));
            }
        } else if *ink != Ink::new("white", Rgb::WHITE) {
            text += &format!("background {} {}\n", quote(&ink.name), ink.rgb);
        }
    }
    text
}

fn clue(clue: &Clue, symbols: &[char], plain: bool) -> String {
    let blocks = clue.blocks().iter().map(|block| match plain {
        true => block.len.to_string(),
        false => format!("{}{}", block.len, symbols[block.colour.index()]),
    });
    let blocks: Vec<String> = blocks.collect();
    if blocks.is_empty() { "0".to_owned() } else { blocks.join(",") }
}

fn cells(grid: &Grid<Colours>, all: Colours, symbols: &[char]) -> String {
    let mut text = String::with_capacity(grid.cells().len());
    for &set in grid.cells() {
        push_cell(&mut text, set, all, symbols);
    }
    text
}
