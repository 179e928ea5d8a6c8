//! How hard sudokus are, in JSON and in words.

use crate::rate::RatingTold;
use grille_engine::class::Class;
use grille_engine::sudoku::rate::Rating;
use grille_engine::sudoku::{Puzzle, Sudoku, Technique, cause::Cause};
use grille_words::Words;
use serde_json::{Map, Value, json};

impl RatingTold for Sudoku {
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

    fn none(words: &Words, cause: &Cause, _: &Puzzle) -> String {
        words.sudoku_unsolvable(cause)
    }
}
