//! `grille sudoku rate`: how hard sudokus are, and in what way.

use super::input::At;
use crate::args::sudoku_ladder as args;
use crate::batch::{self, Plan, Written};
use crate::input::Wrong;
use crate::page::Page;
use crate::{Desk, Exit, wrong};
use grille_drive::{Ended, Stop};
use grille_engine::sudoku::cause::cause;
use grille_engine::sudoku::rate::{Class, Rate, Rated, Rating, Solutions};
use grille_engine::sudoku::{Puzzle, Technique};
use grille_words::{Words, say};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Rate) -> anyhow::Result<Exit> {
    let jobs = super::read(desk, &args.input)?;
    let (page, is_one) = (Page::separated(""), jobs.is_one());
    let plan = Plan { page: &page, threads: args.threads, stream: false };
    batch::run(desk, jobs, &plan, |chunk| {
        let mut written = Written::default();
        for (at, puzzle) in &chunk.all {
            if desk.interrupt.is_raised() {
                break;
            }
            let whole = args.profile || is_one && *at == At::Alone;
            written.add(rate(desk, args, whole, &chunk.label(*at), puzzle)?);
        }
        Ok(written)
    })
}

/// How it ended.
enum Outcome {
    Rated(Box<Rating>),
    Limit,
    Interrupted,
}

fn rate(
    desk: &Desk,
    args: &args::Rate,
    whole: bool,
    label: &str,
    puzzle: &Result<Puzzle, Wrong>,
) -> io::Result<Written> {
    let words = &desk.words;
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, label, wrong, args.json),
    };
    let outcome = match batch::budget(desk, &args.limits).task(&mut Rate::new(puzzle)) {
        Ended::Done(Rated::Rating(rating)) => Outcome::Rated(rating),
        Ended::Done(Rated::Limit) | Ended::Stopped(Stop::Steps | Stop::Time) => Outcome::Limit,
        Ended::Stopped(Stop::Interrupt) => Outcome::Interrupted,
    };
    let mut written = Written {
        exit: match &outcome {
            Outcome::Rated(rating) if rating.solutions == Solutions::None => Exit::No,
            Outcome::Rated(_) => Exit::Yes,
            Outcome::Limit => Exit::Trouble,
            Outcome::Interrupted => Exit::Interrupted,
        },
        ..Written::default()
    };
    let out = &mut written.out;
    if args.json {
        writeln!(out, "{}", object(words, label, puzzle, &outcome))?;
        return Ok(written);
    }
    writeln!(out, "{label}: {}", sentence(words, puzzle, &outcome))?;
    if let (Outcome::Rated(rating), true) = (&outcome, whole)
        && rating.class.is_some()
    {
        for line in words.sudoku_profile(rating) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(written)
}

fn why_none(words: &Words, puzzle: &Puzzle) -> String {
    words.sudoku_unsolvable(&cause(puzzle, &puzzle.board()))
}

fn sentence(words: &Words, puzzle: &Puzzle, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Limit => say!(words, "work-limit"),
        Outcome::Interrupted => say!(words, "work-interrupted"),
        Outcome::Rated(rating) => {
            words.sudoku_rating(rating).unwrap_or_else(|| why_none(words, puzzle))
        }
    }
}

fn object(words: &Words, label: &str, puzzle: &Puzzle, outcome: &Outcome) -> Value {
    let side = puzzle.shape().side();
    let mut object = json!({ "puzzle": label, "rows": side, "columns": side });
    match outcome {
        Outcome::Limit => object["status"] = "limit".into(),
        Outcome::Interrupted => {
            object["status"] = "limit".into();
            object["interrupted"] = true.into();
        }
        Outcome::Rated(rating) => {
            object["status"] = match rating.solutions {
                Solutions::None => "none",
                Solutions::One => "unique",
                Solutions::Several => "several",
            }
            .into();
            match rating.class {
                Some(_) => describe(&mut object, rating),
                None => object["cause"] = why_none(words, puzzle).into(),
            }
        }
    }
    object
}

/// A rating's own fields.
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
