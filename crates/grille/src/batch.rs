//! Many puzzles: worked on at once, answered in order, with a bar to watch.

use crate::input::{At, Chunk, Jobs, Wrong};
use crate::page::{Page, Piece};
use crate::{Desk, Exit, args, wrong};
use grille_drive::{Budget, in_order};
use grille_formats::GamePuzzle;
use grille_words::say;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// The most complaints about one file of lines; the others are counted.
const COMPLAINTS: usize = 20;

/// Complaints about files, so that a file with a million bad lines does not fill the screen.
#[derive(Default)]
struct Complaints {
    name: Option<Arc<str>>,
    told: usize,
    left_out: usize,
}

impl Complaints {
    /// Whether another one about this file is to be told.
    fn is_told(&mut self, desk: &Desk, name: &Arc<str>) -> bool {
        if self.name.as_ref() != Some(name) {
            self.close(desk);
            self.name = Some(Arc::clone(name));
        }
        self.told += 1;
        self.left_out += usize::from(self.told > COMPLAINTS);
        self.told <= COMPLAINTS
    }

    /// Tells how many were left out.
    fn close(&mut self, desk: &Desk) {
        let Complaints { name, left_out, .. } = std::mem::take(self);
        if let (Some(name), 1..) = (name, left_out) {
            let told = say!(desk.words, "input-again", name = &*name, count = left_out);
            desk.screen.complain(&told);
        }
    }
}

/// What is to be written for one chunk of puzzles.
#[derive(Default)]
pub struct Written {
    /// What is wrong with inputs, one complaint each, and the file that they are about.
    pub wrong: Vec<String>,
    /// The file, or what stands for one.
    name: Option<Arc<str>>,
    /// To standard output.
    pub out: Vec<u8>,
    /// To standard error.
    pub err: String,
    /// Whether nothing stands between it and others that say so too.
    pub close: bool,
    /// Whether it wrote by itself, and that was one piece more than the page may have.
    pub too_many: bool,
    /// How it went.
    pub exit: Exit,
}

/// A puzzle to work on, among others of its chunk.
pub struct One<'a> {
    name: &'a str,
    at: At,
    /// Whether it is the only puzzle of the only input: it needs no name then.
    pub alone: bool,
}

impl One<'_> {
    /// What to call it: the file, and its place there if the file has several.
    pub fn label(&self) -> String {
        self.at.label(self.name)
    }

    /// The file, or what stands for one.
    pub fn name(&self) -> &str {
        self.name
    }

    /// Its place there.
    pub fn at(&self) -> At {
        self.at
    }
}

/// Why there is no answer to a puzzle.
pub enum Refused {
    /// What was asked for does not go with it.
    Wrong(Wrong),
    /// The answer could not be written.
    Unwritten(io::Error),
}

impl From<Wrong> for Refused {
    fn from(wrong: Wrong) -> Refused {
        Refused::Wrong(wrong)
    }
}

/// In words.
impl From<String> for Refused {
    fn from(why: String) -> Refused {
        Refused::Wrong(Wrong::Unfit(why))
    }
}

impl From<io::Error> for Refused {
    fn from(error: io::Error) -> Refused {
        Refused::Unwritten(error)
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
    /// Whether what is wrong is told as an object too.
    pub json: bool,
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

/// Does `work` for every puzzle and writes what comes of it, in the order of the input; what
/// is wrong with one is told, and hides no other.
pub fn run(
    desk: &Desk,
    jobs: Jobs,
    plan: &Plan<'_>,
    work: impl Fn(&One<'_>, &GamePuzzle, &mut Written) -> Result<(), Refused> + Sync,
) -> anyhow::Result<Exit> {
    let threads = if plan.stream || jobs.is_one() { 1 } else { threads(plan.threads) };
    let bar = if plan.stream { None } else { bar(jobs.inputs) };
    let (mut exit, mut failure) = (Exit::default(), None);
    let mut complaints = Complaints::default();
    let is_only = jobs.inputs == 1;
    let answered = |chunk: Chunk| answered(desk, plan, chunk, is_only, &work);
    in_order(jobs, threads, answered, |written| {
        let shown = written.and_then(|written| {
            let mut show = || show(desk, plan.page, &written, &mut complaints);
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
    complaints.close(desk);
    if let Some(error) = failure {
        return Err(error.into());
    }
    desk.screen.out().write_all(plan.page.end().as_bytes())?;
    Ok(if desk.interrupt.is_raised() { Exit::Interrupted } else { exit })
}

/// The answers to the puzzles of a chunk.
fn answered(
    desk: &Desk,
    plan: &Plan<'_>,
    chunk: Chunk,
    is_only: bool,
    work: impl Fn(&One<'_>, &GamePuzzle, &mut Written) -> Result<(), Refused>,
) -> io::Result<Written> {
    let mut written = Written { name: Some(Arc::clone(&chunk.name)), ..Written::default() };
    each(desk, chunk, is_only, |one, puzzle| {
        let before = written.out.len();
        let done = match puzzle {
            Ok(puzzle) => work(one, puzzle, &mut written),
            Err(wrong) => {
                wrong::add(&mut written, desk, &one.label(), wrong, plan.json)?;
                Ok(())
            }
        };
        match done {
            Ok(()) => {}
            Err(Refused::Unwritten(error)) => return Err(error),
            Err(Refused::Wrong(wrong)) => {
                wrong::add(&mut written, desk, &one.label(), &wrong, plan.json)?;
            }
        }
        let between = plan.page.between().filter(|_| !written.close).unwrap_or_default();
        if before > 0 && written.out.len() > before {
            written.out.splice(before..before, between.bytes());
        }
        Ok(())
    })?;
    Ok(written)
}

/// Goes through the puzzles of a chunk until somebody presses Ctrl-C.
pub fn each<E>(
    desk: &Desk,
    chunk: Chunk,
    is_only: bool,
    mut work: impl FnMut(&One<'_>, &Result<GamePuzzle, Wrong>) -> Result<(), E>,
) -> Result<(), E> {
    let name = Arc::clone(&chunk.name);
    if let Some((rows, cols)) = chunk.understood {
        let told = say!(desk.words, "input-understood", name = &*name, rows = rows, columns = cols);
        desk.screen.complain(&told);
    }
    chunk.each(|at, puzzle| match desk.interrupt.is_raised() {
        true => Ok(()),
        false => work(&One { name: &name, at, alone: is_only && at == At::Alone }, &puzzle),
    })
}

fn show(
    desk: &Desk,
    page: &Page,
    written: &Written,
    complaints: &mut Complaints,
) -> io::Result<Exit> {
    let mut piece = Piece::new(page, desk.screen.out(), written.close);
    piece.write_all(&written.out)?;
    piece.flush()?;
    for (wrong, name) in written.wrong.iter().zip(std::iter::repeat(&written.name)) {
        if name.as_ref().is_none_or(|name| complaints.is_told(desk, name)) {
            desk.screen.note(wrong);
        }
    }
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
pub fn bar(inputs: usize) -> Option<ProgressBar> {
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
