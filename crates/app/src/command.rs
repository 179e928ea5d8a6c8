//! Everything that can be done, once: its name in the words, its sign, its key, its menu,
//! and who does it. Buttons, menus, the palette and the list of keys all read this table;
//! what a command does is matched exhaustively, by the window or by the table.

use crate::theme::Icon;
use egui::{Key, KeyboardShortcut, Modifiers};

/// Something that the player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// The window does it.
    Window(ForWindow),
    /// The puzzle on the table does it.
    Table(ForTable),
}

impl From<ForWindow> for Command {
    fn from(command: ForWindow) -> Command {
        Command::Window(command)
    }
}

impl From<ForTable> for Command {
    fn from(command: ForTable) -> Command {
        Command::Table(command)
    }
}

/// Where a command stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Puzzles and files.
    Game,
    /// What is on the sheet.
    Edit,
    /// Help with the puzzle, and with the program.
    Help,
    /// Methods at work.
    Watch,
    /// What it looks like.
    View,
}

/// The menus, with the keys of their names.
pub const MENUS: &[(Menu, &str)] = &[
    (Menu::Game, "menu-game"),
    (Menu::Edit, "menu-edit"),
    (Menu::Help, "menu-help"),
    (Menu::Watch, "menu-watch"),
    (Menu::View, "menu-view"),
];

/// A line of the table.
pub struct Entry {
    /// The command.
    pub command: Command,
    /// The key of its name in the words.
    pub name: &'static str,
    /// A sign for it.
    pub icon: Icon,
    /// Its key.
    pub key: Option<KeyboardShortcut>,
    /// Its menu.
    pub menu: Menu,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = CTRL.plus(Modifiers::SHIFT);
const NONE: Option<KeyboardShortcut> = None;

const fn key(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::NONE, key))
}

const fn with(modifiers: Modifiers, key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(modifiers, key))
}

/// Declares the commands with their lines of the table, so that none is without one.
macro_rules! commands {
    ($($(#[$about:meta])* $kind:ident $who:ident {
        $($(#[$doc:meta])* $command:ident $name:literal $icon:ident $key:expr, $menu:ident;)*
    })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $kind { $($(#[$doc])* $command),* }
        )*

        /// Every command, in the order of the menus.
        pub const COMMANDS: &[Entry] = &[$($(Entry {
            command: Command::$who($kind::$command),
            name: $name,
            icon: Icon::$icon,
            key: $key,
            menu: Menu::$menu,
        }),*),*];
    };
}

commands! {
    /// What the puzzle on the table does.
    ForTable Table {
        /// Take back.
        Undo "command-undo" Undo with(CTRL, Key::Z), Edit;
        /// Make again.
        Redo "command-redo" Redo with(SHIFT, Key::Z), Edit;
        /// Wipe the sheet.
        Restart "command-restart" Restart NONE, Edit;
        /// Fill or cross out with the main button.
        Tool "command-tool" Pen key(Key::T), Edit;
        /// Begin to suppose something.
        Suppose "command-suppose" Suppose key(Key::A), Edit;
        /// Keep what was supposed.
        Keep "command-keep" Keep key(Key::K), Edit;
        /// Take back what was supposed.
        Drop "command-drop" Drop key(Key::D), Edit;
        /// Suppose the contrary instead.
        Other "command-other" Contrary key(Key::O), Edit;
        /// Keep what both ways agree on.
        Agree "command-agree" Agree key(Key::B), Edit;
        /// Stop and start the clock.
        Pause "command-pause" Pause key(Key::P), Edit;
        /// A step of a hint.
        Hint "command-hint" Hint key(Key::H), Help;
        /// Write down what the hint says.
        TakeHint "command-take-hint" Take key(Key::J), Help;
        /// Look for mistakes.
        Check "command-check" Check key(Key::C), Help;
        /// Back to the last board that can be completed.
        Rewind "command-rewind" Rewind key(Key::R), Help;
        /// Solve from here.
        Solve "command-solve" Solve with(CTRL, Key::Enter), Help;
        /// Watch a method, or stop watching.
        Watch "command-watch" Watch key(Key::W), Watch;
        /// The watched method goes on by itself, or rests.
        Run "command-run" Play key(Key::Space), Watch;
        /// It makes one step.
        Step "command-step" Step key(Key::ArrowRight), Watch;
        /// It goes on to its next guess.
        Guess "command-guess" NextGuess key(Key::G), Watch;
        /// It goes on to its end.
        End "command-end" End key(Key::E), Watch;
        /// See more closely.
        ZoomIn "command-zoom-in" ZoomIn key(Key::Plus), View;
        /// See more.
        ZoomOut "command-zoom-out" ZoomOut key(Key::Minus), View;
        /// See everything.
        ZoomFit "command-zoom-fit" ZoomFit key(Key::Num0), View;
    }
    /// What the window does.
    ForWindow Window {
        /// Back to the puzzles.
        Library "command-library" Library key(Key::L), Game;
        /// A file.
        Open "command-open" Open with(CTRL, Key::O), Game;
        /// A folder for the shelves.
        Folder "command-folder" Folder NONE, Game;
        /// A random puzzle.
        New "command-new" Random with(CTRL, Key::N), Game;
        /// The next puzzle of the shelf.
        Next "command-next" Next with(CTRL, Key::ArrowRight), Game;
        /// What all games come to.
        Statistics "command-statistics" Statistics NONE, Game;
        /// The end.
        Quit "command-quit" Quit with(CTRL, Key::Q), Game;
        /// The rules, and what this is.
        About "command-about" About key(Key::F1), Help;
        /// All keys.
        Keys "command-keys" Keys key(Key::F2), Help;
        /// Everything that can be done, to be searched.
        Palette "command-palette" Command with(CTRL, Key::P), Help;
        /// Let wheel and fingers neither zoom nor move the board.
        Lock "command-lock" Lock NONE, View;
        /// Day, night, or as the system.
        Theme "command-theme" Night NONE, View;
        /// The other language.
        Language "command-language" Language NONE, View;
        /// What can be chosen.
        Settings "command-settings" Settings with(CTRL, Key::Comma), View;
    }
}

impl Command {
    /// Its line of the table.
    pub fn entry(self) -> &'static Entry {
        let line = COMMANDS.iter().find(|entry| entry.command == self);
        line.expect("a command is declared together with its line")
    }
}

impl Entry {
    /// Its key, as the system writes it.
    pub fn key_text(&self, context: &egui::Context) -> String {
        self.key.map(|key| context.format_shortcut(&key)).unwrap_or_default()
    }
}

/// The command of a key that was pressed in this frame, of those that fit.
pub fn pressed(context: &egui::Context, fits: impl Fn(Command) -> bool) -> Option<Command> {
    let mut keyed: Vec<(&Entry, KeyboardShortcut)> =
        COMMANDS.iter().filter_map(|entry| Some((entry, entry.key?))).collect();
    keyed.retain(|(entry, _)| fits(entry.command));
    // Longer shortcuts before their parts, which would take their key.
    keyed.sort_by_key(|(_, key)| (!key.modifiers.shift, !key.modifiers.any()));
    let found =
        context.input_mut(|input| keyed.into_iter().find(|(_, key)| input.consume_shortcut(key)));
    found.map(|(entry, _)| entry.command)
}
