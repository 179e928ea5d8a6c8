//! When a search begins again: after so many contradictions times the next of
//! the Luby sequence, which is good whatever the best time would be (Luby,
//! Sinclair, Zuckerman 1993).

/// Contradictions between restarts, times the Luby sequence.
const UNIT: u64 = 128;

/// The restarts so far, and when the next is due.
#[derive(Clone, Debug)]
pub struct Restarts {
    done: u64,
    /// Contradictions until the next.
    left: u64,
}

impl Default for Restarts {
    fn default() -> Restarts {
        Restarts { done: 0, left: UNIT }
    }
}

impl Restarts {
    /// Counts a contradiction.
    pub fn count(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    pub fn is_due(&self) -> bool {
        self.left == 0
    }

    /// One restart more.
    pub fn next(&mut self) {
        self.done += 1;
        self.left = UNIT * luby(self.done + 1);
    }
}

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 and so on.
fn luby(mut i: u64) -> u64 {
    loop {
        let bits = 64 - i.leading_zeros();
        if i == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        i -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn the_luby_sequence() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
