//! What a table has to say, in words.

use crate::{Spoken, Words, say};
use grille_table::{Asked, Said};

impl Words {
    /// What there is to say about a game in progress, a sentence each.
    pub fn said<G: Spoken>(&self, said: &Said<G>, puzzle: &G::Puzzle) -> Vec<String> {
        let mut sentences = vec![match said {
            Said::Late(Asked::Hint) => say!(self, "hint-late"),
            Said::Late(Asked::Check | Asked::Why | Asked::Rewind) => say!(self, "check-late"),
            Said::Late(Asked::Solve) => say!(self, "solve-late"),
            Said::Fine => say!(self, "check-fine"),
            Said::Mistakes(count) => say!(self, "check-mistakes", count = *count),
            Said::Mended(count) => say!(self, "check-mended", count = *count),
            Said::SolvedWithHelp => say!(self, "solved-with-help"),
            Said::Unsolvable(_) => say!(self, "check-unsolvable"),
            Said::NothingToRewind => say!(self, "rewind-none"),
            Said::Rewound(count) => say!(self, "rewind-done", count = *count),
            Said::Agreed(count) => say!(self, "agree-done", count = *count),
            Said::NoSolution(_) => say!(self, "solve-none"),
            Said::WrongSolution => say!(self, "solve-wrong"),
        }];
        if let Said::NoSolution(Some(cause)) | Said::Unsolvable(cause) = said {
            let cause = <G as Spoken>::cause(self, cause, puzzle);
            sentences.push(say!(self, "check-cause", cause = cause));
        }
        sentences
    }
}
