//! What the search tells for a [`proof`](crate::proof), and why each clause follows by unit
//! propagation (RUP) from the clauses of the puzzle and those told before.
//!
//! Unit propagation on the clauses of a line is complete line solving (`proof/line.rs`), a cell has
//! exactly one colour by clauses, and what was learned is a clause: so whatever the search draws as
//! a consequence, unit propagation draws too. Then:
//!
//! - *Learned clauses.* If all literals of one are false, the reasons that `first_uip` followed
//!   back, from the first UIP on, force one literal after the other up to the contradiction; what
//!   was left out of it follows from the rest of it. What is known without a decision is in no
//!   clause: it follows too, because it stands in units, was forced by lines, or by clauses that
//!   are still there. Before clauses are forgotten, what they forced without a decision is told as
//!   units. A line that contradicts as a whole is no exception: its reason is the set of its cells
//!   that cannot all be so, and it is unit propagation along the line that fails.
//! - *Exclusions.* The decisions imply the solution, which "some cell differs" denies.
//! - *Probing.* A colour whose trial failed is excluded by a unit. What every other colour implies:
//!   for each of them but the last, "not this colour, or that" follows as a trial shows; with these
//!   at hand the opposite of "that" leaves only the last colour, whose trial shows the rest. They
//!   are deleted at once. Where one colour is left, its unit says all.
//! - Beliefs only choose decisions and have no part in a proof.

use super::clauses::Lit;
use super::learn::{Learner, Why};
use super::lines::{Known, Lines};
use super::probe::Prober;
use super::solver::Solver;
use crate::colours::Colour;
use crate::nonogram::Event;
use crate::nonogram::line::word::Word;
use crate::proof::Claim;
use crate::trace::Sink;

fn claim<S: Solver>(lines: &Lines<S>, lit: Lit) -> Claim {
    match lines.read(lit) {
        (cell, Known::Is(colour)) => Claim { cell, value: colour, holds: true },
        (cell, Known::IsNot(colour)) => Claim { cell, value: colour, holds: false },
    }
}

/// Tells what was learned last: from a conflict, or that a solution is excluded.
pub fn learned<S: Solver, E: Sink<Event>>(learner: &Learner<S>, sink: &mut E) {
    sink.add(learner.learned.iter().map(|&lit| claim(&learner.lines, lit)));
}

/// Tells a clause that is forgotten.
pub fn forgotten<S: Solver, E: Sink<Event>>(lines: &Lines<S>, clause: &[u32], sink: &mut E) {
    sink.delete(clause.iter().map(|&lit| claim(lines, Lit(lit))));
}

/// Tells what clauses forced that may be forgotten now; no decision stands.
pub fn forced<S: Solver, E: Sink<Event>>(learner: &Learner<S>, from: usize, sink: &mut E) {
    if !sink.proves() {
        return;
    }
    for &lit in &learner.trail[from..] {
        if let Why::Clause(_) = learner.why(lit) {
            sink.add(std::iter::once(claim(&learner.lines, lit)));
        }
    }
}

/// Tells what trying a cell has found, before it is noted in `lines`.
pub fn probed<S: Solver, E: Sink<Event>>(prober: &Prober<S>, lines: &Lines<S>, sink: &mut E) {
    if !sink.proves() {
        return;
    }
    let (tried, failed) = prober.tried;
    let is_not = |colour: Colour| claim(lines, lines.is_not(tried, colour.index()));
    for colour in failed.iter() {
        sink.add(std::iter::once(is_not(colour)));
    }
    let stood: Vec<Colour> = lines.may_be(tried).minus(failed).iter().collect();
    let Some((_, helpers @ [_, ..])) = stood.split_last() else { return };
    for (colour, row, bits) in prober.news() {
        for at in bits.places() {
            let found = claim(lines, lines.is_not(lines.cell(row, at), colour));
            for &helper in helpers {
                sink.add([is_not(helper), found].into_iter());
            }
            sink.add(std::iter::once(found));
            for &helper in helpers {
                sink.delete([is_not(helper), found].into_iter());
            }
        }
    }
}
