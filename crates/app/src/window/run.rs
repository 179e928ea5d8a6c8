//! What every command does.

use super::Window;
use crate::command::{Command, ForTable, ForWindow};
use crate::games::{self, GameEntry, readers};
use crate::host::Wanted;
use crate::overlay::{Figures, Overlay, Page};
use crate::studio::entry::ClueRoom;
use crate::studio::import::Wizard;
use egui::Context;
use grille_store::{Day, Theme};
use grille_words::Lang;

impl Window {
    /// Whether there is something for a command to do.
    pub(super) fn can(&self, command: Command) -> bool {
        self.screen().has(command)
            && match (command, &self.play) {
                (Command::Studio(command), _) => self.in_studio && self.studio.can(command),
                (Command::Table(command), Some(play)) => play.can(command),
                (Command::Table(_), None) => false,
                // Only a board that can be moved can be held still.
                (Command::Window(ForWindow::Lock), Some(play)) => play.can(ForTable::ZoomFit),
                (Command::Window(_), _) => true,
            }
    }

    /// Does what was asked for.
    pub(super) fn run(&mut self, context: &Context, command: Command) {
        match command {
            Command::Window(command) => self.run_own(context, command),
            Command::Studio(command) => {
                let asked = self.studio.run(command, context, &*self.host);
                self.serve(context, asked);
            }
            Command::Table(command) => {
                if let Some(play) = &mut self.play {
                    play.run(command, &*self.host);
                }
            }
        }
    }

    fn run_own(&mut self, context: &Context, command: ForWindow) {
        match command {
            ForWindow::Library => {
                let shelf = self.library.shelf().clone();
                self.go(shelf);
            }
            ForWindow::Studio => self.enter_studio(),
            ForWindow::Continue if self.play.is_some() => self.in_studio = false,
            ForWindow::Continue => {
                if let Some((puzzle, origin)) = self.library.go_on() {
                    self.open(&*puzzle, origin);
                }
            }
            ForWindow::Daily => {
                self.library.make_daily(context, &*self.host);
                self.wants_daily = true;
            }
            ForWindow::Clues => {
                let room = ClueRoom::open(self.host.store());
                self.enter_room(Box::new(room));
            }
            ForWindow::Import => self.enter_room(Box::new(Wizard::default())),
            ForWindow::Fullscreen => {
                let is_full = context.input(|input| input.viewport().fullscreen == Some(true));
                context.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!is_full));
            }
            ForWindow::Open => self.choose(Wanted::File, context),
            ForWindow::Folder => self.choose(Wanted::Folder, context),
            ForWindow::New => self.overlay = Some(Overlay::New((self.game().order)())),
            ForWindow::Next => self.next(),
            ForWindow::Theme => {
                let next = match self.settings.theme {
                    Theme::System if context.theme() == egui::Theme::Dark => Theme::Light,
                    Theme::System | Theme::Light => Theme::Dark,
                    Theme::Dark => Theme::Light,
                };
                self.settings.theme = next;
            }
            ForWindow::Language => {
                let now = self.words.lang();
                let other = Lang::ALL.into_iter().find(|own| *own != now).unwrap_or(now);
                self.settings.language = Some(other.code().to_owned());
            }
            ForWindow::Lock => self.settings.view_locked = !self.settings.view_locked,
            ForWindow::Palette => self.overlay = Some(Overlay::palette()),
            ForWindow::Keys => self.overlay = Some(Overlay::Keys),
            ForWindow::About => self.overlay = Some(Overlay::Lesson((self.game().lesson)())),
            ForWindow::Settings => self.overlay = Some(Overlay::Settings(Page::default())),
            ForWindow::Statistics => self.statistics(),
            ForWindow::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
        }
    }

    /// The game on the table, or else the one that the window begins with.
    pub(super) fn game(&self) -> &'static GameEntry {
        games::find(self.play.as_ref().map(|play| play.game()))
    }

    /// Puts today's puzzle on the table, if that was asked for and it is made.
    pub(super) fn open_daily(&mut self) {
        if !self.wants_daily {
            return;
        }
        self.library.poll_daily(&self.words, self.host.store());
        let game = self.game().reader.game;
        let mut today = self.library.today();
        let own = today.find(|(name, _, _)| *name == game);
        let picked = own.map(|(_, _, slot)| (slot.puzzle.copy(), slot.origin.clone()));
        drop(today);
        if let Some((puzzle, origin)) = picked {
            self.wants_daily = false;
            self.open(&*puzzle, origin);
        }
    }

    fn next(&mut self) {
        self.leave();
        let after = self.play.as_ref().map(|play| play.id());
        if let Some((puzzle, origin)) = self.library.next(after, self.host.store()) {
            self.open(&*puzzle, origin);
        }
    }

    fn statistics(&mut self) {
        self.leave();
        let mut games = Vec::new();
        if let Some(store) = self.host.store() {
            for card in store.cards(&readers()).unwrap_or_default() {
                games.push((self.library.name(&self.words, store, &card), card));
            }
        }
        self.overlay = Some(Overlay::Statistics(Box::new(Figures {
            games,
            game: None,
            today: Day::of(self.host.now()),
        })));
    }
}
