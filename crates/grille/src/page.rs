//! What stands before, between and after the pieces of an output, so that all
//! of it together is one file.

use grille_formats::{Frame, GameFormat};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// An output of pieces.
pub struct Page {
    frame: Frame,
    /// Whether there may be more than one piece.
    many: bool,
    started: AtomicBool,
    /// Whether the last piece stands close to others.
    is_close: AtomicBool,
}

impl Page {
    /// Pieces with this between them.
    pub fn separated(between: &'static str) -> Page {
        let frame = Frame { before: "", between, after: "" };
        let (started, is_close) = (AtomicBool::new(false), AtomicBool::new(false));
        Page { frame, many: true, started, is_close }
    }

    /// A file of this format.
    pub fn of(format: GameFormat) -> Page {
        match format.many() {
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

    /// What to write before the next piece; none if there may not be another. Between two
    /// pieces that stand close is nothing.
    fn lead(&self, close: bool) -> Option<&'static str> {
        let was_close = self.is_close.swap(close, Ordering::Relaxed);
        match self.started.swap(true, Ordering::Relaxed) {
            false => Some(self.frame.before),
            true if close && was_close => Some(""),
            true => self.between(),
        }
    }
}

/// Writes one piece: before its first byte comes what leads to it. A piece too
/// many is swallowed.
pub struct Piece<'a, W> {
    page: &'a Page,
    out: W,
    close: bool,
    state: State,
}

#[derive(PartialEq)]
enum State {
    Fresh,
    Begun,
    TooMany,
}

impl<'a, W: Write> Piece<'a, W> {
    /// The next piece of a page, on this output, close to others or not.
    pub fn new(page: &'a Page, out: W, close: bool) -> Piece<'a, W> {
        Piece { page, out, close, state: State::Fresh }
    }

    /// Whether it was one too many.
    pub fn is_too_many(&self) -> bool {
        self.state == State::TooMany
    }
}

impl<W: Write> Write for Piece<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.state == State::Fresh && !bytes.is_empty() {
            self.state = match self.page.lead(self.close) {
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

    fn written(page: &Page, pieces: &[(&str, bool)]) -> (String, bool) {
        let mut out = Vec::new();
        let mut too_many = false;
        for (text, close) in pieces {
            let mut piece = Piece::new(page, &mut out, *close);
            piece.write_all(text.as_bytes()).unwrap();
            too_many |= piece.is_too_many();
        }
        out.extend(page.end().bytes());
        (String::from_utf8(out).unwrap(), too_many)
    }

    #[test]
    fn pieces_are_framed_once() {
        let (a, b) = (("a\n", false), ("b\n", false));
        let many = GameFormat::find("non").unwrap();
        let pieces = [a, ("", false), b];
        assert_eq!(written(&Page::of(many), &pieces), ("a\n====\nb\n".into(), false));
        let one = GameFormat::find("picture").unwrap();
        assert_eq!(written(&Page::of(one), &[a, b]), ("a\n".into(), true));
        assert_eq!(written(&Page::separated("\n"), &[]), (String::new(), false));
    }

    #[test]
    fn pieces_that_stand_close_have_nothing_between_them() {
        let pieces = [("a\n", false), ("b\n", true), ("c\n", true), ("d\n", false)];
        let page = Page::separated("\n");
        assert_eq!(written(&page, &pieces), ("a\n\nb\nc\n\nd\n".into(), false));
    }
}
