//! How our rating of sudoku puzzles goes with others': Spearman's correlation of scores.
//!
//!     cargo run --release -p grille-engine --example sudoku_rate -- FILE...
//!
//! A line is a puzzle of 81 characters and somewhere behind it a rating: a number in
//! parentheses, or one behind `ED=`. Compared are the puzzles that both solve by logic:
//! ours is not *guessing*, and theirs is below 10,000, which is what a guess costs there.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a command for programmers")]

use grille_engine::run::Task;
use grille_engine::sudoku::Puzzle;
use grille_engine::sudoku::rate::{Class, Rate, Rated, Rating};
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap();
        let start = Instant::now();
        let (mut pairs, mut rated, mut guessed) = (Vec::new(), 0, [0, 0]);
        let (mut classes, mut uses) = (BTreeMap::new(), BTreeMap::new());
        for line in text.lines() {
            let Some(puzzle) = line.get(..81).and_then(Puzzle::of_line) else { continue };
            let Some(Rated::Rating(rating)) = Rate::new(&puzzle).advance(u64::MAX) else {
                continue;
            };
            rated += 1;
            let theirs = theirs(line);
            let (Some(class), Some(theirs)) = (rating.class, theirs) else { continue };
            let entry: &mut (u64, f64, u64) = classes.entry(class).or_default();
            (entry.0, entry.1, entry.2) = (entry.0 + 1, entry.1 + theirs, entry.2 + rating.score);
            for &(technique, count) in &rating.techniques {
                *uses.entry(technique).or_insert(0) += count;
            }
            let logic = [class != Class::Guessing, theirs < 10_000.0];
            guessed[0] += usize::from(!logic[0]);
            guessed[1] += usize::from(!logic[1]);
            if logic == [true, true] {
                pairs.push((rating.score as f64, theirs));
            }
            if std::env::var_os("LIST").is_some() {
                println!("{theirs} {} {} {}", rating.score, class.name(), listed(&rating));
            }
        }
        let took = start.elapsed().as_secs_f64();
        println!("{file}: {rated} puzzles in {took:.1} s");
        println!("guessing: ours {}, theirs {}", guessed[0], guessed[1]);
        for (class, (count, theirs, ours)) in classes {
            let mean = |sum: f64| sum / count as f64;
            let (ours, theirs) = (mean(ours as f64), mean(theirs));
            println!("  {:9} {count:5}  mean {ours:.0}, theirs {theirs:.1}", class.name());
        }
        for (technique, count) in uses {
            println!("  {:17} {count:6}", technique.name());
        }
        println!("Spearman {:.4} on {} puzzles", spearman(&pairs), pairs.len());
    }
}

fn listed(rating: &Rating) -> String {
    let one = |(technique, uses): &(grille_engine::sudoku::Technique, u64)| {
        format!("{}:{uses}", technique.name())
    };
    rating.techniques.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn theirs(line: &str) -> Option<f64> {
    let (_, behind) = line.split_once('(').or_else(|| line.split_once("ED="))?;
    behind.split([')', '/']).next()?.parse().ok()
}

/// The correlation of ranks, equal values sharing the mean of theirs.
fn spearman(pairs: &[(f64, f64)]) -> f64 {
    let ranks = |values: Vec<f64>| -> Vec<f64> {
        let rank = |value: &f64| {
            let less = values.iter().filter(|v| *v < value).count() as f64;
            let same = values.iter().filter(|v| *v == value).count() as f64;
            less + (same + 1.0) / 2.0
        };
        values.iter().map(rank).collect()
    };
    let (a, b): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (a, b) = (ranks(a), ranks(b));
    let mean = (pairs.len() as f64 + 1.0) / 2.0;
    let sum = |x: &[f64], y: &[f64]| -> f64 {
        x.iter().zip(y).map(|(x, y)| (x - mean) * (y - mean)).sum()
    };
    sum(&a, &b) / (sum(&a, &a) * sum(&b, &b)).sqrt()
}
