//! Every sentence that a person reads, in English and French.
//!
//! The sentences live in `en/*.ftl` and `fr/*.ftl` (Fluent), one key each; a
//! test holds the two languages together and finds keys that no code uses.
//! Code says what it means with [`say!`], never with a sentence of its own.
//!
//! Each game has a folder (`nonogram`, `sudoku`); what both say the same way stands above
//! them. A front end that serves every game speaks through [`Spoken`].
//!
//! ```
//! use grille_engine::nonogram::cause::cause;
//! use grille_engine::nonogram::{Nonogram, Puzzle};
//! use grille_words::{Lang, Spoken, Words};
//!
//! let puzzle = Puzzle::black_and_white(&[&[3]], &[&[1], &[1]]).unwrap();
//! let cause = cause(&puzzle, &puzzle.board());
//! let said = |lang| <Nonogram as Spoken>::cause(&Words::new(lang), &cause, &puzzle);
//! assert_eq!(said(Lang::En), "the blocks of row 1 need 3 cells, and it has only 2");
//! assert_eq!(said(Lang::Fr), "les blocs de la ligne 1 demandent 3 cases, et elle n’en a que 2");
//! ```

mod certified;
mod game;
mod lang;
mod names;
mod nonogram;
mod picture;
mod problem;
mod report;
mod said;
mod spoken;
mod store;
mod sudoku;
mod system;
mod typeset;
mod visible;

pub use fluent_bundle::FluentValue;
pub use lang::Lang;
pub use names::capital;
pub use nonogram::INKS;
pub use report::{Paint, draw};
pub use spoken::Spoken;
pub use visible::{visible, visible_line, visible_painted};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};
use typeset::typeset;

/// A language, ready to speak.
///
/// Most runs of the program say one sentence, and reading all of them first would
/// take most of their time. So a sentence that is mere words is said as it stands in
/// its text, and for another one only its text is read, when it is first needed. A window says
/// the same sentences in every frame: where a key stands is looked for once.
pub struct Words {
    lang: Lang,
    /// The sentences of each text, once they are read.
    bundles: Vec<OnceLock<FluentBundle<FluentResource>>>,
    /// The keys that were looked for: the text of each, by number, and what stands there behind it.
    found: RwLock<HashMap<String, (usize, &'static str)>>,
    /// The text in which a key was found last: the next one is likely there too.
    last: AtomicUsize,
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Words {
        let bundles = lang.texts().iter().map(|_| OnceLock::new()).collect();
        Words { lang, bundles, found: RwLock::default(), last: AtomicUsize::new(0) }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a sentence of that key.
    pub fn has(&self, key: &str) -> bool {
        self.find(key).is_some_and(|(text, _)| self.bundle(text).has_message(key))
    }

    /// A whole number with its thousands apart.
    pub fn number(&self, number: &impl ToString) -> String {
        let (digits, between) = (number.to_string(), self.say("number-group", &[]));
        let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join(&between)
    }

    /// A number with so many digits after its point or comma.
    pub fn decimals(&self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}").replace('.', &self.say("number-decimal", &[]))
    }

    /// The sentence of that key with its blanks filled in; the key itself where there is none.
    pub fn say(&self, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let Some((text, rest)) = self.find(key) else { return key.to_owned() };
        match plain(rest) {
            Some(words) => typeset(self.lang, words).into_owned(),
            None => self.fill(text, key, blanks),
        }
    }

    /// The text that has this key, by number, and what stands there behind it.
    fn find(&self, key: &str) -> Option<(usize, &'static str)> {
        // Whoever panicked while it was held left a map that is whole.
        if let Some(&found) = self.found.read().unwrap_or_else(PoisonError::into_inner).get(key) {
            return Some(found);
        }
        let texts = self.lang.texts();
        let last = self.last.load(Ordering::Relaxed);
        let mut places = std::iter::once(last).chain((0..texts.len()).filter(|&at| at != last));
        let found = places.find_map(|at| Some((at, behind(texts[at], key)?)))?;
        self.last.store(found.0, Ordering::Relaxed);
        let mut all = self.found.write().unwrap_or_else(PoisonError::into_inner);
        all.insert(key.to_owned(), found);
        Some(found)
    }

    /// The sentence of that key, in that text, with its blanks filled in.
    fn fill(&self, text: usize, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let bundle = self.bundle(text);
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        // What fills a blank may be the text of others.
        let shown = |value: &FluentValue<'_>| match value {
            FluentValue::String(text) => FluentValue::from(visible(text).into_owned()),
            other => other.clone().into_owned(),
        };
        let args: FluentArgs<'_> =
            blanks.iter().map(|(name, value)| (*name, shown(value))).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The sentences of a text. None names one of another text, so that one is enough.
    fn bundle(&self, text: usize) -> &FluentBundle<FluentResource> {
        self.bundles[text].get_or_init(|| read(self.lang, self.lang.texts()[text]))
    }
}

/// What stands behind a key that begins a line of the text.
fn behind<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.match_indices(key).find_map(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + key.len()..]);
        if before.is_empty() || before.ends_with('\n') { after.strip_prefix(" =") } else { None }
    })
}

/// The sentence that begins here, if it is on one line and has nothing to fill in.
fn plain(rest: &str) -> Option<&str> {
    let mut lines = rest.lines();
    let words = lines.next()?.trim();
    let goes_on = lines.find(|line| !line.trim().is_empty()).is_some_and(|l| l.starts_with(' '));
    (!goes_on && !words.is_empty() && !words.contains(['{', '}'])).then_some(words)
}

fn read(lang: Lang, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // Isolation marks are for mixed writing directions; terminals show them as boxes.
    bundle.set_use_isolating(false);
    // A text with mistakes loses the sentences concerned; a test sees to it that none has.
    let resource = match FluentResource::try_new(typeset(lang, text).into_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

/// Says a sentence: `say!(words, "key")`, or with blanks `say!(words, "key", count = 3)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::FluentValue::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said as it stands is what Fluent would have made of it.
    #[test]
    fn mere_words_are_said_as_they_stand() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let (mut mere, mut others) = (0, 0);
            for (number, text) in lang.texts().iter().enumerate() {
                let keys = text.lines().filter(|line| line.starts_with(char::is_alphabetic));
                for key in keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
                    match behind(text, key).and_then(plain) {
                        Some(plain) => {
                            let plain = typeset(lang, plain);
                            assert_eq!(plain, words.fill(number, key, &[]), "{key}");
                            mere += 1;
                        }
                        None => others += 1,
                    }
                }
            }
            assert!(mere > 50 && others > 50, "{mere} and {others} in {}", lang.code());
        }
    }

    #[test]
    fn what_goes_on_or_has_blanks_is_for_fluent() {
        let text = "a = one\n\nab = two\n    lines\nb = { $blank }\nc =\n    below\nd = x\n\n    y\ne = last";
        for (key, words) in [
            ("a", Some("one")),
            ("ab", None),
            ("b", None),
            ("c", None),
            ("d", None),
            ("e", Some("last")),
        ] {
            assert_eq!(behind(text, key).and_then(plain), words, "{key}");
        }
        assert_eq!(behind(text, "lines"), None);
        assert_eq!(behind(text, "f"), None);
    }

    #[test]
    fn thousands_stand_apart() {
        let english = |number: u64| Words::new(Lang::En).number(&number);
        assert_eq!([0, 12, 123, 1234].map(english), ["0", "12", "123", "1,234"]);
        assert_eq!(english(u64::MAX), "18,446,744,073,709,551,615");
        assert_eq!(Words::new(Lang::Fr).number(&1_234_567), "1\u{202f}234\u{202f}567");
    }
}
