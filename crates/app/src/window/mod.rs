//! The whole window: which screen is shown.

mod run;
mod take;

use crate::command::{self, Command, When};
use crate::library::{Chosen, Library, Shelf, Standing};
use crate::overlay::{self, Asked, Overlay};
use crate::play::{Mode, Origin, Play};
use crate::theme::{self, GAP, PANEL, WIDE};
use crate::{board, files, panel};
use egui::{CentralPanel, Context, Frame, Key, Panel, RichText, Ui};
use grille_engine::nonogram::Puzzle;
use grille_engine::session::Act;
use grille_store::{Cross, Id, Kept, Settings, Store};
use grille_words::{Lang, Words, say};
use std::time::{Duration, SystemTime};

/// Below this width the panel lies under the board.
const NARROW: f32 = 620.0;

/// Everything that the window is.
pub struct Window {
    words: Words,
    settings: Settings,
    /// The settings as they were kept last.
    kept: Settings,
    store: Option<Store>,
    library: Library,
    play: Option<Box<Play>>,
    overlay: Option<Overlay>,
    /// What went wrong, until it is read.
    notice: Option<String>,
    /// How to ask for a file, where there is a way.
    chooser: Option<files::Chooser>,
    is_dressed: bool,
}

impl Window {
    /// A window in this language, unless the player chose another, that keeps games and
    /// settings in this store; without one nothing is kept.
    pub fn new(lang: Lang, store: Option<Store>) -> Window {
        let read = store.as_ref().map(Store::settings);
        let (settings, notice) = match read {
            Some(Ok((settings, _))) => (settings, None),
            Some(Err(trouble)) => (Settings::default(), Some(trouble)),
            None => (Settings::default(), None),
        };
        let words = Words::new(chosen(&settings).unwrap_or(lang));
        // Who has never been here is told how to play.
        let is_new = store.is_some() && !settings.taught;
        Window {
            notice: notice.map(|trouble| words.store_problem(&trouble)),
            words,
            kept: settings.clone(),
            settings,
            store,
            library: Library::new(),
            play: None,
            overlay: is_new.then(Overlay::lesson),
            chooser: None,
            is_dressed: false,
        }
    }

    /// The same, in this language whatever was chosen before.
    #[must_use]
    pub fn with_lang(mut self, lang: Lang) -> Window {
        self.words = Words::new(lang);
        self
    }

    /// The same, which can ask for files.
    #[must_use]
    pub fn with_chooser(mut self, chooser: files::Chooser) -> Window {
        self.chooser = Some(chooser);
        self
    }

    /// The puzzle on the table.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_deref()
    }

    /// What the player chose.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Puts a puzzle on the table.
    pub fn open(&mut self, puzzle: &Puzzle, origin: Origin) {
        self.leave();
        // The game that is on the table is let go before the next is taken up.
        self.play = None;
        let kept = match self.store.as_ref().map(|store| store.game(puzzle)) {
            Some(Ok(kept)) => kept,
            Some(Err(trouble)) => {
                self.notice = Some(self.words.store_problem(&trouble));
                Kept::in_memory(puzzle)
            }
            None => Kept::in_memory(puzzle),
        };
        let play = Play::new(kept, origin);
        if let Some(lost) = play.game.lost().first() {
            self.notice = Some(self.words.store_lost(lost));
        }
        self.play = Some(Box::new(play));
        self.overlay = None;
        self.settings.taught = true;
    }

    /// Puts a puzzle of the collection on the table.
    pub fn open_collection(&mut self, index: usize) {
        if let Some(puzzle) = self.library.puzzle(index).cloned() {
            self.open(&puzzle, Origin::Collection(index));
        }
    }

    /// Says that something went wrong.
    pub fn complain(&mut self, what: String) {
        self.notice = Some(what);
    }

    /// Notes how the puzzle on the table stands, before it goes.
    fn leave(&mut self) {
        let Some(play) = &self.play else { return };
        let progress = play.game.progress();
        let standing = Standing {
            is_solved: play.game.is_solved(),
            progress,
            picture: (progress > 0.0).then(|| play.game.picture()),
            played: Some(SystemTime::now()),
        };
        self.library.note(Id::of(play.game.puzzle()), &standing);
    }

    /// Goes to the library, on this shelf.
    fn go(&mut self, context: &Context, shelf: Shelf) {
        self.leave();
        (self.play, self.overlay) = (None, None);
        let store = self.store.as_ref();
        self.library.open(context, &self.words, shelf, store, &self.settings);
    }

    /// What the player is doing.
    fn now(&self) -> When {
        match self.play.as_ref().map(|play| &play.mode) {
            None => When::Always,
            Some(Mode::Watch(_)) => When::Watch,
            Some(Mode::Sheet | Mode::Solution(_)) => When::Sheet,
        }
    }

    /// Draws everything, and does what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        let context = ui.ctx().clone();
        if !std::mem::replace(&mut self.is_dressed, true) {
            theme::apply(&context, &self.settings);
            if self.play.is_none() {
                let store = self.store.as_ref();
                let shelf = Shelf::Collection;
                self.library.open(&context, &self.words, shelf, store, &self.settings);
            }
        }
        self.take_files(&context);
        let mut asked = self.keys(&context);
        if let Some(play) = &mut self.play {
            play.poll(&self.words);
            tick(&context, play);
            if let Some(trouble) = play.trouble.take() {
                self.notice = Some(self.words.store_problem(&trouble));
            }
        }
        asked = self.bar(ui).or(asked);
        asked = match self.play.is_some() {
            true => self.table(ui).or(asked),
            false => self.shelf(ui).or(asked),
        };
        asked = self.overlays(&context).or(asked);
        if let Some(command) = asked {
            self.run(&context, command);
        }
        self.keep_settings(&context);
    }

    /// Follows and keeps the settings as soon as one has changed.
    fn keep_settings(&mut self, context: &Context) {
        if self.settings == self.kept || context.input(|input| input.pointer.any_down()) {
            return;
        }
        if let Some(lang) = chosen(&self.settings).filter(|lang| *lang != self.words.lang()) {
            self.words = Words::new(lang);
        }
        theme::apply(context, &self.settings);
        if let Some(Err(trouble)) = self.store.as_ref().map(|s| s.keep_settings(&self.settings)) {
            self.notice = Some(self.words.store_problem(&trouble));
        }
        self.kept = self.settings.clone();
    }

    /// The command of a key, unless somebody is typing.
    fn keys(&mut self, context: &Context) -> Option<Command> {
        if context.input(|input| input.key_pressed(Key::Escape)) && self.overlay.is_some() {
            self.close();
            return None;
        }
        if context.text_edit_focused() || self.overlay.is_some() {
            return None;
        }
        command::pressed(context, self.now())
    }

    /// Takes away what lies over the rest.
    fn close(&mut self) {
        if matches!(self.overlay, Some(Overlay::Lesson(_))) {
            self.settings.taught = true;
        }
        self.overlay = None;
    }

    fn bar(&mut self, ui: &mut Ui) -> Option<Command> {
        let mut asked = None;
        let ink = theme::ink(ui.ctx());
        let frame = Frame::new().fill(ink.paper).inner_margin(egui::Margin::symmetric(14, 8));
        Panel::top("bar").frame(frame).show(ui, |ui| {
            ui.horizontal(|ui| {
                if ui.available_width() > NARROW {
                    ui.label(RichText::new("Grille").size(18.0).strong());
                    ui.add_space(GAP);
                }
                for menu in overlay::MENUS {
                    let chosen = overlay::menu(ui, &self.words, *menu, |command| self.can(command));
                    asked = asked.or(chosen);
                }
            });
            let Some(notice) = &self.notice else { return };
            let is_read = ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(notice).color(ink.wrong));
                ui.button(say!(self.words, "close")).clicked()
            });
            if is_read.inner {
                self.notice = None;
            }
        });
        asked
    }

    /// The board and the panel beside it.
    fn table(&mut self, ui: &mut Ui) -> Option<Command> {
        let play = self.play.as_mut()?;
        let (words, settings) = (&self.words, &mut self.settings);
        play.desk.hand.buttons = (settings.left, settings.right);
        let paper = Frame::new().fill(theme::ink(ui.ctx()).paper);
        let frame = paper.inner_margin(egui::Margin::symmetric(16, 8));
        let panel = match ui.available_width() < NARROW {
            true => Panel::bottom("panel").exact_size((ui.available_height() * 0.4).min(260.0)),
            false => Panel::right("panel").exact_size(PANEL),
        };
        let panel = panel.frame(frame).resizable(false);
        let mut asked = panel.show(ui, |ui| panel::show(ui, words, play, settings)).inner;
        let frame = paper.inner_margin(egui::Margin::same(16));
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            if play.is_paused {
                paused(ui, words, play);
                return;
            }
            let shown = play.shown();
            let look = board::Look {
                dots: settings.cross == Cross::Dot,
                letters: settings.letters,
                mistakes: settings.mistakes,
                is_locked: settings.view_locked,
                ..play.look(&shown)
            };
            if let Some(change) = board::show(ui, words, &play.game, &mut play.desk, &look) {
                play.act(&Act::Play(change));
            }
        });
        if play.game.is_solved() && !play.was_congratulated && matches!(play.mode, Mode::Sheet) {
            play.was_congratulated = true;
            self.overlay = Some(Overlay::Win);
            asked = None;
            self.leave();
        }
        asked
    }

    /// The puzzles to choose from.
    fn shelf(&mut self, ui: &mut Ui) -> Option<Command> {
        let paper = Frame::new().fill(theme::ink(ui.ctx()).paper);
        let frame = paper.inner_margin(egui::Margin::symmetric(24, 12));
        let (mut chosen, mut asked) = (None, None);
        let context = ui.ctx().clone();
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(say!(self.words, "library-title")).heading());
                ui.add_space(WIDE);
                for command in [Command::New, Command::Open, Command::Folder] {
                    let entry = command.entry();
                    let text = format!("{}  {}", entry.icon, say!(self.words, entry.name));
                    if ui.button(text).clicked() {
                        asked = Some(command);
                    }
                }
            });
            ui.add_space(GAP);
            let store = self.store.as_ref();
            chosen = self.library.show(ui, &self.words, store, &mut self.settings);
        });
        match chosen {
            Some(Chosen::Puzzle(puzzle, origin)) => self.open(&puzzle, origin),
            Some(Chosen::Shelf(shelf)) => self.go(&context, shelf),
            None => {}
        }
        asked
    }

    fn overlays(&mut self, context: &Context) -> Option<Command> {
        let now = self.now();
        let overlay = self.overlay.as_mut()?;
        let play = self.play.as_deref();
        match overlay::show(context, &self.words, overlay, play, now, &mut self.settings) {
            Asked::Nothing => {}
            Asked::Close => self.close(),
            Asked::Run(command) => {
                self.overlay = None;
                return Some(command);
            }
            Asked::First => self.open_collection(0),
            Asked::Play(puzzle, name) => self.open_named(&puzzle, &name),
            Asked::File(path) => {
                self.overlay = None;
                self.open_path(context, &path);
            }
        }
        None
    }

    /// A puzzle that has its name with it, so that its game can be found again.
    fn open_named(&mut self, puzzle: &Puzzle, name: &str) {
        let mut draft = puzzle.draft();
        draft.about.id = Some(name.to_owned());
        let named = Puzzle::new(draft);
        self.open(named.as_ref().unwrap_or(puzzle), Origin::Other(name.to_owned()));
    }
}

/// The language that the player chose, if there is one of that name.
fn chosen(settings: &Settings) -> Option<Lang> {
    let chosen = settings.language.as_deref()?;
    Lang::ALL.into_iter().find(|own| own.code() == chosen)
}

fn paused(ui: &mut Ui, words: &Words, play: &mut Play) {
    ui.add_space(ui.available_height() * 0.4);
    ui.vertical_centered(|ui| {
        ui.label(say!(words, "play-paused"));
        if ui.button(say!(words, "play-resume")).clicked() {
            play.is_paused = false;
        }
    });
}

/// The clock, and a solver that is watched.
fn tick(context: &Context, play: &mut Play) {
    // By the clock, not by frames: a window that rests draws few of them.
    let now = context.input(|input| input.time);
    let seconds = (now - play.seen.replace(now).unwrap_or(now)).clamp(0.0, 2.0);
    if let Mode::Watch(watch) = &mut play.mode {
        if watch.play(seconds) {
            context.request_repaint();
        }
        return;
    }
    let is_running = !play.is_paused && !play.game.is_solved() && context.input(|i| i.focused);
    if is_running {
        play.pass(seconds);
        context.request_repaint_after(Duration::from_millis(500));
    }
}
