//! The files of nonogrid, a subset of TOML: in `[clues]` the texts `rows` and `columns`, a clue a line or with commas
//! between clues, remarks from `#` or `;` on; in `[colors]` the list `defs` of `name = (colour) sign`, where a colour
//! is a name, `FF0000` or `255, 0, 0`. The name of a colour stands behind a number of it: `2g 1r 2`; without one it is
//! black. The same without quotes, as its forerunner pynogram has it, is read too.
//!
//! `W` is the background and `B` black unless something else is said. Grille writes the names of inks as remarks.

use crate::nonogram::parts::clues::{Unsettled, has_room, number, settle, within_limit};
use crate::nonogram::parts::inks::drafted;
use crate::nonogram::parts::sides::CLUES;
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::parts::svg::named_colour;
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colour;
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::{Block, Clue, Draft, Ink, Place, Puzzle, Rgb};
use std::ops::Range;

pub(crate) const FORMAT: Format = Format {
    name: "nonogrid",
    extensions: &["toml"],
    keeps: Keeps { colours: true, ..CLUES },
    coding: Coding::Text,
    many: None,
    fit: |text| {
        let has = |name: &str| {
            text.lines().any(|line| {
                line.trim_start()
                    .strip_prefix(name)
                    .is_some_and(|rest| rest.trim_start().starts_with('='))
            })
        };
        let has_section = text.lines().any(|line| line.trim() == "[clues]");
        Fit::Mark.when(has_section && (has("rows") || has("columns")))
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

/// A text of the file, the name before it and the remark behind it.
struct Entry<'a> {
    section: &'a str,
    name: Piece<'a>,
    text: Piece<'a>,
    remark: Option<&'a str>,
}

/// The entries of a file, those of a list one by one.
fn entries(whole: Piece<'_>) -> Result<Vec<Entry<'_>>, Problem> {
    let mut found = Vec::new();
    let (mut section, mut rest) = ("", whole);
    loop {
        let text = rest.text.trim_start();
        if text.is_empty() {
            return Ok(found);
        }
        let line = rest.part(&text[..text.find('\n').unwrap_or(text.len())]);
        rest = rest.part(&text[line.text.len()..]);
        if line.text.starts_with(['#', ';']) {
            continue;
        }
        if let Some(name) =
            line.trim().text.strip_prefix('[').and_then(|name| name.strip_suffix(']'))
        {
            section = name.trim();
            continue;
        }
        let Some((name, value)) = line.text.split_once('=') else {
            return Err(Problem::expected(Expected::OneOf(&["="]), line.trim().span()));
        };
        let name = line.part(name).trim();
        let mut value = whole.between(line.part(value).at, whole.span().end);
        value = value.part(value.text.trim_start_matches([' ', '\t']));
        if let Some(inside) = value.text.strip_prefix('[') {
            let mut list = value.part(inside);
            while let Some((text, remark)) = next_of_list(&mut list)? {
                found.push(Entry { section, name, text, remark });
            }
            rest = list;
        } else if let Some((text, behind)) = quoted(value)? {
            found.push(Entry { section, name, text, remark: None });
            rest = behind.part(&behind.text[behind.text.find('\n').unwrap_or(behind.text.len())..]);
        } else {
            // Without quotes: the rest of the line, and the lines below that are indented.
            let mut end = 0;
            for (index, line) in value.text.split_inclusive('\n').enumerate() {
                if index > 0 && !line.starts_with([' ', '\t']) && !line.trim().is_empty() {
                    break;
                }
                end += line.len();
            }
            found.push(Entry { section, name, text: value.part(&value.text[..end]), remark: None });
            rest = value.part(&value.text[end..]);
        }
    }
}

/// A text in quotes, and what is behind it.
fn quoted(value: Piece<'_>) -> Result<Option<(Piece<'_>, Piece<'_>)>, Problem> {
    let quotes = ["\"\"\"", "'''", "\"", "'"];
    let Some(quote) = quotes.into_iter().find(|quote| value.text.starts_with(quote)) else {
        return Ok(None);
    };
    let inside = &value.text[quote.len()..];
    let end = inside.find(quote).ok_or_else(|| {
        let what: &'static [&'static str] = match quote {
            "\"\"\"" => &["\"\"\""],
            "'''" => &["'''"],
            "\"" => &["\""],
            _ => &["'"],
        };
        Problem::expected(Expected::OneOf(what), value.end().span())
    })?;
    Ok(Some((value.part(&inside[..end]), value.part(&inside[end + quote.len()..]))))
}

/// The next text of a list, with the remark on its line; nothing at its end.
fn next_of_list<'a>(list: &mut Piece<'a>) -> Result<Option<(Piece<'a>, Option<&'a str>)>, Problem> {
    loop {
        let text = list.text.trim_start_matches([' ', '\t', '\r', '\n', ',']);
        *list = list.part(text);
        if let Some(behind) = text.strip_prefix(']') {
            *list = list.part(behind);
            return Ok(None);
        }
        if text.starts_with('#') {
            *list = list.part(&text[text.find('\n').unwrap_or(text.len())..]);
            continue;
        }
        let Some((found, behind)) = quoted(*list)? else {
            let at = list.trim().words().next().unwrap_or(list.end()).span();
            return Err(Problem::expected(Expected::OneOf(&["]", "'"]), at));
        };
        *list = behind;
        let line = behind.text.split('\n').next().unwrap_or_default();
        let remark = line.trim_start_matches([' ', '\t', ',']).strip_prefix('#').map(str::trim);
        return Ok(Some((found, remark.filter(|remark| !remark.is_empty()))));
    }
}

/// A colour as declared.
struct Shade {
    name: String,
    ink: Ink,
    at: Range<usize>,
}

/// The colours in their order: the background, then as declared or first used.
struct Palette(Vec<Shade>);

impl Palette {
    /// The place of a colour; black is there even if nothing was said.
    fn find(&mut self, name: &str, at: &Range<usize>) -> Option<usize> {
        let name = if name.is_empty() { "B" } else { name };
        let found = self.0.iter().skip(1).position(|shade| shade.name == name);
        if found.is_none() && name == "B" {
            let ink = Ink::new("black", Rgb::BLACK);
            self.0.push(Shade { name: name.to_owned(), ink, at: at.clone() });
            return Some(self.0.len() - 1);
        }
        found.map(|place| place + 1)
    }
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let entries = entries(whole).map_err(Faults::from)?;
    let mut problems = Problems::default();
    let mut shades: Vec<Shade> = Vec::new();
    for entry in entries.iter().filter(|entry| entry.section == "colors").take(100) {
        // Without a list, the name before the text is that of the colour.
        let (name, look) = match entry.name.text {
            "defs" => entry.text.text.split_once('=').unwrap_or((entry.text.text, "")),
            name => (name, entry.text.text),
        };
        match shade(name.trim(), look, entry, &shades) {
            Ok(shade) => shades.push(shade),
            Err(problem) => problems.push(problem),
        }
    }
    let (mut paper, inks): (Vec<_>, Vec<_>) = shades.into_iter().partition(|own| own.name == "W");
    if paper.is_empty() {
        let ink = Ink::new("white", Rgb::WHITE);
        paper.push(Shade { name: "W".to_owned(), ink, at: whole.end().span() });
    }
    let mut palette = Palette(paper.into_iter().chain(inks).collect());
    let mut side = |name: &str, place, what| {
        let own = entries.iter().find(|entry| entry.section == "clues" && entry.name.text == name);
        let Some(entry) = own else {
            return Err(Faults::from(Problem::expected(what, whole.end().span())));
        };
        let pieces = clues(entry.text);
        within_limit(pieces.len(), place, entry.name.span()).map_err(Faults::from)?;
        let blocks = |clue: &Piece<'_>| blocks(*clue, &mut palette, &mut problems);
        Ok((pieces.iter().map(blocks).collect::<Vec<_>>(), entry.name))
    };
    let (rows, head) = side("rows", Place::Rows, Expected::RowClues)?;
    let (cols, _) = side("columns", Place::Cols, Expected::ColumnClues)?;
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let mut spans = Spans { whole: head.span(), ..Spans::default() };
    let colour = |index: usize| Colour::new(index).unwrap_or(Colour::BLACK);
    let rows = Some(settle(rows, colour, &mut spans.rows));
    let cols = Some(settle(cols, colour, &mut spans.cols));
    let shades = palette.0.into_iter().map(|Shade { name, ink, at }| (ink, name, at));
    let inks = drafted(shades, &mut spans.inks);
    spans.puzzle(Draft { inks, rows, cols, ..Draft::default() })
}

fn shade(name: &str, look: &str, entry: &Entry<'_>, before: &[Shade]) -> Result<Shade, Problem> {
    let at = entry.text.trim().span();
    // The last character is the sign that nonogrid prints.
    let look = look.trim();
    let look = look.char_indices().last().map_or(look, |(end, _)| look[..end].trim());
    let look = look.trim_matches(['(', ')']).trim();
    let rgb = named_colour(look).ok_or(Problem::expected(Expected::ColourCode, at.clone()))?;
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(Problem::expected(Expected::ColourSymbol, at));
    }
    if before.iter().any(|shade| shade.name == name) {
        return Err(Problem { at, kind: Kind::Repeated });
    }
    let known = entry.remark.unwrap_or(name);
    Ok(Shade { name: name.to_owned(), ink: Ink::new(known, rgb), at })
}

/// The clues of a text; one too many is enough to tell that there are too many.
fn clues(text: Piece<'_>) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    // An end of line may be escaped.
    let lines =
        text.text.split('\n').flat_map(|line| line.split("\\n")).map(|line| text.part(line));
    for line in lines {
        let told = line.part(line.text.split(['#', ';']).next().unwrap_or_default());
        for part in told.split(',') {
            let clue = part.trim();
            let clue = clue.part(clue.text.trim_matches(['\'', '"']));
            if !clue.is_blank() && found.len() <= MAX_SIDE {
                found.push(clue);
            }
        }
    }
    found
}

fn blocks(
    clue: Piece<'_>,
    palette: &mut Palette,
    problems: &mut Problems,
) -> Vec<Unsettled<usize>> {
    let mut blocks = Vec::new();
    for word in clue.words() {
        if !has_room(&blocks, word.span(), problems) {
            break;
        }
        let end = word.text.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.text.len());
        let (length, name) = (word.part(&word.text[..end]), word.part(&word.text[end..]));
        match number(length, Expected::BlockLength) {
            Err(problem) if length.text.is_empty() => {
                problems.push(Problem { at: word.span(), ..problem });
            }
            Err(problem) => problems.push(problem),
            Ok(0) => blocks.push((0, 1, word.span())),
            Ok(found) => match palette.find(name.text, &word.span()) {
                Some(index) => blocks.push((found, index, word.span())),
                None => problems.push(Problem::expected(Expected::KnownColour, name.span())),
            },
        }
    }
    // A lone 0 is the empty clue.
    if let [(0, ..)] = blocks[..] { Vec::new() } else { blocks }
}

fn write_body(puzzle: &Puzzle) -> String {
    let inks = puzzle.palette().inks();
    let is_plain = puzzle.draft().inks.is_empty();
    // `W` and `B` have a meaning of their own.
    let letters = ('a'..='z').chain('A'..='Z').filter(|letter| !"WB".contains(*letter));
    let names: Vec<char> = "W".chars().chain(letters).take(inks.len()).collect();
    let side = |clues: &[Clue]| -> String {
        let block = |block: &Block| match is_plain {
            true => block.len.to_string(),
            false => format!("{}{}", block.len, names[block.colour.index()]),
        };
        let line = |clue: &Clue| match clue.blocks() {
            [] => "0\n".to_owned(),
            blocks => blocks.iter().map(block).collect::<Vec<_>>().join(" ") + "\n",
        };
        clues.iter().map(line).collect()
    };
    let mut text = format!(
        "[clues]\nrows = \"\"\"\n{}\"\"\"\ncolumns = \"\"\"\n{}\"\"\"\n",
        side(puzzle.rows()),
        side(puzzle.cols())
    );
    if !is_plain {
        text += "\n[colors]\ndefs = [\n";
        for (ink, name) in inks.iter().zip(&names) {
            let Rgb { r, g, b } = ink.rgb;
            let sign = if *name == 'W' { '.' } else { *name };
            let known = ink.name.replace(char::is_control, " ");
            text += &format!("  '{name} = ({r}, {g}, {b}) {sign}', # {known}\n");
        }
        text += "]\n";
    }
    text
}
