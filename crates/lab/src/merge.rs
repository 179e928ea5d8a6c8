//! Parts of a campaign put together, and two folders compared.

use crate::agree::records_agree;
use crate::folder::{Folder, Made, Records};
use crate::plan::Plan;
use crate::record::Record;
use crate::trouble::Trouble;
use std::iter::Peekable;
use std::path::{Path, PathBuf};

/// Puts the records of all parts into a new folder, in the order of the plan. It proves
/// that no instance is missing and none comes twice, and that one version made all.
/// Room does not grow with the number of records. How many instances there are.
pub fn merge(output: &Path, plan: &Plan, made: &Made, parts: &[PathBuf]) -> Result<u64, Trouble> {
    let mut heads: Vec<(&PathBuf, Peekable<Records>)> = Vec::new();
    for part in parts {
        let own = Made::read(part)?;
        if own.campaign != made.campaign {
            return Err(Trouble::OtherCampaign(part.clone()));
        }
        if own.version != made.version {
            let (there, here) = (own.version, made.version.clone());
            return Err(Trouble::OtherVersion { folder: part.clone(), there, here });
        }
        heads.push((part, Records::open(part)?.peekable()));
    }
    check(plan, &mut heads, |_, _| Ok(()))?;
    // Everything is there: now it is written.
    let mut heads: Vec<(&PathBuf, Peekable<Records>)> = parts
        .iter()
        .map(|part| Ok((part, Records::open(part)?.peekable())))
        .collect::<Result<_, Trouble>>()?;
    let mut folder = Folder::open(output, &Made { shard: None, ..made.clone() }, plan)?;
    let from = folder.next();
    check(plan, &mut heads, |instance, records| {
        if instance < from { Ok(()) } else { folder.append(instance, records) }
    })?;
    folder.close()?;
    Ok(plan.len())
}

/// Every instance of the plan, found in exactly one part.
fn check(
    plan: &Plan,
    heads: &mut [(&PathBuf, Peekable<Records>)],
    mut each: impl FnMut(u64, &[Record]) -> Result<(), Trouble>,
) -> Result<(), Trouble> {
    for instance in 0..plan.len() {
        let mut owner: Option<(usize, Vec<Record>)> = None;
        for at in 0..heads.len() {
            let records = next(&mut heads[at].1, instance)?;
            if records.is_empty() {
                continue;
            }
            if let Some((other, _)) = &owner {
                let (one, two) = (heads[*other].0.clone(), heads[at].0.clone());
                return Err(Trouble::Double(instance, one, two));
            }
            owner = Some((at, records));
        }
        let (_, records) = owner.ok_or(Trouble::Missing(instance))?;
        let wanted = plan.entrants(instance).map(|entrant| entrant.contender.name.as_str());
        if !wanted.eq(records.iter().map(|record| record.method.as_str())) {
            return Err(Trouble::Missing(instance));
        }
        records_agree(&records).map_err(|dispute| Trouble::Disagree(dispute, instance))?;
        each(instance, &records)?;
    }
    for (path, records) in heads {
        match records.next() {
            None => {}
            Some(Err(trouble)) => return Err(trouble),
            // Behind the last instance, or before one that was passed already.
            Some(Ok(record)) => {
                return Err(Trouble::Double(record.instance, path.clone(), path.clone()));
            }
        }
    }
    Ok(())
}

/// The records of this instance, if they are the next ones.
fn next(records: &mut Peekable<Records>, instance: u64) -> Result<Vec<Record>, Trouble> {
    let mut own = Vec::new();
    loop {
        let is_own = match records.peek() {
            None => false,
            Some(Ok(record)) => record.instance == instance,
            Some(Err(_)) => true,
        };
        match records.next_if(|_| is_own) {
            None => return Ok(own),
            Some(record) => own.push(record?),
        }
    }
}

/// Goes through the records of a folder, instance by instance, and compares the methods again.
pub fn compare(folder: &Path) -> Result<(), Trouble> {
    let mut records = Records::open(folder)?.peekable();
    loop {
        let instance = match records.peek() {
            None => return Ok(()),
            Some(Ok(record)) => record.instance,
            Some(Err(_)) => return records.next().map_or(Ok(()), |record| record.map(|_| ())),
        };
        let own = next(&mut records, instance)?;
        records_agree(&own).map_err(|dispute| Trouble::Disagree(dispute, instance))?;
    }
}

/// Records that two folders do not share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Only the first has it.
    Only(Box<Record>),
    /// Only the second has it.
    Other(Box<Record>),
    /// They are of the same run and differ.
    Both(Box<[Record; 2]>),
}

/// Tells every difference between the records of two folders, with or without times;
/// how many there are. Both are read once, side by side.
pub fn diff(
    one: &Path,
    other: &Path,
    ignore_times: bool,
    mut tell: impl FnMut(Difference),
) -> Result<u64, Trouble> {
    let mut left = Records::open(one)?.peekable();
    let mut right = Records::open(other)?.peekable();
    let mut count = 0;
    let seen = |record: &Record| if ignore_times { record.timeless() } else { record.clone() };
    loop {
        let instance = match (left.peek(), right.peek()) {
            (None, None) => return Ok(count),
            (Some(Err(_)), _) => return left.next().map_or(Ok(count), |r| r.map(|_| count)),
            (_, Some(Err(_))) => return right.next().map_or(Ok(count), |r| r.map(|_| count)),
            (Some(Ok(a)), Some(Ok(b))) => a.instance.min(b.instance),
            (Some(Ok(a)), None) | (None, Some(Ok(a))) => a.instance,
        };
        let (ours, mut theirs) = (next(&mut left, instance)?, next(&mut right, instance)?);
        for record in ours {
            let same = theirs.iter().position(|their| their.method == record.method);
            let difference = match same.map(|at| theirs.remove(at)) {
                Some(their) if seen(&their) == seen(&record) => continue,
                Some(their) => Difference::Both(Box::new([record, their])),
                None => Difference::Only(Box::new(record)),
            };
            count += 1;
            tell(difference);
        }
        for their in theirs {
            count += 1;
            tell(Difference::Other(Box::new(their)));
        }
    }
}
