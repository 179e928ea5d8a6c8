//! How the program ends, as the shell sees it.

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
