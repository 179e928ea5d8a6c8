//! Every sentence that a person reads, in English and French.
//!
//! The sentences live in `en/*.ftl` and `fr/*.ftl` (Fluent), one key each; a
//! test holds the two languages together and finds keys that nobody uses.
//! Code says what it means with [`say!`], never with a sentence of its own.

mod lang;
mod nonogram;
mod problem;
mod report;

pub use fluent_bundle::FluentValue;
pub use lang::Lang;
pub use report::{Paint, draw};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// A language, ready to speak.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Isolation marks are for mixed writing directions; terminals show them as boxes.
        bundle.set_use_isolating(false);
        for text in lang.texts() {
            // A text with mistakes loses the sentences concerned; a test sees to it that none has.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a sentence of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A whole number with its thousands apart.
    pub fn number(&self, number: &impl ToString) -> String {
        let (digits, between) = (number.to_string(), self.say("number-group", &[]));
        let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join(&between)
    }

    /// The sentence of that key with its blanks filled in; the key itself where there is none.
    pub fn say(&self, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> =
            blanks.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
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

    #[test]
    fn thousands_stand_apart() {
        let english = |number: u64| Words::new(Lang::En).number(&number);
        assert_eq!([0, 12, 123, 1234].map(english), ["0", "12", "123", "1,234"]);
        assert_eq!(english(u64::MAX), "18,446,744,073,709,551,615");
        assert_eq!(Words::new(Lang::Fr).number(&1_234_567), "1\u{202f}234\u{202f}567");
    }
}
