//! The easel as a room of the studio: its commands, and what of it lies where.

use super::Easel;
use crate::command::ForStudio;
use crate::games::boxed;
use crate::host::{Host, Wanted};
use crate::nonogram::board::View as Seen;
use crate::screen::{EASEL, Screen};
use crate::studio::over::{self, Over};
use crate::studio::save::Save;
use crate::studio::source::{Given, Reader};
use crate::studio::{Around, Asked, Room, board, panel, piece, rail};
use crate::theme::{self, BROAD, NARROW, PANEL, PANEL_BROAD};
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui};
use grille_engine::nonogram::Nonogram;
use grille_studio::{Area, Flip, Spot, Tool};
use grille_words::Words;
use std::path::Path;

impl Room for Easel {
    fn screen(&self) -> &'static Screen {
        &EASEL
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        board::KEYS.to_vec()
    }

    fn can(&self, command: ForStudio) -> bool {
        let session = self.made.session();
        match command {
            ForStudio::Undo => {
                session.can_undo() || self.made.float().is_some() || self.made.selection().is_some()
            }
            ForStudio::Redo => session.can_redo(),
            ForStudio::Clear | ForStudio::Duplicate => self.made.selection().is_some(),
            ForStudio::Other => self.other().is_some(),
            ForStudio::NextRepair | ForStudio::TakeRepair => {
                self.made.offers().is_some_and(|offers| !offers.is_empty())
            }
            ForStudio::Try | ForStudio::Save => {
                self.made.picture().cells().iter().any(|colour| colour.is_ink())
            }
            ForStudio::Pen
            | ForStudio::Eraser
            | ForStudio::Line
            | ForStudio::Rectangle
            | ForStudio::Ellipse
            | ForStudio::Bucket
            | ForStudio::Replace
            | ForStudio::Text
            | ForStudio::Select
            | ForStudio::Pick
            | ForStudio::Guard
            | ForStudio::Filled
            | ForStudio::Mirror
            | ForStudio::SelectAll
            | ForStudio::FlipAcross
            | ForStudio::FlipDown
            | ForStudio::TurnLeft
            | ForStudio::TurnRight
            | ForStudio::Invert
            | ForStudio::ShiftLeft
            | ForStudio::ShiftRight
            | ForStudio::ShiftUp
            | ForStudio::ShiftDown
            | ForStudio::Resize
            | ForStudio::About
            | ForStudio::Reference
            | ForStudio::Check
            | ForStudio::Create
            | ForStudio::Drawings
            | ForStudio::ZoomIn
            | ForStudio::ZoomOut
            | ForStudio::ZoomFit => true,
        }
    }

    fn run(&mut self, command: ForStudio, context: &Context, _: &dyn Host) -> Option<Asked> {
        if !self.can(command) {
            return None;
        }
        let mut asked = None;
        match command {
            ForStudio::Pen => self.take(Tool::Pen),
            ForStudio::Eraser => self.take(Tool::Eraser),
            ForStudio::Line => self.take(Tool::Line),
            ForStudio::Rectangle => self.take(Tool::Rectangle),
            ForStudio::Ellipse => self.take(Tool::Ellipse),
            ForStudio::Bucket => self.take(Tool::Fill),
            ForStudio::Replace => {
                self.take(Tool::Fill);
                self.is_everywhere = true;
            }
            ForStudio::Text => self.take(Tool::Text),
            ForStudio::Select => self.take(Tool::Select),
            ForStudio::Pick => self.take(Tool::Pick),
            ForStudio::Guard => self.take(Tool::Lock),
            ForStudio::Filled => {
                self.is_filled = !self.is_filled;
                self.made.hand.tool = self.filled(self.made.hand.tool);
            }
            ForStudio::Mirror => self.turn_mirror(),
            ForStudio::Undo => drop(self.made.undo()),
            ForStudio::Redo => drop(self.made.redo()),
            ForStudio::SelectAll => {
                self.take(Tool::Select);
                self.made.select(Area::whole(self.made.canvas().size()));
            }
            ForStudio::Clear => drop(self.made.clear_selection()),
            ForStudio::Duplicate => self.made.duplicate(),
            ForStudio::FlipAcross => self.flip(&[Flip::Cols]),
            ForStudio::FlipDown => self.flip(&[Flip::Rows]),
            ForStudio::TurnLeft => self.flip(&Flip::LEFT),
            ForStudio::TurnRight => self.flip(&Flip::RIGHT),
            ForStudio::Invert => self.invert(),
            ForStudio::ShiftLeft => self.shift(0, -1),
            ForStudio::ShiftRight => self.shift(0, 1),
            ForStudio::ShiftUp => self.shift(-1, 0),
            ForStudio::ShiftDown => self.shift(1, 0),
            ForStudio::Resize => self.over = Some(Over::resize(self.made.canvas())),
            ForStudio::About => self.over = Some(Over::about(self.made.canvas())),
            ForStudio::Reference => self.over = Some(Over::Reference),
            ForStudio::Check => {
                self.turns_checks = true;
            }
            ForStudio::Other => self.is_other = !self.is_other,
            ForStudio::NextRepair => self.next_offer(false),
            ForStudio::TakeRepair => self.take_offer(),
            ForStudio::Try => {
                self.made.settle();
                let title = self.made.canvas().about().title.clone();
                let puzzle = boxed::<Nonogram>(self.puzzle());
                asked = Some(Asked::Try(puzzle, title.unwrap_or_default()));
            }
            ForStudio::Save => {
                self.made.settle();
                let title = self.made.canvas().about().title.clone().unwrap_or_default();
                let file = self.file.as_ref().map(|(path, _)| path.as_path());
                self.over = Some(Over::Save(Save::new(self.puzzle(), &title, file)));
            }
            ForStudio::Create => self.over = Some(Over::create()),
            ForStudio::Drawings => asked = Some(Asked::Start),
            ForStudio::ZoomIn => self.desk.view.zoom *= 1.25,
            ForStudio::ZoomOut => self.desk.view.zoom /= 1.25,
            ForStudio::ZoomFit => self.desk.view = Seen::WHOLE,
        }
        self.keep();
        context.request_repaint();
        asked
    }

    fn is_covered(&self) -> bool {
        self.over.is_some()
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        let context = ui.ctx().clone();
        let (words, is_covered) = (around.words, around.is_covered || self.over.is_some());
        if std::mem::take(&mut self.turns_checks) {
            around.settings.check_drawings = !around.settings.check_drawings;
        }
        self.follow(around.settings);
        self.ask(&context, around.host);
        let read = self.read_reference(words, &context, around.host);
        let mut asked = read.or(self.told(words));
        let ink = theme::ink(&context);
        let width = ui.available_width();
        let paper = Frame::new().fill(ink.paper);
        let is_below = theme::is_panel_below(&context);
        asked = panels(self, ui, around, width, is_below).or(asked);
        let rail = match is_below {
            true => Panel::bottom("rail").exact_size(56.0),
            false => Panel::left("rail").exact_size(rail::WIDE),
        };
        let rail = rail.frame(paper).resizable(false).show_separator_line(true);
        let run = rail.show(ui, |ui| rail::show(ui, words, self, is_below)).inner;
        asked = run.map(|command| Asked::Run(command.into())).or(asked);
        let margin = if is_below { 8 } else { 16 };
        let frame = paper.inner_margin(Margin::same(margin));
        let run = CentralPanel::no_frame()
            .frame(frame)
            .show(ui, |ui| board::show(ui, words, self, around.settings, is_covered));
        asked = run.inner.map(|command| Asked::Run(command.into())).or(asked);
        asked = over::show(&context, self, around).or(asked);
        self.keep();
        asked
    }

    fn take_path(
        &mut self,
        _: &Words,
        wanted: &Wanted,
        path: &Path,
        host: &dyn Host,
    ) -> Result<(), String> {
        match wanted {
            Wanted::Picture => {
                let given = Given::Path(path.to_owned(), host.files());
                self.reading = Some((path.display().to_string(), Reader::new(given)));
                Ok(())
            }
            Wanted::Place(_) => {
                if let Some(Over::Save(save)) = &mut self.over {
                    save.place(path);
                }
                Ok(())
            }
            // Those are the window's.
            Wanted::File | Wanted::Folder | Wanted::Into => Ok(()),
        }
    }

    fn paste(&mut self, text: &str) -> bool {
        let own = self.clip.as_ref().filter(|(own, _)| own.trim() == text.trim());
        let piece = own.map(|(_, piece)| piece.clone()).or_else(|| piece(text));
        let Some(piece) = piece else { return false };
        let at = self.made.selection().map_or(Spot::new(0, 0), |area| area.at);
        // All of it is on the board, if that is possible.
        let (own, size) = (piece.size(), self.made.canvas().size());
        let last = |all: usize, own: usize| all.saturating_sub(own) as i32;
        let row = at.row.min(last(size.rows(), own.rows()));
        let at = Spot::new(row, at.col.min(last(size.cols(), own.cols())));
        self.made.hand.tool = Tool::Select;
        self.made.paste(piece, at);
        self.keep();
        true
    }
}

/// The panel at the right, or below; what was asked for there.
fn panels(
    easel: &mut Easel,
    ui: &mut Ui,
    around: &mut Around<'_>,
    width: f32,
    is_below: bool,
) -> Option<Asked> {
    let ink = theme::ink(ui.ctx());
    let panel = match width {
        _ if is_below => {
            Panel::bottom("panel").exact_size((ui.available_height() * 0.36).min(280.0))
        }
        _ if width < NARROW => Panel::right("panel").exact_size(PANEL.min(width * 0.44)),
        _ if width < BROAD => Panel::right("panel").exact_size(PANEL),
        _ => Panel::right("panel").exact_size(PANEL_BROAD),
    };
    let frame = Frame::new().fill(ink.paper).inner_margin(Margin::symmetric(20, 12));
    let panel = panel.frame(frame).resizable(false).show_separator_line(true);
    panel.show(ui, |ui| panel::show(ui, around, easel)).inner
}
