//! The line solvers that the search is made with, in one form: what is known
//! is told as removals, the cells of a line that do not have a colour.

use crate::Contradiction;
use crate::nonogram::line::slack::{self, Can, Known};
use crate::nonogram::line::word::{Wide, Word};
use crate::nonogram::line::{bitwise, planes};
use crate::nonogram::{Block, Puzzle};

/// Settles the lines of one puzzle, whose clues it holds.
pub trait Solver: Clone + Send {
    /// A line's cells, a bit each.
    type Word: Word;
    /// Whether there are two colours only, so that not to have one is to have the other.
    const TWO: bool;
    /// How many positions of a line [`Solver::impossible`] looks at together.
    const LANES: usize;

    /// For this puzzle, whose clues fit into their lines.
    fn new(puzzle: &Puzzle) -> Self;

    /// How many colours there are.
    fn colours(&self) -> usize;

    /// The blocks of a line: how long each is, and its ink, counted from 0.
    fn clue(&self, line: usize) -> impl Iterator<Item = (usize, usize)>;

    /// What a line newly implies: by colour, the cells that cannot have it.
    /// `removed` has a word for each colour and line, the lines of a colour together.
    fn settle(
        &mut self,
        line: usize,
        removed: &[Self::Word],
        news: &mut [Self::Word],
    ) -> Result<(), Contradiction>;

    /// Which of [`Solver::LANES`] positions have no completion, a bit each.
    /// `removed` has a word for each position and colour, the colours of a position together.
    fn impossible(&mut self, line: usize, removed: &[Self::Word]) -> u32;
}

/// Clues in black and white: all one after the other; up to 62 cells a line.
#[derive(Clone, Debug)]
pub struct BlackWhite<W: Word> {
    clues: Vec<u16>,
    /// By line.
    begins: Vec<Begin>,
    scratch: bitwise::Scratch<W>,
}

/// Where the clue of a line begins, and what follows from it alone.
#[derive(Clone, Copy, Debug)]
struct Begin {
    at: u32,
    blocks: u16,
    longest: u16,
    cells: u32,
}

impl<W: Word> BlackWhite<W> {
    #[inline(always)]
    fn task(&mut self, line: usize) -> (bitwise::Task<'_>, &mut bitwise::Scratch<W>) {
        let Begin { at, blocks, longest, cells } = self.begins[line];
        let clue = &self.clues[at as usize..][..usize::from(blocks)];
        (bitwise::Task { clue, longest, cells }, &mut self.scratch)
    }
}

impl<W: Word> Solver for BlackWhite<W> {
    type Word = W;
    const TWO: bool = true;
    const LANES: usize = W::LANES;

    fn new(puzzle: &Puzzle) -> Self {
        let mut clues = Vec::new();
        let begins = puzzle.size().lines().map(|line| {
            let at = clues.len();
            clues.extend(puzzle.clue(line).blocks().iter().map(|block| block.len as u16));
            Begin {
                at: at as u32,
                blocks: (clues.len() - at) as u16,
                longest: clues[at..].iter().copied().max().unwrap_or(0),
                cells: puzzle.size().line_len(line) as u32,
            }
        });
        BlackWhite { begins: begins.collect(), clues, scratch: bitwise::Scratch::default() }
    }

    #[inline(always)]
    fn colours(&self) -> usize {
        2
    }

    fn clue(&self, line: usize) -> impl Iterator<Item = (usize, usize)> {
        let Begin { at, blocks, .. } = self.begins[line];
        self.clues[at as usize..][..usize::from(blocks)].iter().map(|&len| (usize::from(len), 0))
    }

    #[inline(always)]
    fn settle(&mut self, line: usize, removed: &[W], news: &mut [W]) -> Result<(), Contradiction> {
        let count = self.begins.len();
        // What is not white is black.
        let (black, white) = (removed[line], removed[count + line]);
        let (task, scratch) = self.task(line);
        let can = scratch.settle(task, black, white)?;
        news[0] = can.black & !can.white & !black;
        news[1] = can.white & !can.black & !white;
        Ok(())
    }

    #[inline(always)]
    fn impossible(&mut self, line: usize, removed: &[W]) -> u32 {
        let (task, scratch) = self.task(line);
        scratch.impossible(task, removed)
    }
}

/// Clues in black and white on lines of more than 62 cells.
#[derive(Clone, Debug)]
pub struct Long<const N: usize> {
    clues: Vec<u16>,
    /// By line: where its clue begins, how many blocks it has, and its slack.
    begins: Vec<(u32, u16, u16)>,
    /// The cells of a row, and those of a column.
    cells: [u32; 2],
    rows: usize,
    scratch: slack::Scratch,
}

impl<const N: usize> Long<N> {
    fn task(&mut self, line: usize) -> (slack::Task<'_>, &mut slack::Scratch) {
        let (at, blocks, slack) = self.begins[line];
        let clue = &self.clues[at as usize..][..usize::from(blocks)];
        let cells = self.cells[usize::from(line >= self.rows)];
        (slack::Task { clue, cells, slack: u32::from(slack) }, &mut self.scratch)
    }
}

impl<const N: usize> Solver for Long<N> {
    type Word = Wide<N>;
    const TWO: bool = true;
    const LANES: usize = 1;

    fn new(puzzle: &Puzzle) -> Self {
        let (mut clues, size) = (Vec::new(), puzzle.size());
        let begins = size.lines().map(|line| {
            let (at, clue) = (clues.len(), puzzle.clue(line));
            clues.extend(clue.blocks().iter().map(|block| block.len as u16));
            let slack = size.line_len(line) as u64 - clue.min_len();
            (at as u32, clue.blocks().len() as u16, slack as u16)
        });
        let begins = begins.collect();
        let cells = [size.cols() as u32, size.rows() as u32];
        Long { begins, clues, cells, rows: size.rows(), scratch: slack::Scratch::default() }
    }

    fn colours(&self) -> usize {
        2
    }

    fn clue(&self, line: usize) -> impl Iterator<Item = (usize, usize)> {
        let (at, blocks, _) = self.begins[line];
        self.clues[at as usize..][..usize::from(blocks)].iter().map(|&len| (usize::from(len), 0))
    }

    fn settle(
        &mut self,
        line: usize,
        removed: &[Wide<N>],
        news: &mut [Wide<N>],
    ) -> Result<(), Contradiction> {
        // What is not white is black.
        let (black, white) = (&removed[line], &removed[self.begins.len() + line]);
        let known = Known { black: black.as_ref(), white: white.as_ref() };
        let (task, scratch) = self.task(line);
        let [not_white, not_black] = news else { return Err(Contradiction) };
        let mut can = Can { black: not_black.as_mut(), white: not_white.as_mut() };
        let full = Wide::bit(task.cells).plus(!Wide::ZERO);
        scratch.settle(task, known, &mut can)?;
        *not_white = full & !(*not_white | *black);
        *not_black = full & !(*not_black | *white);
        Ok(())
    }

    fn impossible(&mut self, line: usize, removed: &[Wide<N>]) -> u32 {
        let (task, scratch) = self.task(line);
        let known = Known { black: removed[0].as_ref(), white: removed[1].as_ref() };
        u32::from(!scratch.is_possible(task, known))
    }
}

/// Clues in any colours: all one after the other.
#[derive(Clone, Debug)]
pub struct Coloured<W: Word> {
    blocks: Vec<Block>,
    /// By line: where its blocks begin, how many there are, how many cells it has.
    begins: Vec<(u32, u32, u32)>,
    colours: usize,
    scratch: planes::Scratch<W>,
    /// By colour: the cells that may have it.
    may_be: Vec<W>,
}

impl<W: Word> Coloured<W> {
    /// The clue of a line, with what is not removed in `may_be`.
    #[inline(always)]
    fn task(
        &mut self,
        line: usize,
        removed: impl Iterator<Item = W>,
    ) -> (planes::Task<'_>, &mut planes::Scratch<W>, &mut [W]) {
        let (at, count, cells) = self.begins[line];
        let full = (W::ONE << cells).plus(!W::ZERO);
        for (may_be, removed) in self.may_be.iter_mut().zip(removed) {
            *may_be = full & !removed;
        }
        let blocks = &self.blocks[at as usize..][..count as usize];
        (planes::Task { blocks, cells }, &mut self.scratch, &mut self.may_be)
    }
}

impl<W: Word> Solver for Coloured<W> {
    type Word = W;
    const TWO: bool = false;
    const LANES: usize = 1;

    fn new(puzzle: &Puzzle) -> Self {
        let mut blocks = Vec::new();
        let begins = puzzle.size().lines().map(|line| {
            let own = puzzle.clue(line).blocks();
            let at = blocks.len() as u32;
            blocks.extend_from_slice(own);
            (at, own.len() as u32, puzzle.size().line_len(line) as u32)
        });
        let (begins, colours) = (begins.collect(), puzzle.palette().all().len());
        let (scratch, may_be) = (planes::Scratch::default(), vec![W::ZERO; colours]);
        Coloured { begins, blocks, colours, scratch, may_be }
    }

    fn colours(&self) -> usize {
        self.colours
    }

    fn clue(&self, line: usize) -> impl Iterator<Item = (usize, usize)> {
        let (at, count, _) = self.begins[line];
        let blocks = &self.blocks[at as usize..][..count as usize];
        blocks.iter().map(|block| (block.len as usize, block.colour.index() - 1))
    }

    fn settle(&mut self, line: usize, removed: &[W], news: &mut [W]) -> Result<(), Contradiction> {
        let own = removed[line..].iter().copied().step_by(self.begins.len());
        let (task, scratch, may_be) = self.task(line, own);
        news.copy_from_slice(may_be);
        scratch.settle(task, may_be)?;
        for (news, &may_be) in news.iter_mut().zip(&*may_be) {
            *news = *news & !may_be;
        }
        Ok(())
    }

    fn impossible(&mut self, line: usize, removed: &[W]) -> u32 {
        let (task, _, may_be) = self.task(line, removed.iter().copied());
        u32::from(!task.is_possible(may_be))
    }
}
