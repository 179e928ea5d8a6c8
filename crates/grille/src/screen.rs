//! What the program writes to: its output and its complaints, with colours
//! where they are wanted, and how wide it may be.

use anstream::{AutoStream, ColorChoice};
use grille_words::Paint;
use std::io::{self, IsTerminal, Write};

/// Standard output and standard error.
pub struct Screen {
    out: Paint,
    err: Paint,
}

impl Screen {
    /// The screen as the environment describes it (`NO_COLOR` and the like).
    pub fn new() -> Screen {
        let paint = |choice| match choice {
            ColorChoice::Never => Paint::Plain,
            _ => Paint::Coloured,
        };
        Screen {
            out: paint(AutoStream::choice(&io::stdout())),
            err: paint(AutoStream::choice(&io::stderr())),
        }
    }

    /// Whether the output is coloured.
    pub fn out_paint(&self) -> Paint {
        self.out
    }

    /// Whether complaints are coloured.
    pub fn err_paint(&self) -> Paint {
        self.err
    }

    /// The output. Escape codes are only written where they are wanted, so none need be taken out.
    pub fn out(&self) -> io::StdoutLock<'static> {
        io::stdout().lock()
    }

    /// How many characters fit beside each other.
    pub fn width(&self) -> usize {
        let tty = io::stdout().is_terminal();
        let size = if tty { terminal_size::terminal_size() } else { None };
        size.map_or(100, |(terminal_size::Width(width), _)| usize::from(width))
    }

    /// Tells what is wrong, in one line.
    pub fn complain(&self, what: &str) {
        self.note(&format!("grille: {what}\n"));
    }

    /// Says something beside the output. Nobody can be told if this fails.
    pub fn note(&self, text: &str) {
        let _ = io::stderr().lock().write_all(text.as_bytes());
    }
}
