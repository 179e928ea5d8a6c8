//! `grille print`: puzzles on paper, as PDF, SVG, PNG or a page.

mod fit;
mod form;

pub use fit::fitting;
pub use form::{chosen, put};

use crate::output::Target;
use crate::{Desk, Exit, args, batch, input, wrong};
use grille_drive::in_order;
use grille_formats::GameName;
use grille_print::{Layout, Named, Prepared, STEPS, document, looking};
use std::time::Duration;

/// However slow the machine is, no puzzle is looked at for longer, unless a limit was given.
const PATIENCE: Duration = Duration::from_secs(60);

pub fn run(desk: &Desk, args: &args::Print) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let form = chosen(desk, args.to, &target)?;
    let (named, mut exit) = match &args.new {
        Some(size) => made(desk, args, size)?,
        None => read(desk, &args.input)?,
    };
    let threads = args.threads.threads;
    let (mut prepared, end) = prepare(desk, named, &args.layout, &args.limits, threads)?;
    exit = exit.max(end);
    if desk.interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    let sheet = args.layout.sheet(&desk.words, 0).map_err(anyhow::Error::msg)?;
    fitting(desk, &args.layout, sheet, &mut prepared)?;
    if prepared.is_empty() {
        return Ok(exit.max(Exit::No));
    }
    let document =
        document(&desk.words, &args.layout, &mut prepared).map_err(anyhow::Error::msg)?;
    put(desk, &args.output, &target, form, &document)?;
    Ok(exit)
}

/// The puzzles of an input.
pub fn read(desk: &Desk, typed: &args::Input) -> anyhow::Result<(Vec<Named>, Exit)> {
    let (mut named, mut exit) = (Vec::new(), Exit::Yes);
    for chunk in input::jobs(desk, typed)? {
        batch::each(desk, chunk, false, |one, puzzle| {
            match puzzle {
                Ok(puzzle) => {
                    let title = super::explain::own_title(desk, one, puzzle).unwrap_or_default();
                    named.push(Named {
                        label: one.label(),
                        title,
                        puzzle: puzzle.clone(),
                        note: None,
                    });
                }
                Err(why) => {
                    desk.screen.note(&wrong::told(desk, &one.label(), why));
                    exit = Exit::Trouble;
                }
            }
            anyhow::Ok(())
        })?;
    }
    Ok((named, exit))
}

/// New puzzles.
fn made(desk: &Desk, args: &args::Print, size: &str) -> anyhow::Result<(Vec<Named>, Exit)> {
    let game = desk.game.unwrap_or(GameName::Nonogram);
    let order = super::new::Wanted {
        game,
        size,
        technique: args.technique.as_deref(),
        class: args.class.as_deref(),
        colours: 1,
        number: args.number.unwrap_or(1),
        seed: args.seed.as_deref(),
    };
    super::new::puzzles(desk, &order, &args.limits, args.threads.threads)
}

/// Solves and rates the puzzles, several at once; those without a solution are told.
pub fn prepare(
    desk: &Desk,
    named: Vec<Named>,
    layout: &Layout,
    limits: &args::Limits,
    threads: Option<u16>,
) -> anyhow::Result<(Vec<Prepared>, Exit)> {
    let (mut prepared, mut exit) = (Vec::new(), Exit::Yes);
    let bar = batch::bar(named.len());
    let many = if named.len() < 2 { 1 } else { batch::threads(threads) };
    let mut limits = limits.clone();
    if limits.time_limit.is_none() && limits.step_limit.is_none() {
        (limits.step_limit, limits.time_limit) = (Some(STEPS), Some(PATIENCE));
    }
    let complain = |label: &str, why: &str| {
        let told = desk.words.of(label, why);
        match &bar {
            Some(bar) => bar.suspend(|| desk.screen.complain(&told)),
            None => desk.screen.complain(&told),
        }
    };
    let work = |one: Named| {
        let (label, mut looking) = (one.label.clone(), looking(one, layout));
        // Whatever is known when the time is over is printed.
        batch::budget(desk, &limits).task(&mut looking);
        (label, looking.ready().prepared(&desk.words, layout))
    };
    in_order(named.into_iter(), many, work, |(label, done)| {
        bar.iter().for_each(|bar| bar.inc(1));
        match done {
            Ok(done) => {
                done.complaints.iter().for_each(|why| complain(&label, why));
                prepared.push(done);
            }
            Err(why) => {
                complain(&label, &why);
                exit = exit.max(Exit::No);
            }
        }
        !desk.interrupt.is_raised()
    });
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    grille_print::document::number(prepared.iter_mut());
    Ok((prepared, exit))
}
