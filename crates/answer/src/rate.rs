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
pub enum Rated<R> {
    /// The rating.
    Rating(Box<R>),
    /// A limit was hit first.
    Limit,
    /// The user interrupted it.
    Interrupted,
}

/// A game whose ratings can be told.
pub trait RatingTold: Shown + Rateable {
    /// The rating in one sentence, if there is something to rate.
    fn sentence(words: &Words, rating: &Self::Rating) -> Option<String>;
    /// In what way it is hard, a sentence for each thing.
    fn profile(words: &Words, rating: &Self::Rating) -> Vec<String>;
    /// What an object says of a rating.
    fn describe(object: &mut Value, rating: &Self::Rating);
    /// What an object says of a puzzle without solution.
    fn none(words: &Words, puzzle: &Self::Puzzle) -> String;
}

/// What came of a rating that ended, or was halted.
pub fn rated<R>(ended: Result<rate::Rated<R>, Halt>) -> Rated<R> {
    match ended {
        Ok(rate::Rated::Rating(rating)) => Rated::Rating(rating),
        Ok(rate::Rated::Limit) => Rated::Limit,
        Err(Halt::Limit) => Rated::Limit,
        Err(Halt::Interrupt) => Rated::Interrupted,
    }
}

/// In one sentence.
pub fn sentence<G: RatingTold>(
    words: &Words,
    puzzle: &G::Puzzle,
    rated: &Rated<G::Rating>,
) -> String {
    match rated {
        Rated::Limit => say!(words, "work-limit"),
        Rated::Interrupted => say!(words, "work-interrupted"),
        Rated::Rating(rating) => G::sentence(words, rating).unwrap_or_else(|| {
            let cause = <G as Game>::cause(puzzle, &G::given(puzzle));
            G::unsolvable(words, &cause, puzzle)
        }),
    }
}

/// As an object.
pub fn object<G: RatingTold>(
    words: &Words,
    name: &str,
    puzzle: &G::Puzzle,
    rated: &Rated<G::Rating>,
) -> Value {
    let mut object = named::<G>(name, puzzle);
    match rated {
        Rated::Limit => object["status"] = "limit".into(),
        Rated::Interrupted => {
            object["status"] = "limit".into();
            object["interrupted"] = true.into();
        }
        Rated::Rating(rating) => {
            let (solutions, class) = G::class(rating);
            object["status"] = match solutions {
                Solutions::None => "none",
                Solutions::One => "unique",
                Solutions::Several => "several",
            }
            .into();
            match class {
                Some(_) => G::describe(&mut object, rating),
                None => object["cause"] = G::none(words, puzzle).into(),
            }
        }
    }
    object
}
