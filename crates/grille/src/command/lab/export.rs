//! `grille lab export`: records in another form.

use super::said;
use crate::output::{self, Target};
use crate::{Desk, Exit, args};
use anyhow::Context;
use grille_lab::record::HEAD;
use grille_lab::study_line::{MODES, StudyLine};
use grille_lab::{Record, Records, Trouble};
use grille_words::say;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;

pub fn run(desk: &Desk, args: &args::Export) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    if target.folder().is_some() {
        anyhow::bail!(say!(desk.words, "lab-export-file"));
    }
    let to = form(desk, args, &target)?;
    if to == "parquet" {
        return parquet(desk, args, &target);
    }
    // A file is written as a whole, beside the old one; what goes to the screen goes at once.
    let mut whole = Vec::new();
    let mut out: Box<dyn Write> = match target.file() {
        Some(_) => Box::new(&mut whole),
        None => Box::new(BufWriter::new(desk.screen.data())),
    };
    if args.path.is_file() {
        study_file(desk, &args.path, to, &mut out)?;
    } else {
        let records = Records::open(&args.path).map_err(said(desk))?;
        let left_out = write(desk, records, to, &mut out)?;
        if left_out > 0 {
            let count = desk.words.number(&left_out);
            desk.screen.complain(&say!(desk.words, "lab-left-out", many = left_out, count = count));
        }
    }
    out.flush()?;
    drop(out);
    if let Some(path) = target.file() {
        output::put(desk, &args.output, path, &whole)?;
    }
    Ok(Exit::Yes)
}

/// What was asked for, or what the ending of the output says.
fn form<'a>(desk: &Desk, args: &'a args::Export, target: &Target) -> anyhow::Result<&'a str> {
    match (&args.to, target.file()) {
        (Some(to), _) => Ok(to),
        (None, None) => Ok("csv"),
        (None, Some(path)) => match output::ending(path).as_deref() {
            Some("csv") => Ok("csv"),
            Some("json" | "jsonl") => Ok("json"),
            Some("parquet") => Ok("parquet"),
            Some("txt") => Ok("study"),
            _ => Err(output::unknown_ending(desk, path, &["csv", "json", "parquet", "txt"])),
        },
    }
}

/// Writes records; how many have no such form.
fn write(desk: &Desk, records: Records, to: &str, out: &mut dyn Write) -> anyhow::Result<u64> {
    let mut left_out = 0;
    if to == "csv" {
        writeln!(out, "{HEAD}")?;
    }
    for record in records {
        let record = record.map_err(said(desk))?;
        match to {
            "study" => match StudyLine::of(&record) {
                Some(line) => writeln!(out, "{line}")?,
                None => left_out += 1,
            },
            "json" => writeln!(out, "{}", object(&record))?,
            _ => writeln!(out, "{record}")?,
        }
    }
    Ok(left_out)
}

/// A record as JSON: numbers as numbers, what is not there as null.
fn object(record: &Record) -> serde_json::Value {
    let line = record.to_string();
    let texts = ["source", "method", "until", "outcome", "hash"];
    let values = line.rsplit(',').collect::<Vec<_>>();
    // A source may hold commas: the columns behind it are counted from the end.
    let names: Vec<&str> = HEAD.split(',').collect();
    let mut object = serde_json::Map::new();
    for (at, name) in names.iter().enumerate() {
        let text = match at {
            0 => record.instance.to_string(),
            1 => record.source.clone(),
            _ => values[names.len() - 1 - at].to_owned(),
        };
        let value = match text.parse::<u64>() {
            _ if texts.contains(name) => text.into(),
            Ok(number) => number.into(),
            Err(_) => serde_json::Value::Null,
        };
        object.insert((*name).to_owned(), value);
    }
    object.into()
}

/// A file of study lines, as such or as CSV.
fn study_file(desk: &Desk, path: &Path, to: &str, out: &mut dyn Write) -> anyhow::Result<()> {
    let named = || path.display().to_string();
    let file = BufReader::new(File::open(path).with_context(named)?);
    if to == "csv" {
        writeln!(out, "seed,prepare_us,rules_us,search_us,total_us,settled,method")?;
    }
    for (number, line) in (1u64..).zip(file.lines()) {
        let text = line.with_context(named)?;
        let line: StudyLine = text
            .parse()
            .map_err(|_| said(desk)(Trouble::Damaged { path: path.to_owned(), line: number }))?;
        let [prepare, rules, search, total] = line.micros;
        let cells = line.cells.map_or(String::new(), |cells| cells.to_string());
        match to {
            "csv" => writeln!(
                out,
                "{},{prepare},{rules},{search},{total},{cells},{}",
                line.seed, MODES[line.mode]
            )?,
            "json" => writeln!(
                out,
                "{}",
                serde_json::json!({
                    "seed": line.seed, "prepare_us": prepare, "rules_us": rules, "search_us": search,
                    "total_us": total, "settled": line.cells, "method": MODES[line.mode],
                })
            )?,
            _ => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}

#[cfg(feature = "parquet")]
fn parquet(desk: &Desk, args: &args::Export, target: &Target) -> anyhow::Result<Exit> {
    let Some(output) = target.file() else {
        anyhow::bail!(say!(desk.words, "lab-parquet-output"));
    };
    let records = Records::open(&args.path).map_err(said(desk))?;
    grille_lab::parquet::write(output, records).map_err(said(desk))?;
    Ok(Exit::Yes)
}

#[cfg(not(feature = "parquet"))]
fn parquet(desk: &Desk, _: &args::Export, _: &Target) -> anyhow::Result<Exit> {
    Err(said(desk)(Trouble::Without("parquet")))
}
