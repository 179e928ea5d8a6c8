//! `grille lab study`: the automata study, redone.

use super::report;
use super::run::{execute, plan};
use crate::{Desk, Exit, args};
use grille_lab::study::{Scale, campaign};

pub fn run(desk: &Desk, args: &args::Study) -> anyhow::Result<Exit> {
    let scale = if args.quick { Scale::QUICK } else { Scale::by(args.scale) };
    let campaign = campaign(scale, args.seed);
    let plan = plan(desk, &campaign)?;
    let exit =
        execute(desk, campaign, &plan, &args.output, args.shard.shard, args.threads.threads)?;
    match (exit, args.shard.shard) {
        (Exit::Yes, None) => report::write(desk, &args.output, &args.output, false),
        _ => Ok(exit),
    }
}
