//! The screens: each has a name, and the commands that mean something on it.

use crate::command::{Command, ForTable, ForWindow};

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
}

/// Commands of every screen.
const EVERYWHERE: &[ForWindow] = &[
    ForWindow::Library,
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

/// The puzzles to choose from.
pub const LIBRARY: Screen =
    Screen { name: "library", commands: &[Command::Window(ForWindow::Continue)] };

/// The player writes.
pub const SHEET: Screen = Screen {
    name: "sheet",
    commands: &[
        Command::Window(ForWindow::Next),
        Command::Window(ForWindow::Lock),
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
        Command::Window(ForWindow::Lock),
        table(ForTable::Back),
        table(ForTable::Watch),
        table(ForTable::Run),
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
        Command::Window(ForWindow::Lock),
        table(ForTable::Back),
        table(ForTable::Solve),
        table(ForTable::Watch),
        table(ForTable::ZoomIn),
        table(ForTable::ZoomOut),
        table(ForTable::ZoomFit),
    ],
};

/// Every screen.
pub const SCREENS: &[&Screen] = &[&LIBRARY, &SHEET, &WATCH, &SOLUTION];

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
                .filter(|entry| screen.has(entry.command))
                .flat_map(|entry| entry.keys.iter().map(|key| (*key, entry.name)))
                .collect();
            while let Some((key, name)) = keys.pop() {
                let other = keys.iter().find(|(own, _)| *own == key);
                assert_eq!(other, None, "{name} on the screen {}", screen.name);
            }
        }
    }
}
