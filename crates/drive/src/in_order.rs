//! Many pieces of work on several threads, their results in the order of the input.
//!
//! Input is taken only as fast as results leave: at most a few pieces per
//! thread are under way, so memory does not grow with the number of pieces.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Pieces under way for each thread: enough that a slow one does not stall the others.
const AHEAD: usize = 64;

/// Gives every item to `work` on one of `threads` threads, and every result to
/// `take` on this thread, in order. Ends early when `take` answers `false`.
pub fn in_order<I, R>(
    items: impl Iterator<Item = I> + Send,
    threads: usize,
    work: impl Fn(I) -> R + Sync,
    mut take: impl FnMut(R) -> bool,
) where
    I: Send,
    R: Send,
{
    if threads <= 1 {
        for item in items {
            if !take(work(item)) {
                return;
            }
        }
        return;
    }
    let items = Mutex::new(items.enumerate());
    let desk = Desk { state: Mutex::new(State::new(threads)), changed: Condvar::new() };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let _leave = Leave(&desk);
                desk.serve(&items, &work);
            });
        }
        let _close = Close(&desk);
        desk.collect(threads * AHEAD, &mut take);
    });
}

struct Desk<R> {
    state: Mutex<State<R>>,
    changed: Condvar,
}

struct State<R> {
    /// The results that wait for an earlier one.
    ready: BTreeMap<usize, R>,
    /// How many results were taken.
    taken: usize,
    /// How many items may have been begun.
    window: usize,
    /// Threads that wait for the window to move.
    blocked: usize,
    /// Threads still at work.
    working: usize,
    /// No more results are wanted.
    closed: bool,
}

impl<R> State<R> {
    fn new(threads: usize) -> State<R> {
        State {
            ready: BTreeMap::new(),
            taken: 0,
            window: threads * AHEAD,
            blocked: 0,
            working: threads,
            closed: false,
        }
    }
}

impl<R> Desk<R> {
    fn lock(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve<I>(
        &self,
        items: &Mutex<impl Iterator<Item = (usize, I)>>,
        work: &(impl Fn(I) -> R + Sync),
    ) {
        loop {
            // Only one thread at a time waits for input; the others wait for it.
            let next = items.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((index, item)) = next else { return };
            let mut state = self.lock();
            while !state.closed && index >= state.window {
                state.blocked += 1;
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                state.blocked -= 1;
            }
            if state.closed {
                return;
            }
            drop(state);
            let result = work(item);
            let mut state = self.lock();
            state.ready.insert(index, result);
            // Waking costs more than a small puzzle, so nobody is woken for nothing.
            let is_awaited = index == state.taken;
            drop(state);
            if is_awaited {
                self.changed.notify_all();
            }
        }
    }

    fn collect(&self, ahead: usize, take: &mut impl FnMut(R) -> bool) {
        let mut state = self.lock();
        loop {
            let next = state.taken;
            if let Some(result) = state.ready.remove(&next) {
                state.taken += 1;
                state.window = state.taken + ahead;
                let is_awaited = state.blocked > 0;
                drop(state);
                if is_awaited {
                    self.changed.notify_all();
                }
                if !take(result) {
                    return;
                }
                state = self.lock();
            } else if state.working == 0 || state.closed {
                return;
            } else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }
}

/// Signs a thread off. One that panics closes the desk: its result will never
/// come, and a thread that waits for it would wait for ever.
struct Leave<'a, R>(&'a Desk<R>);

impl<R> Drop for Leave<'_, R> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.working -= 1;
        state.closed |= thread::panicking();
        self.0.changed.notify_all();
    }
}

/// Tells the threads that no more results are wanted, however the collecting ended.
struct Close<'a, R>(&'a Desk<R>);

impl<R> Drop for Close<'_, R> {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 5] {
            let mut got = Vec::new();
            let uneven = |n: u64| {
                (0..(n * 7919 % 13) * 1000).fold(n, |a, _| std::hint::black_box(a));
                n * 2
            };
            in_order(0..2000, threads, uneven, |n| {
                got.push(n);
                true
            });
            assert_eq!(got, (0..2000).map(|n| n * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn input_is_not_read_far_ahead_of_what_was_taken() {
        let read = AtomicUsize::new(0);
        let items = (0..100_000).inspect(|_| {
            read.fetch_add(1, Ordering::Relaxed);
        });
        let mut taken = 0;
        in_order(
            items,
            3,
            |n| n,
            |_| {
                taken += 1;
                assert!(read.load(Ordering::Relaxed) <= taken + 3 * AHEAD + 3);
                true
            },
        );
        assert_eq!(taken, 100_000);
    }

    #[test]
    fn a_panic_is_passed_on_and_leaves_nobody_waiting() {
        let many = 0..10_000;
        let panics = |work_at: usize, take_at: usize| {
            let work = move |n: usize| if n == work_at { panic!("in work") } else { n };
            let take = move |n: usize| if n == take_at { panic!("in take") } else { true };
            let items = many.clone();
            std::panic::catch_unwind(move || in_order(items, 3, work, take)).is_err()
        };
        assert!(panics(3, usize::MAX));
        assert!(panics(usize::MAX, 3));
        assert!(!panics(usize::MAX, usize::MAX));
    }

    #[test]
    fn ends_early_when_nobody_wants_more() {
        let mut taken = 0;
        in_order(
            0..,
            3,
            |n: u64| n,
            |n| {
                taken = n;
                n < 50
            },
        );
        assert_eq!(taken, 50);
    }
}
