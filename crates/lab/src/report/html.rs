//! The page of a report.

use super::figures::Figure;
use super::tables;
use crate::analysis::Analysis;
use crate::campaign::Source;
use crate::folder::Made;
use crate::plot::escaped;
use crate::{study, verdict};
use grille_words::{Words, say};
use std::fmt::Write;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub fn page(words: &Words, made: &Made, analysis: &Analysis, figures: &[Figure]) -> String {
    let is_study = made.campaign.name == study::NAME;
    let title = match is_study {
        true => say!(words, "lab-title-study"),
        false => say!(words, "lab-title", name = made.campaign.name.as_str()),
    };
    let title = escaped(&title);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n",
        words.lang().code()
    );
    let _ = writeln!(
        page,
        "<p class=\"about\">{}</p>\n{}</header>",
        about(words, analysis),
        facts(words, made)
    );
    if is_study {
        let said = verdict::said(words, analysis);
        if !said.is_empty() {
            let items: String = said.iter().map(|s| format!("<li>{}</li>\n", escaped(s))).collect();
            let _ = writeln!(
                page,
                "<section><h2>{}</h2><ul>\n{items}</ul></section>",
                say!(words, "lab-verdict")
            );
        }
    }
    for figure in figures {
        let _ = writeln!(
            page,
            "<figure id=\"{}\"><h2>{}</h2>\n{}<figcaption>{}</figcaption></figure>",
            figure.id,
            escaped(&figure.chart.title),
            figure.chart.svg(false),
            escaped(&figure.caption)
        );
    }
    page += &format!("<section>{}</section>\n", tables::fits(words, analysis));
    let _ = writeln!(
        page,
        "<section><h2>{}</h2>\n<p>{}</p>\n{}</section>",
        say!(words, "lab-tables"),
        say!(words, "lab-tables-about"),
        tables::html(words, analysis)
    );
    page + "</body>\n</html>\n"
}

fn about(words: &Words, analysis: &Analysis) -> String {
    let (puzzles, records) = (words.number(&analysis.puzzles), words.number(&analysis.records));
    let methods = analysis.methods.len();
    escaped(&say!(words, "lab-about", puzzles = puzzles, records = records, methods = methods))
}

/// How to do it again.
fn facts(words: &Words, made: &Made) -> String {
    let mut seeds: Vec<String> = Vec::new();
    for part in &made.campaign.parts {
        if let Source::Random { seed, .. } = part.source
            && !seeds.contains(&seed.to_string())
        {
            seeds.push(seed.to_string());
        }
    }
    let scale = study::scale(&made.campaign).filter(|by| *by > 1);
    let scale = scale.map(|by| say!(words, "lab-scale", by = words.number(&by)));
    let facts = [
        ("lab-fact-scale", scale.unwrap_or_default()),
        ("lab-fact-command", made.command.clone()),
        ("lab-fact-version", made.version.clone()),
        ("lab-fact-seed", seeds.join(", ")),
    ];
    let facts = facts.into_iter().filter(|(_, value)| !value.is_empty());
    let rows: String = facts
        .map(|(key, value)| {
            format!("<dt>{}</dt><dd><code>{}</code></dd>\n", words.say(key, &[]), escaped(&value))
        })
        .collect();
    format!("<dl>\n{rows}</dl>\n")
}
