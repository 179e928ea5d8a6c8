//! Files and texts become puzzles, or errors with places.

use crate::core::Core;
use grille_answer::door::UnreadKind;
use grille_answer::{AnyPuzzle, Unread, read_all, read_all_file};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use std::path::PathBuf;

/// Every puzzle of a file.
#[pyfunction]
pub fn read(py: Python<'_>, path: PathBuf, lang: &str) -> PyResult<Vec<Core>> {
    let read = py.detach(|| read_all_file(&path));
    all(py, read, lang)
}

/// Every puzzle of a text.
#[pyfunction]
pub fn read_text(py: Python<'_>, name: &str, text: &str, lang: &str) -> PyResult<Vec<Core>> {
    let read = py.detach(|| read_all(name, text));
    all(py, read, lang)
}

fn all(py: Python<'_>, read: Result<Vec<AnyPuzzle>, Unread>, lang: &str) -> PyResult<Vec<Core>> {
    let unread = match read {
        Ok(puzzles) => return Ok(puzzles.into_iter().map(Core).collect()),
        Err(unread) => unread,
    };
    let words = crate::words(lang)?;
    let said = unread.said(&words);
    if matches!(unread.kind, UnreadKind::File(_)) {
        return Err(PyOSError::new_err(said));
    }
    // `grille.ReadError` is written in Python and takes this apart.
    let places: Vec<(usize, usize, String)> = unread
        .places(&words)
        .into_iter()
        .map(|place| (place.line, place.column, place.message))
        .collect();
    let error = py.import("grille._errors")?.getattr("ReadError")?;
    Err(match error.call1((unread.name.as_str(), said.as_str(), places)) {
        Ok(made) => PyErr::from_value(made),
        Err(_) => PyValueError::new_err(said),
    })
}
