//! How the program ends, as the shell sees it.

use grille_answer::rate::Rated;
use grille_answer::worked::End;
use grille_answer::{Help, Outcome};
use grille_engine::hint::{Hint, Hinted};
use std::process::ExitCode;

/// The answer to "did it work?", the better first: of many puzzles the worst counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// 0: a solution was printed or counted; the puzzle is unique.
    #[default]
    Yes,
    /// 1: no solution, or stuck; not unique.
    No,
    /// 2: a bad file, bad usage, or a limit was hit.
    Trouble,
    /// 130: interrupted.
    Interrupted,
}

impl Exit {
    /// The code of an interrupted program.
    pub const INTERRUPTED: i32 = 130;
}

/// The answer of `solve`.
impl<C> From<&Outcome<C>> for Exit {
    fn from(outcome: &Outcome<C>) -> Exit {
        match outcome {
            Outcome::Unique | Outcome::Several { .. } | Outcome::Found => Exit::Yes,
            Outcome::None(_) | Outcome::Stuck => Exit::No,
            Outcome::Limit | Outcome::Wrong => Exit::Trouble,
            Outcome::Interrupted => Exit::Interrupted,
        }
    }
}

/// The answer of `explain`.
impl<R> From<&End<R>> for Exit {
    fn from(end: &End<R>) -> Exit {
        match end {
            End::Solved => Exit::Yes,
            End::Several | End::TooHard | End::Stuck | End::None(_) => Exit::No,
            End::Limit => Exit::Trouble,
            End::Interrupted => Exit::Interrupted,
        }
    }
}

/// The answer of `hint`.
impl<G: Hinted> From<&Help<G>> for Exit {
    fn from(help: &Help<G>) -> Exit {
        match &help.hint {
            _ if help.interrupted => Exit::Interrupted,
            Some(Hint::Next(_)) => Exit::Yes,
            Some(Hint::Solved | Hint::Stuck | Hint::Wrong(_)) => Exit::No,
            Some(Hint::Undecided) | None => Exit::Trouble,
        }
    }
}

impl Exit {
    /// The answer of `check`, to which several solutions are a no.
    pub fn of_check<C>(outcome: &Outcome<C>) -> Exit {
        match outcome {
            Outcome::Several { .. } => Exit::No,
            other => other.into(),
        }
    }

    /// The answer of `rate`.
    pub fn of_rate<R, C>(rated: &Rated<R, C>) -> Exit {
        match rated {
            Rated::Rating(_) => Exit::Yes,
            Rated::None(_) => Exit::No,
            Rated::Limit => Exit::Trouble,
            Rated::Interrupted => Exit::Interrupted,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Yes => 0,
            Exit::No => 1,
            Exit::Trouble => 2,
            Exit::Interrupted => Exit::INTERRUPTED as u8,
        })
    }
}
