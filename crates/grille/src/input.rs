//! From what was typed to puzzles of any game: files, folders, the collection, a sudoku as an
//! argument, standard input.
//!
//! A thread of its own reads, a few chunks ahead of the workers, so that neither a large set nor
//! a slow pipe holds them up: memory does not grow with the number of puzzles, and an interrupt
//! is heard while standard input is silent. It parses too, but not lines of sudokus: the workers
//! do that, as there may be millions. One small file is read at once instead: starting a thread
//! takes longer.

pub mod place;
mod read;

use crate::{Desk, args};
use grille_drive::Interrupt;
use grille_engine::Faults;
use grille_engine::nonogram::Puzzle;
use grille_formats::{GameFormat, GameName, GamePuzzle, NotText, Problem, Source};
use grille_words::{say, visible_line};
use place::Place;
use std::convert::Infallible;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;
use std::{thread, vec};

/// Some puzzles of one file: one nonogram, or some hundred sudokus, which take no time.
pub struct Chunk {
    /// The file, or what stands for one.
    pub name: Arc<str>,
    puzzles: Puzzles,
    /// Where it is free text: how many row clues and column clues were understood.
    pub understood: Option<(usize, usize)>,
}

/// The puzzles of a chunk.
enum Puzzles {
    /// Read, each with its place.
    Read(Vec<(At, Result<GamePuzzle, Wrong>)>),
    /// Lines with a sudoku each, and the number of the first: whoever works on them reads them.
    Lines(usize, Vec<u8>),
}

/// Which one of its file a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The only one.
    Alone,
    /// By number, from 1.
    Number(usize),
    /// By line, from 1.
    Line(usize),
}

impl Chunk {
    /// Goes through its puzzles.
    pub fn each<E>(
        self,
        mut visit: impl FnMut(At, Result<GamePuzzle, Wrong>) -> Result<(), E>,
    ) -> Result<(), E> {
        match self.puzzles {
            Puzzles::Read(all) => all.into_iter().try_for_each(|(at, puzzle)| visit(at, puzzle)),
            Puzzles::Lines(first, bytes) => {
                let text = String::from_utf8(bytes)
                    .unwrap_or_else(|odd| String::from_utf8_lossy(odd.as_bytes()).into_owned());
                let mut all = read::sudokus(&self.name, first, &text);
                all.try_for_each(|(at, puzzle)| visit(at, puzzle))
            }
        }
    }
}

impl At {
    /// What to call a puzzle of a file of this name.
    pub fn label(self, name: &str) -> String {
        let name = visible_line(name);
        match self {
            At::Alone => name.into_owned(),
            At::Number(number) => format!("{name}#{number}"),
            At::Line(line) => format!("{name}:{line}"),
        }
    }
}

/// Why there is no puzzle.
pub enum Wrong {
    /// The text has problems.
    Text(Arc<Source>, Faults<Problem>),
    /// Neither a file nor a puzzle of the collection; perhaps this one was meant.
    Nowhere(Option<&'static str>),
    /// A folder without puzzle files.
    EmptyFolder,
    /// A file without text.
    Empty,
    /// Standard input, once more.
    ReadAlready,
    /// The system's own words.
    Unreadable(io::Error),
    /// Not a text.
    NotText(NotText),
    /// A picture that is no puzzle with a cell for each pixel.
    Picture(grille_picture::Trouble),
    /// A text in no known format; it comes nearest to these.
    Unrecognised([GameFormat; 2]),
    /// A text of another game than the one that is asked for.
    OtherGame {
        /// The game of the text.
        found: GameName,
        /// The game that is asked for.
        wanted: GameName,
    },
    /// A file of this format without a puzzle.
    NoPuzzle(&'static str),
    /// Something that was asked for does not go with this puzzle; in words.
    Unfit(String),
    /// The same, in words that say where it is.
    Located(String),
    /// So many puzzles more of the text have the same problems, or more than are told.
    Again(usize),
}

/// What puzzles are wanted.
#[derive(Clone, Copy)]
struct Wanted {
    /// Those of this game only.
    game: Option<GameName>,
    /// Read as this format only.
    format: Option<GameFormat>,
}

/// How many chunks of one file are handed to the workers at once, unless they are large:
/// waking somebody takes as long as a small puzzle.
const LOAD: usize = 16;
/// How many loads are read ahead.
const AHEAD: usize = 16;
/// How often a waiting reader looks whether it is still wanted.
const PATIENCE: Duration = Duration::from_millis(20);

/// The puzzles of an input, as they are asked for.
pub struct Jobs {
    /// How many files and the like there are.
    pub inputs: usize,
    /// Those that are read.
    here: vec::IntoIter<Chunk>,
    /// Those that a thread reads.
    waiting: Option<Receiver<Vec<Chunk>>>,
    interrupt: Interrupt,
}

impl Jobs {
    /// Whether there is certainly one chunk at most.
    pub fn is_one(&self) -> bool {
        self.waiting.is_none() && self.here.len() <= 1
    }
}

impl Iterator for Jobs {
    type Item = Chunk;

    fn next(&mut self) -> Option<Chunk> {
        while !self.interrupt.is_raised() {
            if let Some(chunk) = self.here.next() {
                return Some(chunk);
            }
            match self.waiting.as_ref()?.recv_timeout(PATIENCE) {
                Ok(load) => self.here = load.into_iter(),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        None
    }
}

/// Begins to read the input. Complains where there is nothing to read, as a person at a
/// terminal would wait for ever, and about a format of another game than the one asked for.
pub fn jobs(desk: &Desk, input: &args::Input) -> anyhow::Result<Jobs> {
    jobs_of(desk, desk.game, input)
}

/// The nonograms of an input, for commands that take no other game, with their names.
pub fn nonograms(
    desk: &Desk,
    input: &args::Input,
) -> anyhow::Result<impl Iterator<Item = (String, Result<Puzzle, Wrong>)>> {
    let all = listed(jobs_of(desk, Some(GameName::Nonogram), input)?);
    Ok(all.map(|(label, puzzle)| (label, puzzle.and_then(|puzzle| nonogram(&puzzle).cloned()))))
}

/// The puzzles of an input, of whichever game, with their names; for the window.
#[cfg(feature = "window")]
pub fn puzzles(
    desk: &Desk,
    input: &args::Input,
) -> anyhow::Result<impl Iterator<Item = (String, Result<GamePuzzle, Wrong>)>> {
    Ok(listed(jobs(desk, input)?))
}

fn listed(jobs: Jobs) -> impl Iterator<Item = (String, Result<GamePuzzle, Wrong>)> {
    jobs.flat_map(|chunk| {
        let (name, mut all) = (Arc::clone(&chunk.name), Vec::new());
        let Ok(()) = chunk.each(|at, puzzle| {
            all.push((at.label(&name), puzzle));
            Ok::<(), Infallible>(())
        });
        all
    })
}

/// The nonogram that a puzzle is.
pub fn nonogram(puzzle: &GamePuzzle) -> Result<&Puzzle, Wrong> {
    match puzzle {
        GamePuzzle::Nonogram(puzzle) => Ok(puzzle),
        GamePuzzle::Sudoku(_) => {
            Err(Wrong::OtherGame { found: GameName::Sudoku, wanted: GameName::Nonogram })
        }
    }
}

/// The puzzles of one game, or of all.
pub fn jobs_of(desk: &Desk, game: Option<GameName>, input: &args::Input) -> anyhow::Result<Jobs> {
    if input.puzzles.is_empty() && io::stdin().is_terminal() {
        anyhow::bail!(say!(desk.words, "input-missing"));
    }
    let format = input.from.as_deref().and_then(GameFormat::find);
    if let (Some(game), Some(format)) = (game, format)
        && format.game() != game
    {
        anyhow::bail!(desk.words.other_game(format, game));
    }
    let wanted = Wanted { game, format };
    let places = Place::all(&input.puzzles, game);
    let inputs = places.iter().map(Place::count).sum();
    let interrupt = desk.interrupt.clone();
    let mut here = Vec::new();
    if let [place] = &places[..]
        && place.is_small()
    {
        for place in places {
            read::read(place, wanted, &mut |chunk| {
                here.push(chunk);
                Some(())
            });
        }
        return Ok(Jobs { inputs, here: here.into_iter(), waiting: None, interrupt });
    }
    let (sender, waiting) = sync_channel(AHEAD);
    // Nobody waits for this thread: it ends when all is read or nobody listens.
    thread::spawn(move || {
        for place in places {
            let mut load = Vec::new();
            let mut give = |chunk: Chunk| {
                let is_large = matches!(chunk.puzzles, Puzzles::Lines(..));
                load.push(chunk);
                if is_large || load.len() == LOAD {
                    return sender.send(std::mem::take(&mut load)).ok();
                }
                Some(())
            };
            if read::read(place, wanted, &mut give).is_none() || sender.send(load).is_err() {
                return;
            }
        }
    });
    Ok(Jobs { inputs, here: here.into_iter(), waiting: Some(waiting), interrupt })
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_formats::collection;
    use grille_words::{Lang, Words};
    use std::path::PathBuf;

    fn jobs_of(names: &[&str]) -> Jobs {
        let puzzles = names.iter().map(PathBuf::from).collect();
        let desk = Desk {
            words: Words::new(Lang::En),
            lang: None,
            screen: crate::Screen::new(),
            interrupt: Interrupt::default(),
            game: None,
        };
        jobs(&desk, &args::Input { puzzles, from: None }).unwrap()
    }

    #[test]
    fn a_thread_reads_where_there_may_be_much() {
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let (folder, file) =
            (format!("{here}/puzzles"), "crates/formats/tests/data/tournament/ok/two-puzzles.txt");
        let sudoku = ".".repeat(81);
        for (names, one, number) in [
            (&["owl"][..], true, 1),
            (&["nosuch"], true, 1),
            (&["owl", "snail"], false, 2),
            (&["owl", &sudoku], false, 2),
            (&[&sudoku], true, 1),
            (&[&format!("{here}/{file}")], false, 2),
            (&[&folder], false, collection::COLLECTION.len()),
        ] {
            let jobs = jobs_of(names);
            assert_eq!(jobs.is_one(), one, "{names:?}");
            assert_eq!(jobs.count(), number, "{names:?}");
        }
    }
}
