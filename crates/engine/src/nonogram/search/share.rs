//! What runs with different seeds tell each other: clauses that are short, or
//! that are of few decision levels (LBD), and those that exclude the solutions told.
//!
//! Why that is sound: what a run has learned follows from the puzzle and from
//! the exclusions that it made or heard. As long as every solution that
//! anybody excludes is told, a lesson excludes nothing but what has been told,
//! in whatever order it is heard. A run uses what it has heard when no
//! hypothesis stands, and looks at it before it tells a solution: what was
//! excluded elsewhere is never told again. Nothing heard is ever forgotten.

use super::clauses::{GOOD, Lit};
use super::learn::{Learner, Why};
use super::lines::{Known, Lines};
use super::solver::Solver;
use crate::Contradiction;
use crate::run::Lesson;

/// What goes out and what came in.
#[derive(Clone, Debug, Default)]
pub struct Mail {
    /// Lessons for others, once somebody has asked for them.
    sent: Option<Vec<Lesson>>,
    heard: Vec<Lesson>,
    bytes: usize,
}

/// The lesson that there is no further solution.
pub fn nothing_more() -> Lesson {
    Lesson(Box::default())
}

fn lesson(lits: impl Iterator<Item = Lit>) -> Lesson {
    Lesson(lits.map(|lit| lit.0).collect())
}

fn size_of(lessons: &[Lesson]) -> usize {
    lessons.iter().map(|lesson| 32 + 4 * lesson.0.len()).sum()
}

impl Mail {
    /// Keeps a lesson for others if they want any.
    pub fn send(&mut self, lesson: impl FnOnce() -> Option<Lesson>) {
        if let Some(sent) = &mut self.sent
            && let Some(lesson) = lesson()
        {
            self.bytes += size_of(std::slice::from_ref(&lesson));
            sent.push(lesson);
        }
    }

    /// Keeps an exclusion for others, in place of the latest that it implies.
    pub fn send_exclusion(&mut self, exclusion: impl FnOnce() -> Lesson) {
        self.send(|| Some(exclusion()));
        let Some(sent) = &mut self.sent else { return };
        while let [.., before, last] = &sent[..]
            && last.0.iter().all(|lit| before.0.contains(lit))
        {
            self.bytes -= size_of(std::slice::from_ref(before));
            sent.remove(sent.len() - 2);
        }
    }

    /// What is to be sent; nothing if nobody has asked before.
    pub fn take_sent(&mut self) -> Option<Vec<Lesson>> {
        let sent = self.sent.replace(Vec::new())?;
        self.bytes -= size_of(&sent);
        Some(sent)
    }

    pub fn hear(&mut self, lessons: &[Lesson]) {
        self.bytes += size_of(lessons);
        self.heard.extend_from_slice(lessons);
    }

    pub fn has_heard(&self) -> bool {
        !self.heard.is_empty()
    }

    pub fn take_heard(&mut self) -> Vec<Lesson> {
        self.bytes -= size_of(&self.heard);
        std::mem::take(&mut self.heard)
    }

    /// About how many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Whether something heard excludes this position, in which every cell is known.
    pub fn denies<S: Solver>(&self, lines: &Lines<S>) -> bool {
        let is_false = |&lit: &u32| {
            let (cell, known) = lines.read(Lit(lit));
            let has = |own: usize| lines.may_be(cell).iter().any(|colour| colour.index() == own);
            match known {
                Known::Is(colour) => !has(colour),
                Known::IsNot(colour) => has(colour),
            }
        };
        self.heard.iter().any(|lesson| lesson.0.iter().all(is_false))
    }
}

impl<S: Solver> Learner<S> {
    /// What was learned last, if it is worth telling.
    pub fn lesson(&self) -> Option<Lesson> {
        let is_good = self.learned.len() <= 2 || self.lbd <= GOOD;
        is_good.then(|| lesson(self.learned.iter().copied()))
    }

    /// Everything worth telling.
    pub fn all_lessons(&self) -> Vec<Lesson> {
        let known = self.decisions.first().map_or(self.trail.len(), |&first| first as usize);
        let facts = self.trail[..known].iter().map(|&lit| lesson(std::iter::once(lit)));
        facts.chain(self.clauses.lasting().map(|lits| Lesson(lits.into()))).collect()
    }

    /// That the solution which stands now is excluded: its hypotheses, from
    /// which it follows, do not all hold.
    pub fn exclusion(&self) -> Lesson {
        lesson(self.decisions.iter().map(|&at| self.trail[at as usize].not()))
    }

    /// The same while the solution is being taken back.
    pub fn excluded(&self) -> Lesson {
        lesson(self.learned.iter().copied())
    }

    /// Takes lessons in; no hypothesis may stand.
    pub fn admit(&mut self, lessons: Vec<Lesson>) -> Result<(), Contradiction> {
        for Lesson(lits) in lessons {
            let lits = lits.iter().map(|&lit| Lit(lit));
            if lits.clone().any(|lit| self.truth(lit) == Some(true)) {
                continue;
            }
            let open: Vec<Lit> = lits.filter(|&lit| self.truth(lit).is_none()).collect();
            match open[..] {
                [] => return Err(Contradiction),
                [only] => self.set(only, Why::Given),
                _ => {
                    self.clauses.add(&open, GOOD);
                }
            }
        }
        Ok(())
    }
}
