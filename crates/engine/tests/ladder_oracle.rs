//! The techniques on one line against the oracle, on every short line and on random
//! coloured ones: sound, monotone, alike from both ends, resting on what they need.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use common::lines::{coloured_lines, every_line};
use common::one_line::{ROW, on_one_line, only, row, with};
use grille_engine::colours::Colours;
use grille_engine::grid::Cell;
use grille_engine::nonogram::ladder::{Deduction, Known, RUNGS, deductions};
use grille_engine::nonogram::line::{Exhaustive, LineSolver};
use grille_engine::nonogram::{Block, Clue, Technique};
use std::collections::HashMap;

/// What the techniques find in a line, each by itself; none if the line has no completion.
fn all_found(clue: &Clue, cells: &[Colours], colours: usize) -> Option<Vec<Vec<Colours>>> {
    let (puzzle, board) = row(clue, cells, colours);
    on_one_line()
        .map(|technique| {
            let found = deductions(&puzzle, &board, ROW, technique).ok()?;
            Some(with(cells, &found))
        })
        .collect()
}

/// No technique says more than the oracle; the last says as much.
fn are_sound(clue: &Clue, cells: &[Colours], found: Option<&Vec<Vec<Colours>>>) {
    let mut implied = cells.to_vec();
    let possible = Exhaustive.settle(clue, &mut implied).is_ok();
    assert_eq!(possible, found.is_some(), "{clue:?} on {cells:?}");
    for (technique, after) in on_one_line().zip(found.into_iter().flatten()) {
        let sound = implied.iter().zip(after).all(|(implied, after)| implied.is_subset(*after));
        assert!(sound, "{technique:?} {clue:?} on {cells:?}");
    }
    assert!(found.is_none_or(|found| found.last() == Some(&implied)));
}

/// Whether each technique finds at least as much from more.
fn no_less(less: &[Vec<Colours>], more: &[Vec<Colours>]) -> Result<(), Technique> {
    for ((less, more), technique) in less.iter().zip(more).zip(on_one_line()) {
        if !less.iter().zip(more).all(|(less, more)| more.is_subset(*less)) {
            return Err(technique);
        }
    }
    Ok(())
}

/// Knowing one more cell at a time leads to any knowledge, so this is all of monotony.
#[test]
fn techniques_are_sound_and_monotone_on_every_line_up_to_length_7() {
    let mut by_clue: HashMap<(Clue, usize), Vec<Vec<Colours>>> = HashMap::new();
    for (clue, cells) in every_line().filter(|(_, cells)| (1..=7).contains(&cells.len())) {
        by_clue.entry((clue, cells.len())).or_default().push(cells);
    }
    let (mut found, mut missed) = (vec![0; RUNGS.len()], 0);
    for ((clue, _), contents) in by_clue {
        let mut results: HashMap<Vec<Colours>, Vec<Vec<Colours>>> = HashMap::new();
        for cells in contents {
            let result = all_found(&clue, &cells, 2);
            are_sound(&clue, &cells, result.as_ref());
            results.extend(result.map(|result| (cells, result)));
        }
        for (cells, result) in &results {
            for at in (0..cells.len()).filter(|&at| !cells[at].is_settled()) {
                for colours in [Colours::WHITE, Colours::BLACK] {
                    let mut more = cells.clone();
                    more[at] = colours;
                    if let Some(better) = results.get(&more) {
                        let compared = no_less(result, better);
                        assert_eq!(compared, Ok(()), "{clue:?} on {cells:?}, then {more:?}");
                    }
                }
            }
            for (count, after) in found.iter_mut().zip(result) {
                *count += after.iter().zip(cells).filter(|(after, before)| after != before).count();
            }
            let named = &result[..result.len() - 1];
            missed += (0..cells.len())
                .filter(|&at| {
                    let together = named.iter().fold(cells[at], |set, after| set & after[at]);
                    together != result[named.len()][at]
                })
                .count();
        }
    }
    let at_work = on_one_line().count();
    assert!(found[..at_work].iter().all(|&count| count > 100), "{found:?}");
    // The named techniques leave next to nothing to the last: the test `complete`, and its mirror.
    assert_eq!((found[at_work - 1], missed), (41_268, 2));
}

/// What the techniques find in a line read from its end, read from its beginning again.
fn turned(clue: &Clue, cells: &[Colours], colours: usize) -> Vec<Vec<Colours>> {
    let turned: Vec<Block> = clue.blocks().iter().rev().copied().collect();
    let cells: Vec<Colours> = cells.iter().rev().copied().collect();
    let mut found = all_found(&Clue::new(turned).unwrap(), &cells, colours).unwrap();
    found.iter_mut().for_each(|cells| cells.reverse());
    found
}

#[test]
fn techniques_are_sound_monotone_and_alike_from_both_ends_on_coloured_lines() {
    let mut random = Random(4);
    let mut compared = 0;
    for (clue, cells, colours) in coloured_lines(12, 4, 6_000) {
        let result = all_found(&clue, &cells, colours);
        are_sound(&clue, &cells, result.as_ref());
        let Some(result) = result else { continue };
        assert_eq!(result, turned(&clue, &cells, colours), "{clue:?} on {cells:?}");
        let mut more = cells.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(more.len());
            if more[at].is_empty() {
                continue;
            }
            let left = more[at].iter().nth(random.below(more[at].len())).unwrap();
            let fewer = more[at].without(left);
            more[at] = if random.below(2) == 0 { left.into() } else { fewer };
        }
        if more.iter().any(|set| set.is_empty()) {
            continue;
        }
        if let Some(better) = all_found(&clue, &more, colours) {
            compared += 1;
            assert_eq!(no_less(&result, &better), Ok(()), "{clue:?} on {cells:?}, then {more:?}");
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// Whether a line implies a conclusion, by trying everything.
fn implies(clue: &Clue, cells: &[Colours], settles: &[Known]) -> bool {
    let mut cells = cells.to_vec();
    Exhaustive.settle(clue, &mut cells).unwrap();
    settles.iter().all(|&(cell, set)| cells[usize::from(cell.col)].is_subset(set))
}

/// Premises imply the conclusion, without any of them not all of it; the
/// technique sees it from the evidence and gives the same argument.
fn rests_on_what_it_needs(clue: &Clue, cells: &[Colours], colours: usize) -> usize {
    let (puzzle, board) = row(clue, cells, colours);
    let mut checked = 0;
    for technique in on_one_line() {
        let Ok(found) = deductions(&puzzle, &board, ROW, technique) else { return 0 };
        for deduction in found {
            let what = || format!("{deduction:?}\n{clue:?} on {cells:?}");
            let explanation = deduction.explain(&puzzle, &board);
            let (evidence, premises) = (&explanation.evidence, &explanation.premises);
            // A premise says no more than the evidence, and the evidence no more than is known.
            let follows = |&(cell, set): &Known, from: Colours| {
                from.is_subset(set) && set != Colours::first(colours) && cell.row == 0
            };
            let of_evidence = |known: &Known| {
                evidence.iter().any(|&(cell, from)| cell == known.0 && follows(known, from))
            };
            assert!(premises.iter().all(of_evidence), "{}", what());
            let is_known = |known: &Known| follows(known, cells[usize::from(known.0.col)]);
            assert!(evidence.iter().all(is_known), "{}", what());

            let needed = only(premises, cells.len(), colours);
            assert!(implies(clue, &needed, &deduction.settles), "{}", what());
            for &(Cell { col, .. }, _) in premises {
                let mut fewer = needed.clone();
                fewer[usize::from(col)] = Colours::first(colours);
                assert!(!implies(clue, &fewer, &deduction.settles), "{}", what());
            }
            // Of a cell that is not settled, no excluded colour is told in vain.
            for &(Cell { col, .. }, set) in premises.iter().filter(|(_, set)| !set.is_settled()) {
                for colour in Colours::first(colours).minus(set).iter() {
                    let mut fewer = needed.clone();
                    fewer[usize::from(col)] = set | colour.into();
                    assert!(!implies(clue, &fewer, &deduction.settles), "{}", what());
                }
            }

            let (puzzle, board) = row(clue, &only(evidence, cells.len(), colours), colours);
            let sees = |found: &Deduction| {
                let says = |&(cell, set): &Known| {
                    found.settles.iter().any(|&(own, to)| own == cell && to.is_subset(set))
                };
                found.why == explanation.why && deduction.settles.iter().all(says)
            };
            let again = deductions(&puzzle, &board, ROW, technique).unwrap();
            assert!(again.iter().any(sees), "{}", what());
            checked += 1;
        }
    }
    checked
}

#[test]
fn premises_are_minimal_on_black_and_white_lines() {
    let lines = every_line().filter(|(_, cells)| !cells.is_empty()).step_by(41);
    let checked: usize = lines.map(|(clue, cells)| rests_on_what_it_needs(&clue, &cells, 2)).sum();
    assert!(checked > 6_000, "{checked}");
}

#[test]
fn premises_are_minimal_on_coloured_lines() {
    let lines = coloured_lines(12, 4, 1_500);
    let checked: usize =
        lines.map(|(clue, cells, colours)| rests_on_what_it_needs(&clue, &cells, colours)).sum();
    assert!(checked > 2_000, "{checked}");
}
