//! Whether the methods that ran on a puzzle agree, and with what is known of it.
//!
//! Every solution must obey the rules. Methods that prove how many solutions there
//! are must say the same; where there is one, everybody must have found that one,
//! and nobody who got stuck may have excluded it. A puzzle that was drawn from a
//! picture has that picture among its solutions, so even a single method is checked.

use crate::instance::Instance;
use crate::measure::{Measured, hash};
use crate::record::{Outcome, Record};
use grille_engine::nonogram::Picture;

/// Two things that cannot both be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The method that is wrong, or one of two of which one is.
    pub method: String,
    /// What it says.
    pub says: Said,
    /// The other method, or none where the puzzle itself speaks.
    pub other: Option<String>,
    /// What that says.
    pub against: Said,
}

grille_engine::errors_as_data!(Dispute);

/// What a method says, or what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// How many solutions there are.
    Answer(Outcome),
    /// A picture that breaks the rules, or the same twice.
    Wrong,
    /// A solution, by its hash.
    Solution(u64),
    /// That a solution is none.
    Excluded(u64),
    /// A proof that its checker does not accept.
    Unproven,
}

/// The hash of each method's solutions, if all agree.
pub fn agree(instance: &Instance, runs: &[(&str, &Measured)]) -> Result<Vec<u64>, Dispute> {
    let mut hashes = Vec::new();
    let mut found: Vec<(&str, Picture)> = Vec::new();
    let mut proofs: Vec<(&str, Outcome)> = Vec::new();
    for &(method, run) in runs {
        let known = Said::Answer(Outcome::Found);
        let Ok(solutions) = run.solutions(&instance.puzzle) else {
            return Err(dispute(method, Said::Wrong, None, known));
        };
        hashes.push(solutions.iter().map(hash).fold(0, u64::wrapping_add));
        if run.outcome == Outcome::None && instance.solution.is_some() {
            return Err(dispute(method, Said::Answer(Outcome::None), None, known));
        }
        if run.outcome.is_proof() {
            proofs.push((method, run.outcome));
        }
        found.extend(solutions.into_iter().map(|picture| (method, picture)));
    }
    if let Some((&(first, answer), rest)) = proofs.split_first() {
        for &(method, own) in rest {
            if own != answer {
                let said = Said::Answer(answer);
                return Err(dispute(method, Said::Answer(own), Some(first), said));
            }
        }
        let is_known = |picture: &Picture| instance.solution.as_ref() == Some(picture);
        let other = match answer {
            Outcome::Several => None,
            Outcome::None => found.first(),
            _ => found.iter().find(|(_, picture)| *picture != found[0].1),
        };
        if let Some((method, picture)) = other {
            let said = Said::Answer(answer);
            return Err(dispute(method, Said::Solution(hash(picture)), Some(first), said));
        }
        if answer == Outcome::Unique
            && instance.solution.is_some()
            && !found.iter().all(|(_, picture)| is_known(picture))
        {
            let said = Said::Solution(instance.solution.as_ref().map_or(0, hash));
            return Err(dispute(first, Said::Answer(answer), None, said));
        }
    }
    excluded(instance, runs, &found)?;
    Ok(hashes)
}

/// Whether the records of one instance can all be true: methods that prove how many solutions
/// there are say the same, and where there is one, everybody found the same. The two methods
/// that disagree, and what they say.
pub fn records_agree(records: &[Record]) -> Result<(), Dispute> {
    let mut proofs = records.iter().filter(|record| record.outcome.is_proof());
    let Some(first) = proofs.next() else { return Ok(()) };
    let disputed = |other: &Record, says, against| Dispute {
        method: other.method.clone(),
        says,
        other: Some(first.method.clone()),
        against,
    };
    if let Some(other) = proofs.find(|other| other.outcome != first.outcome) {
        let (says, against) = (Said::Answer(other.outcome), Said::Answer(first.outcome));
        return Err(disputed(other, says, against));
    }
    let other = records.iter().find(|other| match first.outcome {
        Outcome::None => other.solutions > 0,
        Outcome::Unique => other.solutions > 1 || other.solutions == 1 && other.hash != first.hash,
        _ => false,
    });
    match other {
        None => Ok(()),
        Some(other) => {
            let says = Said::Solution(other.hash);
            let against = match first.outcome {
                Outcome::None => Said::Answer(Outcome::None),
                _ => Said::Solution(first.hash),
            };
            Err(disputed(other, says, against))
        }
    }
}

/// No method that is stuck may have excluded a solution.
fn excluded(
    instance: &Instance,
    runs: &[(&str, &Measured)],
    found: &[(&str, Picture)],
) -> Result<(), Dispute> {
    let known = instance.solution.iter().map(|picture| (None, picture));
    let known = known.chain(found.iter().map(|(method, picture)| (Some(*method), picture)));
    for (other, picture) in known {
        for &(method, run) in runs {
            let Some(board) = &run.stuck else { continue };
            if instance.puzzle.size().iter().any(|cell| !board.at(cell).has(picture[cell])) {
                let hash = hash(picture);
                let said = Said::Excluded(hash);
                return Err(dispute(method, said, other, Said::Solution(hash)));
            }
        }
    }
    Ok(())
}

fn dispute(method: &str, says: Said, other: Option<&str>, against: Said) -> Dispute {
    Dispute { method: method.to_owned(), says, other: other.map(str::to_owned), against }
}
