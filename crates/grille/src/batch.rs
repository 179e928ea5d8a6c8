//! Many puzzles: worked on at once, answered in order, with a bar to watch.

use crate::input::Jobs;
use crate::page::{Page, Piece};
use crate::{Desk, Exit, args};
use grille_drive::{Budget, in_order};
use grille_words::say;
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
    /// Whether it wrote by itself, and that was one piece more than the page may have.
    pub too_many: bool,
    /// How it went.
    pub exit: Exit,
}

impl Written {
    /// Puts something behind it.
    pub fn add(&mut self, more: Written) {
        self.out.extend(more.out);
        self.err += &more.err;
        self.too_many |= more.too_many;
        self.exit = self.exit.max(more.exit);
    }
}

/// How the work on the puzzles is to be organised.
pub struct Plan<'a> {
    /// What stands around and between the outputs.
    pub page: &'a Page,
    /// How many threads, if that was said.
    pub threads: Option<u16>,
    /// One at a time: the work may write by itself.
    pub stream: bool,
}

/// The budget of one puzzle, beginning now.
pub fn budget(desk: &Desk, limits: &args::Limits) -> Budget {
    Budget::new(limits.step_limit, limits.time_limit, &desk.interrupt)
}

/// How many threads there may be.
pub fn threads(asked: Option<u16>) -> usize {
    match asked {
        Some(threads) => usize::from(threads),
        None => thread::available_parallelism().map_or(1, usize::from),
    }
}

/// Does `work` for every job and writes what comes of it, in the order of the jobs.
pub fn run<J: Send>(
    desk: &Desk,
    jobs: Jobs<J>,
    plan: &Plan<'_>,
    work: impl Fn(J) -> io::Result<Written> + Sync,
) -> anyhow::Result<Exit> {
    let threads = if plan.stream || jobs.is_one() { 1 } else { threads(plan.threads) };
    let bar = if plan.stream { None } else { bar(jobs.inputs) };
    let mut exit = Exit::default();
    let mut failure = None;
    in_order(jobs, threads, work, |written| {
        let shown = written.and_then(|written| {
            let show = || show(desk, plan.page, &written);
            match &bar {
                Some(bar) => bar.suspend(show),
                None => show(),
            }
        });
        bar.iter().for_each(|bar| bar.inc(1));
        match shown {
            Ok(one) => exit = exit.max(one),
            Err(error) => failure = Some(error),
        }
        failure.is_none() && !desk.interrupt.is_raised()
    });
    bar.iter().for_each(ProgressBar::finish_and_clear);
    if let Some(error) = failure {
        return Err(error.into());
    }
    desk.screen.out().write_all(plan.page.end().as_bytes())?;
    Ok(if desk.interrupt.is_raised() { Exit::Interrupted } else { exit })
}

fn show(desk: &Desk, page: &Page, written: &Written) -> io::Result<Exit> {
    let mut piece = Piece::new(page, desk.screen.out());
    piece.write_all(&written.out)?;
    piece.flush()?;
    if !written.err.is_empty() {
        desk.screen.note(&written.err);
    }
    if written.too_many || piece.is_too_many() {
        desk.screen.complain(&say!(desk.words, "solve-only-one"));
        return Ok(written.exit.max(Exit::Trouble));
    }
    Ok(written.exit)
}

/// A bar on a terminal if there may be much to wait for; how many puzzles there
/// are is only known in the end.
fn bar(inputs: usize) -> Option<ProgressBar> {
    if inputs < 2 || !io::stderr().is_terminal() {
        return None;
    }
    let style = ProgressStyle::with_template("{spinner} {human_pos} ({per_sec}) {elapsed}");
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    Some(bar)
}
