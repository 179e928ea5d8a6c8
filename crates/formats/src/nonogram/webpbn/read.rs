//! From elements of XML to puzzles.

use super::palette::Palette;
use crate::nonogram::parts::cells::{cells, colours};
use crate::nonogram::parts::clues::{Unsettled, has_room, number, settle, within_limit};
use crate::nonogram::parts::drawings;
use crate::nonogram::parts::spans::Spans;
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::text::{Placed, children, guard, guard_shared, parse, tag, text};
use crate::{Expected, Kind, Problem, Unsupported};
use grille_engine::Faults;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{About, Draft, DrawingKind, Place, Puzzle};
use roxmltree::Node;
use std::ops::Range;

/// All puzzles: XML is known to be well-formed only at its end.
pub(super) fn puzzles(text: &str) -> Vec<Result<Puzzle, Faults<Problem>>> {
    let document = match guard(text).and_then(|()| parse(text)) {
        Ok(document) => document,
        Err(problem) => return vec![Err(Faults::from(problem))],
    };
    let root = document.root_element();
    let expected = |element| Problem::expected(Expected::OneOf(element), tag(root));
    if root.tag_name().name() == "puzzle" {
        return vec![puzzle(root, &About::default())];
    }
    if root.tag_name().name() != "puzzleset" {
        return vec![Err(Faults::from(expected(&["<puzzleset>"])))];
    }
    let puzzles = || children(root, "puzzle");
    if let Err(problem) = guard_shared(root, puzzles().count()) {
        return vec![Err(Faults::from(problem))];
    }
    let shared = about(root);
    let all: Vec<_> = puzzles().map(|node| puzzle(node, &shared)).collect();
    if all.is_empty() { vec![Err(Faults::from(expected(&["<puzzle>"])))] } else { all }
}

/// A block with the index of its colour among those that may be used.
type Counted = Unsettled<usize>;

fn puzzle(node: Node<'_, '_>, set: &About) -> Result<Puzzle, Faults<Problem>> {
    if let Some(kind) = node.attribute_node("type").filter(|kind| kind.value() != "grid") {
        let kind_of = match kind.value() {
            "triddler" => Kind::Unsupported(Unsupported::Triddler),
            _ => Kind::Expected(Expected::OneOf(&["grid"])),
        };
        return Err(Faults::from(Problem { at: kind.range_value(), kind: kind_of }));
    }
    let mut problems = Problems::default();
    let mut palette = Palette::read(node, &mut problems);
    let (mut rows, mut cols) = (None, None);
    for clues in children(node, "clues") {
        let attribute = clues.attribute_node("type");
        let at = attribute.map_or(tag(clues), |attribute| attribute.range_value());
        let side = match attribute.map(|attribute| attribute.value()) {
            Some("rows") => &mut rows,
            Some("columns") => &mut cols,
            _ => {
                let sides = Expected::OneOf(&["rows", "columns"]);
                problems.push(Problem::expected(sides, at));
                continue;
            }
        };
        if side.is_some() {
            problems.push(Problem { at, kind: Kind::Repeated });
        }
        let lines = children(clues, "line").map(|line| counts(line, &mut palette, &mut problems));
        *side = Some(lines.collect::<Vec<_>>());
    }
    let images: Vec<_> =
        children(node, "solution").filter_map(|node| image(node, &mut problems)).collect();
    // Every colour must be known before the first cell is read: `?` is all of them.
    for (_, image) in &images {
        cells(&image.text)
            .flat_map(|(_, symbols)| symbols.chars())
            .for_each(|symbol| palette.use_symbol(symbol));
    }
    palette.close();

    let mut about = about(node);
    for (own, shared) in [
        (&mut about.title, &set.title),
        (&mut about.author, &set.author),
        (&mut about.copyright, &set.copyright),
        (&mut about.source, &set.source),
        (&mut about.licence, &set.licence),
    ] {
        *own = own.take().or_else(|| shared.clone());
    }
    let (inks, ink_spans) = palette.inks();
    let symbols = palette.symbols();
    let all = Colours::first(inks.len());
    let mut spans = Spans { whole: tag(node), inks: ink_spans, ..Spans::default() };
    let mut draft = Draft { about, inks, ..Draft::default() };
    let colour = |index| palette.colour(index);
    draft.rows = rows.map(|lines| settle(lines, colour, &mut spans.rows));
    draft.cols = cols.map(|lines| settle(lines, colour, &mut spans.cols));
    for (mut drawing, image) in images {
        let (cells, places) = grid(&image, all, &symbols, &mut problems);
        drawing.cells = cells;
        draft.drawings.push(drawing);
        spans.drawings.push(places);
    }
    if problems.is_empty() { spans.puzzle(draft) } else { Err(problems.list()) }
}

/// What is said about a puzzle or a set. Said again it is a further line of the same.
fn about(node: Node<'_, '_>) -> About {
    let element = |name| {
        let all: Vec<String> = children(node, name).map(text).collect();
        (!all.is_empty()).then(|| all.join("\n"))
    };
    About {
        title: element("title"),
        author: element("author"),
        copyright: element("copyright"),
        source: element("source"),
        licence: element("license"),
        id: element("id"),
        description: element("description"),
        note: element("note"),
    }
}

fn counts(line: Node<'_, '_>, palette: &mut Palette, problems: &mut Problems) -> Vec<Counted> {
    let mut blocks = Vec::new();
    for count in children(line, "count") {
        if !has_room(&blocks, tag(count), problems) {
            break;
        }
        match block(count, palette) {
            Ok(block) => blocks.push(block),
            Err(problem) => problems.push(problem),
        }
    }
    blocks
}

fn block(count: Node<'_, '_>, palette: &mut Palette) -> Result<Counted, Problem> {
    let placed = Placed::of(count);
    let at = placed.trimmed();
    let digits = Piece { text: placed.text.trim(), at: at.start };
    let len = number(digits, Expected::BlockLength).map_err(|p| Problem { at: at.clone(), ..p })?;
    if len == 0 {
        return Err(Problem { at, kind: Kind::Unsupported(Unsupported::UnknownLength) });
    }
    let colour = count.attribute_node("color");
    match palette.use_name(colour.map(|colour| colour.value())) {
        Some(index) => Ok((len, index, at)),
        None => {
            let at = colour.map_or(at, |colour| colour.range_value());
            Err(Problem::expected(Expected::KnownColour, at))
        }
    }
}

/// A drawing without its cells, and the text they are in.
fn image(node: Node<'_, '_>, problems: &mut Problems) -> Option<(DraftDrawing, Placed)> {
    let named =
        node.attribute_node("type").map(|kind| drawings::kind(kind.value(), kind.range_value()));
    let kind = match named.unwrap_or(Ok(DrawingKind::Goal)) {
        Ok(kind) => kind,
        Err(problem) => {
            problems.push(problem);
            return None;
        }
    };
    let Some(image) = children(node, "image").next() else {
        problems.push(Problem::expected(Expected::OneOf(&["<image>"]), tag(node)));
        return None;
    };
    let id = node.attribute("id").map(str::to_owned);
    let note = children(node, "note").next().map(text);
    Some((DraftDrawing { kind, id, note, cells: Vec::new() }, Placed::of(image)))
}

/// The cells of a row in which a space is a cell.
fn spaced_cells(text: &str) -> Vec<(Range<usize>, &str)> {
    let cell = |(at, symbol): (usize, char)| {
        let range = at..at + symbol.len_utf8();
        (range.clone(), &text[range])
    };
    text.char_indices().map(cell).collect()
}

/// The rows of an image, each between two `|`.
fn grid(
    image: &Placed,
    all: Colours,
    symbols: &[(char, Colour)],
    problems: &mut Problems,
) -> (Vec<Vec<Colours>>, Vec<Range<usize>>) {
    let of = |symbol| symbols.iter().find(|(c, _)| *c == symbol).map(|&(_, colour)| colour.into());
    let text = Piece::whole(&image.text);
    let (first, last) = (text.text.find('|'), text.text.rfind('|'));
    let (mut rows, mut places) = (Vec::new(), Vec::new());
    // Where a space is a colour, a row of nothing but spaces is a row.
    let has_space = symbols.iter().any(|(symbol, _)| *symbol == ' ');
    let is_row = |part: &Piece<'_>| match has_space {
        true => !part.text.is_empty() && !part.text.contains('\n'),
        false => !part.is_blank(),
    };
    let parts = || text.split('|').filter(is_row);
    if let Err(problem) = within_limit(parts().count(), Place::Rows, image.trimmed()) {
        problems.push(problem);
        return (rows, places);
    }
    for part in parts() {
        let part = if has_space { part } else { part.trim() };
        if first.is_none_or(|bar| part.at < bar) || last.is_none_or(|bar| part.at > bar) {
            let at = image.at(part.span());
            problems.push(Problem::expected(Expected::OneOf(&["|"]), at));
            continue;
        }
        let at = image.at(part.span());
        let cells = |text| if has_space { spaced_cells(text) } else { cells(text).collect() };
        if let Err(problem) = within_limit(cells(part.text).len(), Place::Cols, at) {
            problems.push(problem);
            continue;
        }
        let mut row = Vec::new();
        for (range, characters) in cells(part.text) {
            row.push(colours(characters, all, of).unwrap_or_else(|| {
                let at = image.at(part.at + range.start..part.at + range.end);
                problems.push(Problem::expected(Expected::Cell, at));
                Colours::NONE
            }));
        }
        rows.push(row);
        places.push(image.at(part.span()));
    }
    (rows, places)
}
