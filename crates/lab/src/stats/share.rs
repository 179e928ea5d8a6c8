//! A share of many, and how far chance may have moved it (Wilson, 1927).

/// So many of so many; some of the rest may belong to them too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Those that are in.
    pub yes: u64,
    /// Those that are in or out.
    pub known: u64,
    /// Those of which it is not known: a limit was hit.
    pub open: u64,
}

impl Share {
    /// The share among those that are known.
    pub fn value(self) -> f64 {
        self.yes as f64 / self.known.max(1) as f64
    }

    /// Where the share lies with 95 percent confidence, whatever the open ones are.
    pub fn interval(self) -> (f64, f64) {
        let all = self.known + self.open;
        let low = wilson(self.yes, all).0;
        let high = wilson(self.yes + self.open, all).1;
        (low, high)
    }
}

fn wilson(yes: u64, all: u64) -> (f64, f64) {
    if all == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (all as f64, 1.96_f64);
    let share = yes as f64 / n;
    let centre = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((centre - half) / scale).max(0.0), ((centre + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_of_wilson() {
        let near = |share: Share, low: f64, high: f64| {
            let (a, b) = share.interval();
            assert!((a - low).abs() < 5e-4 && (b - high).abs() < 5e-4, "{a} {b}");
        };
        near(Share { yes: 10, known: 20, open: 0 }, 0.2993, 0.7007);
        near(Share { yes: 0, known: 10, open: 0 }, 0.0, 0.2775);
        // Ten open ones may be in or out.
        near(Share { yes: 10, known: 10, open: 10 }, 0.2993, 1.0);
        near(Share::default(), 0.0, 1.0);
    }
}
