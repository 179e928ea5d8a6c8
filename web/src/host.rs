//! The machine: a browser.

use crate::files::Held;
use crate::{page, pool};
use egui::Context;
use grille_app::Store;
use grille_app::command::ForWindow;
use grille_app::host::{Chosen, Files, Host, Job, Waker, Wanted};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// What a file with a picture may be.
const PICTURES: &str = "image/*,.pbm,.pgm,.ppm";

/// The browser.
pub struct Browser {
    store: Store,
    files: Held,
    chosen: Option<Chosen>,
    /// Where the page lies.
    address: String,
}

impl Browser {
    /// A browser that shows the page of this address, and keeps things there.
    pub fn new(store: Store, files: Held, address: String) -> Browser {
        Browser { store, files, chosen: None, address }
    }
}

/// The time of day.
fn now() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs_f64(js_sys::Date::now().max(0.0) / 1000.0)
}

impl Host for Browser {
    fn store(&self) -> Option<&Store> {
        Some(&self.store)
    }

    fn now(&self) -> SystemTime {
        now()
    }

    fn files(&self) -> Arc<dyn Files> {
        Arc::new(self.files.clone())
    }

    fn choose(&mut self, wanted: Wanted, _: &Context) {
        match wanted {
            Wanted::File | Wanted::Folder => page::pick(""),
            Wanted::Picture => page::pick(PICTURES),
            // A download goes where the browser puts it.
            Wanted::Place(name) => self.chosen = Some(Chosen::Path(PathBuf::from(name))),
            Wanted::Into => self.chosen = Some(Chosen::Path(PathBuf::new())),
        }
    }

    fn chosen(&mut self) -> Option<Chosen> {
        self.chosen.take().or_else(|| crate::start::picked().map(Chosen::Path))
    }

    fn copy(&mut self, text: &str, context: &Context) {
        context.copy_text(text.to_owned());
    }

    fn drive(&self, job: Box<dyn Job>, patience: Duration) {
        pool::drive(job, patience);
    }

    /// A worker must not touch the window: it may not wait for it, nor the window for a worker.
    fn waker(&self, _: &Context) -> Waker {
        Box::new(page::wake)
    }

    fn works_beside(&self) -> bool {
        pool::works_beside()
    }

    fn work_between_frames(&mut self) -> bool {
        pool::work_between_frames()
    }

    fn lacks(&self) -> &'static [ForWindow] {
        &[ForWindow::Folder, ForWindow::Fullscreen, ForWindow::Quit]
    }

    fn address(&self) -> Option<&str> {
        Some(&self.address)
    }

    fn can_share(&self) -> bool {
        page::can_share()
    }

    fn share(&self, title: &str, link: &str) {
        page::share(title, link);
    }
}
