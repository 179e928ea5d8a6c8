//! One hard puzzle on several threads: runs with different seeds that tell each
//! other what they learn.
//!
//! One run works alone until it has gone long without a solution; only then the
//! others are called in, so an easy puzzle starts no thread. The team works in
//! rounds: everybody does the same portion of steps, then lessons are exchanged,
//! in the order of the members. A caller that asks for fewer steps gets a part of a round, so
//! that it can look at its clock; what the members do, and when they exchange, stays the
//! same. So its answers depend on the number of its members, but neither on the clock nor on
//! who was quicker. After a solution the one that found it goes on alone: where one
//! solution is, others are near.
//!
//! Every solution that a member tells is told by the team, once: in the same
//! round two may find the same one, and from then on everybody has heard that
//! it is excluded. So the first member that has nothing more to find speaks for all.
//! Memory is that of its members, each with its own bound.

use crate::{Budget, Ended, Interrupt};
use grille_engine::board::Board;
use grille_engine::run::{Game, Lesson, Phase, Run, Stats, Status};
use std::collections::VecDeque;
use std::thread;
use std::time::Duration;

/// Steps without a solution before the others are called in: about 20 ms.
const PATIENCE: u64 = 50_000;
/// Steps of each member in a round.
const PORTION: u64 = 10_000;
/// Steps for which a thread is worth starting, whatever is asked for: half a millisecond of a
/// puzzle of 30x30.
const LEAST: u64 = 2_000;
/// How long a thread works at most before the caller may look at its clock: on large grids that is
/// far fewer steps. Where a round is cut in parts does not change what comes of it.
const LONGEST: Duration = Duration::from_millis(1);

type Start<G> = Box<dyn Fn(usize) -> Box<dyn Run<G>> + Send>;

/// Several runs that look for the solutions of one puzzle together.
pub struct Team<G: Game> {
    /// How many there may be.
    count: usize,
    start: Start<G>,
    /// Those that were called in, and whether they can go on.
    members: Vec<(Box<dyn Run<G>>, bool)>,
    /// The round under way: for each member the steps at which its portion ends, and how it
    /// ended if it has.
    round: Option<Vec<(u64, Option<Status>)>>,
    /// The one that works alone.
    lead: usize,
    /// Steps that it has done alone since the last solution.
    alone: u64,
    patience: u64,
    portion: u64,
    /// Those whose boards are solutions to be told; the first may have been told just now. None of
    /// them goes on before that.
    found: VecDeque<usize>,
    is_told: bool,
    solutions: u64,
    /// How it ended.
    over: Option<Status>,
}

impl<G: Game> Team<G> {
    /// A team of up to `count`. `start(i)` starts member `i`: the same method on
    /// the same puzzle from the same board, best with another seed.
    pub fn new(count: usize, start: impl Fn(usize) -> Box<dyn Run<G>> + Send + 'static) -> Team<G> {
        Team {
            count,
            members: vec![(start(0), true)],
            round: None,
            start: Box::new(start),
            lead: 0,
            alone: 0,
            patience: PATIENCE,
            portion: PORTION,
            found: VecDeque::new(),
            is_told: false,
            solutions: 0,
            over: None,
        }
    }

    /// The same, calling the others in after so many steps, for rounds of so many each.
    #[must_use]
    pub fn pace(mut self, patience: u64, portion: u64) -> Team<G> {
        (self.patience, self.portion) = (patience, portion.max(1));
        self
    }

    /// How many have been called in.
    pub fn members(&self) -> usize {
        self.members.len()
    }

    /// The one whose board is that of the team: it has the solution that was told last.
    fn speaker(&self) -> &dyn Run<G> {
        let told = self.found.front().filter(|_| self.is_told);
        &*self.members[*told.unwrap_or(&self.lead)].0
    }

    fn steps(&self) -> u64 {
        self.members.iter().map(|(run, _)| run.stats().steps).sum()
    }
}

impl<G: Game> Team<G> {
    /// Takes how a member's work ended.
    fn note(&mut self, member: usize, status: Status) {
        let run = &self.members[member].0;
        match status {
            Status::Running => {}
            Status::Solution => {
                // Two may find the same one in a round.
                let own = if self.found.is_empty() { None } else { Some(run.board()) };
                let is_told = |&other: &usize| Some(self.members[other].0.board()) == own;
                if !self.found.iter().any(is_told) {
                    if self.found.is_empty() {
                        (self.lead, self.alone) = (member, 0);
                    }
                    self.found.push_back(member);
                }
            }
            Status::Exhausted => self.over = Some(Status::Exhausted),
            Status::Stuck | Status::Limit => {
                self.members[member].1 = false;
                // The others may have more room, once they know what it told.
                self.alone = self.patience;
                if self.members.iter().all(|(_, goes_on)| !goes_on) {
                    self.over = self.over.or(Some(status));
                }
            }
        }
    }

    /// Everybody hears what the others have learned; whether it could be said.
    fn exchange(&mut self) -> bool {
        let all: Option<Vec<Vec<Lesson>>> =
            self.members.iter_mut().map(|(run, _)| run.lessons()).collect();
        let Some(all) = all else { return false };
        for (teacher, lessons) in all.iter().enumerate() {
            for (pupil, (run, _)) in self.members.iter_mut().enumerate() {
                if pupil != teacher {
                    run.hear(lessons);
                }
            }
        }
        true
    }

    /// Calls in those who are missing, and gives everybody a portion of work.
    fn begin_round(&mut self) {
        if self.members.len() < self.count {
            let late = (self.members.len()..self.count).map(|member| (self.start)(member));
            let late: Vec<_> = late.map(|run| (run, true)).collect();
            self.members.extend(late);
            if !self.exchange() {
                // A method that does not share: the first stays alone.
                self.count = 1;
                self.members.truncate(1);
                return;
            }
        } else {
            self.exchange();
        }
        let portion = |(run, goes_on): &(Box<dyn Run<G>>, bool)| {
            let steps = run.stats().steps;
            let end = if *goes_on { steps.saturating_add(self.portion) } else { steps };
            (end, None)
        };
        self.round = Some(self.members.iter().map(portion).collect());
    }

    /// Goes on with the round, for about so many steps of all together.
    fn go_round(&mut self, steps: u64) {
        let Some(round) = &mut self.round else { return };
        let each = (steps / self.members.len() as u64).max(LEAST);
        thread::scope(|scope| {
            let members = self.members.iter_mut().map(|(run, _)| run).zip(round.iter_mut());
            let mut jobs = members.filter_map(|(run, (end, status))| {
                let left = end.saturating_sub(run.stats().steps);
                (left > 0 && status.is_none()).then_some((run, left.min(each), status))
            });
            let work = |(run, steps, status): (&mut Box<dyn Run<G>>, _, &mut Option<Status>)| {
                let mut budget = Budget::new(Some(steps), Some(LONGEST), &Interrupt::default());
                *status = match budget.run(&mut **run) {
                    Ended::Done(status) => Some(status),
                    Ended::Stopped(_) => None,
                };
            };
            let own = jobs.next();
            for job in jobs {
                scope.spawn(move || work(job));
            }
            own.map(work);
        });
        let mut all = round.iter().zip(&self.members);
        if all.any(|((end, status), (run, _))| status.is_none() && run.stats().steps < *end) {
            return;
        }
        let statuses = self.round.take().unwrap_or_default();
        for (member, (_, status)) in statuses.into_iter().enumerate() {
            if let Some(status) = status {
                self.note(member, status);
            }
        }
        self.exchange();
    }

    /// Goes on; `tap` is for the leader, who then stays alone.
    fn go_on(&mut self, steps: u64, mut tap: Option<&mut dyn FnMut(G::Event)>) -> Status {
        if std::mem::take(&mut self.is_told) {
            self.found.pop_front();
        }
        let end = self.steps().saturating_add(steps);
        loop {
            if !self.found.is_empty() {
                self.is_told = true;
                self.solutions += 1;
                return Status::Solution;
            }
            if let Some(status) = self.over {
                return status;
            }
            let now = self.steps();
            if now >= end {
                return Status::Running;
            }
            if self.round.is_some() {
                self.go_round(end - now);
                continue;
            }
            let (run, goes_on) = &mut self.members[self.lead];
            let is_alone = self.count == 1 || tap.is_some() || self.alone < self.patience;
            if is_alone && *goes_on {
                let left = self.patience.saturating_sub(self.alone);
                let status = match &mut tap {
                    Some(tap) => run.advance_traced(end - now, *tap),
                    None if self.count == 1 => run.advance(end - now),
                    None => run.advance(left.min(end - now)),
                };
                self.alone = self.alone.saturating_add(self.steps() - now);
                self.note(self.lead, status);
            } else {
                self.begin_round();
            }
        }
    }
}

impl<G: Game> Run<G> for Team<G> {
    fn advance(&mut self, steps: u64) -> Status {
        self.go_on(steps, None)
    }

    /// The same answers, but the leading run works alone: events of several runs at once
    /// would explain nothing.
    fn advance_traced(&mut self, steps: u64, tap: &mut dyn FnMut(G::Event)) -> Status {
        self.go_on(steps, Some(tap))
    }

    fn phase(&self) -> Phase {
        self.members[self.lead].0.phase()
    }

    fn board(&self) -> Board<G::Set> {
        self.speaker().board()
    }

    fn build(&self, cells: &mut Vec<G::Set>, most: usize) -> Option<Board<G::Set>> {
        self.speaker().build(cells, most)
    }

    /// The sum of what all have done; every solution counts once.
    fn stats(&self) -> Stats {
        let mut all = self.members[0].0.stats();
        for (run, _) in &self.members[1..] {
            let own = run.stats();
            all.steps += own.steps;
            all.lines += own.lines;
            all.guesses += own.guesses;
            all.contradictions += own.contradictions;
            all.depth = all.depth.max(own.depth);
            all.states += own.states;
            all.memo_hits += own.memo_hits;
        }
        Stats { solutions: self.solutions, ..all }
    }

    fn learned(&self) -> Option<String> {
        self.members[self.lead].0.learned()
    }

    /// A team keeps its lessons to itself.
    fn lessons(&mut self) -> Option<Vec<Lesson>> {
        None
    }

    fn hear(&mut self, _: &[Lesson]) {}
}
