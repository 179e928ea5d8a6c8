//! Where techniques put what they find.

use super::cells::Cells;
use super::scene::Scene;
use super::{Conclusion, Deduction, Known, Technique, Why};
use crate::sudoku::{Digit, Digits};
use std::ops::ControlFlow;

/// Whether to look on.
pub type Flow = ControlFlow<()>;

/// Looking on.
pub const ON: Flow = ControlFlow::Continue(());

/// What a technique finds: all of it, or the first thing only.
pub struct Finds {
    /// Who is asked.
    pub technique: Technique,
    /// Whether the first is enough.
    pub first_only: bool,
    /// What was found.
    pub found: Vec<Deduction>,
}

impl Finds {
    /// Nothing yet.
    pub fn new(technique: Technique, first_only: bool) -> Finds {
        Finds { technique, first_only, found: Vec::new() }
    }

    /// Takes a deduction.
    pub fn add(&mut self, conclusion: Conclusion, why: Why) -> Flow {
        self.found.push(Deduction { technique: self.technique, conclusion, why });
        if self.first_only { ControlFlow::Break(()) } else { ON }
    }

    /// A digit in its cell.
    pub fn place(&mut self, scene: &Scene, cell: usize, digit: Digit, why: Why) -> Flow {
        self.add(Conclusion::Place(scene.cell(cell), digit), why)
    }

    /// A digit that is taken from these cells, if there are any that may have it.
    pub fn strike(
        &mut self,
        scene: &Scene,
        digit: Digit,
        from: Cells,
        why: impl FnOnce() -> Why,
    ) -> Flow {
        let cells = from & scene.has[digit.index()];
        let gone = cells.iter().map(|cell| (scene.cell(cell), digit.into())).collect();
        self.remove(gone, why)
    }

    /// Digits that are taken from these cells, as far as they may have them.
    pub fn strike_all(
        &mut self,
        scene: &Scene,
        digits: Digits,
        from: Cells,
        why: impl FnOnce() -> Why,
    ) -> Flow {
        let each = (from & scene.open).iter();
        let gone = each.map(|cell| (scene.cell(cell), scene.sets[cell] & digits));
        let gone = gone.filter(|(_, gone)| !gone.is_empty()).collect();
        self.remove(gone, why)
    }

    /// Candidates that go, if there are any.
    pub fn remove(&mut self, gone: Vec<Known>, why: impl FnOnce() -> Why) -> Flow {
        if gone.is_empty() { ON } else { self.add(Conclusion::Remove(gone), why()) }
    }

    /// Takes the shortest of these arguments, or all of them.
    pub fn shortest(&mut self, mut found: Vec<Deduction>) {
        if self.first_only {
            self.found.extend(found.into_iter().min_by_key(Deduction::length));
        } else {
            self.found.append(&mut found);
        }
    }
}

/// Every choice of `count` of these things, in order, until one says to stop.
pub fn choose<T: Copy>(things: &[T], count: usize, act: &mut impl FnMut(&[T]) -> Flow) -> Flow {
    fn go<T: Copy>(
        things: &[T],
        count: usize,
        chosen: &mut Vec<T>,
        act: &mut impl FnMut(&[T]) -> Flow,
    ) -> Flow {
        if count == 0 {
            return act(chosen);
        }
        for (at, &thing) in things.iter().enumerate() {
            if things.len() - at < count {
                break;
            }
            chosen.push(thing);
            go(&things[at + 1..], count - 1, chosen, act)?;
            chosen.pop();
        }
        ON
    }
    go(things, count, &mut Vec::with_capacity(count), act)
}
