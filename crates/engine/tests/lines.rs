//! The complete line solver against the oracle.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use grille_engine::Contradiction;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::line::{Complete, Exhaustive, LineSolver};
use grille_engine::nonogram::{Block, Clue};

/// Both solvers on the same line: they must agree on everything.
fn check(complete: &mut Complete, clue: &Clue, cells: &[Colours]) -> Result<(), Contradiction> {
    let (mut fast, mut slow) = (cells.to_vec(), cells.to_vec());
    let answers = (complete.settle(clue, &mut fast), Exhaustive.settle(clue, &mut slow));
    assert_eq!(answers.0, answers.1, "{clue:?} on {cells:?}");
    if answers.0.is_ok() {
        assert_eq!(fast, slow, "{clue:?} on {cells:?}");
    }
    answers.0
}

/// Every list of black blocks that fits into `length` cells.
fn clues(length: u64) -> Vec<Clue> {
    let mut found = vec![Clue::default()];
    let mut next = 0;
    while let Some(clue) = found.get(next).cloned() {
        next += 1;
        for len in 1..=length as u32 {
            let block = Block { len, colour: Colour::BLACK };
            let longer = Clue::new([clue.blocks(), &[block]].concat()).unwrap();
            if longer.min_len() <= length {
                found.push(longer);
            }
        }
    }
    found
}

#[test]
fn complete_equals_exhaustive_on_every_line_up_to_length_8() {
    let states = [Colours::WHITE, Colours::BLACK, Colours::WHITE | Colours::BLACK];
    let (mut lines, mut possible) = (0, 0);
    let mut complete = Complete::default();
    for length in 0..=8 {
        for clue in clues(length as u64) {
            for content in 0..3_usize.pow(length) {
                let cell = |i: u32| states[content / 3_usize.pow(i) % 3];
                let cells: Vec<Colours> = (0..length).map(cell).collect();
                lines += 1;
                possible += u32::from(check(&mut complete, &clue, &cells).is_ok());
            }
        }
    }
    assert_eq!(lines, 454_498); // the sum of Fibonacci(n + 2) * 3^n
    assert!(possible > 50_000, "{possible}");
}

#[test]
fn complete_equals_exhaustive_on_coloured_lines() {
    let mut random = Random(2);
    let mut complete = Complete::default();
    let mut possible = 0;
    for _ in 0..100_000 {
        let colours = 2 + random.below(4);
        let length = 1 + random.below(12);
        let density = 30 + random.below(70);
        // Half of the lines get a clue that some line has, the others any clue.
        let word: Vec<Colour> = (0..length)
            .map(|_| if random.below(100) < density { 1 + random.below(colours - 1) } else { 0 })
            .map(|index| Colour::new(index).unwrap())
            .collect();
        let honest = random.below(2) == 0;
        let clue = if honest {
            Clue::of(word.iter().copied())
        } else {
            let block = |random: &mut Random| Block {
                len: 1 + random.below(4) as u32,
                colour: Colour::new(1 + random.below(colours - 1)).unwrap(),
            };
            let blocks: Vec<Block> = (0..random.below(5)).map(|_| block(&mut random)).collect();
            Clue::new(blocks).unwrap()
        };
        // Cells keep the word's own colour, and others at random.
        let all = Colours::first(colours).iter();
        let all: Vec<Colour> = all.collect();
        let cells: Vec<Colours> = word
            .iter()
            .map(|&own| {
                let also: Colours = all.iter().copied().filter(|_| random.below(3) > 0).collect();
                also | own.into()
            })
            .collect();
        let answer = check(&mut complete, &clue, &cells);
        assert!(!honest || answer.is_ok(), "{clue:?} has {word:?}");
        possible += u32::from(answer.is_ok());
    }
    assert!((50_000..100_000).contains(&possible), "{possible}");
}

#[test]
fn blocks_longer_than_any_line_are_a_contradiction() {
    let clue = Clue::new([Block { len: u32::MAX, colour: Colour::BLACK }; 3]).unwrap();
    let mut cells = [Colours::first(2); 5];
    assert_eq!(Complete::default().settle(&clue, &mut cells), Err(Contradiction));
    assert_eq!(cells, [Colours::first(2); 5]);
}
