//! Is a certificate one?
//!
//! The formula must be that of the puzzle, byte for byte; the solutions must obey the rules; and the
//! proof must be accepted by the checker of `grille-rup`, which knows nothing of puzzles and shares
//! no code with what made the proof.

use super::{Claimed, FORMULA, Head, PROOF, SECOND, SOLUTION, read_drawn, sha256, write_formula};
use grille_engine::proof::{Certified, Formula, MOST_CLAUSES, differs};
use grille_rup::Rejected;
use std::io::{self, BufRead, Read, Write};

/// Why a certificate is none.
#[derive(Debug)]
pub enum Refuted {
    /// No puzzle that can be read lies beside it.
    Puzzle,
    /// A solution cannot be read, breaks the rules, or both are the same.
    Solution,
    /// The formula is not that of the puzzle and its solution.
    Formula,
    /// The proof is not accepted.
    Proof(Rejected),
    /// It was not waited for.
    Stopped,
}

grille_engine::errors_as_data!(Refuted);

/// A part of a certificate that can be read.
pub type Opened = Box<dyn BufRead>;

/// Checks the certificate of a puzzle, whose file has this text. `open` opens the part with an
/// ending, and finds none if it is not there; as long as `goes_on` says so the work goes on.
pub fn check<G: Certified>(
    puzzle: &G::Puzzle,
    text: &str,
    open: &dyn Fn(&str) -> io::Result<Opened>,
    goes_on: &dyn Fn() -> bool,
) -> Result<Claimed, Refuted> {
    let solution = |ending: &str| match open(ending) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        opened => {
            let mut drawing = String::new();
            let read = opened.and_then(|mut part| part.read_to_string(&mut drawing));
            let values = read.ok().and_then(|_| read_drawn(&drawing));
            let judged = values.and_then(|values| G::judged(puzzle, &values));
            judged.map(Some).ok_or(Refuted::Solution)
        }
    };
    let only = match (solution(SOLUTION)?, solution(SECOND)?) {
        (Some(first), Some(second)) if first != second => return Ok(Claimed::Several),
        (_, Some(_)) => return Err(Refuted::Solution),
        (only, None) => only,
    };
    let formula = G::formula(puzzle);
    if formula.clauses() > MOST_CLAUSES {
        return Err(Refuted::Formula);
    }
    let other = only.as_ref().map(|only| differs::<G>(&formula, only));
    let head = Head { game: G::NAME, puzzle: sha256(text.as_bytes()) };
    let mut same = Same(open(FORMULA).map_err(|_| Refuted::Formula)?);
    let written = write_formula(&mut same, &head, &formula, other.as_deref());
    written.map_err(|_| Refuted::Formula)?;
    if !matches!(same.0.read(&mut [0]), Ok(0)) {
        return Err(Refuted::Formula);
    }
    let broken = |error| Refuted::Proof(Rejected::Io(error));
    let (formula, proof) = (open(FORMULA).map_err(broken)?, open(PROOF).map_err(broken)?);
    match grille_rup::check_while(formula, proof, goes_on) {
        Ok(_) => Ok(if only.is_some() { Claimed::Unique } else { Claimed::None }),
        Err(Rejected::Io(error)) if error.kind() == io::ErrorKind::Interrupted => {
            Err(Refuted::Stopped)
        }
        Err(why) => Err(Refuted::Proof(why)),
    }
}

/// Takes what is written only if the same comes next in a file.
struct Same(Opened);

impl Write for Same {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let own = self.0.fill_buf()?;
        let len = own.len().min(bytes.len());
        if own[..len] != bytes[..len] || len == 0 && !bytes.is_empty() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        self.0.consume(len);
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
