//! Probing: every open cell is tried in each of its colours, and what follows
//! is compared. A colour that fails is removed; what follows from all the
//! others holds. No hypothesis stays.
//!
//! Once round: what a second round finds costs more than learning it. The work
//! is bounded too. What probing leaves open is for the learning search, which
//! gets a first idea of which cells matter.

use super::lines::Lines;
use super::solver::Solver;
use crate::Contradiction;
use crate::colours::Colour;
use crate::grid::Size;
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
    /// How promising each cell is.
    pub activity: Vec<f64>,
    /// Lines settled so far.
    pub settled: u64,
}

/// What came of trying a cell.
pub enum Probe {
    /// Nothing new.
    Nothing,
    /// News: see [`Prober::news`].
    Found,
    /// There is no solution.
    Impossible,
    /// Every cell has been tried, or the work is used.
    Over,
}

/// The most lines settled.
const MOST: u64 = 1_000_000;

impl<W: Word> Prober<W> {
    pub fn new<S: Solver<Word = W>>(lines: &Lines<S>) -> Prober<W> {
        Prober {
            base: lines.removed.clone(),
            common: lines.removed.clone(),
            next: 0,
            activity: vec![0.0; lines.size.cells()],
            settled: 0,
        }
    }

    /// Tries the next open cell.
    pub fn step<S: Solver<Word = W>>(&mut self, lines: &mut Lines<S>) -> Probe {
        let open = (self.next..lines.size.cells()).find(|&cell| !lines.is_known(cell));
        match open {
            Some(cell) if self.settled < MOST => {
                self.next = cell + 1;
                self.probe(lines, cell)
            }
            _ => Probe::Over,
        }
    }

    /// What was found: a colour, a row, and its cells that do not have that colour.
    pub fn news(&self, size: Size) -> impl Iterator<Item = (usize, usize, W)> {
        let (rows, count) = (size.rows(), size.rows() + size.cols());
        let colours = self.common.chunks_exact(count).zip(self.base.chunks_exact(count));
        colours.enumerate().flat_map(move |(colour, (common, base))| {
            let words = common.iter().zip(base).take(rows).enumerate();
            words
                .map(move |(row, (&common, &base))| (colour, row, common & !base))
                .filter(|(.., news)| !news.is_zero())
        })
    }

    fn probe<S: Solver<Word = W>>(&mut self, lines: &mut Lines<S>, cell: usize) -> Probe {
        self.base.copy_from_slice(&lines.removed);
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
            self.activity[cell] = f64::from(fewest) + 1.28 * log(1 + most - fewest);
        }
        match self.news(lines.size).next() {
            None => Probe::Nothing,
            Some(_) => Probe::Found,
        }
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

/// About the logarithm to base 2, by arithmetic that is the same on every machine.
fn log(n: u32) -> f64 {
    let whole = n.ilog2();
    f64::from(whole) + f64::from(n) / f64::from(1_u32 << whole) - 1.0
}
