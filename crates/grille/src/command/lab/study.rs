//! `grille lab study`: the automata study, redone.

use super::run::execute;
use crate::{Desk, Exit, args};
use grille_lab::study::{Scale, campaign};

pub fn run(desk: &Desk, args: &args::Study) -> anyhow::Result<Exit> {
    let scale = if args.quick { Scale::QUICK } else { Scale::by(args.scale) };
    execute(desk, campaign(scale, args.seed), &args.output, args.shard, args.threads)
}
