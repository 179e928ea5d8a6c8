//! What a technique says about a line: one shape of sentence for each.

use super::cells::{Line, Said};
use crate::say;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::Technique;
use grille_engine::nonogram::ladder::Argument;
use grille_engine::nonogram::worked::ExplainedDeduction;
use std::ops::Range;

fn places(cells: &Range<u16>) -> Vec<u16> {
    cells.clone().collect()
}

impl Line<'_> {
    /// The argument of a technique on this line, with its conclusion.
    pub(crate) fn argument(&self, told: &ExplainedDeduction, argument: &Argument) -> String {
        let settles = told.deduction.settles.iter().zip(&told.left);
        let said: Vec<Said> =
            settles.map(|(&(cell, set), &left)| (self.line.place(cell), set, left)).collect();
        let result = self.result(&said);
        let settled: Vec<u16> = said.iter().map(|&(at, ..)| at).collect();
        let run = match argument {
            Argument::Run { cells, room, blocks } => {
                Some(Run { cells, room, blocks, settled: &settled })
            }
            Argument::Inks(_)
            | Argument::Line
            | Argument::Starts { .. }
            | Argument::Gap { .. }
            | Argument::Between { .. } => None,
        };
        match (told.deduction.technique, argument, &run) {
            (Technique::EmptyLine, Argument::Inks(inks), _) => {
                let settles = told.left.iter().any(|left| left.is_settled());
                self.no_ink(*inks, settles, result)
            }
            (Technique::FinishedLine, Argument::Inks(inks), _) => self.finished(*inks, result),
            (Technique::FullLine, Argument::Line, _) => self.full(result),
            (
                Technique::SimpleBoxes | Technique::Forcing,
                &Argument::Starts { block, first, last },
                _,
            ) => self.starts(block, first, last, result),
            (Technique::Joining, _, Some(run)) => self.joining(run, result),
            (Technique::Splitting, _, Some(run)) => self.splitting(run, result),
            (Technique::Mercury, _, Some(run)) => self.mercury(run, result),
            (Technique::Glue, _, Some(run)) => self.glue(run, result),
            (Technique::Punctuating, _, Some(run)) => self.punctuating(run, result),
            (Technique::GapTooSmall, Argument::Gap { cells, ink, .. }, _) => {
                self.gap_too_small(cells, *ink, result)
            }
            (Technique::SpanLimited, Argument::Gap { cells, ink, blocks }, _) => {
                self.span_limited(cells, *ink, blocks, &settled, result)
            }
            (Technique::SimpleSpaces, &Argument::Between { before, after }, _) => {
                let only_ink = said.iter().any(|&(_, set, _)| set != Colours::WHITE);
                self.between(before, after, only_ink, result)
            }
            // True of every deduction within a line, whatever its technique looks at.
            (
                Technique::Complete
                | Technique::Overlap
                | Technique::EmptyLine
                | Technique::RangeCore
                | Technique::OutOfRange
                | Technique::RangeEdge
                | Technique::FullLine
                | Technique::FinishedLine
                | Technique::SimpleBoxes
                | Technique::Punctuating
                | Technique::GapTooSmall
                | Technique::Mercury
                | Technique::Glue
                | Technique::Joining
                | Technique::Splitting
                | Technique::Forcing
                | Technique::SimpleSpaces
                | Technique::SpanLimited
                | Technique::Contradiction
                | Technique::Agreement,
                _,
                _,
            ) => say!(self.words, "explain-every-way", result = result),
        }
    }

    fn no_ink(&self, inks: Colours, settles: bool, result: String) -> String {
        let words = self.words;
        if self.puzzle.clue(self.line).blocks().is_empty() {
            return say!(words, "explain-no-block", result = result);
        }
        let names = words.or(&words.inks(inks, self.puzzle.palette()));
        match settles {
            true => say!(words, "explain-no-ink-so", inks = names, result = result),
            false => say!(words, "explain-no-ink", inks = names),
        }
    }

    fn finished(&self, inks: Colours, result: String) -> String {
        let (words, palette) = (self.words, self.puzzle.palette());
        if palette.is_two_tone() {
            return say!(words, "explain-finished", result = result);
        }
        let names = words.and(&words.inks(inks, palette));
        say!(words, "explain-finished-ink", inks = names, result = result)
    }

    fn full(&self, result: String) -> String {
        let clue = self.puzzle.clue(self.line);
        let gaps = (0..clue.blocks().len()).any(|block| clue.needs_gap(block));
        let kind = match (clue.blocks().len(), gaps) {
            (1, _) => "one",
            (_, true) => "gaps",
            (_, false) => "blocks",
        };
        say!(self.words, "explain-full", kind = kind, result = result)
    }

    fn starts(&self, block: usize, first: u16, last: u16, result: String) -> String {
        let (words, name) = (self.words, self.block(block));
        let len = self.puzzle.clue(self.line).blocks().get(block).map_or(1, |own| own.len as u16);
        if first == last {
            let cells = self.across(&places(&(first..first + len)));
            return say!(words, "explain-lies", block = name, cells = cells, result = result);
        }
        let cells = self.any_of(&places(&(first..last + 1)));
        say!(words, "explain-starts", block = name, cells = cells, result = result)
    }

    fn between(
        &self,
        before: Option<(usize, u16)>,
        after: Option<(usize, u16)>,
        only_ink: bool,
        result: String,
    ) -> String {
        let words = self.words;
        let named = |side: Option<(usize, u16)>| {
            let (block, at) = side.unwrap_or_default();
            (self.block(block), self.crossing(at), self.ink_of(&[block]))
        };
        let (one, end, ink) = named(before);
        let (other, start, own) = named(after);
        match (before, after, only_ink) {
            (Some(_), Some(_), _) => {
                say!(
                    words,
                    "explain-between",
                    before = one,
                    end = end,
                    after = other,
                    start = start,
                    result = result
                )
            }
            (Some(_), None, false) => {
                say!(words, "explain-behind", before = one, end = end, result = result)
            }
            (Some(_), None, true) => {
                let ink = words.ink(ink, self.puzzle.palette());
                say!(
                    words,
                    "explain-behind-ink",
                    before = one,
                    end = end,
                    ink = ink,
                    result = result
                )
            }
            (None, Some(_), false) => {
                say!(words, "explain-ahead", after = other, start = start, result = result)
            }
            (None, Some(_), true) => {
                let ink = words.ink(own, self.puzzle.palette());
                say!(
                    words,
                    "explain-ahead-ink",
                    after = other,
                    start = start,
                    ink = ink,
                    result = result
                )
            }
            (None, None, _) => say!(words, "explain-every-way", result = result),
        }
    }

    fn gap_too_small(&self, gap: &Range<u16>, ink: Colour, result: String) -> String {
        let (words, palette) = (self.words, self.puzzle.palette());
        let cells = self.across(&places(gap));
        if palette.is_two_tone() {
            return say!(words, "explain-gap", gap = cells, result = result);
        }
        let name = words.ink(ink, palette);
        say!(words, "explain-gap-ink", gap = cells, ink = name, result = result)
    }

    fn span_limited(
        &self,
        gap: &Range<u16>,
        ink: Colour,
        blocks: &[usize],
        settled: &[u16],
        result: String,
    ) -> String {
        let (words, palette) = (self.words, self.puzzle.palette());
        let (name, gap_cells) = (words.ink(ink, palette), self.across(&places(gap)));
        let all = self.puzzle.clue(self.line).blocks();
        let too_long = |block: &usize| all[*block].len as usize > gap.len();
        let long: Vec<usize> = blocks.iter().copied().filter(too_long).collect();
        let (named, count, cells) = (self.blocks(&long), long.len(), self.any_of(settled));
        if long.is_empty() {
            return say!(
                words,
                "explain-span-none",
                gap = gap_cells,
                cells = cells,
                result = result
            );
        }
        match palette.is_two_tone() {
            true => say!(
                words,
                "explain-span",
                blocks = named,
                count = count,
                gap = gap_cells,
                cells = cells,
                result = result
            ),
            false => say!(
                words,
                "explain-span-ink",
                blocks = named,
                count = count,
                gap = gap_cells,
                ink = name,
                cells = cells,
                result = result
            ),
        }
    }

    /// The ink of the first of these blocks.
    fn ink_of(&self, blocks: &[usize]) -> Colour {
        let all = self.puzzle.clue(self.line).blocks();
        let own = blocks.first().and_then(|&block| all.get(block));
        own.map_or(Colour::BLACK, |block| block.colour)
    }
}

/// A run and what a technique says round it.
struct Run<'a> {
    cells: &'a Range<u16>,
    room: &'a Range<u16>,
    blocks: &'a [usize],
    settled: &'a [u16],
}

impl Line<'_> {
    fn joining(&self, run: &Run<'_>, result: String) -> String {
        let known = run.cells.clone().filter(|at| !run.settled.contains(at));
        let cells = self.cells(&known.collect::<Vec<_>>());
        let block = self.blocks(run.blocks);
        say!(self.words, "explain-joining", cells = cells, block = block, result = result)
    }

    fn splitting(&self, run: &Run<'_>, result: String) -> String {
        let (ink, palette) = (self.ink_of(run.blocks), self.puzzle.palette());
        let state = self.words.state(ink.into(), run.settled.len(), palette);
        let (cells, whole) = (self.cells(run.settled), self.cells(&places(run.cells)));
        say!(
            self.words,
            "explain-splitting",
            cells = cells,
            state = state,
            run = whole,
            length = run.cells.len(),
            result = result
        )
    }

    fn mercury(&self, run: &Run<'_>, result: String) -> String {
        let (cells, whole) = (self.any_of(run.settled), self.cells(&places(run.cells)));
        let block = self.blocks(run.blocks);
        say!(
            self.words,
            "explain-mercury",
            block = block,
            cells = cells,
            run = whole,
            result = result
        )
    }

    fn glue(&self, run: &Run<'_>, result: String) -> String {
        let (words, cells) = (self.words, self.across(&places(run.cells)));
        let all = self.puzzle.clue(self.line).blocks();
        let after = run.settled.iter().any(|&at| at >= run.cells.end);
        let wall = self.crossing(if after { run.room.start } else { run.room.end - 1 });
        if let [block] = run.blocks {
            let block = self.block(*block);
            return match after {
                true => say!(
                    words,
                    "explain-glue-start",
                    block = block,
                    run = cells,
                    wall = wall,
                    result = result
                ),
                false => say!(
                    words,
                    "explain-glue-end",
                    block = block,
                    run = cells,
                    wall = wall,
                    result = result
                ),
            };
        }
        let length = run.blocks.iter().map(|&block| all[block].len).min().unwrap_or(1);
        match after {
            true => say!(
                words,
                "explain-glue-any-start",
                run = cells,
                length = length,
                wall = wall,
                result = result
            ),
            false => say!(
                words,
                "explain-glue-any-end",
                run = cells,
                length = length,
                wall = wall,
                result = result
            ),
        }
    }

    fn punctuating(&self, run: &Run<'_>, result: String) -> String {
        let (words, covered) = (self.words, places(run.cells));
        let all = self.puzzle.clue(self.line).blocks();
        let length = run.cells.len();
        let complete = run.blocks.iter().all(|&block| all[block].len as usize == length);
        match run.blocks {
            [block] if complete => {
                say!(
                    words,
                    "explain-closed",
                    block = self.block(*block),
                    run = self.across(&covered),
                    result = result
                )
            }
            [_, ..] if complete => {
                say!(
                    words,
                    "explain-closed-any",
                    run = self.cells(&covered),
                    count = length,
                    length = length,
                    result = result
                )
            }
            _ => {
                let (run, beside) = (self.across(&covered), self.any_of(run.settled));
                say!(words, "explain-closed-side", run = run, cells = beside, result = result)
            }
        }
    }
}
