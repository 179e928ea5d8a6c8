//! What the program writes to: its output and its complaints, with colours
//! where they are wanted, and how wide it may be.

use crate::closed;
use anstream::{AutoStream, ColorChoice};
use grille_words::{Paint, visible, visible_painted};
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

    /// The output, for everything that a person may read: hidden characters are shown.
    pub fn out(&self) -> Shown<io::StdoutLock<'static>> {
        Shown { out: io::stdout().lock(), check: closed::check, is_shown: true, paint: self.out }
    }

    /// The output, for files of puzzles and the like: as they are, unless a terminal would take
    /// a part of them for commands.
    pub fn data(&self) -> Shown<io::StdoutLock<'static>> {
        Shown { is_shown: io::stdout().is_terminal(), paint: Paint::Plain, ..self.out() }
    }

    /// Writes what is still held back; a full disk may be noticed only here.
    pub fn flush(&self) -> io::Result<()> {
        io::stdout().lock().flush()
    }

    /// How many characters fit beside each other.
    pub fn width(&self) -> usize {
        let tty = io::stdout().is_terminal();
        let size = if tty { terminal_size::terminal_size() } else { None };
        size.map_or(100, |(terminal_size::Width(width), _)| usize::from(width))
    }

    /// Tells what is wrong, in one line.
    pub fn complain(&self, what: &str) {
        self.note(&format!("grille: {}\n", visible(what)));
    }

    /// Says something beside the output. Nobody can be told if this fails.
    pub fn note(&self, text: &str) {
        let err = io::stderr().lock();
        let check = || Ok(());
        let mut shown = Shown { out: err, check, is_shown: true, paint: self.err };
        let _ = shown.write_all(text.as_bytes());
    }
}

/// An output on which hidden characters are shown: see [`visible`].
pub struct Shown<W> {
    out: W,
    /// What is wrong with it from the beginning.
    check: fn() -> io::Result<()>,
    is_shown: bool,
    paint: Paint,
}

impl<W: Write> Write for Shown<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.check)()?;
        let text = std::str::from_utf8(bytes).ok().filter(|_| self.is_shown);
        match (text, self.paint) {
            (None, _) => self.out.write_all(bytes)?,
            (Some(text), Paint::Plain) => self.out.write_all(visible(text).as_bytes())?,
            (Some(text), Paint::Coloured) => {
                self.out.write_all(visible_painted(text).as_bytes())?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_visible_whatever_it_is() {
        let written = |is_shown, paint, text: &str| {
            let mut shown = Shown { out: Vec::new(), check: || Ok(()), is_shown, paint };
            shown.write_all(text.as_bytes()).unwrap();
            String::from_utf8(shown.out).unwrap()
        };
        let text = "\u{1b}[31mred\u{9b}2J\n";
        assert_eq!(written(true, Paint::Plain, text), "\\u001b[31mred\\u009b2J\n");
        assert_eq!(written(true, Paint::Coloured, text), "\u{1b}[31mred\\u009b2J\n");
        assert_eq!(written(false, Paint::Plain, text), text);
    }
}
