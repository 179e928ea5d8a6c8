//! Everything that is wrong with something, as one error: a draft or a text is refused with all its faults, not
//! with the first of them.

use std::error::Error;
use std::fmt;
use std::ops::Deref;

/// A list of faults, at least one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(Vec<F>);

impl<F> From<Vec<F>> for Faults<F> {
    fn from(all: Vec<F>) -> Faults<F> {
        Faults(all)
    }
}

impl<F> From<F> for Faults<F> {
    fn from(only: F) -> Faults<F> {
        Faults(vec![only])
    }
}

impl<F> FromIterator<F> for Faults<F> {
    fn from_iter<I: IntoIterator<Item = F>>(all: I) -> Faults<F> {
        Faults(all.into_iter().collect())
    }
}

impl<F> Default for Faults<F> {
    fn default() -> Faults<F> {
        Faults(Vec::new())
    }
}

impl<F> Deref for Faults<F> {
    type Target = [F];

    fn deref(&self) -> &[F] {
        &self.0
    }
}

impl<F> IntoIterator for Faults<F> {
    type Item = F;
    type IntoIter = std::vec::IntoIter<F>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, F> IntoIterator for &'a Faults<F> {
    type Item = &'a F;
    type IntoIter = std::slice::Iter<'a, F>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// As data, for programmers: the sentences of it are in the words crate.
impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let between = if i == 0 { "" } else { "; " };
            write!(f, "{between}{fault}")?;
        }
        Ok(())
    }
}

impl<F: Error> Error for Faults<F> {}
