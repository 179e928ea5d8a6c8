//! A puzzle of any game, and the questions to it.

use super::asked::{self, Asked, in_all};
use super::{
    Certificate, Change, Counted, Explanation, Filled, Hinted, HowHard, Level, Mended, Refusal,
    Solutions, Solved, Status, until,
};
use crate::rate;
use crate::worked::Working;
use grille_engine::grid::Size;
use grille_formats::certificate::is_two_tone;
use grille_formats::{GameFormat, GameName, GamePuzzle, with_game};
use grille_words::{Lang, Words};

/// A puzzle of any game, to be asked.
#[derive(Clone, Debug)]
pub struct AnyPuzzle(GamePuzzle);

impl From<GamePuzzle> for AnyPuzzle {
    fn from(puzzle: GamePuzzle) -> AnyPuzzle {
        AnyPuzzle(puzzle)
    }
}

impl AsRef<GamePuzzle> for AnyPuzzle {
    fn as_ref(&self) -> &GamePuzzle {
        &self.0
    }
}

impl AnyPuzzle {
    /// Which game it is of.
    pub fn game(&self) -> GameName {
        self.0.game()
    }

    /// Its title, if it has one.
    pub fn title(&self) -> Option<&str> {
        self.0.title()
    }

    /// Rows and columns.
    pub fn size(&self) -> Size {
        with_game!(&self.0, |own: G| <G as crate::Shown>::size(own))
    }

    /// Up to so many solutions, and whether there are more.
    pub fn solve(&self, most: u64, mut stop: impl FnMut() -> bool) -> Solved {
        with_game!(&self.0, |own: G| asked::solve::<G>(own, most, &mut stop, |one| {
            self.filled::<G>(one)
        }))
    }

    /// None, one, or two that differ: whether it is unique.
    pub fn check(&self, stop: impl FnMut() -> bool) -> Solved {
        self.solve(2, stop)
    }

    /// The solutions, one after the other.
    pub fn solutions<'a>(&'a self, stop: impl FnMut() -> bool + 'a) -> Solutions<'a> {
        with_game!(&self.0, |own: G| {
            let filled = |one: &_| self.filled::<G>(one);
            Solutions::new(asked::solving::<G>(own, u64::MAX), filled, stop)
        })
    }

    /// How many solutions there are; a number of any length.
    pub fn count(&self, mut stop: impl FnMut() -> bool) -> Counted {
        with_game!(&self.0, |own: G| {
            let tally = <G as Asked>::counted(own, &mut stop);
            Counted { status: Status::of::<G>(&tally.outcome), number: tally.number }
        })
    }

    /// How hard it is for a person.
    pub fn rate(&self, mut stop: impl FnMut() -> bool) -> HowHard {
        with_game!(&self.0, |own: G| {
            let (status, rated) = asked::rate::<G>(own, &mut stop);
            let name = self.title().unwrap_or_default();
            let data = rate::object::<G>(&Words::new(Lang::En), name, own, &rated);
            let said = in_all(|words| rate::sentence::<G>(words, own, &rated));
            let class = data["class"].as_str().map(str::to_owned);
            HowHard { status, class, score: data["score"].as_f64(), data, said }
        })
    }

    /// How to go on from what is known, cell by cell, or from the beginning.
    pub fn hint(
        &self,
        known: Option<&[Option<u8>]>,
        level: Level,
        words: &Words,
        mut stop: impl FnMut() -> bool,
    ) -> Result<Hinted, Refusal> {
        with_game!(&self.0, |own: G| asked::hint::<G>(own, known, level, words, &mut stop))
    }

    /// A worked solution: every step with its argument.
    pub fn explain(&self, words: &Words, mut stop: impl FnMut() -> bool) -> Explanation {
        with_game!(&self.0, |own: G| {
            let title = self.title().unwrap_or_default().to_owned();
            let mut working = Working::<G>::new(title.clone(), <G as Asked>::fresh(own));
            let ended = until(&mut working, &mut stop);
            Explanation::new(words, &title, &working.work(ended))
        })
    }

    /// The smallest changes of its picture that make it as wanted, the best first.
    pub fn repair(
        &self,
        wanted: &Change,
        mut stop: impl FnMut() -> bool,
    ) -> Result<Vec<Mended>, Refusal> {
        with_game!(&self.0, |own: G| <G as Asked>::mended(own, wanted, &mut stop))
    }

    /// The answer with a proof that anyone can check, as a few files.
    pub fn certify(&self, name: &str, stop: impl FnMut() -> bool) -> Result<Certificate, Refusal> {
        Certificate::new(&self.0, name, stop)
    }

    /// As a text of a format, by its name.
    pub fn write(&self, format: &str) -> Result<String, Refusal> {
        let known = || self.game().formats().into_iter().map(GameFormat::name).collect();
        let name = || Refusal::Name { what: "format", name: format.to_owned(), known: known() };
        let format = GameFormat::find(format).ok_or_else(name)?;
        let part =
            format.write_part(&self.0).map_err(|why| Refusal::Unheld(format, self.game(), why))?;
        Ok(format.framed(&[&part]))
    }

    fn filled<G: Asked>(&self, solution: &G::Solution) -> Filled {
        Filled::new(self.size(), &G::values(solution), is_two_tone(&self.0))
    }
}
