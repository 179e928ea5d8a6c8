//! The whole window: which screen is shown.

mod bar;
mod keep;
mod run;
mod stage;
mod tabs;
mod take;
mod trial;

use crate::command::{self, COMMANDS, Command};
use crate::dialog::{Asked, Dialog};
use crate::front::Front;
use crate::games::{self, AnyPuzzle, boxed};
use crate::host::{Host, Wanted};
use crate::library::{Library, Shelf, Standing};
use crate::overlay::{self, Overlay, Under};
use crate::pace::Attention;
use crate::part::Toast;
use crate::play::{Origin, Play, Playing};
use crate::screen::{LIBRARY, Screen};
use crate::stock::Stocking;
use crate::studio::{Room, Studio};
use crate::theme;
use egui::{Context, Ui};
use grille_store::{Settings, Store, Trouble};
use grille_words::{Lang, Words, say};
use std::any::Any;
use std::path::Path;
use std::time::Duration;
use take::For;

/// Everything that the window is.
pub struct Window {
    words: Words,
    settings: Settings,
    /// The settings as they were kept last.
    kept: Settings,
    host: Box<dyn Host>,
    library: Library,
    play: Option<Box<dyn Play>>,
    /// Where puzzles are made.
    studio: Studio,
    /// Whether the studio is shown.
    in_studio: bool,
    /// Whether the puzzle on the table is the one that is being made.
    is_trial: bool,
    /// What the machine was last asked for, and what that is for.
    wanted: Wanted,
    purpose: For,
    overlay: Option<Overlay>,
    /// Orders of new puzzles as they were left, each with its game; and the game of the last.
    orders: Vec<(&'static str, Box<dyn Dialog>)>,
    last_order: Option<&'static str>,
    /// What went wrong, until it is read or something goes well.
    notice: Option<String>,
    /// What just went well.
    toast: Option<Toast>,
    /// The shelf to open as soon as the library is shown.
    shelf: Option<Shelf>,
    /// Whether today's puzzle is to be opened as soon as it is made.
    wants_daily: bool,
    /// Puzzles that are made ahead of time.
    stocking: Stocking,
    /// The size of the window when it last changed, and when that was.
    resized: Option<(egui::Vec2, f64)>,
    /// Whether somebody typed into a field in the frame before.
    was_typing: bool,
    is_dressed: bool,
    /// How large everything can be in a window of this size.
    most_scale: f32,
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
            studio: Studio::default(),
            in_studio: false,
            is_trial: false,
            wanted: Wanted::File,
            purpose: For::Opening,
            overlay: is_new.then(|| Overlay::Lesson((games::find(None).lesson)())),
            orders: Vec::new(),
            last_order: None,
            toast: None,
            shelf: Some(Shelf::Collection),
            wants_daily: false,
            stocking: Stocking::default(),
            resized: None,
            was_typing: false,
            is_dressed: false,
            most_scale: 0.0,
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

    /// Where puzzles are made.
    pub fn studio(&self) -> &Studio {
        &self.studio
    }

    /// The same, for a program that drives the window.
    pub fn studio_mut(&mut self) -> &mut Studio {
        &mut self.studio
    }

    /// Goes to a room of the studio.
    pub fn enter_room(&mut self, room: Box<dyn Room>) {
        self.enter_studio();
        self.studio.enter(room);
    }

    /// What the player chose.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Puts a puzzle of a game on the table. It has this name from now on, so that its game can be told
    /// from others.
    pub fn open_puzzle<G: Front>(&mut self, puzzle: &G::Puzzle, name: &str) {
        self.open(&*boxed::<G>(G::named(puzzle, name)), Origin::Other(name.to_owned()));
    }

    /// Puts a puzzle on the table. One that is open in another window is not: it could be played
    /// there and here, and only one of both would be kept.
    fn open(&mut self, puzzle: &dyn AnyPuzzle, origin: Origin) {
        self.leave();
        // The game that is on the table is let go before the next is taken up.
        (self.play, self.in_studio, self.is_trial) = (None, false, false);
        self.put_away();
        self.notice = None;
        let mut play = puzzle.open(self.host.store(), origin);
        match play.take_trouble() {
            Some(trouble @ Trouble::Locked) => {
                self.notice = Some(self.words.store_problem(&trouble));
                self.shelf = Some(self.library.shelf().clone());
                return;
            }
            Some(trouble) => self.notice = Some(self.words.store_problem(&trouble)),
            None => {
                let lost = play.lost().first();
                let own = play.has_own_game().then(|| say!(self.words, "game-own-goes-on"));
                self.notice = lost.map(|lost| self.words.store_lost(lost)).or(own);
            }
        }
        self.play = Some(play);
        self.settings.taught = true;
    }

    /// Puts a folder on the shelves, to be shown first.
    pub fn open_folder(&mut self, folder: &Path) {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        if !self.settings.folders.contains(&folder) {
            self.settings.folders.push(folder.clone());
        }
        (self.play, self.notice, self.in_studio) = (None, None, false);
        self.shelf = Some(Shelf::Folder(folder));
    }

    /// Puts a puzzle of the collection on the table.
    pub fn open_collection(&mut self, index: usize) {
        if let Some((puzzle, origin)) = self.library.puzzle(index) {
            self.open(&*puzzle, origin);
        }
    }

    /// Puts the puzzle of that name of the collection on the table; whether there is one.
    pub fn open_named(&mut self, name: &str) -> bool {
        let picked = self.library.named(name);
        if let Some((puzzle, origin)) = &picked {
            self.open(&**puzzle, origin.clone());
        }
        picked.is_some()
    }

    /// Says that something went wrong.
    pub fn complain(&mut self, what: String) {
        self.notice = Some(what);
    }

    /// Says that something cannot be kept, in the machine's words.
    pub fn complain_unkept(&mut self, why: &str) {
        self.complain(say!(self.words, "save-failed", why = self.words.system(why)));
    }

    /// Notes how the puzzle on the table stands, before it goes.
    fn leave(&mut self) {
        // What is tried out is nobody's game.
        let Some(play) = self.play.as_ref().filter(|_| !self.is_trial) else { return };
        let standing = Standing::new(play.totals(), play.progress(), self.host.now());
        self.library.note(play.id(), &standing, &*play.puzzle());
    }

    /// Goes to the library, on this shelf.
    fn go(&mut self, shelf: Shelf) {
        self.leave();
        (self.play, self.overlay, self.in_studio) = (None, None, false);
        self.shelf = Some(shelf);
    }

    /// What is on the screen.
    fn screen(&self) -> &'static Screen {
        match &self.play {
            _ if self.in_studio => self.studio.screen(),
            Some(play) => play.screen(),
            None => &LIBRARY,
        }
    }

    /// The keys of the board that is shown, each with the key of what it does.
    fn board_keys(&self) -> Vec<(&'static str, &'static str)> {
        match &self.play {
            _ if self.in_studio => self.studio.keys(),
            Some(play) => play.keys(),
            None => (games::find(None).keys)(),
        }
    }

    /// Whether something lies over the rest, so that neither keys nor clicks reach it.
    fn is_covered(&self) -> bool {
        self.overlay.is_some() || (self.in_studio && self.studio.is_covered())
    }

    /// Whom a key is for.
    pub fn attention(&self, context: &Context) -> Attention {
        Attention::of(context, self.screen().name, self.is_covered())
    }

    /// Draws everything, and does what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        let context = ui.ctx().clone();
        if !std::mem::replace(&mut self.is_dressed, true) {
            theme::load(&context);
            theme::apply(&context, &self.settings);
        }
        let most = theme::most_scale(&context);
        if std::mem::replace(&mut self.most_scale, most) != most {
            context.set_zoom_factor(self.settings.scale.min(most));
        }
        if self.play.is_none()
            && !self.in_studio
            && let Some(shelf) = self.shelf.take()
        {
            self.library.open(&context, &self.words, shelf, &*self.host, &self.settings);
        }
        if self.host.work_between_frames() {
            context.request_repaint();
        }
        self.take_files(&context);
        let typed = self.keys(&context);
        if let Some(play) = self.play.as_mut().filter(|_| !self.in_studio) {
            play.tick(&context, &*self.host, self.overlay.is_some());
            if let Some(trouble) = play.take_trouble() {
                self.notice = Some(self.words.store_problem(&trouble));
            }
        }
        let mut asked = self.bar(ui);
        asked = self.foot(ui).or(asked);
        asked = match self.play.is_some() {
            _ if self.in_studio => self.workshop(ui).or(asked),
            true => self.table(ui).or(asked),
            false => self.page(ui).or(asked),
        };
        asked = self.overlays(&context).or(asked);
        self.toasts(&context);
        match asked {
            Some(command) => self.run(&context, command),
            None => self.run_typed(&context, typed),
        }
        self.open_daily();
        self.stocking.tick(&context, &*self.host, self.settings.stock);
        self.remember_size(&context);
        self.keep_settings(&context);
    }

    /// Notes the size of the window once it has stayed the same for a while.
    fn remember_size(&mut self, context: &Context) {
        let zoom = context.zoom_factor();
        let viewport = context.input(|input| input.viewport().clone());
        let Some(inner) = viewport.inner_rect else { return };
        if viewport.maximized == Some(true) || viewport.fullscreen == Some(true) {
            return;
        }
        let (size, now) = (inner.size() * zoom, context.input(|input| input.time));
        match self.resized {
            Some((last, at)) if (last - size).length() < 1.0 => {
                let own = (size.x.round(), size.y.round());
                if now - at > 0.5 && self.settings.window != Some(own) {
                    self.settings.window = Some(own);
                }
            }
            _ => {
                self.resized = Some((size, now));
                context.request_repaint_after(Duration::from_millis(600));
            }
        }
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

    /// The commands of keys, unless somebody is typing or something lies over the rest.
    fn keys(&mut self, context: &Context) -> Vec<Command> {
        if self.is_covered() || egui::Popup::is_any_open(context) {
            return Vec::new();
        }
        let is_typing = context.text_edit_focused();
        let has_left = std::mem::replace(&mut self.was_typing, is_typing) && !is_typing;
        if has_left && context.input(|input| input.key_pressed(egui::Key::Escape)) {
            // The key that leaves a field is for the field only.
            return Vec::new();
        }
        let takes_escape = |input: &mut egui::InputState| {
            input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)
        };
        if !is_typing && self.notice.is_some() && context.input_mut(takes_escape) {
            self.notice = None;
        }
        // Who types may still ask for the list of commands, but for nothing else.
        command::pressed(context, |command, key| {
            let is_written = self.play.as_ref().is_some_and(|p| p.types(key.logical_key));
            self.can(command)
                && self.screen().hears(command, key)
                && !is_written
                && (!is_typing || command == crate::command::ForWindow::Palette.into())
        })
    }

    /// Does what keys asked for, one after the other, as far as there is something to do and
    /// nothing has come to lie over the rest.
    fn run_typed(&mut self, context: &Context, typed: Vec<Command>) {
        for command in typed {
            if self.is_covered() || !self.can(command) {
                break;
            }
            self.run(context, command);
        }
    }

    /// Takes away what lies over the rest.
    fn close(&mut self, context: &Context) {
        // Its fields have the keyboard no longer.
        context.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
        if matches!(self.overlay, Some(Overlay::Lesson(_))) {
            self.settings.taught = true;
        }
        match self.overlay.take() {
            // What asked for a path is there again.
            Some(Overlay::Path(_, under)) => self.overlay = under.map(|under| *under),
            overlay => {
                self.overlay = overlay;
                self.put_away();
            }
        }
    }

    fn overlays(&mut self, context: &Context) -> Option<Command> {
        self.overlay.as_ref()?;
        let under = Under {
            screen: self.screen(),
            can: COMMANDS.iter().filter(|entry| self.can(entry.command)).collect(),
            keys: self.board_keys(),
            play: self.play.as_deref(),
            is_trial: self.is_trial,
        };
        let overlay = self.overlay.as_mut()?;
        match overlay::show(context, &self.words, overlay, &under, &*self.host, &mut self.settings)
        {
            Asked::Nothing => {}
            Asked::Close => self.close(context),
            Asked::Run(command) => {
                self.close(context);
                return Some(command);
            }
            Asked::Write(name, written) => self.choose_place(name, written, context),
            Asked::BackUp => self.back_up(context),
            Asked::Restore => self.choose(Wanted::File, For::Restoring, context),
            Asked::First => self.open_collection(0),
            Asked::Order(game) => {
                self.order(game);
            }
            Asked::Play(puzzle, name) => {
                // It has its name with it, so that its game can be found again.
                self.open(&*puzzle.named(&name), Origin::Other(name));
            }
            Asked::File(path) => {
                let is_sure = match &self.overlay {
                    Some(Overlay::Path(typed, _)) => typed.replaces.as_ref() == Some(&path),
                    _ => false,
                };
                // A path that was mistyped stays to be mended.
                if !self.take_path(&path, is_sure)
                    && let Some(Overlay::Path(typed, _)) = &mut self.overlay
                {
                    typed.trouble = self.notice.take();
                }
            }
        }
        None
    }
}

/// The language that the player chose, if there is one of that name.
fn chosen(settings: &Settings) -> Option<Lang> {
    Lang::find(settings.language.as_deref()?)
}
