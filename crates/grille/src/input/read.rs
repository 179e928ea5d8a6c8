//! Reading a place: some hundred lines at a time where a file may have millions of sudokus, a
//! puzzle a line; files of other formats as a whole.

use super::place::Place;
use super::{At, Chunk, Puzzles, Wanted, Wrong};
use grille_formats::nonogram::text::counts;
use grille_formats::source::MAX_BYTES;
use grille_formats::sudoku::line;
use grille_formats::{GameFormat, GameName, GamePuzzle, Kind, Problem, Source};
use grille_picture::is_picture;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

/// How many lines, or sudokus, are handed on together.
const LINES: usize = 256;
/// The most bytes of a line; no sudoku has more, even with a remark.
const LONGEST: u64 = 16 << 10;
/// How much is looked at to find out whether a text has a puzzle a line.
const HEAD: usize = 4 << 10;

/// Takes a chunk; nothing once the workers have stopped.
type Give<'a> = &'a mut dyn FnMut(Chunk) -> Option<()>;

/// What is to be read from where.
struct Reader<'a, 'g> {
    name: Arc<str>,
    wanted: Wanted,
    /// Whether it may be left out if it is nothing known.
    optional: bool,
    /// To be told with the next puzzles: what was understood of free text.
    understood: Option<(usize, usize)>,
    give: &'a mut (dyn FnMut(Chunk) -> Option<()> + 'g),
}

/// Hands on the puzzles of a place; nothing once the workers have stopped.
pub(super) fn read(place: Place, wanted: Wanted, give: Give<'_>) -> Option<()> {
    let name = match &place {
        Place::Nothing(name, _) => name.clone(),
        Place::Collection(name, _) => (*name).to_owned(),
        Place::Typed(text) => text.clone(),
        Place::StandardInput => "stdin".to_owned(),
        Place::File(path) | Place::Folder(path, _) => path.display().to_string(),
    };
    let name_of = name.as_str().into();
    let mut reader = Reader { name: name_of, wanted, optional: false, understood: None, give };
    match place {
        Place::Nothing(_, wrong) => reader.wrong(wrong),
        Place::Collection(_, text) => reader.text(Source::new(name, text)),
        Place::Typed(text) => reader.text(Source::new(name, text)),
        Place::StandardInput => reader.stream(io::stdin().lock()),
        Place::File(path) => reader.file(&path),
        Place::Folder(_, files) => {
            let mut is_empty = true;
            for path in files {
                let give: Give<'_> = &mut |chunk| {
                    is_empty = false;
                    (reader.give)(chunk)
                };
                let name = path.display().to_string().into();
                Reader { name, wanted, optional: true, understood: None, give }.file(&path)?;
            }
            if is_empty { reader.wrong(Wrong::EmptyFolder) } else { Some(()) }
        }
    }
}

/// The most problems of one text that are told.
const PROBLEMS: usize = 20;

/// Which problems of a text have been told: equal ones are told once, and not more than some.
#[derive(Default)]
struct Told {
    kinds: Vec<Kind>,
    /// How many puzzles were not told about.
    again: usize,
}

impl Told {
    /// Whether there is something new in these problems and room to tell it.
    fn is_new(&mut self, problems: &[Problem]) -> bool {
        let new = problems.iter().find(|problem| !self.kinds.contains(&problem.kind));
        match new {
            Some(problem) if self.kinds.len() < PROBLEMS => {
                self.kinds.push(problem.kind.clone());
                true
            }
            _ => {
                self.again += 1;
                false
            }
        }
    }
}

impl Reader<'_, '_> {
    fn file(&mut self, path: &Path) -> Option<()> {
        match File::open(path) {
            Ok(file) => self.stream(BufReader::with_capacity(1 << 16, file)),
            Err(error) => self.wrong(Wrong::Unreadable(error)),
        }
    }

    fn wrong(&mut self, wrong: Wrong) -> Option<()> {
        self.give(Puzzles::Read(vec![(At::Alone, Err(wrong))]))
    }

    fn give(&mut self, puzzles: Puzzles) -> Option<()> {
        let understood = self.understood.take();
        (self.give)(Chunk { name: self.name.clone(), puzzles, understood })
    }

    /// Looks at the beginning, and reads on line by line or as a whole.
    fn stream(&mut self, mut bytes: impl BufRead) -> Option<()> {
        let mut head = Vec::new();
        if let Err(error) = bytes.by_ref().take(HEAD as u64).read_to_end(&mut head) {
            return self.wrong(Wrong::Unreadable(error));
        }
        if head.len() == HEAD && self.has_lines(&head) {
            return self.lines(io::Cursor::new(head).chain(bytes));
        }
        // Not many more than a text may have: what is too large is reported as such.
        let rest = (MAX_BYTES + 1 - head.len()) as u64;
        if let Err(error) = bytes.take(rest).read_to_end(&mut head) {
            return self.wrong(Wrong::Unreadable(error));
        }
        if is_coded_picture(&head) {
            return self.picture(&head);
        }
        match Source::decode(&*self.name, head) {
            Err(why) => self.wrong(Wrong::NotText(why)),
            Ok(source) if source.text.trim().is_empty() => self.wrong(Wrong::Empty),
            Ok(source) => self.text(source),
        }
    }

    /// A picture with a cell for each pixel, read as the text of a PPM.
    fn picture(&mut self, bytes: &[u8]) -> Option<()> {
        match grille_picture::encode::as_ppm(bytes) {
            Ok(text) => self.text(Source::new(&*self.name, text)),
            // A photograph beside the puzzles of a folder is none of our business.
            Err(_) if self.optional => Some(()),
            Err(trouble) => self.wrong(Wrong::Picture(trouble)),
        }
    }

    /// Whether a text that begins so has a sudoku a line.
    fn has_lines(&self, head: &[u8]) -> bool {
        let is_text = std::str::from_utf8(head).is_ok_and(|text| !text.starts_with('\u{feff}'));
        let format = self.format(&String::from_utf8_lossy(head));
        is_text && format.is_some_and(|format| format.name() == "line")
    }

    /// The format of a text, if it is one that is wanted.
    fn format(&self, text: &str) -> Option<GameFormat> {
        let Wanted { game, format } = self.wanted;
        // A file of another game is passed over in a folder, and insisted on by its name.
        let among = game.filter(|_| !self.optional);
        let found = || GameFormat::detect(among, &self.name, text);
        format.or_else(|| found().filter(|found| game.is_none_or(|game| game == found.game())))
    }

    /// A text that is not what is wanted: another game, or nothing known.
    fn unrecognised(&mut self, text: &str) -> Option<()> {
        let found = GameFormat::detect(None, &self.name, text).map(GameFormat::game);
        self.wrong(match (found, self.wanted.game) {
            (Some(found), Some(wanted)) => Wrong::OtherGame { found, wanted },
            _ => Wrong::Unrecognised(GameFormat::nearest(self.wanted.game, text)),
        })
    }

    /// A sudoku a line, for as long as there are lines.
    fn lines(&mut self, mut bytes: impl BufRead) -> Option<()> {
        for first in (1..).step_by(LINES) {
            let mut all = Vec::new();
            for number in first..first + LINES {
                match bytes.by_ref().take(LONGEST).read_until(b'\n', &mut all) {
                    Ok(0) if all.is_empty() => return Some(()),
                    Ok(0) => return self.give(Puzzles::Lines(first, all)),
                    Ok(length) if length as u64 == LONGEST && !all.ends_with(b"\n") => {
                        // What is left of such a line is of no interest.
                        let _ = bytes.skip_until(b'\n');
                        all.push(b'\n');
                    }
                    Ok(_) => {}
                    Err(error) => {
                        self.give(Puzzles::Lines(first, all))?;
                        let wrong = Wrong::Unreadable(error);
                        return self.give(Puzzles::Read(vec![(At::Line(number), Err(wrong))]));
                    }
                }
            }
            self.give(Puzzles::Lines(first, all))?;
        }
        Some(())
    }

    /// The puzzles of a text.
    fn text(&mut self, source: Source) -> Option<()> {
        let Some(format) = self.format(&source.text) else {
            // A text beside the puzzles of a folder is none of our business.
            return if self.optional { Some(()) } else { self.unrecognised(&source.text) };
        };
        if format.name() == "text" {
            self.understood = Some(counts(&source.text));
        }
        let most = match format.game() {
            GameName::Nonogram => 1,
            GameName::Sudoku => LINES,
        };
        let source = Arc::new(source);
        let mut readings = format.read(&source.text).peekable();
        if readings.peek().is_none() {
            return self.wrong(Wrong::NoPuzzle(format.name()));
        }
        let (mut number, mut told) = (0, Told::default());
        while readings.peek().is_some() {
            let mut all = Vec::new();
            for reading in readings.by_ref().take(most) {
                number += 1;
                let puzzle = match reading {
                    Err(problems) if !told.is_new(&problems) => continue,
                    other => other.map_err(|problems| Wrong::Text(Arc::clone(&source), problems)),
                };
                all.push((At::Number(number), puzzle));
            }
            if number == 1 && readings.peek().is_none() {
                all.iter_mut().for_each(|(at, _)| *at = At::Alone);
            }
            if !all.is_empty() {
                self.give(Puzzles::Read(all))?;
            }
        }
        if told.again > 0 { self.wrong(Wrong::Again(told.again)) } else { Some(()) }
    }
}

/// Whether a file is a picture that is no text: the plain kinds of Netpbm are read as texts, which
/// tells what is wrong with them and where.
fn is_coded_picture(bytes: &[u8]) -> bool {
    is_picture(bytes) && !bytes.starts_with(b"P1") && !bytes.starts_with(b"P3")
}

/// The sudokus of lines of a file, the first of which has this number.
pub(super) fn sudokus(
    name: &str,
    first: usize,
    text: &str,
) -> impl Iterator<Item = (At, Result<GamePuzzle, Wrong>)> {
    let lines = (first..).zip(text.split_inclusive('\n'));
    let lines = lines.map(|(number, line)| (number, line.trim_end_matches(['\n', '\r'])));
    lines.filter(|(_, line)| !line::is_remark(line)).map(move |(number, line)| {
        let puzzle = line::read_line(line).map(GamePuzzle::Sudoku).map_err(|problems| {
            Wrong::Text(Arc::new(Source::from_line(name, line, number)), problems)
        });
        (At::Line(number), puzzle)
    })
}
