//! The whole window: which screen is shown, and what every command does.

use crate::command::{self, Command};
use crate::library::{Library, Standing};
use crate::overlay::{self, Asked, Overlay};
use crate::play::{Mode, Origin, Play};
use crate::theme::{self, GAP, PANEL, WIDE};
use crate::watch::Watch;
use crate::{board, files, panel};
use egui::{CentralPanel, Context, Frame, Panel, RichText, ThemePreference, Ui};
use grille_engine::nonogram::Puzzle;
use grille_engine::session::Act;
use grille_store::{Cross, Kept, Settings, Store, Theme};
use grille_words::{Lang, Words, say};

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
        let chosen = settings.language.as_deref();
        let lang = Lang::ALL.into_iter().find(|own| Some(own.code()) == chosen).unwrap_or(lang);
        let words = Words::new(lang);
        let mut library = Library::new();
        if let Some(store) = &store {
            library.take(store);
        }
        Window {
            notice: notice.map(|trouble| words.store_problem(&trouble)),
            words,
            kept: settings.clone(),
            settings,
            store,
            library,
            play: None,
            overlay: None,
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
    }

    /// Puts a puzzle of the collection on the table.
    pub fn open_collection(&mut self, index: usize) {
        if let Some(puzzle) = self.library.puzzle(index).cloned() {
            self.open(&puzzle, Origin::Collection(index));
        }
    }

    /// Reads a puzzle from a file's bytes, and puts it on the table.
    pub fn open_bytes(&mut self, name: &str, bytes: Vec<u8>) {
        match files::read(&self.words, name, bytes) {
            Ok(puzzle) => self.open(&puzzle, Origin::Other(files::stem(name))),
            Err(what) => self.notice = Some(say!(self.words, "file-bad", name = name, what = what)),
        }
    }

    /// Says that something went wrong.
    pub fn complain(&mut self, what: String) {
        self.notice = Some(what);
    }

    /// Notes how the puzzle on the table stands, before it goes.
    fn leave(&mut self) {
        let Some(play) = &self.play else { return };
        if let Origin::Collection(index) = play.origin {
            let was_solved = self.library.standings[index].is_solved;
            if was_solved && !play.game.is_solved() {
                return;
            }
            self.library.standings[index] = Standing {
                is_solved: play.game.is_solved(),
                progress: play.game.progress(),
                picture: (play.game.progress() > 0.0).then(|| play.game.picture()),
            };
        }
    }

    /// Draws everything, and does what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        let context = ui.ctx().clone();
        if !std::mem::replace(&mut self.is_dressed, true) {
            theme::apply(&context);
            // Where the system does not say, it is day.
            context.options_mut(|options| options.fallback_theme = egui::Theme::Light);
            context.set_theme(preference(self.settings.theme));
            context.set_zoom_factor(self.settings.scale);
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
        if self.play.is_some() {
            asked = self.table(ui).or(asked);
        } else {
            self.shelf(ui);
        }
        asked = self.overlays(&context).or(asked);
        if let Some(command) = asked {
            self.run(&context, command);
        }
        self.keep_settings(&context);
    }

    /// Keeps the settings as soon as one has changed.
    fn keep_settings(&mut self, context: &Context) {
        if self.settings == self.kept || context.input(|input| input.pointer.any_down()) {
            return;
        }
        context.set_zoom_factor(self.settings.scale);
        if let Some(Err(trouble)) = self.store.as_ref().map(|s| s.keep_settings(&self.settings)) {
            self.notice = Some(self.words.store_problem(&trouble));
        }
        self.kept = self.settings.clone();
    }

    /// The command of a key, unless somebody is typing.
    fn keys(&mut self, context: &Context) -> Option<Command> {
        let is_typing = context.text_edit_focused();
        if context.input(|input| input.key_pressed(egui::Key::Escape)) && self.overlay.is_some() {
            self.overlay = None;
            return None;
        }
        if is_typing || self.overlay.is_some() {
            return None;
        }
        command::pressed(context, self.play.is_some())
    }

    fn bar(&mut self, ui: &mut Ui) -> Option<Command> {
        let mut asked = None;
        let ink = theme::ink(ui.ctx());
        let frame = Frame::new().fill(ink.paper).inner_margin(egui::Margin::symmetric(14, 8));
        Panel::top("bar").frame(frame).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new("Grille").size(18.0).strong());
                ui.add_space(GAP);
                for menu in overlay::MENUS {
                    asked = asked
                        .or(overlay::menu(ui, &self.words, *menu, |command| self.can(command)));
                }
                if let Some(notice) = &self.notice {
                    ui.add_space(WIDE);
                    ui.label(RichText::new(notice).color(ink.wrong));
                    if ui.button(say!(self.words, "close")).clicked() {
                        self.notice = None;
                    }
                }
            });
        });
        asked
    }

    /// Whether there is something for a command to do.
    fn can(&self, command: Command) -> bool {
        let Some(play) = &self.play else { return !command.entry().in_game };
        match command {
            Command::Undo => play.game.session().can_undo(),
            Command::Redo => play.game.session().can_redo(),
            Command::Keep | Command::Drop => play.game.supposed() > 0,
            Command::TakeHint => play.hinted().is_some(),
            _ => true,
        }
    }

    /// The board and the panel beside it.
    fn table(&mut self, ui: &mut Ui) -> Option<Command> {
        let play = self.play.as_mut()?;
        let words = &self.words;
        let paper = Frame::new().fill(theme::ink(ui.ctx()).paper);
        let frame = paper.inner_margin(egui::Margin::symmetric(16, 8));
        let is_narrow = ui.available_width() < 620.0;
        let panel = match is_narrow {
            true => Panel::bottom("panel").exact_size((ui.available_height() * 0.4).min(260.0)),
            false => Panel::right("panel").exact_size(PANEL),
        };
        let asked = panel
            .frame(frame)
            .resizable(false)
            .show(ui, |ui| panel::show(ui, words, play, &mut self.settings));
        let mut asked = asked.inner;
        let frame = paper.inner_margin(egui::Margin::same(16));
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            if play.is_paused {
                ui.add_space(ui.available_height() * 0.4);
                ui.vertical_centered(|ui| {
                    ui.label(say!(words, "play-paused"));
                    if ui.button(say!(words, "play-resume")).clicked() {
                        play.is_paused = false;
                    }
                });
                return;
            }
            let shown = play.shown();
            let look = board::Look {
                dots: self.settings.cross == Cross::Dot,
                letters: self.settings.letters,
                mistakes: self.settings.mistakes,
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

    fn shelf(&mut self, ui: &mut Ui) {
        let paper = Frame::new().fill(theme::ink(ui.ctx()).paper);
        let frame = paper.inner_margin(egui::Margin::symmetric(24, 12));
        let mut chosen = None;
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            ui.label(RichText::new(say!(self.words, "library-title")).heading());
            if self.library.standings.iter().all(|standing| standing.progress == 0.0) {
                let rules = say!(self.words, "about-text");
                ui.label(say!(self.words, "library-welcome", rules = rules));
                ui.label(RichText::new(say!(self.words, "about-play")).weak());
            }
            ui.add_space(GAP);
            chosen = self.library.show(ui, &self.words);
        });
        if let Some(index) = chosen {
            self.open_collection(index);
        }
    }

    fn overlays(&mut self, context: &Context) -> Option<Command> {
        let overlay = self.overlay.as_mut()?;
        let play = self.play.as_deref();
        match overlay::show(context, &self.words, overlay, play, &mut self.settings) {
            Asked::Nothing => None,
            Asked::Close => {
                self.overlay = None;
                None
            }
            Asked::Run(command) => {
                self.overlay = None;
                Some(command)
            }
            Asked::Play(puzzle, seed) => {
                let name = say!(self.words, "new-name", seed = seed);
                self.open(&puzzle, Origin::Other(name));
                None
            }
        }
    }

    fn take_files(&mut self, context: &Context) {
        let (dropped, pasted) = context.input(|input| {
            let pasted = input.events.iter().find_map(|event| match event {
                egui::Event::Paste(text) => Some(text.clone()),
                _ => None,
            });
            (input.raw.dropped_files.clone(), pasted)
        });
        for file in dropped {
            self.take_file(files::dropped(&*file));
        }
        if let Some(text) = pasted.filter(|_| !context.text_edit_focused()) {
            let name = say!(self.words, "file-pasted");
            self.open_bytes(&name, text.into_bytes());
        }
        if let Some(chooser) = &mut self.chooser
            && let Some(chosen) = chooser.poll()
        {
            self.take_file(chosen);
        }
    }

    fn take_file(&mut self, chosen: files::Chosen) {
        match chosen {
            Ok((name, bytes)) => self.open_bytes(&name, bytes),
            Err(name) => {
                let what = say!(self.words, "file-unreadable");
                self.notice = Some(say!(self.words, "file-bad", name = name, what = what));
            }
        }
    }

    /// Does what was asked for.
    fn run(&mut self, context: &Context, command: Command) {
        match command {
            Command::Library => {
                self.leave();
                self.play = None;
                self.overlay = None;
            }
            Command::Open => {
                if let Some(chooser) = &mut self.chooser {
                    chooser.ask(context);
                }
            }
            Command::New => self.overlay = Some(Overlay::new_puzzle()),
            Command::Next => {
                let after = self.play.as_ref().and_then(|play| match play.origin {
                    Origin::Collection(index) => Some(index),
                    Origin::Other(_) => None,
                });
                self.leave();
                self.open_collection(self.library.next(after));
            }
            Command::Theme => {
                self.settings.theme = match context.theme() {
                    egui::Theme::Dark => Theme::Light,
                    egui::Theme::Light => Theme::Dark,
                };
                context.set_theme(preference(self.settings.theme));
            }
            Command::Language => {
                let lang = match self.words.lang() {
                    Lang::En => Lang::Fr,
                    Lang::Fr => Lang::En,
                };
                self.settings.language = Some(lang.code().to_owned());
                self.words = Words::new(lang);
            }
            Command::Palette => self.overlay = Some(Overlay::Palette(String::new())),
            Command::Keys => self.overlay = Some(Overlay::Keys),
            Command::About => self.overlay = Some(Overlay::About),
            Command::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
            _ => {
                if let Some(play) = &mut self.play {
                    run_on(context, play, command);
                }
            }
        }
    }
}

fn preference(theme: Theme) -> ThemePreference {
    match theme {
        Theme::System => ThemePreference::System,
        Theme::Light => ThemePreference::Light,
        Theme::Dark => ThemePreference::Dark,
    }
}

/// What concerns the puzzle on the table.
fn run_on(context: &Context, play: &mut Play, command: Command) {
    let is_sheet = matches!(play.mode, Mode::Sheet) && !play.is_paused;
    match command {
        Command::Pause => play.is_paused = !play.is_paused,
        _ if play.is_paused => {}
        Command::Undo if is_sheet => {
            play.act(&Act::Undo);
        }
        Command::Redo if is_sheet => {
            play.act(&Act::Redo);
        }
        Command::Restart if is_sheet => {
            let wipe = grille_engine::session::Sheet::wipe(play.game.sheet());
            play.act(&Act::Play(wipe));
        }
        Command::Suppose if is_sheet => {
            play.act(&Act::Suppose);
        }
        Command::Keep if is_sheet => {
            play.act(&Act::Keep);
        }
        Command::Drop if is_sheet => {
            play.act(&Act::Drop);
        }
        Command::Tool => play.desk.tool.crosses = !play.desk.tool.crosses,
        Command::Hint if is_sheet && !play.game.is_solved() => play.ask(context),
        Command::TakeHint if is_sheet => {
            if let Some(change) = play.hinted() {
                play.act(&Act::Play(change));
            }
        }
        Command::Check if is_sheet => play.check(context),
        Command::Rewind if is_sheet => play.rewind(context),
        Command::Solve if !matches!(play.mode, Mode::Watch(_)) => play.solve(context),
        Command::Watch if is_sheet => play.watch(Watch::default_entry().name, false),
        Command::Watch => play.back(),
        Command::ZoomIn => play.desk.view.zoom *= 1.25,
        Command::ZoomOut => play.desk.view.zoom /= 1.25,
        Command::ZoomFit => play.desk.view = board::View::WHOLE,
        _ => {}
    }
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
        context.request_repaint_after(std::time::Duration::from_millis(500));
    }
}
