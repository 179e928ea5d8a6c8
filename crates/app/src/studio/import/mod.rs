//! A picture becomes a puzzle in three steps: a picture is chosen, cropped and tuned, and named.
//! What is shown is always what comes of the settings at hand, or says that it is being worked out.

mod choose;
mod crop;
mod name;
mod photo;
mod preview;
mod settings;
mod tune;

pub use super::source::Given;
pub use preview::{Outcome, Preview};

use super::basic::Basic;
use super::easel::Easel;
use super::save::Save;
use super::source::{Opened, Reader, Why};
use super::{Around, Asked, Room};
use crate::command::ForStudio;
use crate::games::boxed;
use crate::host::{Host, Wanted};
use crate::part::{icon_step, primary, quiet, secondary};
use crate::screen::{IMPORT, Screen};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Align, Context, Layout, TextureHandle, Ui, vec2};
use grille_engine::about::About;
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_picture::Settings;
use grille_studio::import::{Finish, signed};
use grille_words::{Words, capital, say};
use std::path::Path;

/// Where the wizard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Step {
    /// A picture is chosen.
    Choose,
    /// It is cropped and tuned.
    Tune,
    /// Its puzzle is named.
    Name,
}

/// What is to be made of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// How pixels become cells.
    pub settings: Settings,
    /// How far it is mended; not at all, if there is nothing.
    pub finish: Option<Finish>,
}

/// The wizard.
pub struct Wizard {
    step: Step,
    /// The picture that is being read.
    reading: Option<Reader>,
    /// Why the last one could not be.
    trouble: Option<Why>,
    opened: Option<Opened>,
    /// The picture as it lies, on the screen.
    texture: Option<(u8, bool, TextureHandle)>,
    plan: Plan,
    /// How the crop keeps its shape.
    shape: crop::Shape,
    preview: Preview,
    /// What is looked at beside the picture: the cells, or the clues too.
    shows_clues: bool,
    about: About,
    /// What a command asked for, to be done when the room is shown.
    deed: Option<Deed>,
    /// The dialog that makes a file of it.
    save: Option<Save>,
}

/// What a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Another step.
    Go(Step),
    /// A file is looked for.
    File,
    /// Back to where drawings are.
    Cancel,
    /// The puzzle is played.
    Play,
    /// It becomes a file.
    Save,
    /// It becomes a drawing.
    Draw,
}

impl Default for Wizard {
    fn default() -> Wizard {
        Wizard {
            step: Step::Choose,
            reading: None,
            trouble: None,
            opened: None,
            texture: None,
            plan: Plan { settings: Settings::default(), finish: Some(Finish::default()) },
            shape: crop::Shape::Free,
            preview: Preview::default(),
            shows_clues: false,
            about: About::default(),
            deed: None,
            save: None,
        }
    }
}

impl Wizard {
    /// A wizard that begins with this picture.
    pub fn with(given: Given) -> Wizard {
        Wizard { reading: Some(Reader::new(given)), ..Wizard::default() }
    }

    /// Where the wizard is.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What is to be made of the picture.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The same, to be changed by a test or a program.
    pub fn plan_mut(&mut self) -> &mut Plan {
        &mut self.plan
    }

    /// What comes of it.
    pub fn preview(&self) -> &Preview {
        &self.preview
    }

    /// The puzzle as it is saved and played, once it is there.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let (puzzle, settings) = self.preview.puzzle(&self.plan)?;
        let about = About {
            source: self.opened.as_ref().map(|own| own.name.clone()),
            ..self.about.clone()
        };
        Some(signed(puzzle, settings, about))
    }

    fn title(&self, words: &Words) -> String {
        match self.about.title.as_deref().map(str::trim) {
            Some(title) if !title.is_empty() => title.to_owned(),
            _ => say!(words, "wizard-untitled"),
        }
    }

    /// Takes what was read and worked out since the frame before.
    fn tick(&mut self, context: &Context, host: &dyn Host) {
        if let Some(read) = self.reading.as_mut().and_then(|own| own.poll(context, host)) {
            self.reading = None;
            match read {
                Ok(opened) => {
                    (self.trouble, self.texture, self.step) = (None, None, Step::Tune);
                    let stem = Path::new(&opened.name).file_stem();
                    self.about.title = stem.map(|stem| title_of(&stem.to_string_lossy()));
                    self.opened = Some(opened);
                }
                Err(why) => self.trouble = Some(why),
            }
        }
        if let Some(opened) = &self.opened {
            self.preview.tick(context, host, &opened.pixels, &self.plan);
        }
    }

    fn done(&mut self, deed: Deed, words: &Words, host: &dyn Host) -> Option<Asked> {
        match deed {
            Deed::Go(step) => {
                self.step = step;
                None
            }
            Deed::File => Some(Asked::Choose(Wanted::Picture)),
            Deed::Cancel => Some(Asked::Start),
            Deed::Play => Some(Asked::Play(boxed::<Nonogram>(self.puzzle()?), self.title(words))),
            Deed::Save => {
                self.save = Some(Save::new(self.puzzle()?, &self.title(words), None));
                None
            }
            Deed::Draw => Easel::drawn(&self.puzzle()?, host),
        }
    }

    /// The head: what this is, and which steps there are.
    fn head(&self, ui: &mut Ui, words: &Words) -> Option<Deed> {
        let mut deed = None;
        ui.horizontal(|ui| {
            ui.set_min_height(44.0);
            let width = ui.available_width();
            ui.label(Type::Title.text(say!(words, "wizard-title")));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = if width > 860.0 { 24.0 } else { GAP };
                let all = [
                    (Step::Name, "wizard-step-name"),
                    (Step::Tune, "wizard-step-tune"),
                    (Step::Choose, "wizard-step-choose"),
                ];
                for (number, (step, key)) in (1..=3).rev().zip(all) {
                    let name = say!(words, key);
                    let is_there = step == Step::Choose || self.opened.is_some();
                    let is_done = step < self.step;
                    let is_named = width > 860.0;
                    let response = ui.add_enabled_ui(is_there, |ui| {
                        icon_step(ui, number, &name, step == self.step, is_done, is_named)
                    });
                    if response.inner.clicked() {
                        deed = Some(Deed::Go(step));
                    }
                }
            });
        });
        deed
    }

    /// The foot: back, and on.
    fn foot(&self, ui: &mut Ui, words: &Words) -> Option<Deed> {
        let mut deed = None;
        // Where there is no room for three buttons, drawings are among the fields of the last step.
        let is_wide = ui.available_width() > 560.0;
        ui.horizontal(|ui| {
            let back = match self.step {
                Step::Choose | Step::Tune => ("wizard-cancel", Deed::Cancel),
                Step::Name => ("wizard-back", Deed::Go(Step::Tune)),
            };
            if ui.add(quiet(say!(words, back.0))).clicked() {
                deed = Some(back.1);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let is_there = self.preview.puzzle(&self.plan).is_some();
                let draw = secondary(say!(words, "wizard-draw")).icon(Icon::Pen);
                match self.step {
                    Step::Choose => {}
                    Step::Tune => {
                        let next = primary(say!(words, "wizard-next")).after(Icon::Next);
                        if ui.add_enabled(is_there, next).clicked() {
                            deed = Some(Deed::Go(Step::Name));
                        }
                        if is_wide && ui.add_enabled(is_there, draw).clicked() {
                            deed = Some(Deed::Draw);
                        }
                    }
                    Step::Name => {
                        let play = primary(say!(words, "wizard-play")).icon(Icon::Play);
                        if ui.add_enabled(is_there, play).clicked() {
                            deed = Some(Deed::Play);
                        }
                        let save = secondary(say!(words, "wizard-save")).icon(Icon::Share);
                        if ui.add_enabled(is_there, save).clicked() {
                            deed = Some(Deed::Save);
                        }
                        if is_wide && ui.add_enabled(is_there, draw).clicked() {
                            deed = Some(Deed::Draw);
                        }
                    }
                }
            });
        });
        deed
    }
}

/// A title out of the name of a file: `my-cat_2` is "My cat 2".
fn title_of(stem: &str) -> String {
    let words = stem.replace(['_', '-'], " ");
    capital(words.trim())
}

impl Room for Wizard {
    fn screen(&self) -> &'static Screen {
        &IMPORT
    }

    fn can(&self, command: ForStudio) -> bool {
        Basic::of(command).is_some_and(|command| match command {
            Basic::Play | Basic::Save => self.preview.puzzle(&self.plan).is_some(),
            Basic::Leave => true,
            Basic::Undo | Basic::Redo => false,
        })
    }

    fn run(&mut self, command: ForStudio, context: &Context, _: &dyn Host) -> Option<Asked> {
        context.request_repaint();
        match Basic::of(command)? {
            Basic::Play => self.deed = Some(Deed::Play),
            Basic::Save => self.deed = Some(Deed::Save),
            Basic::Leave => return Some(Asked::Start),
            Basic::Undo | Basic::Redo => {}
        }
        None
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        let (words, host) = (around.words, around.host);
        self.tick(ui.ctx(), host);
        let is_phone = theme::is_phone(ui.ctx());
        let margin = if is_phone { 12 } else { 24 };
        let frame = egui::Frame::new().inner_margin(egui::Margin::symmetric(margin, 12));
        let shown = frame.show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            let head = self.head(ui, words);
            let foot = 44.0 + GAP;
            let room = vec2(ui.available_width(), (ui.available_height() - foot).max(120.0));
            let middle = ui.allocate_ui(room, |ui| {
                ui.set_min_size(room);
                match self.step {
                    Step::Choose => choose::show(ui, words, self),
                    Step::Tune => tune::show(ui, words, self),
                    Step::Name => name::show(ui, words, self),
                }
            });
            let foot = self.foot(ui, words);
            head.or(middle.inner).or(foot)
        });
        let deed = self.deed.take().or(shown.inner);
        let asked = deed.and_then(|deed| self.done(deed, words, host));
        let Some(mut save) = self.save.take() else { return asked };
        save.show(ui.ctx(), around).put_back(save, &mut self.save).or(asked)
    }

    fn is_covered(&self) -> bool {
        self.save.is_some()
    }

    fn take_path(
        &mut self,
        _: &Words,
        wanted: &Wanted,
        path: &Path,
        host: &dyn Host,
    ) -> Result<(), String> {
        match (wanted, &mut self.save) {
            (Wanted::Place(_), Some(save)) => save.place(path),
            (Wanted::Place(_), None) | (Wanted::Into, _) => {}
            (Wanted::Picture | Wanted::File | Wanted::Folder, _) => {
                *self = Wizard::with(Given::Path(path.to_owned(), host.files()));
            }
        }
        Ok(())
    }
}
