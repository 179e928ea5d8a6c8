//! `grille new` and `grille sudoku new`: random puzzles to order, printed or one file each.

mod nonogram;
mod practice;
mod sudoku;
mod wanted;

pub use nonogram::run as nonogram;
pub use sudoku::run as sudoku;
pub use wanted::{Wanted, puzzles};

use crate::args::Making;

use crate::output::{self, Target};
use crate::page::{Page, Piece};
use crate::{Desk, Exit, batch, file};
use grille_drive::{Budget, Ended, Stop, in_order};
use grille_formats::{GameFormat, GameName, GamePuzzle};
use grille_words::{Words, say};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// What is ordered.
trait Order: Sync {
    /// What is made.
    type Made: Send;

    /// The game.
    const GAME: GameName;

    /// Makes what follows from a seed; none where it gave up.
    fn make(&self, seed: &str, budget: &mut Budget) -> Ended<Option<Self::Made>>;
    /// That it gave up.
    fn gave_up(&self, words: &Words, name: &str) -> String;
    /// The puzzle, which says how to make it again where it can.
    fn puzzle(&self, made: &Self::Made, name: &str) -> anyhow::Result<GamePuzzle>;
    /// What an object says of it.
    fn describe(&self, object: &mut Value, made: &Self::Made);
    /// What to say beside the drawing of one, if it is drawn and not written in a format.
    fn note(&self, words: &Words, made: &Self::Made, name: &str) -> String;
    /// What its file is called, up to its number.
    fn stem(&self) -> String;
}

/// How it ended.
enum Outcome<M> {
    Made(Box<M>),
    GaveUp,
    Limit,
    Interrupted,
}

struct Maker<'a, O> {
    desk: &'a Desk,
    args: &'a Making,
    order: O,
    seed: String,
    format: GameFormat,
    /// Whether one is shown to a person, with a word about it.
    is_drawn: bool,
    target: Target,
    /// What goes into one file, in order.
    parts: Mutex<Vec<String>>,
}

/// Makes what was ordered, in the format that was asked for or in this one.
fn make<O: Order>(
    desk: &Desk,
    args: &Making,
    order: O,
    usual: &str,
    is_drawn: bool,
) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let target = Target::new(desk, &args.output)?;
    let format = target.format(desk, args.to.as_deref(), O::GAME, usual)?;
    if format.game() != O::GAME {
        anyhow::bail!(words.other_game(format, O::GAME));
    }
    let is_together = target.folder().is_none() && (target.file().is_some() || !args.json.json);
    if format.many().is_none() && args.number > 1 && is_together {
        let count = args.number;
        anyhow::bail!(say!(words, "new-only-one", format = format.name(), count = count));
    }
    let seed = args.seed.clone().unwrap_or_else(any_seed);
    let parts = Mutex::default();
    let maker = Maker { desk, args, order, seed, format, is_drawn, target, parts };
    if let Target::Folder(folder) = &maker.target {
        let files: Vec<PathBuf> = (1..=args.number).map(|number| maker.file(number)).collect();
        output::prepare(desk, &args.output, folder, files.iter().map(PathBuf::as_path))?;
    }
    maker.run()
}

impl<O: Order> Maker<'_, O> {
    fn run(&self) -> anyhow::Result<Exit> {
        let is_one = self.args.number == 1;
        let threads = if is_one { 1 } else { batch::threads(self.args.threads.threads) };
        let json = self.args.json.json;
        let page = if json { Page::separated("") } else { Page::of(self.format) };
        let bar = self.bar();
        let (mut exit, mut failure, mut made) = (Exit::default(), None, 0);
        let work = |number: u32| (number, self.outcome(number));
        in_order(1..=self.args.number, threads, work, |(number, outcome)| {
            bar.iter().for_each(|bar| bar.inc(1));
            made += u32::from(matches!(outcome, Outcome::Made(_)));
            let told = match &bar {
                Some(bar) => bar.suspend(|| self.tell(&page, number, outcome)),
                None => self.tell(&page, number, outcome),
            };
            match told {
                Ok(one) => exit = exit.max(one),
                Err(error) => failure = Some(error),
            }
            failure.is_none() && !self.desk.interrupt.is_raised()
        });
        bar.iter().for_each(ProgressBar::finish_and_clear);
        if let Some(error) = failure {
            return Err(error);
        }
        let path = match &self.target {
            Target::Screen => {
                self.desk.screen.data().write_all(page.end().as_bytes())?;
                None
            }
            Target::Folder(folder) => Some(folder),
            Target::File(path) => {
                let parts = self.parts.lock().unwrap_or_else(PoisonError::into_inner);
                let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
                if !parts.is_empty() && !self.desk.interrupt.is_raised() {
                    let text = self.format.framed(&parts);
                    let bytes = file::coded(self.format, &text);
                    output::put(self.desk, &self.args.output, path, bytes)?;
                }
                Some(path)
            }
        };
        if let Some(path) = path.filter(|_| !json) {
            let (folder, seed) = (path.display().to_string(), self.seed.as_str());
            let note =
                say!(self.desk.words, "new-made", count = made, folder = folder, seed = seed);
            self.desk.screen.note(&format!("{note}\n"));
        }
        Ok(if self.desk.interrupt.is_raised() { Exit::Interrupted } else { exit })
    }

    fn outcome(&self, number: u32) -> Outcome<O::Made> {
        let budget = &mut batch::budget(self.desk, &self.args.limits);
        match self.order.make(&self.name(number), budget) {
            Ended::Done(Some(made)) => Outcome::Made(Box::new(made)),
            Ended::Done(None) => Outcome::GaveUp,
            Ended::Stopped(Stop::Interrupt) => Outcome::Interrupted,
            Ended::Stopped(Stop::Steps | Stop::Time) => Outcome::Limit,
        }
    }

    /// Writes a puzzle, or says why there is none.
    fn tell(&self, page: &Page, number: u32, outcome: Outcome<O::Made>) -> anyhow::Result<Exit> {
        let (words, name) = (&self.desk.words, self.name(number));
        let (why, status, exit) = match outcome {
            Outcome::Made(made) => {
                self.write(page, number, &made)?;
                return Ok(Exit::Yes);
            }
            Outcome::Interrupted => return Ok(Exit::Interrupted),
            Outcome::GaveUp => (self.order.gave_up(words, &name), "none", Exit::No),
            Outcome::Limit => {
                (say!(words, "new-stopped", name = name.as_str()), "limit", Exit::Trouble)
            }
        };
        if self.args.json.json {
            let object = json!({ "seed": name, "status": status });
            writeln!(self.desk.screen.out(), "{object}")?;
        }
        self.desk.screen.complain(&why);
        Ok(exit)
    }

    fn write(&self, page: &Page, number: u32, made: &O::Made) -> anyhow::Result<()> {
        let (words, name) = (&self.desk.words, self.name(number));
        let puzzle = self.order.puzzle(made, &name)?;
        let text = self
            .format
            .write_part(&puzzle)
            .map_err(|why| anyhow::anyhow!(words.unheld(self.format, O::GAME, why)))?;
        let path = match &self.target {
            Target::Screen => None,
            Target::Folder(folder) => {
                let path = folder.join(self.file(number));
                let text = self.format.framed(&[&text]);
                let bytes = file::coded(self.format, &text);
                output::put(self.desk, &self.args.output, &path, bytes)?;
                Some(path)
            }
            Target::File(path) => {
                let mut parts = self.parts.lock().unwrap_or_else(PoisonError::into_inner);
                parts.push(text.clone());
                Some(path.clone())
            }
        };
        if self.args.json.json {
            let mut object = json!({ "seed": name, "status": "made" });
            self.order.describe(&mut object, made);
            match path {
                Some(path) => object["file"] = path.display().to_string().into(),
                None => object["text"] = text.into(),
            }
            writeln!(self.desk.screen.out(), "{object}")?;
        } else if path.is_none() {
            let mut piece = Piece::new(page, self.desk.screen.data(), false);
            piece.write_all(&file::coded(self.format, &text))?;
            piece.flush()?;
            if self.is_drawn {
                self.desk.screen.note(&format!("{}\n", self.order.note(words, made, &name)));
            }
        }
        Ok(())
    }

    /// The seed of one puzzle.
    fn name(&self, number: u32) -> String {
        format!("{}/{number}", self.seed)
    }

    /// The name of the file of one puzzle in a folder.
    fn file(&self, number: u32) -> PathBuf {
        let width = self.args.number.to_string().len();
        let (stem, ending) = (self.order.stem(), self.format.extensions()[0]);
        PathBuf::from(format!("{stem}-{number:0width$}.{ending}"))
    }

    /// A bar on a terminal, if there may be much to wait for.
    fn bar(&self) -> Option<ProgressBar> {
        if self.args.number < 2 || !io::stderr().is_terminal() {
            return None;
        }
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} ({per_sec}) {elapsed}");
        let bar = ProgressBar::new(u64::from(self.args.number));
        if let Ok(style) = style {
            bar.set_style(style);
        }
        Some(bar)
    }
}

/// A text that was hardly ever there before.
pub fn any_seed() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    let mut left = now as u64 ^ u64::from(std::process::id()).rotate_left(40);
    let mut letters = String::new();
    for _ in 0..8 {
        letters.push(char::from(b'a' + (left % 26) as u8));
        left /= 26;
    }
    letters
}
