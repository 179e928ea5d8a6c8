//! A puzzle of any game, as Python's classes hold it.

use crate::asking::ask;
use crate::{drawing, refused, words};
use grille_answer::door::{Change, Filled, Level};
use grille_answer::{AnyPuzzle, GameName};
use grille_engine::nonogram::Clue;
use grille_formats::GamePuzzle;
use grille_formats::certificate::puzzle_file;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};

/// A puzzle.
#[pyclass(frozen, module = "grille._grille")]
pub struct Core(pub AnyPuzzle);

/// What came of solving: status, solutions, whether these are all, steps, and why there is none.
type Solved<'py> = (&'static str, Vec<Bound<'py, PyByteArray>>, Option<bool>, u64, Option<String>);
/// A clue: lengths with inks.
type Blocks = Vec<(u32, usize)>;

/// The cells of a solution, as bytes that an array can be made of without another copy.
pub fn cells<'py>(py: Python<'py>, filled: &Filled) -> Bound<'py, PyByteArray> {
    PyByteArray::new(py, filled.values())
}

#[pymethods]
impl Core {
    /// `nonogram` or `sudoku`.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().name()
    }

    #[getter]
    fn title(&self) -> Option<&str> {
        self.0.title()
    }

    /// Rows and columns.
    #[getter]
    fn size(&self) -> (usize, usize) {
        (self.0.size().rows(), self.0.size().cols())
    }

    /// The clues of rows and columns; none of a sudoku.
    fn clues(&self) -> Option<(Vec<Blocks>, Vec<Blocks>)> {
        let GamePuzzle::Nonogram(own) = self.0.as_ref() else { return None };
        let blocks = |clue: &Clue| {
            clue.blocks().iter().map(|block| (block.len, block.colour.index())).collect()
        };
        Some((own.rows().iter().map(blocks).collect(), own.cols().iter().map(blocks).collect()))
    }

    /// The colours with their names, the background first; none of a sudoku.
    fn palette(&self) -> Vec<(String, String)> {
        let GamePuzzle::Nonogram(own) = self.0.as_ref() else { return Vec::new() };
        own.palette().inks().iter().map(|ink| (ink.name.clone(), ink.rgb.to_string())).collect()
    }

    /// What is given: -1 where nothing is, of a sudoku 0.
    fn givens<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        let cells: Vec<u8> = match self.0.as_ref() {
            GamePuzzle::Nonogram(own) => {
                let cell = |set: &grille_engine::colours::Colours| {
                    set.only().map_or(-1_i8 as u8, |colour| colour.index() as u8)
                };
                own.board().cells().cells().iter().map(cell).collect()
            }
            GamePuzzle::Sudoku(own) => {
                let cell = |cell| own.given(cell).map_or(0, |digit| digit.number() as u8);
                own.size().iter().map(cell).collect()
            }
        };
        PyByteArray::new(py, &cells)
    }

    /// The picture that a nonogram was drawn as, if it came with one.
    fn goal<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyByteArray>> {
        let GamePuzzle::Nonogram(own) = self.0.as_ref() else { return None };
        let goal = own.goal()?;
        let cells: Vec<u8> = goal.cells().iter().map(|colour| colour.index() as u8).collect();
        Some(PyByteArray::new(py, &cells))
    }

    /// A text that holds all of it, for pickles.
    fn dump(&self) -> PyResult<(String, String)> {
        let (ending, text) = puzzle_file(self.0.as_ref()).map_err(refused)?;
        Ok((format!("puzzle.{ending}"), text))
    }

    /// As a text of a format.
    fn write(&self, format: &str) -> PyResult<String> {
        self.0.write(format).map_err(refused)
    }

    fn solve<'py>(
        &self,
        py: Python<'py>,
        limit: u64,
        seconds: Option<f64>,
    ) -> PyResult<Solved<'py>> {
        let solved = ask(py, seconds, |stop| self.0.solve(limit, stop))?;
        let solutions = solved.solutions.iter().map(|one| cells(py, one)).collect();
        let cause = solved.cause(&words("en")?).map(str::to_owned);
        Ok((solved.status.name(), solutions, solved.all, solved.stats.steps, cause))
    }

    /// Status and number, in decimal digits.
    fn count(&self, py: Python<'_>, seconds: Option<f64>) -> PyResult<(&'static str, String)> {
        let counted = ask(py, seconds, |stop| self.0.count(stop))?;
        Ok((counted.status.name(), counted.number))
    }

    /// Status, class, score, sentence, and everything as JSON.
    fn rate(
        &self,
        py: Python<'_>,
        lang: &str,
        seconds: Option<f64>,
    ) -> PyResult<(&'static str, Option<String>, Option<f64>, String, String)> {
        let words = words(lang)?;
        let rated = ask(py, seconds, |stop| self.0.rate(stop))?;
        let (sentence, data) = (rated.sentence(&words).to_owned(), rated.data.to_string());
        Ok((rated.status.name(), rated.class, rated.score, sentence, data))
    }

    /// Status and sentences, from what is known: -1 (of a sudoku 0, too) where nothing is.
    fn hint(
        &self,
        py: Python<'_>,
        known: Option<&[u8]>,
        level: &str,
        lang: &str,
        seconds: Option<f64>,
    ) -> PyResult<(&'static str, Vec<String>)> {
        let (words, level) = (words(lang)?, self.level(level)?);
        let open = if self.0.game() == GameName::Sudoku { 0 } else { u8::MAX };
        let cell = |&value: &u8| Some(value).filter(|&value| value != open && value != u8::MAX);
        let known: Option<Vec<_>> = known.map(|known| known.iter().map(cell).collect());
        let hint = ask(py, seconds, |stop| self.0.hint(known.as_deref(), level, &words, stop))?;
        hint.map(|hint| (hint.status, hint.sentences)).map_err(refused)
    }

    /// Status, steps, and all of it as text, Markdown, a page and JSON.
    fn explain(
        &self,
        py: Python<'_>,
        lang: &str,
        seconds: Option<f64>,
    ) -> PyResult<(&'static str, Vec<String>, String, String, String, String)> {
        let words = words(lang)?;
        let told = ask(py, seconds, |stop| self.0.explain(&words, stop))?;
        let data = told.data.to_string();
        Ok((told.status, told.steps, told.text, told.markdown, told.html, data))
    }

    /// Ways to mend its picture: the changes, what they weigh, and the puzzle.
    fn repair(
        &self,
        py: Python<'_>,
        aim: &str,
        most: usize,
        proposals: usize,
        seconds: Option<f64>,
    ) -> PyResult<Vec<(Vec<(u16, u16, u8)>, u64, Core)>> {
        let wanted = Change { aim: aim.to_owned(), most, proposals };
        let ways = ask(py, seconds, |stop| self.0.repair(&wanted, stop))?.map_err(refused)?;
        let change = |&(cell, value): &(grille_engine::grid::Cell, u8)| (cell.row, cell.col, value);
        let way = |way: grille_answer::door::Mended| {
            (way.changes.iter().map(change).collect(), way.damage, Core(way.puzzle))
        };
        Ok(ways.into_iter().map(way).collect())
    }

    /// What is proven, and the files of the proof.
    fn certify<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        seconds: Option<f64>,
    ) -> PyResult<(&'static str, Vec<(String, Bound<'py, PyBytes>)>)> {
        let made = ask(py, seconds, |stop| self.0.certify(name, stop))?.map_err(refused)?;
        let file = |(name, bytes): &(String, Vec<u8>)| (name.clone(), PyBytes::new(py, bytes));
        Ok((made.status.name(), made.files.iter().map(file).collect()))
    }

    /// As a picture, with a solution or to be solved.
    fn svg(&self, known: Option<&[u8]>) -> PyResult<String> {
        drawing::svg(&self.0, known).map_err(refused)
    }
}

impl Core {
    fn level(&self, name: &str) -> PyResult<Level> {
        let level = match self.0.as_ref() {
            GamePuzzle::Nonogram(_) => Level::find::<grille_engine::nonogram::Nonogram>(name),
            GamePuzzle::Sudoku(_) => Level::find::<grille_engine::sudoku::Sudoku>(name),
        };
        level.ok_or_else(|| refused(format!("level: there is no {name:?}")))
    }
}
