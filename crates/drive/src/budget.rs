//! Limits on steps and time, and an ear for the interrupt.
//!
//! Time is wall-clock time for a person who waits, or the CPU time of the thread for a
//! measurement. Work is done in slices; between two slices the clock and the flag are read. A
//! slice begins with one step, grows while it is quick and shrinks when it is slow, and to what was
//! done where the work rests by itself, as its steps may be of another size then. It aims at a
//! millisecond: a look costs nothing beside that, and steps that become fifty times as long from
//! one slice to the next still end within five hundredths of a second.

use crate::Interrupt;
use cpu_time::ThreadTime;
use grille_engine::run::{Game, Run, Status, Task};
use std::time::{Duration, Instant};

/// A slice that took less grows. The steps of one run may differ by a factor of twenty, so that a
/// slice which has just grown takes two or three milliseconds at worst.
const QUICK: Duration = Duration::from_micros(50);
/// A slice that took more shrinks, to about half of this.
const SLOW: Duration = Duration::from_micros(400);

/// How often somebody looks at a task.
const OFTEN: Duration = Duration::from_millis(100);

/// What may still be spent on one piece of work.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Steps, if they are limited.
    steps: Option<u64>,
    /// The end of the time, if it is limited.
    deadline: Option<Deadline>,
    interrupts: Vec<Interrupt>,
    slice: u64,
}

/// When time is over.
#[derive(Clone, Copy, Debug)]
enum Deadline {
    /// At this moment.
    Moment(Instant),
    /// When the thread has worked so long since its beginning.
    Worked(Duration),
}

/// Why work stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The steps are used.
    Steps,
    /// The time is over.
    Time,
    /// The [`Interrupt`] was raised.
    Interrupt,
}

/// How a portion of work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended<T> {
    /// By itself.
    Done(T),
    /// From outside; it could be taken up again.
    Stopped(Stop),
}

impl Budget {
    /// A budget that begins now.
    pub fn new(steps: Option<u64>, time: Option<Duration>, interrupt: &Interrupt) -> Budget {
        // A time too long for the clock is no limit.
        let end = time.and_then(|time| Instant::now().checked_add(time));
        let deadline = end.map(Deadline::Moment);
        Budget { steps, deadline, interrupts: vec![interrupt.clone()], slice: 1 }
    }

    /// A budget that begins now and whose time is the CPU time of this thread,
    /// which must do the work: what other programs take does not count.
    pub fn of_cpu_time(steps: Option<u64>, time: Duration, interrupt: &Interrupt) -> Budget {
        let end = ThreadTime::now().as_duration().checked_add(time);
        Budget { deadline: end.map(Deadline::Worked), ..Budget::new(steps, None, interrupt) }
    }

    /// The same budget, ended by this flag too.
    #[must_use]
    pub fn until(mut self, interrupt: &Interrupt) -> Budget {
        self.interrupts.push(interrupt.clone());
        self
    }

    /// The same budget with at most so many steps.
    #[must_use]
    pub fn at_most(&self, steps: u64) -> Budget {
        Budget { steps: Some(self.steps.unwrap_or(u64::MAX).min(steps)), ..self.clone() }
    }

    /// A run, to its next solution or its end.
    pub fn run<G: Game>(&mut self, run: &mut dyn Run<G>) -> Ended<Status> {
        self.slices(|steps| {
            let before = run.stats().steps;
            let status = run.advance(steps);
            ((status != Status::Running).then_some(status), run.stats().steps - before)
        })
    }

    /// The same, telling every event.
    pub fn run_traced<G: Game>(
        &mut self,
        run: &mut dyn Run<G>,
        tap: &mut dyn FnMut(G::Event),
    ) -> Ended<Status> {
        self.slices(|steps| {
            let before = run.stats().steps;
            let status = run.advance_traced(steps, tap);
            ((status != Status::Running).then_some(status), run.stats().steps - before)
        })
    }

    /// A task, to its answer.
    pub fn task<T: Task>(&mut self, task: &mut T) -> Ended<T::Output> {
        self.slices(|steps| {
            let before = task.steps();
            let output = task.advance(steps);
            (output, task.steps() - before)
        })
    }

    /// The same, looking at the task a few times a second while it goes on.
    pub fn task_watched<T: Task>(
        &mut self,
        task: &mut T,
        mut look: impl FnMut(&T),
    ) -> Ended<T::Output> {
        let mut looked = Instant::now();
        self.slices(|steps| {
            let before = task.steps();
            let output = task.advance(steps);
            if looked.elapsed() > OFTEN {
                look(task);
                looked = Instant::now();
            }
            (output, task.steps() - before)
        })
    }

    /// Slices of work until it has a result. A slice says what it spent.
    fn slices<R>(&mut self, mut work: impl FnMut(u64) -> (Option<R>, u64)) -> Ended<R> {
        loop {
            if self.interrupts.iter().any(Interrupt::is_raised) {
                return Ended::Stopped(Stop::Interrupt);
            }
            let start = Instant::now();
            if self.deadline.is_some_and(|deadline| deadline.is_over(start)) {
                return Ended::Stopped(Stop::Time);
            }
            if self.steps == Some(0) {
                return Ended::Stopped(Stop::Steps);
            }
            let asked = self.slice.min(self.steps.unwrap_or(u64::MAX));
            let (result, spent) = work(asked);
            self.steps = self.steps.map(|left| left.saturating_sub(spent));
            if let Some(result) = result {
                return Ended::Done(result);
            }
            let took = start.elapsed();
            if spent < asked {
                // It rested before it had to: its steps are of another size from here on.
                self.slice = spent.max(1);
            } else if took < QUICK {
                self.slice = self.slice.saturating_mul(2);
            }
            if took > SLOW {
                let share = SLOW.as_secs_f64() / (2.0 * took.as_secs_f64());
                self.slice = ((self.slice as f64 * share) as u64).max(1);
            }
        }
    }
}

impl Deadline {
    fn is_over(self, now: Instant) -> bool {
        match self {
            Deadline::Moment(end) => now >= end,
            Deadline::Worked(end) => ThreadTime::now().as_duration() >= end,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille_engine::nonogram::{Puzzle, method};

    fn rooks(n: usize) -> Puzzle {
        let one: Vec<&[u32]> = vec![&[1]; n];
        Puzzle::black_and_white(&one, &one).unwrap()
    }

    /// The solutions found and how the search ended.
    fn all(n: usize, mut budget: Budget) -> (u64, Ended<Status>) {
        let puzzle = rooks(n);
        let mut run = method::FASTEST.start(&puzzle, &puzzle.board(), &Default::default());
        loop {
            match budget.run(&mut *run) {
                Ended::Done(Status::Solution) => {}
                end => return (run.stats().solutions, end),
            }
        }
    }

    #[test]
    fn without_limits_work_ends_by_itself() {
        let budget = Budget::new(None, None, &Interrupt::default());
        assert_eq!(all(5, budget), (120, Ended::Done(Status::Exhausted)));
    }

    #[test]
    fn a_step_limit_stops_at_the_same_place_every_time() {
        let budget = || Budget::new(Some(5000), None, &Interrupt::default());
        let (found, end) = all(9, budget());
        assert_eq!(end, Ended::Stopped(Stop::Steps));
        assert!(found > 0);
        assert_eq!(all(9, budget()).0, found);
    }

    #[test]
    fn time_and_interrupt_stop_endless_work() {
        let short = Some(Duration::from_millis(20));
        let budget = Budget::new(None, short, &Interrupt::default());
        assert_eq!(all(30, budget).1, Ended::Stopped(Stop::Time));

        let interrupt = Interrupt::default();
        let budget = Budget::new(None, None, &interrupt);
        let worker = std::thread::spawn(move || all(30, budget).1);
        // Long enough that it is at work by now, on any machine.
        std::thread::sleep(Duration::from_millis(100));
        interrupt.raise();
        assert_eq!(worker.join().unwrap(), Ended::Stopped(Stop::Interrupt));
    }

    /// Work that notes how many steps it is asked for, and rests before it must every tenth time.
    struct Asked(Vec<u64>, u64);

    impl Task for Asked {
        type Output = ();

        fn advance(&mut self, steps: u64) -> Option<()> {
            self.0.push(steps);
            self.1 += if self.0.len().is_multiple_of(10) { 0 } else { steps };
            (self.0.len() == 25).then_some(())
        }

        fn steps(&self) -> u64 {
            self.1
        }
    }

    #[test]
    fn slices_begin_with_one_step_and_begin_anew_where_work_rests() {
        let mut asked = Asked(Vec::new(), 0);
        Budget::new(None, None, &Interrupt::default()).task(&mut asked);
        for begin in [0, 10, 20] {
            assert_eq!(asked.0[begin], 1, "{:?}", asked.0);
        }
        // However slow the machine is: a slice never grows by more than twice.
        assert!(asked.0.windows(2).all(|pair| pair[1] <= 2 * pair[0]), "{:?}", asked.0);
    }

    #[test]
    fn cpu_time_stops_work_but_does_not_pass_while_the_thread_rests() {
        let budget = |time| Budget::of_cpu_time(None, time, &Interrupt::default());
        let short = Duration::from_millis(20);
        assert_eq!(all(30, budget(short)).1, Ended::Stopped(Stop::Time));

        let rested = budget(short);
        std::thread::sleep(2 * short);
        assert_eq!(all(3, rested), (6, Ended::Done(Status::Exhausted)));
    }

    #[test]
    fn a_time_beyond_the_clock_is_no_limit() {
        let budget = Budget::new(None, Some(Duration::MAX), &Interrupt::default());
        assert_eq!(all(3, budget).0, 6);
        let budget = Budget::of_cpu_time(None, Duration::MAX, &Interrupt::default());
        assert_eq!(all(3, budget).0, 6);
    }
}
