//! Formats and puzzles of any game, read and written without knowing which it is. The game of a
//! text is that of the format that it fits best.

use crate::fit::{best, ends, is_own_ending};
use crate::nonogram::{self, Coding, Part};
use crate::sudoku;
use crate::{Fit, Frame, Item, Problem};
use grille_engine::Faults;
use grille_engine::run::Game;
#[doc(hidden)]
pub use grille_engine::{nonogram as nonograms, sudoku as sudokus};
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
pub type GameReadings<'a> = Box<dyn Iterator<Item = Result<GamePuzzle, Faults<Problem>>> + 'a>;

/// Why a format cannot hold a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheld {
    /// It is a format of another game.
    OtherGame,
    /// The nonogram would be another one without this part.
    Part(Part),
    /// The sudoku would be another one: some of its cells exclude digits.
    Candidates,
    /// The format holds no sudoku with that many rows.
    Side,
}

grille_engine::errors_as_data!(Unheld);

impl std::fmt::Debug for GameFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
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
}

/// Does the same for a puzzle of any game: `$body` with its `$puzzle` and the type `$game`.
#[macro_export]
macro_rules! with_game {
    ($any:expr, |$puzzle:ident: $game:ident| $body:expr) => {
        match $any {
            $crate::GamePuzzle::Nonogram($puzzle) => {
                type $game = $crate::game::nonograms::Nonogram;
                $body
            }
            $crate::GamePuzzle::Sudoku($puzzle) => {
                type $game = $crate::game::sudokus::Sudoku;
                $body
            }
        }
    };
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
        let only = only.or_else(|| of_ending(name));
        let games = GameName::ALL.iter().filter(|game| only.is_none_or(|only| only == **game));
        let all: Vec<GameFormat> = games.flat_map(|game| game.formats()).collect();
        best(&all, name, |format| format.fit(text), GameFormat::extensions)
    }

    /// The two formats that come nearest to a text that fits none, within one game or among all:
    /// they read furthest before they met a problem, and met the fewest.
    pub fn nearest(only: Option<GameName>, text: &str) -> [GameFormat; 2] {
        let text = &text[..text.floor_char_boundary(NEAR)];
        let games = GameName::ALL.iter().filter(|game| only.is_none_or(|only| only == **game));
        let formats = games.flat_map(|game| game.formats());
        let mut all: Vec<(GameFormat, usize, usize)> = formats
            .map(|format| {
                let first = format.read(text).next();
                let problems = first.and_then(Result::err).unwrap_or_default();
                let places = problems.iter().map(|problem| problem.at.start);
                // What is missing at the end says nothing about the text before it.
                let reach = places.min().filter(|at| *at < text.len()).unwrap_or(0);
                (format, reach, problems.len())
            })
            .collect();
        all.sort_by_key(|(_, reach, problems)| (std::cmp::Reverse(*reach), *problems));
        [all[0].0, all[1].0]
    }

    /// How well a text fits it.
    pub fn fit(self, text: &str) -> Fit {
        match self {
            GameFormat::Nonogram(format) => (format.fit)(text),
            GameFormat::Sudoku(format) => (format.fit)(text),
        }
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
                format.write_part(puzzle).map_err(|unwritable| match unwritable {
                    sudoku::Unwritable::Candidates => Unheld::Candidates,
                    sudoku::Unwritable::Side => Unheld::Side,
                })
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
                let about = format.drops_about(own) && puzzle.title().is_some();
                let saved = own.saved().is_some() && !format.saved;
                let all = [about.then_some(Part::About), saved.then_some(Part::Drawings)];
                all.into_iter().flatten().collect()
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

/// How much of a text is read to find what it comes near to.
const NEAR: usize = 16 << 10;

/// The game whose files alone are named so.
fn of_ending(name: &str) -> Option<GameName> {
    let has = |game: &&GameName| {
        let mut endings = game.formats().into_iter().flat_map(GameFormat::extensions);
        endings.any(|extension| is_own_ending(name, extension))
    };
    let mut games = GameName::ALL.iter().filter(has);
    games.next().copied().filter(|_| games.next().is_none())
}

/// Whether a text is a puzzle that can be typed where a file is expected: a code, also behind the `#`
/// of a link, or a game ID.
pub fn is_typed(text: &str) -> bool {
    let is_id =
        |name: &str| GameFormat::find(name).is_some_and(|format| format.fit(text) == Fit::Mark);
    !text.contains('\n') && (crate::code::is_like(text) || is_id("sgt") || is_id("solo"))
}

/// Whether a text is a sudoku in one line and nothing else.
pub fn is_sudoku_line(text: &str) -> bool {
    sudoku::line::is_line(text) || sudoku::line::has_blank_cells(text)
}
