//! The ladder: each technique on an example of its own, then all of them
//! against the oracle, on every short line and on random coloured ones.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::lines::{coloured_lines, every_line};
use common::{Random, board, inks};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, LineId, Size};
use grille_engine::nonogram::ladder::{Deduction, RUNGS, deductions};
use grille_engine::nonogram::line::{Exhaustive, LineSolver};
use grille_engine::nonogram::{Board, Clue, Draft, Puzzle, Technique};

const ROW: LineId = LineId::Row(0);

/// A puzzle of one row, whose columns do not matter.
fn row(clue: &Clue, cells: &[Colours], colours: usize) -> (Puzzle, Board) {
    let draft = Draft {
        inks: inks(colours),
        rows: Some(vec![clue.blocks().to_vec()]),
        cols: Some(vec![vec![]; cells.len()]),
        ..Draft::default()
    };
    let size = Size::new(1, cells.len()).unwrap();
    let board = Board::from(Grid::from_cells(size, cells).unwrap());
    (Puzzle::new(draft).unwrap(), board)
}

/// What the techniques on one line are.
fn on_lines() -> impl Iterator<Item = Technique> {
    let takes_one = |technique: &Technique| {
        !matches!(technique, Technique::Contradiction | Technique::Agreement)
    };
    RUNGS.iter().map(|rung| rung.technique).filter(takes_one)
}

/// The cells after all that a technique finds in them.
fn after(found: &[Deduction], cells: &[Colours]) -> Vec<Colours> {
    let mut cells = cells.to_vec();
    for &(cell, colours) in found.iter().flat_map(|deduction| &deduction.settles) {
        let set = &mut cells[usize::from(cell.col)];
        *set = *set & colours;
    }
    cells
}

/// Every technique on every line: sound, and with no less found when one more
/// cell is known.
#[test]
fn techniques_are_sound_and_monotone_on_every_line_up_to_length_8() {
    use std::collections::HashMap;
    let mut lines: Vec<(Clue, Vec<Vec<Colours>>)> = Vec::new();
    for (clue, cells) in every_line().filter(|(_, cells)| !cells.is_empty()) {
        match lines.last_mut() {
            Some((own, all)) if *own == clue && all[0].len() == cells.len() => all.push(cells),
            _ => lines.push((clue, vec![cells])),
        }
    }
    let (mut found_by, mut missed) = (vec![0; RUNGS.len()], 0);
    for (clue, contents) in &lines {
        let mut results: HashMap<&[Colours], Vec<Vec<Colours>>> = HashMap::new();
        for cells in contents {
            let mut implied = cells.clone();
            if Exhaustive.settle(clue, &mut implied).is_err() {
                continue;
            }
            let (puzzle, board) = row(clue, cells, 2);
            let mut all = Vec::new();
            let mut together = cells.clone();
            for (rank, technique) in on_lines().enumerate() {
                let found = deductions(&puzzle, &board, ROW, technique).unwrap();
                let after = after(&found, cells);
                for (implied, after) in implied.iter().zip(&after) {
                    assert!(implied.is_subset(*after), "{technique:?} {clue:?} on {cells:?}");
                }
                if technique != Technique::Complete {
                    for (both, after) in together.iter_mut().zip(&after) {
                        *both = *both & *after;
                    }
                }
                found_by[rank] += after.iter().zip(cells).filter(|(a, b)| a != b).count();
                all.push(after);
            }
            assert_eq!(all.last(), Some(&implied));
            missed += together.iter().zip(&implied).filter(|(a, b)| a != b).count();
            results.insert(cells, all);
        }
        for (&cells, all) in &results {
            for at in (0..cells.len()).filter(|&at| !cells[at].is_settled()) {
                for colours in [Colours::WHITE, Colours::BLACK] {
                    let mut more = cells.to_vec();
                    more[at] = colours;
                    let Some(better) = results.get(&more[..]) else { continue };
                    for ((less, more), technique) in all.iter().zip(better).zip(on_lines()) {
                        let holds = less.iter().zip(more).all(|(less, more)| more.is_subset(*less));
                        assert!(holds, "{technique:?} {clue:?} on {cells:?} and {at} {colours:?}");
                    }
                }
            }
        }
    }
    println!("{found_by:?} {missed}");
}
