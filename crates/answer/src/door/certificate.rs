//! The certificate of a puzzle, in memory.

use super::{Refusal, Status};
use grille_certify::{Held, Told, Unfit, certify};
use grille_engine::run::Task;
use grille_formats::GamePuzzle;
use grille_formats::certificate::Claimed;
use grille_words::Lang;

/// The most bytes of a certificate in memory: 1 GiB.
const MOST: usize = 1 << 30;

/// An answer with its proof, as files of one name: puzzle, solution, formula, proof, and a note on how to check them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// What it says: unique, several or none.
    pub status: Status,
    /// The files, each with its whole name.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Certificate {
    pub(super) fn new(
        puzzle: &GamePuzzle,
        name: &str,
        mut stop: impl FnMut() -> bool,
    ) -> Result<Certificate, Refusal> {
        let unfit = |why| match why {
            Unfit::Unheld(_) => Refusal::NoFormat,
            Unfit::TooLarge | Unfit::File(_) => Refusal::TooLarge,
        };
        let mut task = certify(puzzle, name, false, Lang::En, Held::new(MOST)).map_err(unfit)?;
        let told = loop {
            match task.advance(super::PORTION) {
                Some(told) => break told.map_err(|_| Refusal::TooLarge)?,
                None if stop() => return Err(Refusal::Stopped),
                None => {}
            }
        };
        let status = match told {
            Told::Claimed(Claimed::Unique, _) => Status::Unique,
            Told::Claimed(Claimed::Several, _) => Status::Several,
            Told::Claimed(Claimed::None, _) => Status::None,
            Told::Limit => return Err(Refusal::TooLarge),
            Told::Wrong => return Err(Refusal::Wrong),
        };
        let files = task.shelf().files.into_iter();
        let files = files.map(|(ending, bytes)| (format!("{name}.{ending}"), bytes)).collect();
        Ok(Certificate { status, files })
    }
}
