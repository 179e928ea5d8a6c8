//! The studio: where puzzles are made. It has several rooms, of which one is shown: the drawings
//! to go on with ([`start`]), the one that is drawn ([`easel`]).
//!
//! A room draws itself and says what was asked for; it never knows the window it is in.

mod aims;
mod asking;
mod basic;
mod board;
mod create;
pub mod easel;
pub mod entry;
mod handles;
pub mod import;
mod inks;
mod lettering;
mod marks;
mod over;
mod panel;
mod rail;
mod reference;
mod repairs;
mod resize;
mod save;
mod sayings;
mod sides;
mod source;
pub mod start;
mod verdict;

pub use save::file_stem;

use crate::command::{Command, ForStudio};
use crate::front::Front;
use crate::games::Boxed;
use crate::host::{Host, Wanted};
use crate::screen::Screen;
use egui::{Context, Ui};
use grille_engine::nonogram::{Nonogram, Picture, Puzzle};
use grille_formats::{Source, detect};
use grille_store::Settings;
use grille_studio::Canvas;
use grille_words::{Words, say};
use std::any::Any;
use std::path::Path;

/// What a room asks of the window or of the studio.
pub enum Asked {
    /// A command.
    Run(Command),
    /// Another room.
    Room(Box<dyn Room>),
    /// The start page.
    Start,
    /// This puzzle is played under this name, and left for the room again.
    Try(Boxed, String),
    /// This puzzle is played under this name, as any other.
    Play(Boxed, String),
    /// A file, from the machine.
    Choose(Wanted),
    /// A certificate of this puzzle, under this name.
    Certify(Box<Puzzle>, String),
    /// Something went well.
    Done(String),
    /// Something went wrong.
    Trouble(String),
}

/// What a room is shown with.
pub struct Around<'a> {
    /// The language.
    pub words: &'a Words,
    /// The machine.
    pub host: &'a dyn Host,
    /// What the player chose.
    pub settings: &'a mut Settings,
    /// Whether something of the window lies over the room.
    pub is_covered: bool,
}

/// A screen of the studio.
pub trait Room: Any {
    /// Its commands.
    fn screen(&self) -> &'static Screen;
    /// The keys of its board as they are written, each with the key of what it does.
    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
    /// Whether there is something for a command to do.
    fn can(&self, command: ForStudio) -> bool;
    /// Does what a command says.
    fn run(&mut self, command: ForStudio, context: &Context, host: &dyn Host) -> Option<Asked>;
    /// Whether a dialog of its own lies over it.
    fn is_covered(&self) -> bool {
        false
    }
    /// Draws it; what was asked for.
    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked>;
    /// Takes a text that was pasted; whether it means something here.
    fn paste(&mut self, _: &str) -> bool {
        false
    }
    /// Takes a file that it asked for; what is wrong with it, in words.
    fn take_path(
        &mut self,
        words: &Words,
        wanted: &Wanted,
        path: &Path,
        host: &dyn Host,
    ) -> Result<(), String>;
}

/// Where puzzles are made.
pub struct Studio {
    room: Box<dyn Room>,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio { room: Box::new(start::Start::default()) }
    }
}

impl Studio {
    /// What is on the screen.
    pub fn screen(&self) -> &'static Screen {
        self.room.screen()
    }

    /// The keys of the board that is shown, each with the key of what it does.
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        self.room.keys()
    }

    /// Whether a dialog of the studio's own lies over it.
    pub fn is_covered(&self) -> bool {
        self.room.is_covered()
    }

    /// The room that is shown, if it is of that kind.
    pub fn room<R: Room>(&self) -> Option<&R> {
        let room: &dyn Any = &*self.room;
        room.downcast_ref()
    }

    /// The same, to be changed.
    pub fn room_mut<R: Room>(&mut self) -> Option<&mut R> {
        let room: &mut dyn Any = &mut *self.room;
        room.downcast_mut()
    }

    /// Shows another room.
    pub fn enter(&mut self, room: Box<dyn Room>) {
        self.room = room;
    }

    /// Shows the start page.
    pub fn start(&mut self) {
        *self = Studio::default();
    }

    /// Whether there is something for a command to do.
    pub fn can(&self, command: ForStudio) -> bool {
        self.room.can(command)
    }

    /// Does what a command says.
    pub fn run(&mut self, command: ForStudio, context: &Context, host: &dyn Host) -> Option<Asked> {
        self.room.run(command, context, host)
    }

    /// Draws the room; what was asked for.
    pub fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        self.room.show(ui, around)
    }

    /// Takes a text that was pasted; whether it means something to the room.
    pub fn paste(&mut self, text: &str) -> bool {
        self.room.paste(text)
    }

    /// Takes a file that the room asked for; what is wrong with it, in words.
    pub fn take_path(
        &mut self,
        words: &Words,
        wanted: &Wanted,
        path: &Path,
        host: &dyn Host,
    ) -> Result<(), String> {
        self.room.take_path(words, wanted, path, host)
    }
}

/// The picture of a text, if it is one: a puzzle with its goal, or a picture in characters.
fn piece(text: &str) -> Option<Picture> {
    let source = Source::decode("", text.as_bytes().to_vec()).ok()?;
    let format = detect(&source.name, &source.text).ok()?;
    (format.read)(&source.text).next()?.ok()?.goal()
}

/// The first puzzle of a file as a canvas; or what is wrong with it, in words.
pub fn read(words: &Words, name: &str, bytes: Vec<u8>) -> Result<Canvas, String> {
    let bytes = match grille_picture::is_picture(&bytes) {
        true => grille_picture::encode::as_ppm(&bytes)
            .map_err(|why| words.picture_trouble(why))?
            .into_bytes(),
        false => bytes,
    };
    let source = Source::decode(name, bytes).map_err(|why| words.not_text(name, why))?;
    let found = Nonogram::from_file(words, &source).transpose()?;
    let puzzle = found.into_iter().flatten().next();
    let puzzle = puzzle.ok_or_else(|| say!(words, "file-nothing"))?;
    Canvas::of(&puzzle).map_err(|_| say!(words, "drawing-no-picture"))
}
