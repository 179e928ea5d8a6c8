//! The stages of the search, one after the other, and what they tell.

use super::learn::{Conflict, Decision, Learner, Why};
use super::lines::{Lines, PORTION};
use super::mode::Modes;
use super::probe::{Probe, Prober};
use super::share::{self, Mail};
use super::solver::Solver;
use super::tell;
use crate::Contradiction;
use crate::colours::Colours;
use crate::nonogram::line::word::Word;
use crate::nonogram::{Board, Event, Options, Puzzle, Reason, Technique};
use crate::run::{Lesson, Pace, Phase, Stats, Status};
use crate::trace::Sink;

/// A search with one line solver.
pub struct Core<S: Solver> {
    puzzle: Puzzle,
    stage: Stage<S>,
    /// The learning search that came before probing, and goes on after it.
    dived: Option<Box<Learner<S>>>,
    /// Whether the learning search is a dive before probing.
    is_dive: bool,
    stats: Stats,
    /// Work since a caller last looked at its clock, in cells of lines.
    spent: i64,
    /// The most bytes for lessons.
    memory: usize,
    seed: u64,
    /// Whether nothing is believed: a member of a team that seeks the proof.
    proves: bool,
    mail: Mail,
}

/// A dive before probing is for boards of which lines leave so many cells open, of 100,
/// and of so many cells: on smaller ones probing costs next to nothing.
const OPEN: usize = 98;
const LEAST: usize = 200;
/// The most cells of a board of which something is believed: on larger ones a
/// look at every open cell would take too long for a decision.
const BELIEVING: usize = 40_000;
/// The conflicts of a dive.
const DIVE: u64 = 10;
/// The work of proving before anything is believed, where probing came first.
const PROVING: u64 = 2_000;

/// The most MiB for lessons, unless something else is chosen.
const MEMORY: usize = 1024;

enum Stage<S: Solver> {
    /// Lines are settled until nothing follows.
    Lines(Lines<S>),
    /// Cells are probed until nothing follows; afterwards lines may be waiting.
    Probe(Lines<S>, Box<Prober<S>>),
    /// Hypotheses and lessons.
    Learn(Box<Learner<S>>, Turn),
    /// Nothing more to find; what was known last.
    Over(Lines<S>),
    /// The lessons take more room than they may.
    Full(Lines<S>),
}

/// What a learning search has to do next.
#[derive(Clone, Copy)]
enum Turn {
    /// The cells are to be taken in.
    Begin,
    Propagate,
    /// Clauses that were not forgotten are to be moved together.
    Tidy,
    /// A conflict is to be explained further.
    Analyse,
    /// The solution that was told is to be excluded.
    Exclude,
    /// The clause that excludes it is to be collected; what is to be taken back then.
    Collect(u32),
    /// Exclusions that this one implies are to be forgotten, and it is to be learned.
    Supersede,
    /// Decisions are to be taken back to this level; then comes that.
    BackTo(u32, Then),
}

/// What comes once decisions are taken back.
#[derive(Clone, Copy)]
enum Then {
    /// The clause of a conflict, found at this level, is learned.
    Learn(u32),
    /// The clause that excludes a solution is learned.
    Exclude,
    /// The search begins again.
    Restart,
    /// The dive is over; what it taught last stands here on the trail, if it still holds.
    Surface(usize),
    /// What was heard is taken in.
    Hear,
}

impl<S: Solver> Core<S> {
    pub fn new(puzzle: &Puzzle, from: &Board, options: &Options) -> Core<S> {
        let mut lines = Lines::new(puzzle);
        // Without givens the board says it all, and need not be copied.
        let is_whole = puzzle.givens().is_none() && from.size() == puzzle.size();
        let both = if is_whole { None } else { Some(puzzle.board_with(from)) };
        let is_possible = !matches!(both, Some(Err(_)));
        let both = both.map(|both| both.unwrap_or_else(|_| puzzle.board()));
        let all = puzzle.palette().all();
        for (cell, &set) in both.as_ref().unwrap_or(from).cells().cells().iter().enumerate() {
            if set != all {
                lines.narrow(cell, set);
            }
        }
        let stage = if is_possible { Stage::Lines(lines) } else { Stage::Over(lines) };
        let memory = options.memory.unwrap_or(MEMORY).saturating_mul(1 << 20);
        Core {
            puzzle: puzzle.clone(),
            stage,
            dived: None,
            is_dive: false,
            stats: Stats::default(),
            spent: 0,
            memory,
            seed: options.seed.unwrap_or(0),
            proves: options.member % 2 == 1,
            mail: Mail::default(),
        }
    }

    pub fn drive<E: Sink<Event>>(&mut self, steps: u64, sink: &mut E) -> Status {
        let end = self.stats.steps.saturating_add(steps);
        // Steps differ by a factor of a hundred, so a portion of them may end before it must.
        let most = match (Pace::is_all(steps), S::LANES) {
            (true, _) => i64::MAX,
            (false, 1) => self.lines().portion,
            // On short lines a portion is half as long as it may be.
            (false, _) => 2 * self.lines().portion,
        };
        self.spent = 0;
        loop {
            match self.stage {
                Stage::Over(_) => return Status::Exhausted,
                Stage::Full(_) => return Status::Limit,
                _ => {}
            }
            if self.stats.steps >= end || self.spent >= most {
                return Status::Running;
            }
            if let Some(status) = self.advance(sink) {
                return status;
            }
        }
    }

    /// One portion of work, to the next resting point.
    fn advance<E: Sink<Event>>(&mut self, sink: &mut E) -> Option<Status> {
        match &mut self.stage {
            Stage::Over(_) | Stage::Full(_) => None,
            Stage::Lines(lines) => {
                self.spent += lines.size.rows().max(lines.size.cols()) as i64;
                match settle_next(lines, &mut self.stats, sink) {
                    Some(Ok(())) => {}
                    Some(Err(Contradiction)) => self.finish(),
                    None if lines.is_complete() => return self.complete(sink),
                    None if self.dived.is_none() && !self.proves && is_open(lines) => {
                        self.spent += lines.size.cells() as i64;
                        let (lines, none) = (lines.clone(), vec![0.0; lines.size.cells()]);
                        let learner = Learner::new(lines, none, Modes::believing(), self.seed);
                        self.stage = Stage::Learn(Box::new(learner), Turn::Begin);
                        self.is_dive = true;
                    }
                    None => {
                        self.spent += lines.size.cells() as i64;
                        let prober = Box::new(Prober::new(lines));
                        self.stage = Stage::Probe(lines.clone(), prober);
                    }
                }
                None
            }
            Stage::Probe(lines, prober) => {
                let before = (prober.steps, prober.settled, prober.work + prober.passed);
                self.spent += lines.size.rows().max(lines.size.cols()) as i64;
                match settle_next(lines, &mut self.stats, sink) {
                    Some(Ok(())) => return None,
                    Some(Err(Contradiction)) => {
                        self.finish();
                        return None;
                    }
                    None if prober.is_behind && lines.is_complete() => {
                        return self.complete(sink);
                    }
                    None => {}
                }
                let probe = prober.step(lines);
                self.stats.steps += prober.steps - before.0;
                self.stats.lines += prober.settled - before.1;
                // A step in which no line is settled puts a portion of cells in order.
                let ordered = (prober.steps - before.0) - (prober.settled - before.1);
                self.spent +=
                    (prober.work + prober.passed - before.2) as i64 + ordered as i64 * PORTION;
                match probe {
                    Probe::Nothing => {}
                    Probe::Found => {
                        tell::probed(prober, lines, sink);
                        for (colour, row, bits) in prober.news() {
                            for at in bits.places() {
                                let cell = lines.cell(row, at);
                                lines.set(lines.is_not(cell, colour));
                                tell(lines, cell, Reason::Probed, sink);
                            }
                        }
                    }
                    Probe::Impossible => {
                        tell::probed(prober, lines, sink);
                        sink.emit(|| Event::Contradiction { line: None });
                        self.stats.contradictions += 1;
                        self.finish();
                    }
                    Probe::Over => {
                        let (lines, activity) =
                            (lines.clone(), std::mem::take(&mut prober.activity));
                        self.go_on(lines, activity);
                    }
                }
                None
            }
            Stage::Learn(..) => self.learn(sink),
        }
    }

    fn learn<E: Sink<Event>>(&mut self, sink: &mut E) -> Option<Status> {
        let status = self.learn_on(sink);
        if let Stage::Learn(learner, _) = &mut self.stage {
            self.spent += std::mem::take(&mut learner.spent);
        }
        status
    }

    fn learn_on<E: Sink<Event>>(&mut self, sink: &mut E) -> Option<Status> {
        let Stage::Learn(learner, turn) = &mut self.stage else { return None };
        if learner.bytes() + self.mail.bytes() > self.memory {
            self.stage = Stage::Full(learner.lines.clone());
            return None;
        }
        match std::mem::replace(turn, Turn::Propagate) {
            Turn::Begin => {
                if !learner.take_in() {
                    *turn = Turn::Begin;
                    self.stats.steps += portion(learner);
                }
            }
            // That takes no steps, as on small grids it takes next to no time.
            Turn::Tidy if learner.tidy() => {}
            Turn::Tidy => *turn = Turn::Tidy,
            Turn::Propagate => return self.propagate(sink),
            Turn::Analyse => self.analyse(sink),
            Turn::Exclude => match learner.level().checked_sub(1) {
                Some(level) => {
                    learner.begin_exclusion();
                    *turn = Turn::Collect(level);
                }
                None => self.finish(),
            },
            Turn::Collect(level) if learner.collect_exclusion() => {
                self.go_back(level, Then::Exclude, sink);
            }
            Turn::Collect(level) => {
                *turn = Turn::Collect(level);
                self.stats.steps += portion(learner);
            }
            Turn::Supersede if learner.supersede() => {
                let place = learner.learn_exclusion();
                tell::learned(learner, sink);
                tell_trail(learner, place, sink);
            }
            Turn::Supersede => {
                *turn = Turn::Supersede;
                self.stats.steps += portion(learner);
            }
            Turn::BackTo(level, then) => self.take_back(level, then, sink),
        }
        None
    }

    /// Draws consequences, and decides if there are no more.
    fn propagate<E: Sink<Event>>(&mut self, sink: &mut E) -> Option<Status> {
        let Stage::Learn(learner, turn) = &mut self.stage else { return None };
        if learner.level() == 0 && self.mail.has_heard() {
            let known = learner.trail.len();
            match learner.admit(self.mail.take_heard()) {
                Ok(()) => tell_trail(learner, known, sink),
                Err(Contradiction) => {
                    self.finish();
                    return None;
                }
            }
        }
        let (settled, known) = (learner.settled, learner.trail.len());
        // The last one on the trail has been told.
        let result = learner.propagate();
        self.stats.steps += learner.settled - settled;
        self.stats.lines += learner.settled - settled;
        tell_trail(learner, known, sink);
        match result {
            Err(conflict) => {
                self.stats.steps += 1;
                self.stats.contradictions += 1;
                let line = match conflict {
                    Conflict::Line(line) => Some(learner.lines.id(line)),
                    Conflict::Clause(_) | Conflict::Cell(_) => None,
                };
                sink.emit(|| Event::Contradiction { line });
                if learner.level() == 0 {
                    self.finish();
                } else {
                    learner.ask(conflict);
                    self.analyse(sink);
                }
                None
            }
            Ok(false) => None,
            Ok(true) => match learner.decide(|| sink.emit(|| Event::Believe)) {
                Decision::Made(lit) => {
                    self.stats.guesses += 1;
                    let depth = learner.level();
                    self.stats.depth = self.stats.depth.max(u64::from(depth));
                    let lines = &learner.lines;
                    sink.emit(|| {
                        let (cell, colours) = lines.said(lit);
                        Event::Guess { cell: lines.place(cell), colours, depth }
                    });
                    None
                }
                Decision::Believing => None,
                Decision::Later => {
                    self.stats.steps += portion(learner);
                    None
                }
                Decision::None if self.mail.denies(&learner.lines) => {
                    self.go_back(0, Then::Hear, sink);
                    None
                }
                Decision::None => {
                    *turn = Turn::Exclude;
                    self.mail.send_exclusion(|| learner.exclusion());
                    self.stats.solutions += 1;
                    sink.emit(|| Event::Solution);
                    Some(Status::Solution)
                }
            },
        }
    }

    /// Explains a conflict, and goes back to where what it teaches applies.
    fn analyse<E: Sink<Event>>(&mut self, sink: &mut E) {
        let Stage::Learn(learner, turn) = &mut self.stage else { return };
        match learner.analyse() {
            Some(level) => {
                let found = learner.level();
                self.go_back(level, Then::Learn(found), sink);
            }
            None => {
                *turn = Turn::Analyse;
                self.stats.steps += portion(learner);
            }
        }
    }

    /// Tells that decisions are taken back to a level, and takes them back.
    fn go_back<E: Sink<Event>>(&mut self, depth: u32, then: Then, sink: &mut E) {
        sink.emit(|| Event::BackTo { depth });
        self.take_back(depth, then, sink);
    }

    /// Takes decisions back to a level, and does what comes then.
    fn take_back<E: Sink<Event>>(&mut self, level: u32, then: Then, sink: &mut E) {
        let Stage::Learn(learner, turn) = &mut self.stage else { return };
        if !learner.back_to(level) {
            *turn = Turn::BackTo(level, then);
            self.stats.steps += portion(learner);
            return;
        }
        match then {
            Then::Learn(found) => {
                let place = learner.learn(found);
                tell::learned(learner, sink);
                self.mail.send(|| learner.lesson());
                if self.is_dive && self.stats.contradictions >= DIVE {
                    self.go_back(0, Then::Surface(place), sink);
                } else if learner.wants_restart() {
                    self.go_back(0, Then::Restart, sink);
                } else {
                    tell_trail(learner, place, sink);
                }
            }
            Then::Exclude => *turn = Turn::Supersede,
            Then::Restart => {
                learner.restart(sink);
                *turn = Turn::Tidy;
            }
            Then::Surface(place) => {
                tell_trail(learner, place, sink);
                self.surface();
            }
            Then::Hear => {}
        }
    }

    /// A dive is over: what it found out is looked at line by line, then comes probing.
    fn surface(&mut self) {
        let lines = self.lines().clone();
        self.is_dive = false;
        if let Stage::Learn(learner, _) = std::mem::replace(&mut self.stage, Stage::Lines(lines)) {
            self.dived = Some(learner);
        }
    }

    /// The learning search, with what is known and how promising each cell is.
    fn go_on(&mut self, lines: Lines<S>, activity: Vec<f64>) {
        self.spent += lines.size.cells() as i64;
        let learner = match self.dived.take() {
            Some(mut learner) => {
                learner.take_over(lines, activity);
                learner
            }
            None => {
                let never = self.proves || lines.size.cells() > BELIEVING;
                let work = if never { u64::MAX } else { PROVING };
                Box::new(Learner::new(lines, activity, Modes::proving(work), self.seed))
            }
        };
        self.stage = Stage::Learn(learner, Turn::Begin);
    }

    /// Everything is known without a hypothesis: the only solution, unless it was told.
    fn complete<E: Sink<Event>>(&mut self, sink: &mut E) -> Option<Status> {
        if self.dived.is_some() {
            let lines = self.lines().clone();
            let none = vec![0.0; lines.size.cells()];
            self.go_on(lines, none);
            return None;
        }
        let is_told = self.mail.denies(self.lines());
        self.finish();
        if is_told {
            return None;
        }
        self.stats.solutions += 1;
        sink.emit(|| Event::Solution);
        Some(Status::Solution)
    }

    fn finish(&mut self) {
        let lines = self.lines().clone();
        self.stage = Stage::Over(lines);
    }

    fn lines(&self) -> &Lines<S> {
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
            Stage::Lines(_) if self.dived.is_none() => Phase::Rules,
            Stage::Lines(_)
            | Stage::Probe(..)
            | Stage::Learn(..)
            | Stage::Over(_)
            | Stage::Full(_) => Phase::Search,
        }
    }

    pub fn board(&self) -> Board {
        let board = self.lines().build(&mut Vec::new(), usize::MAX);
        board.unwrap_or_else(|| self.puzzle.board())
    }

    pub fn build(&self, cells: &mut Vec<Colours>, most: usize) -> Option<Board> {
        self.lines().build(cells, most)
    }

    pub fn stats(&self) -> Stats {
        self.stats
    }

    /// What is new for other runs: that there is nothing more to find, too.
    pub fn lessons(&mut self) -> Option<Vec<Lesson>> {
        match (&self.stage, self.mail.take_sent()) {
            (Stage::Over(_), _) => Some(vec![share::nothing_more()]),
            (_, Some(sent)) => Some(sent),
            (Stage::Learn(learner, turn), None) => {
                let mut all = learner.all_lessons();
                match turn {
                    Turn::Exclude | Turn::Collect(_) => all.push(learner.exclusion()),
                    Turn::BackTo(_, Then::Exclude) | Turn::Supersede => {
                        all.push(learner.excluded());
                    }
                    Turn::Begin
                    | Turn::Propagate
                    | Turn::Tidy
                    | Turn::Analyse
                    | Turn::BackTo(..) => {}
                }
                Some(all)
            }
            (Stage::Lines(_) | Stage::Probe(..), None) => {
                Some(self.dived.as_ref().map_or_else(Vec::new, |dived| dived.all_lessons()))
            }
            // What it knew is gone.
            (Stage::Full(_), None) => None,
        }
    }

    /// Takes lessons, to be used as soon as no hypothesis stands.
    pub fn hear(&mut self, lessons: &[Lesson]) {
        if !matches!(self.stage, Stage::Over(_) | Stage::Full(_)) {
            self.mail.hear(lessons);
        }
    }
}

/// The steps of a portion of work in which no line is settled: about as many lines could be
/// settled in that time, which takes twice as long as a look.
fn portion<S: Solver>(learner: &Learner<S>) -> u64 {
    let size = learner.lines.size;
    (learner.lines.portion as u64 / 2 / size.rows().max(size.cols()) as u64).max(1)
}

/// Whether lines leave nearly everything open.
fn is_open<S: Solver>(lines: &Lines<S>) -> bool {
    let (rows, cells) = (lines.size.rows(), lines.size.cells());
    let open: usize = (0..rows).map(|row| lines.open(row).count() as usize).sum();
    (LEAST..=BELIEVING).contains(&cells) && 100 * open >= OPEN * cells
}

/// Settles the next waiting line for good, if there is one.
fn settle_next<S: Solver, E: Sink<Event>>(
    lines: &mut Lines<S>,
    stats: &mut Stats,
    sink: &mut E,
) -> Option<Result<(), Contradiction>> {
    let line = lines.next()?;
    stats.steps += 1;
    stats.lines += 1;
    let id = lines.id(line);
    let Ok(is_news) = lines.settle(line) else {
        stats.contradictions += 1;
        sink.emit(|| Event::Contradiction { line: Some(id) });
        return Some(Err(Contradiction));
    };
    if is_news {
        lines.note(line);
        if !sink.hears() {
            return Some(Ok(()));
        }
        let news = lines.news.iter().fold(S::Word::ZERO, |all, &news| all | news);
        for at in news.places() {
            tell(lines, lines.cell(line, at), Reason::Line(Technique::Complete, id), sink);
        }
    }
    Some(Ok(()))
}

/// Tells what a cell may be now.
fn tell<S: Solver, E: Sink<Event>>(lines: &Lines<S>, cell: usize, why: Reason, sink: &mut E) {
    sink.emit(|| Event::Set { cell: lines.place(cell), colours: lines.may_be(cell), why });
}

/// Tells what is on the trail from a place on.
fn tell_trail<S: Solver, E: Sink<Event>>(learner: &Learner<S>, from: usize, sink: &mut E) {
    if !sink.hears() {
        return;
    }
    let lines = &learner.lines;
    for &lit in &learner.trail[from.min(learner.trail.len())..] {
        let why = match learner.why(lit) {
            Why::Line(line) => Reason::Line(Technique::Complete, lines.id(usize::from(line))),
            Why::Clause(_) | Why::Given => Reason::Learned,
            // It follows from what has been told of the cell.
            Why::Cell => continue,
        };
        let (cell, colours) = lines.said(lit);
        sink.emit(|| Event::Set { cell: lines.place(cell), colours, why });
    }
}
