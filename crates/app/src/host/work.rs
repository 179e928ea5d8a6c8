//! Work that goes on beside the window: a job, a flag to stop it, an answer.

use super::{Host, Waker};
use egui::Context;
use grille_engine::run::Task;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

/// Something to be worked on in portions, by whoever drives it.
pub trait Job: Send {
    /// Works on for about so many steps; how many were done, if there is more to do.
    fn advance(&mut self, steps: u64) -> Option<u64>;
}

/// How many steps the next portion of a job has, after one in which `done` of `asked` steps took `took`. It is to take
/// longer than `quick` and no longer than `slow`.
pub fn next_portion<T: Copy + PartialOrd>(
    asked: u64,
    done: u64,
    took: T,
    quick: T,
    slow: T,
) -> u64 {
    if done < asked {
        // It rested before it had to: its steps are of another size from here on.
        return done.clamp(1, asked);
    }
    if took < quick {
        asked.saturating_mul(2)
    } else if took > slow {
        (asked / 2).max(1)
    } else {
        asked
    }
}

/// Something that is being worked out. Dropping it stops the work.
pub struct Work<T> {
    answer: Receiver<T>,
    is_stopped: Arc<AtomicBool>,
}

/// How work stands.
pub enum Poll<T> {
    /// It goes on.
    Working,
    /// It is over.
    Done(T),
    /// It took too long, or will never be done.
    Late,
}

impl<T: Send + 'static> Work<T> {
    /// Begins to work on a task, for so long at the most.
    pub fn start(
        host: &dyn Host,
        context: &Context,
        task: impl Task<Output = T> + Send + 'static,
        patience: Duration,
    ) -> Work<T> {
        let (sender, answer) = channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let stop = is_stopped.clone();
        let job = Asked { task, sender: Some(sender), stop, wake: host.waker(context) };
        host.drive(Box::new(job), patience);
        Work { answer, is_stopped }
    }

    /// The answer, once it is there.
    pub fn poll(&self) -> Poll<T> {
        match self.answer.try_recv() {
            Ok(answer) => Poll::Done(answer),
            Err(TryRecvError::Empty) => Poll::Working,
            Err(TryRecvError::Disconnected) => Poll::Late,
        }
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// A task that somebody waits for.
struct Asked<T: Task> {
    task: T,
    /// None once the answer was sent, or will never be.
    sender: Option<Sender<T::Output>>,
    stop: Arc<AtomicBool>,
    wake: Waker,
}

impl<T: Task + Send> Job for Asked<T>
where
    T::Output: Send,
{
    fn advance(&mut self, steps: u64) -> Option<u64> {
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let before = self.task.steps();
        let Some(answer) = self.task.advance(steps) else {
            return Some(self.task.steps().saturating_sub(before));
        };
        if let Some(sender) = self.sender.take() {
            // The window may no longer wait for it.
            let _ = sender.send(answer);
        }
        None
    }
}

impl<T: Task> Drop for Asked<T> {
    /// Done or given up: the window is to look. It finds that out by the sender, so that goes
    /// first.
    fn drop(&mut self) {
        self.sender = None;
        (self.wake)();
    }
}
