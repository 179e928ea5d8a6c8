//! Campaign files. What stands at the top holds for every part that does not
//! say otherwise; all flaws are listed, each with its place.

use super::numbers::{NotNumbers, numbers, within};
use super::{Campaign, Flaw, FlawKind, MOST_ITERATIONS, Part, Source, Until, default};
use crate::contender::Contender;
use grille_engine::grid::MAX_SIDE;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The campaign that a text describes, or everything that is wrong with it. What a
/// folder of records says about itself (the table `made`) is passed over.
pub fn read(text: &str) -> Result<Campaign, Vec<Flaw>> {
    let table = DeTable::parse(text).map_err(|error| {
        let kind = FlawKind::Syntax(error.message().to_owned());
        vec![Flaw { at: error.span().unwrap_or(0..0), kind }]
    })?;
    let mut reader = Reader { flaws: Vec::new() };
    let mut draft = Draft::default();
    let (mut name, mut parts) = (None, None);
    for (key, value) in table.get_ref() {
        match key.get_ref().as_ref() {
            "name" => name = reader.text("name", value),
            "made" => {}
            "part" => parts = Some(value),
            _ => reader.key(&mut draft, key.get_ref(), key.span(), value),
        }
    }
    let mut made = Vec::new();
    match parts.map(|parts| (parts.get_ref(), parts.span())) {
        None if draft.is_empty() && reader.flaws.is_empty() => reader.flaw(0..0, FlawKind::NoPart),
        None => made.extend(reader.part(&draft, 0..0)),
        Some((DeValue::Array(tables), span)) => {
            for table in tables.iter() {
                match table.get_ref() {
                    DeValue::Table(keys) => {
                        let mut own = draft.clone();
                        let mut random = ["n", "chance", "iter", "seed"].into_iter();
                        if keys.contains_key("puzzles")
                            && let Some(key) = random.find(|key| keys.contains_key(*key))
                        {
                            reader.flaw(table.span(), FlawKind::PuzzlesAnd(key));
                        }
                        for (key, value) in keys {
                            reader.key(&mut own, key.get_ref(), key.span(), value);
                        }
                        made.extend(reader.part(&own, table.span()));
                    }
                    _ => reader.flaw(table.span(), FlawKind::WrongType("part")),
                }
            }
            if tables.is_empty() {
                reader.flaw(span, FlawKind::NoPart);
            }
        }
        Some((_, span)) => reader.flaw(span, FlawKind::WrongType("part")),
    }
    if !reader.flaws.is_empty() {
        reader.flaws.sort_by_key(|flaw| flaw.at.start);
        return Err(reader.flaws);
    }
    Ok(Campaign { name: name.unwrap_or_else(|| "campaign".to_owned()), parts: made })
}

/// What was said about a part so far.
#[derive(Clone, Default)]
struct Draft {
    sides: Option<Vec<u16>>,
    chances: Option<Vec<u8>>,
    iterations: Option<u64>,
    seed: Option<u64>,
    puzzles: Option<Vec<PathBuf>>,
    methods: Option<Vec<Contender>>,
    until: Option<Until>,
    steps: Option<u64>,
    time: Option<Duration>,
}

impl Draft {
    fn is_empty(&self) -> bool {
        self.sides.is_none() && self.puzzles.is_none() && self.methods.is_none()
    }
}

struct Reader {
    flaws: Vec<Flaw>,
}

type Value<'a> = Spanned<DeValue<'a>>;

impl Reader {
    fn flaw(&mut self, at: Range<usize>, kind: FlawKind) {
        self.flaws.push(Flaw { at, kind });
    }

    fn key(&mut self, draft: &mut Draft, key: &str, at: Range<usize>, value: &Value<'_>) {
        match key {
            "n" => {
                let sides = self.numbers("n", value, 1, MAX_SIDE as u64);
                draft.sides = sides.map(|all| all.into_iter().map(|n| n as u16).collect());
            }
            "chance" => {
                let chances = self.numbers("chance", value, 0, 100);
                draft.chances = chances.map(|all| all.into_iter().map(|n| n as u8).collect());
            }
            "iter" => draft.iterations = self.number("iter", value, 1, MOST_ITERATIONS),
            "seed" => draft.seed = self.number("seed", value, 0, i64::MAX as u64),
            "step-limit" => draft.steps = self.number("step-limit", value, 1, i64::MAX as u64),
            "time-limit" => draft.time = self.time(value),
            "until" => {
                draft.until = self.text("until", value).and_then(|word| {
                    let until = Until::find(&word);
                    if until.is_none() {
                        self.flaw(value.span(), FlawKind::Word("until", word));
                    }
                    until
                });
            }
            "methods" => draft.methods = self.methods(value),
            "puzzles" => {
                let paths = self.texts("puzzles", value);
                draft.puzzles =
                    paths.map(|all| all.into_iter().map(|(path, _)| path.into()).collect());
            }
            _ => self.flaw(at, FlawKind::UnknownKey(key.to_owned())),
        }
    }

    fn part(&mut self, draft: &Draft, at: Range<usize>) -> Option<Part> {
        let plain = Part::default();
        let source = match &draft.puzzles {
            Some(paths) => Source::Puzzles(paths.clone()),
            None => Source::Random {
                sides: draft.sides.clone().unwrap_or_else(|| vec![default::SIDE]),
                chances: draft.chances.clone().unwrap_or_else(|| vec![default::CHANCE]),
                iterations: draft.iterations.unwrap_or(default::ITERATIONS),
                seed: draft.seed.unwrap_or(default::SEED),
            },
        };
        let methods = draft.methods.clone().unwrap_or(plain.methods);
        if methods.is_empty() {
            self.flaw(at, FlawKind::Empty("methods"));
            return None;
        }
        Some(Part {
            source,
            methods,
            until: draft.until.unwrap_or_default(),
            steps: draft.steps.unwrap_or(default::STEPS),
            time: draft.time.unwrap_or(default::TIME),
        })
    }

    /// A text.
    fn text(&mut self, key: &'static str, value: &Value<'_>) -> Option<String> {
        match value.get_ref() {
            DeValue::String(text) => Some(text.clone().into_owned()),
            _ => {
                self.flaw(value.span(), FlawKind::WrongType(key));
                None
            }
        }
    }

    /// A text or a list of texts, each with its place.
    fn texts(
        &mut self,
        key: &'static str,
        value: &Value<'_>,
    ) -> Option<Vec<(String, Range<usize>)>> {
        let texts = match value.get_ref() {
            DeValue::Array(items) => items
                .iter()
                .map(|item| Some((self.text(key, item)?, item.span())))
                .collect::<Option<Vec<_>>>()?,
            _ => vec![(self.text(key, value)?, value.span())],
        };
        if texts.is_empty() {
            self.flaw(value.span(), FlawKind::Empty(key));
            return None;
        }
        Some(texts)
    }

    /// A whole number.
    fn number(
        &mut self,
        key: &'static str,
        value: &Value<'_>,
        least: u64,
        most: u64,
    ) -> Option<u64> {
        let DeValue::Integer(digits) = value.get_ref() else {
            self.flaw(value.span(), FlawKind::WrongType(key));
            return None;
        };
        let found = u64::from_str_radix(digits.as_str(), digits.radix())
            .map_err(|_| NotNumbers::Form(digits.to_string()));
        self.checked(key, value.span(), found.and_then(|found| within(found, least, most)))
    }

    /// A number, a text of numbers, or a list of those.
    fn numbers(
        &mut self,
        key: &'static str,
        value: &Value<'_>,
        least: u64,
        most: u64,
    ) -> Option<Vec<u64>> {
        match value.get_ref() {
            DeValue::Integer(_) => self.number(key, value, least, most).map(|number| vec![number]),
            DeValue::String(text) => self.checked(key, value.span(), numbers(text, least, most)),
            DeValue::Array(items) => {
                let mut all = Vec::new();
                for item in items.iter() {
                    all.extend(self.numbers(key, item, least, most)?);
                }
                if all.is_empty() {
                    self.flaw(value.span(), FlawKind::Empty(key));
                    return None;
                }
                all.sort_unstable();
                all.dedup();
                Some(all)
            }
            _ => {
                self.flaw(value.span(), FlawKind::WrongType(key));
                None
            }
        }
    }

    fn checked<T>(
        &mut self,
        key: &'static str,
        at: Range<usize>,
        result: Result<T, NotNumbers>,
    ) -> Option<T> {
        result.map_err(|why| self.flaw(at, FlawKind::Numbers(key, why))).ok()
    }

    /// Seconds as a number, or a text with a unit.
    fn time(&mut self, value: &Value<'_>) -> Option<Duration> {
        let parsed = match value.get_ref() {
            DeValue::Integer(digits) => duration(digits.as_str()),
            DeValue::String(text) => duration(text),
            _ => None,
        };
        if parsed.is_none() {
            self.flaw(value.span(), FlawKind::WrongType("time-limit"));
        }
        parsed
    }

    fn methods(&mut self, value: &Value<'_>) -> Option<Vec<Contender>> {
        let mut all: Vec<Contender> = Vec::new();
        for (text, at) in self.texts("methods", value)? {
            for word in text.split(',').map(str::trim) {
                let found = match word {
                    "all" => Ok(Contender::all()),
                    _ => Contender::find(word).map(|contender| vec![contender]),
                };
                match found {
                    Ok(found) => all.extend(found),
                    Err(why) => self.flaw(at.clone(), FlawKind::Method(why)),
                }
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|contender| seen.insert(contender.name.clone()));
        Some(all)
    }
}

/// The longest time, in milliseconds: 31 years, of which a floating point number holds each.
const LONGEST: f64 = 1e12;

/// `20s`, `500ms`, `2m`, `1h`; seconds without a unit. Whole milliseconds, as they are written, at
/// least one.
pub fn duration(text: &str) -> Option<Duration> {
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let seconds = match unit.trim() {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    let number: f64 = number.parse().ok()?;
    let milliseconds = number * seconds * 1000.0;
    let is_time = milliseconds > 0.0 && milliseconds <= LONGEST;
    is_time.then(|| Duration::from_millis(milliseconds.round().max(1.0) as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_whole_milliseconds_within_bounds() {
        for (text, milliseconds) in [
            ("20s", 20_000),
            ("500ms", 500),
            ("1.5", 1500),
            ("0.2ms", 1),
            ("999999999999ms", 999_999_999_999),
        ] {
            let time = duration(text);
            assert_eq!(time, Some(Duration::from_millis(milliseconds)), "{text}");
            assert_eq!(duration(&format!("{milliseconds}ms")), time, "{text} is written and read");
        }
        for text in ["0", "0ms", "0000000007259869810598493173986ms", "1e5", "2 days", "-1s"] {
            assert_eq!(duration(text), None, "{text}");
        }
    }
}
