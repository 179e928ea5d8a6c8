//! How hard puzzles are, as far as that is known: they are rated one after the other, beside the
//! window, which looks at what was found all at once or now and then.

use crate::games::{AnyPuzzle, Rating};
use crate::host::{Host, Poll, Work};
use egui::Context;
use grille_engine::class::Class;
use grille_engine::run::Task;
use grille_store::Id;
use std::collections::{HashMap, VecDeque};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// The longest that is spent on a puzzle, and between two looks at what was found.
const PATIENCE: Duration = Duration::from_secs(2);
/// The most puzzles that are handed over at once.
const MANY: usize = 100;

/// What is known of each puzzle that was looked at.
#[derive(Default)]
pub struct Classes {
    known: HashMap<Id, Option<Class>>,
    underway: Option<Underway>,
}

/// Puzzles that are being looked at.
struct Underway {
    /// The one that comes first.
    first: Id,
    found: Receiver<(Id, Option<Class>)>,
    work: Work<()>,
}

impl Classes {
    /// The same, looking at nothing.
    pub fn copy(&self) -> Classes {
        Classes { known: self.known.clone(), underway: None }
    }

    /// The class of a puzzle, if one was found.
    pub fn of(&self, id: Id) -> Option<Class> {
        self.known.get(&id).copied().flatten()
    }

    /// Takes what was found out, and looks at those of these that were not looked at.
    pub fn rate<'a>(
        &mut self,
        context: &Context,
        host: &dyn Host,
        all: impl Iterator<Item = (Id, &'a dyn AnyPuzzle)>,
    ) {
        if let Some(underway) = &self.underway {
            let standing = underway.work.poll();
            self.known.extend(underway.found.try_iter());
            match standing {
                Poll::Working => return,
                Poll::Done(()) => {}
                // Whichever it stood at has its time again, unless it has had all of it.
                Poll::Late => {
                    self.known.entry(underway.first).or_insert(None);
                }
            }
            self.underway = None;
        }
        let unknown = all.filter(|(id, _)| !self.known.contains_key(id)).take(MANY);
        let left: VecDeque<_> = unknown.map(|(id, puzzle)| (id, puzzle.rating())).collect();
        if let Some(first) = left.front().map(|(id, _)| *id) {
            let (teller, found) = channel();
            let work = Work::start(host, context, Batch { left, teller, steps: 0 }, PATIENCE);
            self.underway = Some(Underway { first, found, work });
        }
    }
}

/// Puzzles to be rated one after the other; each answer is told as soon as it is there.
struct Batch {
    left: VecDeque<(Id, Rating)>,
    teller: Sender<(Id, Option<Class>)>,
    /// Steps on those that are rated.
    steps: u64,
}

impl Task for Batch {
    type Output = ();

    fn advance(&mut self, steps: u64) -> Option<()> {
        let end = self.steps().saturating_add(steps);
        while let Some((id, rating)) = self.left.front_mut() {
            let left = end.saturating_sub(self.steps.saturating_add(rating.steps()));
            if left == 0 {
                return None;
            }
            // It may rest earlier, where another kind of work begins; then so does this.
            let class = rating.advance(left)?;
            self.steps += rating.steps();
            // The window may no longer wait for it.
            let _ = self.teller.send((*id, class));
            self.left.pop_front();
        }
        Some(())
    }

    fn steps(&self) -> u64 {
        self.steps + self.left.front().map_or(0, |(_, rating)| rating.steps())
    }
}
