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
    /// A folder for the shelves.
    Folder,
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
    /// Suppose the contrary instead.
    Other,
    /// Keep what both ways agree on.
    Agree,
    /// Solve from here.
    Solve,
    /// Watch a method, or stop watching.
    Watch,
    /// The watched method goes on by itself, or rests.
    Run,
    /// It makes one step.
    Step,
    /// It goes on to its next guess.
    Guess,
    /// It goes on to its end.
    End,
    /// Stop and start the clock.
    Pause,
    /// See more closely.
    ZoomIn,
    /// See more.
    ZoomOut,
    /// See everything.
    ZoomFit,
    /// Let wheel and fingers neither zoom nor move the board.
    Lock,
    /// Day, night, or as the system.
    Theme,
    /// The other language.
    Language,
    /// What can be chosen.
    Settings,
    /// What all games come to.
    Statistics,
    /// Everything that can be done, to be searched.
    Palette,
    /// All keys.
    Keys,
    /// The rules, and what this is.
    About,
    /// The end.
    Quit,
}

/// When there is something for a command to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Always.
    Always,
    /// While a puzzle is on the table.
    Game,
    /// While the player writes.
    Sheet,
    /// While a method is watched.
    Watch,
}

impl When {
    /// Whether that is so in this situation, which is never [`When::Game`].
    fn holds(self, now: When) -> bool {
        self == When::Always || self == now || (self == When::Game && now != When::Always)
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
    /// When it can be asked for.
    pub when: When,
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
    when: When,
) -> Entry {
    Entry { command, name, icon, key, menu, when }
}

const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = CTRL.plus(Modifiers::SHIFT);

/// Every command.
pub const COMMANDS: &[Entry] = &[
    entry(Command::Library, "command-library", "⊞", key(Key::L), Menu::Game, When::Always),
    entry(Command::Open, "command-open", "📂", with(CTRL, Key::O), Menu::Game, When::Always),
    entry(Command::Folder, "command-folder", "🗀", None, Menu::Game, When::Always),
    entry(Command::New, "command-new", "🎲", with(CTRL, Key::N), Menu::Game, When::Always),
    entry(Command::Next, "command-next", "➡", with(CTRL, Key::ArrowRight), Menu::Game, When::Game),
    entry(Command::Statistics, "command-statistics", "📊", None, Menu::Game, When::Always),
    entry(Command::Quit, "command-quit", "✖", with(CTRL, Key::Q), Menu::Game, When::Always),
    entry(Command::Undo, "command-undo", "⟲", with(CTRL, Key::Z), Menu::Edit, When::Sheet),
    entry(Command::Redo, "command-redo", "⟳", with(SHIFT, Key::Z), Menu::Edit, When::Sheet),
    entry(Command::Restart, "command-restart", "⏮", None, Menu::Edit, When::Sheet),
    entry(Command::Tool, "command-tool", "✏", key(Key::T), Menu::Edit, When::Sheet),
    entry(Command::Suppose, "command-suppose", "❓", key(Key::A), Menu::Edit, When::Sheet),
    entry(Command::Keep, "command-keep", "✔", key(Key::K), Menu::Edit, When::Sheet),
    entry(Command::Drop, "command-drop", "🗑", key(Key::D), Menu::Edit, When::Sheet),
    entry(Command::Other, "command-other", "🔀", key(Key::O), Menu::Edit, When::Sheet),
    entry(Command::Agree, "command-agree", "⚖", key(Key::B), Menu::Edit, When::Sheet),
    entry(Command::Pause, "command-pause", "⏸", key(Key::P), Menu::Edit, When::Sheet),
    entry(Command::Hint, "command-hint", "💡", key(Key::H), Menu::Help, When::Sheet),
    entry(Command::TakeHint, "command-take-hint", "✅", key(Key::J), Menu::Help, When::Sheet),
    entry(Command::Check, "command-check", "🔍", key(Key::C), Menu::Help, When::Sheet),
    entry(Command::Rewind, "command-rewind", "⏪", key(Key::R), Menu::Help, When::Sheet),
    entry(Command::Solve, "command-solve", "★", with(CTRL, Key::Enter), Menu::Help, When::Sheet),
    entry(Command::About, "command-about", "ℹ", key(Key::F1), Menu::Help, When::Always),
    entry(Command::Keys, "command-keys", "⌨", key(Key::F2), Menu::Help, When::Always),
    entry(Command::Palette, "command-palette", "⌘", with(CTRL, Key::P), Menu::Help, When::Always),
    entry(Command::Watch, "command-watch", "👁", key(Key::W), Menu::Watch, When::Game),
    entry(Command::Run, "command-run", "▶", key(Key::Space), Menu::Watch, When::Watch),
    entry(Command::Step, "command-step", "⏵", key(Key::ArrowRight), Menu::Watch, When::Watch),
    entry(Command::Guess, "command-guess", "⏩", key(Key::G), Menu::Watch, When::Watch),
    entry(Command::End, "command-end", "⏭", key(Key::E), Menu::Watch, When::Watch),
    entry(Command::ZoomIn, "command-zoom-in", "➕", key(Key::Plus), Menu::View, When::Game),
    entry(Command::ZoomOut, "command-zoom-out", "➖", key(Key::Minus), Menu::View, When::Game),
    entry(Command::ZoomFit, "command-zoom-fit", "⛶", key(Key::Num0), Menu::View, When::Game),
    entry(Command::Lock, "command-lock", "🔒", None, Menu::View, When::Game),
    entry(Command::Theme, "command-theme", "☀", None, Menu::View, When::Always),
    entry(Command::Language, "command-language", "🌐", None, Menu::View, When::Always),
    entry(
        Command::Settings,
        "command-settings",
        "⚙",
        with(CTRL, Key::Comma),
        Menu::View,
        When::Always,
    ),
];

impl Command {
    /// Its line of the table.
    pub fn entry(self) -> &'static Entry {
        COMMANDS.iter().find(|entry| entry.command == self).expect("every command has a line")
    }

    /// Whether it can be asked for in this situation.
    pub fn fits(self, now: When) -> bool {
        self.entry().when.holds(now)
    }
}

impl Entry {
    /// Its key, as the system writes it.
    pub fn key_text(&self, context: &egui::Context) -> String {
        self.key.map(|key| context.format_shortcut(&key)).unwrap_or_default()
    }
}

/// The command of a key that was pressed in this frame, if any.
pub fn pressed(context: &egui::Context, now: When) -> Option<Command> {
    // Those with modifiers first: a shortcut without them would take their key.
    let keyed = |with: bool| {
        COMMANDS.iter().filter(move |entry| {
            entry.key.is_some_and(|key| key.modifiers.any() == with) && entry.when.holds(now)
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
                let together = [When::Always, When::Sheet, When::Watch]
                    .iter()
                    .any(|&now| a.when.holds(now) && b.when.holds(now));
                let clash = together && a.key.is_some() && a.key == b.key;
                assert!(!clash, "{} and {}", a.name, b.name);
                assert!(a.name != b.name && a.command != b.command);
            }
        }
    }
}
