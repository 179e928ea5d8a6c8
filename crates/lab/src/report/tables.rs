//! The figures behind the charts: a table in the report, and `summary.csv`.

use super::naming::short;
use crate::analysis::{Analysis, Place};
use crate::plot::{Axis, Kind, escaped};
use crate::stats::{Estimate, Growth, growth};
use grille_words::{Words, say};
use std::fmt::Write;

/// The columns of the table and of `summary.csv`.
const COLUMNS: [&str; 15] = [
    "method",
    "n",
    "chance",
    "runs",
    "unique",
    "stopped",
    "median_ns",
    "mean_ns",
    "p90_ns",
    "p99_ns",
    "proof_median_ns",
    "prepare_mean_ns",
    "search_mean_ns",
    "median_steps",
    "settled_share",
];

/// One line for each method and place.
pub fn summary(analysis: &Analysis) -> String {
    let mut text = COLUMNS.join(",") + "\n";
    for ((method, place), group) in &analysis.groups {
        let bound = |estimate: Option<Estimate>| match estimate {
            Some(Estimate::About(value)) => format!("{value:.0}"),
            Some(Estimate::Above(value)) => format!(">{value:.0}"),
            None => String::new(),
        };
        let mean = |phase: usize| format!("{:.0}", group.phases[phase] / group.runs as f64);
        let quantile = |share| bound(group.first.quantile(share));
        let _ = writeln!(
            text,
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}",
            analysis.methods[*method],
            place.side,
            place.chance.map_or(String::new(), |chance| chance.to_string()),
            group.runs,
            group.unique().yes,
            group.stopped(),
            quantile(0.5),
            bound(group.first.mean()),
            quantile(0.9),
            quantile(0.99),
            bound(group.proof.quantile(0.5)),
            mean(0),
            mean(2),
            bound(group.steps.quantile(0.5)),
            group.settled_mean().map_or(String::new(), |(mean, _)| format!("{mean:.4}")),
        );
    }
    text
}

/// A table for each method, folded away.
pub fn html(words: &Words, analysis: &Analysis) -> String {
    let point = say!(words, "number-decimal");
    let axis = Axis { point, ..Axis::new("", Kind::Time) };
    let steps = Axis { kind: Kind::Number, ..axis.clone() };
    let shown = |axis: &Axis, estimate: Option<Estimate>| match estimate {
        Some(Estimate::About(value)) => axis.name(value),
        Some(Estimate::Above(value)) => format!("≥ {}", axis.name(value)),
        None => "–".to_owned(),
    };
    let heads = [
        "n", "chance", "runs", "unique", "stopped", "median", "mean", "p90", "p99", "proof",
        "steps",
    ]
    .map(|head| format!("<th>{}</th>", words.say(&format!("lab-head-{head}"), &[])));
    let mut out = String::new();
    for (method, name) in analysis.methods.iter().enumerate() {
        let _ = writeln!(
            out,
            "<details><summary>{}</summary><div class=\"wide\"><table><thead><tr>{}</tr></thead><tbody>",
            escaped(name),
            heads.join("")
        );
        for (Place { side, chance }, group) in analysis.of(method) {
            let cells = [
                side.to_string(),
                chance.map_or("–".to_owned(), |chance| format!("{chance} %")),
                words.number(&group.runs),
                words.number(&group.unique().yes),
                words.number(&group.stopped()),
                shown(&axis, group.first.quantile(0.5)),
                shown(&axis, group.first.mean()),
                shown(&axis, group.first.quantile(0.9)),
                shown(&axis, group.first.quantile(0.99)),
                shown(&axis, group.proof.quantile(0.5)),
                shown(&steps, group.steps.quantile(0.5)),
            ];
            let cells: String = cells.iter().map(|cell| format!("<td>{cell}</td>")).collect();
            let _ = writeln!(out, "<tr>{cells}</tr>");
        }
        out += "</tbody></table></div></details>\n";
    }
    out
}

/// How the median time of each method grows with the side.
pub fn fits(words: &Words, analysis: &Analysis) -> String {
    let point = say!(words, "number-decimal");
    let digits = |value: f64, places: usize| format!("{value:.places$}").replace('.', &point);
    let said = |points: &[(f64, f64)]| match growth(points) {
        Some(Growth::Exponential { factor, r2 }) => {
            say!(words, "lab-growth-factor", factor = digits(factor, 2), fit = digits(r2, 3))
        }
        Some(Growth::Power { exponent, r2 }) => {
            say!(words, "lab-growth-power", power = digits(exponent, 1), fit = digits(r2, 3))
        }
        None => "–".to_owned(),
    };
    let heads = ["method", "sides", "time", "steps"]
        .map(|head| format!("<th>{}</th>", words.say(&format!("lab-fit-{head}"), &[])));
    let mut rows = String::new();
    for (method, name) in analysis.methods.iter().enumerate() {
        let own = || {
            analysis.of(method).filter(|(place, group)| place.chance == Some(50) && group.runs > 2)
        };
        let points = |steps: bool| -> Vec<(f64, f64)> {
            own()
                .filter_map(|(place, group)| {
                    let sketch = if steps { &group.steps } else { &group.first };
                    Some((f64::from(place.side), sketch.quantile(0.5)?.known()?))
                })
                .collect()
        };
        let (time, steps) = (points(false), points(true));
        if let ([first, .., last], true) = (&time[..], analysis.is_timed(method)) {
            let _ = writeln!(
                rows,
                "<tr><td>{}</td><td>{}–{}</td><td>{}</td><td>{}</td></tr>",
                escaped(&short(words, name)),
                first.0,
                last.0,
                said(&time),
                said(&steps)
            );
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    format!(
        "<h2>{}</h2>\n<p>{}</p>\n<div class=\"wide\"><table class=\"text\"><thead><tr>{}</tr></thead><tbody>\n{rows}</tbody></table></div>\n",
        say!(words, "lab-growth"),
        say!(words, "lab-growth-about"),
        heads.join("")
    )
}
