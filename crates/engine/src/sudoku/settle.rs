//! What follows at once: a digit that a cell has, its peers cannot have; a digit
//! with one place left in a house goes there.
//!
//! Both rules work until nothing changes. Every change is told with its reason.
//! A cell settled costs a look at its peers, a digit gone a look at three houses.

use super::{Board, Digit, Digits, Event, Reason, Shape, Spot};
use crate::grid::Cell;
use crate::trace::{Silent, Sink};

/// Settles cells, and keeps its room between them.
#[derive(Clone, Debug, Default)]
pub struct Settler {
    /// Cells that were settled and whose peers do not know it yet.
    settled: Vec<Cell>,
    /// Digits that are gone from a cell, not yet looked after in its houses.
    gone: Vec<(Cell, Digits)>,
}

impl Settler {
    /// Everything that follows from the cells settled on this board.
    pub fn all(&mut self, shape: Shape, board: &mut Board) -> Result<(), Spot> {
        self.begin(board);
        self.work(shape, board, &mut Silent)
    }

    /// Takes up every cell that is settled, and every digit that is gone already.
    pub fn begin(&mut self, board: &Board) {
        self.forget();
        let all = Digits::first(board.size().rows());
        for cell in board.size().iter() {
            let set = board.at(cell);
            if set.is_settled() {
                self.settled.push(cell);
            } else if set != all {
                self.gone.push((cell, all.minus(set)));
            }
        }
    }

    /// Forgets what was still to be done.
    pub fn forget(&mut self) {
        self.settled.clear();
        self.gone.clear();
    }

    /// Narrows a cell and takes up what that changes. The cell is one that can be narrowed so.
    pub fn narrow(&mut self, board: &mut Board, cell: Cell, to: Digits) -> Result<bool, Spot> {
        let before = board.at(cell);
        if !board.narrow(cell, to).map_err(|_| Spot::Cell(cell))? {
            return Ok(false);
        }
        let after = board.at(cell);
        self.gone.push((cell, before.minus(after)));
        if after.is_settled() {
            self.settled.push(cell);
        }
        Ok(true)
    }

    /// Works until nothing changes; where there is no completion, the place where that shows.
    pub fn work<S: Sink<Event>>(
        &mut self,
        shape: Shape,
        board: &mut Board,
        sink: &mut S,
    ) -> Result<(), Spot> {
        loop {
            if let Some(cell) = self.settled.pop() {
                self.tell_peers(shape, board, cell, sink)?;
            } else if let Some((cell, digits)) = self.gone.pop() {
                for digit in digits.iter() {
                    self.look_after(shape, board, cell, digit, sink)?;
                }
            } else {
                return Ok(());
            }
        }
    }

    fn tell_peers<S: Sink<Event>>(
        &mut self,
        shape: Shape,
        board: &mut Board,
        cell: Cell,
        sink: &mut S,
    ) -> Result<(), Spot> {
        let Some(digit) = board.at(cell).only() else { return Ok(()) };
        for &peer in shape.peers(cell) {
            let rest = board.at(peer).without(digit);
            if self.narrow(board, peer, rest)? {
                let why = Reason::Peer(cell);
                sink.emit(|| Event::Set { cell: peer, digits: rest, why });
            }
        }
        Ok(())
    }

    /// A digit is gone from a cell: has it one place left in the cell's houses, or none?
    fn look_after<S: Sink<Event>>(
        &mut self,
        shape: Shape,
        board: &mut Board,
        cell: Cell,
        digit: Digit,
        sink: &mut S,
    ) -> Result<(), Spot> {
        for house in shape.houses_of(cell) {
            let mut places = shape.cells_of(house).iter().filter(|&&c| board.at(c).has(digit));
            let Some(&only) = places.next() else { return Err(Spot::House(house)) };
            if places.next().is_none() && self.narrow(board, only, digit.into())? {
                let why = Reason::Only(house);
                sink.emit(|| Event::Set { cell: only, digits: digit.into(), why });
            }
        }
        Ok(())
    }
}

/// The candidates of a board: what is left when every settled cell has taken its
/// digit from its peers, and no more; the first cell that would have none left.
pub fn candidates(shape: Shape, from: &Board) -> Result<Board, Spot> {
    let mut board = from.clone();
    for cell in shape.size().iter() {
        let Some(digit) = from.at(cell).only() else { continue };
        for &peer in shape.peers(cell) {
            let rest = board.at(peer).without(digit);
            board.narrow(peer, rest).map_err(|_| Spot::Cell(peer))?;
        }
    }
    Ok(board)
}
