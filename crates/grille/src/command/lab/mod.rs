//! `grille lab`: campaigns, what they recorded, and what is seen in it.

mod export;
mod inside;
mod parts;
mod report;
mod run;
mod study;

use crate::args::Lab;
use crate::{Desk, Exit};
use grille_lab::Trouble;

/// Does what was asked for.
pub fn run(desk: &Desk, lab: &Lab) -> anyhow::Result<Exit> {
    match lab {
        Lab::Run(args) => run::run(desk, args),
        Lab::Export(args) => export::run(desk, args),
        Lab::Diff(args) => parts::diff(desk, args),
        Lab::Merge(args) => parts::merge(desk, args),
        Lab::Automaton(args) => inside::automaton(desk, args),
        Lab::Ranges(args) => inside::ranges(desk, args),
        Lab::Report(args) => report::run(desk, args),
        Lab::Study(args) => study::run(desk, args),
    }
}

/// Trouble in words.
fn said(desk: &Desk) -> impl Fn(Trouble) -> anyhow::Error + '_ {
    |trouble| anyhow::anyhow!(trouble.said(&desk.words))
}
