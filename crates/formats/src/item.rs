//! A puzzle inside the program. Each game has its list of them: `nonogram/collection.rs`,
//! `sudoku/collection.rs`.

/// A puzzle of the collection.
pub struct Item<P> {
    /// Its name on the command line, and in the words.
    pub name: &'static str,
    /// Its file.
    pub text: &'static str,
    /// How its file is read; a test reads them all.
    pub(crate) read: fn(&'static str) -> P,
}

impl<P> Item<P> {
    /// The puzzle.
    pub fn puzzle(&self) -> P {
        (self.read)(self.text)
    }
}
