//! Grille for Python: what `package/grille` is made on. Everything here takes and gives plain data; the classes that people
//! see are written in Python, with their types.

mod asking;
mod core;
mod drawing;
mod lab;
mod making;
mod many;
mod reading;

use pyo3::prelude::*;

/// The native half of the package.
#[pymodule]
mod _grille {
    #[pymodule_export]
    use crate::core::Core;
    #[pymodule_export]
    use crate::lab::{campaign_of_study, lab_count, lab_merge, lab_shard, lab_version};
    #[pymodule_export]
    use crate::making::{generate, of_clues, of_digits, of_picture};
    #[pymodule_export]
    use crate::many::solve_many;
    #[pymodule_export]
    use crate::reading::{read, read_text};
}

/// That what was asked for cannot be had.
fn refused(why: impl std::fmt::Display) -> PyErr {
    pyo3::exceptions::PyValueError::new_err(why.to_string())
}

/// The language of that name.
fn words(lang: &str) -> PyResult<grille_words::Words> {
    match lang {
        "en" => Ok(grille_words::Words::new(grille_words::Lang::En)),
        "fr" => Ok(grille_words::Words::new(grille_words::Lang::Fr)),
        other => Err(refused(format!("lang: \"en\" or \"fr\", not {other:?}"))),
    }
}
