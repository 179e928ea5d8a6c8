//! Certificates as files: the formula as DIMACS text, the proof as DRAT, text or binary. What
//! they consist of is the engine's [`proof`](grille_engine::proof); nothing is solved here, and
//! neither is ever in memory as a whole.

mod check;
mod files;
mod sha256;

pub use check::{Opened, Refuted, check};
pub use files::{KEPT, drawn, is_two_tone, puzzle_file, read_drawn, rows};
pub use sha256::sha256;

use grille_engine::proof::{Formula, Line};
use std::io::{self, Write};

/// The first comment of every formula, with the version of the form.
pub const FIRST: &str = "c grille-certificate 1";

/// The ending of a certificate's formula; the others are below, and the puzzle has its own.
pub const FORMULA: &str = "cnf";
/// The proof.
pub const PROOF: &str = "drat";
/// The solution.
pub const SOLUTION: &str = "solution";
/// Another solution.
pub const SECOND: &str = "solution2";
/// What a reader is told.
pub const NOTE: &str = "md";

/// What a certificate says of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// There is no solution.
    None,
    /// The solution beside it is the only one.
    Unique,
    /// The two solutions beside it are two of several.
    Several,
}

impl Claimed {
    /// Its name, which has no language.
    pub fn name(self) -> &'static str {
        match self {
            Claimed::None => "none",
            Claimed::Unique => "unique",
            Claimed::Several => "several",
        }
    }
}

/// What stands in the comments at the head of a formula, for a reader and for the check that a
/// formula is that of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The game.
    pub game: &'static str,
    /// The SHA-256 of the puzzle's file.
    pub puzzle: String,
}

/// Writes a formula, with the clause that some cell differs from a solution if one is claimed to
/// be the only one.
pub fn write_formula(
    out: &mut impl Write,
    head: &Head,
    formula: &impl Formula,
    differs: Option<&[i32]>,
) -> io::Result<()> {
    let claim = if differs.is_some() { "unique" } else { "none" };
    writeln!(out, "{FIRST}")?;
    writeln!(out, "c game {}", head.game)?;
    writeln!(out, "c puzzle-sha256 {}", head.puzzle)?;
    writeln!(out, "c claim {claim}")?;
    let clauses = formula.clauses() + u64::from(differs.is_some());
    writeln!(out, "p cnf {} {clauses}", formula.variables())?;
    let mut done = Ok(());
    let mut text = Vec::new();
    formula.each(&mut |clause| {
        if done.is_ok() {
            text.clear();
            put_text(&mut text, clause);
            done = out.write_all(&text);
        }
    });
    done?;
    if let Some(differs) = differs {
        text.clear();
        put_text(&mut text, differs);
        out.write_all(&text)?;
    }
    out.flush()
}

/// Writes a proof line by line. What goes wrong is told at its end.
pub struct ProofWriter<W> {
    out: W,
    is_binary: bool,
    line: Vec<u8>,
    failed: io::Result<()>,
    /// Clauses added so far.
    pub added: u64,
    /// Bytes written so far for clauses added, and for those deleted.
    pub bytes: (u64, u64),
}

impl<W: Write> ProofWriter<W> {
    /// Nothing yet, in this form.
    pub fn new(out: W, is_binary: bool) -> ProofWriter<W> {
        ProofWriter { out, is_binary, line: Vec::new(), failed: Ok(()), added: 0, bytes: (0, 0) }
    }

    /// Whether nothing went wrong so far.
    pub fn is_well(&self) -> bool {
        self.failed.is_ok()
    }

    /// Writes a line.
    pub fn write(&mut self, line: Line<'_>) {
        if self.failed.is_err() {
            return;
        }
        self.line.clear();
        let (clause, mark) = match line {
            Line::Add(clause) => (clause, b'a'),
            Line::Delete(clause) => (clause, b'd'),
        };
        if self.is_binary {
            self.line.push(mark);
            put_binary(&mut self.line, clause);
        } else {
            if mark == b'd' {
                self.line.extend_from_slice(b"d ");
            }
            put_text(&mut self.line, clause);
        }
        self.failed = self.out.write_all(&self.line);
        let len = self.line.len() as u64;
        match line {
            Line::Add(_) => {
                self.added += 1;
                self.bytes.0 += len;
            }
            Line::Delete(_) => self.bytes.1 += len,
        }
    }

    /// Writes what is left.
    pub fn finish(mut self) -> io::Result<W> {
        self.failed?;
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Literals and a 0.
fn put_text(line: &mut Vec<u8>, clause: &[i32]) {
    for lit in clause {
        // The length of a number is found while it is written: nothing can go wrong in memory.
        let _ = write!(line, "{lit} ");
    }
    line.extend_from_slice(b"0\n");
}

/// Each literal as its variable twice, plus one if it is negative, in groups of seven bits; and a
/// byte 0.
fn put_binary(line: &mut Vec<u8>, clause: &[i32]) {
    for &lit in clause {
        let mut number = 2 * u64::from(lit.unsigned_abs()) + u64::from(lit < 0);
        while number >= 128 {
            line.push(number as u8 | 128);
            number >>= 7;
        }
        line.push(number as u8);
    }
    line.push(0);
}
