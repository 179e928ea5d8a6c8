//! A game in progress: the puzzle, what the player wrote, and how it stands.

use grille_engine::colours::Colours;
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::sheet::{Mark, Move, Sheet};
use grille_engine::nonogram::{
    BlockState, Board, Clue, ClueStates, LineState, Picture, Puzzle, verify,
};
use grille_engine::session::{Act, Session};
use grille_store::{Kept, Lost, Mistakes, Totals, Trouble, What};
use std::time::Duration;

/// A puzzle being played.
pub struct Game {
    puzzle: Puzzle,
    kept: Kept,
    /// What the marks say, with the givens.
    board: Grid<Colours>,
    states: ClueStates,
    /// How many suppositions stood when a cell was written.
    depths: Grid<u8>,
    is_solved: bool,
}

impl Game {
    /// A game that begins or goes on.
    pub fn new(kept: Kept) -> Game {
        let puzzle = kept.puzzle().clone();
        let board = puzzle.board().cells().clone();
        let states = ClueStates::new(&puzzle, &board);
        let depths = Grid::filled(puzzle.size(), 0);
        let mut game = Game { puzzle, kept, board, states, depths, is_solved: false };
        game.look();
        game
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What was done, and what is on the sheet.
    pub fn session(&self) -> &Session<Sheet> {
        self.kept.session()
    }

    /// Time, hints, attempts.
    pub fn totals(&self) -> &Totals {
        self.kept.totals()
    }

    /// What was lost when the game was brought back.
    pub fn lost(&self) -> &[Lost] {
        self.kept.lost()
    }

    /// What is on the sheet.
    pub fn sheet(&self) -> &Sheet {
        self.kept.session().sheet()
    }

    /// What stands in a cell: a given, or what the player wrote.
    pub fn mark(&self, cell: Cell) -> Mark {
        match self.given(cell) {
            Some(mark) => mark,
            None => self.sheet().marks()[cell],
        }
    }

    /// What a given cell is.
    pub fn given(&self, cell: Cell) -> Option<Mark> {
        let set = self.puzzle.givens()?[cell];
        set.only().map(|colour| if colour.is_ink() { Mark::Ink(colour) } else { Mark::Cross })
    }

    /// How many suppositions stood when a cell was written.
    pub fn depth(&self, cell: Cell) -> u8 {
        self.depths[cell]
    }

    /// How many suppositions stand.
    pub fn supposed(&self) -> usize {
        self.kept.session().layers().len()
    }

    /// What the sheet says about the solution; nothing if it denies the givens.
    pub fn known(&self) -> Option<Board> {
        self.sheet().board().ok()
    }

    /// How many cells of a line nothing is written in.
    pub fn blanks(&self, line: LineId) -> usize {
        let cells = self.puzzle.size().line_cells(line);
        cells.filter(|&cell| self.mark(cell) == Mark::Blank).count()
    }

    /// Whether a line has all its blocks and nothing else.
    pub fn is_done(&self, line: LineId) -> bool {
        let state = self.line(line);
        let wanted: u32 = self.puzzle.clue(line).blocks().iter().map(|block| block.len).sum();
        let cells = self.puzzle.size().line_cells(line);
        let inked = cells.filter(|&cell| matches!(self.mark(cell), Mark::Ink(_))).count();
        let present = |block: &BlockState| *block >= BlockState::Present;
        state.is_possible && inked == wanted as usize && state.blocks.iter().all(present)
    }

    /// Whether it is shown that a line cannot be completed.
    pub fn shows_wrong(&self, line: LineId, mistakes: Mistakes) -> bool {
        let is_told = match mistakes {
            Mistakes::Never | Mistakes::Asked => false,
            Mistakes::Line => self.blanks(line) == 0,
            Mistakes::AtOnce => true,
        };
        is_told && !self.line(line).is_possible
    }

    /// How the clue of a line stands.
    pub fn line(&self, line: LineId) -> &LineState {
        self.states.line(&self.puzzle, line)
    }

    /// Whether the inks on the sheet are a solution; crosses are not needed.
    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// The inks on the sheet, everything else being background.
    pub fn picture(&self) -> Picture {
        Grid::from_fn(self.puzzle.size(), |cell| match self.mark(cell) {
            Mark::Ink(colour) => colour,
            Mark::Blank | Mark::Cross => grille_engine::colours::Colour::BACKGROUND,
        })
    }

    /// The share of its ink that is on the sheet, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let wanted: u64 =
            self.puzzle.rows().iter().flat_map(Clue::blocks).map(|b| u64::from(b.len)).sum();
        let inked = self.picture().cells().iter().filter(|colour| colour.is_ink()).count();
        if wanted == 0 { 1.0 } else { (inked as f32 / wanted as f32).min(1.0) }
    }

    /// Does what the player did, so many seconds into the game, and keeps it; `false`,
    /// and nothing changed, where that is not possible.
    pub fn act(&mut self, act: &Act<Move>, seconds: f64) -> Result<bool, Trouble> {
        if let Act::Play(change) = act
            && (change.0.is_empty() || change.0.iter().any(|&(cell, _)| self.given(cell).is_some()))
        {
            return Ok(false);
        }
        let was_solved = self.is_solved;
        let kept = self.note(What::Act(act.clone()), seconds);
        // Trouble with the file is no reason not to play on.
        self.look();
        if self.is_solved && !was_solved && self.totals().solved.is_none() {
            self.note(What::Solved, seconds)?;
        }
        kept
    }

    /// Keeps that something happened.
    pub fn note(&mut self, what: What, seconds: f64) -> Result<bool, Trouble> {
        self.kept.append(Duration::from_secs_f64(seconds.max(0.0)), what)
    }

    /// Looks at the sheet again.
    pub(crate) fn look(&mut self) {
        let open = self.puzzle.palette().all();
        let board = Grid::from_fn(self.puzzle.size(), |cell| match self.mark(cell) {
            Mark::Blank => self.puzzle.givens().map_or(open, |givens| givens[cell]),
            Mark::Cross => Colours::WHITE,
            Mark::Ink(colour) => colour.into(),
        });
        // A change concerns two lines; most changes are small.
        let changed: Vec<Cell> =
            board.size().iter().filter(|&cell| board[cell] != self.board[cell]).collect();
        self.board = board;
        if changed.len() > 64 {
            self.states = ClueStates::new(&self.puzzle, &self.board);
        } else {
            for cell in changed {
                self.states.update(&self.puzzle, &self.board, cell);
            }
        }
        self.depths = Grid::filled(self.puzzle.size(), 0);
        let layers = self.kept.session().layers();
        if let Some(&first) = layers.first() {
            for (index, Move(cells)) in self.kept.session().moves().enumerate().skip(first) {
                let depth = layers.iter().filter(|&&begin| begin <= index).count().min(255) as u8;
                cells.iter().for_each(|&(cell, _)| self.depths[cell] = depth);
            }
        }
        self.is_solved = verify(&self.puzzle, &self.picture()).is_ok();
    }
}
