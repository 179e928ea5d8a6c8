//! Which game is this? A text is recognised as one of a game as it is recognised as one of
//! a format; a puzzle of any game can be read and written without knowing which it is.

use crate::nonogram::{self, Coding, Part};
use crate::sudoku::{self, NoCandidates};
use crate::{Frame, Item, Problem};
use grille_engine::run::Game;
use grille_engine::sudoku::Shape;
use grille_engine::{nonogram as nonograms, sudoku as sudokus};
use std::path::Path;

/// A game by its name. Every game of the program is here; matches on it are exhaustive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// Nonograms.
    Nonogram,
    /// Sudoku.
    Sudoku,
}

/// A format of one of the games.
#[derive(Clone, Copy)]
pub enum GameFormat {
    /// One for nonograms.
    Nonogram(&'static nonogram::Format),
    /// One for sudoku.
    Sudoku(&'static sudoku::Format),
}

/// A puzzle of one of the games.
#[derive(Clone, Debug)]
pub enum GamePuzzle {
    /// A nonogram.
    Nonogram(nonograms::Puzzle),
    /// A sudoku.
    Sudoku(sudokus::Puzzle),
}

/// The puzzles of a text, or what is wrong with each.
pub type GameReadings<'a> = Box<dyn Iterator<Item = Result<GamePuzzle, Vec<Problem>>> + 'a>;

/// Why a format cannot hold a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheld {
    /// It is a format of another game.
    OtherGame,
    /// The nonogram would be another one without this part.
    Part(Part),
    /// The sudoku would be another one: some of its cells exclude digits.
    Candidates,
}

impl GameName {
    /// Every game.
    pub const ALL: &[GameName] = &[GameName::Nonogram, GameName::Sudoku];

    /// Its name, which has no language.
    pub fn name(self) -> &'static str {
        match self {
            GameName::Nonogram => nonograms::Nonogram::NAME,
            GameName::Sudoku => sudokus::Sudoku::NAME,
        }
    }

    /// Its formats.
    pub fn formats(self) -> Vec<GameFormat> {
        match self {
            GameName::Nonogram => nonogram::FORMATS.iter().map(GameFormat::Nonogram).collect(),
            GameName::Sudoku => sudoku::FORMATS.iter().map(GameFormat::Sudoku).collect(),
        }
    }

    /// Its puzzles inside the program: their names, and their texts.
    pub fn collection(self) -> Vec<(&'static str, &'static str)> {
        match self {
            GameName::Nonogram => named(nonogram::collection::COLLECTION),
            GameName::Sudoku => named(sudoku::collection::COLLECTION),
        }
    }

    /// Its format of a text that is one of its puzzles: by content, then by an ending that
    /// only one format has.
    fn detect(self, name: &str, text: &str) -> Option<GameFormat> {
        match self {
            GameName::Nonogram => nonogram::detect(name, text).ok().map(GameFormat::Nonogram),
            GameName::Sudoku => {
                let all = || sudoku::FORMATS.iter();
                let is_sudoku = all().any(|format| (format.recognises)(text));
                let format = match is_sudoku {
                    true => sudoku::detect(name, text),
                    false => all().find(|format| ends(name, format.extensions[0])),
                };
                format.map(GameFormat::Sudoku)
            }
        }
    }
}

fn named<P>(items: &[Item<P>]) -> Vec<(&'static str, &'static str)> {
    items.iter().map(|item| (item.name, item.text)).collect()
}

impl GamePuzzle {
    /// Which game it is of.
    pub fn game(&self) -> GameName {
        match self {
            GamePuzzle::Nonogram(_) => GameName::Nonogram,
            GamePuzzle::Sudoku(_) => GameName::Sudoku,
        }
    }

    /// Its title, if it has one.
    pub fn title(&self) -> Option<&str> {
        match self {
            GamePuzzle::Nonogram(puzzle) => puzzle.about().title.as_deref(),
            GamePuzzle::Sudoku(puzzle) => puzzle.about().title.as_deref(),
        }
    }
}

impl GameFormat {
    /// The format of that name; no two games share one.
    pub fn find(name: &str) -> Option<GameFormat> {
        let all = GameName::ALL.iter().flat_map(|game| game.formats());
        all.into_iter().find(|format| format.name() == name)
    }

    /// The format of a text from a file of this name, within one game or among all of them.
    pub fn detect(only: Option<GameName>, name: &str, text: &str) -> Option<GameFormat> {
        let game = only.or_else(|| which(name, text))?;
        game.detect(name, text)
    }

    /// Which game it is of.
    pub fn game(self) -> GameName {
        match self {
            GameFormat::Nonogram(_) => GameName::Nonogram,
            GameFormat::Sudoku(_) => GameName::Sudoku,
        }
    }

    /// Its name: `--from NAME`, `--to NAME`.
    pub fn name(self) -> &'static str {
        match self {
            GameFormat::Nonogram(format) => format.name,
            GameFormat::Sudoku(format) => format.name,
        }
    }

    /// The endings of its files, without the dot; the first is used for writing.
    pub fn extensions(self) -> &'static [&'static str] {
        match self {
            GameFormat::Nonogram(format) => format.extensions,
            GameFormat::Sudoku(format) => format.extensions,
        }
    }

    /// How its text is put into a file.
    pub fn coding(self) -> Coding {
        match self {
            GameFormat::Nonogram(format) => format.coding,
            GameFormat::Sudoku(_) => Coding::Text,
        }
    }

    /// What stands around several puzzles in one file, if it can hold several.
    pub fn many(self) -> Option<Frame> {
        match self {
            GameFormat::Nonogram(format) => format.many,
            GameFormat::Sudoku(format) => Some(format.frame),
        }
    }

    /// Whether the name of a file ends as files of this format do.
    pub fn has_ending(self, name: &str) -> bool {
        self.extensions().iter().any(|extension| ends(name, extension))
    }

    /// The puzzles of a text, one after the other; a bad one does not hide the next.
    pub fn read(self, text: &str) -> GameReadings<'_> {
        match self {
            GameFormat::Nonogram(format) => {
                Box::new((format.read)(text).map(|read| read.map(GamePuzzle::Nonogram)))
            }
            GameFormat::Sudoku(format) => {
                Box::new((format.read)(text).map(|read| read.map(GamePuzzle::Sudoku)))
            }
        }
    }

    /// The format of a game that the ending of a file says.
    pub fn by_ending(path: &Path, game: GameName) -> Option<GameFormat> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        let all = game.formats();
        let first = all.iter().find(|format| format.extensions()[0] == ending);
        let any = || all.iter().find(|format| format.extensions().contains(&ending.as_str()));
        first.or_else(any).filter(|_| ending != "txt").copied()
    }

    /// The endings that say a format of a game.
    pub fn endings(game: GameName) -> Vec<&'static str> {
        let all = game.formats().into_iter().map(|format| format.extensions()[0]);
        all.filter(|ending| *ending != "txt").collect()
    }

    /// The puzzle as a part of a file: [`GameFormat::many`] stands around it.
    pub fn write_part(self, puzzle: &GamePuzzle) -> Result<String, Unheld> {
        match (self, puzzle) {
            (GameFormat::Nonogram(format), GamePuzzle::Nonogram(puzzle)) => {
                format.write_part(puzzle).map_err(|unwritable| Unheld::Part(unwritable.0))
            }
            (GameFormat::Sudoku(format), GamePuzzle::Sudoku(puzzle)) => {
                format.write_part(puzzle).map_err(|NoCandidates| Unheld::Candidates)
            }
            (GameFormat::Nonogram(_), GamePuzzle::Sudoku(_))
            | (GameFormat::Sudoku(_), GamePuzzle::Nonogram(_)) => Err(Unheld::OtherGame),
        }
    }

    /// The parts of this puzzle that the format would drop; they do not change its
    /// solutions. A remark behind one of a million sudokus is not worth a word.
    pub fn drops(self, puzzle: &GamePuzzle) -> Vec<Part> {
        match (self, puzzle) {
            (GameFormat::Nonogram(format), GamePuzzle::Nonogram(puzzle)) => format.drops(puzzle),
            (GameFormat::Sudoku(format), GamePuzzle::Sudoku(own)) => {
                let told = format.drops_about(own) && puzzle.title().is_some();
                told.then_some(Part::About).into_iter().collect()
            }
            (GameFormat::Nonogram(_), GamePuzzle::Sudoku(_))
            | (GameFormat::Sudoku(_), GamePuzzle::Nonogram(_)) => Vec::new(),
        }
    }

    /// These parts as one file.
    pub fn framed(self, parts: &[&str]) -> String {
        match self.many() {
            None => parts.concat(),
            Some(frame) => [frame.before, &parts.join(frame.between), frame.after].concat(),
        }
    }
}

/// Whether a text is a sudoku in one line and nothing else: as many digits, dots and letters
/// as a sudoku has cells.
pub fn is_sudoku_line(text: &str) -> bool {
    let is_cell =
        |c: char| c == '.' || c.is_ascii_digit() || sudokus::Digit::of_symbol(c).is_some();
    Shape::of_cells(text.len()).is_some()
        && text.chars().all(is_cell)
        && text.contains(|c: char| c == '.' || c.is_ascii_digit())
        || sudoku::line::has_blank_cells(text)
}

/// The game of a text. Whatever a nonogram's format recognises is a nonogram, but for a line
/// of digits that no clue could have and for the endings that only sudokus have.
fn which(name: &str, text: &str) -> Option<GameName> {
    let has_ending =
        |game: &GameName| game.formats().iter().any(|format| ends(name, format.extensions()[0]));
    let has_own_ending = |game: GameName| {
        let others = GameName::ALL.iter().filter(|other| **other != game);
        let is_shared = others.flat_map(|other| other.formats()).any(|own| own.has_ending(name));
        !is_shared && has_ending(&game)
    };
    // The first row of a picture may be as blank as a sudoku.
    if nonogram::is_surely_art(text) {
        return Some(GameName::Nonogram);
    }
    let is_nonogram = nonogram::FORMATS.iter().any(|format| (format.recognises)(text));
    let is_sudoku = sudoku::FORMATS.iter().any(|format| (format.recognises)(text));
    let first = text.lines().find(|line| !sudoku::line::is_remark(line)).unwrap_or_default();
    let begins_so = first.split_whitespace().next().is_some_and(is_sudoku_line)
        || sudoku::line::has_blank_cells(first)
        || sudoku::is_blank_grid(text);
    if begins_so || is_sudoku && !is_nonogram && !has_own_ending(GameName::Nonogram) {
        return Some(GameName::Sudoku);
    }
    if is_nonogram && !(is_sudoku && has_own_ending(GameName::Sudoku)) {
        return Some(GameName::Nonogram);
    }
    GameName::ALL.iter().copied().find(has_ending)
}

fn ends(name: &str, extension: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case(extension))
}
