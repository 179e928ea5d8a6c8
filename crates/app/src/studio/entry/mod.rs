//! Clues typed in as from a magazine, by keys alone or by the pointer alone, while it is worked
//! out beside how many solutions they have. First the size, then the clues (`typing`) on a `board`
//! with a `panel` beside it.

mod board;
mod geometry;
mod inks;
mod panel;
mod typing;

pub use geometry::{Geometry, Place};
pub use typing::{Standing, Typing};

use panel::Deed;

use super::basic::Basic;
use super::easel::Easel;
use super::save::Save;
use super::sides::Sides;
use super::{Around, Asked, Room};
use crate::command::ForStudio;
use crate::games::boxed;
use crate::host::{Host, Wanted};
use crate::part::card;
use crate::screen::{CLUES, Screen};
use crate::theme::{self, GAP, Icon, NARROW, PANEL, Type};
use egui::{CentralPanel, Context, Frame, Key, Margin, Panel, Ui};
use grille_engine::grid::Size;
use grille_engine::nonogram::{Draft, Nonogram, Picture, Puzzle};
use grille_store::Store;
use grille_studio::entry::{ClueEntry, Clues};
use grille_words::{Words, say};
use std::path::Path;

/// The side of a puzzle where none is said.
const SIDE: usize = 10;

/// The room in which clues are typed.
pub struct ClueRoom {
    stage: Stage,
    /// What a command asked for, to be done when the room is shown.
    deed: Option<Deed>,
    /// The dialog that makes a file of it.
    save: Option<Save>,
}

enum Stage {
    Sizing(Sides),
    Typing(Box<Typing>),
}

impl ClueRoom {
    /// Goes on with the clues that were typed last, or begins with the size.
    pub fn open(store: Option<&Store>) -> ClueRoom {
        let kept = store.and_then(|store| store.clues().ok().flatten());
        match kept.and_then(|text| ClueEntry::from_text(&text)) {
            Some(entry) => ClueRoom::with(Stage::Typing(Box::new(Typing::new(entry)))),
            None => ClueRoom::with(Stage::Sizing(Sides::new(SIDE))),
        }
    }

    /// Goes on with these clues.
    pub fn of(clues: Clues) -> ClueRoom {
        ClueRoom::with(Stage::Typing(Box::new(Typing::new(ClueEntry::new(clues)))))
    }

    fn with(stage: Stage) -> ClueRoom {
        ClueRoom { stage, deed: None, save: None }
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
                let (puzzle, name) = self.puzzle(words)?;
                self.save = Some(Save::new(puzzle, &name, None));
                None
            }
            Deed::Draw => {
                let picture = self.typing()?.solutions().first()?.clone();
                let (puzzle, _) = self.puzzle(words)?;
                Easel::drawn(&with_goal(&puzzle, &picture), host)
            }
            Deed::Anew => {
                self.stage = Stage::Sizing(Sides::new(SIDE));
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

/// Asks how large the puzzle is; the size, once it is given.
fn ask_size(ui: &mut Ui, words: &Words, sides: &mut Sides, is_covered: bool) -> Option<Size> {
    let wide = (ui.available_width() - 40.0).min(540.0);
    ui.add_space((ui.available_height() * 0.14).min(100.0));
    let asked = ui.vertical_centered(|ui| {
        let frame = card(&theme::ink(ui.ctx())).inner_margin(24);
        let left = egui::Layout::top_down(egui::Align::Min);
        let shown = frame.show(ui, |ui| {
            ui.set_width(wide - 48.0);
            ui.with_layout(left, |ui| {
                ui.label(Type::Title.text(say!(words, "entry-size-title")));
                ui.add(egui::Label::new(Type::Body.text(say!(words, "entry-size-why"))).wrap());
                ui.add_space(GAP);
                let begin = say!(words, "entry-begin");
                sides.show(ui, words, (&begin, Icon::Keys), is_covered)
            })
        });
        shown.inner.inner
    });
    asked.inner
}

impl Room for ClueRoom {
    fn screen(&self) -> &'static Screen {
        &CLUES
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        typing::KEYS.to_vec()
    }

    fn can(&self, command: ForStudio) -> bool {
        let can = |is_so: fn(&Typing) -> bool| self.typing().is_some_and(is_so);
        Basic::of(command).is_some_and(|command| match command {
            Basic::Undo => can(|typing| typing.entry.can().0),
            Basic::Redo => can(|typing| typing.entry.can().1),
            Basic::Play => can(|typing| !typing.solutions().is_empty()),
            Basic::Save => can(|typing| typing.entry.clues().puzzle().is_some()),
            Basic::Leave => true,
        })
    }

    fn run(&mut self, command: ForStudio, context: &Context, _: &dyn Host) -> Option<Asked> {
        context.request_repaint();
        match (Basic::of(command)?, &mut self.stage) {
            (Basic::Undo, Stage::Typing(typing)) => typing.undo(),
            (Basic::Redo, Stage::Typing(typing)) => typing.redo(),
            (Basic::Undo | Basic::Redo, Stage::Sizing(_)) => {}
            (Basic::Play, _) => self.deed = Some(Deed::Play),
            (Basic::Save, _) => self.deed = Some(Deed::Save),
            (Basic::Leave, _) => return Some(Asked::Start),
        }
        None
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        let (words, host) = (around.words, around.host);
        let typing = match &mut self.stage {
            Stage::Sizing(sides) => {
                if !around.is_covered && ui.input(|input| input.key_pressed(Key::Escape)) {
                    return Some(Asked::Start);
                }
                let size = ask_size(ui, words, sides, around.is_covered)?;
                self.stage = Stage::Typing(Box::new(Typing::new(ClueEntry::new(Clues::new(size)))));
                return None;
            }
            Stage::Typing(typing) => typing,
        };
        typing.letters = inks::letters(words, typing.entry.clues());
        if !around.is_covered && self.save.is_none() {
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
        let asked = deed.and_then(|deed| self.done(deed, words, host)).or(asked);
        let Some(mut save) = self.save.take() else { return asked };
        save.show(ui.ctx(), around).put_back(save, &mut self.save).or(asked)
    }

    fn is_covered(&self) -> bool {
        self.save.is_some()
    }

    fn take_path(
        &mut self,
        _: &Words,
        _: &Wanted,
        path: &Path,
        _: &dyn Host,
    ) -> Result<(), String> {
        if let Some(save) = &mut self.save {
            save.place(path);
        }
        Ok(())
    }
}
