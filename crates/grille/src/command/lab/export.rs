//! `grille lab export`: records in another form.

use super::said;
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
    if args.to == "parquet" {
        return parquet(desk, args);
    }
    let mut out: Box<dyn Write> = match &args.output {
        Some(path) => {
            let file = File::create(path).with_context(|| path.display().to_string())?;
            Box::new(BufWriter::new(file))
        }
        None => Box::new(BufWriter::new(desk.screen.out())),
    };
    if args.path.is_file() {
        study_file(desk, &args.path, &args.to, &mut out)?;
    } else {
        let records = Records::open(&args.path).map_err(said(desk))?;
        let left_out = write(desk, records, &args.to, &mut out)?;
        if left_out > 0 {
            let count = desk.words.number(&left_out);
            desk.screen.complain(&say!(desk.words, "lab-left-out", count = count));
        }
    }
    let flushed = out.flush();
    flushed
        .with_context(|| args.output.as_ref().map_or(String::new(), |p| p.display().to_string()))?;
    Ok(Exit::Yes)
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
fn parquet(desk: &Desk, args: &args::Export) -> anyhow::Result<Exit> {
    let Some(output) = &args.output else {
        anyhow::bail!(say!(desk.words, "lab-parquet-output"));
    };
    let records = Records::open(&args.path).map_err(said(desk))?;
    grille_lab::parquet::write(output, records).map_err(said(desk))?;
    Ok(Exit::Yes)
}

#[cfg(not(feature = "parquet"))]
fn parquet(desk: &Desk, _: &args::Export) -> anyhow::Result<Exit> {
    Err(said(desk)(Trouble::Without("parquet")))
}
