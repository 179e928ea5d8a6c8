//! Deductions in a player's words: those of one line, and assumptions step by step.

use super::cells::Line;
use crate::{Words, say};
use grille_engine::colours::Colours;
use grille_engine::grid::LineId;
use grille_engine::nonogram::ladder::{Chain, ChainStep, Known, Why};
use grille_engine::nonogram::worked::ExplainedDeduction;
use grille_engine::nonogram::{Puzzle, Technique};

impl Words {
    /// "simple boxes".
    pub fn technique(&self, technique: Technique) -> String {
        say!(self, &format!("technique-{}", technique.name()))
    }

    /// What a technique of the ladder is about, in one sentence.
    pub fn technique_about(&self, technique: Technique) -> String {
        say!(self, &format!("technique-{}-about", technique.name()))
    }

    /// A deduction with its argument, a sentence each, behind the eliminations that it rests on.
    pub fn argument(&self, told: &ExplainedDeduction, puzzle: &Puzzle) -> Vec<String> {
        let mut said = self.eliminations(&told.eliminations, puzzle);
        said.extend(self.own_argument(told, puzzle));
        said
    }

    /// Inks that cells cannot have. What the clues say at a glance comes first, and once for
    /// all lines that say it.
    fn eliminations(&self, told: &[ExplainedDeduction], puzzle: &Puzzle) -> Vec<String> {
        let palette = puzzle.palette();
        let mut groups: Vec<(bool, Colours, Vec<u16>)> = Vec::new();
        let mut argued = Vec::new();
        for told in told {
            let (Technique::EmptyLine, Why::Line(line, _)) =
                (told.deduction.technique, &told.deduction.why)
            else {
                argued.extend(self.own_argument(told, puzzle));
                continue;
            };
            let sets = told.deduction.settles.iter().map(|&(_, set)| palette.all().minus(set));
            let inks = sets.fold(Colours::NONE, |all, own| all | own);
            let (is_row, number) = match *line {
                LineId::Row(row) => (true, row),
                LineId::Col(col) => (false, col),
            };
            match groups.iter_mut().find(|(row, own, _)| (*row, *own) == (is_row, inks)) {
                Some((_, _, lines)) => lines.push(number),
                None => groups.push((is_row, inks, vec![number])),
            }
        }
        let said = |(is_row, inks, lines): &(bool, Colours, Vec<u16>)| {
            // Places in a line are counted by the lines that cross it.
            let across = if *is_row { LineId::Col(0) } else { LineId::Row(0) };
            let list = Line { words: self, puzzle, line: across }.list(lines);
            let (count, inks) = (lines.len(), self.or(&self.inks(*inks, palette)));
            match is_row {
                true => say!(self, "explain-rows-no-ink", list = list, count = count, inks = inks),
                false => {
                    say!(self, "explain-columns-no-ink", list = list, count = count, inks = inks)
                }
            }
        };
        groups.iter().map(said).chain(argued).collect()
    }

    fn own_argument(&self, told: &ExplainedDeduction, puzzle: &Puzzle) -> Vec<String> {
        match &told.explanation.why {
            Why::Line(line, argument) => {
                let line = Line { words: self, puzzle, line: *line };
                let said = line.argument(told, argument);
                // The others say by themselves what they look at.
                let known = match told.deduction.technique {
                    Technique::Forcing
                    | Technique::SimpleSpaces
                    | Technique::SpanLimited
                    | Technique::Complete => line.known(&told.explanation.evidence),
                    Technique::Overlap
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
                    | Technique::Contradiction
                    | Technique::Agreement => None,
                };
                vec![line.sentence(known, said)]
            }
            Why::Contradiction(chain) => self.contradiction(told, chain, puzzle),
            Why::Agreement(chains) => self.agreement(told, chains, puzzle),
        }
    }

    /// The cells of a deduction, without what they are.
    pub fn settled_cells(&self, told: &ExplainedDeduction, puzzle: &Puzzle) -> String {
        let cells = told.deduction.settles.iter().map(|&(cell, _)| cell);
        match told.deduction.why {
            Why::Line(line, _) => {
                let places: Vec<u16> = cells.map(|cell| line.place(cell)).collect();
                Line { words: self, puzzle, line }.cells(&places)
            }
            Why::Contradiction(_) | Why::Agreement(_) => {
                self.and(&cells.map(|cell| self.cell_in_full(cell)).collect::<Vec<_>>())
            }
        }
    }

    /// "Row 3: with columns 2 and 5 filled, its blocks no longer fit."
    pub fn impossible_line(&self, line: LineId, known: &[Known], puzzle: &Puzzle) -> String {
        let line = Line { words: self, puzzle, line };
        line.sentence(line.known(known), say!(self, "explain-impossible"))
    }

    fn contradiction(
        &self,
        told: &ExplainedDeduction,
        chain: &Chain,
        puzzle: &Puzzle,
    ) -> Vec<String> {
        let (cell, colours) = chain.assumed;
        let state = self.state(colours, 1, puzzle.palette());
        let mut said =
            vec![say!(self, "chain-suppose", cell = self.cell_in_full(cell), state = state)];
        said.extend(chain.steps.iter().map(|step| {
            let result = self.step(step, puzzle);
            match step.line {
                LineId::Row(row) => say!(self, "chain-then-row", number = row + 1, result = result),
                LineId::Col(col) => {
                    say!(self, "chain-then-column", number = col + 1, result = result)
                }
            }
        }));
        if let Some((line, _)) = chain.fails {
            let result = self.outcome(told, puzzle);
            said.push(say!(self, "chain-fails", line = self.line(line), result = result));
        }
        said
    }

    fn agreement(
        &self,
        told: &ExplainedDeduction,
        chains: &[Chain; 2],
        puzzle: &Puzzle,
    ) -> Vec<String> {
        let cell = self.cell_in_full(chains[0].assumed.0);
        let [one, other] = [0, 1].map(|at| self.state(chains[at].assumed.1, 1, puzzle.palette()));
        let mut said = vec![say!(self, "chain-either", cell = cell, one = one, other = other)];
        said.extend(chains.iter().map(|chain| {
            let step = |step: &ChainStep| {
                let result = self.step(step, puzzle);
                match step.line {
                    LineId::Row(row) => {
                        say!(self, "chain-in-row", number = row + 1, result = result)
                    }
                    LineId::Col(col) => {
                        say!(self, "chain-in-column", number = col + 1, result = result)
                    }
                }
            };
            let steps: Vec<String> = chain.steps.iter().map(step).collect();
            let state = self.state(chain.assumed.1, 1, puzzle.palette());
            say!(self, "chain-if", state = state, steps = steps.join(&say!(self, "chain-next")))
        }));
        said.push(say!(self, "chain-both", result = self.outcome(told, puzzle)));
        said
    }

    /// What a step of a chain says about the cells of its line.
    fn step(&self, step: &ChainStep, puzzle: &Puzzle) -> String {
        let line = Line { words: self, puzzle, line: step.line };
        let said = step.settles.iter().map(|&(cell, set)| (step.line.place(cell), set, set));
        line.result(&said.collect::<Vec<_>>())
    }

    /// What a deduction from assumptions says about its cell.
    fn outcome(&self, told: &ExplainedDeduction, puzzle: &Puzzle) -> String {
        let palette = puzzle.palette();
        let said =
            told.deduction.settles.iter().zip(&told.left).map(|(&(cell, set), &left)| {
                self.are(&self.cell_in_full(cell), 1, set, left, palette)
            });
        self.and(&said.collect::<Vec<_>>())
    }
}
