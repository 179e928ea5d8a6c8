//! The three stages of the search, one after the other, and what they tell.

use super::learn::{Clash, Learner, Why};
use super::lines::{Lines, News};
use super::probe::{Probe, Prober};
use crate::Contradiction;
use crate::colours::Colours;
use crate::nonogram::line::word::Word;
use crate::nonogram::{Board, Event, Options, Puzzle, Reason, Technique};
use crate::run::{Phase, Stats, Status};
use crate::trace::Sink;

/// A search in black and white with words of one width.
pub struct Core<W: Word> {
    puzzle: Puzzle,
    stage: Stage<W>,
    stats: Stats,
    /// The most bytes for lessons.
    memory: usize,
}

/// The most MiB for lessons, unless something else is chosen.
const MEMORY: usize = 1024;

enum Stage<W: Word> {
    /// Lines are settled until nothing follows.
    Lines(Lines<W>),
    /// Cells are probed until nothing follows; afterwards lines may be waiting.
    Probe(Lines<W>, Box<Prober<W>>),
    /// Hypotheses and lessons.
    Learn(Box<Learner<W>>, Turn),
    /// Nothing more to find; what was known last.
    Over(Lines<W>),
    /// The lessons take more room than they may.
    Full(Lines<W>),
}

/// What a learning search has to do next.
enum Turn {
    Propagate,
    /// The solution that was told is to be excluded.
    Exclude,
}

impl<W: Word> Core<W> {
    pub fn new(puzzle: &Puzzle, from: &Board, options: &Options) -> Core<W> {
        let too_long = puzzle
            .size()
            .lines()
            .any(|line| puzzle.clue(line).min_len() > puzzle.size().line_len(line) as u64);
        // No word could hold a clue that is too long, and none needs to.
        let mut lines = if too_long { Lines::empty(puzzle.size()) } else { Lines::new(puzzle) };
        let board = puzzle.board_with(from);
        for (cell, set) in board.iter().flat_map(|board| board.cells().cells()).enumerate() {
            if let Some(colour) = set.only() {
                lines.set(cell, colour.is_ink());
            }
        }
        let stage =
            if board.is_ok() && !too_long { Stage::Lines(lines) } else { Stage::Over(lines) };
        let memory = options.memory.unwrap_or(MEMORY).saturating_mul(1 << 20);
        Core { puzzle: puzzle.clone(), stage, stats: Stats::default(), memory }
    }

    pub fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        loop {
            match self.stage {
                Stage::Over(_) => return Status::Exhausted,
                Stage::Full(_) => return Status::Limit,
                _ => {}
            }
            if self.stats.steps >= end {
                return Status::Running;
            }
            if let Some(status) = self.advance(sink) {
                return status;
            }
        }
    }

    /// One portion of work, to the next resting point.
    fn advance<S: Sink<Event>>(&mut self, sink: &mut S) -> Option<Status> {
        match &mut self.stage {
            Stage::Over(_) | Stage::Full(_) => None,
            Stage::Lines(lines) => {
                match settle_next(lines, &mut self.stats, sink, |_| {}) {
                    Some(Ok(())) => {}
                    Some(Err(Contradiction)) => self.finish(),
                    None if lines.open() == 0 => return Some(self.only_solution(sink)),
                    None => {
                        let prober = Box::new(Prober::new(lines));
                        self.stage = Stage::Probe(lines.clone(), prober);
                    }
                }
                None
            }
            Stage::Probe(lines, prober) => {
                let before = prober.settled;
                let mut found = Vec::new();
                match settle_next(lines, &mut self.stats, sink, |line| prober.change(line)) {
                    Some(Ok(())) => return None,
                    Some(Err(Contradiction)) => {
                        self.finish();
                        return None;
                    }
                    None if lines.open() == 0 => return Some(self.only_solution(sink)),
                    None => {}
                }
                let probe = prober.step(lines, &mut found);
                self.stats.steps += prober.settled - before;
                self.stats.lines += prober.settled - before;
                match probe {
                    Probe::Nothing => {}
                    Probe::Found => {
                        for (row, news) in found {
                            tell_news(lines, row, news, Reason::Probed, sink);
                            for (bits, black) in [(news.black, true), (news.white, false)] {
                                for at in bits.places() {
                                    lines.set(lines.cell(row, at), black);
                                    prober.change(row);
                                    prober.change(lines.size.rows() + at as usize);
                                }
                            }
                        }
                    }
                    Probe::Impossible => {
                        sink.emit(|| Event::Contradiction { line: None });
                        self.stats.contradictions += 1;
                        self.finish();
                    }
                    Probe::Over => {
                        let activity = std::mem::take(&mut prober.activity);
                        let learner = Box::new(Learner::new(lines.clone(), activity));
                        self.stage = Stage::Learn(learner, Turn::Propagate);
                    }
                }
                None
            }
            Stage::Learn(..) => self.learn(sink),
        }
    }

    fn learn<S: Sink<Event>>(&mut self, sink: &mut S) -> Option<Status> {
        let Stage::Learn(learner, turn) = &mut self.stage else { return None };
        if learner.bytes() > self.memory {
            self.stage = Stage::Full(learner.lines.clone());
            return None;
        }
        let (settled, known) = (learner.settled, learner.trail.len());
        if let Turn::Exclude = std::mem::replace(turn, Turn::Propagate) {
            let goes_on = learner.exclude_solution(|_, depth| {
                sink.emit(|| Event::BackTo { depth });
            });
            if !goes_on {
                self.finish();
                return None;
            }
            tell_trail(learner, learner.trail.len() - 1, sink);
            return None;
        }
        // The last one on the trail has been told.
        let result = learner.propagate();
        self.stats.steps += learner.settled - settled;
        self.stats.lines += learner.settled - settled;
        tell_trail(learner, known, sink);
        match result {
            Err(clash) => {
                self.stats.steps += 1;
                self.stats.contradictions += 1;
                let line = match clash {
                    Clash::Line(line) => Some(learner.lines.id(line)),
                    Clash::Clause(_) => None,
                };
                sink.emit(|| Event::Contradiction { line });
                let goes_on = learner.learn(clash, |_, depth| {
                    sink.emit(|| Event::BackTo { depth });
                });
                if !goes_on {
                    self.finish();
                    return None;
                }
                if learner.wants_restart() {
                    sink.emit(|| Event::BackTo { depth: 0 });
                    learner.restart();
                } else {
                    tell_trail(learner, learner.trail.len() - 1, sink);
                }
                None
            }
            Ok(()) => match learner.guess() {
                Some(lit) => {
                    self.stats.guesses += 1;
                    let depth = learner.depth();
                    self.stats.depth = self.stats.depth.max(u64::from(depth));
                    let cell = learner.lines.place(lit.cell());
                    sink.emit(|| Event::Guess { cell, colours: colours(lit.is_black()), depth });
                    None
                }
                None => {
                    *turn = Turn::Exclude;
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    Some(Status::Solution)
                }
            },
        }
    }

    /// Everything is known without a hypothesis.
    fn only_solution<S: Sink<Event>>(&mut self, sink: &mut S) -> Status {
        self.stats.solutions += 1;
        sink.emit(|| Event::Solution);
        self.finish();
        Status::Solution
    }

    fn finish(&mut self) {
        let lines = self.lines().clone();
        self.stage = Stage::Over(lines);
    }

    fn lines(&self) -> &Lines<W> {
        match &self.stage {
            Stage::Lines(lines)
            | Stage::Probe(lines, _)
            | Stage::Over(lines)
            | Stage::Full(lines) => lines,
            Stage::Learn(learner, _) => &learner.lines,
        }
    }

    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Lines(_) => Phase::Rules,
            _ => Phase::Search,
        }
    }

    pub fn board(&self) -> Board {
        self.lines().board(&self.puzzle)
    }

    pub fn stats(&self) -> Stats {
        self.stats
    }
}

/// Settles the next waiting line for good, if there is one.
fn settle_next<W: Word, S: Sink<Event>>(
    lines: &mut Lines<W>,
    stats: &mut Stats,
    sink: &mut S,
    mut changed: impl FnMut(usize),
) -> Option<Result<(), Contradiction>> {
    let line = lines.next()?;
    stats.steps += 1;
    stats.lines += 1;
    let id = lines.id(line);
    let Ok(news) = lines.settle(line) else {
        stats.contradictions += 1;
        sink.emit(|| Event::Contradiction { line: Some(id) });
        return Some(Err(Contradiction));
    };
    let bits = news.black | news.white;
    if !bits.is_zero() {
        tell_news(lines, line, news, Reason::Line(Technique::Complete, id), sink);
        lines.note(line, news);
        changed(line);
        let (rows, is_row) = (lines.size.rows(), line < lines.size.rows());
        for at in bits.places() {
            changed(if is_row { rows + at as usize } else { at as usize });
        }
    }
    Some(Ok(()))
}

fn colours(black: bool) -> Colours {
    if black { Colours::BLACK } else { Colours::WHITE }
}

fn tell_news<W: Word, S: Sink<Event>>(
    lines: &Lines<W>,
    line: usize,
    news: News<W>,
    why: Reason,
    sink: &mut S,
) {
    if !S::HEARD {
        return;
    }
    for (bits, black) in [(news.black, true), (news.white, false)] {
        for at in bits.places() {
            let cell = lines.place(lines.cell(line, at));
            sink.emit(|| Event::Set { cell, colours: colours(black), why });
        }
    }
}

/// Tells what is on the trail from a place on.
fn tell_trail<W: Word, S: Sink<Event>>(learner: &Learner<W>, from: usize, sink: &mut S) {
    if !S::HEARD {
        return;
    }
    for lit in &learner.trail[from.min(learner.trail.len())..] {
        let why = match learner.why(lit.cell()) {
            Why::Line(line) => {
                Reason::Line(Technique::Complete, learner.lines.id(usize::from(line)))
            }
            Why::Clause(_) | Why::Given => Reason::Learned,
        };
        let cell = learner.lines.place(lit.cell());
        sink.emit(|| Event::Set { cell, colours: colours(lit.is_black()), why });
    }
}
