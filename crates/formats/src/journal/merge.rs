//! A long journal told more briefly. Nothing that was written is left out: moves that no
//! undo can reach any more (those of earlier attempts, and those that were undone for
//! good) are joined with their neighbours into one, in ever coarser steps of time, until
//! the text is short enough. The passing of time between two records needs no record, and
//! undoing and redoing in one go is told as what it comes to.
//!
//! What the journal comes to stays the same: sheet, layers, every undo and redo, and all
//! figures. What can still be undone is never joined, so there is no bound but
//! [`MAX_BYTES`](crate::source::MAX_BYTES) for a game that never begins anew and never
//! undoes anything: some two million moves. O(records) for each step of time.

use super::{End, Record, What, read};
use grille_engine::session::{Act, Sheet};
use std::fmt;
use std::time::Duration;

/// A journal that is longer than this, in bytes, is worth telling more briefly.
pub const LONG: usize = 1 << 20;

/// How close moves must be to be joined, from fine to coarse.
const GRAINS: [Duration; 5] = [
    Duration::ZERO,
    Duration::from_secs(1),
    Duration::from_secs(10),
    Duration::from_secs(100),
    Duration::MAX,
];

/// The journal with this head and the records of those bytes; of
/// at most so many bytes if joining gets it there. None if the records cannot all be read.
pub fn merge<S: Sheet>(head: &str, bytes: &[u8], most: usize) -> Option<String> {
    let mut records: Vec<Record<S::Move>> = Vec::new();
    let read = read(bytes, |record| {
        records.push(record);
        true
    });
    if read.end != End::Whole {
        return None;
    }
    let history = History::new(records);
    let mut text = String::new();
    for grain in GRAINS {
        text = head.to_owned();
        history.write::<S>(grain, &mut text);
        if text.len() <= most {
            break;
        }
    }
    Some(text)
}

/// A record, or several undos or redos in one go.
enum Item<M> {
    Record(Record<M>),
    Run { at: Duration, act: Act<M>, count: usize },
}

/// What happened, and what became of each step.
struct History<M> {
    items: Vec<Item<M>>,
    /// For each item that is a step: the runs of undos and redos that it was part of.
    fates: Vec<Vec<usize>>,
    /// Whether an item is a move that no undo can reach any more.
    is_past: Vec<bool>,
    /// The clock at the end, if no item tells it.
    end: Option<Duration>,
}

impl<M: Clone + fmt::Display> History<M> {
    fn new(records: Vec<Record<M>>) -> History<M> {
        let end = records.last().filter(|record| !matches!(record.what, What::Again)).map(|r| r.at);
        let items = items(records);
        let told = items.last().and_then(|item| match item {
            // Its time is that of the attempt before.
            Item::Record(Record { what: What::Again, .. }) => None,
            Item::Record(record) => Some(record.at),
            Item::Run { at, .. } => Some(*at),
        });
        let mut history = History {
            fates: items.iter().map(|_| Vec::new()).collect(),
            is_past: vec![false; items.len()],
            end: end.filter(|end| Some(*end) != told && *end > Duration::ZERO),
            items,
        };
        history.follow();
        history
    }

    /// Follows the steps of the game: which of them are undone and redone together, and
    /// which are gone for good.
    fn follow(&mut self) {
        let (mut steps, mut done): (Vec<usize>, usize) = (Vec::new(), 0);
        for (at, item) in self.items.iter().enumerate() {
            match item {
                Item::Run { act: Act::Undo, count, .. } => {
                    let left = done.saturating_sub(*count);
                    steps[left..done].iter().for_each(|&step| self.fates[step].push(at));
                    done = left;
                }
                Item::Run { count, .. } => {
                    let left = steps.len().min(done + count);
                    steps[done..left].iter().for_each(|&step| self.fates[step].push(at));
                    done = left;
                }
                Item::Record(Record { what: What::Act(_) | What::Solver(_), .. }) => {
                    steps.drain(done..).for_each(|step| self.is_past[step] = true);
                    steps.push(at);
                    done += 1;
                }
                Item::Record(Record { what: What::Again, .. }) => {
                    steps.drain(..).for_each(|step| self.is_past[step] = true);
                    done = 0;
                }
                Item::Record(_) => {}
            }
        }
    }

    /// Writes the records, with moves joined that lie no further apart than this.
    fn write<S: Sheet<Move = M>>(&self, grain: Duration, text: &mut String) {
        let mut joined: Vec<(usize, Record<M>)> = Vec::new();
        let mut fewer = vec![0; self.items.len()];
        for (at, item) in self.items.iter().enumerate() {
            let Item::Record(record) = item else { continue };
            let before = joined.last_mut().filter(|(own, _)| self.goes_with(*own, at));
            if let (What::Act(Act::Play(then)), Some((own, into))) = (&record.what, before)
                && let What::Act(Act::Play(first)) = &into.what
                && record.at.saturating_sub(into.at) <= grain
            {
                *into = Record { at: record.at, what: What::Act(Act::Play(S::join(first, then))) };
                *own = at;
                self.fates[at].iter().for_each(|&run| fewer[run] += 1);
            } else {
                joined.push((at, record.clone()));
            }
        }
        let mut joined = joined.into_iter().peekable();
        for (at, item) in self.items.iter().enumerate() {
            if let Item::Run { at: when, act, count } = item {
                let line = format!("{}\n", Record { at: *when, what: What::Act(act.clone()) });
                *text += &line.repeat(count - fewer[at]);
            } else if let Some((_, record)) = joined.next_if(|(own, _)| *own == at) {
                *text += &format!("{record}\n");
            }
        }
        if let Some(at) = self.end {
            *text += &format!("{}\n", Record::<M> { at, what: What::Tick });
        }
    }

    /// Whether the move `at` follows the move `before` at once and always shares its fate.
    fn goes_with(&self, before: usize, at: usize) -> bool {
        before + 1 == at
            && self.is_past[before]
            && self.is_past[at]
            && self.fates[before] == self.fates[at]
    }
}

/// The records without the mere passing of time, and with undos and redos in one go as
/// what they come to.
fn items<M: Clone>(records: Vec<Record<M>>) -> Vec<Item<M>> {
    let mut items: Vec<Item<M>> = Vec::new();
    for record in records {
        let is_undo = match &record.what {
            What::Tick => continue,
            What::Act(Act::Undo) => true,
            What::Act(Act::Redo) => false,
            _ => {
                items.push(Item::Record(record));
                continue;
            }
        };
        let before = items.len().checked_sub(2).and_then(|at| items.get(at));
        let is_back = matches!(before, Some(Item::Run { .. }));
        match items.last_mut() {
            Some(Item::Run { at, act, count }) if matches!(act, Act::Undo) == is_undo => {
                (*at, *count) = (record.at, *count + 1);
            }
            // One the other way takes it back.
            Some(Item::Run { at, count, .. }) if *count > 1 => {
                (*at, *count) = (record.at, *count - 1);
            }
            // One undo and one redo stay as a pair: a step between two hints makes the second
            // another hint.
            Some(Item::Run { .. }) if is_back => {
                items.pop();
                if let Some(Item::Run { at, .. }) = items.last_mut() {
                    *at = record.at;
                }
            }
            _ => {
                let act = if is_undo { Act::Undo } else { Act::Redo };
                items.push(Item::Run { at: record.at, act, count: 1 });
            }
        }
    }
    items
}
