//! What a game shows and asks in the window, beyond what it says to be played.

use crate::command::ForTable;
use crate::dialog::Dialog;
use crate::overlay::Page;
use crate::stock::Kind;
use crate::theme::Sheet as Paper;
use egui::{EventFilter, Key, Painter, Rect, Response, Ui};
use grille_engine::hint::{HintOf, Level};
use grille_engine::rate::Rateable;
use grille_engine::run::{Entry, Task};
use grille_formats::Source;
use grille_store::{Day, Duplicates, Marks, Mistakes, Settings};
use grille_table::{MoveOf, Playable, Table};
use grille_words::{Spoken, Words};

/// How the player wants the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// Whether the player may write.
    pub is_live: bool,
    /// Whether wheel and fingers leave the board where it is.
    pub is_locked: bool,
    /// Whether crosses are dots.
    pub dots: bool,
    /// Whether inks carry a letter each, for those who tell colours apart badly.
    pub letters: bool,
    /// When lines that cannot be completed are shown.
    pub mistakes: Mistakes,
    /// Where the marks of a cell stand.
    pub marks: Marks,
    /// Whether a digit is chosen first and then its cells.
    pub digit_first: bool,
    /// When it is shown that a digit stands twice in a house.
    pub duplicates: Duplicates,
}

/// How closely the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zoom {
    /// More closely.
    In,
    /// Less.
    Out,
    /// Everything at once.
    Fit,
}

/// The keys of the figures from 1.
pub const FIGURES: &[Key] = &[
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Keys of a board, with what they do there.
pub struct BoardKey<D: 'static> {
    /// The keys.
    pub keys: &'static [Key],
    /// As they are written in the list of keys.
    pub shown: &'static str,
    /// The key of what they do, in the words.
    pub name: &'static str,
    /// What each of them does, in the same order.
    pub deeds: &'static [D],
}

/// Keeps the arrows for a board that has the keyboard: they would lead from it to what lies beside.
pub fn hold_arrows(board: &Response) {
    if board.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
            ..EventFilter::default()
        };
        board.ctx.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
    }
}

/// What is supposed, in words.
pub struct Supposition {
    /// The first thing, as a question.
    pub question: String,
    /// The first thing by itself.
    pub first: String,
    /// What was written after it.
    pub rest: String,
    /// In how many cells that is.
    pub count: usize,
}

/// The puzzles of a file, or what is wrong with the first, in words.
pub type FromFile<P> = Result<Vec<P>, String>;

/// A puzzle in the making; none if none was found.
pub type Making<P> = Box<dyn Task<Output = Option<P>> + Send>;

/// A game in the window.
pub trait Front: Playable + Rateable + Spoken {
    /// What stays of the board between frames: what is seen, what is in hand.
    type Desk: Default;
    /// Whether the titles of its collection tell what comes out, so that they are hidden.
    const SURPRISES: bool = true;
    /// Whether its tools stay where they are, whatever is said in the panel: every move takes them.
    const PINS_TOOLS: bool = false;
    /// The commands that mean nothing in it.
    const LACKS: &'static [ForTable];
    /// What is done often: signs in a row of the panel.
    const ACTIONS: &'static [ForTable];

    /// The keys of its board as they are written, each with the key of what it does.
    fn keys() -> Vec<(&'static str, &'static str)>;
    /// The same puzzle under another name ([`About::id`](grille_engine::about::About::id)).
    fn named(puzzle: &Self::Puzzle, name: &str) -> Self::Puzzle;
    /// Its puzzles inside the program, each with the name in `puzzle-NAME` of the words.
    fn collection() -> Vec<(&'static str, Self::Puzzle)>;
    /// The puzzles of a file, if it is one of this game.
    fn from_file(words: &Words, source: &Source) -> Option<FromFile<Self::Puzzle>>;
    /// The dialog that orders a new puzzle.
    fn order() -> Box<dyn Dialog>;
    /// The kinds of puzzles that are made ahead of time.
    fn stock() -> Vec<Kind> {
        Vec::new()
    }
    /// The dialog that tells how to play.
    fn lesson() -> Box<dyn Dialog>;
    /// Draws what can be chosen about it, in a group of the settings.
    fn settings(ui: &mut Ui, words: &Words, page: Page, settings: &mut Settings);
    /// The puzzle of a day, if the game has one: the same for everyone.
    fn daily(day: Day) -> Option<Making<Self::Puzzle>>;
    /// A puzzle as a code of one line.
    fn code(puzzle: &Self::Puzzle) -> String;
    /// Whether a puzzle has colours; nothing in a game without inks.
    fn is_coloured(puzzle: &Self::Puzzle) -> Option<bool>;

    /// Draws the board and gives back what the player did to it.
    fn board(
        ui: &mut Ui,
        words: &Words,
        view: &Self::View,
        desk: &mut Self::Desk,
        look: Look,
    ) -> Option<MoveOf<Self>>;
    /// What the player has noted beside the sheet, in the game's own words, since this was last
    /// asked: the table keeps it.
    fn take_note(_: &mut Self::Desk) -> Option<String> {
        None
    }
    /// Sees the board more closely or less, if it can be.
    fn zoom(_: &mut Self::Desk, _: Zoom) {}
    /// The method that is watched first.
    fn watched(puzzle: &Self::Puzzle) -> &'static Entry<Self> {
        Self::fastest(puzzle)
    }
    /// Whether a key writes on the board of a puzzle, so that no command may have it.
    fn types(_: &Self::Puzzle, _: Key) -> bool {
        false
    }
    /// Whether the player wants the marks written that go without saying after a move.
    fn finishes(settings: &Settings) -> bool;
    /// The move that erases what the player is at, if there is something.
    fn erasing(table: &Table<Self>, desk: &Self::Desk) -> Option<MoveOf<Self>>;
    /// Takes the other tool in hand.
    fn switch_tool(desk: &mut Self::Desk);
    /// Draws what the player can take in hand, and gives back what it wrote; what buttons do is
    /// in the settings.
    fn tools(
        ui: &mut Ui,
        words: &Words,
        table: &Table<Self>,
        desk: &mut Self::Desk,
        settings: &mut Settings,
    ) -> Option<MoveOf<Self>>;
    /// Draws what of its tools is not pinned, in a game that pins them.
    fn other_tools(_: &mut Ui, _: &Words, _: &Table<Self>, _: &mut Self::Desk, _: &mut Settings) {}
    /// How far the game is: a share from 0 to 1, and a few words.
    fn standing(words: &Words, table: &Table<Self>) -> (f32, String);
    /// What the game was set to find, if it was.
    fn task(_: &Words, _: &Table<Self>) -> Option<String> {
        None
    }
    /// The move that writes the marks of the one digit or ink that the player is at, if there is
    /// something to write.
    fn noting(_: &Table<Self>, _: &Self::Desk) -> Option<MoveOf<Self>> {
        None
    }
    /// What the player is warned of, as far as they want that.
    fn warning(words: &Words, table: &Table<Self>, settings: &Settings) -> Option<String>;
    /// What a hint is about, as a title, if that is told at this level.
    fn hint_title(words: &Words, hint: &HintOf<Self>, level: Level) -> Option<String>;
    /// Draws what leads through the argument of a hint, where that has steps.
    fn hint_steps(_: &mut Ui, _: &Words, _: &Table<Self>, _: &mut Self::Desk) {}
    /// What is supposed in the innermost layer, if something was written in it.
    fn supposition(words: &Words, table: &Table<Self>) -> Option<Supposition>;
    /// How what the player points at stands; a screen reader says it.
    fn pointed(
        words: &Words,
        table: &Table<Self>,
        desk: &Self::Desk,
        mistakes: Mistakes,
    ) -> Option<String>;
    /// Draws what a method offers; the options, if something was changed.
    fn options(
        ui: &mut Ui,
        words: &Words,
        entry: &Entry<Self>,
        now: &Self::Options,
    ) -> Option<Self::Options>;
    /// A small picture of what is written, or of an untouched puzzle. The paper lies under it.
    fn thumbnail(
        painter: &Painter,
        paper: &Paper,
        square: Rect,
        puzzle: &Self::Puzzle,
        sheet: Option<&Self::Sheet>,
    );
    /// The sheet that shows a solved puzzle best: its author's picture, where there is one.
    fn finished(puzzle: &Self::Puzzle) -> Option<Self::Sheet>;
}
