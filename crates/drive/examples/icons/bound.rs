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
//! Solutions that differ in few cells have small zones: first those are looked for in which the corners
//! of a rectangle are exchanged, and those that differ only within a small window; then, where some cells
//! meet all zones known, those whose zones avoid these cells.

use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::{Board, Picture, Puzzle, method};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

/// The rows and columns of the windows, and how far each lies from the next.
const WINDOWS: [(u16, u16, usize); 6] =
    [(4, 4, 1), (6, 6, 2), (8, 8, 2), (12, 12, 3), (5, 10, 2), (10, 5, 2)];
/// The most steps of a question, and of looking for cells.
const STEPS: u64 = 20_000;
const NODES: u64 = 20_000;

type Zone = BTreeSet<Cell>;

/// How many cells are needed at least, as far as up to `most` are looked at.
pub fn at_least(picture: &Picture, most: usize) -> usize {
    let puzzle = Puzzle::of(picture, Vec::new()).expect("a picture has a puzzle");
    let mut zones = zones(&puzzle, picture);
    let mut cells = 0;
    while cells <= most {
        let all: Vec<&Zone> = zones.iter().collect();
        match meeting(&all, &Zone::new(), cells, &mut NODES.clone()) {
            Met::By(met) => match avoiding(&puzzle, picture, &met) {
                Some(zone) => add(&mut zones, zone),
                None => break,
            },
            Met::ByNone => cells += 1,
            Met::Unknown => break,
        }
    }
    cells
}

/// Whether a mend that changes these cells meets all zones, as every mend does.
pub fn is_met(picture: &Picture, cells: &BTreeSet<Cell>) -> bool {
    let puzzle = Puzzle::of(picture, Vec::new()).expect("a picture has a puzzle");
    zones(&puzzle, picture).iter().all(|zone| !zone.is_disjoint(cells))
}

/// Which cells meet all zones.
enum Met {
    By(Zone),
    /// Proven.
    ByNone,
    /// It was not found out in time.
    Unknown,
}

/// At most so many cells that meet all of these zones, without those that were tried already.
fn meeting(zones: &[&Zone], tried: &Zone, most: usize, left: &mut u64) -> Met {
    if zones.is_empty() {
        return Met::By(Zone::new());
    }
    if *left == 0 {
        return Met::Unknown;
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
        return Met::ByNone;
    }
    let mut tried = tried.clone();
    let count = |cell: &Cell| zones.iter().filter(|zone| zone.contains(cell)).count();
    let mut cells: Vec<Cell> = by_size[0].iter().copied().collect();
    cells.sort_by_cached_key(|cell| Reverse(count(cell)));
    for cell in cells {
        let missed: Vec<&Zone> = zones.iter().copied().filter(|own| !own.contains(&cell)).collect();
        match meeting(&missed, &tried, most - 1, left) {
            Met::By(mut met) => {
                met.insert(cell);
                return Met::By(met);
            }
            Met::Unknown => return Met::Unknown,
            Met::ByNone => {}
        }
        tried.insert(cell);
    }
    Met::ByNone
}

/// The zone of a solution that has none of these cells, if one is found. Solutions are looked at that are
/// like the picture around these cells, or in their whole rows and columns; then within windows.
fn avoiding(puzzle: &Puzzle, picture: &Picture, cells: &Zone) -> Option<Zone> {
    let mut around = Zone::new();
    for &cell in cells {
        for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
            let (at, all) = (usize::from(line.place(cell)), self::cells(picture, line));
            let is_blank = |at: &usize| !all[*at].is_ink();
            let from = (0..at).rev().find(is_blank).unwrap_or(0);
            let to = (at + 1..all.len()).find(is_blank).unwrap_or(all.len() - 1);
            around.extend((from..=to).map(|at| line.cell(at as u16)));
        }
    }
    let is_beside = |cell: Cell| cells.iter().any(|own| own.row == cell.row || own.col == cell.col);
    let near = others(puzzle, picture, |cell| around.contains(&cell));
    let far = others(puzzle, picture, is_beside);
    let within = windows(picture).flat_map(|window| {
        others(puzzle, picture, |cell| around.contains(&cell) || !window.has(cell))
    });
    let mut zones = near.into_iter().chain(far).chain(within).map(|other| zone(picture, &other));
    zones.find(|zone| zone.is_disjoint(cells))
}

/// Rows and columns beside each other.
struct Window {
    rows: Range<u16>,
    cols: Range<u16>,
}

impl Window {
    fn has(&self, cell: Cell) -> bool {
        self.rows.contains(&cell.row) && self.cols.contains(&cell.col)
    }
}

fn windows(picture: &Picture) -> impl Iterator<Item = Window> {
    let (rows, cols) = (picture.size().rows() as u16, picture.size().cols() as u16);
    WINDOWS.into_iter().flat_map(move |(height, width, step)| {
        let tops = (0..(rows + 1).saturating_sub(height)).step_by(step);
        tops.flat_map(move |top| {
            let lefts = (0..(cols + 1).saturating_sub(width)).step_by(step);
            lefts.map(move |left| Window { rows: top..top + height, cols: left..left + width })
        })
    })
}

/// Zones of other solutions, none of which has all cells of another.
fn zones(puzzle: &Puzzle, picture: &Picture) -> Vec<Zone> {
    let mut zones = Vec::new();
    let within =
        windows(picture).flat_map(|window| others(puzzle, picture, |cell| !window.has(cell)));
    for other in switches(picture).into_iter().chain(within) {
        add(&mut zones, zone(picture, &other));
    }
    zones
}

/// Adds a zone, unless one that is known lies in it.
fn add(zones: &mut Vec<Zone>, zone: Zone) {
    if !zones.iter().any(|own| own.is_subset(&zone)) {
        zones.retain(|own| !zone.is_subset(own));
        zones.push(zone);
    }
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

/// One or two other solutions that are like the picture in some cells, if there are any and they
/// are found in time.
fn others(puzzle: &Puzzle, picture: &Picture, is_like_it: impl Fn(Cell) -> bool) -> Vec<Picture> {
    let mut board: Board = puzzle.board();
    for cell in picture.size().iter().filter(|&cell| is_like_it(cell)) {
        board.narrow(cell, Colours::from(picture[cell])).expect("the picture is a solution");
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
