//! The state that the records of a journal add up to: the session and the figures.

use grille_engine::hint::Level;
use grille_engine::session::{Act, Session, Sheet};
use grille_formats::journal::{Exercise, Record, What};
use std::collections::BTreeSet;
use std::time::Duration;

/// The figures of a game: of the attempt that goes on, and of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// How long this attempt has been played.
    pub elapsed: Duration,
    /// How many hints were asked for in this attempt.
    pub hints: u64,
    /// When this attempt was solved, if it was.
    pub solved: Option<Duration>,
    /// Whether a solver wrote something in this attempt: then it does not score.
    pub is_helped: bool,
    /// How many attempts there were, with this one.
    pub attempts: u64,
    /// How many of them the player solved.
    pub wins: u64,
    /// How many of them were solved with the help of a solver.
    pub helped: u64,
    /// The shortest time in which the player solved one.
    pub best: Option<Duration>,
    /// How long all of them were played.
    pub all_elapsed: Duration,
    /// How many hints were asked for in all of them.
    pub all_hints: u64,
}

impl Default for Totals {
    fn default() -> Totals {
        Totals {
            elapsed: Duration::ZERO,
            hints: 0,
            solved: None,
            is_helped: false,
            attempts: 1,
            wins: 0,
            helped: 0,
            best: None,
            all_elapsed: Duration::ZERO,
            all_hints: 0,
        }
    }
}

impl Totals {
    /// Whether an attempt was solved, with help or without.
    pub fn was_solved(&self) -> bool {
        self.wins > 0 || self.helped > 0
    }
}

/// The state of one puzzle being played, made from its records.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<S: Sheet> {
    /// The sheet that an attempt begins with.
    start: S,
    /// The exercise that the game was set as, if it was.
    exercise: Option<Exercise<S::Move>>,
    session: Session<S>,
    totals: Totals,
    /// The shortest time in which the player solved it before this attempt.
    best_before: Option<Duration>,
    /// What the player noted beside the sheet.
    notes: BTreeSet<String>,
    /// How far the hint goes that was asked for since the last step.
    asked: Option<Level>,
}

impl<S: Sheet> Played<S> {
    /// A game without any record, on an empty sheet.
    pub fn new(start: S) -> Played<S> {
        let session = Session::new(start.clone());
        let (totals, notes) = (Totals::default(), BTreeSet::new());
        Played { start, exercise: None, session, totals, best_before: None, notes, asked: None }
    }

    /// The exercise that the game was set as.
    pub fn exercise(&self) -> Option<&Exercise<S::Move>> {
        self.exercise.as_ref()
    }

    /// The sheet of this attempt and its past.
    pub fn session(&self) -> &Session<S> {
        &self.session
    }

    /// The same, for a caller that needs nothing else.
    pub fn into_session(self) -> Session<S> {
        self.session
    }

    /// The figures.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// The shortest time in which the player solved it before this attempt.
    pub fn best_before(&self) -> Option<Duration> {
        self.best_before
    }

    /// What the player noted beside the sheet in this attempt, in the game's own words.
    pub fn notes(&self) -> &BTreeSet<String> {
        &self.notes
    }

    /// Takes the next record; `false`, and nothing changed, if that cannot have happened:
    /// the clock would go back, the sheet refuses the move, or there is no such step or
    /// layer.
    pub fn take(&mut self, record: &Record<S::Move>) -> bool {
        if record.at < self.totals.elapsed {
            return false;
        }
        let is_possible = match &record.what {
            What::Act(act) => self.session.act(act),
            What::Solver(change) => self.session.act(&Act::Play(change.clone())),
            What::Exercise(exercise) => self.begin(exercise),
            What::Hint(_)
            | What::Check
            | What::Pause
            | What::Resume
            | What::Solved
            | What::Tick
            | What::Again
            | What::Note(_)
            | What::Other(_) => true,
        };
        if !is_possible {
            return false;
        }
        let totals = &mut self.totals;
        totals.all_elapsed = totals.all_elapsed.saturating_add(record.at - totals.elapsed);
        totals.elapsed = record.at;
        match &record.what {
            What::Act(_) => self.asked = None,
            What::Solver(_) | What::Exercise(_) => {
                self.asked = None;
                totals.is_helped = true;
            }
            What::Hint(level) => {
                // A higher level of the same hint does not count as another hint.
                if self.asked.is_none() || *level <= self.asked {
                    totals.hints += 1;
                    totals.all_hints += 1;
                }
                self.asked = *level;
            }
            What::Solved if totals.solved.is_some() => {}
            What::Solved => {
                totals.solved = Some(record.at);
                if totals.is_helped {
                    totals.helped += 1;
                } else {
                    totals.wins += 1;
                    totals.best = Some(totals.best.map_or(record.at, |best| best.min(record.at)));
                }
            }
            What::Again => {
                self.session = Session::new(self.start.clone());
                self.asked = None;
                totals.attempts += 1;
                self.best_before = totals.best;
                (totals.elapsed, totals.hints, totals.solved) = (Duration::ZERO, 0, None);
                totals.is_helped = self.exercise.is_some();
                self.notes.clear();
            }
            What::Note(note) => {
                if !self.notes.remove(note) {
                    self.notes.insert(note.clone());
                }
            }
            What::Check | What::Pause | What::Resume | What::Tick | What::Other(_) => {}
        }
        true
    }

    /// Lets every attempt begin with what an exercise writes; not once something was played.
    fn begin(&mut self, exercise: &Exercise<S::Move>) -> bool {
        if self.exercise.is_some() || self.session.can_undo() || self.session.can_redo() {
            return false;
        }
        let mut start = self.start.clone();
        if exercise.change.as_ref().is_some_and(|change| start.play(change).is_none()) {
            return false;
        }
        self.session = Session::new(start.clone());
        (self.start, self.exercise) = (start, Some(exercise.clone()));
        true
    }
}
