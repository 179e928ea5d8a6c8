//! Settles random lines again and again, for whoever counts instructions:
//!
//! ```text
//! cargo build --release -p grille-engine --example lines
//! valgrind --tool=callgrind --toggle-collect='*measured*' \
//!     target/release/examples/lines SOLVER [CELLS [COLOURS [ROUNDS]]]
//! ```
//!
//! SOLVER is `complete`, `planes`, `possible` (planes, the way forward alone) or,
//! in two colours, `bitwise`. Ten lines a round; all have a completion, two thirds
//! of their cells are ink, and from none to nine tenths of them are known.

#![allow(clippy::print_stdout, reason = "this is a program")]

use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::Clue;
use grille_engine::nonogram::line::word::Word;
use grille_engine::nonogram::line::{Complete, LineSolver, bitwise, planes};
use std::hint::black_box;
use std::process::ExitCode;

type Line = (Clue, Vec<Colours>);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: usize| {
        arguments.get(at).map_or(Some(otherwise), |text| text.parse().ok())
    };
    let (Some(cells @ 1..=126), Some(colours @ 2..=32), Some(rounds @ 1..=10_000)) =
        (number(1, 30), number(2, 4), number(3, 100))
    else {
        println!("usage: lines SOLVER [CELLS [COLOURS [ROUNDS]]], up to 126, 32 and 10000");
        return ExitCode::from(2);
    };
    let lines = lines(cells, colours, 10 * rounds);
    let blocks: usize = lines.iter().map(|(clue, _)| clue.blocks().len()).sum();
    let solver = arguments.first().map_or("", String::as_str);
    let left = match cells {
        1..=30 => run::<u32>(solver, &lines, colours),
        31..=62 => run::<u64>(solver, &lines, colours),
        _ => run::<u128>(solver, &lines, colours),
    };
    let Some(left) = left else {
        println!("there is no solver {solver} for this");
        return ExitCode::from(2);
    };
    let count = lines.len();
    println!("{count} lines, {blocks} blocks, {left} possibilities left");
    ExitCode::SUCCESS
}

/// How many possibilities are left in all lines together.
fn run<W: Word>(solver: &str, lines: &[Line], colours: usize) -> Option<u32> {
    let length = lines[0].1.len() as u32;
    let word = |has: &dyn Fn(Colours) -> bool, cells: &[Colours]| {
        let places = (0..).zip(cells).filter(|&(_, &set)| has(set));
        places.fold(W::ZERO, |word, (at, _)| word | W::bit(at))
    };
    let all: Vec<Colour> = Colours::first(colours).iter().collect();
    let planes = |line: &Line| -> Vec<W> {
        all.iter().map(|&colour| word(&|set| set.has(colour), &line.1)).collect()
    };
    let mut planes: Vec<Vec<W>> = lines.iter().map(planes).collect();
    match solver {
        "complete" => {
            let mut lines = lines.to_vec();
            let mut complete = Complete::default();
            let mut each = |(clue, cells): &mut Line| complete.settle(clue, cells).is_ok();
            measured(&mut lines, &mut each);
            Some(lines.iter().flat_map(|line| &line.1).map(|set| set.len() as u32).sum())
        }
        "planes" => {
            let mut scratch = planes::Scratch::default();
            let mut work: Vec<(&Line, &mut Vec<W>)> = lines.iter().zip(&mut planes).collect();
            let mut each = |(line, planes): &mut (&Line, &mut Vec<W>)| {
                let task = planes::Task { blocks: line.0.blocks(), cells: length };
                scratch.settle(task, planes).is_ok()
            };
            measured(&mut work, &mut each);
            Some(planes.iter().flatten().map(|plane| plane.count()).sum())
        }
        "possible" => {
            let mut work: Vec<(&Line, &mut Vec<W>)> = lines.iter().zip(&mut planes).collect();
            let mut each = |(line, planes): &mut (&Line, &mut Vec<W>)| {
                planes::Task { blocks: line.0.blocks(), cells: length }.is_possible(planes)
            };
            Some(measured(&mut work, &mut each))
        }
        "bitwise" if colours == 2 => {
            let mut scratch = bitwise::Scratch::<W>::default();
            let known = |wanted| move |set| set == wanted;
            let mut work: Vec<_> = lines
                .iter()
                .map(|(clue, cells)| {
                    let lens: Vec<u16> =
                        clue.blocks().iter().map(|block| block.len as u16).collect();
                    let longest = lens.iter().copied().max().unwrap_or(0);
                    let black = word(&known(Colours::BLACK), cells);
                    (lens, longest, black, word(&known(Colours::WHITE), cells), 0)
                })
                .collect();
            let mut each =
                |(clue, longest, black, white, left): &mut (Vec<u16>, u16, W, W, u32)| {
                    let task = bitwise::Task { clue, longest: *longest, cells: length };
                    let can = scratch.settle(task, *black, *white);
                    *left = can.map_or(0, |can| can.black.count() + can.white.count());
                    can.is_ok()
                };
            measured(&mut work, &mut each);
            Some(work.iter().map(|work| work.4).sum())
        }
        _ => None,
    }
}

/// What is to be counted, and nothing else: how many of them say yes.
#[inline(never)]
fn measured<T>(work: &mut [T], each: &mut impl FnMut(&mut T) -> bool) -> u32 {
    work.iter_mut().map(|work| u32::from(black_box(each(work)))).sum()
}

/// Random lines, with a share of known cells from none to nine tenths.
fn lines(length: usize, colours: usize, count: usize) -> Vec<Line> {
    let mut seed: u64 = 1;
    let mut below = |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % limit
    };
    let mut line = |known: usize| {
        let mut own = Colour::BACKGROUND;
        let word: Vec<Colour> = (0..length)
            .map(|_| {
                if below(3) == 0 {
                    let ink = if below(3) == 0 { 0 } else { 1 + below(colours - 1) };
                    own = Colour::new(ink).unwrap_or_default();
                }
                own
            })
            .collect();
        let cell =
            |&own: &Colour| if below(10) < known { own.into() } else { Colours::first(colours) };
        (Clue::of(word.iter().copied()), word.iter().map(cell).collect())
    };
    (0..count).map(|number| line(number % 10)).collect()
}
