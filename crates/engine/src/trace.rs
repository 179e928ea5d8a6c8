//! Listening to a run. A method pushes its events into a [`Sink`], and the lines of its
//! [`proof`](crate::proof); which one is a type parameter, so that with [`Silent`] neither
//! is ever even built.

use crate::proof::Claim;

/// Something that may listen to events, or to a proof.
pub trait Sink<E> {
    /// Whether events are used. A method that works to find out what to tell asks first.
    const HEARD: bool = true;
    /// Whether the lines of a proof are used.
    const PROVING: bool = false;

    /// Takes an event. A sink that uses no events does not make it.
    fn emit(&mut self, event: impl FnOnce() -> E);

    /// Takes a clause that follows from the puzzle and the clauses added before, by unit
    /// propagation alone.
    #[inline(always)]
    fn add(&mut self, _clause: impl Iterator<Item = Claim>) {}

    /// Takes a clause that was added before and is not used any more.
    #[inline(always)]
    fn delete(&mut self, _clause: impl Iterator<Item = Claim>) {}
}

/// Uses nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const HEARD: bool = false;

    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// Every event goes to a function.
pub struct Tap<F>(pub F);

impl<E, F: FnMut(E)> Sink<E> for Tap<F> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        (self.0)(event());
    }
}
