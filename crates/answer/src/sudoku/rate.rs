//! How hard sudokus are, in JSON and in words.

use crate::rate::{Rateable, Solutions};
use grille_engine::class::Class;
use grille_engine::sudoku::rate::{self, Rate, Rated, Rating};
use grille_engine::sudoku::{Puzzle, Sudoku, Technique, cause::cause};
use grille_words::Words;
use serde_json::{Map, Value, json};

impl Rateable for Sudoku {
    type Rating = Rating;
    type Rate = Rate;

    fn rate(puzzle: &Puzzle) -> Rate {
        Rate::new(puzzle)
    }

    fn rating(rated: Rated) -> Option<Box<Rating>> {
        match rated {
            Rated::Rating(rating) => Some(rating),
            Rated::Limit => None,
        }
    }

    fn solutions(rating: &Rating) -> Solutions {
        match rating.solutions {
            rate::Solutions::None => Solutions::None,
            rate::Solutions::One => Solutions::One,
            rate::Solutions::Several => Solutions::Several,
        }
    }

    fn class(rating: &Rating) -> Option<Class> {
        rating.class
    }

    fn sentence(words: &Words, rating: &Rating) -> Option<String> {
        words.sudoku_rating(rating)
    }

    fn profile(words: &Words, rating: &Rating) -> Vec<String> {
        words.sudoku_profile(rating)
    }

    fn describe(object: &mut Value, rating: &Rating) {
        let techniques: Map<String, Value> =
            rating.techniques.iter().map(|&(t, uses)| (t.name().to_owned(), uses.into())).collect();
        let fields = json!({
            "class": rating.class.map(Class::name),
            "score": rating.score,
            "clues": rating.clues,
            "deductions": rating.deductions(),
            "hardest": rating.hardest.map(Technique::name),
            "techniques": techniques,
            "longest_chain": rating.longest,
            "open": rating.open,
        });
        if let (Value::Object(object), Value::Object(fields)) = (object, fields) {
            object.extend(fields);
        }
    }

    fn none(words: &Words, puzzle: &Puzzle) -> String {
        words.sudoku_unsolvable(&cause(puzzle, &puzzle.board()))
    }
}
