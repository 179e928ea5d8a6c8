//! The keys of a `.non` text, before anything is made of them.

use super::inks::Inks;
use super::text::unescape;
use crate::nonogram::parts::clues::{number, within_limit};
use crate::nonogram::parts::drawings;
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Kind, Problem};
use grille_engine::nonogram::{About, DrawingKind, Ink, Place};

/// What the keys of one puzzle say.
pub(super) struct Keys<'a> {
    pub about: About,
    pub width: Option<usize>,
    pub height: Option<usize>,
    /// The lines after `rows`.
    pub rows: Option<Piece<'a>>,
    /// The lines after `columns`.
    pub cols: Option<Piece<'a>>,
    pub inks: Inks,
    pub givens: Option<Piece<'a>>,
    pub drawings: Vec<Picture<'a>>,
    pub problems: Problems,
    chunk: Piece<'a>,
    rest: Piece<'a>,
}

/// A drawing whose cells are not read yet.
pub(super) struct Picture<'a> {
    pub kind: DrawingKind,
    pub id: Option<String>,
    pub note: Option<String>,
    pub cells: Piece<'a>,
}

const QUOTE: Expected = Expected::OneOf(&["\""]);

impl<'a> Keys<'a> {
    pub fn read(chunk: Piece<'a>) -> Keys<'a> {
        let mut keys = Keys {
            about: About::default(),
            width: None,
            height: None,
            rows: None,
            cols: None,
            inks: Inks::new(),
            givens: None,
            drawings: Vec::new(),
            problems: Problems::default(),
            chunk,
            rest: chunk,
        };
        let mut names = Vec::new();
        while let Some(line) = keys.next_line() {
            if let Err(problem) = keys.key(line.trim(), &mut names) {
                keys.problems.push(problem);
            }
        }
        // Names come last: a colour may be named before it is declared.
        for (symbol, name) in names {
            if let Err(problem) = keys.inks.rename(symbol, name) {
                keys.problems.push(problem);
            }
        }
        keys
    }

    fn next_line(&mut self) -> Option<Piece<'a>> {
        let line = self.rest.lines().next()?;
        self.rest = self.rest.after(line);
        Some(line)
    }

    fn key(
        &mut self,
        line: Piece<'a>,
        names: &mut Vec<(Piece<'a>, String)>,
    ) -> Result<(), Problem> {
        let Some(key) = line.words().next() else { return Ok(()) };
        let value = line.between(key.span().end, line.span().end).trim();
        match key.text {
            "rows" if value.is_blank() => {
                let section = self.section();
                once(&mut self.rows, section, key)
            }
            "columns" if value.is_blank() => {
                let section = self.section();
                once(&mut self.cols, section, key)
            }
            "height" | "rows" => once(&mut self.height, side(value, Place::Rows)?, key),
            "width" | "columns" => once(&mut self.width, side(value, Place::Cols)?, key),
            "goal" | "solution" | "saved" => {
                let kind = drawings::kind(key.text, key.span())?;
                let cells = self.cells(value)?;
                self.drawings.push(Picture { kind, id: None, note: None, cells });
                Ok(())
            }
            "drawing" => self.described_drawing(value),
            "givens" => {
                let cells = self.cells(value)?;
                once(&mut self.givens, cells, key)
            }
            "color" | "colour" => self.colour(value),
            "ink" => {
                let symbol = value.words().next().unwrap_or(value);
                let name = value.between(symbol.span().end, value.span().end).trim();
                names.push((symbol, string(name)?));
                Ok(())
            }
            "background" => {
                let (name, rest) = name(value)?;
                let rgb = rest.text.parse();
                let rgb = rgb.map_err(|_| Problem::expected(Expected::ColourCode, rest.span()))?;
                self.inks.set_background(Ink::new(name, rgb), value.span());
                Ok(())
            }
            _ => self.about(key.text, value),
        }
    }

    /// A key about the puzzle. Said again it is a further line of the same.
    fn about(&mut self, key: &str, value: Piece<'_>) -> Result<(), Problem> {
        let about = &mut self.about;
        let part = match key {
            "title" => &mut about.title,
            "by" | "author" => &mut about.author,
            "copyright" => &mut about.copyright,
            "license" | "licence" => &mut about.licence,
            "catalogue" | "catalog" => &mut about.source,
            "id" => &mut about.id,
            "description" => &mut about.description,
            "note" => &mut about.note,
            _ => return Ok(()),
        };
        if !value.is_blank() {
            let text = string(value)?;
            match part {
                Some(before) => {
                    before.push('\n');
                    before.push_str(&text);
                }
                None => *part = Some(text),
            }
        }
        Ok(())
    }

    /// The lines up to the next key.
    fn section(&mut self) -> Piece<'a> {
        let start = self.rest.at;
        while let Some(line) = self.rest.lines().next().filter(|line| !is_key(*line)) {
            self.rest = self.rest.after(line);
        }
        self.chunk.between(start, self.rest.at)
    }

    /// `drawing saved id "x" note "y" cells "01"`.
    fn described_drawing(&mut self, value: Piece<'a>) -> Result<(), Problem> {
        let first = value.words().next().unwrap_or(value);
        let kind = drawings::kind(first.text, first.span())?;
        let (mut id, mut note) = (None, None);
        let mut rest = value.between(first.span().end, value.span().end).trim();
        loop {
            let key = rest.words().next().unwrap_or(rest);
            let value = rest.between(key.span().end, rest.span().end).trim();
            let part = match key.text {
                "id" => &mut id,
                "note" => &mut note,
                "cells" => {
                    let cells = self.cells(value)?;
                    self.drawings.push(Picture { kind, id, note, cells });
                    return Ok(());
                }
                _ => {
                    let parts = Expected::OneOf(&["id", "note", "cells"]);
                    return Err(Problem::expected(parts, key.span()));
                }
            };
            let (text, after) = quoted(value)?;
            once(part, text, key)?;
            rest = after;
        }
    }

    /// Cells: in quotes, over any number of lines, or without quotes to the end
    /// of the line and of those after it that begin like cells.
    fn cells(&mut self, value: Piece<'a>) -> Result<Piece<'a>, Problem> {
        let end = self.chunk.span().end;
        let Some(inner) = value.text.strip_prefix('"') else {
            let mut last = value;
            while let Some(line) = self.rest.lines().next() {
                if !line.text.trim_start().starts_with(['0', '1', '?', '[']) {
                    break;
                }
                last = line;
                self.rest = self.rest.after(line);
            }
            return Ok(self.chunk.between(value.at, last.span().end));
        };
        let inner = self.chunk.between(value.part(inner).at, end);
        let Some(close) = inner.text.find('"') else {
            return Err(Problem::expected(QUOTE, value.end().span()));
        };
        let after = self.chunk.between(inner.at + close + 1, end);
        let left = after.lines().next().unwrap_or(after);
        self.rest = after.after(left);
        if !left.is_blank() {
            let at = left.trim().span();
            self.problems.push(Problem::expected(Expected::EndOfLine, at));
        }
        Ok(inner.part(&inner.text[..close]))
    }

    /// `color a #ff0000`, or `color name hex [symbol]`.
    fn colour(&mut self, value: Piece<'a>) -> Result<(), Problem> {
        let (name, rest) = name(value)?;
        let mut words = rest.words();
        let code = words.next().unwrap_or(rest);
        let hex = code.text.strip_prefix("0x").unwrap_or(code.text);
        let rgb = hex.parse();
        let rgb = rgb.map_err(|_| Problem::expected(Expected::ColourCode, code.span()))?;
        let own = value.words().next().filter(|word| word.text.chars().count() == 1);
        self.inks.declare(Ink::new(name, rgb), words.next().or(own), value.span())
    }
}

/// Whether a line inside a section is the next key and no clue: it begins with a
/// word that is neither followed by a comma nor the name of a colour, `red:`.
fn is_key(line: Piece<'_>) -> bool {
    let word = line.words().next().map_or("", |word| word.text);
    word.starts_with(|c: char| c.is_ascii_alphabetic()) && !word.contains([',', ':'])
}

fn once<T>(part: &mut Option<T>, value: T, key: Piece<'_>) -> Result<(), Problem> {
    match part {
        Some(_) => Err(Problem { at: key.span(), kind: Kind::Repeated }),
        None => {
            *part = Some(value);
            Ok(())
        }
    }
}

fn side(value: Piece<'_>, place: Place) -> Result<usize, Problem> {
    within_limit(number(value, Expected::LineCount)? as usize, place, value.span())
}

/// A whole value: in quotes, or as it stands.
fn string(value: Piece<'_>) -> Result<String, Problem> {
    match value.text.strip_prefix('"').map(|inner| inner.strip_suffix('"')) {
        None => Ok(value.text.to_owned()),
        // Others forget to escape quotes: the last one on the line closes.
        Some(Some(inner)) => Ok(unescape(inner)),
        Some(None) => Err(Problem::expected(QUOTE, value.end().span())),
    }
}

/// A string in quotes, and what follows it on the line.
fn quoted(value: Piece<'_>) -> Result<(String, Piece<'_>), Problem> {
    let open = value.text.strip_prefix('"');
    let first = value.words().next().unwrap_or(value);
    let inner = open.ok_or_else(|| Problem::expected(QUOTE, first.span()))?;
    let close = inner.find('"').ok_or_else(|| Problem::expected(QUOTE, value.end().span()))?;
    Ok((unescape(&inner[..close]), value.part(&inner[close + 1..]).trim()))
}

/// The name of a colour, in quotes or a word, and what follows it.
fn name(value: Piece<'_>) -> Result<(String, Piece<'_>), Problem> {
    if value.text.starts_with('"') {
        return quoted(value);
    }
    let word = value.words().next().unwrap_or(value);
    Ok((word.text.to_owned(), value.between(word.span().end, value.span().end).trim()))
}
