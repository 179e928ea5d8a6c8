//! Pictures out of characters, one for each cell: `.` and `#`, `0` and `1`, `█` and spaces, coloured
//! squares (`🟥`), or `.` and a letter for each ink, as `solve --to ascii` writes them; sentences below are passed over.
//! Blocks may be two characters wide.
//! Clues follow from the picture.
//!
//! Only black on white is written: characters do not tell what inks look like. Letters that are
//! read get colours that begin so: `r` is red.

use crate::nonogram::parts::look::{self, PICTURE};
use crate::nonogram::{Coding, Format, Readings};
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{Fault, FaultKind, Place, Puzzle, Rgb};

pub(crate) const FORMAT: Format = Format {
    name: "art",
    extensions: &["art", "txt"],
    keeps: PICTURE,
    coding: Coding::Text,
    many: None,
    fit,
    read: |text| -> Readings<'_> { Box::new(std::iter::once(read(text))) },
    write_body,
};

/// Characters for an empty cell.
const PAPER: &str = ".0 ·-_░□⬜";
/// Characters for a black cell.
const INK: &str = "#1*@█■▓⬛";
/// Squares in colours, as people post them.
const SQUARES: [(char, [u8; 3]); 7] = [
    ('🟥', [221, 46, 68]),
    ('🟧', [244, 144, 12]),
    ('🟨', [253, 203, 88]),
    ('🟩', [120, 177, 89]),
    ('🟦', [85, 172, 238]),
    ('🟪', [170, 142, 214]),
    ('🟫', [193, 105, 79]),
];
/// Asks for a coloured sign, and is none itself.
const VARIANT: char = '\u{fe0f}';

/// Lines of characters for cells, at least one of which is ink that nothing else is written with;
/// three lines or more where `0` and `1` are all there is.
fn fit(text: &str) -> Fit {
    if is_surely_art(text) {
        return Fit::Mark;
    }
    let lines = || rows(text);
    let width = lines().next().map_or(0, |line| line.chars().count());
    let is_even = lines().all(|line| line.chars().count() == width) && width > 1;
    let all = |own: fn(char) -> bool| lines().all(|line| line.chars().all(own));
    let bits = lines().nth(2).is_some() && all(|c| c == '0' || c == '1');
    // Words that end in a dot are no picture: an eighth of it is paper.
    let letters = lines().nth(2).is_some()
        && all(|c| c == '.' || c.is_ascii_alphabetic())
        && lines().any(|line| line.contains(|c: char| c.is_ascii_alphabetic()))
        && 8 * text.matches('.').count() >= lines().map(str::len).sum();
    Fit::Form.when(is_even && (bits || letters))
}

/// Whether a text is nothing but lines of paper and ink, with `#` or a block among them: no other
/// format, of whatever game, is written so.
fn is_surely_art(text: &str) -> bool {
    let lines = || rows(text);
    let is_square = |c: char| SQUARES.iter().any(|(square, _)| *square == c);
    let is_cell = |c: char| "#█■⬛.·░□⬜ ".contains(c) || c == VARIANT || is_square(c);
    let is_ink = |c: char| "#█■⬛".contains(c) || is_square(c);
    let has_ink = lines().any(|line| line.contains(is_ink));
    // A remark begins with `#` too; a picture has more than one such line, or none but these.
    has_ink && lines().all(|line| line.chars().all(is_cell)) && is_like_rows(text)
}

/// Whether a line is words, such as the answer below a picture that was solved.
fn is_sentence(line: &str) -> bool {
    line.contains(' ') && line.contains(char::is_alphabetic)
}

/// The lines of a text that may be rows of a picture: up to the first sentence, without blank ones.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().take_while(|line| !is_sentence(line));
    lines.map(str::trim_end).filter(|line| !line.is_empty())
}

/// Whether lines are rows of one picture: as long as each other, but for spaces at their ends.
fn is_like_rows(text: &str) -> bool {
    let longest = rows(text).map(count).max().unwrap_or(0);
    let has_spaces = rows(text).any(|line| line.contains(' '));
    let fits = |line: &str| count(line) == longest || is_padded(line, has_spaces);
    longest > 1 && rows(text).all(fits)
}

/// How many cells a line has, if each is one character.
fn count(line: &str) -> usize {
    line.chars().filter(|symbol| *symbol != VARIANT).count()
}

/// Whether the spaces at the end of a line may be missing.
fn is_padded(line: &str, has_spaces: bool) -> bool {
    has_spaces || !line.contains(['.', '·', '░', '□', '⬜', '0'])
}

fn read(text: &str) -> Result<Puzzle, Faults<Problem>> {
    let whole = Piece::whole(text);
    let looks = looks(whole).map_err(Faults::from)?;
    look::puzzle(&looks, Some(Rgb::WHITE), &(0..0))
}

fn looks(whole: Piece<'_>) -> Result<Grid<Option<Rgb>>, Problem> {
    let mut rows: Vec<Piece<'_>> =
        whole.lines().take_while(|line| !is_sentence(line.text)).collect();
    let rest = || whole.lines().skip_while(|line| !is_sentence(line.text));
    if let Some(more) = rest().find(|line| !line.is_blank() && !is_sentence(line.text)) {
        return Err(Problem::expected(Expected::EndOfText, more.span()));
    }
    // Empty lines around a picture are none of it; within it they are rows of spaces.
    while rows.last().is_some_and(|line| line.text.is_empty()) {
        rows.pop();
    }
    let first = rows.iter().position(|line| !line.text.is_empty()).unwrap_or(0);
    rows.drain(..first);
    let width = rows.iter().map(|line| count(line.text)).max().unwrap_or(0);
    let has_spaces = rows.iter().any(|line| line.text.contains(' '))
        || rows.iter().any(|line| line.text.is_empty());
    let step = if is_doubled(&rows) { 2 } else { 1 };
    let too_many = |found, place, at| {
        let kind = FaultKind::TooManyLines { found, limit: MAX_SIDE };
        Problem { at, kind: Kind::Fault(Fault { place, kind }) }
    };
    if rows.len() > MAX_SIDE {
        return Err(too_many(rows.len(), Place::Rows, rows[MAX_SIDE].span()));
    }
    if width / step > MAX_SIDE {
        return Err(too_many(width / step, Place::Cols, rows[0].span()));
    }
    let mut cells = Vec::with_capacity(rows.len() * width / step);
    for line in &rows {
        let found = count(line.text);
        if found != width && !is_padded(line.text, has_spaces) {
            let kind = Kind::CellCount { found: found / step, expected: width / step };
            return Err(Problem { at: line.span(), kind });
        }
        let symbols = line.text.char_indices().filter(|(_, symbol)| *symbol != VARIANT);
        for (offset, symbol) in symbols.step_by(step) {
            let at = line.at + offset;
            let unknown = || Problem::expected(Expected::ArtCell, at..at + symbol.len_utf8());
            cells.push(look(symbol).ok_or_else(unknown)?);
        }
        cells.extend((found..width).step_by(step).map(|_| None));
    }
    let nothing = Problem::expected(Expected::ArtCell, whole.end().span());
    Size::new(rows.len(), width / step)
        .ok()
        .and_then(|size| Grid::from_cells(size, cells))
        .ok_or(nothing)
}

/// Whether each cell is two equal characters, blocks among them.
fn is_doubled(rows: &[Piece<'_>]) -> bool {
    let is_pairs = |line: &Piece<'_>| {
        let symbols: Vec<char> = line.text.chars().collect();
        symbols.len().is_multiple_of(2) && symbols.chunks(2).all(|pair| pair[0] == pair[1])
    };
    rows.iter().any(|line| line.text.contains('█')) && rows.iter().all(is_pairs)
}

/// What a character stands for: nothing, or a colour.
#[expect(clippy::option_option, reason = "no cell at all, an empty one, or one in a colour")]
fn look(symbol: char) -> Option<Option<Rgb>> {
    if PAPER.contains(symbol) {
        return Some(None);
    }
    if INK.contains(symbol) {
        return Some(Some(Rgb::BLACK));
    }
    if let Some((_, [r, g, b])) = SQUARES.iter().find(|(square, _)| *square == symbol) {
        return Some(Some(Rgb { r: *r, g: *g, b: *b }));
    }
    let index = match symbol {
        'a'..='z' => symbol as usize - 'a' as usize,
        'A'..='Z' => 26 + symbol as usize - 'A' as usize,
        '2'..='9' => symbol as usize - '2' as usize,
        _ => return None,
    };
    let [r, g, b] = LETTERS[index % 26];
    // Capitals are darker.
    let darker = |part: u8| if index < 26 { part } else { part / 2 + 8 };
    Some(Some(Rgb { r: darker(r), g: darker(g), b: darker(b) }))
}

/// Colours for the letters from `a` to `z`, after the names of colours that begin so.
const LETTERS: [[u8; 3]; 26] = [
    [120, 200, 190], // aquamarine
    [40, 90, 200],   // blue
    [0, 170, 200],   // cyan
    [90, 60, 30],    // dark
    [60, 160, 90],   // emerald
    [230, 60, 150],  // fuchsia
    [50, 150, 60],   // green
    [200, 170, 90],  // honey
    [70, 50, 150],   // indigo
    [0, 130, 90],    // jade
    [20, 20, 20],    // black, as printers call it
    [170, 220, 90],  // lime
    [150, 30, 60],   // maroon
    [25, 40, 95],    // navy
    [240, 140, 30],  // orange
    [130, 60, 160],  // purple
    [190, 180, 190], // quartz
    [220, 40, 40],   // red
    [190, 190, 195], // silver
    [0, 125, 130],   // teal
    [110, 85, 70],   // umber
    [170, 110, 220], // violet
    [235, 205, 150], // wheat
    [100, 110, 120], // anything
    [240, 215, 70],  // yellow
    [90, 140, 170],  // zinc
];

fn write_body(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    for row in puzzle.goal().iter().flat_map(Grid::rows) {
        text.extend(row.iter().map(|colour| if colour.is_ink() { '#' } else { '.' }));
        text.push('\n');
    }
    text
}
