//! How hard puzzles are, as far as that is known: they are rated one after the other, beside the
//! window.

use crate::games::AnyPuzzle;
use crate::host::{Host, Poll, Work};
use egui::Context;
use grille_engine::class::Class;
use grille_store::Id;
use std::collections::HashMap;
use std::time::Duration;

/// The longest that is spent on a puzzle.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is known of each puzzle that was looked at.
#[derive(Default)]
pub struct Classes {
    known: HashMap<Id, Option<Class>>,
    /// The puzzle that is looked at.
    rating: Option<(Id, Work<Option<Class>>)>,
}

impl Classes {
    /// The same, looking at nothing.
    pub fn copy(&self) -> Classes {
        Classes { known: self.known.clone(), rating: None }
    }

    /// The class of a puzzle, if one was found.
    pub fn of(&self, id: Id) -> Option<Class> {
        self.known.get(&id).copied().flatten()
    }

    /// Takes what was found out, and looks at the next of these that was not looked at.
    pub fn rate<'a>(
        &mut self,
        context: &Context,
        host: &dyn Host,
        mut all: impl Iterator<Item = (Id, &'a dyn AnyPuzzle)>,
    ) {
        if let Some((id, work)) = &self.rating {
            let class = match work.poll() {
                Poll::Working => return,
                Poll::Done(class) => class,
                Poll::Late => None,
            };
            self.known.insert(*id, class);
            self.rating = None;
        }
        if let Some((id, puzzle)) = all.find(|(id, _)| !self.known.contains_key(id)) {
            self.rating = Some((id, Work::start(host, context, puzzle.rating(), PATIENCE)));
        }
    }
}
