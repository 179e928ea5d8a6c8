//! Clues typed in as from a magazine, by keys alone or by the pointer alone, while it is worked
//! out beside how many solutions they have. First the size (`sizing`), then the clues
//! (`typing`) on a `board` with a `panel` beside it.

mod board;
mod geometry;
mod inks;
mod panel;
mod sizing;
mod typing;

pub use geometry::{Geometry, Place};
pub use typing::{Standing, Typing};

use panel::Deed;
use sizing::Sizing;

use super::{Around, Asked, Room, saving};
use crate::command::ForStudio;
use crate::games::boxed;
use crate::host::{Host, Wanted};
use crate::screen::{CLUES, Screen};
use crate::theme::{self, NARROW, PANEL};
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui};
use grille_engine::nonogram::{Draft, Nonogram, Picture, Puzzle};
use grille_store::Store;
use grille_studio::entry::Clues;
use grille_words::{Words, say};
use std::path::Path;

/// The room in which clues are typed.
pub struct ClueRoom {
    stage: Stage,
    /// What a command asked for, to be done when the room is shown.
    deed: Option<Deed>,
    /// What was saved, to be told then.
    saved: Option<String>,
}

enum Stage {
    Sizing(Sizing),
    Typing(Box<Typing>),
}

impl ClueRoom {
    /// Goes on with the clues that were typed last, or begins with the size.
    pub fn open(store: Option<&Store>) -> ClueRoom {
        let kept = store.and_then(|store| store.clues().ok().flatten());
        match kept.and_then(|text| Clues::from_text(&text)) {
            Some(clues) => ClueRoom::of(clues),
            None => ClueRoom::with(Stage::Sizing(Sizing::default())),
        }
    }

    /// Goes on with these clues.
    pub fn of(clues: Clues) -> ClueRoom {
        ClueRoom::with(Stage::Typing(Box::new(Typing::new(clues))))
    }

    fn with(stage: Stage) -> ClueRoom {
        ClueRoom { stage, deed: None, saved: None }
    }

    /// What is typed, once the size is known.
    pub fn typing(&self) -> Option<&Typing> {
        match &self.stage {
            Stage::Typing(typing) => Some(typing),
            Stage::Sizing(_) => None,
        }
    }

    /// The puzzle with its first solution as its goal, under a name that it has or is given.
    fn puzzle(&self, words: &Words) -> Option<(Puzzle, String)> {
        let typing = self.typing()?;
        let puzzle = typing.entry.clues().puzzle()?;
        let name = match typing.entry.clues().title().trim() {
            "" => say!(words, "entry-name", size = words.size(puzzle.size())),
            title => title.to_owned(),
        };
        Some((puzzle, name))
    }

    /// Does what was asked for.
    fn done(&mut self, deed: Deed, words: &Words, host: &dyn Host) -> Option<Asked> {
        match deed {
            Deed::Play => {
                // Clues without a solution are not played.
                self.typing()?.solutions().first()?;
                let (puzzle, name) = self.puzzle(words)?;
                Some(Asked::Play(boxed::<Nonogram>(puzzle), name))
            }
            Deed::Save => {
                let (_, name) = self.puzzle(words)?;
                Some(Asked::Choose(Wanted::Place(saving::file_name(&name))))
            }
            Deed::Draw => {
                let picture = self.typing()?.solutions().first()?.clone();
                let (puzzle, _) = self.puzzle(words)?;
                saving::drawn(&with_goal(&puzzle, &picture), host)
            }
            Deed::Anew => {
                self.stage = Stage::Sizing(Sizing::default());
                None
            }
        }
    }
}

/// The same puzzle with a picture as its goal.
fn with_goal(puzzle: &Puzzle, picture: &Picture) -> Puzzle {
    let made = Puzzle::of(picture, puzzle.draft().inks).map(|made| made.draft());
    let draft = made.map(|made| Draft { about: puzzle.about().clone(), ..made });
    draft.and_then(Puzzle::new).unwrap_or_else(|_| puzzle.clone())
}

impl Room for ClueRoom {
    fn screen(&self) -> &'static Screen {
        &CLUES
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        typing::KEYS.to_vec()
    }

    fn can(&self, command: ForStudio) -> bool {
        let typing = self.typing();
        match command {
            ForStudio::Undo => typing.is_some_and(|typing| typing.entry.can().0),
            ForStudio::Redo => typing.is_some_and(|typing| typing.entry.can().1),
            ForStudio::Save => typing.is_some_and(|own| own.entry.clues().puzzle().is_some()),
            ForStudio::Try => typing.is_some_and(|typing| !typing.solutions().is_empty()),
            ForStudio::Drawings => true,
            // No other command is on its screen.
            _ => false,
        }
    }

    fn run(&mut self, command: ForStudio, _: &Context, _: &dyn Host) -> Option<Asked> {
        match (command, &mut self.stage) {
            (ForStudio::Undo, Stage::Typing(typing)) => typing.undo(),
            (ForStudio::Redo, Stage::Typing(typing)) => typing.redo(),
            (ForStudio::Save, _) => self.deed = Some(Deed::Save),
            (ForStudio::Try, _) => self.deed = Some(Deed::Play),
            (ForStudio::Drawings, _) => return Some(Asked::Start),
            _ => {}
        }
        None
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        let (words, host) = (around.words, around.host);
        let typing = match &mut self.stage {
            Stage::Sizing(sizing) => {
                let size = sizing.show(ui, words, around.is_covered)?;
                self.stage = Stage::Typing(Box::new(Typing::new(Clues::new(size))));
                return None;
            }
            Stage::Typing(typing) => typing,
        };
        typing.letters = inks::letters(words, typing.entry.clues());
        if !around.is_covered {
            typing.keys(ui);
        }
        let ink = theme::ink(ui.ctx());
        let paper = Frame::new().fill(ink.paper);
        let frame = paper.inner_margin(Margin::symmetric(20, 12));
        let width = ui.available_width();
        let side = match theme::is_panel_below(ui.ctx()) {
            true => Panel::bottom("clue panel").exact_size(ui.available_height() * 0.52),
            false => {
                let wide = if width < NARROW { PANEL.min(width * 0.5) } else { PANEL };
                Panel::right("clue panel").exact_size(wide)
            }
        };
        let side = side.frame(frame).resizable(false).show_separator_line(true);
        let deed = side.show(ui, |ui| panel::show(ui, words, typing)).inner;
        let frame = paper.inner_margin(Margin::same(16));
        CentralPanel::no_frame().frame(frame).show(ui, |ui| board::show(ui, words, typing));
        let trouble = typing.tick(ui.ctx(), host);
        let asked = trouble.map(|trouble| Asked::Trouble(words.store_problem(&trouble)));
        let deed = self.deed.take().or(typing.asked.take()).or(deed);
        let asked = asked.or(self.saved.take().map(Asked::Done));
        deed.and_then(|deed| self.done(deed, words, host)).or(asked)
    }

    fn take_path(
        &mut self,
        words: &Words,
        _: &Wanted,
        path: &Path,
        host: &dyn Host,
    ) -> Result<(), String> {
        if let Some((puzzle, _)) = self.puzzle(words) {
            self.saved = Some(saving::save(words, host, &puzzle, path)?);
        }
        Ok(())
    }
}
