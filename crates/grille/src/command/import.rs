//! `grille import`: pictures become puzzles.

use crate::args::AT_MOST;
use crate::command::repair::aim;
use crate::output::{self, Target};
use crate::{Desk, Exit, args, batch, file};
use anyhow::Context;
use grille_answer::nonogram::draw;
use grille_drive::{Ended, Stop, in_order};
use grille_engine::about::About;
use grille_engine::nonogram::Puzzle;
use grille_engine::nonogram::repair::Proposal;
use grille_formats::{GameFormat, GameName, GamePuzzle};
use grille_picture::{Crop, Imported, MAX_BYTES, Settings, Trouble, decode, import, is_picture};
use grille_studio::import::{Finish, Finishing, LeftOpen, settings_in, signed};
use grille_words::{Words, say, visible_line};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What came of a file.
enum Outcome {
    Made(Box<Made>),
    /// Nothing was found within the bounds.
    NotMended(Box<Imported>),
    Limit,
    Interrupted,
    Unreadable(io::Error),
    Trouble(Trouble),
}

/// A puzzle of a picture.
struct Made {
    imported: Imported,
    settings: Settings,
    /// The cells that were changed, and the puzzle, as it is written.
    proposal: Proposal,
    /// How many cells lines leave open in the picture before it is mended; told of dithered ones.
    open: Option<usize>,
}

pub fn run(desk: &Desk, args: &args::Import) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.mended.output)?;
    let named = args.mended.to.as_deref();
    let format = target.format(desk, named, GameName::Nonogram, "non")?;
    let files = pictures(&args.files);
    if files.is_empty() {
        let folder = args.files.first().map_or(String::new(), |path| path.display().to_string());
        anyhow::bail!(say!(desk.words, "import-empty-folder", name = folder));
    }
    if target.file().is_some() && files.len() > 1 {
        anyhow::bail!(say!(desk.words, "repair-only-one"));
    }
    let outputs = outputs(&files, format);
    if let Target::Folder(folder) = &target {
        output::prepare(desk, &args.mended.output, folder, outputs.iter().map(PathBuf::as_path))?;
    }
    let settings = args.settings(kept(desk, args)?);
    let importer = Importer { desk, args, settings, target, format, is_one: files.len() == 1 };
    let threads = if files.len() == 1 { 1 } else { batch::threads(args.mended.threads.threads) };
    let bar = batch::bar(files.len());
    let (mut exit, mut failure) = (Exit::default(), None);
    let jobs = files.iter().zip(&outputs);
    in_order(
        jobs,
        threads,
        |(path, out)| (path, out, importer.outcome(path)),
        |(path, out, outcome)| {
            let tell = || importer.tell(path, out, outcome);
            let told = match &bar {
                Some(bar) => bar.suspend(tell),
                None => tell(),
            };
            bar.iter().for_each(|bar| bar.inc(1));
            match told {
                Ok(one) => exit = exit.max(one),
                Err(error) => failure = Some(error),
            }
            failure.is_none() && !desk.interrupt.is_raised()
        },
    );
    bar.iter().for_each(ProgressBar::finish_and_clear);
    match failure {
        Some(error) => Err(error),
        None if desk.interrupt.is_raised() => Ok(Exit::Interrupted),
        None => Ok(exit),
    }
}

/// The settings in the file that was named.
fn kept(desk: &Desk, args: &args::Import) -> anyhow::Result<Settings> {
    let Some(path) = &args.settings else { return Ok(Settings::default()) };
    let name = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(name)?;
    let bad = || anyhow::anyhow!(say!(desk.words, "import-bad-settings", name = name()));
    let own = serde_json::from_str(&text).ok();
    own.or_else(|| in_puzzle(&name(), &text)).ok_or_else(bad)
}

/// The settings in the file of a puzzle that was imported.
fn in_puzzle(name: &str, text: &str) -> Option<Settings> {
    let format = grille_formats::detect(name, text).ok()?;
    let puzzle = (format.read)(text).next()?.ok()?;
    settings_in(puzzle.about())
}

/// The files, those of folders by name if they begin like pictures.
fn pictures(names: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for name in names {
        let Ok(entries) = fs::read_dir(name) else {
            files.push(name.clone());
            continue;
        };
        let mut own: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        own.retain(|path| {
            let mut head = [0; 16];
            let read = File::open(path).and_then(|mut file| file.read(&mut head));
            path.is_file() && read.is_ok_and(|count| is_picture(&head[..count]))
        });
        own.sort();
        files.extend(own);
    }
    files
}

/// A file name for each picture, in the format that is written; no two the same.
fn outputs(files: &[PathBuf], format: GameFormat) -> Vec<PathBuf> {
    let mut taken = BTreeSet::new();
    let name = |path: &PathBuf| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let stem = if stem == "-" { "stdin".into() } else { stem };
        let ending = format.extensions()[0];
        let numbered = (2..).map(|again| format!("{stem}~{again}.{ending}"));
        let mut all = std::iter::once(format!("{stem}.{ending}")).chain(numbered);
        let free = all.find(|name| taken.insert(name.clone()));
        PathBuf::from(free.unwrap_or_default())
    };
    files.iter().map(name).collect()
}

/// The bytes of a file, no more than a picture may have and one.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Pictures are decoded one at a time, whatever the number of threads: the memory for one is
/// bounded, and so is that for all.
static DECODING: Mutex<()> = Mutex::new(());

fn stopped(stop: Stop) -> Outcome {
    match stop {
        Stop::Interrupt => Outcome::Interrupted,
        Stop::Steps | Stop::Time => Outcome::Limit,
    }
}

struct Importer<'a> {
    desk: &'a Desk,
    args: &'a args::Import,
    settings: Settings,
    target: Target,
    format: GameFormat,
    is_one: bool,
}

impl Importer<'_> {
    fn outcome(&self, path: &Path) -> Outcome {
        let (imported, settings) = match self.imported(path) {
            Ok(imported) => imported,
            Err(outcome) => return outcome,
        };
        let budget = &mut batch::budget(self.desk, &self.args.mended.limits);
        let Imported { picture, inks, .. } = &imported;
        let plain = match Puzzle::of(picture, inks.clone()) {
            Ok(puzzle) => puzzle,
            Err(_) => return Outcome::Trouble(Trouble::BadPalette),
        };
        let open = match settings.dither.then(|| budget.task(&mut LeftOpen::new(&plain))) {
            Some(Ended::Done(open)) => Some(open),
            Some(Ended::Stopped(stop)) => return stopped(stop),
            None => None,
        };
        if self.args.no_repair {
            let proposal = Proposal { changes: Vec::new(), damage: 0, puzzle: plain };
            return Outcome::Made(Box::new(Made { imported, settings, proposal, open }));
        }
        let finish = Finish { aim: aim(&self.args.mended.aim), most: self.args.most };
        match budget.task(&mut Finishing::new(&imported, finish)) {
            Ended::Stopped(stop) => stopped(stop),
            Ended::Done(Some(proposal)) => {
                Outcome::Made(Box::new(Made { imported, settings, proposal, open }))
            }
            Ended::Done(None) => Outcome::NotMended(Box::new(imported)),
        }
    }

    /// The picture of cells in a file, and the settings that made it.
    fn imported(&self, path: &Path) -> Result<(Imported, Settings), Outcome> {
        let _one = DECODING.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = bytes(path).map_err(Outcome::Unreadable)?;
        let pixels = decode(&bytes).map_err(Outcome::Trouble)?;
        drop(bytes);
        let mut settings = self.settings.clone();
        if let Some((across, down)) = self.args.aspect {
            let (mut width, mut height) = (pixels.width(), pixels.height());
            if settings.quarter_turns % 2 == 1 {
                (width, height) = (height, width);
            }
            settings.crop = Some(Crop::whole(width, height).with_aspect(across, down));
        }
        let imported = import(&pixels, &settings).map_err(Outcome::Trouble)?;
        Ok((imported, settings))
    }

    /// Writes what came of a file, and says so.
    fn tell(&self, path: &Path, out: &Path, outcome: Outcome) -> anyhow::Result<Exit> {
        let (words, name) = (&self.desk.words, path.display().to_string());
        let name = visible_line(&name).into_owned();
        let (status, exit, why) = match outcome {
            Outcome::Made(made) => return self.write(&name, path, out, &made),
            Outcome::Interrupted => return Ok(Exit::Interrupted),
            Outcome::Limit => ("limit", Exit::Trouble, words.of(&name, &say!(words, "work-limit"))),
            Outcome::NotMended(imported) => {
                let most = usize::from(self.args.most);
                let size = words.size(imported.picture.size());
                let why = say!(words, "import-not-mended", size = size, most = most);
                ("none", Exit::No, words.of(&name, &why))
            }
            Outcome::Unreadable(error) => {
                let error = words.system(&error.to_string());
                let why = say!(words, "input-unreadable", name = name.as_str(), error = error);
                ("error", Exit::Trouble, why)
            }
            Outcome::Trouble(trouble) => {
                ("error", Exit::Trouble, words.of(&name, &words.picture_trouble(trouble)))
            }
        };
        if self.args.mended.json.json {
            let object =
                json!({ "picture": name, "status": status, "errors": [{ "message": why }] });
            writeln!(self.desk.screen.out(), "{object}")?;
        }
        self.desk.screen.complain(&why);
        Ok(exit)
    }

    fn write(&self, name: &str, path: &Path, out: &Path, made: &Made) -> anyhow::Result<Exit> {
        let words = &self.desk.words;
        let puzzle = self.puzzle(path, made);
        let own = GamePuzzle::Nonogram(puzzle.clone());
        let file = match &self.target {
            Target::Screen => None,
            Target::File(path) => Some(path.clone()),
            Target::Folder(folder) => Some(folder.join(out)),
        };
        let text = self
            .format
            .write_part(&own)
            .map_err(|why| anyhow::anyhow!(words.unheld(self.format, GameName::Nonogram, why)))?;
        let text = self.format.framed(&[&text]);
        if let Some(file) = &file {
            let coded = file::coded(self.format, &text);
            output::put(self.desk, &self.args.mended.output, file, &coded)?;
        }
        if self.args.mended.json.json {
            let mut object = self.object(name, &puzzle, made);
            match &file {
                Some(file) => object["file"] = file.display().to_string().into(),
                None => object["text"] = text.into(),
            }
            writeln!(self.desk.screen.out(), "{object}")?;
        } else {
            writeln!(self.desk.screen.out(), "{}", words.of(name, &self.sentence(&puzzle, made)))?;
            if let (None, true, Some(goal)) = (&file, self.is_one, puzzle.goal()) {
                let cells = goal.map(|&colour| colour.into());
                let (paint, width) = (self.desk.screen.out_paint(), self.desk.screen.width());
                write!(self.desk.screen.out(), "{}", draw::blocks(&puzzle, &cells, paint, width))?;
            }
        }
        if let Some(open) = made.open.filter(|open| *open > 0) {
            let share = (100 * open).div_ceil(puzzle.size().cells());
            self.desk
                .screen
                .complain(&words.of(name, &say!(words, "import-dither", share = share)));
        }
        Ok(Exit::Yes)
    }

    /// The puzzle with its title, and with the settings that make it again.
    fn puzzle(&self, path: &Path, made: &Made) -> Puzzle {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let source = file.filter(|name| name != "-");
        let about = About { title: self.args.title.clone(), source, ..About::default() };
        signed(&made.proposal.puzzle, &made.settings, about)
    }

    fn sentence(&self, puzzle: &Puzzle, made: &Made) -> String {
        let words: &Words = &self.desk.words;
        let (size, inks) = (words.size(puzzle.size()), puzzle.palette().inks().len() - 1);
        let ink = say!(words, "import-inks", count = inks);
        let taken = match made.imported.is_exact {
            true => say!(words, "import-exact", size = size, inks = ink),
            false => say!(words, "import-taken", size = size, inks = ink),
        };
        let mended = match made.proposal.changes.len() {
            _ if self.args.no_repair => return taken,
            count => say!(words, "import-mended", count = count, aim = self.aim_told()),
        };
        say!(words, "import-told", taken = taken, mended = mended)
    }

    /// "unique", "solved line by line", or a class.
    fn aim_told(&self) -> String {
        let words = &self.desk.words;
        match self.args.mended.aim.as_str() {
            "unique" => say!(words, "import-aim-unique"),
            "by-lines" => say!(words, "import-aim-by-lines"),
            name => match name.strip_prefix(AT_MOST) {
                Some(class) => {
                    let class = say!(words, &format!("class-{class}"));
                    say!(words, "import-aim-at-most", class = class)
                }
                None => {
                    let class = say!(words, &format!("class-{name}"));
                    say!(words, "import-aim-class", class = class)
                }
            },
        }
    }

    fn object(&self, name: &str, puzzle: &Puzzle, made: &Made) -> Value {
        let changes = made.proposal.changes.iter().map(|&(cell, colour)| {
            json!({ "row": cell.row + 1, "column": cell.col + 1, "colour": colour.index() })
        });
        let inks = puzzle.palette().inks().iter();
        let inks = inks.map(|ink| json!({ "name": ink.name, "colour": ink.rgb.to_string() }));
        let rows = puzzle.goal().map(|goal| {
            let text = draw::ascii(&goal.map(|&colour| colour.into()), puzzle.palette());
            text.lines().map(str::to_owned).collect::<Vec<_>>()
        });
        let mut object = json!({
            "picture": name,
            "status": "made",
            "rows": puzzle.size().rows(),
            "columns": puzzle.size().cols(),
            "inks": inks.collect::<Vec<_>>(),
            "pixel_art": made.imported.is_exact,
            "changes": changes.collect::<Vec<_>>(),
            "damage": made.proposal.damage,
            "cells": rows,
            "settings": serde_json::to_value(&made.settings).unwrap_or_default(),
        });
        if let Some(open) = made.open {
            object["open"] = open.into();
        }
        object
    }
}
