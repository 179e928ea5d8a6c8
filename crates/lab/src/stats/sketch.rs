//! Many values in little room: counts in buckets that are two percent wide, each with the mean
//! of what is in it, so that quantiles come out within one percent however many values there
//! were, and as they are where few are alike.
//!
//! A run that was stopped says only that it would have taken longer: it is
//! *censored*. Quantiles are those of Kaplan and Meier (1958): a censored run counts
//! as going on until it was stopped and says nothing afterwards. Where too many
//! were stopped, a quantile is only known to lie above something, and a mean of
//! stopped runs is a lower bound.

use std::collections::BTreeMap;

/// Buckets for each doubling of the value.
const FINE: f64 = 32.0;

/// Values above zero, by bucket.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    buckets: BTreeMap<i32, Bucket>,
    ended: u64,
    stopped: u64,
    sum: f64,
}

/// Values that are nearly the same.
#[derive(Clone, Copy, Debug, Default)]
struct Bucket {
    ended: u64,
    stopped: u64,
    sum: f64,
}

impl Bucket {
    fn mean(self) -> f64 {
        self.sum / (self.ended + self.stopped) as f64
    }
}

/// What is known of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Estimate {
    /// It is about this.
    About(f64),
    /// It is at least this.
    Above(f64),
}

impl Estimate {
    /// The number, whichever it is.
    pub fn value(self) -> f64 {
        match self {
            Estimate::About(value) | Estimate::Above(value) => value,
        }
    }

    /// The number, if it is known.
    pub fn known(self) -> Option<f64> {
        match self {
            Estimate::About(value) => Some(value),
            Estimate::Above(_) => None,
        }
    }
}

impl Sketch {
    /// Adds a value; `stopped` if it would have become larger.
    pub fn add(&mut self, value: f64, stopped: bool) {
        let value = value.max(f64::MIN_POSITIVE);
        let bucket = self.buckets.entry((value.log2() * FINE).floor() as i32).or_default();
        if stopped {
            bucket.stopped += 1;
            self.stopped += 1;
        } else {
            bucket.ended += 1;
            self.ended += 1;
        }
        bucket.sum += value;
        self.sum += value;
    }

    /// How many values there are.
    pub fn count(&self) -> u64 {
        self.ended + self.stopped
    }

    /// How many of them were stopped.
    pub fn stopped(&self) -> u64 {
        self.stopped
    }

    /// The value that this share stays below.
    pub fn quantile(&self, share: f64) -> Option<Estimate> {
        let (mut at_risk, mut beyond) = (self.count() as f64, 1.0);
        for bucket in self.buckets.values() {
            beyond *= 1.0 - bucket.ended as f64 / at_risk;
            // Sums of shares are off by a rounding error.
            if bucket.ended > 0 && beyond <= 1.0 - share + 1e-9 {
                return Some(Estimate::About(bucket.mean()));
            }
            at_risk -= (bucket.ended + bucket.stopped) as f64;
        }
        let (_, last) = self.buckets.last_key_value()?;
        Some(Estimate::Above(last.mean()))
    }

    /// The mean: a lower bound if some were stopped.
    pub fn mean(&self) -> Option<Estimate> {
        let count = self.count();
        let mean = self.sum / count as f64;
        match (count, self.stopped) {
            (0, _) => None,
            (_, 0) => Some(Estimate::About(mean)),
            _ => Some(Estimate::Above(mean)),
        }
    }

    /// How many had ended by each value, as shares of all, for a curve.
    pub fn rising(&self) -> Vec<(f64, f64)> {
        let mut ended = 0;
        let all = self.count().max(1) as f64;
        let points = self.buckets.values().filter(|bucket| bucket.ended > 0);
        points
            .map(|bucket| {
                ended += bucket.ended;
                (ended as f64 / all, bucket.mean())
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: Option<Estimate>, wanted: Estimate) {
        let found = found.unwrap();
        let is_near = (found.value() / wanted.value()).ln().abs() < 0.012;
        assert!(is_near && found.known().is_some() == wanted.known().is_some(), "{found:?}");
    }

    #[test]
    fn quantiles_of_a_thousand() {
        let mut sketch = Sketch::default();
        (1..=1000).for_each(|value| sketch.add(f64::from(value), false));
        near(sketch.quantile(0.5), Estimate::About(500.0));
        near(sketch.quantile(0.9), Estimate::About(900.0));
        near(sketch.mean(), Estimate::About(500.5));
        assert_eq!(Sketch::default().quantile(0.5), None);
    }

    #[test]
    fn a_quantile_of_few_is_one_of_them() {
        let mut sketch = Sketch::default();
        [9.0, 15.0, 122.0].iter().for_each(|&value| sketch.add(value, false));
        assert_eq!(sketch.quantile(0.5), Some(Estimate::About(15.0)));
        assert_eq!(sketch.quantile(0.99), Some(Estimate::About(122.0)));
    }

    #[test]
    fn what_was_stopped_is_not_averaged_away() {
        // Of ten runs, five end at 10 and five are stopped at 20: half end by 10, and
        // nothing is known of the slower half.
        let mut sketch = Sketch::default();
        (0..5).for_each(|_| sketch.add(10.0, false));
        (0..5).for_each(|_| sketch.add(20.0, true));
        near(sketch.quantile(0.5), Estimate::About(10.0));
        near(sketch.quantile(0.6), Estimate::Above(20.0));
        near(sketch.mean(), Estimate::Above(15.0));
    }

    /// The example of Kaplan and Meier's method that textbooks give: ends at 6 (three
    /// times), 7, 10, 13, 16, 22, 23, and twelve more that were stopped in between.
    #[test]
    fn kaplan_and_meier() {
        let mut sketch = Sketch::default();
        [6, 6, 6, 7, 10, 13, 16, 22, 23].iter().for_each(|&t| sketch.add(f64::from(t), false));
        let stopped = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35];
        stopped.iter().for_each(|&t| sketch.add(f64::from(t), true));
        // Known: 0.857 live past 6, 0.627 past 16, 0.538 past 22, 0.448 past 23.
        near(sketch.quantile(0.14), Estimate::About(6.0));
        near(sketch.quantile(0.45), Estimate::About(22.0));
        near(sketch.quantile(0.50), Estimate::About(23.0));
        near(sketch.quantile(0.56), Estimate::Above(35.0));
    }
}
