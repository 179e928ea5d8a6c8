//! Probing: every open cell is tried black and tried white, and what follows is
//! compared. If one way fails, the other holds; what follows either way holds.
//! No hypothesis stays.
//!
//! A cell is not tried again while no line that its trials touched has
//! changed. The work is bounded: what probing cannot settle cheaply is left to
//! the learning search, for which it leaves a first idea of which cells matter.

use super::lines::{Lines, News};
use crate::Contradiction;
use crate::nonogram::line::word::Word;

/// Probing under way.
#[derive(Clone, Debug)]
pub struct Prober<W> {
    /// What is known without a trial.
    base: Known<W>,
    /// What followed from black.
    black: Known<W>,
    /// The next cell to try, by its number.
    next: usize,
    /// The cell after which a whole round has found nothing.
    last_found: usize,
    rounds: u32,
    /// When each line changed last, by a clock of changes.
    changed: Vec<u64>,
    clock: u64,
    /// By cell: the clock when it was tried, and the lines that were touched.
    tried: Vec<u64>,
    touched: Vec<u64>,
    words: usize,
    /// How promising each cell is.
    pub activity: Vec<f64>,
    /// Lines settled so far, and the most that may be.
    pub settled: u64,
    most: u64,
}

#[derive(Clone, Debug)]
struct Known<W> {
    black: Vec<W>,
    white: Vec<W>,
}

impl<W: Word> Known<W> {
    fn take(&mut self, lines: &Lines<W>) {
        self.black.copy_from_slice(&lines.black);
        self.white.copy_from_slice(&lines.white);
    }

    fn give(&self, lines: &mut Lines<W>) {
        lines.black.copy_from_slice(&self.black);
        lines.white.copy_from_slice(&self.white);
    }
}

/// What came of trying a cell.
pub enum Probe {
    /// Nothing new.
    Nothing,
    /// News for some rows, not yet noted.
    Found,
    /// There is no solution.
    Impossible,
    /// All cells have been tried, or the work is used.
    Over,
}

/// The most lines settled, whatever the size.
const MOST: u64 = 2_000_000;
/// The most bytes for remembering which lines a trial touched.
const MEMORY: usize = 32 << 20;

impl<W: Word> Prober<W> {
    pub fn new(lines: &Lines<W>) -> Prober<W> {
        let (cells, count) = (lines.size.cells(), lines.count());
        let known = Known { black: lines.black.clone(), white: lines.white.clone() };
        let words = count.div_ceil(64);
        let remembers = cells * words * 8 <= MEMORY;
        Prober {
            base: known.clone(),
            black: known,
            next: 0,
            last_found: 0,
            rounds: 0,
            changed: vec![0; count],
            clock: 1,
            tried: vec![0; cells],
            touched: if remembers { vec![0; cells * words] } else { Vec::new() },
            words,
            activity: vec![0.0; cells],
            settled: 0,
            most: (40 * cells as u64 + 20_000).min(MOST),
        }
    }

    /// Tries the next cell that is worth it. After [`Probe::Found`] the rows in
    /// `found` have news to be noted.
    pub fn step(&mut self, lines: &mut Lines<W>, found: &mut Vec<(usize, News<W>)>) -> Probe {
        let cells = lines.size.cells();
        loop {
            if self.settled > self.most || self.rounds > 0 && self.next == self.last_found {
                return Probe::Over;
            }
            let cell = self.next;
            self.next += 1;
            if self.next == cells {
                self.next = 0;
                self.rounds += 1;
            }
            let place = lines.place(cell);
            let (row, col) = (usize::from(place.row), u32::from(place.col));
            let known = lines.black[row] | lines.white[row];
            if known.has(col) || self.is_stale(cell) {
                if self.rounds > 0 && self.next == self.last_found {
                    return Probe::Over;
                }
                continue;
            }
            return self.probe(lines, cell, found);
        }
    }

    /// Notes that a line has changed for good.
    pub fn change(&mut self, line: usize) {
        self.clock += 1;
        self.changed[line] = self.clock;
    }

    /// Whether trying a cell again would show the same.
    fn is_stale(&self, cell: usize) -> bool {
        let since = self.tried[cell];
        let Some(touched) = self.touched.get(cell * self.words..(cell + 1) * self.words) else {
            return since == self.clock;
        };
        let lines =
            (0..self.changed.len()).filter(|line| touched[line / 64] >> (line % 64) & 1 == 1);
        since > 0 && lines.into_iter().all(|line| self.changed[line] <= since)
    }

    fn probe(
        &mut self,
        lines: &mut Lines<W>,
        cell: usize,
        found: &mut Vec<(usize, News<W>)>,
    ) -> Probe {
        self.base.take(lines);
        self.tried[cell] = self.clock;
        if !self.touched.is_empty() {
            self.touched[cell * self.words..][..self.words].fill(0);
        }
        let if_black = self.follow(lines, cell, true);
        self.black.take(lines);
        self.base.give(lines);
        let if_white = self.follow(lines, cell, false);
        let rows = 0..lines.size.rows();
        found.clear();
        if if_black.is_err() && if_white.is_err() {
            self.base.give(lines);
            return Probe::Impossible;
        }
        // What holds either way, or the one way there is.
        for row in rows {
            let (black, white) = match (&if_black, &if_white) {
                (Ok(_), Ok(_)) => (
                    self.black.black[row] & lines.black[row],
                    self.black.white[row] & lines.white[row],
                ),
                (Ok(_), Err(_)) => (self.black.black[row], self.black.white[row]),
                (Err(_), _) => (lines.black[row], lines.white[row]),
            };
            let known = self.base.black[row] | self.base.white[row];
            let news = News { black: black & !known, white: white & !known };
            if !(news.black | news.white).is_zero() {
                found.push((row, news));
            }
        }
        self.base.give(lines);
        if let (Ok(black), Ok(white)) = (if_black, if_white) {
            let apart = f64::from(black.abs_diff(white));
            self.activity[cell] = f64::from(black.min(white)) + 1.85 * apart.ln_1p();
        }
        if found.is_empty() {
            return Probe::Nothing;
        }
        self.last_found = self.next;
        self.rounds = 0;
        Probe::Found
    }

    /// Follows a trial to its end: how many cells it settles.
    fn follow(
        &mut self,
        lines: &mut Lines<W>,
        cell: usize,
        black: bool,
    ) -> Result<u32, Contradiction> {
        lines.set(cell, black);
        let mut count = 1;
        while let Some(line) = lines.next() {
            self.settled += 1;
            if let Some(word) = self.touched.get_mut(cell * self.words + line / 64) {
                *word |= 1 << (line % 64);
            }
            match lines.settle(line) {
                Ok(news) => {
                    count += (news.black | news.white).count();
                    lines.note(line, news);
                }
                Err(Contradiction) => {
                    lines.clear();
                    return Err(Contradiction);
                }
            }
        }
        Ok(count)
    }
}
