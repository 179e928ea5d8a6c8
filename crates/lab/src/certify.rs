//! Certifying what a campaign says: the proof of *unique* or *none* is made and handed to the checker
//! of `grille-rup`, which shares no code with any method. Formula and proof are in memory while
//! that takes; nothing of it is measured or recorded.

use crate::agree::Said;
use crate::record::Outcome;
use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::nonogram::{Nonogram, Options, Puzzle};
use grille_engine::proof::{Certifying, Line, Proven, Proving, differs};
use grille_formats::certificate::{Head, ProofWriter, write_formula};

/// What a proof says against an answer, if it says anything; none as long as they agree, or if there
/// was no time for it.
pub fn denial(puzzle: &Puzzle, answer: Outcome, interrupt: &Interrupt) -> Option<Said> {
    if !matches!(answer, Outcome::Unique | Outcome::None) {
        return None;
    }
    let mut run = Certifying::<Nonogram>::new(puzzle, &Options::default())?;
    let mut writer = ProofWriter::new(Vec::new(), true);
    let mut budget = Budget::new(None, None, interrupt);
    let ended = budget.task(&mut run.told(&mut |line: Line<'_>| writer.write(line)));
    let (own, other) = match ended {
        Ended::Stopped(_) | Ended::Done(Proven::Limit) => return None,
        Ended::Done(Proven::Wrong) => return Some(Said::Wrong),
        Ended::Done(Proven::Several(..)) => return Some(Said::Answer(Outcome::Several)),
        Ended::Done(Proven::None) => (Outcome::None, None),
        Ended::Done(Proven::Unique(only)) => {
            (Outcome::Unique, Some(differs::<Nonogram>(run.formula(), &only)))
        }
    };
    if own != answer {
        return Some(Said::Answer(own));
    }
    let head = Head { game: "nonogram", puzzle: String::new() };
    let mut formula = Vec::new();
    let written = write_formula(&mut formula, &head, run.formula(), other.as_deref());
    let accepted = written
        .and_then(|()| writer.finish())
        .is_ok_and(|proof| grille_rup::check(&formula[..], &proof[..]).is_ok());
    (!accepted).then_some(Said::Unproven)
}
