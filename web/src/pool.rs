//! Who works beside the window: workers that run the same module on the same memory, each from a queue that all of
//! them see. Where a browser shares no memory, jobs are worked on between frames, for a few milliseconds each.
//!
//! A worker is never ended: one that has nothing to do waits for a message. Work that nobody wants any more finds
//! that out by its own flag, every few milliseconds.

use crate::files::patient;
use crate::page;
use grille_app::host::{Job, next_portion};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// A portion of work is to take about so long, in milliseconds.
const QUICK: f64 = 4.0;
const SLOW: f64 = 16.0;
/// The most that is worked between two frames.
const SLICE: f64 = 6.0;

/// How long a worker stays with a job while others wait.
const TURN: f64 = 100.0;

/// A job, the steps of its next portion, and for how many milliseconds it may still be worked on.
struct Given {
    job: Box<dyn Job>,
    steps: u64,
    left: f64,
}

/// What no worker is at.
static QUEUE: Mutex<VecDeque<Given>> = Mutex::new(VecDeque::new());
/// Workers that have nothing to do, and those that were hired.
static FREE: AtomicU32 = AtomicU32::new(0);
static HIRED: AtomicU32 = AtomicU32::new(0);
/// How many portions were worked on in the page itself, and in workers.
static HERE: AtomicU32 = AtomicU32::new(0);
static BESIDE: AtomicU32 = AtomicU32::new(0);

thread_local! {
    /// What is worked on between frames.
    static BETWEEN: RefCell<Vec<Given>> = const { RefCell::new(Vec::new()) };
}

/// Whether there are workers.
pub fn works_beside() -> bool {
    page::limit() > 0
}

/// Works on a job, for so long at the most.
pub fn drive(job: Box<dyn Job>, patience: Duration) {
    let given = Given { job, steps: 16, left: patience.as_secs_f64() * 1000.0 };
    if !works_beside() {
        BETWEEN.with_borrow_mut(|all| all.push(given));
        return;
    }
    let waiting = {
        let mut queue = patient(&QUEUE);
        queue.push_back(given);
        queue.len()
    };
    if waiting > FREE.load(Ordering::SeqCst) as usize
        && HIRED.load(Ordering::SeqCst) < page::limit()
    {
        HIRED.fetch_add(1, Ordering::SeqCst);
        page::hire(wasm_bindgen::module(), wasm_bindgen::memory());
    }
    page::send();
}

/// Works on for a moment, where there are no workers; whether there is more to do.
pub fn work_between_frames() -> bool {
    let end = page::now() + SLICE;
    let mut all = BETWEEN.take();
    while !all.is_empty() && page::now() < end {
        all.retain_mut(|given| {
            HERE.fetch_add(1, Ordering::Relaxed);
            given.portion(SLICE / 4.0, SLICE / 2.0)
        });
    }
    let is_more = !all.is_empty();
    // What was begun meanwhile comes behind.
    BETWEEN.with_borrow_mut(|new| {
        all.append(new);
        *new = all;
    });
    is_more
}

impl Given {
    /// One portion; whether there is more to do.
    fn portion(&mut self, quick: f64, slow: f64) -> bool {
        let start = page::now();
        let Some(done) = self.job.advance(self.steps) else { return false };
        let took = page::now() - start;
        self.steps = next_portion(self.steps, done, took, quick, slow);
        self.left -= took;
        self.left > 0.0
    }
}

/// A worker is there, with nothing to do.
#[wasm_bindgen]
pub fn worker_ready() {
    FREE.fetch_add(1, Ordering::SeqCst);
}

/// Works until nothing is left to do; what takes long makes room for what waits. Called in workers.
#[wasm_bindgen]
pub fn worker_work() {
    FREE.fetch_sub(1, Ordering::SeqCst);
    while let Some(mut given) = next() {
        let end = page::now() + TURN;
        loop {
            BESIDE.fetch_add(1, Ordering::Relaxed);
            if !given.portion(QUICK, SLOW) {
                break;
            }
            if page::now() >= end && !patient(&QUEUE).is_empty() {
                patient(&QUEUE).push_back(given);
                break;
            }
        }
    }
    FREE.fetch_add(1, Ordering::SeqCst);
}

fn next() -> Option<Given> {
    patient(&QUEUE).pop_front()
}

/// For whoever looks how work is done: workers, portions worked on in the page, portions worked on in workers.
#[wasm_bindgen]
pub fn work_done() -> Vec<u32> {
    [&HIRED, &HERE, &BESIDE].map(|count| count.load(Ordering::SeqCst)).to_vec()
}
