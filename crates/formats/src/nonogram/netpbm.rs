//! Pictures with a cell for each pixel, as the plain text of Netpbm: PBM (`P1`: 1 is black) and PPM
//! (`P3`: red, green and blue). Clues follow from the picture. Comments begin with `#`; one of them
//! may name the background: `# background #ffffff`.
//!
//! Files of pixels in other codings (PNG, the binary kinds of Netpbm, GIF, ...) are read as the
//! text of a PPM by whoever opens files; `png` is the same text under a name of its own.

use crate::nonogram::parts::clues::{number, within_limit};
use crate::nonogram::parts::look::{self, PICTURE};
use crate::nonogram::{Coding, Format, Keeps, Readings};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Place, Puzzle, Rgb};
use std::fmt::Write;

/// What a picture in colours keeps.
const KEEPS: Keeps = Keeps { colours: true, ..PICTURE };

pub(crate) const PBM: Format = Format {
    name: "pbm",
    extensions: &["pbm"],
    keeps: PICTURE,
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Mark.when(begins(text, "P1")),
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body: write_pbm,
};

pub(crate) const PPM: Format = Format {
    name: "ppm",
    extensions: &["ppm", "pnm"],
    keeps: KEEPS,
    coding: Coding::Text,
    many: None,
    fit: |text| Fit::Mark.when(begins(text, "P3")),
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body: write_ppm,
};

pub(crate) const PNG: Format = Format {
    name: "png",
    extensions: &["png", "gif", "bmp"],
    keeps: KEEPS,
    coding: Coding::Png,
    many: None,
    // Its text is that of a PPM.
    fit: |_| Fit::Nothing,
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body: write_ppm,
};

fn begins(text: &str, magic: &str) -> bool {
    let rest = text.strip_prefix(magic);
    rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || c == '#'))
}

/// The words of a text, without its comments.
fn words(text: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    text.lines().flat_map(|line| {
        let end = line.text.find('#').unwrap_or(line.text.len());
        line.part(&line.text[..end]).words()
    })
}

/// The background that a comment names.
fn background(text: Piece<'_>) -> Option<Result<Rgb, Problem>> {
    let comments =
        text.lines().filter_map(|line| line.text.split_once('#').map(|(_, c)| line.part(c)));
    let mut named =
        comments.filter(|comment| comment.words().next().is_some_and(|w| w.text == "background"));
    let comment = named.next()?;
    let code = comment.words().nth(1).unwrap_or(comment.end());
    Some(code.text.parse().map_err(|_| Problem::expected(Expected::ColourCode, code.span())))
}

fn read(text: &str) -> Result<Puzzle, Faults<Problem>> {
    let looks = looks(Piece::whole(text)).map_err(Faults::from)?;
    let background = background(Piece::whole(text)).transpose().map_err(Faults::from)?;
    look::puzzle(&looks, background, &(0..text.len().min(2)))
}

fn looks(whole: Piece<'_>) -> Result<Grid<Option<Rgb>>, Problem> {
    let mut words = words(whole);
    let magic = words.next().unwrap_or(whole.end());
    let is_plain_bits = match magic.text {
        "P1" => true,
        "P3" => false,
        _ => return Err(Problem::expected(Expected::OneOf(&["P1", "P3"]), magic.span())),
    };
    let mut side = |place| {
        let piece = words.next().unwrap_or(whole.end());
        let found = number(piece, Expected::LineCount)?;
        within_limit(found as usize, place, piece.span())
    };
    let (cols, rows) = (side(Place::Cols)?, side(Place::Rows)?);
    let cells = if is_plain_bits {
        bits(words, rows * cols)?
    } else {
        let piece = words.next().unwrap_or(whole.end());
        let most = number(piece, Expected::PixelValue)?;
        if !(1..=65_535).contains(&most) {
            return Err(Problem::expected(Expected::PixelValue, piece.span()));
        }
        colours(words, rows * cols, most)?
    };
    let (found, expected) = (cells.len(), rows * cols);
    let counted = || Problem { at: whole.end().span(), kind: Kind::CellCount { found, expected } };
    Size::new(rows, cols).ok().and_then(|size| Grid::from_cells(size, cells)).ok_or_else(counted)
}

/// Bits, with or without space between them; no more than are expected.
fn bits<'a>(
    words: impl Iterator<Item = Piece<'a>>,
    expected: usize,
) -> Result<Vec<Option<Rgb>>, Problem> {
    let mut cells = Vec::new();
    for word in words {
        for (offset, symbol) in word.text.char_indices() {
            let at = word.at + offset..word.at + offset + symbol.len_utf8();
            if cells.len() == expected {
                return Err(Problem::expected(Expected::EndOfText, at));
            }
            cells.push(Some(match symbol {
                '0' => Rgb::WHITE,
                '1' => Rgb::BLACK,
                _ => return Err(Problem::expected(Expected::OneOf(&["0", "1"]), at)),
            }));
        }
    }
    Ok(cells)
}

/// Triples of red, green and blue up to a largest value; no more than are expected.
fn colours<'a>(
    words: impl Iterator<Item = Piece<'a>>,
    expected: usize,
    most: u32,
) -> Result<Vec<Option<Rgb>>, Problem> {
    let (mut cells, mut triple) = (Vec::new(), Vec::new());
    for word in words {
        if cells.len() == expected {
            return Err(Problem::expected(Expected::EndOfText, word.span()));
        }
        let value = number(word, Expected::PixelValue)?;
        if value > most {
            return Err(Problem { at: word.span(), kind: Kind::NumberTooLarge { limit: most } });
        }
        triple.push(((u64::from(value) * 510 + u64::from(most)) / (2 * u64::from(most))) as u8);
        if let [r, g, b] = triple[..] {
            cells.push(Some(Rgb { r, g, b }));
            triple.clear();
        }
    }
    Ok(cells)
}

fn write_pbm(puzzle: &Puzzle) -> String {
    let size = puzzle.size();
    let mut text = format!("P1\n{} {}\n", size.cols(), size.rows());
    for row in puzzle.goal().iter().flat_map(Grid::rows) {
        // Lines of a plain file have at most 70 characters.
        for part in row.chunks(35) {
            let bits: Vec<&str> =
                part.iter().map(|colour| if colour.is_ink() { "1" } else { "0" }).collect();
            text += &bits.join(" ");
            text.push('\n');
        }
    }
    text
}

fn write_ppm(puzzle: &Puzzle) -> String {
    let (size, palette) = (puzzle.size(), puzzle.palette());
    let background = palette.ink(Colour::BACKGROUND).rgb;
    let mut text = format!("P3\n# background {background}\n{} {}\n255\n", size.cols(), size.rows());
    for row in puzzle.goal().iter().flat_map(Grid::rows) {
        for (index, colour) in row.iter().enumerate() {
            let Rgb { r, g, b } = palette.ink(*colour).rgb;
            let gap = if index == 0 {
                ""
            } else if index % 5 == 0 {
                "\n"
            } else {
                "  "
            };
            // A string takes all that is written to it.
            let _ = write!(text, "{gap}{r} {g} {b}");
        }
        text.push('\n');
    }
    text
}
