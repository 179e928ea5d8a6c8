//! A page as an SVG picture. Letters are outlines, each there once, so that it looks the same
//! everywhere and needs no font.

use crate::figure::Figure;
use crate::font::{Face, Piece};
use crate::page::{Block, Item, Page, Rect, Role};
use crate::raster::DASH;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The picture as a file of its own.
pub fn svg(page: &Page, title: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", element(page, title, "p"))
}

/// One board as a file of its own, with cells of this size in points.
pub fn figure(figure: &dyn Figure, cell: f32, title: &str) -> String {
    let (width, height) = figure.size();
    let (width, height) = (width * cell, height * cell);
    let (role, area) = (Role::Figure(title.to_owned()), Rect::new(0.0, 0.0, width, height));
    let block = Block { role, area, items: figure.draw([0.0, 0.0], cell) };
    svg(&Page { width, height, blocks: vec![block], links: Vec::new() }, title)
}

/// The picture as a part of a page; names in it begin with `name`.
pub fn element(page: &Page, title: &str, name: &str) -> String {
    let (width, height) = (page.width, page.height);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}pt\" height=\"{1}pt\" viewBox=\"0 0 {0} {1}\">\
         <title>{2}</title><defs>",
        short(width),
        short(height),
        plain(title)
    );
    let mut glyphs = BTreeSet::new();
    for item in page.blocks.iter().flat_map(|block| &block.items) {
        if let Item::Text { face, text, .. } = item {
            glyphs.extend(text.chars().map(|letter| (*face, face.glyph(letter))));
        }
    }
    for (face, glyph) in glyphs {
        let outline = outline(face, glyph);
        if !outline.is_empty() {
            let _ = write!(text, "<path id=\"{}\" d=\"{outline}\"/>", called(name, face, glyph));
        }
    }
    let _ = write!(
        text,
        "</defs><rect width=\"{}\" height=\"{}\" fill=\"#ffffff\"/>",
        short(width),
        short(height)
    );
    for block in &page.blocks {
        match &block.role {
            Role::Figure(alt) => {
                let _ = write!(text, "\n<g role=\"img\" aria-label=\"{}\">", plain(alt));
            }
            Role::Heading(_) | Role::Paragraph => {
                let said: Vec<&str> = block.items.iter().filter_map(said).collect();
                let label = plain(&said.join(" "));
                let _ = write!(text, "\n<g role=\"text\" aria-label=\"{label}\">");
            }
            Role::Artifact => text += "\n<g aria-hidden=\"true\">",
        }
        block.items.iter().for_each(|item| draw(&mut text, name, item));
        text += "</g>";
    }
    text + "\n</svg>"
}

fn said(item: &Item) -> Option<&str> {
    if let Item::Text { text, .. } = item { Some(text) } else { None }
}

fn draw(out: &mut String, name: &str, item: &Item) {
    match item {
        Item::Text { at, size, face, colour, text } => {
            // A glyph is drawn a thousand units high, upside up.
            let scale = size / 1000.0;
            let _ = write!(
                out,
                "<g fill=\"{colour}\" transform=\"translate({} {}) scale({scale:.5} -{scale:.5})\">",
                short(at[0]),
                short(at[1])
            );
            let mut x = 0.0;
            for letter in text.chars() {
                let glyph = face.glyph(letter);
                if !face.outline(glyph).is_empty() {
                    let _ = write!(out, "<use href=\"#{}\"", called(name, *face, glyph));
                    if x > 0.0 {
                        let _ = write!(out, " x=\"{x:.0}\"");
                    }
                    *out += "/>";
                }
                x += face.advance(glyph) * 1000.0;
            }
            *out += "</g>";
        }
        Item::Rects(rects, colour) => {
            let _ = write!(out, "<path fill=\"{colour}\" d=\"");
            for rect in rects {
                let (x, y) = (short(rect.x), short(rect.y));
                let (width, height) = (short(rect.width), short(rect.height));
                let _ = write!(out, "M{x} {y}h{width}v{height}h-{width}z");
            }
            *out += "\"/>";
        }
        Item::Polygon(points, colour) => {
            let _ = write!(out, "<path fill=\"{colour}\" d=\"{}z\"/>", way(points));
        }
        Item::Stroke { points, width, colour, dashed } => {
            let dash = match dashed {
                true => format!(" stroke-dasharray=\"{}\"", short(width * DASH)),
                false => " stroke-linecap=\"round\" stroke-linejoin=\"round\"".to_owned(),
            };
            let _ = write!(
                out,
                "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"{dash} d=\"{}\"/>",
                short(*width),
                way(points)
            );
        }
    }
}

fn way(points: &[[f32; 2]]) -> String {
    let mut path = String::new();
    for (at, [x, y]) in points.iter().enumerate() {
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", short(*x), short(*y));
    }
    path
}

fn called(name: &str, face: Face, glyph: u16) -> String {
    let face = match face {
        Face::Regular => 'r',
        Face::Bold => 'b',
    };
    format!("{name}{face}{glyph}")
}

fn outline(face: Face, glyph: u16) -> String {
    let mut path = String::new();
    let unit = |at: f32| (at * 1000.0).round();
    for piece in face.outline(glyph) {
        let _ = match piece {
            Piece::Move([x, y]) => write!(path, "M{} {}", unit(x), unit(y)),
            Piece::Line([x, y]) => write!(path, "L{} {}", unit(x), unit(y)),
            Piece::Quad([a, b], [x, y]) => {
                write!(path, "Q{} {} {} {}", unit(a), unit(b), unit(x), unit(y))
            }
            Piece::Close => write!(path, "z"),
        };
    }
    path
}

/// A number with no more places than can be seen.
fn short(number: f32) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// The text with everything kept from meaning something to a page.
pub(crate) fn plain(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control() || *c == '\n').collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
