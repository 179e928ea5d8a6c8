//! How many cells must be changed at least until a picture is the only solution of its puzzle. It
//! shares nothing with the mender: only solutions are looked for.
//!
//! Let `other` be another solution of the puzzle of `picture`. Where the two differ on a line, a
//! stretch of the line has the same blocks in both, and ends at cells that are blank in both or at the
//! edge. The *zone* of `other` is all cells of such stretches, with the blank cells at their ends.
//! Let some cells be changed, none of them in the zone. Then `other`, changed in the same
//! cells, is another solution of the changed picture: a line consists of stretches that were not
//! touched, in which both have the same blocks, and of the rest, in which both are equal; and no block
//! reaches from one into the other, as blank cells lie between them. So every mend has a cell in
//! the zone of every other solution. If no `k` cells meet all zones known, more than `k` are needed.
//!
//! Solutions that differ in few cells have small zones: those are looked for in which the corners of
//! a rectangle are exchanged, and those that differ only within a small window.

use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::{Board, Picture, Puzzle, method};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::collections::BTreeSet;
use std::ops::Range;

/// The sides of the windows, and how far each lies from the next.
const WINDOWS: [(u16, usize); 4] = [(4, 1), (6, 2), (8, 2), (12, 3)];
/// The most steps of a question, and of looking for cells.
const STEPS: u64 = 20_000;
const NODES: u64 = 20_000;

type Zone = BTreeSet<Cell>;

/// How many cells are needed at least, as far as up to `most` are looked at.
pub fn at_least(picture: &Picture, most: usize) -> usize {
    let zones = zones(picture);
    let all: Vec<&Zone> = zones.iter().collect();
    let is_enough = |cells: &usize| meets(&all, &Zone::new(), *cells, &mut NODES.clone());
    (0..=most).find(is_enough).unwrap_or(most + 1)
}

/// Whether so many cells meet all of these zones, without those that were tried already; or it was
/// not found out in time that they do not.
fn meets(zones: &[&Zone], tried: &Zone, most: usize, left: &mut u64) -> bool {
    if *left == 0 || zones.is_empty() {
        return true;
    }
    *left -= 1;
    let mut by_size: Vec<Zone> = zones.iter().map(|zone| *zone - tried).collect();
    by_size.sort_by_key(Zone::len);
    // Those that share no cell take a cell each.
    let (mut taken, mut apart) = (Zone::new(), 0);
    for zone in &by_size {
        if zone.is_disjoint(&taken) {
            taken.extend(zone);
            apart += 1;
        }
    }
    if apart > most {
        return false;
    }
    let mut tried = tried.clone();
    let met = |cell: &Cell| zones.iter().filter(|zone| zone.contains(cell)).count();
    let mut cells: Vec<Cell> = by_size[0].iter().copied().collect();
    cells.sort_by_cached_key(|cell| std::cmp::Reverse(met(cell)));
    cells.into_iter().any(|cell| {
        let missed: Vec<&Zone> = zones.iter().copied().filter(|own| !own.contains(&cell)).collect();
        let does = meets(&missed, &tried, most - 1, left);
        tried.insert(cell);
        does
    })
}

/// Zones of other solutions, none of which has all cells of another.
fn zones(picture: &Picture) -> Vec<Zone> {
    let puzzle = Puzzle::of(picture, Vec::new()).expect("a picture has a puzzle");
    let mut found = switches(picture);
    let (rows, cols) = (picture.size().rows() as u16, picture.size().cols() as u16);
    for (side, step) in WINDOWS {
        for row in (0..(rows + 1).saturating_sub(side)).step_by(step) {
            for col in (0..(cols + 1).saturating_sub(side)).step_by(step) {
                let window = (row..row + side, col..col + side);
                found.append(&mut others(&puzzle, picture, &window));
            }
        }
    }
    let mut zones: Vec<Zone> = Vec::new();
    for zone in found.iter().map(|other| zone(picture, other)) {
        if !zones.iter().any(|own| own.is_subset(&zone)) {
            zones.retain(|own| !zone.is_subset(own));
            zones.push(zone);
        }
    }
    zones
}

/// The solutions in which only the corners of a rectangle differ, two of them ink.
fn switches(picture: &Picture) -> Vec<Picture> {
    let (rows, cols) = (picture.size().rows() as u16, picture.size().cols() as u16);
    let mut found = Vec::new();
    for (top, bottom) in pairs(rows) {
        for (left, right) in pairs(cols) {
            let [a, b, c, d] = [(top, left), (bottom, right), (top, right), (bottom, left)]
                .map(|(row, col)| Cell { row, col });
            if picture[a] != picture[b] || picture[c] != picture[d] || picture[a] == picture[c] {
                continue;
            }
            let mut other = picture.clone();
            for (cell, opposite) in [(a, c), (b, d), (c, a), (d, b)] {
                other[cell] = picture[opposite];
            }
            let is_same =
                |line: LineId| blocks(&cells(picture, line)) == blocks(&cells(&other, line));
            let rows = [LineId::Row(top), LineId::Row(bottom)];
            if rows.into_iter().chain([left, right].map(LineId::Col)).all(is_same) {
                found.push(other);
            }
        }
    }
    found
}

fn pairs(count: u16) -> impl Iterator<Item = (u16, u16)> {
    (0..count).flat_map(move |one| (one + 1..count).map(move |two| (one, two)))
}

/// One or two solutions that differ from the picture only in a window, if there are any and if they are found in time.
fn others(
    puzzle: &Puzzle,
    picture: &Picture,
    (rows, cols): &(Range<u16>, Range<u16>),
) -> Vec<Picture> {
    let mut board: Board = puzzle.board();
    for cell in picture.size().iter() {
        if !(rows.contains(&cell.row) && cols.contains(&cell.col)) {
            board.narrow(cell, Colours::from(picture[cell])).expect("the picture is a solution");
        }
    }
    let run = method::fastest(puzzle).start(puzzle, &board, &Options::default());
    let mut budget = Budget::new(Some(STEPS), None, &Interrupt::default());
    match budget.task(&mut Uniqueness::new(run)) {
        Ended::Done(Verdict::Several(one, two)) => {
            let found = [one, two].into_iter().filter_map(|board| board.picture());
            found.filter(|other| other != picture).collect()
        }
        Ended::Done(_) | Ended::Stopped(_) => Vec::new(),
    }
}

/// The zone of another solution.
fn zone(picture: &Picture, other: &Picture) -> Zone {
    let mut zone = Zone::new();
    for line in picture.size().lines() {
        let all = stretches(&cells(picture, line), &cells(other, line));
        zone.extend(all.into_iter().flatten().map(|at| line.cell(at as u16)));
    }
    zone
}

fn cells(picture: &Picture, line: LineId) -> Vec<Colour> {
    picture.line(line).copied().collect()
}

/// The stretches of a line in which two fillings differ, with the blank cells at their ends.
fn stretches(one: &[Colour], two: &[Colour]) -> Vec<Range<usize>> {
    let is_blank = |at: usize| !one[at].is_ink() && !two[at].is_ink();
    let mut all: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while let Some(first) = (at..one.len()).find(|&at| one[at] != two[at]) {
        let from = (0..first).rev().find(|&at| is_blank(at)).unwrap_or(0);
        let is_end =
            |&to: &usize| is_blank(to - 1) && blocks(&one[from..to]) == blocks(&two[from..to]);
        at = (first + 2..=one.len()).find(is_end).unwrap_or(one.len());
        assert_eq!(blocks(&one[from..at]), blocks(&two[from..at]), "both have the same clues");
        all.push(from..at);
    }
    all
}

/// The lengths of the blocks.
fn blocks(line: &[Colour]) -> Vec<usize> {
    let runs = line.split(|colour| !colour.is_ink());
    runs.map(<[Colour]>::len).filter(|&len| len > 0).collect()
}
