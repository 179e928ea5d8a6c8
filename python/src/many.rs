//! Many puzzles on all cores, with their results as two arrays.

use crate::asking::deadline;
use crate::core::Core;
use crate::making::sudoku_of;
use crate::refused;
use grille_answer::AnyPuzzle;
use grille_answer::door::{Solved, Status};
use grille_drive::{Interrupt, in_order};
use grille_formats::game::is_sudoku_line;
use grille_formats::sudoku::line;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyList, PyString};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often the interpreter is asked whether somebody pressed Ctrl-C.
const OFTEN: Duration = Duration::from_millis(50);
/// The most puzzles that a worker takes at once; of few puzzles, which may be hard, it takes fewer.
const AT_ONCE: usize = 64;
/// How often each worker comes for more, at least.
const TIMES: usize = 32;

/// What a worker is given.
enum Item {
    Puzzle(AnyPuzzle),
    Text(String),
    Grid(Vec<u8>),
}

/// What is told of a puzzle: how it ended, the first solution, its size, and how many were found.
type Told = (Status, Vec<u8>, (usize, usize), usize);

/// Solves puzzles, texts and grids. Gives a byte for each (the status by its place in the list of them), how many
/// solutions were found of each, the sizes, and the cells of the first solution of each, all in one row.
#[pyfunction]
#[pyo3(signature = (puzzles, limit, threads, seconds))]
pub fn solve_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyList>,
    limit: u64,
    threads: Option<usize>,
    seconds: Option<f64>,
) -> PyResult<(Vec<u8>, Bound<'py, PyBytes>, Vec<(usize, usize)>, Bound<'py, PyByteArray>)> {
    let mut items = Vec::with_capacity(puzzles.len());
    for item in puzzles.iter() {
        items.push(if let Ok(text) = item.cast::<PyString>() {
            Item::Text(text.to_cow()?.into_owned())
        } else if let Ok(grid) = item.cast::<PyBytes>() {
            Item::Grid(grid.as_bytes().to_vec())
        } else {
            Item::Puzzle(item.cast::<Core>()?.get().0.clone())
        });
    }
    let usual = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = threads.unwrap_or_else(usual).max(1);
    let end = deadline(seconds)?;
    let all = work(py, items, limit, threads, end)?;
    let (mut codes, mut found) = (Vec::with_capacity(all.len()), Vec::with_capacity(all.len()));
    let (mut sizes, mut cells) = (Vec::with_capacity(all.len()), Vec::new());
    for (status, first, size, number) in all {
        codes.push(code(status));
        found.push(u8::try_from(number).unwrap_or(u8::MAX));
        sizes.push(size);
        match first.is_empty() {
            true => cells.extend(std::iter::repeat_n(u8::MAX, size.0 * size.1)),
            false => cells.extend(first),
        }
    }
    Ok((codes, PyBytes::new(py, &found), sizes, PyByteArray::new(py, &cells)))
}

/// Works on another thread, so that this one can look for signals.
fn work(
    py: Python<'_>,
    items: Vec<Item>,
    limit: u64,
    threads: usize,
    end: Option<Instant>,
) -> PyResult<Vec<Told>> {
    let interrupt = Interrupt::default();
    let (done, raised) = py.detach(|| {
        std::thread::scope(|scope| {
            let (tell, told) = channel();
            let interrupt = &interrupt;
            let at_once = (items.len() / (threads * TIMES)).clamp(1, AT_ONCE);
            scope.spawn(move || {
                let mut all = Vec::with_capacity(items.len());
                let mut failure = None;
                let one = |items: Vec<Item>| -> Vec<PyResult<Told>> {
                    items.into_iter().map(|item| solve(item, limit, interrupt, end)).collect()
                };
                in_order(chunks(items, at_once), threads, one, |some| {
                    for one in some {
                        match one {
                            Ok(one) => all.push(one),
                            Err(why) => failure = failure.take().or(Some(why)),
                        }
                    }
                    failure.is_none() && !interrupt.is_raised()
                });
                // Nobody listens where a signal was raised.
                let _ = tell.send(failure.map_or(Ok(all), Err));
            });
            loop {
                match told.recv_timeout(OFTEN) {
                    Ok(done) => return (Some(done), None),
                    Err(RecvTimeoutError::Disconnected) => return (None, None),
                    Err(RecvTimeoutError::Timeout) => {}
                }
                if let Err(raised) = Python::attach(|py| py.check_signals()) {
                    interrupt.raise();
                    return (None, Some(raised));
                }
            }
        })
    });
    match (done, raised) {
        (_, Some(raised)) => Err(raised),
        (Some(done), None) => done,
        (None, None) => Err(refused("the work broke off")),
    }
}

fn chunks(items: Vec<Item>, at_once: usize) -> impl Iterator<Item = Vec<Item>> + Send {
    let mut items = items.into_iter();
    std::iter::from_fn(move || {
        let some: Vec<Item> = items.by_ref().take(at_once).collect();
        (!some.is_empty()).then_some(some)
    })
}

fn solve(item: Item, limit: u64, interrupt: &Interrupt, end: Option<Instant>) -> PyResult<Told> {
    let puzzle = match item {
        Item::Puzzle(puzzle) => puzzle,
        // Looking which format fits takes longer than solving most sudokus.
        Item::Text(text) if is_sudoku_line(text.trim()) => {
            line::read_line(text.trim()).map_err(refused)?.into()
        }
        Item::Text(text) => grille_answer::read("text", &text).map_err(refused)?,
        Item::Grid(cells) => sudoku_of(&cells)?.into(),
    };
    let late = || end.is_some_and(|end| Instant::now() >= end);
    let size = (puzzle.size().rows(), puzzle.size().cols());
    if end.is_some() && late() {
        return Ok((Status::Stopped, Vec::new(), size, 0));
    }
    let Solved { status, solutions, .. } = puzzle.solve(limit, || interrupt.is_raised() || late());
    let number = solutions.len();
    let first = solutions.into_iter().next().map(|one| one.values().to_vec());
    Ok((status, first.unwrap_or_default(), size, number))
}

/// The place of a status in the package's list of them.
fn code(status: Status) -> u8 {
    match status {
        Status::Unique => 0,
        Status::Several => 1,
        Status::None => 2,
        Status::Found => 3,
        Status::Stopped => 4,
        Status::Wrong => 5,
    }
}
