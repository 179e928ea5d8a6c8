//! What each change does to a canvas, and what takes it back.

use super::Canvas;
use crate::edit::{Change, Edit, Flip, Margins};
use crate::span::Span;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::Ink;
use std::sync::Arc;

/// Why a canvas does not take an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// It changes nothing.
    Nothing,
    /// There is no such cell.
    Outside(Cell),
    /// The palette has no such ink.
    NoSuchInk(Colour),
    /// An ink has no name, or that of another.
    Name,
    /// The palette is full, or would be left without an ink.
    Palette,
    /// A side would be too long, or gone.
    Size,
}

grille_engine::errors_as_data!(Denied);

impl Canvas {
    /// Makes an edit, and returns the one that takes it back. Nothing has changed where it is
    /// denied.
    pub fn apply(&mut self, edit: &Edit) -> Result<Edit, Denied> {
        if edit.is_empty() {
            return Err(Denied::Nothing);
        }
        let mut back: Vec<Vec<Change>> = Vec::new();
        for change in &edit.0 {
            match self.change(change) {
                Ok(own) => back.push(own),
                Err(denied) => {
                    for change in back.iter().rev().flatten() {
                        let undone = self.change(change);
                        debug_assert!(undone.is_ok(), "what takes a change back can be done");
                    }
                    return Err(denied);
                }
            }
        }
        back.reverse();
        Ok(Edit(back.concat()))
    }

    /// Makes a change, and returns what takes it back.
    fn change(&mut self, change: &Change) -> Result<Vec<Change>, Denied> {
        Ok(match change {
            Change::Paint(span, colour) => self.paint(*span, *colour)?,
            Change::Lock(span) => self.lock(*span, true)?,
            Change::Unlock(span) => self.lock(*span, false)?,
            Change::Shift { down, right } => {
                let rest = |by: &i32, len: usize| by.rem_euclid(len as i32);
                let down = rest(down, self.size().rows());
                let right = rest(right, self.size().cols());
                self.shift(down, right);
                vec![Change::Shift { down: -down, right: -right }]
            }
            Change::Flip(flip) => {
                self.picture = flip.flipped(&self.picture);
                self.locks = flip.flipped(&self.locks);
                vec![Change::Flip(*flip)]
            }
            Change::Exchange(one, other) => {
                self.known(*one)?;
                self.known(*other)?;
                self.map_colours(|colour| match colour {
                    colour if colour == *one => *other,
                    colour if colour == *other => *one,
                    colour => colour,
                });
                vec![Change::Exchange(*one, *other)]
            }
            Change::Resize(margins) => self.resize(*margins)?,
            Change::AddInk(at, ink) => {
                self.add_ink(*at, ink)?;
                vec![Change::RemoveInk(*at)]
            }
            Change::RemoveInk(at) => self.remove_ink(*at)?,
            Change::SetInk(at, ink) => {
                self.known(*at)?;
                self.check_name(&ink.name, Some(*at))?;
                let inks = Arc::make_mut(&mut self.inks);
                vec![Change::SetInk(*at, std::mem::replace(&mut inks[at.index()], ink.clone()))]
            }
            Change::MoveInk(from, to) => {
                self.move_ink(*from, *to)?;
                vec![Change::MoveInk(*to, *from)]
            }
            Change::Say(field, text) => {
                let new = Some(text.clone()).filter(|text| !text.is_empty());
                let old = std::mem::replace(field.of_mut(&mut self.about), new);
                vec![Change::Say(*field, old.unwrap_or_default())]
            }
            Change::Import(text) => {
                vec![Change::Import(std::mem::replace(&mut self.import, text.clone()))]
            }
        })
    }

    /// A colour that the palette has.
    fn known(&self, colour: Colour) -> Result<(), Denied> {
        match colour.index() < self.inks.len() {
            true => Ok(()),
            false => Err(Denied::NoSuchInk(colour)),
        }
    }

    fn paint(&mut self, span: Span, colour: Colour) -> Result<Vec<Change>, Denied> {
        self.known(colour)?;
        let back = swap(&mut self.picture, span, colour)?;
        Ok(back.into_iter().map(|(span, colour)| Change::Paint(span, colour)).collect())
    }

    fn lock(&mut self, span: Span, lock: bool) -> Result<Vec<Change>, Denied> {
        let back = swap(&mut self.locks, span, lock)?;
        let change = |(span, lock)| if lock { Change::Lock(span) } else { Change::Unlock(span) };
        Ok(back.into_iter().map(change).collect())
    }

    fn shift(&mut self, down: i32, right: i32) {
        let size = self.size();
        let wrapped =
            |at: u16, by: i32, len: usize| (i32::from(at) - by).rem_euclid(len as i32) as u16;
        let from = |cell: Cell| Cell {
            row: wrapped(cell.row, down, size.rows()),
            col: wrapped(cell.col, right, size.cols()),
        };
        self.picture = Grid::from_fn(size, |cell| self.picture[from(cell)]);
        self.locks = Grid::from_fn(size, |cell| self.locks[from(cell)]);
    }

    fn resize(&mut self, margins: Margins) -> Result<Vec<Change>, Denied> {
        let size = margins.applied(self.size()).ok_or(Denied::Size)?;
        let picture = margins.resized(&self.picture, size, Colour::BACKGROUND);
        let locks = margins.resized(&self.locks, size, false);
        // What was cut off is painted again.
        let back = margins.back();
        let returned = back.resized(&picture, self.size(), Colour::BACKGROUND);
        let unlocked = back.resized(&locks, self.size(), false);
        let edit = Edit::from(Change::Resize(back))
            .then(Edit::painting(&returned, &self.picture).0)
            .then(Edit::locking(&unlocked, &self.locks).0);
        (self.picture, self.locks) = (picture, locks);
        Ok(edit.0)
    }

    /// Whether a name is free, for the colour of this place.
    fn check_name(&self, name: &str, of: Option<Colour>) -> Result<(), Denied> {
        let own = of.map(Colour::index);
        let is_taken = |(at, ink): (usize, &Ink)| Some(at) != own && ink.name == name;
        match name.is_empty() || self.inks.iter().enumerate().any(is_taken) {
            true => Err(Denied::Name),
            false => Ok(()),
        }
    }

    fn add_ink(&mut self, at: Colour, ink: &Ink) -> Result<(), Denied> {
        if !at.is_ink() || at.index() > self.inks.len() {
            return Err(Denied::NoSuchInk(at));
        }
        if self.inks.len() == Colour::LIMIT {
            return Err(Denied::Palette);
        }
        self.check_name(&ink.name, None)?;
        Arc::make_mut(&mut self.inks).insert(at.index(), ink.clone());
        self.map_colours(|colour| if colour >= at { moved(colour, 1) } else { colour });
        Ok(())
    }

    fn remove_ink(&mut self, at: Colour) -> Result<Vec<Change>, Denied> {
        self.known(at)?;
        if !at.is_ink() {
            return Err(Denied::NoSuchInk(at));
        }
        if self.inks.len() == 2 {
            return Err(Denied::Palette);
        }
        let blank = self.picture.map(|&own| if own == at { Colour::BACKGROUND } else { own });
        let cells = Edit::painting(&blank, &self.picture);
        let ink = Arc::make_mut(&mut self.inks).remove(at.index());
        self.picture = blank;
        self.map_colours(|colour| if colour > at { moved(colour, -1) } else { colour });
        Ok(Edit::from(Change::AddInk(at, ink)).then(cells.0).0)
    }

    fn move_ink(&mut self, from: Colour, to: Colour) -> Result<(), Denied> {
        for colour in [from, to] {
            self.known(colour)?;
            if !colour.is_ink() {
                return Err(Denied::NoSuchInk(colour));
            }
        }
        let inks = Arc::make_mut(&mut self.inks);
        let ink = inks.remove(from.index());
        inks.insert(to.index(), ink);
        self.map_colours(|colour| match colour {
            colour if colour == from => to,
            colour if from < colour && colour <= to => moved(colour, -1),
            colour if to <= colour && colour < from => moved(colour, 1),
            colour => colour,
        });
        Ok(())
    }

    /// Gives every cell another colour of the palette.
    fn map_colours(&mut self, to: impl Fn(Colour) -> Colour) {
        self.picture = self.picture.map(|&colour| to(colour));
    }
}

/// The colour so many places further in the palette.
fn moved(colour: Colour, by: isize) -> Colour {
    let at = colour.index().checked_add_signed(by).and_then(Colour::new);
    at.expect("a palette has no more colours than there are")
}

/// Writes the same in all cells of a span; what stood there, in spans.
fn swap<T: Copy + PartialEq>(
    grid: &mut Grid<T>,
    span: Span,
    to: T,
) -> Result<Vec<(Span, T)>, Denied> {
    if let Some(cell) = span.outside(grid.size()) {
        return Err(Denied::Outside(cell));
    }
    let mut back: Vec<(Span, T)> = Vec::new();
    for cell in span.cells() {
        let old = std::mem::replace(&mut grid[cell], to);
        match back.last_mut() {
            Some((span, value)) if *value == old => span.last = cell.col,
            _ => back.push((Span::of(cell), old)),
        }
    }
    Ok(back)
}

impl Flip {
    /// A grid turned over.
    pub fn flipped<T: Copy>(self, grid: &Grid<T>) -> Grid<T> {
        let (rows, cols) = (grid.size().rows(), grid.size().cols());
        let last = |at: u16, len: usize| len as u16 - 1 - at;
        match self {
            Flip::Rows => {
                Grid::from_fn(grid.size(), |cell| grid[Cell { row: last(cell.row, rows), ..cell }])
            }
            Flip::Cols => {
                Grid::from_fn(grid.size(), |cell| grid[Cell { col: last(cell.col, cols), ..cell }])
            }
            Flip::Diagonal => {
                let size = Size::new(cols, rows).expect("the sides of a grid are sides");
                Grid::from_fn(size, |cell| grid[Cell { row: cell.col, col: cell.row }])
            }
        }
    }
}

impl Margins {
    /// The size of a grid with these margins, if that is one.
    pub fn applied(self, size: Size) -> Option<Size> {
        let side = |len: usize, before: i32, after: i32| {
            // Where more is cut off than there is, nothing would be left of what was there.
            let left = |cut: i32| len as i64 + i64::from(cut.min(0));
            let all = len as i64 + i64::from(before) + i64::from(after);
            (left(before) > 0 && left(after) > 0).then(|| usize::try_from(all).ok()).flatten()
        };
        Size::new(
            side(size.rows(), self.top, self.bottom)?,
            side(size.cols(), self.left, self.right)?,
        )
        .ok()
    }

    /// A grid of that size with these margins, filled with this where it had nothing.
    fn resized<T: Copy>(self, grid: &Grid<T>, size: Size, fill: T) -> Grid<T> {
        Grid::from_fn(size, |cell| {
            let old = |at: u16, before: i32| u16::try_from(i32::from(at) - before).ok();
            let from = old(cell.row, self.top).zip(old(cell.col, self.left));
            let from = from.map(|(row, col)| Cell { row, col });
            from.filter(|&from| grid.size().contains(from)).map_or(fill, |from| grid[from])
        })
    }
}
