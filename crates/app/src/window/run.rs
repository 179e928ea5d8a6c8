//! What every command does.

use super::Window;
use crate::board;
use crate::command::Command;
use crate::files::Wanted;
use crate::overlay::{Figures, Overlay};
use crate::play::{Mode, Play};
use crate::watch::{Pace, Watch};
use egui::Context;
use grille_engine::nonogram::Options;
use grille_engine::session::Act;
use grille_store::{Id, Theme, Tool};
use grille_words::{Lang, Words};

impl Window {
    /// Whether there is something for a command to do.
    pub(super) fn can(&self, command: Command) -> bool {
        if !command.fits(self.now()) {
            return false;
        }
        let Some(play) = &self.play else { return true };
        let session = play.game.session();
        match command {
            Command::Undo => session.can_undo(),
            Command::Redo => session.can_redo(),
            Command::Keep | Command::Drop => play.game.supposed() > 0,
            Command::Other => session.supposed().is_some(),
            Command::Agree => session.other_way().is_some(),
            Command::TakeHint => play.hinted().is_some(),
            _ => true,
        }
    }

    /// Does what was asked for.
    pub(super) fn run(&mut self, context: &Context, command: Command) {
        match command {
            Command::Library => {
                let shelf = self.library.shelf().clone();
                self.go(context, shelf);
            }
            Command::Open => self.ask(context, Wanted::File),
            Command::Folder => self.ask(context, Wanted::Folder),
            Command::New => self.overlay = Some(Overlay::new_puzzle()),
            Command::Next => self.next(),
            Command::Theme => {
                let next = match self.settings.theme {
                    Theme::System if context.theme() == egui::Theme::Dark => Theme::Light,
                    Theme::System | Theme::Light => Theme::Dark,
                    Theme::Dark => Theme::Light,
                };
                self.settings.theme = next;
            }
            Command::Language => {
                let now = self.words.lang();
                let other = Lang::ALL.into_iter().find(|own| *own != now).unwrap_or(now);
                self.settings.language = Some(other.code().to_owned());
            }
            Command::Lock => self.settings.view_locked = !self.settings.view_locked,
            Command::Palette => self.overlay = Some(Overlay::palette()),
            Command::Keys => self.overlay = Some(Overlay::Keys),
            Command::About => self.overlay = Some(Overlay::lesson()),
            Command::Settings => self.overlay = Some(Overlay::Settings),
            Command::Statistics => self.statistics(),
            Command::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
            _ => {
                if let Some(play) = &mut self.play {
                    on_table(context, &self.words, play, command);
                }
            }
        }
    }

    fn ask(&mut self, context: &Context, wanted: Wanted) {
        match &mut self.chooser {
            Some(chooser) => chooser.ask(context, wanted),
            None => self.overlay = Some(Overlay::Path(String::new())),
        }
    }

    fn next(&mut self) {
        self.leave();
        let after = self.play.as_ref().map(|play| Id::of(play.game.puzzle()));
        if let Some((puzzle, origin)) = self.library.next(after) {
            self.open(&puzzle, origin);
        }
    }

    fn statistics(&mut self) {
        self.leave();
        let mut games = Vec::new();
        if let Some(store) = &self.store {
            for game in store.progress().unwrap_or_default() {
                games.push((self.library.name(&self.words, store, &game), game));
            }
        }
        self.overlay = Some(Overlay::Statistics(Box::new(Figures { games })));
    }
}

/// What concerns the puzzle on the table.
fn on_table(context: &Context, words: &Words, play: &mut Play, command: Command) {
    match command {
        Command::Pause => play.is_paused = !play.is_paused,
        _ if play.is_paused => {}
        Command::ZoomIn => play.desk.view.zoom *= 1.25,
        Command::ZoomOut => play.desk.view.zoom /= 1.25,
        Command::ZoomFit => play.desk.view = board::View::WHOLE,
        Command::Watch if matches!(play.mode, Mode::Watch(_)) => play.back(),
        Command::Watch => play.watch(Watch::default_entry().name, false, Options::default()),
        Command::Solve => play.solve(context),
        _ => match &mut play.mode {
            Mode::Sheet => on_sheet(context, words, play, command),
            Mode::Watch(watch) => on_watch(watch, command),
            Mode::Solution(_) => {}
        },
    }
}

fn on_sheet(context: &Context, words: &Words, play: &mut Play, command: Command) {
    let mut act = |act: Act<_>| {
        play.act(&act);
    };
    match command {
        Command::Undo => act(Act::Undo),
        Command::Redo => act(Act::Redo),
        Command::Suppose => act(Act::Suppose),
        Command::Keep => act(Act::Keep),
        Command::Drop => act(Act::Drop),
        Command::Other => play.other(),
        Command::Agree => play.agree(words),
        Command::Restart => play.restart(),
        Command::Tool => {
            let next = if play.desk.hand.main() == Tool::Fill { Tool::Mark } else { Tool::Fill };
            play.desk.hand.chosen = Some(next);
        }
        Command::Hint if !play.game.is_solved() => play.ask(context),
        Command::TakeHint => {
            if let Some(change) = play.hinted() {
                play.act(&Act::Play(change));
            }
        }
        Command::Check => play.check(context),
        Command::Rewind => play.rewind(context),
        _ => {}
    }
}

fn on_watch(watch: &mut Watch, command: Command) {
    match command {
        Command::Run if watch.pace == Pace::Still => watch.pace = Pace::Playing,
        Command::Run => watch.pace = Pace::Still,
        Command::Step if watch.pace == Pace::Still => watch.next(),
        Command::Guess => watch.pace = Pace::ToGuess,
        Command::End => watch.pace = Pace::ToEnd,
        _ => {}
    }
}
