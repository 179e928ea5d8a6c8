//! What every command does.

use super::Window;
use super::take::For;
use crate::command::{Command, ForTable, ForWindow};
use crate::games::{self, GameEntry, readers};
use crate::host::Wanted;
use crate::overlay::{Figures, Overlay, Page, Printing, Proof, Shared};
use crate::studio::entry::ClueRoom;
use crate::studio::file_stem;
use crate::studio::import::Wizard;
use egui::Context;
use grille_store::{Day, Theme};
use grille_words::Lang;

impl Window {
    /// Whether a command means something in the game on the table.
    pub(super) fn has(&self, command: Command) -> bool {
        match (command, &self.play) {
            (Command::Window(command), _) if self.host.lacks().contains(&command) => false,
            (Command::Table(command), Some(play)) => play.has(command),
            // Only a board that can be moved can be held still.
            (Command::Window(ForWindow::Lock), Some(play)) => play.has(ForTable::ZoomFit),
            (Command::Table(_) | Command::Window(_) | Command::Studio(_), _) => true,
        }
    }

    /// Whether there is something for a command to do.
    pub(super) fn can(&self, command: Command) -> bool {
        self.screen().has(command)
            && match (command, &self.play) {
                (Command::Studio(command), _) => self.in_studio && self.studio.can(command),
                (Command::Table(command), Some(play)) => play.can(command),
                (Command::Table(_), None) => false,
                (Command::Window(_), _) => self.has(command),
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
                    play.run(command);
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
            // In the studio it leads from any room to the first.
            ForWindow::Studio if self.in_studio => self.studio.start(),
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
            ForWindow::Open => self.choose(Wanted::File, For::Opening, context),
            ForWindow::Folder => self.choose(Wanted::Folder, For::Opening, context),
            ForWindow::New => self.order(self.ordered()),
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
            ForWindow::Settings => {
                self.overlay = Some(Overlay::Settings(Page::default(), Vec::new()));
            }
            ForWindow::Share => {
                let shared = self
                    .play
                    .as_ref()
                    .and_then(|play| Some(Shared::new(play.code(false)?, play.code(true))));
                self.overlay = shared.map(|shared| Overlay::Share(Box::new(shared)));
            }
            ForWindow::Print => {
                let printed = self.play.as_ref().map(|play| {
                    let named = play.printed(&self.words);
                    let stem = file_stem(&named.label);
                    Overlay::Print(Box::new(Printing::new(named, stem)))
                });
                self.overlay = printed;
            }
            ForWindow::Certificate => {
                let proof = self
                    .play
                    .as_ref()
                    .map(|play| Proof::new(play.bare(), file_stem(&play.title(&self.words))));
                self.overlay = proof.map(|proof| Overlay::Certificate(Box::new(proof)));
            }
            ForWindow::Statistics => self.statistics(),
            ForWindow::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
        }
    }

    /// The game on the table, or else the one that the window begins with.
    pub(super) fn game(&self) -> &'static GameEntry {
        games::find(self.play.as_ref().map(|play| play.game()))
    }

    /// The game that a new puzzle is ordered of: that on the table, or that of the last order, or
    /// that of the puzzle to go on with.
    fn ordered(&self) -> &'static str {
        let own = self.play.as_ref().map(|play| play.game());
        let last = own.or(self.last_order).or_else(|| self.library.last_game());
        last.unwrap_or(games::find(None).reader.game)
    }

    /// Opens the dialog that orders a puzzle of a game, as it was left.
    pub(super) fn order(&mut self, game: &'static str) {
        self.put_away();
        let kept = self.orders.iter().position(|(own, _)| *own == game);
        let dialog = match kept {
            Some(at) => self.orders.swap_remove(at).1,
            None => (games::find(Some(game)).order)(),
        };
        self.last_order = Some(game);
        self.overlay = Some(Overlay::New(game, dialog));
    }

    /// Takes away what lies over the rest. An order is kept, to be gone on with.
    pub(super) fn put_away(&mut self) {
        if let Some(Overlay::New(game, mut dialog)) = self.overlay.take() {
            dialog.put_away();
            self.orders.push((game, dialog));
        }
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
        let Some(after) = self.play.as_ref().map(|play| play.puzzle()) else { return };
        if let Some((puzzle, origin)) = self.library.next(&*after, self.host.store()) {
            self.open(&*puzzle, origin);
        }
    }

    fn statistics(&mut self) {
        self.leave();
        let (mut games, mut solved) = (Vec::new(), Vec::new());
        if let Some(store) = self.host.store() {
            for card in store.cards(&readers()).unwrap_or_default() {
                let own = card.totals.best.and_then(|_| games::look(store, &card));
                solved.extend(own.map(|puzzle| (card.id, puzzle)));
                games.push((self.library.name(&self.words, store, &card), card));
            }
        }
        self.overlay = Some(Overlay::Statistics(Box::new(Figures {
            games,
            game: None,
            today: Day::of(self.host.now()),
            solved,
            classes: self.library.classes.copy(),
        })));
    }
}
