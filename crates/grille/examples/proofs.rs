//! Random puzzles that want a proof: unique, but not by looking at lines alone.
//!
//! ```text
//! cargo run --release -p grille --example proofs -- 25 25 --density 50 --seed 1 --number 100 > FILE
//! ```
//!
//! Random sets hardly test whether a method proves uniqueness: almost none of
//! their puzzles is unique, and half of those that are need no search. Here
//! pictures are drawn, and the clues of those kept that `search` proves to have
//! no other solution and that `complete` does not finish. What comes out hangs on
//! the arguments alone, not on how the methods work: picture i of a seed is
//! always the same, and whether it is kept is a fact about its clues.
//!
//! Most of them yield to probing. `--beyond-probing` keeps those that do not: every
//! single supposition is followed to its end, again and again, and cells are still
//! open. In what order does not matter, so this too is a fact about the clues. How many
//! hypotheses `search` takes is not: it dives before it probes, and a set picked by
//! one build favours the next. `--step-limit` leaves out what takes `search` too long,
//! and does hang on how it works.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]

use clap::Parser;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::ladder::{ClimbStatus, Ladder};
use grille_engine::nonogram::{
    About, Draft, Ink, Nonogram, Picture, Puzzle, Rgb, Technique, method,
};
use grille_engine::run::{Run, Status, Task};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use grille_formats::nonogram::Format;
use std::process::ExitCode;

/// Random puzzles that are unique but cannot be solved line by line
#[derive(Parser)]
struct Args {
    /// Rows of each puzzle
    rows: usize,

    /// Columns of each puzzle
    cols: usize,

    /// Percent of black cells
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(0..=100))]
    density: u64,

    /// Inks of each puzzle
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=9))]
    inks: u64,

    /// What the pictures are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many puzzles are wanted
    #[arg(long, default_value_t = 100)]
    number: usize,

    /// The most pictures that are drawn for them
    #[arg(long, default_value_t = 1_000_000)]
    pictures: u64,

    /// Keep only what suppositions of a single cell do not finish
    #[arg(long)]
    beyond_probing: bool,

    /// Leave out what `search` does not decide in so many steps
    #[arg(long)]
    step_limit: Option<u64>,

    /// The format to write
    #[arg(long, default_value = "non", value_parser = ["non", "tournament"])]
    to: String,
}

/// What became of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Its puzzle is unique and wants a proof.
    Kept,
    /// Its puzzle is unique, and solved line by line, or by probing where that is not enough.
    Easy,
    /// Its puzzle has other solutions.
    Several,
    /// Not decided within the limit.
    LeftOut,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let Ok(size) = Size::new(args.rows, args.cols) else {
        eprintln!("proofs: a puzzle has from 1 to 1000 rows and columns");
        return ExitCode::from(2);
    };
    let format = grille_formats::find(&args.to).expect("only formats that there are can be chosen");
    if !format.keeps.rectangles && args.rows != args.cols {
        eprintln!("proofs: {} files hold squares only", format.name);
        return ExitCode::from(2);
    }
    let mut fates = Vec::new();
    let mut kept = 0;
    for index in 0..args.pictures {
        if kept == args.number {
            break;
        }
        let picture = draw(size, args.density, args.inks, args.seed, index);
        let puzzle = Puzzle::of(&picture, inks(args.inks)).expect("a picture makes a puzzle");
        let fate = fate(&picture, &puzzle, args.beyond_probing, args.step_limit);
        if fate == Fate::Kept {
            let name = format!("{size}, {} %, seed {}, picture {index}", args.density, args.seed);
            print!("{}", written(format, &puzzle, name, kept == 0));
            kept += 1;
        }
        fates.push(fate);
    }
    let count = |fate| fates.iter().filter(|each| **each == fate).count();
    eprintln!(
        "{} pictures: {kept} kept, {} unique but easier, {} not unique, {} left out",
        fates.len(),
        count(Fate::Easy),
        count(Fate::Several),
        count(Fate::LeftOut),
    );
    if kept == args.number { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Picture `index` of a seed, whatever came before it.
fn draw(size: Size, density: u64, inks: u64, seed: u64, index: u64) -> Picture {
    let mut random = Random(Random(seed).next().wrapping_add(index));
    Grid::from_fn(size, |_| {
        let has_ink = ((random.next() >> 32) * 100) >> 32 < density;
        let ink = match (has_ink, inks) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, _) => 1 + (((random.next() >> 32) * inks) >> 32) as usize,
        };
        Colour::new(ink).expect("there are enough colours")
    })
}

/// That many inks beside the background; for one, black and white.
fn inks(count: u64) -> Vec<Ink> {
    if count == 1 {
        return Vec::new();
    }
    let ink = |ink: u64| Ink::new(format!("ink{ink}"), Rgb { r: 25 * ink as u8, g: 0, b: 0 });
    std::iter::once(Ink::new("white", Rgb::WHITE)).chain((1..=count).map(ink)).collect()
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

fn fate(picture: &Picture, puzzle: &Puzzle, beyond_probing: bool, step_limit: Option<u64>) -> Fate {
    let mut question = Uniqueness::new(start("search", puzzle));
    match question.advance(step_limit.unwrap_or(u64::MAX)) {
        Some(Verdict::Unique(only)) => {
            assert!(only.picture().as_ref() == Some(picture), "the picture drawn is a solution");
        }
        Some(Verdict::Several(..)) => return Fate::Several,
        None | Some(Verdict::Limit(_)) => return Fate::LeftOut,
        Some(Verdict::None | Verdict::Stuck(_)) => unreachable!("search finds the picture drawn"),
    }
    match start("complete", puzzle).advance(u64::MAX) {
        Status::Solution => Fate::Easy,
        _ if beyond_probing && probing_finishes(puzzle) => Fate::Easy,
        _ => Fate::Kept,
    }
}

/// Whether single cells that are supposed and refuted finish a puzzle: the ladder up to contradictions.
fn probing_finishes(puzzle: &Puzzle) -> bool {
    let ladder = Ladder::new(puzzle, &puzzle.board()).expect("its own board denies nothing");
    let mut ladder = ladder.up_to(Technique::Contradiction);
    loop {
        match ladder.climb(u64::MAX) {
            ClimbStatus::Found(found) => ladder.take(&found).expect("the puzzle has a solution"),
            ClimbStatus::Solved => return true,
            ClimbStatus::Stuck => return false,
            ClimbStatus::Running | ClimbStatus::Impossible(_) => unreachable!("it has a solution"),
        }
    }
}

fn start(name: &str, puzzle: &Puzzle) -> Box<dyn Run<Nonogram>> {
    let entry = method::find(name).expect("the method is in the table");
    entry.start(puzzle, &puzzle.board(), &Default::default())
}

/// The puzzle as a part of the file, with what stands before it there.
fn written(format: &Format, puzzle: &Puzzle, title: String, is_first: bool) -> String {
    let about = About { title: Some(title), ..About::default() };
    let named = Puzzle::new(Draft { about, ..puzzle.draft() }).expect("a name changes nothing");
    let frame = format.many.expect("only formats for many puzzles can be chosen");
    let part = format.write_part(&named).expect("black and white, and square where it must be");
    [if is_first { frame.before } else { frame.between }, &part].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kept are exactly those that another method finds unique, and not without a hypothesis.
    #[test]
    fn what_is_kept_is_unique_and_wants_a_proof() {
        let size = Size::new(8, 7).expect("a size");
        let mut kept = 0;
        for index in 0..400 {
            let picture = draw(size, 50, 1, 1, index);
            let puzzle = Puzzle::of(&picture, Vec::new()).expect("a picture makes a puzzle");
            let mut run = start("backtrack-complete", &puzzle);
            let unique = run.advance(u64::MAX) == Status::Solution
                && run.advance(u64::MAX) == Status::Exhausted;
            let fate = fate(&picture, &puzzle, false, None);
            assert_eq!(fate == Fate::Kept, unique && run.stats().guesses > 0, "picture {index}");
            assert_eq!(fate == Fate::Easy, unique && run.stats().guesses == 0, "picture {index}");
            kept += usize::from(fate == Fate::Kept);
        }
        assert!(kept > 5, "{kept} are enough to tell");
    }

    /// The pictures of a seed are for ever: what was measured can be measured again.
    #[test]
    fn pictures_stay_the_same() {
        let size = Size::new(3, 12).expect("a size");
        let cells = draw(size, 50, 1, 1, 7);
        let text: String =
            cells.cells().iter().map(|c| if c.is_ink() { '#' } else { '.' }).collect();
        assert_eq!(text, "###.#...##.#.#####.##....#.#..#.####");
    }
}
