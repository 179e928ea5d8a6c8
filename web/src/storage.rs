//! What is kept for the player, in a browser. Everything lies in memory, as it was read when the page began; every
//! change is handed to `page/storage.js` at once, which keeps it. Other pages tell of their changes.

use crate::page;
use grille_store::storage::Lock;
use grille_store::storage::memory::{Cached, Change, Keeper};
use std::time::{Duration, SystemTime};

/// Everything that is kept; clones are the same.
pub type Kept = Cached<Browser>;

/// The storage of the browser.
#[derive(Debug, Default)]
pub struct Browser;

/// Milliseconds since 1970, as JavaScript counts them.
pub fn time(milliseconds: f64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs_f64(milliseconds.max(0.0) / 1000.0)
}

/// A change by the name that it has in JavaScript.
pub fn change<'a>(name: &str, at: f64, bytes: &'a [u8]) -> Option<Change<'a>> {
    match name {
        "put" => Some(Change::Put(bytes)),
        "append" => Some(Change::Append(at as usize, bytes)),
        "remove" => Some(Change::Remove),
        _ => None,
    }
}

impl Keeper for Browser {
    fn keep(&self, name: &str, change: Change) -> Result<(), String> {
        let (what, at, bytes): (_, _, &[u8]) = match change {
            Change::Put(bytes) => ("put", 0, bytes),
            Change::Append(at, bytes) => ("append", at, bytes),
            Change::Remove => ("remove", 0, &[]),
        };
        page::keep(what, name, at as f64, bytes).map_or(Ok(()), Err)
    }

    fn now(&self) -> SystemTime {
        time(js_sys::Date::now())
    }

    fn lock(&self, name: &str, waits: bool) -> Option<Box<dyn Lock>> {
        // Nobody comes between a change and its end in a browser.
        let own = (!waits).then(|| name.to_owned());
        (waits || page::lock(name)).then(|| -> Box<dyn Lock> { Box::new(Held(own)) })
    }
}

/// A lock of that name, if it is one that others see.
#[derive(Debug)]
struct Held(Option<String>);

impl Lock for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(name) = &self.0 {
            page::unlock(name);
        }
    }
}
