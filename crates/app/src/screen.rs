//! The screens: each has a name, and the commands that mean something on it.

use crate::command::{Command, ForStudio, ForTable, ForWindow};
use egui::KeyboardShortcut;

/// A screen.
#[derive(Debug)]
pub struct Screen {
    /// Its name.
    pub name: &'static str,
    /// The commands of its own, beside those that are everywhere.
    commands: &'static [Command],
}

impl Screen {
    /// Whether a command means something here.
    pub fn has(&self, command: Command) -> bool {
        EVERYWHERE.iter().any(|own| Command::Window(*own) == command)
            || self.commands.contains(&command)
    }

    /// Whether it is one of the studio's.
    pub fn is_of_studio(&self) -> bool {
        self.commands.iter().any(|command| matches!(command, Command::Studio(_)))
    }

    /// Whether a key of a command means that command here: a screen's own commands have their
    /// keys before those that are everywhere.
    pub fn hears(&self, command: Command, key: &KeyboardShortcut) -> bool {
        let is_taken = || self.commands.iter().any(|own| own.entry().keys.contains(key));
        self.commands.contains(&command) || (self.has(command) && !is_taken())
    }
}

/// Commands of every screen.
const EVERYWHERE: &[ForWindow] = &[
    ForWindow::Library,
    ForWindow::Studio,
    ForWindow::Clues,
    ForWindow::Import,
    ForWindow::Daily,
    ForWindow::Open,
    ForWindow::Folder,
    ForWindow::New,
    ForWindow::Statistics,
    ForWindow::Quit,
    ForWindow::About,
    ForWindow::Keys,
    ForWindow::Palette,
    ForWindow::Fullscreen,
    ForWindow::Theme,
    ForWindow::Language,
    ForWindow::Settings,
];

const fn table(command: ForTable) -> Command {
    Command::Table(command)
}

const fn studio(command: ForStudio) -> Command {
    Command::Studio(command)
}

/// The puzzles to choose from.
pub const LIBRARY: Screen =
    Screen { name: "library", commands: &[Command::Window(ForWindow::Continue)] };

/// The player writes.
pub const SHEET: Screen = Screen {
    name: "sheet",
    commands: &[
        Command::Window(ForWindow::Next),
        Command::Window(ForWindow::Share),
        Command::Window(ForWindow::Lock),
        table(ForTable::Back),
        table(ForTable::Undo),
        table(ForTable::Redo),
        table(ForTable::Erase),
        table(ForTable::Notes),
        table(ForTable::DigitNotes),
        table(ForTable::Restart),
        table(ForTable::Tool),
        table(ForTable::Suppose),
        table(ForTable::Keep),
        table(ForTable::Drop),
        table(ForTable::Other),
        table(ForTable::Agree),
        table(ForTable::Pause),
        table(ForTable::Hint),
        table(ForTable::TakeHint),
        table(ForTable::Check),
        table(ForTable::Rewind),
        table(ForTable::Solve),
        table(ForTable::Watch),
        table(ForTable::ZoomIn),
        table(ForTable::ZoomOut),
        table(ForTable::ZoomFit),
    ],
};

/// A method is watched.
pub const WATCH: Screen = Screen {
    name: "watch",
    commands: &[
        Command::Window(ForWindow::Next),
        Command::Window(ForWindow::Share),
        Command::Window(ForWindow::Lock),
        table(ForTable::Back),
        table(ForTable::Watch),
        table(ForTable::Run),
        table(ForTable::First),
        table(ForTable::StepBack),
        table(ForTable::Step),
        table(ForTable::Guess),
        table(ForTable::End),
        table(ForTable::ZoomIn),
        table(ForTable::ZoomOut),
        table(ForTable::ZoomFit),
    ],
};

/// Solutions are shown.
pub const SOLUTION: Screen = Screen {
    name: "solution",
    commands: &[
        Command::Window(ForWindow::Next),
        Command::Window(ForWindow::Share),
        Command::Window(ForWindow::Lock),
        table(ForTable::Back),
        table(ForTable::Solve),
        table(ForTable::Watch),
        table(ForTable::ZoomIn),
        table(ForTable::ZoomOut),
        table(ForTable::ZoomFit),
    ],
};

/// The drawings to go on with.
pub const DRAWINGS: Screen = Screen { name: "drawings", commands: &[studio(ForStudio::Create)] };

/// A picture is drawn.
pub const EASEL: Screen = Screen {
    name: "easel",
    commands: &[
        studio(ForStudio::Pen),
        studio(ForStudio::Eraser),
        studio(ForStudio::Line),
        studio(ForStudio::Rectangle),
        studio(ForStudio::Ellipse),
        studio(ForStudio::Bucket),
        studio(ForStudio::Replace),
        studio(ForStudio::Text),
        studio(ForStudio::Select),
        studio(ForStudio::Pick),
        studio(ForStudio::Guard),
        studio(ForStudio::Filled),
        studio(ForStudio::Mirror),
        studio(ForStudio::Undo),
        studio(ForStudio::Redo),
        studio(ForStudio::SelectAll),
        studio(ForStudio::Clear),
        studio(ForStudio::Duplicate),
        studio(ForStudio::FlipAcross),
        studio(ForStudio::FlipDown),
        studio(ForStudio::TurnLeft),
        studio(ForStudio::TurnRight),
        studio(ForStudio::Invert),
        studio(ForStudio::ShiftLeft),
        studio(ForStudio::ShiftRight),
        studio(ForStudio::ShiftUp),
        studio(ForStudio::ShiftDown),
        studio(ForStudio::Resize),
        studio(ForStudio::About),
        studio(ForStudio::Reference),
        studio(ForStudio::Check),
        studio(ForStudio::Other),
        studio(ForStudio::NextRepair),
        studio(ForStudio::TakeRepair),
        studio(ForStudio::Try),
        studio(ForStudio::Save),
        studio(ForStudio::Create),
        studio(ForStudio::Drawings),
        studio(ForStudio::ZoomIn),
        studio(ForStudio::ZoomOut),
        studio(ForStudio::ZoomFit),
    ],
};

/// Clues are typed.
pub const CLUES: Screen = Screen {
    name: "clues",
    commands: &[
        studio(ForStudio::Undo),
        studio(ForStudio::Redo),
        studio(ForStudio::Try),
        studio(ForStudio::Save),
        studio(ForStudio::Drawings),
    ],
};

/// A picture becomes a puzzle.
pub const IMPORT: Screen = Screen {
    name: "import",
    commands: &[studio(ForStudio::Try), studio(ForStudio::Save), studio(ForStudio::Drawings)],
};

/// Every screen.
pub const SCREENS: &[&Screen] =
    &[&LIBRARY, &SHEET, &WATCH, &SOLUTION, &DRAWINGS, &EASEL, &CLUES, &IMPORT];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::COMMANDS;

    #[test]
    fn every_command_means_something_on_a_screen() {
        for entry in COMMANDS {
            assert!(SCREENS.iter().any(|screen| screen.has(entry.command)), "{}", entry.name);
        }
    }

    #[test]
    fn no_key_has_two_meanings_on_a_screen() {
        for screen in SCREENS {
            let mut keys: Vec<_> = COMMANDS
                .iter()
                .flat_map(|entry| entry.keys.iter().map(move |key| (entry, *key)))
                .filter(|(entry, key)| screen.hears(entry.command, key))
                .map(|(entry, key)| (key, entry.name))
                .collect();
            while let Some((key, name)) = keys.pop() {
                let other = keys.iter().find(|(own, _)| *own == key);
                assert_eq!(other, None, "{name} on the screen {}", screen.name);
            }
        }
    }
}
