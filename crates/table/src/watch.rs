//! Watching a method at work, from any board, without touching the player's sheet. No clock
//! is read: the caller says how much time has passed, and for how long to go on.

use grille_engine::board::Board;
use grille_engine::grid::{Cell, Grid};
use grille_engine::replay::{Change, Changing, Replay};
use grille_engine::run::{Entry, Game, Run, Stats, Status};
use std::collections::VecDeque;

/// How a watched run goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    Still,
    /// At the speed that is chosen.
    Playing,
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
    replay: Replay<G::Set>,
    /// The depth of guesses at which each cell was settled.
    depths: Grid<u8>,
    /// Events that the run has told and that are not shown yet.
    waiting: VecDeque<G::Event>,
    /// What was shown last.
    pub last: Option<G::Event>,
    /// How the run stands.
    pub status: Status,
    /// What it does by itself.
    pub pace: Pace,
    /// Steps a second, as a power of two.
    pub speed: f32,
    /// The part of a step that the time so far has not paid for.
    owed: f64,
    shown: u64,
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
        Watch {
            entry,
            run: entry.start(puzzle, &from, &options),
            options,
            from_here: false,
            depths: Grid::filled(from.size(), 0),
            replay: Replay::new(from),
            waiting: VecDeque::new(),
            last: None,
            status: Status::Running,
            pace: Pace::Still,
            speed: 4.0,
            owed: 0.0,
            shown: 0,
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

    /// How many events were shown.
    pub fn shown(&self) -> u64 {
        self.shown
    }

    /// How many guesses stand.
    pub fn depth(&self) -> usize {
        self.replay.depth()
    }

    /// Whether there is nothing more to show.
    pub fn is_over(&self) -> bool {
        self.waiting.is_empty() && !matches!(self.status, Status::Running | Status::Solution)
    }

    /// Whether a solution is on the board, and nothing after it was shown.
    pub fn is_at_solution(&self) -> bool {
        self.waiting.is_empty() && self.status == Status::Solution
    }

    /// What is known now.
    pub fn board(&self) -> &Board<G::Set> {
        self.replay.board()
    }

    /// The depth of guesses at which a cell was settled.
    pub fn depth_of(&self, cell: Cell) -> u8 {
        self.depths[cell]
    }

    /// What was changed last.
    pub fn cell(&self) -> Option<Cell> {
        changed(&self.last?.change())
    }

    /// Shows the next event; whether there was one.
    pub fn step(&mut self) -> bool {
        if self.waiting.is_empty() && matches!(self.status, Status::Running | Status::Solution) {
            let waiting = &mut self.waiting;
            self.status = self.run.advance_traced(1, &mut |event| waiting.push_back(event));
        }
        let Some(event) = self.waiting.pop_front() else { return false };
        let before = self.replay.depth();
        // The events of a run follow from each other: agreement tests see to it.
        let _ = self.replay.take(&event);
        if let Some(cell) = changed(&event.change()) {
            self.depths[cell] = self.replay.depth().min(255) as u8;
        }
        debug_assert!(self.replay.depth() <= before + 1, "one guess at a time");
        self.last = Some(event);
        self.shown += 1;
        true
    }

    /// Advances until an event was shown or the run is over, or until `goes_on` says no.
    pub fn next(&mut self, mut goes_on: impl FnMut() -> bool) {
        while !self.step() && !self.is_over() && goes_on() {}
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
            Pace::ToGuess | Pace::ToEnd => u64::MAX,
        };
        while due > 0 && goes_on() {
            // A method can think for long without an event.
            if !self.step() && self.is_over() {
                self.pace = Pace::Still;
                return false;
            }
            due -= 1;
            let is_guess = self.last.is_some_and(|e| matches!(e.change(), Change::Guess(..)));
            if self.is_at_solution() || (is_guess && self.pace == Pace::ToGuess) {
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
