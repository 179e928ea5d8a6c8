//! `grille convert`: puzzles in another format, to standard output, a file, or a folder.

use crate::batch::{self, One};

use crate::input::{self, At, Wrong};
use crate::output::{self, Target, unknown_ending};
use crate::{Desk, Exit, args, file, wrong};
use grille_formats::game::{is_sudoku_line, is_typed};
use grille_formats::{GameFormat, GameName, GamePuzzle};
use grille_words::say;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A puzzle as it is to be written.
struct Part {
    label: String,
    /// The file in a folder of them.
    file: PathBuf,
    format: GameFormat,
    text: String,
}

pub fn run(desk: &Desk, args: &args::Convert) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let formats = match args.all {
        true => every(desk, &target)?,
        false => formats(desk, args, &target)?,
    };
    let (mut exit, mut parts, mut begun) = (Exit::Yes, Vec::new(), false);
    // To a file only what is complete: a bad puzzle leaves nothing half done. To standard
    // output what can go on for millions of puzzles is written as it comes.
    let frame = match (&formats[..], &target) {
        ([format], Target::Screen) if !args.json.json => format.many(),
        _ => None,
    };
    let jobs = input::jobs(desk, &args.input)?;
    for chunk in jobs {
        let mut text = String::new();
        batch::each(desk, chunk, false, |one, puzzle| {
            let mut bad = |why: &Wrong| {
                desk.screen.note(&wrong::told(desk, &one.label(), why));
                exit = Exit::Trouble;
                Err(wrong::object(&desk.words, &one.label(), why))
            };
            let part = match puzzle {
                Ok(puzzle) if args.all => {
                    parts.extend(in_all(desk, &formats, one, puzzle));
                    return Ok(());
                }
                Ok(puzzle) => {
                    converted(desk, &formats, one, puzzle).or_else(|why| bad(&Wrong::Unfit(why)))
                }
                Err(why) => bad(why),
            };
            match (part, frame) {
                (Ok(part), Some(frame)) => {
                    let first = !std::mem::replace(&mut begun, true);
                    text += if first { frame.before } else { frame.between };
                    text += &part.text;
                }
                (Err(_), Some(_)) => {}
                (part, None) => parts.push(part),
            }
            anyhow::Ok(())
        })?;
        desk.screen.data().write_all(text.as_bytes())?;
    }
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    if let Some(frame) = frame.filter(|_| begun) {
        desk.screen.data().write_all(frame.after.as_bytes())?;
    }
    put(desk, args, &target, parts)?;
    Ok(exit)
}

/// The formats to write, at most one for each game.
fn formats(desk: &Desk, args: &args::Convert, target: &Target) -> anyhow::Result<Vec<GameFormat>> {
    let words = &desk.words;
    let mut formats: Vec<GameFormat> =
        args.to.iter().filter_map(|name| GameFormat::find(name)).collect();
    if let (true, Some(path)) = (formats.is_empty(), target.file()) {
        let games = GameName::ALL.iter().filter(|own| desk.game.is_none_or(|game| game == **own));
        formats.extend(games.clone().filter_map(|game| GameFormat::by_ending(path, *game)));
        if formats.is_empty() {
            let known: Vec<&str> = games.flat_map(|game| GameFormat::endings(*game)).collect();
            return Err(unknown_ending(desk, path, &known));
        }
    }
    if formats.is_empty() {
        anyhow::bail!(say!(words, "convert-which-format"));
    }
    for (index, format) in formats.iter().enumerate() {
        if formats[..index].iter().any(|other| other.game() == format.game()) {
            let game = words.game(format.game());
            anyhow::bail!(say!(words, "convert-two-formats", game = game));
        }
        if let Some(game) = desk.game.filter(|game| *game != format.game()) {
            anyhow::bail!(words.other_game(*format, game));
        }
    }
    Ok(formats)
}

/// Every format, of one game or of all. They are too many for one file.
fn every(desk: &Desk, target: &Target) -> anyhow::Result<Vec<GameFormat>> {
    if target.folder().is_none() {
        anyhow::bail!(say!(desk.words, "convert-all-folder"));
    }
    let games = GameName::ALL.iter().filter(|own| desk.game.is_none_or(|game| game == **own));
    Ok(games.flat_map(|game| game.formats()).collect())
}

/// The puzzle in each format that can hold it; tells what is lost, and which formats cannot.
fn in_all(
    desk: &Desk,
    formats: &[GameFormat],
    one: &One<'_>,
    puzzle: &GamePuzzle,
) -> Vec<Result<Part, Value>> {
    let own = formats.iter().filter(|format| format.game() == puzzle.game());
    own.map(|format| {
        converted(desk, &[*format], one, puzzle).map_err(|why| {
            let label = one.label();
            desk.screen.complain(&desk.words.of(&label, &why));
            json!({ "puzzle": label, "status": "not held", "format": format.name(), "message": why })
        })
    })
    .collect()
}

/// The puzzle in the format of its game, or why it cannot be; tells what is dropped.
fn converted(
    desk: &Desk,
    formats: &[GameFormat],
    one: &One<'_>,
    puzzle: &GamePuzzle,
) -> Result<Part, String> {
    let (words, label, game) = (&desk.words, one.label(), puzzle.game());
    let own = formats.iter().find(|format| format.game() == game);
    let format = *own.unwrap_or(&formats[0]);
    let text = format.write_part(puzzle).map_err(|why| words.unheld(format, game, why))?;
    for dropped in format.drops(puzzle) {
        let what = words.part(dropped);
        let note = say!(words, "convert-drops", format = format.name(), what = what);
        desk.screen.complain(&words.of(&label, &note));
    }
    Ok(Part { file: file_name(one, format), label, format, text })
}

/// Writes the puzzles: each into a file of its own, all into one, or to standard output; and
/// an object for each if that was asked for.
fn put(
    desk: &Desk,
    args: &args::Convert,
    target: &Target,
    mut parts: Vec<Result<Part, Value>>,
) -> anyhow::Result<()> {
    let folder = target.folder();
    without_repeats(parts.iter_mut().filter_map(|part| part.as_mut().ok()));
    let good: Vec<&Part> = parts.iter().filter_map(|part| part.as_ref().ok()).collect();
    if let Some(folder) = folder {
        let files = good.iter().map(|part| part.file.as_path());
        output::prepare(desk, &args.output, folder, files)?;
        for part in &good {
            let text = part.format.framed(&[&part.text]);
            file::put(&folder.join(&part.file), file::coded(part.format, &text))?;
        }
    } else if target.file().is_some() || !args.json.json {
        put_together(desk, args, target, &good)?;
    }
    for part in parts.iter().filter(|_| args.json.json) {
        let object = match part {
            Err(object) => object.clone(),
            Ok(Part { label, file, format, text }) => {
                let name = format.name();
                let mut object = json!({ "puzzle": label, "status": "written", "format": name });
                let alone = || target.file().map(Path::to_owned);
                let file = folder.map(|folder| folder.join(file)).or_else(alone);
                match file {
                    Some(file) => object["file"] = file.display().to_string().into(),
                    None => object["text"] = format.framed(&[text]).into(),
                }
                object
            }
        };
        writeln!(desk.screen.out(), "{object}")?;
    }
    Ok(())
}

/// Writes the puzzles into one file, or to standard output.
fn put_together(
    desk: &Desk,
    args: &args::Convert,
    target: &Target,
    parts: &[&Part],
) -> anyhow::Result<()> {
    let words = &desk.words;
    let Some(format) = parts.first().map(|part| part.format) else { return Ok(()) };
    if parts.iter().any(|part| part.format.game() != format.game()) {
        anyhow::bail!(say!(words, "convert-two-games"));
    }
    if parts.len() > 1 && format.many().is_none() {
        let (name, count) = (format.name(), parts.len());
        anyhow::bail!(say!(words, "convert-only-one", format = name, count = count));
    }
    let bodies: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
    let text = format.framed(&bodies);
    let bytes = file::coded(format, &text);
    match target.file() {
        Some(file) => output::put(desk, &args.output, file, bytes),
        None => Ok(desk.screen.data().write_all(&bytes)?),
    }
}

/// `name.ending` for a puzzle of `some/name.txt`, `name-12.ending` for the twelfth of several.
fn file_name(one: &One<'_>, format: GameFormat) -> PathBuf {
    PathBuf::from(format!("{}.{}", stem(one), format.extensions()[0]))
}

/// The name of a puzzle's file without its ending.
pub fn stem(one: &One<'_>) -> String {
    let stem = Path::new(one.name()).file_stem().unwrap_or_default().to_string_lossy();
    let number = match one.at() {
        At::Alone => String::new(),
        At::Number(number) | At::Line(number) => format!("-{number}"),
    };
    // A puzzle that was typed as it is may have dots in it, and has no ending.
    let stem = if one.name().len() >= 16 && is_sudoku_line(one.name()) {
        "sudoku".into()
    } else if is_typed(one.name()) {
        "puzzle".into()
    } else {
        stem
    };
    format!("{stem}{number}")
}

/// Names that come again, from another folder, get a number.
fn without_repeats<'a>(parts: impl Iterator<Item = &'a mut Part>) {
    let mut taken: BTreeSet<PathBuf> = BTreeSet::new();
    for part in parts {
        let stem = part.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let ending = part.file.extension().unwrap_or_default().to_string_lossy().into_owned();
        let mut again = 1;
        while !taken.insert(part.file.clone()) {
            again += 1;
            part.file = PathBuf::from(format!("{stem}~{again}.{ending}"));
        }
    }
}
