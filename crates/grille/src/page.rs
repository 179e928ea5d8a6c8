//! What stands before, between and after the pieces of an output, so that all
//! of it together is one file.

use grille_formats::Frame;
use grille_formats::nonogram::Format;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// An output of pieces.
pub struct Page {
    frame: Frame,
    /// Whether there may be more than one piece.
    many: bool,
    started: AtomicBool,
}

impl Page {
    /// Pieces with this between them.
    pub fn separated(between: &'static str) -> Page {
        let frame = Frame { before: "", between, after: "" };
        Page { frame, many: true, started: AtomicBool::new(false) }
    }

    /// A file of this format.
    pub fn of(format: &Format) -> Page {
        match format.many {
            Some(frame) => Page { frame, ..Page::separated("") },
            None => Page { many: false, ..Page::separated("") },
        }
    }

    /// What to write between two pieces; none if there may be only one.
    pub fn between(&self) -> Option<&'static str> {
        self.many.then_some(self.frame.between)
    }

    /// What to write after the last piece.
    pub fn end(&self) -> &'static str {
        if self.started.load(Ordering::Relaxed) { self.frame.after } else { "" }
    }

    /// What to write before the next piece; none if there may not be another.
    fn lead(&self) -> Option<&'static str> {
        match self.started.swap(true, Ordering::Relaxed) {
            false => Some(self.frame.before),
            true => self.between(),
        }
    }
}

/// Writes one piece: before its first byte comes what leads to it. A piece too
/// many is swallowed.
pub struct Piece<'a, W> {
    page: &'a Page,
    out: W,
    state: State,
}

#[derive(PartialEq)]
enum State {
    Fresh,
    Begun,
    TooMany,
}

impl<'a, W: Write> Piece<'a, W> {
    /// The next piece of a page, on this output.
    pub fn new(page: &'a Page, out: W) -> Piece<'a, W> {
        Piece { page, out, state: State::Fresh }
    }

    /// Whether it was one too many.
    pub fn is_too_many(&self) -> bool {
        self.state == State::TooMany
    }
}

impl<W: Write> Write for Piece<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.state == State::Fresh && !bytes.is_empty() {
            self.state = match self.page.lead() {
                Some(lead) => {
                    self.out.write_all(lead.as_bytes())?;
                    State::Begun
                }
                None => State::TooMany,
            };
        }
        if self.state == State::TooMany { Ok(bytes.len()) } else { self.out.write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(page: &Page, pieces: &[&str]) -> (String, bool) {
        let mut out = Vec::new();
        let mut too_many = false;
        for text in pieces {
            let mut piece = Piece::new(page, &mut out);
            piece.write_all(text.as_bytes()).unwrap();
            too_many |= piece.is_too_many();
        }
        out.extend(page.end().bytes());
        (String::from_utf8(out).unwrap(), too_many)
    }

    #[test]
    fn pieces_are_framed_once() {
        let many = grille_formats::find("non").unwrap();
        assert_eq!(written(&Page::of(many), &["a\n", "", "b\n"]), ("a\n====\nb\n".into(), false));
        let one = grille_formats::find("picture").unwrap();
        assert_eq!(written(&Page::of(one), &["a\n", "b\n"]), ("a\n".into(), true));
        assert_eq!(written(&Page::separated("\n"), &[]), (String::new(), false));
    }
}
