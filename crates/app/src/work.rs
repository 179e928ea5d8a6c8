//! Work that goes on beside the window: a thread, a flag to stop it, an answer.

use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::run::Task;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// Something that is being worked out. Dropping it stops the work.
pub struct Work<T> {
    answer: Receiver<T>,
    interrupt: Interrupt,
}

impl<T: Send + 'static> Work<T> {
    /// Begins; the work looks at the flag now and then.
    pub fn start(
        context: &egui::Context,
        work: impl FnOnce(&Interrupt) -> T + Send + 'static,
    ) -> Work<T> {
        let (sender, answer) = channel();
        let interrupt = Interrupt::default();
        let (flag, context) = (interrupt.clone(), context.clone());
        std::thread::spawn(move || {
            // Nobody may be waiting any more.
            let _ = sender.send(work(&flag));
            context.request_repaint();
        });
        Work { answer, interrupt }
    }

    /// The answer, once it is there.
    pub fn poll(&self) -> Poll<T> {
        match self.answer.try_recv() {
            Ok(answer) => Poll::Done(answer),
            Err(TryRecvError::Empty) => Poll::Working,
            Err(TryRecvError::Disconnected) => Poll::Lost,
        }
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.interrupt.raise();
    }
}

/// How work stands.
pub enum Poll<T> {
    /// It goes on.
    Working,
    /// It is over.
    Done(T),
    /// It will never be.
    Lost,
}

/// Does a task within a time; nothing if it was not enough, or somebody stopped it.
pub fn task<T: Task>(mut task: T, time: Duration, interrupt: &Interrupt) -> Option<T::Output> {
    match Budget::new(None, Some(time), interrupt).task(&mut task) {
        Ended::Done(answer) => Some(answer),
        Ended::Stopped(_) => None,
    }
}
