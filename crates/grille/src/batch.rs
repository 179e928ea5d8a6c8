//! Many puzzles: worked on at once, answered in order, with a bar to watch.

use crate::input::{Job, Wrong};
use crate::{Desk, Exit, args, json};
use grille_drive::{Budget, in_order};
use grille_words::draw;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::thread;
use std::time::Duration;

/// What is to be written for one puzzle.
#[derive(Default)]
pub struct Written {
    /// To standard output.
    pub out: Vec<u8>,
    /// To standard error.
    pub err: String,
    /// How it went.
    pub exit: Exit,
}

impl Written {
    /// What to write for an input that is no puzzle.
    pub fn wrong(desk: &Desk, name: &str, wrong: &Wrong, as_json: bool) -> io::Result<Written> {
        let mut written = Written { exit: Exit::Trouble, ..Written::default() };
        if as_json {
            json::wrong(&mut written.out, &desk.words, name, wrong)?;
        }
        written.err = match wrong {
            Wrong::Text(source, problems) => {
                draw(&desk.words, source, problems, desk.screen.err_paint())
            }
            Wrong::Other(message) => format!("grille: {message}\n"),
        };
        Ok(written)
    }
}

/// The budget of one puzzle, beginning now.
pub fn budget(desk: &Desk, limits: &args::Limits) -> Budget {
    Budget::new(limits.step_limit, limits.time_limit, &desk.interrupt)
}

/// Does `work` for every job and writes what comes of it, in the order of the
/// jobs. One at a time if `stream`: then the work may write by itself.
pub fn run(
    desk: &Desk,
    (inputs, jobs): (usize, impl Iterator<Item = Job> + Send),
    limits: &args::Limits,
    stream: bool,
    work: impl Fn(Job) -> io::Result<Written> + Sync,
) -> anyhow::Result<Exit> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = match limits.threads {
        _ if stream => 1,
        Some(threads) => usize::from(threads),
        None => cores,
    };
    let bar = if stream { ProgressBar::hidden() } else { bar(inputs) };
    let mut exit = Exit::default();
    let mut failure = None;
    in_order(jobs, threads, work, |written| {
        let shown =
            written.and_then(|written| bar.suspend(|| show(desk, &written)).map(|()| written.exit));
        bar.inc(1);
        match shown {
            Ok(one) => exit = exit.max(one),
            Err(error) => failure = Some(error),
        }
        failure.is_none() && !desk.interrupt.is_raised()
    });
    bar.finish_and_clear();
    match failure {
        Some(error) => Err(error.into()),
        None if desk.interrupt.is_raised() => Ok(Exit::Interrupted),
        None => Ok(exit),
    }
}

fn show(desk: &Desk, written: &Written) -> io::Result<()> {
    let mut out = desk.screen.out();
    out.write_all(&written.out)?;
    out.flush()?;
    if !written.err.is_empty() {
        desk.screen.note(&written.err);
    }
    Ok(())
}

/// A bar on a terminal if there may be much to wait for; how many puzzles there
/// are is only known in the end.
fn bar(inputs: usize) -> ProgressBar {
    if inputs < 2 || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {human_pos} ({per_sec}) {elapsed}");
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
