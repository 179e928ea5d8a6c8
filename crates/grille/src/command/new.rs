//! `grille new`: random puzzles to order, printed or one file each.

use crate::page::{Page, Piece};
use crate::{Desk, Exit, args, batch, command, file};
use anyhow::Context;
use grille_answer::Rateable;
use grille_drive::{Ended, Stop, in_order};
use grille_engine::grid::Size;
use grille_engine::nonogram::generate::{Generate, Made, Recipe, Source, Symmetry};
use grille_engine::nonogram::rate::CLASSES;
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_formats::nonogram::Format;
use grille_words::say;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

struct Maker<'a> {
    desk: &'a Desk,
    args: &'a args::New,
    recipe: Recipe,
    seed: String,
    format: &'static Format,
}

/// What came of one puzzle.
enum Outcome {
    Made(Box<Made>),
    GaveUp,
    Limit,
    Interrupted,
}

pub fn run(desk: &Desk, args: &args::New) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let rows = usize::from(args.rows);
    let size = Size::new(rows, args.columns.map_or(rows, usize::from)).context("size")?;
    let named = |name: &Option<String>, own: &str| name.as_deref() == Some(own);
    let recipe = Recipe {
        density: args.density,
        inks: usize::from(args.colours),
        symmetry: Symmetry::ALL
            .iter()
            .copied()
            .find(|symmetry| symmetry.name() == args.symmetry)
            .unwrap_or_default(),
        source: Source::ALL.iter().copied().find(|source| named(&args.source, source.name())),
        class: CLASSES.iter().copied().find(|class| named(&args.class, class.name())),
        unique: !args.ambiguous,
        givens: args.givens,
        ..Recipe::new(size)
    };
    if let Err(flaw) = Generate::new(recipe.clone(), "") {
        anyhow::bail!(words.flaw(flaw));
    }
    let format = grille_formats::find(&args.to).context("unknown format")?;
    if format.many.is_none() && args.number > 1 && args.output.is_none() && !args.json {
        let count = args.number;
        anyhow::bail!(say!(words, "new-only-one", format = format.name, count = count));
    }
    let seed = args.seed.clone().unwrap_or_else(any_seed);
    let maker = Maker { desk, args, recipe, seed, format };
    if let Some(folder) = &args.output {
        maker.prepare(folder)?;
    }
    maker.run()
}

impl Maker<'_> {
    /// Makes the folder; complains if something in it would be replaced.
    fn prepare(&self, folder: &Path) -> anyhow::Result<()> {
        let named = || folder.display().to_string();
        std::fs::create_dir_all(folder).with_context(named)?;
        let mut paths = (1..=self.args.number).map(|number| self.path(folder, number));
        match paths.find(|path| path.exists() && !self.args.force) {
            Some(path) => {
                let path = path.display().to_string();
                anyhow::bail!(say!(self.desk.words, "new-exists", path = path))
            }
            None => Ok(()),
        }
    }

    fn run(&self) -> anyhow::Result<Exit> {
        let threads = if self.args.number == 1 { 1 } else { batch::threads(self.args.threads) };
        let page = if self.args.json { Page::separated("") } else { Page::of(self.format) };
        let bar = self.bar();
        let (mut exit, mut failure, mut made) = (Exit::default(), None, 0);
        let work = |number: u32| (number, self.make(number));
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
        match &self.args.output {
            Some(folder) if !self.args.json => {
                let (folder, seed) = (folder.display().to_string(), self.seed.as_str());
                let note =
                    say!(self.desk.words, "new-made", count = made, folder = folder, seed = seed);
                self.desk.screen.note(&format!("{note}\n"));
            }
            Some(_) => {}
            None => self.desk.screen.out().write_all(page.end().as_bytes())?,
        }
        Ok(if self.desk.interrupt.is_raised() { Exit::Interrupted } else { exit })
    }

    fn make(&self, number: u32) -> Outcome {
        // The recipe was looked at before.
        let Ok(mut task) = Generate::new(self.recipe.clone(), &self.name(number)) else {
            return Outcome::GaveUp;
        };
        match batch::budget(self.desk, &self.args.limits).task(&mut task) {
            Ended::Done(Ok(made)) => Outcome::Made(Box::new(made)),
            Ended::Done(Err(_)) => Outcome::GaveUp,
            Ended::Stopped(Stop::Interrupt) => Outcome::Interrupted,
            Ended::Stopped(Stop::Steps | Stop::Time) => Outcome::Limit,
        }
    }

    /// Writes a puzzle, or says why there is none.
    fn tell(&self, page: &Page, number: u32, outcome: Outcome) -> anyhow::Result<Exit> {
        let (words, name) = (&self.desk.words, self.name(number));
        let (why, exit) = match outcome {
            Outcome::Made(made) => {
                self.write(page, number, &made)?;
                return Ok(Exit::Yes);
            }
            Outcome::Interrupted => return Ok(Exit::Interrupted),
            Outcome::GaveUp => {
                let tries = words.number(&grille_engine::nonogram::generate::MOST_TRIES);
                (say!(words, "new-gave-up", name = name, tries = tries), Exit::No)
            }
            Outcome::Limit => (say!(words, "new-stopped", name = name), Exit::Trouble),
        };
        if self.args.json {
            let status = if exit == Exit::No { "none" } else { "limit" };
            let object = json!({ "seed": self.name(number), "status": status });
            writeln!(self.desk.screen.out(), "{object}")?;
        }
        self.desk.screen.complain(&why);
        Ok(exit)
    }

    fn write(&self, page: &Page, number: u32, made: &Made) -> anyhow::Result<()> {
        let puzzle = self.signed(number, &made.puzzle)?;
        let text = match self.format.write_part(&puzzle) {
            Ok(text) => text,
            Err(unwritable) => {
                let what = self.desk.words.part(unwritable.0);
                let format = self.format.name;
                anyhow::bail!(say!(self.desk.words, "convert-cannot", format = format, what = what))
            }
        };
        let path = self.args.output.as_deref().map(|folder| self.path(folder, number));
        if let Some(path) = &path {
            file::put(path, &command::convert::framed(self.format, &[&text]))?;
        }
        if self.args.json {
            let object = self.object(number, made, &text, path.as_deref());
            writeln!(self.desk.screen.out(), "{object}")?;
        } else if path.is_none() {
            let mut piece = Piece::new(page, self.desk.screen.out());
            piece.write_all(text.as_bytes())?;
            piece.flush()?;
        }
        Ok(())
    }

    fn object(&self, number: u32, made: &Made, text: &str, path: Option<&Path>) -> Value {
        let mut object = json!({
            "seed": self.name(number),
            "status": "made",
            "rows": self.recipe.size.rows(),
            "columns": self.recipe.size.cols(),
            "source": made.source.name(),
            "tries": made.tries,
        });
        match path {
            Some(path) => object["file"] = path.display().to_string().into(),
            None => object["text"] = text.into(),
        }
        if let Some(rating) = &made.rating {
            Nonogram::describe(&mut object, rating);
        }
        object
    }

    /// The puzzle, which says how to make it again.
    fn signed(&self, number: u32, puzzle: &Puzzle) -> anyhow::Result<Puzzle> {
        let mut draft = puzzle.draft();
        draft.about.id = Some(self.name(number));
        draft.about.source = Some(self.command());
        Puzzle::new(draft).ok().context("a puzzle with a name is a puzzle")
    }

    /// What was typed, as far as the puzzles hang on it.
    fn command(&self) -> String {
        let (args, size) = (self.args, self.recipe.size);
        let mut text =
            format!("grille {} new {} {}", env!("CARGO_PKG_VERSION"), size.rows(), size.cols());
        let mut add = |option: &str, value: &str| text += &format!(" --{option} {value}");
        if args.density != 0.5 {
            add("density", &args.density.to_string());
        }
        if args.colours > 1 {
            add("colours", &args.colours.to_string());
        }
        for (option, value) in [("class", &args.class), ("source", &args.source)] {
            value.iter().for_each(|value| add(option, value));
        }
        if self.recipe.symmetry != Symmetry::None {
            add("symmetry", &args.symmetry);
        }
        if args.givens > 0 {
            add("givens", &args.givens.to_string());
        }
        if args.ambiguous {
            text += " --ambiguous";
        }
        text
    }

    /// The seed of one puzzle.
    fn name(&self, number: u32) -> String {
        format!("{}/{number}", self.seed)
    }

    fn path(&self, folder: &Path, number: u32) -> PathBuf {
        let width = self.args.number.to_string().len();
        let class = self.args.class.as_deref().unwrap_or("random");
        let size = self.recipe.size;
        folder.join(format!("{size}-{class}-{number:0width$}.{}", self.format.extensions[0]))
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
