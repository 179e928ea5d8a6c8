//! Questions asked within a budget: `grille-answer` knows what to ask, here the clock runs.

use grille_answer::rate::{self, RatedOf};
use grille_answer::{
    Answer, Check, Checked, Explained, Halt, Help, Helping, Solve, Tally, Turn, Work, Working,
};
use grille_drive::{Budget, Ended, Stop};
use grille_engine::board::Board;
use grille_engine::hint::Hinted;
use grille_engine::nonogram::{self, Count, Nonogram, Options, Puzzle};
use grille_engine::rate::Rateable;
use grille_engine::run::{Game, Run};
use std::time::Instant;

/// Gives every solution to `each`; tells every event to `tap`, if there is one.
pub fn solve<G: Game, E>(
    solve: &mut Solve<G>,
    budget: &mut Budget,
    mut tap: Option<&mut dyn FnMut(G::Event)>,
    mut each: impl FnMut(&G::Solution) -> Result<(), E>,
) -> Result<Answer<G>, E> {
    let start = Instant::now();
    let outcome = loop {
        let ended = match &mut tap {
            Some(tap) => budget.task(&mut solve.traced(&mut **tap)),
            None => budget.task(solve),
        };
        match done(ended) {
            Ok(Turn::Solution(solution)) => each(&solution)?,
            Ok(Turn::Over(outcome)) => break outcome,
            Err(halt) => break solve.halted(halt),
        }
    };
    Ok(solve.answer(outcome, start.elapsed()))
}

/// None, unique or several. When it is over, `learn` looks at the run.
pub fn check<G: Game>(
    mut check: Check<G>,
    budget: &mut Budget,
    learn: impl FnOnce(&dyn Run<G>),
) -> Checked<G> {
    let start = Instant::now();
    let ended = done(budget.task(&mut check));
    learn(check.run());
    check.checked(ended, start.elapsed())
}

/// How many solutions a board leaves, part by part.
pub fn count(
    puzzle: &Puzzle,
    from: &nonogram::Board,
    options: &Options,
    budget: &mut Budget,
) -> Tally<Nonogram> {
    let start = Instant::now();
    let mut count = Count::new(puzzle, from, options);
    let ended = done(budget.task(&mut count));
    Tally::new(&count, ended, || cause::<Nonogram>(puzzle, from, budget), start.elapsed())
}

/// Why a board has no completion, as far as it can be told within the budget.
fn cause<G: Game>(puzzle: &G::Puzzle, from: &Board<G::Set>, budget: &mut Budget) -> G::Cause {
    let mut causing = G::causing(puzzle, from);
    match budget.task(&mut causing) {
        Ended::Done(cause) => cause,
        Ended::Stopped(_) => causing.so_far(),
    }
}

/// How hard a puzzle is, or why it has no solution.
pub fn rate<G: Rateable>(puzzle: &G::Puzzle, budget: &mut Budget) -> RatedOf<G> {
    let ended = done(budget.task(&mut G::rate(puzzle)));
    rate::rated::<G>(ended, || cause::<G>(puzzle, &G::given(puzzle), budget))
}

/// A hint, and somebody to blame if it is needed.
pub fn help<G: Hinted>(mut helping: Helping<G>, budget: &mut Budget) -> Help<G> {
    done(budget.task(&mut helping)).unwrap_or_else(|halt| helping.halted(halt))
}

/// A worked solution.
pub fn work<G: Explained>(mut working: Working<G>, budget: &mut Budget) -> Work<G> {
    let ended = done(budget.task(&mut working));
    working.work(ended)
}

fn done<T>(ended: Ended<T>) -> Result<T, Halt> {
    match ended {
        Ended::Done(done) => Ok(done),
        Ended::Stopped(Stop::Interrupt) => Err(Halt::Interrupt),
        Ended::Stopped(Stop::Steps | Stop::Time) => Err(Halt::Limit),
    }
}
