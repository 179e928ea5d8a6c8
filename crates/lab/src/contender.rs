//! A method with its options, as a text of one word: `backtrack-dfa+rules=before`.
//!
//! The text is the name of the method in records, tables and plots; it reads
//! back, and the same choices always have the same text.

use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_engine::nonogram::{METHODS, Nonogram, Offer, Options, method};
use grille_engine::run::Entry;
use std::fmt;

/// A method with its options.
#[derive(Clone)]
pub struct Contender {
    /// The method.
    pub entry: &'static Entry<Nonogram>,
    /// Its options.
    pub options: Options,
    /// The text of both.
    pub name: String,
}

/// Why a text is no contender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoContender {
    /// There is no method of that name.
    Method(String),
    /// The method does not offer this option.
    Option(&'static str, String),
    /// The option cannot have this value.
    Value(String, String),
}

grille_engine::errors_as_data!(NoContender);

impl Contender {
    /// A method and its options.
    pub fn new(entry: &'static Entry<Nonogram>, options: Options) -> Contender {
        let mut name = entry.name.to_owned();
        for offer in Offer::ALL {
            if let Some(value) = value(&options, *offer) {
                name += &format!("+{}={value}", offer.name());
            }
        }
        Contender { entry, options, name }
    }

    /// Every method as it is.
    pub fn all() -> Vec<Contender> {
        METHODS.iter().map(|entry| Contender::new(entry, Options::default())).collect()
    }

    /// What a text stands for.
    pub fn find(text: &str) -> Result<Contender, NoContender> {
        let mut words = text.split('+');
        let name = words.next().unwrap_or_default();
        let entry = method::find(name).ok_or_else(|| NoContender::Method(name.to_owned()))?;
        let mut options = Options::default();
        for word in words {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let offer = Offer::find(key).filter(|offer| entry.offers.contains(offer));
            let offer = offer.ok_or_else(|| NoContender::Option(entry.name, key.to_owned()))?;
            set(&mut options, offer, value)
                .ok_or_else(|| NoContender::Value(key.to_owned(), value.to_owned()))?;
        }
        Ok(Contender::new(entry, options))
    }

    /// Whether block-range rules work before the first hypothesis.
    pub fn has_rules(&self) -> bool {
        matches!(self.options.rules, Some(Rules::Before | Rules::During))
    }
}

impl PartialEq for Contender {
    fn eq(&self, other: &Contender) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The word for what was chosen of an offer.
fn value(options: &Options, offer: Offer) -> Option<String> {
    match offer {
        Offer::Rules => options.rules.map(|rules| rules.name().to_owned()),
        Offer::Choice => options.choice.map(|choice| choice.name().to_owned()),
        Offer::Lines => options.lines.map(|lines| lines.name().to_owned()),
        Offer::First => options.first.map(|first| first.name().to_owned()),
        Offer::Memo => options.memo.map(|memo| memo.to_string()),
        Offer::Passes => options.passes.map(|passes| passes.to_string()),
        Offer::States => options.states.map(|states| states.to_string()),
        Offer::Memory => options.memory.map(|memory| memory.to_string()),
        Offer::Seed => options.seed.map(|seed| seed.to_string()),
    }
}

/// Chooses by the word; nothing if it is no such word.
fn set(options: &mut Options, offer: Offer, word: &str) -> Option<()> {
    match offer {
        Offer::Rules => options.rules = Some(Rules::find(word)?),
        Offer::Choice => options.choice = Some(Choice::find(word)?),
        Offer::Lines => options.lines = Some(Lines::find(word)?),
        Offer::First => options.first = Some(First::find(word)?),
        Offer::Memo => options.memo = Some(word.parse().ok()?),
        Offer::Passes => options.passes = Some(word.parse().ok()?),
        Offer::States => options.states = Some(word.parse().ok()?),
        Offer::Memory => options.memory = Some(word.parse().ok()?),
        Offer::Seed => options.seed = Some(word.parse().ok()?),
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_reads_back_in_one_order() {
        let check = |text: &str| Contender::find(text).map(|contender| contender.name);
        assert_eq!(check("search"), Ok("search".to_owned()));
        let both = "backtrack-dfa+rules=before+passes=3";
        assert_eq!(check(both), Ok(both.to_owned()));
        assert_eq!(check("backtrack-dfa+passes=3+rules=before"), Ok(both.to_owned()));
        for contender in Contender::all() {
            assert_eq!(check(&contender.name), Ok(contender.name));
        }
    }

    #[test]
    fn what_is_no_contender_is_refused() {
        let check = |text: &str| Contender::find(text).unwrap_err();
        assert_eq!(check(""), NoContender::Method(String::new()));
        assert_eq!(check("magic"), NoContender::Method("magic".into()));
        assert_eq!(check("search+rules=before"), NoContender::Option("search", "rules".into()));
        assert_eq!(check("search+"), NoContender::Option("search", String::new()));
        let value = NoContender::Value("rules".into(), "often".into());
        assert_eq!(check("backtrack-nfa+rules=often"), value);
        assert_eq!(check("search+seed"), NoContender::Value("seed".into(), String::new()));
    }
}
