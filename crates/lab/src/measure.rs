//! One method on one puzzle, measured.
//!
//! Time is CPU time of the thread, read where a phase ends: while a method
//! prepares or applies rules it is advanced step by step so that the border is
//! seen, and in larger portions afterwards. A reading of the clock takes a few
//! tenths of a microsecond, and a run has about four of them. Solutions are
//! checked after the clock was read for the last time.

use crate::campaign::Until;
use crate::plan::Entrant;
use crate::record::Outcome;
use cpu_time::ThreadTime;
use grille_drive::{Budget, Ended, Interrupt, Stop};
use grille_engine::nonogram::{Board, Nonogram, Picture, Puzzle, verify};
use grille_engine::run::{Phase, Run, Stats, Status};
use std::time::Duration;

/// Steps between two looks at the clock while phases are watched.
const LOOK: u64 = 256;

/// Steps before the time limit is looked at: most runs are over by then, and a look
/// at the clock would be a good part of them.
const UNSEEN: u64 = 2048;

/// Bytes of a piece of memory that allocators put what was freed together for.
const TIDY: usize = 1 << 16;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Measured {
    /// How it ended.
    pub outcome: Outcome,
    /// The boards that it gave as solutions.
    pub found: Vec<Board>,
    /// What it knew when it got stuck.
    pub stuck: Option<Board>,
    /// Cells settled by rules before the first hypothesis, if rules worked.
    pub settled: Option<u64>,
    /// CPU time of the phases: preparation, rules, search.
    pub phases: [Duration; 3],
    /// CPU time and steps to the first solution.
    pub first: Option<(Duration, u64)>,
    /// What it counted.
    pub stats: Stats,
}

/// A solution that breaks the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong;

impl Measured {
    /// The pictures that it found, if they are solutions and differ.
    pub fn solutions(&self, puzzle: &Puzzle) -> Result<Vec<Picture>, Wrong> {
        let mut pictures = Vec::new();
        for board in &self.found {
            let picture = board.picture().ok_or(Wrong)?;
            if verify(puzzle, &picture).is_err() || pictures.contains(&picture) {
                return Err(Wrong);
            }
            pictures.push(picture);
        }
        Ok(pictures)
    }
}

/// Runs an entrant on a puzzle; nothing if it was interrupted.
pub fn measure(entrant: &Entrant, puzzle: &Puzzle, interrupt: &Interrupt) -> Option<Measured> {
    let entry = entrant.contender.entry;
    let from = puzzle.board();
    let mut measured = Measured {
        outcome: Outcome::Refused,
        found: Vec::new(),
        stuck: None,
        settled: None,
        phases: [Duration::ZERO; 3],
        first: None,
        stats: Stats::default(),
    };
    if !entry.takes(puzzle) {
        return Some(measured);
    }
    // What the last method left to the allocator is tidied up here, not on the clock.
    drop(std::hint::black_box(Vec::<u8>::with_capacity(TIDY)));
    let clock = ThreadTime::now();
    let mut run = entry.start(puzzle, &from, &entrant.contender.options);
    let mut watch = Watch { clock, read: Duration::ZERO, phases: [Duration::ZERO; 3] };
    watch.ends(Phase::Prepare);
    let mut ended =
        if entry.searches { watch.borders(&mut *run, entrant, interrupt) } else { None };
    loop {
        let phase = run.phase();
        let end = match ended.take() {
            Some(end) => end,
            None => watch.on(&mut *run, entrant, interrupt),
        };
        watch.ends(phase);
        measured.outcome = match end {
            Ended::Done(Status::Solution) => {
                measured.first.get_or_insert((watch.read, run.stats().steps));
                measured.found.push(run.board());
                match (measured.found.len(), entrant.until) {
                    (1, Until::First) => Outcome::Found,
                    (1, Until::Proof) => continue,
                    _ => Outcome::Several,
                }
            }
            Ended::Done(Status::Exhausted) if measured.found.is_empty() => Outcome::None,
            Ended::Done(Status::Exhausted) => Outcome::Unique,
            Ended::Done(Status::Stuck) => {
                measured.stuck = Some(run.board());
                Outcome::Stuck
            }
            Ended::Done(Status::Limit | Status::Running) => Outcome::States,
            Ended::Stopped(Stop::Steps) => Outcome::Steps,
            Ended::Stopped(Stop::Time) => Outcome::Time,
            Ended::Stopped(Stop::Interrupt) => return None,
        };
        break;
    }
    (measured.phases, measured.stats) = (watch.phases, run.stats());
    measured.settled = if !entry.searches {
        Some((from.open() - run.board().open()) as u64)
    } else {
        entrant.contender.has_rules().then_some(measured.stats.ruled)
    };
    Some(measured)
}

/// A clock that says which phase the time went to.
struct Watch {
    clock: ThreadTime,
    /// What it showed last.
    read: Duration,
    phases: [Duration; 3],
}

impl Watch {
    /// The time since it was read last went to this phase.
    fn ends(&mut self, phase: Phase) {
        let now = self.clock.elapsed();
        let at = match phase {
            Phase::Prepare => 0,
            Phase::Rules => 1,
            Phase::Search => 2,
        };
        self.phases[at] += now.saturating_sub(self.read);
        self.read = now;
    }

    /// To the next solution or the end.
    fn on(
        &self,
        run: &mut dyn Run<Nonogram>,
        entrant: &Entrant,
        interrupt: &Interrupt,
    ) -> Ended<Status> {
        let left = entrant.steps.saturating_sub(run.stats().steps);
        if left > UNSEEN {
            match run.advance(UNSEEN) {
                Status::Running => {}
                status => return Ended::Done(status),
            }
        }
        let left = entrant.steps.saturating_sub(run.stats().steps);
        let time = entrant.time.saturating_sub(self.clock.elapsed());
        Budget::of_cpu_time(Some(left), time, interrupt).run(run)
    }

    /// Advances step by step until the search begins; how the run ended, if it did before.
    fn borders(
        &mut self,
        run: &mut dyn Run<Nonogram>,
        entrant: &Entrant,
        interrupt: &Interrupt,
    ) -> Option<Ended<Status>> {
        let mut phase = run.phase();
        let mut steps = 0;
        while phase != Phase::Search {
            if steps >= entrant.steps {
                return Some(Ended::Stopped(Stop::Steps));
            }
            if steps % LOOK == LOOK - 1 {
                if interrupt.is_raised() {
                    return Some(Ended::Stopped(Stop::Interrupt));
                }
                self.ends(phase);
                if self.read >= entrant.time {
                    return Some(Ended::Stopped(Stop::Time));
                }
            }
            let status = run.advance(1);
            steps += 1;
            if status != Status::Running {
                return Some(Ended::Done(status));
            }
            let now = run.phase();
            if now != phase {
                self.ends(phase);
                phase = now;
            }
        }
        None
    }
}

/// A number for a picture: FNV-1a over its colours, row by row.
pub fn hash(picture: &Picture) -> u64 {
    picture.cells().iter().fold(0xcbf2_9ce4_8422_2325, |hash, colour| {
        (hash ^ colour.index() as u64).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
