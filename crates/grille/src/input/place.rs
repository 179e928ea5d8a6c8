//! What an argument means: a file, a folder, a name of the collection, or a puzzle itself.

use super::Wrong;
use grille_formats::game::{is_sudoku_line, is_typed};
use grille_formats::{Fit, GameName};
use grille_words::{Lang, Words};
use std::fs;
use std::path::{Path, PathBuf};

/// Where puzzles are.
pub(super) enum Place {
    File(PathBuf),
    /// A folder, and the files of it that may be puzzles: nobody asked for them by name.
    Folder(PathBuf, Vec<PathBuf>),
    StandardInput,
    /// A puzzle inside the program: its name and its text.
    Collection(&'static str, &'static str),
    /// A puzzle itself: a sudoku character by character, a code, a game ID.
    Typed(String),
    Nothing(String, Wrong),
}

/// The most bytes of a file that is read at once.
const SMALL: u64 = 16 << 10;

impl Place {
    /// The places that these names mean; standard input, if there is no name.
    pub fn all(names: &[PathBuf], only: Option<GameName>) -> Vec<Place> {
        let mut places = Vec::new();
        let mut read_already = false;
        let has = |game| only.is_none_or(|only| only == game);
        for path in names {
            let name = path.display().to_string();
            let item = item(&name, only);
            if name == "-" {
                places.push(match std::mem::replace(&mut read_already, true) {
                    false => Place::StandardInput,
                    true => Place::Nothing(name, Wrong::ReadAlready),
                });
            } else if path.is_dir() {
                places.push(folder(path, only));
            } else if path.exists() {
                places.push(Place::File(path.clone()));
            } else if let Some((name, text)) = item {
                places.push(Place::Collection(name, text));
            } else if is_typed(&name) || has(GameName::Sudoku) && is_sudoku(&name, only.is_some()) {
                places.push(Place::Typed(name));
            } else if let Some((found, wanted)) = other_game(&name, only) {
                places.push(Place::Nothing(name, Wrong::OtherGame { found, wanted }));
            } else {
                let close = close_name(&name, only);
                places.push(Place::Nothing(name, Wrong::Nowhere(close)));
            }
        }
        if names.is_empty() {
            places.push(Place::StandardInput);
        }
        places
    }

    /// Whether reading it takes no time to speak of; a pipe, for one, may take any.
    pub fn is_small(&self) -> bool {
        match self {
            Place::Collection(..) | Place::Typed(_) | Place::Nothing(..) => true,
            Place::StandardInput | Place::Folder(..) => false,
            Place::File(path) => {
                fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() <= SMALL)
            }
        }
    }

    /// How many files it may be; two at least for a folder, as its puzzles need names.
    pub fn count(&self) -> usize {
        match self {
            Place::Folder(_, files) => files.len().max(2),
            Place::File(_)
            | Place::StandardInput
            | Place::Collection(..)
            | Place::Typed(_)
            | Place::Nothing(..) => 1,
        }
    }
}

/// The game that an argument is of, if it is not the one that is wanted, and that one.
fn other_game(name: &str, only: Option<GameName>) -> Option<(GameName, GameName)> {
    let wanted = only?;
    let is_of = |game: GameName| {
        item(name, Some(game)).is_some() || game == GameName::Sudoku && is_sudoku(name, false)
    };
    let found = GameName::ALL.iter().find(|&&game| game != wanted && is_of(game))?;
    Some((*found, wanted))
}

/// Whether an argument is a sudoku itself. Where nothing but a sudoku is expected, a line that
/// is a little too long or too short, or has a strange character, is one with a mistake.
fn is_sudoku(text: &str, expected: bool) -> bool {
    let line = grille_formats::sudoku::find("line");
    let is_like = || line.is_some_and(|line| (line.fit)(text) > Fit::Nothing);
    let is_path = text.contains(['/', '\\']);
    is_sudoku_line(text) || !is_path && text.len() >= if expected { 14 } else { 34 } && is_like()
}

/// The files of a folder whose ending is that of some format, by name; folders in it are left
/// alone.
fn folder(path: &Path, only: Option<GameName>) -> Place {
    let games = GameName::ALL.iter().filter(|game| only.is_none_or(|only| only == **game));
    let formats: Vec<_> = games.flat_map(|game| game.formats()).collect();
    let listed = fs::read_dir(path).and_then(|entries| {
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let name = path.to_string_lossy();
            if formats.iter().any(|format| format.has_ending(&name)) && path.is_file() {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    });
    match listed {
        Ok(files) => Place::Folder(path.to_owned(), files),
        Err(error) => Place::Nothing(path.display().to_string(), Wrong::Unreadable(error)),
    }
}

/// The puzzles inside the program, of one game or of all: their names and texts.
fn inside(only: Option<GameName>) -> impl Iterator<Item = (&'static str, &'static str)> {
    let games = GameName::ALL.iter().filter(move |game| only.is_none_or(|only| only == **game));
    games.flat_map(|game| game.collection())
}

/// The puzzle of the collection with this name, or with this title in any language: its own name,
/// and its text.
pub fn item(name: &str, only: Option<GameName>) -> Option<(&'static str, &'static str)> {
    // Titles are looked at only where no name fits.
    inside(only).find(|(own, _)| *own == name).or_else(|| {
        if name.is_empty() || name.contains(['/', '\\', '.']) {
            return None;
        }
        let (wanted, languages) = (name.to_lowercase(), Lang::ALL.map(Words::new));
        let is_titled =
            |own: &str| languages.iter().any(|words| words.title(own).to_lowercase() == wanted);
        inside(only).find(|(own, _)| is_titled(own))
    })
}

/// A name of the collection that begins alike.
fn close_name(name: &str, only: Option<GameName>) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let alike = |own: &str| !name.is_empty() && (own.starts_with(&name) || name.starts_with(own));
    inside(only).map(|(own, _)| own).find(|own| alike(own))
}
