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
use std::sync::OnceLock;

/// A language, ready to speak.
pub struct Words {
    lang: Lang,
    /// The sentences of each text, read when the first of them is said: most runs
    /// of the program say one sentence, and reading all would take most of their time.
    bundles: Vec<OnceLock<FluentBundle<FluentResource>>>,
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Words {
        Words { lang, bundles: lang.texts().iter().map(|_| OnceLock::new()).collect() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a sentence of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle(key).is_some_and(|bundle| bundle.has_message(key))
    }

    /// The sentence of that key with its blanks filled in; the key itself where there is none.
    pub fn say(&self, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let bundle = self.bundle(key);
        let pattern = bundle.and_then(|bundle| bundle.get_message(key)?.value());
        let (Some(bundle), Some(pattern)) = (bundle, pattern) else { return key.to_owned() };
        let args: FluentArgs<'_> =
            blanks.iter().map(|(name, value)| (*name, value.clone())).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The sentences of the text that has this key. No sentence names another, so
    /// that of the other texts none is needed.
    fn bundle(&self, key: &str) -> Option<&FluentBundle<FluentResource>> {
        let mut texts = self.lang.texts().iter().zip(&self.bundles);
        let (text, bundle) = texts.find(|(text, _)| defines(text, key))?;
        Some(bundle.get_or_init(|| read(self.lang, text)))
    }
}

/// Whether a line of the text begins with this key.
fn defines(text: &str, key: &str) -> bool {
    text.match_indices(key).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + key.len()..]);
        (before.is_empty() || before.ends_with('\n')) && after.starts_with(" =")
    })
}

fn read(lang: Lang, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // Isolation marks are for mixed writing directions; terminals show them as boxes.
    bundle.set_use_isolating(false);
    // A text with mistakes loses the sentences concerned; a test sees to it that none has.
    let resource = match FluentResource::try_new(text.to_owned()) {
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
