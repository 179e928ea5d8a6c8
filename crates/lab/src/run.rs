//! Running a campaign: all cores, one instance a task, records in the order of
//! the plan. Memory does not grow with the number of instances.

use crate::agree::{Dispute, Said, agree};
use crate::certify::denial;
use crate::folder::{Folder, Made};
use crate::instance::Instance;
use crate::measure::{Measured, measure};
use crate::plan::{Entrant, Plan};
use crate::record::Record;
use crate::resume::next_of;
use crate::trouble::Trouble;
use grille_drive::{Interrupt, Shard, in_order};
use std::path::Path;

/// How far a campaign is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Instances that are done, those of earlier runs too.
    pub done: u64,
    /// Those that were done before this run.
    pub before: u64,
    /// All of them.
    pub all: u64,
    /// What is worked on: the side of random grids and their density.
    pub at: Option<(u16, u8)>,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Everything is recorded.
    Complete,
    /// Somebody interrupted it; it can go on later.
    Interrupted,
}

/// The puzzle of a dispute.
pub const DISPUTE: &str = "dispute.non";

/// What a proof is called where it denies a method.
const CERTIFY: &str = "certify";

/// Runs what is still to be run, and tells how far it is.
pub fn run(
    folder: &Path,
    made: &Made,
    plan: &Plan,
    threads: usize,
    interrupt: &Interrupt,
    tell: &mut dyn FnMut(&Progress),
) -> Result<End, Trouble> {
    if plan.is_empty() {
        return Err(Trouble::Nothing);
    }
    let mut folder = Folder::open(folder, made, plan)?;
    let shard = made.shard;
    let counted = |upto: u64| shard.map_or(upto, |shard| shard.count(upto as usize) as u64);
    let (before, all) = (counted(folder.next()), counted(plan.len()));
    let mut progress = Progress { done: before, before, all, at: None };
    tell(&progress);
    let first = next_of(shard, folder.next());
    let step = shard.map_or(1, Shard::of) as u64;
    let todo = (first..plan.len()).step_by(usize::try_from(step).unwrap_or(usize::MAX));
    let work = |index| one(plan, index, interrupt);
    let mut end = Ok(End::Complete);
    in_order(todo, threads, work, |done| {
        let written = match done {
            Ok(None) => {
                end = Ok(End::Interrupted);
                return false;
            }
            Ok(Some(records)) => {
                let Some(last) = records.first() else { return true };
                progress.at = last.chance.map(|chance| (last.rows, chance));
                folder.append(last.instance, &records)
            }
            Err(disputed) => {
                let (instance, dispute) = *disputed;
                let path = folder.path().join(DISPUTE);
                crate::folder::put(&path, puzzle_text(&instance).as_bytes())
                    .and(Err(Trouble::Dispute(dispute, path)))
            }
        };
        if let Err(trouble) = written {
            end = Err(trouble);
            return false;
        }
        progress.done += 1;
        tell(&progress);
        true
    });
    folder.close()?;
    end
}

/// The records of one instance; nothing if it was interrupted.
fn one(
    plan: &Plan,
    index: u64,
    interrupt: &Interrupt,
) -> Result<Option<Vec<Record>>, Box<(Instance, crate::agree::Dispute)>> {
    let instance = plan.instance(index);
    let mut runs: Vec<(&Entrant, Measured)> = Vec::new();
    for entrant in plan.entrants(index) {
        if interrupt.is_raised() {
            return Ok(None);
        }
        let Some(measured) = measure(entrant, &instance.puzzle, interrupt) else {
            return Ok(None);
        };
        runs.push((entrant, measured));
    }
    let named: Vec<(&str, &Measured)> =
        runs.iter().map(|(own, measured)| (own.contender.name.as_str(), measured)).collect();
    let hashes = match agree(&instance, &named) {
        Ok(hashes) => hashes,
        Err(dispute) => return Err(Box::new((instance, dispute))),
    };
    let proof = named.iter().find(|(_, run)| run.outcome.is_proof()).filter(|_| plan.certifies);
    if let Some(&(method, run)) = proof
        && let Some(against) = denial(&instance.puzzle, run.outcome, interrupt)
    {
        let (method, other) = (method.to_owned(), Some(CERTIFY.to_owned()));
        let dispute = Dispute { method, says: Said::Answer(run.outcome), other, against };
        return Err(Box::new((instance, dispute)));
    }
    if interrupt.is_raised() && plan.certifies {
        return Ok(None);
    }
    let records = runs.iter().zip(hashes).map(|(run, hash)| record(&instance, run, hash));
    Ok(Some(records.collect()))
}

fn record(instance: &Instance, (entrant, run): &(&Entrant, Measured), hash: u64) -> Record {
    let ns = |time: std::time::Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    let [prepare_ns, rules_ns, search_ns] = run.phases.map(ns);
    let size = instance.puzzle.size();
    Record {
        instance: instance.index,
        source: instance.source.clone(),
        rows: size.rows() as u16,
        cols: size.cols() as u16,
        chance: instance.chance,
        seed: instance.seed,
        ink: instance.ink(),
        method: entrant.contender.name.clone(),
        until: entrant.until,
        outcome: run.outcome,
        solutions: run.found.len() as u64,
        hash,
        settled: run.settled,
        prepare_ns,
        rules_ns,
        search_ns,
        first_ns: run.first.map(|(time, _)| ns(time)),
        first_steps: run.first.map(|(_, steps)| steps),
        steps: run.stats.steps,
        lines: run.stats.lines,
        guesses: run.stats.guesses,
        contradictions: run.stats.contradictions,
        depth: run.stats.depth,
        states: run.stats.states,
        memo_hits: run.stats.memo_hits,
    }
}

/// The puzzle as a file, whoever drew it.
fn puzzle_text(instance: &Instance) -> String {
    let format = grille_formats::find("non").expect("the native format is there");
    format.write(&instance.puzzle).unwrap_or_default()
}
