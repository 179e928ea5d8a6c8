//! `grille rate`: how hard puzzles are, and in what way.

use crate::batch::{self, Plan, Written};
use crate::input::{self, Job};
use crate::page::Page;
use crate::{Desk, Exit, args, wrong};
use grille_drive::{Ended, Stop};
use grille_engine::nonogram::cause::cause;
use grille_engine::nonogram::rate::{Class, Rate, Rated, Rating, Solutions};
use grille_engine::nonogram::{Puzzle, Technique};
use grille_words::{Words, say};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

pub fn run(desk: &Desk, args: &args::Rate) -> anyhow::Result<Exit> {
    super::expect_input(desk, &args.input)?;
    let jobs = input::jobs(&desk.interrupt, &args.input);
    let (page, one) = (Page::separated(""), jobs.is_one());
    let plan = Plan { page: &page, threads: args.threads, stream: false };
    batch::run(desk, jobs, &plan, |job| rate(desk, args, one, &job))
}

/// How it ended.
enum Outcome {
    Rated(Box<Rating>),
    Limit,
    Interrupted,
}

fn rate(desk: &Desk, args: &args::Rate, one: bool, job: &Job) -> io::Result<Written> {
    let (words, label) = (&desk.words, job.label());
    let puzzle = match &job.puzzle {
        Ok(puzzle) => puzzle,
        Err(wrong) => return wrong::written(desk, &label, wrong, args.json),
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
        writeln!(out, "{}", object(words, &label, puzzle, &outcome))?;
        return Ok(written);
    }
    writeln!(out, "{label}: {}", sentence(words, puzzle, &outcome))?;
    if let Outcome::Rated(rating) = &outcome
        && rating.class.is_some()
        && (one || args.profile)
    {
        for line in words.profile(rating) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(written)
}

fn sentence(words: &Words, puzzle: &Puzzle, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Limit => say!(words, "work-limit"),
        Outcome::Interrupted => say!(words, "work-interrupted"),
        Outcome::Rated(rating) => words.rating(rating).unwrap_or_else(|| {
            let cause = words.cause(&cause(puzzle, &puzzle.board()), puzzle);
            say!(words, "answer-none", cause = cause)
        }),
    }
}

fn object(words: &Words, label: &str, puzzle: &Puzzle, outcome: &Outcome) -> Value {
    let size = puzzle.size();
    let mut object = json!({ "puzzle": label, "rows": size.rows(), "columns": size.cols() });
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
                None => {
                    object["cause"] = words.cause(&cause(puzzle, &puzzle.board()), puzzle).into();
                }
            }
        }
    }
    object
}

/// A rating's own fields.
pub fn describe(object: &mut Value, rating: &Rating) {
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
        "speaking": rating.views.iter().map(|view| view.speaking).collect::<Vec<_>>(),
        "unfinished": rating.views.iter().map(|view| view.unfinished).collect::<Vec<_>>(),
        "bottleneck": rating.bottleneck().map(|(index, view)| json!({
            "deduction": index + 1,
            "speaking": view.speaking,
            "unfinished": view.unfinished,
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
