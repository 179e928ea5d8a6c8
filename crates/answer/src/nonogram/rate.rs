//! How hard nonograms are, in JSON and in words.

use crate::rate::RatingTold;
use grille_engine::class::Class;
use grille_engine::nonogram::rate::Rating;
use grille_engine::nonogram::{Nonogram, Puzzle, Technique, cause::Cause};
use grille_words::Words;
use serde_json::{Map, Value, json};

impl RatingTold for Nonogram {
    fn sentence(words: &Words, rating: &Rating) -> Option<String> {
        words.rating(rating)
    }

    fn profile(words: &Words, rating: &Rating) -> Vec<String> {
        words.profile(rating)
    }

    fn describe(object: &mut Value, rating: &Rating) {
        let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
        let techniques: Map<String, Value> =
            rating.techniques.iter().map(|&(t, uses)| (t.name().to_owned(), uses.into())).collect();
        let fields = json!({
            "class": rating.class.map(Class::name),
            "level": rating.class.map(Class::level),
            "score": rounded(rating.score),
            "density": rounded(rating.density),
            "sweeps": rating.sweeps,
            "deductions": rating.deductions(),
            "tedium": rounded(rating.tedium()),
            "hardest": rating.hardest.map(Technique::name),
            "techniques": techniques,
            "speaking": rating.standings.iter().map(|standing| standing.speaking).collect::<Vec<_>>(),
            "unfinished": rating.standings.iter().map(|standing| standing.unfinished).collect::<Vec<_>>(),
            "bottleneck": rating.bottleneck().map(|(index, standing)| json!({
                "deduction": index + 1,
                "speaking": standing.speaking,
                "unfinished": standing.unfinished,
            })),
            "assumptions": rating.assumptions(),
            "longest_chain": rating.longest_chain,
            "chain_steps": rating.chain_steps,
            "open": rating.open,
        });
        if let (Value::Object(object), Value::Object(fields)) = (object, fields) {
            object.extend(fields);
        }
    }

    fn none(words: &Words, cause: &Cause, puzzle: &Puzzle) -> String {
        words.cause(cause, puzzle)
    }
}
