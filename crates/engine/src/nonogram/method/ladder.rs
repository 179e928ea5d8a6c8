//! The ladder of human techniques as a method: the cheapest deduction there is,
//! again and again, told as it is made. Assumptions are told as hypotheses that
//! are taken back. What no technique settles is left open.

use crate::nonogram::ladder::{ClimbStatus, Deduction, Ladder, Why};
use crate::nonogram::{Board, Event, Nonogram, Options, Puzzle, Reason, Technique};
use crate::run::{Method, Phase, Stats, Status};
use crate::trace::Sink;

/// A climb. A step is a step of the ladder.
pub struct Climb {
    /// None if the board denied the givens.
    ladder: Option<Ladder>,
    puzzle: Puzzle,
    /// How it ended, if it has.
    end: Option<Status>,
    stats: Stats,
}

impl Method<Nonogram> for Climb {
    fn start(puzzle: &Puzzle, from: &Board, _: &Options) -> Self {
        let ladder = Ladder::new(puzzle, from).ok();
        Climb { ladder, puzzle: puzzle.clone(), end: None, stats: Stats::default() }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let Some(ladder) = &mut self.ladder else { return Status::Exhausted };
        let end = ladder.steps().saturating_add(steps);
        loop {
            if let Some(status) = self.end {
                return status;
            }
            let status = match ladder.climb(end.saturating_sub(ladder.steps())) {
                ClimbStatus::Running => return Status::Running,
                ClimbStatus::Found(deduction) => {
                    tell(ladder.board(), &deduction, &mut self.stats, sink);
                    let taken = ladder.take(&deduction);
                    debug_assert!(taken.is_ok(), "a deduction leaves every cell a colour");
                    continue;
                }
                ClimbStatus::Solved => {
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    self.end = Some(Status::Exhausted);
                    return Status::Solution;
                }
                ClimbStatus::Stuck => Status::Stuck,
                ClimbStatus::Impossible(line) => {
                    self.stats.contradictions += 1;
                    sink.emit(|| Event::Contradiction { line: Some(line) });
                    Status::Exhausted
                }
            };
            self.end = Some(status);
        }
    }

    fn phase(&self) -> Phase {
        Phase::Rules
    }

    fn board(&self) -> Board {
        self.ladder.as_ref().map_or_else(|| self.puzzle.board(), |ladder| ladder.board().clone())
    }

    fn stats(&self) -> Stats {
        let steps = self.ladder.as_ref().map_or(0, Ladder::steps);
        Stats { steps, lines: steps, ..self.stats }
    }
}

/// Tells a deduction that is about to be taken, with all its assumptions.
fn tell<S: Sink<Event>>(board: &Board, deduction: &Deduction, stats: &mut Stats, sink: &mut S) {
    for chain in deduction.chains() {
        let (cell, colours) = chain.assumed;
        stats.guesses += 1;
        stats.depth = 1;
        sink.emit(|| Event::Guess { cell, colours, depth: 1 });
        for step in &chain.steps {
            let why = Reason::Line(Technique::Complete, step.line);
            for &(cell, colours) in &step.settles {
                sink.emit(|| Event::Set { cell, colours, why });
            }
        }
        if let Some((line, _)) = chain.fails {
            stats.contradictions += 1;
            sink.emit(|| Event::Contradiction { line: Some(line) });
        }
        sink.emit(|| Event::BackTo { depth: 0 });
    }
    let why = match deduction.why {
        Why::Line(line, _) => Reason::Line(deduction.technique, line),
        Why::Contradiction(_) => Reason::Tried,
        Why::Agreement(_) => Reason::Probed,
    };
    for &(cell, colours) in &deduction.settles {
        let colours = board.at(cell) & colours;
        stats.ruled += u64::from(stats.guesses == 0 && colours.is_settled());
        sink.emit(|| Event::Set { cell, colours, why });
    }
}
