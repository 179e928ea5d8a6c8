//! A journal without what no longer matters: what was undone and can no longer be
//! made again, the moves of earlier attempts, and the passing of time in between.
//! What it comes to is the same: sheet, layers, undo, redo, and all figures.

use super::read::{Line, lines, split};
use super::{Record, What, head, puzzle};
use grille_engine::nonogram::Puzzle;
use grille_engine::session::Act;
use std::time::Duration;

/// The records as they are kept: lines, some of them crossed out.
#[derive(Default)]
struct Kept<'a> {
    lines: Vec<Option<&'a str>>,
    /// Where the steps of this attempt stand, those that are undone last.
    steps: Vec<usize>,
    /// How many of them are not undone.
    done: usize,
    /// The clock.
    at: Duration,
}

impl<'a> Kept<'a> {
    fn take(&mut self, line: &'a str, record: &Record) {
        self.at = record.at;
        match record.what {
            What::Tick => {}
            What::Act(Act::Undo) => self.done = self.done.saturating_sub(1),
            What::Act(Act::Redo) => self.done = self.steps.len().min(self.done + 1),
            What::Act(_) => {
                self.cross_out(self.done);
                self.steps.push(self.lines.len());
                self.done += 1;
                self.lines.push(Some(line));
            }
            What::Hint | What::Solved => self.lines.push(Some(line)),
            What::Again => {
                self.cross_out(0);
                self.done = 0;
                self.at = Duration::ZERO;
                self.lines.push(Some(line));
            }
        }
    }

    /// Crosses out the steps from this one on.
    fn cross_out(&mut self, from: usize) {
        for at in self.steps.drain(from..) {
            self.lines[at] = None;
        }
    }
}

/// A journal of this puzzle that comes to the same and is as short as can be. Of one
/// that is torn or damaged, what counts is to be given.
pub fn compact(bytes: &[u8], own: &Puzzle) -> String {
    let start = split(bytes).unwrap_or(bytes.len());
    let mut kept = Kept::default();
    for line in lines(&bytes[start..]) {
        let Line::Whole(Some(line)) = line else { break };
        let Ok(record) = line.parse() else { break };
        kept.take(line, &record);
    }
    // The puzzle stays as it was first written, with its title and its picture.
    let mut text = match (puzzle(bytes), std::str::from_utf8(&bytes[..start])) {
        (Ok(_), Ok(head)) => head.to_owned(),
        _ => head(own),
    };
    for line in kept.lines.iter().flatten() {
        text += line;
        text.push('\n');
    }
    let last = |what| format!("{}\n", Record { at: kept.at, what });
    let undone = kept.steps.len() - kept.done;
    text += &last(What::Act(Act::Undo)).repeat(undone);
    if undone == 0 && kept.at > Duration::ZERO {
        text += &last(What::Tick);
    }
    text
}
