//! Pictures as text: as blocks with their clues, as characters, as digits.

use super::frame::is_light;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::Grid;
use grille_engine::nonogram::{Block, Clue, Palette, Puzzle, Rgb};
use grille_words::Paint;
use std::fmt::Write;

/// One character a cell: `.` and `#`, or a letter for each ink; `?` where a cell is open.
pub fn ascii(cells: &Grid<Colours>, palette: &Palette) -> String {
    let symbols = palette.symbols();
    characters(cells, |colour| symbols[colour.index()])
}

/// One digit a cell: 0 for the background, 1 for black; further inks count on, after 9 in letters.
pub fn bits(cells: &Grid<Colours>) -> String {
    characters(cells, |colour| char::from_digit(colour.index() as u32, 36).unwrap_or('?'))
}

fn characters(cells: &Grid<Colours>, symbol: impl Fn(Colour) -> char) -> String {
    let row = |row: &[Colours]| -> String {
        row.iter().map(|set| set.only().map_or('?', &symbol)).chain(['\n']).collect()
    };
    cells.rows().map(row).collect()
}

/// The cells of a line: `·` background, `█` or a letter for ink, `?` where a cell is open.
pub fn line(cells: impl Iterator<Item = Colours>, palette: &Palette) -> String {
    let symbols = palette.symbols();
    let symbol = |colour: Colour| match colour {
        Colour::BACKGROUND => '·',
        _ if palette.is_two_tone() => '█',
        ink => symbols[ink.index()],
    };
    cells.map(|set| set.only().map_or('?', symbol)).collect()
}

/// The blocks of a clue, with the letters of their inks where there are several.
pub fn clue(clue: &Clue, palette: &Palette) -> String {
    if palette.is_two_tone() {
        return clue_text(clue);
    }
    let symbols = palette.symbols();
    let block = |block: &Block| format!("{}{}", block.len, symbols[block.colour.index()]);
    clue.blocks().iter().map(block).collect::<Vec<_>>().join(" ")
}

/// Blocks, with the clues where they fit; half as large where the width asks for it.
pub fn blocks(puzzle: &Puzzle, cells: &Grid<Colours>, paint: Paint, width: usize) -> String {
    let (palette, cols) = (puzzle.palette(), puzzle.size().cols());
    let brush = |cell| Brush { palette, symbols: palette.symbols(), paint, cell };
    // Two characters are as wide as one is high; a number above a column needs a space beside it.
    let widest = |clue: &Clue| clue.blocks().iter().map(|block| digits(block.len)).max();
    let cell = puzzle.cols().iter().filter_map(widest).max().unwrap_or(1) + 1;
    let gutter = puzzle.rows().iter().map(clue_width).max().unwrap_or(0);
    if gutter + 1 + cell * cols <= width {
        with_clues(puzzle, cells, &brush(cell), gutter)
    } else if 2 * cols <= width {
        let (brush, mut text) = (brush(2), String::new());
        cells.rows().for_each(|row| brush.row(row, &mut text));
        text
    } else if paint == Paint::Plain && !palette.is_two_tone() {
        // Half blocks without colours would show one ink like another.
        ascii(cells, palette)
    } else {
        brush(1).halves(cells)
    }
}

fn clue_text(clue: &Clue) -> String {
    let lengths: Vec<String> = clue.blocks().iter().map(|block| block.len.to_string()).collect();
    lengths.join(" ")
}

/// How many characters a clue has as text.
fn clue_width(clue: &Clue) -> usize {
    let numbers: usize = clue.blocks().iter().map(|block| digits(block.len)).sum();
    numbers + clue.blocks().len().saturating_sub(1)
}

/// How many digits a number has.
fn digits(number: u32) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}

fn spaces(text: &mut String, number: usize) {
    text.extend(std::iter::repeat_n(' ', number));
}

fn with_clues(puzzle: &Puzzle, cells: &Grid<Colours>, brush: &Brush<'_>, gutter: usize) -> String {
    let mut text = String::new();
    let height = puzzle.cols().iter().map(|clue| clue.blocks().len()).max().unwrap_or(0);
    for level in 0..height {
        spaces(&mut text, gutter + 1);
        for clue in puzzle.cols() {
            let above = height - clue.blocks().len();
            match level.checked_sub(above).map(|block| clue.blocks()[block]) {
                Some(block) => brush.number(block, brush.cell, &mut text),
                None => spaces(&mut text, brush.cell),
            }
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    for (clue, row) in puzzle.rows().iter().zip(cells.rows()) {
        spaces(&mut text, gutter - clue_width(clue));
        for &block in clue.blocks() {
            brush.number(block, 1, &mut text);
            text.push(' ');
        }
        // Without a number there is a space all the same.
        spaces(&mut text, usize::from(clue.blocks().is_empty()));
        brush.row(row, &mut text);
    }
    text
}

/// The escape code after which everything looks as before.
const RESET: &str = "\x1b[0m";

/// The escape code for this colour of what is written.
fn above(Rgb { r, g, b }: Rgb) -> String {
    format!("\x1b[38;2;{r};{g};{b}m")
}

/// The escape code for this colour below what is written.
fn below(Rgb { r, g, b }: Rgb) -> String {
    format!("\x1b[48;2;{r};{g};{b}m")
}

/// How cells and numbers look.
struct Brush<'a> {
    palette: &'a Palette,
    symbols: Vec<char>,
    paint: Paint,
    /// How many characters wide a cell is.
    cell: usize,
}

impl Brush<'_> {
    /// A row of cells, and the end of its line.
    fn row(&self, row: &[Colours], text: &mut String) {
        for run in row.chunk_by(|a, b| a == b) {
            self.run(run[0], run.len(), text);
        }
        text.push('\n');
    }

    /// Equal cells beside each other, under one pair of escape codes.
    fn run(&self, set: Colours, len: usize, text: &mut String) {
        let mut fill = |symbol| text.extend(std::iter::repeat_n(symbol, self.cell * len));
        match (set.only(), self.paint) {
            (None, _) => fill('?'),
            (Some(colour), Paint::Coloured) => {
                *text += &below(self.rgb(colour));
                spaces(text, self.cell * len);
                *text += RESET;
            }
            (Some(Colour::BACKGROUND), Paint::Plain) => {
                for _ in 0..len {
                    spaces(text, self.cell - 1);
                    text.push('·');
                }
            }
            (Some(_), Paint::Plain) if self.palette.is_two_tone() => fill('█'),
            (Some(colour), Paint::Plain) => fill(self.symbols[colour.index()]),
        }
    }

    /// A number of a clue, in its ink where there are several.
    fn number(&self, block: Block, width: usize, text: &mut String) {
        let is_plain = self.paint == Paint::Plain || self.palette.is_two_tone();
        if !is_plain {
            let rgb = self.rgb(block.colour);
            let on = if is_light(rgb) { 0 } else { 255 };
            *text += &above(Rgb { r: on, g: on, b: on });
            *text += &below(rgb);
        }
        let _ = write!(text, "{:>width$}", block.len);
        if !is_plain {
            *text += RESET;
        }
    }

    fn rgb(&self, colour: Colour) -> Rgb {
        self.palette.ink(colour).rgb
    }

    /// Two rows in one line of text.
    fn halves(&self, cells: &Grid<Colours>) -> String {
        let rows: Vec<&[Colours]> = cells.rows().collect();
        let mut text = String::new();
        for pair in rows.chunks(2) {
            for (at, &upper) in pair[0].iter().enumerate() {
                let lower = pair.get(1).map_or(Colours::WHITE, |row| row[at]);
                self.half(upper, lower, &mut text);
            }
            text.push('\n');
        }
        text
    }

    fn half(&self, upper: Colours, lower: Colours, text: &mut String) {
        let (Some(upper), Some(lower)) = (upper.only(), lower.only()) else {
            text.push('?');
            return;
        };
        if self.paint == Paint::Coloured {
            let (upper, lower) = (above(self.rgb(upper)), below(self.rgb(lower)));
            let _ = write!(text, "{upper}{lower}▀{RESET}");
        } else {
            text.push(match (upper.is_ink(), lower.is_ink()) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
    }
}
