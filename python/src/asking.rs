//! Long work without the interpreter's lock, which a time limit or Ctrl-C ends.

use pyo3::prelude::*;
use std::time::{Duration, Instant};

/// How often the interpreter is asked whether somebody pressed Ctrl-C.
const OFTEN: Duration = Duration::from_millis(50);

/// The end of a time that begins now.
pub fn deadline(seconds: Option<f64>) -> PyResult<Option<Instant>> {
    let Some(seconds) = seconds else { return Ok(None) };
    let time = Duration::try_from_secs_f64(seconds).map_err(crate::refused)?;
    // What no clock reaches is no limit.
    Ok(Instant::now().checked_add(time))
}

/// Does work that asks now and then whether to stop. A signal whose handler raises ends it, and is raised.
pub fn ask<T: Send>(
    py: Python<'_>,
    seconds: Option<f64>,
    work: impl FnOnce(&mut dyn FnMut() -> bool) -> T + Send,
) -> PyResult<T> {
    let end = deadline(seconds)?;
    let (done, raised) = py.detach(|| {
        let (mut raised, mut looked) = (None, Instant::now());
        let mut stop = || {
            let now = Instant::now();
            if now.duration_since(looked) >= OFTEN && raised.is_none() {
                looked = now;
                raised = Python::attach(|py| py.check_signals()).err();
            }
            raised.is_some() || end.is_some_and(|end| now >= end)
        };
        let done = work(&mut stop);
        (done, raised)
    });
    raised.map_or(Ok(done), Err)
}
