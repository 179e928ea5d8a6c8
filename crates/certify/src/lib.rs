//! The certificate of a puzzle: its answer with a proof, as a few files of one name and several endings.
//!
//! A task as any other: whoever drives it says when it is too much. The proof is written as it is found; the
//! formula comes after it, as only then it is known which solution it denies. Where the files go is the caller's
//! [`Shelf`]: a folder, or memory.
//!
//! ```
//! use grille_certify::{Held, Told, certify};
//! use grille_engine::nonogram::Puzzle;
//! use grille_formats::GamePuzzle;
//! use grille_words::Lang;
//!
//! let puzzle = Puzzle::black_and_white(&[&[1], &[2]], &[&[2], &[1]])?;
//! let mut task =
//!     certify(&GamePuzzle::Nonogram(puzzle), "step", false, Lang::En, Held::new(1 << 20))?;
//! let told = task.advance(u64::MAX).ok_or("it rests")??;
//! assert!(matches!(told, Told::Claimed(..)));
//! assert!(task.shelf().files.iter().any(|(ending, _)| ending == "cnf"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod held;

pub use held::Held;

use grille_engine::nonogram::Nonogram;
use grille_engine::proof::{Certified, Certifying, Formula, Line, Proven, Proving, differs};
use grille_engine::run::Task;
use grille_engine::sudoku::Sudoku;
use grille_formats::certificate::{
    self, Claimed, FORMULA, Head, NOTE, PROOF, ProofWriter, SECOND, SOLUTION, sha256,
};
use grille_formats::{GamePuzzle, Unheld};
use grille_words::{Lang, Words, say};
use std::io::{self, Write};

/// Where the files of one certificate go.
pub trait Shelf {
    /// A file that is being written.
    type Out: Write + Send;
    /// Begins the file with this ending.
    fn begin(&mut self, ending: &str) -> io::Result<Self::Out>;
    /// The file is whole and gets its name; or there is none, as it could not be written or is not to be kept.
    fn end(&mut self, ending: &str, out: Option<Self::Out>) -> io::Result<()>;
}

/// How long a proof is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Variables of the formula.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// Clauses that the proof adds.
    pub added: u64,
    /// Bytes of the proof.
    pub bytes: u64,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The files say so.
    Claimed(Claimed, Figures),
    /// A bound of the method was hit; there is no certificate.
    Limit,
    /// A solution came out that breaks the rules, a defect; there is no certificate.
    Wrong,
}

/// Why there is no certificate of a puzzle.
#[derive(Debug)]
pub enum Unfit {
    /// No format holds it.
    Unheld(Unheld),
    /// Its formula would have too many clauses.
    TooLarge,
    /// A file cannot be written.
    File(io::Error),
}

grille_engine::errors_as_data!(Unfit);

/// A certificate in the making.
pub trait Certify<S>: Task<Output = io::Result<Told>> {
    /// What was written; what was not finished is not kept.
    fn shelf(self: Box<Self>) -> S;
}

/// Sets out to certify a puzzle whose files are called so, in text or binary, with a note in this language.
pub fn certify<S: Shelf + Send + 'static>(
    any: &GamePuzzle,
    name: &str,
    is_binary: bool,
    lang: Lang,
    shelf: S,
) -> Result<Box<dyn Certify<S> + Send>, Unfit> {
    let (ending, text) = certificate::puzzle_file(any).map_err(Unfit::Unheld)?;
    let plain = Plain { any: any.clone(), name: name.to_owned(), ending, text, lang };
    match any {
        GamePuzzle::Nonogram(own) => Making::<Nonogram, S>::begun(own, plain, is_binary, shelf),
        GamePuzzle::Sudoku(own) => Making::<Sudoku, S>::begun(own, plain, is_binary, shelf),
    }
}

/// What is known before.
struct Plain {
    any: GamePuzzle,
    name: String,
    /// The puzzle's own file.
    ending: &'static str,
    text: String,
    lang: Lang,
}

struct Making<G: Certified, S: Shelf> {
    plain: Plain,
    run: Certifying<G>,
    /// The proof, while it is being written.
    writer: Option<ProofWriter<S::Out>>,
    shelf: S,
}

impl<G: Certified, S: Shelf + Send + 'static> Making<G, S>
where
    Making<G, S>: Send,
{
    fn begun(
        puzzle: &G::Puzzle,
        plain: Plain,
        is_binary: bool,
        mut shelf: S,
    ) -> Result<Box<dyn Certify<S> + Send>, Unfit>
    where
        G: 'static,
    {
        let run = Certifying::<G>::new(puzzle, &G::Options::default()).ok_or(Unfit::TooLarge)?;
        let out = shelf.begin(PROOF).map_err(Unfit::File)?;
        let writer = Some(ProofWriter::new(out, is_binary));
        Ok(Box::new(Making { plain, run, writer, shelf }))
    }
}

impl<G: Certified, S: Shelf> Making<G, S> {
    /// Writes everything but the proof, which is whole.
    fn finish(
        &mut self,
        proven: &Proven<G::Solution>,
        writer: ProofWriter<S::Out>,
    ) -> io::Result<Told> {
        let mut figures = Figures {
            added: writer.added,
            bytes: writer.bytes.0 + writer.bytes.1,
            ..Figures::default()
        };
        let is_proof = matches!(proven, Proven::None | Proven::Unique(_));
        self.end(PROOF, writer.finish(), is_proof)?;
        let (claimed, denied) = match proven {
            Proven::Limit => return Ok(Told::Limit),
            Proven::Wrong => return Ok(Told::Wrong),
            Proven::None => (Claimed::None, None),
            Proven::Unique(only) => {
                self.put(SOLUTION, &self.drawn(only))?;
                (Claimed::Unique, Some(differs::<G>(self.run.formula(), only)))
            }
            Proven::Several(first, second) => {
                self.put(SOLUTION, &self.drawn(first))?;
                self.put(SECOND, &self.drawn(second))?;
                (Claimed::Several, None)
            }
        };
        self.put(self.plain.ending, &self.plain.text.clone())?;
        if claimed != Claimed::Several {
            let head = Head { game: G::NAME, puzzle: sha256(self.plain.text.as_bytes()) };
            let mut out = self.shelf.begin(FORMULA)?;
            let formula = self.run.formula();
            let written = certificate::write_formula(&mut out, &head, formula, denied.as_deref());
            (figures.variables, figures.clauses) =
                (formula.variables(), formula.clauses() + u64::from(denied.is_some()));
            self.end(FORMULA, written.map(|()| out), true)?;
        }
        self.put(NOTE, &self.note(claimed))?;
        Ok(Told::Claimed(claimed, figures))
    }

    fn drawn(&self, solution: &G::Solution) -> String {
        certificate::drawn(&self.plain.any, &G::values(solution))
    }

    /// Writes a file as a whole.
    fn put(&mut self, ending: &str, text: &str) -> io::Result<()> {
        let mut out = self.shelf.begin(ending)?;
        let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        self.end(ending, written.map(|()| out), true)
    }

    /// Ends a file: what could not be written is not kept.
    fn end(&mut self, ending: &str, out: io::Result<S::Out>, is_kept: bool) -> io::Result<()> {
        match out {
            Ok(out) => self.shelf.end(ending, Some(out).filter(|_| is_kept)),
            Err(why) => {
                // Where it cannot be removed either, its name tells that it is a part only.
                let _ = self.shelf.end(ending, None);
                Err(why)
            }
        }
    }

    /// What a reader finds beside the files: what they say, and how to check it.
    fn note(&self, claimed: Claimed) -> String {
        let (words, name) = (Words::new(self.plain.lang), self.plain.name.as_str());
        let quoted = match name.contains([' ', '\'', '(']) {
            true => format!("\"{name}\""),
            false => name.to_owned(),
        };
        let puzzle = format!("{quoted}.{}", self.plain.ending);
        match claimed {
            Claimed::None => say!(words, "certify-note-none", name = quoted, puzzle = puzzle),
            Claimed::Unique => say!(words, "certify-note-unique", name = quoted, puzzle = puzzle),
            Claimed::Several => say!(words, "certify-note-several", name = quoted, puzzle = puzzle),
        }
    }
}

impl<G: Certified, S: Shelf> Task for Making<G, S> {
    type Output = io::Result<Told>;

    fn advance(&mut self, steps: u64) -> Option<io::Result<Told>> {
        let writer = self.writer.as_mut()?;
        let proven = self.run.advance(steps, &mut |line: Line<'_>| writer.write(line));
        if proven.is_none() && writer.is_well() {
            return None;
        }
        let (writer, proven) = (self.writer.take()?, proven.unwrap_or(Proven::Limit));
        Some(self.finish(&proven, writer))
    }

    fn steps(&self) -> u64 {
        self.run.steps()
    }
}

impl<G: Certified, S: Shelf> Certify<S> for Making<G, S> {
    fn shelf(mut self: Box<Self>) -> S {
        if self.writer.take().is_some() {
            // Where it cannot be removed either, its name tells that it is a part only.
            let _ = self.shelf.end(PROOF, None);
        }
        self.shelf
    }
}
