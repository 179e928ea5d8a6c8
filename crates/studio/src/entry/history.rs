//! Clues with their history as text: the clues as they are ([`Clues::to_text`]), and below them a line for each step
//! back (`<`, the last first) and for each step that was taken back (`>`). A step says what is different there from
//! the step nearer to now: lines by their numbers, the title, or all of it where size or inks change.

use super::kept::{blocks, line_text};
use super::{ClueEdit, ClueEntry, Clues};

/// About how many bytes of steps are kept: older ones are left out.
const MOST: usize = 1 << 18;

impl ClueEntry {
    /// The text that reads back as the same clues with the same steps.
    pub fn to_text(&self) -> String {
        let mut text = self.clues().to_text();
        let most = text.len() + MOST;
        let (past, future) = self.steps();
        for (sign, steps) in [('<', past), ('>', future)] {
            let mut near = self.clues();
            for step in steps.iter().rev() {
                if text.len() > most {
                    break;
                }
                text.push(sign);
                text += &difference(near, step);
                text.push('\n');
                near = step;
            }
        }
        text
    }

    /// The clues and steps that a text says; nothing, if its clues are none. Steps end where one makes no sense.
    pub fn from_text(text: &str) -> Option<ClueEntry> {
        let is_step = |line: &&str| line.starts_with(['<', '>']);
        let head: Vec<&str> = text.lines().take_while(|line| !is_step(line)).collect();
        let now = Clues::from_text(&head.join("\n"))?;
        let side = |sign: char| {
            let mut near = now.clone();
            let own = text.lines().skip(head.len()).filter_map(|line| line.strip_prefix(sign));
            let mut steps: Vec<Clues> = own
                .map_while(|step| {
                    near = there(&near, step)?;
                    Some(near.clone())
                })
                .collect();
            steps.reverse();
            steps
        };
        let (past, future) = (side('<'), side('>'));
        Some(ClueEntry::with_steps(now, past, future))
    }
}

/// What is different in the second, each change behind a tab.
fn difference(from: &Clues, to: &Clues) -> String {
    if (from.size, &from.inks) != (to.size, &to.inks) {
        return to.to_text().lines().map(|line| format!("\t{}", plain(line))).collect();
    }
    let mut text = String::new();
    if from.title != to.title {
        text += &format!("\ttitle {}", plain(&to.title));
    }
    for (number, (_, own)) in
        from.lines.iter().zip(&to.lines).enumerate().filter(|(_, (from, to))| from != to)
    {
        text += &format!("\t{number}:{}", line_text(own));
    }
    text
}

/// A tab would end it.
fn plain(text: &str) -> String {
    text.replace(['\n', '\r', '\t'], " ")
}

/// The clues that differ so from these.
fn there(from: &Clues, step: &str) -> Option<Clues> {
    let changes: Vec<&str> = step.strip_prefix('\t')?.split('\t').collect();
    if let Some(whole) = Clues::from_text(&changes.join("\n")) {
        return Some(whole);
    }
    let mut to = from.clone();
    for change in changes {
        match change.strip_prefix("title ") {
            Some(title) => title.clone_into(&mut to.title),
            None => {
                let (number, own) = change.split_once(':')?;
                let number: usize = number.parse().ok().filter(|at| *at < to.lines.len())?;
                to.apply(&ClueEdit::Line(to.size.line_at(number), blocks(own)?))?;
            }
        }
    }
    Some(to)
}
