//! Share strings of number-loom, `.woven`: `WOVEN-`, base 64 of Brotli of JSON, `-`, broken into lines
//! anywhere. The JSON has the picture, its colours and what is said about it; the clues follow. Cells are letters
//! of colours (`c`), in older strings numbers of colours (`cells`, or `grid` column by column). A board in
//! progress is read too. Triangles and triddlers are refused.

use crate::nonogram::parts::inks::drafted;
use crate::nonogram::parts::look::PICTURE;
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::source::Piece;
use crate::text::{brotli, digits};
use crate::{Expected, Fit, Kind, Problem, Said, Unsupported};
use grille_engine::Faults;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::draft::DraftDrawing;
use grille_engine::nonogram::{
    About, Draft, DrawingKind, Fault, FaultKind, Ink, Place, Puzzle, Rgb,
};
use serde_json::{Map, Value, json};

pub(crate) const FORMAT: Format = Format {
    name: "woven",
    extensions: &["woven", "txt"],
    keeps: Keeps {
        colours: true,
        about: &[Said::Title, Said::Author, Said::Description, Said::Id, Said::Licence],
        ..PICTURE
    },
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Mark.when(text.trim_start().starts_with(BEGIN)),
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body,
};

const BEGIN: &str = "WOVEN-";
/// How many characters number-loom writes on a line.
const WIDTH: usize = 100;
/// The number of a colour that stands for cells that are not known.
const UNSOLVED: u64 = 255;

/// A colour as declared.
struct Entry {
    letter: char,
    number: u64,
    ink: Ink,
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let missing =
        |what| Faults::from(Problem::expected(Expected::OneOf(what), whole.trim().span()));
    let rest = whole.trim().text.strip_prefix(BEGIN).ok_or_else(|| missing(&[BEGIN]))?;
    let (data, behind) = match rest.split_once('-') {
        Some((data, behind)) => (whole.part(data), whole.part(behind)),
        None => {
            return Err(Faults::from(Problem::expected(
                Expected::OneOf(&["-"]),
                whole.end().span(),
            )));
        }
    };
    if !behind.is_blank() {
        return Err(Faults::from(Problem::expected(Expected::EndOfText, behind.trim().span())));
    }
    let problem = |kind| Faults::from(Problem { at: data.span(), kind });
    let expected = |what| problem(Kind::Expected(Expected::OneOf(what)));
    let unsupported = |what| problem(Kind::Unsupported(what));
    let packed = digits::bytes(data.text, digits::BASE_64).ok_or_else(|| expected(&["base64"]))?;
    let bytes = brotli::unpacked(&packed).ok_or_else(|| expected(&["Brotli"]))?;
    let all: Value = serde_json::from_slice(&bytes).map_err(|_| expected(&["JSON"]))?;
    let all = all.get("V0").unwrap_or(&all);
    let solution = all.get("solution").ok_or_else(|| expected(&["solution"]))?;
    let palette = solution.get("palette").and_then(Value::as_array);
    let palette = palette.ok_or_else(|| expected(&["palette"]))?;
    let has_corner = |entry: &Value| entry.get("corner").is_some_and(|corner| !corner.is_null());
    if solution.get("clue_style").is_some_and(|style| style != "Nono")
        || palette.iter().any(has_corner)
    {
        return Err(unsupported(Unsupported::Triangles));
    }
    if solution.pointer("/shape/Triangular").is_some() {
        return Err(unsupported(Unsupported::Triddler));
    }
    let entries: Option<Vec<Entry>> = palette.iter().map(entry).collect();
    let mut entries = entries.ok_or_else(|| expected(&["ch, name, rgb, color"]))?;
    entries.retain(|entry| entry.number != UNSOLVED);
    entries.sort_by_key(|entry| entry.number);
    if entries.first().is_none_or(|entry| entry.number != 0) {
        entries.insert(0, Entry { letter: ' ', number: 0, ink: Ink::new("white", Rgb::WHITE) });
    }
    let (rows, cols) = sides(solution).ok_or_else(|| expected(&["shape", "grid"]))?;
    for (found, place) in [(rows, Place::Rows), (cols, Place::Cols)] {
        let kind = match found {
            0 => FaultKind::NoLines,
            1..=MAX_SIDE => continue,
            _ => FaultKind::TooManyLines { found, limit: MAX_SIDE },
        };
        return Err(problem(Kind::Fault(Fault { place, kind })));
    }
    let cells = cells(solution, &entries).ok_or_else(|| expected(&["c", "cells", "grid"]))?;
    let (found, expected) = (cells.len(), rows * cols);
    if found != expected {
        return Err(problem(Kind::CellCount { found, expected }));
    }
    let known: Option<Vec<Colour>> = cells.into_iter().map(|cell| Colour::new(cell?)).collect();
    let known = known.ok_or_else(|| problem(Kind::Expected(Expected::KnownColour)))?;
    let picture = Size::new(rows, cols).ok().and_then(|size| Grid::from_cells(size, known));
    let picture = picture.ok_or_else(|| problem(Kind::CellCount { found, expected }))?;
    let inks = entries.iter().map(|entry| (entry.ink.clone(), entry.number.to_string(), 0..0));
    let faults = |faults: Faults<Fault>| -> Faults<Problem> {
        faults.into_iter().flat_map(|fault| problem(Kind::Fault(fault))).collect()
    };
    let puzzle = Puzzle::of(&picture, drafted(inks, &mut Vec::new())).map_err(faults)?;
    let mut draft = Draft { about: about(all), ..puzzle.draft() };
    if let Some(text) = all.get("in_progress").and_then(Value::as_str) {
        let sets = progress(text, &entries).filter(|sets| sets.len() == expected);
        let sets = sets.ok_or_else(|| problem(Kind::Expected(Expected::Cell)))?;
        let cells = sets.chunks(cols).map(<[Colours]>::to_vec).collect();
        draft.drawings.push(DraftDrawing { kind: DrawingKind::Saved, id: None, note: None, cells });
    }
    Puzzle::new(draft).map_err(faults)
}

fn entry(value: &Value) -> Option<Entry> {
    let letter = value.get("ch")?.as_str()?.chars().next()?;
    let number = value.get("color")?.as_u64()?;
    let part = |at: usize| u8::try_from(value.get("rgb")?.get(at)?.as_u64()?).ok();
    let rgb = Rgb { r: part(0)?, g: part(1)?, b: part(2)? };
    Some(Entry { letter, number, ink: Ink::new(value.get("name")?.as_str()?, rgb) })
}

/// The numbers of rows and of columns.
fn sides(solution: &Value) -> Option<(usize, usize)> {
    if let Some(grid) = solution.get("grid").and_then(Value::as_array) {
        return Some((grid.first().and_then(Value::as_array).map_or(0, Vec::len), grid.len()));
    }
    let side = |name: &str| {
        let side = solution.get("shape")?.get("Square")?.get(name)?.as_u64()?;
        usize::try_from(side).ok()
    };
    Some((side("height")?, side("width")?))
}

/// The place of the colour of each cell among the entries, row by row; nothing where it is not known.
fn cells(solution: &Value, entries: &[Entry]) -> Option<Vec<Option<usize>>> {
    let by_number = |value: &Value| {
        let number = value.as_u64()?;
        entries.iter().position(|entry| entry.number == number)
    };
    if let Some(text) = solution.get("c").and_then(Value::as_str) {
        let by_letter = |letter| entries.iter().position(|entry| entry.letter == letter);
        return Some(text.chars().map(by_letter).collect());
    }
    if let Some(cells) = solution.get("cells").and_then(Value::as_array) {
        return Some(cells.iter().map(by_number).collect());
    }
    let columns: Option<Vec<&Vec<Value>>> =
        solution.get("grid")?.as_array()?.iter().map(Value::as_array).collect();
    let columns = columns?;
    let height = columns.first()?.len();
    let is_even = columns.iter().all(|column| column.len() == height);
    let rows = (0..height).flat_map(|row| columns.iter().map(move |column| &column[row]));
    is_even.then(|| rows.map(by_number).collect())
}

/// What is known of each cell: a letter, `?` for anything, or several letters in brackets. White
/// space may be a letter.
fn progress(text: &str, entries: &[Entry]) -> Option<Vec<Colours>> {
    let one = |letter: char| {
        let index = entries.iter().position(|entry| entry.letter == letter)?;
        Colour::new(index).map(Colours::from)
    };
    let mut found = Vec::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        found.push(match letter {
            '?' => Colours::first(entries.len().max(2)),
            '[' => {
                let inside: Vec<char> = letters.by_ref().take_while(|own| *own != ']').collect();
                inside.into_iter().try_fold(Colours::NONE, |all, own| Some(all | one(own)?))?
            }
            letter => one(letter)?,
        });
    }
    Some(found)
}

fn about(all: &Value) -> About {
    let said = |key: &str| {
        let text = all.get(key)?.as_str()?;
        (!text.is_empty()).then(|| text.to_owned())
    };
    About {
        title: said("title"),
        author: said("author"),
        description: said("description"),
        id: said("id"),
        licence: said("license"),
        ..About::default()
    }
}

fn write_body(puzzle: &Puzzle) -> String {
    let letters: Vec<char> = " #".chars().chain('a'..='z').chain('A'..='Z').collect();
    let entry = |(index, ink): (usize, &Ink)| {
        let Rgb { r, g, b } = ink.rgb;
        let letter = letters[index].to_string();
        json!({ "ch": letter, "name": ink.name, "rgb": [r, g, b], "color": index })
    };
    let palette: Vec<Value> = puzzle.palette().inks().iter().enumerate().map(entry).collect();
    let goal = puzzle.goal();
    let cells = goal.iter().flat_map(Grid::cells).map(|colour| letters[colour.index()]);
    let size = puzzle.size();
    let solution = json!({
        "clue_style": "Nono",
        "palette": palette,
        "shape": { "Square": { "width": size.cols(), "height": size.rows() } },
        "c": cells.collect::<String>(),
    });
    let mut all = Map::new();
    let about = puzzle.about();
    for (key, said) in [
        ("title", &about.title),
        ("description", &about.description),
        ("author", &about.author),
        ("id", &about.id),
        ("license", &about.licence),
    ] {
        all.extend(said.iter().map(|said| (key.to_owned(), said.as_str().into())));
    }
    all.insert("solution".to_owned(), solution);
    let packed = brotli::stored(json!({ "V0": all }).to_string().as_bytes());
    let text = format!("{BEGIN}{}-", digits::text(&packed, digits::BASE_64));
    let lines: Vec<&str> =
        (0..text.len()).step_by(WIDTH).map(|at| &text[at..(at + WIDTH).min(text.len())]).collect();
    lines.join("\n") + "\n"
}
