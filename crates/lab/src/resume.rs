//! Resuming a campaign after a kill: the records that are there say which instance is next.

use crate::folder::Lines;
use crate::plan::Plan;
use crate::record::{HEAD, Record};
use crate::trouble::Trouble;
use grille_drive::Shard;
use std::fs::File;
use std::path::Path;

/// The first instance of a shard from this one on.
pub fn next_of(shard: Option<Shard>, from: u64) -> u64 {
    match shard {
        Some(shard) => (from..).find(|&i| shard.has(i as usize + 1)).unwrap_or(u64::MAX),
        None => from,
    }
}

/// Reads the records past the plan: the bytes up to the last whole instance, and the
/// first instance that is missing.
pub fn past(
    path: &Path,
    file: &File,
    plan: &Plan,
    shard: Option<Shard>,
) -> Result<(u64, u64), Trouble> {
    let mut lines = Lines::new(path, file)?;
    let head = match lines.next_line()? {
        None => return Ok((0, next_of(shard, 0))),
        Some(head) => head,
    };
    if head != HEAD {
        return Err(Trouble::NoRecords(path.to_owned()));
    }
    let mut instance = next_of(shard, 0);
    let mut whole = lines.bytes;
    'instances: while instance < plan.len() {
        for entrant in plan.entrants(instance) {
            let line = lines.number;
            let Some(text) = lines.next_line()? else { break 'instances };
            let record: Record =
                text.parse().map_err(|_| Trouble::Damaged { path: path.to_owned(), line })?;
            let (source, side, chance, seed) = plan.key(instance);
            let fits = record.instance == instance
                && record.source == source
                && side.is_none_or(|side| (record.rows, record.cols) == (side, side))
                && (record.chance, record.seed) == (chance, seed)
                && record.method == entrant.contender.name;
            if !fits {
                return Err(Trouble::Unplanned { path: path.to_owned(), line });
            }
        }
        whole = lines.bytes;
        instance = next_of(shard, instance + 1);
    }
    if instance >= plan.len() && lines.next_line()?.is_some() {
        return Err(Trouble::Unplanned { path: path.to_owned(), line: lines.number - 1 });
    }
    Ok((whole, instance))
}
