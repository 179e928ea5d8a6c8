//! Everything that can be done, once: its name in the words, its sign, its key, its menu,
//! and who does it. Buttons, menus, the palette and the list of keys all read this table;
//! what a command does is matched exhaustively, by the window or by the table.

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
    pub icon: &'static str,
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
        $($(#[$doc:meta])* $command:ident $name:literal $icon:literal $key:expr, $menu:ident;)*
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
            icon: $icon,
            key: $key,
            menu: Menu::$menu,
        }),*),*];
    };
}

commands! {
    /// What the puzzle on the table does.
    ForTable Table {
        /// Take back.
        Undo "command-undo" "⟲" with(CTRL, Key::Z), Edit;
        /// Make again.
        Redo "command-redo" "⟳" with(SHIFT, Key::Z), Edit;
        /// Wipe the sheet.
        Restart "command-restart" "⏮" NONE, Edit;
        /// Fill or cross out with the main button.
        Tool "command-tool" "✏" key(Key::T), Edit;
        /// Begin to suppose something.
        Suppose "command-suppose" "❓" key(Key::A), Edit;
        /// Keep what was supposed.
        Keep "command-keep" "✔" key(Key::K), Edit;
        /// Take back what was supposed.
        Drop "command-drop" "🗑" key(Key::D), Edit;
        /// Suppose the contrary instead.
        Other "command-other" "🔀" key(Key::O), Edit;
        /// Keep what both ways agree on.
        Agree "command-agree" "⚖" key(Key::B), Edit;
        /// Stop and start the clock.
        Pause "command-pause" "⏸" key(Key::P), Edit;
        /// A step of a hint.
        Hint "command-hint" "💡" key(Key::H), Help;
        /// Write down what the hint says.
        TakeHint "command-take-hint" "✅" key(Key::J), Help;
        /// Look for mistakes.
        Check "command-check" "🔍" key(Key::C), Help;
        /// Back to the last board that can be completed.
        Rewind "command-rewind" "⏪" key(Key::R), Help;
        /// Solve from here.
        Solve "command-solve" "★" with(CTRL, Key::Enter), Help;
        /// Watch a method, or stop watching.
        Watch "command-watch" "👁" key(Key::W), Watch;
        /// The watched method goes on by itself, or rests.
        Run "command-run" "▶" key(Key::Space), Watch;
        /// It makes one step.
        Step "command-step" "⏵" key(Key::ArrowRight), Watch;
        /// It goes on to its next guess.
        Guess "command-guess" "⏩" key(Key::G), Watch;
        /// It goes on to its end.
        End "command-end" "⏭" key(Key::E), Watch;
        /// See more closely.
        ZoomIn "command-zoom-in" "➕" key(Key::Plus), View;
        /// See more.
        ZoomOut "command-zoom-out" "➖" key(Key::Minus), View;
        /// See everything.
        ZoomFit "command-zoom-fit" "⛶" key(Key::Num0), View;
    }
    /// What the window does.
    ForWindow Window {
        /// Back to the puzzles.
        Library "command-library" "⊞" key(Key::L), Game;
        /// A file.
        Open "command-open" "📂" with(CTRL, Key::O), Game;
        /// A folder for the shelves.
        Folder "command-folder" "🗀" NONE, Game;
        /// A random puzzle.
        New "command-new" "🎲" with(CTRL, Key::N), Game;
        /// The next puzzle of the shelf.
        Next "command-next" "➡" with(CTRL, Key::ArrowRight), Game;
        /// What all games come to.
        Statistics "command-statistics" "📊" NONE, Game;
        /// The end.
        Quit "command-quit" "✖" with(CTRL, Key::Q), Game;
        /// The rules, and what this is.
        About "command-about" "ℹ" key(Key::F1), Help;
        /// All keys.
        Keys "command-keys" "⌨" key(Key::F2), Help;
        /// Everything that can be done, to be searched.
        Palette "command-palette" "⌘" with(CTRL, Key::P), Help;
        /// Let wheel and fingers neither zoom nor move the board.
        Lock "command-lock" "🔒" NONE, View;
        /// Day, night, or as the system.
        Theme "command-theme" "☀" NONE, View;
        /// The other language.
        Language "command-language" "🌐" NONE, View;
        /// What can be chosen.
        Settings "command-settings" "⚙" with(CTRL, Key::Comma), View;
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
