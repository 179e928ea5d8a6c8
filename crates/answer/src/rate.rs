//! How hard puzzles are for a person, as far as it is told the same way in all games.
//!
//! What a rating holds, and the task that finds it, is each game's own.

use crate::json::named;
use crate::outcome::Halt;
use crate::shown::Shown;
use grille_engine::rate::{self, Rateable, Solutions};
use grille_engine::run::Game;
use grille_words::{Words, say};
use serde_json::Value;

/// What came of rating.
#[derive(Clone, Debug, PartialEq)]
pub enum Rated<R, C> {
    /// The rating of a puzzle that has a solution.
    Rating(Box<R>),
    /// There is no solution, and why.
    None(C),
    /// A limit was hit first.
    Limit,
    /// The user interrupted it.
    Interrupted,
}

/// What came of rating a puzzle of a game.
pub type RatedOf<G> = Rated<<G as Rateable>::Rating, <G as Game>::Cause>;

/// A game whose ratings can be told.
pub trait RatingTold: Shown + Rateable {
    /// The rating in one sentence, if there is something to rate.
    fn sentence(words: &Words, rating: &Self::Rating) -> Option<String>;
    /// In what way it is hard, a sentence for each thing.
    fn profile(words: &Words, rating: &Self::Rating) -> Vec<String>;
    /// What an object says of a rating.
    fn describe(object: &mut Value, rating: &Self::Rating);
    /// What an object says of a puzzle without solution.
    fn none(words: &Words, cause: &Self::Cause, puzzle: &Self::Puzzle) -> String;
}

/// What came of a rating that ended, or was halted. Where there is no solution, `cause` says why.
pub fn rated<G: Rateable>(
    ended: Result<rate::Rated<G::Rating>, Halt>,
    cause: impl FnOnce() -> G::Cause,
) -> RatedOf<G> {
    match ended {
        Ok(rate::Rated::Rating(rating)) => match G::class(&rating).0 {
            Solutions::None => Rated::None(cause()),
            Solutions::One | Solutions::Several => Rated::Rating(rating),
        },
        Ok(rate::Rated::Limit) | Err(Halt::Limit) => Rated::Limit,
        Err(Halt::Interrupt) => Rated::Interrupted,
    }
}

/// In one sentence.
pub fn sentence<G: RatingTold>(words: &Words, puzzle: &G::Puzzle, rated: &RatedOf<G>) -> String {
    match rated {
        Rated::Limit => say!(words, "work-limit"),
        Rated::Interrupted => say!(words, "work-interrupted"),
        Rated::None(cause) => G::unsolvable(words, cause, puzzle),
        Rated::Rating(rating) => G::sentence(words, rating).unwrap_or_default(),
    }
}

/// As an object.
pub fn object<G: RatingTold>(
    words: &Words,
    name: &str,
    puzzle: &G::Puzzle,
    rated: &RatedOf<G>,
) -> Value {
    let mut object = named::<G>(name, puzzle);
    match rated {
        Rated::Limit => object["status"] = "limit".into(),
        Rated::Interrupted => {
            object["status"] = "limit".into();
            object["interrupted"] = true.into();
        }
        Rated::None(cause) => {
            object["status"] = "none".into();
            object["cause"] = G::none(words, cause, puzzle).into();
        }
        Rated::Rating(rating) => {
            object["status"] = match G::class(rating).0 {
                Solutions::None => "none",
                Solutions::One => "unique",
                Solutions::Several => "several",
            }
            .into();
            G::describe(&mut object, rating);
        }
    }
    object
}
