//! Everything that can be done, once: its name in the words, its sign, its key
//! and its menu. Buttons, menus, the palette and the list of keys all read this
//! table.

use egui::{Key, KeyboardShortcut, Modifiers};

/// Something that the player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Back to the puzzles.
    Library,
    /// A file.
    Open,
    /// A random puzzle.
    New,
    /// The next puzzle of the collection.
    Next,
    /// Wipe the sheet.
    Restart,
    /// Take back.
    Undo,
    /// Make again.
    Redo,
    /// Fill or cross out with the main button.
    Tool,
    /// A step of a hint.
    Hint,
    /// Write down what the hint says.
    TakeHint,
    /// Look for mistakes.
    Check,
    /// Back to the last board that can be completed.
    Rewind,
    /// Begin to suppose something.
    Suppose,
    /// Keep what was supposed.
    Keep,
    /// Take back what was supposed.
    Drop,
    /// Solve from here.
    Solve,
    /// Watch a method.
    Watch,
    /// Stop and start the clock.
    Pause,
    /// See more closely.
    ZoomIn,
    /// See more.
    ZoomOut,
    /// See everything.
    ZoomFit,
    /// Day, night, or as the system.
    Theme,
    /// The other language.
    Language,
    /// Everything that can be done, to be searched.
    Palette,
    /// All keys.
    Keys,
    /// The rules, and what this is.
    About,
    /// The end.
    Quit,
}

/// Where a command stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Puzzles and files.
    Game,
    /// What is on the sheet.
    Edit,
    /// Help with the puzzle.
    Help,
    /// What it looks like.
    View,
}

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
    /// Whether it needs a puzzle.
    pub in_game: bool,
}

const fn key(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::NONE, key))
}

const fn with(modifiers: Modifiers, key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(modifiers, key))
}

const fn entry(
    command: Command,
    name: &'static str,
    icon: &'static str,
    key: Option<KeyboardShortcut>,
    menu: Menu,
    in_game: bool,
) -> Entry {
    Entry { command, name, icon, key, menu, in_game }
}

const CTRL: Modifiers = Modifiers::COMMAND;

/// Every command.
pub const COMMANDS: &[Entry] = &[
    entry(Command::Library, "command-library", "⊞", key(Key::L), Menu::Game, false),
    entry(Command::Open, "command-open", "📂", with(CTRL, Key::O), Menu::Game, false),
    entry(Command::New, "command-new", "🎲", with(CTRL, Key::N), Menu::Game, false),
    entry(Command::Next, "command-next", "➡", with(CTRL, Key::ArrowRight), Menu::Game, true),
    entry(Command::Quit, "command-quit", "✖", with(CTRL, Key::Q), Menu::Game, false),
    entry(Command::Undo, "command-undo", "⟲", with(CTRL, Key::Z), Menu::Edit, true),
    entry(
        Command::Redo,
        "command-redo",
        "⟳",
        with(CTRL.plus(Modifiers::SHIFT), Key::Z),
        Menu::Edit,
        true,
    ),
    entry(Command::Restart, "command-restart", "⏮", None, Menu::Edit, true),
    entry(Command::Tool, "command-tool", "✏", key(Key::T), Menu::Edit, true),
    entry(Command::Suppose, "command-suppose", "❓", key(Key::A), Menu::Edit, true),
    entry(Command::Keep, "command-keep", "✔", key(Key::K), Menu::Edit, true),
    entry(Command::Drop, "command-drop", "🗑", key(Key::D), Menu::Edit, true),
    entry(Command::Pause, "command-pause", "⏸", key(Key::P), Menu::Edit, true),
    entry(Command::Hint, "command-hint", "💡", key(Key::H), Menu::Help, true),
    entry(Command::TakeHint, "command-take-hint", "✅", key(Key::J), Menu::Help, true),
    entry(Command::Check, "command-check", "🔍", key(Key::C), Menu::Help, true),
    entry(Command::Rewind, "command-rewind", "⏪", key(Key::R), Menu::Help, true),
    entry(Command::Solve, "command-solve", "★", with(CTRL, Key::Enter), Menu::Help, true),
    entry(Command::Watch, "command-watch", "▶", key(Key::W), Menu::Help, true),
    entry(Command::ZoomIn, "command-zoom-in", "➕", key(Key::Plus), Menu::View, true),
    entry(Command::ZoomOut, "command-zoom-out", "➖", key(Key::Minus), Menu::View, true),
    entry(Command::ZoomFit, "command-zoom-fit", "⛶", key(Key::Num0), Menu::View, true),
    entry(Command::Theme, "command-theme", "☀", None, Menu::View, false),
    entry(Command::Language, "command-language", "🌐", None, Menu::View, false),
    entry(Command::Palette, "command-palette", "⌘", with(CTRL, Key::P), Menu::View, false),
    entry(Command::Keys, "command-keys", "⌨", key(Key::F1), Menu::View, false),
    entry(Command::About, "command-about", "ℹ", None, Menu::View, false),
];

impl Command {
    /// Its line of the table.
    pub fn entry(self) -> &'static Entry {
        COMMANDS.iter().find(|entry| entry.command == self).expect("every command has a line")
    }
}

/// The command of a key that was pressed in this frame, if any.
pub fn pressed(context: &egui::Context, in_game: bool) -> Option<Command> {
    // Those with modifiers first: a shortcut without them would take their key.
    let keyed = |with: bool| {
        COMMANDS.iter().filter(move |entry| {
            entry.key.is_some_and(|key| key.modifiers.any() == with) && (in_game || !entry.in_game)
        })
    };
    // Longer shortcuts before their parts.
    let mut order: Vec<&Entry> = keyed(true).collect();
    order.sort_by_key(|entry| !entry.key.is_some_and(|key| key.modifiers.shift));
    order.extend(keyed(false));
    context
        .input_mut(|input| {
            order
                .into_iter()
                .find(|entry| entry.key.is_some_and(|key| input.consume_shortcut(&key)))
        })
        .map(|entry| entry.command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_given_once_and_every_name_too() {
        for (i, a) in COMMANDS.iter().enumerate() {
            for b in &COMMANDS[i + 1..] {
                assert!(a.key.is_none() || a.key != b.key, "{} and {}", a.name, b.name);
                assert!(a.name != b.name && a.command != b.command);
            }
        }
    }
}
