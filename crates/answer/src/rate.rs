//! How hard puzzles are for a person, as far as it is told the same way in all games.
//!
//! What a rating holds, and the task that finds it, is each game's own.

use crate::json::named;
use crate::outcome::Halt;
use crate::shown::Shown;
use grille_engine::class::Class;
use grille_engine::run::{Game, Task};
use grille_words::{Words, say};
use serde_json::Value;

/// How many solutions a puzzle has, as far as it matters here. Proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// None.
    None,
    /// Exactly one.
    One,
    /// Two at least.
    Several,
}

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

/// A game whose puzzles can be rated.
pub trait Rateable: Shown {
    /// How hard a puzzle is, and in what way.
    type Rating;
    /// Rating under way.
    type Rate: Task;

    /// The question how hard a puzzle is.
    fn rate(puzzle: &Self::Puzzle) -> Self::Rate;
    /// The rating; none where the search hit a bound of its own.
    fn rating(rated: <Self::Rate as Task>::Output) -> Option<Box<Self::Rating>>;
    /// How many solutions there are.
    fn solutions(rating: &Self::Rating) -> Solutions;
    /// How hard it is; nothing where there is no solution.
    fn class(rating: &Self::Rating) -> Option<Class>;
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
pub fn rated<G: Rateable>(ended: Result<<G::Rate as Task>::Output, Halt>) -> Rated<G::Rating> {
    match ended {
        Ok(rated) => G::rating(rated).map_or(Rated::Limit, Rated::Rating),
        Err(Halt::Limit) => Rated::Limit,
        Err(Halt::Interrupt) => Rated::Interrupted,
    }
}

/// In one sentence.
pub fn sentence<G: Rateable>(
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
pub fn object<G: Rateable>(
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
            object["status"] = match G::solutions(rating) {
                Solutions::None => "none",
                Solutions::One => "unique",
                Solutions::Several => "several",
            }
            .into();
            match G::class(rating) {
                Some(_) => G::describe(&mut object, rating),
                None => object["cause"] = G::none(words, puzzle).into(),
            }
        }
    }
    object
}
