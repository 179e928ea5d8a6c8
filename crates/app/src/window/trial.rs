//! The studio in the window, and its puzzles tried out on the table: a strip over the board leads
//! back to the drawing.

use super::Window;
use super::take::For;
use crate::command::{Command, ForWindow};
use crate::overlay::{Overlay, Proof};
use crate::part::{Toast, quiet};
use crate::play::Origin;
use crate::studio::easel::Easel;
use crate::studio::{self, Around, Asked, file_stem};
use crate::theme::{self, Icon, Type};
use egui::{Align, CentralPanel, Context, Frame, Layout, Margin, Panel, Sense, Ui, vec2};
use grille_formats::GamePuzzle;
use grille_studio::Canvas;
use grille_words::say;
use std::path::Path;

impl Window {
    /// Goes to the studio. What was tried out is over.
    pub fn enter_studio(&mut self) {
        self.leave();
        if std::mem::take(&mut self.is_trial) {
            self.play = None;
        }
        (self.overlay, self.notice, self.in_studio) = (None, None, true);
        self.settings.taught = true;
    }

    /// Puts a picture on the easel, which came from this file, if from any.
    pub fn edit(&mut self, canvas: Canvas, file: Option<&Path>) {
        let easel = Easel::begin(canvas, &*self.host);
        let easel = match file {
            Some(path) => easel.from_file(path),
            None => easel,
        };
        self.studio.enter(Box::new(easel));
        self.enter_studio();
    }

    /// The same with the picture of a file's bytes; whether there was one.
    pub(super) fn edit_bytes(&mut self, name: &str, bytes: Vec<u8>) -> bool {
        match studio::read(&self.words, name, bytes) {
            Ok(canvas) => {
                let path = Path::new(name);
                let is_file = self.host.files().length(path).is_some();
                self.edit(canvas, is_file.then_some(path));
                true
            }
            Err(what) => {
                self.notice = Some(say!(self.words, "file-bad", name = name, what = what));
                false
            }
        }
    }

    /// The picture on the easel.
    pub fn easel(&self) -> Option<&Easel> {
        self.studio.room()
    }

    /// Draws the studio; the command that was asked for.
    pub(super) fn workshop(&mut self, ui: &mut Ui) -> Option<Command> {
        let context = ui.ctx().clone();
        let frame = Frame::new().fill(theme::ink(&context).paper);
        let mut around = Around {
            words: &self.words,
            host: &*self.host,
            settings: &mut self.settings,
            is_covered: self.overlay.is_some(),
        };
        let studio = &mut self.studio;
        let shown =
            CentralPanel::no_frame().frame(frame).show(ui, |ui| studio.show(ui, &mut around));
        match shown.inner {
            Some(Asked::Run(command)) => Some(command),
            asked => {
                self.serve(&context, asked);
                None
            }
        }
    }

    /// Does what the studio asked for.
    pub(super) fn serve(&mut self, context: &Context, asked: Option<Asked>) {
        match asked {
            None => {}
            Some(Asked::Run(command)) => self.run(context, command),
            Some(Asked::Room(room)) => self.studio.enter(room),
            Some(Asked::Start) => self.studio.start(),
            Some(Asked::Choose(wanted)) => self.choose(wanted, For::Studio, context),
            Some(Asked::Certify(puzzle, name)) => {
                let proof = Proof::new(GamePuzzle::Nonogram(*puzzle), file_stem(&name));
                self.overlay = Some(Overlay::Certificate(Box::new(proof)));
            }
            Some(Asked::Done(text)) => self.toast = Some(Toast::new(text)),
            Some(Asked::Trouble(text)) => self.notice = Some(text),
            Some(Asked::Play(puzzle, name)) => {
                self.open(&*puzzle.named(&name), Origin::Other(name));
            }
            Some(Asked::Try(puzzle, name)) => {
                self.leave();
                (self.overlay, self.notice, self.in_studio) = (None, None, false);
                // Nothing of it is kept: it is not yet a puzzle.
                self.play = Some(puzzle.open(None, Origin::Other(name)));
                self.is_trial = true;
            }
        }
    }

    /// Draws the strip over a puzzle that is tried out; the command that was asked for.
    pub(super) fn trial(&self, ui: &mut Ui) -> Option<Command> {
        if !self.is_trial {
            return None;
        }
        let ink = theme::ink(ui.ctx());
        let frame = Frame::new().fill(ink.accent_soft).inner_margin(Margin::symmetric(20, 4));
        let panel = Panel::top("trial").frame(frame).show_separator_line(false);
        let clicked = panel.show(ui, |ui| {
            ui.horizontal(|ui| {
                let (sign, _) = ui.allocate_exact_size(vec2(20.0, 36.0), Sense::hover());
                Icon::Pen.paint(ui.painter(), sign.center(), 20.0, ink.accent);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let back = quiet(say!(self.words, "trial-back")).icon(Icon::ChevronLeft);
                    let clicked = ui.add(back).clicked();
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let text = Type::Body.text(say!(self.words, "trial-about"));
                        ui.add(egui::Label::new(text.color(ink.ink)).truncate());
                    });
                    clicked
                })
                .inner
            })
            .inner
        });
        clicked.inner.then(|| ForWindow::Studio.into())
    }
}
