//! Listening to a run. A method pushes its events into a [`Sink`], and the clauses of its
//! [`proof`](crate::proof); which one is a type parameter, so that with [`Silent`] neither
//! is ever even built. Whoever does listen is a [`Listener`]: a method is compiled twice, however many
//! kinds of listeners there are.

use crate::proof::{Claim, Log};

/// Something that may listen to events, or to a proof.
pub trait Sink<E> {
    /// Whether events are used. A method that works to find out what to tell asks first.
    fn hears(&self) -> bool;

    /// Whether the clauses of a proof are used.
    fn proves(&self) -> bool;

    /// Takes an event. A sink that uses no events does not make it.
    fn emit(&mut self, event: impl FnOnce() -> E);

    /// Takes a clause that follows from the puzzle and the clauses added before, by unit
    /// propagation alone.
    fn add(&mut self, clause: impl Iterator<Item = Claim>);

    /// Takes a clause that was added before and is not used any more.
    fn delete(&mut self, clause: impl Iterator<Item = Claim>);
}

/// Uses nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn hears(&self) -> bool {
        false
    }

    #[inline(always)]
    fn proves(&self) -> bool {
        false
    }

    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn add(&mut self, _: impl Iterator<Item = Claim>) {}

    #[inline(always)]
    fn delete(&mut self, _: impl Iterator<Item = Claim>) {}
}

/// Somebody who listens.
pub enum Listener<'a, 'log, E> {
    /// To every event.
    Events(&'a mut dyn FnMut(E)),
    /// To every clause of a proof.
    Proof(&'a mut Log<'log>),
}

impl<E> Sink<E> for Listener<'_, '_, E> {
    fn hears(&self) -> bool {
        matches!(self, Listener::Events(_))
    }

    fn proves(&self) -> bool {
        matches!(self, Listener::Proof(_))
    }

    fn emit(&mut self, event: impl FnOnce() -> E) {
        match self {
            Listener::Events(tell) => tell(event()),
            Listener::Proof(_) => {}
        }
    }

    fn add(&mut self, clause: impl Iterator<Item = Claim>) {
        match self {
            Listener::Events(_) => {}
            Listener::Proof(log) => log.add(clause),
        }
    }

    fn delete(&mut self, clause: impl Iterator<Item = Claim>) {
        match self {
            Listener::Events(_) => {}
            Listener::Proof(log) => log.delete(clause),
        }
    }
}
