//! Puzzles from data, and new ones to order.

use crate::asking::ask;
use crate::core::Core;
use crate::refused;
use grille_answer::{GameName, Order};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{self, Block, Draft, Ink, Rgb};
use grille_engine::sudoku::{self, Digit, Digits};
use pyo3::prelude::*;

/// Names and colours, the background first.
type Palette = Vec<(String, String)>;

/// The nonogram of clues, of lengths with inks; givens are row by row, -1 where nothing is given.
#[pyfunction]
pub fn of_clues(
    rows: Vec<Vec<(u32, usize)>>,
    cols: Vec<Vec<(u32, usize)>>,
    givens: Option<Vec<Vec<i32>>>,
    palette: Option<Palette>,
    title: Option<String>,
) -> PyResult<Core> {
    let inks = inks(palette)?;
    let open = Colours::first(inks.len().max(2));
    let block = |(len, ink): (u32, usize)| {
        Ok(Block { len, colour: Colour::new(ink).ok_or_else(|| refused(NoInk(ink)))? })
    };
    let clues = |all: Vec<Vec<(u32, usize)>>| {
        let clue = |clue: Vec<(u32, usize)>| clue.into_iter().map(block).collect();
        all.into_iter().map(clue).collect::<PyResult<Vec<Vec<Block>>>>()
    };
    let cell = |value: i32| match usize::try_from(value) {
        Err(_) => Ok(open),
        Ok(ink) => Colour::new(ink).map(Colours::from).ok_or_else(|| refused(NoInk(ink))),
    };
    let row = |row: Vec<i32>| row.into_iter().map(cell).collect::<PyResult<Vec<Colours>>>();
    let givens = givens.map(|rows| rows.into_iter().map(row).collect::<PyResult<_>>());
    let mut draft = Draft {
        inks,
        rows: Some(clues(rows)?),
        cols: Some(clues(cols)?),
        givens: givens.transpose()?,
        ..Draft::default()
    };
    draft.about.title = title;
    nonogram::Puzzle::new(draft).map(|puzzle| Core(puzzle.into())).map_err(refused)
}

/// The nonogram of a picture, row by row.
#[pyfunction]
pub fn of_picture(
    rows: usize,
    cols: usize,
    cells: &[u8],
    palette: Option<Palette>,
    title: Option<String>,
) -> PyResult<Core> {
    let size = Size::new(rows, cols).map_err(refused)?;
    let colour =
        |&value: &u8| Colour::new(value.into()).ok_or_else(|| refused(NoInk(value.into())));
    let cells = cells.iter().map(colour).collect::<PyResult<Vec<Colour>>>()?;
    let grid = Grid::from_cells(size, cells)
        .ok_or_else(|| refused("cells: not as many as rows x cols"))?;
    let puzzle = nonogram::Puzzle::of(&grid, inks(palette)?).map_err(refused)?;
    let mut draft = puzzle.draft();
    draft.about.title = title;
    nonogram::Puzzle::new(draft).map(|puzzle| Core(puzzle.into())).map_err(refused)
}

/// The sudoku of givens, row by row, 0 where nothing is given.
#[pyfunction]
pub fn of_digits(cells: &[u8]) -> PyResult<Core> {
    sudoku_of(cells).map(|puzzle| Core(puzzle.into()))
}

pub fn sudoku_of(cells: &[u8]) -> PyResult<sudoku::Puzzle> {
    let side = cells.len().isqrt();
    let cell = |&value: &u8| match value {
        0 => Ok(Digits::first(side.min(Digit::LIMIT))),
        value => Digit::new(value.into()).map(Digits::from).ok_or_else(|| refused(NoDigit(value))),
    };
    let row = |row: &[u8]| row.iter().map(cell).collect::<PyResult<Vec<Digits>>>();
    let givens = cells.chunks(side.max(1)).map(row).collect::<PyResult<_>>()?;
    sudoku::Puzzle::new(sudoku::Draft { givens, ..sudoku::Draft::default() }).map_err(refused)
}

/// A new puzzle that follows from a seed.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn generate(
    py: Python<'_>,
    game: &str,
    rows: usize,
    cols: usize,
    class: Option<String>,
    technique: Option<String>,
    symmetry: Option<String>,
    density: f64,
    colours: usize,
    seed: &str,
    seconds: Option<f64>,
) -> PyResult<Core> {
    let found = GameName::ALL.iter().copied().find(|own| own.name() == game);
    let game = found.ok_or_else(|| refused(format!("game: there is no {game:?}")))?;
    let order =
        Order { class, technique, symmetry, density, colours, ..Order::new(game, rows, cols) };
    let made = ask(py, seconds, |stop| grille_answer::generate(&order, seed, stop))?;
    made.map(Core).map_err(refused)
}

fn inks(palette: Option<Palette>) -> PyResult<Vec<Ink>> {
    let ink = |(name, rgb): (String, String)| {
        let rgb: Rgb = rgb
            .parse()
            .map_err(|_| refused(format!("palette: {rgb:?} is no colour such as #0072b2")))?;
        Ok(Ink::new(name, rgb))
    };
    palette.unwrap_or_default().into_iter().map(ink).collect()
}

struct NoInk(usize);
struct NoDigit(u8);

impl std::fmt::Display for NoInk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: inks are from 0 to {}", self.0, Colour::LIMIT - 1)
    }
}

impl std::fmt::Display for NoDigit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: digits are from 1 to {}, and 0 where nothing is given", self.0, Digit::LIMIT)
    }
}
