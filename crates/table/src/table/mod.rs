//! One puzzle being played: the session, the clock, and what is shown.

mod help;

use crate::playable::{MoveOf, RecordOf};
use crate::{Asked, Outlook, Playable, Played, Question, Said, Totals, Watch};
use grille_engine::grid::{Cell, Grid};
use grille_engine::hint::{HintOf, Level};
use grille_engine::session::{Act, Session, Sheet};
use grille_engine::solving::Solving;
use grille_formats::journal::{Record, What};
use std::collections::BTreeSet;
use std::time::Duration;

/// The most seconds of play that a killed program may lose: so often the clock is recorded.
const TICK: f64 = 10.0;

/// What is shown.
pub enum Mode<G: Playable> {
    /// The sheet: the player plays.
    Sheet,
    /// A method at work.
    Watch(Box<Watch<G>>),
    /// Solutions, one after the other.
    Solution(Solutions<G>),
}

/// Solutions as they are asked for.
pub struct Solutions<G: Playable> {
    /// The search for the next solution; `None` while a question has it.
    solving: Option<Box<Solving<G>>>,
    /// Whether they are those of the puzzle, whatever the player wrote.
    from_start: bool,
    /// Those found so far, in order.
    known: Vec<G::Solution>,
    /// Which of them is shown.
    at: usize,
    /// Whether there are no others.
    pub is_all: bool,
}

impl<G: Playable> Solutions<G> {
    /// The one that is shown.
    pub fn solution(&self) -> &G::Solution {
        &self.known[self.at]
    }

    /// Its number, from 1.
    pub fn number(&self) -> usize {
        self.at + 1
    }

    /// How many are known.
    pub fn count(&self) -> usize {
        self.known.len()
    }

    /// Whether it is known to be the last one.
    pub fn is_last(&self) -> bool {
        self.is_all && self.at + 1 == self.known.len()
    }

    /// The cells in which those found so far are not all the same.
    pub fn differences(&self) -> Vec<Cell> {
        let others = self.known.iter().skip(1);
        let mut cells: Vec<Cell> =
            others.flat_map(|other| G::differences(&self.known[0], other)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// Wrong marks that a check has found.
pub struct Mistakes {
    /// Where they are.
    pub cells: Vec<Cell>,
    /// Whether the player asked to see them.
    pub is_shown: bool,
}

/// A puzzle being played.
pub struct Table<G: Playable> {
    played: Played<G::Sheet>,
    reading: Option<G::Reading>,
    /// How many suppositions stood when each cell was written.
    depths: Grid<u8>,
    is_solved: bool,
    mode: Mode<G>,
    /// The hint, and how much of it is told.
    hint: Option<(HintOf<G>, Level)>,
    said: Option<Said<G>>,
    mistakes: Option<Mistakes>,
    outlook: Option<Outlook<G>>,
    /// A question that is not handed out yet.
    question: Option<Question<G>>,
    /// The question that is not answered yet.
    asked: Option<Asked>,
    /// How many questions were asked.
    number: u64,
    /// Seconds played in this attempt.
    clock: f64,
    /// The clock at the last record.
    told: f64,
    is_paused: bool,
    /// Whether the player is still to be told that the puzzle is solved.
    is_won: bool,
    /// Records that the caller has not taken yet.
    records: Vec<RecordOf<G>>,
}

impl<G: Playable> Table<G> {
    /// A table with a new puzzle, or with one that goes on.
    pub fn new(played: Played<G::Sheet>) -> Table<G> {
        let size = G::size(played.session().sheet().as_ref());
        let clock = played.totals().elapsed.as_secs_f64();
        let mut table = Table {
            played,
            reading: None,
            depths: Grid::filled(size, 0),
            is_solved: false,
            mode: Mode::Sheet,
            hint: None,
            said: None,
            mistakes: None,
            outlook: None,
            question: None,
            asked: None,
            number: 0,
            clock,
            told: clock,
            is_paused: false,
            is_won: false,
            records: Vec::new(),
        };
        table.look();
        table
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &G::Puzzle {
        self.sheet().as_ref()
    }

    /// What the player wrote.
    pub fn sheet(&self) -> &G::Sheet {
        self.session().sheet()
    }

    /// The state that the records add up to.
    pub fn played(&self) -> &Played<G::Sheet> {
        &self.played
    }

    /// The sheet with its history.
    pub fn session(&self) -> &Session<G::Sheet> {
        self.played.session()
    }

    /// Time, hints, attempts.
    pub fn totals(&self) -> &Totals {
        self.played.totals()
    }

    /// The shortest time in which the player solved it before this attempt.
    pub fn best_before(&self) -> Option<Duration> {
        self.played.best_before()
    }

    /// The reading of the sheet ([`Playable::look`]).
    pub fn reading(&self) -> &G::Reading {
        self.reading.as_ref().expect("the sheet is looked at whenever it changes")
    }

    /// How many suppositions stood when a cell was written.
    pub fn depth_of(&self, cell: Cell) -> u8 {
        self.depths[cell]
    }

    /// How many suppositions stand.
    pub fn supposed(&self) -> usize {
        self.session().layers().len()
    }

    /// What is supposed in the innermost layer: the first cell written in it that is still
    /// another than before, and its mark.
    pub fn supposition(&self) -> Option<(Cell, G::Mark)> {
        let session = self.session();
        let moves = session.moves().skip(*session.layers().last()?);
        supposition::<G>(&session.before_layer()?, moves, self.sheet())
    }

    /// The move that supposes its contrary, if it can be written.
    pub fn contrary(&self) -> Option<MoveOf<G>> {
        G::contrary(&self.session().before_layer()?, self.supposition()?)
    }

    /// The sheet as it was in the other case: in the layer that was dropped before this one was opened,
    /// if this one supposes the contrary of that one. What both say is certain.
    pub fn other_case(&self) -> Option<G::Sheet> {
        let session = self.session();
        let (other, moves) = session.other_way()?;
        let mut contrary = session.before_layer()?;
        let supposed = supposition::<G>(&contrary, moves.into_iter(), &other)?;
        let change = G::contrary(&contrary, supposed)?;
        contrary.play(&change)?;
        let (cell, mark) = self.supposition()?;
        (cell == supposed.0 && mark == G::mark(&contrary, cell)).then_some(other)
    }

    /// What is to be found, in the game's own words, where the game was set as an exercise.
    pub fn sought(&self) -> Option<&str> {
        self.played.exercise().map(|exercise| exercise.name.as_str())
    }

    /// Whether the sheet is a solution.
    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// What is shown.
    pub fn mode(&self) -> &Mode<G> {
        &self.mode
    }

    /// The method that is watched.
    pub fn watched(&mut self) -> Option<&mut Watch<G>> {
        match &mut self.mode {
            Mode::Watch(watch) => Some(watch),
            Mode::Sheet | Mode::Solution(_) => None,
        }
    }

    /// The hint as far as it is told.
    pub fn shown_hint(&self) -> Option<(&HintOf<G>, Level)> {
        self.hint.as_ref().map(|(hint, level)| (hint, *level))
    }

    /// The message to the player, if there is one.
    pub fn said(&self) -> Option<&Said<G>> {
        self.said.as_ref()
    }

    /// The wrong marks of the board, after a check that found some.
    pub fn mistakes(&self) -> Option<&Mistakes> {
        self.mistakes.as_ref()
    }

    /// How many solutions the puzzle has, once that was looked at.
    pub fn outlook(&self) -> Option<&Outlook<G>> {
        self.outlook.as_ref()
    }

    /// Takes what was found out about the puzzle, or nothing, to speak of it no more.
    pub fn set_outlook(&mut self, outlook: Option<Outlook<G>>) {
        self.outlook = outlook;
    }

    /// What the player noted beside the sheet, in the game's own words.
    pub fn notes(&self) -> &BTreeSet<String> {
        self.played.notes()
    }

    /// Notes something beside the sheet, or takes the note away if it is there.
    pub fn toggle_note(&mut self, note: String) {
        self.note(What::Note(note));
    }

    /// What is to be drawn.
    pub fn view(&self) -> G::View {
        G::view(self)
    }

    /// The records since the last call, for a journal.
    pub fn take_records(&mut self) -> Vec<RecordOf<G>> {
        std::mem::take(&mut self.records)
    }

    /// Does an act of the player; `false`, and nothing changed, if it is not possible.
    pub fn act(&mut self, act: &Act<MoveOf<G>>) -> bool {
        self.happens(What::Act(act.clone()))
    }

    /// Writes something as the player; with the marks that go without saying after it, if
    /// `finishes` says so.
    pub fn write(&mut self, change: MoveOf<G>, finishes: bool) -> bool {
        let change = if finishes { G::finishing(self.session(), change) } else { change };
        self.act(&Act::Play(change))
    }

    /// A step, by the player or by a solver. Hints and messages about the board before it are
    /// dropped.
    fn happens(&mut self, what: What<MoveOf<G>>) -> bool {
        let was_solved = self.is_solved;
        if !self.note(what) {
            return false;
        }
        self.look();
        self.forget();
        if self.is_solved && !was_solved {
            let is_first = self.totals().solved.is_none();
            self.is_won = is_first;
            if is_first {
                self.note(What::Solved);
            }
            if is_first && self.totals().is_helped {
                self.said = Some(Said::SolvedWithHelp);
            }
        }
        self.is_won &= self.is_solved;
        true
    }

    /// Begins anew. A solved puzzle gets a new attempt, with the clock at zero. On another
    /// one the sheet is wiped, down to what its exercise begins with, which Undo takes back; and
    /// its notes are gone.
    pub fn restart(&mut self) {
        if !self.is_solved {
            for note in self.notes().clone() {
                self.toggle_note(note);
            }
            let wipe = self.sheet().wipe();
            let set = self.played.exercise().and_then(|exercise| exercise.change.as_ref());
            let start = match set {
                Some(change) => G::Sheet::join(&wipe, change),
                None => wipe,
            };
            self.act(&Act::Play(start));
            return;
        }
        self.note(What::Again);
        (self.clock, self.told, self.is_won) = (0.0, 0.0, false);
        self.look();
        self.forget();
    }

    /// Drops the innermost layer, and opens another one that begins with the contrary of what
    /// is supposed in it.
    pub fn other_way(&mut self) {
        if let Some(contrary) = self.contrary() {
            self.act(&Act::Drop);
            self.act(&Act::Suppose);
            self.act(&Act::Play(contrary));
        }
    }

    /// Drops the innermost layer, but keeps what it and the other case have in common.
    pub fn agree(&mut self) {
        let Some(other) = self.other_case() else { return };
        let one = self.sheet().clone();
        self.act(&Act::Drop);
        let both = G::agreement(self.sheet(), &one, &other);
        let count = G::cells(&both).len();
        self.act(&Act::Play(both));
        self.said = Some(Said::Agreed(count));
    }

    /// Whether the puzzle was solved and the player was not told yet. True once. Whether a
    /// machine helped is in the totals.
    pub fn take_win(&mut self) -> bool {
        matches!(self.mode, Mode::Sheet) && std::mem::take(&mut self.is_won)
    }

    /// Seconds played in this attempt.
    pub fn clock(&self) -> f64 {
        self.clock
    }

    /// Whether time counts.
    pub fn is_running(&self) -> bool {
        !self.is_paused && !self.is_solved && matches!(self.mode, Mode::Sheet)
    }

    /// Adds time to the clock, and records it now and then.
    pub fn pass(&mut self, seconds: f64) {
        if !self.is_running() || seconds <= 0.0 {
            return;
        }
        self.clock += seconds;
        if self.clock - self.told > TICK {
            self.note(What::Tick);
        }
    }

    /// Whether the clock stands and the board is hidden.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Stops the clock, or starts it again.
    pub fn pause(&mut self) {
        self.is_paused = !self.is_paused;
        self.note(if self.is_paused { What::Pause } else { What::Resume });
    }

    /// Makes a record of something that happens now; `false`, and nothing changed, if it is
    /// not possible.
    fn note(&mut self, what: What<MoveOf<G>>) -> bool {
        // Whole milliseconds, as they are kept, so that what is read back is the same.
        let at = Duration::from_millis((self.clock.max(0.0) * 1000.0) as u64);
        let record = Record { at: at.max(self.totals().elapsed), what };
        if !self.played.take(&record) {
            return false;
        }
        self.told = self.clock;
        self.records.push(record);
        true
    }

    /// Works out the reading of the sheet again.
    fn look(&mut self) {
        self.depths = Grid::filled(self.depths.size(), 0);
        let session = self.played.session();
        let layers = session.layers();
        let first = layers.first().copied().unwrap_or(usize::MAX);
        for (index, change) in session.moves().enumerate().skip(first) {
            let depth = layers.iter().filter(|&&begin| begin <= index).count().min(255) as u8;
            G::cells(change).into_iter().for_each(|cell| self.depths[cell] = depth);
        }
        let before = self.reading.take();
        self.reading = Some(G::look(self.sheet(), &self.depths, before));
        self.is_solved = G::is_solved(self.sheet());
    }
}

/// What these moves suppose: the first cell written by them that is another on `after` than on
/// `before`, and its mark.
fn supposition<'a, G: Playable>(
    before: &G::Sheet,
    moves: impl Iterator<Item = &'a MoveOf<G>>,
    after: &G::Sheet,
) -> Option<(Cell, G::Mark)>
where
    MoveOf<G>: 'a,
{
    let mut marks = moves.flat_map(G::cells).map(|cell| (cell, G::mark(after, cell)));
    marks.find(|&(cell, mark)| mark != G::mark(before, cell))
}
