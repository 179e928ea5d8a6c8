//! Probing: every open cell is tried in each of its colours, and what follows
//! is compared. A colour that fails is removed; what follows from all the
//! others holds. No hypothesis stays.
//!
//! A cell is not tried again while no line that its trials touched has
//! changed. The work is bounded: what probing cannot settle cheaply is left to
//! the learning search, for which it leaves a first idea of which cells matter.

use super::lines::Lines;
use super::solver::Solver;
use crate::Contradiction;
use crate::colours::Colour;
use crate::nonogram::line::word::Word;

/// Probing under way.
#[derive(Clone, Debug)]
pub struct Prober<W> {
    /// What is removed without a trial, by colour and line.
    base: Vec<W>,
    /// What is removed by every trial of a cell that did not fail.
    common: Vec<W>,
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

/// What came of trying a cell.
pub enum Probe {
    /// Nothing new.
    Nothing,
    /// News: see [`Prober::news`].
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
    pub fn new<S: Solver<Word = W>>(lines: &Lines<S>) -> Prober<W> {
        let (cells, count) = (lines.size.cells(), lines.count());
        let words = count.div_ceil(64);
        let remembers = cells * words * 8 <= MEMORY;
        Prober {
            base: lines.removed.clone(),
            common: lines.removed.clone(),
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

    /// Tries the next cell that is worth it.
    pub fn step<S: Solver<Word = W>>(&mut self, lines: &mut Lines<S>) -> Probe {
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
            if !lines.is_known(cell) && !self.is_stale(cell) {
                return self.probe(lines, cell);
            }
        }
    }

    /// What was found: a colour, a row, and its cells that do not have that colour.
    pub fn news(&self, rows: usize) -> impl Iterator<Item = (usize, usize, W)> {
        let count = self.changed.len();
        let colours = self.common.chunks_exact(count).zip(self.base.chunks_exact(count));
        colours.enumerate().flat_map(move |(colour, (common, base))| {
            let words = common.iter().zip(base).take(rows).enumerate();
            words
                .map(move |(row, (&common, &base))| (colour, row, common & !base))
                .filter(|(.., news)| !news.is_zero())
        })
    }

    /// Notes that a line has changed for good.
    pub fn change(&mut self, line: usize) {
        self.clock += 1;
        self.changed[line] = self.clock;
    }

    /// Whether trying a cell again would show the same.
    fn is_stale(&self, cell: usize) -> bool {
        let since = self.tried[cell];
        if since == 0 {
            return false;
        }
        let Some(touched) = self.touched.get(cell * self.words..(cell + 1) * self.words) else {
            return since == self.clock;
        };
        let lines = touched
            .iter()
            .enumerate()
            .flat_map(|(word, &bits)| bits.places().map(move |at| word * 64 + at as usize));
        lines.into_iter().all(|line| self.changed[line] <= since)
    }

    fn probe<S: Solver<Word = W>>(&mut self, lines: &mut Lines<S>, cell: usize) -> Probe {
        self.base.copy_from_slice(&lines.removed);
        self.tried[cell] = self.clock;
        if !self.touched.is_empty() {
            self.touched[cell * self.words..][..self.words].fill(0);
        }
        let (mut fewest, mut most, mut all) = (u32::MAX, 0, true);
        for colour in lines.may_be(cell).iter() {
            match self.follow(lines, cell, colour) {
                Ok(count) if fewest == u32::MAX => {
                    (fewest, most) = (count, count);
                    self.common.copy_from_slice(&lines.removed);
                }
                Ok(count) => {
                    (fewest, most) = (fewest.min(count), most.max(count));
                    for (common, &removed) in self.common.iter_mut().zip(&lines.removed) {
                        *common = *common & removed;
                    }
                }
                Err(Contradiction) => all = false,
            }
            lines.removed.copy_from_slice(&self.base);
        }
        if fewest == u32::MAX {
            return Probe::Impossible;
        }
        if all {
            self.activity[cell] = f64::from(fewest) + 1.85 * f64::from(most - fewest).ln_1p();
        }
        if self.news(lines.size.rows()).next().is_none() {
            return Probe::Nothing;
        }
        self.last_found = self.next;
        self.rounds = 0;
        Probe::Found
    }

    /// Follows a trial to its end: how much it settles.
    fn follow<S: Solver<Word = W>>(
        &mut self,
        lines: &mut Lines<S>,
        cell: usize,
        colour: Colour,
    ) -> Result<u32, Contradiction> {
        lines.narrow(cell, std::iter::once(colour).collect());
        let mut count = 1;
        while let Some(line) = lines.next() {
            self.settled += 1;
            if let Some(word) = self.touched.get_mut(cell * self.words + line / 64) {
                *word |= 1 << (line % 64);
            }
            match lines.settle(line) {
                Ok(false) => {}
                Ok(true) => {
                    count += lines.news.iter().map(|word| word.count()).sum::<u32>();
                    lines.note(line);
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
