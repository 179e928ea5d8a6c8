//! Mirek Olšák's full format, `.g`: free text; a line `#d` and the colours; a line that begins
//! with `:`, the row clues, another, the column clues, another. One clue a line; a blank line is
//! the empty clue. Letters behind a number are its colour: `3a 2`.
//!
//! A colour is `in:out word remark`: the letter in clues, the letter in print, and `#rrggbb` or
//! one of the names of the X Window System. `0` is the background, `1` the colour of numbers
//! without a letter; both need no line. Grille writes the names of inks as remarks.
//!
//! Triangles (`black/white`, glued caps) and triddlers (`#t`) are refused.

use crate::nonogram::parts::clues::{Unsettled, has_room, number, settle};
use crate::nonogram::parts::inks::drafted;
use crate::nonogram::parts::sides::CLUES;
use crate::nonogram::parts::spans::Spans;
use crate::nonogram::parts::x11::named_colour;
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem, Unsupported};
use grille_engine::Faults;
use grille_engine::colours::Colour;
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::{Clue, Draft, Fault, FaultKind, Ink, Place, Puzzle, Rgb};
use std::ops::Range;

pub(crate) const FORMAT: Format = Format {
    name: "olsak",
    extensions: &["g"],
    keeps: Keeps { colours: true, ..CLUES },
    coding: Coding::Text,
    many: None,
    fit: |text| {
        let fences = text.lines().filter(|line| line.starts_with(':')).take(3).count();
        let has_head = text.lines().any(|line| line.starts_with("#d") || line.starts_with("#D"));
        match fences {
            2.. if has_head => Fit::Mark,
            3 if text.trim_start().starts_with(':') => Fit::Whole,
            _ => Fit::Mark.when(text.lines().any(|line| line.starts_with("#t")) && fences > 0),
        }
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

/// A colour as declared.
struct Entry {
    symbol: char,
    ink: Ink,
    at: Range<usize>,
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let begins = |line: &Piece<'_>, sign: char| line.text.starts_with(sign);
    let triddler = |line: &Piece<'_>| line.text.starts_with("#t") || line.text.starts_with("#T");
    if let Some(line) = whole.lines().find(triddler) {
        let kind = Kind::Unsupported(Unsupported::Triddler);
        return Err(Faults::from(Problem { at: line.span(), kind }));
    }
    let mut problems = Problems::default();
    let is_head = |line: &Piece<'_>| begins(line, '#') || begins(line, ':');
    let Some(head) = whole.lines().find(is_head) else {
        return Err(Faults::from(Problem::expected(
            Expected::OneOf(&["#d", ":"]),
            whole.end().span(),
        )));
    };
    let mut entries: Vec<Entry> = Vec::new();
    let declared = whole.after(head).lines().take_while(|line| !begins(line, ':'));
    for line in declared.filter(|line| begins(&head, '#') && !line.is_blank()).take(100) {
        match entry(line, &entries) {
            Ok(entry) => entries.push(entry),
            Err(problem) => problems.push(problem),
        }
    }
    let body = whole.lines().find(|line| begins(line, ':')).map_or(whole.end(), |l| whole.after(l));
    let fence = body.lines().find(|line| begins(line, ':'));
    let Some(fence) = fence else {
        return Err(Faults::from(Problem::expected(Expected::OneOf(&[":"]), whole.end().span())));
    };
    let below = body.after(fence);
    let end = below.lines().find(|line| begins(line, ':')).map_or(below.span().end, |line| line.at);
    let mut palette = Palette::new(entries, head.span());
    let mut side = |part: Piece<'_>, place| -> Vec<Vec<Unsettled<usize>>> {
        let found = part.lines().count();
        if found > MAX_SIDE {
            let kind = FaultKind::TooManyLines { found, limit: MAX_SIDE };
            problems.push(Problem { at: fence.span(), kind: Kind::Fault(Fault { place, kind }) });
            return Vec::new();
        }
        part.lines().map(|line| blocks(line, &mut palette, &mut problems)).collect()
    };
    let rows = side(body.between(body.at, fence.at), Place::Rows);
    let cols = side(below.between(below.at, end), Place::Cols);
    if !problems.is_empty() {
        return Err(problems.list());
    }
    let mut spans = Spans { whole: fence.span(), ..Spans::default() };
    let colour = |index: usize| Colour::new(index).unwrap_or(Colour::BLACK);
    let rows = Some(settle(rows, colour, &mut spans.rows));
    let cols = Some(settle(cols, colour, &mut spans.cols));
    let inks = palette.inks(&mut spans.inks);
    spans.puzzle(Draft { inks, rows, cols, ..Draft::default() })
}

/// The colours in their order: the background, then as declared or first used.
struct Palette(Vec<Entry>);

impl Palette {
    fn new(entries: Vec<Entry>, at: Range<usize>) -> Palette {
        let (mut paper, inks): (Vec<_>, Vec<_>) =
            entries.into_iter().partition(|entry| entry.symbol == '0');
        if paper.is_empty() {
            paper.push(Entry { symbol: '0', ink: Ink::new("white", Rgb::WHITE), at });
        }
        Palette(paper.into_iter().chain(inks).collect())
    }

    /// The place of a colour; that of numbers without a letter is black if nothing was said.
    fn find(&mut self, symbol: char, at: &Range<usize>) -> Option<usize> {
        let found = self.0.iter().position(|entry| entry.symbol == symbol);
        if found.is_none() && symbol == '1' {
            let ink = Ink::new("black", Rgb::BLACK);
            self.0.push(Entry { symbol, ink, at: at.clone() });
            return Some(self.0.len() - 1);
        }
        found
    }

    fn inks(self, spans: &mut Vec<Range<usize>>) -> Vec<Ink> {
        drafted(
            self.0.into_iter().map(|Entry { symbol, ink, at }| (ink, symbol.to_string(), at)),
            spans,
        )
    }
}

fn entry(line: Piece<'_>, before: &[Entry]) -> Result<Entry, Problem> {
    let bad = |piece: Piece<'_>| Problem::expected(Expected::ColourSymbol, piece.span());
    let mut letters = line.text.trim_start().chars();
    let symbol = letters.next().filter(|c| !c.is_whitespace()).ok_or_else(|| bad(line.trim()))?;
    let rest = letters.as_str().strip_prefix(':').ok_or_else(|| bad(line.trim()))?;
    let rest = rest.strip_prefix(|c: char| !c.is_whitespace()).unwrap_or(rest);
    let word = line.part(rest).words().next().unwrap_or(line.trim().end());
    if word.text.contains(['/', '\\']) {
        return Err(Problem { at: word.span(), kind: Kind::Unsupported(Unsupported::Triangles) });
    }
    let rgb = named_colour(word.text)
        .ok_or_else(|| Problem::expected(Expected::ColourCode, word.span()))?;
    if before.iter().any(|entry| entry.symbol == symbol) {
        return Err(Problem { at: line.trim().span(), kind: Kind::Repeated });
    }
    let remark = line.text[word.span().end - line.at..].trim();
    let name = match (remark, word.text.starts_with('#')) {
        ("", true) => symbol.to_string(),
        ("", false) => word.text.to_owned(),
        (remark, _) => remark.to_owned(),
    };
    Ok(Entry { symbol, ink: Ink::new(name, rgb), at: line.trim().span() })
}

fn blocks(
    line: Piece<'_>,
    palette: &mut Palette,
    problems: &mut Problems,
) -> Vec<Unsettled<usize>> {
    let mut blocks = Vec::new();
    for word in line.split(',').flat_map(Piece::words) {
        if !has_room(&blocks, word.span(), problems) {
            break;
        }
        let digits = word.text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let suffix = word.part(&word.text[digits.len()..]);
        if word.text.contains(['/', '\\', '<', '>']) {
            let kind = Kind::Unsupported(Unsupported::Triangles);
            problems.push(Problem { at: word.span(), kind });
            continue;
        }
        let mut letters = suffix.text.chars();
        let symbol = letters.next().unwrap_or('1');
        let found =
            if letters.next().is_none() { palette.find(symbol, &word.span()) } else { None };
        match (number(word.part(digits), Expected::BlockLength), found) {
            (Err(_), _) => {
                problems.push(Problem::expected(Expected::BlockLength, word.span()));
            }
            (Ok(_), None) => {
                problems.push(Problem::expected(Expected::KnownColour, suffix.span()));
            }
            (Ok(len), Some(index)) => blocks.push((len, index, word.span())),
        }
    }
    // A lone 0 is the empty clue.
    if let [(0, ..)] = blocks[..] { Vec::new() } else { blocks }
}

fn write_body(puzzle: &Puzzle) -> String {
    let palette = puzzle.palette();
    let is_plain = puzzle.draft().inks.is_empty();
    // All but the background and plain black have letters.
    let symbols: Vec<char> = match is_plain {
        true => vec!['0', '1'],
        false => "0".chars().chain('a'..='z').chain('A'..='Z').take(palette.inks().len()).collect(),
    };
    let mut text = String::from("#d\n");
    for (ink, symbol) in palette.inks().iter().zip(&symbols) {
        let print = if *symbol == '0' {
            '.'
        } else if *symbol == '1' {
            '#'
        } else {
            *symbol
        };
        text += &format!("{symbol}:{print} {} {}\n", ink.rgb, ink.name.replace(['\n', '\r'], " "));
    }
    let side = |clues: &[Clue]| -> String {
        let block = |block: &grille_engine::nonogram::Block| match is_plain {
            true => block.len.to_string(),
            false => format!("{}{}", block.len, symbols[block.colour.index()]),
        };
        let line =
            |clue: &Clue| clue.blocks().iter().map(block).collect::<Vec<_>>().join(" ") + "\n";
        clues.iter().map(line).collect()
    };
    text + ":\n" + &side(puzzle.rows()) + ":\n" + &side(puzzle.cols()) + ":\n"
}
