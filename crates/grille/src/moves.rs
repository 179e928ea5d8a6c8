//! A file of moves: what a player did, one act a line.

use crate::Desk;
use anyhow::{Context, bail};
use grille_answer::json::Lines;
use grille_engine::NotThis;
use grille_engine::session::{Act, Refusal, Session, Sheet};
use grille_formats::Source;
use grille_words::{Spoken, Words, say};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::str::FromStr;

/// The text of the file.
pub fn read(desk: &Desk, path: &Path) -> anyhow::Result<Source> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let most = grille_formats::source::MAX_BYTES as u64 + 1;
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .with_context(|| name.clone())?;
    Source::decode(&name, bytes).map_err(|why| anyhow::anyhow!(desk.words.not_text(&name, why)))
}

/// A game played so far.
pub struct Played<S: Sheet> {
    /// The game.
    pub session: Session<S>,
    /// For each of its moves, the line of the file.
    pub lines: Vec<usize>,
}

impl<S: Sheet> Played<S> {
    /// Where its moves stand, in the text that they were read from.
    pub fn written<'a>(&'a self, source: &'a Source) -> Lines<'a> {
        Lines { name: &source.name, lines: &self.lines }
    }
}

/// Plays the acts of a file on a sheet of this puzzle; the first that cannot be done is an
/// error with its place.
pub fn play<G: Spoken>(
    words: &Words,
    source: &Source,
    puzzle: &G::Puzzle,
    sheet: G::Sheet,
) -> anyhow::Result<Played<G::Sheet>> {
    let mut session = Session::new(sheet);
    let mut lines = Session::new(Numbers);
    for (number, text) in (1..).zip(source.text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let at = |what: String| format!("{}:{number}: {what}", source.name);
        let Ok(act) = text.parse::<Act<<G::Sheet as Sheet>::Move>>() else {
            let found: String = text.chars().take(40).collect();
            bail!(at(G::move_expected(words, &found)));
        };
        if let Act::Play(change) = &act
            && let Some(refusal) = session.sheet().refuses(change)
        {
            bail!(at(G::refusal(words, refusal, puzzle)));
        }
        if !session.act(&act) {
            bail!(at(match act {
                Act::Keep | Act::Drop => say!(words, "moves-nothing-supposed"),
                Act::Undo | Act::Redo | Act::Play(_) | Act::Suppose => say!(words, "moves-nothing"),
            }));
        }
        lines.act(&at_line(&act, number));
    }
    let lines = lines.moves().map(|&Line(number)| number).collect();
    Ok(Played { session, lines })
}

/// A history of line numbers, to be led through the same acts as the game.
#[derive(Clone)]
struct Numbers;

#[derive(Clone, Debug, PartialEq)]
struct Line(usize);

impl Sheet for Numbers {
    type Move = Line;

    fn play(&mut self, line: &Line) -> Option<Line> {
        Some(line.clone())
    }

    fn refuses(&self, _: &Line) -> Option<Refusal> {
        None
    }

    fn join(_: &Line, then: &Line) -> Line {
        then.clone()
    }

    fn wipe(&self) -> Line {
        Line(0)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Line {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Line, NotThis> {
        text.parse().map(Line).map_err(|_| NotThis)
    }
}

/// The act with the line that it stands on for its move.
fn at_line<M>(act: &Act<M>, number: usize) -> Act<Line> {
    match act {
        Act::Play(_) => Act::Play(Line(number)),
        Act::Suppose => Act::Suppose,
        Act::Keep => Act::Keep,
        Act::Drop => Act::Drop,
        Act::Undo => Act::Undo,
        Act::Redo => Act::Redo,
    }
}
