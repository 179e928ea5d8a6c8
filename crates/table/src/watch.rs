//! Watching a method at work, from any board, without touching the player's sheet. No clock
//! is read: the caller says how much time has passed, and for how long to go on.
//!
//! What was shown is kept as a timeline, to go back and forth. A step is what changes at once:
//! the cells that one step of the method settles, or one hypothesis, or one way back. Boards
//! are kept after every [`KEY`] steps, so going anywhere replays less than that. A long
//! timeline loses its beginning.

use grille_engine::board::Board;
use grille_engine::grid::{Cell, Grid};
use grille_engine::replay::{Change, Changing, Replay};
use grille_engine::run::{Entry, Game, Run, Stats, Status};
use std::collections::VecDeque;

/// After so many steps the board is kept.
const KEY: usize = 128;
/// The most steps of a timeline.
const STEPS: usize = 1 << 13;
/// The most events of a timeline, and the most cells of the boards that are kept with it.
const EVENTS: usize = 1 << 20;

/// How a watched run goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    Still,
    /// At the speed that is chosen.
    Playing,
    /// As fast as possible, to the next step.
    ToStep,
    /// As fast as possible, to the next guess.
    ToGuess,
    /// As fast as possible, to the end.
    ToEnd,
}

/// A run that is watched.
pub struct Watch<G: Game> {
    entry: &'static Entry<G>,
    run: Box<dyn Run<G>>,
    /// What was chosen about it.
    pub options: G::Options,
    /// Whether it set out from the player's board.
    pub from_here: bool,
    /// What is on the board now.
    shown: Shown<G>,
    /// The steps that were shown, from the first that is kept.
    steps: Vec<Step<G>>,
    /// How many events they have.
    events: usize,
    /// How many steps there were before those that are kept.
    dropped: u64,
    /// The board before every [`KEY`]-th of the steps that are kept.
    keys: Vec<Shown<G>>,
    /// Events that the run has told and that are not shown yet.
    waiting: VecDeque<G::Event>,
    /// How the run stands.
    pub status: Status,
    /// What it does by itself.
    pub pace: Pace,
    /// Steps a second, as a power of two.
    pub speed: f32,
    /// The part of a step that the time so far has not paid for.
    owed: f64,
}

/// What changes at once.
struct Step<G: Game> {
    events: Box<[G::Event]>,
    /// How many cells it settles.
    settles: u32,
}

/// A board after some steps.
struct Shown<G: Game> {
    replay: Replay<G::Set>,
    /// The depth of guesses at which each cell was settled.
    depths: Grid<u8>,
    /// How many of the steps that are kept it has.
    at: usize,
}

impl<G: Game> Clone for Shown<G> {
    fn clone(&self) -> Shown<G> {
        Shown { replay: self.replay.clone(), depths: self.depths.clone(), at: self.at }
    }
}

impl<G: Game> Shown<G> {
    /// Takes a step; how many cells it settles.
    fn take(&mut self, events: &[G::Event]) -> u32 {
        let before = self.replay.board().open();
        for event in events {
            // The events of a run follow from each other: agreement tests see to it.
            let _ = self.replay.take(event);
            if let Some(cell) = changed(&event.change()) {
                self.depths[cell] = self.replay.depth().min(255) as u8;
            }
        }
        self.at += 1;
        before.saturating_sub(self.replay.board().open()) as u32
    }
}

impl<G: Game> Watch<G> {
    /// The greatest [`Watch::speed`]: as fast as the machine goes.
    pub const FASTEST: f32 = 16.0;

    /// Sets out from a board.
    pub fn new(
        puzzle: &G::Puzzle,
        from: Board<G::Set>,
        entry: &'static Entry<G>,
        options: G::Options,
    ) -> Watch<G> {
        let run = entry.start(puzzle, &from, &options);
        let depths = Grid::filled(from.size(), 0);
        let shown = Shown { replay: Replay::new(from), depths, at: 0 };
        Watch {
            entry,
            run,
            options,
            from_here: false,
            keys: vec![shown.clone()],
            shown,
            steps: Vec::new(),
            events: 0,
            dropped: 0,
            waiting: VecDeque::new(),
            status: Status::Running,
            pace: Pace::Still,
            speed: 4.0,
            owed: 0.0,
        }
    }

    /// The method.
    pub fn entry(&self) -> &'static Entry<G> {
        self.entry
    }

    /// What it has done.
    pub fn stats(&self) -> Stats {
        self.run.stats()
    }

    /// The number of the step that is shown, from 1; 0 before the first.
    pub fn number(&self) -> u64 {
        self.dropped + self.shown.at as u64
    }

    /// How many steps are known so far.
    pub fn count(&self) -> u64 {
        self.dropped + self.steps.len() as u64
    }

    /// The steps that one can go back to, each with how many cells it settles: the number
    /// before the first of them, and the cells.
    pub fn timeline(&self) -> (u64, impl ExactSizeIterator<Item = u32> + '_) {
        (self.dropped, self.steps.iter().map(|step| step.settles))
    }

    /// The events of a step, if it is kept.
    pub fn events(&self, number: u64) -> &[G::Event] {
        let index = number.checked_sub(self.dropped + 1).map(|index| index as usize);
        index.and_then(|index| self.steps.get(index)).map_or(&[], |step| &step.events)
    }

    /// How many guesses stand.
    pub fn depth(&self) -> usize {
        self.shown.replay.depth()
    }

    /// Whether what is known of the run is all on the board.
    fn is_at_front(&self) -> bool {
        self.shown.at == self.steps.len() && self.waiting.is_empty()
    }

    /// Whether there is nothing more to show.
    pub fn is_over(&self) -> bool {
        self.is_at_front() && !matches!(self.status, Status::Running | Status::Solution)
    }

    /// Whether a solution is on the board, and nothing after it was shown.
    pub fn is_at_solution(&self) -> bool {
        self.is_at_front() && self.status == Status::Solution
    }

    /// What is known now.
    pub fn board(&self) -> &Board<G::Set> {
        self.shown.replay.board()
    }

    /// The depth of guesses at which a cell was settled.
    pub fn depth_of(&self, cell: Cell) -> u8 {
        self.shown.depths[cell]
    }

    /// The last event of the step that is shown.
    pub fn last(&self) -> Option<&G::Event> {
        self.events(self.number()).last()
    }

    /// The cells that the step that is shown has changed.
    pub fn cells(&self) -> Vec<Cell> {
        self.events(self.number()).iter().filter_map(|event| changed(&event.change())).collect()
    }

    /// Goes to a step that was shown already, or as near to it as the timeline goes.
    pub fn seek(&mut self, number: u64) {
        let index = number.saturating_sub(self.dropped).min(self.steps.len() as u64) as usize;
        if index < self.shown.at || index - self.shown.at > KEY {
            self.shown = self.keys[(index / KEY).min(self.keys.len() - 1)].clone();
        }
        while self.shown.at < index {
            self.shown.take(&self.steps[self.shown.at].events);
        }
    }

    /// Goes a step back.
    pub fn back(&mut self) {
        self.pace = Pace::Still;
        self.seek(self.number().saturating_sub(1));
    }

    /// Shows the next step; whether there was one.
    pub fn step(&mut self) -> bool {
        if self.shown.at < self.steps.len() {
            self.seek(self.number() + 1);
            return true;
        }
        if self.waiting.is_empty() && matches!(self.status, Status::Running | Status::Solution) {
            let waiting = &mut self.waiting;
            self.status = self.run.advance_traced(1, &mut |event| waiting.push_back(event));
        }
        let is_set = |event: &G::Event| matches!(event.change(), Change::Set(..));
        let settling = self.waiting.iter().take_while(|event| is_set(event)).count();
        let length = settling.max(usize::from(!self.waiting.is_empty()));
        if length == 0 {
            return false;
        }
        let events: Box<[G::Event]> = self.waiting.drain(..length).collect();
        let settles = self.shown.take(&events);
        self.events += length;
        self.steps.push(Step { events, settles });
        if self.steps.len().is_multiple_of(KEY) {
            self.keys.push(self.shown.clone());
        }
        let cells = self.keys.len() * self.board().size().cells();
        if self.steps.len() > STEPS || self.events > EVENTS || cells > EVENTS {
            self.forget_half();
        }
        true
    }

    /// Drops the older half of the timeline, from one kept board to another; all of it, where
    /// there is only one.
    fn forget_half(&mut self) {
        let half = self.keys.len() / 2;
        let dropped = if half == 0 { self.steps.len() } else { half * KEY };
        for step in self.steps.drain(..dropped) {
            self.events -= step.events.len();
        }
        self.dropped += dropped as u64;
        self.shown.at -= dropped;
        self.keys.drain(..half);
        self.keys.iter_mut().for_each(|key| key.at = key.at.saturating_sub(dropped));
        if half == 0 {
            self.keys = vec![self.shown.clone()];
        }
    }

    /// Goes on by itself when so many seconds have passed, until `goes_on` says no. Returns
    /// whether there is more to show later.
    pub fn play(&mut self, seconds: f64, mut goes_on: impl FnMut() -> bool) -> bool {
        let mut due = match self.pace {
            Pace::Still => return false,
            Pace::Playing => {
                if self.speed >= Self::FASTEST {
                    self.owed = f64::from(u32::MAX);
                }
                self.owed += seconds * f64::from(self.speed).exp2();
                let due = self.owed.floor();
                self.owed -= due;
                due as u64
            }
            Pace::ToStep | Pace::ToGuess | Pace::ToEnd => u64::MAX,
        };
        while due > 0 && goes_on() {
            // A method can think for long without an event.
            let is_shown = self.step();
            if !is_shown && self.is_over() {
                self.pace = Pace::Still;
                return false;
            }
            due -= 1;
            let is_there = match self.pace {
                Pace::ToStep => is_shown,
                Pace::ToGuess => {
                    self.last().is_some_and(|event| matches!(event.change(), Change::Guess(..)))
                }
                Pace::Still | Pace::Playing | Pace::ToEnd => false,
            };
            if is_there || self.is_at_solution() {
                self.pace = Pace::Still;
                return false;
            }
        }
        true
    }
}

fn changed<S>(change: &Change<S>) -> Option<Cell> {
    match change {
        Change::Set(cell, _) | Change::Guess(cell, _) => Some(*cell),
        Change::BackTo(_) | Change::Nothing => None,
    }
}
