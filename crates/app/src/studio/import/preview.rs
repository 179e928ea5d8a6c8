//! What comes of a plan: first the picture of cells, then the puzzle that is as it should be, then
//! how hard it is. Each is worked out beside the window; another plan stops what is under way.

use super::Plan;
use crate::host::{Host, Poll, Work};
use egui::Context;
use grille_engine::nonogram::Puzzle;
use grille_engine::nonogram::rate::{Rate, Rated, Rating};
use grille_engine::nonogram::repair::Proposal;
use grille_engine::run::Task;
use grille_picture::{Imported, Pixels, Settings, Trouble, import};
use grille_studio::import::{Finishing, LeftOpen};
use std::time::Duration;

/// The longest that a picture is imported, mended, rated.
const PATIENCE: Duration = Duration::from_secs(30);

/// What came of mending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is being worked out.
    Pending,
    /// This puzzle; so many cells were changed.
    Made(Box<Proposal>),
    /// None was found within the bounds.
    NotMended,
    /// It took too long.
    Late,
}

/// What is known about what is shown.
#[derive(Default)]
pub struct Preview {
    /// The plan that is worked on.
    plan: Option<Plan>,
    importing: Option<(Settings, Work<Result<Imported, Trouble>>)>,
    /// What was imported last, by which settings.
    imported: Option<(Settings, Result<Imported, Trouble>)>,
    opening: Option<Work<usize>>,
    finishing: Option<Work<Option<Proposal>>>,
    rating: Option<Work<Rated>>,
    outcome: Option<Outcome>,
    /// How many cells lines leave open before anything is mended.
    open: Option<usize>,
    rated: Option<Option<Box<Rating>>>,
}

/// The whole import, in one step.
struct Importing(Pixels, Settings);

impl Task for Importing {
    type Output = Result<Imported, Trouble>;

    fn advance(&mut self, _: u64) -> Option<Self::Output> {
        Some(import(&self.0, &self.1))
    }

    fn steps(&self) -> u64 {
        0
    }
}

impl Preview {
    /// What was imported last; it stays until the next is there.
    pub fn imported(&self) -> Option<&Result<Imported, Trouble>> {
        self.imported.as_ref().map(|(_, imported)| imported)
    }

    /// What came of mending the picture that is shown.
    pub fn outcome(&self) -> &Outcome {
        self.outcome.as_ref().unwrap_or(&Outcome::Pending)
    }

    /// How many cells lines leave open in the picture before it is mended.
    pub fn open(&self) -> Option<usize> {
        self.open
    }

    /// How hard the puzzle is; nothing inside, if that hit a bound.
    pub fn rated(&self) -> Option<Option<&Rating>> {
        self.rated.as_ref().map(|rating| rating.as_deref())
    }

    /// The puzzle of a plan with the settings that make it, once it is there.
    pub fn puzzle(&self, plan: &Plan) -> Option<(&Puzzle, &Settings)> {
        let (settings, _) = self.imported.as_ref()?;
        match self.outcome() {
            Outcome::Made(proposal) if self.plan.as_ref() == Some(plan) => {
                Some((&proposal.puzzle, settings))
            }
            Outcome::Made(_) | Outcome::Pending | Outcome::NotMended | Outcome::Late => None,
        }
    }

    /// Goes on towards what a plan asks for.
    pub fn tick(&mut self, context: &Context, host: &dyn Host, pixels: &Pixels, plan: &Plan) {
        if self.plan.as_ref() != Some(plan) {
            // What is mended or rated is no longer what is asked for.
            (self.finishing, self.rating, self.opening) = (None, None, None);
            (self.outcome, self.rated) = (None, None);
            self.plan = Some(plan.clone());
            if self.is_imported(plan) {
                self.finish(context, host, plan);
            }
        }
        self.take_import(context, host, plan);
        // Pictures are imported one at a time: a large one takes long and cannot be stopped.
        if self.importing.is_none() && !self.is_imported(plan) {
            let task = Importing(pixels.clone(), plan.settings.clone());
            let work = Work::start(host, context, task, PATIENCE);
            self.importing = Some((plan.settings.clone(), work));
        }
        self.take_answers(context, host);
    }

    fn is_imported(&self, plan: &Plan) -> bool {
        self.imported.as_ref().is_some_and(|(settings, _)| *settings == plan.settings)
    }

    fn take_import(&mut self, context: &Context, host: &dyn Host, plan: &Plan) {
        let imported = match self.importing.as_ref().map(|(_, work)| work.poll()) {
            Some(Poll::Done(imported)) => imported,
            Some(Poll::Late) => Err(Trouble::TooMuchMemory(grille_picture::MAX_MEMORY)),
            Some(Poll::Working) | None => return,
        };
        let Some((settings, _)) = self.importing.take() else { return };
        let is_wanted = settings == plan.settings;
        (self.imported, self.open) = (Some((settings, imported)), None);
        if is_wanted {
            self.finish(context, host, plan);
        }
    }

    /// Begins to mend what was imported, or takes it as it is.
    fn finish(&mut self, context: &Context, host: &dyn Host, plan: &Plan) {
        let Some((settings, Ok(imported))) = &self.imported else { return };
        let Ok(plain) = Puzzle::of(&imported.picture, imported.inks.clone()) else { return };
        if settings.dither && self.open.is_none() {
            self.opening = Some(Work::start(host, context, LeftOpen::new(&plain), PATIENCE));
        }
        match plan.finish {
            Some(finish) => {
                let task = Finishing::new(imported, finish);
                self.finishing = Some(Work::start(host, context, task, PATIENCE));
            }
            None => {
                let proposal = Proposal { changes: Vec::new(), damage: 0, puzzle: plain };
                self.made(context, host, proposal);
            }
        }
    }

    fn made(&mut self, context: &Context, host: &dyn Host, proposal: Proposal) {
        self.rating = Some(Work::start(host, context, Rate::new(&proposal.puzzle), PATIENCE));
        self.outcome = Some(Outcome::Made(Box::new(proposal)));
    }

    fn take_answers(&mut self, context: &Context, host: &dyn Host) {
        if let Some(Poll::Done(open)) = self.opening.as_ref().map(Work::poll) {
            (self.open, self.opening) = (Some(open), None);
        }
        match self.finishing.as_ref().map(Work::poll) {
            Some(Poll::Done(Some(proposal))) => {
                self.finishing = None;
                self.made(context, host, proposal);
            }
            Some(Poll::Done(None)) => {
                (self.finishing, self.outcome) = (None, Some(Outcome::NotMended));
            }
            Some(Poll::Late) => (self.finishing, self.outcome) = (None, Some(Outcome::Late)),
            Some(Poll::Working) | None => {}
        }
        match self.rating.as_ref().map(Work::poll) {
            Some(Poll::Done(Rated::Rating(rating))) => {
                (self.rating, self.rated) = (None, Some(Some(rating)));
            }
            Some(Poll::Done(Rated::Limit) | Poll::Late) => {
                (self.rating, self.rated) = (None, Some(None));
            }
            Some(Poll::Working) | None => {}
        }
    }
}
