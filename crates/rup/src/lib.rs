//! A checker of proofs that a formula has no model.
//!
//! The formula is a DIMACS file of clauses, the proof a DRAT file, as text or binary: clauses that
//! follow, one after the other, the last of them empty. A clause is accepted if it follows by
//! *reverse unit propagation* (RUP): all its literals are taken to be false, and unit propagation
//! meets a contradiction. (The other rule of DRAT, RAT, is not known here.)
//!
//! Nothing is shared with what makes proofs: this crate depends on no other, knows no puzzle, and
//! its propagation works on clauses alone.
//!
//! ```
//! let formula = "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
//! assert!(grille_rup::check(formula.as_bytes(), "1 0\n0\n".as_bytes()).is_ok());
//! assert!(grille_rup::check(formula.as_bytes(), "1 0\n".as_bytes()).is_err());
//! ```

mod dimacs;
mod drat;
mod propagate;

use propagate::Clauses;
use std::io::{self, BufRead};

/// What an accepted proof consists of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accepted {
    /// Variables of the formula.
    pub variables: usize,
    /// Its clauses.
    pub clauses: usize,
    /// Clauses of the proof that were checked, with the empty one.
    pub added: u64,
    /// Clauses that were deleted.
    pub deleted: u64,
}

/// Why a proof is not accepted.
#[derive(Debug)]
pub enum Rejected {
    /// The formula cannot be read; the line, counted from 1, or 0 for the whole.
    Formula(u64),
    /// The proof cannot be read; which of its steps, counted from 1.
    Proof(u64),
    /// This step of the proof, counted from 1, does not follow.
    DoesNotFollow(u64),
    /// The proof ends, and no clause of it was empty.
    Unfinished,
    /// A file could not be read.
    Io(io::Error),
}

impl std::fmt::Display for Rejected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Rejected {}

impl From<io::Error> for Rejected {
    fn from(error: io::Error) -> Rejected {
        Rejected::Io(error)
    }
}

/// Checks a proof of a formula.
pub fn check(formula: impl BufRead, proof: impl BufRead) -> Result<Accepted, Rejected> {
    check_while(formula, proof, || true)
}

/// The same as long as `goes_on` says so; it is asked at every step.
pub fn check_while(
    formula: impl BufRead,
    proof: impl BufRead,
    goes_on: impl Fn() -> bool,
) -> Result<Accepted, Rejected> {
    let formula = dimacs::read(formula)?;
    let (variables, count) = (formula.variables, formula.count());
    let mut accepted = Accepted { variables, clauses: count, ..Accepted::default() };
    let mut clauses = Clauses::new(variables);
    formula.each(|clause| clauses.add(clause));
    drop(formula);
    let mut steps = drat::Steps::new(proof)?;
    let mut lits = Vec::new();
    for number in 1.. {
        if !goes_on() {
            return Err(Rejected::Io(io::ErrorKind::Interrupted.into()));
        }
        let Some(step) = steps.next(&mut lits, variables).map_err(|error| match error {
            drat::Unread::Io(error) => Rejected::Io(error),
            drat::Unread::Malformed => Rejected::Proof(number),
        })?
        else {
            break;
        };
        match step {
            drat::Step::Delete => {
                accepted.deleted += 1;
                clauses.delete(&lits);
            }
            drat::Step::Add => {
                accepted.added += 1;
                if !clauses.implies(&lits) {
                    return Err(Rejected::DoesNotFollow(number));
                }
                if lits.is_empty() {
                    return Ok(accepted);
                }
                clauses.add(&lits);
            }
        }
    }
    Err(Rejected::Unfinished)
}
