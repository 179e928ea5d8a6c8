//! A puzzle on the table, in the window: the table, the board's desk, where the game is
//! kept, and whoever works on its questions.

use crate::command::{Command, ForTable};
use crate::front::{Front, Look, Zoom};
use crate::games::{AnyPuzzle, Shown};
use crate::host::{Host, Poll, Work};
use crate::panel;
use crate::screen::{SHEET, SOLUTION, Screen, WATCH};
use crate::ticks::Ticks;
use egui::{Context, Key, Ui, UiBuilder};
use grille_engine::class::Class;
use grille_engine::rate::Rated;
use grille_engine::session::Act;
use grille_formats::GamePuzzle;
use grille_print::Named;
use grille_store::{Cross, Id, Kept, Lost, Settings, Store, Trouble};
use grille_table::{Answer, Looking, Mode, Outlook, Pace, Played, Table, Totals};
use grille_words::{Words, say};
use std::any::Any;
use std::time::{Duration, SystemTime};

/// The longest that anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest that anybody works out how hard a puzzle is.
const RATING: Duration = Duration::from_secs(5);
/// The most work done for one picture on the screen.
const FRAME: Duration = Duration::from_millis(8);

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The collection, by number and by name.
    Collection(usize, &'static str),
    /// The collection, by a name that gives nothing away.
    Named(&'static str),
    /// Elsewhere, with a name.
    Other(String),
}

impl Origin {
    /// What a puzzle is called: titles of the collection are a surprise.
    pub fn title(&self, words: &Words, is_solved: bool) -> String {
        match self {
            Origin::Collection(_, name) if is_solved => words.title(name),
            Origin::Collection(index, _) => say!(words, "library-mystery", number = index + 1),
            Origin::Named(name) => words.title(name),
            Origin::Other(name) => name.clone(),
        }
    }

    /// Its name in the collection, if it is there.
    pub fn name(&self) -> Option<&'static str> {
        match self {
            Origin::Collection(_, name) | Origin::Named(name) => Some(name),
            Origin::Other(_) => None,
        }
    }
}

/// A puzzle on the table, of whichever game.
pub trait Play: Any {
    /// Which game it is.
    fn id(&self) -> Id;
    /// What it is called.
    fn title(&self, words: &Words) -> String;
    /// Whether there is something to read in the panel that was not there from the start.
    fn has_news(&self) -> bool;
    /// Whether its tools never scroll away.
    fn pins_tools(&self) -> bool;
    /// What is on the screen.
    fn screen(&self) -> &'static Screen;
    /// Time, hints, attempts.
    fn totals(&self) -> &Totals;
    /// The shortest time in which the player solved it before this attempt.
    fn best_before(&self) -> Option<Duration>;
    /// Seconds played in this attempt.
    fn clock(&self) -> f64;
    /// Whether it is solved.
    fn is_solved(&self) -> bool;
    /// Whether the clock stands and the board is hidden.
    fn is_paused(&self) -> bool;
    /// The share of it that is written, from 0 to 1.
    fn progress(&self) -> f32;
    /// The puzzle with what is written on it.
    fn puzzle(&self) -> Box<dyn AnyPuzzle>;
    /// The puzzle as a code of one line; with what is written on it, if that is wanted and there is something.
    fn code(&self, with_progress: bool) -> Option<String>;
    /// The puzzle alone, without what is written on it.
    fn bare(&self) -> GamePuzzle;
    /// The puzzle to be printed, with what is written on it.
    fn printed(&self, words: &Words) -> Named;
    /// The keys of its board as they are written, each with the key of what it does.
    fn keys(&self) -> Vec<(&'static str, &'static str)>;
    /// Whether a key is its board's own now, so that no command may have it: it writes there, or gives up a stroke.
    fn types(&self, key: Key) -> bool;
    /// Whether the player is to be congratulated, once.
    fn take_win(&mut self) -> bool;
    /// What was lost when the game was brought back.
    fn lost(&self) -> &[Lost];
    /// Whether the player's own game goes on in place of the board that the puzzle's file has.
    fn has_own_game(&self) -> bool;
    /// What went wrong with keeping the game, once.
    fn take_trouble(&mut self) -> Option<Trouble>;
    /// Whether a command means something in its game.
    fn has(&self, command: ForTable) -> bool;
    /// Whether there is something for a command to do.
    fn can(&self, command: ForTable) -> bool;
    /// Does what a command says.
    fn run(&mut self, command: ForTable);
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// Answers come in, and time passes, unless something lies over the board.
    fn tick(&mut self, context: &Context, host: &dyn Host, is_covered: bool);
    /// Draws the panel; the command that was asked for.
    fn panel(&mut self, ui: &mut Ui, words: &Words, settings: &mut Settings) -> Option<Command>;
    /// Draws the board, and does what the player did to it, unless something lies over it.
    /// The command that was asked for.
    fn board(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        settings: &Settings,
        is_covered: bool,
    ) -> Option<Command>;
    /// How hard the puzzle is, once that is known.
    fn class(&self) -> Option<Class>;
}

/// How far it is known whether a puzzle has just one solution.
enum Looked<G: Front> {
    /// Nobody has asked yet.
    Not,
    /// It is being worked out.
    Looking(Work<Outlook<G>>),
    /// The table was told, or nobody will be; whether it has just one.
    Done(bool),
}

/// A puzzle of one game on the table.
pub struct Playing<G: Front> {
    /// The table.
    pub table: Table<G>,
    /// The board's own state.
    pub desk: G::Desk,
    /// Where the puzzle comes from.
    pub origin: Origin,
    kept: Kept<G::Sheet>,
    /// Whether the player's own game goes on in place of the board that the puzzle's file has.
    has_own_game: bool,
    /// What is being worked out.
    work: Option<Work<Answer<G>>>,
    /// Whether the puzzle has just one solution, while that is being worked out.
    looking: Looked<G>,
    /// How hard the puzzle is, once that is known, and while it is being worked out.
    class: Option<Class>,
    rating: Option<Work<Rated<G::Rating>>>,
    trouble: Option<Trouble>,
    /// Whether the player wants the marks written that go without saying after a move.
    finishes: bool,
    ticks: Ticks,
}

impl<G: Front> Playing<G> {
    /// A game that begins or goes on.
    pub fn open(store: Option<&Store>, puzzle: &G::Puzzle, origin: Origin) -> Playing<G> {
        let (opened, trouble) = match store.map(|store| store.game::<G>(puzzle)) {
            Some(Ok(opened)) => (Some(opened), None),
            Some(Err(trouble)) => (None, Some(trouble)),
            None => (None, None),
        };
        let new = || (Played::new(G::Sheet::from(puzzle)), Kept::nowhere(Id::of::<G>(puzzle)));
        let (played, kept) = opened.unwrap_or_else(new);
        // Those of the collection have just one solution: a test holds that.
        let looking = match origin {
            Origin::Collection(..) | Origin::Named(_) => Looked::Done(true),
            Origin::Other(_) => Looked::Not,
        };
        let mut table = Table::new(played);
        let has_own_game = !table.take_up();
        Playing {
            table,
            desk: G::Desk::default(),
            origin,
            kept,
            has_own_game,
            work: None,
            looking,
            class: None,
            rating: None,
            trouble,
            finishes: false,
            ticks: Ticks::default(),
        }
    }

    /// Keeps what happened.
    fn keep(&mut self) {
        let records = self.table.take_records();
        // What could not be kept is tried again with what happens next.
        if !records.is_empty()
            && let Err(trouble) = self.kept.append(&records)
        {
            self.trouble = Some(trouble);
        }
    }

    /// Has somebody work on a new question, and takes the answer to an old one.
    fn work(&mut self, context: &Context, host: &dyn Host) {
        if let Some(question) = self.table.hand_out() {
            self.work = Some(Work::start(host, context, question, PATIENCE));
        } else if self.table.asked().is_none() {
            self.work = None;
        }
        let Some(work) = &self.work else { return };
        match work.poll() {
            Poll::Working => return,
            Poll::Done(answer) => self.table.answer(answer),
            Poll::Late => self.table.late(),
        }
        self.work = None;
    }
}

impl<G: Front> Playing<G> {
    /// Asks how hard the puzzle is, once, beside everything else.
    fn rate(&mut self, context: &Context, host: &dyn Host) {
        if self.ticks.is_new() {
            let question = G::rate(self.table.puzzle());
            self.rating = Some(Work::start(host, context, question, RATING));
        }
        let Some(work) = &self.rating else { return };
        match work.poll() {
            Poll::Working => return,
            Poll::Done(Rated::Rating(rating)) => self.class = G::class(&rating).1,
            Poll::Done(Rated::Limit) | Poll::Late => {}
        }
        self.rating = None;
    }

    /// Whether the puzzle is known to have just one solution.
    pub fn is_unique(&self) -> bool {
        matches!(self.looking, Looked::Done(true))
    }

    /// Asks whether the puzzle has just one solution, once, beside everything else.
    fn look(&mut self, context: &Context, host: &dyn Host) {
        let outlook = match &self.looking {
            Looked::Done(_) => return,
            Looked::Not => {
                let question = Looking::new(self.table.puzzle());
                let work = Work::start(host, context, question, PATIENCE);
                self.looking = Looked::Looking(work);
                return;
            }
            Looked::Looking(work) => match work.poll() {
                Poll::Working => return,
                Poll::Done(outlook) => outlook,
                Poll::Late => Outlook::Unknown,
            },
        };
        self.looking = Looked::Done(matches!(outlook, Outlook::Unique));
        let outlook = match outlook {
            Outlook::Unique | Outlook::Unknown => None,
            told @ (Outlook::None(_) | Outlook::Several(..)) => Some(told),
        };
        self.table.set_outlook(outlook);
    }
}

impl<G: Front> Drop for Playing<G> {
    fn drop(&mut self) {
        // There is nobody left to be told of trouble.
        self.keep();
        let _ = self.kept.sync(self.table.played());
    }
}

impl<G: Front> Play for Playing<G> {
    fn id(&self) -> Id {
        self.kept.id()
    }

    fn title(&self, words: &Words) -> String {
        self.origin.title(words, self.totals().was_solved() || self.table.is_solved())
    }

    fn has_news(&self) -> bool {
        panel::has_news(self)
    }

    fn pins_tools(&self) -> bool {
        G::PINS_TOOLS
    }

    fn screen(&self) -> &'static Screen {
        match self.table.mode() {
            Mode::Sheet => &SHEET,
            Mode::Watch(_) => &WATCH,
            Mode::Solution(_) => &SOLUTION,
        }
    }

    fn totals(&self) -> &Totals {
        self.table.totals()
    }

    fn best_before(&self) -> Option<Duration> {
        self.table.best_before()
    }

    fn clock(&self) -> f64 {
        self.table.clock()
    }

    fn is_solved(&self) -> bool {
        self.table.is_solved()
    }

    fn is_paused(&self) -> bool {
        self.table.is_paused()
    }

    fn progress(&self) -> f32 {
        share(G::progress(self.table.sheet()).settled, G::wanted(self.table.puzzle()))
    }

    fn puzzle(&self) -> Box<dyn AnyPuzzle> {
        let is_written = G::progress(self.table.sheet()).settled > 0;
        let sheet = is_written.then(|| self.table.sheet().clone());
        Box::new(Shown::<G> { puzzle: self.table.puzzle().clone(), sheet, exercise: None })
    }

    fn code(&self, with_progress: bool) -> Option<String> {
        if !with_progress {
            return Some(G::code(self.table.puzzle(), false));
        }
        let puzzle = G::with_progress(self.table.puzzle(), self.table.sheet());
        G::begun(&puzzle).map(|_| G::code(&puzzle, true))
    }

    fn bare(&self) -> GamePuzzle {
        G::any(self.table.puzzle())
    }

    fn printed(&self, words: &Words) -> Named {
        let begun = G::with_progress(self.table.puzzle(), self.table.sheet());
        let puzzle = match G::begun(&begun) {
            Some(_) => begun,
            None => self.table.puzzle().clone(),
        };
        // The answer may say what the picture is.
        let (label, title) = (self.title(words), self.origin.title(words, true));
        Named { label, title, puzzle: G::any(&puzzle), note: None }
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        G::keys()
    }

    fn types(&self, key: Key) -> bool {
        let is_own =
            G::types(self.table.puzzle(), key) || (key == Key::Escape && G::is_drawing(&self.desk));
        matches!(self.table.mode(), Mode::Sheet) && is_own
    }

    fn take_win(&mut self) -> bool {
        self.table.take_win()
    }

    fn lost(&self) -> &[Lost] {
        self.kept.lost()
    }

    fn has_own_game(&self) -> bool {
        self.has_own_game
    }

    fn take_trouble(&mut self) -> Option<Trouble> {
        self.trouble.take()
    }

    fn has(&self, command: ForTable) -> bool {
        !G::LACKS.contains(&command)
    }

    fn can(&self, command: ForTable) -> bool {
        // A board that is hidden stays as it is.
        if !self.has(command) || (self.table.is_paused() && command != ForTable::Pause) {
            return false;
        }
        let session = self.table.session();
        match command {
            ForTable::Undo => session.can_undo(),
            ForTable::Redo => session.can_redo(),
            ForTable::Keep | ForTable::Drop => self.table.supposed() > 0,
            ForTable::Other => self.table.contrary().is_some(),
            ForTable::Agree => self.table.other_case().is_some(),
            ForTable::TakeHint => self.table.hinted().is_some(),
            ForTable::Hint => !self.table.is_solved(),
            // On the sheet it takes away what is said.
            ForTable::Back => !matches!(self.table.mode(), Mode::Sheet) || panel::is_there(self),
            ForTable::Erase => G::erasing(&self.table, &self.desk).is_some(),
            ForTable::Notes => G::notes(self.table.sheet()).is_some(),
            ForTable::DigitNotes => G::noting(&self.table, &self.desk).is_some(),
            ForTable::ZoomIn
            | ForTable::ZoomOut
            | ForTable::ZoomFit
            | ForTable::Restart
            | ForTable::Tool
            | ForTable::Suppose
            | ForTable::Pause
            | ForTable::Check
            | ForTable::Rewind
            | ForTable::Solve
            | ForTable::Watch
            | ForTable::Run
            | ForTable::First
            | ForTable::StepBack
            | ForTable::Step
            | ForTable::Guess
            | ForTable::End => true,
        }
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn run(&mut self, command: ForTable) {
        if !self.can(command) {
            return;
        }
        let table = &mut self.table;
        let mut act = |act: Act<_>| {
            table.act(&act);
        };
        match command {
            ForTable::Undo => act(Act::Undo),
            ForTable::Redo => act(Act::Redo),
            ForTable::Suppose => act(Act::Suppose),
            ForTable::Keep => act(Act::Keep),
            ForTable::Drop => act(Act::Drop),
            ForTable::Other => table.other_way(),
            ForTable::Agree => table.agree(),
            ForTable::Erase => {
                if let Some(change) = G::erasing(table, &self.desk) {
                    table.write(change, self.finishes);
                }
            }
            ForTable::Notes => {
                if let Some(change) = G::notes(table.sheet()) {
                    table.act(&Act::Play(change));
                }
            }
            ForTable::DigitNotes => {
                if let Some(change) = G::noting(table, &self.desk) {
                    table.act(&Act::Play(change));
                }
            }
            ForTable::Restart => table.restart(),
            ForTable::Tool => G::switch_tool(&mut self.desk),
            ForTable::Pause => table.pause(),
            ForTable::Hint => table.hint(),
            ForTable::TakeHint => {
                table.take_hint(self.finishes);
            }
            ForTable::Check => table.check(),
            ForTable::Rewind => table.rewind(),
            ForTable::Solve => table.solve(),
            ForTable::Back if matches!(table.mode(), Mode::Sheet) => {
                table.forget();
                table.set_outlook(None);
            }
            ForTable::Back => table.back(),
            ForTable::Watch if matches!(table.mode(), Mode::Watch(_)) => table.back(),
            ForTable::Watch => {
                table.watch(G::watched(table.puzzle()), false, G::Options::default());
            }
            ForTable::First => {
                if let Some(watch) = table.watched() {
                    watch.pace = Pace::Still;
                    watch.seek(0);
                }
            }
            ForTable::StepBack => {
                if let Some(watch) = table.watched() {
                    watch.back();
                }
            }
            ForTable::Run | ForTable::Step | ForTable::Guess | ForTable::End => {
                let Some(watch) = table.watched() else { return };
                match (command, watch.pace) {
                    (ForTable::Run, Pace::Still) => watch.pace = Pace::Playing,
                    (ForTable::Step, Pace::Still) => watch.pace = Pace::ToStep,
                    (ForTable::Step, _) => {}
                    (ForTable::Guess, _) => watch.pace = Pace::ToGuess,
                    (ForTable::End, _) => watch.pace = Pace::ToEnd,
                    _ => watch.pace = Pace::Still,
                }
            }
            ForTable::ZoomIn => G::zoom(&mut self.desk, Zoom::In),
            ForTable::ZoomOut => G::zoom(&mut self.desk, Zoom::Out),
            ForTable::ZoomFit => G::zoom(&mut self.desk, Zoom::Fit),
        }
        self.keep();
    }

    fn tick(&mut self, context: &Context, host: &dyn Host, is_covered: bool) {
        self.rate(context, host);
        // By the clock, not by frames: a window that rests draws few of them.
        let (now, is_touched) = context.input(|input| (input.time, !input.events.is_empty()));
        let seconds = self.ticks.look(now, is_touched);
        self.work(context, host);
        self.look(context, host);
        if let Some(watch) = self.table.watched() {
            let start = host.now();
            if watch.play(seconds, || is_in_time(host, start)) {
                context.request_repaint();
            }
        } else if self.table.is_running() && !is_covered && context.input(|i| i.focused) {
            self.table.pass(seconds);
            context.request_repaint_after(self.ticks.rest(now, self.table.clock()));
        }
        self.keep();
    }

    fn panel(&mut self, ui: &mut Ui, words: &Words, settings: &mut Settings) -> Option<Command> {
        let asked = panel::show(ui, words, self, settings);
        self.keep();
        asked
    }

    fn board(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        settings: &Settings,
        is_covered: bool,
    ) -> Option<Command> {
        let look = Look {
            is_live: matches!(self.table.mode(), Mode::Sheet) && !is_covered,
            is_locked: settings.view_locked,
            dots: settings.cross == Cross::Dot,
            letters: settings.letters,
            mistakes: settings.mistakes,
            marks: settings.marks,
            digit_first: settings.digit_first,
            duplicates: settings.duplicates,
        };
        self.finishes = G::finishes(settings);
        let stage = ui.clip_rect();
        let mut asked = panel::banner(ui, words, self, stage);
        let mut room = ui.available_rect_before_wrap();
        if matches!(self.table.mode(), Mode::Watch(_)) && room.height() > 2.0 * panel::TIMELINE {
            let foot = room.split_top_bottom_at_y(room.bottom() - panel::TIMELINE);
            room = foot.0;
            asked = panel::timeline(ui, words, self, foot.1).or(asked);
        }
        let view = self.table.view();
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
        if let Some(change) = G::board(&mut inner, words, &view, &mut self.desk, look) {
            self.table.write(change, self.finishes);
            self.keep();
        }
        if let Some(note) = G::take_note(&mut self.desk) {
            self.table.toggle_note(note);
            self.keep();
        }
        asked
    }

    fn class(&self) -> Option<Class> {
        self.class
    }
}

/// Whether work that began then may go on in this frame.
fn is_in_time(host: &dyn Host, start: SystemTime) -> bool {
    host.now().duration_since(start).is_ok_and(|spent| spent < FRAME)
}

/// A part of a whole, from 0 to 1. Of an empty whole it is 1.
pub fn share(part: usize, whole: usize) -> f32 {
    if whole == 0 { 1.0 } else { (part as f32 / whole as f32).min(1.0) }
}
