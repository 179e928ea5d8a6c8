//! Watching a method at work, from any board, without touching the player's.

use grille_engine::colours::Colours;
use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::{Board, Event, METHODS, Nonogram, Options, Puzzle, Replay};
use grille_engine::run::{Entry, Run, Stats, Status};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The most work done for one picture on the screen.
const FRAME: Duration = Duration::from_millis(8);

/// What plays by itself until it is told to stop.
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
pub struct Watch {
    entry: &'static Entry<Nonogram>,
    run: Box<dyn Run<Nonogram>>,
    /// What was chosen about it.
    pub options: Options,
    /// Whether it set out from the player's board.
    pub from_here: bool,
    replay: Replay,
    /// The depth of guesses at which each cell was settled.
    depths: Grid<u8>,
    /// Events told by the run, but not shown yet.
    waiting: VecDeque<Event>,
    /// What was shown last.
    pub last: Option<Event>,
    /// How the run stands.
    pub status: Status,
    /// What it does by itself.
    pub pace: Pace,
    /// Steps a second, as a power of two.
    pub speed: f32,
    /// Parts of a step that are owed.
    owed: f64,
    shown: u64,
}

impl Watch {
    /// Sets out from a board.
    pub fn new(
        puzzle: &Puzzle,
        from: &Board,
        entry: &'static Entry<Nonogram>,
        options: Options,
    ) -> Watch {
        let board = puzzle.board_with(from).unwrap_or_else(|_| puzzle.board());
        Watch {
            entry,
            run: entry.start(puzzle, &board, &options),
            options,
            from_here: false,
            depths: Grid::filled(puzzle.size(), 0),
            replay: Replay::new(board),
            waiting: VecDeque::new(),
            last: None,
            status: Status::Running,
            pace: Pace::Still,
            speed: 4.0,
            owed: 0.0,
            shown: 0,
        }
    }

    /// The greatest [`Watch::speed`]: as fast as the machine goes.
    pub const FASTEST: f32 = 16.0;

    /// The default method.
    pub fn default_entry() -> &'static Entry<Nonogram> {
        &METHODS[0]
    }

    /// The method.
    pub fn entry(&self) -> &'static Entry<Nonogram> {
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

    /// What is known now, with the depth of guesses of each cell.
    pub fn board(&self) -> Grid<(Colours, u8)> {
        let known = self.replay.board();
        Grid::from_fn(known.size(), |cell| (known.at(cell), self.depths[cell]))
    }

    /// What was changed last.
    pub fn cell(&self) -> Option<Cell> {
        match self.last {
            Some(Event::Set { cell, .. } | Event::Guess { cell, .. }) => Some(cell),
            _ => None,
        }
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
        if let Event::Set { cell, .. } | Event::Guess { cell, .. } = event {
            self.depths[cell] = self.replay.depth().min(255) as u8;
        }
        debug_assert!(self.replay.depth() <= before + 1, "one guess at a time");
        self.last = Some(event);
        self.shown += 1;
        true
    }

    /// Shows events until one was shown or the run is over, for a frame at most.
    pub fn next(&mut self) {
        let start = Instant::now();
        while !self.step() && !self.is_over() && start.elapsed() < FRAME {}
    }

    /// Goes on by itself for a frame of so many seconds; whether it wants another.
    pub fn play(&mut self, seconds: f64) -> bool {
        let start = Instant::now();
        let mut due = match self.pace {
            Pace::Still => return false,
            Pace::Playing => {
                if self.speed >= Watch::FASTEST {
                    self.owed = f64::from(u32::MAX);
                }
                self.owed += seconds * f64::from(self.speed).exp2();
                let due = self.owed.floor();
                self.owed -= due;
                due as u64
            }
            Pace::ToGuess | Pace::ToEnd => u64::MAX,
        };
        while due > 0 && start.elapsed() < FRAME {
            // A method can think for long without an event.
            if !self.step() && self.is_over() {
                self.pace = Pace::Still;
                return false;
            }
            due -= 1;
            let stops = match self.last {
                Some(Event::Solution) => self.waiting.is_empty() && self.status == Status::Solution,
                Some(Event::Guess { .. }) => self.pace == Pace::ToGuess,
                _ => false,
            };
            if stops {
                self.pace = Pace::Still;
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All methods, on a puzzle that has several solutions.
    #[test]
    fn every_method_is_watched_to_its_end() {
        let ones: Vec<&[u32]> = vec![&[1]; 3];
        let puzzle = Puzzle::black_and_white(&ones, &ones).unwrap_or_else(|_| unreachable!());
        for entry in METHODS {
            let mut watch = Watch::new(&puzzle, &puzzle.board(), entry, Options::default());
            let mut solutions = 0;
            while watch.step() || !watch.is_over() {
                solutions += u32::from(watch.last == Some(Event::Solution) && !watch.is_over());
            }
            assert_eq!(
                watch.status,
                if entry.searches { Status::Exhausted } else { Status::Stuck }
            );
            assert!(!entry.searches || solutions >= 6, "{}: {solutions}", entry.name);
        }
    }

    #[test]
    fn playing_shows_as_many_events_as_the_speed_says() {
        let rows: Vec<&[u32]> = vec![&[4]; 4];
        let puzzle = Puzzle::black_and_white(&rows, &rows).unwrap_or_else(|_| unreachable!());
        let mut watch = Watch::new(&puzzle, &puzzle.board(), &METHODS[1], Options::default());
        watch.pace = Pace::Playing;
        watch.speed = 1.0;
        assert!(watch.play(1.6));
        assert_eq!(watch.shown(), 3);
        watch.pace = Pace::ToEnd;
        while watch.play(0.0) {}
        assert_eq!(watch.board().cells().iter().filter(|(set, _)| set.is_settled()).count(), 16);
    }
}
