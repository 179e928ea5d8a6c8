//! What is told of the times that a set of puzzles took.

/// The figures, in the order of the table; the unit stands behind the name.
pub const NAMES: [&str; 11] = [
    "puzzles",
    "solved",
    "timeouts",
    "contradictions",
    "median_ms",
    "mean_ms",
    "geomean_ms",
    "p90_ms",
    "p99_ms",
    "max_ms",
    "total_s",
];

/// How many of them are counts.
pub const COUNTS: usize = 4;

/// One value for each name.
pub type Figures = [f64; NAMES.len()];

/// One run over a set.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Milliseconds of each puzzle.
    pub times: Vec<f64>,
    /// Puzzles that were answered.
    pub solved: usize,
    /// Puzzles that hit a limit first.
    pub timeouts: usize,
    /// Contradictions that the method met.
    pub contradictions: u64,
}

impl Tally {
    /// Its figures.
    pub fn figures(&self) -> Figures {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        let total: f64 = times.iter().sum();
        [
            times.len() as f64,
            self.solved as f64,
            self.timeouts as f64,
            self.contradictions as f64,
            quantile(&times, 0.5),
            total / times.len().max(1) as f64,
            geometric_mean(&times),
            quantile(&times, 0.9),
            quantile(&times, 0.99),
            quantile(&times, 1.0),
            total / 1000.0,
        ]
    }
}

/// The median of each figure by itself.
pub fn median(all: &[Figures]) -> Figures {
    std::array::from_fn(|figure| {
        let mut values: Vec<f64> = all.iter().map(|figures| figures[figure]).collect();
        values.sort_by(f64::total_cmp);
        quantile(&values, 0.5)
    })
}

/// The mean of ratios: twice as slow on one puzzle and twice as fast on another leave it as it
/// was, however long they take. What took no time counts as a nanosecond.
fn geometric_mean(times: &[f64]) -> f64 {
    let logarithms: f64 = times.iter().map(|time| time.max(1e-6).ln()).sum();
    if times.is_empty() { 0.0 } else { (logarithms / times.len() as f64).exp() }
}

/// The least value that more than this share of the sorted values stays below or at.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_a_hundred_puzzles() {
        let times: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        let tally = Tally { times, solved: 97, timeouts: 2, contradictions: 1234 };
        let figures = tally.figures();
        assert_eq!(figures[..6], [100.0, 97.0, 2.0, 1234.0, 51.0, 50.5]);
        assert!((figures[6] - 37.9927).abs() < 1e-4, "{}", figures[6]);
        assert_eq!(figures[7..], [91.0, 100.0, 100.0, 5.05]);
        assert_eq!(Tally::default().figures(), [0.0; NAMES.len()]);
    }

    #[test]
    fn the_median_is_taken_figure_by_figure() {
        let run = |times: &[f64], timeouts| {
            let (times, solved) = (times.to_vec(), 2 - timeouts);
            Tally { times, solved, timeouts, contradictions: 7 }.figures()
        };
        let seeds = [run(&[1.0, 9.0], 1), run(&[3.0, 4.0], 0), run(&[0.0, 8.0], 0)];
        let figures = median(&seeds);
        assert_eq!(figures[..COUNTS], [2.0, 2.0, 0.0, 7.0]);
        // The slowest puzzle of the three runs took 9, 4 and 8, all together 10, 7 and 8.
        assert_eq!((figures[9], figures[10]), (8.0, 0.008));
        assert_eq!(median(&seeds[..1]), seeds[0]);
    }
}
