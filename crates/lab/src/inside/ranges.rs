//! The block-range rules at work: ranges before and after some passes, and what each
//! rule found.

use grille_engine::Contradiction;
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::infer::InferStatus;
use grille_engine::nonogram::ranges::Ranges;
use grille_engine::nonogram::{Board, Event, Puzzle, Reason, Technique};
use grille_engine::trace::Listener;
use std::collections::BTreeMap;

/// What the rules came to.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// For each line: its ranges before and after, first and last cell from 0.
    pub lines: Vec<(LineId, Vec<Range>, Vec<Range>)>,
    /// What is known afterwards.
    pub board: Board,
    /// The cells that each rule set, in the order it set them.
    pub found: BTreeMap<&'static str, Vec<Cell>>,
    /// By how many cells rule 2.2 shortened ranges.
    pub shortened: u64,
    /// The line without a completion, if the rules met one.
    pub contradiction: Result<(), (LineId, Contradiction)>,
}

/// From the first to the last cell where a block may lie.
pub type Range = (i32, i32);

/// The rules in the order they work, with the name of each in the study.
pub const RULES: [(&str, Technique); 4] = [
    ("0", Technique::EmptyLine),
    ("1.1", Technique::RangeCore),
    ("1.2", Technique::OutOfRange),
    ("1.3", Technique::RangeEdge),
];

/// Applies the rules to a puzzle in black and white, in so many passes; 0 for as many
/// as find something. Nothing once `is_stopped` says so.
pub fn rule(puzzle: &Puzzle, passes: u32, is_stopped: impl Fn() -> bool) -> Option<Ruled> {
    let mut ranges = Ranges::new(puzzle, passes);
    let all = |ranges: &Ranges| -> Vec<Vec<Range>> {
        puzzle.size().lines().map(|line| ranges.of(puzzle, line).to_vec()).collect()
    };
    let before = all(&ranges);
    let mut board = puzzle.board();
    let mut found: BTreeMap<&'static str, Vec<Cell>> = BTreeMap::new();
    let mut contradiction = Ok(());
    let mut hear = |event: Event| {
        if let Event::Set { cell, why: Reason::Line(technique, _), .. } = event
            && let Some((rule, _)) = RULES.iter().find(|(_, own)| *own == technique)
        {
            found.entry(rule).or_default().push(cell);
        }
    };
    loop {
        match ranges.step(puzzle, &mut board, &mut Listener::Events(&mut hear)) {
            InferStatus::Step if is_stopped() => return None,
            InferStatus::Step => {}
            InferStatus::Contradiction(line) => {
                contradiction = Err((line, Contradiction));
                break;
            }
            InferStatus::Rest | InferStatus::Limit => break,
        }
    }
    let after = all(&ranges);
    let length = |all: &[Vec<Range>]| -> i64 {
        all.iter().flatten().map(|&(first, last)| i64::from(last) - i64::from(first)).sum()
    };
    let shortened = (length(&before) - length(&after)).unsigned_abs();
    let lines = puzzle.size().lines().zip(before).zip(after);
    let lines = lines.map(|((line, before), after)| (line, before, after)).collect();
    Some(Ruled { lines, board, found, shortened, contradiction })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_rules_find_is_what_the_method_settles() {
        let picture = crate::instance::draw(8, 60, 5);
        let puzzle = Puzzle::of(&picture, Vec::new()).unwrap();
        let ruled = rule(&puzzle, 5, || false).unwrap();
        let set: usize = ruled.found.values().map(Vec::len).sum();
        assert_eq!(set, 64 - ruled.board.open());
        assert!(set > 20 && ruled.contradiction.is_ok());
        for cell in puzzle.size().iter() {
            assert!(ruled.board.at(cell).has(picture[cell]));
        }
    }
}
