//! One puzzle on the table: the game, the board's desk, the clock, and what
//! helps with it: hints, checks, solutions, a solver to watch.

use crate::board::{Desk, Look};
use crate::game::Game;
use crate::watch::Watch;
use crate::work::{Poll, Work, task};
use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::colours::Colours;
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::hint::{Blame, Blamed, Hint, Hinting, Level};
use grille_engine::nonogram::sheet::{Mark, Move};
use grille_engine::nonogram::{Board, METHODS, Nonogram, Options, Picture, method};
use grille_engine::run::{Run, Status};
use grille_engine::session::{Act, Sheet as _};
use grille_formats::collection::COLLECTION;
use grille_store::{Kept, Trouble, What};
use grille_words::{Words, say};
use std::time::Duration;

/// The longest that anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many seconds a kill may take from the clock.
const TICK: f64 = 10.0;

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The collection, by number.
    Collection(usize),
    /// Elsewhere, with a name.
    Other(String),
}

impl Origin {
    /// What a puzzle is called: titles of the collection are a surprise.
    pub fn title(&self, words: &Words, is_solved: bool) -> String {
        match self {
            Origin::Collection(index) => match COLLECTION.get(*index) {
                Some(item) if is_solved => say!(words, &format!("puzzle-{}", item.name)),
                _ => say!(words, "library-mystery", number = index + 1),
            },
            Origin::Other(name) => name.clone(),
        }
    }
}

/// What is shown instead of the sheet.
pub enum Mode {
    /// Nothing: the player plays.
    Sheet,
    /// A method at work.
    Watch(Box<Watch>),
    /// Solutions, one after the other.
    Solution(Box<Solutions>),
}

/// Solutions as they are asked for.
pub struct Solutions {
    run: Option<Box<dyn Run<Nonogram>>>,
    /// The one that is shown.
    pub picture: Picture,
    /// Its number, from 1.
    pub number: usize,
    /// Whether it is known to be the last one.
    pub is_last: bool,
}

/// A search, if there is one, and how it ended, unless it was stopped.
type Searched = (Option<Box<dyn Run<Nonogram>>>, Option<Status>);

/// What is being worked out.
enum Pending {
    Hint(Work<Option<Hint>>),
    Check(Work<Option<Hint>>),
    Rewind(Work<Option<Blamed>>),
    Solve(Work<Searched>),
}

/// A puzzle being played.
pub struct Play {
    /// The game.
    pub game: Game,
    /// The board's own state.
    pub desk: Desk,
    /// Where it comes from.
    pub origin: Origin,
    /// What is shown.
    pub mode: Mode,
    /// The hint, and how much of it is told.
    pub hint: Option<(Hint, Level)>,
    /// What there is to say.
    pub said: Option<String>,
    /// Seconds played.
    pub clock: f64,
    /// Whether the clock stands and the board is hidden.
    pub is_paused: bool,
    /// Whether the congratulation was seen.
    pub was_congratulated: bool,
    /// What went wrong with keeping the game, until it is told.
    pub trouble: Option<Trouble>,
    /// The clock when it was last kept.
    ticked: f64,
    /// When the window last looked at the clock.
    pub seen: Option<f64>,
    pending: Option<Pending>,
}

impl Play {
    /// A game that begins or goes on.
    pub fn new(kept: Kept, origin: Origin) -> Play {
        let game = Game::new(kept);
        Play {
            clock: game.totals().elapsed.as_secs_f64(),
            was_congratulated: game.is_solved(),
            ticked: 0.0,
            seen: None,
            trouble: None,
            game,
            desk: Desk::default(),
            origin,
            mode: Mode::Sheet,
            hint: None,
            said: None,
            is_paused: false,
            pending: None,
        }
    }

    /// What it is called.
    pub fn title(&self, words: &Words) -> String {
        self.origin.title(words, self.game.totals().wins > 0 || self.game.is_solved())
    }

    /// Does what the player did. What was said about the board is no longer true.
    pub fn act(&mut self, act: &Act<Move>) -> bool {
        let done = self.game.act(act, self.clock);
        self.ticked = self.clock;
        let done = self.kept(done);
        if done {
            self.forget();
            self.was_congratulated &= self.game.is_solved();
        }
        done
    }

    /// What was said about another board is no longer true.
    fn forget(&mut self) {
        (self.hint, self.said, self.pending) = (None, None, None);
    }

    /// Whether it happened; trouble with keeping it is told later.
    fn kept(&mut self, done: Result<bool, Trouble>) -> bool {
        done.unwrap_or_else(|trouble| {
            self.trouble = Some(trouble);
            true
        })
    }

    /// Time passes: it is kept now and then.
    pub fn pass(&mut self, seconds: f64) {
        self.clock += seconds;
        if self.clock - self.ticked > TICK {
            self.ticked = self.clock;
            let ticked = self.game.note(What::Tick, self.clock);
            self.kept(ticked);
        }
    }

    /// Whether something is being worked out.
    pub fn is_busy(&self) -> bool {
        self.pending.is_some()
    }

    /// Stops what is being worked out.
    pub fn stop(&mut self) {
        self.pending = None;
    }

    /// A step of a hint: the first, or the next level.
    pub fn ask(&mut self, context: &egui::Context) {
        if let Some((_, level)) = &mut self.hint {
            *level = level.next().unwrap_or(*level);
            return;
        }
        if matches!(self.pending, Some(Pending::Hint(_))) {
            return;
        }
        let noted = self.game.note(What::Hint, self.clock);
        self.kept(noted);
        self.said = None;
        self.pending = Some(Pending::Hint(self.hinting(context)));
    }

    /// Looks whether the board can be completed.
    pub fn check(&mut self, context: &egui::Context) {
        self.hint = None;
        self.pending = Some(Pending::Check(self.hinting(context)));
    }

    fn hinting(&self, context: &egui::Context) -> Work<Option<Hint>> {
        let puzzle = self.game.puzzle().clone();
        // A sheet that denies the givens is a wrong board too.
        let board = self.game.known().unwrap_or_else(|| Board::from(self.written()));
        Work::start(context, move |interrupt| {
            task(Hinting::new(&puzzle, &board), PATIENCE, interrupt)
        })
    }

    fn written(&self) -> Grid<Colours> {
        self.game.sheet().says()
    }

    /// Looks for the move that made the board impossible.
    pub fn rewind(&mut self, context: &egui::Context) {
        let session = self.game.session().clone();
        self.hint = None;
        self.pending = Some(Pending::Rewind(Work::start(context, move |interrupt| {
            task(Blame::new(&session), PATIENCE, interrupt)
        })));
    }

    /// Looks for a solution from here, or the next one.
    pub fn solve(&mut self, context: &egui::Context) {
        let run = match &mut self.mode {
            Mode::Solution(solutions) => solutions.run.take(),
            _ => self.game.known().map(|board| {
                method::fastest(self.game.puzzle()).start(
                    self.game.puzzle(),
                    &board,
                    &Options::default(),
                )
            }),
        };
        self.pending =
            Some(Pending::Solve(Work::start(context, move |interrupt| search(run, interrupt))));
    }

    /// Begins anew: a solved puzzle with the clock at zero, another with an empty sheet,
    /// which can be taken back.
    pub fn restart(&mut self) {
        if !self.game.is_solved() {
            self.act(&Act::Play(self.game.sheet().wipe()));
            return;
        }
        let noted = self.game.note(What::Again, self.clock);
        self.kept(noted);
        self.game.look();
        (self.clock, self.ticked) = (0.0, 0.0);
        self.was_congratulated = false;
        self.forget();
    }

    /// Drops what was supposed and supposes the contrary of how it began.
    pub fn other(&mut self) {
        let Some(&(cell, mark)) = self.game.session().supposed().and_then(|m| m.0.first()) else {
            return;
        };
        let contrary = match mark {
            Mark::Ink(_) => Mark::Cross,
            Mark::Cross | Mark::Blank => Mark::Ink(self.desk.hand.ink),
        };
        self.act(&Act::Drop);
        self.act(&Act::Suppose);
        self.act(&Act::Play(Move(vec![(cell, contrary)])));
    }

    /// Drops what was supposed, but keeps what goes for the other way too.
    pub fn agree(&mut self, words: &Words) {
        let Some(other) = self.game.session().other_way() else { return };
        let one = self.game.sheet().clone();
        self.act(&Act::Drop);
        let both = self.game.sheet().agreement(&one, &other);
        let count = both.0.len();
        self.act(&Act::Play(both));
        self.said = Some(say!(words, "agree-done", count = count));
    }

    /// Begins to watch a method, from the player's board or from the empty one.
    pub fn watch(&mut self, method: &str, from_here: bool, options: Options) {
        let board = match from_here {
            true => self.game.known().unwrap_or_else(|| self.game.puzzle().board()),
            false => self.game.puzzle().board(),
        };
        let palette = self.game.puzzle().palette();
        let entry = METHODS
            .iter()
            .find(|entry| entry.name == method && (entry.colours || palette.is_two_tone()));
        let entry = entry.unwrap_or(Watch::default_entry());
        self.hint = None;
        let mut watch = Watch::new(self.game.puzzle(), &board, entry, options);
        watch.from_here = from_here;
        self.mode = Mode::Watch(Box::new(watch));
    }

    /// Back to the sheet, which nobody touched.
    pub fn back(&mut self) {
        self.mode = Mode::Sheet;
        self.pending = None;
    }

    /// The change that a hint tells.
    pub fn hinted(&self) -> Option<Move> {
        let Some((Hint::Next(told), _)) = &self.hint else { return None };
        let mark = |colours: Colours| match colours.only() {
            Some(colour) if colour.is_ink() => Some(Mark::Ink(colour)),
            Some(_) => Some(Mark::Cross),
            None => None,
        };
        let known = self.game.known()?;
        let settles = told.deduction.settles.iter();
        let change = settles.filter_map(|&(cell, set)| Some((cell, mark(set & known.at(cell))?)));
        Some(Move(change.collect())).filter(|change| !change.0.is_empty())
    }

    /// The change that writes the shown solution down.
    pub fn solution(&self) -> Option<Move> {
        let Mode::Solution(solutions) = &self.mode else { return None };
        let picture = &solutions.picture;
        let mark = |cell: Cell| match picture[cell].is_ink() {
            true => Mark::Ink(picture[cell]),
            false => Mark::Blank,
        };
        let differs =
            |&cell: &Cell| self.game.given(cell).is_none() && self.game.mark(cell) != mark(cell);
        let cells = picture.size().iter().filter(differs);
        Some(Move(cells.map(|cell| (cell, mark(cell))).collect()))
    }

    /// Takes what was worked out, if it is there.
    pub fn poll(&mut self, words: &Words) {
        let Some(pending) = self.pending.take() else { return };
        match pending {
            Pending::Hint(work) => match work.poll() {
                Poll::Working => self.pending = Some(Pending::Hint(work)),
                Poll::Done(Some(hint)) => self.hint = Some((hint, Level::Where)),
                Poll::Done(None) | Poll::Lost => self.said = Some(say!(words, "hint-late")),
            },
            Pending::Check(work) => match work.poll() {
                Poll::Working => self.pending = Some(Pending::Check(work)),
                Poll::Done(Some(hint @ Hint::Wrong(_))) => self.hint = Some((hint, Level::Where)),
                Poll::Done(Some(Hint::Undecided) | None) | Poll::Lost => {
                    self.said = Some(say!(words, "check-late"));
                }
                Poll::Done(Some(_)) => self.said = Some(say!(words, "check-fine")),
            },
            Pending::Rewind(work) => match work.poll() {
                Poll::Working => self.pending = Some(Pending::Rewind(work)),
                Poll::Done(Some(Blamed::Move { index, .. })) => self.undo_to(words, index),
                Poll::Done(Some(_)) => self.said = Some(say!(words, "rewind-none")),
                Poll::Done(None) | Poll::Lost => self.said = Some(say!(words, "check-late")),
            },
            Pending::Solve(work) => match work.poll() {
                Poll::Working => self.pending = Some(Pending::Solve(work)),
                Poll::Done((run, status)) => self.solved(words, run, status),
                Poll::Lost => self.said = Some(say!(words, "solve-late")),
            },
        }
    }

    /// Takes moves back until so many are left.
    fn undo_to(&mut self, words: &Words, left: usize) {
        let count = self.game.session().moves().count().saturating_sub(left);
        for _ in 0..count {
            self.act(&Act::Undo);
        }
        self.said = Some(say!(words, "rewind-done", count = count));
    }

    fn solved(
        &mut self,
        words: &Words,
        run: Option<Box<dyn Run<Nonogram>>>,
        status: Option<Status>,
    ) {
        let picture = run.as_ref().and_then(|run| run.board().picture());
        match (status, picture, &mut self.mode) {
            (Some(Status::Solution), Some(picture), mode) => {
                let number = if let Mode::Solution(old) = mode { old.number + 1 } else { 1 };
                *mode =
                    Mode::Solution(Box::new(Solutions { run, picture, number, is_last: false }));
            }
            (Some(Status::Exhausted), _, Mode::Solution(shown)) => shown.is_last = true,
            (Some(Status::Exhausted), _, _) => self.said = Some(say!(words, "solve-none")),
            _ => self.said = Some(say!(words, "solve-late")),
        }
    }

    /// What the board shall show.
    pub fn look<'a>(&self, shown: &'a Shown) -> Look<'a> {
        Look {
            is_live: matches!(self.mode, Mode::Sheet) && !self.is_paused,
            board: shown.board.as_ref(),
            evidence: &shown.evidence,
            settles: &shown.settles,
            lines: &shown.lines,
            is_hidden: self.is_paused,
            ..Look::default()
        }
    }

    /// What there is to show beside the sheet.
    pub fn shown(&self) -> Shown {
        let mut shown = Shown::default();
        match &self.mode {
            Mode::Watch(watch) => {
                shown.board = Some(watch.board());
                shown.settles.extend(watch.cell());
            }
            Mode::Solution(solutions) => {
                shown.board = Some(solutions.picture.map(|&colour| (colour.into(), 0)));
            }
            Mode::Sheet => {
                if let Some((hint, level)) = &self.hint {
                    if *level >= Level::Focus {
                        shown.lines.extend(hint.line());
                    }
                    if *level >= Level::Cells {
                        shown.settles = hint.cells();
                    }
                    if let (Hint::Next(told), Level::Argument) = (hint, level) {
                        let evidence = &told.explanation.evidence;
                        shown.evidence = evidence.iter().map(|&(cell, _)| cell).collect();
                    }
                }
            }
        }
        shown
    }
}

/// What is shown beside the sheet, for one frame.
#[derive(Default)]
pub struct Shown {
    board: Option<Grid<(Colours, u8)>>,
    evidence: Vec<Cell>,
    settles: Vec<Cell>,
    lines: Vec<LineId>,
}

/// Goes on with a search to its next solution or its end.
fn search(run: Option<Box<dyn Run<Nonogram>>>, interrupt: &Interrupt) -> Searched {
    // A sheet that denies the givens has no solution.
    let Some(mut run) = run else { return (None, Some(Status::Exhausted)) };
    match Budget::new(None, Some(PATIENCE), interrupt).run(&mut *run) {
        Ended::Done(status) => (Some(run), Some(status)),
        Ended::Stopped(_) => (Some(run), None),
    }
}
