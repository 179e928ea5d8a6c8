//! A puzzle that was made becomes a file, in the format that its ending says.

use super::Asked;
use super::easel::Easel;
use crate::host::Host;
use grille_engine::nonogram::Puzzle;
use grille_formats::nonogram::Coding;
use grille_formats::{GameFormat, GameName, GamePuzzle, Unheld};
use grille_studio::Canvas;
use grille_words::{Words, say};
use std::path::Path;

/// A name for the file of a puzzle that is called so.
pub fn file_name(title: &str) -> String {
    let plain = |sign: char| if sign.is_alphanumeric() { sign } else { '-' };
    let name: String = title.trim().chars().map(plain).take(60).collect();
    let name = name.trim_matches('-').to_lowercase();
    format!("{}.non", if name.is_empty() { "puzzle" } else { &name })
}

/// Writes a puzzle to a file that is not there yet; what to say about it, or what is wrong.
pub fn save(
    words: &Words,
    host: &dyn Host,
    puzzle: &Puzzle,
    path: &Path,
) -> Result<String, String> {
    let name = path.display().to_string();
    let files = host.files();
    if files.length(path).is_some() || files.is_folder(path) {
        return Err(say!(words, "saving-exists", path = name));
    }
    let Some(format) = GameFormat::by_ending(path, GameName::Nonogram) else {
        let known = GameFormat::endings(GameName::Nonogram);
        let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
        return Err(say!(words, "output-ending", path = name, known = known.join(", ")));
    };
    let part =
        format.write_part(&GamePuzzle::Nonogram(puzzle.clone())).map_err(|why| match why {
            Unheld::Part(part) => {
                say!(words, "convert-cannot", format = format.name(), what = words.part(part))
            }
            Unheld::OtherGame | Unheld::Candidates => say!(words, "file-nothing"),
        })?;
    let text = format.framed(&[&part]);
    let bytes = match format.coding() {
        Coding::Text => text.into_bytes(),
        Coding::Png => grille_picture::encode::png_of_ppm(&text),
    };
    files.write(path, &bytes).map_err(|error| {
        let error = words.system(&error);
        say!(words, "saving-failed", path = name.as_str(), error = error)
    })?;
    Ok(say!(words, "saving-done", path = name))
}

/// The goal of a puzzle as a drawing.
pub fn drawn(puzzle: &Puzzle, host: &dyn Host) -> Option<Asked> {
    let canvas = Canvas::of(puzzle).ok()?;
    Some(Asked::Room(Box::new(Easel::begin(canvas, host))))
}
