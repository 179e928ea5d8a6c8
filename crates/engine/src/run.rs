//! How methods are run: one step function for every caller.
//!
//! The author of a method implements [`Method`]. Callers hold a boxed [`Run`], its
//! object-safe twin. A desktop thread, a single-step key, a step limit and "next
//! solution" all call the same [`Run::advance`].
//!
//! `advance(n)` returns at the first *resting point* at or after `n` steps, and
//! resting points do not depend on `n`: events, answers and step counts are the
//! same whatever the budgets. Where a step settles many lines, as one does that lays a block
//! into a thousand columns, it returns after `n` lines too; and where steps differ much in
//! length, as those of `search` do on large grids, after a bounded amount of work: so a caller
//! with a clock can look at it, whatever the size of the grid. A caller who asks for all steps
//! ([`u64::MAX`]) is not stopped so.

use crate::Contradiction;
use crate::about::About;
use crate::board::{Board, Set};
use crate::proof::Log;
use crate::replay::Changing;
use crate::session::Sheet;
use crate::trace::{Listener, Silent, Sink};
use std::fmt::Debug;

/// The types that one game puts together, and what its rules say.
pub trait Game: Sized + 'static {
    /// Its name: in journals, in libraries and on the command line.
    const NAME: &'static str;
    /// What is to be solved, with what is said about it. It never changes; cloning it is cheap.
    type Puzzle: Clone + Send + Sync + AsRef<About>;
    /// What a cell may still be.
    type Set: Set + Send;
    /// What the player wrote: made empty for a puzzle, which it knows.
    type Sheet: Sheet + for<'a> From<&'a Self::Puzzle> + AsRef<Self::Puzzle>;
    /// One change that a run tells.
    type Event: Copy + PartialEq + Send + Changing<Set = Self::Set>;
    /// What may be chosen about a method.
    type Options: Clone + Default + Send;
    /// A choice that a method may offer.
    type Offer: Copy + PartialEq + 'static;
    /// A finished grid.
    type Solution: Clone + Debug + PartialEq + Send;
    /// Why a puzzle has no solution.
    type Cause: Copy + Debug + PartialEq + Send;

    /// The methods.
    fn methods() -> &'static [Entry<Self>];
    /// The method to be taken unless another one is asked for.
    fn fastest(puzzle: &Self::Puzzle) -> &'static Entry<Self>;
    /// What the puzzle itself tells about its solution.
    fn given(puzzle: &Self::Puzzle) -> Board<Self::Set>;
    /// The board of a sheet: what the player wrote and what the puzzle gives. A
    /// contradiction where the one denies the other.
    fn known(sheet: &Self::Sheet) -> Result<Board<Self::Set>, Contradiction>;
    /// The board as a solution, if every cell is settled and the rules accept it.
    fn verified(puzzle: &Self::Puzzle, board: &Board<Self::Set>) -> Option<Self::Solution>;
    /// The same as a task, for a game whose puzzles are so large that it takes long.
    fn judging(
        puzzle: &Self::Puzzle,
        board: Board<Self::Set>,
    ) -> Box<dyn Task<Output = Option<Self::Solution>> + Send> {
        Box::new(Known(Self::verified(puzzle, &board)))
    }
    /// Why a board has no completion. The caller knows that it has none.
    fn cause(puzzle: &Self::Puzzle, from: &Board<Self::Set>) -> Self::Cause;
    /// The same as a task, for a game whose puzzles are so large that it takes long.
    fn causing(
        puzzle: &Self::Puzzle,
        from: &Board<Self::Set>,
    ) -> Box<dyn Causing<Output = Self::Cause>> {
        Box::new(Known(Self::cause(puzzle, from)))
    }
}

/// How a run stands when it rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The budget is used; there is more to do.
    Running,
    /// The board holds a solution; advancing again looks for the next one.
    Solution,
    /// It is proven that there is no (further) solution.
    Exhausted,
    /// The method deduces no further and does not guess.
    Stuck,
    /// A bound of the method itself was hit (memory, states); the answer stays open.
    Limit,
}

/// What a run is occupied with. The laboratory reads its clock when the phase changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Building what the search needs.
    Prepare,
    /// Deducing without a guess.
    Rules,
    /// Guessing, and undoing guesses.
    Search,
}

/// What a run has done so far. Counters that a method does not use stay 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Steps, in the method's own unit.
    pub steps: u64,
    /// Single lines solved.
    pub lines: u64,
    /// Hypotheses made.
    pub guesses: u64,
    /// Contradictions met.
    pub contradictions: u64,
    /// Most hypotheses standing at once.
    pub depth: u64,
    /// Solutions found.
    pub solutions: u64,
    /// Cells settled by rules before the first hypothesis.
    pub ruled: u64,
    /// States of automata.
    pub states: u64,
    /// Line results that were remembered instead of computed.
    pub memo_hits: u64,
}

/// Something that one run learned, for other runs of the same method on the same puzzle
/// from the same board. Only they can read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson(pub Box<[u32]>);

/// What the author of a technique writes.
pub trait Method<G: Game>: Sized + Send {
    /// Starts from a board, which it only reads. Starting is cheap: costly preparation is
    /// done in [`Phase::Prepare`].
    fn start(puzzle: &G::Puzzle, from: &Board<G::Set>, options: &G::Options) -> Self;
    /// Goes on for about `steps` steps, to the next resting point.
    fn drive<S: Sink<G::Event>>(&mut self, steps: u64, sink: &mut S) -> Status;
    /// What it is occupied with.
    fn phase(&self) -> Phase;
    /// What is known now: after [`Status::Solution`], the solution.
    fn board(&self) -> Board<G::Set>;
    /// The same in portions, for a method whose boards take long to write down: adds about
    /// `most` cells to `cells`, row by row; the board, once all are there.
    fn build(&self, _cells: &mut Vec<G::Set>, _most: usize) -> Option<Board<G::Set>> {
        Some(self.board())
    }
    /// What it has done.
    fn stats(&self) -> Stats;
    /// What it has learned that a later run may use, in a text form.
    fn learned(&self) -> Option<String> {
        None
    }
    /// What it has learned for other runs since the last call; at the first call,
    /// everything. The lessons exclude the solutions that it has told, so a run that
    /// hears them never tells these solutions again. `None` from a method that does not
    /// share.
    fn lessons(&mut self) -> Option<Vec<Lesson>> {
        None
    }
    /// Takes lessons of another run. A method that does not share ignores them.
    fn hear(&mut self, _lessons: &[Lesson]) {}
}

/// A method under way, whichever it is.
pub trait Run<G: Game>: Send {
    /// Goes on for about `steps` steps, without telling events.
    fn advance(&mut self, steps: u64) -> Status;
    /// The same, telling every event.
    fn advance_traced(&mut self, steps: u64, tap: &mut dyn FnMut(G::Event)) -> Status;
    /// What it is occupied with.
    fn phase(&self) -> Phase;
    /// What is known now: after [`Status::Solution`], the solution.
    fn board(&self) -> Board<G::Set>;
    /// The same in portions: see [`Method::build`].
    fn build(&self, cells: &mut Vec<G::Set>, most: usize) -> Option<Board<G::Set>>;
    /// What it has done.
    fn stats(&self) -> Stats;
    /// What it has learned that a later run may use, in a text form.
    fn learned(&self) -> Option<String>;
    /// Lessons for other runs: see [`Method::lessons`].
    fn lessons(&mut self) -> Option<Vec<Lesson>>;
    /// Takes lessons of another run: see [`Method::hear`].
    fn hear(&mut self, lessons: &[Lesson]);
}

/// Makes a [`Run`] of a [`Method`]. A team of runs is a [`Run`] without being one.
struct Started<M>(M);

impl<G: Game, M: Method<G>> Run<G> for Started<M> {
    fn advance(&mut self, steps: u64) -> Status {
        self.0.drive(steps, &mut Silent)
    }

    fn advance_traced(&mut self, steps: u64, tap: &mut dyn FnMut(G::Event)) -> Status {
        self.0.drive(steps, &mut Listener::Events(tap))
    }

    fn phase(&self) -> Phase {
        self.0.phase()
    }

    fn board(&self) -> Board<G::Set> {
        self.0.board()
    }

    fn build(&self, cells: &mut Vec<G::Set>, most: usize) -> Option<Board<G::Set>> {
        self.0.build(cells, most)
    }

    fn stats(&self) -> Stats {
        self.0.stats()
    }

    fn learned(&self) -> Option<String> {
        self.0.learned()
    }

    fn lessons(&mut self) -> Option<Vec<Lesson>> {
        self.0.lessons()
    }

    fn hear(&mut self, lessons: &[Lesson]) {
        self.0.hear(lessons);
    }
}

/// A run that tells its proof. A team of runs does not: a proof is told by one, in its order.
pub trait Prover<G: Game>: Run<G> {
    /// Goes on for about `steps` steps, telling every clause.
    fn advance_proving(&mut self, steps: u64, log: &mut Log<'_>) -> Status;
}

impl<G: Game, M: Method<G>> Prover<G> for Started<M> {
    fn advance_proving(&mut self, steps: u64, log: &mut Log<'_>) -> Status {
        self.0.drive(steps, &mut Listener::Proof(log))
    }
}

/// Starts the method `M` as a prover.
pub fn prover<G: Game, M: Method<G> + 'static>(
    puzzle: &G::Puzzle,
    from: &Board<G::Set>,
    options: &G::Options,
) -> Box<dyn Prover<G>> {
    Box::new(Started(M::start(puzzle, from, options)))
}

/// Starts a run of one method: see [`Method::start`].
type Start<G> =
    fn(&<G as Game>::Puzzle, &Board<<G as Game>::Set>, &<G as Game>::Options) -> Box<dyn Run<G>>;

/// A line of a game's table of methods.
pub struct Entry<G: Game> {
    /// Its name: in the table, on the command line, in menus and in results.
    pub name: &'static str,
    /// Most cells of a puzzle that it can be expected to finish in a test.
    pub cells: usize,
    /// Whether it finds every solution, or may get stuck.
    pub searches: bool,
    /// The options that mean something to it.
    pub offers: &'static [G::Offer],
    takes: fn(&G::Puzzle) -> bool,
    start: Start<G>,
}

impl<G: Game> Entry<G> {
    /// An entry for the method `M`, which searches, takes every puzzle, and has no options.
    pub const fn new<M: Method<G> + 'static>(name: &'static str, cells: usize) -> Entry<G> {
        let start: Start<G> =
            |puzzle, from, options| Box::new(Started(M::start(puzzle, from, options)));
        Entry { name, cells, searches: true, offers: &[], takes: |_| true, start }
    }

    /// The same, but only for the puzzles that `takes` accepts.
    pub const fn only_for(mut self, takes: fn(&G::Puzzle) -> bool) -> Entry<G> {
        self.takes = takes;
        self
    }

    /// Whether the method can work on this puzzle.
    pub fn takes(&self, puzzle: &G::Puzzle) -> bool {
        (self.takes)(puzzle)
    }

    /// The same, with these options.
    pub const fn offers(mut self, offers: &'static [G::Offer]) -> Entry<G> {
        self.offers = offers;
        self
    }

    /// The same, but it only deduces and may get stuck.
    pub const fn deduces(mut self) -> Entry<G> {
        self.searches = false;
        self
    }

    /// Sets out from a board, which is only read.
    pub fn start(
        &self,
        puzzle: &G::Puzzle,
        from: &Board<G::Set>,
        options: &G::Options,
    ) -> Box<dyn Run<G>> {
        (self.start)(puzzle, from, options)
    }
}

/// Work with one answer at its end, done in portions like a [`Run`].
pub trait Task {
    /// The answer.
    type Output;
    /// Works on for about `steps` steps, or fewer where another kind of work begins; the answer,
    /// once there is one. For `u64::MAX` steps it works to the answer.
    fn advance(&mut self, steps: u64) -> Option<Self::Output>;
    /// Steps done so far.
    fn steps(&self) -> u64;
}

/// Where the portions of a task end whose stages have steps of different length.
///
/// Whoever drives a task finds out how many steps fit between two looks at the clock, and what
/// was found out in one stage is wrong in the next. So the portion in which a stage begins ends
/// there, and the next one is a single step: the caller sees that less was done than it asked
/// for, and begins anew with few steps. A caller that asks for all steps ([`Pace::is_all`]) has
/// no clock and is not kept waiting for the answer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pace {
    is_new: bool,
}

impl Pace {
    /// So many steps as it takes.
    const ALL: u64 = u64::MAX;

    /// Whether somebody who asks for so many steps waits for the answer: nobody could count as
    /// many, but of all steps a caller may have taken off those that are done.
    pub fn is_all(steps: u64) -> bool {
        steps > Pace::ALL / 2
    }

    /// Another stage begins.
    pub fn change(&mut self) {
        self.is_new = true;
    }

    /// The step at which a portion ends that begins now.
    pub fn end(&mut self, now: u64, steps: u64) -> u64 {
        let is_new = std::mem::take(&mut self.is_new);
        match steps {
            all if Pace::is_all(all) => Pace::ALL,
            _ if is_new => now + steps.min(1),
            _ => now + steps,
        }
    }

    /// How many steps are left of a portion.
    pub fn left(now: u64, end: u64) -> u64 {
        if end == Pace::ALL { Pace::ALL } else { end.saturating_sub(now) }
    }

    /// Whether a portion is over.
    pub fn is_over(self, now: u64, end: u64) -> bool {
        end != Pace::ALL && (self.is_new || now >= end)
    }

    /// Whether a portion is over because work within this one rested before it had to.
    pub fn rests(end: u64) -> bool {
        end != Pace::ALL
    }
}

/// How many cells of a solution are written down or judged before a task rests.
pub(crate) const WRITTEN: usize = 40_000;

/// The search for the plainest cause why there is no solution.
pub trait Causing: Task + Send {
    /// A cause that holds too, for a caller that does not wait for the plainest.
    fn so_far(&self) -> Self::Output;
}

/// An answer that is known.
struct Known<C>(C);

impl<C: Clone> Task for Known<C> {
    type Output = C;

    fn advance(&mut self, _: u64) -> Option<C> {
        Some(self.0.clone())
    }

    fn steps(&self) -> u64 {
        0
    }
}

impl<C: Copy + Send> Causing for Known<C> {
    fn so_far(&self) -> C {
        self.0
    }
}

impl<T: Task + ?Sized> Task for Box<T> {
    type Output = T::Output;

    fn advance(&mut self, steps: u64) -> Option<T::Output> {
        (**self).advance(steps)
    }

    fn steps(&self) -> u64 {
        (**self).steps()
    }
}

#[cfg(test)]
mod tests {
    use super::Pace;

    #[test]
    fn a_portion_ends_where_a_stage_begins_and_the_next_is_one_step() {
        let mut pace = Pace::default();
        let end = pace.end(10, 100);
        assert!(!pace.is_over(109, end) && pace.is_over(110, end));
        pace.change();
        assert!(pace.is_over(50, end));
        let end = pace.end(50, 100);
        assert_eq!((end, Pace::left(50, end)), (51, 1));
        assert_eq!(pace.end(51, 100), 151);
    }

    #[test]
    fn who_asks_for_the_answer_gets_it() {
        let mut pace = Pace::default();
        pace.change();
        let end = pace.end(7, u64::MAX);
        pace.change();
        assert!(!pace.is_over(u64::MAX - 1, end) && !Pace::rests(end));
        assert_eq!(Pace::left(1000, end), u64::MAX);
    }
}
