//! The whole window: which screen is shown.

mod run;
mod take;

use crate::command::{self, Command, ForTable, ForWindow, MENUS};
use crate::dialog::Asked;
use crate::front::Front;
use crate::games::{self, AnyPuzzle, boxed};
use crate::host::Host;
use crate::library::{Chosen, Library, Shelf, Standing};
use crate::overlay::{self, Overlay};
use crate::part;
use crate::play::{Origin, Play, Playing};
use crate::screen::{LIBRARY, Screen};
use crate::theme::{self, GAP, NARROW, PANEL, Type, WIDE};
use egui::{CentralPanel, Context, Frame, Panel, RichText, Ui};
use grille_store::{Settings, Store};
use grille_words::{Lang, Words, say};
use std::any::Any;

/// Everything that the window is.
pub struct Window {
    words: Words,
    settings: Settings,
    /// The settings as they were kept last.
    kept: Settings,
    host: Box<dyn Host>,
    library: Library,
    play: Option<Box<dyn Play>>,
    overlay: Option<Overlay>,
    /// What went wrong, until it is read.
    notice: Option<String>,
    is_dressed: bool,
}

impl Window {
    /// A window in this language, unless the player chose another, on this machine.
    pub fn new(lang: Lang, host: Box<dyn Host>) -> Window {
        let read = host.store().map(Store::settings);
        let (settings, notice) = match read {
            Some(Ok((settings, _))) => (settings, None),
            Some(Err(trouble)) => (Settings::default(), Some(trouble)),
            None => (Settings::default(), None),
        };
        let words = Words::new(chosen(&settings).unwrap_or(lang));
        // Who has never been here is told how to play.
        let is_new = host.store().is_some() && !settings.taught;
        Window {
            notice: notice.map(|trouble| words.store_problem(&trouble)),
            words,
            kept: settings.clone(),
            settings,
            host,
            library: Library::new(),
            play: None,
            overlay: is_new.then(|| Overlay::Lesson((games::find(None).lesson)())),
            is_dressed: false,
        }
    }

    /// The same, in this language whatever was chosen before.
    #[must_use]
    pub fn with_lang(mut self, lang: Lang) -> Window {
        self.words = Words::new(lang);
        self
    }

    /// The puzzle on the table, if it is of that game.
    pub fn playing<G: Front>(&self) -> Option<&Playing<G>> {
        let play: &dyn Any = self.play.as_deref()?;
        play.downcast_ref()
    }

    /// Whether a puzzle is on the table.
    pub fn is_playing(&self) -> bool {
        self.play.is_some()
    }

    /// What the player chose.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Puts a puzzle of a game on the table.
    pub fn open_puzzle<G: Front>(&mut self, puzzle: &G::Puzzle, name: &str) {
        self.open(&*boxed::<G>(puzzle.clone()), Origin::Other(name.to_owned()));
    }

    /// Puts a puzzle on the table.
    fn open(&mut self, puzzle: &dyn AnyPuzzle, origin: Origin) {
        self.leave();
        // The game that is on the table is let go before the next is taken up.
        self.play = None;
        let mut play = puzzle.open(self.host.store(), origin);
        if let Some(trouble) = play.take_trouble() {
            self.notice = Some(self.words.store_problem(&trouble));
        } else if let Some(lost) = play.lost().first() {
            self.notice = Some(self.words.store_lost(lost));
        }
        self.play = Some(play);
        self.overlay = None;
        self.settings.taught = true;
    }

    /// Puts a puzzle of the collection on the table.
    pub fn open_collection(&mut self, index: usize) {
        if let Some((puzzle, origin)) = self.library.puzzle(index) {
            self.open(&*puzzle, origin);
        }
    }

    /// Says that something went wrong.
    pub fn complain(&mut self, what: String) {
        self.notice = Some(what);
    }

    /// Notes how the puzzle on the table stands, before it goes.
    fn leave(&mut self) {
        let Some(play) = &self.play else { return };
        let standing = Standing {
            is_solved: play.is_solved(),
            progress: play.progress(),
            played: Some(self.host.now()),
        };
        self.library.note(play.id(), &standing, &*play.puzzle());
    }

    /// Goes to the library, on this shelf.
    fn go(&mut self, context: &Context, shelf: Shelf) {
        self.leave();
        (self.play, self.overlay) = (None, None);
        self.library.open(context, &self.words, shelf, &*self.host, &self.settings);
    }

    /// What is on the screen.
    fn screen(&self) -> &'static Screen {
        self.play.as_ref().map_or(&LIBRARY, |play| play.screen())
    }

    /// Draws everything, and does what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        let context = ui.ctx().clone();
        if !std::mem::replace(&mut self.is_dressed, true) {
            theme::load(&context);
            theme::apply(&context, &self.settings);
            if self.play.is_none() {
                let shelf = Shelf::Collection;
                self.library.open(&context, &self.words, shelf, &*self.host, &self.settings);
            }
        }
        if self.host.work_between_frames() {
            context.request_repaint();
        }
        self.take_files(&context);
        let mut asked = self.keys(&context);
        if let Some(play) = &mut self.play {
            play.tick(&context, &*self.host, self.overlay.is_some());
            if let Some(trouble) = play.take_trouble() {
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
        if let Some(Err(trouble)) = self.host.store().map(|s| s.keep_settings(&self.settings)) {
            self.notice = Some(self.words.store_problem(&trouble));
        }
        self.kept = self.settings.clone();
    }

    /// The command of a key, unless somebody is typing.
    fn keys(&mut self, context: &Context) -> Option<Command> {
        if context.text_edit_focused() || self.overlay.is_some() {
            return None;
        }
        let screen = self.screen();
        command::pressed(context, |command| screen.has(command))
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
                    ui.label(Type::Shelf.text("Grille"));
                    ui.add_space(GAP);
                }
                for menu in MENUS {
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
        let is_covered = self.overlay.is_some();
        let play = self.play.as_mut()?;
        let (words, settings) = (&self.words, &mut self.settings);
        let paper = Frame::new().fill(theme::ink(ui.ctx()).paper);
        let frame = paper.inner_margin(egui::Margin::symmetric(16, 8));
        let panel = match ui.available_width() < NARROW {
            true => Panel::bottom("panel").exact_size((ui.available_height() * 0.4).min(260.0)),
            false => Panel::right("panel").exact_size(PANEL),
        };
        let panel = panel.frame(frame).resizable(false);
        let mut asked = panel.show(ui, |ui| play.panel(ui, words, settings)).inner;
        let frame = paper.inner_margin(egui::Margin::same(16));
        CentralPanel::no_frame().frame(frame).show(ui, |ui| match play.is_paused() {
            true => asked = paused(ui, words).or(asked),
            false => asked = play.board(ui, words, settings, is_covered).or(asked),
        });
        if play.take_win() {
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
                for command in [ForWindow::New, ForWindow::Open, ForWindow::Folder] {
                    let entry = Command::from(command).entry();
                    let button = part::secondary(say!(self.words, entry.name)).icon(entry.icon);
                    if ui.add(button).clicked() {
                        asked = Some(command.into());
                    }
                }
            });
            ui.add_space(GAP);
            chosen = self.library.show(ui, &self.words, &*self.host, &mut self.settings);
        });
        match chosen {
            Some(Chosen::Puzzle(puzzle, origin)) => self.open(&*puzzle, origin),
            Some(Chosen::Shelf(shelf)) => self.go(&context, shelf),
            None => {}
        }
        asked
    }

    fn overlays(&mut self, context: &Context) -> Option<Command> {
        let at = (self.play.as_deref(), self.screen());
        let overlay = self.overlay.as_mut()?;
        match overlay::show(context, &self.words, overlay, at, &*self.host, &mut self.settings) {
            Asked::Nothing => {}
            Asked::Close => self.close(),
            Asked::Run(command) => {
                self.overlay = None;
                return Some(command);
            }
            Asked::First => self.open_collection(0),
            Asked::Play(puzzle, name) => {
                // It has its name with it, so that its game can be found again.
                self.open(&*puzzle.named(&name), Origin::Other(name));
            }
            Asked::File(path) => {
                self.overlay = None;
                self.open_path(context, &path);
            }
        }
        None
    }
}

/// The language that the player chose, if there is one of that name.
fn chosen(settings: &Settings) -> Option<Lang> {
    let chosen = settings.language.as_deref()?;
    Lang::ALL.into_iter().find(|own| own.code() == chosen)
}

fn paused(ui: &mut Ui, words: &Words) -> Option<Command> {
    let mut asked = None;
    ui.add_space(ui.available_height() * 0.4);
    ui.vertical_centered(|ui| {
        ui.label(say!(words, "play-paused"));
        if ui.button(say!(words, "play-resume")).clicked() {
            asked = Some(ForTable::Pause.into());
        }
    });
    asked
}
