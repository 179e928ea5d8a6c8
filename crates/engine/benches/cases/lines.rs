//! Random lines, half black, every third cell known: as a line stands somewhere
//! in the middle of a puzzle.

use super::common::Random;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::Clue;
use grille_engine::nonogram::line::LineSolver;
use grille_engine::nonogram::line::bitwise::{Scratch, Task};
use grille_engine::nonogram::line::slack;
use grille_engine::nonogram::line::word::{Wide, Word};
use std::hint::black_box;

/// How many cells a line has.
pub const WIDTHS: [usize; 5] = [25, 30, 60, 100, 500];

/// How many lines of each width.
pub const LINES: usize = 64;

/// A line that somebody is to settle.
#[derive(Clone)]
pub struct Line {
    pub clue: Clue,
    pub cells: Vec<Colours>,
}

/// The lines of that width.
pub fn lines(width: usize) -> Vec<Line> {
    let mut random = Random(width as u64);
    let line = |_| {
        let drawn: Vec<Colour> =
            (0..width).map(|_| Colour::new(random.below(2)).unwrap()).collect();
        let open = Colours::first(2);
        let cells =
            drawn.iter().map(|&c| if random.below(3) == 0 { c.into() } else { open }).collect();
        Line { clue: Clue::of(drawn), cells }
    };
    (0..LINES).map(line).collect()
}

/// Settles a line on cells.
pub fn settle<S: LineSolver>(solver: &mut S, line: &mut Line) {
    let settled = solver.settle(&line.clue, &mut line.cells);
    assert!(black_box(settled).is_ok(), "it was made from a solution");
}

/// A line as words.
pub struct Words<W> {
    clue: Vec<u16>,
    cells: u32,
    black: W,
    white: W,
    /// Both, as often as there are lanes.
    lanes: Vec<W>,
}

impl<W: Word> From<&Line> for Words<W> {
    fn from(line: &Line) -> Words<W> {
        let known = |colours: Colours| {
            let at = (0..).zip(&line.cells).filter(|(_, cell)| **cell == colours);
            at.fold(W::ZERO, |word, (at, _)| word | W::bit(at))
        };
        let (black, white) = (known(Colours::BLACK), known(Colours::WHITE));
        Words {
            clue: line.clue.blocks().iter().map(|block| block.len as u16).collect(),
            cells: line.cells.len() as u32,
            black,
            white,
            lanes: [black, white].repeat(W::LANES),
        }
    }
}

impl<W: Word> Words<W> {
    /// Everything that the line implies.
    pub fn settle(&self, scratch: &mut Scratch<W>) {
        let task = Task::new(&self.clue, self.cells);
        assert!(black_box(scratch.settle(task, self.black, self.white)).is_ok());
    }

    /// Whether it has a completion, in every lane.
    pub fn is_possible(&self, scratch: &mut Scratch<W>) {
        let task = Task::new(&self.clue, self.cells);
        assert_eq!(black_box(scratch.impossible(task, &self.lanes)), 0);
    }
}

impl Words<Wide<8>> {
    /// Everything that the line implies, on words as wide as its slack.
    pub fn settle_by_slack(&self, scratch: &mut slack::Scratch) {
        let task = slack::Task::new(&self.clue, self.cells).unwrap();
        let known = slack::Known { black: self.black.as_ref(), white: self.white.as_ref() };
        let (mut black, mut white) = (Wide::<8>::ZERO, Wide::<8>::ZERO);
        let mut can = slack::Can { black: black.as_mut(), white: white.as_mut() };
        assert!(black_box(scratch.settle(task, known, &mut can)).is_ok());
    }
}

/// Does something with the word that a width needs: `with_word!(width, W => expression)`.
#[macro_export]
macro_rules! with_word {
    ($width:expr, $word:ident => $do:expr) => {
        match $width {
            ..=30 => {
                type $word = u32;
                $do
            }
            ..=62 => {
                type $word = u64;
                $do
            }
            ..=126 => {
                type $word = u128;
                $do
            }
            _ => {
                type $word = grille_engine::nonogram::line::word::Wide<8>;
                $do
            }
        }
    };
}
