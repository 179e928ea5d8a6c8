//! A puzzle as a `<puzzle>`.

use crate::nonogram::parts::cells::push_cell;
use crate::nonogram::parts::drawings;
use crate::text::{attribute, escape};
use grille_engine::nonogram::{Clue, Drawing, Palette, Puzzle};
use std::fmt::Write;

pub(super) fn write(puzzle: &Puzzle) -> String {
    let palette = puzzle.palette();
    let plain = *palette == Palette::black_and_white();
    let symbols = if plain { vec!['.', 'X'] } else { palette.symbols() };
    let mut text = String::from("<puzzle type=\"grid\"");
    if !plain {
        // The default colour is named too: black may not be among the inks.
        let name = |index: usize| attribute(&palette.inks()[index].name);
        text += &format!(" defaultcolor={} backgroundcolor={}", name(1), name(0));
    }
    text += ">\n";
    let about = puzzle.about();
    let elements = [
        ("source", &about.source),
        ("id", &about.id),
        ("title", &about.title),
        ("author", &about.author),
        ("copyright", &about.copyright),
        ("license", &about.licence),
        ("description", &about.description),
        ("note", &about.note),
    ];
    for (name, value) in elements {
        text.extend(value.iter().map(|value| element(name, value)));
    }
    if !plain {
        for (ink, symbol) in palette.inks().iter().zip(&symbols) {
            let (name, code) = (attribute(&ink.name), ink.rgb.to_string());
            let code = code.trim_start_matches('#');
            text += &format!("<color name={name} char=\"{symbol}\">{code}</color>\n");
        }
    }
    text += &clues("columns", puzzle.cols(), palette);
    text += &clues("rows", puzzle.rows(), palette);
    for drawing in puzzle.drawings() {
        text += &solution(drawing, palette, &symbols);
    }
    text + "</puzzle>\n"
}

fn clues(side: &str, clues: &[Clue], palette: &Palette) -> String {
    let mut text = format!("<clues type=\"{side}\">\n");
    for clue in clues {
        text += "<line>";
        for block in clue.blocks() {
            let name = &palette.ink(block.colour).name;
            // The first ink is the default colour.
            let colour = match block.colour.index() {
                1 => String::new(),
                _ => format!(" color={}", attribute(name)),
            };
            // Writing to a string cannot fail.
            let _ = write!(text, "<count{colour}>{}</count>", block.len);
        }
        text += "</line>\n";
    }
    text + "</clues>\n"
}

fn solution(drawing: &Drawing, palette: &Palette, symbols: &[char]) -> String {
    let kind = drawings::name(drawing.kind);
    let id = drawing.id.iter().map(|id| format!(" id={}", attribute(id))).collect::<String>();
    let mut text = format!("<solution type=\"{kind}\"{id}>\n<image>\n");
    for row in drawing.cells.rows() {
        text.push('|');
        for &set in row {
            push_cell(&mut text, set, palette.all(), symbols);
        }
        text += "|\n";
    }
    text += "</image>\n";
    text.extend(drawing.note.iter().map(|note| element("note", note)));
    text + "</solution>\n"
}

fn element(name: &str, value: &str) -> String {
    let space = if value.trim() == value { "" } else { " xml:space=\"preserve\"" };
    format!("<{name}{space}>{}</{name}>\n", escape(value))
}
