//! Climbing: the cheapest deduction there is, again and again.
//!
//! The ladder looks at a line once after each change in it, and remembers the line's
//! cheapest deduction. It answers with the cheapest of all lines; of equals first with those
//! that only exclude inks, for others may settle more after them, then with the one that
//! settles the most cells, and of those with the first.
//! If no line has a deduction, it tries assumptions, and follows them for one wave more
//! each time they find nothing. A step is a line looked at, or a line settled behind an
//! assumption.
//!
//! The work is bounded: each deduction takes at least one colour from a cell
//! and makes at most all lines look again; between two deductions each cell is
//! tried at most once a colour and wave, and waves end where nothing changes.

use super::chain::Trial;
use super::deduction::Finding;
use super::look::{Eye, Look};
use super::{Deduction, FIRST_PROBE, Find, Probed, RUNGS, deductions, rank};
use crate::Contradiction;
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::nonogram::{Board, Puzzle, Technique};
use std::cmp::Reverse;

/// A board on its way up.
#[derive(Clone, Debug)]
pub struct Ladder {
    board: Board,
    /// How many rungs are in use.
    rungs: usize,
    lines: Vec<Line>,
    /// How many lines are to be looked at again.
    changed: usize,
    probing: Option<Probing>,
    trial: Trial,
    eye: Eye,
    cells: Vec<Colours>,
    looks: u64,
}

/// What is known about what a line has to say.
#[derive(Clone, Debug)]
enum Line {
    Changed,
    Silent,
    Says(Statement),
    Impossible,
}

/// The cheapest statement of a line.
#[derive(Clone, Debug)]
struct Statement {
    rank: usize,
    /// How many cells it leaves only one colour.
    gives: usize,
    finding: Finding,
}

/// Assumptions, cell by cell.
#[derive(Clone, Debug)]
struct Probing {
    rank: usize,
    waves: usize,
    next: usize,
    so_far: Probed,
}

impl Probing {
    /// The first assumptions to try.
    const FIRST: Probing = Probing {
        rank: FIRST_PROBE,
        waves: 1,
        next: 0,
        so_far: Probed { found: None, deeper: false },
    };
}

/// Where a climb rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClimbStatus {
    /// The budget is used.
    Running,
    /// The cheapest deduction. It is not yet taken.
    Found(Deduction),
    /// Every cell is settled, and every line as its clue says.
    Solved,
    /// No technique in use finds anything.
    Stuck,
    /// This line has no completion.
    Impossible(LineId),
}

impl Ladder {
    /// Starts from a board, right or wrong, with all rungs; a contradiction if
    /// the board denies the puzzle's givens.
    pub fn new(puzzle: &Puzzle, from: &Board) -> Result<Ladder, Contradiction> {
        let lines = puzzle.size().lines().count();
        Ok(Ladder {
            board: puzzle.board_with(from)?,
            rungs: RUNGS.len(),
            lines: vec![Line::Changed; lines],
            changed: lines,
            probing: None,
            trial: Trial::new(puzzle),
            eye: Eye::default(),
            cells: Vec::new(),
            looks: 0,
        })
    }

    /// The same, with the rungs up to this technique.
    pub fn up_to(mut self, technique: Technique) -> Ladder {
        let rungs = rank(technique).map_or(0, |rank| rank + 1);
        if rungs.min(FIRST_PROBE) != self.rungs.min(FIRST_PROBE) {
            self.lines.fill(Line::Changed);
            self.changed = self.lines.len();
        }
        Ladder { rungs, probing: None, ..self }
    }

    /// Whether rungs are in use that take assumptions.
    pub fn assumes(&self) -> bool {
        self.rungs > FIRST_PROBE
    }

    /// What is known now.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Steps done so far.
    pub fn steps(&self) -> u64 {
        self.looks + self.trial.lines()
    }

    /// Looks for the cheapest deduction for about so many steps. It stays the
    /// answer until it is taken.
    pub fn climb(&mut self, steps: u64) -> ClimbStatus {
        let end = self.steps().saturating_add(steps);
        loop {
            if self.changed > 0 {
                if self.steps() >= end {
                    return ClimbStatus::Running;
                }
                self.look();
                continue;
            }
            let size = self.board.size();
            if let Some(index) = self.lines.iter().position(|line| matches!(line, Line::Impossible))
            {
                return ClimbStatus::Impossible(size.line_at(index));
            }
            if let Some((line, said)) = self.best() {
                let finding = said.finding.clone();
                return ClimbStatus::Found(finding.on(RUNGS[said.rank].technique, line));
            }
            if self.board.open() == 0 {
                return ClimbStatus::Solved;
            }
            let is_late = self.steps() >= end;
            let probing = self.probing.get_or_insert(Probing::FIRST);
            if probing.rank >= self.rungs {
                return ClimbStatus::Stuck;
            }
            match &probing.so_far.found {
                Some(best) if probing.next == size.cells() => {
                    return ClimbStatus::Found(best.clone());
                }
                _ if is_late => return ClimbStatus::Running,
                _ => self.probe(),
            }
        }
    }

    /// Makes a deduction part of the board; a contradiction if the board denies it.
    pub fn take(&mut self, deduction: &Deduction) -> Result<(), Contradiction> {
        deduction.settles.iter().try_for_each(|&(cell, colours)| self.narrow(cell, colours))
    }

    /// Tells the ladder what a cell may be; a contradiction if the board denies it.
    pub fn narrow(&mut self, cell: Cell, colours: Colours) -> Result<(), Contradiction> {
        if self.board.narrow(cell, colours)? {
            self.probing = None;
            for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
                let line = &mut self.lines[self.board.size().line_index(line)];
                self.changed += usize::from(!matches!(line, Line::Changed));
                *line = Line::Changed;
            }
        }
        Ok(())
    }

    /// The lines that have something to say, each with the rank of the cheapest
    /// technique. Complete when the last climb did not end in [`ClimbStatus::Running`].
    pub fn moves(&self) -> impl Iterator<Item = (usize, LineId)> + '_ {
        self.statements().map(|(line, said)| (said.rank, line))
    }

    /// How many lines have a cell to settle by their cheapest technique. The others that
    /// have something to say only exclude inks from cells. Complete as [`Ladder::moves`].
    pub fn settling(&self) -> usize {
        self.statements().filter(|(_, said)| said.gives > 0).count()
    }

    fn statements(&self) -> impl Iterator<Item = (LineId, &Statement)> {
        (self.lines.iter().zip(self.board.size().lines())).filter_map(|(line, id)| match line {
            Line::Says(said) => Some((id, said)),
            Line::Changed | Line::Silent | Line::Impossible => None,
        })
    }

    /// The statement to make first.
    fn best(&self) -> Option<(LineId, &Statement)> {
        let key = |said: &Statement| (said.rank, said.gives > 0, Reverse(said.gives));
        self.statements().min_by_key(|(_, said)| key(said))
    }

    /// Everything that a technique has to say now, line by line; nothing if it
    /// takes more than one line, or from a line without completion.
    pub fn available(&self, technique: Technique) -> Vec<Deduction> {
        let said = |line| deductions(&self.trial.puzzle, &self.board, line, technique);
        self.board.size().lines().filter_map(|line| said(line).ok()).flatten().collect()
    }

    /// Looks at the first line that has changed.
    fn look(&mut self) {
        let is_changed = |line: &Line| matches!(line, Line::Changed);
        let Some(index) = self.lines.iter().position(is_changed) else { return };
        let id = self.board.size().line_at(index);
        self.looks += 1;
        self.changed -= 1;
        self.cells.clear();
        self.cells.extend(self.board.cells().line(id));
        let (clue, all) = (self.trial.puzzle.clue(id), self.trial.puzzle.palette().all());
        self.lines[index] = match self.eye.look(clue, &self.cells, all) {
            Ok(Some(look)) => cheapest(&look, self.rungs),
            Ok(None) => Line::Silent,
            Err(Contradiction) => Line::Impossible,
        };
    }

    /// Tries the next open cell, or goes a wave deeper, or a rung higher.
    fn probe(&mut self) {
        let Some(probing) = &mut self.probing else { return };
        let Find::Cell(find) = RUNGS[probing.rank].find else { return };
        let cells = self.board.cells().cells();
        let open = (probing.next..cells.len()).find(|&index| !cells[index].is_settled());
        let Some(index) = open else {
            probing.next = cells.len();
            if probing.so_far.found.is_none() {
                let deeper = probing.so_far.deeper;
                let rank = probing.rank + usize::from(!deeper);
                let waves = if deeper { probing.waves + 1 } else { 1 };
                *probing = Probing { rank, waves, ..Probing::FIRST };
            }
            return;
        };
        let cols = self.board.size().cols();
        let cell = Cell { row: (index / cols) as u16, col: (index % cols) as u16 };
        let Probed { found, deeper } = find(&mut self.trial, &mut self.board, cell, probing.waves);
        probing.next = index + 1;
        probing.so_far.deeper |= deeper;
        let Some(found) = found else { return };
        // Each chain takes a step at least, and one of them as many as there were waves.
        if found.steps() < probing.waves + found.chains().len() {
            probing.next = self.board.size().cells();
        }
        probing.so_far.keep(found);
    }
}

/// The statement of the cheapest technique that has one; of several the one that settles the
/// most cells, and of those the first.
fn cheapest(look: &Look<'_>, rungs: usize) -> Line {
    let mut found = Vec::new();
    for (rank, rung) in RUNGS.iter().enumerate().take(rungs) {
        if let Find::Line(find) = rung.find {
            find(look, &mut found);
            let gives = |finding: &Finding| {
                let left = |&(at, to): &(u16, Colours)| look.cells[usize::from(at)] & to;
                finding.settles.iter().filter(|known| left(known).is_settled()).count()
            };
            let worth = |finding: Finding| Statement { rank, gives: gives(&finding), finding };
            if let Some(best) = found.drain(..).map(worth).min_by_key(|said| Reverse(said.gives)) {
                return Line::Says(best);
            }
        }
    }
    Line::Silent
}
