//! Texts become puzzles, whatever their format and game.

use super::AnyPuzzle;
use grille_engine::Faults;
use grille_formats::{GameFormat, NotText, Problem, Source};
use grille_words::{Lang, Paint, Words, draw, say};
use std::fmt;

/// The most problems of one text that are told.
const MOST: usize = 20;

/// Why a text or a file gives no puzzle.
#[derive(Debug)]
pub struct Unread {
    /// The file, or what stands for one.
    pub name: String,
    /// Why.
    pub kind: UnreadKind,
}

/// What is wrong.
#[derive(Debug)]
#[non_exhaustive]
pub enum UnreadKind {
    /// The file cannot be read, in the system's own words.
    File(String),
    /// It is no text.
    NotText(NotText),
    /// There is nothing in it.
    Empty,
    /// No format fits it; these come nearest.
    Unrecognised([&'static str; 2]),
    /// No puzzle in a text of this format.
    NoPuzzle(&'static str),
    /// More than one puzzle, where one was asked for.
    Several,
    /// A puzzle with problems.
    Problems(Box<Source>, Faults<Problem>),
}

/// A problem at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong, in one sentence.
    pub message: String,
}

impl Unread {
    /// The problems with their places, if the text was understood so far.
    pub fn places(&self, words: &Words) -> Vec<Place> {
        let UnreadKind::Problems(source, problems) = &self.kind else { return Vec::new() };
        let place = |problem: &Problem| {
            let (line, column) = source.line_and_column(problem.at.start);
            Place { line, column, message: words.problem_title(problem, source) }
        };
        problems.iter().map(place).collect()
    }

    /// In words, a line for each thing.
    pub fn said(&self, words: &Words) -> String {
        let name = self.name.as_str();
        match &self.kind {
            UnreadKind::File(why) => {
                say!(words, "input-unreadable", name = name, error = words.system(why))
            }
            UnreadKind::NotText(why) => words.not_text(name, *why),
            UnreadKind::Empty => say!(words, "input-empty", name = name),
            UnreadKind::Unrecognised([one, two]) => {
                say!(words, "door-unrecognised", name = name, one = *one, two = *two)
            }
            UnreadKind::NoPuzzle(format) => {
                say!(words, "input-no-puzzle", name = name, format = *format)
            }
            UnreadKind::Several => say!(words, "door-several", name = name),
            UnreadKind::Problems(..) => {
                let (places, line) = (self.places(words), |at: &Place| {
                    format!("{name}:{}:{}: {}", at.line, at.column, at.message)
                });
                let mut lines: Vec<String> = places.iter().take(MOST).map(line).collect();
                if let Some(more @ 1..) = places.len().checked_sub(MOST) {
                    lines.push(say!(words, "problem-more", name = name, count = more));
                }
                lines.join("\n")
            }
        }
    }

    /// The same with the lines of the text and a caret, where it has places.
    pub fn drawn(&self, words: &Words) -> String {
        match &self.kind {
            UnreadKind::Problems(source, problems) => draw(words, source, problems, Paint::Plain),
            _ => self.said(words) + "\n",
        }
    }
}

/// In English; [`Unread::said`] speaks other languages too.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Words::new(Lang::En)))
    }
}

impl std::error::Error for Unread {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            UnreadKind::NotText(why) => Some(why),
            UnreadKind::Problems(_, problems) => Some(problems),
            UnreadKind::File(_)
            | UnreadKind::Empty
            | UnreadKind::Unrecognised(_)
            | UnreadKind::NoPuzzle(_)
            | UnreadKind::Several => None,
        }
    }
}

pub(crate) fn unread(name: &str, kind: UnreadKind) -> Unread {
    Unread { name: name.to_owned(), kind }
}

/// The one puzzle of a text from a file of this name, which may be empty: its ending only helps where the text fits
/// several formats.
pub fn read(name: &str, text: &str) -> Result<AnyPuzzle, Unread> {
    the_only(name, read_all(name, text)?)
}

/// Every puzzle of a text.
pub fn read_all(name: &str, text: &str) -> Result<Vec<AnyPuzzle>, Unread> {
    if text.trim().is_empty() {
        return Err(unread(name, UnreadKind::Empty));
    }
    let Some(format) = GameFormat::detect(None, name, text) else {
        let nearest = GameFormat::nearest(None, text).map(GameFormat::name);
        return Err(unread(name, UnreadKind::Unrecognised(nearest)));
    };
    let problems = |problems| {
        let source = Box::new(Source::new(name, text));
        unread(name, UnreadKind::Problems(source, problems))
    };
    let puzzles = format.read(text).map(|read| read.map(AnyPuzzle::from).map_err(problems));
    let puzzles = puzzles.collect::<Result<Vec<_>, _>>()?;
    match puzzles.is_empty() {
        true => Err(unread(name, UnreadKind::NoPuzzle(format.name()))),
        false => Ok(puzzles),
    }
}

/// One puzzle, and not several.
pub(crate) fn the_only(name: &str, mut puzzles: Vec<AnyPuzzle>) -> Result<AnyPuzzle, Unread> {
    match puzzles.len() {
        1 => Ok(puzzles.remove(0)),
        _ => Err(unread(name, UnreadKind::Several)),
    }
}
