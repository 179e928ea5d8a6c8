//! Something that somebody is sent for: it is made beside the window while its dialog waits,
//! and may be given up, or not be found.

use crate::dialog::{focus, is_entered};
use crate::host::{Host, Poll, Work};
use crate::part::{at_right, primary, quiet};
use crate::theme::{self, Icon, Type};
use egui::{Context, Ui};
use grille_engine::run::Task;
use grille_words::{Words, say};
use std::time::Duration;

/// One at a time.
pub struct Errand<T> {
    work: Option<Work<Option<T>>>,
    failed: bool,
    /// Whether nothing had the keyboard in the frame before: Enter that ends what was typed in a field
    /// is for the field.
    was_free: bool,
}

impl<T> Default for Errand<T> {
    fn default() -> Errand<T> {
        Errand { work: None, failed: false, was_free: true }
    }
}

impl<T: Send + 'static> Errand<T> {
    /// Sends for it, and waits for so long at the most; without a task it has failed already.
    pub fn start(
        &mut self,
        host: &dyn Host,
        context: &Context,
        task: Option<impl Task<Output = Option<T>> + Send + 'static>,
        patience: Duration,
    ) {
        self.failed = task.is_none();
        self.work = task.map(|task| Work::start(host, context, task, patience));
    }

    /// What was sent for, once.
    pub fn poll(&mut self) -> Option<T> {
        let found = match self.work.as_ref()?.poll() {
            Poll::Working => return None,
            Poll::Done(found) => found,
            Poll::Late => None,
        };
        self.work = None;
        self.failed = found.is_none();
        found
    }

    /// Forgets what was sent for, and that it was not found.
    pub fn give_up(&mut self) {
        (self.work, self.failed) = (None, false);
    }

    /// Draws how it stands, and the buttons that begin it and give it up; whether it is to begin.
    /// Enter begins it too, where nothing else has the keyboard.
    pub fn foot(&mut self, ui: &mut Ui, words: &Words, making: String, none: String) -> bool {
        let is_making = self.work.is_some();
        let told = match (is_making, self.failed) {
            (true, _) => making,
            (false, true) => none,
            (false, false) => String::new(),
        };
        ui.label(Type::Small.text(told).color(theme::ink(ui.ctx()).ink2));
        at_right(ui, 36.0, |ui| {
            let make = primary(say!(words, "new-make")).icon(Icon::Random);
            let make = ui.add_enabled(!is_making, make);
            focus(&make);
            if is_making && ui.add(quiet(say!(words, "cancel"))).clicked() {
                self.give_up();
            }
            let is_free = ui.memory(|memory| memory.focused().is_none());
            let had_free = std::mem::replace(&mut self.was_free, is_free);
            make.clicked() || (had_free && !is_making && is_entered(ui))
        })
    }
}
