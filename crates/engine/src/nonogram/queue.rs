//! Which line next: first in, first out, and no line twice.

use crate::grid::{LineId, Size};
use std::collections::VecDeque;

/// Lines waiting to be looked at.
#[derive(Clone, Debug)]
pub struct Queue {
    size: Size,
    waiting: VecDeque<LineId>,
    is_waiting: Vec<bool>,
}

impl Queue {
    /// A queue with every line in it, rows first.
    pub fn full(size: Size) -> Queue {
        let waiting: VecDeque<LineId> = size.lines().collect();
        Queue { size, is_waiting: vec![true; waiting.len()], waiting }
    }

    /// Adds a line, unless it is waiting already.
    pub fn push(&mut self, line: LineId) {
        let waits = &mut self.is_waiting[self.size.line_index(line)];
        if !*waits {
            *waits = true;
            self.waiting.push_back(line);
        }
    }

    /// Takes the line that has waited longest.
    pub fn pop(&mut self) -> Option<LineId> {
        let line = self.waiting.pop_front()?;
        self.is_waiting[self.size.line_index(line)] = false;
        Some(line)
    }

    /// Sends every line away.
    pub fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}
