//! How quick and how right the verdict on a picture is.
//!
//! ```text
//! cargo run --release -p grille-studio --example verdict -- strokes 10000
//! cargo run --release -p grille-studio --example verdict -- measure 30 200
//! ```
//!
//! `strokes` draws so many random strokes and, after each, compares the verdict at rest with what
//! is found in the saved file. `measure` draws so many random pictures of this side by strokes,
//! and tells how long each stage takes; a stage is given up after two seconds.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "an example")]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{random_act, random_stroke, saved::check};
use grille_engine::chance::Chance;
use grille_engine::grid::Size;
use grille_engine::run::Task;
use grille_studio::{Asked, Canvas, Studio};
use std::time::{Duration, Instant};

/// When a stage is given up.
const PATIENCE: Duration = Duration::from_secs(2);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|text| text.parse().ok());
    match (args.first().map(String::as_str), number(1), number(2)) {
        (Some("strokes"), Some(count), None) => strokes(count),
        (Some("measure"), Some(side), Some(count)) => measure(side, count),
        _ => println!("strokes COUNT | measure SIDE COUNT"),
    }
}

fn strokes(count: usize) {
    let mut chance = Chance::new("strokes");
    let mut studio = Studio::begin(Canvas::blank(Size::new(9, 9).unwrap()));
    let (mut unique, mut by_lines) = (0, 0);
    for number in 0..count {
        if number % 200 == 0 {
            studio = Studio::begin(common::canvas(&mut chance));
        }
        random_act(&mut studio, &mut chance);
        check(&mut studio, 1 + chance.below(1000) as u64);
        let verdict = studio.verdict();
        by_lines += usize::from(verdict.lines.found().unwrap().open.is_empty());
        unique += usize::from(verdict.switches.found().unwrap().is_none());
    }
    println!(
        "{count} strokes, each verdict as of the saved file; {unique} unique, {by_lines} by lines"
    );
}

fn measure(side: usize, count: usize) {
    let size = Size::new(side, side).unwrap();
    let stages = [Asked::Lines, Asked::Solutions, Asked::Rating, Asked::Switches];
    let mut times: [Vec<Duration>; 4] = Default::default();
    for number in 0..count {
        let mut chance = Chance::new(&format!("measure {number}"));
        let mut studio = Studio::begin(Canvas::blank(size));
        // Large shapes cover all that was before, so that there are not many.
        for _ in 0..side {
            random_stroke(&mut studio, &mut chance);
        }
        while let Some(mut question) = studio.hand_out() {
            let (start, asked) = (Instant::now(), question.asked());
            let answer = loop {
                match question.advance(50) {
                    Some(answer) => break Some(answer),
                    None if start.elapsed() > PATIENCE => break None,
                    None => {}
                }
            };
            let at = stages.iter().position(|stage| *stage == asked).unwrap();
            times[at].push(start.elapsed());
            match answer {
                Some(answer) => _ = studio.answer(answer),
                None => studio.late(question.generation(), asked),
            }
        }
    }
    println!("{count} pictures of {size}; milliseconds: median, 99 in 100, most");
    for (stage, times) in stages.iter().zip(&mut times) {
        times.sort_unstable();
        let Some(last) = times.len().checked_sub(1) else { continue };
        let ms = |at: usize| times[at].as_secs_f64() * 1000.0;
        let (median, high) = (ms(last / 2), ms(last * 99 / 100));
        println!("{stage:?}: {} asked, {median:.3} {high:.3} {:.3}", last + 1, ms(last));
    }
}
