//! Everything that can be done, once: its name in the words, its sign, its key, its menu,
//! and who does it. Buttons, menus, the palette and the list of keys all read this table;
//! what a command does is matched exhaustively, by the window or by the table.

use crate::screen::Screen;
use crate::theme::Icon;
use egui::{Event, Key, KeyboardShortcut, Modifiers};
use grille_words::{Words, say};

/// Something that the player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// The window does it.
    Window(ForWindow),
    /// The puzzle on the table does it.
    Table(ForTable),
    /// The studio does it.
    Studio(ForStudio),
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

impl From<ForStudio> for Command {
    fn from(command: ForStudio) -> Command {
        Command::Studio(command)
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
    /// What a drawing is drawn with.
    Tools,
    /// What is done to a drawing as a whole.
    Drawing,
    /// What it looks like.
    View,
}

/// The menus, with the keys of their names.
pub const MENUS: &[(Menu, &str)] = &[
    (Menu::Game, "menu-game"),
    (Menu::Edit, "menu-edit"),
    (Menu::Help, "menu-help"),
    (Menu::Watch, "menu-watch"),
    (Menu::Tools, "menu-tools"),
    (Menu::Drawing, "menu-drawing"),
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
    /// Its keys; the first is the one that is shown.
    pub keys: &'static [KeyboardShortcut],
    /// Its menu.
    pub menu: Menu,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = CTRL.plus(Modifiers::SHIFT);

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn with(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

/// Declares the commands with their lines of the table, so that none is without one.
macro_rules! commands {
    ($($(#[$about:meta])* $kind:ident $who:ident {
        $($(#[$doc:meta])* $command:ident $name:literal $icon:ident $keys:expr, $menu:ident;)*
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
            keys: &$keys,
            menu: Menu::$menu,
        }),*),*];
    };
}

commands! {
    /// What the puzzle on the table does.
    ForTable Table {
        /// Take back.
        Undo "command-undo" Undo [with(CTRL, Key::Z)], Edit;
        /// Make again.
        Redo "command-redo" Redo [with(SHIFT, Key::Z), with(CTRL, Key::Y)], Edit;
        /// Erase what the player is at.
        Erase "command-erase" Erase [], Edit;
        /// Note everything that is possible.
        Notes "command-notes" MarkCorner [key(Key::M)], Edit;
        /// Note one digit everywhere it is possible.
        DigitNotes "command-digit-notes" MarkCentre [key(Key::N)], Edit;
        /// Wipe the sheet.
        Restart "command-restart" Restart [], Edit;
        /// Fill or cross out with the main button.
        Tool "command-tool" Pen [key(Key::T)], Edit;
        /// Begin to suppose something.
        Suppose "command-suppose" Suppose [key(Key::A)], Edit;
        /// Keep what was supposed.
        Keep "command-keep" Keep [key(Key::K)], Edit;
        /// Take back what was supposed.
        Drop "command-drop" Drop [key(Key::D)], Edit;
        /// Suppose the contrary instead.
        Other "command-other" Contrary [key(Key::O)], Edit;
        /// Keep what both ways agree on.
        Agree "command-agree" Agree [key(Key::B)], Edit;
        /// Stop and start the clock.
        Pause "command-pause" Pause [key(Key::P)], Edit;
        /// A step of a hint.
        Hint "command-hint" Hint [key(Key::H)], Help;
        /// Write down what the hint says.
        TakeHint "command-take-hint" Take [key(Key::J)], Help;
        /// Look for mistakes.
        Check "command-check" Check [key(Key::C)], Help;
        /// Back to the last board that can be completed.
        Rewind "command-rewind" Rewind [key(Key::R)], Help;
        /// Solve from here.
        Solve "command-solve" Solve [with(CTRL, Key::Enter)], Help;
        /// From a solution or a watched method back to the player's board.
        Back "command-back" ChevronLeft [key(Key::Escape)], Edit;
        /// Watch a method, or stop watching.
        Watch "command-watch" Watch [key(Key::W)], Watch;
        /// The watched method goes on by itself, or rests.
        Run "command-run" Play [key(Key::Space)], Watch;
        /// To its beginning.
        First "command-first" Rewind [key(Key::Home)], Watch;
        /// A step is taken back.
        StepBack "command-step-back" ChevronLeft [key(Key::ArrowLeft)], Watch;
        /// It makes one step.
        Step "command-step" Step [key(Key::ArrowRight)], Watch;
        /// It goes on to its next guess.
        Guess "command-guess" NextGuess [key(Key::G)], Watch;
        /// It goes on to its end.
        End "command-end" End [key(Key::E)], Watch;
        /// See more closely.
        ZoomIn "command-zoom-in" ZoomIn [key(Key::Plus)], View;
        /// See more.
        ZoomOut "command-zoom-out" ZoomOut [key(Key::Minus)], View;
        /// See everything.
        ZoomFit "command-zoom-fit" ZoomFit [key(Key::Num0)], View;
    }
    /// What the studio does.
    ForStudio Studio {
        /// Draws cell by cell.
        Pen "studio-pen" Pen [key(Key::P)], Tools;
        /// Makes cells the background.
        Eraser "studio-eraser" Erase [key(Key::E)], Tools;
        /// A straight line.
        Line "studio-line" Line [key(Key::L)], Tools;
        /// A rectangle.
        Rectangle "studio-rectangle" Rectangle [key(Key::R)], Tools;
        /// An ellipse.
        Ellipse "studio-ellipse" Ellipse [key(Key::O)], Tools;
        /// Cells of one colour that touch.
        Bucket "studio-bucket" Bucket [key(Key::F)], Tools;
        /// Every cell of one colour.
        Replace "studio-replace" Contrary [key(Key::J)], Tools;
        /// Letters.
        Text "studio-text" Text [key(Key::T)], Tools;
        /// A part of the picture.
        Select "studio-select" Select [key(Key::S)], Tools;
        /// The ink of a cell.
        Pick "studio-pick" Pick [key(Key::I)], Tools;
        /// Cells that mending leaves alone.
        Guard "studio-guard" Lock [key(Key::K)], Tools;
        /// Shapes as outlines or filled.
        Filled "studio-filled" Fill [key(Key::G)], Tools;
        /// Both sides at once.
        Mirror "studio-mirror" Mirror [key(Key::M)], Tools;
        /// Takes back.
        Undo "command-undo" Undo [with(CTRL, Key::Z)], Drawing;
        /// Makes again.
        Redo "command-redo" Redo [with(SHIFT, Key::Z), with(CTRL, Key::Y)], Drawing;
        /// Everything is selected.
        SelectAll "studio-select-all" Select [with(CTRL, Key::A)], Drawing;
        /// Nothing is selected, or what is selected is emptied.
        Clear "studio-clear" Drop [key(Key::Delete), key(Key::Backspace)], Drawing;
        /// A copy of what is selected.
        Duplicate "studio-duplicate" New [key(Key::D)], Drawing;
        /// Left becomes right.
        FlipAcross "studio-flip-across" Mirror [key(Key::H)], Drawing;
        /// Top becomes bottom.
        FlipDown "studio-flip-down" FlipDown [key(Key::V)], Drawing;
        /// A quarter to the left.
        TurnLeft "studio-turn-left" TurnLeft [key(Key::Q)], Drawing;
        /// A quarter to the right.
        TurnRight "studio-turn-right" TurnRight [key(Key::W)], Drawing;
        /// Ink and background change places.
        Invert "studio-invert" Invert [with(CTRL, Key::I)], Drawing;
        /// A column to the left; what falls off comes in at the other side.
        ShiftLeft "studio-shift-left" ChevronLeft [with(CTRL, Key::ArrowLeft)], Drawing;
        /// A column to the right.
        ShiftRight "studio-shift-right" ChevronRight [with(CTRL, Key::ArrowRight)], Drawing;
        /// A row up.
        ShiftUp "studio-shift-up" ChevronUp [with(CTRL, Key::ArrowUp)], Drawing;
        /// A row down.
        ShiftDown "studio-shift-down" ChevronDown [with(CTRL, Key::ArrowDown)], Drawing;
        /// Rows and columns more or less, on any side.
        Resize "studio-resize" Crop [with(CTRL, Key::R)], Drawing;
        /// Title, author and the like.
        About "studio-about" Certificate [with(CTRL, Key::T)], Drawing;
        /// A picture underneath, to draw after.
        Reference "studio-reference" Image [], Drawing;
        /// Whether the puzzle is looked at after every stroke.
        Check "studio-check" Check [key(Key::C)], Drawing;
        /// The other solution, or one's own again.
        Other "studio-other" Contrary [key(Key::A)], Drawing;
        /// The next way to mend it.
        NextRepair "studio-next-repair" Repair [], Drawing;
        /// That way is taken.
        TakeRepair "studio-take-repair" Take [], Drawing;
        /// The puzzle is played.
        Try "studio-try" Play [with(CTRL, Key::Enter)], Drawing;
        /// The puzzle becomes a file.
        Save "studio-save" Share [with(CTRL, Key::S)], Drawing;
        /// Another drawing.
        Create "studio-create" New [with(CTRL, Key::N)], Drawing;
        /// All drawings.
        Drawings "studio-drawings" Library [], Drawing;
        /// See more closely.
        ZoomIn "command-zoom-in" ZoomIn [key(Key::Plus)], View;
        /// See more.
        ZoomOut "command-zoom-out" ZoomOut [key(Key::Minus)], View;
        /// See everything.
        ZoomFit "command-zoom-fit" ZoomFit [key(Key::Num0)], View;
    }
    /// What the window does.
    ForWindow Window {
        /// Back to the puzzles.
        Library "command-library" Library [key(Key::L)], Game;
        /// Where puzzles are made.
        Studio "command-studio" Pen [with(CTRL, Key::D)], Game;
        /// Clues are typed in.
        Clues "command-clues" Keys [with(CTRL, Key::E)], Game;
        /// A picture becomes a puzzle.
        Import "command-import" Image [with(SHIFT, Key::I)], Game;
        /// The puzzle that was played last.
        Continue "command-continue" Play [key(Key::Escape)], Game;
        /// The puzzle of the day.
        Daily "command-daily" Calendar [], Game;
        /// A file.
        Open "command-open" Open [with(CTRL, Key::O)], Game;
        /// A folder for the shelves.
        Folder "command-folder" Folder [], Game;
        /// A random puzzle.
        New "command-new" Random [with(CTRL, Key::N)], Game;
        /// The next puzzle of the shelf.
        Next "command-next" Next [with(CTRL, Key::ArrowRight)], Game;
        /// The puzzle as a code, a link and a picture.
        Share "command-share" Share [with(SHIFT, Key::S)], Game;
        /// What all games come to.
        Statistics "command-statistics" Statistics [], Game;
        /// The end.
        Quit "command-quit" Quit [with(CTRL, Key::Q)], Game;
        /// The rules, and what this is.
        About "command-about" About [key(Key::F1)], Help;
        /// All keys.
        Keys "command-keys" Keys [key(Key::F2)], Help;
        /// Everything that can be done, to be searched.
        Palette "command-palette" Command [with(CTRL, Key::K), with(CTRL, Key::P)], Help;
        /// Let wheel and fingers neither zoom nor move the board.
        Lock "command-lock" Lock [], View;
        /// The whole screen, or a window again.
        Fullscreen "command-fullscreen" ZoomFit [key(Key::F11)], View;
        /// Day, night, or as the system.
        Theme "command-theme" Night [], View;
        /// The other language.
        Language "command-language" Language [], View;
        /// What can be chosen.
        Settings "command-settings" Settings [with(CTRL, Key::Comma)], View;
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
    /// Its key, as people of that language call it.
    pub fn key_text(&self, words: &Words) -> String {
        self.keys.first().map(|key| key_name(words, key)).unwrap_or_default()
    }

    /// The same, unless the key does something else on this screen.
    pub fn key_text_on(&self, screen: &Screen, words: &Words) -> String {
        let heard = self.keys.iter().find(|key| screen.hears(self.command, key));
        heard.map(|key| key_name(words, key)).unwrap_or_default()
    }
}

/// What a key is called: "Ctrl+Shift+Z".
fn key_name(words: &Words, shortcut: &KeyboardShortcut) -> String {
    let modifiers = [
        (shortcut.modifiers.command || shortcut.modifiers.ctrl, "key-ctrl"),
        (shortcut.modifiers.alt, "key-alt"),
        (shortcut.modifiers.shift, "key-shift"),
    ];
    let mut name = String::new();
    for (_, key) in modifiers.iter().filter(|(is_held, _)| *is_held) {
        name += &say!(words, key);
        name.push('+');
    }
    name + &named_key(words, shortcut.logical_key.name())
}

/// A key by its name on English keyboards, as people of that language call it.
pub fn named_key(words: &Words, name: &str) -> String {
    match name {
        "Left" | "ArrowLeft" => "←".to_owned(),
        "Right" | "ArrowRight" => "→".to_owned(),
        "Up" | "ArrowUp" => "↑".to_owned(),
        "Down" | "ArrowDown" => "↓".to_owned(),
        "Plus" => "+".to_owned(),
        "Minus" => "−".to_owned(),
        "Comma" => ",".to_owned(),
        "Tab" => say!(words, "key-tab"),
        "Delete" => say!(words, "key-delete"),
        "Space" => say!(words, "key-space"),
        "Enter" => say!(words, "key-enter"),
        "Escape" => say!(words, "key-escape"),
        "Backspace" => say!(words, "key-backspace"),
        "⇧" => say!(words, "key-shift"),
        other => other.to_owned(),
    }
}

/// The commands of the keys that were pressed in this frame, of those that fit. A slow frame has
/// several keys, and each counts.
pub fn pressed(
    context: &egui::Context,
    fits: impl Fn(Command, &KeyboardShortcut) -> bool,
) -> Vec<Command> {
    let mut keyed: Vec<(Command, KeyboardShortcut)> = COMMANDS
        .iter()
        .flat_map(|entry| entry.keys.iter().map(|key| (entry.command, *key)))
        .filter(|(command, key)| fits(*command, key))
        .collect();
    // Longer shortcuts before their parts, which would take their key.
    keyed.sort_by_key(|(_, key)| (!key.modifiers.shift, !key.modifiers.any()));
    let command_of = |event: &Event| {
        let Event::Key { key, modifiers, pressed: true, .. } = event else { return None };
        let is_own = |(_, own): &&(Command, KeyboardShortcut)| {
            own.logical_key == *key && modifiers.matches_logically(own.modifiers)
        };
        keyed.iter().find(is_own).map(|(command, _)| *command)
    };
    let mut found = Vec::new();
    context.input_mut(|input| {
        input.events.retain(|event| {
            let command = command_of(event);
            found.extend(command);
            command.is_none()
        });
    });
    found
}
