//! Probing: every open cell is tried in each of its colours, and what follows
//! is compared. A colour that fails is removed; what follows from all the
//! others holds. No hypothesis stays.
//!
//! Once round, in an order fixed beforehand: where most is known around a cell, most
//! follows from it. What a second round finds costs more than learning it. The
//! work is bounded too. What probing leaves open is for the learning search,
//! which gets a first idea of which cells matter.
//!
//! Trials are made on lines of its own, so they can stop anywhere and go on later.
//! Only lines that a trial looked at are set back after it.

use super::lines::{Lines, PORTION};
use super::solver::Solver;
use crate::Contradiction;
use crate::colours::Colours;
use crate::nonogram::line::word::Word;

/// Probing under way.
#[derive(Clone, Debug)]
pub struct Prober<S: Solver> {
    /// What follows from a trial; between trials, what the search knows.
    lines: Lines<S>,
    /// The cells still to be tried, the next one last: see [`Prober::rank`].
    order: Vec<u64>,
    /// How many of them, the last ones, are in order.
    sorted: usize,
    /// How many rows have their cells in that order.
    ranked: usize,
    trial: Option<Trial>,
    /// The lines that the trial looked at, each once, and by line whether it is among them.
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    /// By colour and row: what every trial of a cell that did not fail removes,
    /// in the rows where that may be something.
    common: Vec<S::Word>,
    rows: Vec<u16>,
    /// Whether something was found that its own lines do not know.
    pub is_behind: bool,
    /// How promising each cell is.
    pub activity: Vec<f64>,
    /// Lines settled so far.
    pub settled: u64,
    /// These and the portions of putting cells in order.
    pub steps: u64,
    /// Cells looked at so far.
    pub work: u64,
    /// Cells taken in their order so far.
    pub passed: u64,
    /// The most cells looked at in one step, and one line more.
    portion: u64,
}

/// A cell that is being tried.
#[derive(Clone, Copy, Debug)]
struct Trial {
    cell: usize,
    /// The colours that were not tried to the end.
    left: Colours,
    /// How much the first of them settles so far, if it has been begun.
    count: u32,
    /// The least and the most that a colour settles.
    fewest: u32,
    most: u32,
    /// Whether none failed.
    all: bool,
}

/// What came of trying a cell.
pub enum Probe {
    /// Nothing new, or nothing yet.
    Nothing,
    /// News: see [`Prober::news`].
    Found,
    /// There is no solution.
    Impossible,
    /// Every cell has been tried, or the work is used.
    Over,
}

/// How many cells are put in order together.
const SORTED: usize = 4_000;
/// The most cells looked at.
const MOST: u64 = 50_000_000;

impl<S: Solver> Prober<S> {
    pub fn new(lines: &Lines<S>) -> Prober<S> {
        Prober {
            lines: lines.clone(),
            order: Vec::new(),
            sorted: 0,
            ranked: 0,
            trial: None,
            touched: Vec::new(),
            is_touched: vec![false; lines.count()],
            common: vec![S::Word::ZERO; lines.size.rows() * lines.colours()],
            rows: Vec::new(),
            is_behind: false,
            activity: vec![0.0; lines.size.cells()],
            settled: 0,
            steps: 0,
            work: 0,
            passed: 0,
            portion: lines.portion as u64,
        }
    }

    /// Tries the next open cell, or goes on trying. `known` is what the search knows.
    pub fn step(&mut self, known: &Lines<S>) -> Probe {
        if std::mem::take(&mut self.is_behind) {
            self.lines.removed.copy_from_slice(&known.removed);
        }
        if self.ranked < known.size.rows() {
            self.rank(known);
            return Probe::Nothing;
        }
        let begun = self.trial.take().map_or_else(|| self.next_trial(), Ok);
        let mut trial = match begun {
            Ok(trial) => trial,
            Err(probe) => return probe,
        };
        let end = self.work + self.portion;
        while let Some(colour) = trial.left.iter().next() {
            if trial.count == 0 {
                self.lines.narrow(trial.cell, colour.into());
                trial.count = 1;
            }
            let Some(followed) = self.follow(&mut trial.count, end) else {
                self.trial = Some(trial);
                return Probe::Nothing;
            };
            match followed {
                Ok(()) => {
                    self.compare(known, trial.fewest == u32::MAX);
                    trial.fewest = trial.fewest.min(trial.count);
                    trial.most = trial.most.max(trial.count);
                }
                Err(Contradiction) => trial.all = false,
            }
            self.set_back(known);
            trial.left = trial.left.without(colour);
            trial.count = 0;
        }
        if trial.fewest == u32::MAX {
            return Probe::Impossible;
        }
        if trial.all {
            let more = trial.most - trial.fewest;
            self.activity[trial.cell] = f64::from(trial.fewest) + 1.28 * log(1 + more);
        }
        let is_news = self.news().next().is_some();
        self.is_behind = is_news;
        if is_news { Probe::Found } else { Probe::Nothing }
    }

    /// What was found: a colour, a row, and its cells that do not have that colour.
    pub fn news(&self) -> impl Iterator<Item = (usize, usize, S::Word)> {
        let found = self.common.chunks_exact(self.lines.size.rows()).enumerate();
        found
            .flat_map(|(colour, common)| {
                self.rows
                    .iter()
                    .map(move |&row| (colour, usize::from(row), common[usize::from(row)]))
            })
            .filter(|(.., news)| !news.is_zero())
    }

    /// Puts the open cells of some rows in order: the best have the most known
    /// cells and borders beside them, and of these the fewest open cells in row and column.
    /// Of more than can be tried the best are kept.
    fn rank(&mut self, known: &Lines<S>) {
        let (rows, cols) = (known.size.rows(), known.size.cols());
        let most = (MOST as usize).div_ceil(rows + cols);
        let open = |line: usize| known.open(line).count();
        let in_cols: Vec<u32> = (rows..rows + cols).map(open).collect();
        let border = S::Word::ZERO;
        let end = rows.min(self.ranked + (PORTION as usize).div_ceil(cols));
        for row in self.ranked..end {
            let here = known.open(row);
            let in_row = here.count();
            let above = row.checked_sub(1).map_or(border, |above| known.open(above));
            let below = if row + 1 < rows { known.open(row + 1) } else { border };
            let beside = [above, below, here << 1, here >> 1];
            for at in here.places() {
                let closed = beside.iter().filter(|open| !open.has(at)).count();
                let open = in_row + in_cols[at as usize];
                let cell = known.cell(row, at);
                let (fewer, sooner) = (u64::from(!open as u16), u64::from(!(cell as u32)));
                self.order.push((closed as u64) << 48 | fewer << 32 | sooner);
            }
            let is_last = row + 1 == rows;
            if self.order.len() > if is_last { most } else { 2 * most } {
                let worse = self.order.len() - most;
                self.order.select_nth_unstable(worse);
                self.order.drain(..worse);
            }
        }
        self.steps += 1;
        self.ranked = end;
    }

    /// Takes the best of the cells that are left.
    fn next_best(&mut self) -> Option<usize> {
        if self.sorted == 0 {
            // Sorting all of them at once takes milliseconds.
            let worse = self.order.len().saturating_sub(SORTED);
            if worse > 0 {
                self.order.select_nth_unstable(worse);
            }
            self.order[worse..].sort_unstable();
            self.sorted = self.order.len() - worse;
        }
        self.sorted = self.sorted.saturating_sub(1);
        self.order.pop().map(|key| !key as u32 as usize)
    }

    /// The next cell to be tried: none, or none among some thousands.
    fn next_trial(&mut self) -> Result<Trial, Probe> {
        self.rows.clear();
        if self.work >= MOST {
            return Err(Probe::Over);
        }
        for _ in 0..SORTED {
            self.passed += 1;
            let cell = self.next_best().ok_or(Probe::Over)?;
            let left = self.lines.may_be(cell);
            if !left.is_settled() {
                return Ok(Trial { cell, left, count: 0, fewest: u32::MAX, most: 0, all: true });
            }
        }
        Err(Probe::Nothing)
    }

    /// Follows a trial to its end, or until the work is `end`.
    fn follow(&mut self, count: &mut u32, end: u64) -> Option<Result<(), Contradiction>> {
        let lines = &mut self.lines;
        while self.work < end {
            let Some(line) = lines.next() else { return Some(Ok(())) };
            if !std::mem::replace(&mut self.is_touched[line], true) {
                self.touched.push(line as u16);
            }
            self.settled += 1;
            self.steps += 1;
            self.work += lines.len(line) as u64;
            match lines.settle(line) {
                Ok(false) => {}
                Ok(true) => {
                    *count += lines.news.iter().map(|word| word.count()).sum::<u32>();
                    lines.note(line);
                }
                Err(Contradiction) => {
                    while let Some(line) = lines.next() {
                        if !std::mem::replace(&mut self.is_touched[line], true) {
                            self.touched.push(line as u16);
                        }
                    }
                    return Some(Err(Contradiction));
                }
            }
        }
        None
    }

    /// Keeps of what is common to the trials of a cell so far what this one found too.
    fn compare(&mut self, known: &Lines<S>, is_first: bool) {
        let (rows, count) = (self.lines.size.rows(), self.lines.count());
        if is_first {
            self.rows.extend(self.touched.iter().filter(|&&line| usize::from(line) < rows));
            self.rows.sort_unstable();
        }
        for colour in 0..self.lines.colours() {
            for &row in &self.rows {
                let (row, from) = (usize::from(row), colour * count);
                let common = &mut self.common[colour * rows + row];
                let own = self.lines.removed[from + row];
                *common = if is_first { own & !known.removed[from + row] } else { *common & own };
            }
        }
    }

    /// Forgets a trial.
    fn set_back(&mut self, known: &Lines<S>) {
        let (colours, count) = (self.lines.colours(), self.lines.count());
        for line in self.touched.drain(..) {
            self.is_touched[usize::from(line)] = false;
            for at in (usize::from(line)..).step_by(count).take(colours) {
                self.lines.removed[at] = known.removed[at];
            }
        }
    }
}

/// About the logarithm to base 2, by arithmetic that is the same on every machine.
fn log(n: u32) -> f64 {
    let whole = n.ilog2();
    f64::from(whole) + f64::from(n) / f64::from(1_u32 << whole) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::colours::Colour;
    use crate::grid::{Grid, Size};
    use crate::nonogram::search::solver::{BlackWhite, Coloured, Long};
    use crate::nonogram::{Ink, Puzzle, Rgb};

    /// What lines imply, if they allow anything.
    fn at_rest<S: Solver>(mut lines: Lines<S>) -> Option<Lines<S>> {
        while let Some(line) = lines.next() {
            if lines.settle(line).ok()? {
                lines.note(line);
            }
        }
        Some(lines)
    }

    /// Everything removed by all trials of a cell that do not fail, the plain way.
    fn plainly<S: Solver>(lines: &Lines<S>, cell: usize) -> Vec<S::Word> {
        let trial = |colour: Colour| {
            let mut lines = lines.clone();
            lines.narrow(cell, colour.into());
            Some(at_rest(lines)?.removed)
        };
        let all = lines
            .may_be(cell)
            .iter()
            .filter_map(trial)
            .reduce(|all, one| all.iter().zip(one).map(|(&all, one)| all & one).collect());
        all.expect("a picture solves it")
    }

    /// Probing finds what trying each cell plainly finds, in portions of any size.
    fn check<S: Solver>(puzzle: &Puzzle, portion: u64) -> u32 {
        let mut lines = at_rest(Lines::<S>::new(puzzle)).expect("a picture solves it");
        let mut prober = Prober { portion, ..Prober::new(&lines) };
        let mut found = 0;
        loop {
            let last = prober.trial.map(|trial| trial.cell).or_else(|| {
                let mut keys = prober.order.clone();
                keys.sort_unstable();
                let mut next = keys.iter().rev().map(|&key| !key as u32 as usize);
                next.find(|&cell| !lines.may_be(cell).is_settled())
            });
            match prober.step(&lines) {
                Probe::Impossible => unreachable!("a picture solves it"),
                Probe::Over => return found,
                Probe::Nothing => {
                    if let (None, Some(cell), true) = (prober.trial, last, prober.settled > 0) {
                        assert_eq!(plainly(&lines, cell), lines.removed);
                    }
                }
                Probe::Found => {
                    found += 1;
                    let expected = plainly(&lines, last.expect("it tried a cell"));
                    for (colour, row, bits) in prober.news() {
                        for at in bits.places() {
                            lines.set(lines.is_not(lines.cell(row, at), colour));
                        }
                    }
                    assert_eq!(lines.removed, expected);
                    lines = at_rest(lines).expect("a picture solves it");
                }
            }
        }
    }

    #[test]
    fn probing_in_portions_is_probing() {
        let mut chance = Chance::new("probing");
        let mut found = 0;
        let ink = |n: u8| Ink::new(n.to_string(), Rgb { r: n, g: 0, b: 0 });
        for round in 0..60 {
            let size = Size::new(3 + chance.below(12), 3 + chance.below(12)).expect("a size");
            let mut draw = |colours| {
                Grid::from_fn(size, |_| Colour::new(chance.below(colours)).expect("a colour"))
            };
            let portion = [1, 40, PORTION as u64][round % 3];
            let puzzle = Puzzle::of(&draw(2), Vec::new()).expect("a puzzle");
            found += check::<BlackWhite<u32>>(&puzzle, portion);
            assert_eq!(
                check::<Long<2>>(&puzzle, 1),
                check::<BlackWhite<u32>>(&puzzle, PORTION as u64)
            );
            let puzzle = Puzzle::of(&draw(3), vec![ink(0), ink(1), ink(2)]).expect("a puzzle");
            found += check::<Coloured<u32>>(&puzzle, portion);
        }
        assert!(found > 30, "{found}");
    }
}
