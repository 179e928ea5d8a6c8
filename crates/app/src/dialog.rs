//! Something that lies over the rest and answers when it is done with. Under it nothing is
//! clicked or typed; Escape and a click beside it close it.

use crate::command::Command;
use crate::games::AnyPuzzle;
use crate::host::Host;
use crate::part::icon_button;
use crate::theme::tokens::{SCRIM, SHADOW};
use crate::theme::{self, Icon, ROUND_DIALOG, Type};
use egui::{Color32, Context, Frame, Id, Key, Margin, Modal, Response, Shadow, Stroke, Ui};
use grille_words::{Words, say};
use std::path::{Path, PathBuf};

/// What was asked for.
pub enum Asked {
    /// Nothing.
    Nothing,
    /// That it goes away.
    Close,
    /// A command.
    Run(Command),
    /// This puzzle, under this name.
    Play(Box<dyn AnyPuzzle>, String),
    /// A file.
    File(PathBuf),
    /// The first puzzle of the collection.
    First,
    /// The dialog that orders a puzzle of this game.
    Order(&'static str),
    /// A place for files, which is to have this name or to be a folder.
    Write(String, Written),
    /// Everything that is kept, as a file.
    BackUp,
    /// What such a file has, brought back.
    Restore,
}

/// Files to be written where the player says.
pub enum Written {
    /// At a place: the first is called as it is, or several of them with a number each.
    At(Vec<Vec<u8>>),
    /// In a folder, each under its name.
    In(Vec<(String, Vec<u8>)>),
}

impl Written {
    /// The files with their paths, if this was chosen.
    pub fn placed(&self, chosen: &Path) -> Vec<(PathBuf, &[u8])> {
        match self {
            Written::At(files) if files.len() == 1 => {
                files.iter().map(|bytes| (chosen.to_owned(), &bytes[..])).collect()
            }
            Written::At(files) => {
                let stem = chosen.file_stem().unwrap_or_default().to_string_lossy();
                let ending = chosen.extension().unwrap_or_default().to_string_lossy();
                let wide = files.len().to_string().len();
                let name = |number: usize| format!("{stem}-{number:0wide$}.{ending}");
                let place =
                    |(number, bytes): (usize, _)| (chosen.with_file_name(name(number)), bytes);
                (1..).zip(files.iter().map(|bytes| &bytes[..])).map(place).collect()
            }
            Written::In(files) => {
                files.iter().map(|(name, bytes)| (chosen.join(name), &bytes[..])).collect()
            }
        }
    }
}

/// A dialog of a game's own.
pub trait Dialog {
    /// Draws it.
    fn show(&mut self, context: &Context, words: &Words, host: &dyn Host) -> Asked;
    /// It goes away, to come back as it was: what is being made for it is given up.
    fn put_away(&mut self) {}
}

/// A dialog of any shape, with this much room round its contents.
pub fn bare(
    context: &Context,
    name: &str,
    scrim: Color32,
    margin: i8,
    contents: impl FnOnce(&mut Ui) -> Asked,
) -> Asked {
    let ink = theme::ink(context);
    let shadow = Shadow { offset: [0, 12], blur: 40, spread: 0, color: SHADOW };
    let frame = Frame::new().fill(ink.card).stroke(Stroke::new(1.0, ink.hair));
    let frame = frame.corner_radius(ROUND_DIALOG).shadow(shadow).inner_margin(Margin::same(margin));
    note_opening(context, name);
    let modal = Modal::new(Id::unique(("dialog", name))).backdrop_color(scrim).frame(frame);
    let shown = modal.show(context, contents);
    match shown.should_close() {
        true if matches!(shown.inner, Asked::Nothing) => Asked::Close,
        _ => shown.inner,
    }
}

/// A dialog with a title and a sign to close it, this wide where there is room.
pub fn window(
    context: &Context,
    words: &Words,
    title: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> Asked,
) -> Asked {
    bare(context, title, SCRIM, 24, |ui| {
        ui.set_width(width.min(context.content_rect().width() - 72.0));
        let is_closed = head(ui, words, title);
        ui.add_space(theme::GAP);
        // On a low screen what does not fit is scrolled to.
        let high = (context.content_rect().height() - 120.0).max(120.0);
        let scroll = egui::ScrollArea::vertical().max_height(high).min_scrolled_height(high);
        let asked = scroll.show(ui, contents).inner;
        if is_closed { Asked::Close } else { asked }
    })
}

/// The head of a dialog: its title, and a sign that closes it; whether that was pressed.
pub fn head(ui: &mut Ui, words: &Words, title: &str) -> bool {
    ui.horizontal(|ui| {
        ui.label(Type::Shelf.text(title));
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| {
            ui.add(icon_button(Icon::Close, say!(words, "close")).side(32.0)).clicked()
        })
        .inner
    })
    .inner
}

/// How high the contents of a dialog can be on this screen.
pub fn room(context: &Context) -> f32 {
    (context.content_rect().height() - 180.0).max(160.0)
}

/// Gives the keyboard to something when its dialog has just appeared.
pub fn focus(response: &Response) {
    let is_new = response.ctx.data(|data| data.get_temp(opening_id()));
    if is_new == Some(true) {
        response.request_focus();
    }
}

/// Whether Enter was pressed while nothing has the keyboard: then it means the one button that leads on.
pub fn is_entered(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none());
    is_free && ui.input(|input| input.key_pressed(Key::Enter))
}

/// For how many seconds the dialog has been there.
pub fn age(context: &Context) -> f64 {
    let now = context.input(|input| input.time);
    context.data(|data| data.get_temp(opened_id())).map_or(0.0, |opened: f64| now - opened)
}

/// Notes whether the dialog was there in the frame before, and since when it is there.
fn note_opening(context: &Context, name: &str) {
    let (frame, now) = (context.cumulative_frame_nr(), context.input(|input| input.time));
    let id = Id::unique(("dialog seen", name));
    let seen: Option<u64> = context.data(|data| data.get_temp(id));
    let is_new = seen.is_none_or(|seen| seen + 1 < frame);
    context.data_mut(|data| {
        data.insert_temp(id, frame);
        data.insert_temp(opening_id(), is_new);
        if is_new {
            data.insert_temp(opened_id(), now);
        }
    });
}

fn opening_id() -> Id {
    Id::unique("dialog opening")
}

fn opened_id() -> Id {
    Id::unique("dialog opened")
}
