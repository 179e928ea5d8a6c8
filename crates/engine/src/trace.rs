//! Listening to a run. A method pushes its events into a [`Sink`]; which one is
//! a type parameter, so that with [`Silent`] the events are never even built.

/// Something that may listen to events.
pub trait Sink<E> {
    /// Whether events are used. A method that works to find out what to tell asks first.
    const HEARD: bool = true;

    /// Takes an event. A sink that uses no events does not make it.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Uses no events.
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
