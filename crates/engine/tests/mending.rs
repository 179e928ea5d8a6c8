//! Mending against trying everything: on small pictures each set of one and of two changes is
//! tried, and each picture solved by a few lines that share nothing with the engine.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::Picture;
use grille_engine::nonogram::repair::{Aim, Mend, Proposal, Weights};
use grille_engine::run::Task;
use std::collections::{BTreeMap, BTreeSet};

/// A picture as rows of numbers.
type Plain = Vec<Vec<usize>>;
type Changes = Vec<(Cell, usize)>;

fn plain(picture: &Picture) -> Plain {
    picture.rows().map(|row| row.iter().map(|colour| colour.index()).collect()).collect()
}

/// The blocks of a line: colour and length.
fn blocks(line: &[usize]) -> Vec<(usize, usize)> {
    let mut all: Vec<(usize, usize)> = Vec::new();
    for (at, &colour) in line.iter().enumerate() {
        match all.last_mut() {
            Some((_, len)) if colour > 0 && at > 0 && line[at - 1] == colour => *len += 1,
            _ if colour > 0 => all.push((colour, 1)),
            _ => {}
        }
    }
    all
}

/// Whether no other picture of so many colours has the same clues: rows of the right clue are
/// put below each other, as long as each column begins as its clue does.
struct Solver {
    colours: usize,
    /// All lines of one length, by their blocks.
    lines: BTreeMap<Vec<(usize, usize)>, Vec<Vec<usize>>>,
}

impl Solver {
    fn new(colours: usize, width: usize) -> Solver {
        let mut lines: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for mut number in 0..colours.pow(width as u32) {
            let digit = |_| {
                let digit = number % colours;
                number /= colours;
                digit
            };
            let line: Vec<usize> = (0..width).map(digit).collect();
            lines.entry(blocks(&line)).or_default().push(line);
        }
        Solver { colours, lines }
    }

    fn is_unique(&self, picture: &Plain) -> bool {
        assert!(picture.iter().flatten().all(|&colour| colour < self.colours));
        let rows: Vec<_> = picture.iter().map(|row| &self.lines[&blocks(row)]).collect();
        let col = |grid: &[Vec<usize>], col: usize| -> Vec<usize> {
            grid.iter().map(|row| row[col]).collect()
        };
        let clues: Vec<_> = (0..picture[0].len()).map(|at| blocks(&col(picture, at))).collect();
        let begins = |grid: &[Vec<usize>], at: usize| {
            let (own, clue) = (blocks(&col(grid, at)), &clues[at]);
            let (is_over, left) = (grid.last().unwrap()[at] == 0, picture.len() - grid.len());
            match own.split_last() {
                _ if left == 0 => own == *clue,
                None => true,
                Some((&(colour, len), before)) => {
                    own.len() <= clue.len()
                        && *before == clue[..before.len()]
                        && clue[before.len()].0 == colour
                        && (len == clue[before.len()].1 || len < clue[before.len()].1 && !is_over)
                }
            }
        };
        let (mut found, mut grids) = (0, vec![Vec::<Vec<usize>>::new()]);
        while let Some(grid) = grids.pop() {
            if grid.len() == rows.len() {
                found += 1;
                if found > 1 {
                    return false;
                }
                continue;
            }
            for row in rows[grid.len()] {
                let mut next = grid.clone();
                next.push(row.clone());
                if (0..clues.len()).all(|at| begins(&next, at)) {
                    grids.push(next);
                }
            }
        }
        found == 1
    }
}

fn with(picture: &Plain, changes: &Changes) -> Plain {
    let mut picture = picture.clone();
    for &(Cell { row, col }, colour) in changes {
        picture[usize::from(row)][usize::from(col)] = colour;
    }
    picture
}

/// Every single change of unlocked cells.
fn singles(picture: &Plain, colours: usize, locked: &BTreeSet<Cell>) -> Vec<(Cell, usize)> {
    let mut all = Vec::new();
    for (row, cells) in (0..).zip(picture) {
        for (col, &own) in (0..).zip(cells) {
            let cell = Cell { row, col };
            let others = (0..colours).filter(|&colour| colour != own && !locked.contains(&cell));
            all.extend(others.map(|colour| (cell, colour)));
        }
    }
    all
}

/// All ways to make a picture unique by as few changes as can be, if one or two are enough.
fn fewest(solver: &Solver, picture: &Plain, locked: &BTreeSet<Cell>) -> BTreeSet<Changes> {
    if solver.is_unique(picture) {
        return BTreeSet::from([Vec::new()]);
    }
    let singles = singles(picture, solver.colours, locked);
    let mut sets: Vec<Changes> = singles.iter().map(|&change| vec![change]).collect();
    for _ in 0..2 {
        let is_good = |set: &Changes| solver.is_unique(&with(picture, set));
        let good: BTreeSet<Changes> = sets.iter().filter(|set| is_good(set)).cloned().collect();
        if !good.is_empty() {
            return good;
        }
        let pairs = singles.iter().enumerate().flat_map(|(at, &one)| {
            let later = singles[at + 1..].iter().filter(move |other| other.0 != one.0);
            later.map(move |&other| vec![one, other])
        });
        sets = pairs.collect();
    }
    BTreeSet::new()
}

fn told(proposal: &Proposal) -> Changes {
    proposal.changes.iter().map(|&(cell, colour)| (cell, colour.index())).collect()
}

/// Mends random pictures and compares with trying everything: how many took no, one, two or
/// more changes.
fn check(
    seed: u64,
    size: (usize, usize),
    colours: usize,
    locks: usize,
    count: usize,
) -> [usize; 4] {
    let mut random = Random(seed);
    let size = Size::new(size.0, size.1).unwrap();
    let solver = Solver::new(colours, size.cols());
    let mut tally = [0; 4];
    for _ in 0..count {
        let density = 25 + random.below(45);
        let picture = random.picture(size, colours, density);
        let locked: BTreeSet<Cell> = size.iter().filter(|_| random.below(100) < locks).collect();
        let weights = Weights::by_cell(Grid::from_fn(size, |_| 1 + random.below(3) as u32));
        let damage = |set: &Changes| -> u64 {
            set.iter().map(|&(cell, colour)| weights.of(cell, Colour::new(colour).unwrap())).sum()
        };
        let own = plain(&picture);
        let best = fewest(&solver, &own, &locked);
        // More than there can be, so that all of the fewest are told.
        let wanted = best.len() + 3;
        let weights = weights.clone().locking(locked.iter().copied());
        let mut task = Mend::new(&picture, &inks(colours), Aim::Unique, weights, 8, wanted);
        let proposals = task.advance(u64::MAX).unwrap();
        for proposal in &proposals {
            let changes = told(proposal);
            assert!(changes.is_sorted() && changes.iter().all(|it| !locked.contains(&it.0)));
            assert!(solver.is_unique(&with(&own, &changes)), "{own:?} {changes:?}");
            assert_eq!(proposal.damage, damage(&changes));
            assert_eq!(plain(&proposal.puzzle.goal().unwrap()), with(&own, &changes));
        }
        let sets: BTreeSet<Changes> = proposals.iter().map(told).collect();
        assert_eq!(sets.len(), proposals.len(), "each is another");
        let ranks = proposals.iter().map(|own| (own.changes.len(), own.damage));
        assert!(ranks.is_sorted());
        let few = proposals.first().map_or(3, |own| own.changes.len()).min(3);
        match best.first() {
            None => assert!(few > 2, "{own:?} {sets:?}"),
            Some(set) => {
                assert_eq!(few, set.len(), "{own:?} {best:?} {sets:?}");
                assert!(best.is_subset(&sets), "{own:?} {best:?} {sets:?}");
            }
        }
        // Pictures as small as these are never given up.
        assert_eq!(task.at_least(), few, "{own:?} {sets:?}");
        let is_fewest = proposals.first().is_some_and(|own| own.changes.len() <= 3);
        assert_eq!(task.is_fewest(), is_fewest);
        tally[few] += 1;
    }
    tally
}

#[test]
fn the_fewest_are_the_fewest_and_none_of_them_is_missed() {
    let tally = check(31, (5, 5), 2, 0, 150);
    assert!(tally[1] > 30 && tally[2] > 1, "{tally:?}");
    let tally = check(32, (6, 6), 2, 0, 40);
    assert!(tally[1] > 10, "{tally:?}");
    let tally = check(33, (3, 6), 2, 0, 100);
    assert!(tally[1] + tally[2] > 5, "{tally:?}");
}

#[test]
fn in_colour_too() {
    let tally = check(34, (4, 4), 3, 0, 80);
    assert!(tally[1] > 10, "{tally:?}");
    let tally = check(35, (3, 4), 4, 0, 60);
    assert!(tally[1] > 5, "{tally:?}");
}

#[test]
fn around_locked_cells_too() {
    let tally = check(36, (5, 5), 2, 70, 150);
    assert!(tally[1] > 10 && tally[2] > 2 && tally[3] > 0, "{tally:?}");
    let tally = check(37, (4, 4), 3, 70, 60);
    assert!(tally[1] > 2, "{tally:?}");
}
